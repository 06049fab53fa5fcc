/* SPDX-License-Identifier: MIT */
/* The line on a player's card that counts pieces: those left and those captured. While a move is
 * shown both follow what is seen of it. */
#include "board/piece_view.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/names.h"

enum {
    STEP_PERCENT = 62, /* captured pieces lie upon each other */
    SOLID = 255,
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

static int captured_count(const struct move *move)
{
    return move_is_capture(move) ? move->steps : 0;
}

/* --- Left --- */

/* Is a move on its way that is not counted before it has ended? One that is taken back is gone at
 * once. */
static bool move_counts_later(const struct play *play)
{
    return play->animation.active && play->animation.way != ANIMATION_BACKWARD;
}

struct pieces_left {
    int men, kings;
};

static struct pieces_left pieces_in(const struct position *position, enum side side)
{
    int kings = bits_count(position->pieces[side] & position->kings);
    return (struct pieces_left){bits_count(position->pieces[side]) - kings, kings};
}

/* What `side` has left: the piece that moves has come where it goes when it has landed, and each
 * that it captures is counted until it sets out for its captor. */
static struct pieces_left count_pieces(struct play *play, enum side side)
{
    struct position position = play_shown_state(play)->position;
    struct pieces_left left = pieces_in(&position, side);
    if (!move_counts_later(play))
        return left;
    struct animation *animation = &play->animation;
    struct animation_moment moment = animation_at(animation, play->desk->now);
    if (moment.steps < animation->move.steps)
        return pieces_in(&animation->before, side);
    if (side == animation->before.side)
        return left;
    for (int step = animation_left(animation, moment); step < captured_count(&animation->move);
         step++) {
        int square = move_captured_by_step(&animation->move, step);
        bool king = piece_is_king(position_piece(&animation->before, square));
        left.kings += king;
        left.men += !king;
    }
    return left;
}

void play_piece_tile(struct play *play, struct rect rect, enum piece piece)
{
    struct ui *ui = play->desk->ui;
    piece_on_ground(ui, rect, ui_px(ui, METRIC_GAP_SMALL), piece, play->looks);
}

/* How wide the number of so many pieces is, its piece and the air behind it included. */
static int counter_width(struct ui *ui, int height, int count)
{
    return height + ui_px(ui, METRIC_PAD) +
           text_width(ui->fonts, ui_small(ui), number_text(count).text) + ui_px(ui, METRIC_MARGIN);
}

/* So many of such a piece; cuts off what it takes. */
static void counter(struct play *play, struct rect *line, enum piece piece, int count)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = cut_left(line, counter_width(ui, line->h, count));
    play_piece_tile(play, cut_left(&rect, line->h), piece);
    cut_left(&rect, ui_px(ui, METRIC_PAD));
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT,
            number_text(count).text);
}

static bool men_counted(struct pieces_left left)
{
    return left.men > 0 || left.kings == 0;
}

/* The men that `side` has left in the position shown, and its kings if it has some. */
static void pieces_left(struct play *play, struct rect *line, enum side side)
{
    struct ui *ui = play->desk->ui;
    struct pieces_left left = count_pieces(play, side);
    struct rect rect = *line;
    if (men_counted(left))
        counter(play, line, side == BLACK ? BLACK_MAN : WHITE_MAN, left.men);
    if (left.kings > 0)
        counter(play, line, side == BLACK ? BLACK_KING : WHITE_KING, left.kings);
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    pieces_left_print(&sentence, side, left.men + left.kings, left.kings,
                      looks_side_names(play->looks));
    rect.w = line->x - rect.x;
    ui_note(ui, rect, memory);
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, memory);
}

/* Of a card's line, what pieces_left leaves of it. */
static struct rect tray_room(struct play *play, struct rect line, enum side side)
{
    struct ui *ui = play->desk->ui;
    struct pieces_left left = count_pieces(play, side);
    if (men_counted(left))
        cut_left(&line, counter_width(ui, line.h, left.men));
    if (left.kings > 0)
        cut_left(&line, counter_width(ui, line.h, left.kings));
    return line;
}

/* --- Captured --- */

/* What `side` has captured on the way to the position shown, the last capture first. */
static int captured_pieces(struct play *play, enum side side, enum piece pieces[PIECES_PER_SIDE])
{
    const struct game_tree *tree = &game_of(play)->tree;
    int count = 0, node = play_shown_node(play);
    for (int parent; (parent = tree_parent(tree, node)) != NODE_NONE; node = parent) {
        const struct move *move = tree_move(tree, node);
        struct position before = tree_state(tree, parent)->position;
        if (before.side != side)
            continue;
        for (int step = captured_count(move) - 1; step >= 0 && count < PIECES_PER_SIDE; step--)
            pieces[count++] = position_piece(&before, move_captured_by_step(move, step));
    }
    return count;
}

/* Of these, those that are on their way to the card of `side`. */
static int captured_on_way(struct play *play, enum side side)
{
    struct animation *animation = &play->animation;
    if (!move_counts_later(play) || animation->before.side != side)
        return 0;
    struct animation_moment moment = animation_at(animation, play->desk->now);
    return captured_count(&animation->move) - animation_arrived(animation, moment);
}

/* Where captured piece number `index` lies, from the right: it stays there when others come. Their
 * number is right of them all. */
static struct rect tray_place(struct ui *ui, struct rect line, int index)
{
    int size = int_min(line.h, line.w), number = text_width(ui->fonts, ui_small(ui), "12");
    cut_right(&line, number + ui_px(ui, METRIC_PAD));
    int room = int_max(0, line.w - size) / (PIECES_PER_SIDE - 1);
    int step = int_min(size * STEP_PERCENT / 100, room);
    return (struct rect){line.x + line.w - size - index * step, line.y, size, line.h};
}

/* A slot as wide as what lies in it, and how many that are; none when nothing has been captured. */
static void tray(struct play *play, struct rect rect, enum side side)
{
    enum piece pieces[PIECES_PER_SIDE];
    struct ui *ui = play->desk->ui;
    int all = captured_pieces(play, side, pieces), count = all - captured_on_way(play, side);
    char memory[96];
    struct strbuf label = strbuf_init(memory, sizeof memory);
    captured_print(&label, side, count, looks_side_names(play->looks));
    ui_note(ui, rect, memory);
    if (count == 0)
        return;
    struct rect slot = tray_place(ui, rect, count - 1);
    slot.w = tray_place(ui, rect, 0).x + slot.w - slot.x;
    if (ui_hovers(ui, slot))
        ui_hint(ui, slot, memory);
    draw_fill(&ui->list, slot, ui_px(ui, METRIC_GAP_SMALL), piece_ground(play->looks));
    for (int i = 0; i < count; i++)
        piece_view(ui, tray_place(ui, rect, i), pieces[all - 1 - i], play->looks, SOLID);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_RIGHT,
            number_text(count).text);
}

struct rect play_tray_begin(struct play *play, struct rect line, enum side side)
{
    return tray_place(play->desk->ui, tray_room(play, line, side), 0);
}

struct rect play_tray_place(struct play *play, struct rect line, enum side side, int step)
{
    enum piece pieces[PIECES_PER_SIDE];
    int index = captured_pieces(play, side, pieces) - captured_count(&play->animation.move) + step;
    return tray_place(play->desk->ui, tray_room(play, line, side), play->looks.tray ? index : 0);
}

void play_pieces(struct play *play, struct rect line, enum side side)
{
    pieces_left(play, &line, side);
    if (play->looks.tray)
        tray(play, line, side);
}

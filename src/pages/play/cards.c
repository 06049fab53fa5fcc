/* SPDX-License-Identifier: MIT */
/* The players' cards: name, score, the pieces left and those captured. A name is changed where it
 * stands; the rest of the card leads to the ledger. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/names.h"

enum {
    LINE_POINTS = 20,          /* what is left and captured, below the name */
    LINE_ROOMY_POINTS = 26,    /* in a card that is higher */
    ROOMY_POINTS = 70,         /* as high as this */
    PICTURE_FROM_POINTS = 300, /* a card so wide begins with its piece, large */
    STEP_PERCENT = 62,         /* captured pieces lie upon each other */
    SOLID = 255,
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const char *const card_names[] = {[BLACK] = "card-black", [WHITE] = "card-white"};
static const char *const name_names[] = {[BLACK] = "name-black", [WHITE] = "name-white"};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

/* --- Where things lie --- */

struct card_places {
    struct rect picture; /* of no width in a narrow card */
    struct rect name, score;
    struct rect line; /* pieces left, and captured */
};

/* Does it take two lines? Whoever's turn it is: that is bold. */
static bool name_is_long(struct ui *ui, const char *name, int width)
{
    struct text_style style = {FONT_BOLD, ui_small(ui).px};
    return text_width(ui->fonts, style, name) > width;
}

/* A name that takes two lines gets them, and the air around it. */
static void place_name(struct ui *ui, struct card_places *places, struct rect inside,
                       const char *name, bool roomy)
{
    static const int pads[2][2] = {{METRIC_PAD, METRIC_GAP_TINY}, {METRIC_GAP_WIDE, METRIC_PAD}};
    int pad = pads[roomy][name_is_long(ui, name, places->name.w)];
    inside = rect_centred(inside, inside.w, inside.h - 2 * ui_px(ui, pad));
    places->line = cut_bottom(&inside, ui_px(ui, roomy ? LINE_ROOMY_POINTS : LINE_POINTS));
    places->name.y = places->score.y = inside.y;
    places->name.h = places->score.h = inside.h;
}

static struct card_places card_places(struct ui *ui, struct rect card, const char *name,
                                      int score_width)
{
    struct card_places places = {0};
    bool roomy = card.h >= ui_px(ui, ROOMY_POINTS);
    int margin = ui_px(ui, METRIC_MARGIN);
    struct rect inside = rect_centred(card, int_max(0, card.w - 2 * margin), card.h);
    if (card.w >= ui_px(ui, PICTURE_FROM_POINTS)) {
        int side = card.h - 2 * ui_px(ui, roomy ? METRIC_GAP_WIDE : METRIC_PAD);
        places.picture = rect_centred(cut_left(&inside, side), side, side);
        cut_left(&inside, margin);
    }
    places.name = inside;
    places.score = cut_right(&places.name, score_width);
    cut_right(&places.name, ui_px(ui, METRIC_GAP));
    place_name(ui, &places, inside, name, roomy);
    return places;
}

/* --- Pieces --- */

/* The node whose pieces are counted: what a move captures is on its way until the move has ended.
 */
static int counted_node(const struct play *play)
{
    bool on_its_way = play->animation.active && play->animation.way != ANIMATION_BACKWARD;
    int node = play_shown_node(play);
    return on_its_way && node != NODE_ROOT ? tree_parent(&game_of(play)->tree, node) : node;
}

static void piece_tile(struct play *play, struct rect rect, enum piece piece)
{
    struct ui *ui = play->desk->ui;
    piece_on_ground(ui, rect, ui_px(ui, METRIC_GAP_SMALL), piece, play->looks);
}

/* So many of such a piece; cuts off what it takes. */
static void counter(struct play *play, struct rect *line, enum piece piece, int count)
{
    struct ui *ui = play->desk->ui;
    struct number_text number = number_text(count);
    piece_tile(play, cut_left(line, line->h), piece);
    cut_left(line, ui_px(ui, METRIC_PAD));
    struct rect rect = cut_left(line, text_width(ui->fonts, ui_small(ui), number.text));
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, number.text);
    cut_left(line, ui_px(ui, METRIC_MARGIN));
}

/* The men that `side` has left in the position shown, and its kings if it has some. */
static void pieces_left(struct play *play, struct rect *line, enum side side)
{
    struct ui *ui = play->desk->ui;
    struct position position = tree_state(&game_of(play)->tree, counted_node(play))->position;
    int all = bits_count(position.pieces[side]);
    int kings = bits_count(position.pieces[side] & position.kings);
    struct rect rect = *line;
    if (all > kings || kings == 0)
        counter(play, line, side == BLACK ? BLACK_MAN : WHITE_MAN, all - kings);
    if (kings > 0)
        counter(play, line, side == BLACK ? BLACK_KING : WHITE_KING, kings);
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    pieces_left_print(&sentence, side, all, kings, looks_side_names(play->looks));
    rect.w = line->x - rect.x;
    ui_note(ui, rect, memory);
    if (ui_hovers(ui, rect))
        ui_hint(ui, memory);
}

/* What `side` has captured on the way to a node, the last capture first. */
static int captured_pieces(const struct game_tree *tree, int node, enum side side,
                           enum piece pieces[PIECES_PER_SIDE])
{
    int count = 0;
    for (int parent; (parent = tree_parent(tree, node)) != NODE_NONE; node = parent) {
        const struct move *move = tree_move(tree, node);
        struct position before = tree_state(tree, parent)->position;
        if (before.side != side || !move_is_capture(move))
            continue;
        for (int step = move->steps - 1; step >= 0 && count < PIECES_PER_SIDE; step--)
            pieces[count++] = position_piece(&before, move_captured_by_step(move, step));
    }
    return count;
}

/* A slot as wide as what lies in it, from the right; none when nothing has been captured. */
static void tray(struct play *play, struct rect rect, enum side side)
{
    enum piece pieces[PIECES_PER_SIDE];
    struct ui *ui = play->desk->ui;
    int count = captured_pieces(&game_of(play)->tree, counted_node(play), side, pieces);
    int size = int_min(rect.h, rect.w);
    int step = int_min(size * STEP_PERCENT / 100, (rect.w - size) / (PIECES_PER_SIDE - 1));
    char memory[96];
    struct strbuf label = strbuf_init(memory, sizeof memory);
    captured_print(&label, side, count, looks_side_names(play->looks));
    ui_note(ui, rect, memory);
    if (count == 0)
        return;
    struct rect slot = cut_right(&rect, size + (count - 1) * step);
    if (ui_hovers(ui, slot))
        ui_hint(ui, memory);
    draw_fill(&ui->list, slot, ui_px(ui, METRIC_GAP_SMALL), piece_ground(play->looks));
    for (int i = 0; i < count; i++)
        piece_view(ui, (struct rect){slot.x + i * step, slot.y, size, slot.h},
                   pieces[count - 1 - i], play->looks, SOLID);
}

/* --- The name --- */

static void begin_rename(struct play *play, int player)
{
    struct strbuf name = strbuf_init(play->new_name, sizeof play->new_name);
    strbuf_add(&name, play->desk->match->players[player].name);
    play->renamed = player + 1;
    ui_edit(play->desk->ui, ui_id("player-name", 0));
}

static void end_rename(struct play *play)
{
    play->renamed = 0;
    play->desk->ui->focus = 0;
}

void play_keep_name(struct play *play)
{
    struct player name, stand_in;
    if (!play->renamed)
        return;
    int player = play->renamed - 1;
    widget_id focus = play->desk->ui->focus;
    stand_in = player_stand_in(player);
    player_set_name(&name, play->new_name);
    match_rename(play->desk->match, player, &name, &stand_in);
    end_rename(play);
    if (focus != ui_id("player-name", 0))
        play->desk->ui->focus = focus; /* something else has the keyboard already */
}

/* Where the name can be clicked: as high as anything that is clicked. */
static struct rect name_target(struct play *play, struct rect card, struct rect name,
                               const char *text)
{
    struct ui *ui = play->desk->ui;
    int pad = ui_px(ui, METRIC_PAD), least = ui_px(ui, METRIC_TARGET);
    int width = int_min(name.w, text_width(ui->fonts, ui_bold(ui), text));
    struct rect target = {name.x - pad, card.y, int_max(least, width + 2 * pad), least};
    return rect_common(target, card);
}

/* True when the name was asked to be changed. */
static bool name_pressed(struct ui *ui, struct rect target, enum side side, const char *text)
{
    const char *label = ui_format(ui, tr("Rename {player}"), {"player", text});
    struct widget *widget = ui_register(ui, name_names[side], 0, ROLE_BUTTON, target, label);
    widget_id id = widget->id;
    widget->takes_focus = true;
    return ui_clicked(ui, id, target) || ui_activated(ui, id);
}

/* In two lines of small print, as much of it as they hold: the strip has all of it. */
static void long_name(struct ui *ui, struct rect rect, struct colour ink, const char *text)
{
    char line[PLAYER_NAME_SIZE];
    const char *rest = text;
    int cuts = ui->cut_count, height = text_height(ui->fonts, ui_small(ui));
    rect = rect_centred(rect, rect.w, int_min(rect.h, 2 * height));
    text_next_line(ui->fonts, ui_small(ui), text, &rest, rect.w, line, sizeof line);
    ui_text(ui, cut_top(&rect, rect.h / 2), ui_small(ui), ink, ALIGN_LEFT, line);
    ui_text(ui, rect, ui_small(ui), ink, ALIGN_LEFT, rest);
    ui->cut_count = cuts; /* what people are called may be longer than a card */
}

static void draw_name(struct ui *ui, struct rect target, struct rect rect, enum side side,
                      const char *text, bool turn)
{
    int radius = ui_px(ui, METRIC_RADIUS_SMALL);
    struct rect face = {target.x, rect.y, target.w, rect.h};
    struct colour ink = ui_colour(ui, turn ? COLOUR_ACCENT : COLOUR_TEXT);
    enum widget_state state = ui_state(ui, ui_id(name_names[side], 0), target);
    if (state != STATE_REST)
        draw_fill(&ui->list, face, radius,
                  ui_colour(ui, state == STATE_PRESSED ? COLOUR_BUTTON_DOWN : COLOUR_BUTTON));
    if (ui_hovers(ui, target)) {
        ui->hint = ui_format(ui, tr("Rename {player}"), {"player", text});
    }
    if (name_is_long(ui, text, rect.w))
        long_name(ui, rect, ink, text);
    else
        ui_text(ui, rect, turn ? ui_bold(ui) : ui_body(ui), ink, ALIGN_LEFT, text);
    ui_focus_frame(ui, ui_id(name_names[side], 0), face, radius);
}

/* Enter keeps what was typed, as does whatever else is done; Escape leaves the name as it was. */
static void name_field(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    if (ui->focus != ui_id("player-name", 0) ||
        ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0)))
        play_keep_name(play);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0)))
        end_rename(play);
    else
        ui_field(ui, rect, "player-name", tr("Name"), play->new_name, sizeof play->new_name);
    if (play->renamed)
        ui_hint(ui, tr("Enter keeps the name, Esc leaves it as it was."));
}

/* --- The card --- */

static void register_card(struct ui *ui, struct rect rect, enum side side, const char *label)
{
    ui_register(ui, card_names[side], 0, ROLE_BUTTON, rect, label)->takes_focus = true;
    if (ui_hovers(ui, rect))
        ui->hint = ui_format(ui, tr("{player}: all games of this match (F3)"), {"player", label});
}

/* What the name in it has not taken. */
static bool card_pressed(struct ui *ui, struct rect rect, enum side side)
{
    widget_id id = ui_id(card_names[side], 0);
    return ui_clicked(ui, id, rect) || ui_activated(ui, id);
}

/* The card's edge and ground; whose turn it is has a bar and a frame. */
static void card_ground(struct ui *ui, struct rect rect, struct rect name, enum side side,
                        bool turn)
{
    struct colour accent = ui_colour(ui, COLOUR_ACCENT);
    int radius = ui_px(ui, METRIC_RADIUS), bar = ui_px(ui, METRIC_ACCENT);
    if (ui_hovers(ui, name))
        ui_panel(ui, rect); /* the name is a button of its own */
    else
        ui_card_ground(ui, rect, ui_id(card_names[side], 0), false);
    if (turn) {
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, bar, rect.h}, bar / 2, accent);
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME), accent);
    }
    ui_focus_frame(ui, ui_id(card_names[side], 0), rect, radius);
}

/* Is `side` to move in the position shown? */
static bool has_turn(const struct play *play, enum side side)
{
    return play_shown_state(play)->position.side == side && !play_shows_end(play);
}

/* Everything on the card but its name. */
static void card_contents(struct play *play, const struct card_places *places, enum side side,
                          int player)
{
    struct rect line = places->line;
    play_score(play, places->score, player, ALIGN_RIGHT);
    if (places->picture.w > 0)
        piece_tile(play, places->picture, side == BLACK ? BLACK_MAN : WHITE_MAN);
    pieces_left(play, &line, side);
    if (play->looks.tray)
        tray(play, line, side);
}

void play_card(struct play *play, struct rect rect, enum side side)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    bool turn = has_turn(play, side);
    int player = match_player_of_side(match, side);
    const char *name = match->players[player].name;
    struct strbuf label = ui_strbuf(ui, SENTENCE_SIZE);
    seat_print(&label, match, side, turn, looks_side_names(play->looks));
    struct card_places places = card_places(ui, rect, name, play_score_width(ui, match, player));
    struct rect target = name_target(play, rect, places.name, name);
    register_card(ui, rect, side, label.text);
    if (play->renamed != player + 1 && name_pressed(ui, target, side, name))
        begin_rename(play, player);
    if (card_pressed(ui, rect, side))
        desk_open(play->desk, "ledger");
    card_ground(ui, rect, target, side, turn);
    if (play->renamed == player + 1)
        name_field(
            play, rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_PAD), ui_px(ui, METRIC_TARGET)));
    if (play->renamed == player + 1)
        return;
    card_contents(play, &places, side, player);
    draw_name(ui, target, places.name, side, match->players[player].name, turn);
}

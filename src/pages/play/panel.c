/* SPDX-License-Identifier: MIT */
/* What stands beside the board: the players' cards, the draw meter, the moves and the buttons. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "notation/move_text.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

#include <stdio.h>

enum {
    NUMBER_POINTS = 36, /* the number of a move before it */
    HEAD_POINTS = 26,   /* above the moves */
    SOLID = 255,
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const char *const card_names[] = {[BLACK] = "card-black", [WHITE] = "card-white"};

static const struct game *game_of(const struct play *play)
{
    return &play->desk->match->game;
}

void play_measure(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct draw_state draws = game_draw_state_at(game_of(play), play_shown_ply(play));
    struct strbuf meter = strbuf_init(play->meter, sizeof play->meter);
    draw_meter_print(&meter, &game_of(play)->rules.rules, &draws);
    play->layout = play_layout(ui->screen, ui->scale, 0);
    if (meter.length == 0)
        return;
    struct rect column = {0, 0, play->layout.cards[0].w, 1 << 20};
    int height = ui_paragraph(ui, column, ui_small(ui), (struct colour){0}, play->meter, false);
    int line = ui_px(ui, PLAY_METER_POINTS);
    play->layout = play_layout(ui->screen, ui->scale, (height + line - 1) / line);
}

/* --- The players --- */

/* What `side` has captured up to the ply shown, in the order of capturing. */
static int captured_pieces(const struct game *game, int plies, enum side side,
                           enum piece pieces[PIECES_PER_SIDE])
{
    int count = 0;
    for (int ply = 0; ply < plies; ply++) {
        const struct move *move = game_move_at(game, ply);
        struct position before = game_position_at(game, ply);
        if (before.side != side || !move_is_capture(move))
            continue;
        for (int step = 0; step < move->steps && count < PIECES_PER_SIDE; step++)
            pieces[count++] = position_piece(&before, move_captured_by_step(move, step));
    }
    return count;
}

static void tray(struct play *play, struct rect rect, enum side side)
{
    enum piece pieces[PIECES_PER_SIDE];
    struct ui *ui = play->desk->ui;
    int count = captured_pieces(game_of(play), play_shown_ply(play), side, pieces);
    int size = int_min(rect.h, rect.w / PIECES_PER_SIDE + ui_px(ui, METRIC_PAD));
    char memory[96];
    struct strbuf label = strbuf_init(memory, sizeof memory);
    captured_print(&label, side, count);
    ui_note(ui, rect, memory);
    draw_fill(&ui->list, rect, ui_px(ui, METRIC_GAP_SMALL), ui_colour(ui, COLOUR_FIELD));
    for (int i = 0; i < count; i++) {
        int x = rect.x + i * (rect.w - size) / (PIECES_PER_SIDE - 1);
        piece_view(ui, (struct rect){x, rect.y + (rect.h - size) / 2, size, size}, pieces[i],
                   play->looks, SOLID);
    }
}

static void card_score(struct ui *ui, struct rect *inside, int half_points)
{
    char memory[16];
    struct strbuf score = strbuf_init(memory, sizeof memory);
    score_print(&score, half_points);
    int width = text_width(ui->fonts, ui_heading(ui), memory);
    ui_text(ui, cut_right(inside, width), ui_heading(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_RIGHT,
            memory);
    cut_right(inside, ui_px(ui, METRIC_GAP));
}

/* The whole card is a button: it leads to the ledger. */
static bool card_pressed(struct ui *ui, struct rect rect, enum side side, const char *label)
{
    struct widget *widget = ui_register(ui, card_names[side], 0, ROLE_BUTTON, rect, label);
    widget_id id = widget->id;
    widget->takes_focus = true;
    if (ui_hovers(ui, rect))
        ui->hint = ui_format(ui, tr("{player}: all games of this match (F3)"), {"player", label});
    return ui_clicked(ui, id, rect) || ui_activated(ui, id);
}

/* The card's edge and ground; whose turn it is has a bar and a frame. */
static void card_ground(struct ui *ui, struct rect rect, enum side side, bool turn)
{
    struct colour accent = ui_colour(ui, COLOUR_ACCENT);
    int radius = ui_px(ui, METRIC_RADIUS), bar = ui_px(ui, METRIC_ACCENT);
    ui_panel(ui, rect);
    if (turn) {
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, bar, rect.h}, bar / 2, accent);
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME), accent);
    }
    ui_focus_frame(ui, ui_id(card_names[side], 0), rect, radius);
}

static void card(struct play *play, struct rect rect, enum side side)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    bool turn = game_position(&match->game).side == side && !game_over(&match->game);
    int player = match_player_of_side(match, side);
    char memory[SENTENCE_SIZE];
    struct strbuf label = strbuf_init(memory, sizeof memory);
    seat_print(&label, match, side);
    if (card_pressed(ui, rect, side, memory))
        desk_open(play->desk, "ledger");
    card_ground(ui, rect, side, turn);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_PAD));
    cut_left(&inside, ui_px(ui, METRIC_PAD));
    if (play->looks.tray)
        tray(play, cut_bottom(&inside, ui_px(ui, 26)), side);
    struct rect piece = cut_left(&inside, inside.h);
    piece_view(ui, piece, side == BLACK ? BLACK_MAN : WHITE_MAN, play->looks, SOLID);
    cut_left(&inside, ui_px(ui, METRIC_GAP));
    card_score(ui, &inside, match_score(match).half_points[player]);
    ui_text(ui, inside, turn ? ui_bold(ui) : ui_body(ui),
            ui_colour(ui, turn ? COLOUR_ACCENT : COLOUR_TEXT), ALIGN_LEFT,
            match->players[player].name);
}

/* --- The move list --- */

static void move_row(struct play *play, struct rect rect, int row)
{
    struct ui *ui = play->desk->ui;
    const struct game *game = game_of(play);
    char number[16];
    snprintf(number, sizeof number, "%d.", row + 1);
    struct rect head = cut_left(&rect, ui_px(ui, NUMBER_POINTS));
    cut_right(&head, ui_px(ui, METRIC_GAP_SMALL));
    ui_text(ui, head, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_RIGHT, number);
    for (int i = 0; i < 2 && 2 * row + i < game->cursor; i++) {
        int ply = 2 * row + i;
        char memory[64];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        move_print_as(&text, game_move_at(game, ply), game_move_in_full(game, ply), play->names);
        bool chosen = play_shown_ply(play) == ply + 1;
        struct rect at = rect_column(rect, i, 2, ui_px(ui, METRIC_GAP_TINY));
        if (ui_item(ui, at, "move", ply + 1, memory, NULL, chosen))
            play_look_at(play, ply + 1);
    }
}

/* Keeps the move that is shown in sight when it changes. */
static void follow_moves(struct play *play, int row, int height)
{
    int shown = play_shown_ply(play);
    if (play->moves_seen == shown)
        return;
    play->moves_seen = shown;
    int top = (shown - 1) / 2 * row;
    play->moves_offset = int_clamp(play->moves_offset, top + row - height, int_max(0, top));
}

static void move_list(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    int row = ui_px(ui, METRIC_TARGET), rows = (game_of(play)->cursor + 1) / 2;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    char memory[SENTENCE_SIZE];
    struct strbuf head = strbuf_init(memory, sizeof memory);
    game_heading_print(&head, play->desk->match);
    int height = ui_text_height(ui, ui_small(ui), memory, inside.w);
    ui_text(ui, cut_top(&inside, int_max(ui_px(ui, HEAD_POINTS), height)), ui_small(ui),
            ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, memory);
    ui_note(ui, inside, memory);
    follow_moves(play, row, inside.h);
    struct rect content = ui_scroll_begin(ui, inside, "moves", rows * row, &play->moves_offset);
    for (int i = 0; i < rows; i++) {
        struct rect line = {content.x, content.y + i * row, content.w, row};
        if (rect_common(line, inside).h > 0)
            move_row(play, line, i);
    }
    ui_scroll_end(ui);
}

/* --- The buttons --- */

/* What a place of the grid holds: a command, or a page to open. */
struct place {
    enum command command;
    const char *page; /* NULL: the command */
};

/* Two commands give way to others that matter more now. */
static struct place place_at(const struct play *play, int index)
{
    static const struct place places[PLAY_BUTTONS] = {
        {COMMAND_UNDO, NULL},   {COMMAND_REDO, NULL}, {COMMAND_OFFER_DRAW, NULL},
        {COMMAND_RESIGN, NULL}, {COMMAND_FLIP, NULL}, {0, "rules"},
        {0, "settings"},        {0, "new-match"},
    };
    struct place place = places[index];
    if (!place.page && place.command == COMMAND_RESIGN && game_over(game_of(play)))
        place.command = COMMAND_REVENGE;
    if (!place.page && place.command == COMMAND_OFFER_DRAW &&
        game_claimable(game_of(play)) != REASON_NONE)
        place.command = COMMAND_CLAIM_DRAW;
    return place;
}

static void grid_button(struct play *play, struct rect rect, struct place place)
{
    struct button button =
        place.page ? page_button(play->desk, place.page) : command_button(place.command);
    button.icon_only = !play->layout.button_labels;
    if (!place.page) {
        button.why_not = play_obstacle(play, place.command);
        button.main = place.command == COMMAND_REVENGE;
    }
    if (!ui_button(play->desk->ui, rect, &button))
        return;
    if (place.page)
        desk_open_ply(play->desk, place.page, play->looked_at);
    else
        play_run(play, place.command);
}

static void button_grid(struct play *play)
{
    const struct play_layout *layout = &play->layout;
    int gap = ui_px(play->desk->ui, METRIC_GAP);
    for (int i = 0; i < PLAY_BUTTONS; i++) {
        struct rect row = layout->buttons;
        row.h = (row.h + gap) / layout->button_rows - gap;
        row.y += i / layout->button_columns * (row.h + gap);
        grid_button(play, rect_column(row, i % layout->button_columns, layout->button_columns, gap),
                    place_at(play, i));
    }
}

/* The smallest rectangle that holds both; one of no height holds nothing. */
static struct rect rect_around(struct rect a, struct rect b)
{
    if (b.h == 0)
        return a;
    int left = int_min(a.x, b.x), top = int_min(a.y, b.y);
    int right = int_max(a.x + a.w, b.x + b.w), bottom = int_max(a.y + a.h, b.y + b.h);
    return (struct rect){left, top, right - left, bottom - top};
}

static struct rect panel_rect(const struct play_layout *layout)
{
    struct rect rect = rect_around(layout->cards[0], layout->cards[1]);
    rect = rect_around(rect, layout->meter);
    rect = rect_around(rect, layout->moves);
    return rect_around(rect, layout->buttons);
}

static void meter(struct play *play)
{
    struct ui *ui = play->desk->ui;
    if (!play->meter[0])
        return;
    struct rect rect = play->layout.meter;
    struct rect measured = {0, 0, rect.w, 1 << 20};
    struct colour ink = ui_colour(ui, COLOUR_TEXT_DIM);
    int height = ui_paragraph(ui, measured, ui_small(ui), ink, play->meter, false);
    if (height > rect.h) {
        measured.w = ui_scroll_width(ui, rect.w);
        height = ui_paragraph(ui, measured, ui_small(ui), ink, play->meter, false);
    }
    ui_note(ui, rect, play->meter);
    struct rect content = ui_scroll_begin(ui, rect, "meter", height, &play->meter_offset);
    ui_paragraph(ui, content, ui_small(ui), ink, play->meter, true);
    ui_scroll_end(ui);
}

void play_panel(struct play *play)
{
    struct draw_list *list = &play->desk->ui->list;
    enum side above = play->desk->turned ? WHITE : BLACK;
    size_t layer = draw_layer_begin(list, panel_rect(&play->layout));
    card(play, play->layout.cards[0], above);
    card(play, play->layout.cards[1], side_other(above));
    meter(play);
    move_list(play, play->layout.moves);
    button_grid(play);
    draw_layer_end(list, layer);
}

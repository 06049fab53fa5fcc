/* SPDX-License-Identifier: MIT */
#include "pages/play_panel.h"

#include "board/board_view.h"
#include "notation/move_text.h"
#include "pages/play_page.h"

#include <stdio.h>
#include <string.h>

enum {
    ROW_POINTS = 44,
};

struct play_panel play_panel_measure(struct screens *screens, struct looks looks,
                                     struct square_names names)
{
    struct ui *ui = &screens->ui;
    const struct game *game = &screens->match->game;
    struct play_panel panel = {.looks = looks, .names = names};
    struct strbuf meter = strbuf_init(panel.meter, sizeof panel.meter);
    struct draw_state draws = game_draw_state(game);
    draw_meter_print(&meter, &game->rules.rules, &draws);
    panel.layout = play_layout(ui->screen, ui->scale, 0, looks.tray);
    if (meter.length == 0)
        return panel;
    struct rect column = {0, 0, panel.layout.cards[0].w, 1 << 20};
    int height = ui_paragraph(ui, column, ui_small(ui), (struct colour){0}, panel.meter, false);
    int line = ui_px(ui, 22);
    panel.layout = play_layout(ui->screen, ui->scale, (height + line - 1) / line, looks.tray);
    return panel;
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

static void tray(struct screens *screens, struct rect rect, enum side side, struct looks looks)
{
    enum piece pieces[PIECES_PER_SIDE];
    struct ui *ui = &screens->ui;
    int count = captured_pieces(&screens->match->game, play_page_shown_ply(screens), side, pieces);
    int size = int_min(rect.h, rect.w / PIECES_PER_SIDE + ui_px(ui, 6));
    char label[64];
    snprintf(label, sizeof label, "%s has captured %d", side_name(side), count);
    ui_note(ui, rect, label);
    draw_fill(&ui->list, rect, ui_px(ui, 4), ui_colour(ui, COLOUR_FIELD));
    for (int i = 0; i < count; i++) {
        int x = rect.x + i * (rect.w - size) / (PIECES_PER_SIDE - 1);
        piece_view(ui, (struct rect){x, rect.y + (rect.h - size) / 2, size, size}, pieces[i], looks,
                   255);
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
    cut_right(inside, ui_px(ui, 8));
}

static const char *const card_names[] = {[BLACK] = "card-black", [WHITE] = "card-white"};

/* The whole card is a button: it leads to the ledger. */
static bool card_pressed(struct ui *ui, struct rect rect, enum side side, const char *label)
{
    struct widget *widget = ui_register(ui, card_names[side], 0, ROLE_BUTTON, rect, label);
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool enter = ui->focus == id && ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0));
    if (ui_hovers(ui, rect))
        ui->hint = ui_format(ui, "{label}: all games of this match (F3)", {"label", label});
    return ui_clicked(ui, id, rect) || enter;
}

static void card(struct screens *screens, struct rect rect, enum side side,
                 const struct play_panel *panel)
{
    struct ui *ui = &screens->ui;
    const struct match *match = screens->match;
    struct position position = game_position(&match->game);
    bool turn = position.side == side && !game_over(&match->game);
    char label[96];
    struct score score = match_score(match);
    int player = match_player_of_side(match, side);
    snprintf(label, sizeof label, "%s, %s%s", match->players[player].name, side_name(side),
             turn ? ", to move" : "");
    if (card_pressed(ui, rect, side, label))
        command_run(screens, COMMAND_LEDGER);
    ui_panel(ui, rect);
    if (turn) {
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, 6), rect.h}, ui_px(ui, 3),
                  ui_colour(ui, COLOUR_ACCENT));
        draw_frame(&ui->list, rect, ui_px(ui, 8), ui_px(ui, 2), ui_colour(ui, COLOUR_ACCENT));
    }
    ui_focus_frame(ui, ui_id(card_names[side], 0), rect, ui_px(ui, 8));
    struct rect inside = rect_inset(rect, ui_px(ui, 6));
    cut_left(&inside, ui_px(ui, 6));
    if (panel->looks.tray)
        tray(screens, cut_bottom(&inside, ui_px(ui, 26)), side, panel->looks);
    struct rect piece = cut_left(&inside, inside.h);
    piece_view(ui, piece, side == BLACK ? BLACK_MAN : WHITE_MAN, panel->looks, 255);
    cut_left(&inside, ui_px(ui, 8));
    card_score(ui, &inside, score.half_points[player]);
    ui_text(ui, inside, turn ? ui_bold(ui) : ui_body(ui),
            ui_colour(ui, turn ? COLOUR_ACCENT : COLOUR_TEXT), ALIGN_LEFT,
            match->players[player].name);
}

/* --- The move list --- */

static void print_move(const struct game *game, int ply, struct square_names names,
                       struct strbuf *out)
{
    struct movelist list;
    struct position position = game_position_at(game, ply);
    movegen(&game->rules.rules, &position, &list);
    move_print(out, game_move_at(game, ply), &list, names);
}

static void move_row(struct screens *screens, struct rect rect, int row, struct square_names names)
{
    struct ui *ui = &screens->ui;
    const struct game *game = &screens->match->game;
    char number[16];
    snprintf(number, sizeof number, "%d.", row + 1);
    struct rect head = cut_left(&rect, ui_px(ui, 36));
    cut_right(&head, ui_px(ui, 4));
    ui_text(ui, head, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_RIGHT, number);
    for (int i = 0; i < 2 && 2 * row + i < game->cursor; i++) {
        int ply = 2 * row + i;
        char memory[64];
        struct strbuf text = strbuf_init(memory, sizeof memory);
        print_move(game, ply, names, &text);
        bool chosen = play_page_shown_ply(screens) == ply + 1;
        if (ui_item(ui, rect_column(rect, i, 2, ui_px(ui, 2)), "move", ply + 1, memory, NULL,
                    chosen))
            play_page_look_at(screens, ply + 1);
    }
}

/* Keeps the move that is shown in sight when it changes. */
static void follow_moves(struct play_page *page, int shown, int row, int height)
{
    if (page->moves_seen == shown)
        return;
    page->moves_seen = shown;
    int top = (shown - 1) / 2 * row;
    page->moves_offset = int_clamp(page->moves_offset, top + row - height, int_max(0, top));
}

static void move_list(struct screens *screens, struct rect rect, const struct play_panel *panel)
{
    struct ui *ui = &screens->ui;
    struct play_page *page = &screens->play;
    const struct match *match = screens->match;
    int row = ui_px(ui, ROW_POINTS), rows = (match->game.cursor + 1) / 2;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, 4));
    char head[80];
    snprintf(head, sizeof head, "%s, game %d", match->game.rules.name, match->finished_count + 1);
    ui_text(ui, cut_top(&inside, ui_px(ui, 26)), ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
            ALIGN_CENTRE, head);
    ui_note(ui, inside, head);
    follow_moves(page, play_page_shown_ply(screens), row, inside.h);
    struct rect content = ui_scroll_begin(ui, inside, "moves", rows * row, &page->moves_offset);
    for (int i = 0; i < rows; i++) {
        struct rect line = {content.x, content.y + i * row, content.w, row};
        if (rect_common(line, inside).h > 0)
            move_row(screens, line, i, panel->names);
    }
    ui_scroll_end(ui);
}

/* --- The buttons --- */

/* The commands in their places; two of them give way to others that matter more now. */
static enum command button_at(const struct screens *screens, int index)
{
    static const enum command commands[PLAY_BUTTONS] = {
        COMMAND_UNDO, COMMAND_REDO,  COMMAND_OFFER_DRAW, COMMAND_RESIGN,
        COMMAND_FLIP, COMMAND_RULES, COMMAND_SETTINGS,   COMMAND_NEW_MATCH,
    };
    const struct game *game = &screens->match->game;
    if (commands[index] == COMMAND_RESIGN && game_over(game))
        return COMMAND_REVENGE;
    if (commands[index] == COMMAND_OFFER_DRAW && game_claimable(game) != REASON_NONE)
        return COMMAND_CLAIM_DRAW;
    return commands[index];
}

static void button_grid(struct screens *screens, const struct play_layout *layout)
{
    struct ui *ui = &screens->ui;
    int gap = ui_px(ui, 8);
    for (int i = 0; i < PLAY_BUTTONS; i++) {
        struct rect row = layout->buttons;
        row.h = (row.h + gap) / layout->button_rows - gap;
        row.y += i / layout->button_columns * (row.h + gap);
        enum command command = button_at(screens, i);
        struct button button = command_button(command);
        button.icon_only = !layout->button_labels;
        button.why_not = command_obstacle(screens, command);
        button.main = command == COMMAND_REVENGE;
        struct rect at = rect_column(row, i % layout->button_columns, layout->button_columns, gap);
        if (ui_button(ui, at, &button))
            command_run(screens, command);
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

static void draw_meter(struct ui *ui, const struct play_panel *panel)
{
    if (!panel->meter[0])
        return;
    ui_paragraph(ui, panel->layout.meter, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                 panel->meter, true);
    ui_note(ui, panel->layout.meter, panel->meter);
}

void play_panel_pass(struct screens *screens, const struct play_panel *panel,
                     const struct board_geometry *geometry)
{
    struct draw_list *list = &screens->ui.list;
    const struct play_layout *layout = &panel->layout;
    enum side above = screens->play.turned ? WHITE : BLACK;
    if (play_panel_result_shown(screens))
        play_panel_result(screens, play_panel_result_rect(screens, geometry));
    size_t layer = draw_layer_begin(list, panel_rect(layout));
    card(screens, layout->cards[0], above, panel);
    card(screens, layout->cards[1], side_other(above), panel);
    draw_meter(&screens->ui, panel);
    move_list(screens, layout->moves, panel);
    if (screens->scene == SCENE_PLAY)
        button_grid(screens, layout);
    draw_layer_end(list, layer);
    layer = draw_layer_begin(list, layout->strip);
    play_panel_strip(screens, panel);
    draw_layer_end(list, layer);
}

/* SPDX-License-Identifier: MIT */
/* Same position, other rules: the legal moves of one position under two rule sets, side by side,
 * and why a move of the one is not a move of the other. */
#include "base/translate.h"
#include "board/board_view.h"
#include "notation/move_text.h"
#include "pages/rules_choice.h"
#include "prose/compare_prose.h"
#include "prose/names.h"

enum {
    LIST_POINTS = 240,
    COUNT_POINTS = 26,
    SENTENCE_SIZE = 2 * RULES_NAME_SIZE + 480,
    SIDES = 2,
};

static const char *const row_names[SIDES] = {"move-left", "move-right"};

struct compare_page {
    int ply; /* of the game; PLY_LIVE: where it stands */
    struct rules_key rules[SIDES];
    int offsets[SIDES];
};

/* One of the two rule sets, worked out for the position. */
struct column {
    const struct named_ruleset *rules;
    struct movelist list;
    int only; /* moves that the other has not */
};

struct comparison {
    struct desk *desk;
    struct compare_page *page;
    struct position position;
    struct looks looks;
    struct square_names names;
    struct column columns[SIDES];
    const struct move *shown; /* the move under the pointer or with the keyboard; NULL: none */
    int shown_side;
};

static bool only_here(const struct comparison *comparison, int side, const struct move *move)
{
    const struct movelist *other = &comparison->columns[1 - side].list;
    return !movelist_find(other, move->path, move->steps + 1);
}

/* Free Jump is the plainest contrast to a duty to capture, and the other way about. */
static struct rules_key contrast_to(const struct ruleset *rules)
{
    return rules_key_shipped(rules->capture == CAPTURE_OPTIONAL ? "american" : "freejump");
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    const struct named_ruleset *rules = &desk->match->game.rules;
    *(struct compare_page *)state = (struct compare_page){
        .ply = asked->ply,
        .rules = {shelf_key(desk->shelf, rules), contrast_to(&rules->rules)},
    };
}

/* A rule set may have been deleted since it was chosen: the match's own takes its place. */
static const struct named_ruleset *chosen_rules(struct desk *desk, struct rules_key *key)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, key);
    if (rules)
        return rules;
    *key = shelf_key(desk->shelf, &desk->match->game.rules);
    return &desk->match->game.rules;
}

static void work_out(struct comparison *comparison, struct desk *desk, struct compare_page *page)
{
    const struct game *game = &desk->match->game;
    int ply = page->ply == PLY_LIVE ? game->cursor : int_min(page->ply, game->count);
    comparison->desk = desk;
    comparison->page = page;
    comparison->position = game_position_at(game, ply);
    comparison->looks = preferences_looks(desk->preferences, &game->rules);
    comparison->names = square_names_for(&game->rules.rules, looks_square_style(comparison->looks));
    comparison->shown = NULL;
    for (int side = 0; side < SIDES; side++) {
        struct column *column = &comparison->columns[side];
        column->rules = chosen_rules(desk, &page->rules[side]);
        column->only = 0;
        movegen(&column->rules->rules, &comparison->position, &column->list);
    }
    for (int side = 0; side < SIDES; side++) {
        struct column *column = &comparison->columns[side];
        for (int i = 0; i < column->list.count; i++)
            column->only += only_here(comparison, side, &column->list.moves[i]);
    }
}

/* --- Which rule sets --- */

static void choices(struct desk *desk, struct compare_page *page, struct rect rect)
{
    static const char *const widgets[SIDES] = {"rules-left", "rules-right"};
    const char *const labels[SIDES] = {tr("Rules at the left"), tr("Rules at the right")};
    int gap = ui_px(desk->ui, METRIC_GAP_WIDE);
    for (int side = 0; side < SIDES; side++)
        if (rules_choice(desk, rect_column(rect, side, SIDES, gap), widgets[side], labels[side],
                         &page->rules[side]))
            page->offsets[side] = 0;
}

/* --- The moves --- */

/* How high the line is, that it is read whole. */
static int count_height(struct ui *ui, const struct column *column, int width)
{
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_count_print(&text, column->list.count, column->only);
    return int_max(ui_px(ui, COUNT_POINTS), ui_text_height(ui, ui_small(ui), memory, width));
}

static void count_line(struct ui *ui, struct rect rect, const struct column *column)
{
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_count_print(&text, column->list.count, column->only);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    struct strbuf label = strbuf_init(memory, sizeof memory);
    rules_move_count_print(&label, ruleset_title(column->rules).text, column->list.count,
                           column->only);
    ui_note(ui, rect, memory);
}

static void only_here_bar(struct ui *ui, struct rect line)
{
    struct rect bar = {line.x, line.y + ui_px(ui, METRIC_GAP), ui_px(ui, METRIC_BAR),
                       line.h - 2 * ui_px(ui, METRIC_GAP)};
    draw_fill(&ui->list, bar, ui_px(ui, METRIC_BAR) / 2, ui_colour(ui, COLOUR_ACCENT));
}

static void move_row(struct comparison *comparison, int side, struct rect line, int index)
{
    struct ui *ui = comparison->desk->ui;
    const struct column *column = &comparison->columns[side];
    const struct move *move = &column->list.moves[index];
    char memory[80];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_print(&text, move, &column->list, comparison->names);
    bool only = only_here(comparison, side, move);
    ui_item(ui, line, row_names[side], index + 1, memory, only ? tr("only here") : NULL, false);
    if (only)
        only_here_bar(ui, line);
    bool focused = ui->focus == ui_id(row_names[side], index + 1);
    if (ui_hovers(ui, line) || (focused && !comparison->shown)) {
        comparison->shown = move;
        comparison->shown_side = side;
    }
}

/* The two parts of a list's panel: the line about it, and the moves. */
static void divide_column(const struct comparison *comparison, int side, struct rect panel,
                          struct rect *head, struct rect *moves)
{
    struct ui *ui = comparison->desk->ui;
    *moves = rect_inset(panel, ui_px(ui, METRIC_PAD));
    int width = moves->w - ui_px(ui, METRIC_GAP);
    *head = cut_top(moves, count_height(ui, &comparison->columns[side], width));
    cut_left(head, ui_px(ui, METRIC_GAP));
    cut_top(moves, ui_px(ui, METRIC_PAD));
}

static void move_column(struct comparison *comparison, int side, struct rect panel)
{
    static const char *const names[SIDES] = {"moves-left", "moves-right"};
    struct ui *ui = comparison->desk->ui;
    const struct column *column = &comparison->columns[side];
    struct rect head, rect;
    ui_panel(ui, panel);
    divide_column(comparison, side, panel, &head, &rect);
    count_line(ui, head, column);
    int row = ui_px(ui, METRIC_TARGET);
    struct rect content = ui_scroll_begin(ui, rect, names[side], column->list.count * row,
                                          &comparison->page->offsets[side]);
    for (int i = 0; i < column->list.count; i++)
        move_row(comparison, side, cut_top(&content, row), i);
    ui_scroll_end(ui);
}

/* --- The board, and the sentence below --- */

static void board(const struct comparison *comparison, struct rect rect)
{
    struct desk *desk = comparison->desk;
    const struct ruleset *rules = &desk->match->game.rules.rules;
    const struct move *move = comparison->shown;
    struct board_picture picture = {
        .geometry = board_geometry_in(rect, desk->turned, rules->corner == CORNER_LIGHT),
        .position = comparison->position,
        .rules = rules,
        .looks = comparison->looks,
        .last = move,
    };
    /* At its end, what it captures still in sight: as when it begins to be taken back. */
    struct animation done = {.way = ANIMATION_BACKWARD, .before = comparison->position};
    if (move) {
        done.move = *move;
        picture.animation = &done;
        picture.moment.steps = move->steps;
    }
    board_view(desk->ui, &picture);
}

static void sentence_print(struct strbuf *out, const struct comparison *comparison)
{
    const struct column *columns = comparison->columns;
    const struct move *move = comparison->shown;
    if (move && only_here(comparison, comparison->shown_side, move))
        not_a_move_print(out, columns[1 - comparison->shown_side].rules, &comparison->position,
                         move, comparison->names, looks_side_names(comparison->looks));
    else if (move)
        strbuf_add(out, legal_under_both());
    else if (columns[0].only + columns[1].only == 0)
        strbuf_add(out, no_difference());
    else
        strbuf_add(out, point_at_a_move());
}

static void sentence_strip(struct ui *ui, const struct comparison *comparison, struct rect rect)
{
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    sentence_print(&text, comparison);
    /* Where it needs more lines it lies over what is above it for as long as it is there. */
    int bottom = rect.y + rect.h;
    rect = ui_message_room(ui, rect, ui_small(ui), memory);
    rect.y = bottom - rect.h;
    ui_message(ui, rect, TONE_PLAIN, ui_small(ui), memory);
}

/* --- Keys --- */

/* The row that has the keyboard; false: none. */
static bool focused_row(const struct comparison *comparison, int *side, int *index)
{
    for (*side = 0; *side < SIDES; ++*side)
        for (*index = 0; *index < comparison->columns[*side].list.count; ++*index)
            if (comparison->desk->ui->focus == ui_id(row_names[*side], *index + 1))
                return true;
    return false;
}

/* Gives the row the keyboard and scrolls so far that it is seen. */
static void focus_row(const struct comparison *comparison, int side, int index,
                      const struct rect panels[SIDES])
{
    struct rect head, moves;
    divide_column(comparison, side, panels[side], &head, &moves);
    int room = moves.h;
    struct ui *ui = comparison->desk->ui;
    int count = comparison->columns[side].list.count, row = ui_px(ui, METRIC_TARGET);
    if (count == 0)
        return;
    index = int_clamp(index, 0, count - 1);
    int *offset = &comparison->page->offsets[side];
    *offset = int_clamp(*offset, (index + 1) * row - room, index * row);
    ui->focus = ui_id(row_names[side], index + 1);
}

/* Up and down go from move to move, left and right to the other list. */
static void move_keys(const struct comparison *comparison, const struct rect panels[SIDES])
{
    struct ui *ui = comparison->desk->ui;
    int side, index;
    if (ui->focus == 0)
        focus_row(comparison, comparison->columns[0].list.count ? 0 : 1, 0, panels);
    if (!focused_row(comparison, &side, &index))
        return;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_DOWN, 0)))
        focus_row(comparison, side, index + 1, panels);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_UP, 0)))
        focus_row(comparison, side, index - 1, panels);
    else if (ui_take(ui, input_is_key(&ui->input, side ? SDLK_LEFT : SDLK_RIGHT, 0)))
        focus_row(comparison, 1 - side, index, panels);
}

/* The board above both lists in a tall window, between them in a wide one. */
static void lay_out(const struct ui *ui, struct rect room, struct rect *middle,
                    struct rect lists[SIDES])
{
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    if (ui->screen.h > ui->screen.w) {
        *middle = cut_top(&room, int_min(room.w, room.h * 3 / 5));
        cut_top(&room, gap);
        for (int side = 0; side < SIDES; side++)
            lists[side] = rect_column(room, side, SIDES, gap);
        return;
    }
    int width = int_min(ui_px(ui, LIST_POINTS), room.w * 29 / 100 - gap);
    lists[0] = cut_left(&room, width);
    lists[1] = cut_right(&room, width);
    cut_left(&room, gap);
    cut_right(&room, gap);
    *middle = room;
}

static void pass(struct desk *desk, void *state)
{
    struct compare_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    struct comparison comparison;
    choices(desk, page, cut_top(&room, ui_px(ui, METRIC_TARGET)));
    cut_top(&room, gap);
    work_out(&comparison, desk, page);
    struct rect strip = cut_bottom(&room, ui_px(ui, METRIC_ROW));
    cut_bottom(&room, gap);
    struct rect middle, lists[SIDES];
    lay_out(ui, room, &middle, lists);
    move_keys(&comparison, lists);
    for (int side = 0; side < SIDES; side++)
        move_column(&comparison, side, lists[side]);
    board(&comparison, middle);
    sentence_strip(ui, &comparison, strip);
}

const struct page compare_page = {
    .name = "compare",
    .title = N_("Compare rules"),
    .key = {SDLK_F4, 0},
    .state_size = sizeof(struct compare_page),
    .open = open,
    .pass = pass,
};

/* SPDX-License-Identifier: MIT */
/* Compare rules: the legal moves of one position under two rule sets, side by side, and why a move
 * of one is not a move of the other. If the position of the game does not part them, one that does
 * is shown. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/rule_contrast.h"
#include "board/sprites.h"
#include "notation/move_text.h"
#include "notation/square_text.h"
#include "pages/page.h"
#include "pages/rule_sets.h"
#include "prose/compare_prose.h"
#include "prose/names.h"
#include "toolkit/icons.h"

enum {
    COMPARE_SIDES = 2,
    LIST_POINTS = 240,
    TURN_POINTS = 270,
    TURN_PERCENT = 42, /* of a narrow page */
    SENTENCE_SIZE = 2 * RULES_NAME_SIZE + 480,
    COUNT_POINTS = 26,
    LINE_SIZE = RULES_NAME_SIZE + 240,
};

struct compare_page {
    int node; /* of the game; NODE_LIVE: where it stands */
    struct rules_key rules[COMPARE_SIDES];
    int offsets[COMPARE_SIDES];
    bool parts;                    /* `contrast` is a position in which the two part */
    bool shows_game;               /* and yet the game's is shown */
    struct rule_contrast contrast; /* of these rules */
};

/* One of the two rule sets, worked out for the position. */
struct compare_column {
    const struct named_ruleset *rules;
    struct movelist list;
    int only; /* moves that the other does not have */
};

/* Worked out in each pass; what it points to is lent. */
struct comparison {
    struct desk *desk;
    struct compare_page *page;
    struct position position;
    struct looks looks;
    struct square_names names;
    struct compare_column columns[COMPARE_SIDES];
    const struct move *shown; /* the move under the pointer or with the keyboard; NULL: none */
    int shown_side;
    struct rect lists[COMPARE_SIDES]; /* the rows of each list, as they lie scrolled */
};

/* --- Which position --- */

static const struct named_ruleset *chosen_rules(struct desk *desk, struct rules_key *key)
{
    return desk_rules(desk, key, &desk->match->game.rules);
}

/* The rules have been chosen: looks for a position that parts them. */
static void look_for_contrast(struct desk *desk, struct compare_page *page)
{
    page->parts = rule_contrast_find(&chosen_rules(desk, &page->rules[0])->rules,
                                     &chosen_rules(desk, &page->rules[1])->rules, &page->contrast);
}

/* Free Jump is the plainest contrast to rules with a duty to capture, and American to the others.
 */
static struct rules_key contrast_to(const struct ruleset *rules)
{
    return rules_key_shipped(rules->capture == CAPTURE_OPTIONAL ? "american" : "freejump");
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct compare_page *page = state;
    const struct named_ruleset *rules = &desk->match->game.rules;
    *page = (struct compare_page){
        .node = opening->node,
        .rules = {shelf_key(desk->shelf, rules), contrast_to(&rules->rules)},
    };
    look_for_contrast(desk, page);
    struct position position = desk_state(desk, page->node)->position;
    page->shows_game =
        !same_moves(&rules->rules, &chosen_rules(desk, &page->rules[1])->rules, &position);
}

static bool shows_game(const struct compare_page *page)
{
    return page->shows_game || !page->parts;
}

/* Returns true if the other rule set does not have this move of `side`. */
static bool only_here(const struct comparison *comparison, int side, const struct move *move)
{
    const struct movelist *other = &comparison->columns[1 - side].list;
    return !movelist_find(other, move->path, move->steps + 1);
}

static void work_out(struct comparison *comparison, struct desk *desk, struct compare_page *page)
{
    const struct game *game = &desk->match->game;
    comparison->desk = desk;
    comparison->page = page;
    comparison->position =
        shows_game(page) ? desk_state(desk, page->node)->position : page->contrast.position;
    comparison->looks = preferences_looks(desk->preferences, &game->rules);
    comparison->names = square_names_for(&game->rules.rules, looks_square_style(comparison->looks));
    comparison->shown = NULL;
    for (int side = 0; side < COMPARE_SIDES; side++) {
        struct compare_column *column = &comparison->columns[side];
        column->rules = chosen_rules(desk, &page->rules[side]);
        column->only = 0;
        movegen(&column->rules->rules, &comparison->position, &column->list);
    }
    for (int side = 0; side < COMPARE_SIDES; side++) {
        struct compare_column *column = &comparison->columns[side];
        for (int i = 0; i < column->list.count; i++)
            column->only += only_here(comparison, side, &column->list.moves[i]);
    }
}

/* Switches between the position of the game and one that parts the rules. */
static void turn_button(struct desk *desk, struct compare_page *page, struct rect rect)
{
    struct button turn = {.name = "show-difference",
                          .label = tr("Show where they differ"),
                          .why_not = page->parts ? NULL : no_contrast()};
    if (!shows_game(page))
        turn = (struct button){.name = "show-game", .label = tr("Show the game")};
    if (!ui_button(desk->ui, rect, &turn))
        return;
    page->shows_game = !shows_game(page);
    page->offsets[0] = page->offsets[1] = 0;
    desk->ui->focus = 0;
}

/* --- Which rule sets --- */

static void choices(struct desk *desk, struct compare_page *page, struct rect rect)
{
    static const char *const widgets[COMPARE_SIDES] = {"rules-left", "rules-right"};
    const char *const labels[COMPARE_SIDES] = {tr("Rules at the left"), tr("Rules at the right")};
    int gap = ui_px(desk->ui, METRIC_GAP_WIDE);
    for (int side = 0; side < COMPARE_SIDES; side++) {
        if (!rules_choice(desk, rect_column(rect, side, COMPARE_SIDES, gap), widgets[side],
                          labels[side], &page->rules[side]))
            continue;
        page->offsets[0] = page->offsets[1] = 0;
        look_for_contrast(desk, page);
    }
}

static const char *const row_names[COMPARE_SIDES] = {"move-left", "move-right"};

/* --- The moves --- */

/* Returns the height in which the line is read whole. */
static int count_height(struct ui *ui, const struct compare_column *column, int width)
{
    struct strbuf text = ui_strbuf(ui, LINE_SIZE);
    move_count_print(&text, column->list.count, column->only);
    return int_max(ui_px(ui, COUNT_POINTS), ui_text_height(ui, ui_small(ui), text.text, width));
}

static void count_line(struct ui *ui, struct rect rect, const struct compare_column *column)
{
    char memory[LINE_SIZE];
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
    const struct compare_column *column = &comparison->columns[side];
    const struct move *move = &column->list.moves[index];
    struct strbuf text = ui_strbuf(ui, 80);
    move_print(&text, move, &column->list, comparison->names);
    bool only = only_here(comparison, side, move);
    ui_item(ui, line, row_names[side], index + 1, text.text,
            only ? tr_c("of a move", "only here") : NULL, false);
    if (only)
        only_here_bar(ui, line);
    bool focused = ui->focus == ui_id(row_names[side], index + 1);
    if (ui_hovers(ui, line) || (focused && !comparison->shown)) {
        comparison->shown = move;
        comparison->shown_side = side;
    }
}

static int row_height(const struct comparison *comparison)
{
    return ui_px(comparison->desk->ui, METRIC_TARGET);
}

/* Divides the panel of a list into the line about it and whole rows of moves. */
static void divide_column(const struct comparison *comparison, int side, struct rect panel,
                          struct rect *head, struct rect *moves)
{
    struct ui *ui = comparison->desk->ui;
    int row = row_height(comparison);
    *moves = rect_inset(panel, ui_px(ui, METRIC_PAD));
    int width = moves->w - ui_px(ui, METRIC_GAP);
    *head = cut_top(moves, count_height(ui, &comparison->columns[side], width));
    cut_left(head, ui_px(ui, METRIC_GAP));
    cut_top(moves, ui_px(ui, METRIC_PAD));
    if (moves->h > row)
        moves->h -= moves->h % row;
}

/* No row is cut at rest. */
static void settle(const struct comparison *comparison, int side)
{
    int *offset = &comparison->page->offsets[side], row = row_height(comparison);
    if (!comparison->desk->ui->held)
        *offset = (*offset + row / 2) / row * row;
}

/* Draws the list of one side. Sets what is shown of the comparison. */
static void move_list(struct comparison *comparison, int side, struct rect panel)
{
    static const char *const names[COMPARE_SIDES] = {"moves-left", "moves-right"};
    struct ui *ui = comparison->desk->ui;
    const struct compare_column *column = &comparison->columns[side];
    int row = row_height(comparison);
    struct rect head, rect;
    ui_panel(ui, panel);
    divide_column(comparison, side, panel, &head, &rect);
    count_line(ui, head, column);
    settle(comparison, side);
    struct rect content = ui_scroll_begin(ui, rect, names[side], column->list.count * row,
                                          &comparison->page->offsets[side]);
    comparison->lists[side] = content;
    for (int i = 0; i < column->list.count; i++)
        move_row(comparison, side, cut_top(&content, row), i);
    ui_scroll_end(ui);
}

/* Returns the place of the move in a list, or -1. */
static int place_of(const struct movelist *list, const struct move *move)
{
    const struct move *found = movelist_find(list, move->path, move->steps + 1);
    return found ? (int)(found - list->moves) : -1;
}

/* Frames the move that is shown in both lists, when both are drawn. */
static void frames(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES])
{
    struct ui *ui = comparison->desk->ui;
    int height = row_height(comparison);
    for (int side = 0; side < COMPARE_SIDES && comparison->shown; side++) {
        struct rect row = comparison->lists[side], head, seen;
        int place = place_of(&comparison->columns[side].list, comparison->shown);
        divide_column(comparison, side, panels[side], &head, &seen);
        row.y += place * height;
        row.h = height;
        if (place < 0 || row.y < seen.y || row.y + row.h > seen.y + seen.h)
            continue;
        draw_frame(&ui->list, row, ui_px(ui, METRIC_RADIUS_SMALL), ui_px(ui, METRIC_FRAME),
                   ui_colour(ui, COLOUR_ACCENT));
    }
}

/* --- Keys --- */

/* Finds the row that has the keyboard. Returns false if none has. */
static bool focused_row(const struct comparison *comparison, int *side, int *index)
{
    for (*side = 0; *side < COMPARE_SIDES; ++*side)
        for (*index = 0; *index < comparison->columns[*side].list.count; ++*index)
            if (comparison->desk->ui->focus == ui_id(row_names[*side], *index + 1))
                return true;
    return false;
}

/* Gives the row the keyboard and scrolls until it is seen. */
static void focus_row(const struct comparison *comparison, int side, int index,
                      const struct rect panels[COMPARE_SIDES])
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

/* Gives the keyboard to the first move that only one rule set has, or else to the first of all. */
static void focus_first(const struct comparison *comparison,
                        const struct rect panels[COMPARE_SIDES])
{
    for (int side = 0; side < COMPARE_SIDES; side++) {
        const struct movelist *list = &comparison->columns[side].list;
        for (int i = 0; i < list->count; i++)
            if (only_here(comparison, side, &list->moves[i])) {
                focus_row(comparison, side, i, panels);
                return;
            }
    }
    focus_row(comparison, comparison->columns[0].list.count ? 0 : 1, 0, panels);
}

/* Up and down go from move to move, left and right to the other list. If nothing else has the
 * keyboard, the first move that only one rule set allows gets it. */
static void list_keys(const struct comparison *comparison, const struct rect panels[COMPARE_SIDES])
{
    struct ui *ui = comparison->desk->ui;
    int side, index;
    if (ui->focus == 0)
        focus_first(comparison, panels);
    if (!focused_row(comparison, &side, &index))
        return;
    if (ui_key(ui, SDLK_DOWN))
        focus_row(comparison, side, index + 1, panels);
    else if (ui_key(ui, SDLK_UP))
        focus_row(comparison, side, index - 1, panels);
    else if (ui_key(ui, side ? SDLK_LEFT : SDLK_RIGHT))
        focus_row(comparison, 1 - side, index, panels);
}

/* --- The board, and the sentence below --- */

/* Returns the pieces that have a move under one of the rule sets only. */
static squareset differing_starts(const struct comparison *comparison)
{
    squareset starts = 0;
    for (int side = 0; side < COMPARE_SIDES; side++) {
        const struct movelist *list = &comparison->columns[side].list;
        for (int i = 0; i < list->count; i++)
            if (only_here(comparison, side, &list->moves[i]))
                starts |= square_set(list->moves[i].path[0]);
    }
    return starts;
}

/* While a move is shown the board has no marks of its own. */
static void mark_starts(struct ui *ui, const struct board_picture *picture, squareset starts)
{
    enum theme_index theme = picture->looks.board;
    struct colour tint = board_mark_colour(theme, SPRITE_MARK_MOVABLE);
    for (int square = squareset_next(starts, 0); square; square = squareset_next(starts, square))
        draw_sprite_tinted(&ui->list, board_sprite(theme, SPRITE_MARK_MOVABLE),
                           board_square_rect(&picture->geometry, square), tint);
}

static void position_line(const struct comparison *comparison, struct rect rect)
{
    struct ui *ui = comparison->desk->ui;
    const struct compare_page *page = comparison->page;
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    if (shows_game(page))
        compared_ply_print(&text, desk_state(comparison->desk, page->node)->ply);
    else
        compared_example_print(&text, page->contrast.field);
    page_line(ui, rect, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_CENTRE, text.text);
}

static void board(const struct comparison *comparison, struct rect rect)
{
    struct desk *desk = comparison->desk;
    position_line(comparison, cut_top(&rect, ui_px(desk->ui, METRIC_CAPTION)));
    const struct move *move = comparison->shown;
    struct board_picture picture =
        board_picture_in(rect, desk->turned, &comparison->position, &desk->match->game.rules.rules,
                         comparison->looks);
    picture.last = move;
    /* The end of the move, with what it captures still in sight. */
    struct animation done = {.way = ANIMATION_BACKWARD, .before = comparison->position};
    squareset moved = move ? move_visited(move) : 0;
    if (move) {
        done.move = *move;
        picture.animation = &done;
        picture.moment.steps = move->steps;
    }
    board_view(desk->ui, &picture);
    mark_starts(desk->ui, &picture, differing_starts(comparison) & ~moved);
}

static void sentence_print(struct strbuf *out, const struct comparison *comparison)
{
    const struct compare_column *columns = comparison->columns;
    const struct move *move = comparison->shown;
    if (move && only_here(comparison, comparison->shown_side, move))
        not_a_move_print(out, columns[1 - comparison->shown_side].rules, &comparison->position,
                         move, comparison->names, looks_side_names(comparison->looks));
    else if (columns[0].only + columns[1].only == 0)
        no_difference_print(out, columns[0].rules, columns[1].rules);
    else if (move)
        legal_under_both_print(out, columns[0].rules, columns[1].rules);
    else
        strbuf_add(out, point_at_a_move());
}

static void sentence_strip(struct ui *ui, const struct comparison *comparison, struct rect rect)
{
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    sentence_print(&text, comparison);
    /* A long sentence covers what is above it. */
    int bottom = rect.y + rect.h;
    rect = ui_message_room(ui, rect, ui_small(ui), text.text);
    rect.y = bottom - rect.h;
    ui_message(ui, rect, TONE_PLAIN, ui_small(ui), text.text);
}

/* The board above both lists in a tall window, between them in a wide one. */
static void lay_out(const struct ui *ui, struct rect room, struct rect *middle,
                    struct rect lists[COMPARE_SIDES])
{
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    if (ui->screen.h > ui->screen.w) {
        *middle = cut_top(&room, int_min(room.w, room.h * 3 / 5));
        cut_top(&room, gap);
        for (int side = 0; side < COMPARE_SIDES; side++)
            lists[side] = rect_column(room, side, COMPARE_SIDES, gap);
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
    int turn = int_min(ui_px(ui, TURN_POINTS), page_room(ui).w * TURN_PERCENT / 100);
    struct rect beside, room = page_head_beside(desk, turn, &beside);
    int gap = ui_px(ui, METRIC_GAP_WIDE);
    struct comparison comparison;
    turn_button(desk, page, beside);
    choices(desk, page, cut_top(&room, ui_px(ui, METRIC_TARGET)));
    cut_top(&room, gap);
    work_out(&comparison, desk, page);
    struct rect strip = cut_bottom(&room, ui_px(ui, METRIC_ROW));
    cut_bottom(&room, gap);
    struct rect middle, lists[COMPARE_SIDES];
    lay_out(ui, room, &middle, lists);
    list_keys(&comparison, lists);
    for (int side = 0; side < COMPARE_SIDES; side++)
        move_list(&comparison, side, lists[side]);
    frames(&comparison, lists);
    board(&comparison, middle);
    sentence_strip(ui, &comparison, strip);
}

const struct page compare_page = {
    .name = "compare",
    .title = N_("Compare rules"),
    .icon = &icons[ICON_COMPARE],
    .key = {SDLK_F4, 0},
    .lasting = true,
    .state_size = sizeof(struct compare_page),
    .open = open,
    .pass = pass,
};

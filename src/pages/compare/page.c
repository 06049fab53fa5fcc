/* SPDX-License-Identifier: MIT */
/* Same position, other rules: the legal moves of one position under two rule sets, side by side,
 * and why a move of the one is not a move of the other. Where the position of the game does not
 * part them, one that does is shown. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/sprites.h"
#include "pages/compare/compare.h"
#include "pages/rules_choice.h"
#include "prose/compare_prose.h"
#include "prose/names.h"

enum {
    LIST_POINTS = 240,
    TURN_POINTS = 270,
    TURN_PERCENT = 42, /* of a narrow page */
    SENTENCE_SIZE = 2 * RULES_NAME_SIZE + 480,
};

/* --- Which position --- */

static const struct ply_state *shown_state(const struct desk *desk, const struct compare_page *page)
{
    const struct game *game = &desk->match->game;
    return tree_state(&game->tree, page->node == NODE_LIVE ? game_node(game) : page->node);
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

/* The rules have been chosen: looks for a position that parts them. */
static void look_for_contrast(struct desk *desk, struct compare_page *page)
{
    page->parts = rule_contrast_find(&chosen_rules(desk, &page->rules[0])->rules,
                                     &chosen_rules(desk, &page->rules[1])->rules, &page->contrast);
}

/* Free Jump is the plainest contrast to a duty to capture, and the other way about. */
static struct rules_key contrast_to(const struct ruleset *rules)
{
    return rules_key_shipped(rules->capture == CAPTURE_OPTIONAL ? "american" : "freejump");
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct compare_page *page = state;
    const struct named_ruleset *rules = &desk->match->game.rules;
    *page = (struct compare_page){
        .node = asked->node,
        .rules = {shelf_key(desk->shelf, rules), contrast_to(&rules->rules)},
    };
    look_for_contrast(desk, page);
    struct position position = shown_state(desk, page)->position;
    page->shows_game =
        !same_moves(&rules->rules, &chosen_rules(desk, &page->rules[1])->rules, &position);
}

static bool shows_game(const struct compare_page *page)
{
    return page->shows_game || !page->parts;
}

bool compare_only_here(const struct comparison *comparison, int side, const struct move *move)
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
        shows_game(page) ? shown_state(desk, page)->position : page->contrast.position;
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
            column->only += compare_only_here(comparison, side, &column->list.moves[i]);
    }
}

/* From the position of the game to one that parts the rules, and back. */
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

/* --- The board, and the sentence below --- */

/* The pieces with which one of the rule sets has a move that the other has not. */
static squareset differing_starts(const struct comparison *comparison)
{
    squareset starts = 0;
    for (int side = 0; side < COMPARE_SIDES; side++) {
        const struct movelist *list = &comparison->columns[side].list;
        for (int i = 0; i < list->count; i++)
            if (compare_only_here(comparison, side, &list->moves[i]))
                starts |= square_set(list->moves[i].path[0]);
    }
    return starts;
}

/* While a move is shown the board has no marks of its own. */
static void mark_starts(struct ui *ui, const struct board_picture *picture, squareset starts)
{
    enum board_theme_index theme = picture->looks.board;
    struct colour tint = board_mark_colour(theme, SPRITE_MARK_MOVABLE);
    for (int square = squareset_next(starts, 0); square; square = squareset_next(starts, square))
        draw_sprite_tinted(&ui->list, board_sprite(theme, SPRITE_MARK_MOVABLE),
                           board_square_rect(&picture->geometry, square), tint);
}

static void position_line(const struct comparison *comparison, struct rect rect)
{
    struct ui *ui = comparison->desk->ui;
    const struct compare_page *page = comparison->page;
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    if (shows_game(page))
        compared_ply_print(&text, shown_state(comparison->desk, page)->ply);
    else
        compared_example_print(&text, page->contrast.field);
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE, memory);
    ui_note(ui, rect, memory);
}

static void board(const struct comparison *comparison, struct rect rect)
{
    struct desk *desk = comparison->desk;
    position_line(comparison, cut_top(&rect, ui_px(desk->ui, METRIC_CAPTION)));
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
    if (move && compare_only_here(comparison, comparison->shown_side, move))
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
    char memory[SENTENCE_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    sentence_print(&text, comparison);
    /* Where it needs more lines it lies over what is above it for as long as it is there. */
    int bottom = rect.y + rect.h;
    rect = ui_message_room(ui, rect, ui_small(ui), memory);
    rect.y = bottom - rect.h;
    ui_message(ui, rect, TONE_PLAIN, ui_small(ui), memory);
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
    compare_keys(&comparison, lists);
    for (int side = 0; side < COMPARE_SIDES; side++)
        compare_list(&comparison, side, lists[side]);
    compare_frames(&comparison, lists);
    board(&comparison, middle);
    sentence_strip(ui, &comparison, strip);
}

const struct page compare_page = {
    .name = "compare",
    .title = N_("Compare rules"),
    .key = {SDLK_F4, 0},
    .lasting = true,
    .state_size = sizeof(struct compare_page),
    .open = open,
    .pass = pass,
};

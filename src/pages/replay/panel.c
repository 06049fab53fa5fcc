/* SPDX-License-Identifier: MIT */
/* Whose game it is and how it ended, its moves, and what can be done with it. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/replay/replay.h"
#include "prose/date_prose.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "prose/result_prose.h"
#include "toolkit/icons.h"

enum {
    LINE_SIZE = 2400,
    ACTIONS_MAX = 8,
    OPENING_ROWS = 3, /* of moves, below the name of the opening */
};

static const struct library_row *row_of(const struct replay *replay)
{
    return &replay->desk->library->replay.row;
}

const struct library_deletion *replay_deletion(const struct replay *replay)
{
    int64_t game = row_of(replay)->game;
    return game != 0 ? deletion_last(replay->desk, game) : NULL;
}

/* --- In words --- */

static const char *player_name(const struct replay *replay, enum side side)
{
    const struct library_row *row = row_of(replay);
    const char *name = side == BLACK ? row->black : row->white;
    return name[0] ? name : side_name(side, looks_side_names(replay->looks));
}

/* Returns the node at which the game ended. */
static int end_of(const struct replay *replay)
{
    return tree_main_end(&replay->game->tree);
}

/* Returns true if the reason is known. A file says only who won: unless the board shows why, the
 * reason is a guess. */
static bool reason_is_known(const struct replay *replay, const struct result *result)
{
    return row_of(replay)->match != 0 ||
           (result->reason != REASON_RESIGNED && result->reason != REASON_AGREED);
}

/* Returns how the game ended. */
static const char *result_words(const struct replay *replay)
{
    struct ui *ui = replay->desk->ui;
    struct result result = tree_result(&replay->game->tree, end_of(replay));
    struct strbuf out = ui_strbuf(ui, LINE_SIZE);
    (reason_is_known(replay, &result) ? result_print : result_without_reason_print)(
        &out, &result, player_name(replay, BLACK), player_name(replay, WHITE));
    if (!out.text[0] && row_of(replay)->result == LIBRARY_UNFINISHED)
        strbuf_add(&out, tr("It is not finished."));
    return out.text;
}

static const char *detail_words(const struct replay *replay)
{
    struct strbuf moves = ui_strbuf(replay->desk->ui, 64), date = ui_strbuf(replay->desk->ui, 80);
    struct arena *texts = &replay->desk->ui->texts;
    struct strbuf out = ui_strbuf(replay->desk->ui, LINE_SIZE);
    struct strbuf event = ui_strbuf(replay->desk->ui, LINE_SIZE);
    const struct library_row *row = row_of(replay);
    event_print(&event, row->event, row->site, row->round);
    date_print(&date, row->date, replay->desk->today);
    moves_print(&moves, tree_state(&replay->game->tree, end_of(replay))->ply);
    page_add_fact(&out, library_rules_name(texts, row->rules, replay->desk->shelf->own));
    page_add_fact(&out, date.text);
    page_add_fact(&out, event.text);
    page_add_fact(&out, moves.text);
    return out.text;
}

static const char *players_words(const struct replay *replay)
{
    return page_players_whole(replay->desk->ui, player_name(replay, BLACK),
                              player_name(replay, WHITE));
}

/* Returns the points right of the players; nothing if the game goes on. */
static const char *points_words(const struct replay *replay)
{
    enum library_result result = row_of(replay)->result;
    return result == LIBRARY_UNFINISHED ? "" : library_points(result);
}

/* --- The head --- */

static int points_width(const struct replay *replay)
{
    struct ui *ui = replay->desk->ui;
    const char *points = points_words(replay);
    return points[0] ? text_width(ui->fonts, ui_heading(ui), points) + ui_px(ui, METRIC_MARGIN) : 0;
}

static int inside_width(const struct ui *ui, int width)
{
    return width - 2 * ui_px(ui, METRIC_MARGIN);
}

static int players_height(const struct replay *replay, int width)
{
    struct ui *ui = replay->desk->ui;
    return ui_text_height(ui, ui_bold(ui), players_words(replay), width - points_width(replay));
}

static int line_height(struct ui *ui, const char *words, int width)
{
    return words[0] ? ui_text_height(ui, ui_small(ui), words, width) : 0;
}

int replay_head_height(struct replay *replay, int width)
{
    struct ui *ui = replay->desk->ui;
    width = inside_width(ui, width);
    return players_height(replay, width) + line_height(ui, result_words(replay), width) +
           line_height(ui, detail_words(replay), width) + ui_px(ui, METRIC_GAP_SMALL) +
           2 * ui_px(ui, METRIC_PAD);
}

static void head_line(struct ui *ui, struct rect *rect, enum colour_role ink, const char *words)
{
    int height = line_height(ui, words, rect->w);
    if (height > rect->h)
        return; /* a low window has no room for it */
    struct rect line = cut_top(rect, height);
    page_long_line(ui, line, ui_small(ui), ink, ALIGN_LEFT, words);
}

void replay_head(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    ui_panel(ui, rect);
    rect = rect_centred(rect, inside_width(ui, rect.w), rect.h - 2 * ui_px(ui, METRIC_PAD));
    struct rect upper = cut_top(&rect, players_height(replay, rect.w));
    struct rect points = cut_right(&upper, points_width(replay));
    page_long_line(ui, upper, ui_bold(ui), COLOUR_TEXT, ALIGN_LEFT, players_words(replay));
    ui_text(ui, points, ui_heading(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_RIGHT,
            points_words(replay));
    cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
    head_line(ui, &rect, COLOUR_TEXT, result_words(replay));
    head_line(ui, &rect, COLOUR_TEXT_DIM, detail_words(replay));
}

/* --- What can be done with it --- */

static void take_up(struct replay *replay)
{
    replay->desk->request = (struct request){REQUEST_TAKE_UP, .node = replay_node(replay)};
}

static void go_on(struct replay *replay)
{
    replay->desk->request = (struct request){REQUEST_GO_ON, .game = row_of(replay)->game};
}

static void open_rules(struct replay *replay)
{
    struct rules_key key = shelf_key(replay->desk->shelf, &replay->game->rules);
    desk_open(replay->desk, "rules")->rules = desk_keep(replay->desk, &key, sizeof key);
}

static void export_game(struct replay *replay)
{
    desk_open(replay->desk, "export")->games =
        (struct export_choice){EXPORT_GAMES, {&row_of(replay)->game, 1}};
}

static void open_details(struct replay *replay)
{
    desk_open(replay->desk, "details");
}

void replay_open_openings(struct replay *replay)
{
    struct page_opening *opening = desk_open(replay->desk, "openings");
    opening->replayed = true;
    opening->node = replay_node(replay);
}

static void delete_game(struct replay *replay)
{
    deletion_begin(replay->desk, row_of(replay));
}

struct action {
    struct button button;
    void (*run)(struct replay *replay);
};

/* Returns true if the shelf has the rules of this game; those of the match do not count. */
static bool rules_are_known(const struct replay *replay)
{
    const struct shelf *shelf = replay->desk->shelf;
    struct rules_key key = shelf_key(shelf, &replay->game->rules);
    const struct named_ruleset *rules = shelf_find(shelf, &key);
    return rules && ruleset_equal(&rules->rules, &replay->game->rules.rules);
}

static int list_actions(const struct replay *replay, struct action actions[ACTIONS_MAX])
{
    const struct library_row *row = row_of(replay);
    const struct desk *desk = replay->desk;
    bool there = row->game != 0 && !replay_deletion(replay);
    bool current = library_is_current(desk->library, row);
    int count = 0;
    actions[count++] = (struct action){
        {.name = "take-up", .label = tr("Play on from here"), .icon = &icons[ICON_NEW]}, take_up};
    if (there && row->match != 0 && !current)
        actions[count++] = (struct action){
            {.name = "go-on", .label = tr("Go on with this match"), .icon = &icons[ICON_REDO]},
            go_on};
    actions[count++] = (struct action){replay_analyse_button(replay), replay_analyse};
    struct button flip = command_button(desk, COMMAND_FLIP);
    actions[count++] = (struct action){flip, replay_turn};
    if (rules_are_known(replay))
        actions[count++] = (struct action){{.name = "rules",
                                            .label = tr_c("a page", "Rules"),
                                            .icon = page_button(desk, "rules").icon},
                                           open_rules};
    if (there)
        actions[count++] =
            (struct action){{.name = "export",
                             .label = tr_c("a button", "Export"),
                             .icon = &icons[ICON_SAVE],
                             .key = page_button(desk, "save-file").key, /* what saves here */
                             .other_key = page_button(desk, "save-file").other_key},
                            export_game};
    if (!replay_deletion(replay))
        actions[count++] = (struct action){page_button(desk, "details"), open_details};
    if (there && !current)
        actions[count++] = (struct action){command_button(desk, COMMAND_DELETE_GAME), delete_game};
    return count;
}

/* With words two buttons share a row. */
static int rows_of(int count, bool words)
{
    return words ? (count + 1) / 2 : 1;
}

int replay_actions_height(struct replay *replay, bool words)
{
    const struct ui *ui = replay->desk->ui;
    struct action actions[ACTIONS_MAX];
    int rows = rows_of(list_actions(replay, actions), words);
    return rows * ui_px(ui, METRIC_TARGET) + (rows - 1) * ui_px(ui, METRIC_GAP);
}

static struct rect action_place(const struct ui *ui, struct rect rect, int index, int count,
                                bool words)
{
    int gap = ui_px(ui, words ? METRIC_GAP : METRIC_GAP_SMALL), target = ui_px(ui, METRIC_TARGET);
    if (!words)
        return rect_column(rect, index, count, gap);
    struct rect row = {rect.x, rect.y + index / 2 * (target + gap), rect.w, target};
    bool alone = index == count - 1 && index % 2 == 0;
    return alone ? row : rect_column(row, index % 2, 2, gap);
}

void replay_actions(struct replay *replay, struct rect rect, bool words)
{
    struct ui *ui = replay->desk->ui;
    struct action actions[ACTIONS_MAX];
    int count = list_actions(replay, actions), pressed = -1;
    for (int i = 0; i < count; i++) {
        actions[i].button.icon_only = !words;
        if (ui_button(ui, action_place(ui, rect, i, count, words), &actions[i].button))
            pressed = i;
    }
    if (pressed >= 0)
        actions[pressed].run(replay);
}

/* --- The moves: whatever is chosen in the list is shown --- */

/* A comment before the first move may stand below. */
static void no_moves(struct ui *ui, struct rect *inside)
{
    const char *words = tr("No move was made.");
    int height =
        int_max(ui_px(ui, METRIC_TARGET), ui_text_height(ui, ui_small(ui), words, inside->w));
    ui_text(ui, cut_top(inside, height), ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_CENTRE,
            words);
}

/* Names the opening above the list, if that leaves it enough room. */
static void opening_line(const struct replay *replay, struct rect *inside)
{
    struct ui *ui = replay->desk->ui;
    const char *name =
        page_opening(&replay->game->rules.rules, &replay->game->tree, replay->line[replay->moves]);
    int height = ui_px(ui, METRIC_CAPTION);
    if (name[0] && inside->h >= height + OPENING_ROWS * ui_px(ui, METRIC_LIST_ROW))
        page_long_line(ui, cut_top(inside, height), ui_small(ui), COLOUR_TEXT_DIM, ALIGN_CENTRE,
                       name);
}

void replay_moves(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    const struct game_tree *tree = &replay->game->tree;
    ui_panel(ui, rect);
    struct rect inside = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    if (tree_first_child(tree, NODE_ROOT) == NODE_NONE)
        no_moves(ui, &inside);
    opening_line(replay, &inside);
    struct moves_view view = {.ui = ui,
                              .tree = tree,
                              .names = replay->names,
                              .shown = replay_node(replay),
                              .reads = true,
                              .line = replay->line,
                              .made = replay->move};
    struct moves_event event = moves_list_pass(&replay->list, &view, inside);
    if (event.kind != MOVES_NOTHING)
        replay_go_to(replay, event.node);
}

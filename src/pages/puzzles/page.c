/* SPDX-License-Identifier: MIT */
/* Puzzles: positions in which one way wins, to be found by hand. */
#include "base/translate.h"
#include "pages/puzzles/puzzles.h"
#include "pages/rule_sets.h"
#include "prose/date_prose.h"
#include "toolkit/icons.h"

enum {
    RULES_POINTS = 300,
    OWN_POINTS = 150,       /* the button that leads to the puzzles of one's own games */
    OWN_WORDS_POINTS = 800, /* a page this wide has words on it */
    BELOW_POINTS = 150,     /* the least height of the panel below the board, without its buttons */
    BUTTON_POINTS = 140,    /* four buttons so wide stand in one row */
    LIST_POINTS = 176,      /* the least height of a list that is worth its room */
    LINE_SIZE = RULES_NAME_SIZE + 200,
    BUTTONS = 4,
};

/* --- Which puzzle --- */

static const struct puzzles *puzzles_of(const struct puzzle_page *page)
{
    return page->practice.desk->puzzles;
}

static bool is_solved(const struct puzzle_page *page, int index)
{
    return solved_has(puzzle_solved(page), puzzle_id(&puzzles_of(page)->games[index]));
}

static int count_solved(const struct puzzle_page *page)
{
    int solved = 0;
    for (int i = 0; i < puzzles_of(page)->count; i++)
        solved += is_solved(page, i);
    return solved;
}

static void go_to(struct puzzle_page *page, int index)
{
    page->index = index;
    page->wanted = true;
    puzzle_begin(page);
}

/* Begins with the first puzzle that has not been solved. */
static void begin(struct puzzle_page *page)
{
    int index = 0, count = puzzles_of(page)->count;
    while (index < count && is_solved(page, index))
        index++;
    page->begun = true;
    page->offset = 0;
    if (count > 0)
        go_to(page, index < count ? index : 0);
}

static void choose(struct puzzle_page *page, const struct rules_key *rules, bool own)
{
    page->key = *rules;
    page->own = own;
    page->asked = page->begun = false;
}

/* Asks for the puzzles, unless this pass has asked for something else, and begins when they are
 * there. */
static void ask(struct puzzle_page *page)
{
    struct desk *desk = page->practice.desk;
    if (!page->asked && desk->request.kind == REQUEST_NONE) {
        desk->request = (struct request){page->own ? REQUEST_OWN_PUZZLES : REQUEST_PUZZLES,
                                         .rules = &page->key};
        page->asked = true;
    } else if (page->asked && !page->begun && desk->puzzles->there) {
        begin(page);
    }
}

/* --- Buttons --- */

static struct button previous_button(const struct puzzle_page *page)
{
    return (struct button){.name = "previous-puzzle",
                           .label = tr_c("a button", "Back"),
                           .icon = &icons[ICON_PREVIOUS],
                           .why_not = page->index == 0 ? puzzle_is_first() : NULL};
}

static struct button again_button(const struct puzzle_page *page)
{
    bool untouched = page->node == NODE_ROOT && page->phase == PUZZLE_ASK;
    return (struct button){.name = "again",
                           .label = tr_c("a button", "Again"),
                           .icon = &icons[ICON_UNDO],
                           .why_not = untouched ? puzzle_is_untouched() : NULL};
}

static struct button hint_button(const struct puzzle_page *page)
{
    bool asks = page->phase == PUZZLE_ASK && page->hint != PUZZLE_HINT_MOVE;
    return (struct button){.name = "hint",
                           .label = tr_c("a button", "Hint"),
                           .icon = &icons[ICON_HINT],
                           .why_not = asks ? NULL : puzzle_needs_no_hint()};
}

/* Enter goes on from a puzzle that is solved, unless a button has the keyboard. */
static struct button next_button(const struct puzzle_page *page)
{
    bool done = page->phase == PUZZLE_DONE, last = page->index == puzzles_of(page)->count - 1;
    struct button button = {
        .name = "next-puzzle",
        .label = is_solved(page, page->index) ? tr_c("a button", "Next") : tr_c("a button", "Skip"),
        .icon = &icons[ICON_NEXT],
        .main = done && !last,
        .why_not = last ? puzzle_is_last() : NULL,
    };
    if (done && page->practice.desk->ui->focus == 0)
        button.fixed_key.key = SDLK_RETURN;
    return button;
}

static void press(struct puzzle_page *page, int button)
{
    if (button == 0)
        go_to(page, page->index - 1);
    else if (button == 1)
        puzzle_begin(page);
    else if (button == 2)
        puzzle_give_hint(page);
    else if (button == 3)
        go_to(page, page->index + 1);
}

/* In one row where there is room for the words, else two and two. */
static int rows_in(const struct ui *ui, int width)
{
    return width >= BUTTONS * ui_px(ui, BUTTON_POINTS) ? 1 : 2;
}

static int buttons_height(const struct ui *ui, int width)
{
    int rows = rows_in(ui, width);
    return rows * ui_px(ui, METRIC_TARGET) + (rows - 1) * ui_px(ui, METRIC_GAP);
}

static void buttons(struct puzzle_page *page, struct rect rect)
{
    struct ui *ui = page->practice.desk->ui;
    int gap = ui_px(ui, METRIC_GAP), columns = BUTTONS / rows_in(ui, rect.w), pressed = -1;
    const struct button all[BUTTONS] = {previous_button(page), again_button(page),
                                        hint_button(page), next_button(page)};
    /* Of two rows the lower one leads from puzzle to puzzle. */
    static const int order[][BUTTONS] = {{0, 1, 2, 3}, {1, 2, 0, 3}};
    struct rect row = {0};
    for (int i = 0; i < BUTTONS; i++) {
        int button = order[columns < BUTTONS][i];
        if (i % columns == 0) {
            row = cut_top(&rect, ui_px(ui, METRIC_TARGET));
            cut_top(&rect, gap);
        }
        if (ui_button(ui, rect_column(row, i % columns, columns, gap), &all[button]))
            pressed = button;
    }
    press(page, pressed);
}

/* --- The panel --- */

static void small_line(struct puzzle_page *page, struct rect *rect, const char *text)
{
    struct ui *ui = page->practice.desk->ui;
    page_line(ui, cut_top(rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui), COLOUR_TEXT_DIM,
              ALIGN_LEFT, text);
}

static void heading(struct puzzle_page *page, struct rect *rect)
{
    struct ui *ui = page->practice.desk->ui;
    struct strbuf progress = ui_strbuf(ui, LINE_SIZE), title = ui_strbuf(ui, LINE_SIZE);
    struct strbuf facts = ui_strbuf(ui, LINE_SIZE);
    if (puzzles_of(page)->seeking)
        own_puzzles_sought_print(&progress, puzzles_of(page)->looked, puzzles_of(page)->to_look);
    else
        puzzle_progress_print(&progress, count_solved(page), puzzles_of(page)->count);
    small_line(page, rect, progress.text);
    puzzle_number_print(&title, page->index + 1);
    page_line(ui, cut_top(rect, text_height(ui->fonts, ui_heading(ui))), ui_heading(ui),
              COLOUR_ACCENT, ALIGN_LEFT, title.text);
    puzzle_grade_print(&facts, page->puzzle.grade);
    page_add_fact(&facts, is_solved(page, page->index) ? tr_c("of a puzzle", "solved") : NULL);
    small_line(page, rect, facts.text);
}

/* Adds which game it comes from, or whose puzzles they are, if they are those of other rules. */
static void origin_print(struct strbuf *out, struct puzzle_page *page)
{
    struct desk *desk = page->practice.desk;
    const struct puzzles *puzzles = puzzles_of(page);
    if (puzzles->set == PUZZLES_OWN) {
        const struct library_row *row = &puzzles->origins[page->index];
        struct strbuf date = ui_strbuf(desk->ui, LINE_SIZE);
        date_print(&date, row->date, desk->today);
        puzzle_from_print(out, page_players_whole(desk->ui, row->black, row->white), date.text);
        return;
    }
    const struct rules_key shipped = rules_key_shipped(presets[puzzles->set].id);
    if (!rules_key_equal(&shipped, &page->key))
        puzzles_of_print(out, &presets[puzzles->set]);
}

static void origin(struct puzzle_page *page, struct rect *rect)
{
    struct ui *ui = page->practice.desk->ui;
    struct strbuf text = ui_strbuf(ui, LINE_SIZE);
    origin_print(&text, page);
    if (!text.text[0])
        return;
    cut_top(rect, ui_px(ui, METRIC_GAP));
    page_paragraph(ui, rect, ui_small(ui), COLOUR_TEXT, text.text, true);
}

/* Brings the row of the puzzle into sight. */
static void scroll_to_chosen(struct puzzle_page *page, int room, int row)
{
    int top = page->index * row;
    if (page->wanted && top < page->offset)
        page->offset = top;
    if (page->wanted && top + row > page->offset + room)
        page->offset = top + row - room;
    page->wanted = false;
}

/* Lists the puzzles, each a row that leads to it. */
static void contents(struct puzzle_page *page, struct rect rect)
{
    struct ui *ui = page->practice.desk->ui;
    int picked = page->index, row = ui_px(ui, METRIC_TARGET), count = puzzles_of(page)->count;
    scroll_to_chosen(page, rect.h, row);
    rect = ui_scroll_begin(ui, rect, "puzzles", count * row, &page->offset);
    for (int i = 0; i < count; i++) {
        struct strbuf label = ui_strbuf(ui, LINE_SIZE);
        struct puzzle puzzle;
        puzzle_read(&puzzles_of(page)->games[i], &puzzle);
        puzzle_row_print(&label, i + 1, puzzle.grade);
        if (ui_item(ui, cut_top(&rect, row), "puzzle", i + 1, label.text,
                    is_solved(page, i) ? tr_c("of a puzzle", "solved") : NULL, i == page->index))
            picked = i;
    }
    ui_scroll_end(ui);
    if (picked != page->index)
        go_to(page, picked);
}

static void panel(struct puzzle_page *page, struct rect rect)
{
    struct ui *ui = page->practice.desk->ui;
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, METRIC_MARGIN));
    struct rect lower = cut_bottom(&rect, buttons_height(ui, rect.w));
    cut_bottom(&rect, ui_px(ui, METRIC_MARGIN));
    heading(page, &rect);
    origin(page, &rect);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    if (rect.h >= ui_px(ui, LIST_POINTS))
        contents(page, rect);
    buttons(page, lower);
}

/* --- The page --- */

static const struct named_ruleset *rules_of(struct puzzle_page *page)
{
    return desk_rules(page->practice.desk, &page->key, preset_find("american"));
}

static struct rect head(struct puzzle_page *page)
{
    struct desk *desk = page->practice.desk;
    struct ui *ui = desk->ui;
    struct button own = {.name = "own-puzzles",
                         .label = tr_c("a choice: puzzles from there", "Your games"),
                         .icon = &icons[ICON_LIBRARY],
                         .icon_only = page_room(ui).w < ui_px(ui, OWN_WORDS_POINTS),
                         .chosen = page->own};
    int own_width = ui_px(ui, own.icon_only ? METRIC_TARGET : OWN_POINTS);
    int width = int_min(ui_px(ui, RULES_POINTS), page_room(ui).w / 2);
    struct rules_key chosen = page->key;
    struct rect beside,
        room = page_head_beside(desk, width + own_width + ui_px(ui, METRIC_GAP), &beside);
    if (rules_choice(desk, cut_right(&beside, width), "rules", tr_c("of a game: a field", "Rules"),
                     &chosen))
        choose(page, &chosen, page->own);
    if (ui_button(ui, cut_left(&beside, own_width), &own))
        choose(page, &page->key, !page->own);
    return room;
}

static void show_puzzle(struct puzzle_page *page, struct rect room)
{
    struct practice *practice = &page->practice;
    const struct ui *ui = practice->desk->ui;
    int below = ui_px(ui, BELOW_POINTS) + buttons_height(ui, room.w - 2 * ui_px(ui, METRIC_MARGIN));
    struct practice_layout layout = practice_lay_out(ui, room, below);
    puzzle_board(page, layout.board);
    struct board_picture picture = puzzle_picture(page);
    practice_view(practice, &picture);
    panel(page, layout.panel);
    practice_strip(practice, &layout, page->task);
    practice_hand_view(practice, &picture);
}

/* There is nothing to show, as long as the puzzles are being read or if there are none. */
static void show_nothing(struct puzzle_page *page, struct rect room)
{
    struct ui *ui = page->practice.desk->ui;
    const struct puzzles *puzzles = puzzles_of(page);
    struct strbuf words = ui_strbuf(ui, LINE_SIZE);
    if (puzzles->seeking)
        own_puzzles_sought_print(&words, puzzles->looked, puzzles->to_look);
    else if (page->own)
        own_puzzles_none_print(&words, page->practice.rules, puzzles->to_look);
    else
        puzzles_none_print(&words, page->practice.rules);
    if (page->begun || (puzzles->seeking && puzzles->to_look > 0))
        page_says(ui, room, words.text);
}

static bool shows_puzzle(const struct puzzle_page *page)
{
    return page->begun && puzzles_of(page)->count > 0;
}

static void pass(struct desk *desk, void *state)
{
    struct puzzle_page *page = state;
    struct rules_key key = page->key;
    page->practice.desk = desk;
    practice_look(&page->practice, desk, rules_of(page));
    if (!rules_key_equal(&page->key, &key)) /* the rules were deleted */
        choose(page, &page->key, page->own);
    ask(page);
    if (shows_puzzle(page))
        puzzle_follow(page);
    struct rect room = head(page);
    if (shows_puzzle(page))
        show_puzzle(page, room);
    else
        show_nothing(page, room);
}

/* Goes on at the puzzle that was left, unless other rules are asked for. The library may have new
 * games. */
static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct puzzle_page *page = state;
    struct rules_key played = shelf_key(desk->shelf, &desk->match->game.rules);
    page->practice.desk = desk;
    if (opening->rules || !page->begun || page->own)
        choose(page,
               opening->rules ? opening->rules
               : page->begun  ? &page->key
                              : &played,
               page->own);
}

static bool moving(const void *state)
{
    const struct puzzle_page *page = state;
    return page->phase == PUZZLE_REPLY || page->phase == PUZZLE_TRIED ||
           practice_moves(&page->practice);
}

static void hush(void *state)
{
    practice_hush(&((struct puzzle_page *)state)->practice);
}

const struct page puzzles_page = {
    .name = "puzzles",
    .title = N_C("a page", "Puzzles"),
    .icon = &icons[ICON_STRENGTH],
    .state_size = sizeof(struct puzzle_page),
    .open = open,
    .pass = pass,
    .moving = moving,
    .hush = hush,
};

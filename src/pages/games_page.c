/* SPDX-License-Identifier: MIT */
/* Lists the games of a file: players, event, date, result, and faults. */
#include "base/array.h"
#include "base/translate.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/in_out_prose.h"
#include "toolkit/icons.h"

#include <stdlib.h>
#include <string.h>

enum {
    ROW_POINTS = 60,
    FILTER_POINTS = 260,
    RESULT_POINTS = 76,
    IMPORT_POINTS = 280, /* the button that imports all, if there is room for its words */
    ROOMY_POINTS = 700,
    FILTER_SIZE = 256,
    LINE_SIZE = 3 * PDN_VALUE_MAX,
};

/* The rows that match the typed text, kept from pass to pass: a list may have half a million. */
struct fitting {
    int *rows; /* owned; `count` of them, in the order of the list */
    size_t capacity;
    int count;
    int seen;       /* how many games of the list have been searched */
    unsigned lists; /* the number of that list, */
    char filter[FILTER_SIZE];
};

struct games {
    struct page_message message;
    struct pick_list list;
    struct fitting fitting;
    char filter[FILTER_SIZE];
};

/* The rows that are drawn. */
struct shown {
    const struct game_list *games;
    const int *rows; /* indices of games; NULL: all games */
    int count;
    int number_width;
    int by_key; /* the row chosen by key; -1: none */
};

static const struct game_row *game_at(const struct shown *shown, int row)
{
    return &shown->games->rows[shown->rows ? shown->rows[row] : row];
}

static int number_of(const void *data, int row)
{
    const struct shown *shown = data;
    return (shown->rows ? shown->rows[row] : row) + 1;
}

/* --- A row --- */

/* Prints the small text: the fault, or else what is known besides the players. */
static void print_detail(struct strbuf *out, const struct game_row *game)
{
    char memory[64];
    struct strbuf moves = strbuf_init(memory, sizeof memory);
    if (game->fault) {
        page_add_fact(out, game->fault);
        return;
    }
    moves_print(&moves, game->plies);
    page_add_fact(out, game->event);
    page_add_fact(out, game->date);
    page_add_fact(out, game->rules);
    page_add_fact(out, memory);
}

static const char *detail_of(struct ui *ui, const struct game_row *game)
{
    struct strbuf out = ui_strbuf(ui, LINE_SIZE);
    print_detail(&out, game);
    return out.text;
}

/* Draws one line, shortened to the room. */
static void line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
                 enum align align, const char *text)
{
    ui_text(ui, rect, style, ui_colour(ui, ink), align, text);
}

/* Shows a fault that does not fit into `room` as a hint, for the row under the pointer or else the
 * one chosen by key. */
static void tell_fault(struct ui *ui, struct rect row, int room, const char *fault, bool by_key)
{
    bool cut = text_width(ui->fonts, ui_small(ui), fault) > room;
    if (cut && (ui_hovers(ui, row) || (by_key && !ui->hint[0])))
        ui_hint(ui, row, fault);
}

/* Returns the result as the screen has it, where it is one of the usual ones. */
static const char *points_of(const struct game_row *game)
{
    static const char *const written[LIBRARY_RESULT_COUNT] = {
        [LIBRARY_UNFINISHED] = "*",
        [LIBRARY_BLACK_WON] = "1-0",
        [LIBRARY_WHITE_WON] = "0-1",
        [LIBRARY_DRAWN] = "1/2-1/2",
    };
    for (int i = 0; i < LIBRARY_RESULT_COUNT; i++)
        if (strcmp(game->result, written[i]) == 0)
            return library_points((enum library_result)i);
    return game->result;
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const struct shown *shown = data;
    const struct game_row *game = game_at(shown, row);
    struct rect whole = rect;
    int pad = ui_px(ui, METRIC_PAD);
    rect = rect_centred(rect, rect.w, rect.h - 2 * pad);
    struct rect number = cut_left(&rect, shown->number_width);
    cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    line(ui, number, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_RIGHT,
         number_text(number_of(data, row)).text);
    struct rect result = cut_right(&rect, ui_px(ui, RESULT_POINTS));
    line(ui, result, ui_bold(ui), COLOUR_TEXT, ALIGN_RIGHT, points_of(game));
    struct rect upper = cut_top(&rect, rect.h * 11 / 20);
    line(ui, upper, ui_body(ui), COLOUR_TEXT, ALIGN_LEFT,
         page_players(ui, ui_body(ui), upper.w, game->black, game->white));
    line(ui, rect, ui_small(ui), game->fault ? COLOUR_WARNING : COLOUR_TEXT_DIM, ALIGN_LEFT,
         detail_of(ui, game));
    if (game->fault)
        tell_fault(ui, whole, rect.w, game->fault, row == shown->by_key);
}

static const char *label_of(struct ui *ui, const void *data, int row)
{
    const struct game_row *game = game_at(data, row);
    return ui_format(ui, "{number} {players} {result} {detail}",
                     {"number", number_text(number_of(data, row)).text},
                     {"players", page_players_whole(ui, game->black, game->white)},
                     {"result", points_of(game)}, {"detail", detail_of(ui, game)});
}

/* --- Matching rows --- */

/* Searches the games that are new at the end of the list while it is still being read. */
static void keep_up(struct games *page, const struct files_view *files)
{
    const struct game_list *games = &files->games;
    struct fitting *fitting = &page->fitting;
    if (fitting->lists != files->lists || strcmp(fitting->filter, page->filter) != 0) {
        fitting->count = fitting->seen = 0;
        fitting->lists = files->lists;
        memcpy(fitting->filter, page->filter, sizeof fitting->filter);
    }
    for (; fitting->seen < games->count; fitting->seen++) {
        if (!game_row_matches(&games->rows[fitting->seen], fitting->filter))
            continue;
        fitting->rows = array_reserve(fitting->rows, &fitting->capacity, (size_t)fitting->count + 1,
                                      sizeof *fitting->rows);
        fitting->rows[fitting->count++] = fitting->seen;
    }
}

static struct shown shown_games(struct desk *desk, struct games *page)
{
    const struct game_list *games = &desk->files->games;
    struct ui *ui = desk->ui;
    struct shown shown = {.games = games, .count = games->count};
    if (page->filter[strspn(page->filter, " ")]) {
        keep_up(page, desk->files);
        shown.rows = page->fitting.rows;
        shown.count = page->fitting.count;
    }
    shown.number_width =
        text_width(ui->fonts, ui_small(ui), number_text(int_max(100, games->count)).text);
    return shown;
}

/* --- The head --- */

static void info_line(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct files_view *files = desk->files;
    char memory[120];
    struct strbuf count = strbuf_init(memory, sizeof memory);
    games_count_print(&count, files->games.count, files->games.faults);
    const char *words =
        files->reading
            /* TRANSLATORS: {games} is "12 games". */
            ? ui_format(ui, tr("{file}: {games}, {percent} % read"), {"file", files->title},
                        {"games", memory}, {"percent", number_text(files->percent).text})
            : ui_format(ui, tr("{file}: {games}"), {"file", files->title}, {"games", memory});
    page_long_line(ui, rect, ui_body(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, words);
}

static void filter_field(struct desk *desk, struct games *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    if (!ui_field(ui, page_find(ui, rect), "find-game", tr_c("a field to search", "Find"),
                  page->filter, FILTER_SIZE))
        return;
    page->list = (struct pick_list){.chosen = 0};
    page_say(&page->message, false, "");
}

static void no_list(struct desk *desk, struct rect room)
{
    struct ui *ui = desk->ui;
    struct button open = page_button(desk, "open-file");
    struct rect foot = cut_bottom(&room, ui_px(ui, METRIC_TARGET));
    open.main = true;
    if (ui_button(ui, rect_centred(foot, int_min(foot.w, ui_px(ui, FILTER_POINTS)), foot.h), &open))
        desk_open(desk, "open-file");
    page_says(ui, room, tr("When you open a file with several games, they are listed here."));
}

static void list(struct desk *desk, struct games *page, struct rect room)
{
    struct ui *ui = desk->ui;
    struct shown shown = shown_games(desk, page);
    shown.by_key = ui->focus_visible ? page->list.chosen : -1;
    const struct pick_rows rows = {.name = "game",
                                   .count = shown.count,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .data = &shown,
                                   .draw = draw_row,
                                   .label = label_of,
                                   .number = number_of};
    int picked = pick_list(ui, room, &rows, &page->list, true);
    if (shown.count == 0)
        page_says(ui, room, tr("No games match."));
    if (picked >= 0)
        desk->request = (struct request){REQUEST_OPEN_GAME, .row = number_of(&shown, picked) - 1};
}

/* --- Into the library --- */

/* Returns its width in the head: that of an icon if the title needs the room, and 0 if there is
 * nothing to import or no library. */
static int import_width(const struct desk *desk)
{
    const struct ui *ui = desk->ui;
    if (desk->files->games.count == 0 || !desk->library->there)
        return 0;
    return ui_px(ui, page_room(ui).w >= ui_px(ui, ROOMY_POINTS) ? IMPORT_POINTS : METRIC_TARGET);
}

static void import_button(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button button = {.name = "import-all",
                            .label = tr("Import all into the library"),
                            .icon = &icons[ICON_LIBRARY],
                            .icon_only = rect.w < ui_px(ui, IMPORT_POINTS)};
    if (rect.w > 0 && ui_button(ui, rect, &button))
        desk->request = (struct request){REQUEST_IMPORT_FILE, .path = ""};
}

/* --- The page --- */

static void pass(struct desk *desk, void *state)
{
    struct games *page = state;
    struct ui *ui = desk->ui;
    struct rect beside, room = page_head_beside(desk, import_width(desk), &beside);
    if (desk->files->games.count == 0) {
        no_list(desk, room);
        return;
    }
    import_button(desk, beside);
    struct rect upper = cut_top(&room, ui_px(ui, METRIC_TARGET));
    cut_top(&room, ui_px(ui, METRIC_GAP));
    if (ui->focus == 0)
        ui->focus = ui_id("find-game", 0);
    filter_field(desk, page, cut_right(&upper, int_min(upper.w / 2, ui_px(ui, FILTER_POINTS))));
    cut_right(&upper, ui_px(ui, METRIC_MARGIN));
    info_line(desk, upper);
    page_strip(desk->ui, &room, &page->message);
    list(desk, page, room);
}

/* Shows a new list from its start, and the same list where it was left. */
static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct games *page = state;
    (void)opening;
    page_say(&page->message, false, "");
    if (desk->files->opened >= 0)
        return;
    page->filter[0] = '\0';
    page->list = (struct pick_list){.chosen = 0};
}

static void finish(void *state)
{
    free(((struct games *)state)->fitting.rows);
}

const struct page games_page = {
    .name = "games",
    .title = N_("Games of a file"),
    .icon = &icons[ICON_GAME],
    .state_size = sizeof(struct games),
    .open = open,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
    .finish = finish,
};

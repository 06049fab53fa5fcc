/* SPDX-License-Identifier: MIT */
/* Opens a file of games or of a position, imports games into the library, or chooses the program of
 * a peer. */
#include "base/translate.h"
#include "pages/files/files.h"
#include "prose/in_out_prose.h"
#include "toolkit/icons.h"

enum {
    FILTER_POINTS = 260,
    GAMES_POINTS = 200,
};

extern const struct page open_file_page, import_file_page;

struct open_file {
    struct browser browser;
    char filter[FILES_PATH_SIZE]; /* finds a name in this folder, or is a path */
};

static void choose(struct desk *desk, const char *path)
{
    enum request_kind kind = browser_shows_programs(desk)      ? REQUEST_PROGRAM
                             : desk->page == &import_file_page ? REQUEST_IMPORT_FILE
                                                               : REQUEST_OPEN_FILE;
    desk->request = (struct request){kind, .path = desk_keep_text(desk, path)};
}

static void open_files(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct open_file *page = state;
    (void)opening;
    page->filter[0] = '\0';
    page_say(&page->browser.message, false, "");
    browser_look(desk, "");
}

/* Begins where the program of the peer lies. */
static void open_program(struct desk *desk, void *state, const struct page_opening *opening)
{
    open_files(desk, state, opening);
    browser_look_above(desk, desk->preferences->peers[desk->peer].texts[PEER_FILE]);
}

/* The typed text chooses the first entry whose name contains it, unless it is a path. */
static void filter_field(struct desk *desk, struct open_file *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    if (ui_field(ui, page_find(ui, rect), "find-file", tr_c("a field to search", "Find"),
                 page->filter, sizeof page->filter)) {
        bool looks = page->filter[0] && !browser_names_path(page->filter);
        page->browser.list = (struct pick_list){.chosen = looks ? 0 : -1};
        page_say(&page->browser.message, false, "");
    }
}

/* Enter opens a typed path. */
static void follow_path(struct desk *desk, struct open_file *page)
{
    struct ui *ui = desk->ui;
    char path[FILES_PATH_SIZE];
    bool typed = browser_names_path(page->filter) && page->browser.list.chosen < 0 &&
                 ui->focus == ui_id("find-file", 0);
    if (!ui_take(ui, typed && input_is_key(&ui->input, SDLK_RETURN, 0)))
        return;
    page_say(&page->browser.message, false, "");
    if (browser_names_folder(page->filter))
        browser_go_into(desk, &page->browser, page->filter);
    else if (browser_find_path(desk, page->filter, path))
        choose(desk, path);
    else
        page_say(&page->browser.message, true, file_name_too_long());
}

/* --- The head --- */

/* The button to the list of games, if there is one: only an icon if the title needs the room. */
static void games_button(struct desk *desk, struct rect rect)
{
    struct button button = page_button(desk, "games");
    button.icon_only = rect.w < ui_px(desk->ui, GAMES_POINTS);
    if (rect.w > 0 && ui_button(desk->ui, rect, &button))
        desk_open(desk, "games");
}

static int games_width(const struct desk *desk, int room)
{
    const struct ui *ui = desk->ui;
    if (desk->files->games.count == 0 || desk->page != &open_file_page)
        return 0;
    return ui_px(ui, room >= ui_px(ui, 2 * FILTER_POINTS) ? GAMES_POINTS : METRIC_TARGET);
}

/* Draws the title, and places the button and the field: beside it in a wide window, else the field
 * is below. Returns the room below them. */
static struct rect head(struct desk *desk, struct rect *field, struct rect *games)
{
    struct ui *ui = desk->ui;
    int across = page_room(ui).w, gap = ui_px(ui, METRIC_GAP);
    bool wide = across >= ui_px(ui, 2 * FILTER_POINTS + FILTER_POINTS / 2);
    int filter = wide ? ui_px(ui, FILTER_POINTS) : 0;
    int width = games_width(desk, across - filter);
    struct rect room = page_head_beside(desk, filter + (filter && width ? gap : 0) + width, field);
    *games = cut_right(field, width);
    if (wide) {
        cut_right(field, width ? gap : 0);
    } else {
        *field = cut_top(&room, ui_px(ui, METRIC_TARGET));
        cut_top(&room, gap);
    }
    return room;
}

static void pass(struct desk *desk, void *state)
{
    struct open_file *page = state;
    struct ui *ui = desk->ui;
    struct rect field, games, room = head(desk, &field, &games);
    if (browser_follow(desk, &page->browser))
        page->filter[0] = '\0';
    if (ui->focus == 0)
        ui->focus = ui_id("find-file", 0);
    browser_keys(desk, page->filter[0] != '\0');
    games_button(desk, games);
    filter_field(desk, page, field);
    follow_path(desk, page);
    browser_head(desk, &room);
    page_strip(ui, &room, &page->browser.message);
    struct picked picked = browser_list(desk, &page->browser, room, page->filter, true);
    char path[FILES_PATH_SIZE];
    if (picked.file && browser_path_of(desk, picked.file->name, path))
        choose(desk, path);
}

const struct page open_file_page = {
    .name = "open-file",
    .title = N_("Open a game"),
    .icon = &icons[ICON_FOLDER],
    .key = {SDLK_o, MOD_CTRL},
    .state_size = sizeof(struct open_file),
    .open = open_files,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

/* Only the library opens this page. */
const struct page import_file_page = {
    .name = "import-file",
    .title = N_("Import games"),
    .icon = &icons[ICON_FOLDER],
    .state_size = sizeof(struct open_file),
    .open = open_files,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

/* Only the page about other programs opens this page, for desk->peer. */
const struct page program_file_page = {
    .name = "program-file",
    .title = N_("Choose a program"),
    .icon = &icons[ICON_FOLDER],
    .state_size = sizeof(struct open_file),
    .open = open_program,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

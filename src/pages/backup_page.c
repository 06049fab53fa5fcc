/* SPDX-License-Identifier: MIT */
/* Backup: where the games lie, how much disk they take, and everything in one file, to be kept or
 * taken to another machine. */
#include "base/translate.h"
#include "pages/page.h"
#include "prose/date_prose.h"
#include "prose/library_prose.h"
#include "toolkit/icons.h"

enum {
    WIDTH_MOST = 760,
    LINE_SIZE = 2000,
};

struct backup {
    struct page_message message;
    bool asked;
};

/* Draws a paragraph at the top of `rest`. */
static void paragraph(struct desk *desk, struct rect *rest, const char *words)
{
    page_paragraph(desk->ui, rest, ui_body(desk->ui), COLOUR_TEXT, words, true);
    cut_top(rest, ui_px(desk->ui, METRIC_GAP));
}

static void tell_disk(struct desk *desk, struct rect *rest)
{
    const struct library_disk *disk = &desk->library->disk;
    struct strbuf games = ui_strbuf(desk->ui, LINE_SIZE), backup = ui_strbuf(desk->ui, LINE_SIZE);
    struct strbuf date = ui_strbuf(desk->ui, 80);
    if (!disk->there)
        return;
    date_print(&date, disk->date, desk->today);
    games_disk_print(&games, disk->path, disk->games);
    backup_disk_print(&backup, disk->backup, date.text);
    paragraph(desk, rest, games.text);
    paragraph(desk, rest, backup.text);
}

static void buttons(struct desk *desk, struct rect *rest)
{
    struct ui *ui = desk->ui;
    struct button save = page_button(desk, "save-everything");
    struct button take = {.name = "take-everything",
                          .label = tr("Add from such a file"),
                          .icon = &icons[ICON_FOLDER]};
    int target = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, METRIC_GAP);
    save.main = true;
    if (ui_button(ui, cut_top(rest, target), &save))
        desk_open(desk, "save-everything")->games.scope = EXPORT_EVERYTHING;
    cut_top(rest, gap);
    if (ui_button(ui, cut_top(rest, target), &take))
        desk_open(desk, "import-file");
    cut_top(rest, gap);
}

static void pass(struct desk *desk, void *state)
{
    struct backup *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    room = rect_centred(room, int_min(room.w, ui_px(ui, WIDTH_MOST)), room.h);
    page_strip(ui, &room, &page->message);
    struct rect rest = room;
    if (desk->library->there)
        tell_disk(desk, &rest);
    else
        paragraph(desk, &rest, tr("Games are not being saved, so there is no backup."));
    paragraph(
        desk, &rest,
        tr("One file can hold everything: all games and matches, your own rule sets and the "
           "settings. Keep it elsewhere, or bring it to another machine. What it has and that "
           "machine lacks is added there; nothing is removed."));
    buttons(desk, &rest);
    if (!page->asked && desk->request.kind == REQUEST_NONE) {
        page->asked = true;
        desk_ask(desk, REQUEST_DISK);
    }
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct backup *page = state;
    (void)desk;
    (void)opening;
    page_say(&page->message, false, "");
    page->asked = false;
}

static void come_back(struct desk *desk, void *state, const struct page_opening *left)
{
    (void)desk;
    (void)left;
    ((struct backup *)state)->asked = false;
}

const struct page backup_page = {
    .name = "backup",
    .title = N_C("a page", "Backup"),
    .icon = &icons[ICON_SAVE],
    .key = {SDLK_F9, 0},
    .state_size = sizeof(struct backup),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

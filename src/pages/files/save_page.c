/* SPDX-License-Identifier: MIT */
/* Save the game in a file: a new one, in place of one that is there, or behind its games. */
#include "base/path.h"
#include "base/translate.h"
#include "pages/files/files.h"
#include "prose/in_out_prose.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    NAME_POINTS = 560,
    SAVE_POINTS = 120,
    CAPTION_POINTS = 64,
    ANSWERS = 3,
};

struct save_file {
    struct browser browser;
    char name[LIBRARY_PATH_SIZE];
    bool named;                    /* the player has typed it, or picked it */
    char asked[LIBRARY_PATH_SIZE]; /* the path that a question is about; empty: nothing is asked */
};

static void forget_question(struct save_file *page)
{
    page->asked[0] = '\0';
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct save_file *page = state;
    (void)asked;
    page->named = false;
    forget_question(page);
    browser_say(&page->browser, false, "");
    desk_look_at(desk, "");
}

static void told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    (void)desk;
    browser_say(&((struct save_file *)state)->browser, warns, sentence);
}

/* --- Saving --- */

static void try_to_save(struct desk *desk, struct save_file *page, enum save_manner manner)
{
    char path[LIBRARY_PATH_SIZE];
    struct strbuf name = ui_strbuf(desk->ui, LIBRARY_PATH_SIZE + 8);
    const char *wrong = file_name_fault(page->name);
    strbuf_add(&name, page->name);
    if (!path_ends_in(page->name, ".pdn"))
        strbuf_add(&name, ".pdn");
    if (!wrong && !browser_path_of(desk, name.text, path))
        wrong = file_name_too_long();
    if (!wrong && !desk_has_game(desk))
        wrong = nothing_to_save();
    if (wrong) {
        browser_say(&page->browser, true, wrong);
        return;
    }
    memcpy(page->asked, path, sizeof path);
    desk_save_game(desk, path, manner);
}

/* What has come of it, if it is still here: saved, the board is shown. */
static void follow_outcome(struct desk *desk, struct save_file *page)
{
    struct ui *ui = desk->ui;
    switch (desk->library->outcome) {
    case SAVE_NONE:
        break;
    case SAVE_EXISTS:
        if (page->asked[0] && !page->browser.message[0]) {
            struct strbuf out = strbuf_init(page->browser.message, sizeof page->browser.message);
            file_exists_print(&out, path_name(page->asked));
            page->browser.warns = false;
            ui->focus = ui_id("add-to-file", 0);
        }
        break;
    case SAVE_FAILED:
        if (page->asked[0])
            browser_say(&page->browser, true, desk->library->reason);
        forget_question(page);
        break;
    }
}

/* --- The name --- */

static bool asks(const struct desk *desk, const struct save_file *page)
{
    return page->asked[0] && desk->library->outcome == SAVE_EXISTS;
}

static void set_name(struct save_file *page, const char *name)
{
    struct strbuf out = strbuf_init(page->name, sizeof page->name);
    strbuf_add(&out, name);
    forget_question(page);
    browser_say(&page->browser, false, "");
}

static void name_line(struct desk *desk, struct save_file *page, struct rect line)
{
    struct ui *ui = desk->ui;
    bool here = ui->focus == ui_id("file-name", 0);
    struct button save = {.name = "save",
                          .label = tr("Save"),
                          .icon = &icons[ICON_SAVE],
                          .main = !asks(desk, page),
                          .key = {SDLK_s, MOD_CTRL}};
    if (here && page->browser.list.chosen < 0)
        save.other_key.key = SDLK_RETURN;
    struct rect right = cut_right(&line, ui_px(ui, SAVE_POINTS));
    cut_right(&line, ui_px(ui, METRIC_GAP));
    struct rect caption = cut_left(&line, ui_px(ui, CAPTION_POINTS));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, tr("Name"));
    if (ui_field(ui, line, "file-name", tr("Name"), page->name, sizeof page->name)) {
        page->named = true;
        page->browser.list.chosen = -1;
        forget_question(page);
        browser_say(&page->browser, false, "");
    }
    if (ui_button(ui, right, &save)) {
        browser_say(&page->browser, false, "");
        try_to_save(desk, page, SAVE_NEW);
    }
}

/* --- The question --- */

static void answer(struct desk *desk, struct save_file *page, int index)
{
    browser_say(&page->browser, false, "");
    desk->ui->focus = ui_id("file-name", 0);
    if (index == 0)
        desk_save_game(desk, page->asked, SAVE_ADD);
    else if (index == 1)
        desk_save_game(desk, page->asked, SAVE_REPLACE);
    else
        forget_question(page);
}

/* To add loses nothing: it shines. */
static void answers(struct desk *desk, struct save_file *page, struct rect *room)
{
    struct ui *ui = desk->ui;
    struct button buttons[ANSWERS] = {
        {.name = "add-to-file", .label = tr("Add to it"), .main = true},
        {.name = "replace-file", .label = tr("Replace it")},
        {.name = "leave-file", .label = tr("Neither"), .key = {SDLK_ESCAPE, 0}},
    };
    struct rect line = cut_bottom(room, ui_px(ui, METRIC_TARGET));
    cut_bottom(room, ui_px(ui, METRIC_GAP));
    for (int i = 0; i < ANSWERS; i++)
        if (ui_button(ui, rect_column(line, i, ANSWERS, ui_px(ui, METRIC_GAP)), &buttons[i]))
            answer(desk, page, i);
}

/* --- The page --- */

static void pass(struct desk *desk, void *state)
{
    struct save_file *page = state;
    struct ui *ui = desk->ui;
    bool asked = asks(desk, page);
    struct rect room = page_room(ui), nothing = room;
    follow_outcome(desk, page);
    if (asked) /* Escape is an answer first */
        answers(desk, page, &nothing);
    room = page_head(desk);
    if (browser_follow(desk, &page->browser) && !page->named)
        set_name(page, desk->library->suggestion);
    if (ui->focus == 0)
        ui_edit(ui, ui_id("file-name", 0));
    browser_keys(desk, page->name[0] != '\0');
    name_line(desk, page, cut_top(&room, ui_px(ui, METRIC_TARGET)));
    cut_top(&room, ui_px(ui, METRIC_GAP));
    browser_head(desk, &room);
    if (!desk_has_game(desk) && !page->browser.message[0]) /* not only when Save is pressed */
        browser_say(&page->browser, true, nothing_to_save());
    if (asked)
        cut_bottom(&room, ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP));
    browser_strip(desk, &page->browser, &room);
    bool enter = ui->focus == ui_id("file-name", 0);
    struct picked picked = browser_list(desk, &page->browser, room, "", enter);
    if (!picked.file)
        return;
    set_name(page, picked.file->name);
    page->named = true;
    page->browser.list.chosen = -1;
}

const struct page save_file_page = {
    .name = "save-file",
    .title = N_("Save the game"),
    .icon = &icons[ICON_SAVE],
    .key = {SDLK_s, MOD_CTRL},
    .state_size = sizeof(struct save_file),
    .open = open,
    .pass = pass,
    .told = told,
};

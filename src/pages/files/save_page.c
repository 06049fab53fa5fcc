/* SPDX-License-Identifier: MIT */
/* Saves the game, a position that was set up, or games of the library: in a new file, in place of
 * an old one, or after the games in it. */
#include "base/array.h"
#include "base/path.h"
#include "base/translate.h"
#include "pages/files/files.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "toolkit/icons.h"

#include <stdlib.h>
#include <string.h>

enum {
    NAME_POINTS = 560,
    SAVE_POINTS = 160,
    CAPTION_POINTS = 64,
    ANSWERS = 3,
};

/* What the page saves. */
enum saved {
    SAVED_GAME,
    SAVED_POSITION, /* `position` under `rules` */
    SAVED_LIBRARY,  /* the games of `export` */
};

struct save_file {
    struct browser browser;
    char name[FILES_PATH_SIZE];
    bool named;                  /* the player has typed or picked the name */
    char asked[FILES_PATH_SIZE]; /* the path that the question is about; empty: there is no question
                                  */
    enum saved saved;
    struct position position;
    struct rules_key rules;
    struct export_choice games;
    int64_t *ids; /* owned; those of `games` */
};

static void forget_question(struct save_file *page)
{
    page->asked[0] = '\0';
}

static void begin(struct desk *desk, struct save_file *page)
{
    page->named = false;
    forget_question(page);
    page_say(&page->browser.message, false, "");
    browser_look(desk, "");
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)opening;
    begin(desk, state);
}

/* Saves the position of the opening, or else the one on the board. */
static void open_position(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct save_file *page = state;
    page->saved = SAVED_POSITION;
    page->position = opening->rules ? opening->position : game_position(&desk->match->game);
    page->rules = opening->rules ? *opening->rules : shelf_key(desk->shelf, &desk->match->rules);
    begin(desk, page);
}

static void open_export(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct save_file *page = state;
    struct game_ids *games = &page->games.games;
    page->saved = SAVED_LIBRARY;
    page->games = opening->games;
    free(page->ids);
    page->ids = array_zeroed((size_t)games->count + 1, sizeof *page->ids);
    if (games->count > 0)
        memcpy(page->ids, games->ids, (size_t)games->count * sizeof *page->ids);
    games->ids = page->ids;
    begin(desk, page);
}

static void finish_export(void *state)
{
    free(((struct save_file *)state)->ids);
}

/* Returns the game that is exported if it is a single one, or 0. */
static int64_t exported_game(const struct save_file *page)
{
    const struct export_choice *choice = &page->games;
    return choice->scope == EXPORT_GAMES && choice->games.count == 1 ? choice->games.ids[0] : 0;
}

/* --- The path --- */

/* A game can be added to a file of games; a position has its own file, and so has everything. */
static const char games_ending[] = ".pdn", position_ending[] = ".fen",
                  everything_ending[] = ".crownhead";

static bool saves_everything(const struct save_file *page)
{
    return page->saved == SAVED_LIBRARY && page->games.scope == EXPORT_EVERYTHING;
}

/* Returns the ending to add, or "" if the name has one that fits. */
static const char *missing_ending(const struct save_file *page)
{
    const char *usual = saves_everything(page)          ? everything_ending
                        : page->saved == SAVED_POSITION ? position_ending
                                                        : games_ending;
    bool fits = path_ends_in(page->name, usual) ||
                (page->saved == SAVED_POSITION && path_ends_in(page->name, games_ending));
    return fits ? "" : usual;
}

/* Enters a folder. The file still needs a name. */
static void go_into(struct desk *desk, struct save_file *page)
{
    if (!browser_go_into(desk, &page->browser, page->name))
        return;
    page->named = false;
    ui_edit(desk->ui, ui_id("file-name", 0));
}

/* --- Saving --- */

static void save(struct desk *desk, struct save_file *page, enum save_manner manner)
{
    static const enum request_kind kinds[] = {[SAVED_GAME] = REQUEST_SAVE_GAME,
                                              [SAVED_POSITION] = REQUEST_SAVE_POSITION,
                                              [SAVED_LIBRARY] = REQUEST_EXPORT};
    desk->request = (struct request){
        kinds[page->saved],
        .save = {page->asked, manner, {&page->rules, page->position}, page->games}};
}

static bool lacks_game(const struct desk *desk, const struct save_file *page)
{
    return page->saved == SAVED_GAME && !desk_has_game(desk);
}

static void try_to_save(struct desk *desk, struct save_file *page)
{
    char path[FILES_PATH_SIZE];
    struct strbuf name = ui_strbuf(desk->ui, FILES_PATH_SIZE + 8);
    strbuf_add(&name, page->name);
    strbuf_add(&name, missing_ending(page));
    const char *wrong = file_name_fault(path_name(page->name), path_name(name.text));
    if (!wrong && !browser_find_path(desk, name.text, path))
        wrong = file_name_too_long();
    if (!wrong && browser_needs_drive(desk, path))
        wrong = no_drive_chosen();
    if (!wrong && lacks_game(desk, page))
        wrong = nothing_to_save();
    if (wrong) {
        page_say(&page->browser.message, true, wrong);
        return;
    }
    memcpy(page->asked, path, sizeof path);
    save(desk, page, SAVE_NEW);
}

/* Returns true if the question is about a file to which nothing can be added. */
static bool takes_no_more(const struct save_file *page)
{
    return saves_everything(page) || path_ends_in(page->asked, position_ending);
}

static void ask(struct desk *desk, struct save_file *page)
{
    struct strbuf out = strbuf_init(page->browser.message.text, sizeof page->browser.message.text);
    const char *name = path_name(page->asked);
    if (saves_everything(page))
        everything_file_exists_print(&out, name);
    else if (takes_no_more(page))
        position_file_exists_print(&out, name);
    else if (page->saved == SAVED_LIBRARY && exported_game(page) == 0)
        games_file_exists_print(&out, name);
    else
        file_exists_print(&out, name, page->saved == SAVED_POSITION);
    page->browser.message.warns = false;
    desk->ui->focus = ui_id(takes_no_more(page) ? "leave-file" : "add-to-file", 0);
}

/* Follows the outcome of saving, if the page still waits for it. After success, shows the page
 * before this one. */
static void follow_outcome(struct desk *desk, struct save_file *page)
{
    switch (desk->files->outcome) {
    case SAVE_NONE:
        break;
    case SAVE_EXISTS:
        if (page->asked[0] && !page->browser.message.text[0])
            ask(desk, page);
        break;
    case SAVE_FAILED:
        if (page->asked[0])
            page_say(&page->browser.message, true, desk->files->reason);
        forget_question(page);
        break;
    }
}

/* --- The name --- */

static bool asks(const struct desk *desk, const struct save_file *page)
{
    return page->asked[0] && desk->files->outcome == SAVE_EXISTS;
}

static void set_name(struct save_file *page, const char *name)
{
    struct strbuf out = strbuf_init(page->name, sizeof page->name);
    strbuf_add(&out, name);
    forget_question(page);
}

/* A single game of the library gets a name like a game on the board. */
static void suggest_library(const struct desk *desk, struct save_file *page)
{
    const struct library_row *row = &desk->library->replay.row;
    struct strbuf name = ui_strbuf(desk->ui, FILES_PATH_SIZE);
    if (exported_game(page) != 0 && exported_game(page) == row->game) {
        game_file_name_print(&name, row->black[0] ? row->black : side_name(BLACK, side_names_plain),
                             row->white[0] ? row->white : side_name(WHITE, side_names_plain),
                             library_date(&desk->ui->texts, row->date));
        path_tidy(name.text);
    }
    if (saves_everything(page))
        everything_file_name_print(&name, library_date(&desk->ui->texts, desk->today));
    set_name(page, name.text[0] ? name.text : games_file_name());
}

static void suggest(const struct desk *desk, struct save_file *page)
{
    switch (page->saved) {
    case SAVED_GAME:
        set_name(page, desk->files->suggestion);
        break;
    case SAVED_POSITION:
        set_name(page, desk->files->position_suggestion);
        break;
    case SAVED_LIBRARY:
        suggest_library(desk, page);
        break;
    }
}

static void name_line(struct desk *desk, struct save_file *page, struct rect line)
{
    struct ui *ui = desk->ui;
    bool here = ui->focus == ui_id("file-name", 0);
    struct button file = page_button(desk, "save-file");
    struct button save = {.name = "save",
                          .label = tr_c("a button", "Save"),
                          .icon = &icons[ICON_SAVE],
                          .main = !asks(desk, page),
                          .key = file.key,
                          .other_key = file.other_key};
    if (here && page->browser.list.chosen < 0)
        save.fixed_key.key = SDLK_RETURN;
    struct rect right = cut_right(&line, ui_px(ui, SAVE_POINTS));
    cut_right(&line, ui_px(ui, METRIC_GAP));
    struct rect caption = cut_left(&line, ui_px(ui, CAPTION_POINTS));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT,
            tr_c("of a file: a field", "Name"));
    if (ui_field(ui, line, "file-name", tr_c("of a file: a field", "Name"), page->name,
                 sizeof page->name)) {
        page->named = true;
        page->browser.list.chosen = -1;
        forget_question(page);
        page_say(&page->browser.message, false, "");
    }
    if (ui_button(ui, right, &save)) {
        page_say(&page->browser.message, false, "");
        if (browser_names_folder(page->name))
            go_into(desk, page);
        else
            try_to_save(desk, page);
    }
}

/* --- The question --- */

struct answer {
    struct button button;
    enum save_manner manner; /* SAVE_NEW: the file stays as it is */
};

/* Lists the answers. The main one is one by which nothing is lost. */
static int list_answers(const struct save_file *page, struct answer answers[ANSWERS])
{
    int count = 0;
    bool alone = takes_no_more(page);
    if (!alone)
        answers[count++] =
            (struct answer){{.name = "add-to-file",
                             .label = tr_c("a button: a file that is there", "Add to it"),
                             .main = true},
                            SAVE_ADD};
    answers[count++] = (struct answer){
        {.name = "replace-file", .label = tr_c("a button: a file that is there", "Replace it")},
        SAVE_REPLACE};
    answers[count++] = (struct answer){
        {.name = "leave-file",
         .label = alone ? tr_c("a button", "Leave it") : tr_c("a button", "Neither"),
         .main = alone,
         .key = {SDLK_ESCAPE, 0}},
        SAVE_NEW};
    return count;
}

static void answer(struct desk *desk, struct save_file *page, enum save_manner manner)
{
    page_say(&page->browser.message, false, "");
    desk->ui->focus = ui_id("file-name", 0);
    if (manner == SAVE_NEW)
        forget_question(page);
    else
        save(desk, page, manner);
}

static void answers(struct desk *desk, struct save_file *page, struct rect *room)
{
    struct ui *ui = desk->ui;
    struct answer answers[ANSWERS];
    int count = list_answers(page, answers);
    struct rect line = cut_bottom(room, ui_px(ui, METRIC_TARGET));
    cut_bottom(room, ui_px(ui, METRIC_GAP));
    for (int i = 0; i < count; i++)
        if (ui_button(ui, rect_column(line, i, count, ui_px(ui, METRIC_GAP)), &answers[i].button))
            answer(desk, page, answers[i].manner);
}

/* --- The page --- */

static void pass(struct desk *desk, void *state)
{
    struct save_file *page = state;
    struct ui *ui = desk->ui;
    bool asked = asks(desk, page);
    struct rect room = page_room(ui), nothing = room;
    follow_outcome(desk, page);
    if (asked) /* Escape answers the question first */
        answers(desk, page, &nothing);
    room = page_head(desk);
    if (browser_follow(desk, &page->browser) && !page->named)
        suggest(desk, page);
    if (ui->focus == 0)
        ui_edit(ui, ui_id("file-name", 0));
    browser_keys(desk, page->name[0] != '\0');
    name_line(desk, page, cut_top(&room, ui_px(ui, METRIC_TARGET)));
    cut_top(&room, ui_px(ui, METRIC_GAP));
    browser_head(desk, &room);
    if (lacks_game(desk, page) && !page->browser.message.text[0]) /* also before Save is pressed */
        page_say(&page->browser.message, true, nothing_to_save());
    if (asked)
        cut_bottom(&room, ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP));
    page_strip(ui, &room, &page->browser.message);
    bool enter = ui->focus == ui_id("file-name", 0);
    struct picked picked = browser_list(desk, &page->browser, room, "", enter);
    if (!picked.file)
        return;
    set_name(page, picked.file->name);
    page_say(&page->browser.message, false, "");
    page->named = true;
    page->browser.list.chosen = -1;
}

const struct page save_file_page = {
    .name = "save-file",
    .title = N_("Save the game"),
    .icon = &icons[ICON_SAVE],
    .key = {SDLK_s, MOD_CTRL},
    .key_not_on = ON_EDITOR | ON_ARRANGE,
    .state_size = sizeof(struct save_file),
    .open = open,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

/* Only the page that sets up a position opens this page. */
const struct page save_position_page = {
    .name = "save-position",
    .title = N_("Save the position"),
    .icon = &icons[ICON_SAVE],
    .state_size = sizeof(struct save_file),
    .open = open_position,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

/* Only the library and the page that replays its games open this page. */
const struct page export_page = {
    .name = "export",
    .title = N_("Export games"),
    .icon = &icons[ICON_SAVE],
    .state_size = sizeof(struct save_file),
    .open = open_export,
    .pass = pass,
    .finish = finish_export,
    .told = page_told,
    .hush = page_hush,
};

/* Only the page about backups opens this page. */
const struct page save_everything_page = {
    .name = "save-everything",
    .title = N_("Save everything in one file"),
    .icon = &icons[ICON_SAVE],
    .state_size = sizeof(struct save_file),
    .open = open_export,
    .pass = pass,
    .finish = finish_export,
    .told = page_told,
    .hush = page_hush,
};

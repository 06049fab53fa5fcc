/* SPDX-License-Identifier: MIT */
/* The library page: find, replay, delete, import and export games. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

#include <stdlib.h>
#include <string.h>

enum {
    BESIDE_PERCENT = 40,   /* of the width: the chosen game beside the list, */
    BESIDE_LEAST = 320,    /* in points, */
    BESIDE_MOST = 640,     /* and at most */
    BELOW_POINTS = 220,    /* the height of the chosen game below the list of a tall window, */
    BELOW_FROM = 600,      /* which is so high that four games have room above it */
    LABELLED_POINTS = 176, /* a button of the head */
    DELETE_POINTS = 130,
    HEAD_BUTTONS = 2, /* beside that */
};

/* --- Searching --- */

static void begin(struct room *room)
{
    if (room->begun)
        return;
    room->begun = true;
    room->list = (struct pick_list){.chosen = 0, .seen = true};
    room_clear(room);
    room_begin_import(room);
}

/* Searches when the filter has changed, unless this pass has asked for something else. */
static void ask_for_games(struct desk *desk, struct room *room)
{
    struct library_filter filter = room_asks(room);
    bool same = library_filter_equal(&filter, &room->asked);
    if ((same && !room->anew) || desk->request.kind != REQUEST_NONE)
        return;
    room->top_due |= !same;
    room->anew = false;
    room->asked = filter;
    desk->request = (struct request){REQUEST_FIND, .filter = &room->asked};
}

/* Follows a new answer. The games of a new filter are shown from the first one; those of the same
 * filter keep their place. */
static void follow_answer(struct desk *desk, struct room *room)
{
    bool first_rows = desk->library->looking;
    if (room->answers == desk->library->answers || (first_rows && !room->top_due))
        return;
    room->answers = desk->library->answers;
    if (room->top_due) {
        room->list = (struct pick_list){.chosen = 0, .seen = true};
        room->selection.count = 0;
    } else {
        room_follow_rows(desk, room, desk->library->moved - room->moved);
    }
    room->list.chosen = int_max(0, room->list.chosen); /* the first games of all have come */
    room->moved = desk->library->moved;
    room->top_due &= first_rows; /* nobody can mean all of a list that is not complete */
    room_follow_selection(desk, room);
}

/* --- What is visible --- */

static bool is_wide(const struct ui *ui, int width)
{
    return width >= ui_px(ui, ROOM_WIDE_POINTS);
}

/* Returns true if the list is shown. The filter, or the faults of an import, may take its place. */
static bool list_is_shown(const struct desk *desk, const struct room *room)
{
    bool wide = is_wide(desk->ui, page_room(desk->ui).w);
    return (wide || !room->filtering) && !room_shows_faults(desk, room);
}

/* Returns the chosen row if it is visible, or NULL: nobody may delete what cannot be seen. */
static const struct library_row *chosen_in_sight(const struct desk *desk, const struct room *room)
{
    return list_is_shown(desk, room) && room->list.seen ? room_chosen(desk, room) : NULL;
}

/* --- Keys that a field could use --- */

static bool types(const struct ui *ui)
{
    return ui->focus == ui_id("find-words", 0) || ui->focus == ui_id("find-date", 0);
}

/* Returns true if the clipboard has games, rather than a name to find. */
static bool clip_holds_games(struct desk *desk)
{
    char text[DESK_PASTE_SIZE];
    desk_paste(desk, text);
    return strpbrk(text, "[\n\r") != NULL;
}

static void paste_games(struct desk *desk, struct room *room)
{
    room_begin_import(room);
    desk_ask(desk, REQUEST_IMPORT_PASTE);
}

/* Returns true if this key acts on the list, because it has no use in the field. */
static bool acts_on_list(const struct desk *desk, const struct room *room, enum command command)
{
    const struct ui *ui = desk->ui;
    bool in_field = ui->focus == ui_id("find-words", 0) && room->filter.words[0];
    bool in_date = ui->focus == ui_id("find-date", 0) && room->filter.date[0];
    return command_pressed(desk, command) && types(ui) &&
           (room->browsing || (!in_field && !in_date));
}

/* Returns why the selected games, or the chosen one, cannot be deleted; NULL: they can. */
static const char *obstacle(const struct desk *desk, const struct room *room)
{
    return room->selection.count > 0 && list_is_shown(desk, room)
               ? NULL
               : deletion_obstacle(desk, chosen_in_sight(desk, room));
}

static void delete_games(struct desk *desk, struct room *room)
{
    const char *why_not = obstacle(desk, room);
    if (why_not)
        page_say(&room->message, true, why_not);
    else if (room->selection.count > 0)
        deletion_begin_several(desk, room_selected(room));
    else
        deletion_begin(desk, room_chosen(desk, room));
}

/* A chosen row that is out of sight is scrolled into sight instead. */
static void delete_by_key(struct desk *desk, struct room *room)
{
    room->list.wanted = room->selection.count == 0 && list_is_shown(desk, room) &&
                        room->list.chosen >= 0 && !room->list.seen;
    if (!room->list.wanted)
        delete_games(desk, room);
}

static void selection_keys(struct desk *desk, struct room *room)
{
    struct ui *ui = desk->ui;
    if (!list_is_shown(desk, room))
        return;
    if (ui_take_before_field(ui, acts_on_list(desk, room, COMMAND_SELECT_GAMES)))
        room_select_all(desk, room);
    if (room->selection.count > 0 &&
        ui_take_before_field(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0)))
        room->selection.count = 0;
}

static void early_keys(struct desk *desk, struct room *room)
{
    struct ui *ui = desk->ui;
    const struct input *input = &ui->input;
    deletion_keys(desk, deletion_last(desk, 0));
    if (ui_take_before_field(ui, acts_on_list(desk, room, COMMAND_DELETE_GAME)))
        delete_by_key(desk, room);
    selection_keys(desk, room);
    bool pastes =
        command_pressed(desk, COMMAND_IMPORT_COPIED) && (!types(ui) || clip_holds_games(desk));
    if (ui_take_before_field(ui, pastes))
        paste_games(desk, room);
    for (int i = 0; i < 2; i++) {
        const char *about = i == 0 ? "openings" : "players";
        if (ui_take_before_field(ui, page_key_pressed(desk, about)))
            room_open_about(desk, room, about);
    }
    if (room_shows_faults(desk, room) &&
        ui_take_before_field(ui, input_is_key(input, SDLK_ESCAPE, 0)))
        room->import.faults_shown = false;
    if (room->filtering && ui_take_before_field(ui, input_is_key(input, SDLK_ESCAPE, 0)))
        room->filtering = false;
}

/* --- The head --- */

static void export_button(struct desk *desk, const struct room *room, struct rect rect, bool icon)
{
    struct game_ids selected = room_selected(room);
    enum export_scope scope = selected.count > 0   ? EXPORT_GAMES
                              : room_filters(room) ? EXPORT_FOUND
                                                   : EXPORT_ALL;
    struct button button = page_button(desk, "export");
    button.label = scope == EXPORT_ALL ? tr("Export all games") : tr("Export these games");
    button.icon_only = icon;
    button.key = page_button(desk, "save-file").key; /* what saves here */
    button.other_key = page_button(desk, "save-file").other_key;
    if (desk->library->found == 0)
        button.why_not = tr("There is no game to save.");
    if (ui_button(desk->ui, rect, &button))
        desk_open(desk, "export")->games = (struct export_choice){scope, selected};
}

static void head_buttons(struct desk *desk, struct room *room, struct rect rect, bool wide)
{
    struct ui *ui = desk->ui;
    int width = ui_px(ui, wide ? LABELLED_POINTS : METRIC_TARGET), gap = ui_px(ui, METRIC_GAP);
    struct button import = page_button(desk, "import-file");
    import.icon_only = !wide;
    if (ui_button(ui, cut_left(&rect, width), &import))
        desk_open(desk, "import-file");
    cut_left(&rect, gap);
    export_button(desk, room, cut_left(&rect, width), !wide);
    cut_left(&rect, gap);
    struct button delete = command_button(desk, COMMAND_DELETE_GAME);
    delete.why_not = obstacle(desk, room);
    if (ui_button(ui, rect, &delete))
        delete_games(desk, room);
}

static struct rect head(struct desk *desk, struct room *room)
{
    struct ui *ui = desk->ui;
    bool wide = is_wide(ui, page_room(ui).w);
    int target = ui_px(ui, METRIC_TARGET), each = wide ? ui_px(ui, LABELLED_POINTS) : target;
    int width = HEAD_BUTTONS * (each + ui_px(ui, METRIC_GAP)) + ui_px(ui, DELETE_POINTS);
    struct rect beside, rest = page_head_beside(desk, width, &beside);
    head_buttons(desk, room, beside, wide);
    return rest;
}

/* --- Below the head --- */

static void games_part(struct desk *desk, struct room *room, struct rect rect)
{
    room_import(desk, room, &rect);
    room_versions(desk, room, &rect);
    deletion_strip(desk, deletion_last(desk, 0), &rect);
    page_strip(desk->ui, &rect, &room->message);
    if (room_shows_faults(desk, room))
        room_faults(desk, room, rect);
    else
        room_list(desk, room, rect);
}

/* Draws the field that finds players, and the button that shows the other fields. */
static void find_line(struct desk *desk, struct room *room, struct rect rect, bool wide)
{
    struct ui *ui = desk->ui;
    struct button more = {.name = "more-filter",
                          .label = room->filtering
                                       ? (wide ? tr("Show the game") : tr("Show the games"))
                                       : tr_c("a button: fields to search by", "Find by more"),
                          .icon = &icons[ICON_SETTINGS],
                          .icon_only = !wide,
                          .chosen = room->filtering || room_filters(room)};
    struct rect button = cut_right(&rect, ui_px(ui, wide ? LABELLED_POINTS : METRIC_TARGET));
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    room_find_field(desk, room, page_find(ui, rect));
    if (ui_button(ui, button, &more))
        room->filtering = !room->filtering;
}

/* Draws the list; beside it, where there is room, the chosen game or the fields of the filter,
 * which take the place of the list where there is none. In a tall window the chosen game stands
 * below the list, in a small one the button that opens it. */
static void body(struct desk *desk, struct room *room, struct rect rect, bool wide)
{
    struct ui *ui = desk->ui;
    struct rect beside = rect;
    bool below = !wide && !room->filtering && rect.h >= ui_px(ui, BELOW_FROM);
    if (below) {
        beside = cut_bottom(&rect, ui_px(ui, BELOW_POINTS));
        cut_bottom(&rect, ui_px(ui, METRIC_MARGIN));
    }
    if (wide) {
        beside = cut_right(&rect, int_clamp(rect.w * BESIDE_PERCENT / 100, ui_px(ui, BESIDE_LEAST),
                                            ui_px(ui, BESIDE_MOST)));
        cut_right(&rect, ui_px(ui, METRIC_MARGIN_WIDE));
    }
    find_line(desk, room, cut_top(&rect, ui_px(ui, METRIC_TARGET)), wide);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    if (!wide && !below && !room->filtering) {
        room_open_buttons(desk, room_chosen(desk, room),
                          cut_bottom(&rect, ui_px(ui, METRIC_TARGET)));
        cut_bottom(&rect, ui_px(ui, METRIC_GAP));
    }
    if (wide || !room->filtering)
        games_part(desk, room, rect);
    if (room->filtering)
        room_fields(desk, room, wide ? beside : rect);
    else if (wide || below)
        room_game(desk, room_chosen(desk, room), beside);
}

/* --- The page --- */

/* Returns why there is no library, or NULL if there is one. */
static const char *absence(const struct desk *desk)
{
    const struct library *library = desk->library;
    if (library->reason[0])
        return library->reason;
    return library->there ? NULL : tr("Games are not being saved, so there is no library.");
}

/* Returns true if the player acts, which makes the last message out of date. */
static bool acts(const struct input *input)
{
    return input->kind == INPUT_PRESS || input->kind == INPUT_KEY || input->kind == INPUT_TEXT;
}

static void pass(struct desk *desk, void *state)
{
    struct room *room = state;
    struct ui *ui = desk->ui;
    const char *absent = absence(desk);
    if (absent) {
        page_says(ui, page_head(desk), absent);
        return;
    }
    if (acts(&ui->input))
        page_say(&room->message, false, "");
    room_follow_import(desk, room);
    room_follow_poorer(desk, room);
    follow_answer(desk, room);
    /* After a click the keyboard belongs to the list: the next Enter is meant for that. */
    if (ui->focus == 0 ||
        (ui->input.kind == INPUT_NONE && !ui->held && !ui->focus_visible && !types(ui)))
        ui->focus = ui_id("find-words", 0);
    early_keys(desk, room);
    struct rect rest = head(desk, room);
    body(desk, room, rest, is_wide(ui, rest.w));
    if (ui->report[0])
        page_say(&room->message, true, ui->report);
    ask_for_games(desk, room);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct room *room = state;
    begin(room);
    page_say(&room->message, false, "");
    room->anew = true;
    room->position = desk_state(desk, opening->node)->position;
    if (opening->filter) {
        room_take_filter(room, opening->filter);
        room->filtering = false;
    }
    if (opening->imports)
        room_begin_import(room);
}

static void come_back(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)desk;
    (void)opening;
    ((struct room *)state)->anew = true;
}

static void finish(void *state)
{
    free(((struct room *)state)->selection.ids);
}

const struct page library_page = {
    .name = "library",
    .title = N_C("a page", "Library"),
    .icon = &icons[ICON_LIBRARY],
    .key = {SDLK_l, MOD_CTRL},
    .lasting = true,
    .state_size = sizeof(struct room),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .finish = finish,
    .told = page_told,
    .hush = page_hush,
};

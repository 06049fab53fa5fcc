/* SPDX-License-Identifier: MIT */
/* All games that are kept: found, replayed, deleted, taken in, saved in files. */
#include "base/translate.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    FIELDS_POINTS = 280,
    LABELLED_POINTS = 176, /* a button of the head */
    HEAD_BUTTONS = 3,
    CLIP_SIZE = 512,
};

static void say(struct room *room, bool warns, const char *sentence)
{
    struct strbuf out = strbuf_init(room->message, sizeof room->message);
    strbuf_add(&out, sentence);
    room->warns = warns;
}

/* --- What is looked for --- */

static void begin(struct room *room)
{
    if (room->begun)
        return;
    room->begun = true;
    room->list = (struct pick_list){.chosen = 0, .seen = true};
    room_clear(room);
    room_begin_import(room);
}

/* Asks as soon as something else is looked for, unless the pass has asked for anything. */
static void ask_for_games(struct desk *desk, struct room *room)
{
    struct library_filter filter = room_asks(room);
    bool same = library_filter_equal(&filter, &room->asked);
    if ((same && !room->anew) || desk->request.kind != REQUEST_NONE)
        return;
    room->top_due |= !same;
    room->anew = false;
    room->asked = filter;
    desk_find(desk, &filter);
}

/* Another filter's games are shown from the first one, the same ones where they were left. */
static void follow_answer(struct desk *desk, struct room *room)
{
    if (room->answers == desk->library->answers || desk->library->looking)
        return;
    room->answers = desk->library->answers;
    if (room->top_due)
        room->list = (struct pick_list){.chosen = 0, .seen = true};
    else
        room_follow_rows(desk, room, desk->library->moved - room->moved);
    room->moved = desk->library->moved;
    room->top_due = false;
}

/* --- What is seen --- */

static bool is_wide(const struct ui *ui, int width)
{
    return width >= ui_px(ui, ROOM_WIDE_POINTS);
}

/* The list's place may be taken by the filter, or by what was wrong in what came in. */
static bool list_is_shown(const struct desk *desk, const struct room *room)
{
    bool wide = is_wide(desk->ui, page_room(desk->ui).w);
    return (wide || !room->filtering) && !room_shows_faults(desk, room);
}

/* Nobody deletes what cannot be seen. */
static const struct library_row *chosen_in_sight(const struct desk *desk, const struct room *room)
{
    return list_is_shown(desk, room) && room->list.seen ? room_chosen(desk, room) : NULL;
}

/* --- Keys that a field could take, too --- */

static bool types(const struct ui *ui)
{
    return ui->focus == ui_id("find-player", 0) || ui->focus == ui_id("find-date", 0);
}

/* What is copied is games, and not a name to look for. */
static bool clip_holds_games(struct ui *ui)
{
    char text[CLIP_SIZE] = "";
    if (ui->clipboard.paste)
        ui->clipboard.paste(ui->clipboard.data, text, sizeof text);
    return strpbrk(text, "[\n\r") != NULL;
}

static void paste_games(struct desk *desk, struct room *room)
{
    room_begin_import(room);
    desk_ask(desk, REQUEST_IMPORT_PASTE);
}

/* Delete means the list where it has nothing to do in the field. */
static bool deletes(const struct ui *ui, const struct room *room)
{
    bool in_field = ui->focus == ui_id("find-player", 0) && room->filter.player[0];
    bool in_date = ui->focus == ui_id("find-date", 0) && room->filter.date[0];
    return input_is_key(&ui->input, SDLK_DELETE, 0) && types(ui) &&
           (room->browsing || (!in_field && !in_date));
}

/* A row that was scrolled out of sight comes back instead. */
static void delete_chosen(struct desk *desk, struct room *room)
{
    room->list.wanted = list_is_shown(desk, room) && room->list.chosen >= 0 && !room->list.seen;
    if (room->list.wanted)
        return;
    const char *why_not = deletion_begin(desk, chosen_in_sight(desk, room));
    if (why_not)
        say(room, true, why_not);
}

static void early_keys(struct desk *desk, struct room *room)
{
    struct ui *ui = desk->ui;
    const struct input *input = &ui->input;
    deletion_keys(desk, deletion_last(desk, 0));
    if (ui_take_before_field(ui, deletes(ui, room)))
        delete_chosen(desk, room);
    bool pastes = input_is_key(input, SDLK_v, MOD_CTRL) && (!types(ui) || clip_holds_games(ui));
    if (ui_take_before_field(ui, pastes))
        paste_games(desk, room);
    if (room_shows_faults(desk, room) &&
        ui_take_before_field(ui, input_is_key(input, SDLK_ESCAPE, 0)))
        room->import.faults_shown = false;
    if (room->filtering && ui_take_before_field(ui, input_is_key(input, SDLK_ESCAPE, 0)))
        room->filtering = false;
}

/* --- The head --- */

static void export_button(struct desk *desk, const struct room *room, struct rect rect, bool icon)
{
    bool some = room_filters(room);
    struct button button = page_button(desk, "export");
    button.label = some ? tr("Export these games") : tr("Export all games");
    button.icon_only = icon;
    button.key = (struct shortcut){SDLK_s, MOD_CTRL}; /* elsewhere it saves the game on the board */
    if (desk->library->found == 0)
        button.why_not = tr("There is no game to be saved.");
    if (ui_button(desk->ui, rect, &button))
        desk_open_export(desk, some ? EXPORT_FOUND : EXPORT_ALL, 0);
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
    deletion_button(desk, rect, chosen_in_sight(desk, room), true);
}

static struct rect head(struct desk *desk, struct room *room)
{
    struct ui *ui = desk->ui;
    bool wide = is_wide(ui, page_room(ui).w);
    int target = ui_px(ui, METRIC_TARGET), each = wide ? ui_px(ui, LABELLED_POINTS) : target;
    int width = (HEAD_BUTTONS - 1) * (each + ui_px(ui, METRIC_GAP)) + target;
    struct rect beside, rest = page_head_beside(desk, width, &beside);
    head_buttons(desk, room, beside, wide);
    return rest;
}

/* --- What lies below --- */

static void games_part(struct desk *desk, struct room *room, struct rect rect)
{
    room_import(desk, room, &rect);
    deletion_strip(desk, deletion_last(desk, 0), &rect);
    page_strip(desk->ui, &rect, room->warns, room->message);
    if (room_shows_faults(desk, room))
        room_faults(desk, room, rect);
    else
        room_list(desk, room, rect);
}

static void wide_part(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct rect left = cut_left(&rect, ui_px(ui, FIELDS_POINTS));
    cut_left(&rect, ui_px(ui, METRIC_MARGIN_WIDE));
    struct rect caption = cut_top(&left, ui_px(ui, METRIC_CAPTION));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, tr("Find"));
    room_find_field(desk, room, cut_top(&left, ui_px(ui, METRIC_TARGET)));
    cut_top(&left, ui_px(ui, METRIC_GAP));
    room_fields(desk, room, left);
    games_part(desk, room, rect);
}

/* The filter takes the place of the list. */
static void narrow_part(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct rect upper = cut_top(&rect, ui_px(ui, METRIC_TARGET));
    struct button more = {.name = "more-filter",
                          .label = room->filtering ? tr("Show the games") : tr("Find by more"),
                          .icon = &icons[ICON_SETTINGS],
                          .icon_only = true,
                          .chosen = room->filtering || room_filters(room)};
    const char *label = tr("Find");
    int width = text_width(ui->fonts, ui_small(ui), label) + ui_px(ui, METRIC_GAP);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    struct rect button = cut_right(&upper, ui_px(ui, METRIC_TARGET));
    cut_right(&upper, ui_px(ui, METRIC_GAP));
    ui_text(ui, cut_left(&upper, int_min(width, upper.w / 3)), ui_small(ui),
            ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, label);
    room_find_field(desk, room, upper);
    if (ui_button(ui, button, &more))
        room->filtering = !room->filtering;
    if (room->filtering)
        room_fields(desk, room, rect);
    else
        games_part(desk, room, rect);
}

/* --- The page --- */

/* Why there is no library; NULL: there is one. */
static const char *absence(const struct desk *desk)
{
    const struct library *library = desk->library;
    if (library->reason[0])
        return library->reason;
    return library->there ? NULL : tr("What is played is not kept now, so there is no library.");
}

/* What was said is about something that was done before. */
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
        say(room, false, "");
    room_follow_import(desk, room);
    follow_answer(desk, room);
    /* A click leaves the keyboard to the list: the next Enter is meant for that. */
    if (ui->focus == 0 ||
        (ui->input.kind == INPUT_NONE && !ui->held && !ui->focus_visible && !types(ui)))
        ui->focus = ui_id("find-player", 0);
    early_keys(desk, room);
    struct rect rest = head(desk, room);
    if (is_wide(ui, rest.w))
        wide_part(desk, room, rest);
    else
        narrow_part(desk, room, rest);
    if (ui->report[0])
        say(room, true, ui->report);
    ask_for_games(desk, room);
}

/* The position that is looked at; that of the game is the one on the board. */
static struct position position_of(const struct desk *desk, const struct request *asked)
{
    const struct game *game = &desk->match->game;
    if (asked->kind != REQUEST_OPEN || asked->node == NODE_LIVE)
        return game_position(game);
    return tree_state(&game->tree, asked->node)->position;
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    struct room *room = state;
    begin(room);
    say(room, false, "");
    room->anew = true;
    room->position = position_of(desk, asked);
    if (asked->kind != REQUEST_OPEN)
        room_begin_import(room);
}

static void come_back(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    (void)asked;
    ((struct room *)state)->anew = true;
}

static void told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    (void)desk;
    say(state, warns, sentence);
}

const struct page library_page = {
    .name = "library",
    .title = N_("Library"),
    .icon = &icons[ICON_LIBRARY],
    .key = {SDLK_l, MOD_CTRL},
    .lasting = true,
    .state_size = sizeof(struct room),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .told = told,
};

/* SPDX-License-Identifier: MIT */
/* The list of games found: final position, players, result, date, event, rules, length. */
#include "base/translate.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

enum {
    ROW_POINTS = 64,
    ENDING_POINTS = 124, /* the result, at the right, at most */
    CLEAR_POINTS = 240,
    ORDER_POINTS = 220,
};

static const struct library_row *row_at(const struct library *library, int place)
{
    return library->row(library->row_data, place);
}

const struct library_row *room_chosen(const struct desk *desk, const struct room *room)
{
    const struct library *library = desk->library;
    int place = room->list.chosen;
    return place >= 0 && place < library->found ? row_at(library, place) : NULL;
}

void room_follow_rows(const struct desk *desk, struct room *room, int rows)
{
    struct pick_list *list = &room->list;
    if (list->chosen == 0 && list->offset == 0 && !room->browsing)
        return;
    list->chosen += rows;
    list->offset += rows * ui_px(desk->ui, ROW_POINTS);
}

/* --- Words --- */

static bool is_unfinished(const struct library_row *row)
{
    return row->result == LIBRARY_UNFINISHED;
}

/* Returns the result, or the word for an unfinished game. */
static const char *ending_of(const struct library_row *row)
{
    return is_unfinished(row) ? tr_c("of a game", "unfinished") : library_points(row->result);
}

static const char *mark_of(const struct desk *desk, const struct library_row *row)
{
    return library_is_current(desk->library, row) ? tr_c("of a game", "this match") : "";
}

/* --- A row --- */

/* Draws a row that has not been read yet. */
static void placeholder(struct ui *ui, struct rect rect)
{
    struct colour ink = ui_colour(ui, COLOUR_TEXT_DIM);
    int bar = ui_px(ui, METRIC_GAP_WIDE), radius = ui_px(ui, METRIC_GAP_SMALL);
    struct rect upper = cut_top(&rect, rect.h / 2);
    ink.a = 0x30;
    upper = rect_centred(upper, upper.w, bar);
    upper.w = upper.w * 2 / 5;
    rect = rect_centred(rect, rect.w, bar);
    rect.w = rect.w / 4;
    draw_fill(&ui->list, upper, radius, ink);
    draw_fill(&ui->list, rect, radius, ink);
}

static void line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
                 enum align align, const char *text)
{
    ui_text(ui, rect, style, ui_colour(ui, ink), align, text);
}

/* Draws a word at the right of a line, and cuts it off. */
static void word_at_right(struct ui *ui, struct rect *rect, struct text_style style,
                          enum colour_role ink, const char *word)
{
    int width = int_min(text_width(ui->fonts, style, word), ui_px(ui, ENDING_POINTS));
    line(ui, cut_right(rect, width), style, ink, ALIGN_RIGHT, word);
    cut_right(rect, ui_px(ui, METRIC_GAP));
}

/* What the rows are drawn from. */
struct games {
    struct desk *desk;
    const struct room *room;
};

static bool is_selected(const void *data, int place)
{
    const struct games *games = data;
    return room_has_selected(games->desk, games->room, place);
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int place)
{
    struct desk *desk = ((const struct games *)data)->desk;
    const struct library_row *row = row_at(desk->library, place);
    rect = rect_centred(rect, rect.w, rect.h - 2 * ui_px(ui, METRIC_PAD));
    if (!row) {
        placeholder(ui, rect);
        return;
    }
    bool unfinished = is_unfinished(row);
    room_board(desk, row, cut_left(&rect, rect.h));
    cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    struct rect upper = cut_top(&rect, rect.h * 11 / 20);
    word_at_right(ui, &upper, unfinished ? ui_small(ui) : ui_bold(ui),
                  unfinished ? COLOUR_TEXT_DIM : COLOUR_TEXT, ending_of(row));
    word_at_right(ui, &rect, ui_small(ui), COLOUR_ACCENT, mark_of(desk, row));
    room_players(desk, row, upper, false);
    line(ui, rect, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, room_facts(desk, row));
}

static const char *label_of(struct ui *ui, const void *data, int place)
{
    const struct desk *desk = ((const struct games *)data)->desk;
    const struct library_row *row = row_at(desk->library, place);
    if (!row)
        return "\u2026";
    return ui_format(ui, "{players} {ending} {detail} {mark}",
                     {"players", page_players_whole(ui, row->black, row->white)},
                     {"ending", ending_of(row)}, {"detail", room_facts(desk, row)},
                     {"mark", mark_of(desk, row)});
}

/* --- The list --- */

static void order_choice(struct ui *ui, struct room *room, struct rect rect)
{
    static const char *const names[LIBRARY_ORDERS] = {
        [LIBRARY_ADDED] = N_C("an order of games", "Added last"),
        [LIBRARY_NEWEST] = N_C("an order of games", "Newest"),
        [LIBRARY_OLDEST] = N_C("an order of games", "Oldest"),
        [LIBRARY_BY_EVENT] = N_C("an order of games", "By event"),
        [LIBRARY_BY_PLAYER] = N_C("an order of games", "By player"),
        [LIBRARY_LONGEST] = N_C("an order of games", "Longest"),
        [LIBRARY_SHORTEST] = N_C("an order of games", "Shortest"),
    };
    const char *values[LIBRARY_ORDERS];
    int value = (int)room->order;
    for (int i = 0; i < LIBRARY_ORDERS; i++)
        values[i] = tr(names[i]);
    if (ui_choice(ui, rect, "order", tr_c("of a list: a choice", "Order"), values, LIBRARY_ORDERS,
                  &value))
        room->order = (enum library_order)value;
}

/* Ends the selection, as Esc does, for those who have no keyboard at hand. */
static void selection_button(struct ui *ui, struct room *room, struct rect *rect)
{
    struct button button = {.name = "select-none",
                            .label = tr("Select no games"),
                            .icon = &icons[ICON_CLOSE],
                            .icon_only = true,
                            .key = {SDLK_ESCAPE}};
    if (room->selection.count > 0 &&
        ui_button(ui, cut_right(rect, ui_px(ui, METRIC_TARGET)), &button))
        room->selection.count = 0;
}

/* How many there are, as counted last, and in which order. */
static void count_line(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    struct strbuf words = ui_strbuf(ui, 240), selected = ui_strbuf(ui, 80);
    if (!library->looking) {
        room->found = library->found;
        room->total = library->total;
    }
    if (room->total > 0 || !library->looking)
        library_count_print(&words, room->found, room->total, room_filters(room));
    if (room->selection.count > 0)
        library_selected_print(&selected, room->selection.count);
    page_add_fact(&words, selected.text);
    if (library->found > 1 && !room->filter.versions)
        order_choice(ui, room, cut_right(&rect, int_min(ui_px(ui, ORDER_POINTS), rect.w * 3 / 5)));
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    selection_button(ui, room, &rect);
    page_line(ui, rect, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, words.text);
}

/* Says that there are no games, or that none match. */
static void say_empty(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button clear = {.name = "show-all",
                           .label = tr("Show all games"),
                           .icon = &icons[ICON_CLOSE],
                           .main = true};
    if (desk->library->total == 0) {
        page_says(ui, rect,
                  tr("There are no games yet. Each game that is played is kept here, and games of "
                     "files can be imported."));
        return;
    }
    struct rect foot = cut_bottom(&rect, ui_px(ui, METRIC_TARGET) + 2 * ui_px(ui, METRIC_MARGIN));
    page_says(ui, rect, tr("No games match."));
    int width = int_min(foot.w, ui_px(ui, CLEAR_POINTS));
    if (ui_button(ui, rect_centred(foot, width, ui_px(ui, METRIC_TARGET)), &clear))
        room_clear(room);
}

static bool in_field(const struct ui *ui)
{
    return ui->focus == 0 || ui->focus == ui_id("find-words", 0) ||
           ui->focus == ui_id("find-date", 0);
}

void room_open(struct desk *desk, const struct library_row *row)
{
    if (row)
        desk->request = (struct request){REQUEST_REPLAY, .replay = {.game = row->game}};
}

void room_list(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    const struct games games = {desk, room};
    const struct pick_rows rows = {.name = "game",
                                   .count = library->found,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .twice = true,
                                   .several = room->selection.count > 0,
                                   .data = &games,
                                   .draw = draw_row,
                                   .selected = is_selected,
                                   .label = label_of};
    if (library->answers == 0)
        return; /* the first answer has not come yet */
    count_line(desk, room, cut_top(&rect, ui_px(ui, METRIC_TARGET)));
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    int before = room->list.chosen;
    int picked = pick_list(ui, rect, &rows, &room->list, in_field(ui));
    room->browsing |= room->list.manner != PICK_NOT;
    room_select(desk, room, room->list.manner, before);
    if (library->found > 0)
        library->choose(library->row_data, room->list.chosen);
    if (library->found == 0 && !library->looking)
        say_empty(desk, room, rect);
    if (picked >= 0)
        room_open(desk, row_at(library, picked));
}

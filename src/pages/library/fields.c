/* SPDX-License-Identifier: MIT */
/* The fields of the filter: player, rules, result, date, position. */
#include "base/translate.h"
#include "board/board_view.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    TWO_COLUMNS_POINTS = 440, /* at this width, if one column is too high */
    PICTURE_POINTS = 224,     /* the side of the position's picture, at most; */
    PICTURE_LEAST = 88,       /* if there is less room than this, there is none */
};

/* A column of fields under construction. */
struct column {
    struct desk *desk;
    struct room *room;
    struct rect rest;
};

/* --- A row --- */

static struct rect row_below_caption(struct column *column, const char *label)
{
    struct ui *ui = column->desk->ui;
    struct rect caption = cut_top(&column->rest, ui_px(ui, METRIC_CAPTION));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, label);
    struct rect row = cut_top(&column->rest, ui_px(ui, METRIC_TARGET));
    cut_top(&column->rest, ui_px(ui, METRIC_GAP));
    return row;
}

static int row_height(const struct ui *ui)
{
    return ui_px(ui, METRIC_CAPTION) + ui_px(ui, METRIC_TARGET) + ui_px(ui, METRIC_GAP);
}

void room_find_field(struct desk *desk, struct room *room, struct rect rect)
{
    if (ui_field(desk->ui, rect, "find-words", tr("Player or event"), room->filter.words,
                 sizeof room->filter.words))
        room->browsing = false;
}

/* --- Rules --- */

static const char *rules_value(const struct desk *desk, const char *rules, int games)
{
    struct ui *ui = desk->ui;
    struct strbuf out = ui_strbuf(ui, LIBRARY_RULES_SIZE + 40);
    library_rules_print(&out, library_rules_name(&ui->texts, rules, desk->shelf->own), games);
    return out.text;
}

/* Returns the index of the chosen rules. If no game has these rules any more, they stand last. */
static int chosen_rules(const struct library *library, const struct room_filter *filter)
{
    if (!filter->rules[0])
        return 0;
    int place = 0;
    while (place < library->rules_count && strcmp(library->rules[place].text, filter->rules) != 0)
        place++;
    return place + 1;
}

static void choose_rules(const struct library *library, struct room_filter *filter, int value)
{
    if (value <= library->rules_count)
        strbuf_copy(filter->rules, sizeof filter->rules,
                    value > 0 ? library->rules[value - 1].text : "");
}

static void rules_choice(struct column *column)
{
    struct ui *ui = column->desk->ui;
    const struct library *library = column->desk->library;
    struct room_filter *filter = &column->room->filter;
    int value = chosen_rules(library, filter), count = library->rules_count + 1;
    const char **values = arena_take(&ui->texts, (size_t)(count + 1) * sizeof *values);
    values[0] = tr_c("of a filter: any of them", "All rules");
    for (int i = 1; i < count; i++)
        values[i] =
            rules_value(column->desk, library->rules[i - 1].text, library->rules[i - 1].games);
    if (value == count)
        values[count++] = rules_value(column->desk, filter->rules, 0);
    struct rect row = row_below_caption(column, tr_c("of a game: a field", "Rules"));
    int cuts = ui->cut_count;
    if (ui_choice(ui, row, "find-rules", tr_c("of a game: a field", "Rules"), values, count,
                  &value))
        choose_rules(library, filter, value);
    ui->cut_count = cuts; /* the name of a rule set may be of any length */
}

/* --- Result --- */

static void result_choice(struct column *column)
{
    static const enum library_result order[] = {LIBRARY_ANY_RESULT, LIBRARY_BLACK_WON,
                                                LIBRARY_WHITE_WON, LIBRARY_DRAWN,
                                                LIBRARY_UNFINISHED};
    enum {
        COUNT = sizeof order / sizeof *order
    };
    const struct desk *desk = column->desk;
    struct ui *ui = desk->ui;
    struct side_names sides =
        looks_side_names(preferences_looks(desk->preferences, &desk->match->rules));
    const char *values[COUNT];
    for (int i = 0; i < COUNT; i++)
        values[i] = page_result_words(ui, order[i], sides);
    int value = 0;
    while (order[value] != column->room->filter.result)
        value++;
    struct rect row = row_below_caption(column, tr_c("of a game: a field", "Result"));
    if (ui_choice(ui, row, "find-result", tr_c("of a game: a field", "Result"), values, COUNT,
                  &value))
        column->room->filter.result = order[value];
}

/* --- Date --- */

static void date_field(struct column *column)
{
    struct room *room = column->room;
    struct rect row =
        row_below_caption(column, tr_c("of a game: a field", "Date: year, month, day"));
    if (ui_field(column->desk->ui, row, "find-date", tr_c("of a game: a field", "Date"),
                 room->filter.date, sizeof room->filter.date))
        room->browsing = false;
}

/* --- Versions --- */

static void versions_switch(struct column *column)
{
    struct ui *ui = column->desk->ui;
    struct room *room = column->room;
    struct button button = {.name = "find-versions",
                            .label = tr("Only in several versions"),
                            .icon = room->filter.versions ? &icons[ICON_CHECK] : NULL,
                            .chosen = room->filter.versions};
    if (ui_button(ui, cut_top(&column->rest, ui_px(ui, METRIC_TARGET)), &button)) {
        room->filter.versions = !room->filter.versions;
        room->filter.since = 0;
    }
    cut_top(&column->rest, ui_px(ui, METRIC_GAP));
}

/* --- Position --- */

static void position_picture(const struct desk *desk, const struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct named_ruleset *rules = &desk->match->rules;
    struct looks looks = preferences_looks(desk->preferences, rules);
    looks.labels = LABELS_OFF;
    struct board_picture picture =
        board_picture_in(rect, desk->turned, &room->position, &rules->rules, looks);
    board_view(ui, &picture);
    if (room->filter.by_position)
        draw_frame(&ui->list, rect_inset(picture.geometry.outer, -ui_px(ui, METRIC_FOCUS)), 0,
                   ui_px(ui, METRIC_FOCUS), ui_colour(ui, COLOUR_ACCENT));
}

void room_open_about(struct desk *desk, const struct room *room, const char *page)
{
    desk_open(desk, page)->filter = desk_keep(desk, &room->asked, sizeof room->asked);
}

static void about_buttons(struct desk *desk, const struct room *room, struct rect rect)
{
    static const char *const pages[] = {"openings", "players"};
    for (int i = 0; i < 2; i++) {
        struct button button = page_button(desk, pages[i]);
        if (ui_button(desk->ui, rect_column(rect, i, 2, ui_px(desk->ui, METRIC_GAP)), &button))
            room_open_about(desk, room, pages[i]);
    }
}

/* The switch, and below it the board whose position is searched. */
static void position_part(struct column *column)
{
    struct ui *ui = column->desk->ui;
    struct room *room = column->room;
    struct button button = {.name = "find-position",
                            .label = tr("Position on the board"),
                            .detail = tr("Also with colours changed"),
                            .icon = room->filter.by_position ? &icons[ICON_CHECK] : NULL,
                            .chosen = room->filter.by_position};
    int inside = column->rest.w - 2 * ui_px(ui, METRIC_PAD);
    int height =
        ui_px(ui, METRIC_TARGET) + ui_paragraph_height(ui, ui_small(ui), button.detail, inside);
    if (ui_button(ui, cut_top(&column->rest, height), &button))
        room->filter.by_position = !room->filter.by_position;
    cut_top(&column->rest, ui_px(ui, METRIC_GAP));
    about_buttons(column->desk, room, cut_top(&column->rest, ui_px(ui, METRIC_TARGET)));
    cut_top(&column->rest, ui_px(ui, METRIC_GAP_WIDE));
    int side = int_min(int_min(column->rest.w, column->rest.h), ui_px(ui, PICTURE_POINTS));
    if (side < ui_px(ui, PICTURE_LEAST))
        return;
    struct rect picture = cut_top(&column->rest, side);
    position_picture(column->desk, room, rect_centred(picture, side, side));
}

/* --- All fields --- */

static void clear_button(struct desk *desk, struct room *room, struct rect rect)
{
    struct button button = {
        .name = "clear-filter", .label = tr("Clear the filter"), .icon = &icons[ICON_CLOSE]};
    if (room_filters(room) && ui_button(desk->ui, rect, &button))
        room_clear(room);
}

static void words_part(struct column *column)
{
    rules_choice(column);
    result_choice(column);
    date_field(column);
    versions_switch(column);
}

void room_fields(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP), least = 3 * row_height(ui) + 3 * ui_px(ui, METRIC_TARGET) +
                                             ui_px(ui, METRIC_TARGET + PICTURE_LEAST);
    bool apart = rect.h < least && rect.w >= ui_px(ui, TWO_COLUMNS_POINTS);
    struct column column = {desk, room, apart ? rect_column(rect, 0, 2, gap) : rect};
    words_part(&column);
    if (apart)
        column.rest = rect_column(rect, 1, 2, gap);
    struct rect clear = cut_bottom(&column.rest, ui_px(ui, METRIC_TARGET));
    cut_bottom(&column.rest, gap);
    position_part(&column);
    clear.y = column.rest.y + gap; /* right below the board */
    clear_button(desk, room, clear);
}

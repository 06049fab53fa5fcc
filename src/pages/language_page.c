/* SPDX-License-Identifier: MIT */
/* The language of the texts: every one that has a catalogue, as it calls itself. The choice takes
 * effect at once. */
#include "base/translate.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "toolkit/icons.h"

enum {
    ROW_POINTS = 44,
    CODE_POINTS = 150,
    WIDTH_MOST = 560,
};

static const struct preference *preference(void)
{
    return preference_find("texts", "language");
}

static const char *label_of(struct ui *ui, const void *data, int row)
{
    const struct desk *desk = data;
    (void)ui;
    return tr(preference_value_label(preference(), row, desk->preferences, &desk->match->rules));
}

/* A player may have no font for the letters of the name: the code stands beside it. */
static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const char *code =
        row > 0 ? preference_value(preference(), row).id : translate_name(translate_of_system());
    page_line(ui, cut_right(&rect, ui_px(ui, CODE_POINTS)), ui_small(ui), COLOUR_TEXT_DIM,
              ALIGN_RIGHT, code);
    page_line(ui, rect, ui_body(ui), COLOUR_TEXT, ALIGN_LEFT, label_of(ui, data, row));
}

static void pass(struct desk *desk, void *state)
{
    struct pick_list *list = state;
    struct rect room = page_head(desk);
    const struct pick_rows rows = {.name = "language",
                                   .count = preference_value_count(preference()),
                                   .height = ui_px(desk->ui, ROW_POINTS),
                                   .data = desk,
                                   .draw = draw_row,
                                   .label = label_of};
    room = rect_centred(room, int_min(room.w, ui_px(desk->ui, WIDTH_MOST)), room.h);
    int picked = pick_list(desk->ui, room, &rows, list, true);
    if (picked >= 0)
        preference_choose(preference(), desk->preferences, picked);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    int chosen = preference_chosen(preference(), desk->preferences);
    (void)opening;
    *(struct pick_list *)state = (struct pick_list){.chosen = chosen, .wanted = true};
}

const struct page language_page = {
    .name = "language",
    .title = N_C("a page", "Language"),
    .icon = &icons[ICON_COMMENT],
    .state_size = sizeof(struct pick_list),
    .open = open,
    .pass = pass,
};

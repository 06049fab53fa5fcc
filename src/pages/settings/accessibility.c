/* SPDX-License-Identifier: MIT */
/* What people choose who cannot see, hear or use their hands as others do. */
#include "base/translate.h"
#include "pages/settings/settings.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    FORM_POINTS = 640,
};

struct accessibility_page {
    int offset; /* how far the rows are scrolled, in pixels */
};

/* Where nothing can be said aloud, how it is said cannot be chosen. */
static struct preference_rows rows_of(const struct desk *desk)
{
    struct preference_rows rows = preference_rows_of(desk->page->name);
    while (desk->preferences->speechless && rows.first < rows.end &&
           strcmp(preference_table[rows.first].section, "speech") == 0)
        rows.first++;
    return rows;
}

static void pass(struct desk *desk, void *state)
{
    struct accessibility_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    const char *words =
        desk->preferences->speechless
            ? tr("On this system nothing can be said aloud. The size of everything, high contrast "
                 "and motion are in the settings.")
            : tr("Crownhead says aloud what happens and where the keyboard is, through "
                 "speech-dispatcher. Keys ask where you are, what stands on the board and what can "
                 "move: the page of the keys has them. The size of everything, high contrast and "
                 "motion are in the settings.");
    room = rect_centred(room, int_min(room.w, ui_px(ui, FORM_POINTS)), room.h);
    ui_announce(ui, words);
    page_paragraph(ui, &room, ui_body(ui), COLOUR_TEXT_DIM, words, true);
    cut_top(&room, ui_px(ui, METRIC_MARGIN));
    settings_rows_scrolled(desk, room, "accessibility", rows_of(desk), &page->offset);
}

const struct page accessibility_page = {
    .name = "accessibility",
    .title = N_C("a page", "Accessibility"),
    .icon = &icons[ICON_ACCESSIBILITY],
    .lasting = true,
    .state_size = sizeof(struct accessibility_page),
    .pass = pass,
};

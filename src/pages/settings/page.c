/* SPDX-License-Identifier: MIT */
/* The settings page. Each change takes effect at once and shows on a small board. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/settings/settings.h"
#include "toolkit/icons.h"

enum {
    PREVIEW_PERCENT = 40, /* of the page, for the small board beside or above the rows */
    COLUMN_PERCENT = 39,  /* of the page, if rows stand below the board */
    PREVIEW_LEAST_POINTS = 120,
    LANGUAGE_POINTS = 330,
    CELL_MOST_POINTS = 96,          /* the side of a square of the pictures if there is room */
    BUTTONS_WIDE_POINTS = 900,      /* so wide, all buttons stand on one line, */
    BUTTONS_TWO_LINES_POINTS = 560, /* and so wide on two */
};

/* --- The buttons --- */

/* The places of the buttons, as they are read. */
enum {
    BUTTON_RESET,
    BUTTON_ENDINGS,
    BUTTON_ACCESSIBILITY,
    BUTTON_FULL,
    BUTTON_KEYS,
    BUTTON_COUNT,
};

/* Moves the focus along when a button changes its name. */
static void rename_focus(struct ui *ui, const char *from, const char *to)
{
    if (ui->focus == ui_id(from, 0))
        ui->focus = ui_id(to, 0);
}

/* Resets everything; pressed again, restores it. */
static void reset_button(struct desk *desk, struct settings_page *page, struct rect rect)
{
    bool initial = preferences_initial(desk->preferences);
    page->was_reset &= initial;
    struct button reset = {.name = "reset",
                           .label = tr_c("a button", "Reset to default"),
                           .why_not = initial ? tr("Nothing has been changed.") : NULL};
    if (page->was_reset)
        reset = (struct button){.name = "undo-reset",
                                .label = tr_c("a button", "Undo reset"),
                                .icon = &icons[ICON_UNDO]};
    if (!ui_button(desk->ui, rect, &reset))
        return;
    if (page->was_reset) {
        *desk->preferences = page->before;
        rename_focus(desk->ui, "undo-reset", "reset");
    } else {
        rename_focus(desk->ui, "reset", "undo-reset");
        page->before = *desk->preferences;
        preferences_init(desk->preferences);
    }
    page->was_reset = !page->was_reset;
}

struct button_places {
    struct rect of[BUTTON_COUNT];
};

/* Side by side, or on several lines where they would be narrow. */
static int lines_of_buttons(const struct ui *ui, int width)
{
    return width >= ui_px(ui, BUTTONS_WIDE_POINTS)        ? 1
           : width >= ui_px(ui, BUTTONS_TWO_LINES_POINTS) ? 2
                                                          : 3;
}

static struct button_places places_in(struct rect rect, int lines, int gap)
{
    struct button_places places;
    int columns = (BUTTON_COUNT + lines - 1) / lines, height = (rect.h - (lines - 1) * gap) / lines;
    for (int i = 0; i < BUTTON_COUNT; i++) {
        int first = i / columns * columns;
        struct rect line = {rect.x, rect.y + i / columns * (height + gap), rect.w, height};
        places.of[i] = rect_column(line, i - first, int_min(columns, BUTTON_COUNT - first), gap);
    }
    return places;
}

static void buttons(struct desk *desk, struct settings_page *page,
                    const struct button_places *places)
{
    struct ui *ui = desk->ui;
    struct button endings = page_button(desk, "endings");
    struct button accessibility = page_button(desk, "accessibility");
    struct button full = command_button(desk, COMMAND_FULLSCREEN);
    struct button keys = page_button(desk, "keys");
    reset_button(desk, page, places->of[BUTTON_RESET]);
    if (ui_button(ui, places->of[BUTTON_ENDINGS], &endings))
        desk_open(desk, "endings");
    if (ui_button(ui, places->of[BUTTON_ACCESSIBILITY], &accessibility))
        desk_open(desk, "accessibility");
    if (ui_button(ui, places->of[BUTTON_FULL], &full))
        desk_ask(desk, REQUEST_FULLSCREEN);
    if (ui_button(ui, places->of[BUTTON_KEYS], &keys))
        desk_open(desk, "keys");
}

/* --- The page --- */

/* Cuts off the place of the small board: beside the rows, or above them in a tall window. */
static struct rect cut_preview(const struct ui *ui, struct rect *room)
{
    int gap = ui_px(ui, METRIC_MARGIN_WIDE);
    struct rect preview;
    if (ui->screen.h > ui->screen.w) {
        preview = cut_top(room, int_min(room->w, room->h * PREVIEW_PERCENT / 100));
        cut_top(room, gap);
    } else {
        preview = cut_right(room, int_min(room->h, room->w * PREVIEW_PERCENT / 100));
        cut_right(room, gap);
    }
    return preview;
}

/* The two columns of a wide window: the looks of the board at the left, the board and all other
 * rows at the right. */
struct columns {
    struct rect left, right;
    struct settings_part looks, others;
    int preview; /* the height of the small board */
};

static bool divide(struct desk *desk, struct rect room, struct columns *columns)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_MARGIN_WIDE), looks = settings_looks_count();
    int cell = ui_px(ui, SETTINGS_CELL_POINTS);
    columns->looks = (struct settings_part){{0, looks}, cell, 0};
    columns->others = (struct settings_part){{looks, preference_rows_of(NULL).end}, cell, 0};
    columns->right = cut_right(&room, room.w * COLUMN_PERCENT / 100);
    cut_right(&room, gap);
    columns->left = room;
    int others = settings_rows_height(desk, columns->right.w, &columns->others);
    columns->preview = int_min(columns->right.w, room.h - others - gap);
    if (ui->screen.h > ui->screen.w || columns->preview < ui_px(ui, PREVIEW_LEAST_POINTS))
        return false;
    struct settings_part larger = columns->looks;
    for (; larger.cell <= ui_px(ui, CELL_MOST_POINTS); larger.cell += ui_px(ui, METRIC_GAP_SMALL)) {
        if (settings_rows_height(desk, columns->left.w, &larger) > room.h)
            break;
        columns->looks = larger;
    }
    settings_rows_spread(desk, columns->left.w, room.h, &columns->looks);
    settings_rows_spread(desk, columns->right.w, room.h - columns->preview - gap, &columns->others);
    return larger.cell > cell;
}

/* Returns the places below the columns, three below the wider one and two below the other. */
static struct button_places places_below(const struct columns *columns, struct rect line, int gap)
{
    struct rect left = {columns->left.x, line.y, columns->left.w, line.h};
    struct rect right = {columns->right.x, line.y, columns->right.w, line.h};
    return (struct button_places){{rect_column(left, 0, 3, gap), rect_column(left, 1, 3, gap),
                                   rect_column(left, 2, 3, gap), rect_column(right, 0, 2, gap),
                                   rect_column(right, 1, 2, gap)}};
}

/* A player who cannot read this page sees the name of its language in the corner. */
static struct rect head(struct desk *desk)
{
    struct ui *ui = desk->ui;
    const struct preference *language = preference_find("texts", "language");
    int index = preference_chosen(language, desk->preferences);
    const char *value =
        preference_value_label(language, index, desk->preferences, &desk->match->rules);
    struct button button = page_button(desk, "language");
    struct rect beside,
        room = page_head_beside(
            desk, int_min(ui_px(ui, LANGUAGE_POINTS), page_room(ui).w * 45 / 100), &beside);
    button.label =
        ui_format(ui, tr("{label}: {value}"), {"label", tr(language->label)}, {"value", tr(value)});
    if (ui_button(ui, beside, &button))
        desk_open(desk, "language");
    return room;
}

static void pass(struct desk *desk, void *state)
{
    struct settings_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = head(desk), preview;
    struct columns columns;
    int gap = ui_px(ui, METRIC_GAP), lines = lines_of_buttons(ui, room.w);
    struct rect line = cut_bottom(&room, lines * ui_px(ui, METRIC_TARGET) + (lines - 1) * gap);
    struct button_places places = places_in(line, lines, gap);
    cut_bottom(&room, ui_px(ui, METRIC_MARGIN));
    if (divide(desk, room, &columns)) {
        places = places_below(&columns, line, gap);
        settings_rows(desk, columns.left, &columns.looks);
        preview = cut_top(&columns.right, columns.preview);
        cut_top(&columns.right, ui_px(ui, METRIC_MARGIN_WIDE));
        settings_rows(desk, columns.right, &columns.others);
    } else {
        preview = cut_preview(ui, &room);
        settings_rows_scrolled(desk, room, "settings", preference_rows_of(NULL), &page->offset);
    }
    buttons(desk, page, &places);
    settings_preview(desk, preview);
}

/* Opens the page at its top. A reset can still be undone. */
static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)desk;
    (void)opening;
    ((struct settings_page *)state)->offset = 0;
}

const struct page settings_page = {
    .name = "settings",
    .title = N_C("a page", "Settings"),
    .icon = &icons[ICON_SETTINGS],
    .key = {SDLK_COMMA, MOD_CTRL},
    .lasting = true,
    .state_size = sizeof(struct settings_page),
    .open = open,
    .pass = pass,
};

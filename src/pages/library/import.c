/* SPDX-License-Identifier: MIT */
/* An import: its progress, its outcome, and the faults it has found. */
#include "base/translate.h"
#include "pages/library/room.h"
#include "toolkit/icons.h"

enum {
    STOP_POINTS = 110,
    WORDS_POINTS = 170, /* a button with words */
    FAULT_ROW_POINTS = 60,
    SENTENCE_SIZE = 2 * LIBRARY_REASON_SIZE,
};

static struct import_source source_of(const struct library_import *import)
{
    return (struct import_source){import->title, import->file, import->files};
}

static struct import_counts counts_of(const struct library_import *import)
{
    return (struct import_counts){import->taken, import->versions, import->known, import->bad,
                                  import->lost};
}

static bool same_counts(const struct import_counts *a, const struct import_counts *b)
{
    return a->taken == b->taken && a->versions == b->versions && a->known == b->known &&
           a->bad == b->bad && a->lost == b->lost;
}

void room_begin_import(struct room *room)
{
    room->import = (struct room_import){.faults.chosen = -1};
}

/* An outcome that was closed stays closed until another import. */
void room_follow_import(struct desk *desk, struct room *room)
{
    const struct library_import *import = &desk->library->import;
    struct import_counts counts = counts_of(import);
    bool another =
        import->number != room->import.closed_number || !same_counts(&counts, &room->import.closed);
    if (room->import.hidden && another)
        room_begin_import(room);
}

/* --- While it runs --- */

static void progress_lines(struct ui *ui, struct rect rect, const struct library_import *import)
{
    struct import_counts counts = counts_of(import);
    struct import_source source = source_of(import);
    struct strbuf title = ui_strbuf(ui, SENTENCE_SIZE), sum = ui_strbuf(ui, SENTENCE_SIZE);
    struct strbuf speed = ui_strbuf(ui, SENTENCE_SIZE);
    int lines = ui_px(ui, METRIC_CAPTION);
    import_title_print(&title, &source, import->percent);
    import_counts_print(&sum, &counts);
    import_speed_print(&speed, import->per_second);
    rect = rect_centred(rect, rect.w, 2 * lines + page_progress_height(ui));
    struct rect upper = cut_top(&rect, lines);
    int width = text_width(ui->fonts, ui_small(ui), speed.text) + 1;
    page_long_line(ui, cut_right(&upper, int_min(width, upper.w / 2)), ui_small(ui),
                   COLOUR_TEXT_DIM, ALIGN_RIGHT, speed.text);
    cut_right(&upper, ui_px(ui, METRIC_GAP));
    page_long_line(ui, upper, ui_small(ui), COLOUR_TEXT, ALIGN_LEFT, title.text);
    page_progress(ui, cut_top(&rect, page_progress_height(ui)), import->percent);
    page_long_line(ui, rect, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, sum.text);
}

static void progress(struct desk *desk, struct rect *rect)
{
    struct ui *ui = desk->ui;
    struct button stop = {.name = "stop-import", .label = tr_c("a button", "Stop")};
    int height =
        2 * ui_px(ui, METRIC_CAPTION) + page_progress_height(ui) + ui_px(ui, 2 * METRIC_PAD);
    struct rect strip = cut_bottom(rect, height);
    cut_bottom(rect, ui_px(ui, METRIC_GAP));
    struct rect inside = ui_message_panel(ui, strip, TONE_PLAIN);
    struct rect button = cut_right(&inside, ui_px(ui, STOP_POINTS));
    cut_right(&inside, ui_px(ui, METRIC_MARGIN));
    progress_lines(ui, inside, &desk->library->import);
    if (ui_button(ui, rect_centred(button, button.w, ui_px(ui, METRIC_TARGET)), &stop))
        desk_ask(desk, REQUEST_IMPORT_STOP);
}

/* --- When it is over --- */

/* Draws the buttons with words, each of the same width. */
static void word_buttons(struct desk *desk, struct room *room, struct rect rect, int count)
{
    struct ui *ui = desk->ui;
    const struct library_import *import = &desk->library->import;
    struct room_import *state = &room->import;
    int gap = ui_px(ui, METRIC_GAP), place = 0;
    struct button faults = {.name = "show-faults",
                            .label = state->faults_shown
                                         ? tr("Show the games")
                                         : tr_c("a button: show the faults", "What is wrong"),
                            .chosen = state->faults_shown};
    struct button versions = {.name = "show-versions",
                              .label =
                                  tr_c("a switch: show only games with other versions", "Versions"),
                              .chosen = room->filter.versions};
    if (import->versions > 0 && ui_button(ui, rect_column(rect, place++, count, gap), &versions)) {
        state->faults_shown = false;
        room_show_versions(room, import->since);
    }
    if (import->fault_count > 0 && ui_button(ui, rect_column(rect, place, count, gap), &faults))
        state->faults_shown = !state->faults_shown;
}

static void ended_buttons(struct desk *desk, struct room *room, struct rect rect, int count)
{
    struct ui *ui = desk->ui;
    struct room_import *state = &room->import;
    struct button close = {.name = "close-import",
                           .label = tr_c("a button", "Close"),
                           .icon = &icons[ICON_CLOSE],
                           .icon_only = true};
    if (ui_button(ui, cut_right(&rect, ui_px(ui, METRIC_TARGET)), &close)) {
        state->hidden = true;
        state->faults_shown = false;
        state->closed = counts_of(&desk->library->import);
        state->closed_number = desk->library->import.number;
    }
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    if (count > 0)
        word_buttons(desk, room, rect, count);
}

static void ended(struct desk *desk, struct room *room, struct rect *rect)
{
    struct ui *ui = desk->ui;
    const struct library_import *import = &desk->library->import;
    struct import_counts counts = counts_of(import);
    struct import_source source = source_of(import);
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    bool none = import->taken + import->known == 0;
    bool warns = import->reason[0] || import->bad > 0 || (none && !import->stopped);
    enum tone tone = warns ? TONE_WARNING : TONE_PLAIN;
    import_ended_print(&words, &source, import->stopped, import->reason, &counts);
    int gap = ui_px(ui, METRIC_GAP), target = ui_px(ui, METRIC_TARGET);
    int count = (import->versions > 0) + (import->fault_count > 0);
    int beside = target + count * (gap + ui_px(ui, WORDS_POINTS));
    bool below = beside > rect->w * 3 / 5; /* the buttons have a line of their own */
    struct rect room_for = {rect->x, 0, rect->w - (below ? 0 : beside) - gap, target};
    int height = int_max(ui_message_room(ui, room_for, ui_small(ui), words.text).h, target) +
                 (below ? target : 0) + 2 * ui_px(ui, METRIC_PAD);
    struct rect strip = cut_bottom(rect, int_min(height, rect->h * (below ? 4 : 3) / 6));
    cut_bottom(rect, gap);
    struct rect inside = ui_message_panel(ui, strip, tone);
    struct rect buttons = below ? cut_bottom(&inside, target) : cut_right(&inside, beside);
    cut_right(&inside, gap);
    ui_announce(ui, words.text);
    ui_message_text(ui, inside, tone, ui_small(ui), words.text);
    ended_buttons(desk, room, rect_centred(buttons, buttons.w, target), count);
}

void room_import(struct desk *desk, struct room *room, struct rect *rect)
{
    const struct library_import *import = &desk->library->import;
    if (import->running)
        progress(desk, rect);
    else if (import->ended && !room->import.hidden && !room->filter.versions)
        ended(desk, room, rect);
}

/* --- Faults --- */

bool room_shows_faults(const struct desk *desk, const struct room *room)
{
    const struct library_import *import = &desk->library->import;
    return room->import.faults_shown && !room->import.hidden && import->ended && !import->running &&
           import->fault_count > 0;
}

static const char *fault_label(struct ui *ui, const void *data, int row)
{
    (void)ui;
    return ((const struct library_import *)data)->faults[row];
}

static void draw_fault(struct ui *ui, struct rect rect, const void *data, int row)
{
    const char *words = fault_label(ui, data, row);
    struct rect inside = rect_centred(rect, rect.w, rect.h - 2 * ui_px(ui, METRIC_PAD));
    int cuts = ui->cut_count;
    ui_text(ui, inside, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, words);
    if (ui->cut_count > cuts && ui_hovers(ui, rect))
        ui_hint(ui, rect, words);
}

void room_faults(struct desk *desk, struct room *room, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library_import *import = &desk->library->import;
    const struct pick_rows rows = {.name = "fault",
                                   .count = import->fault_count,
                                   .height = ui_px(ui, FAULT_ROW_POINTS),
                                   .data = import,
                                   .draw = draw_fault,
                                   .label = fault_label};
    struct strbuf words = ui_strbuf(ui, 200);
    import_faults_print(&words, import->fault_count, import->bad);
    page_long_line(ui, cut_top(&rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui), COLOUR_TEXT_DIM,
                   ALIGN_LEFT, words.text);
    pick_list(ui, rect, &rows, &room->import.faults, false);
}

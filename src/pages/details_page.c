/* SPDX-License-Identifier: MIT */
/* What is told of the replayed game besides its moves: who played it, where, when and how it ended.
 * Nothing changes before Save, and what was told before can be brought back. */
#include "base/translate.h"
#include "pages/page.h"
#include "pages/typed_date.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    DATE_TYPED_SIZE = 40,
    FORM_POINTS = 620, /* the width, at most */
    SAVE_POINTS = 160,
};

struct details_page {
    struct page_message message;
    unsigned game;          /* library.replay.count of the game that the fields tell of */
    struct library_row row; /* as the fields tell it, but the date */
    char date[DATE_TYPED_SIZE];
    char date_had[DATE_TYPED_SIZE]; /* as it stood there: if it stays, the game's date does */
};

static const struct library_replay *replay_of(const struct desk *desk)
{
    return &desk->library->replay;
}

static void begin(struct desk *desk, struct details_page *page)
{
    page->game = replay_of(desk)->count;
    page->row = replay_of(desk)->row;
    strbuf_copy(page->date, sizeof page->date, library_date(&desk->ui->texts, page->row.date));
    strbuf_copy(page->date_had, sizeof page->date_had, page->date);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct details_page *page = state;
    (void)opening;
    page_say(&page->message, false, "");
    begin(desk, page);
}

/* --- Saving --- */

/* Returns false if what was typed is no date. */
static bool take_date(struct details_page *page)
{
    char date[LIBRARY_DATE_SIZE] = "";
    struct strbuf out = strbuf_init(date, sizeof date);
    if (strcmp(page->date, page->date_had) == 0)
        return true;
    if (page->date[strspn(page->date, " ")] && !typed_date_read(&out, page->date))
        return false;
    strbuf_copy(page->row.date, sizeof page->row.date, date);
    return true;
}

static void save(struct desk *desk, struct details_page *page)
{
    if (take_date(page)) {
        desk->request = (struct request){REQUEST_DETAILS, .details = &page->row};
        return;
    }
    page_say(&page->message, true,
             tr("A date is a year, a month and a day, as far as they are known: 2026-11-22, "
                "22.11.2026, 2026-11, 2026."));
    ui_edit(desk->ui, ui_id("details-date", 0));
}

/* --- The fields --- */

static struct rect below_caption(struct ui *ui, struct rect rect, const char *label)
{
    ui_text(ui, cut_top(&rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui),
            ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, label);
    rect.h = ui_px(ui, METRIC_TARGET);
    return rect;
}

/* A text of the row. */
struct detail {
    const char *name;
    char *text;
    size_t size;
};

#define DETAIL(page, name, member)                                                                 \
    (struct detail)                                                                                \
    {                                                                                              \
        name, (page)->row.member, sizeof(page)->row.member                                         \
    }

static void field(struct desk *desk, struct details_page *page, struct rect rect, const char *label,
                  struct detail detail)
{
    struct ui *ui = desk->ui;
    if (ui_field(ui, below_caption(ui, rect, label), detail.name, label, detail.text,
                 (int)detail.size))
        page_say(&page->message, false, "");
}

/* A value that cannot be changed here. */
static void fixed(struct ui *ui, struct rect rect, const char *label, const char *value)
{
    page_long_line(ui, below_caption(ui, rect, label), ui_body(ui), COLOUR_TEXT, ALIGN_LEFT, value);
}

static struct side_names sides_of(const struct desk *desk)
{
    return looks_side_names(preferences_looks(desk->preferences, &replay_of(desk)->game->rules));
}

/* Returns true if the game is of the match on the board, whose players have their names there. */
static bool is_current(const struct desk *desk)
{
    const struct library_replay *replay = replay_of(desk);
    return replay->row.game == 0 || library_is_current(desk->library, &replay->row);
}

/* How a game ended that was played here the match knows. */
static bool result_is_told(const struct desk *desk)
{
    const struct library_replay *replay = replay_of(desk);
    return replay->row.match == 0 && !is_current(desk) && game_end_is_told(replay->game);
}

static void players(struct desk *desk, struct details_page *page, struct rect left,
                    struct rect right)
{
    struct side_names sides = sides_of(desk);
    if (is_current(desk)) {
        fixed(desk->ui, left, side_name(BLACK, sides), page->row.black);
        fixed(desk->ui, right, side_name(WHITE, sides), page->row.white);
    } else {
        field(desk, page, left, side_name(BLACK, sides), DETAIL(page, "details-black", black));
        field(desk, page, right, side_name(WHITE, sides), DETAIL(page, "details-white", white));
    }
}

static void result(struct desk *desk, struct details_page *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    const char *values[LIBRARY_RESULT_COUNT];
    int value = (int)page->row.result;
    for (int i = 0; i < LIBRARY_RESULT_COUNT; i++)
        values[i] = page_result_words(ui, (enum library_result)i, sides_of(desk));
    if (!result_is_told(desk))
        fixed(ui, rect, tr_c("of a game: a field", "Result"), values[value]);
    else if (ui_choice(ui, below_caption(ui, rect, tr_c("of a game: a field", "Result")),
                       "details-result", tr_c("of a game: a field", "Result"), values,
                       LIBRARY_RESULT_COUNT, &value))
        page->row.result = (enum library_result)value;
}

/* Says why something cannot be changed. */
static void reason(struct desk *desk, struct rect *rect)
{
    const char *why = is_current(desk)
                          ? tr("The match on the board knows its players, and how its games end.")
                      : !result_is_told(desk) ? tr("The moves tell how this game ended.")
                                              : "";
    if (why[0])
        page_paragraph(desk->ui, rect, ui_small(desk->ui), COLOUR_TEXT_DIM, why, true);
}

static struct rect next_row(struct ui *ui, struct rect *rect)
{
    struct rect row = cut_top(rect, ui_px(ui, METRIC_CAPTION) + ui_px(ui, METRIC_TARGET));
    cut_top(rect, ui_px(ui, METRIC_GAP));
    return row;
}

static void form(struct desk *desk, struct details_page *page, struct rect *rect)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    struct rect row = next_row(ui, rect);
    players(desk, page, rect_column(row, 0, 2, gap), rect_column(row, 1, 2, gap));
    field(desk, page, next_row(ui, rect), tr_c("of a game: a field", "Event"),
          DETAIL(page, "details-event", event));
    row = next_row(ui, rect);
    field(desk, page, rect_column(row, 0, 2, gap), tr_c("of a game: a field", "Site"),
          DETAIL(page, "details-site", site));
    field(desk, page, rect_column(row, 1, 2, gap), tr_c("of a game: a field", "Round"),
          DETAIL(page, "details-round", round));
    row = next_row(ui, rect);
    field(desk, page, rect_column(row, 0, 2, gap),
          tr_c("of a game: a field", "Date: year, month, day"),
          (struct detail){"details-date", page->date, sizeof page->date});
    result(desk, page, rect_column(row, 1, 2, gap));
    reason(desk, rect);
}

/* --- The page --- */

static void save_button(struct desk *desk, struct details_page *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button file = page_button(desk, "save-file"); /* what saves elsewhere */
    struct button button = {.name = "save-details",
                            .label = tr_c("a button", "Save"),
                            .icon = &icons[ICON_SAVE],
                            .main = true,
                            .key = file.key,
                            .other_key = file.other_key,
                            .fixed_key = {SDLK_RETURN, 0}};
    if (ui_button(ui, rect, &button))
        save(desk, page);
}

static void pass(struct desk *desk, void *state)
{
    struct details_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    if (!replay_of(desk)->there) {
        page_says(ui, room, "\u2026");
        return;
    }
    if (page->game != replay_of(desk)->count)
        begin(desk, page);
    page_strip(ui, &room, &page->message);
    struct rect middle = rect_centred(room, int_min(room.w, ui_px(ui, FORM_POINTS)), room.h);
    form(desk, page, &middle);
    cut_top(&middle, ui_px(ui, METRIC_GAP));
    struct rect line = cut_top(&middle, ui_px(ui, METRIC_TARGET));
    save_button(desk, page, cut_right(&line, ui_px(ui, SAVE_POINTS)));
}

const struct page details_page = {
    .name = "details",
    .title = N_("About the game"),
    .icon = &icons[ICON_PENCIL],
    .state_size = sizeof(struct details_page),
    .open = open,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

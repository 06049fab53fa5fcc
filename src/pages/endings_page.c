/* SPDX-License-Identifier: MIT */
/* Perfect endings: what they cost, how many the player wants, how far they are made, and their
 * files. */
#include "base/translate.h"
#include "pages/companion.h"
#include "pages/page.h"
#include "prose/endings_prose.h"
#include "prose/names.h"
#include "toolkit/icons.h"

#include <limits.h>

enum {
    ONE_COLUMN_POINTS = 620, /* below this width the choices stand below each other */
    BUTTON_POINTS = 140,
    DELETE_SLOTS = 3, /* buttons that find room beside each other */
    SENTENCE_SIZE = COMPANION_REASON_SIZE + 400,
};

/* What the player is asked. */
enum asked {
    NOT_ASKED,
    DELETE_LARGER, /* than what is chosen */
    DELETE_ALL,
};

struct endings_page {
    int offset; /* how far it is scrolled, in pixels */
    enum asked asked;
};

/* The page under construction; before it is drawn, only measured. */
struct column {
    struct desk *desk;
    struct endings_page *page;
    struct rect rest; /* below the last part */
    bool draw;
};

static const struct endings *endings_of(const struct column *column)
{
    return &column->desk->companion->endings;
}

static void gap(struct column *column, int points)
{
    cut_top(&column->rest, ui_px(column->desk->ui, points));
}

static void heading(struct column *column, const char *text)
{
    struct ui *ui = column->desk->ui;
    gap(column, METRIC_GAP_WIDE);
    struct rect line = cut_top(&column->rest, ui_px(ui, METRIC_HEADING));
    if (column->draw)
        page_line(ui, line, ui_bold(ui), COLOUR_ACCENT, ALIGN_LEFT, text);
    gap(column, METRIC_GAP);
}

/* --- The choice --- */

static const struct preference *preference(void)
{
    return preference_find("computer", "endings");
}

static struct button choice_button(struct column *column, int index)
{
    const struct desk *desk = column->desk;
    struct preference_value value = preference_value(preference(), index);
    struct strbuf cost = ui_strbuf(desk->ui, SENTENCE_SIZE);
    endings_cost_print(&cost, value.number);
    return (struct button){
        .name = "pieces",
        .number = value.number,
        .label = tr(value.label),
        .detail = cost.text,
        .chosen = preference_chosen(preference(), desk->preferences) == index,
    };
}

static int choice_height(struct column *column, int width)
{
    struct ui *ui = column->desk->ui;
    int height = 0, inside = width - 2 * ui_px(ui, METRIC_PAD);
    for (int i = 0; i < preference()->count; i++)
        height = int_max(
            height, ui_paragraph_height(ui, ui_small(ui), choice_button(column, i).detail, inside));
    return ui_px(ui, METRIC_TARGET) + height;
}

static void choice(struct column *column)
{
    struct desk *desk = column->desk;
    struct ui *ui = desk->ui;
    int count = preference()->count, apart = ui_px(ui, METRIC_GAP);
    bool one_column = column->rest.w < ui_px(ui, ONE_COLUMN_POINTS);
    int width = one_column ? column->rest.w : (column->rest.w - (count - 1) * apart) / count;
    int height = choice_height(column, width);
    struct rect line = {0};
    for (int i = 0; i < count; i++) {
        if (i > 0 && one_column)
            cut_top(&column->rest, apart);
        if (i == 0 || one_column)
            line = cut_top(&column->rest, height);
        struct button button = choice_button(column, i);
        struct rect rect = one_column ? line : rect_column(line, i, count, apart);
        if (!column->draw)
            continue;
        if (ui_button(ui, rect, &button))
            preference_choose(preference(), desk->preferences, i);
        ui_note(ui, rect, button.detail);
    }
}

/* --- How far they are made --- */

static void print_state(struct column *column, struct strbuf *out)
{
    const struct endings *endings = endings_of(column);
    const struct ruleset_title rules = ruleset_title(&column->desk->match->rules);
    if (endings->state == ENDINGS_MAKING)
        endings_making_print(out, rules.text, column->desk->preferences->endings, endings->percent);
    else if (endings->state == ENDINGS_STOPPED)
        endings_stopped_print(out, endings->percent);
    else if (endings->counted)
        endings_made_print(out, rules.text, endings->whole, endings->bytes);
    if (endings->state == ENDINGS_AT_REST && endings->counted &&
        endings->whole < ENDINGS_PIECES_USUAL)
        strbuf_addf(out, " %s", endings_made_when());
}

/* The button that stops the work, or lets it go on. */
static void work_button(struct column *column, struct rect rect)
{
    struct desk *desk = column->desk;
    enum endings_state state = endings_of(column)->state;
    struct button stop = {.name = "stop-endings", .label = tr_c("a button", "Stop")};
    struct button go_on = {.name = "go-on-endings",
                           .label = state == ENDINGS_FAILED ? tr_c("a button", "Try again")
                                                            : tr_c("a button", "Go on")};
    if (state == ENDINGS_MAKING && ui_button(desk->ui, rect, &stop))
        desk_ask(desk, REQUEST_STOP_ENDINGS);
    if ((state == ENDINGS_STOPPED || state == ENDINGS_FAILED) && ui_button(desk->ui, rect, &go_on))
        desk_ask(desk, REQUEST_GO_ON_ENDINGS);
}

static void state_part(struct column *column)
{
    struct ui *ui = column->desk->ui;
    const struct endings *endings = endings_of(column);
    bool works = endings->state == ENDINGS_MAKING || endings->state == ENDINGS_STOPPED;
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    print_state(column, &words);
    int beside = ui_px(ui, BUTTON_POINTS) + ui_px(ui, METRIC_MARGIN);
    int inside = ui_message_inside(ui, column->rest).w - beside;
    int text = ui_paragraph_height(ui, ui_body(ui), words.text, inside);
    int bar = ui_px(ui, METRIC_GAP) + page_progress_height(ui);
    int height = int_max(ui_px(ui, METRIC_TARGET), text + bar) + 2 * ui_px(ui, METRIC_PAD);
    struct rect rect = cut_top(&column->rest, height);
    if (!column->draw)
        return;
    struct rect panel = ui_message_panel(ui, rect, TONE_PLAIN);
    struct rect button = cut_right(&panel, ui_px(ui, BUTTON_POINTS));
    cut_right(&panel, ui_px(ui, METRIC_MARGIN));
    work_button(column, rect_centred(button, button.w, ui_px(ui, METRIC_TARGET)));
    panel = rect_centred(panel, panel.w, works ? text + bar : text);
    page_paragraph(ui, &panel, ui_body(ui), COLOUR_TEXT, words.text, true);
    if (works)
        page_progress(ui, cut_bottom(&panel, page_progress_height(ui)), endings->percent);
}

static void reason_part(struct column *column)
{
    struct ui *ui = column->desk->ui;
    const char *reason = endings_of(column)->reason;
    if (!reason[0])
        return;
    gap(column, METRIC_GAP);
    struct rect least = {0, 0, column->rest.w, ui_px(ui, METRIC_TARGET)};
    int height = ui_message_room(ui, least, ui_small(ui), reason).h;
    struct rect rect = cut_top(&column->rest, height);
    if (column->draw)
        ui_message(ui, rect, TONE_WARNING, ui_small(ui), reason);
}

/* --- The files --- */

/* Returns the least number of pieces whose endings stay. */
static int kept_pieces(const struct column *column, enum asked asked)
{
    return asked == DELETE_ALL ? 0 : column->desk->preferences->endings;
}

/* The answer that deletes stands where no button was, and the other where both were. */
static void answer_buttons(struct column *column, struct rect line, int apart)
{
    struct desk *desk = column->desk;
    struct endings_page *page = column->page;
    struct button delete = {.name = "delete", .label = tr_c("a button", "Delete")};
    struct button keep = {.name = "keep",
                          .label = tr_c("a button: do not delete perfect endings", "Keep them"),
                          .main = true};
    struct rect first = rect_column(line, 0, DELETE_SLOTS, apart);
    struct rect others = {first.x + first.w + apart, line.y, line.w - first.w - apart, line.h};
    if (ui_button(desk->ui, first, &delete)) {
        desk->request =
            (struct request){REQUEST_DELETE_ENDINGS, .pieces = kept_pieces(column, page->asked)};
        page->asked = NOT_ASKED;
    } else if (ui_button(desk->ui, others, &keep)) {
        page->asked = NOT_ASKED;
    }
}

static void delete_buttons(struct column *column, struct rect line, int apart)
{
    struct ui *ui = column->desk->ui;
    const int64_t *bytes = endings_of(column)->all_bytes;
    struct button larger = {.name = "delete-larger",
                            .label =
                                tr_c("a button: delete perfect endings", "Delete larger ones")};
    struct button all = {.name = "delete-all",
                         .label = tr_c("a button: delete perfect endings", "Delete all")};
    if (bytes[kept_pieces(column, DELETE_LARGER)] == 0)
        larger.why_not = tr("There are no larger ones than those chosen above.");
    if (bytes[0] == 0)
        all.why_not = tr("There are none.");
    if (ui_button(ui, rect_column(line, 1, DELETE_SLOTS, apart), &larger))
        column->page->asked = DELETE_LARGER;
    if (ui_button(ui, rect_column(line, 2, DELETE_SLOTS, apart), &all))
        column->page->asked = DELETE_ALL;
}

static void files_part(struct column *column)
{
    struct ui *ui = column->desk->ui;
    enum asked asked = column->page->asked;
    const int64_t *bytes = endings_of(column)->all_bytes;
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    if (!endings_of(column)->counted)
        return;
    if (asked == NOT_ASKED)
        endings_files_print(&words, bytes[0]);
    else
        endings_delete_print(&words, kept_pieces(column, asked), bytes[kept_pieces(column, asked)]);
    page_paragraph(ui, &column->rest, ui_body(ui), COLOUR_TEXT, words.text, column->draw);
    if (column->draw && asked != NOT_ASKED)
        ui_announce(ui, words.text);
    gap(column, METRIC_GAP);
    struct rect line = cut_top(&column->rest, ui_px(ui, METRIC_TARGET));
    if (column->draw && asked == NOT_ASKED)
        delete_buttons(column, line, ui_px(ui, METRIC_GAP));
    else if (column->draw)
        answer_buttons(column, line, ui_px(ui, METRIC_GAP));
}

/* --- The page --- */

static int lay_out(struct column column)
{
    struct ui *ui = column.desk->ui;
    int top = column.rest.y;
    page_paragraph(ui, &column.rest, ui_body(ui), COLOUR_TEXT_DIM, endings_meaning(), column.draw);
    heading(&column, tr("How many are made"));
    choice(&column);
    heading(&column, tr("For the rules on the board"));
    state_part(&column);
    reason_part(&column);
    heading(&column, tr_c("a heading: perfect endings", "On the disk"));
    files_part(&column);
    return column.rest.y - top;
}

static void pass(struct desk *desk, void *state)
{
    struct endings_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int edge = ui_px(ui, METRIC_GAP_SMALL), width = ui_scroll_width(ui, room.w) - edge;
    struct column column = {desk, page, {0, 0, width, INT_MAX / 2}, false};
    int height = lay_out(column) + 2 * edge;
    room.x -= edge;
    room.w += edge;
    struct rect content = ui_scroll_begin(ui, room, "endings", height, &page->offset);
    column.rest = (struct rect){content.x + edge, content.y + edge, width, height};
    column.draw = true;
    lay_out(column);
    ui_scroll_end(ui);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)opening;
    *(struct endings_page *)state = (struct endings_page){0};
    desk_ask(desk, REQUEST_COUNT_ENDINGS);
}

const struct page endings_page = {
    .name = "endings",
    .title = N_("Perfect endings"),
    .lasting = true,
    .state_size = sizeof(struct endings_page),
    .open = open,
    .pass = pass,
};

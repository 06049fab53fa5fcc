/* SPDX-License-Identifier: MIT */
/* The rows about the clock: the usual time controls, or one of the players' own, in which their
 * times may differ. */
#include "base/translate.h"
#include "pages/new_match/new_match.h"
#include "prose/clock_prose.h"

#include <string.h>

static const struct time_control usual[] = {
    {TIME_NONE},
    {TIME_INCREMENT, {180, 180}, 2},
    {TIME_INCREMENT, {300, 300}, 0},
    {TIME_INCREMENT, {300, 300}, 3},
    {TIME_INCREMENT, {600, 600}, 5},
    {TIME_INCREMENT, {900, 900}, 0},
    {TIME_INCREMENT, {1800, 1800}, 0},
    {TIME_INCREMENT, {3600, 3600}, 0},
    {TIME_DELAY, {900, 900}, 5},
    {TIME_MOVE, {30, 30}, 0},
    {TIME_MOVE, {60, 60}, 0},
};

static const int times[] = {10,  15,  20,  30,   45,   60,   90,   120,  180,
                            300, 600, 900, 1200, 1800, 2700, 3600, 5400, 7200};

/* What comes with each move: the seconds are of this kind. */
static const struct time_control with_moves[] = {
    {TIME_INCREMENT, .more = 0},  {TIME_INCREMENT, .more = 1},  {TIME_INCREMENT, .more = 2},
    {TIME_INCREMENT, .more = 3},  {TIME_INCREMENT, .more = 5},  {TIME_INCREMENT, .more = 10},
    {TIME_INCREMENT, .more = 20}, {TIME_INCREMENT, .more = 30}, {TIME_DELAY, .more = 2},
    {TIME_DELAY, .more = 3},      {TIME_DELAY, .more = 5},      {TIME_DELAY, .more = 10},
    {TIME_MOVE, .more = 0},
};

enum {
    USUAL_COUNT = sizeof usual / sizeof *usual,
    TIMES_COUNT = sizeof times / sizeof *times,
    WITH_MOVES_COUNT = sizeof with_moves / sizeof *with_moves,
    VALUES_MOST = TIMES_COUNT + 1,
};

/* The values of a choice, and which of them is chosen. One that is in no table stands last. */
struct values {
    const char *labels[VALUES_MOST];
    int count, chosen;
};

static void add(struct ui *ui, struct values *values, struct control_label label, bool chosen)
{
    if (chosen)
        values->chosen = values->count;
    values->labels[values->count++] = arena_copy(&ui->texts, label.text);
}

bool new_match_is_usual(const struct time_control *control)
{
    for (int i = 0; i < USUAL_COUNT; i++)
        if (time_control_equal(&usual[i], control))
            return true;
    return false;
}

static struct values clocks(struct ui *ui, const struct match_choice *choice)
{
    struct values values = {.chosen = USUAL_COUNT};
    struct control_label own = {.text = ""};
    struct strbuf out = strbuf_init(own.text, sizeof own.text);
    for (int i = 0; i < USUAL_COUNT; i++)
        add(ui, &values, control_label(&usual[i]),
            !choice->own_clock && time_control_equal(&usual[i], &choice->control));
    strbuf_add(&out, tr_c("of a clock: a choice", "Your own times"));
    add(ui, &values, own, choice->own_clock);
    return values;
}

static struct control_label time_label(int seconds)
{
    struct control_label label;
    struct strbuf out = strbuf_init(label.text, sizeof label.text);
    short_time_print(&out, seconds);
    return label;
}

static struct values times_of(struct ui *ui, int seconds)
{
    struct values values = {.chosen = -1};
    for (int i = 0; i < TIMES_COUNT; i++)
        add(ui, &values, time_label(times[i]), times[i] == seconds);
    if (values.chosen < 0)
        add(ui, &values, time_label(seconds), true);
    return values;
}

static struct values moves_of(struct ui *ui, const struct time_control *control)
{
    struct values values = {.chosen = -1};
    for (int i = 0; i < WITH_MOVES_COUNT; i++)
        add(ui, &values, more_label(with_moves[i].kind, with_moves[i].more),
            with_moves[i].kind == control->kind && with_moves[i].more == control->more);
    if (values.chosen < 0)
        add(ui, &values, more_label(control->kind, control->more), true);
    return values;
}

/* The heights are those of the longest labels, so that no choice makes others move. */
int clock_height(const struct desk *desk, const struct setup_row *row, int width)
{
    struct values values = clocks(desk->ui, &(struct match_choice){0});
    (void)row;
    return setup_choice_height(desk->ui, values.labels, values.count, width);
}

int player_time_height(const struct desk *desk, const struct setup_row *row, int width)
{
    struct values values = times_of(desk->ui, 90);
    (void)row;
    return setup_choice_height(desk->ui, values.labels, values.count, width);
}

int more_time_height(const struct desk *desk, const struct setup_row *row, int width)
{
    struct values values = moves_of(desk->ui, &with_moves[0]);
    (void)row;
    return setup_choice_height(desk->ui, values.labels, values.count, width);
}

/* Own times begin with those that were chosen before. */
void draw_clock(struct desk *desk, struct new_match *page, struct rect rect,
                const struct setup_row *row)
{
    struct match_choice *choice = &page->choice;
    struct values values = clocks(desk->ui, choice);
    int before = values.chosen;
    ui_choice(desk->ui, rect, "clock", tr(row->title), values.labels, values.count, &values.chosen);
    if (values.chosen == before)
        return;
    choice->own_clock = values.chosen == USUAL_COUNT;
    if (!choice->own_clock)
        choice->control = usual[values.chosen];
    else if (choice->control.kind == TIME_NONE)
        choice->control = usual[2];
}

void draw_player_time(struct desk *desk, struct new_match *page, struct rect rect,
                      const struct setup_row *row)
{
    static const char *const names[PLAYER_COUNT] = {"clock-1", "clock-2"};
    int *seconds = &page->choice.control.seconds[row->player];
    struct values values = times_of(desk->ui, *seconds);
    ui_choice(desk->ui, rect, names[row->player], tr(row->title), values.labels, values.count,
              &values.chosen);
    if (values.chosen < TIMES_COUNT)
        *seconds = times[values.chosen];
}

void draw_more_time(struct desk *desk, struct new_match *page, struct rect rect,
                    const struct setup_row *row)
{
    struct time_control *control = &page->choice.control;
    struct values values = moves_of(desk->ui, control);
    ui_choice(desk->ui, rect, "clock-moves", tr(row->title), values.labels, values.count,
              &values.chosen);
    if (values.chosen >= WITH_MOVES_COUNT)
        return;
    control->kind = with_moves[values.chosen].kind;
    control->more = with_moves[values.chosen].more;
}

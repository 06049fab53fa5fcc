/* SPDX-License-Identifier: MIT */
#include "prose/clock_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/large_number.h"

enum {
    PART_SIZE = 64,
};

/* A number of something, as text. */
struct part {
    char text[PART_SIZE];
};

static struct part counted(struct counted_text words, int count)
{
    struct part part;
    struct strbuf out = strbuf_init(part.text, sizeof part.text);
    FILL(&out, tr_counted(words, count), {"count", number_text(count).text});
    return part;
}

static struct part number_of(const char *words, int count)
{
    struct part part;
    struct strbuf out = strbuf_init(part.text, sizeof part.text);
    FILL(&out, words, {"count", number_text(count).text});
    return part;
}

/* --- What is left --- */

void clock_digits_print(struct strbuf *out, int milliseconds)
{
    int seconds = time_in_seconds(milliseconds), tenths = (milliseconds + 99) / 100;
    if (milliseconds <= TIME_TENTHS_FROM)
        tenths_print(out, tenths);
    else if (seconds < 3600)
        strbuf_addf(out, "%d:%02d", seconds / 60, seconds % 60);
    else
        strbuf_addf(out, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

void time_left_print(struct strbuf *out, const char *name, int milliseconds)
{
    static const struct counted_text hours = N_COUNTED("{count} hour", "{count} hours");
    static const struct counted_text minutes = N_COUNTED("{count} minute", "{count} minutes");
    static const struct counted_text seconds = N_COUNTED("{count} second", "{count} seconds");
    int left = time_in_seconds(milliseconds);
    bool long_time = left >= 3600;
    struct part first = long_time ? counted(hours, left / 3600) : counted(minutes, left / 60);
    struct part second = long_time ? counted(minutes, left / 60 % 60) : counted(seconds, left % 60);
    if (left < 60)
        /* TRANSLATORS: {time} is "3 minutes" or the like. */
        FILL(out, tr("{player} has {time} left."), {"player", name}, {"time", second.text});
    else
        /* TRANSLATORS: "Ada has 3 minutes and 1 second left." */
        FILL(out, tr("{player} has {time} and {rest} left."), {"player", name},
             {"time", first.text}, {"rest", second.text});
}

const char *clock_stands(void)
{
    return tr("The clock stands. It goes on when you choose a square.");
}

/* --- Time controls --- */

void short_time_print(struct strbuf *out, int seconds)
{
    /* TRANSLATORS: minutes in short. */
    struct part minutes = number_of(tr("{count} min"), seconds / 60);
    /* TRANSLATORS: seconds in short. */
    struct part rest = number_of(tr("{count} s"), seconds % 60);
    if (seconds % 60 == 0)
        strbuf_add(out, minutes.text);
    else if (seconds < 60)
        strbuf_add(out, rest.text);
    else
        /* TRANSLATORS: "1 min 30 s". */
        FILL(out, tr("{minutes} {seconds}"), {"minutes", minutes.text}, {"seconds", rest.text});
}

/* The time of both players, or of each if they differ. */
static void print_times(struct strbuf *out, const struct time_control *control)
{
    char memory[2][PART_SIZE * 2];
    for (int i = 0; i < PLAYER_COUNT; i++) {
        struct strbuf time = strbuf_init(memory[i], sizeof memory[i]);
        short_time_print(&time, control->seconds[i]);
    }
    if (control->seconds[0] == control->seconds[1])
        strbuf_add(out, memory[0]);
    else
        /* TRANSLATORS: the times of the two players: "5 min against 2 min". */
        FILL(out, tr("{first} against {second}"), {"first", memory[0]}, {"second", memory[1]});
}

struct control_label control_label(const struct time_control *control)
{
    static const char *const words[TIME_KIND_COUNT] = {
        /* TRANSLATORS: "5 min + 3 s": 5 minutes, and 3 seconds more with each move. */
        [TIME_INCREMENT] = N_("{time} + {more} s"),
        /* TRANSLATORS: "5 min, delay 3 s": the first 3 seconds of each move do not count. */
        [TIME_DELAY] = N_("{time}, delay {more} s"),
        /* TRANSLATORS: "30 s a move": for each move. */
        [TIME_MOVE] = N_("{time} a move"),
    };
    struct control_label label;
    char times[CONTROL_LABEL_SIZE];
    struct strbuf out = strbuf_init(label.text, sizeof label.text);
    struct strbuf time = strbuf_init(times, sizeof times);
    print_times(&time, control);
    if (control->kind == TIME_NONE)
        strbuf_add(&out, tr_c("of a match", "No clock"));
    else if (control->kind == TIME_INCREMENT && control->more == 0)
        strbuf_add(&out, times);
    else
        FILL(&out, tr(words[control->kind]), {"time", times},
             {"more", number_text(control->more).text});
    return label;
}

struct control_label more_label(enum time_kind kind, int more)
{
    struct control_label label;
    struct strbuf out = strbuf_init(label.text, sizeof label.text);
    if (kind == TIME_MOVE)
        strbuf_add(&out, tr("The time is for each move"));
    else if (kind == TIME_DELAY)
        FILL(&out, tr("The first {count} s do not count"), {"count", number_text(more).text});
    else if (more > 0)
        FILL(&out, tr("{count} s are added"), {"count", number_text(more).text});
    else
        strbuf_add(&out, tr("Nothing is added"));
    return label;
}

/* SPDX-License-Identifier: MIT */
#include "prose/date_prose.h"

#include "base/template.h"
#include "base/translate.h"

#include <ctype.h>
#include <string.h>

enum {
    MONTHS = 12,
    WEEKDAYS = 7,
    DAYS_MOST = 31,
    NO_DAY = -1,
};

/* TRANSLATORS: dates. {day} is 2 to 31, or the text for the first day. */
static const char *const days[MONTHS] = {
    N_("{day} January {year}"), N_("{day} February {year}"), N_("{day} March {year}"),
    N_("{day} April {year}"),   N_("{day} May {year}"),      N_("{day} June {year}"),
    N_("{day} July {year}"),    N_("{day} August {year}"),   N_("{day} September {year}"),
    N_("{day} October {year}"), N_("{day} November {year}"), N_("{day} December {year}"),
};

static const char *const months[MONTHS] = {
    N_("January {year}"),   N_("February {year}"), N_("March {year}"),    N_("April {year}"),
    N_("May {year}"),       N_("June {year}"),     N_("July {year}"),     N_("August {year}"),
    N_("September {year}"), N_("October {year}"),  N_("November {year}"), N_("December {year}"),
};

/* TRANSLATORS: nothing to translate, unless a year alone is written with a word. */
static const char year_alone[] = N_C("a date of a year alone", "{year}");

static const char *const weekdays[WEEKDAYS] = {
    N_("Monday"), N_("Tuesday"),  N_("Wednesday"), N_("Thursday"),
    N_("Friday"), N_("Saturday"), N_("Sunday"),
};

/* What is 0 is unknown. */
struct date {
    int year, month, day;
};

/* Reads so many digits, or returns 0. */
static int read_number(const char **text, int digits)
{
    int value = 0, count = 0;
    for (; count < digits && isdigit((unsigned char)**text); count++, (*text)++)
        value = value * 10 + (**text - '0');
    return count == digits ? value : 0;
}

static bool skip_separator(const char **text)
{
    bool there = **text == '.' || **text == '-' || **text == '/';
    *text += there;
    return there;
}

/* Returns false if the text is no date. */
static bool read_date(const char *text, struct date *out)
{
    *out = (struct date){.year = read_number(&text, 4)};
    if (out->year && skip_separator(&text))
        out->month = read_number(&text, 2);
    if (out->month && skip_separator(&text))
        out->day = read_number(&text, 2);
    return out->year && out->month <= MONTHS && out->day <= DAYS_MOST &&
           text[strspn(text, "?.-/")] == '\0';
}

/* Returns the number of the day in the Gregorian calendar, from a Monday on; NO_DAY if the day is
 * not known. A year begins with March here, so that the day that some years have is its last. */
static int day_number(struct date date)
{
    if (date.day == 0)
        return NO_DAY;
    bool early = date.month <= 2;
    int year = date.year - early, month = date.month + (early ? 9 : -3);
    return year * 365 + year / 4 - year / 100 + year / 400 + (153 * month + 2) / 5 + date.day + 1;
}

/* Returns the word for a day of this week's length, or NULL. */
static const char *word_for(int day, int today)
{
    int ago = today - day;
    if (day == NO_DAY || today == NO_DAY || ago < 0 || ago >= WEEKDAYS)
        return NULL;
    return ago == 0 ? tr("Today") : ago == 1 ? tr("Yesterday") : tr(weekdays[day % WEEKDAYS]);
}

static void print_known(struct strbuf *out, struct date date)
{
    const char *words = date.day     ? tr(days[date.month - 1])
                        : date.month ? tr(months[date.month - 1])
                                     : tr(year_alone);
    /* TRANSLATORS: {day} in "1 November 2026": many languages count the first day of a month and
     * number the others, as French does: "1er". */
    const char *first = tr_c("the first day of a month, in a date", "1");
    FILL(out, words, {"day", date.day == 1 ? first : number_text(date.day).text},
         {"year", number_text(date.year).text});
}

static void print_as_written(struct strbuf *out, const char *date)
{
    size_t known = strcspn(date, "?");
    while (known > 0 && date[known - 1] == '.')
        known--;
    strbuf_addf(out, "%.*s", (int)known, date);
}

void date_print(struct strbuf *out, const char *date, const char *today)
{
    struct date read, now;
    if (!read_date(date, &read)) {
        print_as_written(out, date);
        return;
    }
    const char *word =
        word_for(day_number(read), read_date(today, &now) ? day_number(now) : NO_DAY);
    if (word)
        strbuf_add(out, word);
    else
        print_known(out, read);
}

/* SPDX-License-Identifier: MIT */
#include "notation/assessment.h"

#include "base/scan.h"

#include <string.h>

/* What an advantage of 0, 1, 2 and more men counts, in hundredths of a man: 220 tanh(men / 2.2), as
 * games end (doc/measured.md). It is whole numbers, so that every machine judges alike. */
static const int counts[] = {0, 94, 158, 193, 209, 215, 218};

enum {
    COUNTED_MEN = sizeof counts / sizeof *counts - 1,
};

static int count_advantage(int hundredths)
{
    int men = hundredths / 100;
    if (men >= COUNTED_MEN)
        return counts[COUNTED_MEN];
    return counts[men] + (counts[men + 1] - counts[men]) * (hundredths % 100) / 100;
}

int worth_count(const struct worth *worth)
{
    switch (worth->kind) {
    case WORTH_OPEN:
        return worth->value >= 0 ? count_advantage(worth->value) : -count_advantage(-worth->value);
    case WORTH_WHITE_WINS:
        return WORTH_COUNT_WON;
    case WORTH_BLACK_WINS:
        return -WORTH_COUNT_WON;
    case WORTH_DRAW:
        break;
    }
    return 0;
}

/* The strengths that an analysis gives. */
static const char *const signs[] = {"?!", "??", "?"};

/* --- Writing --- */

static void print_hundredths(struct strbuf *out, int value)
{
    int size = value < 0 ? -value : value;
    strbuf_addf(out, "%s%d.%02d", value < 0 ? "-" : "", size / 100, size % 100);
}

static void print_worth(struct strbuf *out, const struct worth *worth)
{
    if (worth->kind == WORTH_OPEN) {
        print_hundredths(out, worth->value);
    } else if (worth->kind == WORTH_DRAW) {
        strbuf_addch(out, '=');
    } else {
        strbuf_add(out, worth->kind == WORTH_WHITE_WINS ? "#" : "#-");
        if (worth->value >= 0)
            strbuf_addf(out, "%d", worth->value);
    }
}

void assessment_print(struct strbuf *out, const struct assessment *assessment)
{
    strbuf_add(out, "[%eval ");
    print_worth(out, &assessment->worth);
    strbuf_addch(out, ']');
    if (assessment->cost > 0) {
        strbuf_add(out, " [%cost ");
        print_hundredths(out, assessment->cost);
        strbuf_addf(out, "%s%s]", *assessment->sign ? " " : "", assessment->sign);
    }
    if (assessment->better > 0)
        strbuf_addf(out, " [%%better %d]%s%s", assessment->better, *assessment->words ? " " : "",
                    assessment->words);
}

/* --- Reading: each moves `*text` behind what it has read, or returns false --- */

static bool read_word(const char **text, const char *word)
{
    size_t length = strlen(word);
    if (strncmp(*text, word, length) != 0)
        return false;
    *text += length;
    return true;
}

/* Reads "1", "1.2" or "1.25". */
static bool read_hundredths(const char **text, int *value)
{
    int whole;
    if (!scan_number(text, &whole))
        return false;
    *value = 100 * whole;
    if (!scan_char(text, '.'))
        return true;
    for (int unit = 10; unit > 0 && scan_is_digit(**text); unit /= 10)
        *value += unit * (*(*text)++ - '0');
    return (*text)[-1] != '.';
}

static bool read_worth(const char **text, struct worth *worth)
{
    *worth = (struct worth){.kind = WORTH_DRAW};
    if (scan_char(text, '='))
        return true;
    if (!scan_char(text, '#')) {
        bool negative = scan_char(text, '-');
        bool read = read_hundredths(text, &worth->value);
        worth->kind = WORTH_OPEN;
        worth->value = negative ? -worth->value : worth->value;
        return read;
    }
    worth->kind = scan_char(text, '-') ? WORTH_BLACK_WINS : WORTH_WHITE_WINS;
    if (!scan_number(text, &worth->value))
        worth->value = -1;
    return true;
}

static bool read_cost(const char **text, struct assessment *out)
{
    if (!read_hundredths(text, &out->cost))
        return false;
    if (scan_char(text, ']'))
        return true;
    for (size_t i = 0; i < sizeof signs / sizeof *signs && !*out->sign; i++) {
        const char *at = *text;
        if (scan_char(&at, ' ') && read_word(&at, signs[i])) {
            out->sign = signs[i];
            *text = at;
        }
    }
    return *out->sign && scan_char(text, ']');
}

static bool read_better(const char **text, struct assessment *out)
{
    if (!scan_number(text, &out->better) || out->better == 0 || !scan_char(text, ']'))
        return false;
    if (!scan_char(text, ' '))
        return true;
    out->words = *text;
    *text += strlen(*text);
    return true;
}

bool assessment_parse(const char *text, struct assessment *out)
{
    *out = (struct assessment){.sign = "", .words = ""};
    if (!read_word(&text, "[%eval ") || !read_worth(&text, &out->worth) || !scan_char(&text, ']'))
        return false;
    if (read_word(&text, " [%cost ") && !read_cost(&text, out))
        return false;
    if (read_word(&text, " [%better ") && !read_better(&text, out))
        return false;
    return *text == '\0';
}

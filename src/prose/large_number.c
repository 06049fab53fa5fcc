/* SPDX-License-Identifier: MIT */
#include "prose/large_number.h"

#include "base/translate.h"

#include <stdlib.h>

enum {
    GROUP = 1000,
};

/* Returns the least number whose thousands are parted. */
static int least_parted(void)
{
    /* TRANSLATORS: the least number in which thousands are parted, in digits. 1000, or 10000 where
     * 1234 is written without a separator and 12.345 with one. */
    return atoi(tr_c("the least number with parted thousands", "1000"));
}

static void print_parted(struct strbuf *out, int number)
{
    if (number < GROUP) {
        strbuf_addf(out, "%d", number);
        return;
    }
    print_parted(out, number / GROUP);
    /* TRANSLATORS: what parts the thousands of a number; a space must be one that does not break,
     * U+00A0 or U+202F. */
    strbuf_addf(out, "%s%03d", tr_c("between thousands", ","), number % GROUP);
}

void large_number_print(struct strbuf *out, int number)
{
    if (number < least_parted())
        strbuf_addf(out, "%d", number);
    else
        print_parted(out, number);
}

struct large_text large_text(int number)
{
    struct large_text text;
    struct strbuf out = strbuf_init(text.text, sizeof text.text);
    large_number_print(&out, number);
    return text;
}

void tenths_print(struct strbuf *out, int tenths)
{
    /* TRANSLATORS: what parts a number from its tenths, as in 1.5 men. */
    strbuf_addf(out, "%d%s%d", tenths / 10, tr_c("between a number and its tenths", "."),
                tenths % 10);
}

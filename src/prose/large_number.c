/* SPDX-License-Identifier: MIT */
#include "prose/large_number.h"

#include "base/translate.h"

enum {
    GROUP = 1000,
};

void large_number_print(struct strbuf *out, int number)
{
    if (number < GROUP) {
        strbuf_addf(out, "%d", number);
        return;
    }
    large_number_print(out, number / GROUP);
    /* TRANSLATORS: what parts the thousands of a number. */
    strbuf_addf(out, "%s%03d", tr(","), number % GROUP);
}

struct large_text large_text(int number)
{
    struct large_text text;
    struct strbuf out = strbuf_init(text.text, sizeof text.text);
    large_number_print(&out, number);
    return text;
}

/* SPDX-License-Identifier: MIT */
/* The rows of what was found, as far as they have been looked at: the last few blocks of them. */
#ifndef APP_CARD_BOX_H
#define APP_CARD_BOX_H

#include "app/stacks.h"
#include "base/arena.h"
#include "match/rulebook.h"

enum {
    CARD_BLOCKS = 12,
};

struct card_block {
    int first, count; /* none: it is empty */
    unsigned used;    /* when it was looked at last */
    struct library_row rows[STACKS_BLOCK];
    int64_t matches[STACKS_BLOCK]; /* of the games; 0: of none */
    struct arena texts;            /* owned */
};

/* A zeroed struct is empty. */
struct card_box {
    struct card_block blocks[CARD_BLOCKS];
    unsigned uses;
};

void card_box_finish(struct card_box *box);

/* All of it is of another search. The memory stays. */
void card_box_clear(struct card_box *box);

/* Rule sets that are in the book are called as they are there. */
void card_box_add(struct card_box *box, const struct stacks_block *block,
                  const struct rulebook *book);

/* The row at `place`, with its match; NULL: it has not been added, or is gone. Rows of games that
 * are there no more are empty. */
struct library_row *card_box_row(struct card_box *box, int place, int64_t *match);

/* What a row says, its texts in the arena. */
struct library_row card_row(struct arena *texts, const struct catalogue_entry *entry,
                            const struct rulebook *book);

/* What a rule set is called that stands in the archive as this text. */
const char *card_rules_name(struct arena *texts, const char *text, const struct rulebook *book);

/* A date of PDN for people: without what is not known of it. */
const char *card_date(struct arena *texts, const char *date);

#endif

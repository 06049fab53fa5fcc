/* SPDX-License-Identifier: MIT */
/* What stands behind a command of the Hub protocol. Arguments that are not known are passed over,
 * as the protocol asks, but not what would mean another position if it were. */
#ifndef CLI_HUB_ARGUMENTS_H
#define CLI_HUB_ARGUMENTS_H

#include "notation/hub_text.h"

/* What is wrong with a line. */
struct hub_complaint {
    const char *sentence; /* to be translated, perhaps with the blank {word} */
    const char *word;     /* lent as long as the line is */
};

/* Reads all that is left of the line: `values[i]` becomes the value of the argument `names[i]`,
 * lent as long as the line is, "" where it has none, and NULL where the line has no such argument.
 * False, with a complaint, if the line is broken or, where it is `strict`, has an argument twice,
 * or one that begins with a digit: a move whose value lacks its quotation marks. */
bool hub_arguments_read(struct hub_reader *reader, const char *const *names, const char **values,
                        int count, bool strict, struct hub_complaint *complaint);

/* Fills `*complaint`, and is false, so that a reader can return it. */
bool hub_complain(struct hub_complaint *complaint, const char *sentence, const char *word);

#endif

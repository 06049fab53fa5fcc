/* SPDX-License-Identifier: MIT */
/* A table of positions and all their legal moves, and the test that walks it. */
#ifndef TESTS_RULES_MOVES_TABLE_H
#define TESTS_RULES_MOVES_TABLE_H

struct moves_row {
    const char *rules;
    const char *name; /* what the row shows (the field it proves, and the text's sentence) */
    const char *position;
    const char *moves; /* all, whole paths, in byte order */
};

/* Fails, with the row's name, unless the legal moves are those of the row. */
void check_moves_row(const struct moves_row *row);

#endif

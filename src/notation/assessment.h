/* SPDX-License-Identifier: MIT */
/* What an analysis says of a ply, as the comment that keeps it in PDN. The worth is that of the
 * position after the ply:
 *
 *     [%eval 0.35]                     White is better by 0.35 men
 *     [%eval -1.20] [%cost 1.35 ?]     the ply cost 1.35 men, and its strength is the analysis's
 *     [%eval #8] [%better 9] words     a better line of 9 plies begins; White wins in 8 moves
 *
 * Other programs know %eval, too: a number is White's advantage in men, #8 a win of White in so
 * many of its own moves, #-8 one of Black. Here # alone is a win of unknown length, and = is a draw
 * by endgame tables. */
#ifndef NOTATION_ASSESSMENT_H
#define NOTATION_ASSESSMENT_H

#include "base/strbuf.h"

#include <stdbool.h>

enum {
    ASSESSMENT_TEXT_MAX = 512, /* bytes, the words and the closing zero included */
};

enum worth_kind {
    WORTH_OPEN,
    WORTH_DRAW,
    WORTH_WHITE_WINS,
    WORTH_BLACK_WINS,
};

/* What a position is worth, the same for both sides to move. */
struct worth {
    enum worth_kind kind;
    int value; /* WORTH_OPEN: by how much White is better, in hundredths of a man. Of a win: moves
                  of the winner until then; -1: unknown */
};

enum {
    WORTH_COUNT_WON = 220,
    COST_DUBIOUS = 30, /* the least cost of a ply that is ?!, ?, and ??, in hundredths of a man */
    COST_MISTAKE = 70,
    COST_BLUNDER = 150,
};

/* Returns what a worth counts, from -WORTH_COUNT_WON where Black wins to WORTH_COUNT_WON where
 * White does: a man counts less in a game that is nearly decided than in a level one. */
int worth_count(const struct worth *worth);

struct assessment {
    struct worth worth;
    int cost;          /* of the ply, in hundredths of a man; 0: nothing */
    const char *sign;  /* the strength that the analysis gave it: "?!", "?", "??"; "": none */
    int better;        /* plies of the better line that begins with it; 0: none begins */
    const char *words; /* what they say of that line; "": nothing */
};

void assessment_print(struct strbuf *out, const struct assessment *assessment);

/* Returns false if the text is anything else. The sign is valid for ever, the words lie in `text`.
 */
bool assessment_parse(const char *text, struct assessment *assessment);

#endif

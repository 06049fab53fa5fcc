/* SPDX-License-Identifier: MIT */
/* The names of things on the screen, and why a name cannot be used. */
#ifndef PROSE_NAMES_H
#define PROSE_NAMES_H

#include "base/translate.h"
#include "match/match.h"
#include "match/peer.h"
#include "match/rulebook.h"

/* The names of the sides and of their pieces, which depend on the pieces on the board, by side. In
 * English: the code that fills a blank translates. A name stands in a sentence only where no
 * language declines it (po/README.md). */
struct side_names {
    const char *sides[2];          /* "Black", "Red" or "X"; "White" or "O" */
    const char *men[2], *kings[2]; /* one of its pieces: "black man", "red king", "X man" */
};

/* Black and White, as in files, on the command line, and where no board is shown. */
#define BLACK_AND_WHITE                                                                            \
    {                                                                                              \
        {N_C("a side", "Black"), N_C("a side", "White")}, {N_("black man"), N_("white man")},      \
        {                                                                                          \
            N_("black king"), N_("white king")                                                     \
        }                                                                                          \
    }
extern const struct side_names side_names_plain;

/* Returns "Black" or "White" in the current language. */
const char *side_name(enum side side, struct side_names names);

/* Returns "black man" or the like; "" for PIECE_NONE. */
const char *piece_name(enum piece piece, struct side_names names);

struct ruleset_title {
    char text[PLAYER_NAME_SIZE + 160];
};

/* Returns the name of a rule set for people: a shipped one's is translated, and "American, changed"
 * if its fields differ from the shipped one of that id and name. An own one's is as the player
 * wrote it. */
struct ruleset_title ruleset_title(const struct named_ruleset *rules);

/* Returns "Winner starts (revenge)" or the like. */
const char *starter_label(enum starter_policy policy);

/* Returns the player 0 or 1 without a name of their own: "Player 1", "Computer 4", or what the
 * other program of that level is called in `peers`, of PEER_COUNT, or NULL. */
struct player player_stand_in(int player, int level, const struct peer *peers);

/* Returns who may play, in words: "A person", "Computer 4: Casual player". */
struct level_label {
    char text[160];
};
struct level_label level_label(int level);

/* Returns how long a match is, in words: "Without end", "First to 5 points". */
struct length_label {
    char text[160];
};
struct length_label length_label(int length);

/* Returns how the computer helps, in words: "Hints and warnings". */
const char *help_label(enum help help);

enum {
    LANGUAGES_SENTENCE_SIZE = 1200,
};

/* Adds the sentence that there are no texts in the language that is wanted, and in which there are.
 */
void no_language_print(struct strbuf *out, const char *wanted);

/* Sets the setup's stand_ins to those of player_stand_in. Its players are set. */
void setup_name_players(struct match_setup *setup, const struct peer *peers);

/* Returns the fault in a sentence; "" for NAME_FIT. */
const char *name_fault_sentence(enum name_fault fault);

#endif

/* SPDX-License-Identifier: MIT */
/* A game told in lines, for ears, braille displays and pipes. Each function adds whole lines
 * without the end of the last one. */
#ifndef PROSE_TEXT_PROSE_H
#define PROSE_TEXT_PROSE_H

#include "match/match.h"
#include "notation/square_text.h"
#include "prose/names.h"

/* --- The board --- */

/* The pieces by kind, a line each: "Black, men: 1, 2 and 3." */
void board_pieces_print(struct strbuf *out, const struct position *position,
                        struct square_names names, struct side_names sides);

enum {
    BOARD_LINES = 8,
};

/* Row `row`, from 0, Black's first, in words: "Row 1: 1 black man, 2 empty, ..." */
void board_row_print(struct strbuf *out, const struct position *position, int row,
                     struct square_names names, struct side_names sides);

/* The board drawn by letters, a line for each row, with White below or, `turned`, above: b and w
 * are men, B and W kings, a dot is an empty dark square. Behind each row stand its squares. */
void board_drawn_print(struct strbuf *out, const struct position *position, bool turned,
                       struct square_names names);

/* "11 black man." */
void square_content_print(struct strbuf *out, int square, enum piece piece,
                          struct square_names names, struct side_names sides);

/* --- Moves --- */

/* What the move after `ply` moves of the current line was: "Ada (Black) plays 11-15.", "Ada (Black)
 * plays 15x22 and captures 18. The man on 22 is crowned." */
void told_move_print(struct strbuf *out, const struct match *match, int ply,
                     struct square_names names, struct side_names sides);

/* All moves that can be made: "Moves: 9-13, 9-14.", "Captures, one of which must be made: 15x22."
 */
void possible_moves_print(struct strbuf *out, const struct ruleset *rules,
                          const struct movelist *legal, struct square_names names);

/* The moves from `ply`, an even number, one of each player if there are two: "1. 11-15 23-19". */
void played_moves_print(struct strbuf *out, const struct game *game, int ply,
                        struct square_names names);

/* A capture that can go several ways, numbered: "1: 15x22x31. 2: 15x24x31. Type a number." */
void ways_print(struct strbuf *out, const struct move *moves, int count, struct square_names names);

/* --- The match --- */

/* Who plays a side: "Black: Ada.", "White: Computer 5: Regular.", "White: Max (Computer 5:
 * Regular)."
 */
void seated_print(struct strbuf *out, const struct match *match, enum side side,
                  struct side_names sides);

/* What comes after the game that is over: "Type revenge for the next game: Ada starts, with Black."
 * `word` is what is typed. */
void next_game_print(struct strbuf *out, const struct match *match, const char *word,
                     struct side_names sides);

/* "Draw offered: Ben, type accept or decline." */
void offer_waits_print(struct strbuf *out, const struct match *match, const char *accept,
                       const char *decline);

/* --- What is typed --- */

/* There is no such command; `meant` is one like it, or NULL; `help` is the one that lists them. */
void unknown_word_print(struct strbuf *out, const char *word, const char *meant, const char *help);

/* What may be typed for a command, and what it does. */
void command_help_print(struct strbuf *out, const char *words, const char *arguments,
                        const char *help);

/* A line is longer than so many bytes. */
void line_too_long_print(struct strbuf *out, int bytes);

/* How moves and commands are typed, with an example in these names. */
void typing_help_print(struct strbuf *out, struct square_names names);

/* What an argument must be. */
void square_needed_print(struct strbuf *out, struct square_names names);
void side_needed_print(struct strbuf *out, const char *black, const char *white);
const char *file_needed(void);
void length_needed_print(struct strbuf *out, int most);
void level_needed_print(struct strbuf *out, int most);

/* Return why something is not possible. */
const char *game_goes_on(void);
const char *only_computers_play(void);
const char *only_computers_go_on(void);
const char *side_is_the_computers(void);
const char *hints_are_off(void);
const char *no_offer(void);
const char *nothing_asked(void);
const char *file_is_there(void);
const char *line_has_no_text(void);

/* Another program has a side, and does not play here; `word` and `full` seat the computer. */
void peer_stays_away_print(struct strbuf *out, const char *name, const char *word,
                           const char *full);

/* How a question is answered; and the question whether a match begins though this one is lost. */
void yes_or_no_print(struct strbuf *out, const char *yes);
void lose_or_not_print(struct strbuf *out, const char *yes);

/* --- Other lines --- */

/* A text with its heading: "Kings: they fly." */
void titled_print(struct strbuf *out, const char *title, const char *text);

/* How long this match is, and the next one if that differs. */
void lengths_print(struct strbuf *out, int length, int next);

/* Return that a step is taken back; that all is saved again. */
const char *taken_back(void);
const char *saved_again(void);

/* Two computers wait; `word` lets them go on. */
void computers_wait_print(struct strbuf *out, const char *word);

/* The match of the last run does not go on; `reason` is a sentence. */
void not_resumed_print(struct strbuf *out, const char *reason);

/* What is said at the start: which word tells of the others. */
void welcome_print(struct strbuf *out, const char *help);

/* What stands before a typed line: "Black, Ada: ", "Game over: ". */
void prompt_print(struct strbuf *out, const struct match *match, struct side_names sides);

#endif

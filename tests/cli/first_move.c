/* SPDX-License-Identifier: MIT */
/* An engine for CheckerBoard, as a shared library: it plays the first legal move of the plain rules
 * of tests/plain. Its commands are 'rules R', by which it plays, and 'stay', after which it plays
 * nothing. */
#include "notation/ruleset_text.h"
#include "plain.h"

#include <stdio.h>
#include <string.h>

enum {
    CB_WHITE = 1,
    CB_BLACK = 2,
    CB_MAN = 4,
    CB_KING = 8,
};

typedef int board_of_columns[8][8]; /* by column from the left, then row from the bottom */

/* What CheckerBoard looks for. */
int enginecommand(char *command, char *reply);
int getmove(board_of_columns board, int colour, double seconds, char *said, int *play_now, int info,
            int more, void *move);

static struct named_ruleset rules;
static bool stays;

int enginecommand(char *command, char *reply)
{
    struct text_error error;
    stays |= strcmp(command, "stay") == 0;
    bool fine = strncmp(command, "rules ", 6) == 0 && ruleset_parse(command + 6, &rules, &error);
    strcpy(reply, fine ? rules.id : "?");
    return fine;
}

static struct place place_of(int x, int y)
{
    return plain_place(4 * (y + 1) - x / 2);
}

static enum piece piece_of(int value)
{
    static const enum piece pieces[] = {
        [CB_BLACK | CB_MAN] = BLACK_MAN,
        [CB_BLACK | CB_KING] = BLACK_KING,
        [CB_WHITE | CB_MAN] = WHITE_MAN,
        [CB_WHITE | CB_KING] = WHITE_KING,
    };
    return pieces[value];
}

static int value_of(enum piece piece)
{
    static const int values[] = {
        [BLACK_MAN] = CB_BLACK | CB_MAN,
        [BLACK_KING] = CB_BLACK | CB_KING,
        [WHITE_MAN] = CB_WHITE | CB_MAN,
        [WHITE_KING] = CB_WHITE | CB_KING,
    };
    return values[piece];
}

static struct plain_board plain_board_at(board_of_columns board)
{
    struct plain_board plain = {0};
    for (int x = 0; x < 8; x++)
        for (int y = x % 2; y < 8; y += 2) {
            struct place place = place_of(x, y);
            plain.at[place.row][place.column] = piece_of(board[x][y]);
        }
    return plain;
}

static void put_back(const struct plain_board *plain, board_of_columns board)
{
    for (int x = 0; x < 8; x++)
        for (int y = x % 2; y < 8; y += 2) {
            struct place place = place_of(x, y);
            board[x][y] = value_of(plain->at[place.row][place.column]);
        }
}

int getmove(board_of_columns board, int colour, double seconds, char *said, int *play_now, int info,
            int more, void *move)
{
    struct plain_list list = {0};
    struct plain_board plain = plain_board_at(board);
    (void)play_now, (void)more, (void)move;
    plain_moves(&rules.rules, &plain, colour == CB_BLACK ? BLACK : WHITE, &list);
    sprintf(said, "%d moves, %.3f seconds, info %d", (int)list.count, seconds, info);
    if (list.count > 0 && !stays)
        put_back(&list.moves[0].after, board);
    plain_list_finish(&list);
    return 0;
}

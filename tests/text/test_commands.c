/* SPDX-License-Identifier: MIT */
/* What is typed, and what is answered: a row for each command and each refusal. */
#include "conversation.h"
#include "notation/fen.h"
#include "prose/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BEGIN                                                                                      \
    "Type \"help\" to hear what can be typed.\n"                                                   \
    "American, game 1.\n"                                                                          \
    "Player 1 (Black) begins.\n"
#define TO_MOVE       "Player 1 (Black) to move.\n"
#define WHITE_TO_MOVE "Player 2 (White) to move.\n"
#define AFTER_11_15   "Player 1 (Black) plays 11-15.\n" WHITE_TO_MOVE

/* Two people under American rules. */
static const struct {
    const char *name, *fen, *typed, *said; /* without BEGIN; fen NULL: the start */
} rows[] = {
    {"nothing", NULL, "", TO_MOVE},
    {"a move", NULL, "11-15\n", TO_MOVE AFTER_11_15},
    {"without a separator", NULL, "1115\n", TO_MOVE "There is no square 1115 to play on.\n"},
    {"by letters", NULL, "f6-e5\n", TO_MOVE AFTER_11_15},
    {"by letters without a separator", NULL, "F6E5\n", TO_MOVE AFTER_11_15},
    {"by rows and columns", NULL, "3,6-4,5\n",
     TO_MOVE "Player 1 (Black) plays 11-15.\n" WHITE_TO_MOVE},
    {"spaces and no end of the line", NULL, "  11 15  ", TO_MOVE AFTER_11_15},
    {"CR LF", NULL, "11-15\r\n", TO_MOVE AFTER_11_15},
    {"a piece alone", NULL, "11\n", TO_MOVE "From 11 you can go to 15 or 16.\n"},
    {"an empty line", NULL, "\n", TO_MOVE TO_MOVE},
    {"a capture", "B:W15:B1,11", "11x18\n",
     "Player 1 (Black) must capture, with 11.\n"
     "Player 1 (Black) plays 11x18 and captures 15.\n"
     "Player 1 wins: Player 2 has no pieces left.\n"
     "Player 1 – Player 2: 1–0\n"
     "Type \"revenge\" for the next game: Player 1 (Black) starts.\n"},
    {"a crowning", "B:W5:B25", "25-29\n",
     TO_MOVE "Player 1 (Black) plays 25-29. The man on 29 is crowned.\n" WHITE_TO_MOVE},
    {"several ways", "B:W7,8,15,16,32:BK3", "3x3\n2\n",
     "Player 1 (Black) must capture, with 3.\n"
     "There are 2 such captures: 3x10x19x12x3 or 3x12x19x10x3.\n"
     "1: 3x10x19x12x3.\n"
     "2: 3x12x19x10x3.\n"
     "Type the number of one of these captures.\n"
     "Player 1 (Black) plays 3x12x19x10x3 and captures 7, 8, 15 and 16.\n" WHITE_TO_MOVE},
    {"a number that is none of the ways", "B:W7,8,15,16,32:BK3", "3x3\n3\n",
     "Player 1 (Black) must capture, with 3.\n"
     "There are 2 such captures: 3x10x19x12x3 or 3x12x19x10x3.\n"
     "1: 3x10x19x12x3.\n"
     "2: 3x12x19x10x3.\n"
     "Type the number of one of these captures.\n"
     "From 3 you can go to 10 or 12.\n"},

    /* Refused moves: the sentences of the window. */
    {"no piece", NULL, "18-22\n",
     TO_MOVE "There is no piece on 18. You can move 9, 10, 11 or 12.\n"},
    {"a capture is possible", "B:W15,32:B11,12", "12-16\n",
     "Player 1 (Black) must capture, with 11.\n"
     "American: a capture must be made. Capture with 11: go to 18.\n"},
    {"backward", "B:W32:B11", "11-7\n",
     TO_MOVE "A man moves forward only. From 11 you can go to 15 or 16.\n"},

    /* Words. */
    {"an unknown word", NULL, "chess 960\n",
     TO_MOVE "There is no command \"chess\". Type \"help\" to hear them all.\n"},
    {"a word like one", NULL, "borad\n",
     TO_MOVE "There is no command \"borad\". Did you mean \"board\"?\n"},
    {"a very long word", NULL, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\n",
     TO_MOVE
     "There is no command \"abcdefghijklmnopqrstuvwx...\". Type \"help\" to hear them all.\n"},
    {"help of one", NULL, "h undo\n",
     TO_MOVE "undo, u: takes the last move back, also in the game before.\n"},
    {"help that names what is typed", NULL, "help white\n",
     TO_MOVE "white, wh WHO: seats who plays White: a name, \"person\", a level of the computer "
             "from 1 to 10, or \"full\".\n"},
    {"help of none", NULL, "help chess\n",
     TO_MOVE "There is no command \"chess\". Type \"help\" to hear them all.\n"},
    {"the board", "B:W31,K2:B1,3", "BOARD\n",
     TO_MOVE "Black, men: 1 and 3.\nBlack, kings: none.\nWhite, men: 31.\nWhite, kings: 2.\n"},
    {"the board by rows", "B:WK31,32:B1,K3", "rows\n",
     TO_MOVE "Row 1: 1 black man, 2 empty, 3 black king, 4 empty.\n"
             "Row 2: 5 empty, 6 empty, 7 empty, 8 empty.\n"
             "Row 3: 9 empty, 10 empty, 11 empty, 12 empty.\n"
             "Row 4: 13 empty, 14 empty, 15 empty, 16 empty.\n"
             "Row 5: 17 empty, 18 empty, 19 empty, 20 empty.\n"
             "Row 6: 21 empty, 22 empty, 23 empty, 24 empty.\n"
             "Row 7: 25 empty, 26 empty, 27 empty, 28 empty.\n"
             "Row 8: 29 empty, 30 empty, 31 white king, 32 white man.\n"},
    {"the board drawn", "B:WK31,32:B1,3,K8", "drawn\n",
     TO_MOVE "  b   .   b   .  1 2 3 4\n"
             ".   .   .   B    5 6 7 8\n"
             "  .   .   .   .  9 10 11 12\n"
             ".   .   .   .    13 14 15 16\n"
             "  .   .   .   .  17 18 19 20\n"
             ".   .   .   .    21 22 23 24\n"
             "  .   .   .   .  25 26 27 28\n"
             ".   .   W   w    29 30 31 32\n"},
    {"a square", NULL, "square 11\nsq g3\nsquare 40\nsquare\n",
     TO_MOVE "11 black man.\n24 white man.\n"
             "Type the name of a dark square after the command, such as 11.\n"
             "Type the name of a dark square after the command, such as 11.\n"},
    {"moves", NULL, "m\n",
     TO_MOVE "7 moves can be made: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16.\n"},
    {"captures", "B:W15,32:B11,12", "moves\n",
     "Player 1 (Black) must capture, with 11.\n"
     "One capture can be made, and must be: 11x18.\n"},
    {"the last move", NULL, "last\n11-15\nl\n",
     TO_MOVE "Nothing has been played yet.\n" AFTER_11_15 "Player 1 (Black) plays 11-15.\n"},
    {"the game", NULL, "game\n11-15\n23-19\n8-11\ngame\n",
     TO_MOVE "Nothing has been played yet.\n" AFTER_11_15 "Player 2 (White) plays 23-19.\n" TO_MOVE
             "Player 1 (Black) plays 8-11.\n" WHITE_TO_MOVE "1. 11-15 23-19\n2. 8-11\n"},
    {"status", NULL, "11-15\ns\n",
     TO_MOVE AFTER_11_15 "American, game 1\nPlayer 1 – Player 2: 0–0\n"
                         "Player 1 (Black) plays 11-15.\n" WHITE_TO_MOVE},
    {"undo and redo", NULL, "undo\n11-15\nundo\nredo\nredo\n",
     TO_MOVE "There is no move to undo.\n" AFTER_11_15
             "Taken back.\nThis is the first position of the game.\n" TO_MOVE AFTER_11_15
             "There is no move to redo.\n"},
    {"a draw by agreement", NULL, "accept\noffer\n11-15\noffer\ndecline\no white\na\n",
     TO_MOVE "No draw is offered.\n"
             "Player 1 offers a draw. Player 2, type \"accept\" or \"decline\".\n"
             "Answer the question first.\n"
             "Player 1 offers a draw. Player 2, type \"accept\" or \"decline\".\n"
             "Answer the question first.\n"
             "Player 1 offers a draw. Player 2, type \"accept\" or \"decline\".\n"
             "The draw is declined: the game goes on.\n" TO_MOVE
             "Player 2 offers a draw. Player 1, type \"accept\" or \"decline\".\n"
             "A draw by agreement.\n"
             "Player 1 – Player 2: ½–½\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"},
    {"an offer is answered by yes and no", NULL, "offer\nno\noffer\nyes\n",
     TO_MOVE "Player 1 offers a draw. Player 2, type \"accept\" or \"decline\".\n"
             "The draw is declined: the game goes on.\n" TO_MOVE
             "Player 1 offers a draw. Player 2, type \"accept\" or \"decline\".\n"
             "A draw by agreement.\n"
             "Player 1 – Player 2: ½–½\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"},
    {"nothing to claim", NULL, "claim\n", TO_MOVE "There is no draw to claim yet.\n"},
    {"resigning, and revenge", NULL, "revenge\nresign\n11-15\nresign\nrevenge\nplayers\nmatch\n",
     TO_MOVE "The next game begins when this one is over.\n"
             "Player 2 wins: Player 1 resigns.\n"
             "Player 1 – Player 2: 0–1\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"
             "The game is over.\n"
             "Player 2 wins: Player 1 resigns.\n"
             "Player 1 – Player 2: 0–1\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"
             "The game is over.\n"
             "American, game 2.\n"
             "Player 2 (Black) begins.\n"
             "Player 2 (Black) to move.\n"
             "Black: Player 2.\nWhite: Player 1.\n"
             "1. Player 1 (Black) – Player 2 (White), 0 moves, starting: Player 1.\n"
             "Player 2 wins: Player 1 resigns.\n"
             "Player 1 – Player 2: 0–1\n"},
    {"undo over the game before", NULL, "resign\nrevenge\nundo\nredo\n",
     TO_MOVE "Player 2 wins: Player 1 resigns.\n"
             "Player 1 – Player 2: 0–1\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"
             "American, game 2.\n"
             "Player 2 (Black) begins.\n"
             "Player 2 (Black) to move.\n"
             "Taken back.\n"
             "This is the first position of the game.\n"
             "Player 2 wins: Player 1 resigns.\n"
             "Player 1 – Player 2: 0–1\n"
             "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"
             "This is the first position of the game.\n"
             "Player 2 (Black) to move.\n"},
    {"resigning for a side", NULL, "resign white\n",
     TO_MOVE "Player 1 wins: Player 2 resigns.\n"
             "Player 1 – Player 2: 1–0\n"
             "Type \"revenge\" for the next game: Player 1 (Black) starts.\n"},
    {"a side that is none", NULL, "resign green\n",
     TO_MOVE "The side must be \"black\" or \"white\".\n"},
    {"a match with a length", NULL, "length\nlength 1\nlength x\nresign\nrevenge\nmatch\n",
     TO_MOVE "Length: Without end.\n"
             "Length: First to 1 point.\n"
             "The length must be a whole number from 0 to 999.\n"
             "Player 2 wins: Player 1 resigns. Player 2 wins the match, 1–0.\n"
             "Player 1 – Player 2: 0–1\n"
             "Type \"revenge\" for the next match.\n"
             "American, game 1.\n"
             "Player 2 (Black) begins.\n"
             "Player 2 (Black) to move.\n"
             "Player 1 – Player 2: 0–0\n"},
    {"names", NULL, "black Anna\nwhite  Ben \nblack\n",
     TO_MOVE "Black: Anna.\nWhite: Ben.\nBlack: Anna.\n"},
    {"a level that is none", NULL, "black 11\nblack 0\nblack 99999999999999999999\n",
     TO_MOVE "A level of the computer is a whole number from 1 to 10.\n"
             "A level of the computer is a whole number from 1 to 10.\n"
             "A level of the computer is a whole number from 1 to 10.\n"},
    {"other rules", NULL, "new flying\nmoves\n",
     TO_MOVE "Flying Kings, game 1.\nPlayer 1 (Black) begins.\n" TO_MOVE
             "7 moves can be made: 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16.\n"},
    {"rules that are none", NULL, "new rusian\nrules x\n",
     TO_MOVE
     "There is no rule set 'rusian'. Did you mean 'russian'?\n"
     "There is no rule set 'x'. Known: freejump, american, flying, classic, parlour, tournament, "
     "russian, brazilian, pool, italian, spanish, czech, thai.\n"},
    {"questions that nobody has asked", NULL, "yes\nno\ngo\n",
     TO_MOVE "There is no question to answer.\nThere is no question to answer.\n"
             "Only two computers need to be told to go on: type a move.\n"},
    {"a forced hint", "B:W15,32:B11,12", "hint\nhint\nhint\nhint\n",
     "Player 1 (Black) must capture, with 11.\n"
     "Look at the piece on 11.\n"
     "Play 11x18.\n"
     "Play 11x18. It is the only legal move.\n"
     "Play 11x18. It is the only legal move.\n"},
    {"quit", NULL, "quit\n11-15\n", TO_MOVE},
    {"no file", NULL, "save\n", TO_MOVE "Type the name of a file after the command.\n"},
};

START_TEST(a_file_that_is_there_stays)
{
    char typed[200];
    struct conversation conversation = conversation_of("american");
    fclose(fopen(conversation_path("there.pdn"), "wb"));
    snprintf(typed, sizeof typed, "save %s\n", conversation_path("there.pdn"));
    const char *said = converse(&conversation, typed);
    ck_assert_msg(strstr(said, "The game is not saved. There is a file of that name already.\n"),
                  "said\n%s", said);
    conversation_finish(&conversation);
}
END_TEST

START_TEST(answers)
{
    struct conversation conversation = conversation_of("american");
    struct position start;
    struct text_error error;
    if (rows[_i].fen) {
        ck_assert_msg(fen_parse(rows[_i].fen, &start, &error), "%s", rows[_i].name);
        conversation.setup.match.start = &start;
    }
    const char *said = converse(&conversation, rows[_i].typed);
    bool begins = strncmp(said, BEGIN, strlen(BEGIN)) == 0;
    ck_assert_msg(begins && strcmp(said + strlen(BEGIN), rows[_i].said) == 0, "%s: said\n%s",
                  rows[_i].name, said);
    ck_assert(conversation.fine);
    conversation_finish(&conversation);
}
END_TEST

/* --- Other beginnings --- */

static const struct {
    const char *name, *rules;
    int black, white; /* levels */
    enum help help;
    const char *fen, *typed, *said; /* what it ends with */
} games[] = {
    {"the computer answers", "american", 0, 1, HELP_HINTS, NULL, "11-15\nundo\nlast\n",
     "Taken back.\nThis is the first position of the game.\nPlayer 1 (Black) to move.\n"
     "Nothing has been played yet.\n"},
    {"the computer begins", "american", 1, 0, HELP_HINTS, NULL, "undo\n",
     "There is no move to undo.\n"},
    {"the computer believes in a draw", "american", 0, 3, HELP_HINTS, "B:WK18,K19:BK7,K8",
     "offer\n",
     "The computer accepts the draw.\nA draw by agreement.\nPlayer 1 – Computer 3: ½–½\n"
     "Type \"revenge\" for the next game: Computer 3 (Black) starts.\n"},
    {"the computer does not", "american", 0, 3, HELP_HINTS, "B:WK14,K15,K18,K19:BK1", "offer\n",
     "The computer declines the draw: the game goes on.\nPlayer 1 (Black) to move.\n"},
    {"only the person resigns", "american", 1, 0, HELP_HINTS, NULL, "resign\n",
     "Computer 1 wins: Player 2 resigns.\nComputer 1 – Player 2: 1–0\n"
     "Type \"revenge\" for the next game: Computer 1 (Black) starts.\n"},
    {"the computer's side", "american", 1, 0, HELP_HINTS, NULL, "resign black\n",
     "The computer plays this side.\n"},
    {"the board faces the only person", "american", 0, 1, HELP_HINTS, "B:W31,32:B1,3", "drawn\n",
     "  w   w   .   .  32 31 30 29\n"
     ".   .   .   .    28 27 26 25\n"
     "  .   .   .   .  24 23 22 21\n"
     ".   .   .   .    20 19 18 17\n"
     "  .   .   .   .  16 15 14 13\n"
     ".   .   .   .    12 11 10 9\n"
     "  .   .   .   .  8 7 6 5\n"
     ".   b   .   b    4 3 2 1\n"},
    {"a draw comes nearer", "american, quiet=8", 0, 0, HELP_HINTS, "B:WK32:BK1,K2",
     "1-5\n32-28\n5-1\n28-32\n2-7\n",
     "Player 1 (Black) plays 5-1.\nPlayer 2 (White) to move.\n"
     "Player 2 (White) plays 28-32.\n"
     "Draw in 4 moves unless someone captures; both players' moves count.\n"
     "Player 1 (Black) to move.\n"
     "Player 1 (Black) plays 2-7.\n"
     "Draw in 3 moves unless someone captures; both players' moves count.\n"
     "Player 2 (White) to move.\n"},
    {"a draw can be claimed", "tournament", 0, 0, HELP_HINTS, "B:WK32:BK1",
     "1-5\n32-28\n5-1\n28-32\n1-5\n32-28\n5-1\n28-32\nclaim\nstatus\n",
     "Player 2 (White) plays 28-32.\n"
     "The player to move may claim a draw.\n"
     "Player 1 (Black) to move.\n"
     "A draw: the same position has come up 3 times.\n"
     "Player 1 – Player 2: ½–½\n"
     "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"
     "Tournament, game 1\n"
     "Player 1 – Player 2: ½–½\n"
     "Player 2 (White) plays 28-32.\n"
     "A draw: the same position has come up 3 times.\n"
     "Player 1 – Player 2: ½–½\n"
     "Type \"revenge\" for the next game: Player 2 (Black) starts.\n"},
    {"two computers wait", "american", 1, 2, HELP_HINTS, NULL, "11-15\nhint\nresign\n",
     "The computer plays both sides. Type \"go\" to let it go on.\n"
     "It is the computer's turn.\n"
     "The computer plays both sides. Type \"go\" to let it go on.\n"
     "It is the computer's turn.\nThe computer plays both sides.\n"},
    {"the second computer is seated, and another match", "american", 1, 0, HELP_HINTS, NULL,
     "white 1\nnew\n",
     "White: Computer 1 (2) (Computer 1: Child).\n"
     "The computer plays both sides. Type \"go\" to let it go on.\n"
     "American, game 1.\nComputer 1 (Black) begins.\n"
     "The computer plays both sides. Type \"go\" to let it go on.\n"},
    {"another match from a position with a capture", "american", 0, 0, HELP_HINTS,
     "B:W15,32:B11,12", "length 1\nresign\nrevenge\n",
     "American, game 1.\nPlayer 2 (Black) begins.\n"
     "Player 2 (Black) must capture, with 11.\n"},
    {"another program", "american", 12, 0, HELP_HINTS, NULL, "",
     "Program is another program, which plays only in the window. Type \"black full\" to "
     "let "
     "the computer play instead.\n"},
    {"hints are off", "american", 0, 0, HELP_NONE, NULL, "hint\n",
     "Hints are off in this match.\n"},
    {"a warning is heeded", "american", 0, 0, HELP_WARNINGS, "B:W20,27,32:B11,1", "11-16\nno\n",
     "This loses a man: 20x11. Play it all the same? Type \"yes\", or anything else to think "
     "again.\n"
     "Player 1 (Black) to move.\n"},
    {"a warning is not heeded", "american", 0, 0, HELP_WARNINGS, "B:W20,27,32:B11,1",
     "11-16\nyes\n", "Player 1 (Black) plays 11-16.\nPlayer 2 (White) must capture, with 20.\n"},
    {"squares of the rules", "russian", 0, 0, HELP_HINTS, NULL, "c3-d4\nmoves\n",
     "7 moves can be made: b6-a5, b6-c5, d6-c5, d6-e5, f6-e5, f6-g5, h6-g5.\n"},
    {"names of squares as the rules have them", "russian", 0, 0, HELP_HINTS, NULL, "square\n",
     "Type the name of a dark square after the command, such as f6.\n"},
    {"rows and columns of the rules", "freejump", 0, 0, HELP_HINTS, NULL, "11\n",
     "From 3,6 you can go to 4,5 or 4,7.\n"},
};

START_TEST(other_beginnings)
{
    struct conversation conversation = conversation_of(games[_i].rules);
    struct match_setup *setup = &conversation.setup.match;
    struct position start;
    struct text_error error;
    setup->players[0].level = games[_i].black;
    setup->players[1].level = games[_i].white;
    setup->help = games[_i].help;
    setup->seed = 1;
    setup_name_players(setup, NULL);
    if (games[_i].fen && fen_parse(games[_i].fen, &start, &error))
        setup->start = &start;
    const char *said = converse(&conversation, games[_i].typed);
    size_t length = strlen(said), end = strlen(games[_i].said);
    ck_assert_msg(length >= end && strcmp(said + length - end, games[_i].said) == 0, "%s: said\n%s",
                  games[_i].name, said);
    conversation_finish(&conversation);
}
END_TEST

/* No two commands share a word: what is typed is found once. */
START_TEST(words_are_told_apart)
{
    struct conversation conversation = conversation_of("american");
    char *said = strdup(converse(&conversation, "help\n"));
    char words[200][24];
    int count = 0, commands = 0;
    for (char *line = strtok(said, "\n"); line; line = strtok(NULL, "\n")) {
        char first[24], second[24];
        if (sscanf(line, "%23[a-z], %23[a-z]", first, second) != 2)
            continue;
        strcpy(words[count++], first);
        strcpy(words[count++], second);
        commands++;
    }
    ck_assert_int_gt(commands, 30);
    for (int i = 0; i < count; i++)
        for (int j = 0; j < i; j++)
            ck_assert_str_ne(words[i], words[j]);
    free(said);
    conversation_finish(&conversation);
}
END_TEST

/* --- Lines that are none --- */

static const struct {
    const char *name, *bytes;
    size_t size;
    const char *said;
} odd_rows[] = {
    {"a zero byte", "11\00015\n", 6, "This line has a zero byte or is not valid UTF-8.\n"},
    {"half a character", "black \xC3\n", 8, "This line has a zero byte or is not valid UTF-8.\n"},
    {"signs that a terminal obeys", "\x1B[2J\n", 5,
     "There is no command \"?[2J\". Type \"help\" to hear them all.\n"},
};

START_TEST(odd_lines)
{
    struct conversation conversation = conversation_of("american");
    const char *said = converse_bytes(&conversation, odd_rows[_i].bytes, odd_rows[_i].size);
    ck_assert_msg(strstr(said, odd_rows[_i].said), "%s: said\n%s", odd_rows[_i].name, said);
    conversation_finish(&conversation);
}
END_TEST

START_TEST(long_lines)
{
    enum {
        LONG = 1 << 20,
    };
    struct conversation conversation = conversation_of("american");
    char *line = malloc(LONG + 16);
    memset(line, '1', LONG);
    strcpy(line + LONG, "\n11-15\n");
    const char *said = converse(&conversation, line);
    ck_assert_str_eq(said, BEGIN TO_MOVE "This line is too long. Bytes at most: 1000.\n"
                                         "Player 1 (Black) plays 11-15.\n" WHITE_TO_MOVE);
    free(line);
    conversation_finish(&conversation);
}
END_TEST

SUITE(commands)
{
    Suite *suite = suite_create("commands");
    TCase *tests = tcase_create("rows");
    tcase_add_checked_fixture(tests, conversation_setup, conversation_teardown);
    tcase_add_loop_test(tests, answers, 0, ROWS(rows));
    tcase_add_test(tests, a_file_that_is_there_stays);
    tcase_add_loop_test(tests, other_beginnings, 0, ROWS(games));
    tcase_add_test(tests, words_are_told_apart);
    tcase_add_loop_test(tests, odd_lines, 0, ROWS(odd_rows));
    tcase_add_test(tests, long_lines);
    suite_add_tcase(suite, tests);
    return suite;
}

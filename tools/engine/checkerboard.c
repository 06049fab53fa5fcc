/* SPDX-License-Identifier: MIT */
/* checkerboard RULES LIBRARY [COMMAND...]
 *
 * Makes an engine for CheckerBoard, a program for Windows by Martin Fierz, speak the Hub protocol
 * (notation/hub_text.h), so that `crownhead-cli match 'hub:...'` can play against it. LIBRARY is a
 * shared library with the function getmove, and perhaps enginecommand, of CheckerBoard's interface
 * (cb_api_reference.htm there); each COMMAND, such as 'set book 0', is given to the latter. An
 * engine is told positions, not games: it sees repetitions only if it remembers what it was asked.
 */
#include "base/strbuf.h"
#include "notation/hub_text.h"
#include "notation/ruleset_text.h"
#include "rules/movegen.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINE_SIZE = 1 << 16,
    /* Of CheckerBoard. */
    CB_WHITE = 1,
    CB_BLACK = 2,
    CB_MAN = 4,
    CB_KING = 8,
    CB_RESET = 1, /* forget what is known of the game before */
    CB_EXACT = 2, /* the time is a limit, not an average */
    CB_COMMAND_SIZE = 256,
    /* For a text of the engine. The interface says 1024, but some engines write more. */
    SAID_SIZE = 1 << 14,
};

typedef int board_of_columns[8][8]; /* by column from the left, then row from the bottom */

struct place {
    int x, y;
};

struct cb_move {
    int jumps, new_piece, old_piece;
    struct place from, to, path[12], captured[12];
    int captured_pieces[12];
};

struct adapter {
    struct named_ruleset rules;
    int (*getmove)(board_of_columns board, int colour, double seconds, char *said, int *play_now,
                   int info, int more, struct cb_move *move);
    int (*command)(char *command, char *reply);
    struct position position;
    struct movelist list; /* of it */
    double seconds;       /* for a move */
    bool fresh;           /* the game is a new one */
};

/* --- The board --- */

/* Black's men begin at the bottom. */
static int square_of_place(int x, int y)
{
    return 4 * (y + 1) - x / 2;
}

static int cb_piece(enum piece piece)
{
    if (piece == PIECE_NONE)
        return 0;
    return (piece_side(piece) == BLACK ? CB_BLACK : CB_WHITE) |
           (piece_is_king(piece) ? CB_KING : CB_MAN);
}

static void fill_board(const struct position *position, board_of_columns board)
{
    memset(board, 0, sizeof(board_of_columns));
    for (int x = 0; x < 8; x++)
        for (int y = x % 2; y < 8; y += 2)
            board[x][y] = cb_piece(position_piece(position, square_of_place(x, y)));
}

/* Returns the move that makes this board, or NULL. */
static const struct move *find_move(const struct adapter *adapter, board_of_columns board)
{
    for (int i = 0; i < adapter->list.count; i++) {
        board_of_columns wanted;
        struct position after = position_after(&adapter->position, &adapter->list.moves[i]);
        fill_board(&after, wanted);
        if (memcmp(board, wanted, sizeof wanted) == 0)
            return &adapter->list.moves[i];
    }
    return NULL;
}

/* --- Commands of the Hub protocol --- */

static void set_position(struct adapter *adapter, const struct position *position)
{
    adapter->position = *position;
    movegen(&adapter->rules.rules, position, &adapter->list);
}

/* Makes moves from the position on. Returns false if one of them is not legal. */
static bool make_moves(struct adapter *adapter, char *moves)
{
    char *rest;
    for (char *word = strtok_r(moves, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        const struct move *move = hub_move_find(word, &adapter->list);
        if (!move)
            return false;
        struct position after = position_after(&adapter->position, move);
        set_position(adapter, &after);
    }
    return true;
}

/* pos pos=W... moves="11-15 22-18" */
static bool read_position(struct adapter *adapter, struct hub_reader *reader)
{
    struct hub_pair pair;
    struct position position = position_start(&adapter->rules.rules);
    struct text_error error;
    char moves[LINE_SIZE] = "";
    while (hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "pos") == 0 && !hub_position_parse(pair.value, &position, &error))
            return false;
        if (strcmp(pair.name, "moves") == 0)
            strbuf_copy(moves, sizeof moves, pair.value);
    }
    set_position(adapter, &position);
    return make_moves(adapter, moves);
}

/* If the position cannot be read, the engine is not asked: it would play in the one before. */
static void take_position(struct adapter *adapter, struct hub_reader *reader)
{
    if (read_position(adapter, reader))
        return;
    adapter->list.count = 0;
    puts("error message=\"the position cannot be read\"");
}

/* The engine knows only a time for a move: with another limit it is not asked. */
static void read_level(struct adapter *adapter, struct hub_reader *reader)
{
    struct hub_pair pair;
    adapter->seconds = 0;
    while (hub_reader_next(reader, &pair))
        if (strcmp(pair.name, "move-time") == 0)
            adapter->seconds = strtod(pair.value, NULL);
    if (!(adapter->seconds > 0))
        puts("error message=\"only a time for a move can be the limit\"");
}

/* Lets the engine move on `board`. Says on standard error what it says. */
static void ask_engine(struct adapter *adapter, board_of_columns board)
{
    static char said[SAID_SIZE];
    struct cb_move move = {0};
    int colour = adapter->position.side == BLACK ? CB_BLACK : CB_WHITE;
    int play_now = 0;
    said[0] = '\0';
    adapter->getmove(board, colour, adapter->seconds, said, &play_now,
                     CB_EXACT | (adapter->fresh ? CB_RESET : 0), 0, &move);
    adapter->fresh = false;
    fprintf(stderr, "checkerboard: %.200s\n", said);
}

static void answer(struct adapter *adapter)
{
    board_of_columns board;
    char text[HUB_MOVE_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    fill_board(&adapter->position, board);
    if (adapter->list.count > 0 && adapter->seconds > 0)
        ask_engine(adapter, board);
    const struct move *found = find_move(adapter, board);
    if (found)
        hub_move_print(&out, found);
    printf("done move=%s\n", found ? text : "none");
}

/* Returns false at "quit". */
static bool obey(struct adapter *adapter, char *line)
{
    struct hub_reader reader = hub_reader_init(line);
    struct hub_pair command = {"", ""};
    hub_reader_next(&reader, &command);
    if (strcmp(command.name, "hub") == 0)
        puts("id name=\"CheckerBoard engine\" version=1\nwait");
    else if (strcmp(command.name, "init") == 0)
        puts("ready");
    else if (strcmp(command.name, "ping") == 0)
        puts("pong");
    else if (strcmp(command.name, "new-game") == 0)
        adapter->fresh = true;
    else if (strcmp(command.name, "pos") == 0)
        take_position(adapter, &reader);
    else if (strcmp(command.name, "level") == 0)
        read_level(adapter, &reader);
    else if (strcmp(command.name, "go") == 0)
        answer(adapter);
    fflush(stdout);
    return strcmp(command.name, "quit") != 0;
}

/* --- The library --- */

/* Returns false after a complaint. */
static bool open_library(struct adapter *adapter, const char *path)
{
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library) {
        /* POSIX lets a pointer to a function be read so, and C has no other way. */
        *(void **)&adapter->command = dlsym(library, "enginecommand");
        *(void **)&adapter->getmove = dlsym(library, "getmove");
    }
    if (adapter->getmove)
        return true;
    fprintf(stderr, "checkerboard: %s\n", dlerror());
    return false;
}

static void give_command(const struct adapter *adapter, const char *text)
{
    char command[CB_COMMAND_SIZE], reply[SAID_SIZE] = "";
    strbuf_copy(command, sizeof command, text);
    if (adapter->command)
        adapter->command(command, reply);
    fprintf(stderr, "checkerboard: %s: %.200s\n", text, reply);
}

static void obey_all(struct adapter *adapter)
{
    static char line[LINE_SIZE];
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = '\0';
        if (!obey(adapter, line))
            return;
    }
}

int main(int argc, char **argv)
{
    struct adapter adapter = {.seconds = 1, .fresh = true};
    struct text_error error;
    if (argc < 3 || !ruleset_parse(argv[1], &adapter.rules, &error)) {
        fputs("usage: checkerboard RULES LIBRARY [COMMAND...]\n", stderr);
        return 2;
    }
    if (!open_library(&adapter, argv[2]))
        return 1;
    for (int i = 3; i < argc; i++)
        give_command(&adapter, argv[i]);
    struct position start = position_start(&adapter.rules.rules);
    set_position(&adapter, &start);
    obey_all(&adapter);
    return 0;
}

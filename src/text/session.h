/* SPDX-License-Identifier: MIT */
/* A run of the match in a terminal: all that its commands work on. */
#ifndef TEXT_SESSION_H
#define TEXT_SESSION_H

#include "base/rng.h"
#include "match/computer.h"
#include "match/hint.h"
#include "notation/text_error.h"
#include "prose/names.h"
#include "prose/play_prose.h"
#include "text/keeper.h"
#include "text/output.h"
#include "think/engines.h"

enum {
    SENTENCE_SIZE = 4096,
    LONG_SIZE = 16384,
    LINE_MOST = 1000, /* bytes of a line that are read */
};

/* What waits for an answer, besides an offer of a draw, which the game knows. */
enum question {
    QUESTION_NONE,
    QUESTION_WAY,     /* which of `ways` is meant */
    QUESTION_WARNING, /* whether `ways[0]` is played although it loses something */
    QUESTION_LOSES,   /* whether `run` begins another match although this one is not saved */
};

/* How much of the hint has been told. */
enum hint_stage {
    HINT_UNASKED,
    HINT_PIECE,
    HINT_MOVE,
    HINT_WHY,
};

struct session {
    const struct rulebook *book; /* lent */
    uint64_t seed;               /* of every match that is begun; 0: a new one each time */
    struct output out;
    struct match match;
    struct keeper keeper;
    struct engines engines;
    struct rng rng;
    bool weights_told; /* the player knows that there are none */
    bool waits;        /* two computers wait to be told to go on */
    bool ended;

    struct {
        enum question kind;
        struct move ways[ROUTES_SHOWN];
        int way_count;
        void (*run)(struct session *session, const char *argument); /* the command that asks */
        char argument[LINE_MOST + 1];
    } question;

    /* Of one place in the match: a hint, and the moves that were warned of. */
    struct {
        int game, node;
        enum hint_stage stage;
        struct hint hint;
        bool warned_known;
        struct warnings warnings;
        uint64_t warned; /* by their index */
    } help;

    enum opinion of_draw[2]; /* by side: what the computer thought when it moved last */
    int length;              /* of the next match */
};

/* Where text is made before it is said. */
#define SENTENCE(name)                                                                             \
    char name##_memory[SENTENCE_SIZE];                                                             \
    struct strbuf name = strbuf_init(name##_memory, sizeof name##_memory)

static inline void say(struct session *session, const char *lines)
{
    output_say(&session->out, lines);
}

/* Returns how squares are named. */
struct square_names session_names(const struct session *session);

/* Whose turn it is, or how the game ended, or what is asked. session_say_turn leaves out what the
 * prompt says. */
void session_say_standing(struct session *session);
void session_say_turn(struct session *session);

/* The score, the last move, how near a draw is, and the standing. */
void session_say_status(struct session *session);

/* Who begins the game, and whose turn it is. */
void session_say_begin(struct session *session);

/* Where undo, or redo, has led. */
void session_say_place(struct session *session, bool undone);

/* The move that was made last, and what it has changed. */
void session_say_move(struct session *session);

/* Saves what has changed. Returns false, after a sentence, if it could not be. */
bool session_keep(struct session *session);

/* The game was changed by a command: nothing that was thought of it holds. */
void session_forget(struct session *session);

/* Why something cannot be done, and what can. */
void session_refuse(struct session *session, enum obstacle obstacle);

/* Begins a match, and says nothing; the last one has been left. */
void session_begin_match(struct session *session, const struct match_setup *setup);

/* --- moving.c --- */

/* Makes the move that was typed, or says why it is none. */
void session_type_move(struct session *session, const char *text);

/* Makes a legal move of a person. */
void session_play(struct session *session, const struct move *move);

/* Lets the computer move, and answer offers, until it is a person's turn. */
void session_play_on(struct session *session);

/* Finds a hint, and tells a part of it. */
void session_hint(struct session *session);

/* --- commands.c --- */

/* Runs what was typed: a command with its argument. */
void session_run(struct session *session, const char *line);

/* Seats who is named in a text: a person, or the computer at a level. */
void session_seat(struct session *session, enum side side, const char *who);

/* Returns the word that is typed for a command, or behind one for a player, in the player's
 * language; `name` is the English one. */
struct command_word {
    char text[40];
};
struct command_word command_word(const char *name);

#endif

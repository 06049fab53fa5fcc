/* SPDX-License-Identifier: MIT */
/* The page that replays a game, by itself or move by move: its state, and what its parts ask of
 * each other. */
#ifndef PAGES_REPLAY_REPLAY_H
#define PAGES_REPLAY_REPLAY_H

#include "board/looks.h"
#include "board/moving.h"
#include "pages/deletion.h"
#include "pages/move_sounds.h"
#include "pages/moves_list.h"
#include "pages/page.h"

enum {
    REPLAY_SPEEDS = 4,
};

struct replay {
    struct page_message message;
    struct desk *desk; /* lent for the pass */
    unsigned count;    /* of library.replay: the game that is shown */
    bool begun;        /* there is one */
    bool turned;       /* White sits above; the board of the match stays as it is */

    /* The line that is replayed: the main line, or the one to the end of a variation. */
    int *line; /* owned; its nodes, the root first: moves + 1 */
    size_t line_capacity;
    int moves;
    int branch; /* the move of it with which the variation begins; 0: it is the main line */

    int move; /* how many of them are shown as made */
    bool playing;
    uint64_t next; /* when the next move is made, milliseconds */
    int speed;     /* of REPLAY_SPEEDS */
    struct moving moving;
    struct move_heard heard;
    struct moves_list list;

    /* Worked out at the beginning of a pass. */
    const struct game *game;
    struct looks looks;
    struct square_names names;
};

/* --- player.c: going through the game --- */

/* Once a pass: takes up another game, and plays on as time passes. */
void replay_follow(struct replay *replay);

/* Shows the line after so many moves, and stops playing. One move more or less glides. */
void replay_go(struct replay *replay, int move);

/* Shows any node of the game, and goes along the line that leads through it from then on. */
void replay_go_to(struct replay *replay, int node);

/* Plays, or stops. From the end it plays the line again, and a variation from where it begins. */
void replay_toggle(struct replay *replay);

/* Returns the node that is shown. */
int replay_node(const struct replay *replay);

/* --- page.c --- */

/* Turns the board. */
void replay_turn(struct replay *replay);

/* --- transport.c: what leads through the game --- */

void replay_progress(struct replay *replay, struct rect rect);

/* Returns true if the pointer holds the bar. */
bool replay_is_dragged(const struct replay *replay);
void replay_buttons(struct replay *replay, struct rect rect);
void replay_speed(struct replay *replay, struct rect rect);
void replay_keys(struct replay *replay);

/* --- analysis.c: what the computer says of the game --- */

/* Returns true if the game is being analysed. */
bool replay_is_analysed(const struct replay *replay);

/* Analyses the game, or stops that, or removes what was found. */
void replay_analyse(struct replay *replay);

/* Begins it, unless it goes on, has been done, or there is nothing to analyse. */
void replay_analyse_once(struct replay *replay);

/* Returns the button for it. */
struct button replay_analyse_button(const struct replay *replay);

/* Asks for live analysis if it is on, and draws its bar at the left of the board. */
void replay_live(struct replay *replay, struct rect board);

/* Draws what is said of the position shown. Returns false if that is nothing. */
bool replay_words(struct replay *replay, struct rect rect);

/* Draws the same if `words` is set, the moves, and the graph of an analysed game, as far as there
 * is room for more than the moves. */
void replay_game(struct replay *replay, struct rect rect, bool words);

/* --- panel.c: whose game it is, its moves, and what can be done with it --- */

void replay_moves(struct replay *replay, struct rect rect);

int replay_head_height(struct replay *replay, int width);
void replay_head(struct replay *replay, struct rect rect);

/* Returns the deletion of the game that is shown, if that was the last one; otherwise NULL. */
const struct library_deletion *replay_deletion(const struct replay *replay);

/* Shows which moves were played from the position shown. */
void replay_open_openings(struct replay *replay);

/* The buttons for what can be done with the game, with words or as icons in one row. */
int replay_actions_height(struct replay *replay, bool words);
void replay_actions(struct replay *replay, struct rect rect, bool words);

#endif

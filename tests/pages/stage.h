/* SPDX-License-Identifier: MIT */
/* The pages of the program without a window: a match, preferences and a pass at a time. */
#ifndef TESTS_PAGES_STAGE_H
#define TESTS_PAGES_STAGE_H

#include "made_puzzles.h"
#include "pages/play/play.h"
#include "pages/shell.h"

struct stage {
    struct fonts *fonts;
    struct match match;
    struct preferences preferences;
    struct rulebook rulebook;
    struct made_puzzles made;
    struct shell shell;
    int w, h;
    uint64_t now;
};

/* A match under a rule set (text of ruleset_parse) from a position (fen_parse; NULL: its own). A
 * mistake, or a machine without a font, fails the test. */
void stage_init(struct stage *stage, const char *rules, const char *fen);
void stage_finish(struct stage *stage);

/* Opens the page of this name, and waits until it is there in full. */
void stage_open(struct stage *stage, const char *page);

/* One pass with this input, then one that only draws. */
void stage_input(struct stage *stage, struct input input);
void stage_draw(struct stage *stage);

/* A key, and the text that the system sends for it where text is asked for. */
void stage_key(struct stage *stage, SDL_Keycode key, unsigned mods);

/* Press and let go in the middle of a rectangle. */
void stage_click(struct stage *stage, struct rect rect);

/* A click on a square of the board, and a move of one step by two. */
void stage_click_square(struct stage *stage, int square);
void stage_move(struct stage *stage, int from, int to);

/* The card looks otherwise under the pointer, pressed and chosen, but at rest while the pointer
 * holds something else; or the test fails. Nothing else may change with the pointer there. */
void require_card_states(struct stage *stage, const char *card);

/* Whatever is coming into sight is there in full. */
void stage_settle(struct stage *stage);

/* Something of the page is on its way. What only comes into sight does not count. */
bool stage_page_moves(const struct stage *stage);

/* The state of the page on which one plays. */
struct play *stage_play(const struct stage *stage);
/* The widget of this name, that of a square; their absence fails the test. */
const struct widget *stage_widget(const struct stage *stage, const char *name);
const struct widget *stage_square(const struct stage *stage, int square);

/* The widget that has the keyboard; without one the test fails. */
const struct widget *stage_focused(const struct stage *stage);

/* The first widget whose label holds this text, or NULL. */
const struct widget *stage_find(const struct stage *stage, const char *label);

#endif

/* SPDX-License-Identifier: MIT */
/* What surrounds the board while playing: cards, draw meter, move list, buttons, strip, result. */
#ifndef PAGES_PLAY_PANEL_H
#define PAGES_PLAY_PANEL_H

#include "notation/square_text.h"
#include "pages/screens.h"

/* What a pass needs to know before it can lay the page out. */
struct play_panel {
    struct play_layout layout;
    struct looks looks;
    struct square_names names;
    char meter[240];
};

struct play_panel play_panel_measure(struct screens *screens, struct looks looks,
                                     struct square_names names);

void play_panel_pass(struct screens *screens, const struct play_panel *panel,
                     const struct board_geometry *geometry);

/* Is the result shown over the board, and where? Clicks there are not the board's. */
bool play_panel_result_shown(const struct screens *screens);
struct rect play_panel_result_rect(const struct screens *screens,
                                   const struct board_geometry *geometry);
void play_panel_result(struct screens *screens, struct rect rect);

void play_panel_strip(struct screens *screens, const struct play_panel *panel);

#endif

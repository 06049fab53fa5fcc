/* SPDX-License-Identifier: MIT */
/* The draw meter: how near a draw is, as a bar and in words. */
#ifndef PAGES_PLAY_METER_H
#define PAGES_PLAY_METER_H

#include "match/draws.h"
#include "pages/play/layout.h"
#include "pages/play/shown.h"
#include "toolkit/ui.h"

enum {
    METER_SIZE = 480,
};

/* Worked out in each pass for the position shown. */
struct meter {
    char words[METER_SIZE], brief[METER_SIZE]; /* empty: no draw is counted */
    struct draw_nearness nearest;
    bool seen; /* a draw is so near that the meter is worth a look */
};

void meter_measure(struct meter *meter, const struct shown *shown);

/* Returns how many lines its words fill at this width, in pixels. */
int meter_lines(const struct meter *meter, struct ui *ui, int width);

/* Draws the meter as the head of the list's panel, if it is seen. */
void meter_draw(const struct meter *meter, struct ui *ui, const struct play_layout *layout);

#endif

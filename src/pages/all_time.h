/* SPDX-License-Identifier: MIT */
/* The score of the two players over all their matches, by rule set: a small table. */
#ifndef PAGES_ALL_TIME_H
#define PAGES_ALL_TIME_H

#include "pages/page.h"

/* How high it is on a page that has so much room. It is told where it tells more than the score of
 * this match: else, and in a low window, it is 0. */
int all_time_height(const struct desk *desk, int room);
void all_time(struct desk *desk, struct rect rect);

#endif

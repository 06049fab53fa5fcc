/* SPDX-License-Identifier: MIT */
/* One thread's search of the tree. Inside engine only. */
#ifndef ENGINE_SEARCH_H
#define ENGINE_SEARCH_H

#include "engine/searcher.h"

/* Sets a searcher on the task's position. */
void search_begin(struct searcher *searcher, struct search_task *task, int index);

/* The score of the task's position looked at `depth` plies deep, if it is between `alpha` and
 * `beta`; else a bound of it. frames[0] has the line. Not to be believed if the search is over by
 * then (search_is_over). */
int search_root(struct searcher *searcher, int alpha, int beta, int depth);

#endif

/* SPDX-License-Identifier: MIT */
/* Looks one ply deeper again and again, in one thread or several, until the search is over. Inside
 * engine only. */
#ifndef ENGINE_DEEPENING_H
#define ENGINE_DEEPENING_H

#include "engine/search.h"

/* Searches the task in `threads` threads, this one included; where the system gives fewer, in
 * fewer. `searchers` are as many, and the caller's; `answer` is what is known before, any legal
 * move, and then what has been found. */
void deepen(struct search_task *task, struct searcher *searchers, int threads,
            struct engine_answer *answer);

/* The score of the root to be told where a search says `score`: what tables know of it and a draw
 * that has come hold however little has been looked at. */
int root_score_told(const struct search_task *task, int score);

#endif

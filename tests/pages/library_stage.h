/* SPDX-License-Identifier: MIT */
/* A stage with a library that is made up, and what tests of its pages do there. */
#ifndef TESTS_PAGES_LIBRARY_STAGE_H
#define TESTS_PAGES_LIBRARY_STAGE_H

#include "made_library.h"

extern struct stage stage;
extern struct made_library made;

/* Of so many games; shows the page on which one plays. */
void library_stage_begin(int games);
void library_stage_end(void);

/* On the widget of this name. */
void click(const char *name);

bool on_page(const char *name);

/* Is it said anywhere? */
bool says(const char *text);

#endif

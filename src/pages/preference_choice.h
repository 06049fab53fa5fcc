/* SPDX-License-Identifier: MIT */
/* The choice of a preference in words, on every page that has one. */
#ifndef PAGES_PREFERENCE_CHOICE_H
#define PAGES_PREFERENCE_CHOICE_H

#include "pages/page.h"

/* Sets `labels` to what its values are called in the game that is played. */
void preference_labels(const struct desk *desk, const struct preference *preference,
                       const char *labels[PREFERENCE_VALUES_MAX]);

void preference_choice(struct desk *desk, struct rect rect, const struct preference *preference);

#endif

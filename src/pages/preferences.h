/* SPDX-License-Identifier: MIT */
/* What the player chose: one table, read by the settings page, the settings file and the options.
 * A new preference is a number in `struct preferences` and a row of the table. */
#ifndef PAGES_PREFERENCES_H
#define PAGES_PREFERENCES_H

#include "board/looks.h"

#include <stdbool.h>
#include <stddef.h>

enum {
    SCALE_AUTO = 0,
    SCALE_MIN = 75,
    SCALE_MAX = 200,
    SCALE_STEP = 25,
    SMALLEST_WIDTH = 640, /* the window that holds everything at 100 % */
    SMALLEST_HEIGHT = 480,
    PREFERENCE_VALUES_MAX = 8,
};

/* Plain numbers: each is one of the values in its row of the table, but for the scale. */
struct preferences {
    struct looks_choice looks;
    int reduced_motion; /* 0 or 1 */
    int scale;          /* percent, or SCALE_AUTO: grows with the window; an option may give any */
    int theme;          /* index into `themes` */
    int muted;          /* 0 or 1 */
    int volume;         /* percent */
};

/* One value that a preference may have. */
struct preference_value {
    const char *id;        /* as it stands in the settings file: never changes */
    const char *label;     /* for people, in English: tr() */
    int number;            /* in `struct preferences` */
    const char *automatic; /* the same: what "as-rules" says where the rules mean this value */
};

/* How the values of a preference are shown: in words, or each as a picture of two pieces. */
enum preference_pictures {
    PICTURES_NONE,
    PICTURES_MEN,
    PICTURES_KINGS,
};

struct preference {
    const char *section, *id;              /* as they stand in the settings file: never change */
    const char *label;                     /* for people, in English: tr() */
    const struct preference_value *values; /* numbers ascending; NULL: the themes */
    int count;                             /* 1 to PREFERENCE_VALUES_MAX */
    int initial;                           /* the number until the player chooses another */
    size_t offset;                         /* of its int in `struct preferences` */
    enum preference_pictures pictures;
};

/* The heading above the preferences of a section, in English: tr(). */
const char *preference_heading(const struct preference *preference);

/* In the order of the page and of the file: those of one section stand together. */
extern const struct preference preference_table[];
extern const int preference_count;

/* Everything as it is before the player has chosen anything. */
void preferences_init(struct preferences *preferences);

/* The row called `id` in `section`; NULL if there is none. */
const struct preference *preference_find(const char *section, const char *id);

/* `index` is 0 to count - 1. */
struct preference_value preference_value(const struct preference *preference, int index);

/* The index of the value called `id`; -1 if there is none. */
int preference_value_find(const struct preference *preference, const char *id);

/* The index of the value in force; for a scale that is none of them, of the next smaller one. */
int preference_chosen(const struct preference *preference, const struct preferences *preferences);

void preference_choose(const struct preference *preference, struct preferences *preferences,
                       int index);

/* What is written on a value, in English: tr(). The one that leaves it to the rules says what that
 * means under `rules`. */
const char *preference_value_label(const struct preference *preference, int index,
                                   const struct preferences *preferences,
                                   const struct named_ruleset *rules);

/* Is everything as it was before the player has chosen anything? */
bool preferences_initial(const struct preferences *preferences);

/* The looks in force for a game under these rules. Colours of high contrast want such a board, too,
 * unless the player has chosen one. */
struct looks preferences_looks(const struct preferences *preferences,
                               const struct named_ruleset *rules);

/* The scale in force for a window of w x h points: what was chosen, but never more than the window
 * can hold. */
int preferences_scale(const struct preferences *preferences, int w, int h);

#endif

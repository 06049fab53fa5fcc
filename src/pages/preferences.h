/* SPDX-License-Identifier: MIT */
/* The player's preferences: one table, used by the settings page, the settings file and the
 * options. A new preference is a number in `struct preferences` and a row of the table. */
#ifndef PAGES_PREFERENCES_H
#define PAGES_PREFERENCES_H

#include "base/translate.h"
#include "board/looks.h"
#include "match/peer.h"
#include "pages/commands.h"
#include "pages/puzzles.h"

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

/* Which possible moves are marked. */
enum highlights {
    HIGHLIGHTS_ALL,
    HIGHLIGHTS_FORCED, /* captures that must be made */
    HIGHLIGHTS_OFF,
};

/* Where two people sit who play at one screen. */
enum sitting {
    SITTING_BESIDE,  /* on one side; they turn the board when they like */
    SITTING_TURNING, /* on one side; the board turns, so that the one to move is below */
    SITTING_FACING,  /* the screen lies between them */
};

/* What happens on the screen when the players exchange their colours. */
enum seats {
    SEATS_CROSS, /* the players change places */
    SEATS_STAY,  /* the board turns: for two on opposite sides */
};

/* How fast things move. */
enum speed {
    SPEED_OFF, /* they do not: each is where it belongs at once */
    SPEED_FAST,
    SPEED_NORMAL,
    SPEED_SLOW,
};

/* When things are said aloud. */
enum aloud_when {
    ALOUD_NEVER,
    ALOUD_WITH_READER, /* when a screen reader runs */
    ALOUD_ALWAYS,
};

enum {
    SPEECH_USUAL = 101, /* as all programs speak on this desktop */
};

/* Whether First steps is offered beside the board. */
enum steps_offer {
    STEPS_NOT_OFFERED,
    STEPS_OFFERED,  /* nothing was ever played here */
    STEPS_ANSWERED, /* followed, put away, or a game was begun: never again */
};

/* Each int is one of the values in its row of the table, except the scale, which may be any. */
struct preferences {
    struct looks_choice looks;
    int without_trays; /* 0 or 1: captured pieces are not shown */
    int one_click;     /* 0 or 1: a forced capture plays itself */
    int highlights;    /* enum highlights */
    int sitting;       /* enum sitting */
    int seats;         /* enum seats */
    int odds;          /* 0 or 1: after three wins in a row odds are suggested */
    int speed;         /* enum speed */
    int scale;  /* percent, or SCALE_AUTO: grows with the window; an option may give any percentage
                 */
    int muted;  /* 0 or 1 */
    int volume; /* percent */
    int aloud;  /* enum aloud_when */
    int speech_rate, speech_volume; /* -100 to 100, or SPEECH_USUAL */
    int pace;     /* of the frame that goes over what one button can choose: a step of
                     preferences_pace; 0: none does */
    int endings;  /* perfect endings of up to so many pieces are made */
    int language; /* of the texts: 0: that of the system; else 1 + its place in base/translate.h */
    bool high_contrast; /* not chosen and not saved: the desktop is set to it */
    bool dark;          /* the same */
    bool speechless;    /* the same: nothing can be said aloud on this system */
    int steps_offer;    /* enum steps_offer; remembered, not chosen, as is the next */
    struct solved solved[PUZZLE_SETS];
    struct peer peers[PEER_COUNT]; /* other programs that may play, at their places */
    struct keymap keys;            /* those that the player has changed */
};

/* One value that a preference may have. */
struct preference_value {
    const char *id;        /* its name in the settings file; never changes */
    const char *label;     /* for people, in English: tr() */
    int number;            /* in `struct preferences` */
    const char *automatic; /* the same: the label of "as-rules" if the rules mean this value */
};

/* How the values of a preference are shown: in words, or as pictures of two pieces. */
enum preference_pictures {
    PICTURES_NONE,
    PICTURES_MEN,
    PICTURES_KINGS,
};

struct preference {
    const char *section, *id;              /* their names in the settings file; never change */
    const char *label;                     /* for people, in English: tr() */
    const struct preference_value *values; /* numbers ascending; NULL: the languages */
    int count;     /* of them; preference_value_count knows also the others */
    int initial;   /* the number until the player chooses another */
    size_t offset; /* of its int in `struct preferences` */
    enum preference_pictures pictures;
    const char *page; /* shows it among its own things; NULL: the settings */
    bool on_off;      /* its two values are On and Off, in this order: it is shown as a switch */
};

/* Returns the heading above the preferences of its section, in English: tr(). */
const char *preference_heading(const struct preference *preference);

/* In the order of the pages and of the file. The preferences of a section stand together, and so do
 * those of a page; those of the settings come first. */
extern const struct preference preference_table[];
extern const int preference_count;

/* Rows of the table from `first` to before `end`. */
struct preference_rows {
    int first, end;
};

/* Returns the rows of the page called so; NULL: of the settings. */
struct preference_rows preference_rows_of(const char *page);

/* Sets every preference to its initial value. */
void preferences_init(struct preferences *preferences);

/* Returns the row called `id` in `section`, or NULL if there is none. */
const struct preference *preference_find(const char *section, const char *id);

/* Returns how many values there are: 1 to PREFERENCE_VALUES_MAX, or more languages. */
int preference_value_count(const struct preference *preference);

/* Returns the value at `index`, from 0. */
struct preference_value preference_value(const struct preference *preference, int index);

/* Returns the index of the value called `id`, or -1 if there is none. Older files leave all
 * looks to the rules; that is now the initial value where the rules have no say. */
int preference_value_find(const struct preference *preference, const char *id);

/* Returns the index of the value in force. For a scale that is not in the table, returns that of
 * the next smaller one. */
int preference_chosen(const struct preference *preference, const struct preferences *preferences);

void preference_choose(const struct preference *preference, struct preferences *preferences,
                       int index);

/* Returns the label of a value, in English: tr(). A language is called as it calls itself. For the
 * value that leaves it to the rules, the
 * label says what that means under `rules`. */
const char *preference_value_label(const struct preference *preference, int index,
                                   const struct preferences *preferences,
                                   const struct named_ruleset *rules);

/* Returns true if every preference has its initial value. */
bool preferences_initial(const struct preferences *preferences);

/* Returns true if nothing moves. */
static inline bool preferences_still(const struct preferences *preferences)
{
    return preferences->speed == SPEED_OFF;
}

/* Returns how fast the clock of the pages runs, in percent. */
int preferences_tempo(const struct preferences *preferences);

/* Returns how long the frame of those who have one button stays in its place, in milliseconds; 0:
 * there is none. */
int preferences_pace(const struct preferences *preferences);

/* Returns the language of the texts, as translate_use expects it. */
static inline int preferences_language(const struct preferences *preferences)
{
    return preferences->language > 0 ? preferences->language - 1 : LANGUAGE_OF_SYSTEM;
}

/* Returns the looks of a game under these rules. The theme is the one chosen; else that of high
 * contrast if the desktop is set to it; else that of the rules. */
struct looks preferences_looks(const struct preferences *preferences,
                               const struct named_ruleset *rules);

/* Returns the scale for a window of w x h points, in percent: the chosen one, limited to what fits
 * into the window. */
int preferences_scale(const struct preferences *preferences, int w, int h);

#endif

/* SPDX-License-Identifier: MIT */
#include "app/settings_choices.h"

#include "toolkit/theme.h"

#include <stddef.h>

#define COUNT_OF(array) (int)(sizeof(array) / sizeof(array)[0])

static const char *const label_words[] = {"as-rules", "number", "algebraic", "row-column", "off"};
static const char *const king_words[] = {"as-rules", "stack", "rings", "crown"};
static const char *const piece_words[] = {"as-rules", "discs", "letters"};
static const char *const tray_words[] = {"as-rules", "shown", "hidden"};
static const char *const motion_words[] = {"full", "reduced"};
static const char *const scale_words[] = {"auto", "75", "100", "125", "150", "175", "200"};

static int get_labels(const struct preferences *preferences)
{
    return preferences->looks.labels;
}

static void set_labels(struct preferences *preferences, int index)
{
    preferences->looks.labels = index;
}

static int get_king_mark(const struct preferences *preferences)
{
    return preferences->looks.king_mark;
}

static void set_king_mark(struct preferences *preferences, int index)
{
    preferences->looks.king_mark = index;
}

static int get_pieces(const struct preferences *preferences)
{
    return preferences->looks.pieces;
}

static void set_pieces(struct preferences *preferences, int index)
{
    preferences->looks.pieces = index;
}

static int get_tray(const struct preferences *preferences)
{
    return preferences->looks.tray;
}

static void set_tray(struct preferences *preferences, int index)
{
    preferences->looks.tray = index;
}

static int get_motion(const struct preferences *preferences)
{
    return preferences->reduced_motion;
}

static void set_motion(struct preferences *preferences, int index)
{
    preferences->reduced_motion = index;
}

static int get_theme(const struct preferences *preferences)
{
    return preferences->theme;
}

static void set_theme(struct preferences *preferences, int index)
{
    preferences->theme = index;
}

static int get_scale(const struct preferences *preferences)
{
    int scale = preferences->scale;
    return scale == SCALE_AUTO ? 0 : (scale - SCALE_MIN) / SCALE_STEP + 1;
}

static void set_scale(struct preferences *preferences, int index)
{
    preferences->scale = index == 0 ? SCALE_AUTO : SCALE_MIN + (index - 1) * SCALE_STEP;
}

const struct settings_choice settings_choices[SETTINGS_CHOICE_COUNT] = {
    {"looks", "labels", label_words, COUNT_OF(label_words), get_labels, set_labels},
    {"looks", "king-mark", king_words, COUNT_OF(king_words), get_king_mark, set_king_mark},
    {"looks", "pieces", piece_words, COUNT_OF(piece_words), get_pieces, set_pieces},
    {"looks", "captured", tray_words, COUNT_OF(tray_words), get_tray, set_tray},
    {"screen", "motion", motion_words, COUNT_OF(motion_words), get_motion, set_motion},
    {"screen", "scale", scale_words, COUNT_OF(scale_words), get_scale, set_scale},
    {"screen", "theme", NULL, THEME_COUNT, get_theme, set_theme},
};

const char *settings_choice_word(const struct settings_choice *choice, int index)
{
    return choice->words ? choice->words[index] : themes[index].id;
}

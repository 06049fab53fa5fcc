/* SPDX-License-Identifier: MIT */
/* Finds installed font files: the main one for all texts, and others for characters that it lacks.
 */
#ifndef SYSTEM_FONTS_H
#define SYSTEM_FONTS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum font_face {
    FONT_REGULAR,
    FONT_BOLD,
    FONT_FACE_COUNT,
};

struct font_file {
    char path[1024];
    long index;    /* the face; the upper half is the named instance of a variable font */
    bool pictures; /* it has coloured pictures, all of one size */
};

/* Finds the main font. Returns false, and logs the reason, if there is none. */
bool font_file_find(enum font_face face, struct font_file *out);

/* All other fonts, the best match first. Nothing is read before the first search. */
struct font_shelf;

struct font_shelf *font_shelf_create(void);

/* Accepts NULL. */
void font_shelf_destroy(struct font_shelf *shelf);

/* Finds the first font that has all of these characters, or, if none has, the first one that has
 * the first character. If `emoji` is set, a font with coloured pictures is preferred. Returns false
 * if no font has any. */
bool font_shelf_find(struct font_shelf *shelf, enum font_face face, const uint32_t *codes,
                     size_t count, bool emoji, struct font_file *out);

#endif

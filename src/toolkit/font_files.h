/* SPDX-License-Identifier: MIT */
/* The font files that are installed, as fontconfig knows them: the one for our own texts, and those
 * that have what is missing in it. */
#ifndef TOOLKIT_FONT_FILES_H
#define TOOLKIT_FONT_FILES_H

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
    long index;    /* face, and in the upper half the named instance of a variable font */
    bool pictures; /* coloured ones, all of one size */
};

/* The font for our own texts. False, with the reason in the log, where there is none. */
bool font_file_find(enum font_face face, struct font_file *out);

/* All other fonts, the most fitting first. Nothing is read before the first question. */
struct font_shelf;

struct font_shelf *font_shelf_create(void);

/* Accepts NULL. */
void font_shelf_destroy(struct font_shelf *shelf);

/* The first font that has all of these characters (those that are never seen do not count), or, if
 * none has, the first that has the first of them. `emoji`: one with coloured pictures of them if
 * there is one. False where no font has any. */
bool font_shelf_find(struct font_shelf *shelf, enum font_face face, const uint32_t *codes,
                     size_t count, bool emoji, struct font_file *out);

#endif

/* SPDX-License-Identifier: MIT */
#include "system/fonts.h"

bool font_file_find(enum font_face face, struct font_file *out)
{
    (void)face, (void)out;
    return false;
}
struct font_shelf *font_shelf_create(void)
{
    return NULL;
}
void font_shelf_destroy(struct font_shelf *shelf)
{
    (void)shelf;
}
bool font_shelf_find(struct font_shelf *shelf, enum font_face face, const uint32_t *codes,
                     size_t count, bool emoji, struct font_file *out)
{
    (void)shelf, (void)face, (void)codes, (void)count, (void)emoji, (void)out;
    return false;
}

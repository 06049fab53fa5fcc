/* SPDX-License-Identifier: MIT */
/* A window of memory only, and what is drawn in it. */
#ifndef TESTS_TOOLKIT_EASEL_H
#define TESTS_TOOLKIT_EASEL_H

#include "toolkit/render.h"
#include "toolkit/ui.h"

struct easel {
    SDL_Surface *surface;
    SDL_Renderer *sdl;
    struct render *render;
    struct ui ui; /* for a list to be drawn: the first theme, 100 % */
};

/* Pixels; a height of 0 is the width's. Without fonts: no text is drawn. A mistake fails the test.
 */
void easel_init(struct easel *easel, int w, int h);

/* The same, and texts are drawn with these fonts, which outlive the easel. */
void easel_init_fonts(struct easel *easel, int w, int h, struct fonts *fonts);
void easel_finish(struct easel *easel);

/* Returns the number of textures that exist now, in all renderers. */
int easel_textures(void);

#endif

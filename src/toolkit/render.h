/* SPDX-License-Identifier: MIT */
/* Carries a draw list out on an SDL renderer, and keeps the textures it needs. */
#ifndef TOOLKIT_RENDER_H
#define TOOLKIT_RENDER_H

#include "toolkit/art.h"
#include "toolkit/draw.h"

struct render;

/* `assets` ends in a slash and is copied; `sdl` and `fonts` must outlive the result. */
struct render *render_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets);

/* Accepts NULL. */
void render_destroy(struct render *render);

/* From now on surfaces that `art` has are taken from it. Lent: until this is called with NULL. */
void render_lend_art(struct render *render, struct art *art);

/* Draws the whole list over `background`; nothing is shown until SDL_RenderPresent. */
void render_list(struct render *render, const struct draw_list *list, struct colour background);

/* Lets go of every texture: for SDL_RENDER_DEVICE_RESET. */
void render_forget(struct render *render);

#endif

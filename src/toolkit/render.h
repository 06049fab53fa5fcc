/* SPDX-License-Identifier: MIT */
/* Draws a draw list by an SDL renderer, and keeps the textures it needs. */
#ifndef TOOLKIT_RENDER_H
#define TOOLKIT_RENDER_H

#include "toolkit/art.h"
#include "toolkit/draw.h"

struct render;

/* Returns a new renderer, which the caller destroys. `assets` ends in a slash and is copied; `sdl`
 * and `fonts` must outlive the result. */
struct render *render_create(SDL_Renderer *sdl, struct fonts *fonts, const char *assets);

/* Accepts NULL. */
void render_destroy(struct render *render);

/* Lends `art`: surfaces are taken from it where it has them, until this is called with NULL. */
void render_lend_art(struct render *render, struct art *art);

/* Draws the whole list over `background`. SDL_RenderPresent then shows it. */
void render_list(struct render *render, const struct draw_list *list, struct colour background);

/* Frees every texture, for SDL_RENDER_DEVICE_RESET. */
void render_forget(struct render *render);

#endif

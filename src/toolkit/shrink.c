/* SPDX-License-Identifier: MIT */
#include "toolkit/shrink.h"

#include "toolkit/geometry.h"

#include <stdint.h>

static uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((uint8_t *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

/* The mean of the pixels of `from` in a rectangle; what is see-through weighs less. */
static uint32_t mean(const SDL_Surface *from, int left, int top, int right, int bottom)
{
    uint64_t sums[3] = {0}, alphas = 0, count = 0;
    for (int y = top; y < bottom; y++) {
        const uint32_t *row = row_of(from, y);
        for (int x = left; x < right; x++, count++) {
            uint64_t alpha = row[x] >> 24;
            alphas += alpha;
            for (int i = 0; i < 3; i++)
                sums[i] += alpha * (row[x] >> (8 * i) & 0xFF);
        }
    }
    if (alphas == 0)
        return 0;
    return (uint32_t)(alphas / count) << 24 | (uint32_t)(sums[2] / alphas) << 16 |
           (uint32_t)(sums[1] / alphas) << 8 | (uint32_t)(sums[0] / alphas);
}

/* The first pixel that place `at` of `to` stands for, of `from`. */
static int first(int at, int from, int to)
{
    return (int)((int64_t)at * from / to);
}

static void fill(const SDL_Surface *from, SDL_Surface *to)
{
    for (int y = 0; y < to->h; y++) {
        uint32_t *row = row_of(to, y);
        int top = first(y, from->h, to->h);
        int bottom = int_max(top + 1, first(y + 1, from->h, to->h));
        for (int x = 0; x < to->w; x++) {
            int left = first(x, from->w, to->w);
            row[x] = mean(from, left, top, int_max(left + 1, first(x + 1, from->w, to->w)), bottom);
        }
    }
}

SDL_Surface *surface_scaled(SDL_Surface *surface, int w, int h)
{
    SDL_Surface *from = SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_Surface *to = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (from && to)
        fill(from, to);
    SDL_FreeSurface(from);
    if (from)
        return to;
    SDL_FreeSurface(to);
    return NULL;
}

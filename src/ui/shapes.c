/* SPDX-License-Identifier: MIT */
#include "ui/shapes.h"

#include <math.h>

static SDL_Surface *create(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

static void put_white(SDL_Surface *surface, int x, int y, double coverage)
{
    uint8_t alpha = (uint8_t)(255 * (coverage < 0 ? 0 : coverage > 1 ? 1 : coverage) + 0.5);
    uint32_t *row = (uint32_t *)((char *)surface->pixels + y * surface->pitch);
    row[x] = (uint32_t)alpha << 24 | 0xFFFFFF;
}

/* Coverage of a pixel by a disc: how far its centre lies within the edge, one pixel wide. */
static double disc_coverage(double dx, double dy, double radius)
{
    return radius - sqrt(dx * dx + dy * dy) + 0.5;
}

SDL_Surface *shape_disc(int w, int h, int radius)
{
    SDL_Surface *surface = create(w, h);
    if (!surface)
        return NULL;
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++)
            put_white(surface, x, y, disc_coverage(x + 0.5 - w / 2.0, y + 0.5 - h / 2.0, radius));
    return surface;
}

SDL_Surface *shape_ring(int size, int width)
{
    SDL_Surface *surface = create(size, size);
    if (!surface)
        return NULL;
    double middle = size / 2.0;
    for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++) {
            double dx = x + 0.5 - middle, dy = y + 0.5 - middle;
            double outer = fmin(1, fmax(0, disc_coverage(dx, dy, middle)));
            double inner = fmin(1, fmax(0, disc_coverage(dx, dy, middle - width)));
            put_white(surface, x, y, outer - inner);
        }
    return surface;
}

SDL_Surface *shape_plain(int w, int h)
{
    SDL_Surface *surface = create(w, h);
    if (surface)
        SDL_FillRect(surface, NULL, 0xFFFFFFFF);
    return surface;
}

void shape_tint(SDL_Surface *surface, struct colour colour)
{
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = (uint32_t *)((char *)surface->pixels + y * surface->pitch);
        for (int x = 0; x < surface->w; x++) {
            uint32_t alpha = (row[x] >> 24) * colour.a / 255;
            row[x] = alpha << 24 | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
        }
    }
}

/* SPDX-License-Identifier: MIT */
#include "toolkit/shapes.h"

#include <math.h>
#include <stddef.h>

static SDL_Surface *create(int w, int h)
{
    return SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
}

static uint32_t *pixel_row(const SDL_Surface *surface, int y)
{
    return (uint32_t *)((char *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

static void put_white(SDL_Surface *surface, int x, int y, double coverage)
{
    uint8_t alpha = (uint8_t)(255 * (coverage < 0 ? 0 : coverage > 1 ? 1 : coverage) + 0.5);
    pixel_row(surface, y)[x] = (uint32_t)alpha << 24 | 0xFFFFFF;
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

SDL_Surface *shape_line(int w, int h, int width, bool rising)
{
    SDL_Surface *surface = create(w, h);
    if (!surface)
        return NULL;
    double half = width / 2.0, along_x = w - width, along_y = h - width;
    double length = fmax(1e-9, along_x * along_x + along_y * along_y);
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            double dx = x + 0.5 - half, dy = (rising ? h - y - 0.5 : y + 0.5) - half;
            double part = fmin(1, fmax(0, (dx * along_x + dy * along_y) / length));
            put_white(surface, x, y, disc_coverage(dx - part * along_x, dy - part * along_y, half));
        }
    return surface;
}

void shape_tint(SDL_Surface *surface, struct colour colour)
{
    for (int y = 0; y < surface->h; y++) {
        uint32_t *row = pixel_row(surface, y);
        for (int x = 0; x < surface->w; x++) {
            uint32_t alpha = (row[x] >> 24) * colour.a / 255;
            row[x] = alpha << 24 | (uint32_t)colour.r << 16 | (uint32_t)colour.g << 8 | colour.b;
        }
    }
}

static uint32_t pixel_multiply(uint32_t a, uint32_t b)
{
    uint32_t result = 0;
    for (int shift = 0; shift < 32; shift += 8)
        result |= ((a >> shift & 0xFF) * (b >> shift & 0xFF) + 127) / 255 << shift;
    return result;
}

void shape_multiply(SDL_Surface *surface, uint32_t tint)
{
    if (tint == 0xFFFFFFFF)
        return;
    for (int y = 0; y < surface->h; y++)
        for (int x = 0; x < surface->w; x++)
            pixel_row(surface, y)[x] = pixel_multiply(pixel_row(surface, y)[x], tint);
}

/* Two pixels whose colours are not multiplied by their alpha, one over the other (Porter and Duff,
 * "Compositing digital images", 1984). */
static uint32_t pixel_over(uint32_t above, uint32_t below)
{
    if (above >> 24 == 0)
        return below >> 24 ? below : 0;
    if (above >> 24 == 255 || below >> 24 == 0)
        return above;
    double alpha = (above >> 24) / 255.0, rest = (below >> 24) / 255.0 * (1 - alpha);
    uint32_t result = (uint32_t)((alpha + rest) * 255 + 0.5) << 24;
    for (int shift = 0; shift < 24; shift += 8) {
        double channel = (above >> shift & 0xFF) * alpha + (below >> shift & 0xFF) * rest;
        result |= (uint32_t)(channel / (alpha + rest) + 0.5) << shift;
    }
    return result;
}

void shape_over(const SDL_Surface *below, SDL_Surface *picture)
{
    for (int y = 0; y < picture->h && y < below->h; y++)
        for (int x = 0; x < picture->w && x < below->w; x++)
            pixel_row(picture, y)[x] = pixel_over(pixel_row(picture, y)[x], pixel_row(below, y)[x]);
}

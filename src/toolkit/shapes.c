/* SPDX-License-Identifier: MIT */
#include "toolkit/shapes.h"

#include "toolkit/geometry.h"

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

/* Returns how much of a pixel a disc covers: none at 0 or less, all at 1 or more. Its centre is
 * (dx, dy) from the disc's; the edge is one pixel wide. */
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

/* Returns one pixel laid over another, both with colours not multiplied by alpha (Porter and Duff,
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

/* --- Other sizes --- */

static uint32_t *row_of(const SDL_Surface *surface, int y)
{
    return (uint32_t *)(void *)((uint8_t *)surface->pixels + (size_t)y * (size_t)surface->pitch);
}

/* Returns the mean of the pixels of `from` in a rectangle. Colours are weighted by their alpha. */
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

/* Scaling `from` pixels to `to`, returns the first pixel that place `at` stands for. */
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

/* SPDX-License-Identifier: MIT */
#include "toolkit/turned.h"

#include <math.h>

enum {
    MARGIN = 1,
    ONE = 1 << 16, /* a pixel: places have 16 bits behind the point */
    STRIP = 64,    /* pixels */
    FINE = 480,    /* a larger picture is turned as one of this size: its pixels take too long, and
                      while it moves nobody sees them */
};

static const SDL_PixelFormatEnum format = SDL_PIXELFORMAT_XRGB8888;

/* --- Pixels --- */

static const uint32_t *line_of(const SDL_Surface *surface, int y)
{
    return (const uint32_t *)((const char *)surface->pixels + (ptrdiff_t)y * surface->pitch);
}

/* The three colours of a pixel so far apart that each can be multiplied by 256. */
static uint64_t apart(uint32_t pixel)
{
    return (pixel & 0xFF00FF) | (uint64_t)(pixel & 0xFF00) << 24;
}

/* The colour at a place between four pixels. */
static uint32_t colour_at(const char *pixels, int pitch, int x, int y)
{
    const uint32_t *above = (const uint32_t *)(pixels + (ptrdiff_t)(y >> 16) * pitch) + (x >> 16);
    const uint32_t *below = (const uint32_t *)((const char *)above + pitch);
    uint32_t right = (uint32_t)x >> 8 & 0xFF, down = (uint32_t)y >> 8 & 0xFF;
    uint32_t both = right * down >> 8;
    uint64_t sum = apart(above[0]) * (256 - right - down + both) +
                   apart(above[1]) * (right - both) + apart(below[0]) * (down - both) +
                   apart(below[1]) * both;
    return (uint32_t)(sum >> 8 & 0xFF00FF) | (uint32_t)(sum >> 32 & 0xFF00);
}

static int64_t divide_up(int64_t dividend, int64_t divisor)
{
    return dividend / divisor + (dividend % divisor > 0);
}

/* Of the whole numbers from `from` up to `to` leaves those for which `start` and so many steps lie
 * between 0 and `limit`. */
static void narrow(int64_t start, int64_t step, int64_t limit, int *from, int *to)
{
    if (step < 0) {
        start = limit - 1 - start;
        step = -step;
    }
    if (step == 0) {
        *to = start >= 0 && start < limit ? *to : *from;
        return;
    }
    *from = (int)SDL_clamp(divide_up(-start, step), *from, *to);
    *to = (int)SDL_clamp(divide_up(limit - start, step), *from, *to);
}

/* A line of the turned picture: where its first pixel comes from, and how far off the next does. */
struct walk {
    int x, y, step_x, step_y;
};

static void turn_line(const SDL_Surface *upright, struct walk walk, uint32_t *out, int first,
                      int end)
{
    const char *pixels = upright->pixels;
    const int pitch = upright->pitch;
    uint32_t around = line_of(upright, 0)[0];
    int from = first, to = end;
    narrow(walk.x, walk.step_x, (int64_t)(upright->w - 1) * ONE, &from, &to);
    narrow(walk.y, walk.step_y, (int64_t)(upright->h - 1) * ONE, &from, &to);
    for (int i = first; i < from; i++)
        out[i] = around;
    for (int i = from; i < to; i++)
        out[i] = colour_at(pixels, pitch, walk.x + i * walk.step_x, walk.y + i * walk.step_y);
    for (int i = to; i < end; i++)
        out[i] = around;
}

void turn_pixels(const SDL_Surface *upright, int angle, void *pixels, int pitch)
{
    int w = upright->w - 2 * MARGIN, h = upright->h - 2 * MARGIN;
    double turn = angle * M_PI / TURNED_HALF;
    double larger = fabs(cos(turn)) + fabs(sin(turn)); /* the way back is longer */
    double along = cos(turn) * larger, across = sin(turn) * larger;
    double middle_x = (w - 1) / 2.0, middle_y = (h - 1) / 2.0;
    /* In strips: a line that comes from top to bottom would need all of the picture at hand. */
    for (int x = 0; x < w; x += STRIP)
        for (int y = 0; y < h; y++) {
            double down = y - middle_y;
            struct walk walk = {
                .x = (int)lround((middle_x + MARGIN - middle_x * along + down * across) * ONE),
                .y = (int)lround((middle_y + MARGIN + middle_x * across + down * along) * ONE),
                .step_x = (int)lround(along * ONE),
                .step_y = (int)lround(-across * ONE),
            };
            turn_line(upright, walk, (uint32_t *)((char *)pixels + (ptrdiff_t)y * pitch), x,
                      SDL_min(x + STRIP, w));
        }
}

/* --- Kept from frame to frame --- */

/* What has been drawn onto the present target. NULL where that fails. */
static SDL_Surface *read_target(SDL_Renderer *sdl, int w, int h)
{
    SDL_Surface *whole = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, format);
    if (whole && SDL_RenderReadPixels(sdl, NULL, format, whole->pixels, whole->pitch) == 0)
        return whole;
    SDL_FreeSurface(whole);
    return NULL;
}

/* The same with its margin, in at most the size in which it is turned. NULL where that fails. */
static SDL_Surface *with_margin(SDL_Surface *whole, SDL_Color around)
{
    int w = whole->w, h = whole->h, larger = SDL_max(w, h), fine = SDL_min(larger, FINE);
    SDL_Rect inner = {MARGIN, MARGIN, SDL_max(1, w * fine / larger), SDL_max(1, h * fine / larger)};
    SDL_Surface *upright =
        SDL_CreateRGBSurfaceWithFormat(0, inner.w + 2 * MARGIN, inner.h + 2 * MARGIN, 32, format);
    if (!upright)
        return NULL;
    SDL_FillRect(upright, NULL, SDL_MapRGB(upright->format, around.r, around.g, around.b));
    if (SDL_SoftStretchLinear(whole, NULL, upright, &inner) == 0)
        return upright;
    SDL_FreeSurface(upright);
    return NULL;
}

bool turned_keep(struct turned *turned, SDL_Renderer *sdl, int w, int h, SDL_Color around)
{
    turned_finish(turned);
    SDL_Surface *whole = read_target(sdl, w, h);
    turned->upright = whole ? with_margin(whole, around) : NULL;
    SDL_FreeSurface(whole);
    if (!turned->upright)
        return false;
    turned->texture =
        SDL_CreateTexture(sdl, format, SDL_TEXTUREACCESS_STREAMING, turned->upright->w - 2 * MARGIN,
                          turned->upright->h - 2 * MARGIN);
    SDL_SetTextureScaleMode(turned->texture, SDL_ScaleModeLinear);
    return turned->texture != NULL;
}

bool turned_draw(struct turned *turned, SDL_Renderer *sdl, SDL_Rect rect, int angle)
{
    void *pixels;
    int pitch;
    if (SDL_LockTexture(turned->texture, NULL, &pixels, &pitch) != 0)
        return false;
    turn_pixels(turned->upright, angle, pixels, pitch);
    SDL_UnlockTexture(turned->texture);
    turned->shown = SDL_RenderCopy(sdl, turned->texture, NULL, &rect) == 0;
    return turned->shown;
}

void turned_finish(struct turned *turned)
{
    SDL_FreeSurface(turned->upright);
    if (turned->texture)
        SDL_DestroyTexture(turned->texture);
    *turned = (struct turned){0};
}

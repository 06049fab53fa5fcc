/* SPDX-License-Identifier: MIT */
/* The yardstick: the least that a board game with these libraries can be. A window, one SVG, one
 * line of text, and then it waits. What the game costs is told as a multiple of this, so that a
 * number means the same on every machine.
 *
 *     yardstick [--size WxH] [--once] [--blit FRAMES] FILE.svg
 *
 * --once leaves after the first frame. --blit draws 64 squares and 24 pieces as plain textures that
 * many times and prints the median milliseconds a frame. A click moves the picture there. */
#include "median.h"

#include <SDL.h>
#include <SDL_image.h>
#include <SDL_ttf.h>
#include <fontconfig/fontconfig.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    BOARD_SIDE = 8,
    PIECES = 24,
    TEXT_POINTS = 18,
    SPRITE_SIZE = 96,
};

struct yardstick {
    int width, height;
    bool once;
    int blit_frames;
    const char *svg;
    SDL_Window *window;
    SDL_Renderer *renderer;
    SDL_Texture *sprite;
    SDL_Texture *text;
    int text_width, text_height;
    SDL_Point at;
};

static void fail(const char *what)
{
    fprintf(stderr, "yardstick: %s: %s\n", what, SDL_GetError());
    exit(1);
}

static void read_arguments(struct yardstick *self, int argc, char **argv)
{
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--once") == 0)
            self->once = true;
        else if (strcmp(argv[i], "--blit") == 0 && i + 1 < argc)
            self->blit_frames = atoi(argv[++i]);
        else if (strcmp(argv[i], "--size") == 0 && i + 1 < argc)
            sscanf(argv[++i], "%dx%d", &self->width, &self->height);
        else
            self->svg = argv[i];
    }
    if (!self->svg) {
        fputs("usage: yardstick [--size WxH] [--once] [--blit FRAMES] FILE.svg\n", stderr);
        exit(2);
    }
}

static void open_window(struct yardstick *self)
{
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    if (SDL_Init(SDL_INIT_VIDEO) != 0)
        fail("no display");
    self->window = SDL_CreateWindow("Yardstick", SDL_WINDOWPOS_UNDEFINED, SDL_WINDOWPOS_UNDEFINED,
                                    self->width, self->height, SDL_WINDOW_RESIZABLE);
    if (!self->window)
        fail("no window");
    self->renderer = SDL_CreateRenderer(self->window, -1, SDL_RENDERER_SOFTWARE);
    if (!self->renderer)
        fail("no renderer");
}

static SDL_Texture *load_sprite(const struct yardstick *self, int size)
{
    SDL_RWops *file = SDL_RWFromFile(self->svg, "rb");
    if (!file)
        fail(self->svg);
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(file, size, size);
    SDL_RWclose(file);
    SDL_Texture *texture = surface ? SDL_CreateTextureFromSurface(self->renderer, surface) : NULL;
    if (!texture)
        fail(self->svg);
    SDL_FreeSurface(surface);
    return texture;
}

static TTF_Font *find_font(void)
{
    FcPattern *pattern = FcNameParse((const FcChar8 *)"Cantarell,DejaVu Sans,sans-serif");
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, pattern, &result);
    FcChar8 *path = NULL;
    TTF_Font *font = NULL;
    if (match && FcPatternGetString(match, FC_FILE, 0, &path) == FcResultMatch)
        font = TTF_OpenFont((const char *)path, TEXT_POINTS);
    if (match)
        FcPatternDestroy(match);
    FcPatternDestroy(pattern);
    return font;
}

static void load_text(struct yardstick *self)
{
    TTF_Font *font = TTF_Init() == 0 && FcInit() ? find_font() : NULL;
    if (!font)
        fail("no font");
    SDL_Color ink = {240, 240, 230, 255};
    SDL_Surface *surface = TTF_RenderUTF8_Blended(font, "Black to move.", ink);
    self->text = surface ? SDL_CreateTextureFromSurface(self->renderer, surface) : NULL;
    if (!self->text)
        fail("no text");
    self->text_width = surface->w;
    self->text_height = surface->h;
    SDL_FreeSurface(surface);
    TTF_CloseFont(font);
}

static void draw(const struct yardstick *self)
{
    SDL_Rect sprite = {self->at.x - SPRITE_SIZE / 2, self->at.y - SPRITE_SIZE / 2, SPRITE_SIZE,
                       SPRITE_SIZE};
    SDL_Rect text = {16, 16, self->text_width, self->text_height};
    SDL_SetRenderDrawColor(self->renderer, 30, 60, 50, 255);
    SDL_RenderClear(self->renderer);
    SDL_RenderCopy(self->renderer, self->sprite, NULL, &sprite);
    SDL_RenderCopy(self->renderer, self->text, NULL, &text);
    SDL_RenderPresent(self->renderer);
}

/* A click where the picture is already moves it a little, so that every click shows. */
static void move_to(struct yardstick *self, int x, int y)
{
    bool there = self->at.x == x && self->at.y == y;
    self->at = (SDL_Point){there ? x + 8 : x, y};
}

static void wait_and_draw(struct yardstick *self)
{
    SDL_Event event;
    draw(self);
    while (!self->once && SDL_WaitEvent(&event) && event.type != SDL_QUIT) {
        if (event.type == SDL_MOUSEBUTTONDOWN)
            move_to(self, event.button.x, event.button.y);
        if (event.type == SDL_MOUSEBUTTONDOWN || event.type == SDL_WINDOWEVENT)
            draw(self);
    }
}

/* --- A board of plain textures: of the kind that SDL_image makes from an SVG, with an alpha
 * channel and blended, the squares too --- */

static SDL_Texture *plain_square(const struct yardstick *self, int size, Uint8 shade)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, size, size, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface)
        fail("no square");
    SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, shade, shade, shade, 255));
    SDL_Texture *texture = SDL_CreateTextureFromSurface(self->renderer, surface);
    SDL_FreeSurface(surface);
    return texture;
}

static void draw_board(const struct yardstick *self, SDL_Texture *const squares[2],
                       SDL_Texture *piece, int side)
{
    int left = (self->width - side * BOARD_SIDE) / 2;
    int pieces = 0;
    SDL_SetRenderDrawColor(self->renderer, 30, 60, 50, 255);
    SDL_RenderClear(self->renderer);
    for (int i = 0; i < BOARD_SIDE * BOARD_SIDE; i++) {
        int row = i / BOARD_SIDE;
        int column = i % BOARD_SIDE;
        bool dark = (row + column) % 2;
        SDL_Rect rect = {left + column * side, row * side, side, side};
        SDL_RenderCopy(self->renderer, squares[dark], NULL, &rect);
        if (dark && (row < 3 || row > 4) && pieces++ < PIECES)
            SDL_RenderCopy(self->renderer, piece, NULL, &rect);
    }
    SDL_RenderPresent(self->renderer);
}

static void blit(const struct yardstick *self)
{
    int side = (self->height < self->width ? self->height : self->width) / BOARD_SIDE;
    SDL_Texture *squares[2] = {plain_square(self, side, 200), plain_square(self, side, 90)};
    SDL_Texture *piece = load_sprite(self, side);
    double *times = calloc((size_t)self->blit_frames, sizeof times[0]);
    if (!times)
        fail("no memory");
    for (int i = 0; i < self->blit_frames; i++) {
        Uint64 begin = SDL_GetPerformanceCounter();
        draw_board(self, squares, piece, side);
        Uint64 ticks = SDL_GetPerformanceCounter() - begin;
        times[i] = (double)ticks * 1000 / (double)SDL_GetPerformanceFrequency();
        SDL_PumpEvents();
    }
    printf("%.2f\n", median(times, self->blit_frames));
    free(times);
    SDL_DestroyTexture(squares[0]);
    SDL_DestroyTexture(squares[1]);
    SDL_DestroyTexture(piece);
}

int main(int argc, char **argv)
{
    struct yardstick self = {.width = 1280, .height = 800};
    read_arguments(&self, argc, argv);
    self.at = (SDL_Point){self.width / 2, self.height / 2};
    open_window(&self);
    if (self.blit_frames > 0) {
        blit(&self);
    } else {
        self.sprite = load_sprite(&self, SPRITE_SIZE);
        load_text(&self);
        wait_and_draw(&self);
        SDL_DestroyTexture(self.sprite);
        SDL_DestroyTexture(self.text);
    }
    SDL_DestroyRenderer(self.renderer);
    SDL_DestroyWindow(self.window);
    SDL_Quit();
    return 0;
}

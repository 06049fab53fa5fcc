/* SPDX-License-Identifier: MIT */
#include "easel.h"

#include "suite.h"

void easel_init_fonts(struct easel *easel, int w, int h, struct fonts *fonts)
{
    *easel = (struct easel){.ui = {.theme = &themes[0], .scale = 100, .fonts = fonts}};
    easel->surface = SDL_CreateRGBSurfaceWithFormat(0, w, h ? h : w, 32, SDL_PIXELFORMAT_XRGB8888);
    easel->sdl = SDL_CreateSoftwareRenderer(easel->surface);
    ck_assert_msg(easel->sdl != NULL, "%s", SDL_GetError());
    easel->render = render_create(easel->sdl, fonts, ASSETS "/");
}

void easel_init(struct easel *easel, int w, int h)
{
    easel_init_fonts(easel, w, h, NULL);
}

void easel_finish(struct easel *easel)
{
    render_destroy(easel->render);
    SDL_DestroyRenderer(easel->sdl);
    SDL_FreeSurface(easel->surface);
    ui_finish(&easel->ui);
}

/* The linker leads SDL's functions here (--wrap), so that textures are counted. */
static int textures;

SDL_Texture *__real_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface);
SDL_Texture *__wrap_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface);
SDL_Texture *__real_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h);
SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h);
void __real_SDL_DestroyTexture(SDL_Texture *texture);
void __wrap_SDL_DestroyTexture(SDL_Texture *texture);

SDL_Texture *__wrap_SDL_CreateTextureFromSurface(SDL_Renderer *sdl, SDL_Surface *surface)
{
    textures++;
    return __real_SDL_CreateTextureFromSurface(sdl, surface);
}

SDL_Texture *__wrap_SDL_CreateTexture(SDL_Renderer *sdl, uint32_t format, int access, int w, int h)
{
    textures++;
    return __real_SDL_CreateTexture(sdl, format, access, w, h);
}

void __wrap_SDL_DestroyTexture(SDL_Texture *texture)
{
    textures--;
    __real_SDL_DestroyTexture(texture);
}

int easel_textures(void)
{
    return textures;
}

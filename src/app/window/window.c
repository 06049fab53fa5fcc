/* SPDX-License-Identifier: MIT */
#include "app/window/window.h"

#include "base/log.h"
#include "base/translate.h"
#include "system/desktop.h"
#include "system/environment.h"
#include "system/machine.h"
#include "toolkit/sprite.h"

#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

enum {
    AT_ONCE_MS = 500, /* changes of a window within this time count as one */
    ICON_SIDE = 128,  /* window managers scale it down, and none needs a larger one */
};

/* Logs SDL's messages in our format. */
static void log_for_sdl(void *data, int category, SDL_LogPriority priority, const char *message)
{
    (void)data, (void)category, (void)priority;
    log_warning("%s", message);
}

static bool needs_no_display(const struct options *options)
{
    return options->script || options->screenshot || options->dump_ui;
}

/* Turns off defaults of SDL that do not suit a board game. */
void window_prepare(const struct options *options)
{
    SDL_LogSetOutputFunction(log_for_sdl, NULL);
    SDL_SetHint(SDL_HINT_APP_NAME, "Crownhead");
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0");
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1");
    /* Neither acts as the other, so nothing is handled twice. */
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0");
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1");
    SDL_SetHint(SDL_HINT_RENDER_SCALE_QUALITY, "1");
    /* On Windows, too, the size of a window is in points, whose pixels go by the screen it is on.
     * The software renderer needs pixels. */
    if (options->renderer != RENDERER_SOFTWARE)
        SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "1");
    /* StartupWMClass and the name of the .desktop file (packaging/desktop). */
    environment_default("SDL_VIDEO_X11_WMCLASS", "crownhead");
    environment_default("SDL_VIDEO_WAYLAND_WMCLASS", "org.crownhead.crownhead");
    /* SDL2 on top of SDL3 has one name for both, and uses pixels where a HiDPI screen has points.
     */
    environment_default("SDL_APP_ID", "org.crownhead.crownhead");
    environment_default("SDL_VIDEO_WAYLAND_SCALE_TO_DISPLAY", "0");
    /* SDL would look for a driver with an empty name. */
    environment_forget_empty("SDL_VIDEODRIVER");
    environment_forget_empty("SDL_AUDIODRIVER");
    /* SDL3 under SDL2 has already read the environment, where an empty name overrides a hint. */
    if (!needs_no_display(options)) /* closing the window is a request, not an order to end */
        SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0");
    if (needs_no_display(options) && !environment_has("SDL_VIDEODRIVER"))
        SDL_SetHintWithPriority(SDL_HINT_VIDEODRIVER, "dummy", SDL_HINT_OVERRIDE);
}

/* Returns true if the video driver shows nothing. Without a display SDL may still start with such a
 * driver. That counts as no window unless the user asked for the driver. */
static bool shows_nothing(void)
{
    static const char *const names[] = {"offscreen", "dummy", "evdev"};
    for (size_t i = 0; i < SDL_arraysize(names); i++)
        if (strcmp(SDL_GetCurrentVideoDriver(), names[i]) == 0)
            return !SDL_GetHint(SDL_HINT_VIDEODRIVER);
    return false;
}

static bool start_video(void)
{
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        LOG(tr("no display to show the game on: {reason}"), {"reason", SDL_GetError()});
        return false;
    }
    if (!shows_nothing())
        return true;
    log_warning("%s",
                tr("no display to show the game on: neither DISPLAY nor WAYLAND_DISPLAY leads "
                   "to one"));
    return false;
}

static bool drives(const char *name)
{
    return strcmp(SDL_GetCurrentVideoDriver(), name) == 0;
}

/* --- The units of a window's size --- */

/* Returns true if Windows' pixels are scaled to points (see window_prepare). */
static bool scales(void)
{
    return drives("windows") && SDL_GetHintBoolean(SDL_HINT_WINDOWS_DPI_SCALING, SDL_FALSE);
}

/* Returns how many of SDL's units of a window's size 100 points are on this screen. */
static int units(int display)
{
    float dpi;
    if (!drives("windows") || scales() || SDL_GetDisplayDPI(display, NULL, &dpi, NULL) != 0)
        return 100;
    return SDL_max(1, (int)(dpi * 100 / 96));
}

static SDL_Point in_units(int display, int w, int h)
{
    int units_here = units(display);
    return (SDL_Point){w * units_here / 100, h * units_here / 100};
}

static SDL_Point size_in_points(SDL_Window *window)
{
    SDL_Point size;
    int units_here = units(SDL_GetWindowDisplayIndex(window));
    SDL_GetWindowSize(window, &size.x, &size.y);
    size.x = (size.x * 100 + units_here / 2) / units_here;
    size.y = (size.y * 100 + units_here / 2) / units_here;
    return size;
}

/* --- The window --- */

static SDL_Point least_size(void)
{
    return in_units(0, WINDOW_LEAST_WIDTH, WINDOW_LEAST_HEIGHT);
}

/* Returns a size, in SDL's units, that fits on the screen. A size given as an option is not
 * changed, and without a display there is no screen. */
static SDL_Point fitting_size(const struct options *options)
{
    SDL_Point size = in_units(0, options->width, options->height), least = least_size();
    SDL_Rect room;
    if (options->has_size || needs_no_display(options) || SDL_GetDisplayUsableBounds(0, &room) != 0)
        return size;
    size.x = SDL_min(size.x, SDL_max(room.w, least.x));
    size.y = SDL_min(size.y, SDL_max(room.h, least.y));
    return size;
}

static SDL_Window *open_window(const struct options *options)
{
    uint32_t flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (options->fullscreen)
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    SDL_Point size = fitting_size(options), least = least_size();
    SDL_StopTextInput();
    SDL_Window *window = SDL_CreateWindow("Crownhead", SDL_WINDOWPOS_UNDEFINED,
                                          SDL_WINDOWPOS_UNDEFINED, size.x, size.y, flags);
    desktop_frame_windows();
    if (window && !needs_no_display(options)) /* scripts use smaller windows */
        SDL_SetWindowMinimumSize(window, least.x, least.y);
    if (window && options->maximized)
        SDL_MaximizeWindow(
            window); /* after it is shown, so that it has a normal size to go back to */
    return window;
}

/* SDL scales only if told so before the video begins. The threads of the jobs need its events
 * meanwhile. */
static SDL_Window *open_again_in_pixels(SDL_Window *window, const struct options *options)
{
    SDL_DestroyWindow(window);
    SDL_InitSubSystem(SDL_INIT_EVENTS);
    SDL_QuitSubSystem(SDL_INIT_VIDEO);
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_SCALING, "0");
    return start_video() ? open_window(options) : NULL;
}

/* --- The renderer --- */

static bool draws_with_processor(void)
{
    static const char *const names[] = {"llvmpipe", "softpipe", "swrast"};
    /* POSIX lets a pointer hold a function; ISO C has no cast for it, so the bytes are copied. */
    const unsigned char *(*gl_get_string)(unsigned name);
    void *found = SDL_GL_GetProcAddress("glGetString");
    memcpy(&gl_get_string, &found, sizeof found);
    const char *name = gl_get_string ? (const char *)gl_get_string(0x1F01 /* GL_RENDERER */) : NULL;
    for (size_t i = 0; name && i < SDL_arraysize(names); i++)
        if (strstr(name, names[i]))
            return true;
    return false;
}

/* Opens SDL's software renderer. By default SDL sends its pictures through OpenGL. On Wayland it
 * has no other way, and once told not to, it never tries again. On Windows the renderer knows only
 * pixels (SDL 2.26). */
static SDL_Renderer *open_software(SDL_Window **window, const struct options *options)
{
    if (scales())
        *window = open_again_in_pixels(*window, options);
    if (!*window)
        return NULL;
    if (!drives("wayland"))
        SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    SDL_SetHint(SDL_HINT_RENDER_DRIVER,
                "software"); /* otherwise SDL returns the renderer that was tried before */
    return SDL_CreateRenderer(*window, -1, SDL_RENDERER_SOFTWARE);
}

static bool has_driver(const char *name)
{
    SDL_RendererInfo info;
    for (int i = 0; i < SDL_GetNumRenderDrivers(); i++)
        if (SDL_GetRenderDriverInfo(i, &info) == 0 && strcmp(info.name, name) == 0)
            return true;
    return false;
}

/* Opens Direct3D where there is one, else OpenGL. */
static SDL_Renderer *open_accelerated(SDL_Window *window, enum renderer_choice choice)
{
    static const char direct3d[] = "direct3d11";
    bool by_direct3d = choice == RENDERER_AUTO && has_driver(direct3d);
    SDL_SetHint(SDL_HINT_RENDER_DRIVER, by_direct3d ? direct3d : "opengl");
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
}

/* Returns true if SDL's software renderer is faster here than an accelerated one. Not on Wayland,
 * where its pictures go through OpenGL too, and where it does not know (SDL 2.26) the finer pixels
 * of a HiDPI screen. */
static bool suits_software(void)
{
    return drives("dummy") || (!machine_has_graphics() && !drives("wayland"));
}

static SDL_Renderer *open_renderer(SDL_Window **window, const struct options *options)
{
    enum renderer_choice choice = options->renderer;
    if (choice == RENDERER_AUTO && suits_software())
        choice = RENDERER_SOFTWARE;
    SDL_Renderer *renderer = choice == RENDERER_SOFTWARE ? NULL : open_accelerated(*window, choice);
    if (renderer && choice == RENDERER_AUTO && !drives("wayland") && draws_with_processor()) {
        SDL_DestroyRenderer(renderer);
        renderer = NULL;
    }
    if (!renderer && choice == RENDERER_OPENGL)
        LOG(tr("no OpenGL: {reason}; the software renderer is used instead"),
            {"reason", SDL_GetError()});
    return renderer ? renderer : open_software(window, options);
}

bool window_open(const struct options *options, SDL_Window **window, SDL_Renderer **renderer)
{
    if (!start_video())
        return false;
    *window = open_window(options);
    *renderer = *window ? open_renderer(window, options) : NULL;
    if (*renderer)
        return true;
    LOG(tr("the window cannot be opened: {reason}"), {"reason", SDL_GetError()});
    return false;
}

void window_recall(struct options *options, const struct window_state *state)
{
    if (needs_no_display(options) || options->has_size || state->width == 0)
        return;
    options->width = state->width;
    options->height = state->height;
    options->fullscreen |= state->shape == WINDOW_FULLSCREEN;
    options->maximized = state->shape == WINDOW_MAXIMIZED && !options->fullscreen;
}

void window_resize(SDL_Window *window, const struct window_state *state)
{
    SDL_Point size = size_in_points(window);
    SDL_Point wanted = in_units(SDL_GetWindowDisplayIndex(window), state->width, state->height);
    bool as_it_was = size.x == state->width && size.y == state->height;
    if (!as_it_was && !(SDL_GetWindowFlags(window) & SDL_WINDOW_MAXIMIZED))
        SDL_SetWindowSize(window, wanted.x, wanted.y);
}

int window_density(SDL_Window *window, SDL_Renderer *renderer)
{
    int pixels = 1, width = 1, height;
    int units_here = units(SDL_GetWindowDisplayIndex(window));
    SDL_GetRendererOutputSize(renderer, &pixels, &height);
    SDL_GetWindowSize(window, &width, &height);
    return SDL_max(1, (pixels * units_here + width / 2) / SDL_max(1, width));
}

bool window_hidden(SDL_Window *window)
{
    return SDL_GetWindowFlags(window) & (SDL_WINDOW_MINIMIZED | SDL_WINDOW_HIDDEN);
}

struct window_state window_opened(SDL_Window *window, const struct options *options)
{
    struct window_state state = {.width = options->width, .height = options->height};
    if (options->fullscreen)
        state.shape = WINDOW_FULLSCREEN;
    else {
        SDL_Point size = size_in_points(window);
        state.width = size.x;
        state.height = size.y;
    }
    if (options->maximized)
        state.shape = WINDOW_MAXIMIZED;
    return state;
}

static void follow_size(SDL_Window *window, struct window_watch *watch)
{
    struct window_state *state = &watch->state;
    SDL_Point size = size_in_points(window);
    if (size.x == state->width && size.y == state->height)
        return;
    if (SDL_GetTicks64() > watch->changed + AT_ONCE_MS)
        watch->before = (SDL_Point){state->width, state->height};
    watch->changed = SDL_GetTicks64();
    state->width = size.x;
    state->height = size.y;
}

/* Forgets the size of a maximized window: X11 reports the size before its cause. */
static void forget_large_size(struct window_watch *watch)
{
    if (watch->changed == 0 || SDL_GetTicks64() > watch->changed + AT_ONCE_MS)
        return;
    watch->state.width = watch->before.x;
    watch->state.height = watch->before.y;
}

void window_follow(SDL_Window *window, struct window_watch *watch)
{
    uint32_t flags = SDL_GetWindowFlags(window);
    bool large = flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MAXIMIZED);
    if (window_hidden(window))
        return;
    if (!large)
        follow_size(window, watch);
    else if (watch->state.shape == WINDOW_NORMAL)
        forget_large_size(watch);
    watch->state.shape = flags & SDL_WINDOW_FULLSCREEN  ? WINDOW_FULLSCREEN
                         : flags & SDL_WINDOW_MAXIMIZED ? WINDOW_MAXIMIZED
                                                        : WINDOW_NORMAL;
}

void window_give_icon(SDL_Window *window, const char *assets)
{
    static const struct sprite icon = {.file = "crownhead.svg", .stand_in = COLOUR(0x956844)};
    if (drives("windows"))
        return;
    SDL_Surface *picture = sprite_load(assets, &icon, ICON_SIDE, ICON_SIDE);
    if (picture)
        SDL_SetWindowIcon(window, picture);
    SDL_FreeSurface(picture);
}

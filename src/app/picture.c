/* SPDX-License-Identifier: MIT */
/* Pictures of the screen, as PNG files. */
#include "app/app.h"
#include "app/paths.h"
#include "app/safe_file.h"
#include "base/log.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <time.h>

/* The picture as the bytes of a PNG file, allocated; NULL if that fails. */
static char *png_of(SDL_Surface *picture, size_t *size)
{
    char *bytes = NULL;
    FILE *memory = open_memstream(&bytes, size);
    SDL_RWops *out = memory ? SDL_RWFromFP(memory, SDL_FALSE) : NULL;
    bool made = out && IMG_SavePNG_RW(picture, out, 1) == 0;
    if (memory && fclose(memory) == 0 && made)
        return bytes;
    free(bytes);
    return NULL;
}

/* A part of the screen as a PNG file's bytes, the same. */
static char *screen_as_png(struct app *app, struct rect rect, size_t *size)
{
    char *bytes = NULL;
    SDL_Rect part = {rect.x, rect.y, rect.w, rect.h};
    SDL_Surface *picture =
        SDL_CreateRGBSurfaceWithFormat(0, rect.w, rect.h, 24, SDL_PIXELFORMAT_RGB24);
    if (picture && SDL_RenderReadPixels(app->sdl, &part, SDL_PIXELFORMAT_RGB24, picture->pixels,
                                        picture->pitch) == 0)
        bytes = png_of(picture, size);
    SDL_FreeSurface(picture);
    return bytes;
}

bool app_screenshot(struct app *app, const char *file)
{
    size_t size;
    struct rect whole = {0};
    app_draw(app);
    app_render(app);
    SDL_GetRendererOutputSize(app->sdl, &whole.w, &whole.h);
    char *bytes = screen_as_png(app, whole, &size);
    char memory[SETTINGS_REASON_SIZE];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    int error = bytes ? safe_file_put(file, bytes, size) : 0;
    if (error)
        settings_prose_file(&reason, file, error);
    if (!bytes || error)
        log_warning("the picture cannot be written: %s", bytes ? memory : SDL_GetError());
    free(bytes);
    return bytes && !error;
}

/* --- The board, for the player --- */

/* The folder of pictures that most desktops make, else the player's own, else the one that was used
 * last; empty: there is none of them. */
static void print_folder(const struct exchange *exchange, char *folder, size_t size)
{
    struct stat about;
    const char *other = exchange->home[0]   ? exchange->home
                        : exchange->path[0] ? exchange->path
                                            : exchange->recent[0];
    snprintf(folder, size, "%s/Pictures", exchange->home);
    if (!exchange->home[0] || stat(folder, &about) != 0 || !S_ISDIR(about.st_mode))
        snprintf(folder, size, "%s", other);
}

/* Where there is no file yet: several may be saved in one second. False, with the reason, if there
 * is no such place. SDL 2 has no pictures on the clipboard. */
static bool find_picture_path(const struct app *app, char path[2 * EXCHANGE_PATH_SIZE],
                              struct strbuf *reason)
{
    char folder[EXCHANGE_PATH_SIZE + 16], wanted[2 * EXCHANGE_PATH_SIZE], when[40] = "";
    struct tm parts;
    time_t now = time(NULL);
    print_folder(&app->in_out.exchange, folder, sizeof folder);
    if (!folder[0]) {
        strbuf_add(reason, no_folder_for_picture());
        return false;
    }
    if (localtime_r(&now, &parts))
        strftime(when, sizeof when, "%Y-%m-%d %H.%M.%S", &parts);
    snprintf(wanted, sizeof wanted, "%s/crownhead %s.png", folder, when);
    if (paths_free(wanted, path, sizeof wanted))
        return true;
    settings_prose_file(reason, wanted, ENAMETOOLONG);
    return false;
}

/* Writes it there; false, with the reason, if that fails. */
static bool save_bytes(const char *path, const char *bytes, size_t size, struct strbuf *reason)
{
    int error = bytes ? safe_file_put(path, bytes, size) : 0;
    if (error)
        settings_prose_file(reason, path, error);
    else if (!bytes)
        strbuf_add(reason, SDL_GetError());
    return bytes && !error;
}

void app_save_picture(struct app *app, struct rect rect)
{
    char path[2 * EXCHANGE_PATH_SIZE], memory[SETTINGS_REASON_SIZE], reason_memory[1200] = "";
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf reason = strbuf_init(reason_memory, sizeof reason_memory);
    size_t size = 0;
    struct rect whole = {0};
    app_render(app);
    app->stale = true;
    SDL_GetRendererOutputSize(app->sdl, &whole.w, &whole.h);
    char *bytes = screen_as_png(app, rect_common(rect, whole), &size);
    bool saved = find_picture_path(app, path, &reason) && save_bytes(path, bytes, size, &reason);
    if (saved)
        picture_saved_print(&out, path);
    else
        picture_not_saved_print(&out, reason_memory);
    free(bytes);
    shell_tell(&app->shell, !saved, memory);
}

/* SPDX-License-Identifier: MIT */
/* Saves the screen as PNG files. */
#include "app/window/app.h"
#include "base/log.h"
#include "base/translate.h"
#include "prose/in_out_prose.h"
#include "prose/settings_prose.h"
#include "system/clock.h"
#include "system/folders.h"
#include "system/places.h"
#include "system/replace.h"

#include <SDL_image.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    PNG_FRAME = 1 << 16, /* what a file has besides its picture, and more */
};

/* Returns the picture as the bytes of a PNG file, and sets `*size`. NULL if that fails. The caller
 * frees them. */
static char *png_of(SDL_Surface *picture, size_t *size)
{
    size_t raw = (size_t)picture->h * (size_t)picture->w * 4; /* SDL_image adds the opacity */
    size_t most = raw + raw / 8 + PNG_FRAME; /* deflate makes nothing longer by more */
    char *bytes = malloc(most);
    SDL_RWops *out = bytes ? SDL_RWFromMem(bytes, (int)most) : NULL;
    bool made = out && IMG_SavePNG_RW(picture, out, 0) == 0;
    *size = made ? (size_t)SDL_RWtell(out) : 0;
    if (out)
        SDL_RWclose(out);
    if (made)
        return bytes;
    free(bytes);
    return NULL;
}

/* The same for a part of the screen. */
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
    sight_settle(&app->shell.ui.sight, app->shell.ui.sight.now);
    app_draw(app);
    app_render(app);
    SDL_GetRendererOutputSize(app->sdl, &whole.w, &whole.h);
    char *bytes = screen_as_png(app, whole, &size);
    char memory[SETTINGS_REASON_SIZE];
    struct strbuf reason = strbuf_init(memory, sizeof memory);
    int error = bytes ? replace_file(file, REPLACE_SHARED, bytes, size) : 0;
    if (error)
        settings_prose_file(&reason, file, error);
    if (!bytes || error)
        LOG(tr("the picture cannot be written: {reason}"),
            {"reason", bytes ? memory : SDL_GetError()});
    free(bytes);
    return bytes && !error;
}

/* --- The board, for the player --- */

/* Prints the folder for pictures that most desktops make, or else the player's home, or else the
 * last folder used; nothing if there is none of them. */
static void print_folder(const struct files_view *files, char folder[FILES_PATH_SIZE])
{
    const char *other = files->home[0]   ? files->home
                        : files->path[0] ? files->path
                                         : files->recent[0];
    if (place_find(PLACE_PICTURES, folder, FILES_PATH_SIZE) != 0 || !folder_is(folder))
        strbuf_copy(folder, FILES_PATH_SIZE, other);
}

/* Finds a path that has no file yet, as several pictures may be saved in one second. Returns false
 * and the reason if there is none. The clipboard is no choice: SDL 2 cannot put pictures there. */
static bool find_picture_path(const struct app *app, char path[2 * FILES_PATH_SIZE],
                              struct strbuf *reason)
{
    char folder[FILES_PATH_SIZE], wanted[2 * FILES_PATH_SIZE], when[40];
    print_folder(&app->in_out.files, folder);
    if (!folder[0]) {
        strbuf_add(reason, no_folder_for_picture());
        return false;
    }
    clock_print(clock_seconds(), "%Y-%m-%d %H.%M.%S", when, sizeof when);
    snprintf(wanted, sizeof wanted, "%s/crownhead %s.png", folder, when);
    if (file_free_name(wanted, path, sizeof wanted))
        return true;
    settings_prose_file(reason, wanted, ENAMETOOLONG);
    return false;
}

/* Writes the bytes to a file. Returns false and the reason if that fails. */
static bool save_bytes(const char *path, const char *bytes, size_t size, struct strbuf *reason)
{
    int error = bytes ? replace_file(path, REPLACE_SHARED, bytes, size) : 0;
    if (error)
        settings_prose_file(reason, path, error);
    else if (!bytes)
        strbuf_add(reason, SDL_GetError());
    return bytes && !error;
}

void app_save_picture(struct app *app, struct rect rect)
{
    char path[2 * FILES_PATH_SIZE], memory[SETTINGS_REASON_SIZE], reason_memory[1200] = "";
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

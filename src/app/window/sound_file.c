/* SPDX-License-Identifier: MIT */
#include "app/window/sound_file.h"

#include "base/log.h"
#include "system/files.h"

#include <SDL.h>
#include <string.h>

enum {
    BYTES_MAX = MIXER_FRAMES_MAX * (int)sizeof(int16_t),
};

/* Returns true for a regular file of modest size. SDL would wait for a pipe forever, and read a
 * large file whole. */
static bool is_small_file(const char *path)
{
    struct file_facts facts;
    int error = file_look(path, &facts);
    if (error)
        SDL_SetError("%s", strerror(error));
    else if (facts.kind != FILE_ORDINARY)
        SDL_SetError("it is not an ordinary file");
    else if (facts.size > BYTES_MAX)
        SDL_SetError("it is too large");
    else
        return true;
    return false;
}

/* Returns the sound, and its length in `*bytes`. NULL if SDL cannot read it. */
static uint8_t *load(const char *path, uint32_t *bytes)
{
    SDL_AudioSpec is;
    uint8_t *loaded;
    char native[FILE_NATIVE_SIZE];
    file_native(path, native, sizeof native);
    if (!is_small_file(path) || !SDL_LoadWAV(native, &is, &loaded, bytes))
        return NULL;
    if (is.freq == MIXER_RATE && is.channels == 1 && is.format == AUDIO_S16LSB &&
        *bytes >= sizeof(int16_t) && *bytes <= BYTES_MAX)
        return loaded;
    SDL_SetError("it is not one channel of 16 bits, 44100 a second");
    SDL_FreeWAV(loaded);
    return NULL;
}

struct sample sound_file_load(const char *path)
{
    uint32_t bytes;
    uint8_t *loaded = load(path, &bytes);
    if (!loaded) {
        log_warning("%s cannot be read: %s; it is not heard", path, SDL_GetError());
        return (struct sample){0};
    }
    int16_t *frames = (int16_t *)(void *)loaded;
    int count = (int)(bytes / sizeof *frames);
    for (int i = 0; i < count; i++)
        frames[i] = (int16_t)SDL_SwapLE16((uint16_t)frames[i]);
    return (struct sample){.frames = frames, .count = count};
}

void sound_file_free(struct sample sample)
{
    SDL_FreeWAV((uint8_t *)(void *)(int16_t *)sample.frames);
}

/* SPDX-License-Identifier: MIT */
#include "app/window/sound.h"

#include "app/window/sound_file.h"
#include "base/array.h"
#include "base/log.h"
#include "base/retry.h"
#include "system/places.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

enum {
    ORDERS = 16,
    DEVICE_FRAMES = 512,          /* frames in a buffer of the device: 12 ms */
    TAIL_FRAMES = MIXER_RATE / 5, /* silence after the last sound, as a device plays late */
    LATE_MS = 400,                /* a sound that has not started by then is dropped */
    PAUSE_MS = 30000,             /* the first pause after a device did not open */
    PATIENCE_MS = 1000,           /* how long to wait for the thread to end */
};

struct order {
    struct cue cue;
    int volume;     /* percent */
    uint64_t asked; /* the time of the order, in SDL's milliseconds */
};

struct take {
    struct sample sample;
    bool loaded;
};

struct sound_player {
    char assets[PLACE_SIZE];
    SDL_sem *news;  /* wakes the thread: there are orders, or silence, or it is to end */
    SDL_sem *ended; /* the thread has seen that it is to end */

    SDL_mutex *mutex; /* protects these */
    struct order orders[ORDERS];
    int order_count;
    bool working; /* a thread handles the orders */
    bool leaving;
    struct retry retry; /* for opening the device */

    SDL_Thread *thread; /* the last thread, running or ended */

    /* Used by the thread only. */
    SDL_AudioDeviceID device;
    struct take takes[SOUND_COUNT][SOUND_TAKES];
    int next_take[SOUND_COUNT];

    /* Used by the device's callback. The thread locks the device to use them. */
    struct mixer mixer;
    int tail;    /* frames of silence since the last sound */
    bool silent; /* they have been enough, and the thread has been told */
};

/* --- The device --- */

static void fill(void *data, uint8_t *stream, int bytes)
{
    struct sound_player *player = data;
    int count = bytes / (int)sizeof(int16_t);
    player->tail = mixer_silent(&player->mixer) ? player->tail + count : 0;
    mixer_mix(&player->mixer, (int16_t *)(void *)stream, count);
    if (player->tail < TAIL_FRAMES || player->silent)
        return;
    player->silent = true;
    SDL_SemPost(player->news);
}

static bool open_device(struct sound_player *player)
{
    SDL_AudioSpec wanted = {.freq = MIXER_RATE,
                            .format = AUDIO_S16SYS,
                            .channels = 1,
                            .samples = DEVICE_FRAMES,
                            .callback = fill,
                            .userdata = player};
    player->mixer = (struct mixer){0};
    player->tail = 0;
    player->silent = false;
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0)
        return false;
    player->device = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    if (player->device == 0) {
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return false;
    }
    SDL_PauseAudioDevice(player->device, 0);
    return true;
}

/* Closes the device and SDL's audio with it, as some drivers keep looking for devices. */
static void close_device(struct sound_player *player)
{
    SDL_CloseAudioDevice(player->device);
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

/* --- The thread --- */

/* Returns the number of the take that is due, and lets the one after it be the next. */
static int turn_of(struct sound_player *player, enum sound sound)
{
    int take = player->next_take[sound];
    int next = (take + 1) % SOUND_TAKES;
    player->next_take[sound] = sound_infos[sound].takes[next] ? next : 0;
    return take;
}

static struct sample next_sample(struct sound_player *player, enum sound sound)
{
    int turn = turn_of(player, sound);
    struct take *take = &player->takes[sound][turn];
    char path[PLACE_SIZE + 32];
    snprintf(path, sizeof path, "%s%s", player->assets, sound_infos[sound].takes[turn]);
    if (!take->loaded)
        take->sample = sound_file_load(path);
    take->loaded = true;
    return take->sample;
}

/* The mutex is held. */
static void drop_oldest(struct sound_player *player)
{
    SDL_memmove(player->orders, player->orders + 1,
                (size_t)--player->order_count * sizeof player->orders[0]);
}

static bool take_order(struct sound_player *player, struct order *order)
{
    SDL_LockMutex(player->mutex);
    bool some = player->order_count > 0 && !player->leaving;
    if (some) {
        *order = player->orders[0];
        drop_oldest(player);
    }
    SDL_UnlockMutex(player->mutex);
    return some;
}

/* Returns the level of an order. It goes with the square of the volume, so that half the volume
 * sounds half as loud. */
static int level_of(const struct order *order)
{
    return (int)((int64_t)order->cue.level * order->volume * order->volume * MIXER_FULL / 1000000);
}

static void begin(struct sound_player *player, const struct order *order)
{
    struct sample sample = next_sample(player, order->cue.sound);
    if (sample.count == 0 || SDL_GetTicks64() > order->asked + LATE_MS)
        return;
    SDL_LockAudioDevice(player->device);
    mixer_add(&player->mixer, sample, order->cue.pitch, level_of(order));
    player->silent = false;
    SDL_UnlockAudioDevice(player->device);
}

static bool is_silent(struct sound_player *player)
{
    SDL_LockAudioDevice(player->device);
    bool silent = player->silent;
    SDL_UnlockAudioDevice(player->device);
    return silent;
}

static bool is_to_leave(struct sound_player *player)
{
    SDL_LockMutex(player->mutex);
    bool leaving = player->leaving;
    SDL_UnlockMutex(player->mutex);
    return leaving;
}

static void play_orders(struct sound_player *player)
{
    struct order order;
    while (!is_to_leave(player)) {
        while (take_order(player, &order))
            begin(player, &order);
        if (is_silent(player))
            return;
        SDL_SemWait(player->news);
    }
}

/* Gives up opening the device for a while. The mutex must be held. The pauses double, as each
 * attempt of SDL writes much to standard error. */
static void give_up(struct sound_player *player)
{
    if (player->retry.pause == 0)
        log_warning("no sound: %s", SDL_GetError());
    retry_failed(&player->retry, SDL_GetTicks64(), PAUSE_MS, UINT64_MAX / 2);
    player->order_count = 0;
}

/* Resets the pauses after the device has opened. */
static void forget_pause(struct sound_player *player)
{
    SDL_LockMutex(player->mutex);
    retry_reset(&player->retry);
    SDL_UnlockMutex(player->mutex);
}

/* Returns true if there is nothing left to do. The thread must touch nothing after that. */
static bool end_work(struct sound_player *player)
{
    SDL_LockMutex(player->mutex);
    bool end = player->order_count == 0 || player->leaving;
    player->working = !end;
    if (end && player->leaving)
        SDL_SemPost(player->ended);
    SDL_UnlockMutex(player->mutex);
    return end;
}

static int work(void *data)
{
    struct sound_player *player = data;
    do {
        if (open_device(player)) {
            forget_pause(player);
            play_orders(player);
            close_device(player);
        } else {
            SDL_LockMutex(player->mutex);
            give_up(player);
            SDL_UnlockMutex(player->mutex);
        }
    } while (!end_work(player));
    return 0;
}

/* --- Other threads --- */

struct sound_player *sound_create(const char *assets)
{
    struct sound_player *player = array_zeroed(1, sizeof *player);
    snprintf(player->assets, sizeof player->assets, "%s", assets);
    player->news = SDL_CreateSemaphore(0);
    player->ended = SDL_CreateSemaphore(0);
    player->mutex = SDL_CreateMutex();
    SDL_SetHint(SDL_HINT_AUDIO_DEVICE_STREAM_ROLE, "game");
    /* Nothing uses the events of devices that come and go. */
    SDL_EventState(SDL_AUDIODEVICEADDED, SDL_IGNORE);
    SDL_EventState(SDL_AUDIODEVICEREMOVED, SDL_IGNORE);
    if (player->news && player->ended && player->mutex)
        return player;
    log_warning("no sound: %s", SDL_GetError());
    sound_destroy(player);
    return NULL;
}

/* Starts a thread. The mutex must be held. A thread that is no longer working is about to end. */
static void start_thread(struct sound_player *player)
{
    SDL_WaitThread(player->thread, NULL);
    player->thread = SDL_CreateThread(work, "sound", player);
    player->working = player->thread != NULL;
    if (!player->working)
        give_up(player);
}

void sound_play(struct sound_player *player, const struct cue *cue, int volume)
{
    if (!player)
        return;
    uint64_t now = SDL_GetTicks64();
    SDL_LockMutex(player->mutex);
    bool hopeless = !player->working && retry_waits(&player->retry, now);
    if (player->order_count == ORDERS)
        drop_oldest(player);
    if (!hopeless) {
        player->orders[player->order_count++] = (struct order){*cue, volume, now};
        if (!player->working)
            start_thread(player);
        SDL_SemPost(player->news);
    }
    SDL_UnlockMutex(player->mutex);
}

static bool end_thread(struct sound_player *player)
{
    SDL_LockMutex(player->mutex);
    bool working = player->working;
    player->leaving = true;
    SDL_UnlockMutex(player->mutex);
    SDL_SemPost(player->news);
    if (working && SDL_SemWaitTimeout(player->ended, PATIENCE_MS) != 0)
        return false;
    SDL_WaitThread(player->thread, NULL);
    return true;
}

bool sound_destroy(struct sound_player *player)
{
    if (!player)
        return true;
    if (player->thread && !end_thread(player))
        return false;
    for (int i = 0; i < SOUND_COUNT * SOUND_TAKES; i++)
        sound_file_free(player->takes[i / SOUND_TAKES][i % SOUND_TAKES].sample);
    SDL_DestroySemaphore(player->news);
    SDL_DestroySemaphore(player->ended);
    SDL_DestroyMutex(player->mutex);
    free(player);
    return true;
}

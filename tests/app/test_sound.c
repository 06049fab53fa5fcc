/* SPDX-License-Identifier: MIT */
/* The sounds and their device: it is open while something sounds and no longer, and whatever is
 * wrong with it or with the files, nobody waits and nothing else suffers. SDL's driver "disk"
 * writes what would be heard into a file. */
#include "app/window/sound.h"

#include "app/window/mixer.h"
#include "full_disk.h"
#include "suite.h"

#include <SDL.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum {
    MUCH_LATER_MS = 600, /* too late for a sound that was asked for before */
    SOON_MS = 5000,      /* for what waits for nothing, on a busy machine */
    PATIENCE_MS = 50000, /* more than any machine needs */
    STEP_MS = 10,
    SECOND = MIXER_RATE,
    NAME_SIZE = 64,
    SAID_SIZE = 4096,
};

static char folder[] = "/tmp/crownhead-sound-XXXXXX";
static char heard_file[NAME_SIZE], said_file[NAME_SIZE];
static struct sound_player *player;

static void in_folder(char *out, const char *name)
{
    snprintf(out, NAME_SIZE, "%s/%s", folder, name);
}

/* A device of the driver "disk" hears ten times as fast as ears do. */
static void use_driver(const char *driver, const char *file)
{
    setenv("SDL_DISKAUDIODELAY", "1", 1);
    setenv("SDL_AUDIODRIVER", driver, 1);
    setenv("SDL_DISKAUDIOFILE", file, 1);
}

/* SDL's driver "disk" tells the world that it is in use. */
static void ignore(void *data, int category, SDL_LogPriority priority, const char *message)
{
    (void)data, (void)category, (void)priority, (void)message;
}

/* What is said on standard error goes into a file. */
static void setup(void)
{
    strcpy(folder + strlen(folder) - 6, "XXXXXX");
    ck_assert(mkdtemp(folder) != NULL);
    in_folder(heard_file, "heard");
    in_folder(said_file, "said");
    ck_assert(freopen(said_file, "w+", stderr) != NULL);
    SDL_LogSetOutputFunction(ignore, NULL);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    ck_assert_int_eq(SDL_Init(SDL_INIT_VIDEO), 0);
    player = sound_create(ASSETS "/");
    ck_assert(player != NULL);
}

static void teardown(void)
{
    ck_assert(sound_destroy(player));
    player = NULL;
    SDL_Quit();
    unlink(heard_file);
    unlink(said_file);
    rmdir(folder);
}

static void play(enum sound sound, int level, int volume)
{
    sound_play(player, &(struct cue){.sound = sound, .pitch = 100, .level = level}, volume);
}

/* --- The time, which passes for the player when the test says so, and not on a busy machine --- */

static atomic_uint passed; /* milliseconds */

uint64_t SDL_GetTicks64(void)
{
    return 1000 + atomic_load(&passed);
}

static double real_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/* --- What is seen of it from outside --- */

static int thread_count(void)
{
    char line[128];
    int count = 0;
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status))
        if (sscanf(line, "Threads: %d", &count) == 1)
            break;
    if (status)
        fclose(status);
    return count;
}

/* Until the device, all that SDL keeps for it, and every thread beside this one are gone. */
static void wait_until_closed(void)
{
    for (int waited = 0; thread_count() > 1 && waited < PATIENCE_MS; waited += STEP_MS)
        SDL_Delay(STEP_MS);
    ck_assert_msg(thread_count() == 1, "%d threads are left", thread_count());
    ck_assert_msg(!SDL_WasInit(SDL_INIT_AUDIO), "SDL's audio is left");
}

static char *said(void)
{
    static char text[SAID_SIZE];
    fflush(stderr);
    FILE *file = fopen(said_file, "r");
    ck_assert(file != NULL);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    return text;
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

/* The loudest frame that has gone to the disk; -1 if there is no file. */
static int loudest(void)
{
    FILE *file = fopen(heard_file, "rb");
    int16_t frame;
    int peak = 0;
    if (!file)
        return -1;
    while (fread(&frame, sizeof frame, 1, file) == 1)
        peak = abs(frame) > peak ? abs(frame) : peak;
    fclose(file);
    return peak;
}

/* --- Tests --- */

START_TEST(the_device_is_open_only_while_something_sounds)
{
    use_driver("disk", heard_file);
    ck_assert_int_eq(thread_count(), 1);
    for (int round = 0; round < 2; round++) {
        play(SOUND_PUT, 100, 100);
        wait_until_closed();
        ck_assert_int_gt(loudest(), 5000);
    }
    ck_assert_str_eq(said(), "");
}
END_TEST

/* Two that begin together are one opening, and louder than one. */
START_TEST(sounds_go_beside_each_other)
{
    use_driver("disk", heard_file);
    play(SOUND_WIN, 100, 100);
    wait_until_closed();
    int one = loudest();
    for (int i = 0; i < 3; i++)
        play(SOUND_WIN, 100, 100);
    wait_until_closed();
    ck_assert_msg(loudest() > one * 5 / 4, "one: %d, three: %d", one, loudest());
}
END_TEST

static const struct {
    const char *name;
    int level, volume, part; /* percent */
} level_rows[] = {
    {"as it was made", 100, 100, 100},
    {"half the level", 50, 100, 50},
    {"half the volume", 100, 50, 25},
    {"a quarter of it", 100, 25, 6},
    {"both", 50, 50, 12},
};

START_TEST(it_is_as_loud_as_it_is_asked_for)
{
    use_driver("disk", heard_file);
    play(SOUND_WIN, 100, 100);
    wait_until_closed();
    int full = loudest();
    play(SOUND_WIN, level_rows[_i].level, level_rows[_i].volume);
    wait_until_closed();
    int part = (loudest() * 100 + full / 2) / full;
    ck_assert_msg(abs(part - level_rows[_i].part) <= 1, "%s: %d %%", level_rows[_i].name, part);
}
END_TEST

START_TEST(each_sound_can_be_heard)
{
    use_driver("disk", heard_file);
    play((enum sound)_i, 100, 100);
    wait_until_closed();
    ck_assert_msg(loudest() > 5000, "%s: %d", sound_infos[_i].id, loudest());
    ck_assert_str_eq(said(), "");
}
END_TEST

/* --- Takes --- */

enum {
    FRAMES = SECOND / 2, /* more than a take has */
    HEAD_BYTES = 44,     /* of a .wav file */
};

/* Reads the frames of a file from its first one that is not 0, and returns how many there are. */
static int read_frames(const char *path, long from, int16_t *frames)
{
    int count = 0;
    FILE *file = fopen(path, "rb");
    ck_assert_msg(file != NULL, "%s", path);
    fseek(file, from, SEEK_SET);
    for (int16_t frame; count < FRAMES && fread(&frame, sizeof frame, 1, file) == 1;)
        if (frame != 0 || count > 0)
            frames[count++] = frame;
    fclose(file);
    return count;
}

/* Returns true if what has gone to the disk is this file of the assets, and silence after it. */
static bool is_heard(const char *name)
{
    static int16_t made[FRAMES], heard[FRAMES];
    char path[256];
    snprintf(path, sizeof path, "%s/%s", ASSETS, name);
    int count = read_frames(path, HEAD_BYTES, made);
    return read_frames(heard_file, 0, heard) >= count &&
           memcmp(made, heard, (size_t)count * sizeof *made) == 0;
}

static const struct {
    enum sound sound;
    const char *heard[5]; /* of one sound after another */
} take_rows[] = {
    {SOUND_PUT,
     {"sounds/put-1.wav", "sounds/put-2.wav", "sounds/put-3.wav", "sounds/put-1.wav",
      "sounds/put-2.wav"}},
    {SOUND_SLIDE,
     {"sounds/slide-1.wav", "sounds/slide-2.wav", "sounds/slide-3.wav", "sounds/slide-1.wav",
      "sounds/slide-2.wav"}},
    {SOUND_CAPTURE,
     {"sounds/capture-1.wav", "sounds/capture-2.wav", "sounds/capture-3.wav",
      "sounds/capture-1.wav", "sounds/capture-2.wav"}},
    {SOUND_CHAIN,
     {"sounds/chain.wav", "sounds/chain.wav", "sounds/chain.wav", "sounds/chain.wav",
      "sounds/chain.wav"}},
};

/* Another sound between two takes does not change whose turn it is. */
START_TEST(takes_are_heard_in_turn)
{
    use_driver("disk", heard_file);
    for (size_t i = 0; i < ROWS(take_rows[0].heard); i++) {
        play(take_rows[_i].sound, 100, 100);
        wait_until_closed();
        ck_assert_msg(is_heard(take_rows[_i].heard[i]), "%s, the %zuth time: it is not %s",
                      sound_infos[take_rows[_i].sound].id, i + 1, take_rows[_i].heard[i]);
        play(SOUND_REFUSAL, 100, 100);
        wait_until_closed();
    }
}
END_TEST

/* No device, or one that is lost at once: said at most once, and nothing waits for it. */
static const struct {
    const char *name, *driver, *file; /* NULL: the one to which sounds go */
    rlim_t room;                      /* bytes */
    int lines;
} device_rows[] = {
    {"no such driver", "nonsense", "", RLIM_INFINITY, 1},
    {"a device that does not open", "disk", "/nowhere/heard", RLIM_INFINITY, 1},
    {"a device that is lost", "disk", NULL, 4096, 0},
};

START_TEST(without_a_device_there_is_silence)
{
    use_driver(device_rows[_i].driver, device_rows[_i].file ? device_rows[_i].file : heard_file);
    let_files_grow_to(device_rows[_i].room); /* it stands for the device that is lost */
    for (int i = 0; i < 20; i++) {
        play(SOUND_PUT, 100, 100);
        SDL_Delay(5);
    }
    wait_until_closed();
    play(SOUND_WIN, 100, 100);
    ck_assert_msg(device_rows[_i].lines == 0 || thread_count() == 1, "%s: tried again at once",
                  device_rows[_i].name);
    wait_until_closed();
    ck_assert_msg(count_lines(said()) == device_rows[_i].lines, "%s: %s", device_rows[_i].name,
                  said());
    if (device_rows[_i].lines)
        ck_assert_msg(strstr(said(), "crownhead: no sound: ") == said(), "%s", said());
    let_files_grow_to(RLIM_INFINITY);
}
END_TEST

/* A pipe that nobody reads stands for a device that never answers. */
START_TEST(a_device_that_hangs_holds_nobody_up)
{
    char pipe[NAME_SIZE];
    in_folder(pipe, "pipe");
    ck_assert_int_eq(mkfifo(pipe, 0600), 0);
    use_driver("disk", pipe);
    double began = real_ms();
    for (int i = 0; i < 100; i++)
        play(SOUND_PUT, 100, 100);
    ck_assert_double_lt(real_ms() - began, SOON_MS);
    SDL_Delay(100);
    ck_assert(!sound_destroy(player)); /* it has been waited for, but not for ever */
    ck_assert_double_lt(real_ms() - began, PATIENCE_MS);
    int reader = open(pipe, O_RDONLY | O_NONBLOCK);
    ck_assert_int_ge(reader, 0);
    wait_until_closed();
    ck_assert(sound_destroy(player));
    close(reader);
    unlink(pipe);
    player = sound_create(ASSETS "/");
}
END_TEST

/* What was asked for while the device kept everybody waiting is not heard late. */
START_TEST(what_comes_too_late_is_not_heard)
{
    char pipe[NAME_SIZE];
    in_folder(pipe, "pipe");
    ck_assert_int_eq(mkfifo(pipe, 0600), 0);
    use_driver("disk", pipe);
    play(SOUND_PUT, 100, 100);
    atomic_fetch_add(&passed, MUCH_LATER_MS);
    int reader = open(pipe, O_RDONLY), peak = 0;
    for (int16_t frame; read(reader, &frame, sizeof frame) == sizeof frame;)
        peak = abs(frame) > peak ? abs(frame) : peak;
    close(reader);
    unlink(pipe);
    wait_until_closed();
    ck_assert_int_eq(peak, 0);
}
END_TEST

/* While the device keeps everybody waiting, what has waited longest makes room. */
START_TEST(what_comes_last_is_heard)
{
    char pipe[NAME_SIZE];
    in_folder(pipe, "pipe");
    ck_assert_int_eq(mkfifo(pipe, 0600), 0);
    use_driver("disk", pipe);
    for (int i = 0; i < 100; i++)
        play(SOUND_PUT, 100, 100);
    atomic_fetch_add(&passed, MUCH_LATER_MS);
    play(SOUND_PUT, 100, 100);
    int reader = open(pipe, O_RDONLY), peak = 0;
    for (int16_t frame; read(reader, &frame, sizeof frame) == sizeof frame;)
        peak = abs(frame) > peak ? abs(frame) : peak;
    close(reader);
    unlink(pipe);
    wait_until_closed();
    ck_assert_int_gt(peak, 5000);
}
END_TEST

/* --- Files --- */

enum damage {
    MISSING,
    FOLDER,
    PIPE,
    EMPTY,
    NO_SOUND,
    CUT,
    STEREO,
    OTHER_RATE,
    TOO_LARGE,
};

static const struct {
    const char *name;
    enum damage damage;
} file_rows[] = {
    {"missing", MISSING},     {"a folder", FOLDER},         {"a pipe", PIPE},
    {"empty", EMPTY},         {"no sound", NO_SOUND},       {"cut off in its head", CUT},
    {"two channels", STEREO}, {"another rate", OTHER_RATE}, {"too large", TOO_LARGE},
};

/* The bytes of the sound that the game has, with one thing wrong. */
static size_t read_damaged(char *bytes, size_t size, enum damage damage)
{
    FILE *good = fopen(ASSETS "/sounds/win.wav", "rb");
    ck_assert(good != NULL);
    size_t count = fread(bytes, 1, size, good);
    fclose(good);
    if (damage == STEREO)
        bytes[22] = 2;
    if (damage == OTHER_RATE)
        bytes[25] = 0x22;
    if (damage == NO_SOUND)
        memset(bytes, 'x', count);
    return damage == EMPTY ? 0 : damage == CUT ? 30 : count;
}

static void make_file(const char *path, enum damage damage)
{
    static char bytes[1 << 20];
    if (damage == FOLDER)
        mkdir(path, 0700);
    if (damage == PIPE)
        mkfifo(path, 0600);
    if (damage == MISSING || damage == FOLDER || damage == PIPE)
        return;
    size_t count = read_damaged(bytes, sizeof bytes, damage);
    FILE *out = fopen(path, "wb");
    ck_assert(out != NULL && fwrite(bytes, 1, count, out) == count);
    fclose(out);
    if (damage == TOO_LARGE)
        ck_assert_int_eq(truncate(path, 100 << 20), 0);
}

START_TEST(a_file_that_is_no_sound_is_silence)
{
    char sounds[NAME_SIZE], path[NAME_SIZE], assets[NAME_SIZE];
    in_folder(sounds, "sounds");
    in_folder(path, "sounds/win.wav");
    in_folder(assets, "");
    mkdir(sounds, 0700);
    make_file(path, file_rows[_i].damage);
    ck_assert(sound_destroy(player));
    player = sound_create(assets);
    use_driver("disk", heard_file);
    for (int i = 0; i < 3; i++)
        play(SOUND_WIN, 100, 100);
    wait_until_closed();
    ck_assert_msg(loudest() == 0, "%s is heard", file_rows[_i].name);
    ck_assert_msg(count_lines(said()) == 1 && strstr(said(), "win.wav cannot be read: "), "%s: %s",
                  file_rows[_i].name, said());
    remove(path);
    rmdir(sounds);
}
END_TEST

/* --- Leaving --- */

START_TEST(leaving_does_not_wait_for_the_last_sound)
{
    use_driver("disk", heard_file);
    unsetenv("SDL_DISKAUDIODELAY");
    play(SOUND_WIN, 100, 100);
    for (int waited = 0; loudest() <= 0 && waited < PATIENCE_MS; waited += STEP_MS)
        SDL_Delay(STEP_MS);
    ck_assert(sound_destroy(player));
    ck_assert_int_eq(thread_count(), 1);
    player = NULL;
}
END_TEST

SUITE(sound)
{
    Suite *suite = suite_create("sound");
    TCase *tcase = tcase_create("sound");
    tcase_set_timeout(tcase, 110);
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, the_device_is_open_only_while_something_sounds);
    tcase_add_test(tcase, sounds_go_beside_each_other);
    tcase_add_loop_test(tcase, it_is_as_loud_as_it_is_asked_for, 0, ROWS(level_rows));
    tcase_add_loop_test(tcase, each_sound_can_be_heard, 0, SOUND_COUNT);
    tcase_add_loop_test(tcase, takes_are_heard_in_turn, 0, ROWS(take_rows));
    tcase_add_loop_test(tcase, without_a_device_there_is_silence, 0, ROWS(device_rows));
    tcase_add_test(tcase, a_device_that_hangs_holds_nobody_up);
    tcase_add_test(tcase, what_comes_too_late_is_not_heard);
    tcase_add_test(tcase, what_comes_last_is_heard);
    tcase_add_loop_test(tcase, a_file_that_is_no_sound_is_silence, 0, ROWS(file_rows));
    tcase_add_test(tcase, leaving_does_not_wait_for_the_last_sound);
    suite_add_tcase(suite, tcase);
    return suite;
}

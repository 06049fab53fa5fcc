/* SPDX-License-Identifier: MIT */
/* The library of the whole program with 100,000 games: how long it takes from the key that opens it
 * to the list, and from a letter to the games that have it; each with its picture. Usage:
 * library_room ASSETS GAMES.pdn. What is not found ends the program with 1; no speed does. */
#include "app/window/app.h"
#include "median.h"
#include "pages/library/room.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    RUNS = 9,
    WAIT_MS = 5000,
};

static struct app app;
static struct settings settings;

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

static const struct library *library(void)
{
    return &app.library.view;
}

static void start(const char *assets)
{
    static struct options options = {.width = 1280, .height = 800, .settings = &settings};
    options.rules = *preset_find("american");
    setenv("CROWNHEAD_ASSETS", assets, 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!app_init(&app, &options))
        exit(1);
    app.waits = true;
    app_draw(&app);
}

static void press(SDL_Keycode key, uint16_t mods)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key, .mod = mods}}};
    SDL_Event up = {.key = {.type = SDL_KEYUP, .keysym = {.sym = key}}};
    app_event(&app, &event);
    app_event(&app, &up);
    app_draw(&app);
}

static void type(char letter)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT, .text = {letter}}};
    app_event(&app, &event);
    app_draw(&app);
}

/* As app_run does: until there is another answer, and its first row, on the screen; and, if it is
 * to be `whole`, all that is found is known. */
static double await_answer(unsigned answers, double begin, bool whole)
{
    const struct library *shown = library();
    for (double end = begin + WAIT_MS; now() < end;) {
        if (shown->answers != answers && !(whole && shown->looking) && shown->found > 0 &&
            shown->row(shown->row_data, 0))
            return now() - begin;
        SDL_WaitEventTimeout(NULL, 100);
        SDL_FlushEvent(SDL_USEREVENT);
        app_draw(&app);
    }
    fprintf(stderr, "no answer on page %s: %d found, %u answers, looking %d %s\n",
            app.shell.desk.page->name, shown->found, shown->answers, shown->looking, shown->reason);
    exit(1);
}

/* Returns the time to the first page; `*whole`: to the whole list. */
static double open_library(double *whole)
{
    unsigned answers = library()->answers;
    double begin = now();
    press(SDLK_l, KMOD_LCTRL);
    double first = await_answer(answers, begin, false);
    *whole = await_answer(answers, begin, true);
    return first;
}

/* The same for a letter of the filter. */
static double type_letter(char letter, double *whole)
{
    unsigned answers = library()->answers;
    double begin = now();
    type(letter);
    double first = await_answer(answers, begin, false);
    *whole = await_answer(answers, begin, true);
    return first;
}

/* The list is shown in each order. Returns the longest time. */
static double order_all(void)
{
    struct room *room = shell_state(&app.shell, "library");
    double slowest = 0;
    for (int order = LIBRARY_ORDERS - 1; order >= 0; order--) {
        unsigned answers = library()->answers;
        double begin = now();
        room->order = (enum library_order)order;
        app_draw(&app);
        double passed = await_answer(answers, begin, true);
        slowest = passed > slowest ? passed : slowest;
    }
    return slowest;
}

/* The moves of the start position are counted. */
static double count_openings(void)
{
    double begin = now();
    press(SDLK_F7, 0);
    for (double end = begin + WAIT_MS; !library()->branches && now() < end;) {
        SDL_WaitEventTimeout(NULL, 100);
        SDL_FlushEvent(SDL_USEREVENT);
        app_draw(&app);
    }
    double passed = now() - begin;
    press(SDLK_ESCAPE, 0);
    return passed;
}

static void take_in(const char *path)
{
    char *file = SDL_strdup(path);
    SDL_Event drop = {.drop = {.type = SDL_DROPFILE, .file = file}};
    press(SDLK_l, KMOD_LCTRL);
    app_event(&app, &drop);
    while (!library()->import.ended) {
        SDL_WaitEventTimeout(NULL, 100);
        SDL_FlushEvent(SDL_USEREVENT);
        app_draw(&app);
    }
    printf("import, games a second\t%d\n", library()->import.per_second);
    SDL_free(file);
    press(SDLK_ESCAPE, 0);
}

static void restart(const char *assets)
{
    app_finish(&app);
    start(assets);
}

int main(int argc, char **argv)
{
    double page[RUNS], list[RUNS], again[RUNS], letters[RUNS], lettered[RUNS], orders[RUNS],
        openings[RUNS];
    if (argc != 3)
        return 2;
    settings = (struct settings){.file.in_memory = true};
    preferences_init(&settings.preferences);
    start(argv[1]);
    take_in(argv[2]);
    for (int i = 0; i < RUNS; i++) {
        restart(argv[1]);
        page[i] = open_library(&list[i]);
        letters[i] = type_letter((char)('1' + i), &lettered[i]);
        press(SDLK_ESCAPE, 0);
        press(SDLK_ESCAPE, 0);
        open_library(&again[i]);
        orders[i] = order_all();
        press(SDLK_ESCAPE, 0);
        openings[i] = count_openings();
    }
    printf("first page, ms\t%.1f\n", median(page, RUNS));
    printf("whole list, ms\t%.1f\n", median(list, RUNS));
    printf("opening again, ms\t%.1f\n", median(again, RUNS));
    printf("a letter, first page, ms\t%.1f\n", median(letters, RUNS));
    printf("a letter, whole list, ms\t%.1f\n", median(lettered, RUNS));
    printf("slowest order, ms\t%.1f\n", median(orders, RUNS));
    printf("openings, ms\t%.1f\n", median(openings, RUNS));
    press(SDLK_ESCAPE, 0); /* the next start shows the board */
    app_finish(&app);
    settings_close(&settings);
    return 0;
}

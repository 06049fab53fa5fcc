/* SPDX-License-Identifier: MIT */
/* What SDL says by itself has the shape of the program's own lines. */
#include "app/window/window.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

START_TEST(sdl_speaks_as_the_program_does)
{
    struct options options = {.dump_ui = true, .width = 64, .height = 64};
    SDL_Window *window;
    SDL_Renderer *renderer;
    window_prepare(&options);
    ck_assert(window_open(&options, &window, &renderer));
    FILE *file = tmpfile();
    int terminal = dup(STDERR_FILENO);
    dup2(fileno(file), STDERR_FILENO);
    SDL_LogCritical(SDL_LOG_CATEGORY_VIDEO, "no such mode: %d", 3);
    dup2(terminal, STDERR_FILENO);
    close(terminal);
    char said[256] = "";
    rewind(file);
    said[fread(said, 1, sizeof said - 1, file)] = '\0';
    fclose(file);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    SDL_Quit();
    ck_assert_str_eq(said, "crownhead: no such mode: 3\n");
}
END_TEST

SUITE(log)
{
    Suite *suite = suite_create("log");
    TCase *tcase = tcase_create("log");
    tcase_add_test(tcase, sdl_speaks_as_the_program_does);
    suite_add_tcase(suite, tcase);
    return suite;
}

/* SPDX-License-Identifier: MIT */
#include "app/app.h"
#include "app/script.h"
#include "app/window.h"
#include "base/log.h"
#include "base/translate.h"
#include "toolkit/dump.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Exit status: 0 done, 1 the environment or a script failed, 2 wrong usage. */
enum {
    STATUS_DONE,
    STATUS_FAILED,
    STATUS_USAGE,
};

/* What is closed gets something in its place that cannot be written or read: else the next file
 * that is opened would take its number, and what is printed would go into it. */
static void fill_closed_streams(void)
{
    for (int handle = STDIN_FILENO; handle <= STDERR_FILENO; handle++)
        while (fcntl(handle, F_GETFD) < 0 &&
               open("/dev/null", handle == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0)
            ;
}

static bool say_unprinted(void)
{
    log_warning("standard output takes no more: %s", strerror(errno ? errno : EIO));
    return false;
}

/* `status`, or, with a sentence, that of a failure if not all has been printed. */
static int finish_output(int status)
{
    errno = 0;
    bool printed = (fflush(stdout) == 0 && !ferror(stdout)) || say_unprinted();
    return printed ? status : STATUS_FAILED;
}

/* A terminal that is closed ends the program as a signal to end does, unless whoever started it
 * wants it to stay. */
static void end_like_told(int signal)
{
    (void)signal;
    raise(SIGTERM);
}

static void hear_hangup(void)
{
    struct sigaction action;
    if (sigaction(SIGHUP, NULL, &action) != 0 || action.sa_handler == SIG_IGN)
        return;
    action = (struct sigaction){.sa_handler = end_like_told};
    sigaction(SIGHUP, &action, NULL);
}

/* A file that may not grow any more is an error like a full disk, which is told, and no reason to
 * end. */
static void outlive_limits(void)
{
    signal(SIGXFSZ, SIG_IGN);
}

static bool play_script(struct app *app, const struct options *options)
{
    return !options->script || script_run(app, options->script);
}

static bool take_screenshot(struct app *app, const struct options *options)
{
    return !options->screenshot || app_screenshot(app, options->screenshot);
}

/* Past stdio, which after a signal would wait once more for whoever does not read. */
static bool print_all(const struct app *app, const char *bytes, size_t left)
{
    while (left > 0 && !app_told_to_end(app)) {
        ssize_t count = write(STDOUT_FILENO, bytes, left);
        if (count < 0 && errno != EINTR)
            return say_unprinted();
        bytes += count < 0 ? 0 : count;
        left -= count < 0 ? 0 : (size_t)count;
    }
    return left == 0;
}

static bool dump(struct app *app, const struct options *options)
{
    char *text = NULL;
    size_t size = 0;
    if (!options->dump_ui)
        return true;
    app_draw(app);
    FILE *memory = open_memstream(&text, &size);
    if (memory)
        ui_dump(&app->shell.ui, memory);
    bool printed = memory && fclose(memory) == 0 && print_all(app, text, size);
    free(text);
    return printed;
}

/* What the options for tests ask for, in this order; the program leaves after it, or as soon as it
 * is told to. */
static int run_tasks(struct app *app, const struct options *options)
{
    static bool (*const tasks[])(struct app *, const struct options *) = {play_script,
                                                                          take_screenshot, dump};
    bool done = true;
    for (size_t i = 0; i < SDL_arraysize(tasks) && !app_told_to_end(app); i++)
        done &= tasks[i](app, options);
    return done && !app_told_to_end(app) ? STATUS_DONE : STATUS_FAILED;
}

/* Names and titles are UTF-8, so the C library must think so too: without it the window's title
 * never changes for X11 programs that read the old property. A bare Debian has only C.UTF-8. */
static void set_character_type(void)
{
    if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        setlocale(LC_CTYPE, "C.UTF-8");
}

static int run(const struct options *options)
{
    struct app app;
    int status = STATUS_FAILED;
    if (app_init(&app, options)) {
        hear_hangup(); /* from here on SDL hears the others */
        if (options->script || options->screenshot || options->dump_ui) {
            status = run_tasks(&app, options);
        } else {
            app_run(&app);
            status = STATUS_DONE;
        }
    }
    app_finish(&app);
    return status;
}

/* What was wrong has been said. */
static int wrong_usage(void)
{
    fprintf(stderr, "%s\n", tr("Try 'crownhead --help' for more."));
    return STATUS_USAGE;
}

int main(int argc, char **argv)
{
    fill_closed_streams();
    outlive_limits();
    set_character_type();
    translate_open(NULL, NULL);
    struct options options;
    switch (options_parse(argc, argv, &options)) {
    case OPTIONS_LEAVE:
        return finish_output(STATUS_DONE);
    case OPTIONS_WRONG:
        return wrong_usage();
    case OPTIONS_RUN:
        break;
    }
    struct config config;
    config_load(&config, &options);
    options.config = &config;
    window_recall(&options, &config.window);
    int status = config_find_rules(&config, &options) ? run(&options) : STATUS_USAGE;
    config_close(&config);
    return status == STATUS_USAGE ? wrong_usage() : status;
}

/* SPDX-License-Identifier: MIT */
#include "app/window/app.h"
#include "app/window/script.h"
#include "app/window/window.h"
#include "base/log.h"
#include "base/translate.h"
#include "system/catalogues.h"
#include "system/interrupts.h"
#include "system/languages.h"
#include "system/processes.h"
#include "system/streams.h"
#include "text/text.h"
#include "toolkit/dump.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Exit status: 0 done, 1 the environment or a script failed, 2 wrong usage. */
enum {
    STATUS_DONE,
    STATUS_FAILED,
    STATUS_USAGE,
};

static bool say_unprinted(void)
{
    LOG(tr("cannot write standard output: {reason}"), {"reason", strerror(errno ? errno : EIO)});
    return false;
}

/* Returns `status`, or, with a sentence, that of a failure if the output could not be written. */
static int finish_output(int status)
{
    errno = 0;
    bool printed = (fflush(stdout) == 0 && !ferror(stdout)) || say_unprinted();
    return printed ? status : STATUS_FAILED;
}

static bool play_script(struct app *app, const struct options *options)
{
    return !options->script || script_run(app, options->script);
}

static bool take_screenshot(struct app *app, const struct options *options)
{
    return !options->screenshot || app_screenshot(app, options->screenshot);
}

/* Writes without stdio, which after a signal would wait again for a slow reader. */
static bool print_all(const struct app *app, const char *bytes, size_t left)
{
    while (left > 0 && !app_told_to_end(app)) {
        long count = stream_print(bytes, left);
        if (count < 0)
            return say_unprinted();
        bytes += count;
        left -= (size_t)count;
    }
    return left == 0;
}

static bool dump(struct app *app, const struct options *options)
{
    struct memory_stream memory;
    if (!options->dump_ui)
        return true;
    app_draw(app);
    if (!memory_stream_open(&memory))
        return say_unprinted();
    ui_dump(&app->shell.ui, memory.file);
    char *text = memory_stream_close(&memory);
    bool printed = text ? print_all(app, text, memory.size) : say_unprinted();
    free(text);
    return printed;
}

/* Runs the tasks of the test options, in this order. The program ends after them, or as soon as it
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

static int run(const struct options *options)
{
    struct app app;
    int status = STATUS_FAILED;
    if (app_init(&app, options)) {
        interrupt_heed_hangup(); /* SDL handles the other signals from here on */
        if (options->script || options->screenshot || options->dump_ui) {
            status = run_tasks(&app, options);
        } else {
            streams_leave_console();
            app_run(&app);
            status = STATUS_DONE;
        }
    }
    app_finish(&app);
    return status;
}

/* Plays in the terminal: nothing of a window is made ready. No clock runs there, so a new match has
 * none. */
static int run_text(const struct options *options)
{
    struct text_setup setup = {
        .match = settings_new_match(options->settings, options),
        .anew = autosave_begins_anew(options),
        .book = &options->settings->rulebook,
        .seats = {options->seats[BLACK], options->seats[WHITE]},
    };
    setup.match.control = (struct time_control){0};
    return text_play(&setup, stream_input(), stdout) ? STATUS_DONE : STATUS_FAILED;
}

/* Prints the hint after a fault of usage has been reported. Returns the exit status. */
static int wrong_usage(void)
{
    fprintf(stderr, "%s\n", tr("Try 'crownhead --help' for more."));
    return STATUS_USAGE;
}

int main(int argc, char **argv)
{
    process_begin(&argc, &argv);
    streams_begin();
    interrupt_outlive_limits();
    unicode_use();
    catalogues_open();
    struct options options;
    switch (options_parse(argc, argv, &options)) {
    case OPTIONS_LEAVE:
        return finish_output(STATUS_DONE);
    case OPTIONS_WRONG:
        return wrong_usage();
    case OPTIONS_RUN:
        break;
    }
    struct settings settings;
    settings_load(&settings, &options);
    translate_use(preferences_language(&settings.preferences));
    options.settings = &settings;
    window_recall(&options, &settings.window);
    int status = !settings_find_rules(&settings, &options) ? STATUS_USAGE
                 : options.text                            ? run_text(&options)
                                                           : run(&options);
    settings_close(&settings);
    if (options.text)
        interrupt_obey();
    return status == STATUS_USAGE ? wrong_usage() : status;
}

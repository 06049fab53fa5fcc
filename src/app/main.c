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

/* `status`, or, with a sentence, that of a failure if not all has been printed. */
static int finish_output(int status)
{
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return status;
    log_warning("standard output takes no more: %s", strerror(errno ? errno : EIO));
    return STATUS_FAILED;
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

/* What the options for tests ask for, in this order; the program leaves after it. */
static int run_tasks(struct app *app, const struct options *options)
{
    bool done = true;
    if (options->script)
        done = script_run(app, options->script);
    if (options->screenshot)
        done &= app_screenshot(app, options->screenshot);
    if (options->dump_ui) {
        app_draw(app);
        ui_dump(&app->shell.ui, stdout);
    }
    return finish_output(done ? STATUS_DONE : STATUS_FAILED);
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

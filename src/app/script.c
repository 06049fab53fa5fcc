/* SPDX-License-Identifier: MIT */
#include "app/script.h"

#include "app/script_commands.h"
#include "base/log.h"

#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    LISTEN_MS = 100, /* how late it is noticed at most that a signal came just before a wait */
};

/* The next word, or text in quotes, cut off the line that it stands in; NULL at its end. */
static char *next_word(char **line)
{
    char *at = *line + strspn(*line, " \t\r\n\v\f");
    if (*at == '\0' || *at == '#')
        return NULL;
    bool quoted = *at == '"';
    char *word = at + quoted, *end = word + strcspn(word, quoted ? "\"" : " \t\r\n\v\f");
    *line = end + (*end != '\0');
    *end = '\0';
    return word;
}

static void split(struct script *script, char *line)
{
    script->word_count = 0;
    for (char *word; (word = next_word(&line)); script->word_count++)
        if (script->word_count < SCRIPT_WORDS_MAX)
            script->words[script->word_count] = word;
}

static bool run_line(struct script *script, char *line, size_t length)
{
    if (strlen(line) != length)
        return script_fail(script, "this line is no text", "");
    split(script, line);
    return script->word_count == 0 || script_do(script);
}

/* Opened without waiting: a pipe may have nobody yet who writes into it. No more is read than is
 * asked for, so that what is left can be waited for. */
static FILE *open_script(const char *file)
{
    int handle = open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    int flags = handle < 0 ? -1 : fcntl(handle, F_GETFL);
    FILE *in =
        flags >= 0 && fcntl(handle, F_SETFL, flags & ~O_NONBLOCK) == 0 ? fdopen(handle, "r") : NULL;
    if (in)
        setvbuf(in, NULL, _IONBF, 0);
    else if (handle >= 0)
        close(handle);
    return in;
}

/* Waits until there is something to read, or the end of it. False if the program is told to end. */
static bool wait_for_line(const struct app *app, FILE *in)
{
    struct pollfd waited = {.fd = fileno(in), .events = POLLIN};
    while (!app_told_to_end(app))
        if (poll(&waited, 1, LISTEN_MS) > 0)
            return true;
    return false;
}

/* Returns whether all went well; `number` is the line that came last. */
static bool run_lines(struct script *script, FILE *in, int *number)
{
    char *line = NULL;
    size_t capacity = 0;
    bool done = true;
    for (ssize_t length; done && script->app->running && wait_for_line(script->app, in) &&
                         (length = getline(&line, &capacity, in)) >= 0;) {
        ++*number;
        done = run_line(script, line, (size_t)length);
    }
    free(line);
    if (done && app_told_to_end(script->app))
        return script_fail(script, "told to end", "");
    return done;
}

bool script_run(struct app *app, const char *file)
{
    FILE *in = open_script(file);
    if (!in) {
        log_warning("the script %s cannot be read", file);
        return false;
    }
    struct script script = {.app = app};
    int number = 0;
    app->own_clock = true;
    app_draw(app);
    keeper_check(&app->keeper);
    bool done = run_lines(&script, in, &number);
    if (!done)
        log_warning("%s:%d: %s", file, number, script.fault);
    if (done && app->running && !feof(in)) { /* also where a line is longer than the memory */
        log_warning("the script %s cannot be read", file);
        done = false;
    }
    fclose(in);
    return done;
}

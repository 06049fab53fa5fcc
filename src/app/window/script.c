/* SPDX-License-Identifier: MIT */
#include "app/window/script.h"

#include "app/window/script_commands.h"
#include "base/line_reader.h"
#include "base/log.h"
#include "system/streams.h"

#include <stdio.h>
#include <string.h>

enum {
    LISTEN_MS = 100, /* the longest delay in noticing a signal that came just before a wait */
};

/* Cuts the next word, or text in quotes, off the line. Returns NULL at its end. */
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

/* Waits until there is input or its end. Returns false if the program is told to end. */
static bool wait_for_line(const struct app *app, FILE *in)
{
    while (!app_told_to_end(app))
        if (stream_wait(in, LISTEN_MS))
            return true;
    return false;
}

/* Returns true if all lines succeeded. Sets `*number` to the number of the last line. */
static bool run_lines(struct script *script, FILE *in, int *number)
{
    struct line_reader line = line_reader_init(in);
    bool done = true;
    while (done && script->app->running && wait_for_line(script->app, in) &&
           line_reader_next(&line)) {
        ++*number;
        done = run_line(script, line.text, line.length);
    }
    line_reader_finish(&line);
    if (done && app_told_to_end(script->app))
        return script_fail(script, "told to end", "");
    return done;
}

bool script_run(struct app *app, const char *file)
{
    FILE *in = stream_open(file);
    if (!in) {
        log_warning("the script %s cannot be read", file);
        return false;
    }
    struct script script = {.app = app};
    int number = 0;
    app->own_clock = true;
    app->companion.rng = rng_init(0); /* a script always meets the same computer */
    app_draw(app);
    autosave_check(&app->autosave);
    bool done = run_lines(&script, in, &number);
    if (!done)
        log_warning("%s:%d: %s", file, number, script.fault);
    if (done && app->running && !feof(in)) { /* also if a line is longer than the buffer */
        log_warning("the script %s cannot be read", file);
        done = false;
    }
    fclose(in);
    return done;
}

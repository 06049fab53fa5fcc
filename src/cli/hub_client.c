/* SPDX-License-Identifier: MIT */
#include "cli/hub_client.h"

#include "base/array.h"
#include "base/printable.h"
#include "cli/clock.h"
#include "notation/ruleset_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    BEGIN_MILLISECONDS = 60000, /* for its tables and weights */
    GRACE_MILLISECONDS = 1000,  /* beyond the time for a move */
    MOVE_MILLISECONDS = 60000,  /* where there is no such time */
    LINE_MAX_BYTES = 1024,      /* of a line, but for what was told on the command line */
};

static enum reply reply_without_line(enum heard heard)
{
    return heard == HEARD_STOP ? REPLY_STOPPED : heard == HEARD_NOTHING ? REPLY_LATE : REPLY_GONE;
}

/* Waits for a command; its other pairs are in `reader`. */
static enum reply hear_any(struct program *program, int64_t until, const atomic_bool *stop,
                           struct hub_reader *reader, struct hub_pair *command)
{
    do {
        char *line;
        enum heard heard = program_hear(program, until, stop, &line);
        if (heard != HEARD_LINE)
            return reply_without_line(heard);
        *reader = hub_reader_init(line);
    } while (!hub_reader_next(reader, command));
    return REPLY_MOVE;
}

/* Waits for this command. What `note` wants to know of others it is told. */
static enum reply
hear_command(struct program *program, const char *awaited, int64_t until, const atomic_bool *stop,
             struct hub_reader *reader,
             void (*note)(void *self, const char *command, struct hub_reader *reader), void *self)
{
    for (;;) {
        struct hub_pair command;
        enum reply reply = hear_any(program, until, stop, reader, &command);
        if (reply != REPLY_MOVE || strcmp(command.name, awaited) == 0)
            return reply;
        note(self, command.name, reader);
    }
}

/* --- The beginning --- */

/* Those of our own names that it has for parameters. */
struct known_params {
    bool rules, threads, hash;
};

static void note_param(void *self, const char *command, struct hub_reader *reader)
{
    struct known_params *known = self;
    struct hub_pair pair;
    while (strcmp(command, "param") == 0 && hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "name") != 0)
            continue;
        known->rules |= strcmp(pair.value, "rules") == 0;
        known->threads |= strcmp(pair.value, "threads") == 0;
        known->hash |= strcmp(pair.value, "hash") == 0;
    }
}

static void set_param(struct program *program, const char *name, const char *value)
{
    size_t size = strlen(name) + strlen(value) + LINE_MAX_BYTES;
    char *line = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(line, size);
    strbuf_add(&out, "set-param");
    hub_pair_print(&out, "name", name);
    hub_pair_print(&out, "value", value);
    program_say(program, line);
    free(line);
}

/* name=value, as it was told. */
static void set_told_param(struct program *program, const char *param)
{
    char *name = array_copy_text(param);
    char *end = strchr(name, '=');
    *end = '\0';
    set_param(program, name, end + 1);
    free(name);
}

static void set_params(struct program *program, const struct entrant *entrant,
                       const struct named_ruleset *rules, const struct known_params *known)
{
    char text[RULESET_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    ruleset_print(&out, rules);
    if (known->rules)
        set_param(program, "rules", text);
    if (known->threads && entrant->threads_given)
        set_param(program, "threads", number_text(entrant->settings.threads).text);
    if (known->hash && entrant->megabytes_given)
        set_param(program, "hash", number_text(entrant->settings.megabytes).text);
    for (int i = 0; i < entrant->param_count; i++)
        set_told_param(program, entrant->params[i]);
}

enum reply hub_client_begin(struct program *program, const struct entrant *entrant,
                            const struct named_ruleset *rules, const atomic_bool *stop)
{
    int64_t until = clock_milliseconds(NULL) + BEGIN_MILLISECONDS;
    struct known_params known = {0};
    struct hub_reader reader;
    program_say(program, "hub");
    enum reply reply = hear_command(program, "wait", until, stop, &reader, note_param, &known);
    if (reply != REPLY_MOVE)
        return reply;
    set_params(program, entrant, rules, &known);
    program_say(program, "init");
    return hear_command(program, "ready", until, stop, &reader, note_param, &known);
}

/* --- A move --- */

void hub_client_new_game(struct program *program)
{
    program_say(program, "new-game");
}

/* The whole game, so that whoever counts repetitions and quiet plies can. */
static char *print_game(const struct game *game)
{
    struct position start = game_position_at(game, 0);
    size_t size = HUB_POSITION_MAX + 32 + (size_t)game->cursor * HUB_MOVE_MAX;
    char *text = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(text, size);
    strbuf_add(&out, "pos pos=");
    hub_position_print(&out, &start);
    strbuf_add(&out, game->cursor > 0 ? " moves=\"" : "");
    for (int ply = 0; ply < game->cursor; ply++) {
        strbuf_add(&out, ply > 0 ? " " : "");
        hub_move_print(&out, game_move_at(game, ply));
    }
    strbuf_add(&out, game->cursor > 0 ? "\"" : "");
    return text;
}

static void say_level(struct program *program, const struct engine_limits *limits)
{
    char line[LINE_MAX_BYTES];
    struct strbuf out = strbuf_init(line, sizeof line);
    strbuf_add(&out, "level");
    if (limits->depth > 0)
        strbuf_addf(&out, " depth=%d", limits->depth);
    if (limits->nodes > 0)
        strbuf_addf(&out, " nodes=%" PRIu64, limits->nodes);
    if (limits->milliseconds > 0)
        strbuf_addf(&out, " move-time=%d.%03d", limits->milliseconds / 1000,
                    limits->milliseconds % 1000);
    program_say(program, line);
}

/* Who has gone is found out when nothing is heard of him. */
static void ask(struct program *program, const struct entrant *entrant, const struct game *game)
{
    char *text = print_game(game);
    program_say(program, text);
    say_level(program, &entrant->settings.limits);
    program_say(program, "go think");
    free(text);
}

/* The last score that it tells is that of its move. */
static void note_score(void *self, const char *command, struct hub_reader *reader)
{
    struct choice *choice = self;
    struct hub_pair pair;
    while (strcmp(command, "info") == 0 && hub_reader_next(reader, &pair))
        if (strcmp(pair.name, "score") == 0)
            choice->better = strtod(pair.value, NULL) > 0;
}

/* The move among the pairs behind "done". */
static bool find_move(struct hub_reader *reader, const struct game *game, struct choice *choice)
{
    struct position position = game_position(game);
    struct movelist list;
    struct hub_pair pair;
    movegen(&game->rules.rules, &position, &list);
    while (hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "move") != 0)
            continue;
        const struct move *found = hub_move_find(pair.value, &list);
        strbuf_copy(choice->said, sizeof choice->said, pair.value);
        printable_make(choice->said);
        if (found)
            choice->move = *found;
        return found;
    }
    return false;
}

enum reply hub_client_choose(struct program *program, const struct entrant *entrant,
                             const struct game *game, const atomic_bool *stop,
                             struct choice *choice)
{
    int limit = entrant->settings.limits.milliseconds;
    int64_t until =
        clock_milliseconds(NULL) + (limit > 0 ? limit + GRACE_MILLISECONDS : MOVE_MILLISECONDS);
    struct hub_reader reader;
    *choice = (struct choice){.better = false};
    ask(program, entrant, game);
    enum reply reply = hear_command(program, "done", until, stop, &reader, note_score, choice);
    if (reply != REPLY_MOVE)
        return reply;
    return find_move(&reader, game, choice) ? REPLY_MOVE : REPLY_ILLEGAL;
}

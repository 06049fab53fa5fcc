/* SPDX-License-Identifier: MIT */
#include "link/hub_client.h"

#include "base/array.h"
#include "base/template.h"
#include "base/utf8.h"
#include "notation/ruleset_text.h"
#include "system/clock.h"

#include <inttypes.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum {
    GREET_MILLISECONDS = 15000, /* to say what it is; who says nothing may not speak Hub at all */
    READY_MILLISECONDS = 60000, /* to get ready: it may read large tables */
    GRACE_MILLISECONDS = 1000,  /* more than the time for a move */
    MOVE_MILLISECONDS = 60000,  /* for a move without a time limit */
    LINE_MAX_BYTES = 1024,      /* of a line, without texts of the command line */
    STOP_MILLISECONDS = 500,    /* to tell a move when it is told to stop */
    GLANCE = 20,                /* milliseconds between two looks at the stop flag */
    CHUNK = 4096,
    HEARD_BYTES_MAX = 1 << 20, /* a longer line ends the dialogue */
};

bool hub_client_start(struct hub_client *client, const char *command)
{
    *client = (struct hub_client){0};
    return child_start(&client->child, command);
}

/* --- Lines --- */

static void put_unsaid(struct hub_client *client, const char *text, size_t size)
{
    client->unsaid =
        array_reserve(client->unsaid, &client->unsaid_capacity, client->unsaid_count + size, 1);
    memcpy(client->unsaid + client->unsaid_count, text, size);
    client->unsaid_count += size;
}

/* Writes as much as the program takes now. Returns false if it does not listen any more. */
static bool say_more(struct hub_client *client)
{
    if (client->unsaid_count == 0)
        return true;
    long size = child_write(&client->child, client->unsaid, client->unsaid_count);
    if (size < 0)
        return false;
    client->unsaid_count -= (size_t)size;
    memmove(client->unsaid, client->unsaid + size, client->unsaid_count);
    return true;
}

static void say(struct hub_client *client, const char *line)
{
    put_unsaid(client, line, strlen(line));
    put_unsaid(client, "\n", 1);
    say_more(client); /* hear_line notices if it has gone */
}

void hub_client_end(struct hub_client *client)
{
    say(client, "quit");
    child_end(&client->child);
    free(client->bytes);
    free(client->unsaid);
}

/* Returns the next complete line that it has said, or NULL. While it has not taken all that it was
 * told, nothing is an answer. */
static char *take_line(struct hub_client *client)
{
    if (client->at == client->count || client->unsaid_count > 0)
        return NULL;
    char *line = client->bytes + client->at;
    char *end = memchr(line, '\n', client->count - client->at);
    if (!end)
        return NULL;
    *end = '\0';
    client->at = (size_t)(end + 1 - client->bytes);
    return line;
}

/* Reads more after what has not been heard. Returns false at the end. */
static bool read_more(struct hub_client *client)
{
    client->count -= client->at;
    if (client->at > 0)
        memmove(client->bytes, client->bytes + client->at, client->count);
    client->at = 0;
    client->bytes = array_reserve(client->bytes, &client->capacity, client->count + CHUNK, 1);
    long size = child_read(&client->child, client->bytes + client->count, CHUNK);
    if (size > 0)
        client->count += (size_t)size;
    return size > 0;
}

/* Waits a moment until it can be read from or written to, and does so. Returns false if it does not
 * listen or talk any more, or says too much. */
static bool exchange(struct hub_client *client, int64_t until)
{
    int64_t left = until - clock_milliseconds(NULL);
    int most = left < 0 ? 0 : left < GLANCE ? (int)left : GLANCE;
    bool reads, writes = client->unsaid_count > 0;
    child_wait(&client->child, most, &reads, &writes);
    if (writes && !say_more(client))
        return false;
    return (!reads || read_more(client)) && client->count <= HEARD_BYTES_MAX;
}

/* Waits for a line. REPLY_MOVE: `*line`, without its end, is lent until the next call. */
static enum hub_reply hear_line(struct hub_client *client, int64_t until, const atomic_bool *stop,
                                char **line)
{
    for (;;) {
        if (stop && atomic_load(stop))
            return REPLY_STOPPED;
        if (clock_milliseconds(NULL) >= until)
            return REPLY_LATE;
        if ((*line = take_line(client)))
            return REPLY_MOVE;
        if (!exchange(client, until))
            return REPLY_GONE;
    }
}

/* Waits for a command. `reader` has the rest of its line. */
static enum hub_reply hear_any(struct hub_client *client, int64_t until, const atomic_bool *stop,
                               struct hub_reader *reader, struct hub_pair *command)
{
    do {
        char *line;
        enum hub_reply reply = hear_line(client, until, stop, &line);
        if (reply != REPLY_MOVE)
            return reply;
        *reader = hub_reader_init(line);
    } while (!hub_reader_next(reader, command));
    return REPLY_MOVE;
}

/* Waits so long for the command `awaited`. Calls `note` for each other command. */
static enum hub_reply
hear_command(struct hub_client *client, const char *awaited, int milliseconds,
             const atomic_bool *stop, struct hub_reader *reader,
             void (*note)(void *self, const char *command, struct hub_reader *reader), void *self)
{
    int64_t until = clock_milliseconds(NULL) + milliseconds;
    client->milliseconds = milliseconds;
    for (;;) {
        struct hub_pair command;
        enum hub_reply reply = hear_any(client, until, stop, reader, &command);
        if (reply != REPLY_MOVE || strcmp(command.name, awaited) == 0)
            return reply;
        note(self, command.name, reader);
    }
}

/* --- The beginning --- */

/* The parameters that the program has, of those that have a fixed name here. */
struct known_params {
    struct hub_client *client;
    const char *id;                /* of the rules, if they are a shipped rule set; else NULL */
    bool rules, variants, variant; /* it tells its variants, and these rules are one of them */
    bool numbers[ENGINE_PARAMETER_COUNT];
};

/* Returns true if `word` is one of the words of the text. */
static bool has_word(const char *text, const char *word)
{
    size_t length = strlen(word);
    for (; *text; text += strcspn(text, " "), text += strspn(text, " "))
        if (strcspn(text, " ") == length && strncmp(text, word, length) == 0)
            return true;
    return false;
}

static void copy_printable(char out[HUB_NAME_MAX], const char *text)
{
    strbuf_copy(out, HUB_NAME_MAX, text);
    utf8_make_printable(out, "");
}

/* id name=Scan version=3.1 author="Fabien Letouzey" */
static void note_id(struct hub_client *client, struct hub_reader *reader)
{
    char name[HUB_NAME_MAX] = "", version[HUB_NAME_MAX] = "";
    struct strbuf out = strbuf_init(client->name, sizeof client->name);
    struct hub_pair pair;
    while (hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "name") == 0)
            copy_printable(name, pair.value);
        else if (strcmp(pair.name, "version") == 0)
            copy_printable(version, pair.value);
    }
    strbuf_addf(&out, "%s%s%s", name, version[0] ? " " : "", version);
}

static void note_error(struct hub_client *client, struct hub_reader *reader)
{
    struct hub_pair pair;
    while (hub_reader_next(reader, &pair))
        if (strcmp(pair.name, "message") == 0)
            copy_printable(client->error, pair.value);
}

/* param name=variant value=normal type=enum values="normal killer" */
static void note_param(struct known_params *known, struct hub_reader *reader)
{
    char name[HUB_NAME_MAX] = "";
    struct hub_pair pair;
    while (hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "name") == 0)
            strbuf_copy(name, sizeof name, pair.value);
        else if (strcmp(name, "variant") == 0 && strcmp(pair.name, "values") == 0)
            known->variant = known->id && has_word(pair.value, known->id);
    }
    known->rules |= strcmp(name, "rules") == 0;
    known->variants |= strcmp(name, "variant") == 0;
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++)
        known->numbers[i] |= strcmp(name, engine_parameter_rows[i].name) == 0;
}

static void note_beginning(void *self, const char *command, struct hub_reader *reader)
{
    struct known_params *known = self;
    if (strcmp(command, "param") == 0)
        note_param(known, reader);
    else if (strcmp(command, "id") == 0)
        note_id(known->client, reader);
    else if (strcmp(command, "error") == 0)
        note_error(known->client, reader);
}

static void set_param(struct hub_client *client, const char *name, const char *value)
{
    size_t size = strlen(name) + strlen(value) + LINE_MAX_BYTES;
    char *line = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(line, size);
    strbuf_add(&out, "set-param");
    hub_pair_print(&out, "name", name);
    hub_pair_print(&out, "value", value);
    say(client, line);
    free(line);
}

/* `param` is name=value. */
static void set_told_param(struct hub_client *client, const char *param)
{
    char *name = array_copy_text(param);
    char *end = strchr(name, '=');
    *end = '\0';
    set_param(client, name, end + 1);
    free(name);
}

static void set_params(struct hub_client *client, const struct hub_settings *settings,
                       const struct named_ruleset *rules, const struct known_params *known)
{
    char text[RULESET_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    ruleset_print(&out, settings->told_rules ? settings->told_rules : rules);
    if (known->rules)
        set_param(client, "rules", text);
    else if (known->variant)
        set_param(client, "variant", known->id);
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++)
        if (known->numbers[i] && settings->numbers[i] > 0)
            set_param(client, engine_parameter_rows[i].name,
                      number_text(settings->numbers[i]).text);
    for (int i = 0; i < settings->param_count; i++)
        set_told_param(client, settings->params[i]);
}

/* Returns the id of the shipped rule set that has these rules; NULL: there is none. */
static const char *shipped_id(const struct named_ruleset *rules)
{
    const struct named_ruleset *preset = preset_find(rules->id);
    return preset && ruleset_equal(&preset->rules, &rules->rules) ? preset->id : NULL;
}

enum hub_reply hub_client_begin(struct hub_client *client, const struct hub_settings *settings,
                                const struct named_ruleset *rules, const atomic_bool *stop)
{
    struct known_params known = {.client = client, .id = shipped_id(rules)};
    struct hub_reader reader;
    client->patience = settings->patience;
    say(client, "hub");
    enum hub_reply reply =
        hear_command(client, "wait", GREET_MILLISECONDS, stop, &reader, note_beginning, &known);
    if (reply != REPLY_MOVE)
        return reply;
    if (known.variants && !known.rules && !known.variant)
        return REPLY_OTHER_RULES;
    set_params(client, settings, rules, &known);
    say(client, "init");
    return hear_command(client, "ready", READY_MILLISECONDS, stop, &reader, note_beginning, &known);
}

/* --- A game --- */

struct hub_game hub_game_of(const struct game *game)
{
    struct hub_game told = {
        .rules = game->rules,
        .start = game_position_at(game, 0),
        .now = game_position(game),
        .count = game->cursor,
    };
    told.moves = array_zeroed((size_t)game->cursor + 1, sizeof *told.moves);
    for (int ply = 0; ply < game->cursor; ply++)
        told.moves[ply] = *game_move_at(game, ply);
    return told;
}

void hub_game_finish(struct hub_game *game)
{
    free(game->moves);
    game->moves = NULL;
}

/* --- A move --- */

void hub_client_new_game(struct hub_client *client)
{
    say(client, "new-game");
}

/* Prints the whole game: the program may count repetitions and quiet plies. */
static char *print_game(const struct hub_game *game)
{
    size_t size = HUB_POSITION_MAX + 32 + (size_t)game->count * HUB_MOVE_MAX;
    char *text = array_zeroed(size, 1);
    struct strbuf out = strbuf_init(text, size);
    strbuf_add(&out, "pos pos=");
    hub_position_print(&out, &game->start);
    strbuf_add(&out, game->count > 0 ? " moves=\"" : "");
    for (int ply = 0; ply < game->count; ply++) {
        strbuf_add(&out, ply > 0 ? " " : "");
        hub_move_print(&out, &game->moves[ply]);
    }
    strbuf_add(&out, game->count > 0 ? "\"" : "");
    return text;
}

static void say_level(struct hub_client *client, const struct engine_limits *limits)
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
    say(client, line);
}

static void ask(struct hub_client *client, const struct engine_limits *limits,
                const struct hub_game *game)
{
    char *text = print_game(game);
    say(client, text);
    say_level(client, limits);
    say(client, "go think");
    free(text);
}

/* What was heard while it thinks. */
struct thought {
    struct hub_client *client;
    struct choice *choice;
};

/* Takes a score in men, within what the engine may say. */
static void note_score(struct choice *choice, const char *text)
{
    double hundredths = 100 * strtod(text, NULL);
    choice->scored = hundredths == hundredths;
    if (hundredths > SCORE_WIN || hundredths < -SCORE_WIN)
        choice->score = hundredths > 0 ? SCORE_WIN : -SCORE_WIN;
    else
        choice->score = choice->scored ? (int)hundredths : SCORE_DRAW;
}

/* The last score before "done" is that of the move. */
static void note_thought(void *self, const char *command, struct hub_reader *reader)
{
    struct thought *thought = self;
    struct hub_pair pair;
    if (strcmp(command, "error") == 0)
        note_error(thought->client, reader);
    while (strcmp(command, "info") == 0 && hub_reader_next(reader, &pair))
        if (strcmp(pair.name, "score") == 0)
            note_score(thought->choice, pair.value);
}

/* Finds the move in the rest of the line of "done". */
static bool find_move(struct hub_reader *reader, const struct hub_game *game, struct choice *choice)
{
    struct movelist list;
    struct hub_pair pair;
    movegen(&game->rules.rules, &game->now, &list);
    while (hub_reader_next(reader, &pair)) {
        if (strcmp(pair.name, "move") != 0)
            continue;
        const struct move *found = hub_move_find(pair.value, &list);
        strbuf_copy(choice->said, sizeof choice->said, pair.value);
        utf8_make_printable(choice->said, "");
        if (found)
            choice->move = *found;
        return found;
    }
    return false;
}

static enum hub_reply hear_move(struct hub_client *client, const struct hub_game *game,
                                int milliseconds, const atomic_bool *stop, struct choice *choice)
{
    struct hub_reader reader;
    struct thought thought = {client, choice};
    enum hub_reply reply =
        hear_command(client, "done", milliseconds, stop, &reader, note_thought, &thought);
    if (reply != REPLY_MOVE)
        return reply;
    return find_move(&reader, game, choice) ? REPLY_MOVE : REPLY_ILLEGAL;
}

enum hub_reply hub_client_choose(struct hub_client *client, const struct engine_limits *limits,
                                 const struct hub_game *game, const atomic_bool *stop,
                                 struct choice *choice)
{
    int64_t longest = (int64_t)limits->milliseconds + client->patience + GRACE_MILLISECONDS;
    int patience = limits->milliseconds == 0 ? MOVE_MILLISECONDS
                   : longest < INT_MAX       ? (int)longest
                                             : INT_MAX;
    *choice = (struct choice){.score = 0};
    ask(client, limits, game);
    return hear_move(client, game, patience, stop, choice);
}

enum hub_reply hub_client_stop(struct hub_client *client, const struct hub_game *game,
                               struct choice *choice)
{
    say(client, "stop");
    return hear_move(client, game, STOP_MILLISECONDS, NULL, choice);
}

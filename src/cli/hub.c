/* SPDX-License-Identifier: MIT */
/* The command hub: the engine's side of the Hub protocol (notation/hub_text.h). One thread reads
 * commands; another thinks or makes tables, so that it can be told to stop. */
#include "base/array.h"
#include "base/scan.h"
#include "base/translate.h"
#include "cli/command.h"
#include "cli/hub_lines.h"
#include "cli/input.h"
#include "cli/thinking.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "rules/movegen.h"
#include "system/clock.h"
#include "system/machine.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PONDERING = -1,
};

struct hub {
    struct named_ruleset rules;
    struct thinker_settings settings;
    bool open; /* the next three are, for these rules and settings */
    struct weights weights;
    struct tables tables;
    struct thinker thinker;
    struct tables_heard heard;
    struct position *positions; /* owned; those of the game, the one to think about last */
    size_t position_capacity;
    int position_count; /* 0: the last one could not be read */
    struct hub_level level;
    bool quit;

    pthread_t thread;
    bool started; /* the thread must be joined */
    atomic_bool thinking, stop;
    _Atomic int64_t clock_begin; /* PONDERING: the clock stands still */
    bool pondered;               /* the search began while it did */
    atomic_bool ending;          /* nothing more is read */
};

/* --- Thinking --- */

/* Returns the milliseconds that the engine has thought on its own time. */
static int64_t time_used(void *owner)
{
    struct hub *hub = owner;
    int64_t begin = atomic_load(&hub->clock_begin);
    return begin == PONDERING ? 0 : clock_milliseconds(NULL) - begin;
}

static void report(void *self, const struct engine_answer *answer)
{
    const struct hub *hub = self;
    hub_say_info(answer, !hub->pondered);
}

static void *think(void *self)
{
    struct hub *hub = self;
    struct engine_answer answer;
    struct engine_task task = thinker_task(&hub->thinker, hub->positions, hub->position_count);
    task.limits = hub_level_limits(&hub->level);
    task.stop = &hub->stop;
    task.now = time_used;
    task.report = report;
    task.owner = hub;
    engine_choose(hub->thinker.engine, &task, &answer);
    atomic_store(&hub->thinking, false); /* a command may follow as soon as "done" is read */
    hub_say_done(&answer);
    return NULL;
}

/* Waits until the other thread, if there is one, has ended. */
static void wait_for_thread(struct hub *hub)
{
    if (hub->started)
        pthread_join(hub->thread, NULL);
    hub->started = false;
}

static void close_thinker(struct hub *hub)
{
    if (hub->open) {
        thinker_close(&hub->thinker);
        tables_close(&hub->tables);
        weights_close(&hub->weights);
    }
    hub->open = false;
}

static struct tables_listener listener_of(struct hub *hub)
{
    return (struct tables_listener){tables_complain, &hub->heard};
}

/* Opens the thinker with the tables that are there. Making others would take the time of a move. */
static bool provide_thinker(struct hub *hub)
{
    const struct ruleset *rules = &hub->rules.rules;
    struct tables_listener listener = listener_of(hub);
    if (hub->open)
        return true;
    weights_provide(hub->heard.options, rules, &hub->weights);
    tables_open(&hub->tables, rules, ENDGAME_PIECES_MAX, &listener);
    bool opened = thinker_open(&hub->thinker, rules, &hub->settings, &hub->weights, &hub->tables);
    hub->open = true;
    if (!opened) {
        close_thinker(hub);
        hub_say_error(tr("there is not enough memory"));
    }
    return opened;
}

static void *get_ready(void *self)
{
    struct hub *hub = self;
    struct tables_listener listener = listener_of(hub);
    if (!provide_thinker(hub))
        return NULL;
    tables_make(&hub->tables, TABLES_PIECES_USUAL, machine_threads(), &listener, &hub->ending);
    hub_say("ready");
    return NULL;
}

/* --- The game --- */

static void add_position(struct hub *hub, const struct position *position)
{
    hub->positions = array_reserve(hub->positions, &hub->position_capacity,
                                   (size_t)hub->position_count + 1, sizeof *hub->positions);
    hub->positions[hub->position_count++] = *position;
}

static void begin_game(struct hub *hub, const struct position *start)
{
    hub->position_count = 0;
    add_position(hub, start);
}

/* Plays the moves from the last position. A move that is not legal leaves no position. */
static void play_moves(struct hub *hub, char *moves)
{
    static struct movelist list;
    char *rest;
    for (char *word = strtok_r(moves, " ", &rest); word; word = strtok_r(NULL, " ", &rest)) {
        const struct position *position = &hub->positions[hub->position_count - 1];
        movegen(&hub->rules.rules, position, &list);
        const struct move *move = hub_move_find(word, &list);
        if (!move) {
            hub_say_error_about(tr("no legal move here is '{word}'"), word);
            hub->position_count = 0;
            return;
        }
        struct position after = position_after(position, move);
        add_position(hub, &after);
    }
}

/* --- Parameters --- */

static void set_rules(struct hub *hub, const char *text)
{
    struct text_error error;
    if (!ruleset_parse(text, &hub->rules, &error)) {
        hub_say_error(error_sentence(&error).text);
        return;
    }
    struct position start = position_start(&hub->rules.rules);
    begin_game(hub, &start);
    close_thinker(hub);
}

static void set_number(struct hub *hub, int index, const char *text)
{
    const struct engine_parameter *row = &engine_parameter_rows[index];
    char sentence[120];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    uint64_t number;
    if (number_parse(text, 1, (uint64_t)row->most, &number)) {
        *engine_parameter_at(&hub->settings.parameters, index) = (int)number;
        close_thinker(hub);
        return;
    }
    FILL(&out, tr("{word} must be a whole number from 1 to {most}"), {"word", row->name},
         {"most", number_text(row->most).text});
    hub_say_error(sentence);
}

static void set_param(struct hub *hub, const char *name, const char *value)
{
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++) {
        if (strcmp(name, engine_parameter_rows[i].name) == 0) {
            set_number(hub, i, value);
            return;
        }
    }
    if (strcmp(name, "rules") == 0)
        set_rules(hub, value);
    else
        hub_say_error_about(tr("there is no parameter '{word}'"), name);
}

static void say_params(struct hub *hub)
{
    char text[RULESET_TEXT_MAX], line[HUB_LINE_MAX];
    struct strbuf rules = strbuf_init(text, sizeof text), out = strbuf_init(line, sizeof line);
    ruleset_print(&rules, &hub->rules);
    strbuf_add(&out, "param name=rules");
    hub_pair_print(&out, "value", text);
    strbuf_add(&out, " type=string");
    hub_say(line);
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++) {
        snprintf(line, sizeof line, "param name=%s value=%d type=int min=1 max=%d",
                 engine_parameter_rows[i].name, *engine_parameter_at(&hub->settings.parameters, i),
                 engine_parameter_rows[i].most);
        hub_say(line);
    }
}

/* --- Commands --- */

/* Each function carries a command out. `told` has the values of the arguments that the command's
 * row names: NULL for one that the line does not have. */

static void do_hub(struct hub *hub, const char *const *told)
{
    (void)told;
    hub_say("id name=Crownhead version=" CROWNHEAD_VERSION " author=\"The Crownhead developers\"");
    say_params(hub);
    hub_say("wait");
}

enum {
    PARAM_NAME,
    PARAM_VALUE,
    PARAM_COUNT,
};

static const char *const param_names[PARAM_COUNT] = {
    [PARAM_NAME] = "name", [PARAM_VALUE] = "value"};

static void do_set_param(struct hub *hub, const char *const *told)
{
    set_param(hub, told[PARAM_NAME] ? told[PARAM_NAME] : "",
              told[PARAM_VALUE] ? told[PARAM_VALUE] : "");
}

static void do_init(struct hub *hub, const char *const *told)
{
    (void)told;
    hub->started = pthread_create(&hub->thread, NULL, get_ready, hub) == 0;
    if (!hub->started)
        get_ready(hub); /* without a thread: "quit" is not read meanwhile */
}

static void do_new_game(struct hub *hub, const char *const *told)
{
    (void)told;
    if (hub->open)
        engine_forget(hub->thinker.engine);
}

/* After a position that cannot be read there is none: the one before is not the one meant. */
static void forget_position(struct hub *hub)
{
    hub->position_count = 0;
}

enum {
    POS_START,
    POS_POSITION,
    POS_MOVES,
    POS_COUNT,
};

static const char *const pos_names[POS_COUNT] = {
    [POS_START] = "start", [POS_POSITION] = "pos", [POS_MOVES] = "moves"};

static void do_pos(struct hub *hub, const char *const *told)
{
    struct position start = position_start(&hub->rules.rules);
    struct text_error error;
    forget_position(hub);
    if (!told[POS_START] && !told[POS_POSITION] && !told[POS_MOVES]) {
        hub_say_error(tr("a position needs start, pos or moves"));
        return;
    }
    if (told[POS_POSITION] && !hub_position_parse(told[POS_POSITION], &start, &error)) {
        hub_say_error(error_sentence(&error).text);
        return;
    }
    begin_game(hub, &start);
    if (told[POS_MOVES])
        play_moves(hub, (char *)told[POS_MOVES]);
}

static void say_complaint(const struct hub_complaint *complaint)
{
    hub_say_error_about(tr(complaint->sentence), complaint->word);
}

static void do_level(struct hub *hub, const char *const *told)
{
    struct hub_complaint complaint;
    if (!hub_level_read(told, &hub->level, &complaint))
        say_complaint(&complaint);
}

static bool begin_thought(struct hub *hub, bool ponder)
{
    if (hub->position_count == 0) {
        hub_say_error(tr("there is no position to think about"));
        return false;
    }
    atomic_store(&hub->stop, false);
    atomic_store(&hub->clock_begin, ponder ? PONDERING : clock_milliseconds(NULL));
    hub->pondered = ponder;
    if (!provide_thinker(hub))
        return false;
    atomic_store(&hub->thinking, true);
    hub->started = pthread_create(&hub->thread, NULL, think, hub) == 0;
    if (!hub->started) {
        atomic_store(&hub->thinking, false);
        hub_say_error(tr("there is not enough memory"));
    }
    return hub->started;
}

/* "go" must be answered whatever happens: the other program waits. */
static void answer_nothing(struct hub *hub)
{
    struct engine_answer nothing = {0};
    (void)hub;
    hub_say_done(&nothing);
}

static const char *const go_names[] = {"ponder"};

static void do_go(struct hub *hub, const char *const *told)
{
    if (!begin_thought(hub, told[0]))
        answer_nothing(hub);
}

static void do_ponder_hit(struct hub *hub, const char *const *told)
{
    (void)told;
    int64_t pondering = PONDERING;
    atomic_compare_exchange_strong(&hub->clock_begin, &pondering, clock_milliseconds(NULL));
}

static void do_stop(struct hub *hub, const char *const *told)
{
    (void)told;
    atomic_store(&hub->stop, true);
}

static void do_ping(struct hub *hub, const char *const *told)
{
    (void)hub;
    (void)told;
    hub_say("pong");
}

static void do_quit(struct hub *hub, const char *const *told)
{
    do_stop(hub, told);
    hub->quit = true;
}

static const struct hub_command {
    const char *name;
    void (*run)(struct hub *hub, const char *const *told);
    bool beside; /* allowed while the engine thinks */
    bool strict; /* as in hub_arguments_read */
    int argument_count;
    const char *const *arguments; /* the names of those that it reads */
    /* Called instead if the line cannot be read; NULL: nothing. */
    void (*refuse)(struct hub *hub);
} commands[] = {
    {"hub", do_hub},
    {"set-param", do_set_param, false, false, PARAM_COUNT, param_names},
    {"init", do_init},
    {"new-game", do_new_game},
    {"pos", do_pos, false, true, POS_COUNT, pos_names, forget_position},
    {"level", do_level, false, false, LEVEL_WORDS, hub_level_names},
    {"go", do_go, false, false, 1, go_names, answer_nothing},
    {"ponder-hit", do_ponder_hit, true},
    {"stop", do_stop, true},
    {"ping", do_ping, true},
    {"quit", do_quit, true},
};

static const struct hub_command *find_command(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}

/* Reads the arguments of a command. Complains if they cannot be read. */
static bool read_arguments(const struct hub_command *command, struct hub_reader *reader,
                           const char **told)
{
    struct hub_complaint complaint;
    bool read = command->argument_count == 0 ||
                hub_arguments_read(reader, command->arguments, told, command->argument_count,
                                   command->strict, &complaint);
    if (!read)
        say_complaint(&complaint);
    return read;
}

static void obey(struct hub *hub, const struct line_reader *line)
{
    struct hub_reader reader = hub_reader_init(line->text);
    struct hub_pair pair;
    struct text_error error;
    const char *told[LEVEL_WORDS];             /* no command has more arguments */
    bool is_text = line_is_text(line, &error); /* the reader puts zeros into it */
    if (!hub_reader_next(&reader, &pair)) {
        hub_say_error(tr("a line must begin with a command"));
        return;
    }
    const struct hub_command *command = find_command(pair.name);
    if (!command) {
        hub_say_error_about(tr("there is no command '{word}'"), pair.name);
        return;
    }
    if (!command->beside && atomic_load(&hub->thinking) && !atomic_load(&hub->stop)) {
        hub_say_error_about(tr("'{word}' must wait until the search has ended"), pair.name);
        return;
    }
    if (!command->beside)
        wait_for_thread(hub);
    if (!is_text)
        hub_say_error(error_sentence(&error).text);
    if (is_text && read_arguments(command, &reader, told))
        command->run(hub, told);
    else if (command->refuse)
        command->refuse(hub);
}

enum status command_hub(const struct options *options)
{
    static struct hub hub;
    struct line_reader line = line_reader_init(stdin);
    struct position start = position_start(&options->rules.rules);
    hub.rules = options->rules;
    hub.settings = thinker_asked(options);
    hub.heard.options = options;
    hub.level.told[LEVEL_MOVE_TIME] = true;
    hub.level.numbers[LEVEL_MOVE_TIME] = THINKER_MILLISECONDS / 1000.0;
    begin_game(&hub, &start);
    while (!hub.quit && line_reader_next(&line))
        obey(&hub, &line);
    atomic_store(&hub.ending, true);
    atomic_store(&hub.stop, true);
    wait_for_thread(&hub);
    line_reader_finish(&line);
    close_thinker(&hub);
    free(hub.positions);
    return !hub.quit && ferror(stdin) ? complain_input(options) : hub.heard.status;
}

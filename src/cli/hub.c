/* SPDX-License-Identifier: MIT */
/* The command hub: the engine's side of the Hub protocol (notation/hub_text.h). One thread reads
 * commands; another thinks, so that it can be told to stop, and a third makes tables beside them.
 */
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
#include "system/streams.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    PONDERING = -1,
};

/* Tables that a thread of its own opens and makes. The engine has none of them before all are
 * there: no table may come while it thinks. */
struct making {
    struct tables tables;
    pthread_t thread;
    bool asked;       /* for these rules and settings */
    bool started;     /* the thread must be joined */
    atomic_bool done; /* all that can be there is */
    atomic_bool stop;
};

struct hub {
    struct named_ruleset rules;
    struct thinker_settings settings;
    bool open; /* the next three are, for these rules and settings */
    struct weights weights;
    struct tables tables;
    struct thinker thinker;
    struct making making;
    struct tables_heard heard;  /* what the thread that makes tables has heard */
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

/* Whatever has ended the search, there is a move where one is legal. */
static void say_done(const struct hub *hub, struct engine_answer *answer)
{
    struct movelist list = {.count = 0};
    if (answer->pv_length == 0 && hub->position_count > 0)
        movegen(&hub->rules.rules, &hub->positions[hub->position_count - 1], &list);
    if (list.count > 0) {
        answer->pv[0] = list.moves[0];
        answer->pv_length = 1;
    }
    hub_say_done(answer);
}

static void *think(void *self)
{
    struct hub *hub = self;
    struct engine_answer answer;
    struct engine_task task = thinker_task(&hub->thinker, hub->positions, hub->position_count);
    task.limits = hub_level_limits(&hub->level);
    task.stop = &hub->stop;
    task.at_once = task.limits.milliseconds > 0 && !hub->pondered;
    task.now = time_used;
    task.report = report;
    task.owner = hub;
    engine_choose(hub->thinker.engine, &task, &answer);
    atomic_store(&hub->thinking, false); /* a command may follow as soon as "done" is read */
    say_done(hub, &answer);
    return NULL;
}

/* Waits until the other thread, if there is one, has ended. */
static void wait_for_thread(struct hub *hub)
{
    if (hub->started)
        pthread_join(hub->thread, NULL);
    hub->started = false;
}

/* --- Tables --- */

static void *make_tables(void *self)
{
    struct hub *hub = self;
    struct making *making = &hub->making;
    struct tables_listener listener = {tables_complain, &hub->heard};
    int threads = machine_threads() - hub->settings.parameters.threads; /* the others think */
    tables_open(&making->tables, &hub->rules.rules, 0, NULL);
    if (tables_open_rest(&making->tables, &listener, &making->stop))
        tables_make(&making->tables, TABLES_PIECES_USUAL, threads > 1 ? threads : 1, &listener,
                    &making->stop);
    atomic_store(&making->done, true);
    return NULL;
}

/* Without a thread there are only the tables that are there already. */
static void begin_making(struct hub *hub)
{
    struct making *making = &hub->making;
    making->asked = true;
    atomic_store(&making->stop, false);
    atomic_store(&making->done, false);
    making->started = pthread_create(&making->thread, NULL, make_tables, hub) == 0;
}

static void end_making(struct making *making)
{
    atomic_store(&making->stop, true);
    if (making->started)
        pthread_join(making->thread, NULL);
    making->started = false;
}

/* Gives the engine, which does not think now, the tables that were made. */
static void take_made_tables(struct hub *hub)
{
    if (!hub->making.started || !atomic_load(&hub->making.done))
        return;
    end_making(&hub->making);
    tables_close(&hub->tables);
    hub->tables = hub->making.tables;
    hub->making.tables = (struct tables){0};
}

static void close_thinker(struct hub *hub)
{
    end_making(&hub->making);
    hub->making.asked = false;
    tables_close(&hub->making.tables);
    if (hub->open) {
        thinker_close(&hub->thinker);
        tables_close(&hub->tables);
        weights_close(&hub->weights);
    }
    hub->open = false;
}

/* Opens the thinker with the small tables that are there. All else would take the time of a move:
 * what is wrong with a table is said when the others are opened. */
static bool provide_thinker(struct hub *hub)
{
    const struct ruleset *rules = &hub->rules.rules;
    if (hub->open)
        return true;
    weights_provide(hub->heard.options, rules, &hub->weights);
    tables_open(&hub->tables, rules, TABLES_PIECES_USUAL, NULL);
    bool opened = thinker_open(&hub->thinker, rules, &hub->settings, &hub->weights, &hub->tables);
    hub->open = true;
    if (!opened) {
        close_thinker(hub);
        hub_say_error(tr("there is not enough memory"));
    }
    return opened;
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

static void take_rules(struct hub *hub, const struct named_ruleset *rules)
{
    struct position start = position_start(&rules->rules);
    close_thinker(hub);
    hub->rules = *rules;
    begin_game(hub, &start);
}

static void set_rules(struct hub *hub, const char *text)
{
    struct named_ruleset rules;
    struct text_error error;
    if (ruleset_parse(text, &rules, &error))
        take_rules(hub, &rules);
    else
        hub_say_error(error_sentence(&error).text);
}

/* The variants are the shipped rule sets, by their ids. */
static void set_variant(struct hub *hub, const char *id)
{
    const struct named_ruleset *preset = preset_find(id);
    if (preset)
        take_rules(hub, preset);
    else
        hub_say_error_about(tr("there is no rule set '{word}'"), id);
}

static void set_number(struct hub *hub, int index, const char *text)
{
    const struct engine_parameter *row = &engine_parameter_rows[index];
    char sentence[120];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    uint64_t number;
    if (number_parse(text, 1, (uint64_t)row->most, &number)) {
        close_thinker(hub);
        *engine_parameter_at(&hub->settings.parameters, index) = (int)number;
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
    else if (strcmp(name, "variant") == 0)
        set_variant(hub, value);
    else
        hub_say_error_about(tr("there is no parameter '{word}'"), name);
}

static void say_variant(const struct hub *hub)
{
    char text[PRESET_COUNT * sizeof presets[0].id], line[HUB_LINE_MAX];
    struct strbuf ids = strbuf_init(text, sizeof text), out = strbuf_init(line, sizeof line);
    for (int i = 0; i < PRESET_COUNT; i++)
        strbuf_addf(&ids, "%s%s", i > 0 ? " " : "", presets[i].id);
    strbuf_addf(&out, "param name=variant value=%s type=enum", hub->rules.id);
    hub_pair_print(&out, "values", text);
    hub_say(line);
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
    say_variant(hub);
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
    if (!provide_thinker(hub))
        return;
    if (!hub->making.asked)
        begin_making(hub);
    hub_say("ready");
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
    take_made_tables(hub);
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
    say_done(hub, &nothing);
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
    const struct hub_command *command =
        hub_reader_next(&reader, &pair) ? find_command(pair.name) : NULL;
    if (!command)
        return; /* a later version of the protocol may know it */
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
    struct line_reader line = line_reader_init(stream_input());
    struct position start = position_start(&options->rules.rules);
    hub.rules = options->rules;
    hub.settings = thinker_asked(options);
    hub.heard.options = options;
    hub.level.told[LEVEL_MOVE_TIME] = true;
    hub.level.numbers[LEVEL_MOVE_TIME] = THINKER_MILLISECONDS / 1000.0;
    begin_game(&hub, &start);
    while (!hub.quit && line_reader_next(&line))
        obey(&hub, &line);
    atomic_store(&hub.stop, true);
    wait_for_thread(&hub);
    line_reader_finish(&line);
    close_thinker(&hub);
    free(hub.positions);
    return !hub.quit && ferror(stdin) ? complain_input(options) : hub.heard.status;
}

/* SPDX-License-Identifier: MIT */
/* The engine's end of the Hub protocol (notation/hub_text.h). One thread reads what it is told, and
 * another thinks or makes tables, so that it can be told to stop. */
#include "cli/command.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/clock.h"
#include "cli/hub_arguments.h"
#include "cli/hub_level.h"
#include "cli/hub_say.h"
#include "cli/line_reader.h"
#include "cli/thinker.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

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
    struct thinker thinker;
    bool open;                  /* there is a thinker, of these rules and settings */
    bool whole;                 /* with all tables of endings that it is to have */
    enum status status;         /* bad where one could not save its tables */
    struct position *positions; /* owned; those of the game, the one to think about last */
    size_t position_capacity;
    int position_count; /* 0: what was told last was none */
    struct hub_level level;
    bool quit;

    pthread_t thread;
    bool started; /* there is a thread to be joined */
    atomic_bool thinking, stop;
    _Atomic int64_t clock_begin; /* PONDERING: the clock stands still */
    bool pondered;               /* and did so when it began to think */
    atomic_bool ending;          /* no more is read */
};

/* --- Thinking --- */

/* Milliseconds that this side has thought on its own time. */
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
    atomic_store(&hub->thinking, false); /* whoever reads "done" may go on at once */
    hub_say_done(&answer);
    return NULL;
}

/* Nothing is under way behind this but what this thread does. */
static void wait_for_thread(struct hub *hub)
{
    if (hub->started)
        pthread_join(hub->thread, NULL);
    hub->started = false;
}

static void put_thinker_away(struct hub *hub)
{
    if (!hub->open)
        return;
    if (hub->thinker.knowledge.status != STATUS_DONE)
        hub->status = hub->thinker.knowledge.status;
    thinker_close(&hub->thinker);
    hub->open = false;
}

/* One that is `whole` has its missing tables made, which is no work for the time of a move. */
static bool provide_thinker(struct hub *hub, bool whole)
{
    struct thinker_settings settings = hub->settings;
    settings.knowledge.found_alone = !whole;
    settings.knowledge.stop = &hub->ending;
    if (whole && !hub->whole)
        put_thinker_away(hub);
    if (!hub->open) {
        hub->open = thinker_open(&hub->thinker, &hub->rules.rules, &settings);
        hub->whole = whole;
    }
    if (!hub->open)
        hub_say_error(tr("there is not enough memory"));
    return hub->open;
}

static void *get_ready(void *self)
{
    if (provide_thinker(self, true))
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

/* Plays the moves from there; after one that is none there is no position. */
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
    put_thinker_away(hub);
}

/* Those that are numbers. */
static const struct {
    const char *name;
    int most;
    size_t place; /* in the settings */
} numbers[] = {
    {"threads", THREADS_MAX, offsetof(struct thinker_settings, threads)},
    {"hash", THINKER_MEGABYTES_MAX, offsetof(struct thinker_settings, megabytes)},
};

enum {
    NUMBER_COUNT = sizeof numbers / sizeof *numbers,
};

static int *number_at(struct hub *hub, int index)
{
    return (int *)((char *)&hub->settings + numbers[index].place);
}

static void set_number(struct hub *hub, int index, const char *text)
{
    int number;
    bool negative = scan_char(&text, '-');
    if (!scan_number(&text, &number) || *text) {
        hub_say_error_about(tr("{word} is no whole number"), numbers[index].name);
        return;
    }
    if (negative || number < 1 || number > numbers[index].most) {
        hub_say_error_about(tr("{word} is out of its range"), numbers[index].name);
        return;
    }
    *number_at(hub, index) = number;
    put_thinker_away(hub);
}

static void set_param(struct hub *hub, const char *name, const char *value)
{
    for (int i = 0; i < NUMBER_COUNT; i++) {
        if (strcmp(name, numbers[i].name) == 0) {
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
    for (int i = 0; i < NUMBER_COUNT; i++) {
        snprintf(line, sizeof line, "param name=%s value=%d type=int min=1 max=%d", numbers[i].name,
                 *number_at(hub, i), numbers[i].most);
        hub_say(line);
    }
}

/* --- Commands --- */

static void say_complaint(const struct hub_complaint *complaint)
{
    hub_say_error_about(tr(complaint->sentence), complaint->word);
}

/* As hub_arguments_read, but says what is wrong itself. */
static bool read_arguments(struct hub_reader *reader, const char *const *names, const char **values,
                           int count, bool strict)
{
    struct hub_complaint complaint;
    bool read = hub_arguments_read(reader, names, values, count, strict, &complaint);
    if (!read)
        say_complaint(&complaint);
    return read;
}

static void do_hub(struct hub *hub, struct hub_reader *reader)
{
    (void)reader;
    hub_say("id name=Crownhead version=" CROWNHEAD_VERSION " author=\"The Crownhead developers\"");
    say_params(hub);
    hub_say("wait");
}

static void do_set_param(struct hub *hub, struct hub_reader *reader)
{
    enum {
        NAME,
        VALUE,
        COUNT,
    };
    static const char *const names[COUNT] = {[NAME] = "name", [VALUE] = "value"};
    const char *told[COUNT];
    if (read_arguments(reader, names, told, COUNT, false))
        set_param(hub, told[NAME] ? told[NAME] : "", told[VALUE] ? told[VALUE] : "");
}

static void do_init(struct hub *hub, struct hub_reader *reader)
{
    (void)reader;
    hub->started = pthread_create(&hub->thread, NULL, get_ready, hub) == 0;
    if (!hub->started)
        get_ready(hub); /* nobody reads meanwhile that it is to quit */
}

static void do_new_game(struct hub *hub, struct hub_reader *reader)
{
    (void)reader;
    if (hub->open)
        engine_forget(hub->thinker.engine);
}

/* Where one cannot be read there is none: that of before is not the one that is meant. */
static void forget_position(struct hub *hub)
{
    hub->position_count = 0;
}

static void do_pos(struct hub *hub, struct hub_reader *reader)
{
    enum {
        START,
        POS,
        MOVES,
        COUNT,
    };
    static const char *const names[COUNT] = {[START] = "start", [POS] = "pos", [MOVES] = "moves"};
    const char *told[COUNT];
    struct position start = position_start(&hub->rules.rules);
    struct text_error error;
    forget_position(hub);
    if (!read_arguments(reader, names, told, COUNT, true))
        return;
    if (!told[START] && !told[POS] && !told[MOVES]) {
        hub_say_error(tr("a position is start, pos or moves"));
        return;
    }
    if (told[POS] && !hub_position_parse(told[POS], &start, &error)) {
        hub_say_error(error_sentence(&error).text);
        return;
    }
    begin_game(hub, &start);
    if (told[MOVES])
        play_moves(hub, (char *)told[MOVES]);
}

static void do_level(struct hub *hub, struct hub_reader *reader)
{
    struct hub_complaint complaint;
    if (!hub_level_read(reader, &hub->level, &complaint))
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
    if (!provide_thinker(hub, false))
        return false;
    atomic_store(&hub->thinking, true);
    hub->started = pthread_create(&hub->thread, NULL, think, hub) == 0;
    if (!hub->started) {
        atomic_store(&hub->thinking, false);
        hub_say_error(tr("there is not enough memory"));
    }
    return hub->started;
}

/* Whoever waits for an answer must have one. */
static void answer_nothing(struct hub *hub)
{
    struct engine_answer nothing = {0};
    (void)hub;
    hub_say_done(&nothing);
}

static void do_go(struct hub *hub, struct hub_reader *reader)
{
    enum {
        THINK,
        PONDER,
        ANALYZE,
        COUNT,
    };
    static const char *const names[COUNT] = {
        [THINK] = "think", [PONDER] = "ponder", [ANALYZE] = "analyze"};
    const char *told[COUNT];
    if (!read_arguments(reader, names, told, COUNT, false) || !begin_thought(hub, told[PONDER]))
        answer_nothing(hub);
}

static void do_ponder_hit(struct hub *hub, struct hub_reader *reader)
{
    (void)reader;
    int64_t pondering = PONDERING;
    atomic_compare_exchange_strong(&hub->clock_begin, &pondering, clock_milliseconds(NULL));
}

static void do_stop(struct hub *hub, struct hub_reader *reader)
{
    (void)reader;
    atomic_store(&hub->stop, true);
}

static void do_ping(struct hub *hub, struct hub_reader *reader)
{
    (void)hub;
    (void)reader;
    hub_say("pong");
}

static void do_quit(struct hub *hub, struct hub_reader *reader)
{
    do_stop(hub, reader);
    hub->quit = true;
}

static const struct hub_command {
    const char *name;
    void (*run)(struct hub *hub, struct hub_reader *reader);
    bool beside; /* it may come while a move is thought about */
    /* What is to be done instead if its line is no text; NULL: nothing. */
    void (*refuse)(struct hub *hub);
} commands[] = {
    {"hub", do_hub, false, NULL},
    {"set-param", do_set_param, false, NULL},
    {"init", do_init, false, NULL},
    {"new-game", do_new_game, false, NULL},
    {"pos", do_pos, false, forget_position},
    {"level", do_level, false, NULL},
    {"go", do_go, false, answer_nothing},
    {"ponder-hit", do_ponder_hit, true, NULL},
    {"stop", do_stop, true, NULL},
    {"ping", do_ping, true, NULL},
    {"quit", do_quit, true, NULL},
};

static const struct hub_command *find_command(const char *name)
{
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++)
        if (strcmp(name, commands[i].name) == 0)
            return &commands[i];
    return NULL;
}

static void refuse(struct hub *hub, const struct hub_command *command,
                   const struct text_error *error)
{
    hub_say_error(error_sentence(error).text);
    if (command->refuse)
        command->refuse(hub);
}

static void obey(struct hub *hub, const struct line_reader *line)
{
    struct hub_reader reader = hub_reader_init(line->text);
    struct hub_pair pair;
    struct text_error error;
    bool is_text = line_is_text(line, &error); /* before its words are closed by zeros */
    if (!hub_reader_next(&reader, &pair)) {
        hub_say_error(tr("a line begins with a command"));
        return;
    }
    const struct hub_command *command = find_command(pair.name);
    if (!command) {
        hub_say_error_about(tr("there is no command '{word}'"), pair.name);
        return;
    }
    if (!command->beside && atomic_load(&hub->thinking) && !atomic_load(&hub->stop)) {
        hub_say_error_about(tr("'{word}' has to wait: a move is being thought about"), pair.name);
        return;
    }
    if (!command->beside)
        wait_for_thread(hub);
    if (is_text)
        command->run(hub, &reader);
    else
        refuse(hub, command, &error);
}

enum status command_hub(const struct options *options)
{
    struct hub hub = {.rules = options->rules, .settings = thinker_asked(options)};
    hub.level.limits = hub.settings.limits;
    struct line_reader line = line_reader_init(stdin);
    struct position start = position_start(&hub.rules.rules);
    begin_game(&hub, &start);
    while (!hub.quit && line_reader_next(&line))
        obey(&hub, &line);
    atomic_store(&hub.ending, true);
    atomic_store(&hub.stop, true);
    wait_for_thread(&hub);
    line_reader_finish(&line);
    put_thinker_away(&hub);
    free(hub.positions);
    return !hub.quit && ferror(stdin) ? complain_input(options) : hub.status;
}

/* SPDX-License-Identifier: MIT */
/* The commands about games as PDN: replay, convert and random. */
#include "base/rng.h"
#include "base/translate.h"
#include "base/utf8.h"
#include "cli/command.h"
#include "cli/input.h"
#include "prose/error_prose.h"
#include "store/game_text.h"
#include "store/results.h"

#include <stdio.h>

/* --- replay --- */

struct replay {
    const struct options *options;
    struct game_check check;
    int games;
    bool wrong; /* a game was */
};

/* Prints a name as one column. What a terminal would obey becomes spaces; a tab would separate
 * columns. */
static void print_name(const struct tag_value *tag)
{
    const char *text = tag->given && *tag->text ? tag->text : "?";
    for (size_t bytes; (bytes = utf8_length(text)) > 0; text += bytes) {
        if (utf8_obeyed(utf8_decode(text).code))
            putchar(' ');
        else
            fwrite(text, 1, bytes, stdout);
    }
    putchar('\t');
}

static void print_report(struct replay *replay, const char *file, const struct game_report *report)
{
    bool black_first = report->rules->rules.first == BLACK;
    printf("%d\t", ++replay->games);
    print_name(&report->tags[black_first ? CHECKED_BLACK : CHECKED_WHITE]);
    print_name(&report->tags[black_first ? CHECKED_WHITE : CHECKED_BLACK]);
    printf("%d\t%s\t", report->plies, report->result);
    if (!report->wrong) {
        puts("ok");
        return;
    }
    const struct text_error *error = &report->error;
    printf("%d:%d: %s\n", error->line, error->column, error_sentence(error).text);
    complain_text(replay->options, file, error);
    replay->wrong = true;
}

static void replay_event(void *self, const char *file, const struct pdn_event *event)
{
    struct replay *replay = self;
    const struct game_report *report = game_check_event(&replay->check, event);
    if (report)
        print_report(replay, file, report);
}

enum status command_replay(const struct options *options)
{
    static struct replay replay;
    static struct pdn_files files;
    replay.options = options;
    files.check = &replay.check;
    game_check_init(&replay.check, options->rules_given ? &options->rules : NULL);
    enum status status = pdn_files_read(&files, options, replay_event, &replay);
    game_check_finish(&replay.check);
    return replay.wrong ? STATUS_BAD_INPUT : status;
}

/* --- convert --- */

static void convert_game(void *writer, struct game_reader *reader)
{
    game_text_write(writer, &reader->game, &reader->tags, reader->result);
}

enum status command_convert(const struct options *options)
{
    struct pdn_writer writer;
    pdn_writer_init(&writer, sink_to_output, NULL);
    return games_read(options, convert_game, &writer);
}

/* --- random --- */

enum {
    RANDOM_PLIES = 40, /* as the help says */
};

static void play(struct game *game, struct rng *rng)
{
    static struct movelist list;
    for (int ply = 0; ply < RANDOM_PLIES && !game_over(game); ply++) {
        struct position position = game_position(game);
        movegen(&game->rules.rules, &position, &list);
        game_play(game, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    }
}

static void write_game(struct pdn_writer *writer, const struct game *game, int number)
{
    struct game_tags tags = {0};
    game_tags_set(&tags, "Event", "Random game");
    game_tags_set(&tags, "Round", number_text(number).text);
    game_tags_set(&tags, "Result", pdn_text_of(game_result(game).outcome));
    game_text_write(writer, game, &tags, NULL);
    game_tags_finish(&tags);
}

enum status command_random(const struct options *options)
{
    struct rng rng = rng_init(options->seed);
    struct pdn_writer writer;
    if (options->games == 0)
        return complain(options, STATUS_USAGE, tr("--games is missing"));
    pdn_writer_init(&writer, sink_to_output, NULL);
    for (int number = 1; number <= options->games; number++) {
        struct game game;
        game_init(&game, &options->rules, NULL);
        play(&game, &rng);
        write_game(&writer, &game, number);
        game_finish(&game);
    }
    return STATUS_DONE;
}

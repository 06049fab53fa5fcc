/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/rng.h"
#include "base/translate.h"
#include "match/game.h"
#include "notation/game_type.h"
#include "notation/move_text.h"
#include "notation/pdn_writer.h"
#include "store/results.h"

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

static void write_tags(struct pdn_writer *writer, const struct game *game, int number)
{
    pdn_write_tag(writer, "Event", "Random game");
    pdn_write_tag(writer, "Site", "?");
    pdn_write_tag(writer, "Date", "????.??.??");
    pdn_write_tag(writer, "Round", number_text(number).text);
    pdn_write_tag(writer, "White", "?");
    pdn_write_tag(writer, "Black", "?");
    pdn_write_tag(writer, "Result", pdn_text_of(game_result(game).outcome));
    pdn_write_rules(writer, &game->rules);
}

static void write_game(struct pdn_writer *writer, const struct game *game, int number)
{
    struct square_names names = game_square_names(&game->rules.rules);
    write_tags(writer, game, number);
    for (int ply = 0; ply < game->count; ply++) {
        char text[64];
        struct strbuf out = strbuf_init(text, sizeof text);
        move_print_as(&out, game_move_at(game, ply), game_move_in_full(game, ply), names);
        pdn_write_move(writer, ply, text, "");
    }
    pdn_write_result(writer, pdn_text_of(game_result(game).outcome));
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

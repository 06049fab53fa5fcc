/* SPDX-License-Identifier: MIT */
/* Games and positions that have been read, on their way to a match of their own. */
#include "app/in_out.h"
#include "base/array.h"
#include "board/looks.h"
#include "prose/in_out_prose.h"

#include <stdlib.h>
#include <string.h>

static void name_player(struct player *player, const char *name)
{
    player_set_name(player, tag_value_known(name));
}

/* A match that begins from this position, players and their policy as they are. */
static void set_up(const struct in_out *in_out, struct arrival *arrival,
                   const struct named_ruleset *rules, const struct position *start)
{
    struct position usual = position_start(&rules->rules);
    arrival->setup.rules = *rules;
    arrival->setup.starter = in_out->match->policy;
    arrival->position = *start;
    arrival->setup.start = position_equal(start, &usual) ? NULL : &arrival->position;
    setup_name_players(&arrival->setup);
}

/* The first player begins. */
static void name_players(struct arrival *arrival, const struct game_report *report)
{
    int black = report->start->side == BLACK ? 0 : 1;
    name_player(&arrival->setup.players[black], report->tags[CHECKED_BLACK].text);
    name_player(&arrival->setup.players[1 - black], report->tags[CHECKED_WHITE].text);
}

static void say_opened(const struct in_out *in_out, struct arrival *arrival,
                       const struct game_report *report)
{
    struct strbuf out = strbuf_init(arrival->message, sizeof arrival->message);
    struct looks looks = preferences_looks(&in_out->config->preferences, &arrival->setup.rules);
    struct opened_game opened = {
        .source = report->source,
        .rules = &arrival->setup.rules,
        .moves = report->plies,
        .error = report->wrong ? &report->error : NULL,
    };
    game_opened_print(&out, &opened, looks_side_names(looks));
    strbuf_mark_cut(&out);
    arrival->warns = report->wrong;
}

/* The game stands at its end, so that it can go on; one that is over is looked at from its start.
 */
static void stand_at_end(struct arrival *arrival)
{
    struct game *game = &arrival->game;
    while (game_redo(game))
        ;
    arrival->node = game_over(game) && game->cursor > 0 ? NODE_ROOT : NODE_LIVE;
}

/* It stands where it is played on. */
static void stand_at(struct arrival *arrival, int node)
{
    struct game *game = &arrival->game;
    arrival->node = NODE_LIVE;
    if (node >= 0 && node < game->tree.count)
        game_enter(game, node);
}

/* `node`: at which it is played on; NODE_LIVE: it is as it was left. */
static void take_game(struct in_out *in_out, struct game_load *load, int node)
{
    struct arrival arrival = {.has_game = true};
    struct opened *coming = &in_out->coming;
    struct named_ruleset rules = rulebook_known(&in_out->config->rulebook, load->report->rules);
    set_up(in_out, &arrival, &rules, load->report->start);
    name_players(&arrival, load->report);
    say_opened(in_out, &arrival, load->report);
    opened_finish(coming);
    coming->is = true;
    coming->tags = load->reader.tags;
    load->reader.tags = (struct game_tags){0};
    struct strbuf result = strbuf_init(coming->result, sizeof coming->result);
    strbuf_add(&result, load->reader.result);
    arrival.game = game_load_take(load);
    arrival.game.rules = rules;
    opened_note_end(coming, &arrival.game);
    if (node == NODE_LIVE)
        stand_at_end(&arrival);
    else
        stand_at(&arrival, node);
    shell_take_arrival(in_out->shell, &arrival);
}

void arrivals_take_game(struct in_out *in_out, struct game_load *load)
{
    take_game(in_out, load, NODE_LIVE);
}

void arrivals_take_text(struct in_out *in_out, const char *text, int node)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1}, NULL);
    if (load->report && load->reader.playable)
        take_game(in_out, load, node);
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
}

void arrivals_take_position(struct in_out *in_out, const struct position *position,
                            const struct named_ruleset *rules)
{
    struct arrival arrival = {.node = NODE_LIVE};
    struct strbuf out = strbuf_init(arrival.message, sizeof arrival.message);
    set_up(in_out, &arrival, rules, position);
    for (int i = 0; i < PLAYER_COUNT; i++)
        arrival.setup.players[i] = in_out->match->players[i];
    position_opened_print(&out, rules);
    strbuf_mark_cut(&out);
    opened_finish(&in_out->coming);
    shell_take_arrival(in_out->shell, &arrival);
}

static void note_opened_end(void *opened, const struct game *game, int starter, int black)
{
    (void)starter;
    (void)black;
    opened_note_end(opened, game);
}

static void name_opened(struct in_out *in_out)
{
    for (int i = 0; i < PLAYER_COUNT; i++)
        in_out->opened.names[i] = in_out->match->players[i];
}

void in_out_arrived(struct in_out *in_out)
{
    struct opened coming = in_out->coming;
    in_out->coming = (struct opened){0};
    in_out_begun(in_out);
    in_out->opened = coming;
    name_opened(in_out);
}

void in_out_begun(struct in_out *in_out)
{
    opened_finish(&in_out->opened);
    opened_finish(&in_out->coming);
    dates_finish(&in_out->dates);
    in_out->file_name[0] = '\0';
}

/* The tree says where the opened game ends now: whether it ends as it was opened, its result tells.
 */
void in_out_resumed(struct in_out *in_out, const struct saved_match *saved, struct resumed *resumed)
{
    struct opened *opened = &in_out->opened;
    for (int i = 0; i < saved->game_count; i++)
        dates_set(&in_out->dates, saved->games[i].serial, saved->games[i].date);
    opened->is = resumed->opened;
    opened->tags = resumed->tags;
    resumed->tags = (struct game_tags){0};
    memcpy(opened->result, resumed->result, sizeof opened->result);
    if (opened->is)
        match_visit(in_out->match, 0, note_opened_end, opened);
    name_opened(in_out);
}

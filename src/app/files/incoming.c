/* SPDX-License-Identifier: MIT */
/* Games and positions that have been read, on their way to a match of their own. */
#include "app/files/in_out.h"
#include "base/array.h"
#include "board/looks.h"
#include "prose/in_out_prose.h"

#include <stdlib.h>
#include <string.h>

/* A match that begins from this position; the policy is as it is. */
static void set_up(const struct in_out *in_out, struct incoming *incoming,
                   const struct named_ruleset *rules, const struct position *start)
{
    struct position usual = position_start(&rules->rules);
    incoming->setup.rules = *rules;
    incoming->setup.starter = in_out->match->policy;
    incoming->position = *start;
    incoming->setup.start = position_equal(start, &usual) ? NULL : &incoming->position;
}

static void say_opened(const struct in_out *in_out, struct incoming *incoming,
                       const struct game_report *report)
{
    struct strbuf out = strbuf_init(incoming->message, sizeof incoming->message);
    struct looks looks = preferences_looks(&in_out->settings->preferences, &incoming->setup.rules);
    struct opened_game opened = {
        .source = report->source,
        .rules = &incoming->setup.rules,
        .moves = report->plies,
        .error = report->wrong ? &report->error : NULL,
        .in_variation = report->in_variation,
    };
    game_opened_print(&out, &opened, looks_side_names(looks));
    strbuf_mark_cut(&out);
    incoming->warns = report->wrong;
}

/* The game stands at its end, so that it can go on; one that is over is looked at from its start.
 */
static void stand_at_end(struct incoming *incoming)
{
    struct game *game = &incoming->game;
    while (game_redo(game))
        ;
    incoming->node = game_over(game) && game->cursor > 0 ? NODE_ROOT : NODE_LIVE;
}

/* It stands where it is played on. */
static void stand_at(struct incoming *incoming, int node)
{
    struct game *game = &incoming->game;
    incoming->node = NODE_LIVE;
    if (node >= 0 && node < game->tree.count)
        game_enter(game, node);
}

/* Keeps the tags of the incoming game until it has a match. */
static void take_coming_tags(struct in_out *in_out, struct game_tags *tags)
{
    game_tags_finish(&in_out->coming_tags);
    in_out->coming_tags = *tags;
    *tags = (struct game_tags){.count = 0};
}

/* `node`: at which it is played on; NODE_LIVE: it is as it was left. */
static void take_game(struct in_out *in_out, struct game_load *load, int node)
{
    struct incoming incoming = {.has_game = true};
    struct opened *coming = &in_out->coming;
    struct named_ruleset rules = rulebook_known(&in_out->settings->rulebook, load->report->rules);
    set_up(in_out, &incoming, &rules, load->report->start);
    game_load_set_up(load, &incoming.setup);
    setup_name_players(&incoming.setup, in_out->settings->preferences.peers);
    say_opened(in_out, &incoming, load->report);
    *coming = (struct opened){.is = true};
    take_coming_tags(in_out, &load->reader.tags);
    struct strbuf result = strbuf_init(coming->result, sizeof coming->result);
    strbuf_add(&result, load->reader.result);
    incoming.game = game_load_take(load);
    incoming.game.rules = rules;
    opened_note_end(coming, &incoming.game);
    if (node == NODE_LIVE)
        stand_at_end(&incoming);
    else
        stand_at(&incoming, node);
    shell_take_incoming(in_out->shell, &incoming);
}

void incoming_take_game(struct in_out *in_out, struct game_load *load)
{
    take_game(in_out, load, NODE_LIVE);
}

void incoming_take_text(struct in_out *in_out, const char *text, int node)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    struct text_source source;
    text_source_of_text(&source, text, strlen(text));
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1}, NULL, NULL, NULL);
    if (load->report && load->reader.playable)
        take_game(in_out, load, node);
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
}

void incoming_take_position(struct in_out *in_out, const struct position *position,
                            const struct named_ruleset *rules)
{
    struct incoming incoming = {.node = NODE_LIVE};
    struct game_tags none = {.count = 0};
    struct strbuf out = strbuf_init(incoming.message, sizeof incoming.message);
    set_up(in_out, &incoming, rules, position);
    for (int i = 0; i < PLAYER_COUNT; i++)
        incoming.setup.players[i] = in_out->match->players[i];
    incoming.setup.length = in_out->match->length;
    incoming.setup.help = in_out->match->help;
    incoming.setup.control = in_out->match->control;
    setup_name_players(&incoming.setup, in_out->settings->preferences.peers);
    position_opened_print(&out, rules);
    strbuf_mark_cut(&out);
    in_out->coming = (struct opened){.is = false};
    take_coming_tags(in_out, &none);
    shell_take_incoming(in_out->shell, &incoming);
}

void in_out_came_in(struct in_out *in_out)
{
    struct opened coming = in_out->coming;
    struct game_tags tags = in_out->coming_tags;
    in_out->coming_tags = (struct game_tags){0};
    in_out_begun(in_out);
    in_out->opened = coming;
    details_take(&in_out->details, in_out->match->serial, &tags);
    opened_name_players(&in_out->opened, in_out->match);
}

void in_out_begun(struct in_out *in_out)
{
    in_out->opened = in_out->coming = (struct opened){.is = false};
    game_tags_finish(&in_out->coming_tags);
    details_finish(&in_out->details);
    in_out->file_name[0] = '\0';
}

void in_out_resumed(struct in_out *in_out, struct resumed *resumed)
{
    details_resume(&in_out->details, &in_out->opened, in_out->match, resumed);
}

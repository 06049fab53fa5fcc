/* SPDX-License-Identifier: MIT */
#include "store/game_load.h"

#include <assert.h>
#include <string.h>

static void read_game(struct game_load *load, const struct named_ruleset *given,
                      const struct named_ruleset *guess, game_fault_words *words)
{
    const struct pdn_event *event;
    load->report = NULL;
    game_reader_init(&load->reader, given);
    game_check_expect(&load->reader.check, guess);
    if (words)
        game_reader_keep_rest(&load->reader, &load->bytes, words);
    do {
        event = pdn_reader_next(&load->pdn);
        load->report = game_reader_event(&load->reader, event);
    } while (!load->report && event->kind != PDN_TEXT_END);
}

void game_load_begin(struct game_load *load, struct text_source *source, struct pdn_mark mark,
                     const struct named_ruleset *given, const struct named_ruleset *guess,
                     game_fault_words *words)
{
    load->bytes = (struct game_bytes){0};
    game_bytes_begin(&load->bytes, &load->pdn, mark.byte, text_source_fill, source);
    if (mark.byte == 0)
        pdn_reader_init(&load->pdn, game_bytes_fill, &load->bytes);
    else
        pdn_reader_init_at(&load->pdn, mark, game_bytes_fill, &load->bytes);
    read_game(load, given, guess, words);
    game_bytes_finish(&load->bytes);
}

void game_load_begin_text(struct game_load *load, const char *text)
{
    struct pdn_text source = {text, strlen(text), 0};
    pdn_reader_init(&load->pdn, pdn_fill_from_text, &source);
    read_game(load, NULL, NULL, NULL);
}

bool game_load_found_none(const struct game_load *load)
{
    const struct game_report *report = load->report;
    return !report || (report->wrong && report->plies == 0 && load->reader.tags.count == 0);
}

void game_load_finish(struct game_load *load)
{
    game_reader_finish(&load->reader);
    load->report = NULL;
}

static void name_player(struct player *player, const char *name)
{
    player_set_name(player, tag_value_known(name));
}

void game_load_set_up(const struct game_load *load, struct match_setup *setup)
{
    const struct game_report *report = load->report;
    const struct game_tags *tags = &load->reader.tags;
    int black = report->start->side == BLACK ? 0 : 1;
    name_player(&setup->players[black], report->tags[CHECKED_BLACK].text);
    name_player(&setup->players[1 - black], report->tags[CHECKED_WHITE].text);
    setup->players[black].level = game_tags_level(tags, "Black");
    setup->players[1 - black].level = game_tags_level(tags, "White");
    setup->seed = game_tags_seed(tags);
    setup->length = game_tags_length(tags);
    setup->help = game_tags_help(tags);
    setup->given = game_tags_given(tags);
    setup->control = game_tags_control(tags, black);
    if (game_tags_usual_start(tags, &setup->rules.rules, report->start)) {
        setup->start = NULL;
        setup->handicap = game_tags_handicap(tags, "Handicap", black);
    }
}

struct game game_load_take(struct game_load *load)
{
    assert(load->reader.playable);
    load->reader.playable = false;
    return load->reader.game;
}

/* SPDX-License-Identifier: MIT */
#include "store/game_load.h"

#include <assert.h>
#include <string.h>

static void read_game(struct game_load *load, const struct named_ruleset *given)
{
    const struct pdn_event *event;
    load->report = NULL;
    game_reader_init(&load->reader, given);
    do {
        event = pdn_reader_next(&load->pdn);
        load->report = game_reader_event(&load->reader, event);
    } while (!load->report && event->kind != PDN_TEXT_END);
}

void game_load_begin(struct game_load *load, struct text_source *source, struct pdn_mark mark,
                     const struct named_ruleset *given)
{
    if (mark.byte == 0)
        pdn_reader_init(&load->pdn, text_source_fill, source);
    else
        pdn_reader_init_at(&load->pdn, mark, text_source_fill, source);
    read_game(load, given);
}

void game_load_begin_text(struct game_load *load, const char *text)
{
    struct pdn_text source = {text, strlen(text), 0};
    pdn_reader_init(&load->pdn, pdn_fill_from_text, &source);
    read_game(load, NULL);
}

void game_load_finish(struct game_load *load)
{
    game_reader_finish(&load->reader);
    load->report = NULL;
}

struct game game_load_take(struct game_load *load)
{
    assert(load->reader.playable);
    load->reader.playable = false;
    return load->reader.game;
}

/* SPDX-License-Identifier: MIT */
#include "match/peer.h"

#include "base/scan.h"

#include <stdio.h>
#include <string.h>

bool peer_is_there(const struct peer *peer)
{
    return peer->texts[PEER_NAME][0] && peer->texts[PEER_FILE][0];
}

int peer_seconds(const struct peer *peer)
{
    uint64_t seconds = PEER_SECONDS_USUAL;
    number_parse(peer->texts[PEER_SECONDS], 1, PEER_SECONDS_MOST, &seconds);
    return (int)seconds;
}

const struct peer *peer_of(const struct peer peers[PEER_COUNT], const struct player *player)
{
    struct player named = *player;
    if (player->level < PLAYER_PEER)
        return NULL;
    player_drop_suffix(&named);
    for (int i = 0; i < PEER_COUNT; i++) {
        const char *name = peers[i].texts[PEER_NAME];
        bool called = strcmp(name, player->name) == 0 || strcmp(name, named.name) == 0;
        if (called && peer_is_there(&peers[i]))
            return &peers[i];
    }
    return NULL;
}

int peer_free_place(const struct peer peers[PEER_COUNT])
{
    int place = 0;
    while (place < PEER_COUNT && peer_is_there(&peers[place]))
        place++;
    return place;
}

static bool is_taken(const struct peer peers[PEER_COUNT], int place, const char *name)
{
    for (int i = 0; i < PEER_COUNT; i++)
        if (i != place && peer_is_there(&peers[i]) && strcmp(peers[i].texts[PEER_NAME], name) == 0)
            return true;
    return false;
}

void peer_set_name(struct peer peers[PEER_COUNT], int place, const char *name)
{
    struct player clean;
    char text[PEER_TEXT_SIZE];
    player_set_name(&clean, name);
    if (!clean.name[0])
        return;
    strbuf_copy(text, sizeof text, clean.name);
    for (int number = 2; is_taken(peers, place, text); number++) {
        char end[16];
        snprintf(end, sizeof end, " %d", number);
        struct strbuf out = strbuf_init(text, sizeof text);
        strbuf_addf(&out, "%.*s%s", (int)(sizeof text - sizeof end - 1), clean.name, end);
    }
    strbuf_copy(peers[place].texts[PEER_NAME], PEER_TEXT_SIZE, text);
}

/* SPDX-License-Identifier: MIT */
#include "match/player.h"

#include "base/utf8.h"

#include <string.h>

/* Added to the second of two equal names. */
static const char suffix[] = " (2)";

/* Adds a whole character, or nothing if it does not fit. */
static void add_character(struct strbuf *out, const char *text, size_t length)
{
    char copy[5] = {0};
    memcpy(copy, text, length);
    strbuf_add(out, copy);
}

/* Returns true for control characters and Unicode's line and paragraph separators. */
static bool breaks(uint32_t code)
{
    return utf8_control(code) || code == 0x2028 || code == 0x2029;
}

void player_set_name(struct player *player, const char *name)
{
    char clean[PLAYER_NAME_SIZE];
    struct strbuf out = strbuf_init(clean, sizeof clean);
    while (*name && !out.truncated) {
        struct utf8_character character = utf8_decode(name);
        bool blank = character.length > 0 && (*name == ' ' || breaks(character.code));
        if (blank && out.length > 0)
            strbuf_addch(&out, ' ');
        else if (!blank && !utf8_steers(character.code))
            add_character(&out, name, character.length);
        name += utf8_length(name);
    }
    while (out.length > 0 && clean[out.length - 1] == ' ')
        clean[--out.length] = '\0';
    memcpy(player->name, clean, sizeof clean);
}

/* Adds the suffix, cutting the name to make room. */
static void add_suffix(struct player *player)
{
    char short_name[PLAYER_NAME_SIZE];
    struct strbuf cut = strbuf_init(short_name, sizeof short_name - strlen(suffix));
    strbuf_add(&cut, player->name);
    struct strbuf out = strbuf_init(player->name, sizeof player->name);
    strbuf_addf(&out, "%s%s", short_name, suffix);
}

void players_tell_apart(struct player players[PLAYER_COUNT])
{
    if (strcmp(players[0].name, players[1].name) == 0)
        add_suffix(&players[1]);
}

void player_drop_suffix(struct player *player)
{
    size_t length = strlen(player->name), end = strlen(suffix);
    if (length > end && strcmp(player->name + length - end, suffix) == 0)
        player->name[length - end] = '\0';
}

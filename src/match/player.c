/* SPDX-License-Identifier: MIT */
#include "match/player.h"

#include <stdint.h>
#include <string.h>

/* A character that is read from UTF-8. */
struct character {
    uint32_t code;
    size_t length; /* bytes; 0: not UTF-8 */
};

/* How many bytes a character with this first byte has; 0: none begins so. */
static size_t character_length(unsigned char lead)
{
    if (lead < 0x80)
        return 1;
    if (lead < 0xC0)
        return 0;
    return lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 0;
}

/* Reads the first character of a text that is not empty. Source: RFC 3629, which forbids longer
 * forms than needed, surrogates and codes above 10FFFF. */
static struct character read_character(const char *text)
{
    static const uint32_t lead_bits[] = {0, 0x7F, 0x1F, 0x0F, 0x07};
    static const uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    const unsigned char *bytes = (const unsigned char *)text;
    size_t length = character_length(bytes[0]);
    uint32_t code = bytes[0] & lead_bits[length];
    for (size_t i = 1; i < length; i++) {
        if ((bytes[i] & 0xC0) != 0x80) /* the closing zero ends it here, too */
            return (struct character){0};
        code = code << 6 | (bytes[i] & 0x3F);
    }
    if (code < least[length] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF))
        return (struct character){0};
    return (struct character){.code = code, .length = length};
}

static bool is_control(uint32_t code)
{
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

/* Adds one character, whole or not at all. */
static void add_character(struct strbuf *out, const char *text, size_t length)
{
    char copy[5] = {0};
    memcpy(copy, text, length);
    strbuf_add(out, copy);
}

void player_set_name(struct player *player, const char *name)
{
    char clean[PLAYER_NAME_SIZE];
    struct strbuf out = strbuf_init(clean, sizeof clean);
    while (*name && !out.truncated) {
        struct character character = read_character(name);
        bool blank = character.length > 0 && (*name == ' ' || is_control(character.code));
        if (blank && out.length > 0)
            strbuf_addch(&out, ' ');
        else if (!blank)
            add_character(&out, name, character.length);
        name += character.length > 0 ? character.length : 1;
    }
    while (out.length > 0 && clean[out.length - 1] == ' ')
        clean[--out.length] = '\0';
    memcpy(player->name, clean, sizeof clean);
}

/* The name with `suffix`, cut short to make room for it. */
static void add_suffix(struct player *player, const char *suffix)
{
    char short_name[PLAYER_NAME_SIZE];
    struct strbuf cut = strbuf_init(short_name, sizeof short_name - strlen(suffix));
    strbuf_add(&cut, player->name);
    struct strbuf out = strbuf_init(player->name, sizeof player->name);
    strbuf_addf(&out, "%s%s", short_name, suffix);
}

void players_tell_apart(struct player players[PLAYER_COUNT])
{
    for (int i = 0; i < PLAYER_COUNT; i++) {
        if (players[i].name[0] != '\0')
            continue;
        struct strbuf out = strbuf_init(players[i].name, sizeof players[i].name);
        strbuf_addf(&out, "Player %d", i + 1);
    }
    if (strcmp(players[0].name, players[1].name) == 0)
        add_suffix(&players[1], " (2)");
}

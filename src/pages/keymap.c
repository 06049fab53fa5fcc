/* SPDX-License-Identifier: MIT */
#include "pages/keymap.h"

#include "base/translate.h"
#include "pages/shell.h"
#include "prose/keys_prose.h"

#include <string.h>

static const char no_keys[] = "none";
static const char between[] = ", ";

/* --- What has keys --- */

int keyed_count(void)
{
    int count = COMMAND_COUNT;
    while (shell_pages[count - COMMAND_COUNT])
        count++;
    return count;
}

struct keyed keyed_at(int index)
{
    if (index >= COMMAND_COUNT) {
        const struct page *page = shell_pages[index - COMMAND_COUNT];
        unsigned not_on = page->key_not_on;
        return (struct keyed){
            page->name, page_label(page), GROUP_PAGES, EVERYWHERE & ~not_on, {{page->key}}};
    }
    const struct command_info *info = &command_infos[index];
    return (struct keyed){.name = info->name,
                          .label = tr(info->meaning ? info->meaning : info->label),
                          .group = info->group,
                          .places = info->places,
                          .first = {{info->key, info->other_key}}};
}

int keyed_find(const char *name)
{
    for (int i = 0; i < keyed_count(); i++) {
        struct keyed keyed = keyed_at(i);
        if (keyed.first.keys[0].key != 0 && strcmp(keyed.name, name) == 0)
            return i;
    }
    return -1;
}

/* --- Keys --- */

static bool has_key(struct key_pair pair, struct shortcut key)
{
    return shortcut_equal(pair.keys[0], key) || shortcut_equal(pair.keys[1], key);
}

bool key_pair_equal(struct key_pair a, struct key_pair b)
{
    return shortcut_equal(a.keys[0], b.keys[0]) && shortcut_equal(a.keys[1], b.keys[1]);
}

struct key_pair keymap_keys(const struct keymap *map, int index)
{
    return keymap_pair(map, index, keyed_at(index).first);
}

bool keymap_initial(const struct keymap *map)
{
    for (int i = 0; i < KEYED_MAX; i++)
        if (map->changed[i])
            return false;
    return true;
}

void keymap_put(struct keymap *map, int index, struct key_pair keys)
{
    if (keys.keys[0].key == 0 || shortcut_equal(keys.keys[0], keys.keys[1]))
        keys = (struct key_pair){{keys.keys[1]}};
    map->changed[index] = !key_pair_equal(keys, keyed_at(index).first);
    map->pairs[index] = map->changed[index] ? keys : (struct key_pair){0};
}

void keymap_remove(struct keymap *map, int index, struct shortcut key)
{
    struct key_pair keys = keymap_keys(map, index);
    for (int i = 0; i < KEYS_EACH; i++)
        if (shortcut_equal(keys.keys[i], key))
            keys.keys[i] = (struct shortcut){0};
    keymap_put(map, index, keys);
}

int keymap_rival(const struct keymap *map, int index, struct shortcut key)
{
    unsigned places = keyed_at(index).places;
    for (int i = 0; key.key != 0 && i < keyed_count(); i++)
        if (i != index && keyed_at(i).places & places && has_key(keymap_keys(map, i), key))
            return i;
    return -1;
}

bool key_is_fixed(int index, struct shortcut key)
{
    static const SDL_Keycode fixed[] = {SDLK_TAB,    SDLK_RETURN, SDLK_SPACE,  SDLK_ESCAPE,
                                        SDLK_DELETE, SDLK_UP,     SDLK_DOWN,   SDLK_BACKSPACE,
                                        SDLK_LEFT,   SDLK_RIGHT,  SDLK_AC_BACK};
    bool typed =
        (key.key >= SDLK_0 && key.key <= SDLK_9) || (key.key >= SDLK_a && key.key <= SDLK_h);
    if (key.mods & (MOD_CTRL | MOD_ALT) || has_key(keyed_at(index).first, key))
        return false;
    for (size_t i = 0; i < SDL_arraysize(fixed); i++)
        typed |= fixed[i] == key.key;
    return typed;
}

bool key_stays(int index, struct shortcut key)
{
    return index == COMMAND_BACK && shortcut_equal(key, command_infos[COMMAND_BACK].key);
}

/* --- As text --- */

void key_pair_write(struct key_pair keys, struct strbuf *out)
{
    for (int i = 0; i < KEYS_EACH && keys.keys[i].key; i++) {
        strbuf_add(out, i > 0 ? between : "");
        shortcut_write(keys.keys[i], out);
    }
    strbuf_add(out, keys.keys[0].key ? "" : no_keys);
}

void key_pair_print(struct key_pair keys, struct strbuf *out)
{
    char text[SHORTCUT_TEXT_SIZE];
    for (int i = 0; i < KEYS_EACH && keys.keys[i].key; i++) {
        shortcut_print(keys.keys[i], text, sizeof text);
        strbuf_addf(out, "%s%s", i > 0 ? between : "", text);
    }
    strbuf_add(out, keys.keys[0].key ? "" : tr_c("of a command", "no key"));
}

static bool read_key(int index, const char *text, struct shortcut *out, struct strbuf *complaint)
{
    char shown[SHORTCUT_TEXT_SIZE];
    bool known = shortcut_read(text, out) && out->key != SDLK_UNKNOWN;
    shortcut_print(*out, shown, sizeof shown);
    if (!known)
        keys_unknown_print(complaint, text);
    else if (key_is_fixed(index, *out))
        keys_fixed_print(complaint, shown);
    return complaint->length == 0;
}

/* A key may itself be a comma, which no blank follows. */
bool key_pair_read(int index, const char *text, struct key_pair *out, struct strbuf *complaint)
{
    *out = (struct key_pair){0};
    if (strcmp(text, no_keys) == 0)
        text = "";
    for (int i = 0; *text && complaint->length == 0; i++) {
        char memory[SHORTCUT_TEXT_SIZE];
        struct strbuf word = strbuf_init(memory, sizeof memory);
        const char *end = strstr(text, between);
        strbuf_addf(&word, "%.*s", end ? (int)(end - text) : (int)strlen(text), text);
        text = end ? end + strlen(between) : "";
        if (i == KEYS_EACH)
            keys_too_many_print(complaint, KEYS_EACH);
        else
            read_key(index, memory, &out->keys[i], complaint);
    }
    if (index == COMMAND_BACK && !key_stays(index, out->keys[0]))
        keys_back_print(complaint);
    return complaint->length == 0;
}

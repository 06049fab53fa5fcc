/* SPDX-License-Identifier: MIT */
/* Changes the keys of everything that has some: of each command, and of each page that a key opens,
 * by the indices of struct keymap. */
#ifndef PAGES_KEYMAP_H
#define PAGES_KEYMAP_H

#include "pages/commands.h"

/* What has keys. */
struct keyed {
    const char *name;  /* in the settings file; never changes */
    const char *label; /* in the language in force */
    enum command_group group;
    unsigned places;       /* of enum key_place */
    struct key_pair first; /* its keys at first; no key: none can be given */
};

/* Returns how many indices there are. */
int keyed_count(void);

struct keyed keyed_at(int index);

/* Returns the index of what is called so in the settings file; -1: there is none. */
int keyed_find(const char *name);

struct key_pair keymap_keys(const struct keymap *map, int index);

bool key_pair_equal(struct key_pair a, struct key_pair b);

/* Returns true if every key is as it is at first. */
bool keymap_initial(const struct keymap *map);

/* Gives these keys to what is at `index`, whatever else has them. A key may be 0, and be there
 * twice. */
void keymap_put(struct keymap *map, int index, struct key_pair keys);

/* Takes the key away from what is at `index`. */
void keymap_remove(struct keymap *map, int index, struct shortcut key);

/* Returns the first other one that has this key where what is at `index` has its meaning; -1:
 * nothing has. */
int keymap_rival(const struct keymap *map, int index, struct shortcut key);

/* Returns true if the key belongs to the board, the lists and the fields, and can be given to
 * nothing else. What has such a key at first may have it again. */
bool key_is_fixed(int index, struct shortcut key);

/* Returns true if this key cannot be taken from what is at `index`: Esc always leads back. */
bool key_stays(int index, struct shortcut key);

/* Writes keys as the settings file has them: "Ctrl+Z, U", or "none". */
void key_pair_write(struct key_pair keys, struct strbuf *out);

/* Reads that for what is at `index`. False, with a sentence, if it is no list of keys that can be
 * given. */
bool key_pair_read(int index, const char *text, struct key_pair *out, struct strbuf *complaint);

/* Prints keys in the language in force: "Ctrl+Z, U", or "no key". */
void key_pair_print(struct key_pair keys, struct strbuf *out);

#endif

/* SPDX-License-Identifier: MIT */
/* The table of all commands that a player can give by button or key, with the keys that they have
 * until the player gives them others. What opens a page stands with the page
 * (pages/page.h). */
#ifndef PAGES_COMMANDS_H
#define PAGES_COMMANDS_H

#include "toolkit/ui.h"

enum command {
    COMMAND_UNDO,
    COMMAND_REDO,
    COMMAND_OFFER_DRAW,
    COMMAND_CLAIM_DRAW,
    COMMAND_RESIGN,
    COMMAND_REVENGE,
    COMMAND_FLIP,
    COMMAND_TYPE_MOVE,
    COMMAND_MOVE_NOW,
    COMMAND_PAUSE,
    COMMAND_HINT,
    COMMAND_ANALYSE,
    COMMAND_LIVE,
    COMMAND_COPY_GAME,
    COMMAND_COPY_POSITION,
    COMMAND_COPY_PICTURE,
    COMMAND_PASTE,
    COMMAND_FIRST,
    COMMAND_PREVIOUS,
    COMMAND_NEXT,
    COMMAND_LAST,
    COMMAND_OTHER_ABOVE,
    COMMAND_OTHER_BELOW,
    COMMAND_RAISE,
    COMMAND_DELETE,
    COMMAND_COMMENT,
    COMMAND_COMMENT_BEFORE,
    COMMAND_STRENGTH,
    COMMAND_WHERE,
    COMMAND_READ_BOARD,
    COMMAND_READ_MOVES,
    COMMAND_SAY_AGAIN,
    COMMAND_MUTE,
    COMMAND_FULLSCREEN,
    COMMAND_LARGER,
    COMMAND_SMALLER,
    COMMAND_AUTO_SIZE,
    COMMAND_QUIT,

    COMMAND_BACK,
    COMMAND_START_MATCH,
    COMMAND_FOLDER_ABOVE,
    COMMAND_REPLAY_PLAY,
    COMMAND_REPLAY_BACK,
    COMMAND_REPLAY_ON,
    COMMAND_REPLAY_FASTER,
    COMMAND_REPLAY_SLOWER,
    COMMAND_SELECT_GAMES,
    COMMAND_DELETE_GAME,
    COMMAND_RESTORE_GAME,
    COMMAND_IMPORT_COPIED,
    COMMAND_SAVE_RULES,
    COMMAND_COPY_RULES,
    COMMAND_PASTE_RULES,
    COMMAND_OPENINGS_START,
    COMMAND_OPENINGS_UP,
    COMMAND_PLAY_POSITION,
    COMMAND_SAVE_POSITION,
    COMMAND_COUNT,
    COMMAND_NONE = COMMAND_COUNT, /* no command */
};

/* The group of a command on the page of keys. */
enum command_group {
    GROUP_PROGRAM,
    GROUP_PLAYING,
    GROUP_LOOKING_BACK,
    GROUP_VARIATIONS,
    GROUP_MATCH,
    GROUP_IN_OUT,
    GROUP_LIBRARY,
    GROUP_PAGES,
    GROUP_OWN_RULES,
    GROUP_ARRANGING,
    GROUP_WRITING,
    GROUP_SPEECH,
    GROUP_PAD,
    GROUP_COUNT,
};

/* Where a key has its meaning. Two that are nowhere together may have the same key. */
enum key_place {
    ON_PLAY = 1 << 0,
    ON_MENU = 1 << 1,
    ON_NEW_MATCH = 1 << 2,
    ON_LIBRARY = 1 << 3,
    ON_REPLAY = 1 << 4,
    ON_OPENINGS = 1 << 5,
    ON_FILES = 1 << 6, /* the pages that list files */
    ON_EDITOR = 1 << 7,
    ON_ARRANGE = 1 << 8,
    ON_OTHERS = 1 << 9, /* all other pages */
    EVERYWHERE = (1 << 10) - 1,
};

struct command_info {
    const char *name;  /* of its button, for scripts and tests, and in the settings file */
    const char *label; /* N_() */
    const struct sprite *icon;
    struct shortcut key;
    struct shortcut other_key; /* 0: none */
    enum command_group group;
    unsigned places;     /* of enum key_place */
    const char *meaning; /* N_(); on the pages of keys; NULL: as the label */
};

extern const struct command_info command_infos[COMMAND_COUNT];

enum {
    KEYS_EACH = 2,
    PAGES_MAX = 32,
    KEYED_MAX = COMMAND_COUNT + PAGES_MAX,
};

/* The keys of one thing, the one that is shown first; key 0 is none, and only none follows. */
struct key_pair {
    struct shortcut keys[KEYS_EACH];
};

/* The keys that the player has changed, by index: the commands first, then the pages in the order
 * of rows.inc. A zeroed struct is every key as it is at first. pages/keymap.h changes it. */
struct keymap {
    bool changed[KEYED_MAX];
    struct key_pair pairs[KEYED_MAX]; /* of what is changed */
};

/* Returns the keys of what is at `index`, which are `first` at first. */
struct key_pair keymap_pair(const struct keymap *map, int index, struct key_pair first);

struct key_pair command_keys(const struct keymap *map, enum command command);

bool key_pair_pressed(struct key_pair pair, const struct input *input);

#endif

/* SPDX-License-Identifier: MIT */
/* The table of all commands that a player can give by button or key. The buttons, their keys and
 * the page of keys read it. What opens a page stands with the page (pages/page.h). */
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
    COMMAND_MUTE,
    COMMAND_FULLSCREEN,
    COMMAND_LARGER,
    COMMAND_SMALLER,
    COMMAND_AUTO_SIZE,
    COMMAND_QUIT,

    /* Single pages have these. */
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
    COMMAND_PLAY_POSITION,
    COMMAND_SAVE_POSITION,
    COMMAND_COUNT,
    COMMANDS_EVERYWHERE = COMMAND_BACK, /* those before it have a key that no other one has */
    COMMAND_NONE = COMMAND_COUNT,       /* no command */
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
    GROUP_COUNT,
};

struct command_info {
    const char *name;  /* of its button, for scripts and tests */
    const char *label; /* N_() */
    const struct sprite *icon;
    struct shortcut key;
    struct shortcut other_key; /* 0: none */
    enum command_group group;
    const char *meaning;  /* N_(); on the page of keys; NULL: as the label */
    enum command partner; /* that page tells of both in one line, here; 0: of this one alone */
};

extern const struct command_info command_infos[COMMAND_COUNT];

/* Returns the button of a command. The caller may change members before use. */
struct button command_button(enum command command);

/* Returns true if a key of the command is pressed. */
bool command_pressed(const struct ui *ui, enum command command);

/* For a command without a button on this page: the same, and nobody else sees the key. */
bool command_key(struct ui *ui, enum command command);

#endif

/* SPDX-License-Identifier: MIT */
/* The table of all commands that a player can give by button or key. The buttons, their keys and
 * the page of keys read it. Pages have rows of their own (pages/page.h). */
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
    GROUP_COUNT,
};

struct command_info {
    const char *name;  /* of its button, for scripts and tests */
    const char *label; /* N_() */
    const struct sprite *icon;
    struct shortcut key;
    struct shortcut other_key; /* 0: none */
    enum command_group group;
};

extern const struct command_info command_infos[COMMAND_COUNT];

/* Returns the button of a command. The caller may change members before use. */
struct button command_button(enum command command);

/* For a command without a button on this page. Returns true if its key was pressed. */
bool command_key(struct ui *ui, enum command command);

#endif

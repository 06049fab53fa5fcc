/* SPDX-License-Identifier: MIT */
/* Everything a player can ask for by button and by key, but for the pages, which are rows of their
 * own (pages/page.h): the buttons, their keys and the page that lists them all read this table. */
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
    COMMAND_NONE = COMMAND_COUNT, /* where there may be one */
};

/* What belongs together where all are listed. */
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

/* The button of a command; members may be changed before use. */
struct button command_button(enum command command);

/* A command that has no button on this page: true when its key was pressed. */
bool command_key(struct ui *ui, enum command command);

#endif

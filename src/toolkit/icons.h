/* SPDX-License-Identifier: MIT */
/* Icons that any program could use. */
#ifndef TOOLKIT_ICONS_H
#define TOOLKIT_ICONS_H

#include "toolkit/sprite.h"

enum icon {
    ICON_ACCESSIBILITY,
    ICON_ANALYSE,
    ICON_BACK,
    ICON_CHECK,
    ICON_CLOSE,
    ICON_COMMENT,
    ICON_COMPARE,
    ICON_DELETE,
    ICON_FIRST,
    ICON_FOLDED,
    ICON_FOLDER,
    ICON_FULLSCREEN,
    ICON_GAME,
    ICON_HINT,
    ICON_KEYBOARD,
    ICON_LAST,
    ICON_LEARN,
    ICON_LIBRARY,
    ICON_LIST,
    ICON_MENU,
    ICON_NEW,
    ICON_NEXT,
    ICON_PAUSE,
    ICON_PENCIL,
    ICON_PLAY,
    ICON_PREVIOUS,
    ICON_QUIT,
    ICON_RAISE,
    ICON_REDO,
    ICON_SAVE,
    ICON_SETTINGS,
    ICON_STRENGTH,
    ICON_UNDO,
    ICON_UNFOLDED,
    ICON_COUNT,
};

extern const struct sprite icons[ICON_COUNT];

#endif

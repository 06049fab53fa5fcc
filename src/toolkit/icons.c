/* SPDX-License-Identifier: MIT */
#include "toolkit/icons.h"

/* Those that point along the line of reading. */
#define DIRECTED(name)                                                                             \
    {                                                                                              \
        .file = "icons/" name ".svg", .stand_in = COLOUR(0xFFFFFF), .directed = true               \
    }

#define ICON(name)                                                                                 \
    {                                                                                              \
        .file = "icons/" name ".svg", .stand_in = COLOUR(0xFFFFFF)                                 \
    }

const struct sprite icons[ICON_COUNT] = {
    [ICON_ACCESSIBILITY] = ICON("accessibility"),
    [ICON_ANALYSE] = ICON("analyse"),
    [ICON_BACK] = DIRECTED("back"),
    [ICON_CHECK] = ICON("check"),
    [ICON_CLOSE] = ICON("close"),
    [ICON_COMMENT] = ICON("comment"),
    [ICON_COMPARE] = ICON("compare"),
    [ICON_DELETE] = ICON("delete"),
    [ICON_FIRST] = DIRECTED("first"),
    [ICON_FOLDED] = DIRECTED("folded"),
    [ICON_FOLDER] = ICON("folder"),
    [ICON_FULLSCREEN] = ICON("fullscreen"),
    [ICON_GAME] = ICON("game"),
    [ICON_HINT] = ICON("hint"),
    [ICON_KEYBOARD] = ICON("keyboard"),
    [ICON_LAST] = DIRECTED("last"),
    [ICON_LEARN] = ICON("learn"),
    [ICON_LIBRARY] = ICON("library"),
    [ICON_LIST] = DIRECTED("list"),
    [ICON_MENU] = ICON("menu"),
    [ICON_NEW] = ICON("new"),
    [ICON_NEXT] = DIRECTED("next"),
    [ICON_PAUSE] = ICON("pause"),
    [ICON_PENCIL] = ICON("pencil"),
    [ICON_PLAY] = ICON("play"),
    [ICON_PREVIOUS] = DIRECTED("previous"),
    [ICON_QUIT] = DIRECTED("quit"),
    [ICON_RAISE] = ICON("raise"),
    [ICON_REDO] = DIRECTED("redo"),
    [ICON_SAVE] = ICON("save"),
    [ICON_SETTINGS] = ICON("settings"),
    [ICON_STRENGTH] = ICON("strength"),
    [ICON_UNDO] = DIRECTED("undo"),
    [ICON_UNFOLDED] = ICON("unfolded"),
};

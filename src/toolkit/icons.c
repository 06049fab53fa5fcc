/* SPDX-License-Identifier: MIT */
#include "toolkit/icons.h"

#define ICON(name)                                                                                 \
    {                                                                                              \
        .file = "icons/" name ".svg", .stand_in = COLOUR(0xFFFFFF)                                 \
    }

const struct sprite icons[ICON_COUNT] = {
    [ICON_ANALYSE] = ICON("analyse"),
    [ICON_BACK] = ICON("back"),
    [ICON_CHECK] = ICON("check"),
    [ICON_CLOSE] = ICON("close"),
    [ICON_COMMENT] = ICON("comment"),
    [ICON_COMPARE] = ICON("compare"),
    [ICON_DELETE] = ICON("delete"),
    [ICON_FIRST] = ICON("first"),
    [ICON_FOLDED] = ICON("folded"),
    [ICON_FOLDER] = ICON("folder"),
    [ICON_FULLSCREEN] = ICON("fullscreen"),
    [ICON_GAME] = ICON("game"),
    [ICON_HINT] = ICON("hint"),
    [ICON_KEYBOARD] = ICON("keyboard"),
    [ICON_LAST] = ICON("last"),
    [ICON_LEARN] = ICON("learn"),
    [ICON_LIBRARY] = ICON("library"),
    [ICON_LIST] = ICON("list"),
    [ICON_MENU] = ICON("menu"),
    [ICON_NEW] = ICON("new"),
    [ICON_NEXT] = ICON("next"),
    [ICON_PAUSE] = ICON("pause"),
    [ICON_PENCIL] = ICON("pencil"),
    [ICON_PLAY] = ICON("play"),
    [ICON_PREVIOUS] = ICON("previous"),
    [ICON_QUIT] = ICON("quit"),
    [ICON_RAISE] = ICON("raise"),
    [ICON_REDO] = ICON("redo"),
    [ICON_SAVE] = ICON("save"),
    [ICON_SETTINGS] = ICON("settings"),
    [ICON_STRENGTH] = ICON("strength"),
    [ICON_UNDO] = ICON("undo"),
    [ICON_UNFOLDED] = ICON("unfolded"),
};

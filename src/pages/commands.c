/* SPDX-License-Identifier: MIT */
#include "pages/commands.h"

#include "base/translate.h"
#include "board/sprites.h"
#include "toolkit/icons.h"

#define CTRL_SHIFT (MOD_CTRL | MOD_SHIFT)

const struct command_info command_infos[COMMAND_COUNT] = {
    [COMMAND_UNDO] =
        {"undo", N_("Undo"), &icons[ICON_UNDO], {SDLK_z, MOD_CTRL}, .group = GROUP_PLAYING},
    [COMMAND_REDO] = {"redo",
                      N_("Redo"),
                      &icons[ICON_REDO],
                      {SDLK_z, CTRL_SHIFT},
                      {SDLK_y, MOD_CTRL},
                      .group = GROUP_PLAYING},
    [COMMAND_OFFER_DRAW] = {"offer-draw",
                            N_("Offer draw"),
                            &board_icons[BOARD_ICON_DRAW_OFFER],
                            {SDLK_d, MOD_CTRL},
                            .group = GROUP_MATCH},
    [COMMAND_CLAIM_DRAW] = {"claim-draw",
                            N_("Claim draw"),
                            &icons[ICON_CHECK],
                            {SDLK_d, CTRL_SHIFT},
                            .group = GROUP_MATCH},
    [COMMAND_RESIGN] = {"resign",
                        N_("Resign"),
                        &board_icons[BOARD_ICON_RESIGN],
                        {SDLK_g, MOD_CTRL},
                        .group = GROUP_MATCH},
    [COMMAND_REVENGE] = {"revenge",
                         N_("Revenge"),
                         &board_icons[BOARD_ICON_REVENGE],
                         {SDLK_r, MOD_CTRL},
                         .group = GROUP_MATCH},
    [COMMAND_FLIP] = {"flip",
                      N_("Turn board"),
                      &board_icons[BOARD_ICON_FLIP],
                      {SDLK_f, MOD_CTRL},
                      .group = GROUP_PLAYING},
    [COMMAND_TYPE_MOVE] = {"type-move",
                           N_("Type a move"),
                           &icons[ICON_KEYBOARD],
                           {SDLK_t, MOD_CTRL},
                           .group = GROUP_PLAYING},
    [COMMAND_FIRST] = {"first",
                       N_("First position"),
                       &icons[ICON_FIRST],
                       {SDLK_HOME, 0},
                       .group = GROUP_LOOKING_BACK},
    [COMMAND_PREVIOUS] = {"previous",
                          N_("Previous position"),
                          &icons[ICON_PREVIOUS],
                          {SDLK_PAGEUP, 0},
                          .group = GROUP_LOOKING_BACK},
    [COMMAND_NEXT] = {"next",
                      N_("Next position"),
                      &icons[ICON_NEXT],
                      {SDLK_PAGEDOWN, 0},
                      .group = GROUP_LOOKING_BACK},
    [COMMAND_LAST] = {"last",
                      N_("Current position"),
                      &icons[ICON_LAST],
                      {SDLK_END, 0},
                      .group = GROUP_LOOKING_BACK},
    [COMMAND_OTHER_ABOVE] = {"other-above",
                             N_("The move above, from the same position"),
                             NULL,
                             {SDLK_UP, MOD_ALT},
                             .group = GROUP_VARIATIONS},
    [COMMAND_OTHER_BELOW] = {"other-below",
                             N_("The move below, from the same position"),
                             NULL,
                             {SDLK_DOWN, MOD_ALT},
                             .group = GROUP_VARIATIONS},
    [COMMAND_RAISE] = {"raise",
                       N_("Make it the main line"),
                       &icons[ICON_RAISE],
                       {SDLK_UP, MOD_CTRL},
                       .group = GROUP_VARIATIONS},
    [COMMAND_DELETE] = {"delete",
                        N_("Delete the variation"),
                        &icons[ICON_DELETE],
                        {SDLK_DELETE, MOD_CTRL},
                        .group = GROUP_VARIATIONS},
    [COMMAND_COMMENT] = {"comment-move",
                         N_("Comment on the move"),
                         &icons[ICON_COMMENT],
                         {SDLK_k, MOD_CTRL},
                         .group = GROUP_VARIATIONS},
    [COMMAND_STRENGTH] = {"strength",
                          N_("Good or bad move"),
                          &icons[ICON_STRENGTH],
                          {SDLK_j, MOD_CTRL},
                          .group = GROUP_VARIATIONS},
    [COMMAND_MUTE] = {"mute", N_("Sound on or off"), NULL, {SDLK_m, 0}},
    [COMMAND_FULLSCREEN] = {"fullscreen", N_("Full screen"), NULL, {SDLK_F11, 0}},
    [COMMAND_LARGER] = {"larger", N_("Larger"), NULL, {SDLK_PLUS, MOD_CTRL}},
    [COMMAND_SMALLER] = {"smaller", N_("Smaller"), NULL, {SDLK_MINUS, MOD_CTRL}},
    [COMMAND_AUTO_SIZE] = {"auto-size", N_("Size as the window"), NULL, {SDLK_0, MOD_CTRL}},
    [COMMAND_QUIT] = {"quit", N_("Quit"), NULL, {SDLK_q, MOD_CTRL}},
};

struct button command_button(enum command command)
{
    const struct command_info *info = &command_infos[command];
    return (struct button){.name = info->name,
                           .label = tr(info->label),
                           .icon = info->icon,
                           .key = info->key,
                           .other_key = info->other_key};
}

bool command_key(struct ui *ui, enum command command)
{
    return ui_take(ui, input_is_shortcut(&ui->input, command_infos[command].key) ||
                           input_is_shortcut(&ui->input, command_infos[command].other_key));
}

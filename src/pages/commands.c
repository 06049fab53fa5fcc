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
    [COMMAND_COPY_GAME] =
        {"copy-game", N_("Copy the game (PDN)"), NULL, {SDLK_c, MOD_CTRL}, .group = GROUP_IN_OUT},
    [COMMAND_COPY_POSITION] = {"copy-position",
                               N_("Copy the position (FEN)"),
                               NULL,
                               {SDLK_c, MOD_CTRL | MOD_ALT},
                               .group = GROUP_IN_OUT},
    [COMMAND_COPY_PICTURE] = {"copy-picture",
                              N_("Save a picture of the board"),
                              NULL,
                              {SDLK_c, CTRL_SHIFT},
                              .group = GROUP_IN_OUT},
    [COMMAND_PASTE] = {"paste",
                       N_("Paste a game or a position"),
                       NULL,
                       {SDLK_v, MOD_CTRL},
                       .group = GROUP_IN_OUT},
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

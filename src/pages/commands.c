/* SPDX-License-Identifier: MIT */
#include "pages/commands.h"

#include "board/sprites.h"
#include "toolkit/icons.h"

const struct command_info command_infos[COMMAND_COUNT] = {
    [COMMAND_UNDO] = {"undo", "Undo", &icons[ICON_UNDO], {SDLK_z, MOD_CTRL}},
    [COMMAND_REDO] = {"redo", "Redo", &icons[ICON_REDO], {SDLK_z, MOD_CTRL | MOD_SHIFT}},
    [COMMAND_OFFER_DRAW] = {"offer-draw",
                            "Offer draw",
                            &board_sprites[SPRITE_ICON_DRAW_OFFER],
                            {SDLK_d, MOD_CTRL}},
    [COMMAND_CLAIM_DRAW] = {"claim-draw",
                            "Claim draw",
                            &icons[ICON_CHECK],
                            {SDLK_d, MOD_CTRL | MOD_SHIFT}},
    [COMMAND_RESIGN] = {"resign", "Resign", &board_sprites[SPRITE_ICON_RESIGN], {SDLK_g, MOD_CTRL}},
    [COMMAND_REVENGE] = {"revenge",
                         "Revenge",
                         &board_sprites[SPRITE_ICON_REVENGE],
                         {SDLK_r, MOD_CTRL}},
    [COMMAND_FLIP] = {"flip", "Turn board", &board_sprites[SPRITE_ICON_FLIP], {SDLK_f, MOD_CTRL}},
    [COMMAND_TYPE_MOVE] = {"type-move", "Type a move", &icons[ICON_KEYBOARD], {SDLK_t, MOD_CTRL}},
    [COMMAND_FIRST] = {"first", "First position", &icons[ICON_FIRST], {SDLK_HOME, 0}},
    [COMMAND_PREVIOUS] = {"previous", "Previous position", &icons[ICON_PREVIOUS], {SDLK_PAGEUP, 0}},
    [COMMAND_NEXT] = {"next", "Next position", &icons[ICON_NEXT], {SDLK_PAGEDOWN, 0}},
    [COMMAND_LAST] = {"last", "Current position", &icons[ICON_LAST], {SDLK_END, 0}},
    [COMMAND_NEW_MATCH] = {"new-match", "New match", &icons[ICON_NEW], {SDLK_n, MOD_CTRL}},
    [COMMAND_RULES] = {"rules", "Rules", &board_sprites[SPRITE_ICON_RULES], {SDLK_F1, 0}},
    [COMMAND_SETTINGS] = {"settings", "Settings", &icons[ICON_SETTINGS], {SDLK_COMMA, MOD_CTRL}},
    [COMMAND_KEYS] = {"keys", "Keys", &icons[ICON_KEYBOARD], {SDLK_F2, 0}},
    [COMMAND_LEDGER] = {"ledger", "Games of this match", NULL, {SDLK_F3, 0}},
    [COMMAND_COMPARE] = {"compare", "Same position, other rules", NULL, {SDLK_F4, 0}},
    [COMMAND_EDIT_RULES] = {"edit-rules", "Make your own rules", NULL, {SDLK_e, MOD_CTRL}},
    [COMMAND_FULLSCREEN] = {"fullscreen", "Full screen", NULL, {SDLK_F11, 0}},
    [COMMAND_LARGER] = {"larger", "Larger", NULL, {SDLK_PLUS, MOD_CTRL}},
    [COMMAND_SMALLER] = {"smaller", "Smaller", NULL, {SDLK_MINUS, MOD_CTRL}},
    [COMMAND_AUTO_SIZE] = {"auto-size", "Size as the window", NULL, {SDLK_0, MOD_CTRL}},
    [COMMAND_QUIT] = {"quit", "Quit", NULL, {SDLK_q, MOD_CTRL}},
};

struct button command_button(enum command command)
{
    const struct command_info *info = &command_infos[command];
    return (struct button){
        .name = info->name,
        .label = info->label,
        .icon = info->icon,
        .key = info->key,
    };
}

bool command_key(struct ui *ui, enum command command)
{
    return ui_take(ui, input_is_shortcut(&ui->input, command_infos[command].key));
}

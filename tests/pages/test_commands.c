/* SPDX-License-Identifier: MIT */
/* The table of commands: names and keys. */
#include "pages/commands.h"
#include "suite.h"

#include <string.h>

START_TEST(every_command_has_name_key_and_label)
{
    const struct command_info *info = &command_infos[_i];
    ck_assert_msg(info->label && info->label[0], "command %d has no label", _i);
    ck_assert_msg(info->name && info->name[0], "%s has no name", info->label);
    ck_assert_msg(info->key.key != 0, "%s has no key", info->label);
    ck_assert_msg(command_button((enum command)_i).key.key == info->key.key,
                  "the button of %s has another key", info->label);
}
END_TEST

START_TEST(no_two_commands_share_a_key_or_name)
{
    const struct command_info *info = &command_infos[_i];
    for (int other = 0; other < _i; other++) {
        ck_assert_msg(strcmp(info->name, command_infos[other].name) != 0, "two are called %s",
                      info->name);
        ck_assert_msg(info->key.key != command_infos[other].key.key ||
                          info->key.mods != command_infos[other].key.mods,
                      "%s and %s share a key", info->label, command_infos[other].label);
    }
}
END_TEST

/* A key without Ctrl that a typed move or the board needs would never reach the command. */
START_TEST(no_command_takes_a_key_of_the_board)
{
    static const SDL_Keycode taken[] = {SDLK_UP,     SDLK_DOWN,   SDLK_LEFT,  SDLK_RIGHT,
                                        SDLK_RETURN, SDLK_ESCAPE, SDLK_SPACE, SDLK_TAB};
    const struct command_info *info = &command_infos[_i];
    if (info->key.mods & (MOD_CTRL | MOD_ALT))
        return;
    bool letter = info->key.key < 128 && info->key.key > ' ';
    ck_assert_msg(!letter, "%s is a key of typed moves", info->label);
    for (int i = 0; i < ROWS(taken); i++)
        ck_assert_msg(info->key.key != taken[i], "%s is a key of the board", info->label);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("commands");
    TCase *tcase = tcase_create("table");
    tcase_add_loop_test(tcase, every_command_has_name_key_and_label, 0, COMMAND_COUNT);
    tcase_add_loop_test(tcase, no_two_commands_share_a_key_or_name, 0, COMMAND_COUNT);
    tcase_add_loop_test(tcase, no_command_takes_a_key_of_the_board, 0, COMMAND_COUNT);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

/* SPDX-License-Identifier: MIT */
/* What the program may be asked for by key: the keys that players know, told once more by hand, on
 * the buttons, on the page that lists them, and apart from those of the board. */
#include "stage.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

static const struct command_row {
    enum command command;
    const char *name, *label, *key;
    const char *keys;    /* as listed, where there is another one beside it */
    const char *meaning; /* as listed, where the button says something else */
} command_rows[] = {
    {COMMAND_UNDO, "undo", "Undo", "Ctrl+Z"},
    {COMMAND_REDO, "redo", "Redo", "Ctrl+Shift+Z", "Ctrl+Shift+Z or Ctrl+Y"},
    {COMMAND_OFFER_DRAW, "offer-draw", "Offer draw", "Ctrl+D"},
    {COMMAND_CLAIM_DRAW, "claim-draw", "Claim draw", "Ctrl+Shift+D"},
    {COMMAND_RESIGN, "resign", "Resign", "Ctrl+G"},
    {COMMAND_REVENGE, "revenge", "Revenge", "Ctrl+R"},
    {COMMAND_FLIP, "flip", "Turn board", "Ctrl+F"},
    {COMMAND_TYPE_MOVE, "type-move", "Type a move", "Ctrl+T"},
    {COMMAND_MOVE_NOW, "move-now", "Move now", "Ctrl+M", .meaning = "Let the computer move now"},
    {COMMAND_PAUSE, "pause", "Pause", "Ctrl+B",
     .meaning = "The clock, or two computers: pause, or go on"},
    {COMMAND_HINT, "hint", "Hint", "Ctrl+H", .meaning = "A hint; asked again, more of it"},
    {COMMAND_ANALYSE, "analyse", "Analyse", "F6", .meaning = "Analyse the game, or stop that"},
    {COMMAND_LIVE, "live", "Live analysis", "F5",
     .meaning = "Live analysis: the best line, on or off"},
    {COMMAND_COPY_GAME, "copy-game", "Copy the game (PDN)", "Ctrl+C"},
    {COMMAND_COPY_POSITION, "copy-position", "Copy the position (FEN)", "Ctrl+Alt+C"},
    {COMMAND_COPY_PICTURE, "copy-picture", "Save a picture of the board", "Ctrl+Shift+C"},
    {COMMAND_PASTE, "paste", "Paste a game or a position", "Ctrl+V"},
    {COMMAND_FIRST, "first", "First position", "Home"},
    {COMMAND_PREVIOUS, "previous", "Previous position", "Page Up"},
    {COMMAND_NEXT, "next", "Next position", "Page Down"},
    {COMMAND_LAST, "last", "Current position", "End"},
    {COMMAND_OTHER_ABOVE, "other-above", "The move above, from the same position", "Alt+\u2191"},
    {COMMAND_OTHER_BELOW, "other-below", "The move below, from the same position", "Alt+\u2193"},
    {COMMAND_RAISE, "raise", "Make it the main line", "Ctrl+\u2191"},
    {COMMAND_DELETE, "delete", "Delete the variation", "Ctrl+Delete"},
    {COMMAND_COMMENT, "comment-move", "Comment on the move", "Ctrl+K"},
    {COMMAND_COMMENT_BEFORE, "comment-before-move", "Comment before the move", "Ctrl+Shift+K"},
    {COMMAND_STRENGTH, "strength", "Good or bad move", "Ctrl+J"},
    {COMMAND_WHERE, "where", "Where am I?", "Alt+W",
     .meaning = "Where the keyboard is, and whose turn it is"},
    {COMMAND_READ_BOARD, "read-board", "Read the board", "Alt+B"},
    {COMMAND_READ_MOVES, "read-moves", "What can move?", "Alt+M",
     .meaning = "What can move, and where"},
    {COMMAND_SAY_AGAIN, "say-again", "Say it again", "Alt+A"},
    {COMMAND_MUTE, "mute", "Sound on or off", "M"},
    {COMMAND_FULLSCREEN, "fullscreen", "Full screen", "F11"},
    {COMMAND_LARGER, "larger", "Larger", "Ctrl++", .meaning = "Everything larger"},
    {COMMAND_SMALLER, "smaller", "Smaller", "Ctrl+-", .meaning = "Everything smaller"},
    {COMMAND_AUTO_SIZE, "auto-size", "Size as the window", "Ctrl+0"},
    {COMMAND_QUIT, "quit", "Quit", "Ctrl+Q"},
    {COMMAND_BACK, "back", "Go back", "Esc", "Esc or Alt+\u2190"},
    {COMMAND_START_MATCH, "start-match", "Start match", "Ctrl+Enter",
     .meaning = "Start the new match"},
    {COMMAND_FOLDER_ABOVE, "folder-above", "Go to the folder above", "Backspace",
     "Backspace or Alt+\u2191"},
    {COMMAND_REPLAY_PLAY, "play", "Play", "Space", .meaning = "Replay: play, or pause"},
    {COMMAND_REPLAY_BACK, "replay-back", "Replay: a move back", "\u2190"},
    {COMMAND_REPLAY_ON, "replay-on", "Replay: a move on", "\u2192"},
    {COMMAND_REPLAY_FASTER, "replay-faster", "Replay: faster", "+"},
    {COMMAND_REPLAY_SLOWER, "replay-slower", "Replay: slower", "-"},
    {COMMAND_SELECT_GAMES, "select-games", "Select all games", "Ctrl+A"},
    {COMMAND_DELETE_GAME, "delete-game", "Delete", "Delete", .meaning = "Delete the games"},
    {COMMAND_RESTORE_GAME, "restore-game", "Undo", "Ctrl+Z",
     .meaning = "Bring back what was deleted, or what was told of a game"},
    {COMMAND_IMPORT_COPIED, "import-copied", "Import copied games", "Ctrl+V"},
    {COMMAND_SAVE_RULES, "save-rules", "Save", "Ctrl+S", .meaning = "Save the rule set"},
    {COMMAND_COPY_RULES, "copy-rules", "Copy as text", "Ctrl+C",
     .meaning = "Copy the rule set as text"},
    {COMMAND_PASTE_RULES, "paste-rules", "Paste from text", "Ctrl+V",
     .meaning = "Paste a rule set from text"},
    {COMMAND_OPENINGS_START, "openings-start", "To the start", "Ctrl+\u2190",
     .meaning = "Openings: to the start"},
    {COMMAND_OPENINGS_UP, "openings-up", "One move back", "\u2190", "\u2190 or Backspace",
     "Openings: one move back"},
    {COMMAND_PLAY_POSITION, "play-from-here", "Play from here", "Ctrl+Enter"},
    {COMMAND_SAVE_POSITION, "save-position", "Save", "Ctrl+S", .meaning = "Save the position"},
};

static const struct page_row {
    const char *name, *label, *key;
} page_rows[] = {
    {"menu", "Menu", "F10"},
    {"new-match", "New match", "Ctrl+N"},
    {"rules", "Rules", "F1"},
    {"keys", "Keys", "F2"},
    {"ledger", "Games so far", "F3"},
    {"openings", "Openings", "F7"},
    {"players", "Players", "F8"},
    {"backup", "Backup", "F9"},
    {"programs", "Other programs", "F12"},
    {"compare", "Compare rules", "F4"},
    {"open-file", "Open a game", "Ctrl+O"},
    {"save-file", "Save the game", "Ctrl+S"},
    {"library", "Library", "Ctrl+L"},
    {"edit-rules", "Your own rules", "Ctrl+E"},
    {"settings", "Settings", "Ctrl+,"},
    {"arrange", "Set up a position", "Ctrl+P"},
};

static void expect_button(const struct button *button, const char *name, const char *label,
                          const char *key)
{
    char text[40] = "";
    shortcut_print(button->key, text, sizeof text);
    ck_assert_msg(strcmp(button->name, name) == 0, "%s is called %s", name, button->name);
    ck_assert_msg(strcmp(button->label, label) == 0, "%s says %s", name, button->label);
    ck_assert_msg(strcmp(text, key) == 0, "%s has the key %s, not %s", name, text, key);
}

START_TEST(commands_have_their_keys)
{
    const struct command_row *row = &command_rows[_i];
    struct preferences preferences = {0};
    struct desk desk = {.preferences = &preferences};
    struct button button = command_button(&desk, row->command);
    ck_assert_int_eq(ROWS(command_rows), COMMAND_COUNT);
    expect_button(&button, row->name, row->label, row->key);
}
END_TEST

/* The key, and a click on what leads to it, open the page. */
START_TEST(pages_have_their_keys)
{
    const struct page_row *row = &page_rows[_i];
    struct stage stage;
    stage_init(&stage, "american", NULL);
    struct button button = page_button(&stage.shell.desk, row->name);
    expect_button(&button, row->name, row->label, row->key);
    stage_key(&stage, button.key.key, button.key.mods);
    ck_assert_msg(strcmp(stage.shell.desk.page->name, row->name) == 0, "%s opens %s", row->key,
                  stage.shell.desk.page->name);
    stage_finish(&stage);
}
END_TEST

/* The board itself has no key, nor what only one page leads to. */
START_TEST(every_page_is_listed)
{
    struct stage stage;
    int count = 0;
    stage_init(&stage, "american", NULL);
    for (const struct page *const *page = stage.shell.desk.pages; *page; page++)
        count += (*page)->key.key != 0;
    ck_assert_int_eq(count, ROWS(page_rows));
    stage_finish(&stage);
}
END_TEST

/* Is the text a part of the drawn item's line, left of it? */
static bool beside(const struct draw_item *cap, const struct draw_item *label, int height)
{
    return cap->rect.x < label->rect.x && label->rect.x - cap->rect.x < 8 * height &&
           cap->rect.y > label->rect.y - height && cap->rect.y < label->rect.y + height;
}

/* Is this the label, or the first line of one that is broken? */
static bool begins_label(const char *text, const char *label)
{
    size_t length = strlen(text);
    return length > 0 && strncmp(text, label, length) == 0 &&
           (label[length] == '\0' || label[length] == ' ' || label[length - 1] == ' ');
}

/* Is there a cap of this text in the line of `label`? */
static bool has_cap(const struct ui *ui, const char *label, const char *cap)
{
    const struct draw_list *list = &ui->list;
    for (size_t i = 0; i < list->count; i++)
        for (size_t j = 0; j < list->count; j++) {
            const struct draw_item *text = &list->items[i], *key = &list->items[j];
            if (text->kind == DRAW_TEXT && key->kind == DRAW_TEXT &&
                begins_label(draw_string(list, text), label) &&
                strcmp(draw_string(list, key), cap) == 0 && beside(key, text, ui_px(ui, 32)))
                return true;
        }
    return false;
}

/* The keys are told, and each is drawn as a cap. */
static void expect_listed(const struct stage *stage, const char *label, const char *keys,
                          struct shortcut shortcut)
{
    char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE], line[160];
    snprintf(line, sizeof line, "%s: %s", keys, label);
    ck_assert_msg(stage_find(stage, line) != NULL, "not told: %s", line);
    for (int i = shortcut_caps(shortcut, caps); i-- > 0;)
        ck_assert_msg(has_cap(&stage->shell.ui, label, caps[i]), "%s has no cap %s", line, caps[i]);
}

START_TEST(the_page_of_keys_lists_them)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage_key(&stage, SDLK_F2, 0);
    for (int i = 0; i < ROWS(command_rows); i++) {
        const struct command_row *row = &command_rows[i];
        const char *meaning = row->meaning ? row->meaning : row->label;
        expect_listed(&stage, meaning, row->keys ? row->keys : row->key,
                      command_infos[row->command].key);
    }
    for (int i = 0; i < ROWS(page_rows); i++)
        expect_listed(&stage, page_rows[i].label, page_rows[i].key,
                      page_button(&stage.shell.desk, page_rows[i].name).key);
    stage_finish(&stage);
}
END_TEST

/* What a typed move begins with: a square's number or its letter. */
static bool begins_typed_move(SDL_Keycode key)
{
    return (key > ' ' && key < SDLK_a) || (key >= SDLK_a && key <= SDLK_h);
}

/* A key without Ctrl that a typed move or the board needs would never reach the command. */
START_TEST(no_command_takes_a_key_of_the_board)
{
    static const SDL_Keycode taken[] = {SDLK_UP,     SDLK_DOWN,   SDLK_LEFT,  SDLK_RIGHT,
                                        SDLK_RETURN, SDLK_ESCAPE, SDLK_SPACE, SDLK_TAB};
    const struct command_info *info = &command_infos[_i];
    if (info->key.mods & (MOD_CTRL | MOD_ALT))
        return;
    ck_assert_msg(!begins_typed_move(info->key.key), "%s is a key of typed moves", info->label);
    for (int i = 0; i < ROWS(taken); i++)
        ck_assert_msg(info->key.key != taken[i], "%s is a key of the board", info->label);
}
END_TEST

/* --- What some of them do, where no other test looks --- */

static const struct {
    const char *name;
    int w, h;
    const char *keys; /* + larger, - smaller, 0 as the window */
    int scale;        /* that is chosen then */
} scale_rows[] = {
    {"from automatic 100", 1280, 800, "+", 125},
    {"twice", 1280, 800, "++", 150},
    {"and back", 1280, 800, "++-", 125},
    {"from automatic 135 up to the next step", 1920, 1080, "+", 150},
    {"from automatic 135 down to the next step", 1920, 1080, "-", 100},
    {"no further down than the least", 1280, 800, "---", 75},
    {"no further up than the most", 3840, 2160, "++", 200},
    {"as the window", 1280, 800, "+0", SCALE_AUTO},
};

START_TEST(the_scale_goes_by_steps)
{
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage.w = scale_rows[_i].w;
    stage.h = scale_rows[_i].h;
    stage_draw(&stage);
    for (const char *key = scale_rows[_i].keys; *key; key++)
        stage_key(&stage, *key, MOD_CTRL);
    ck_assert_msg(stage.preferences.scale == scale_rows[_i].scale, "%s: %d, expected %d",
                  scale_rows[_i].name, stage.preferences.scale, scale_rows[_i].scale);
    stage_finish(&stage);
}
END_TEST

/* The keyboard is let go with the page: what had it is not there any more, and the board has it. */
START_TEST(a_page_that_is_left_keeps_no_keyboard)
{
    const struct page_row *row = &page_rows[_i];
    struct stage stage;
    stage_init(&stage, "american", NULL);
    stage_key(&stage, SDLK_TAB, 0);
    ck_assert_uint_ne(stage.shell.ui.focus, 0);
    stage_open(&stage, row->name);
    stage_key(&stage, SDLK_TAB, 0);
    stage_key(&stage, SDLK_TAB, 0);
    ck_assert_uint_ne(stage.shell.ui.focus, 0);
    stage_open(&stage, "play");
    ck_assert_msg(stage.shell.ui.focus == 0, "%s keeps the keyboard", row->name);
    stage_finish(&stage);
}
END_TEST

SUITE(commands)
{
    Suite *suite = suite_create("commands");
    TCase *tcase = tcase_create("keys");
    tcase_add_loop_test(tcase, commands_have_their_keys, 0, ROWS(command_rows));
    tcase_add_loop_test(tcase, pages_have_their_keys, 0, ROWS(page_rows));
    tcase_add_test(tcase, every_page_is_listed);
    tcase_add_test(tcase, the_page_of_keys_lists_them);
    tcase_add_loop_test(tcase, no_command_takes_a_key_of_the_board, 0, COMMAND_BACK);
    suite_add_tcase(suite, tcase);
    tcase = tcase_create("everywhere");
    tcase_add_loop_test(tcase, the_scale_goes_by_steps, 0, ROWS(scale_rows));
    tcase_add_loop_test(tcase, a_page_that_is_left_keeps_no_keyboard, 0, ROWS(page_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

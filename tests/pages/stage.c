/* SPDX-License-Identifier: MIT */
#include "stage.h"

#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "suite.h"

#include <stdio.h>
#include <string.h>

void stage_init(struct stage *stage, const char *rules, const char *fen)
{
    struct text_error error;
    struct position position;
    struct match_setup setup = {.starter = STARTER_WINNER, .start = fen ? &position : NULL};
    ck_assert_msg(ruleset_parse(rules, &setup.rules, &error), "%s: %s", rules,
                  error_sentence(&error).text);
    ck_assert_msg(!fen || fen_parse(fen, &position, &error), "%s: %s", fen,
                  error_sentence(&error).text);
    *stage = (struct stage){.fonts = fonts_create(NULL), .w = 1280, .h = 800};
    ck_assert_msg(stage->fonts != NULL, "no font");
    preferences_init(&stage->preferences);
    made_puzzles_init(&stage->made);
    match_init(&stage->match, &setup);
    struct shell_setup shell = {.fonts = stage->fonts,
                                .match = &stage->match,
                                .preferences = &stage->preferences,
                                .rulebook = &stage->rulebook,
                                .puzzles = &stage->made.view};
    shell_init(&stage->shell, &shell);
    stage_draw(stage);
}

void stage_finish(struct stage *stage)
{
    shell_finish(&stage->shell);
    match_finish(&stage->match);
    rulebook_finish(&stage->rulebook);
    made_puzzles_finish(&stage->made);
    fonts_destroy(stage->fonts);
}

void stage_open(struct stage *stage, const char *page)
{
    desk_open(&stage->shell.desk, page);
    stage_draw(stage); /* carries it out */
    stage_draw(stage);
    stage_settle(stage);
}

void stage_settle(struct stage *stage)
{
    sight_settle(&stage->shell.ui.sight, 0);
    stage_draw(stage);
}

void stage_draw(struct stage *stage)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    shell_pass(&stage->shell, stage->w, stage->h, &nothing, stage->now);
}

void stage_input(struct stage *stage, struct input input)
{
    shell_pass(&stage->shell, stage->w, stage->h, &input, stage->now);
    stage_draw(stage);
}

void stage_key(struct stage *stage, SDL_Keycode key, unsigned mods)
{
    bool text = stage->shell.ui.wants_text && mods == 0 && key > SDLK_SPACE && key < SDLK_DELETE;
    stage_input(stage, (struct input){.kind = INPUT_KEY, .key = key, .mods = mods});
    if (text)
        stage_input(stage, (struct input){.kind = INPUT_TEXT, .text = {(char)key}});
}

void stage_click(struct stage *stage, struct rect rect)
{
    struct input input = {.kind = INPUT_MOVE, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2};
    stage_input(stage, input);
    input.kind = INPUT_PRESS;
    stage_input(stage, input);
    input.kind = INPUT_RELEASE;
    stage_input(stage, input);
}

void stage_click_square(struct stage *stage, int square)
{
    stage_click(stage, stage_square(stage, square)->rect);
}

void stage_move(struct stage *stage, int from, int to)
{
    stage_click_square(stage, from);
    stage_click_square(stage, to);
}

/* The pointer does this there; what is shown then. */
static uint64_t shown_at(struct stage *stage, enum input_kind kind, int x, int y)
{
    stage_input(stage, (struct input){.kind = kind, .x = x, .y = y});
    return draw_list_hash(&stage->shell.ui.list);
}

void require_card_states(struct stage *stage, const char *card)
{
    struct rect rect = stage_widget(stage, card)->rect;
    int x = rect.x + rect.w / 2, y = rect.y + rect.h / 2;
    stage_settle(stage);
    uint64_t rest = shown_at(stage, INPUT_MOVE, 1, 1);
    shown_at(stage, INPUT_PRESS, 1, 1);
    uint64_t other = shown_at(stage, INPUT_MOVE, x, y);
    shown_at(stage, INPUT_RELEASE, 1, 1);
    uint64_t hovered = shown_at(stage, INPUT_MOVE, x, y);
    uint64_t pressed = shown_at(stage, INPUT_PRESS, x, y);
    uint64_t chosen = shown_at(stage, INPUT_RELEASE, x, y);
    ck_assert_msg(other == rest, "%s is lit while something else is held", card);
    ck_assert_msg(hovered != rest, "%s is not lit under the pointer", card);
    ck_assert_msg(pressed != hovered && pressed != rest, "%s does not look pressed", card);
    ck_assert_msg(chosen != pressed && chosen != hovered, "%s does not look chosen", card);
}

bool stage_page_moves(const struct stage *stage)
{
    const struct page *page = stage->shell.desk.page;
    return page->moving && page->moving(shell_state(&stage->shell, page->name));
}

struct play *stage_play(const struct stage *stage)
{
    return shell_state(&stage->shell, "play");
}

const struct widget *stage_widget(const struct stage *stage, const char *name)
{
    const struct widget *widget = ui_find(&stage->shell.ui, name);
    ck_assert_msg(widget != NULL, "nothing on the screen is called %s", name);
    return widget;
}

const struct widget *stage_square(const struct stage *stage, int square)
{
    char name[16];
    snprintf(name, sizeof name, "square-%d", square);
    return stage_widget(stage, name);
}

const struct widget *stage_focused(const struct stage *stage)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (ui->widgets[i].id == ui->focus)
            return &ui->widgets[i];
    ck_abort_msg("nothing has the keyboard");
    return NULL;
}

const struct widget *stage_find(const struct stage *stage, const char *label)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strstr(ui->widgets[i].label, label))
            return &ui->widgets[i];
    return NULL;
}

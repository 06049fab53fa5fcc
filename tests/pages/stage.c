/* SPDX-License-Identifier: MIT */
#include "stage.h"

#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "suite.h"

#include <string.h>

void stage_init(struct stage *stage, const char *rules, const char *fen)
{
    struct text_error error;
    struct position position;
    struct match_setup setup = {.starter = STARTER_WINNER, .start = fen ? &position : NULL};
    ck_assert_msg(ruleset_parse(rules, &setup.rules, &error), "%s: %s", rules, error.sentence);
    ck_assert_msg(!fen || fen_parse(fen, &position, &error), "%s: %s", fen, error.sentence);
    *stage = (struct stage){.fonts = fonts_create(NULL), .w = 1280, .h = 800};
    ck_assert_msg(stage->fonts != NULL, "no font");
    match_init(&stage->match, &setup);
    screens_init(&stage->screens, stage->fonts, &stage->match, &stage->preferences,
                 (struct host){0});
    stage_draw(stage);
}

void stage_finish(struct stage *stage)
{
    screens_finish(&stage->screens);
    match_finish(&stage->match);
    fonts_destroy(stage->fonts);
}

void stage_draw(struct stage *stage)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    screens_pass(&stage->screens, stage->w, stage->h, &nothing, stage->now);
}

void stage_input(struct stage *stage, struct input input)
{
    screens_pass(&stage->screens, stage->w, stage->h, &input, stage->now);
    stage_draw(stage);
}

void stage_key(struct stage *stage, SDL_Keycode key, unsigned mods)
{
    stage_input(stage, (struct input){.kind = INPUT_KEY, .key = key, .mods = mods});
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

const struct widget *stage_widget(const struct stage *stage, const char *name)
{
    const struct widget *widget = ui_find(&stage->screens.ui, name);
    ck_assert_msg(widget != NULL, "nothing on the screen is called %s", name);
    return widget;
}

const struct widget *stage_find(const struct stage *stage, const char *label)
{
    const struct ui *ui = &stage->screens.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strstr(ui->widgets[i].label, label))
            return &ui->widgets[i];
    return NULL;
}

/* SPDX-License-Identifier: MIT */
/* Can every text be read? Contrast with what is behind it, in each theme, on the pages as they are
 * drawn. */
#include "board/board_texture.h"
#include "board/sprites.h"
#include "contrast.h"
#include "stage.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static bool holds(struct rect rect, struct rect point)
{
    return rect_contains(rect, point.x, point.y);
}

/* What lies behind item `index`: the last thing drawn there before it. False where that is a
 * picture whose colour the theme does not name. */
static bool behind(const struct draw_list *list, size_t index, const struct theme *theme,
                   struct colour *colour)
{
    struct rect at = list->items[index].rect;
    at.y += list->items[index].style.px / 2;
    at.x += 1;
    for (size_t i = index; i-- > 0;) {
        const struct draw_item *item = &list->items[i];
        if (!holds(item->rect, at))
            continue;
        if (item->kind == DRAW_FILL && item->colour.a == 255) {
            *colour = item->colour;
            return true;
        }
        if (item->kind == DRAW_PICTURE) {
            *colour = board_sprite(board_texture_theme(item->b), SPRITE_FRAME)->stand_in;
            return true;
        }
        if (item->kind == DRAW_SPRITE &&
            item->sprite == board_sprite(THEME_WALNUT, SPRITE_ROUTE_BADGE)) {
            *colour = item->colour;
            return true;
        }
    }
    *colour = theme->colours[COLOUR_TABLE];
    return true;
}

enum {
    SHADOWS_MAX = 4, /* of a text */
    SHADOW_PIXELS = 2,
};

/* Does the same text lie upon it, a little aside? */
static bool is_shadow(const struct draw_list *list, size_t index)
{
    const struct draw_item *item = &list->items[index];
    for (size_t i = index + 1; i < list->count && i <= index + SHADOWS_MAX; i++) {
        const struct draw_item *over = &list->items[i];
        if (over->kind == DRAW_TEXT && abs(over->rect.x - item->rect.x) <= SHADOW_PIXELS &&
            abs(over->rect.y - item->rect.y) <= SHADOW_PIXELS &&
            strcmp(draw_string(list, over), draw_string(list, item)) == 0 &&
            memcmp(&over->colour, &item->colour, sizeof over->colour) != 0)
            return true;
    }
    return false;
}

static void require_readable(const struct stage *stage, const char *page)
{
    const struct ui *ui = &stage->shell.ui;
    for (size_t i = 0; i < ui->list.count; i++) {
        const struct draw_item *item = &ui->list.items[i];
        struct colour back;
        /* A control that can not be used is dim on purpose (WCAG 2.1, 1.4.3: inactive). */
        if (item->kind != DRAW_TEXT || item->colour.a < 255 || is_shadow(&ui->list, i) ||
            !behind(&ui->list, i, ui->theme, &back))
            continue;
        double contrast = colour_contrast(item->colour, back);
        REQUIRE(contrast >= contrasts_asked(ui->theme).text,
                "%s, %s: \"%s\" has %.2f:1 (#%02x%02x%02x on #%02x%02x%02x)", ui->theme->id, page,
                draw_string(&ui->list, item), contrast, item->colour.r, item->colour.g,
                item->colour.b, back.r, back.g, back.b);
    }
}

/* A page, and what is done on it: keys that lead to a state, NULL to end. */
static const struct {
    const char *name, *rules, *fen;
    struct shortcut keys[5];
    const char *hover; /* a widget under the pointer */
} states[] = {
    {"play", "american", NULL, {{0}}, NULL},
    {"play, a button under the pointer", "american", NULL, {{0}}, "resign"},
    {"play, a name under the pointer", "american", NULL, {{0}}, "name-black"},
    {"play, the other name", "american", NULL, {{0}}, "name-white"},
    {"play, labels on the frame", "freejump", NULL, {{0}}, NULL},
    {"play, meter", "american, lone-kings=yes, draws=claim", "B:WK32:BK1", {{0}}, NULL},
    {"play, tray", "parlour", NULL, {{0}}, NULL},
    {"play, refusal", "american", NULL, {{SDLK_UP, 0}, {SDLK_RETURN, 0}}, NULL},
    {"play, question", "american", NULL, {{SDLK_g, MOD_CTRL}}, NULL},
    {"play, typing", "american", NULL, {{SDLK_1, 0}}, NULL},
    {"play, result",
     "american",
     NULL,
     {{SDLK_g, MOD_CTRL}, {SDLK_TAB, MOD_SHIFT}, {SDLK_RETURN, 0}},
     NULL},
    {"play, result, Revenge under the pointer",
     "american",
     NULL,
     {{SDLK_g, MOD_CTRL}, {SDLK_TAB, MOD_SHIFT}, {SDLK_RETURN, 0}},
     "revenge"},
    {"play, routes",
     "american",
     "B:W14,15,22,23,32:B9,K10",
     {{SDLK_UP, 0}, {SDLK_UP, 0}, {SDLK_UP, 0}, {SDLK_UP, 0}, {SDLK_RETURN, 0}},
     NULL},
    {"new match", "american", NULL, {{SDLK_n, MOD_CTRL}}, NULL},
    {"new match, an item under the pointer",
     "american",
     NULL,
     {{SDLK_n, MOD_CTRL}},
     "rule-set/classic"},
    {"new match, a chosen item", "american", NULL, {{SDLK_n, MOD_CTRL}}, "rule-set/american"},
    {"rules", "classic", NULL, {{SDLK_F1, 0}}, NULL},
    {"settings", "american", NULL, {{SDLK_COMMA, MOD_CTRL}}, NULL},
    {"settings, a choice under the pointer", "american", NULL, {{SDLK_COMMA, MOD_CTRL}}, "motion"},
    {"keys", "american", NULL, {{SDLK_F2, 0}}, NULL},
    {"ledger",
     "american",
     NULL,
     {{SDLK_g, MOD_CTRL}, {SDLK_TAB, MOD_SHIFT}, {SDLK_RETURN, 0}, {SDLK_F3, 0}},
     NULL},
};

static void reach_state(struct stage *stage, int state)
{
    stage_init(stage, states[state].rules, states[state].fen);
    for (int i = 0; i < ROWS(states[state].keys) && states[state].keys[i].key; i++)
        stage_key(stage, states[state].keys[i].key, states[state].keys[i].mods);
    if (!states[state].hover)
        return;
    const struct widget *widget = stage_widget(stage, states[state].hover);
    stage_input(stage, (struct input){.kind = INPUT_MOVE,
                                      .x = widget->rect.x + widget->rect.w / 2,
                                      .y = widget->rect.y + widget->rect.h / 2});
}

START_TEST(every_text_can_be_read)
{
    struct stage stage;
    reach_state(&stage, _i);
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        stage.preferences.looks.board = 1 + theme;
        stage_draw(&stage);
        require_readable(&stage, states[_i].name);
    }
    stage_finish(&stage);
}
END_TEST

SUITE(readable)
{
    Suite *suite = suite_create("readable");
    TCase *tcase = tcase_create("texts");
    tcase_add_loop_test(tcase, every_text_can_be_read, 0, ROWS(states));
    suite_add_tcase(suite, tcase);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The small board on the settings page. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/piece_view.h"
#include "board/sprites.h"
#include "notation/fen.h"
#include "pages/settings/settings.h"
#include "rules/movegen.h"

#include <assert.h>

/* Men and kings of both sides. White has just moved, and no capture is possible. */
static const char shown[] = "B:W18,21,26,29,31,32,K20:B1,2,3,5,8,12,K13";
static const struct move last = {.steps = 1, .path = {22, 18}};

static const enum piece captured[] = {BLACK_MAN, BLACK_MAN, WHITE_MAN};

/* Draws the captured pieces, as beside the real board. */
static void tray(struct ui *ui, struct rect line, struct looks looks)
{
    int count = sizeof captured / sizeof captured[0], side = line.h;
    line = rect_centred(line, count * side, side);
    for (int i = 0; i < count; i++) {
        struct rect square = cut_left(&line, side);
        draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_DARK_1), square);
        piece_view(ui, square, captured[i], looks, 255);
    }
}

void settings_preview(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct ruleset *rules = &desk->match->rules.rules;
    struct looks looks = preferences_looks(desk->preferences, &desk->match->rules);
    struct rect below = cut_bottom(&rect, looks.tray ? ui_px(ui, METRIC_TARGET) : 0);
    struct movelist list;
    struct position position;
    struct text_error error;
    bool sound = fen_parse(shown, &position, &error);
    assert(sound);
    (void)sound;
    movegen(rules, &position, &list);
    struct board_picture picture = board_picture_in(rect, desk->turned, &position, rules, looks);
    picture.last = &last;
    if (desk->preferences->highlights == HIGHLIGHTS_ALL)
        picture.movable = movelist_starts(&list);
    board_view(ui, &picture);
    if (looks.tray)
        tray(ui, below, looks);
    ui_note(ui, picture.geometry.outer, tr("How the board looks"));
}

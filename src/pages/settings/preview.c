/* SPDX-License-Identifier: MIT */
/* The small board on the settings page. */
#include "base/translate.h"
#include "board/board_view.h"
#include "notation/fen.h"
#include "pages/settings/settings.h"
#include "rules/movegen.h"

#include <assert.h>

/* Men and kings of both sides. White has just moved, and no capture is possible. */
static const char shown[] = "B:W18,21,26,29,31,32,K20:B1,2,3,5,8,12,K13";
static const struct move last = {.steps = 1, .path = {22, 18}};

/* A man each, and a king. */
static const struct captured captured[2] = {
    [BLACK] = {{WHITE_MAN, WHITE_KING}, 2}, [WHITE] = {{BLACK_MAN}, 1}};

void settings_preview(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct ruleset *rules = &desk->match->rules.rules;
    struct looks looks = preferences_looks(desk->preferences, &desk->match->rules);
    struct movelist list;
    struct position position;
    struct text_error error;
    bool sound = fen_parse(shown, &position, &error);
    assert(sound);
    (void)sound;
    movegen(rules, &position, &list);
    struct board_picture picture = board_picture_in(rect, desk->turned, &position, rules, looks);
    if (!desk->preferences->without_trays)
        board_picture_add_trays(&picture, rect, captured);
    picture.last = &last;
    if (desk->preferences->highlights == HIGHLIGHTS_ALL)
        picture.movable = movelist_starts(&list);
    board_view(ui, &picture);
    ui_note(ui, picture.geometry.outer, tr("How the board looks"));
}

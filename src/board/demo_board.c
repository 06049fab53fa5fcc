/* SPDX-License-Identifier: MIT */
#include "board/demo_board.h"

#include "base/translate.h"
#include "board/board_view.h"

enum {
    LOOK_FIRST_MS = 700, /* to see the position before the first move */
    BETWEEN_MS = 450,
};

static void rewind_play(struct demo_board *demo, uint64_t now)
{
    demo->ply = 0;
    demo->playing = demo->reel.plies > 0;
    demo->next = now + LOOK_FIRST_MS;
    demo->animation.active = false;
}

void demo_board_show(struct demo_board *demo, enum field field, int value, bool still, uint64_t now)
{
    if (demo->shown && demo->field == field && demo->value == value)
        return;
    *demo = (struct demo_board){.shown = true, .field = field, .value = value};
    rule_reel_make(&demo->reel, rule_demo_find(field, value), value);
    if (still)
        demo->ply = demo->reel.plies;
    else
        rewind_play(demo, now);
}

void demo_board_play(struct demo_board *demo, bool still, uint64_t now)
{
    if (still)
        demo->ply = (demo->ply + 1) % (demo->reel.plies + 1);
    else
        rewind_play(demo, now);
}

static void follow_time(struct demo_board *demo, uint64_t now)
{
    if (!demo->playing)
        return;
    if (demo->animation.active) {
        animation_at(&demo->animation, now);
        if (demo->animation.active)
            return;
        demo->ply++;
        demo->next = now + BETWEEN_MS;
        demo->playing = demo->ply < demo->reel.plies;
    } else if (now >= demo->next) {
        animation_start(&demo->animation, &demo->reel.positions[demo->ply],
                        &demo->reel.moves[demo->ply], ANIMATION_FORWARD, now);
    }
}

static enum labels demo_labels(const struct demo_board *demo)
{
    if (demo->field != FIELD_SQUARES)
        return LABELS_OFF;
    return demo->value == NUMBERS_ALGEBRAIC ? LABELS_ALGEBRAIC : LABELS_NUMBER;
}

static void draw_demo(struct ui *ui, const struct board_geometry *geometry, struct demo_board *demo,
                      uint64_t now)
{
    const struct rule_reel *reel = &demo->reel;
    struct movelist list;
    movegen(&reel->rules.rules, &reel->positions[demo->ply], &list);
    bool moving = demo->animation.active;
    struct board_picture picture = {
        .geometry = *geometry,
        .position = reel->positions[demo->ply + moving],
        .rules = &reel->rules.rules,
        .looks = {.king_mark = KING_MARK_STACK, .labels = demo_labels(demo)},
        .last = demo->ply > 0 && !moving ? &reel->moves[demo->ply - 1] : NULL,
        .movable = demo->ply == 0 && !moving ? movelist_starts(&list) : 0,
        .animation = moving ? &demo->animation : NULL,
    };
    if (moving)
        picture.moment = animation_at(&demo->animation, now);
    board_view(ui, &picture);
}

bool demo_board_pass(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now)
{
    follow_time(demo, now);
    bool mirrored = demo->reel.rules.rules.corner == CORNER_LIGHT;
    struct board_geometry geometry = board_geometry_in(rect, false, mirrored);
    struct widget *widget =
        ui_register(ui, "demo-board", 0, ROLE_BUTTON, geometry.outer, tr("Play the example"));
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool pressed = ui_clicked(ui, id, geometry.outer) || ui_activated(ui, id);
    draw_demo(ui, &geometry, demo, now);
    ui_focus_frame(ui, id, geometry.outer, 0);
    return pressed;
}

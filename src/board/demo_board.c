/* SPDX-License-Identifier: MIT */
#include "board/demo_board.h"

#include "base/translate.h"
#include "board/board_view.h"
#include "board/motion.h"
#include "prose/rule_words.h"

static void rewind_play(struct demo_board *demo, uint64_t now)
{
    demo->ply = 0;
    demo->playing = demo->reel.plies > 0;
    demo->next = now + DEMO_FIRST_MS;
    demo->animation.active = false;
}

void demo_board_show_reel(struct demo_board *demo, const struct rule_reel *reel, struct looks looks,
                          bool still, uint64_t now)
{
    demo->looks = looks;
    if (demo->shown && rule_reel_equal(&demo->reel, reel))
        return;
    *demo = (struct demo_board){.shown = true, .reel = *reel, .looks = looks};
    if (still)
        demo->ply = demo->reel.plies;
    else
        rewind_play(demo, now);
}

void demo_board_show(struct demo_board *demo, enum field field, int value, struct looks looks,
                     bool still, uint64_t now)
{
    struct rule_reel reel;
    rule_reel_make(&reel, rule_demo_find(field, value), value);
    demo_board_show_reel(demo, &reel, looks, still, now);
}

void demo_board_show_rules(struct demo_board *demo, const struct named_ruleset *rules,
                           struct looks looks, bool still, uint64_t now)
{
    enum field fields[FIELD_COUNT];
    enum field field = telling_fields(&rules->rules, fields) ? fields[0] : FIELD_CAPTURE;
    demo_board_show(demo, field, ruleset_get(&rules->rules, field), looks, still, now);
}

void demo_caption_print(struct strbuf *out, const struct demo_board *demo)
{
    rule_demo_caption_print(out, demo->reel.demo, looks_side_names(demo->looks));
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
        demo->next = now + DEMO_BETWEEN_MS;
        demo->playing = demo->ply < demo->reel.plies;
    } else if (now >= demo->next) {
        animation_start(&demo->animation, &demo->reel.positions[demo->ply],
                        &demo->reel.moves[demo->ply], 0, ANIMATION_FORWARD, now);
    }
}

static enum labels demo_labels(const struct demo_board *demo)
{
    if (demo->reel.demo->field != FIELD_SQUARES)
        return LABELS_OFF;
    return demo->reel.rules.rules.squares == NUMBERS_ALGEBRAIC ? LABELS_ALGEBRAIC : LABELS_NUMBER;
}

static struct board_geometry geometry_of(const struct demo_board *demo, struct rect rect)
{
    return board_geometry_in(rect, false, demo->reel.rules.rules.corner == CORNER_LIGHT);
}

/* Returns the position after so many moves, without marks. */
static struct board_picture picture_of(const struct demo_board *demo, struct rect rect, int ply)
{
    struct looks looks = demo->looks;
    looks.labels = demo_labels(demo);
    return (struct board_picture){
        .geometry = geometry_of(demo, rect),
        .position = demo->reel.positions[ply],
        .rules = &demo->reel.rules.rules,
        .looks = looks,
    };
}

void demo_board_rest(struct ui *ui, struct rect rect, const struct demo_board *demo)
{
    int last = demo->reel.plies - 1;
    if (last < 0)
        return;
    struct board_picture picture = picture_of(demo, rect, last);
    picture.looks.labels = LABELS_OFF; /* too small to read */
    /* The end of the move, with what it captures still in sight. */
    struct animation landed = {
        .way = ANIMATION_BACKWARD, .before = picture.position, .move = demo->reel.moves[last]};
    picture.last = &landed.move;
    picture.animation = &landed;
    picture.moment.steps = landed.move.steps;
    board_view(ui, &picture);
}

void demo_board_view(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now)
{
    follow_time(demo, now);
    bool moving = demo->animation.active;
    struct board_picture picture = picture_of(demo, rect, demo->ply + moving);
    struct movelist list;
    if (moving) {
        picture.animation = &demo->animation;
        picture.moment = animation_at(&demo->animation, now);
    } else if (demo->ply > 0) {
        picture.last = &demo->reel.moves[demo->ply - 1];
    } else {
        movegen(picture.rules, &picture.position, &list);
        picture.movable = movelist_starts(&list);
    }
    board_view(ui, &picture);
}

bool demo_board_pass(struct ui *ui, struct rect rect, struct demo_board *demo, uint64_t now)
{
    struct board_geometry geometry = geometry_of(demo, rect);
    struct widget *widget =
        ui_register(ui, "demo-board", 0, ROLE_BUTTON, geometry.outer, tr("Play the example"));
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool pressed = ui_clicked(ui, id, geometry.outer) || ui_activated(ui, id);
    demo_board_view(ui, rect, demo, now);
    ui_focus_frame(ui, id, geometry.outer, 0);
    return pressed;
}

/* SPDX-License-Identifier: MIT */
/* The controls: a bar, buttons, the speed, and their keys. */
#include "base/translate.h"
#include "pages/commands.h"
#include "pages/replay/replay.h"
#include "prose/play_prose.h"
#include "toolkit/icons.h"

enum {
    BAR_POINTS = 8,
    THUMB_POINTS = 18,
    BUTTONS = 5,
};

/* --- The bar --- */

static int move_at(const struct replay *replay, struct rect bar, int x)
{
    int way = int_max(1, bar.w);
    return int_clamp(((x - bar.x) * replay->moves + way / 2) / way, 0, replay->moves);
}

/* The bar may be pressed anywhere and dragged from there. */
static void drag(struct replay *replay, widget_id id, struct rect rect, struct rect bar)
{
    struct ui *ui = replay->desk->ui;
    ui_clicked(ui, id, rect);
    bool moves = ui->input.kind == INPUT_PRESS || ui->input.kind == INPUT_MOVE;
    if (ui->pressed == id && moves && replay->moves > 0)
        replay_go(replay, move_at(replay, bar, ui->pointer_x));
}

static widget_id bar_id(void)
{
    return ui_id("progress", 0);
}

bool replay_is_dragged(const struct replay *replay)
{
    return replay->desk->ui->pressed == bar_id();
}

/* Says it as the page to play on does, with the numbers of the list of moves. */
static const char *progress_words(struct ui *ui, const struct replay *replay)
{
    struct strbuf words = ui_strbuf(ui, 120);
    enum side next = tree_state(&replay->game->tree, replay_node(replay))->position.side;
    looked_at_print(&words, replay->move, replay->moves,
                    side_name(side_other(next), looks_side_names(replay->looks)));
    return words.text;
}

void replay_progress(struct replay *replay, struct rect rect)
{
    struct ui *ui = replay->desk->ui;
    const char *words = progress_words(ui, replay);
    int side = ui_px(ui, THUMB_POINTS), height = ui_px(ui, BAR_POINTS);
    struct rect bar = rect_centred(rect, rect.w - side, height);
    widget_id id = ui_register(ui, "progress", 0, ROLE_BUTTON, rect, words)->id;
    drag(replay, id, rect, bar);
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, words);
    int way = bar.w * replay->move / int_max(1, replay->moves);
    bool hot = ui_state(ui, id, rect) != STATE_REST;
    struct rect thumb = {bar.x + way - side / 2, rect.y + (rect.h - side) / 2, side, side};
    draw_fill(&ui->list, bar, height / 2, ui_colour(ui, COLOUR_BUTTON));
    draw_fill(&ui->list, (struct rect){bar.x, bar.y, way, bar.h}, height / 2,
              ui_colour(ui, COLOUR_ACCENT));
    draw_fill(&ui->list, thumb, side / 2, ui_colour(ui, hot ? COLOUR_MAIN_HOT : COLOUR_ACCENT));
}

/* --- The buttons --- */

static void first(struct replay *replay)
{
    replay_go(replay, 0);
}

static void back(struct replay *replay)
{
    replay_go(replay, replay->move - 1);
}

static void on(struct replay *replay)
{
    replay_go(replay, replay->move + 1);
}

static void last(struct replay *replay)
{
    replay_go(replay, replay->moves);
}

/* Returns true if no widget has a use for the keys. */
static bool keys_are_free(const struct ui *ui)
{
    return ui->focus == 0 || ui->focus == ui_id("board", 0);
}

/* The page takes the keys of its buttons wherever the keyboard is, except Space on a button and
 * arrows on the speed. */
static struct button button_of(const struct replay *replay, int index)
{
    const struct ui *ui = replay->desk->ui;
    bool arrows = ui->focus != ui_id("speed", 0);
    static const enum command commands[BUTTONS] = {COMMAND_FIRST, COMMAND_PREVIOUS,
                                                   COMMAND_REPLAY_PLAY, COMMAND_NEXT, COMMAND_LAST};
    struct button button = command_button(replay->desk, commands[index]);
    button.icon_only = true;
    button.number = 0;
    if ((index == 1 || index == 3) && arrows) {
        struct button step =
            command_button(replay->desk, index == 1 ? COMMAND_REPLAY_BACK : COMMAND_REPLAY_ON);
        if (command_pressed(replay->desk, commands[index]))
            button.fixed_key = input_shortcut(&ui->input);
        button.key = step.key;
        button.other_key = step.other_key;
    }
    if (index == 4)
        button.label = tr_c("of a replay", "Last position");
    if (index < 2 && replay->move == 0)
        button.why_not = tr("This is the first position.");
    if (index > 2 && replay->move == replay->moves)
        button.why_not = tr("This is the last position.");
    return button;
}

static struct button play_button(const struct replay *replay)
{
    const struct ui *ui = replay->desk->ui;
    struct button button = command_button(replay->desk, COMMAND_REPLAY_PLAY);
    if (replay->playing) {
        button.label = tr_c("a button", "Pause");
        button.icon = &icons[ICON_PAUSE];
    }
    button.icon_only = button.main = true;
    if (!keys_are_free(ui))
        button.key = button.other_key = (struct shortcut){0};
    if (replay->moves == 0)
        button.why_not = tr("No move was made.");
    return button;
}

void replay_buttons(struct replay *replay, struct rect rect)
{
    static void (*const does[BUTTONS])(struct replay *) = {first, back, replay_toggle, on, last};
    struct ui *ui = replay->desk->ui;
    int pressed = -1;
    for (int i = 0; i < BUTTONS; i++) {
        struct button button = i == 2 ? play_button(replay) : button_of(replay, i);
        if (ui_button(ui, rect_column(rect, i, BUTTONS, ui_px(ui, METRIC_GAP_SMALL)), &button))
            pressed = i;
    }
    if (pressed >= 0)
        does[pressed](replay);
}

/* --- The speed --- */

void replay_speed(struct replay *replay, struct rect rect)
{
    static const char *const factors[REPLAY_SPEEDS] = {"½", "1", "2", "4"};
    struct ui *ui = replay->desk->ui;
    const char *values[REPLAY_SPEEDS];
    for (int i = 0; i < REPLAY_SPEEDS; i++)
        /* TRANSLATORS: "Speed 2×": twice as fast. */
        values[i] = ui_format(ui, tr("Speed {factor}×"), {"factor", factors[i]});
    ui_choice(ui, rect, "speed", tr_c("of the replay: a choice", "Speed"), values, REPLAY_SPEEDS,
              &replay->speed);
}

/* Shows another move from the same position. */
static void other(struct replay *replay, int (*found)(const struct game_tree *, int))
{
    int node = found(&replay->game->tree, replay_node(replay));
    if (node == NODE_NONE)
        replay->desk->ui->report = obstacle_text(OBSTACLE_NO_OTHER_MOVE);
    else
        replay_go_to(replay, node);
}

void replay_keys(struct replay *replay)
{
    struct ui *ui = replay->desk->ui;
    if (command_key(replay->desk, COMMAND_REPLAY_FASTER))
        replay->speed = int_min(replay->speed + 1, REPLAY_SPEEDS - 1);
    if (command_key(replay->desk, COMMAND_REPLAY_SLOWER))
        replay->speed = int_max(replay->speed - 1, 0);
    if (command_key(replay->desk, COMMAND_LIVE))
        replay->desk->live = !replay->desk->live;
    if (command_key(replay->desk, COMMAND_FLIP))
        replay_turn(replay);
    if (ui_take(ui, page_key_pressed(replay->desk, "openings")))
        replay_open_openings(replay);
    if (command_key(replay->desk, COMMAND_OTHER_ABOVE))
        other(replay, tree_other_above);
    if (command_key(replay->desk, COMMAND_OTHER_BELOW))
        other(replay, tree_other_below);
}

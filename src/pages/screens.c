/* SPDX-License-Identifier: MIT */
#include "pages/screens.h"
#include "toolkit/icons.h"

enum {
    PAGE_POINTS = 1040, /* a page wider than this is hard to read */
};

typedef void page_pass(struct screens *screens);

static page_pass *const page_passes[SCENE_COUNT] = {
    [SCENE_PLAY] = play_page_pass,           [SCENE_NEW_MATCH] = new_match_page_pass,
    [SCENE_RULES] = rules_page_pass,         [SCENE_SETTINGS] = settings_page_pass,
    [SCENE_KEYS] = keys_page_pass,           [SCENE_LEDGER] = ledger_page_pass,
    [SCENE_EDITOR] = rules_editor_page_pass, [SCENE_COMPARE] = compare_page_pass,
};

void screens_init(struct screens *screens, struct fonts *fonts, struct match *match,
                  struct preferences *preferences, struct host host)
{
    *screens = (struct screens){
        .ui = {.fonts = fonts},
        .match = match,
        .preferences = preferences,
        .host = host,
        .play = {.looked_at = LIVE},
    };
    gesture_init(&screens->play.gesture);
}

void screens_finish(struct screens *screens)
{
    ui_finish(&screens->ui);
}

void screens_open(struct screens *screens, enum scene scene)
{
    screens->scene = scene;
    screens->page_offset = 0;
    screens->ui.focus = 0;
    if (scene == SCENE_NEW_MATCH)
        new_match_page_fill(screens);
    if (scene == SCENE_COMPARE)
        compare_page_open(screens);
}

void screens_edit(struct screens *screens, const struct named_ruleset *rules)
{
    static const struct rulebook none;
    editor_start(&screens->editor, screens->host.rulebook ? screens->host.rulebook : &none, rules);
    screens_open(screens, SCENE_EDITOR);
}

static void change_scale(struct screens *screens, int step)
{
    int scale = screens->ui.scale + step;
    screens->preferences->scale =
        int_clamp((scale + SCALE_STEP / 2) / SCALE_STEP * SCALE_STEP, SCALE_MIN, SCALE_MAX);
}

/* Keys that mean the same on every page. */
static void common_keys(struct screens *screens)
{
    struct ui *ui = &screens->ui;
    if (command_key(ui, COMMAND_LARGER))
        change_scale(screens, SCALE_STEP);
    if (command_key(ui, COMMAND_SMALLER))
        change_scale(screens, -SCALE_STEP);
    if (command_key(ui, COMMAND_AUTO_SIZE))
        screens->preferences->scale = SCALE_AUTO;
    if (command_key(ui, COMMAND_FULLSCREEN) && screens->host.toggle_fullscreen)
        screens->host.toggle_fullscreen(screens->host.data);
    if (command_key(ui, COMMAND_QUIT) && screens->host.quit)
        screens->host.quit(screens->host.data);
    if (screens->scene != SCENE_PLAY && ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0)))
        screens_open(screens, SCENE_PLAY);
}

void screens_pass(struct screens *screens, int w, int h, const struct input *input, uint64_t now)
{
    struct ui *ui = &screens->ui;
    screens->now = now;
    ui->scale = preferences_scale(screens->preferences, w, h);
    ui->theme = &themes[screens->preferences->theme];
    ui_begin(ui, (struct rect){0, 0, w, h}, input);
    common_keys(screens);
    page_passes[screens->scene](screens);
    ui_end(ui);
}

bool screens_animating(const struct screens *screens)
{
    return (screens->scene == SCENE_PLAY && screens->play.animation.active) ||
           (screens->scene == SCENE_EDITOR && screens->editor.demo.playing);
}

const char *side_name(enum side side)
{
    return side == BLACK ? "Black" : "White";
}

void screens_score(const struct screens *screens, struct strbuf *out)
{
    const struct match *match = screens->match;
    struct score score = match_score(match);
    strbuf_addf(out, "%s \u2013 %s: ", match->players[0].name, match->players[1].name);
    score_print(out, score.half_points[0]);
    strbuf_add(out, "\u2013");
    score_print(out, score.half_points[1]);
}

void screens_title(const struct screens *screens, struct strbuf *out)
{
    const struct match *match = screens->match;
    screens_score(screens, out);
    strbuf_add(out, " \u00B7 ");
    struct result result = game_result(&match->game);
    enum side side = game_position(&match->game).side;
    if (game_over(&match->game))
        result_print(out, &result, match_name_of_side(match, BLACK),
                     match_name_of_side(match, WHITE));
    else
        strbuf_addf(out, "game %d: %s (%s) to move", match->finished_count + 1,
                    match_name_of_side(match, side), side_name(side));
    strbuf_add(out, " \u00B7 Crownhead");
}

struct rect page_head(struct screens *screens, const char *title)
{
    struct ui *ui = &screens->ui;
    struct rect room = rect_inset(ui->screen, ui_px(ui, 12));
    room = rect_centred(room, int_min(room.w, ui_px(ui, PAGE_POINTS)), room.h);
    struct rect head = cut_top(&room, ui_px(ui, 44));
    struct button back = {.name = "back",
                          .label = "Back to the board",
                          .icon = &icons[ICON_BACK],
                          .icon_only = true,
                          .key = {SDLK_ESCAPE, 0}};
    if (ui_button(ui, cut_left(&head, ui_px(ui, 52)), &back))
        screens_open(screens, SCENE_PLAY);
    cut_left(&head, ui_px(ui, 14));
    ui_text(ui, head, ui_heading(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, title);
    ui_note(ui, head, title);
    cut_top(&room, ui_px(ui, 12));
    return room;
}

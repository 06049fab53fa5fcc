/* SPDX-License-Identifier: MIT */
/* A pass over the page shown, and what all pages share: size, keys, sounds and messages. */
#include "base/array.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "base/translate.h"
#include "board/motion.h"
#include "pages/commands.h"
#include "pages/shell_parts.h"
#include "prose/names.h"
#include "prose/settings_prose.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* --- Sounds --- */

/* Returns the volume in force, in percent. */
static int volume(const struct preferences *preferences)
{
    return preferences->muted ? 0 : preferences->volume;
}

/* Plays a sound when the volume has changed, so that the player hears it. */
static void sound_volume(struct shell *shell, int before)
{
    if (volume(shell->desk.preferences) != before)
        desk_sound(&shell->desk, SOUND_PUT);
}

static void play_cues(struct shell *shell)
{
    struct desk *desk = &shell->desk;
    bool heard = shell->host.play_sound && volume(desk->preferences) > 0;
    for (int i = 0; i < desk->cue_count && heard; i++)
        shell->host.play_sound(shell->host.data, &desk->cues[i]);
    desk->cue_count = 0;
}

/* --- Speech --- */

static void speak(struct shell *shell)
{
    struct sayings *sayings = &shell->desk.sayings;
    aloud_follow(&shell->aloud, &shell->desk);
    if (shell->host.speak && sayings->count > 0)
        shell->host.speak(shell->host.data, sayings);
    sayings->count = 0;
}

void shell_note(struct shell *shell, const char *sentence)
{
    strbuf_copy(shell->note, sizeof shell->note, sentence);
    desk_say_anew(&shell->desk, sentence);
}

/* The play page has an answer of its own for each of these. */
static void speech_keys(struct shell *shell)
{
    struct desk *desk = &shell->desk;
    struct strbuf where = ui_strbuf(&shell->ui, SAYING_SIZE);
    if (command_key(desk, COMMAND_SAY_AGAIN))
        shell_note(shell, desk->said);
    if (!command_key(desk, COMMAND_WHERE))
        return;
    aloud_where_print(&where, desk);
    shell_note(shell, where.text);
}

/* --- Passes --- */

void shell_init(struct shell *shell, const struct shell_setup *setup)
{
    static const struct files_view nothing = {.opened = -1};
    static const struct library no_library = {0};
    static const struct companion nobody = {0};
    static const struct puzzles no_puzzles = {0};
    *shell = (struct shell){
        .ui = {.fonts = setup->fonts, .clipboard = setup->clipboard},
        .shelf = {.own = setup->rulebook, .played = &setup->match->rules},
        .host = setup->host,
        .density = 100,
    };
    shell->desk = (struct desk){
        .ui = &shell->ui,
        .match = setup->match,
        .preferences = setup->preferences,
        .shelf = &shell->shelf,
        .pages = shell_pages,
        .files = setup->files ? setup->files : &nothing,
        .library = setup->library ? setup->library : &no_library,
        .companion = setup->companion ? setup->companion : &nobody,
        .puzzles = setup->puzzles ? setup->puzzles : &no_puzzles,
        .unsaved = shell->unsaved,
        .unkept = shell->unkept,
    };
    for (int i = 0; shell_pages[i]; i++)
        shell->states[i] = array_zeroed(1, shell_pages[i]->state_size);
    shell_open_page(shell, &(struct page_opening){shell_home(), .node = NODE_LIVE, .begins = true});
}

void shell_finish(struct shell *shell)
{
    shell_forget_incoming(shell);
    for (int i = 0; shell_pages[i]; i++) {
        if (shell_pages[i]->finish && shell->states[i])
            shell_pages[i]->finish(shell->states[i]);
        free(shell->states[i]);
    }
    ui_finish(&shell->ui);
}

static void change_scale(struct shell *shell, int step)
{
    int scale = shell->ui.scale * 100 / shell->density + step;
    shell->desk.preferences->scale =
        int_clamp((scale + SCALE_STEP / 2) / SCALE_STEP * SCALE_STEP, SCALE_MIN, SCALE_MAX);
}

/* Handles the keys that mean the same on every page, unless the page shown has used them. */
static void common_keys(struct shell *shell)
{
    struct desk *desk = &shell->desk;
    if (command_key(desk, COMMAND_LARGER))
        change_scale(shell, SCALE_STEP);
    if (command_key(desk, COMMAND_SMALLER))
        change_scale(shell, -SCALE_STEP);
    if (command_key(desk, COMMAND_AUTO_SIZE))
        desk->preferences->scale = SCALE_AUTO;
    if (command_key(desk, COMMAND_MUTE))
        desk->preferences->muted = !desk->preferences->muted;
    if (command_key(desk, COMMAND_FULLSCREEN))
        desk_ask(desk, REQUEST_FULLSCREEN);
    if (command_key(desk, COMMAND_QUIT))
        desk_ask(desk, REQUEST_QUIT);
    speech_keys(shell);
}

/* Handles the keys that open a page, unless the page shown has used them. */
static void opening_keys(struct shell *shell)
{
    for (int i = 0; shell_pages[i]; i++)
        if (shell_pages[i] != shell->desk.page &&
            ui_take(&shell->ui, page_key_pressed(&shell->desk, shell_pages[i]->name)))
            desk_open(&shell->desk, shell_pages[i]->name);
}

/* Returns the scale in pixels. Sizes are chosen in points, which look alike on every screen, and
 * drawn in pixels. */
static int scale_in_force(const struct shell *shell, int w, int h)
{
    int density = shell->density;
    return preferences_scale(shell->desk.preferences, w * 100 / density, h * 100 / density) *
           density / 100;
}

void shell_set_unsaved(struct shell *shell, const char *reason)
{
    struct strbuf out = strbuf_init(shell->unsaved, sizeof shell->unsaved);
    if (reason[0])
        settings_prose_unsaved(&out, reason);
}

void shell_set_unkept(struct shell *shell, const char *reason)
{
    struct strbuf out = strbuf_init(shell->unkept, sizeof shell->unkept);
    if (reason[0])
        settings_prose_unkept(&out, reason);
}

enum {
    UNSAVED_POINTS = 48,
};

/* Draws a message at the bottom of the window; the page has the rest. */
static void say_at_bottom(struct shell *shell, int w, int h, enum tone tone, const char *sentence)
{
    struct ui *ui = &shell->ui;
    if (!sentence[0])
        return;
    struct rect strip = {0, 0, w, ui_px(ui, UNSAVED_POINTS)};
    strip = ui_message_room(ui, strip, ui_small(ui), sentence);
    strip = cut_bottom(&ui->screen, int_min(strip.h, h / 3));
    ui_message(ui, strip, tone, ui_small(ui), sentence);
    ui->scale = scale_in_force(shell, w, ui->screen.h);
}

/* While a mouse button is held the messages stay as they are: one that comes or goes moves the
 * board, and a piece would be dropped on another square than that below it. */
static void follow_messages(struct shell *shell)
{
    if (shell->ui.held)
        return;
    strcpy(shell->unsaved_shown, shell->unsaved);
    strcpy(shell->unkept_shown, shell->desk.page->asks_to_quit ? "" : shell->unkept);
}

/* Marks and pages come into sight in the time of the page. A press or a key is answered at once. */
static void follow_sight(struct shell *shell, enum input_kind kind)
{
    struct sight *sight = &shell->ui.sight;
    if (kind == INPUT_PRESS || kind == INPUT_KEY || kind == INPUT_WHEEL)
        sight_settle(sight, 0);
    sight->moves = !preferences_still(shell->desk.preferences);
    sight->now = shell->desk.now;
}

/* Runs the page itself. One that has just been opened is covered, less and less; the messages at
 * the bottom are not. */
static void show_page(struct shell *shell)
{
    struct ui *ui = &shell->ui;
    const struct rect room = ui->screen;
    const struct page *page = shell->desk.page;
    uint64_t what = hash_text(HASH_EMPTY, page->name);
    double seen = motion_at(MOTION_PAGE, sight_see(&ui->sight, what, motion_ms(MOTION_PAGE)));
    sight_enter(&ui->sight, what);
    shell->desk.wake = 0;
    shell->desk.clock_runs = false;
    shell->desk.wish = (struct live_wish){0};
    page->pass(&shell->desk, shell_state(shell, page->name));
    struct colour veil = ui_colour(ui, COLOUR_TABLE);
    veil.a = (uint8_t)lround(veil.a * (1 - seen));
    if (veil.a > 0)
        draw_fill(&ui->list, room, 0, veil);
}

/* --- The language --- */

/* Returns true if the player is called by a stand-in of the language in force. */
static bool is_stand_in(const struct shell *shell, int player)
{
    struct player who = shell->desk.match->players[player];
    struct player stand_in = player_stand_in(player, who.level, shell->desk.preferences->peers);
    player_drop_suffix(&who);
    return strcmp(who.name, stand_in.name) == 0;
}

/* What pages said stands there in the language before. */
static void hush_pages(struct shell *shell)
{
    for (int i = 0; shell_pages[i]; i++)
        if (shell_pages[i]->hush)
            shell_pages[i]->hush(shell->states[i]);
}

/* Texts are asked for anew in each pass; what was kept of them is named anew or forgotten. */
static void follow_language(struct shell *shell)
{
    int language = preferences_language(shell->desk.preferences);
    struct match *match = shell->desk.match;
    bool nameless[PLAYER_COUNT];
    if (translate_is(language))
        return;
    for (int i = 0; i < PLAYER_COUNT; i++)
        nameless[i] = is_stand_in(shell, i);
    translate_use(language);
    for (int i = 0; i < PLAYER_COUNT; i++)
        if (nameless[i])
            match->players[i] =
                player_stand_in(i, match->players[i].level, shell->desk.preferences->peers);
    players_tell_apart(match->players);
    hush_pages(shell);
}

/* Runs the page. Its requests are carried out later. */
static void run_page(struct shell *shell, int w, int h, const struct input *input)
{
    struct ui *ui = &shell->ui;
    const struct rect window = {0, 0, w, h};
    follow_language(shell);
    ui->scale = scale_in_force(shell, w, h);
    ui->now = shell->now;
    follow_sight(shell, input->kind);
    desk_looks(&shell->desk, &shell->desk.match->game.rules);
    ui_begin(ui, window, input);
    if (input->kind == INPUT_KEY || input->kind == INPUT_PRESS)
        shell->note[0] = '\0';
    follow_messages(shell);
    say_at_bottom(shell, w, h, TONE_WARNING, shell->unsaved_shown);
    say_at_bottom(shell, w, h, TONE_WARNING, shell->unkept_shown);
    say_at_bottom(shell, w, h, TONE_PLAIN, shell->note);
    show_page(shell);
    common_keys(shell);
    opening_keys(shell);
    scan_show(&shell->scan, shell->desk.preferences, ui, shell->now);
    ui_field_menu(ui);
    ui_tip(ui, shell->now);
    ui_end(ui);
    ui->screen = window;
}

static void pass_once(struct shell *shell, int w, int h, const struct input *input)
{
    struct match *match = shell->desk.match;
    int volume_before = volume(shell->desk.preferences);
    shell_carry_out(shell);
    match_count_time(match, shell->now);
    run_page(shell, w, h, input);
    shell_carry_out(shell);
    match_run_clock(match, shell->desk.clock_runs && !shell->hidden, shell->now);
    sound_volume(shell, volume_before);
    play_cues(shell);
}

static const struct input nothing = {.kind = INPUT_NONE};

/* The clock of the pages runs as fast as the player likes things to move. */
static void set_time(struct shell *shell, uint64_t now)
{
    shell->hundredths += (now - shell->now) * (uint64_t)preferences_tempo(shell->desk.preferences);
    shell->now = now;
    shell->desk.now = shell->hundredths / 100;
}

void shell_look(struct shell *shell, int w, int h, uint64_t now)
{
    set_time(shell, now);
    run_page(shell, w, h, &nothing);
}

/* Clicks what the frame is around. The pointer is nowhere afterwards. */
static void press_one_button(struct shell *shell, int w, int h)
{
    static const enum input_kind kinds[] = {INPUT_PRESS, INPUT_RELEASE, INPUT_LEAVE};
    struct rect place;
    const struct widget *widget =
        scan_choose(&shell->scan, shell->desk.preferences, &shell->ui, shell->now, &place);
    if (widget && widget_is(widget, ROLE_SCROLL))
        ui_scroll_on(&shell->ui, widget);
    else
        for (int i = 0; widget && i < 3; i++)
            pass_once(shell, w, h,
                      &(struct input){.kind = kinds[i],
                                      .x = place.x + place.w / 2,
                                      .y = place.y + place.h / 2});
    scan_clicked(&shell->scan);
}

/* If the focus was lost, the page may give it to another widget, and a second pass shows that at
 * once. So it does where the labels of a row of buttons have to agree, and where the menu of a
 * field was used. */
void shell_pass(struct shell *shell, int w, int h, const struct input *input, uint64_t now)
{
    set_time(shell, now);
    bool presses;
    bool taken = scan_takes(&shell->scan, shell->desk.preferences, input, shell->now, &presses);
    if (input->kind != INPUT_NONE)
        aloud_input(&shell->aloud, &shell->desk, input);
    if (presses)
        press_one_button(shell, w, h);
    pass_once(shell, w, h, taken ? &nothing : input);
    if (shell->ui.focus_lost || shell->ui.again)
        pass_once(shell, w, h, &nothing);
    if (input->kind == INPUT_NONE)
        speak(shell);
}

/* The page asks in its own time. */
static int page_wait(const struct shell *shell)
{
    const struct desk *desk = &shell->desk;
    uint64_t tempo = (uint64_t)preferences_tempo(desk->preferences);
    if (desk->wake == 0)
        return -1;
    return desk->wake > desk->now ? (int)((desk->wake - desk->now) * 100 / tempo) + 1 : 0;
}

int shell_wait(const struct shell *shell)
{
    int waits[] = {page_wait(shell), match_clock_wait(shell->desk.match),
                   scan_wait(&shell->scan, shell->now)};
    int least = -1;
    for (size_t i = 0; i < sizeof waits / sizeof *waits; i++)
        if (waits[i] >= 0 && (least < 0 || waits[i] < least))
            least = waits[i];
    return least;
}

bool shell_moving(const struct shell *shell)
{
    const struct page *page = shell->desk.page;
    return shell->ui.sight.coming || ui_glides(&shell->ui) ||
           (page->moving && page->moving(shell_state(shell, page->name)));
}

/* SPDX-License-Identifier: MIT */
#include "pages/shell.h"

#include "base/array.h"
#include "base/strbuf.h"
#include "pages/commands.h"
#include "prose/settings_prose.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#define PAGE(row) extern const struct page row;
#include "pages/rows.inc"
#undef PAGE

static const struct page *const pages[] = {
#define PAGE(row) &row,
#include "pages/rows.inc"
#undef PAGE
    NULL,
};

enum {
    PAGE_COUNT = sizeof pages / sizeof pages[0] - 1,
};

static_assert((int)PAGE_COUNT <= (int)PAGES_MAX, "there is a state for each page");

/* PAGE_COUNT: there is none. */
static int find_page(const char *name)
{
    int index = 0;
    while (pages[index] && strcmp(pages[index]->name, name) != 0)
        index++;
    return index;
}

static int page_index(const char *name)
{
    int index = find_page(name);
    assert(pages[index]);
    return index;
}

void *shell_state(const struct shell *shell, const char *name)
{
    return shell->states[page_index(name)];
}

/* --- What is asked for --- */

static void show_page(struct shell *shell, const struct page *page)
{
    shell->desk.page = page;
    shell->desk.back = shell->trail_length ? shell->trail[shell->trail_length - 1].page : NULL;
    shell->ui.focus = 0;
    shell->ui.pressed = 0;
}

static void open_page(struct shell *shell, const char *name, const struct request *asked)
{
    int index = page_index(name);
    show_page(shell, pages[index]);
    if (shell->desk.page->open)
        shell->desk.page->open(&shell->desk, shell->states[index], asked);
}

/* Where the page stands on the way back; its length: nowhere. */
static int place_on_trail(const struct shell *shell, const struct page *page)
{
    int place = 0;
    while (place < shell->trail_length && shell->trail[place].page != page)
        place++;
    return place;
}

/* The way back goes on with the page that is left; to a page on it, it ends there. */
static void extend_trail(struct shell *shell, const struct page *page, bool instead)
{
    const struct ui *ui = &shell->ui;
    int place = place_on_trail(shell, page);
    if (place < shell->trail_length)
        shell->trail_length = place;
    else if (shell->desk.page != page && !instead)
        shell->trail[shell->trail_length++] =
            (struct visit){shell->desk.page, ui->focus_visible ? ui->focus : 0};
}

static void carry_out_open(struct shell *shell, const struct request *asked)
{
    extend_trail(shell, pages[page_index(asked->page)], asked->instead);
    open_page(shell, asked->page, asked);
}

/* To the page at this place of the way back. */
static void come_back(struct shell *shell, int place, const struct request *asked)
{
    struct visit visit = shell->trail[place];
    shell->trail_length = place;
    show_page(shell, visit.page);
    shell->ui.focus = visit.focus;
    if (visit.page->come_back)
        visit.page->come_back(&shell->desk, shell_state(shell, visit.page->name), asked);
}

static void carry_out_back(struct shell *shell, const struct request *asked)
{
    if (shell->trail_length > 0)
        come_back(shell, shell->trail_length - 1, asked);
}

static void forget_arrival(struct shell *shell)
{
    struct arrival *arrival = shell->arrival;
    shell->arrival = NULL;
    shell->desk.arrival = NULL;
    if (arrival && arrival->has_game)
        game_finish(&arrival->game);
    free(arrival);
}

static void give_up_match(struct shell *shell)
{
    if (shell->host.leaving)
        shell->host.leaving(shell->host.data);
    match_finish(shell->desk.match);
}

static void carry_out_play(struct shell *shell, const struct request *asked)
{
    give_up_match(shell);
    match_init(shell->desk.match, &asked->setup);
    forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.begun)
        shell->host.begun(shell->host.data);
    open_page(shell, "play", asked);
}

static void carry_out_copy(struct shell *shell, const struct request *asked)
{
    if (shell->host.copy_text)
        shell->host.copy_text(shell->host.data, asked->text);
}

static void carry_out_paste(struct shell *shell, const struct request *asked)
{
    char text[REQUEST_TEXT_SIZE] = "";
    (void)asked;
    if (shell->host.paste_text)
        shell->host.paste_text(shell->host.data, text, sizeof text);
    if (shell->desk.page->pasted)
        shell->desk.page->pasted(&shell->desk, shell_state(shell, shell->desk.page->name), text);
}

static void carry_out_save(struct shell *shell, const struct request *asked)
{
    (void)asked;
    if (shell->host.save)
        shell->host.save(shell->host.data);
}

static void carry_out_fullscreen(struct shell *shell, const struct request *asked)
{
    (void)asked;
    if (shell->host.toggle_fullscreen)
        shell->host.toggle_fullscreen(shell->host.data);
}

static void carry_out_quit(struct shell *shell, const struct request *asked)
{
    (void)asked;
    if (shell->host.quit)
        shell->host.quit(shell->host.data);
}

/* --- What comes from elsewhere --- */

static void begin_arrival(struct shell *shell)
{
    struct arrival *arrival = shell->arrival;
    struct request play = {.kind = REQUEST_PLAY,
                           .node = arrival->has_game ? arrival->node : NODE_LIVE};
    struct strbuf text = strbuf_init(play.text, sizeof play.text);
    char memory[ARRIVAL_MESSAGE_SIZE] = "";
    struct strbuf kept = strbuf_init(memory, sizeof memory);
    desk_kept_print(&shell->desk, &kept);
    strbuf_addf(&text, "%s%s%s", arrival->message, arrival->message[0] && memory[0] ? " " : "",
                memory);
    play.warns = arrival->warns;
    give_up_match(shell);
    match_init(shell->desk.match, &arrival->setup);
    if (arrival->has_game)
        match_take_game(shell->desk.match, &arrival->game);
    arrival->has_game = false;
    forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.arrived)
        shell->host.arrived(shell->host.data);
    open_page(shell, pages[0]->name, &play);
}

void shell_take_match(struct shell *shell, const struct match *match)
{
    struct request play = {.kind = REQUEST_PLAY, .node = NODE_LIVE};
    struct strbuf kept = strbuf_init(play.text, sizeof play.text);
    desk_kept_print(&shell->desk, &kept);
    give_up_match(shell);
    *shell->desk.match = *match;
    forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.went_on)
        shell->host.went_on(shell->host.data);
    open_page(shell, pages[0]->name, &play);
}

void shell_open(struct shell *shell, const char *name)
{
    struct request open = {.kind = REQUEST_OPEN, .page = name, .node = NODE_LIVE};
    carry_out_open(shell, &open);
}

void shell_go_back_to(struct shell *shell, const char *name)
{
    int index = find_page(name);
    if (index > 0 && index < (int)PAGE_COUNT && pages[index]->lasting)
        shell_open(shell, name);
}

void shell_take_arrival(struct shell *shell, const struct arrival *arrival)
{
    forget_arrival(shell);
    shell->arrival = array_zeroed(1, sizeof *arrival);
    *shell->arrival = *arrival;
    if (arrival->setup.start)
        shell->arrival->setup.start = &shell->arrival->position;
    shell->desk.arrival = shell->arrival;
    if (!desk_loses_game(&shell->desk))
        begin_arrival(shell);
    else if (shell->desk.page != pages[0])
        shell_open(shell, pages[0]->name);
}

void shell_tell(struct shell *shell, bool warns, const char *sentence)
{
    if (!shell->desk.page->told)
        shell_open(shell, pages[0]->name);
    const struct page *page = shell->desk.page;
    page->told(&shell->desk, shell_state(shell, page->name), warns, sentence);
}

void shell_tell_on(struct shell *shell, const char *page, bool warns, const char *sentence)
{
    struct request back = {.kind = REQUEST_BACK, .node = NODE_LIVE};
    int place = place_on_trail(shell, pages[page_index(page)]);
    if (place < shell->trail_length)
        come_back(shell, place, &back);
    else if (strcmp(shell->desk.page->name, page) != 0)
        shell_open(shell, page);
    shell_tell(shell, warns, sentence);
}

static void carry_out_files(struct shell *shell, const struct request *asked)
{
    if (shell->host.files)
        shell->host.files(shell->host.data, asked);
}

static void carry_out_library(struct shell *shell, const struct request *asked)
{
    if (shell->host.library)
        shell->host.library(shell->host.data, asked);
}

/* A page, and what is asked for is shown on it. */
static void show_asked(struct shell *shell, const char *name, const struct request *asked)
{
    extend_trail(shell, pages[page_index(name)], false);
    open_page(shell, name, asked);
}

static void carry_out_replay(struct shell *shell, const struct request *asked)
{
    carry_out_library(shell, asked);
    show_asked(shell, "replay", asked);
}

/* Of a folder nothing comes in: the page on which it was asked for shows it. */
static void carry_out_import(struct shell *shell, const struct request *asked)
{
    unsigned looks = shell->desk.exchange->looks;
    carry_out_library(shell, asked);
    if (shell->desk.exchange->looks == looks)
        show_asked(shell, "library", asked);
}

static void carry_out_accept(struct shell *shell, const struct request *asked)
{
    (void)asked;
    if (shell->arrival)
        begin_arrival(shell);
}

static void carry_out_decline(struct shell *shell, const struct request *asked)
{
    (void)asked;
    forget_arrival(shell);
}

/* A page may ask for something more when it is opened. */
static void carry_out(struct shell *shell)
{
    static void (*const handlers[])(struct shell *, const struct request *) = {
        [REQUEST_OPEN] = carry_out_open,           [REQUEST_BACK] = carry_out_back,
        [REQUEST_PLAY] = carry_out_play,           [REQUEST_SET_UP] = carry_out_files,
        [REQUEST_COPY] = carry_out_copy,           [REQUEST_PASTE] = carry_out_paste,
        [REQUEST_SAVE] = carry_out_save,           [REQUEST_FULLSCREEN] = carry_out_fullscreen,
        [REQUEST_QUIT] = carry_out_quit,           [REQUEST_COPY_GAME] = carry_out_files,
        [REQUEST_COPY_PICTURE] = carry_out_files,  [REQUEST_PASTE_GAME] = carry_out_files,
        [REQUEST_FOLDER] = carry_out_files,        [REQUEST_OPEN_FILE] = carry_out_files,
        [REQUEST_OPEN_GAME] = carry_out_files,     [REQUEST_SAVE_GAME] = carry_out_files,
        [REQUEST_SAVE_POSITION] = carry_out_files, [REQUEST_ACCEPT] = carry_out_accept,
        [REQUEST_DECLINE] = carry_out_decline,     [REQUEST_FIND] = carry_out_library,
        [REQUEST_SCORE] = carry_out_library,       [REQUEST_REPLAY] = carry_out_replay,
        [REQUEST_TAKE_UP] = carry_out_library,     [REQUEST_GO_ON] = carry_out_library,
        [REQUEST_DELETE] = carry_out_library,      [REQUEST_RESTORE] = carry_out_library,
        [REQUEST_IMPORT_FILE] = carry_out_import,  [REQUEST_IMPORT_PASTE] = carry_out_import,
        [REQUEST_IMPORT_STOP] = carry_out_library, [REQUEST_EXPORT] = carry_out_library,
    };
    while (shell->desk.request.kind != REQUEST_NONE) {
        struct request asked = shell->desk.request;
        shell->desk.request.kind = REQUEST_NONE;
        handlers[asked.kind](shell, &asked);
    }
}

/* --- What is to be heard --- */

/* The volume in force, in percent. */
static int volume(const struct preferences *preferences)
{
    return preferences->muted ? 0 : preferences->volume;
}

/* A volume is chosen by ear. */
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

/* --- Passes --- */

void shell_init(struct shell *shell, const struct shell_setup *setup)
{
    static const struct exchange nothing = {.opened = -1};
    static const struct library no_library = {0};
    *shell = (struct shell){
        .ui = {.fonts = setup->fonts,
               .clipboard = {setup->host.data, setup->host.copy_text, setup->host.paste_text,
                             setup->host.select_text, setup->host.selected_text}},
        .shelf = {.own = setup->rulebook, .played = &setup->match->rules},
        .host = setup->host,
        .density = 100,
    };
    shell->desk = (struct desk){
        .ui = &shell->ui,
        .match = setup->match,
        .preferences = setup->preferences,
        .shelf = &shell->shelf,
        .pages = pages,
        .exchange = setup->exchange ? setup->exchange : &nothing,
        .library = setup->library ? setup->library : &no_library,
        .unsaved = shell->unsaved,
    };
    for (int i = 0; i < PAGE_COUNT; i++)
        shell->states[i] = array_zeroed(1, pages[i]->state_size);
    struct request begin = {.kind = REQUEST_PLAY, .node = NODE_LIVE};
    open_page(shell, pages[0]->name, &begin);
}

void shell_finish(struct shell *shell)
{
    forget_arrival(shell);
    for (int i = 0; i < PAGE_COUNT; i++) {
        if (pages[i]->finish && shell->states[i])
            pages[i]->finish(shell->states[i]);
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

/* Keys that mean the same on every page. */
static void common_keys(struct shell *shell)
{
    struct ui *ui = &shell->ui;
    if (command_key(ui, COMMAND_LARGER))
        change_scale(shell, SCALE_STEP);
    if (command_key(ui, COMMAND_SMALLER))
        change_scale(shell, -SCALE_STEP);
    if (command_key(ui, COMMAND_AUTO_SIZE))
        shell->desk.preferences->scale = SCALE_AUTO;
    if (command_key(ui, COMMAND_MUTE))
        shell->desk.preferences->muted = !shell->desk.preferences->muted;
    if (command_key(ui, COMMAND_FULLSCREEN))
        desk_ask(&shell->desk, REQUEST_FULLSCREEN);
    if (command_key(ui, COMMAND_QUIT))
        desk_ask(&shell->desk, REQUEST_QUIT);
}

/* Keys that open a page, where the page shown has not taken them for itself. */
static void page_keys(struct shell *shell)
{
    for (int i = 0; i < PAGE_COUNT; i++)
        if (pages[i] != shell->desk.page &&
            ui_take(&shell->ui, input_is_shortcut(&shell->ui.input, pages[i]->key)))
            desk_open(&shell->desk, pages[i]->name);
}

/* Sizes are chosen in points, which look alike on every screen, and drawn in pixels. */
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

/* At the bottom of every page, which has the rest of the screen. */
static void say_at_bottom(struct shell *shell, int w, int h, const char *sentence)
{
    struct ui *ui = &shell->ui;
    if (!sentence[0])
        return;
    struct rect strip = {0, 0, w, ui_px(ui, UNSAVED_POINTS)};
    strip = ui_message_room(ui, strip, ui_small(ui), sentence);
    strip = cut_bottom(&ui->screen, int_min(strip.h, h / 3));
    ui_message(ui, strip, TONE_WARNING, ui_small(ui), sentence);
    ui->scale = scale_in_force(shell, w, ui->screen.h);
}

static void pass_once(struct shell *shell, int w, int h, const struct input *input)
{
    struct ui *ui = &shell->ui;
    int volume_before = volume(shell->desk.preferences);
    ui->scale = scale_in_force(shell, w, h);
    ui->theme = &themes[shell->desk.preferences->theme];
    ui_begin(ui, (struct rect){0, 0, w, h}, input);
    say_at_bottom(shell, w, h, shell->unsaved);
    say_at_bottom(shell, w, h, shell->unkept);
    common_keys(shell);
    shell->desk.page->pass(&shell->desk, shell_state(shell, shell->desk.page->name));
    page_keys(shell);
    ui_tip(ui, shell->desk.now);
    ui_end(ui);
    ui->screen = (struct rect){0, 0, w, h};
    carry_out(shell);
    sound_volume(shell, volume_before);
    play_cues(shell);
}

/* Where the keyboard was lost the page may give it to something else, and that is seen at once. */
void shell_pass(struct shell *shell, int w, int h, const struct input *input, uint64_t now)
{
    static const struct input nothing = {.kind = INPUT_NONE};
    shell->desk.now = now;
    pass_once(shell, w, h, input);
    if (shell->ui.focus_lost)
        pass_once(shell, w, h, &nothing);
}

bool shell_moving(const struct shell *shell)
{
    const struct page *page = shell->desk.page;
    return page->moving && page->moving(shell_state(shell, page->name));
}

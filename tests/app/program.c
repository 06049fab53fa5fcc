/* SPDX-License-Identifier: MIT */
#include "program.h"

#include "pages/play/play.h"
#include "scratch.h"
#include "system/folders.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct app app;
struct settings settings;
char folder[64];

/* --- A program in a scratch folder, which is its home --- */

static void start(bool fresh)
{
    static struct options options = {.width = 1280, .height = 800, .settings = &settings};
    options.rules = *preset_find("american");
    options.fresh = fresh;
    ck_assert(app_init(&app, &options));
    strcpy(app.in_out.files.home, folder); /* of this test, whatever Windows says */
    app.own_clock = true;
    app_draw(&app);
}

void program_restart(void)
{
    app_finish(&app);
    start(false);
}

void program_restart_fresh(void)
{
    app_finish(&app);
    start(true);
}

void program_setup(void)
{
    char made[] = "/tmp/crownhead-in-out-XXXXXX";
    ck_assert_ptr_nonnull(mkdtemp(made));
    ck_assert_int_eq(folder_resolve(made, folder, sizeof folder), 0); /* with its drive */
    setenv("HOME", folder, 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("CROWNHEAD_ASSETS", ASSETS, 1);
    settings = (struct settings){.file.in_memory = true};
    preferences_init(&settings.preferences);
    start(false);
}

void program_teardown(void)
{
    app_finish(&app);
    settings_close(&settings);
    scratch_remove(folder);
}

const char *path_of(const char *name)
{
    static char path[2][256];
    static int at;
    at = 1 - at;
    snprintf(path[at], sizeof path[at], "%s/%s", folder, name);
    return path[at];
}

void write_file(const char *name, const char *text)
{
    FILE *out = fopen(path_of(name), "wb");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

/* Allocated. */
char *read_file(const char *name)
{
    FILE *in = fopen(path_of(name), "rb");
    ck_assert_ptr_nonnull(in);
    char *text = calloc(1, 1 << 20);
    text[fread(text, 1, (1 << 20) - 1, in)] = '\0';
    fclose(in);
    return text;
}

void press(SDL_Keycode key, uint16_t mods)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN, .keysym = {.sym = key, .mod = mods}}};
    SDL_Event up = {.key = {.type = SDL_KEYUP, .keysym = {.sym = key}}};
    app_event(&app, &event);
    app_event(&app, &up);
    app_draw(&app);
    app_draw(&app); /* what has been opened by the first is seen */
}

void drop_several(const char *const *names, int count)
{
    char path[256];
    SDL_Event begin = {.drop = {.type = SDL_DROPBEGIN}}, end = {.drop = {.type = SDL_DROPCOMPLETE}};
    app_event(&app, &begin);
    for (int i = 0; i < count; i++) {
        snprintf(path, sizeof path, "%s", path_of(names[i]));
        SDL_Event event = {.drop = {.type = SDL_DROPFILE, .file = path}};
        app_event(&app, &event);
    }
    app_event(&app, &end);
    app_draw(&app);
}

void drop(const char *name)
{
    drop_several(&name, 1);
}

void paste(const char *text)
{
    ck_assert_int_eq(SDL_SetClipboardText(text), 0);
    press(SDLK_v, KMOD_LCTRL);
}

bool says(const char *text)
{
    const struct ui *ui = &app.shell.ui;
    for (int i = 0; i < ui->widget_count; i++)
        if (strstr(ui->widgets[i].label, text))
            return true;
    return false;
}

void click(const char *name)
{
    const struct widget *widget = ui_find(&app.shell.ui, name);
    REQUIRE(widget, "nothing is called %s", name);
    int x = widget->rect.x + widget->rect.w / 2, y = widget->rect.y + widget->rect.h / 2;
    const SDL_Event events[] = {
        {.motion = {.type = SDL_MOUSEMOTION, .x = x, .y = y}},
        {.button = {.type = SDL_MOUSEBUTTONDOWN, .button = SDL_BUTTON_LEFT, .x = x, .y = y}},
        {.button = {.type = SDL_MOUSEBUTTONUP, .button = SDL_BUTTON_LEFT, .x = x, .y = y}},
    };
    for (size_t i = 0; i < ROWS(events); i++) {
        app_event(&app, &events[i]);
        app_draw(&app);
    }
}

const char *message(void)
{
    return ((const struct play *)shell_state(&app.shell, "play"))->strip.message;
}

bool on_page(const char *name)
{
    return strcmp(app.shell.desk.page->name, name) == 0;
}

void let_it_come_to_rest(void)
{
    app.clock += 3000;
    app_draw(&app);
}

/* A letter at a time, of however many bytes. */
void write_line(const char *text)
{
    while (*text) {
        SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
        size_t length = 1;
        while ((text[length] & 0xC0) == 0x80)
            length++;
        memcpy(event.text.text, text, length);
        app_event(&app, &event);
        app_draw(&app);
        text += length;
    }
    press(SDLK_RETURN, 0);
    let_it_come_to_rest();
}

void resign(const char *answer)
{
    click("resign");
    click(answer);
    let_it_come_to_rest();
}

/* Opens what waits, if it does. */
void accept(void)
{
    if (ui_find(&app.shell.ui, "open-incoming"))
        click("open-incoming");
}

void write_many(const char *name, int games, const char *moves)
{
    FILE *out = fopen(path_of(name), "wb");
    for (int i = 1; i <= games; i++)
        fprintf(out,
                "[Event \"Cup\"]\n[Round \"%d\"]\n[White \"W%d\"]\n[Black \"B%d\"]\n\n%s *\n\n", i,
                i, i, i % 3 == 0 ? "[FEN \"none\"]" : moves);
    fclose(out);
}

void play_one(void)
{
    paste("[White \"Ben\"]\n[Black \"Ada\"]\n1. 11-15 *\n");
}

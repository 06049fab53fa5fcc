/* SPDX-License-Identifier: MIT */
/* What pages ask for, carried out between passes; and what comes from elsewhere. */
#include "base/array.h"
#include "base/strbuf.h"
#include "pages/shell_parts.h"

#include <stdlib.h>
#include <string.h>

void shell_forget_arrival(struct shell *shell)
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
    shell_forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.begun)
        shell->host.begun(shell->host.data);
    shell_open_page(shell, "play", asked);
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
    if (shell->host.quit)
        shell->host.quit(shell->host.data, asked->kind == REQUEST_QUIT_ANYWAY);
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
    shell_forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.arrived)
        shell->host.arrived(shell->host.data);
    shell_open_page(shell, shell_home(), &play);
}

void shell_take_match(struct shell *shell, const struct match *match)
{
    struct request play = {.kind = REQUEST_PLAY, .node = NODE_LIVE};
    struct strbuf kept = strbuf_init(play.text, sizeof play.text);
    desk_kept_print(&shell->desk, &kept);
    give_up_match(shell);
    *shell->desk.match = *match;
    shell_forget_arrival(shell);
    shell->trail_length = 0;
    if (shell->host.went_on)
        shell->host.went_on(shell->host.data);
    shell_open_page(shell, shell_home(), &play);
}

void shell_take_arrival(struct shell *shell, const struct arrival *arrival)
{
    shell_forget_arrival(shell);
    shell->arrival = array_zeroed(1, sizeof *arrival);
    *shell->arrival = *arrival;
    if (arrival->setup.start)
        shell->arrival->setup.start = &shell->arrival->position;
    shell->desk.arrival = shell->arrival;
    if (!desk_loses_game(&shell->desk))
        begin_arrival(shell);
    else if (shell->desk.page != shell_pages[0])
        shell_open(shell, shell_home());
}

void shell_tell(struct shell *shell, bool warns, const char *sentence)
{
    if (!shell->desk.page->told)
        shell_open(shell, shell_home());
    const struct page *page = shell->desk.page;
    page->told(&shell->desk, shell_state(shell, page->name), warns, sentence);
}

void shell_tell_on(struct shell *shell, const char *page, bool warns, const char *sentence)
{
    struct request back = {.kind = REQUEST_BACK, .node = NODE_LIVE};
    int place = shell_place_on_trail(shell, shell_pages[shell_page_index(page)]);
    if (place < shell->trail_length)
        shell_come_back(shell, place, &back);
    else if (strcmp(shell->desk.page->name, page) != 0)
        shell_open(shell, page);
    shell_tell(shell, warns, sentence);
}

/* --- What is asked for --- */

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
    shell_extend_trail(shell, shell_pages[shell_page_index(name)], false);
    shell_open_page(shell, name, asked);
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
    shell_forget_arrival(shell);
}

void shell_carry_out(struct shell *shell)
{
    static void (*const handlers[])(struct shell *, const struct request *) = {
        [REQUEST_OPEN] = shell_carry_out_open,     [REQUEST_BACK] = shell_carry_out_back,
        [REQUEST_PLAY] = carry_out_play,           [REQUEST_SET_UP] = carry_out_files,
        [REQUEST_COPY] = carry_out_copy,           [REQUEST_PASTE] = carry_out_paste,
        [REQUEST_SAVE] = carry_out_save,           [REQUEST_FULLSCREEN] = carry_out_fullscreen,
        [REQUEST_QUIT] = carry_out_quit,           [REQUEST_QUIT_ANYWAY] = carry_out_quit,
        [REQUEST_COPY_GAME] = carry_out_files,     [REQUEST_COPY_PICTURE] = carry_out_files,
        [REQUEST_PASTE_GAME] = carry_out_files,    [REQUEST_FOLDER] = carry_out_files,
        [REQUEST_OPEN_FILE] = carry_out_files,     [REQUEST_OPEN_GAME] = carry_out_files,
        [REQUEST_SAVE_GAME] = carry_out_files,     [REQUEST_SAVE_POSITION] = carry_out_files,
        [REQUEST_ACCEPT] = carry_out_accept,       [REQUEST_DECLINE] = carry_out_decline,
        [REQUEST_FIND] = carry_out_library,        [REQUEST_SCORE] = carry_out_library,
        [REQUEST_REPLAY] = carry_out_replay,       [REQUEST_TAKE_UP] = carry_out_library,
        [REQUEST_GO_ON] = carry_out_library,       [REQUEST_DELETE] = carry_out_library,
        [REQUEST_RESTORE] = carry_out_library,     [REQUEST_IMPORT_FILE] = carry_out_import,
        [REQUEST_IMPORT_PASTE] = carry_out_import, [REQUEST_IMPORT_STOP] = carry_out_library,
        [REQUEST_EXPORT] = carry_out_library,
    };
    while (shell->desk.request.kind != REQUEST_NONE) {
        struct request asked = shell->desk.request;
        shell->desk.request.kind = REQUEST_NONE;
        handlers[asked.kind](shell, &asked);
    }
}

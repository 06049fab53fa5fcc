/* SPDX-License-Identifier: MIT */
/* Carries out the requests of pages between passes, and takes in matches from elsewhere. */
#include "base/array.h"
#include "base/strbuf.h"
#include "pages/shell_parts.h"

#include <stdlib.h>
#include <string.h>

void shell_forget_incoming(struct shell *shell)
{
    struct incoming *incoming = shell->incoming;
    shell->incoming = NULL;
    shell->desk.incoming = NULL;
    if (incoming && incoming->has_game)
        game_finish(&incoming->game);
    free(incoming);
}

/* --- Another match --- */

static void tell_host(struct shell *shell, enum match_event event)
{
    if (shell->host.match_event)
        shell->host.match_event(shell->host.data, event);
}

static void give_up_match(struct shell *shell)
{
    tell_host(shell, MATCH_LEAVING);
    match_finish(shell->desk.match);
}

/* Shows the new match and forgets the state of the old one. */
static void show_match(struct shell *shell, enum match_event event, struct page_opening opening)
{
    opening.page = shell_home();
    opening.begins = true;
    shell_forget_incoming(shell);
    shell->trail_length = 0;
    tell_host(shell, event);
    shell_open_page(shell, &opening);
}

static void play(struct shell *shell, const struct request *request)
{
    give_up_match(shell);
    match_init(shell->desk.match, request->play.setup);
    show_match(shell, MATCH_BEGUN,
               (struct page_opening){.node = NODE_LIVE, .message = request->play.message});
}

static void begin_incoming(struct shell *shell)
{
    struct incoming *incoming = shell->incoming;
    char memory[2 * INCOMING_MESSAGE_SIZE], kept_memory[INCOMING_MESSAGE_SIZE];
    struct strbuf said = strbuf_init(memory, sizeof memory);
    struct strbuf kept = strbuf_init(kept_memory, sizeof kept_memory);
    struct page_opening opening = {.node = incoming->has_game ? incoming->node : NODE_LIVE,
                                   .message = memory,
                                   .warns = incoming->warns};
    desk_kept_print(&shell->desk, &kept);
    strbuf_addf(&said, "%s%s%s", incoming->message,
                incoming->message[0] && kept_memory[0] ? " " : "", kept_memory);
    give_up_match(shell);
    match_init(shell->desk.match, &incoming->setup);
    if (incoming->has_game)
        match_take_game(shell->desk.match, &incoming->game);
    incoming->has_game = false;
    show_match(shell, MATCH_CAME_IN, opening);
}

void shell_take_match(struct shell *shell, const struct match *match)
{
    char memory[INCOMING_MESSAGE_SIZE];
    struct strbuf kept = strbuf_init(memory, sizeof memory);
    desk_kept_print(&shell->desk, &kept);
    give_up_match(shell);
    *shell->desk.match = *match;
    show_match(shell, MATCH_WENT_ON, (struct page_opening){.node = NODE_LIVE, .message = memory});
}

void shell_take_incoming(struct shell *shell, const struct incoming *incoming)
{
    shell_forget_incoming(shell);
    shell->incoming = array_zeroed(1, sizeof *incoming);
    *shell->incoming = *incoming;
    if (incoming->setup.start)
        shell->incoming->setup.start = &shell->incoming->position;
    shell->desk.incoming = shell->incoming;
    if (!desk_loses_game(&shell->desk))
        begin_incoming(shell);
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
    int place = shell_place_on_trail(shell, shell_pages[shell_page_index(page)]);
    if (place < shell->trail_length)
        shell_come_back(shell, place, &(struct page_opening){.node = NODE_LIVE});
    else if (strcmp(shell->desk.page->name, page) != 0)
        shell_open(shell, page);
    shell_tell(shell, warns, sentence);
}

/* --- Requests about pages and matches --- */

static void open(struct shell *shell, const struct request *request)
{
    shell_show(shell, &request->opening);
}

static void back(struct shell *shell, const struct request *request)
{
    if (shell->trail_length > 0)
        shell_come_back(shell, shell->trail_length - 1, &request->opening);
}

static void accept(struct shell *shell, const struct request *request)
{
    (void)request;
    if (shell->incoming)
        begin_incoming(shell);
}

static void decline(struct shell *shell, const struct request *request)
{
    (void)request;
    shell_forget_incoming(shell);
}

static void carry_out(struct shell *shell, const struct request *request)
{
    static void (*const handlers[REQUEST_COUNT])(struct shell *, const struct request *) = {
        [REQUEST_OPEN] = open,     [REQUEST_BACK] = back,       [REQUEST_PLAY] = play,
        [REQUEST_ACCEPT] = accept, [REQUEST_DECLINE] = decline,
    };
    if (handlers[request->kind])
        handlers[request->kind](shell, request);
    else if (shell->host.carry_out)
        shell->host.carry_out(shell->host.data, request);
}

void shell_carry_out(struct shell *shell)
{
    while (shell->desk.request.kind != REQUEST_NONE) {
        struct request request = shell->desk.request;
        shell->desk.request.kind = REQUEST_NONE;
        shell->desk.wish = (struct live_wish){0}; /* its game may be gone after this */
        carry_out(shell, &request);
    }
}

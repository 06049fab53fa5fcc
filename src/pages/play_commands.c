/* SPDX-License-Identifier: MIT */
/* What the commands do to the game, and the questions that some of them ask first. */
#include "pages/play_page.h"

#include <stdio.h>

void play_page_reset(struct play_page *page)
{
    gesture_reset(&page->gesture);
    page->looked_at = LIVE;
    page->prompt = PROMPT_NONE;
    page->message_kind = MESSAGE_NONE;
    page->typing = false;
    page->typed[0] = '\0';
    page->result_closed = false;
}

struct looks play_page_looks(const struct screens *screens)
{
    return looks_choose(&screens->match->game.rules, screens->preferences->looks);
}

struct square_names play_page_names(const struct screens *screens)
{
    return square_names_for(&screens->match->game.rules.rules,
                            looks_square_style(play_page_looks(screens)));
}

void play_page_say(struct play_page *page, enum message_kind kind, const char *sentence)
{
    page->message_kind = kind;
    snprintf(page->message, sizeof page->message, "%s", sentence);
}

static void animate(struct screens *screens, const struct position *before, const struct move *move,
                    bool backward)
{
    if (!screens->preferences->reduced_motion)
        animation_start(&screens->play.animation, before, move, backward, screens->now);
}

/* --- What the game is asked for --- */

void play_page_move(struct screens *screens, const struct move *move, bool dragged)
{
    struct position before = game_position(&screens->match->game);
    game_play(&screens->match->game, move);
    play_page_reset(&screens->play);
    /* A dragged piece is where it belongs; only the rest of a longer capture would be left. */
    if (!dragged || move->steps > 1)
        animate(screens, &before, move, false);
}

static void undo(struct screens *screens)
{
    struct game *game = &screens->match->game;
    int before = game->cursor;
    if (!game_undo(game))
        return;
    play_page_reset(&screens->play);
    if (game->cursor < before) {
        struct position position = game_position(game);
        animate(screens, &position, game_move_at(game, game->cursor), true);
    }
}

static void redo(struct screens *screens)
{
    struct game *game = &screens->match->game;
    struct position position = game_position(game);
    int before = game->cursor;
    if (!game_redo(game))
        return;
    play_page_reset(&screens->play);
    if (game->cursor > before)
        animate(screens, &position, game_move_at(game, before), false);
}

void play_page_look_at(struct screens *screens, int ply)
{
    const struct game *game = &screens->match->game;
    struct play_page *page = &screens->play;
    bool closed = page->result_closed;
    play_page_reset(page);
    page->result_closed = closed;
    ply = int_clamp(ply, 0, game->cursor);
    page->looked_at = ply == game->cursor ? LIVE : ply;
}

int play_page_shown_ply(const struct screens *screens)
{
    int ply = screens->play.looked_at;
    return ply == LIVE ? screens->match->game.cursor : ply;
}

/* Enter and Escape answer: no button may have the keyboard. */
static void ask(struct screens *screens, enum prompt prompt)
{
    play_page_reset(&screens->play);
    screens->play.prompt = prompt;
    screens->ui.focus = 0;
}

static void offer_draw(struct screens *screens)
{
    struct game *game = &screens->match->game;
    /* An offer may be waiting still, its question put aside by a look at earlier moves. */
    if (game->offered || game_offer_draw(game, game_position(game).side))
        ask(screens, PROMPT_ANSWER_DRAW);
}

static void ask_resign(struct screens *screens)
{
    ask(screens, PROMPT_RESIGN);
}

static void claim_draw(struct screens *screens)
{
    game_claim_draw(&screens->match->game);
    play_page_reset(&screens->play);
}

static void revenge(struct screens *screens)
{
    match_next_game(screens->match);
    play_page_reset(&screens->play);
    screens->play.animation.active = false;
}

static void turn_board(struct screens *screens)
{
    screens->play.turned = !screens->play.turned;
}

void play_page_type_move(struct screens *screens)
{
    play_page_reset(&screens->play);
    screens->play.typing = true;
    screens->ui.focus = ui_id("typed-move", 0);
}

static void look_first(struct screens *screens)
{
    play_page_look_at(screens, 0);
}

static void look_previous(struct screens *screens)
{
    play_page_look_at(screens, play_page_shown_ply(screens) - 1);
}

static void look_next(struct screens *screens)
{
    play_page_look_at(screens, play_page_shown_ply(screens) + 1);
}

static void look_last(struct screens *screens)
{
    play_page_look_at(screens, screens->match->game.cursor);
}

static void open_new_match(struct screens *screens)
{
    screens_open(screens, SCENE_NEW_MATCH);
}

static void open_rules(struct screens *screens)
{
    screens_open(screens, SCENE_RULES);
}

static void open_settings(struct screens *screens)
{
    screens_open(screens, SCENE_SETTINGS);
}

static void open_ledger(struct screens *screens)
{
    screens_open(screens, SCENE_LEDGER);
}

static void open_keys(struct screens *screens)
{
    screens_open(screens, SCENE_KEYS);
}

static void open_compare(struct screens *screens)
{
    screens_open(screens, SCENE_COMPARE);
}

static void open_editor(struct screens *screens)
{
    screens_open(screens, SCENE_EDITOR);
}

typedef void command_action(struct screens *screens);

static command_action *const actions[COMMAND_COUNT] = {
    [COMMAND_UNDO] = undo,
    [COMMAND_REDO] = redo,
    [COMMAND_OFFER_DRAW] = offer_draw,
    [COMMAND_CLAIM_DRAW] = claim_draw,
    [COMMAND_RESIGN] = ask_resign,
    [COMMAND_REVENGE] = revenge,
    [COMMAND_FLIP] = turn_board,
    [COMMAND_TYPE_MOVE] = play_page_type_move,
    [COMMAND_FIRST] = look_first,
    [COMMAND_PREVIOUS] = look_previous,
    [COMMAND_NEXT] = look_next,
    [COMMAND_LAST] = look_last,
    [COMMAND_NEW_MATCH] = open_new_match,
    [COMMAND_RULES] = open_rules,
    [COMMAND_SETTINGS] = open_settings,
    [COMMAND_KEYS] = open_keys,
    [COMMAND_LEDGER] = open_ledger,
    [COMMAND_COMPARE] = open_compare,
    [COMMAND_EDIT_RULES] = open_editor,
};

const char *command_obstacle(const struct screens *screens, enum command command)
{
    const struct game *game = &screens->match->game;
    switch (command) {
    case COMMAND_UNDO:
        return game_can_undo(game) ? NULL : "There is no move to take back.";
    case COMMAND_REDO:
        return game_can_redo(game) ? NULL : "No move has been taken back.";
    case COMMAND_OFFER_DRAW:
    case COMMAND_RESIGN:
    case COMMAND_TYPE_MOVE:
        return game_over(game) ? "The game is over." : NULL;
    case COMMAND_CLAIM_DRAW:
        return game_claimable(game) != REASON_NONE ? NULL : "There is no draw to claim.";
    case COMMAND_REVENGE:
        return game_over(game) ? NULL : "The revenge comes when this game is over.";
    default:
        return NULL;
    }
}

void command_run(struct screens *screens, enum command command)
{
    const char *obstacle = command_obstacle(screens, command);
    if (obstacle)
        play_page_say(&screens->play, MESSAGE_REFUSAL, obstacle);
    else
        actions[command](screens);
}

/* --- Questions --- */

void play_page_answer(struct screens *screens, bool yes)
{
    struct game *game = &screens->match->game;
    enum prompt prompt = screens->play.prompt;
    play_page_reset(&screens->play);
    if (prompt == PROMPT_RESIGN && yes)
        game_resign(game, game_position(game).side);
    if (prompt == PROMPT_ANSWER_DRAW && yes)
        game_accept_draw(game);
    if (prompt == PROMPT_ANSWER_DRAW && !yes) {
        game_decline_draw(game);
        play_page_say(&screens->play, MESSAGE_PLAIN, "The draw is declined: the game goes on.");
    }
}

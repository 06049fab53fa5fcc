/* SPDX-License-Identifier: MIT */
/* What the commands do to the game, and what stands in their way. */
#include "match/edits.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"

#include <stdio.h>

void play_put_down(struct play *play)
{
    gesture_reset(&play->gesture);
    play->message_kind = MESSAGE_NONE;
    play->typing = false;
    play->typed[0] = '\0';
}

void play_reset(struct play *play)
{
    play_put_down(play);
    play->looked_at = NODE_LIVE;
    play->prompt = PROMPT_NONE;
    play->picked = false;
}

void play_show_message(struct play *play, enum message_kind kind, const char *sentence)
{
    struct strbuf out = strbuf_init(play->message, sizeof play->message);
    play->message_kind = kind;
    play->gesture.look = 0; /* they are of the sentence that was there before */
    strbuf_add(&out, sentence);
    if (kind == MESSAGE_REFUSAL)
        desk_sound(play->desk, SOUND_REFUSAL);
}

static struct game *game_of(struct play *play)
{
    return &play->desk->match->game;
}

static void animate(struct play *play, const struct position *before, const struct move *move,
                    enum animation_way way)
{
    if (!play->desk->preferences->reduced_motion)
        animation_start(&play->animation, before, move, way, play->desk->now);
}

void play_stop_motion(struct play *play)
{
    play->animation.active = play->homing.active = false;
    play->shake.active = play->turning.active = play->gathering.active = false;
}

void play_gather(struct play *play, const struct position *before)
{
    struct position position = game_position(game_of(play));
    play->gathered_anew = !(before->pieces[BLACK] | before->pieces[WHITE]);
    gathering_start(&play->gathering, before, &position, play->desk->now);
    bool stand_there = !play->gathering.active;
    if (play->desk->preferences->reduced_motion)
        play->gathering.active = false;
    if (!stand_there)
        play_sounds_gather(play);
}

/* The move that was made is on its way, or where it belongs already. */
static void wait_for_landing(struct play *play)
{
    const struct animation *animation = &play->animation;
    int landing = animation->active ? animation_landing_ms(animation) : 0;
    play_result_wait(play, play->desk->now + (uint64_t)landing);
}

/* --- What the game is asked for --- */

void play_move(struct play *play, const struct move *move, bool dragged)
{
    struct position before = play_shown_state(play)->position;
    if (play->looked_at != NODE_LIVE)
        game_go_on_at(game_of(play), play->looked_at);
    game_play(game_of(play), move);
    play->heard.made = true;
    play_reset(play);
    /* A dragged piece is where it belongs; a longer capture is shown from its start. */
    bool landed = dragged && move->steps == 1;
    animate(play, &before, move, landed ? ANIMATION_LANDED : ANIMATION_FORWARD);
    wait_for_landing(play);
}

/* What an edit has changed is shown, unless that is where the game stands. */
static void show_edit(struct play *play, enum edit_kind kind, int node)
{
    play_stop_motion(play);
    play_put_down(play);
    if (kind == EDIT_LEAP) {
        play_reset(play);
        return;
    }
    while (!play_node_is_there(play, node))
        node = tree_parent(&game_of(play)->tree, node);
    play_look_at(play, node);
}

static void undo(struct play *play)
{
    struct match *match = play->desk->match;
    struct game *game = &match->game;
    if (game_edit_is_last(game)) {
        enum edit_kind kind = game_edit_to_undo(game);
        int node = game_node_to_undo(game);
        match_undo(match);
        show_edit(play, kind, node);
        return;
    }
    int before = game->cursor, number = match->finished_count;
    if (!match_undo(match))
        return;
    play_reset(play);
    play_stop_motion(play);
    play->result.not_before = 0;
    if (match->finished_count == number && game->cursor < before) {
        struct position position = game_position(game);
        animate(play, &position, game_move_at(game, game->cursor), ANIMATION_BACKWARD);
    }
}

static void redo(struct play *play)
{
    struct match *match = play->desk->match;
    struct game *game = &match->game;
    if (game_edit_is_next(game)) {
        enum edit_kind kind = game_edit_to_redo(game);
        int node = game_node_to_redo(game);
        match_redo(match);
        show_edit(play, kind, node);
        return;
    }
    struct position position = game_position(game);
    int before = game->cursor, number = match->finished_count;
    if (!match_redo(match))
        return;
    play_reset(play);
    play_stop_motion(play);
    if (match->finished_count == number && game->cursor > before) {
        animate(play, &position, game_move_at(game, before), ANIMATION_FORWARD);
        wait_for_landing(play);
    }
}

static void ask(struct play *play, enum prompt prompt)
{
    play_reset(play);
    play->prompt = prompt;
    play_focus_answer(play);
}

static void ask_offer(struct play *play)
{
    /* One that waits for its answer is in the strip already. */
    ask(play, game_of(play)->offered ? PROMPT_NONE : PROMPT_OFFER);
}

static void ask_resign(struct play *play)
{
    ask(play, PROMPT_RESIGN);
}

static void claim_draw(struct play *play)
{
    game_claim_draw(game_of(play));
    play_reset(play);
}

static void revenge(struct play *play)
{
    struct position last = game_position(game_of(play));
    match_next_game(play->desk->match);
    play_reset(play);
    play_stop_motion(play);
    play->result.not_before = 0;
    play_gather(play, &last);
}

static void turn_board(struct play *play)
{
    play->desk->turned = !play->desk->turned;
    play->gesture.hover = SQUARE_NONE; /* another square lies under the pointer now */
    if (!play->desk->preferences->reduced_motion)
        turning_start(&play->turning, play->desk->now);
}

static void look_first(struct play *play)
{
    play_look_at(play, NODE_ROOT);
}

static void look_previous(struct play *play)
{
    play_look_at(play, play_node_along(play, -1));
}

static void look_next(struct play *play)
{
    play_look_at(play, play_node_along(play, 1));
}

static void look_last(struct play *play)
{
    play_look_at(play, play_last_node(play));
}

typedef void action(struct play *play);

/* Those that have none here are the shell's. */
static action *const actions[COMMAND_COUNT] = {
    [COMMAND_UNDO] = undo,
    [COMMAND_REDO] = redo,
    [COMMAND_OFFER_DRAW] = ask_offer,
    [COMMAND_CLAIM_DRAW] = claim_draw,
    [COMMAND_RESIGN] = ask_resign,
    [COMMAND_REVENGE] = revenge,
    [COMMAND_FLIP] = turn_board,
    [COMMAND_TYPE_MOVE] = play_type_move,
    [COMMAND_COPY_GAME] = play_copy_game,
    [COMMAND_COPY_POSITION] = play_copy_position,
    [COMMAND_COPY_PICTURE] = play_copy_picture,
    [COMMAND_PASTE] = play_paste,
    [COMMAND_FIRST] = look_first,
    [COMMAND_PREVIOUS] = look_previous,
    [COMMAND_NEXT] = look_next,
    [COMMAND_LAST] = look_last,
    [COMMAND_OTHER_ABOVE] = play_other_above,
    [COMMAND_OTHER_BELOW] = play_other_below,
    [COMMAND_RAISE] = play_raise,
    [COMMAND_DELETE] = play_delete,
    [COMMAND_COMMENT] = play_comment,
    [COMMAND_COMMENT_BEFORE] = play_comment_before,
    [COMMAND_STRENGTH] = play_strength,
};

/* --- What stands in their way --- */

typedef enum obstacle obstacle_finder(const struct play *play);

static const struct game *game_at(const struct play *play)
{
    return &play->desk->match->game;
}

static enum obstacle over(const struct play *play)
{
    return game_over(game_at(play)) ? OBSTACLE_GAME_OVER : OBSTACLE_NONE;
}

static enum obstacle nothing_to_type(const struct play *play)
{
    enum obstacle obstacle = play_board_obstacle(play);
    return obstacle == OBSTACLE_BOARD_AT_REST ? OBSTACLE_GAME_OVER : obstacle;
}

static enum obstacle not_over(const struct play *play)
{
    return game_over(game_at(play)) ? OBSTACLE_NONE : OBSTACLE_GAME_RUNNING;
}

/* A move that undo takes back or redo restores is not seen at another position; an edit is. */
static enum obstacle nothing_to_undo(const struct play *play)
{
    if (game_edit_is_last(game_at(play)))
        return OBSTACLE_NONE;
    if (play->looked_at != NODE_LIVE)
        return OBSTACLE_EARLIER_POSITION;
    return match_can_undo(play->desk->match) ? OBSTACLE_NONE : OBSTACLE_NOTHING_TO_UNDO;
}

static enum obstacle nothing_to_redo(const struct play *play)
{
    if (game_edit_is_next(game_at(play)))
        return OBSTACLE_NONE;
    if (play->looked_at != NODE_LIVE)
        return OBSTACLE_EARLIER_POSITION;
    return match_can_redo(play->desk->match) ? OBSTACLE_NONE : OBSTACLE_NOTHING_TO_REDO;
}

static enum obstacle nothing_to_claim(const struct play *play)
{
    bool some = game_claimable(game_at(play)) != REASON_NONE;
    return some ? OBSTACLE_NONE : OBSTACLE_NO_DRAW_TO_CLAIM;
}

static enum obstacle no_earlier_position(const struct play *play)
{
    return play_shown_node(play) == NODE_ROOT ? OBSTACLE_NO_EARLIER_POSITION : OBSTACLE_NONE;
}

static enum obstacle no_next_position(const struct play *play)
{
    if (play_node_along(play, 1) != play_shown_node(play))
        return OBSTACLE_NONE;
    return play->looked_at == NODE_LIVE ? OBSTACLE_NO_LATER_POSITION : OBSTACLE_END_OF_VARIATION;
}

static enum obstacle at_the_game(const struct play *play)
{
    if (play->looked_at != NODE_LIVE)
        return OBSTACLE_NONE;
    return no_next_position(play) == OBSTACLE_NONE ? OBSTACLE_GAME_STANDS_HERE
                                                   : OBSTACLE_NO_LATER_POSITION;
}

static enum obstacle no_other_move(const struct play *play)
{
    int other = tree_other_below(&play->desk->match->game.tree, play_shown_node(play));
    return other == NODE_NONE ? OBSTACLE_NO_OTHER_MOVE : OBSTACLE_NONE;
}

static enum obstacle on_main_line(const struct play *play)
{
    return play_variation(play) == NODE_NONE ? OBSTACLE_MAIN_LINE : OBSTACLE_NONE;
}

static enum obstacle before_all_moves(const struct play *play)
{
    return play_shown_node(play) == NODE_ROOT ? OBSTACLE_NO_MOVE_SHOWN : OBSTACLE_NONE;
}

/* A comment is written in the list, which the result takes the place of. */
static enum obstacle no_list(const struct play *play)
{
    bool list = play_begun(play) && !play_result_shown(play);
    return list ? OBSTACLE_NONE : OBSTACLE_NO_MOVE_SHOWN;
}

/* At the start what is said before the first move is said by the other command. */
static enum obstacle no_move_in_list(const struct play *play)
{
    enum obstacle obstacle = no_list(play);
    return obstacle == OBSTACLE_NONE ? before_all_moves(play) : obstacle;
}

static enum obstacle nothing_to_copy(const struct play *play)
{
    return desk_has_game(play->desk) ? OBSTACLE_NONE : OBSTACLE_NOTHING_PLAYED;
}

static obstacle_finder *const obstacle_finders[COMMAND_COUNT] = {
    [COMMAND_FIRST] = no_earlier_position,
    [COMMAND_PREVIOUS] = no_earlier_position,
    [COMMAND_COPY_GAME] = nothing_to_copy,
    [COMMAND_NEXT] = no_next_position,
    [COMMAND_LAST] = at_the_game,
    [COMMAND_OTHER_ABOVE] = no_other_move,
    [COMMAND_OTHER_BELOW] = no_other_move,
    [COMMAND_RAISE] = on_main_line,
    [COMMAND_DELETE] = on_main_line,
    [COMMAND_COMMENT] = no_list,
    [COMMAND_COMMENT_BEFORE] = no_move_in_list,
    [COMMAND_STRENGTH] = before_all_moves,
    [COMMAND_UNDO] = nothing_to_undo,
    [COMMAND_REDO] = nothing_to_redo,
    [COMMAND_OFFER_DRAW] = over,
    [COMMAND_RESIGN] = over,
    [COMMAND_TYPE_MOVE] = nothing_to_type,
    [COMMAND_REVENGE] = not_over,
    [COMMAND_CLAIM_DRAW] = nothing_to_claim};

const char *play_obstacle(const struct play *play, enum command command)
{
    obstacle_finder *finder = obstacle_finders[command];
    return obstacle_text(finder ? finder(play) : OBSTACLE_NONE);
}

void play_run(struct play *play, enum command command)
{
    play_keep_comment(play); /* its node is one of the game that stands here now */
    const char *obstacle = play_obstacle(play, command);
    if (obstacle)
        play_show_message(play, MESSAGE_REFUSAL, obstacle);
    else if (actions[command])
        actions[command](play);
}

/* SPDX-License-Identifier: MIT */
/* Moves: typed ones, those of the computer, and what helps a person to choose. */
#include "notation/move_text.h"
#include "prose/companion_prose.h"
#include "prose/error_prose.h"
#include "prose/hint_prose.h"
#include "prose/play_prose.h"
#include "prose/text_prose.h"
#include "system/interrupts.h"
#include "text/session.h"
#include "think/hints.h"
#include "think/opponent.h"

#include <stdlib.h>
#include <string.h>

/* --- The computer thinks --- */

/* The positions of the game up to where it stands; the caller frees them. */
static struct position *positions_of(const struct session *session, int *count)
{
    const struct game *game = &session->match.game;
    return tree_positions(&game->tree, game_node(game), count);
}

/* Returns the thinker for these settings; NULL, after a sentence, if memory is short. */
static struct thinker *thinker_of(struct session *session, const struct thinker_settings *settings)
{
    struct engine_lack lack;
    SENTENCE(sentence);
    struct thinker *thinker =
        engines_get(&session->engines, settings->level ? ENGINE_LEVEL : ENGINE_FULL,
                    &session->match.rules.rules, settings, &lack);
    if (lack.memory)
        say(session, no_memory_to_think());
    if (lack.memory || lack.weights == 0 || session->weights_told)
        return thinker;
    session->weights_told = true;
    weights_unusable_print(&sentence, lack.weights_path, lack.weights);
    say(session, sentence.text);
    return thinker;
}

/* Chooses a move, or only looks what the position is worth, as this level does. Returns false if
 * memory is short. */
static bool think(struct session *session, int level, bool at_once, struct engine_answer *answer)
{
    struct match *match = &session->match;
    if (match->seed == 0)
        match->seed = rng_next(&session->rng) | 1;
    struct thinker_settings settings = opponent_settings(match, level, OPPONENT_MS);
    struct thinker *thinker = thinker_of(session, &settings);
    if (!thinker)
        return false;
    int count;
    struct position *positions = positions_of(session, &count);
    struct engine_task task = thinker_task(thinker, positions, count);
    task.at_once = at_once;
    task.stop = interrupt_flag();
    engine_choose(thinker->engine, &task, answer);
    free(positions);
    return true;
}

/* Ctrl+C ends what the computer thinks: it moves, and two computers wait then. Any other request
 * ends the program. */
static void heed_interruption(struct session *session)
{
    if (!interrupted())
        return;
    session->ended |= !interrupt_forget();
    session->waits |= match_people(&session->match) == 0;
}

static enum opinion opinion_of(const struct session *session, enum side side, int score)
{
    struct position position = game_position(&session->match.game);
    if (score == SCORE_NONE)
        return OPINION_UNWELCOME;
    return opinion_of_draw(&position, position.side == side ? score : -score);
}

/* The computer has been offered a draw. */
static void answer_offer(struct session *session)
{
    struct match *match = &session->match;
    enum side side = side_other(match->game.offered_by);
    struct engine_answer answer = {.score = SCORE_NONE};
    int level = match_level_of_side(match, side);
    if (session->of_draw[side] == OPINION_NONE && level < PLAYER_PEER) {
        think(session, level, false, &answer);
        session->of_draw[side] = opinion_of(session, side, answer.score);
    }
    bool accepts = match_answer_offer(match, session->of_draw[side]);
    say(session, accepts ? computer_accepts_draw() : computer_declines_draw());
}

/* The computer moves, or claims a draw. Returns false if it cannot. */
static bool computer_moves(struct session *session)
{
    struct match *match = &session->match;
    enum side side = game_position(&match->game).side;
    struct engine_answer answer;
    if (!think(session, match_level_of_side(match, side), true, &answer))
        return false;
    session->of_draw[side] = opinion_of(session, side, answer.score);
    if (match_computer_claims(match, session->of_draw[side])) {
        game_claim_draw(&match->game);
        return true;
    }
    match_play(match, game_node(&match->game), &answer.pv[0]);
    session_say_move(session);
    match_offer_if_quiet(match, side, session->of_draw[side]);
    return true;
}

/* Another program plays only in the window. */
static bool has_peer_to_move(struct session *session)
{
    const struct match *match = &session->match;
    enum side side = game_position(&match->game).side;
    if (match_level_of_side(match, side) < PLAYER_PEER)
        return false;
    SENTENCE(sentence);
    peer_stays_away_print(&sentence, match_name_of_side(match, side),
                          command_word(side == BLACK ? "black" : "white").text,
                          command_word("full").text);
    say(session, sentence.text);
    return true;
}

/* Returns true if the computer did something. */
static bool step(struct session *session)
{
    struct match *match = &session->match;
    if (match_computer_is_asked(match)) {
        answer_offer(session);
        return true;
    }
    return !match->game.offered && match_computer_moves(match) && !session->waits &&
           !has_peer_to_move(session) && computer_moves(session);
}

void session_play_on(struct session *session)
{
    bool moved = false;
    while (!session->ended && !session->out.failed && step(session)) {
        moved = true;
        heed_interruption(session);
        session_keep(session);
    }
    if (moved)
        session_say_turn(session);
}

/* --- Help --- */

/* What is known of another place holds no more. */
static void help_follow(struct session *session)
{
    const struct match *match = &session->match;
    int node = game_node(&match->game);
    if (session->help.game == match->serial && session->help.node == node)
        return;
    memset(&session->help, 0, sizeof session->help);
    session->help.game = match->serial;
    session->help.node = node;
}

static struct advised advised_of(const struct session *session)
{
    const struct game *game = &session->match.game;
    return (struct advised){&game->rules.rules, game_position(game), session_names(session)};
}

static bool find_hint(struct session *session)
{
    struct thinker_settings settings = {.parameters = engine_parameters_usual()};
    struct thinker *thinker = thinker_of(session, &settings);
    int count;
    if (!thinker)
        return false;
    struct position *positions = positions_of(session, &count);
    bool found = hint_find(thinker, positions, count, interrupt_flag(), &session->help.hint);
    free(positions);
    heed_interruption(session);
    return found;
}

void session_hint(struct session *session)
{
    struct advised advised = advised_of(session);
    SENTENCE(sentence);
    help_follow(session);
    if (session->help.stage == HINT_UNASKED) {
        if (!find_hint(session))
            return;
        match_note_hint(&session->match);
    }
    session->help.stage += session->help.stage < HINT_WHY;
    if (session->help.stage == HINT_PIECE)
        hint_piece_print(&sentence, &session->help.hint, &advised);
    else if (session->help.stage == HINT_MOVE)
        hint_move_print(&sentence, &session->help.hint, &advised);
    else
        hint_reason_print(&sentence, &session->help.hint, &advised);
    say(session, sentence.text);
}

/* Finds the moves to warn of, once for a place. */
static void find_warnings(struct session *session)
{
    struct thinker_settings settings = {.parameters = engine_parameters_usual()};
    help_follow(session);
    if (session->help.warned_known)
        return;
    struct thinker *thinker = thinker_of(session, &settings);
    if (!thinker)
        return;
    int count;
    struct position *positions = positions_of(session, &count);
    session->help.warned_known =
        warnings_find(thinker, positions, count, interrupt_flag(), &session->help.warnings);
    free(positions);
    heed_interruption(session);
}

/* Returns the warning of this move, unless it was given: -1. */
static int warning_of(struct session *session, const struct move *move)
{
    if (!help_has_warnings(session->match.help))
        return -1;
    find_warnings(session);
    int index = session->help.warned_known ? session->help.warnings.count - 1 : -1;
    while (index >= 0 && !move_equal(&session->help.warnings.list[index].moves[0], move))
        index--;
    return index >= 0 && session->help.warned >> index & 1 ? -1 : index;
}

/* Asks before a move that loses something. Returns false if there is nothing to ask. */
static bool warn(struct session *session, const struct move *move)
{
    int index = warning_of(session, move);
    if (index < 0)
        return false;
    struct advised advised = advised_of(session);
    SENTENCE(sentence);
    session->help.warned |= UINT64_C(1) << index;
    match_note_warning(&session->match);
    warning_print(&sentence, &session->help.warnings.list[index], &advised);
    strbuf_addch(&sentence, ' ');
    yes_or_no_print(&sentence, command_word("yes").text);
    say(session, sentence.text);
    session->question.kind = QUESTION_WARNING;
    session->question.ways[0] = *move;
    return true;
}

/* --- A person moves --- */

void session_play(struct session *session, const struct move *move)
{
    struct match *match = &session->match;
    match_play(match, game_node(&match->game), move);
    session_say_move(session);
    if (!match_computer_moves(match))
        session_say_turn(session);
}

/* Returns why no move can be made now, or OBSTACLE_NONE. */
static enum obstacle obstacle_to_move(const struct session *session)
{
    const struct match *match = &session->match;
    if (game_over(&match->game))
        return OBSTACLE_GAME_OVER;
    if (match->game.offered)
        return OBSTACLE_QUESTION_WAITS;
    return match_computer_moves(match) ? OBSTACLE_COMPUTER_MOVES : OBSTACLE_NONE;
}

static void ask_way(struct session *session, const struct text_error *error)
{
    SENTENCE(sentence);
    int count = error->route_count < ROUTES_SHOWN ? error->route_count : ROUTES_SHOWN;
    session->question.kind = QUESTION_WAY;
    session->question.way_count = count;
    memcpy(session->question.ways, error->routes, (size_t)count * sizeof *error->routes);
    error_print(&sentence, error, side_names_plain);
    strbuf_addch(&sentence, '\n');
    ways_print(&sentence, error->routes, count, session_names(session));
    say(session, sentence.text);
}

static void refuse(struct session *session, const struct text_error *error)
{
    SENTENCE(sentence);
    if (error->fault == FAULT_AMBIGUOUS && error->route_count > 1) {
        ask_way(session, error);
        return;
    }
    error_print(&sentence, error, side_names_plain);
    say(session, sentence.text);
}

void session_type_move(struct session *session, const char *text)
{
    const struct game *game = &session->match.game;
    struct position position = game_position(game);
    enum obstacle obstacle = obstacle_to_move(session);
    struct text_error error;
    struct move move;
    if (obstacle != OBSTACLE_NONE)
        session_refuse(session, obstacle);
    else if (!move_parse(text, &game->rules, &position, session_names(session), &move, &error))
        refuse(session, &error);
    else if (!warn(session, &move))
        session_play(session, &move);
}

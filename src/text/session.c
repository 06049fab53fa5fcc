/* SPDX-License-Identifier: MIT */
#include "text/session.h"

#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"
#include "prose/text_prose.h"

enum {
    METER_STEP = 10, /* the draw meter is told after so many moves, */
    METER_LAST = 5,  /* and after each of the last ones */
};

struct square_names session_names(const struct session *session)
{
    const struct named_ruleset *rules = &session->match.rules;
    return square_names_for(&rules->rules, square_style_of(rules));
}

/* --- What is said of the game --- */

/* How the game ended, the score, and what comes next. */
static void say_end(struct session *session)
{
    const struct match *match = &session->match;
    SENTENCE(out);
    game_end_print(&out, match);
    strbuf_addch(&out, '\n');
    match_score_print(&out, match);
    strbuf_addch(&out, '\n');
    next_game_print(&out, match, command_word("revenge").text, side_names_plain);
    say(session, out.text);
}

/* What is asked or waited for while the game goes on; false: only a move. */
static bool say_awaited(struct session *session)
{
    const struct match *match = &session->match;
    SENTENCE(out);
    if (match->game.offered)
        offer_waits_print(&out, match, command_word("accept").text, command_word("decline").text);
    else if (session->waits)
        computers_wait_print(&out, command_word("go").text);
    say(session, out.text);
    return out.length > 0;
}

static bool must_capture(const struct game *game)
{
    struct position position = game_position(game);
    struct movelist legal;
    movegen(&game->rules.rules, &position, &legal);
    return movelist_must_capture(&legal, &game->rules.rules);
}

static void say_to_move(struct session *session)
{
    const struct match *match = &session->match;
    struct position position = game_position(&match->game);
    struct movelist legal;
    SENTENCE(out);
    movegen(&match->rules.rules, &position, &legal);
    turn_print(&out, match, &legal, session_names(session), side_names_plain);
    say(session, out.text);
}

void session_say_standing(struct session *session)
{
    if (game_over(&session->match.game))
        say_end(session);
    else if (!say_awaited(session))
        say_to_move(session);
}

void session_say_turn(struct session *session)
{
    const struct match *match = &session->match;
    bool waits = match->game.offered || session->waits || game_over(&match->game);
    if (waits || !session->out.prompts || must_capture(&match->game))
        session_say_standing(session);
}

/* How near a draw is, once it is, now and then, and after each of the last moves; and that it can
 * be claimed. */
static void say_meter(struct session *session)
{
    const struct game *game = &session->match.game;
    const struct draw_state *draws = &tree_state(&game->tree, game_node(game))->draws;
    struct draw_nearness near = draw_nearest(&game->rules.rules, draws);
    int left = near.limit - near.count;
    bool told = left <= METER_LAST || left % METER_STEP == 0;
    SENTENCE(out);
    if (!draw_is_near(&near) || !told || game_over(game))
        return;
    draw_meter_print(&out, &game->rules.rules, draws);
    say(session, out.text);
}

void session_say_move(struct session *session)
{
    SENTENCE(out);
    told_move_print(&out, &session->match, session->match.game.cursor - 1, session_names(session),
                    side_names_plain);
    say(session, out.text);
    say_meter(session);
}

void session_say_begin(struct session *session)
{
    const struct match *match = &session->match;
    struct handicap handicap = match_handicap_of(match, &match->game, match->black);
    SENTENCE(out);
    game_heading_print(&out, match);
    strbuf_add(&out, ".\n");
    game_begins_print(&out, match, match->players[match->starter].name, side_names_plain);
    strbuf_add(&out, handicap.men > 0 ? "\n" : "");
    handicap_print(&out, match, handicap);
    say(session, out.text);
    session_say_turn(session);
}

void session_say_place(struct session *session, bool undone)
{
    const struct game *game = &session->match.game;
    if (undone)
        say(session, taken_back());
    if (game->cursor > 0)
        session_say_move(session);
    else
        say(session, obstacle_text(OBSTACLE_NO_EARLIER_POSITION));
    session_say_turn(session);
}

void session_refuse(struct session *session, enum obstacle obstacle)
{
    say(session, obstacle_text(obstacle));
    session_say_standing(session);
}

/* --- Keeping --- */

bool session_keep(struct session *session)
{
    struct keeper_news news;
    bool failed = session->keeper.told != 0;
    bool kept = keeper_save(&session->keeper, &session->match, &news);
    say(session, news.text);
    if (failed && kept)
        say(session, saved_again());
    return kept;
}

void session_forget(struct session *session)
{
    session->of_draw[BLACK] = session->of_draw[WHITE] = OPINION_NONE;
    session->question.kind = QUESTION_NONE;
}

/* --- A match begins --- */

void session_begin_match(struct session *session, const struct match_setup *setup)
{
    struct match last = session->match; /* the setup may point into it */
    match_init(&session->match, setup);
    match_finish(&last);
    session->waits = match_people(&session->match) == 0;
    session->length = session->match.length;
    session_forget(session);
}

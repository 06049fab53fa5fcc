/* SPDX-License-Identifier: MIT */
/* What the commands do to the game, and what stands in their way. */
#include "match/edits.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "pages/play/play.h"
#include "prose/in_out_prose.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/strengths.h"

void play_put_down(struct play *play)
{
    play_board_put_down(&play->board);
    play_hush(play);
    play_drop_typed(play);
}

void play_reset(struct play *play)
{
    play_put_down(play);
    play->shown.looked_at = NODE_LIVE;
    play_drop_question(play);
    play_moves_put_away(&play->moves);
}

/* A question waits for its answer, whatever is looked at; but not one about a move. */
void play_look_at(struct play *play, int node)
{
    if (play->asked == QUESTION_WARNING)
        play_drop_question(play);
    moving_stop(&play->moving);
    play_put_down(play);
    shown_look_at(&play->shown, node);
    sayings_add(&play->desk->sayings, SAYING_HUSH, ""); /* what was looked at before */
    play_tell_move(play, shown_node(&play->shown));
}

void play_gather(struct play *play, const struct position *before)
{
    struct position position = game_position(play_game(play));
    if (moving_gather(&play->moving, desk_clock(play->desk), before, &position))
        play_sounds_gather(play);
}

/* The move that was made is on its way, or where it belongs already. */
static void wait_for_landing(struct play *play)
{
    play_result_wait(play, play->desk->now + (uint64_t)moving_landing_ms(&play->moving));
}

/* --- What is done to the game --- */

void play_show_move(struct play *play, const struct position *before, const struct move *move,
                    int first, enum animation_way way)
{
    moving_move(&play->moving, desk_clock(play->desk), before, move, first, way);
    play_sounds_move(play);
}

void play_move(struct play *play, const struct move *move, const struct move *made, int first,
               enum animation_way way)
{
    struct position before = shown_state(&play->shown)->position;
    match_play(play->desk->match, shown_node(&play->shown), move);
    play->warned = (struct warned){0}; /* after Undo it is asked about again */
    play_reset(play);
    play_tell_move(play, shown_node(&play->shown));
    play_show_move(play, &before, made, first, way);
    wait_for_landing(play);
    play_seat_mover(play, false);
}

/* Shows what an edit has changed, unless that is where the game stands. What changes all of the
 * game, as an analysis does, is seen from anywhere. */
static void show_edit(struct play *play, const struct game_edit *edit, bool several)
{
    int node = several ? shown_node(&play->shown) : edit->node;
    moving_stop(&play->moving);
    play_put_down(play);
    if (edit->kind == EDIT_LEAP) {
        play_reset(play);
        return;
    }
    while (!shown_has_node(&play->shown, node))
        node = tree_parent(&play_game(play)->tree, node);
    play_look_at(play, node);
}

static void undo(struct play *play)
{
    struct match *match = play->desk->match;
    struct game *game = &match->game;
    if (play_question(play) == QUESTION_WARNING) {
        play_think_again(play);
        return;
    }
    if (play_board_captures(play)) {
        play_board_take_back(play);
        return;
    }
    if (game_edit_is_last(game)) {
        bool several = game_edit_to_undo(game)->joined;
        match_undo(match);
        show_edit(play, game_edit_to_redo(game), several);
        return;
    }
    int number = match->finished_count, before = match_take_back(match);
    play_reset(play);
    moving_stop(&play->moving);
    play_result_hurry(play);
    if (match->finished_count == number && game->cursor < before) {
        struct position position = game_position(game);
        play_show_move(play, &position, game_move_at(game, game->cursor), 0, ANIMATION_BACKWARD);
        play_tell_undo(play, game_move_at(game, game->cursor));
    }
    play_seat_mover(play, true);
}

static void redo(struct play *play)
{
    struct match *match = play->desk->match;
    struct game *game = &match->game;
    if (game_edit_is_next(game)) {
        match_redo(match);
        show_edit(play, game_edit_to_undo(game), game_edit_to_undo(game)->joined);
        return;
    }
    int before, number = match->finished_count;
    if (!match_repeat(match, &before))
        return;
    play_reset(play);
    moving_stop(&play->moving);
    if (match->finished_count == number && game->cursor > before) {
        struct position position = game_position_at(game, before);
        play_show_move(play, &position, game_move_at(game, before), 0, ANIMATION_FORWARD);
        play_tell_move(play, shown_node(&play->shown));
        wait_for_landing(play);
    }
    play_seat_mover(play, true);
}

/* An offer that waits for its answer is in the strip already. Against the computer only the person
 * can mean it. */
static void ask_offer(struct play *play)
{
    const struct match *match = play->desk->match;
    play_reset(play);
    if (match_people(match) == 1)
        game_offer_draw(play_game(play), match_person_side(match));
    else if (play_faces(play) && !play_game(play)->offered)
        game_offer_draw(play_game(play), play->seating.acts);
    else
        play_ask(play, play_game(play)->offered ? QUESTION_NONE : QUESTION_OFFER);
}

static void ask_resign(struct play *play)
{
    play_reset(play);
    play->seating.asked = play->seating.acts;
    play_ask(play, QUESTION_RESIGN);
}

static void move_now(struct play *play)
{
    desk_ask(play->desk, REQUEST_MOVE_NOW);
}

static void claim_draw(struct play *play)
{
    game_claim_draw(play_game(play));
    play_reset(play);
}

/* Returns who begins a game: all games of a match have the same start. */
static const char *who_begins(struct play *play, int starter, struct handicap handicap)
{
    const struct match *match = play->desk->match;
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    game_begins_print(&sentence, match, match->players[starter].name,
                      looks_side_names(play->looks));
    if (handicap.men > 0)
        strbuf_addch(&sentence, ' ');
    handicap_print(&sentence, match, handicap);
    return sentence.text;
}

void play_show_turn(struct play *play, bool people_stay)
{
    play->cards.stay = people_stay;
    moving_turn(&play->moving, desk_clock(play->desk));
}

bool play_face_person(struct play *play)
{
    const struct match *match = play->desk->match;
    bool black = match_person_side(match) == BLACK;
    if (match_people(match) != 1 || play->desk->turned == black)
        return false;
    play->desk->turned = black;
    play_board_leave(&play->board); /* another square lies under the pointer now */
    return true;
}

/* Begins a match like the one that is decided. What cannot be saved is not to be lost without a
 * question: New match asks it. */
static void begin_revenge(struct play *play)
{
    struct desk *desk = play->desk;
    struct match_setup setup = match_revenge(desk->match);
    if (desk_loses_game(desk)) {
        desk_open(desk, "new-match");
        return;
    }
    if (setup.start)
        setup.start = desk_keep(desk, setup.start, sizeof *setup.start);
    enum side first = match_next_first(desk->match);
    play_seat_game(play, first, match_player_of_side(desk->match, first) != setup.first_starter);
    desk->request = (struct request){
        REQUEST_PLAY, .play = {desk_keep(desk, &setup, sizeof setup),
                               who_begins(play, setup.first_starter, setup.handicap)}};
}

/* Begins the next game: the pieces come to their squares, and the strip says who begins. That a man
 * is off is read longer than the computer takes to begin. */
static void begin_next_game(struct play *play)
{
    struct match *match = play->desk->match;
    struct position last = game_position(&match->game);
    int black = match->black;
    match_next_game(match);
    play_reset(play);
    moving_stop(&play->moving);
    play_result_hurry(play);
    play_gather(play, &last);
    play_seat_game(play, game_position(&match->game).side, match->black != black);
    struct handicap handicap = match_handicap_of(match, &match->game, match->black);
    play_say(play, MESSAGE_PLAIN, who_begins(play, match->starter, handicap));
    play->strip.lasts = handicap.men > 0;
}

static void revenge(struct play *play)
{
    if (match_decided(play->desk->match))
        begin_revenge(play);
    else
        begin_next_game(play);
}

static void turn_board(struct play *play)
{
    play->desk->turned = !play->desk->turned;
    play->seating.due = 0;
    play->seating.turns = false;
    play_board_leave(&play->board); /* another square lies under the pointer now */
    play_show_turn(play, false);
}

static void look_first(struct play *play)
{
    play_look_at(play, NODE_ROOT);
}

static void look_previous(struct play *play)
{
    play_look_at(play, shown_along(&play->shown, -1));
}

static void look_next(struct play *play)
{
    play_look_at(play, shown_along(&play->shown, 1));
}

static void look_last(struct play *play)
{
    play_look_at(play, shown_last(&play->shown));
}

/* --- What is done to the tree: all but the first two can be undone --- */

static void other_above(struct play *play)
{
    play_look_at(play, tree_other_above(&play_game(play)->tree, shown_node(&play->shown)));
}

static void other_below(struct play *play)
{
    play_look_at(play, tree_other_below(&play_game(play)->tree, shown_node(&play->shown)));
}

static void raise_variation(struct play *play)
{
    play_put_down(play);
    game_promote(play_game(play), shown_variation(&play->shown));
}

/* Shows the move that the variation stood in for. */
static void delete_variation(struct play *play)
{
    int head = shown_variation(&play->shown), main = tree_parent(&play_game(play)->tree, head);
    main = tree_first_child(&play_game(play)->tree, main);
    bool live = play->shown.looked_at == NODE_LIVE;
    game_delete(play_game(play), head);
    if (live)
        play_reset(play);
    else
        play_look_at(play, main);
}

static void comment_after(struct play *play)
{
    play_begin_comment(play, shown_node(&play->shown), TEXT_AFTER);
}

static void comment_before(struct play *play)
{
    play_begin_comment(play, shown_node(&play->shown), TEXT_BEFORE);
}

static void next_strength(struct play *play)
{
    struct game *game = play_game(play);
    int node = shown_node(&play->shown);
    play_put_down(play);
    game_set_text(game, node, TEXT_STRENGTH,
                  strength_after(tree_text(&game->tree, node, TEXT_STRENGTH)));
}

/* --- What goes out by the clipboard, and comes in: the program around the page does most of it ---
 */

static void copy_game(struct play *play)
{
    desk_ask(play->desk, REQUEST_COPY_GAME);
}

/* Names the squares as in the books of the game, since other programs read it as well. */
static void copy_position(struct play *play)
{
    const struct game *game = play_game(play);
    struct position position = shown_state(&play->shown)->position;
    char text[FEN_MAX], memory[MESSAGE_SIZE];
    struct strbuf fen = strbuf_init(text, sizeof text);
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    fen_print(&fen, &position, game_square_names(&game->rules.rules));
    desk_copy(play->desk, text);
    position_copied_print(&sentence, text);
    play_say(play, MESSAGE_PLAIN, memory);
}

static void copy_picture(struct play *play)
{
    play->desk->request = (struct request){
        REQUEST_COPY_PICTURE, .rect = ui_on_screen(play->desk->ui, play->board.geometry.outer)};
}

static void paste(struct play *play)
{
    desk_ask(play->desk, REQUEST_PASTE_GAME);
}

void play_told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    struct play *play = state;
    play->desk = desk;
    play_say(play, warns ? MESSAGE_REFUSAL : MESSAGE_PLAIN, sentence);
    play->strip.lasts = true;
}

void play_arrived(struct play *play, const struct page_opening *opening)
{
    if (opening->node != NODE_LIVE)
        play_look_at(play, opening->node);
    if (opening->message && opening->message[0])
        play_told(play->desk, play, opening->warns, opening->message);
}

/* --- What stands in their way --- */

static enum obstacle over(const struct play *play)
{
    if (game_over(play_game(play)))
        return OBSTACLE_GAME_OVER;
    return match_people(play->desk->match) == 0 ? OBSTACLE_ONLY_COMPUTERS : OBSTACLE_NONE;
}

static enum obstacle no_pause(const struct play *play)
{
    const struct match *match = play->desk->match;
    if (game_over(&match->game))
        return OBSTACLE_GAME_OVER;
    if (match_people(match) == 0 || match_is_timed(match))
        return OBSTACLE_NONE;
    if (match->control.kind == TIME_NONE)
        return OBSTACLE_SOMEBODY_PLAYS;
    return match->game.cursor == 0 ? OBSTACLE_CLOCK_WAITS : OBSTACLE_CLOCK_OFF;
}

static enum obstacle nobody_thinks(const struct play *play)
{
    return play->desk->companion->thinks ? OBSTACLE_NONE : OBSTACLE_NOBODY_THINKS;
}

/* A waiting offer is answered first: it is not to be forgotten over another question. */
static enum obstacle no_other_question(const struct play *play)
{
    enum obstacle obstacle = over(play);
    if (obstacle != OBSTACLE_NONE)
        return obstacle;
    return play_question(play) == QUESTION_ANSWER ? OBSTACLE_QUESTION_WAITS : OBSTACLE_NONE;
}

static enum obstacle no_move_to_make(const struct play *play)
{
    enum obstacle obstacle = play_board_obstacle(play);
    return obstacle == OBSTACLE_BOARD_AT_REST ? OBSTACLE_GAME_OVER : obstacle;
}

static enum obstacle no_hint(const struct play *play)
{
    return help_has_hints(play->desk->match->help) ? no_move_to_make(play) : OBSTACLE_HINTS_OFF;
}

static enum obstacle not_over(const struct play *play)
{
    return game_over(play_game(play)) ? OBSTACLE_NONE : OBSTACLE_GAME_RUNNING;
}

/* At another position a move that is undone or redone would not be seen; an edit is. */
static enum obstacle nothing_to_undo(const struct play *play)
{
    if (play_board_captures(play) || game_edit_is_last(play_game(play)) ||
        play_question(play) == QUESTION_WARNING)
        return OBSTACLE_NONE;
    if (play->shown.looked_at != NODE_LIVE)
        return OBSTACLE_EARLIER_POSITION;
    return match_can_take_back(play->desk->match) ? OBSTACLE_NONE : OBSTACLE_NOTHING_TO_UNDO;
}

static enum obstacle nothing_to_redo(const struct play *play)
{
    if (game_edit_is_next(play_game(play)))
        return OBSTACLE_NONE;
    if (play->shown.looked_at != NODE_LIVE)
        return OBSTACLE_EARLIER_POSITION;
    return match_can_redo(play->desk->match) ? OBSTACLE_NONE : OBSTACLE_NOTHING_TO_REDO;
}

static enum obstacle nothing_to_claim(const struct play *play)
{
    if (match_computer_moves(play->desk->match))
        return OBSTACLE_COMPUTER_MOVES;
    bool some = game_claimable(play_game(play)) != REASON_NONE;
    return some ? OBSTACLE_NONE : OBSTACLE_NO_DRAW_TO_CLAIM;
}

static enum obstacle no_earlier_position(const struct play *play)
{
    return shown_node(&play->shown) == NODE_ROOT ? OBSTACLE_NO_EARLIER_POSITION : OBSTACLE_NONE;
}

static enum obstacle no_next_position(const struct play *play)
{
    if (shown_along(&play->shown, 1) != shown_node(&play->shown))
        return OBSTACLE_NONE;
    return play->shown.looked_at == NODE_LIVE ? OBSTACLE_NO_LATER_POSITION
                                              : OBSTACLE_END_OF_VARIATION;
}

static enum obstacle at_the_game(const struct play *play)
{
    if (play->shown.looked_at != NODE_LIVE)
        return OBSTACLE_NONE;
    return no_next_position(play) == OBSTACLE_NONE ? OBSTACLE_GAME_STANDS_HERE
                                                   : OBSTACLE_NO_LATER_POSITION;
}

static enum obstacle no_other_move(const struct play *play)
{
    int other = tree_other_below(&play_game(play)->tree, shown_node(&play->shown));
    return other == NODE_NONE ? OBSTACLE_NO_OTHER_MOVE : OBSTACLE_NONE;
}

static enum obstacle on_main_line(const struct play *play)
{
    return shown_variation(&play->shown) == NODE_NONE ? OBSTACLE_MAIN_LINE : OBSTACLE_NONE;
}

static enum obstacle before_all_moves(const struct play *play)
{
    return shown_node(&play->shown) == NODE_ROOT ? OBSTACLE_NO_MOVE_SHOWN : OBSTACLE_NONE;
}

/* A comment is written in the list, and the result stands in its place. */
static enum obstacle no_list(const struct play *play)
{
    bool list = shown_any_move(&play->shown) && !play_result_shown(play);
    return list ? OBSTACLE_NONE : OBSTACLE_NO_MOVE_SHOWN;
}

/* At the start, COMMAND_COMMENT is what comments before the first move. */
static enum obstacle no_move_in_list(const struct play *play)
{
    enum obstacle obstacle = no_list(play);
    return obstacle == OBSTACLE_NONE ? before_all_moves(play) : obstacle;
}

static enum obstacle nothing_to_analyse(const struct play *play)
{
    if (play->desk->companion->analysis.running && !play_is_analysed(play))
        return OBSTACLE_OTHER_ANALYSED;
    if (play_was_analysed(play))
        return OBSTACLE_NONE; /* that is removed */
    return shown_any_move(&play->shown) ? play_no_help(play) : OBSTACLE_NOTHING_TO_ANALYSE;
}

static enum obstacle nothing_to_copy(const struct play *play)
{
    return desk_has_game(play->desk) ? OBSTACLE_NONE : OBSTACLE_NOTHING_PLAYED;
}

const char *play_obstacle_text(const struct play *play, enum obstacle obstacle)
{
    static const enum command helps[OBSTACLE_COUNT] = {
        [OBSTACLE_EARLIER_POSITION] = COMMAND_LAST,
        [OBSTACLE_NOTHING_PLAYED] = COMMAND_COPY_POSITION,
        [OBSTACLE_NO_HELP] = COMMAND_HINT,
    };
    char key[SHORTCUT_TEXT_SIZE];
    const char *template = obstacle_template(obstacle);
    shortcut_print(command_button(play->desk, helps[obstacle]).key, key, sizeof key);
    return template && key[0] ? ui_format(play->desk->ui, template, {"key", key})
                              : obstacle_text(obstacle);
}

/* The commands of this page; the shell has the others. `obstacle` NULL: nothing is in the way.
 * `meanwhile`: it can be run in the middle of a capture. */
static const struct {
    void (*run)(struct play *play);
    enum obstacle (*obstacle)(const struct play *play);
    bool meanwhile;
} commands[COMMAND_COUNT] = {
    [COMMAND_UNDO] = {undo, nothing_to_undo, true},
    [COMMAND_REDO] = {redo, nothing_to_redo, false},
    [COMMAND_OFFER_DRAW] = {ask_offer, no_other_question, false},
    [COMMAND_CLAIM_DRAW] = {claim_draw, nothing_to_claim, false},
    [COMMAND_RESIGN] = {ask_resign, no_other_question, false},
    [COMMAND_REVENGE] = {revenge, not_over, false},
    [COMMAND_FLIP] = {turn_board, NULL, true},
    [COMMAND_TYPE_MOVE] = {play_type_move, no_move_to_make, false},
    [COMMAND_MOVE_NOW] = {move_now, nobody_thinks, false},
    [COMMAND_PAUSE] = {play_pause, no_pause, true},
    [COMMAND_HINT] = {play_hint, no_hint, false},
    [COMMAND_ANALYSE] = {play_analyse, nothing_to_analyse, false},
    [COMMAND_LIVE] = {play_switch_live, play_no_help, true},
    [COMMAND_WHERE] = {play_tell_where, NULL, true},
    [COMMAND_READ_BOARD] = {play_tell_board, NULL, true},
    [COMMAND_READ_MOVES] = {play_tell_moves, no_move_to_make, true},
    [COMMAND_SAY_AGAIN] = {play_tell_again, NULL, true},
    [COMMAND_COPY_GAME] = {copy_game, nothing_to_copy, true},
    [COMMAND_COPY_POSITION] = {copy_position, NULL, true},
    [COMMAND_COPY_PICTURE] = {copy_picture, NULL, true},
    [COMMAND_PASTE] = {paste, NULL, false},
    [COMMAND_FIRST] = {look_first, no_earlier_position, false},
    [COMMAND_PREVIOUS] = {look_previous, no_earlier_position, false},
    [COMMAND_NEXT] = {look_next, no_next_position, false},
    [COMMAND_LAST] = {look_last, at_the_game, false},
    [COMMAND_OTHER_ABOVE] = {other_above, no_other_move, false},
    [COMMAND_OTHER_BELOW] = {other_below, no_other_move, false},
    [COMMAND_RAISE] = {raise_variation, on_main_line, false},
    [COMMAND_DELETE] = {delete_variation, on_main_line, false},
    [COMMAND_COMMENT] = {comment_after, no_list, false},
    [COMMAND_COMMENT_BEFORE] = {comment_before, no_move_in_list, false},
    [COMMAND_STRENGTH] = {next_strength, before_all_moves, false},
};

const char *play_obstacle(const struct play *play, enum command command)
{
    if (commands[command].run && !commands[command].meanwhile && play_board_captures(play))
        return obstacle_text(OBSTACLE_CAPTURE_UNFINISHED);
    return commands[command].obstacle ? play_obstacle_text(play, commands[command].obstacle(play))
                                      : NULL;
}

bool play_refuses_meanwhile(struct play *play)
{
    bool refuses = play_board_captures(play);
    if (refuses)
        play_say(play, MESSAGE_REFUSAL, obstacle_text(OBSTACLE_CAPTURE_UNFINISHED));
    return refuses;
}

/* A comment that is being written belongs to the game that stands here now: it is kept first. */
void play_run(struct play *play, enum command command)
{
    play_keep_comment(play);
    const char *obstacle = play_obstacle(play, command);
    if (obstacle)
        play_say(play, MESSAGE_REFUSAL, obstacle);
    else if (commands[command].run)
        commands[command].run(play);
}

void play_run_keys(struct play *play)
{
    for (enum command command = 0; command < COMMAND_COUNT; command++)
        if (commands[command].run && command_key(play->desk, command))
            play_run(play, command);
}

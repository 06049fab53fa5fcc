/* SPDX-License-Identifier: MIT */
/* The commands: a row each. What is typed for one, and all that it says, is translated; the English
 * words are understood as well. */
#include "base/array.h"
#include "base/scan.h"
#include "base/template.h"
#include "base/translate.h"
#include "base/utf8.h"
#include "base/words.h"
#include "match/edits.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"
#include "prose/rule_words.h"
#include "prose/rules_page.h"
#include "prose/settings_prose.h"
#include "prose/text_prose.h"
#include "store/position_text.h"
#include "store/text_source.h"
#include "text/session.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

struct command {
    const char *words;     /* what may be typed, the first is shown: "help, h" */
    const char *arguments; /* as help shows them; NULL: none */
    const char *help;
    void (*run)(struct session *session, const char *argument);
};

/* --- Words --- */

/* Copies the first of the words that commas part, and returns the rest. */
static const char *next_word(const char *words, struct command_word *word)
{
    struct strbuf out = strbuf_init(word->text, sizeof word->text);
    size_t length = strcspn(words, ",");
    strbuf_addf(&out, "%.*s", (int)length, words);
    words += length;
    return words + strspn(words, ", ");
}

/* Returns true if the first `length` bytes of `typed` are one of the words. */
static bool is_one_of(const char *typed, size_t length, const char *words)
{
    struct command_word word;
    while (*words) {
        words = next_word(words, &word);
        if (words_alike(typed, length, word.text))
            return true;
    }
    return false;
}

static bool is_word(const char *typed, size_t length, const char *words)
{
    return is_one_of(typed, length, tr(words)) || is_one_of(typed, length, tr_english(words));
}

static const char full_words[] = N_C("typed", "full, f");
static const char person_words[] = N_C("typed", "person, pe");
static const char black_words[] = N_C("typed", "black, bl");
static const char white_words[] = N_C("typed", "white, wh");

/* --- What is told --- */

static void say_sentence(struct session *session, enum obstacle obstacle)
{
    say(session, obstacle_text(obstacle));
}

static struct position position_of(const struct session *session)
{
    return game_position(&session->match.game);
}

static void tell_board(struct session *session, const char *argument)
{
    struct position position = position_of(session);
    SENTENCE(out);
    (void)argument;
    board_pieces_print(&out, &position, session_names(session), side_names_plain);
    say(session, out.text);
}

/* The board faces the only person, or is as the window has it. */
static bool is_turned(const struct session *session)
{
    const struct match *match = &session->match;
    return match_people(match) == 1 ? match_person_side(match) == BLACK : session->keeper.turned;
}

static void tell_rows(struct session *session, const char *argument)
{
    struct position position = position_of(session);
    bool turned = is_turned(session);
    (void)argument;
    for (int i = 0; i < BOARD_LINES; i++) {
        SENTENCE(out);
        board_row_print(&out, &position, turned ? BOARD_LINES - 1 - i : i, session_names(session),
                        side_names_plain);
        say(session, out.text);
    }
}

static void tell_drawn(struct session *session, const char *argument)
{
    struct position position = position_of(session);
    SENTENCE(out);
    (void)argument;
    board_drawn_print(&out, &position, is_turned(session), session_names(session));
    say(session, out.text);
}

static void tell_square(struct session *session, const char *argument)
{
    struct position position = position_of(session);
    struct square_names names = session_names(session);
    SENTENCE(out);
    int square;
    if (square_parse(&argument, names, &square) && !*argument)
        square_content_print(&out, square, position_piece(&position, square), names,
                             side_names_plain);
    else
        square_needed_print(&out, names);
    say(session, out.text);
}

static void tell_moves(struct session *session, const char *argument)
{
    const struct game *game = &session->match.game;
    struct position position = position_of(session);
    struct movelist legal;
    char memory[LONG_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    (void)argument;
    movegen(&game->rules.rules, &position, &legal);
    if (game_over(game))
        strbuf_add(&out, obstacle_text(OBSTACLE_GAME_OVER));
    else
        possible_moves_print(&out, &game->rules.rules, &legal, session_names(session));
    say(session, out.text);
}

static void tell_last(struct session *session, const char *argument)
{
    const struct game *game = &session->match.game;
    SENTENCE(out);
    (void)argument;
    if (game->cursor > 0)
        told_move_print(&out, &session->match, game->cursor - 1, session_names(session),
                        side_names_plain);
    else
        strbuf_add(&out, obstacle_text(OBSTACLE_NOTHING_TO_ANALYSE));
    say(session, out.text);
}

/* A game may have any number of moves: a line at a time. */
static void tell_game(struct session *session, const char *argument)
{
    const struct game *game = &session->match.game;
    (void)argument;
    for (int ply = 0; ply < game->cursor; ply += 2) {
        SENTENCE(out);
        played_moves_print(&out, game, ply, session_names(session));
        say(session, out.text);
    }
    if (game->cursor == 0)
        say_sentence(session, OBSTACLE_NOTHING_TO_ANALYSE);
}

static void tell_meter(struct session *session)
{
    const struct game *game = &session->match.game;
    SENTENCE(out);
    if (!game_over(game))
        draw_meter_print(&out, &game->rules.rules,
                         &tree_state(&game->tree, game_node(game))->draws);
    say(session, out.text);
}

void session_say_status(struct session *session)
{
    const struct match *match = &session->match;
    SENTENCE(out);
    game_heading_print(&out, match);
    strbuf_addch(&out, '\n');
    match_score_print(&out, match);
    if (match->length > 0) {
        strbuf_addch(&out, '\n');
        match_course_print(&out, match);
    }
    say(session, out.text);
    if (match->game.cursor > 0)
        tell_last(session, "");
    tell_meter(session);
    session_say_standing(session);
}

static void tell_status(struct session *session, const char *argument)
{
    (void)argument;
    session_say_status(session);
}

static void tell_match(struct session *session, const char *argument)
{
    const struct match *match = &session->match;
    SENTENCE(score);
    (void)argument;
    for (int i = 0; i < match_ledger_count(match); i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        SENTENCE(out);
        ledger_line_print(&out, &entry, side_names_plain);
        strbuf_add(&out, ".\n");
        result_print(&out, &entry.result, entry.players[entry.black]->name,
                     entry.players[1 - entry.black]->name);
        say(session, out.text);
    }
    match_score_print(&score, match);
    say(session, score.text);
}

static void tell_player(struct session *session, enum side side)
{
    SENTENCE(out);
    seated_print(&out, &session->match, side, side_names_plain);
    say(session, out.text);
}

static void tell_players(struct session *session, const char *argument)
{
    (void)argument;
    tell_player(session, BLACK);
    tell_player(session, WHITE);
}

static void tell_levels(struct session *session, const char *argument)
{
    (void)argument;
    for (int level = 1; level <= PLAYER_FULL; level++)
        say(session, level_label(level).text);
}

/* --- Rules --- */

/* Finds a rule set by its text, or one of the player's own by its name. False after a sentence. */
static bool find_rules(struct session *session, const char *text, struct named_ruleset *rules)
{
    struct text_error error;
    const struct rulebook *book = session->book;
    int index = rulebook_find(book, text);
    if (index >= 0)
        *rules = own_ruleset_copy(book->sets[index]);
    else if (!ruleset_parse(text, rules, &error))
        say(session, error_sentence(&error).text);
    else
        return true;
    return index >= 0;
}

static void say_titled(struct session *session, const char *title, const char *text)
{
    SENTENCE(out);
    titled_print(&out, title, text);
    say(session, out.text);
}

static void tell_field(struct session *session, const struct named_ruleset *rules, enum field field)
{
    SENTENCE(text);
    if (field == FIELD_SQUARES)
        square_style_print(&text, &rules->rules, square_style_of(rules), side_names_plain);
    else if (!field_sentence(&rules->rules, field, side_names_plain, &text))
        return;
    say_titled(session, field_title(field), text.text);
}

/* The fields that differ from American, or those that do not and that no lesson has told. */
static void tell_fields(struct session *session, const struct named_ruleset *rules, bool differing)
{
    for (int i = 0; i < FIELD_COUNT; i++) {
        enum field field = telling_order[i];
        bool differs = rule_field_differs(&rules->rules, usual_rules(), field);
        if (differs == differing && (differs || !lesson_tells(field)))
            tell_field(session, rules, field);
    }
}

static void tell_rules(struct session *session, const char *argument)
{
    struct named_ruleset rules = session->match.rules;
    if (*argument && !find_rules(session, argument, &rules))
        return;
    say(session, ruleset_title(&rules).text);
    for (enum lesson lesson = LESSON_MOVE; lesson <= LESSON_WIN; lesson++) {
        SENTENCE(text);
        lesson_print(&text, &rules.rules, lesson, side_names_plain);
        say_titled(session, lesson_title(lesson), text.text);
    }
    tell_fields(session, &rules, true);
    tell_fields(session, &rules, false);
    for (int i = 0;; i++) {
        SENTENCE(text);
        if (!rules_general_sentence(i, &rules.rules, side_names_plain, &text))
            return;
        say(session, text.text);
    }
}

static void say_rules_line(struct session *session, const char *id,
                           const struct named_ruleset *rules)
{
    SENTENCE(line);
    rules_line_print(&line, rules, FIELD_COUNT, side_names_plain);
    say_titled(session, id, line.text);
}

static void tell_sets(struct session *session, const char *argument)
{
    const struct rulebook *book = session->book;
    (void)argument;
    for (int i = 0; i < book->count; i++) {
        struct named_ruleset own = own_ruleset_copy(book->sets[i]);
        say_rules_line(session, own.name, &own);
    }
    for (int i = 0; i < PRESET_COUNT; i++)
        say_rules_line(session, presets[i].id, &presets[i]);
}

/* --- What is done to the game --- */

static void undo(struct session *session, const char *argument)
{
    struct match *match = &session->match;
    (void)argument;
    if (game_edit_is_last(&match->game)) {
        match_undo(match);
    } else if (match_can_take_back(match)) {
        match_take_back(match);
    } else {
        say_sentence(session, OBSTACLE_NOTHING_TO_UNDO);
        return;
    }
    session_forget(session);
    session_say_place(session, true);
}

static void redo(struct session *session, const char *argument)
{
    struct match *match = &session->match;
    int before;
    (void)argument;
    bool done = game_edit_is_next(&match->game) ? match_redo(match) : match_repeat(match, &before);
    if (!done) {
        say_sentence(session, OBSTACLE_NOTHING_TO_REDO);
        return;
    }
    session_forget(session);
    session_say_place(session, false);
}

static void hint(struct session *session, const char *argument)
{
    const struct match *match = &session->match;
    (void)argument;
    if (game_over(&match->game))
        say_sentence(session, OBSTACLE_GAME_OVER);
    else if (match_computer_moves(match))
        say_sentence(session, OBSTACLE_COMPUTER_MOVES);
    else if (!help_has_hints(match->help))
        say(session, hints_are_off());
    else
        session_hint(session);
}

/* Finds who means it: the side that is named, else the only person, else who is to move. Returns
 * false, after a sentence, if nobody can. */
static bool find_side(struct session *session, const char *argument, enum side *side)
{
    const struct match *match = &session->match;
    size_t length = strlen(argument);
    if (game_over(&match->game) || match_people(match) == 0) {
        say(session,
            game_over(&match->game) ? obstacle_text(OBSTACLE_GAME_OVER) : only_computers_play());
        return false;
    }
    bool black = is_word(argument, length, black_words);
    if (length > 0 && !black && !is_word(argument, length, white_words)) {
        SENTENCE(out);
        side_needed_print(&out, command_word("black").text, command_word("white").text);
        say(session, out.text);
        return false;
    }
    *side = length > 0                 ? black ? BLACK : WHITE
            : match_people(match) == 1 ? match_person_side(match)
                                       : position_of(session).side;
    if (match_level_of_side(match, *side) == PLAYER_PERSON)
        return true;
    say(session, side_is_the_computers());
    return false;
}

static void say_offer(struct session *session)
{
    SENTENCE(out);
    offer_waits_print(&out, &session->match, command_word("accept").text,
                      command_word("decline").text);
    say(session, out.text);
}

static void offer(struct session *session, const char *argument)
{
    struct match *match = &session->match;
    enum side side;
    if (!find_side(session, argument, &side))
        return;
    if (!game_offer_draw(&match->game, side))
        session_refuse(session, OBSTACLE_QUESTION_WAITS);
    else if (!match_computer_is_asked(match))
        say_offer(session);
}

static bool is_asked(struct session *session)
{
    bool asked = session->match.game.offered;
    if (!asked)
        say(session, no_offer());
    return asked;
}

static void accept(struct session *session, const char *argument)
{
    (void)argument;
    if (!is_asked(session))
        return;
    game_accept_draw(&session->match.game);
    session_say_turn(session);
}

static void decline(struct session *session, const char *argument)
{
    (void)argument;
    if (!is_asked(session))
        return;
    game_decline_draw(&session->match.game);
    say(session, draw_declined());
    session_say_turn(session);
}

static void claim(struct session *session, const char *argument)
{
    (void)argument;
    if (match_computer_moves(&session->match))
        say_sentence(session, OBSTACLE_COMPUTER_MOVES);
    else if (!game_claim_draw(&session->match.game))
        say_sentence(session, OBSTACLE_NO_DRAW_TO_CLAIM);
    else
        session_say_turn(session);
}

static void resign(struct session *session, const char *argument)
{
    enum side side;
    if (!find_side(session, argument, &side))
        return;
    game_resign(&session->match.game, side);
    session_say_turn(session);
}

static void go_on(struct session *session, const char *argument)
{
    (void)argument;
    if (game_over(&session->match.game))
        say_sentence(session, OBSTACLE_GAME_OVER);
    else if (match_people(&session->match) > 0)
        say(session, only_computers_go_on());
    session->waits = false;
}

/* --- The match --- */

static void ask_to_lose(struct session *session)
{
    SENTENCE(out);
    keeper_reason_print(&out, &session->keeper);
    strbuf_addch(&out, '\n');
    lose_or_not_print(&out, command_word("yes").text);
    say(session, out.text);
    session->question.kind = QUESTION_LOSES;
}

/* Leaves the match for another one. Returns false, after a question, if it would be lost: the
 * command runs again if the answer is yes. */
static bool leave_match(struct session *session)
{
    bool asked = session->question.kind == QUESTION_LOSES;
    if (!session_keep(session) && !asked) {
        ask_to_lose(session);
        return false;
    }
    keeper_leave(&session->keeper);
    return true;
}

static void begin_next_match(struct session *session)
{
    struct match *match = &session->match;
    struct position start = match->start;
    struct match_setup setup = match_revenge(match);
    setup.start = setup.start ? &start : NULL;
    if (!leave_match(session))
        return;
    session_begin_match(session, &setup);
    session_say_begin(session);
}

/* A match like this one under these rules, from this position; NULL: as the rules say. */
static void begin_match(struct session *session, const struct named_ruleset *rules,
                        const struct position *start)
{
    const struct match *match = &session->match;
    struct match_setup setup = {.rules = *rules,
                                .starter = match->policy,
                                .length = session->length,
                                .help = match->help,
                                .start = start,
                                .seed = session->seed};
    memcpy(setup.players, match->players, sizeof setup.players);
    for (int i = 0; i < PLAYER_COUNT; i++)
        setup.stand_ins[i] = player_stand_in(i, setup.players[i].level, NULL);
    if (!leave_match(session))
        return;
    session_begin_match(session, &setup);
    session_say_begin(session);
}

static void begin_new(struct session *session, const char *argument)
{
    struct named_ruleset rules = session->match.rules;
    if (!*argument || find_rules(session, argument, &rules))
        begin_match(session, &rules, NULL);
}

static void revenge(struct session *session, const char *argument)
{
    struct match *match = &session->match;
    (void)argument;
    if (!game_over(&match->game)) {
        say(session, game_goes_on());
    } else if (match_decided(match)) {
        begin_next_match(session);
    } else {
        match_next_game(match);
        session_forget(session);
        session_say_begin(session);
    }
}

static void set_length(struct session *session, const char *argument)
{
    uint64_t points;
    if (*argument && !number_parse(argument, 0, MATCH_LENGTH_MOST, &points)) {
        SENTENCE(out);
        length_needed_print(&out, MATCH_LENGTH_MOST);
        say(session, out.text);
        return;
    }
    if (*argument)
        session->length = (int)points;
    if (*argument && !match_is_worth_saving(&session->match))
        session->match.length = session->length;
    SENTENCE(out);
    lengths_print(&out, session->match.length, session->length);
    say(session, out.text);
}

void session_seat(struct session *session, enum side side, const char *who)
{
    struct match *match = &session->match;
    int seat = match_player_of_side(match, side);
    struct player player = {"", PLAYER_PERSON};
    size_t length = strlen(who);
    uint64_t level = 0;
    bool numbered = length > 0 && strspn(who, "0123456789") == length;
    if (numbered && !number_parse(who, 1, PLAYER_FULL - 1, &level)) {
        SENTENCE(out);
        level_needed_print(&out, PLAYER_FULL - 1);
        say(session, out.text);
        return;
    }
    if (numbered)
        player.level = (int)level;
    else if (is_word(who, length, full_words))
        player.level = PLAYER_FULL;
    else if (!is_word(who, length, person_words))
        player_set_name(&player, who);
    struct player stand_in = player_stand_in(seat, player.level, NULL);
    match_seat(match, seat, &player, &stand_in);
    session->waits = match_people(match) == 0;
    session_forget(session);
    tell_player(session, side);
}

static void seat(struct session *session, enum side side, const char *argument)
{
    if (!*argument) {
        tell_player(session, side);
        return;
    }
    session_seat(session, side, argument);
    if (session->waits)
        session_say_standing(session);
}

static void seat_black(struct session *session, const char *argument)
{
    seat(session, BLACK, argument);
}

static void seat_white(struct session *session, const char *argument)
{
    seat(session, WHITE, argument);
}

/* --- The program --- */

static void say_not_saved(struct session *session, const char *path, int error)
{
    SENTENCE(reason);
    SENTENCE(out);
    settings_prose_file(&reason, path, error);
    game_not_saved_print(&out, error == EEXIST ? file_is_there() : reason.text);
    say(session, out.text);
}

/* Says how a game was read. */
static void say_opened(struct session *session, const struct game_report *report,
                       const struct named_ruleset *rules)
{
    SENTENCE(out);
    struct opened_game opened = {
        .source = report->source,
        .rules = rules,
        .moves = report->plies,
        .error = report->wrong ? &report->error : NULL,
        .in_variation = report->in_variation,
    };
    game_opened_print(&out, &opened, side_names_plain);
    say(session, out.text);
}

/* Begins a match that goes on with the game of the file, at its end. */
static void play_game_on(struct session *session, struct game_load *load)
{
    struct named_ruleset rules = rulebook_known(session->book, load->report->rules);
    struct position start = *load->report->start;
    struct match_setup setup = {.rules = rules, .starter = session->match.policy, .start = &start};
    if (!leave_match(session))
        return;
    say_opened(session, load->report, &rules);
    game_load_set_up(load, &setup);
    for (int i = 0; i < PLAYER_COUNT; i++)
        setup.stand_ins[i] = player_stand_in(i, setup.players[i].level, NULL);
    struct game game = game_load_take(load);
    game.rules = rules;
    while (game_redo(&game))
        ;
    session_begin_match(session, &setup);
    match_take_game(&session->match, &game);
    keeper_take_game(&session->keeper, &session->match, load);
    session_say_status(session);
}

static void open_position(struct session *session, const char *text)
{
    struct position_read read;
    struct text_error error;
    SENTENCE(out);
    if (position_text_parse(text, &session->match.rules, &read, &error)) {
        struct named_ruleset rules = rulebook_known(session->book, &read.rules);
        begin_match(session, &rules, &read.position);
    } else {
        position_fault_print(&out, &error);
    }
    say(session, out.text);
}

static void open_game(struct session *session, const char *path, const char *text)
{
    struct game_load *load = array_zeroed(1, sizeof *load);
    struct text_source source;
    SENTENCE(out);
    text_source_of_text(&source, text, strlen(text));
    game_load_begin(load, &source, (struct pdn_mark){.line = 1, .column = 1}, NULL, NULL,
                    rest_unread_print);
    if (game_load_found_none(load))
        nothing_to_open_print(&out, path);
    else if (load->reader.playable)
        play_game_on(session, load);
    else
        game_unreadable_print(&out, &load->report->error);
    say(session, out.text);
    game_load_finish(load);
    text_source_finish(&source);
    free(load);
}

static void open_file(struct session *session, const char *argument)
{
    SENTENCE(out);
    char *text = NULL;
    if (!*argument) {
        say(session, file_needed());
        return;
    }
    int error = archive_is_file(session->keeper.path, argument) ? FILE_ERROR_KEPT
                                                                : file_read_text(argument, &text);
    if (text && position_text_is(text))
        open_position(session, text);
    else if (text)
        open_game(session, argument, text);
    else
        settings_prose_file(&out, argument, error ? error : ENOENT);
    say(session, out.text);
    free(text);
}

static void save_file(struct session *session, const char *argument)
{
    SENTENCE(out);
    if (!*argument) {
        say(session, file_needed());
        return;
    }
    int error = keeper_save_game(&session->keeper, &session->match, argument);
    if (error) {
        say_not_saved(session, argument, error);
        return;
    }
    game_saved_print(&out, argument, false);
    say(session, out.text);
}

static void yes(struct session *session, const char *argument)
{
    struct move move = session->question.ways[0];
    (void)argument;
    switch (session->question.kind) {
    case QUESTION_WARNING:
        session->question.kind = QUESTION_NONE;
        session_play(session, &move);
        return;
    case QUESTION_LOSES:
        session->question.run(session, session->question.argument);
        session->question.kind = QUESTION_NONE;
        return;
    case QUESTION_WAY:
    case QUESTION_NONE:
        if (session->match.game.offered)
            accept(session, "");
        else
            say(session, nothing_asked());
        return;
    }
}

static void no(struct session *session, const char *argument)
{
    bool asked = session->question.kind != QUESTION_NONE;
    (void)argument;
    session->question.kind = QUESTION_NONE;
    if (asked)
        session_say_turn(session);
    else if (session->match.game.offered)
        decline(session, "");
    else
        say(session, nothing_asked());
}

static void quit(struct session *session, const char *argument)
{
    (void)argument;
    session->ended = true;
}

static void help(struct session *session, const char *argument);

static const struct command commands[] = {
    {N_C("typed", "help, h"), N_C("what is typed after a command", "[COMMAND]"),
     N_("says what can be typed."), help},
    {N_C("typed", "board, b"), NULL, N_("says where the pieces are."), tell_board},
    {N_C("typed", "rows, ro"), NULL, N_("says what is on each square, row by row."), tell_rows},
    {N_C("typed", "drawn, d"), NULL, N_("draws the board: b and w are men, B and W kings."),
     tell_drawn},
    {N_C("typed", "square, sq"), N_C("what is typed after a command", "SQUARE"),
     N_("says what is on a square."), tell_square},
    {N_C("typed", "status, s"), NULL,
     N_("says the score, the last move, how near a draw is, and who is to move."), tell_status},
    {N_C("typed", "moves, m"), NULL, N_("says which moves can be made."), tell_moves},
    {N_C("typed", "last, l"), NULL, N_("says what the last move was."), tell_last},
    {N_C("typed", "game, g"), NULL, N_("says all moves of the game."), tell_game},
    {N_C("typed", "undo, u"), NULL, N_("takes the last move back, also in the game before."), undo},
    {N_C("typed", "redo, r"), NULL, N_("repeats what was taken back."), redo},
    {N_C("typed", "hint, hi"), NULL,
     N_("says which piece to move; asked again, where to; and once more, why."), hint},
    {N_C("typed", "offer, o"), N_C("what is typed after a command", "[SIDE]"), N_("offers a draw."),
     offer},
    {N_C("typed", "accept, a"), NULL, N_("accepts the draw that is offered."), accept},
    {N_C("typed", "decline, de"), NULL, N_("declines the draw that is offered."), decline},
    {N_C("typed", "claim, c"), NULL, N_("claims a draw, where the rules allow it."), claim},
    {N_C("typed", "resign, re"), N_C("what is typed after a command", "[SIDE]"),
     N_("gives the game to the other player."), resign},
    {N_C("typed", "revenge, v"), NULL,
     N_("begins the next game. The winner starts, unless you chose otherwise."), revenge},
    {N_C("typed", "new, n"), N_C("what is typed after a command", "[RULES]"),
     N_("begins another match, under these rules or the same. The old one stays in the library."),
     begin_new},
    {N_C("typed", "length, le"), N_C("what is typed after a command", "[POINTS]"),
     N_("says how long the next match is, or sets it; 0 is without end."), set_length},
    {N_C("typed", "rules, ru"), N_C("what is typed after a command", "[RULES]"),
     N_("explains the rules of this match, or others."), tell_rules},
    {N_C("typed", "sets, se"), NULL, N_("says which rule sets there are."), tell_sets},
    {N_C("typed", "match, ma"), NULL, N_("says how the games of the match ended."), tell_match},
    {N_C("typed", "players, p"), NULL, N_("says who plays."), tell_players},
    {N_C("typed", "black, bl"), N_C("what is typed after a command", "WHO"),
     /* TRANSLATORS: {person} and {full} are words that are typed. */
     N_("seats who plays Black: a name, \"{person}\", a level of the computer from 1 to 10, or "
        "\"{full}\"."),
     seat_black},
    {N_C("typed", "white, wh"), N_C("what is typed after a command", "WHO"),
     /* TRANSLATORS: {person} and {full} are words that are typed. */
     N_("seats who plays White: a name, \"{person}\", a level of the computer from 1 to 10, or "
        "\"{full}\"."),
     seat_white},
    {N_C("typed", "levels, lv"), NULL, N_("says how well the computer plays at each level."),
     tell_levels},
    {N_C("typed", "go, gn"), NULL, N_("lets two computers play on. Ctrl+C stops them."), go_on},
    {N_C("typed", "yes, y"), NULL, N_("answers a question, or accepts a draw."), yes},
    {N_C("typed", "no, nn"), NULL, N_("answers a question, or declines a draw."), no},
    {N_C("typed", "save, sa"), N_C("what is typed after a command", "FILE"),
     N_("saves the game in a new file, as PDN."), save_file},
    {N_C("typed", "open, op"), N_C("what is typed after a command", "FILE"),
     N_("begins another match with the first game of a file, which goes on at its end, or from the "
        "position of a file."),
     open_file},
    {N_C("typed", "quit, q"), NULL, N_("ends the program. The next start goes on here."), quit},
};

enum {
    COMMAND_COUNT = sizeof commands / sizeof *commands,
};

struct command_word command_word(const char *name)
{
    static const char *const behind_commands[] = {full_words, person_words};
    struct command_word word = {""};
    for (size_t i = 0; i < sizeof behind_commands / sizeof *behind_commands; i++)
        if (is_one_of(name, strlen(name), tr_english(behind_commands[i])))
            next_word(tr(behind_commands[i]), &word);
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (is_one_of(name, strlen(name), tr_english(commands[i].words)))
            next_word(tr(commands[i].words), &word);
    return word;
}

/* --- Running --- */

/* The words of the player's language come first. */
static const struct command *find(const char *word, size_t length)
{
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (is_one_of(word, length, tr(commands[i].words)))
            return &commands[i];
    for (int i = 0; i < COMMAND_COUNT; i++)
        if (is_one_of(word, length, tr_english(commands[i].words)))
            return &commands[i];
    return NULL;
}

static void refuse_word(struct session *session, const char *typed, size_t length)
{
    enum {
        SHOWN = 24, /* characters of a long word */
    };
    struct command_word known, meant = {""};
    char word[4 * SHOWN + 4] = "";
    SENTENCE(out);
    for (int i = 0; i < COMMAND_COUNT && !meant.text[0]; i++) {
        next_word(tr(commands[i].words), &known);
        if (words_near(typed, length, known.text))
            meant = known;
    }
    size_t shown = utf8_bytes(typed, SHOWN);
    memcpy(word, typed, length < shown ? length : shown);
    strcat(word, length > shown ? "..." : "");
    utf8_make_printable(word, "");
    unknown_word_print(&out, word, meant.text[0] ? meant.text : NULL, command_word("help").text);
    say(session, out.text);
}

static void say_help(struct session *session, const struct command *command)
{
    SENTENCE(out);
    SENTENCE(help);
    FILL(&help, tr(command->help), {"person", command_word("person").text},
         {"full", command_word("full").text});
    command_help_print(&out, tr(command->words), command->arguments ? tr(command->arguments) : NULL,
                       help.text);
    say(session, out.text);
}

static void help(struct session *session, const char *argument)
{
    size_t length = strlen(argument);
    const struct command *command = length > 0 ? find(argument, length) : NULL;
    SENTENCE(out);
    if (command) {
        say_help(session, command);
        return;
    }
    if (length > 0) {
        refuse_word(session, argument, length);
        return;
    }
    typing_help_print(&out, session_names(session));
    say(session, out.text);
    for (int i = 0; i < COMMAND_COUNT; i++)
        say_help(session, &commands[i]);
}

void session_run(struct session *session, const char *line)
{
    size_t length = strcspn(line, " \t");
    const struct command *command = find(line, length);
    if (!command) {
        refuse_word(session, line, length);
        return;
    }
    line += length;
    scan_spaces(&line);
    if (command->run != yes && command->run != no) {
        session->question.kind = QUESTION_NONE;
        session->question.run = command->run;
        strbuf_copy(session->question.argument, sizeof session->question.argument, line);
    }
    command->run(session, line);
}

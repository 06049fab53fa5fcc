/* SPDX-License-Identifier: MIT */
/* The strip under the board: whose turn it is, refusals, questions (question.c), a typed move. */
#include "base/translate.h"
#include "board/hand.h"
#include "notation/move_text.h"
#include "pages/play/play.h"
#include "prose/clock_prose.h"
#include "prose/companion_prose.h"
#include "prose/error_prose.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/verdict_prose.h"

#include <ctype.h>

enum {
    FIELD_POINTS = 220, /* where a move is typed */
    ASKED_SIZE = 2 * MESSAGE_SIZE,
    HINT_GUARD_MS = 700, /* after the computer has set out to move */
    READING_MS = 6000,   /* what is said over live analysis stands so long */
};

void play_say(struct play *play, enum message_kind kind, const char *sentence)
{
    strbuf_copy(play->strip.message, sizeof play->strip.message, sentence);
    play->strip.kind = kind;
    play->strip.said = play->desk->now;
    play->strip.lasts = false;
    play->seating.told = play->seating.acts;
    desk_say_anew(play->desk, sentence);
    play_board_mark(&play->board, 0, SQUARE_NONE);
    if (kind == MESSAGE_REFUSAL)
        desk_sound(play->desk, SOUND_REFUSAL);
}

void play_hush(struct play *play)
{
    play->strip.kind = MESSAGE_NONE;
    play_board_mark(&play->board, 0, SQUARE_NONE);
}

void play_leave_field(struct play *play)
{
    play->strip.typing = false;
}

void play_drop_typed(struct play *play)
{
    play->strip.typing = false;
    play->strip.typed[0] = '\0';
}

/* --- A typed move --- */

/* Returns true if what was typed begins a move. */
static bool is_part(const struct text_error *error)
{
    return error->fault == FAULT_ILLEGAL && error->verdict.kind == VERDICT_PART;
}

/* Returns the squares that the sentence names. */
static squareset named_squares(const struct text_error *error)
{
    squareset named = is_part(error)                  ? error->verdict.pointed
                      : error->fault == FAULT_ILLEGAL ? verdict_named(&error->verdict)
                                                      : 0;
    for (int i = 0; i < error->route_count && i < ROUTES_SHOWN; i++)
        named |= move_visited(&error->routes[i]);
    return named;
}

/* Marks the squares that the sentence names and shakes the piece, as for a click. */
static void refuse(struct play *play, const struct text_error *error)
{
    struct position position = shown_state(&play->shown)->position;
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    error_print(&sentence, error, looks_side_names(play->looks));
    play_say(play, is_part(error) ? MESSAGE_PLAIN : MESSAGE_REFUSAL, sentence.text);
    play_board_mark(&play->board, named_squares(error),
                    is_part(error) ? SQUARE_NONE : error->square);
    bool piece = error->fault == FAULT_ILLEGAL && !is_part(error) &&
                 position_piece(&position, error->square);
    moving_shake(&play->moving, desk_clock(play->desk), piece ? error->square : SQUARE_NONE);
}

static bool submit_typed(struct play *play)
{
    const struct game *game = play_game(play);
    struct position position = shown_state(&play->shown)->position;
    struct text_error error;
    struct move move;
    if (!move_parse(play->strip.typed, &game->rules, &position, play->names, &move, &error)) {
        refuse(play, &error);
        return false;
    }
    if (play_must_warn(play, &move)) {
        play_leave_field(play);
        play_warn(play, &move, &move, 0);
    } else {
        play_move(play, &move, &move, 0, ANIMATION_FORWARD);
    }
    return true;
}

void play_type_move(struct play *play)
{
    play_put_down(play);
    play->strip.typing = true;
    play->desk->ui->focus = ui_id("typed-move", 0);
}

/* Returns true if this text begins a move. The key does not tell: a digit may need Shift, or be
 * typed on the keypad. */
static bool begins_move(const struct input *input)
{
    unsigned char first = (unsigned char)input->text[0];
    return input->kind == INPUT_TEXT &&
           (isdigit(first) || (tolower(first) >= 'a' && tolower(first) <= 'h'));
}

void play_begin_typing(struct play *play)
{
    struct ui *ui = play->desk->ui;
    bool busy = play->strip.typing || play->board.gesture.route_count > 0;
    enum obstacle obstacle = play_board_obstacle(play);
    if (busy || (obstacle != OBSTACLE_NONE && obstacle != OBSTACLE_QUESTION_WAITS))
        return;
    if (!ui->wants_text)
        ui->text_rect = ui_on_screen(ui, play->layout.strip);
    ui->wants_text = true;
    if (!begins_move(&ui->input) || !ui_take(ui, true))
        return;
    play_run(play, COMMAND_TYPE_MOVE);
    if (!play->strip.typing)
        return; /* a question waits, and the strip says so */
    strbuf_copy(play->strip.typed, sizeof play->strip.typed, ui->input.text);
}

static void typing_field(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    if (ui_key(ui, SDLK_RETURN)) {
        if (submit_typed(play))
            return;
    } else if (ui_key(ui, SDLK_ESCAPE)) {
        play_put_down(play);
        ui->focus = 0;
        return;
    }
    if (ui_field(ui, rect, "typed-move", tr_c("a field in which a move is typed", "Your move"),
                 play->strip.typed, sizeof play->strip.typed))
        play_hush(play);
}

/* --- Sentences --- */

bool play_sentence_fits(struct play *play, int width, const char *sentence)
{
    struct ui *ui = play->desk->ui;
    struct rect room = play->layout.strip;
    room.w += width - ui_message_inside(ui, room).w;
    return ui_message_room(ui, room, ui_body(ui), sentence).h <= room.h;
}

static bool is_analysing(const struct play *play)
{
    return play->desk->companion->analysis.running;
}

static int live_width(struct play *play);

void play_state_print(struct strbuf *out, struct play *play)
{
    const struct match *match = play->desk->match;
    if (hand_print(out, &play->board.gesture, &play->board.list, play->names))
        return;
    if (play_live_print(out, play, live_width(play)))
        return;
    if (play->shown.looked_at != NODE_LIVE)
        shown_print(out, &play->shown, looks_side_names(play->looks));
    else if (game_over(&match->game) && !play_result_shown(play))
        return; /* the last move comes first */
    else if (game_over(&match->game))
        game_end_print(out, match);
    else if (play->desk->companion->reason[0])
        strbuf_add(out, play->desk->companion->reason);
    else if (match->paused)
        strbuf_add(out, match_is_timed(match) ? clock_stands() : computers_wait());
    else if (match->game.offered) /* a person would have been asked */
        strbuf_add(out, computer_considers_draw());
    else if (match_computer_moves(match))
        computer_thinks_print(out, match_name_of_side(match, game_position(&match->game).side));
    else
        turn_print(out, match, &play->board.list, play->names, looks_side_names(play->looks));
}

/* How a question is put. The first way that has room in the strip is taken. */
enum manner {
    MANNER_REFUSED, /* after why something else was refused */
    MANNER_REFUSED_BRIEF,
    MANNER_WHOLE,
    MANNER_BRIEF,
};

static void asked_print(struct strbuf *out, struct play *play, enum question question,
                        enum manner manner)
{
    const struct match *match = play->desk->match;
    bool refused = manner == MANNER_REFUSED || manner == MANNER_REFUSED_BRIEF;
    bool brief = manner == MANNER_REFUSED_BRIEF || manner == MANNER_BRIEF;
    if (refused)
        strbuf_addf(out, "%s ", play->strip.message);
    if (brief && question == QUESTION_ANSWER)
        answer_question_brief_print(out,
                                    match_name_of_side(match, side_other(match->game.offered_by)));
    else
        play_question_print(out, play, question);
}

static void ask_print(struct strbuf *out, struct play *play, enum question question)
{
    int room = ui_message_inside(play->desk->ui, play->layout.strip).w;
    bool refused = play->strip.kind == MESSAGE_REFUSAL;
    enum manner manner = refused ? MANNER_REFUSED : MANNER_WHOLE;
    for (; manner < MANNER_BRIEF; manner++) {
        struct strbuf sentence = ui_strbuf(play->desk->ui, ASKED_SIZE);
        asked_print(&sentence, play, question, manner);
        if (play_sentence_fits(play, room - play_answers_room(play, question, room, sentence.text),
                               sentence.text))
            break;
    }
    asked_print(out, play, question, manner);
}

/* Adds what the strip says, and returns its tone. */
static enum tone sentence_print(struct strbuf *out, struct play *play, enum question question)
{
    if (question != QUESTION_NONE) {
        ask_print(out, play, question);
        return TONE_PLAIN;
    }
    if (play->strip.kind != MESSAGE_NONE) {
        strbuf_add(out, play->strip.message);
        return play->strip.kind == MESSAGE_REFUSAL ? TONE_WARNING : TONE_PLAIN;
    }
    if (play->strip.typing) {
        strbuf_add(out, typing_hint());
        return TONE_PLAIN;
    }
    if (play->cards.renamed) {
        strbuf_add(out, seat_hint());
        return TONE_PLAIN;
    }
    if (play->moves.comment.open) {
        strbuf_add(out, commenting_hint());
        return TONE_PLAIN;
    }
    play_state_print(out, play);
    return TONE_PLAIN;
}

/* --- Back to the game --- */

static struct button back_button(const struct play *play)
{
    struct button button = command_button(play->desk, COMMAND_LAST);
    return (struct button){.name = "back-to-game",
                           .label = back_to_game(game_over(play_game(play))),
                           .icon = button.icon,
                           .main = true,
                           .key = {SDLK_ESCAPE, 0}};
}

static int back_width(struct play *play, int room)
{
    struct ui *ui = play->desk->ui;
    struct button button = back_button(play);
    int width = text_width(ui->fonts, ui_bold(ui), button.label) + ui_px(ui, METRIC_ICON) +
                ui_px(ui, METRIC_GAP) + 2 * ui_px(ui, METRIC_MARGIN);
    return int_min(width, room / 2);
}

static void lead_back(struct play *play, struct rect line)
{
    struct button button = back_button(play);
    struct rect at = cut_right(&line, back_width(play, line.w));
    if (ui_button(play->desk->ui, at, &button))
        play_run(play, COMMAND_LAST);
}

/* --- Move now, Pause, Hint, Analyse --- */

/* Returns the command whose button stands in the strip, or COMMAND_NONE. Only full strength thinks
 * long enough for Move now. Two people who sit at one board ask for a hint by its key. */
static enum command strip_command(const struct play *play)
{
    const struct match *match = play->desk->match;
    bool full = match_level_of_side(match, game_position(&match->game).side) >= PLAYER_FULL;
    if (play_result_shown(play) && !play_was_analysed(play) && !is_analysing(play))
        return COMMAND_ANALYSE;
    if (match->paused && match_is_timed(match))
        return COMMAND_PAUSE;
    if (match_people(match) == 0)
        return game_over(&match->game) ? COMMAND_NONE : COMMAND_PAUSE;
    if (play->desk->companion->thinks)
        return full ? COMMAND_MOVE_NOW : COMMAND_NONE;
    bool hints = match_people(match) == 1 && !play->strip.typing &&
                 play->strip.kind != MESSAGE_REFUSAL && !play_obstacle(play, COMMAND_HINT);
    bool pauses = match_is_timed(match) && !play->strip.typing;
    return hints ? COMMAND_HINT : pauses ? COMMAND_PAUSE : COMMAND_NONE;
}

static struct button strip_button(const struct play *play, enum command command)
{
    struct button button = command_button(play->desk, command);
    if (command == COMMAND_PAUSE && play->desk->match->paused)
        button.label = tr_c("a button", "Go on");
    button.icon = NULL;
    return button;
}

/* Returns the width of the button in pixels. */
static int command_width(struct play *play, enum command command)
{
    struct ui *ui = play->desk->ui;
    struct button button = strip_button(play, command);
    return text_width(ui->fonts, ui_body(ui), button.label) + 2 * ui_px(ui, METRIC_MARGIN);
}

/* A hint counts in the ledger: a click on Move now that comes a moment too late asks for none. */
static void offer_command(struct play *play, enum command command, struct rect line)
{
    struct button button = strip_button(play, command);
    const struct reply *reply = &play->reply;
    bool late = command == COMMAND_HINT && reply->moved > 0 &&
                play->desk->now < reply->moved + HINT_GUARD_MS;
    if (ui_button(play->desk->ui, cut_right(&line, command_width(play, command)), &button) && !late)
        play_run(play, command);
}

/* --- Stop --- */

/* Returns the button that stops an analysis. `told`: the sentence beside it says how far that is.
 * The key of the command is about the game on the board alone. */
static struct button stop_button(const struct play *play, bool told)
{
    struct button button = command_button(play->desk, COMMAND_ANALYSE);
    button.label = told ? tr_c("a button", "Stop") : tr_c("a button", "Stop analysing");
    button.icon = NULL;
    if (!play_is_analysed(play))
        button.key = button.other_key = (struct shortcut){0};
    return button;
}

static int stop_width(struct play *play, bool told)
{
    struct ui *ui = play->desk->ui;
    struct button button = stop_button(play, told);
    return text_width(ui->fonts, ui_body(ui), button.label) + 2 * ui_px(ui, METRIC_MARGIN);
}

static void offer_stop(struct play *play, struct rect line, bool told)
{
    struct button button = stop_button(play, told);
    if (ui_button(play->desk->ui, cut_right(&line, stop_width(play, told)), &button))
        play_stop_analysis(play);
}

/* --- The strip --- */

/* What stands beside the sentence: the first of these that there is. */
enum beside_kind {
    BESIDE_ANSWERS,
    BESIDE_FIELD, /* the only one at the left */
    BESIDE_BACK,
    BESIDE_SEAT,
    BESIDE_STEPS,
    BESIDE_COMMAND,
    BESIDE_NOTHING,
};

struct beside {
    enum beside_kind kind;
    int width; /* in pixels, the gap before the sentence included */
    int room;  /* the most that the answers could have */
    int stop;  /* left of that: of the button that stops an analysis, with its gap; 0: none */
    bool told; /* as of stop_button */
};

static enum beside_kind kind_of(struct play *play, enum question question, const char *sentence)
{
    if (question != QUESTION_NONE)
        return BESIDE_ANSWERS;
    if (play->strip.typing)
        return BESIDE_FIELD;
    if (play->shown.looked_at != NODE_LIVE)
        return BESIDE_BACK;
    if (play->cards.renamed)
        return BESIDE_SEAT;
    if (play_offers_steps(play, sentence))
        return BESIDE_STEPS;
    return strip_command(play) != COMMAND_NONE ? BESIDE_COMMAND : BESIDE_NOTHING;
}

/* Returns true if an analysis can be stopped beside this. */
static bool has_stop(const struct play *play, enum beside_kind kind)
{
    return is_analysing(play) &&
           (kind == BESIDE_BACK || kind == BESIDE_COMMAND || kind == BESIDE_NOTHING);
}

/* `room` is the width of the strip inside; `told` as of stop_button. */
static struct beside measure_beside(struct play *play, enum question question, int room,
                                    const char *sentence, bool told)
{
    struct ui *ui = play->desk->ui;
    struct beside beside = {.kind = kind_of(play, question, sentence), .told = told};
    if (has_stop(play, beside.kind))
        beside.stop = stop_width(play, told) + ui_px(ui, METRIC_GAP);
    switch (beside.kind) {
    case BESIDE_ANSWERS:
        beside.room = play_answers_room(play, question, room, sentence);
        beside.width = play_answers_width(play, question, beside.room);
        break;
    case BESIDE_BACK:
        beside.width = back_width(play, room) + ui_px(ui, METRIC_GAP);
        break;
    case BESIDE_FIELD:
        beside.width = int_min(ui_px(ui, FIELD_POINTS), room / 2) + ui_px(ui, METRIC_MARGIN);
        break;
    case BESIDE_SEAT:
        beside.width = play_seat_width(play, room);
        break;
    case BESIDE_STEPS:
        beside.width = play_offer_width(play);
        break;
    case BESIDE_COMMAND:
        beside.width = command_width(play, strip_command(play)) + ui_px(ui, METRIC_GAP);
        break;
    case BESIDE_NOTHING:
        break;
    }
    return beside;
}

/* Draws it in its place in the line, and does what is pressed. */
static void stand_beside(struct play *play, struct beside beside, struct rect line,
                         enum question question)
{
    switch (beside.kind) {
    case BESIDE_ANSWERS:
        play_answer_buttons(play, cut_right(&line, beside.room), question);
        break;
    case BESIDE_BACK:
        lead_back(play, line);
        break;
    case BESIDE_FIELD:
        typing_field(play, cut_left(&line, beside.width - ui_px(play->desk->ui, METRIC_MARGIN)));
        break;
    case BESIDE_SEAT:
        play_seat_choice(play, line);
        break;
    case BESIDE_STEPS:
        play_offer_buttons(play, line);
        break;
    case BESIDE_COMMAND:
        offer_command(play, strip_command(play), line);
        break;
    case BESIDE_NOTHING:
        break;
    }
    cut_right(&line, beside.width);
    if (beside.stop > 0)
        offer_stop(play, line, beside.told);
}

/* Returns the width that live analysis has for its words. */
static int live_width(struct play *play)
{
    int room = ui_message_inside(play->desk->ui, play->layout.strip).w;
    struct beside beside = measure_beside(play, QUESTION_NONE, room, "", true);
    return room - beside.width - beside.stop;
}

/* Adds to a sentence how far an analysis is. Where both have no room that takes the place of how
 * the game stands, but of nothing else. Returns false if it is not told. */
static bool tell_progress(struct play *play, enum question question, int room,
                          struct strbuf *sentence)
{
    struct strbuf both = ui_strbuf(play->desk->ui, ASKED_SIZE);
    struct strbuf progress = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    struct beside beside = measure_beside(play, question, room, sentence->text, true);
    if (beside.stop == 0)
        return false;
    play_analysing_print(&progress, play);
    strbuf_addf(&both, "%s%s%s", sentence->text, sentence->text[0] ? " " : "", progress.text);
    bool fits = play_sentence_fits(play, room - beside.width - beside.stop, both.text);
    if (!fits && (play->strip.kind != MESSAGE_NONE || play->moves.comment.open))
        return false;
    *sentence = fits ? both : progress;
    return true;
}

/* Returns the room of the sentence. One that is too long for the strip covers what stands below it
 * in a tall window, or above it in a wide one. */
static struct rect strip_room(struct play *play, struct rect strip, struct beside beside,
                              const char *sentence)
{
    struct ui *ui = play->desk->ui;
    struct rect text = strip;
    text.w -= beside.width + beside.stop;
    int height = ui_message_room(ui, text, ui_body(ui), sentence).h;
    if (!play->layout.tall)
        strip.y -= height - strip.h;
    strip.h = height;
    return strip;
}

/* Who looks around with live analysis on need not do anything else to see the best line again. */
static void give_way(struct play *play)
{
    uint64_t due = play->strip.said + READING_MS;
    if (play->strip.kind == MESSAGE_NONE || !play_is_live(play))
        return;
    if (play->desk->now >= due)
        play_hush(play);
    else
        desk_wake(play->desk, due);
}

/* Returns true for what nobody wants to hear each time: that the computer thinks, what live
 * analysis has found so far, how a field is left, and a result, which the panel tells. */
static bool is_routine(const struct play *play, enum question question)
{
    const struct match *match = play->desk->match;
    bool stands = question == QUESTION_NONE && play->strip.kind == MESSAGE_NONE;
    bool thinks =
        match_computer_moves(match) && !match->paused && !play->desk->companion->reason[0];
    bool live = play->shown.looked_at == NODE_LIVE;
    bool writes = play->strip.typing || play->cards.renamed || play->moves.comment.open;
    return stands &&
           (writes || play_is_live(play) || (live && (thinks || game_over(&match->game))));
}

/* Draws the strip that speaks to one player, and answers its input. */
static void speak(struct play *play, struct rect strip)
{
    struct ui *ui = play->desk->ui;
    struct strbuf sentence = ui_strbuf(ui, ASKED_SIZE);
    enum question question = play_question(play);
    enum tone tone = sentence_print(&sentence, play, question);
    if (!is_routine(play, question))
        ui_announce(ui, sentence.text);
    struct rect inside = ui_message_inside(ui, strip);
    bool told = tell_progress(play, question, inside.w, &sentence);
    struct beside beside = measure_beside(play, question, inside.w, sentence.text, told);
    struct rect room = strip_room(play, strip, beside, sentence.text);
    size_t layer = draw_layer_begin(&ui->list, room);
    struct rect text =
        ui_message_panel(ui, room, play->strip.kind == MESSAGE_REFUSAL ? TONE_WARNING : tone);
    struct rect line = rect_centred(text, text.w, inside.h);
    stand_beside(play, beside, line, question);
    if (beside.kind == BESIDE_FIELD)
        cut_left(&text, beside.width);
    else
        cut_right(&text, beside.width + beside.stop);
    ui_message_text(ui, text, tone, ui_body(ui), sentence.text);
    draw_layer_end(&ui->list, layer);
}

/* Draws the strip of the other player, who only reads how the game stands. */
static void speak_aside(struct play *play, struct rect strip)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    struct strbuf sentence = ui_strbuf(ui, MESSAGE_SIZE);
    if (play->shown.looked_at != NODE_LIVE)
        shown_print(&sentence, &play->shown, looks_side_names(play->looks));
    else if (!game_over(&match->game))
        turn_print(&sentence, match, &play->board.list, play->names, looks_side_names(play->looks));
    else if (play_result_shown(play))
        game_end_print(&sentence, match);
    size_t layer = draw_layer_begin(&ui->list, strip);
    ui_message(ui, strip, TONE_DIM, ui_body(ui), sentence.text);
    draw_layer_end(&ui->list, layer);
}

/* Face to face each player has a strip. */
void play_strip(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct placing around = ui->list.placing;
    give_way(play);
    for (int above = 0; above <= play->layout.facing; above++) {
        struct rect strip = above ? play->layout.strip_above : play->layout.strip;
        if (above)
            ui_place_turned(ui, strip);
        if (above == play_speaks_above(play))
            speak(play, strip);
        else
            speak_aside(play, strip);
        ui_place(ui, around);
    }
}

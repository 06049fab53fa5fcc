/* SPDX-License-Identifier: MIT */
/* The questions that the strip asks, and their answers: buttons beside the sentence. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "pages/play/play.h"
#include "prose/in_out_prose.h"
#include "prose/play_prose.h"

enum {
    NAME_POINTS = 64, /* least width of an answer that is a name */
    ANSWERS_MAX = 3,
    QUESTION_STEPS = 20, /* steps by which the question gets more of the strip */
};

/* Returns true if odds are suggested, where the result is looked at. */
static bool odds_stand(const struct play *play)
{
    const struct match *match = play->desk->match;
    return play->desk->preferences->odds && play->shown.looked_at == NODE_LIVE &&
           play_result_shown(play) && play->odds_declined != match->serial &&
           match_odds(match).kind != ODDS_AS_THEY_ARE;
}

enum question play_question(const struct play *play)
{
    if (play->desk->incoming)
        return QUESTION_INCOMING;
    if (play->asked != QUESTION_NONE &&
        (play->asked != QUESTION_WARNING || play_warning_stands(play)))
        return play->asked;
    const struct match *match = play->desk->match;
    bool person = match->game.offered &&
                  match_level_of_side(match, side_other(match->game.offered_by)) == PLAYER_PERSON;
    if (person)
        return QUESTION_ANSWER;
    if (play->desk->companion->failed && play->shown.looked_at == NODE_LIVE &&
        match_computer_moves(match))
        return QUESTION_PEER;
    return odds_stand(play) ? QUESTION_ODDS : QUESTION_NONE;
}

void play_ask(struct play *play, enum question question)
{
    play->asked = question;
    play_focus_answer(play);
}

void play_drop_question(struct play *play)
{
    play->asked = QUESTION_NONE;
}

/* --- The answers --- */

static void let_it_be(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
}

static void resign(struct play *play, enum side side)
{
    play_reset(play);
    game_resign(play_game(play), side);
}

static void offer(struct play *play, enum side side)
{
    play_reset(play);
    game_offer_draw(play_game(play), side);
}

static void accept(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
    game_accept_draw(play_game(play));
}

static void open_incoming(struct play *play, enum side side)
{
    (void)side;
    desk_ask(play->desk, REQUEST_ACCEPT);
}

static void leave_incoming(struct play *play, enum side side)
{
    (void)side;
    play_hush(play);
    desk_ask(play->desk, REQUEST_DECLINE);
}

static void think_again(struct play *play, enum side side)
{
    (void)side;
    play_think_again(play);
}

static void play_it(struct play *play, enum side side)
{
    (void)side;
    play_despite_warning(play);
}

static void accept_odds(struct play *play, enum side side)
{
    struct match *match = play->desk->match;
    struct odds odds = match_odds(match);
    struct player stand_in = player_stand_in(odds.computer, odds.level, NULL);
    (void)side;
    match_take_odds(match, &odds, &stand_in);
    play_run(play, COMMAND_REVENGE);
}

static void decline_odds(struct play *play, enum side side)
{
    (void)side;
    play->odds_declined = play->desk->match->serial;
}

static void try_again(struct play *play, enum side side)
{
    (void)side;
    desk_ask(play->desk, REQUEST_THINK_AGAIN);
}

/* Gives the seat of a program that does not play to somebody else. */
static void computer_plays(struct play *play, enum side side)
{
    play_seat(play, match_player_of_side(play->desk->match, side), PLAYER_FULL, "");
}

static void person_plays(struct play *play, enum side side)
{
    int player = match_player_of_side(play->desk->match, side);
    play_seat(play, player, PLAYER_PERSON, play->cards.left[player]);
}

static void decline(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
    game_decline_draw(play_game(play));
    play_say(play, MESSAGE_PLAIN, draw_declined());
}

/* One of the answers to a question. */
struct answer {
    const char *name, *label;
    bool is_name; /* of a player: of any length */
    bool safe;    /* nothing ends by it: it is gold, and Enter and Escape give it */
    void (*give)(struct play *play, enum side side);
    enum side side; /* handed to `give` */
};

static struct answer player_answer(const struct match *match, enum side side,
                                   void (*give)(struct play *play, enum side side))
{
    static const char *const names[2] = {[BLACK] = "answer-black", [WHITE] = "answer-white"};
    return (struct answer){names[side], match_name_of_side(match, side), true, false, give, side};
}

/* The fixed answers of a question, from left to right. */
static const struct fixed_answer {
    enum question question;
    const char *name, *label; /* N_() */
    bool safe;
    void (*give)(struct play *play, enum side side);
} fixed_answers[] = {
    {QUESTION_ANSWER, "decline-draw", N_C("an answer", "Decline"), true, decline},
    {QUESTION_ANSWER, "accept-draw", N_C("an answer", "Accept"), false, accept},
    {QUESTION_WARNING, "think-again", N_C("an answer", "Think again"), true, think_again},
    {QUESTION_WARNING, "play-it", N_C("an answer", "Play it"), false, play_it},
    {QUESTION_PEER, "person-plays", N_C("an answer", "A person"), false, person_plays},
    {QUESTION_PEER, "computer-plays", N_C("an answer", "Computer"), false, computer_plays},
    {QUESTION_PEER, "try-again", N_C("an answer", "Try again"), true, try_again},
    {QUESTION_ODDS, "as-it-is", N_C("an answer", "No, as it is"), false,
     decline_odds}, /* Enter: Revenge */
    {QUESTION_ODDS, "other-odds", N_C("an answer", "Yes"), false, accept_odds},
};

static int list_fixed(enum question question, enum side side, struct answer answers[ANSWERS_MAX])
{
    int count = 0;
    for (size_t i = 0; i < sizeof fixed_answers / sizeof *fixed_answers; i++) {
        const struct fixed_answer *row = &fixed_answers[i];
        if (row->question == question)
            answers[count++] =
                (struct answer){row->name, tr(row->label), false, row->safe, row->give, side};
    }
    return count;
}

/* Lists the answers from left to right. Either player may resign or offer a draw; the one who sits
 * above comes first. Accept never stands where a name stood: the name may be pressed once more. */
static int list_answers(struct play *play, enum question question,
                        struct answer answers[ANSWERS_MAX])
{
    const struct match *match = play->desk->match;
    const struct incoming *incoming =
        play->desk->incoming; /* NULL where only names are asked for */
    enum side side = game_position(&match->game).side, above = side_other(play_side_below(play));
    int count = list_fixed(question, side, answers);
    if (count > 0)
        return count;
    if (question == QUESTION_INCOMING) {
        const char *label = incoming && incoming->has_game ? tr_c("an answer", "Open")
                                                           : tr_c("an answer", "Set up");
        answers[0] = (struct answer){"open-incoming", label, false, false, open_incoming, side};
        answers[1] = (struct answer){
            "play-on", tr_c("an answer", "Play on"), false, true, leave_incoming, side};
        return 2;
    }
    void (*give)(struct play *, enum side) = question == QUESTION_RESIGN ? resign : offer;
    answers[ANSWERS_MAX - 1] =
        (struct answer){"play-on", tr_c("an answer", "Play on"), false, true, let_it_be, side};
    if (play_resigns_alone(play)) { /* only QUESTION_RESIGN is asked then */
        enum side resigns =
            match_people(match) == 1 ? match_person_side(match) : play->seating.asked;
        answers[0] = (struct answer){
            "answer-resign", tr_c("an answer", "Resign"), false, false, give, resigns};
        answers[1] = answers[ANSWERS_MAX - 1];
        return 2;
    }
    answers[0] = player_answer(match, above, give);
    answers[1] = player_answer(match, side_other(above), give);
    return ANSWERS_MAX;
}

void play_focus_answer(struct play *play)
{
    enum question question = play_question(play);
    struct answer answers[ANSWERS_MAX];
    int count = question == QUESTION_NONE ? 0 : list_answers(play, question, answers);
    play->desk->ui->focus = 0;
    for (int i = 0; i < count; i++)
        if (answers[i].safe)
            play->desk->ui->focus = ui_id(answers[i].name, 0);
}

/* Returns true if the widget is one of the answers to the question. */
static bool answered_by(struct play *play, enum question question, widget_id id)
{
    struct answer answers[ANSWERS_MAX];
    int count = question == QUESTION_NONE ? 0 : list_answers(play, question, answers);
    for (int i = 0; i < count; i++)
        if (ui_id(answers[i].name, 0) == id)
            return true;
    return false;
}

void play_follow_question(struct play *play)
{
    widget_id focus = play->desk->ui->focus;
    bool on_answer = false;
    if (play->asked == QUESTION_WARNING && !play_warning_stands(play))
        play_drop_question(play);
    for (enum question question = QUESTION_NONE; question < QUESTION_COUNT; question++)
        on_answer |= answered_by(play, question, focus);
    if (on_answer && !answered_by(play, play_question(play), focus))
        play_focus_answer(play);
}

void play_question_print(struct strbuf *out, struct play *play, enum question question)
{
    const struct match *match = play->desk->match;
    enum side side = match->game.offered_by;
    struct odds odds;
    switch (question) {
    case QUESTION_NONE:
        break;
    case QUESTION_RESIGN:
        strbuf_add(out, play_resigns_alone(play) ? resign_alone_question() : resign_question());
        break;
    case QUESTION_OFFER:
        strbuf_add(out, offer_question());
        break;
    case QUESTION_ANSWER:
        answer_question_print(out, match_name_of_side(match, side),
                              match_name_of_side(match, side_other(side)));
        break;
    case QUESTION_INCOMING:
        strbuf_add(out, incoming_question(play->desk->incoming->has_game));
        break;
    case QUESTION_WARNING:
        play_warning_print(out, play);
        break;
    case QUESTION_PEER:
        strbuf_add(out, play->desk->companion->reason);
        break;
    case QUESTION_ODDS:
        odds = match_odds(match);
        odds_question_print(out, match, &odds);
        break;
    case QUESTION_COUNT:
        break;
    }
}

static int label_width(struct ui *ui, const char *label)
{
    return text_width(ui->fonts, ui_bold(ui), label) + 2 * ui_px(ui, METRIC_MARGIN);
}

/* Returns the width of the piece before a name. */
static int piece_width(struct ui *ui)
{
    return ui_px(ui, METRIC_ICON) + ui_px(ui, METRIC_GAP);
}

static int whole_width(struct ui *ui, const struct answer *answer)
{
    return label_width(ui, answer->label) + (answer->is_name ? piece_width(ui) : 0);
}

/* The last answer is as wide for every question, so that none stands where another one stood. */
static int last_width(struct ui *ui)
{
    int width = int_max(label_width(ui, tr_c("an answer", "Play on")),
                        label_width(ui, tr_c("an answer", "Accept")));
    width = int_max(width, label_width(ui, tr_c("an answer", "Try again")));
    return int_max(width, label_width(ui, tr_c("an answer", "Play it")));
}

/* Returns the least width of the answers, gaps included. */
static int least_width(struct ui *ui, const struct answer answers[], int count)
{
    int width = last_width(ui);
    for (int i = 0; i < count - 1; i++)
        width += answers[i].is_name ? ui_px(ui, NAME_POINTS) + piece_width(ui)
                                    : whole_width(ui, &answers[i]);
    return width + count * ui_px(ui, METRIC_GAP);
}

/* Returns the width of the sentence. The answers get the rest of `room`. */
static int question_width(struct play *play, const struct answer answers[], int count, int room,
                          const char *sentence)
{
    int most = int_max(0, room - least_width(play->desk->ui, answers, count));
    int width = room / QUESTION_STEPS;
    while (width < most && !play_sentence_fits(play, width, sentence))
        width += room / QUESTION_STEPS + 1;
    return int_min(width, most);
}

/* Returns the width of an answer: that of its label. Names share what is left, and the shorter name
 * leaves its share to the other. */
static int answer_width(struct ui *ui, const struct answer answers[], int index, int count,
                        int room)
{
    int own = whole_width(ui, &answers[index]), names = 0, gap = ui_px(ui, METRIC_GAP);
    if (index == count - 1)
        return last_width(ui);
    if (!answers[index].is_name)
        return own;
    room -= last_width(ui) + count * gap;
    for (int i = 0; i < count; i++)
        names += i != index && answers[i].is_name ? whole_width(ui, &answers[i]) : 0;
    return int_min(own, int_max(room / (count - 1), room - names));
}

int play_answers_room(struct play *play, enum question question, int room, const char *sentence)
{
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers);
    return room - question_width(play, answers, count, room, sentence);
}

int play_answers_width(struct play *play, enum question question, int room)
{
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), width = 0;
    for (int i = 0; i < count; i++)
        width += answer_width(play->desk->ui, answers, i, count, room) +
                 ui_px(play->desk->ui, METRIC_GAP);
    return width;
}

/* Draws an answer, with a piece before a player's name. Returns true when it is pressed. */
static bool answer_button(struct play *play, struct rect rect, const struct answer *answer)
{
    struct ui *ui = play->desk->ui;
    struct rect picture = {0};
    struct button button = {.name = answer->name, .label = answer->label, .main = answer->safe};
    if (answer->is_name)
        button.picture = &picture;
    if (answer->safe)
        button.key.key = SDLK_ESCAPE;
    if (answer->safe && ui->focus == 0)
        button.other_key.key = SDLK_RETURN;
    bool pressed = ui_button(ui, rect, &button);
    if (answer->is_name)
        piece_on_ground(ui, picture, ui_px(ui, METRIC_GAP_SMALL),
                        answer->side == BLACK ? BLACK_MAN : WHITE_MAN, play->looks);
    return pressed;
}

void play_answer_buttons(struct play *play, struct rect rect, enum question question)
{
    struct ui *ui = play->desk->ui;
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), given = -1, room = rect.w;
    int cuts = ui->cut_count;
    rect = cut_right(&rect, play_answers_width(play, question, room));
    for (int i = 0; i < count; i++) {
        ui_announce(ui, answers[i].label);
        cut_left(&rect, ui_px(ui, METRIC_GAP));
        struct rect at = cut_left(&rect, answer_width(ui, answers, i, count, room));
        if (answer_button(play, at, &answers[i]))
            given = i;
    }
    ui->cut_count = cuts; /* a name may be cut here: its card has more of it */
    if (given >= 0) {
        answers[given].give(play, answers[given].side);
        play_focus_answer(play);
    }
}

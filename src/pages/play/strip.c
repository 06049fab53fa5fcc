/* SPDX-License-Identifier: MIT */
/* The strip: whose turn it is, refusals, questions, a typed move. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    ANSWER_POINTS = 132, /* a button that answers a question */
    FIELD_POINTS = 220,  /* where a move is typed */
    ANSWERS_MAX = 3,
};

static struct game *game_of(struct play *play)
{
    return &play->desk->match->game;
}

/* --- Questions --- */

/* A draw offer is a question whatever else is going on: it is never left hanging unseen. */
enum question {
    QUESTION_NONE,
    QUESTION_RESIGN,
    QUESTION_OFFER,
    QUESTION_ANSWER,
};

static enum question question_of(const struct play *play)
{
    if (play->prompt == PROMPT_RESIGN)
        return QUESTION_RESIGN;
    if (play->prompt == PROMPT_OFFER)
        return QUESTION_OFFER;
    return play->desk->match->game.offered ? QUESTION_ANSWER : QUESTION_NONE;
}

bool play_asks(const struct play *play)
{
    return question_of(play) != QUESTION_NONE;
}

static void let_it_be(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
}

static void resign(struct play *play, enum side side)
{
    play_reset(play);
    game_resign(game_of(play), side);
}

static void offer(struct play *play, enum side side)
{
    play_reset(play);
    game_offer_draw(game_of(play), side);
}

static void accept(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
    game_accept_draw(game_of(play));
}

static void decline(struct play *play, enum side side)
{
    (void)side;
    play_reset(play);
    game_decline_draw(game_of(play));
    play_show_message(play, MESSAGE_PLAIN, draw_declined());
}

/* One of the answers to a question, from the right. */
struct answer {
    const char *name, *label;
    SDL_Keycode key; /* 0: none */
    void (*give)(struct play *play, enum side side);
    enum side side; /* handed to `give` */
};

/* Either player may resign or offer: the one to move by Enter, as the first that is asked. */
static int list_answers(struct play *play, enum question question,
                        struct answer answers[ANSWERS_MAX])
{
    const struct match *match = play->desk->match;
    enum side side = game_position(&match->game).side, other = side_other(side);
    if (question == QUESTION_ANSWER) {
        /* Another person answers: what offered, pressed once more, does not accept. */
        answers[0] = (struct answer){"decline-draw", tr("Decline"), SDLK_ESCAPE, decline, side};
        answers[1] = (struct answer){"accept-draw", tr("Accept"), 0, accept, side};
        return 2;
    }
    void (*act)(struct play *, enum side) = question == QUESTION_RESIGN ? resign : offer;
    const char *const names[2] = {[BLACK] = "answer-black", [WHITE] = "answer-white"};
    answers[0] =
        (struct answer){names[side], match_name_of_side(match, side), SDLK_RETURN, act, side};
    answers[1] = (struct answer){names[other], match_name_of_side(match, other), 0, act, other};
    answers[2] = (struct answer){"play-on", tr("Play on"), SDLK_ESCAPE, let_it_be, side};
    return 3;
}

static void question_print(struct strbuf *out, struct play *play, enum question question)
{
    const struct match *match = play->desk->match;
    enum side side = match->game.offered_by;
    if (play->message_kind == MESSAGE_REFUSAL) {
        strbuf_add(out, play->message);
        strbuf_addch(out, ' ');
    }
    switch (question) {
    case QUESTION_NONE:
        break;
    case QUESTION_RESIGN:
        strbuf_add(out, resign_question());
        break;
    case QUESTION_OFFER:
        strbuf_add(out, offer_question());
        break;
    case QUESTION_ANSWER:
        answer_question_print(out, match_name_of_side(match, side),
                              match_name_of_side(match, side_other(side)));
        break;
    }
}

static void strip_question(struct play *play, struct rect rect, enum question question)
{
    struct ui *ui = play->desk->ui;
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), given = -1;
    int width = int_min(ui_px(ui, ANSWER_POINTS), rect.w / (count + 2));
    for (int i = 0; i < count; i++) {
        struct rect at = cut_right(&rect, width);
        cut_right(&rect, ui_px(ui, METRIC_GAP));
        struct button button = {.name = answers[i].name,
                                .label = answers[i].label,
                                .main = answers[i].key == SDLK_RETURN,
                                .key = {answers[i].key, 0}};
        if (ui_button(ui, at, &button))
            given = i;
    }
    char memory[2 * MESSAGE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    question_print(&sentence, play, question);
    ui_message_text(ui, rect, TONE_PLAIN, ui_body(ui), memory);
    if (given >= 0)
        answers[given].give(play, answers[given].side);
}

/* --- Sentences --- */

static void state_print(struct strbuf *out, struct play *play)
{
    const struct match *match = play->desk->match;
    struct result result = game_result(&match->game);
    if (play->looked_at != PLY_LIVE)
        looked_at_print(out, play->looked_at, match->game.cursor);
    else if (game_over(&match->game))
        result_print(out, &result, match_name_of_side(match, BLACK),
                     match_name_of_side(match, WHITE));
    else
        turn_print(out, match, &play->list, play->names);
}

static void strip_message(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    char memory[MESSAGE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    enum tone tone = TONE_PLAIN;
    if (play->message_kind != MESSAGE_NONE) {
        strbuf_add(&sentence, play->message);
        tone = play->message_kind == MESSAGE_REFUSAL ? TONE_WARNING : TONE_PLAIN;
    } else if (play->typing) {
        strbuf_add(&sentence, typing_hint());
    } else if (ui->hint[0]) {
        strbuf_add(&sentence, ui->hint);
        tone = TONE_DIM;
    } else {
        state_print(&sentence, play);
    }
    ui_message_text(ui, rect, tone, ui_body(ui), memory);
}

void play_strip(struct play *play)
{
    struct ui *ui = play->desk->ui;
    enum tone tone = play->message_kind == MESSAGE_REFUSAL ? TONE_WARNING : TONE_PLAIN;
    struct rect rect = ui_message_panel(ui, play->layout.strip, tone);
    enum question question = question_of(play);
    if (question != QUESTION_NONE) {
        strip_question(play, rect, question);
        return;
    }
    if (play->typing) {
        play_typing(play, cut_left(&rect, int_min(ui_px(ui, FIELD_POINTS), rect.w / 2)));
        cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    }
    strip_message(play, rect);
}

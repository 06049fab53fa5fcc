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
    ANSWER_PERCENT = 28, /* of the strip, at most */
    BESIDE_PERCENT = 66, /* all answers, if they stand beside the question */
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

/* Wide enough for its label, where that leaves room for the question. */
static int answer_width(struct ui *ui, const struct answer *answer, int room, int count)
{
    int label = text_width(ui->fonts, ui_bold(ui), answer->label) + 2 * ui_px(ui, METRIC_MARGIN);
    int equal = int_min(ui_px(ui, ANSWER_POINTS), room / (count + 2));
    return int_clamp(label, equal, room * ANSWER_PERCENT / 100);
}

static void answer_buttons(struct play *play, struct rect rect, enum question question)
{
    struct ui *ui = play->desk->ui;
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), given = -1, room = rect.w;
    for (int i = 0; i < count; i++) {
        struct rect at = cut_right(&rect, answer_width(ui, &answers[i], room, count));
        cut_right(&rect, ui_px(ui, METRIC_GAP));
        struct button button = {.name = answers[i].name,
                                .label = answers[i].label,
                                .main = answers[i].key == SDLK_RETURN,
                                .key = {answers[i].key, 0}};
        if (ui_button(ui, at, &button))
            given = i;
    }
    if (given >= 0)
        answers[given].give(play, answers[given].side);
}

/* How wide the answers to the question are together, each with the gap beside it. */
static int answers_width(struct play *play, enum question question, int room)
{
    struct ui *ui = play->desk->ui;
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), width = 0;
    for (int i = 0; i < count; i++)
        width += answer_width(ui, &answers[i], room, count) + ui_px(ui, METRIC_GAP);
    return width;
}

/* --- Sentences --- */

static void state_print(struct strbuf *out, struct play *play)
{
    const struct match *match = play->desk->match;
    struct result result = game_result(&match->game);
    if (play->looked_at != PLY_LIVE)
        looked_at_print(out, play->looked_at, match->game.cursor);
    else if (game_over(&match->game) && !play_result_shown(play))
        return; /* the last move comes first */
    else if (game_over(&match->game))
        result_print(out, &result, match_name_of_side(match, BLACK),
                     match_name_of_side(match, WHITE));
    else
        turn_print(out, match, &play->list, play->names, looks_side_names(play->looks));
}

/* What the strip says, and in which tone. */
static enum tone sentence_print(struct strbuf *out, struct play *play, enum question question)
{
    const struct ui *ui = play->desk->ui;
    if (question != QUESTION_NONE) {
        question_print(out, play, question);
        return TONE_PLAIN;
    }
    if (play->message_kind != MESSAGE_NONE) {
        strbuf_add(out, play->message);
        return play->message_kind == MESSAGE_REFUSAL ? TONE_WARNING : TONE_PLAIN;
    }
    if (play->typing) {
        strbuf_add(out, typing_hint());
        return TONE_PLAIN;
    }
    if (ui->hint[0]) {
        strbuf_add(out, ui->hint);
        return TONE_DIM;
    }
    state_print(out, play);
    return TONE_PLAIN;
}

/* --- Back to the game --- */

static bool leads_back(const struct play *play, enum question question)
{
    return play->looked_at != PLY_LIVE && question == QUESTION_NONE;
}

static struct button back_button(const struct play *play)
{
    struct button button = command_button(COMMAND_LAST);
    return (struct button){.name = "back-to-game",
                           .label = back_to_game(game_over(&play->desk->match->game)),
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

/* --- The strip --- */

/* What stands beside the sentence. */
struct beside {
    int field, answers; /* pixels at the left and at the right */
    int below; /* pixels below it: the answers, where they leave it too little at the left */
};

static struct beside measure_beside(struct play *play, enum question question, int room)
{
    struct ui *ui = play->desk->ui;
    if (question != QUESTION_NONE) {
        int width = answers_width(play, question, room);
        if (width > room * BESIDE_PERCENT / 100)
            return (struct beside){.below = ui_px(ui, METRIC_TARGET + METRIC_GAP)};
        return (struct beside){.answers = width};
    }
    if (leads_back(play, question))
        return (struct beside){.answers = back_width(play, room) + ui_px(ui, METRIC_GAP)};
    int field = int_min(ui_px(ui, FIELD_POINTS), room / 2);
    return (struct beside){.field = play->typing ? field + ui_px(ui, METRIC_MARGIN) : 0};
}

/* A sentence that has no room in the strip lies over what is beside it for as long as it is said:
 * below it in a tall window, above it in a wide one. */
static struct rect strip_room(struct play *play, struct beside beside, const char *sentence)
{
    struct ui *ui = play->desk->ui;
    struct rect strip = play->layout.strip, text = strip;
    text.w -= beside.field + beside.answers;
    int height = ui_message_room(ui, text, ui_body(ui), sentence).h + beside.below;
    if (!play->layout.tall)
        strip.y -= height - strip.h;
    strip.h = height;
    return strip;
}

void play_strip(struct play *play)
{
    struct ui *ui = play->desk->ui;
    char memory[2 * MESSAGE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    enum question question = question_of(play);
    enum tone tone = sentence_print(&sentence, play, question);
    struct rect inside = ui_message_inside(ui, play->layout.strip);
    struct beside beside = measure_beside(play, question, inside.w);
    struct rect room = strip_room(play, beside, memory);
    size_t layer = draw_layer_begin(&ui->list, room);
    struct rect text =
        ui_message_panel(ui, room, play->message_kind == MESSAGE_REFUSAL ? TONE_WARNING : tone);
    struct rect line = rect_centred(text, text.w, inside.h);
    if (beside.below)
        line = cut_bottom(&text, ui_px(ui, METRIC_TARGET));
    if (leads_back(play, question))
        lead_back(play, line);
    else if (question != QUESTION_NONE)
        answer_buttons(play, line, question);
    else if (play->typing)
        play_typing(play, cut_left(&line, beside.field - ui_px(ui, METRIC_MARGIN)));
    cut_left(&text, beside.field);
    cut_right(&text, beside.answers);
    ui_message_text(ui, text, tone, ui_body(ui), memory);
    draw_layer_end(&ui->list, layer);
}

/* SPDX-License-Identifier: MIT */
/* The strip: whose turn it is, refusals, questions, a typed move. */
#include "base/translate.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    NAME_POINTS = 64,   /* an answer that is a name, at least: more of it may be left out */
    FIELD_POINTS = 220, /* where a move is typed */
    ANSWERS_MAX = 3,
    QUESTION_STEPS = 20, /* of the strip: the question gets as many as it needs */
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

/* One of the answers to a question. */
struct answer {
    const char *name, *label;
    bool is_name; /* of a player: of any length */
    bool safe;    /* nothing ends by it: gold, and the answer of Enter and Escape */
    void (*give)(struct play *play, enum side side);
    enum side side; /* handed to `give` */
};

static struct answer player_answer(const struct match *match, enum side side,
                                   void (*give)(struct play *play, enum side side))
{
    static const char *const names[2] = {[BLACK] = "answer-black", [WHITE] = "answer-white"};
    return (struct answer){names[side], match_name_of_side(match, side), true, false, give, side};
}

/* From left to right. Either player may resign or offer: as they sit, the upper one first. Where
 * they stood nobody accepts: an offer is another person's to answer, and a name may be pressed once
 * more. */
static int list_answers(struct play *play, enum question question,
                        struct answer answers[ANSWERS_MAX])
{
    const struct match *match = play->desk->match;
    enum side side = game_position(&match->game).side, above = play->desk->turned ? WHITE : BLACK;
    if (question == QUESTION_ANSWER) {
        answers[0] = (struct answer){"decline-draw", tr("Decline"), false, true, decline, side};
        answers[1] = (struct answer){"accept-draw", tr("Accept"), false, false, accept, side};
        return 2;
    }
    void (*give)(struct play *, enum side) = question == QUESTION_RESIGN ? resign : offer;
    answers[0] = player_answer(match, above, give);
    answers[1] = player_answer(match, side_other(above), give);
    answers[2] = (struct answer){"play-on", tr("Play on"), false, true, let_it_be, side};
    return 3;
}

void play_focus_answer(struct play *play)
{
    enum question question = question_of(play);
    play->desk->ui->focus = question == QUESTION_NONE     ? 0
                            : question == QUESTION_ANSWER ? ui_id("decline-draw", 0)
                                                          : ui_id("play-on", 0);
}

/* Is this one of the answers to it? */
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
    bool on_answer = answered_by(play, QUESTION_OFFER, focus) ||
                     answered_by(play, QUESTION_RESIGN, focus) ||
                     answered_by(play, QUESTION_ANSWER, focus);
    if (on_answer && !answered_by(play, question_of(play), focus))
        play_focus_answer(play);
}

static void question_print(struct strbuf *out, struct play *play, enum question question)
{
    const struct match *match = play->desk->match;
    enum side side = match->game.offered_by;
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

static int label_width(struct ui *ui, const char *label)
{
    return text_width(ui->fonts, ui_bold(ui), label) + 2 * ui_px(ui, METRIC_MARGIN);
}

/* The last answer's place is the same for every question: none that follows reaches further. */
static int last_width(struct ui *ui)
{
    return int_max(label_width(ui, tr("Play on")), label_width(ui, tr("Accept")));
}

/* What the answers take at least, gaps included. */
static int least_width(struct ui *ui, const struct answer answers[], int count)
{
    int width = last_width(ui);
    for (int i = 0; i < count - 1; i++)
        width += answers[i].is_name ? ui_px(ui, NAME_POINTS) : label_width(ui, answers[i].label);
    return width + count * ui_px(ui, METRIC_GAP);
}

/* Does the sentence have room in the strip, so wide? */
static bool sentence_fits(struct play *play, int width, const char *sentence)
{
    struct ui *ui = play->desk->ui;
    struct rect room = play->layout.strip;
    room.w += width - ui_message_inside(ui, room).w;
    return ui_message_room(ui, room, ui_body(ui), sentence).h <= room.h;
}

/* Of `room` pixels; the answers get the others. */
static int question_width(struct play *play, const struct answer answers[], int count, int room,
                          const char *sentence)
{
    int most = int_max(0, room - least_width(play->desk->ui, answers, count));
    int width = room / QUESTION_STEPS;
    while (width < most && !sentence_fits(play, width, sentence))
        width += room / QUESTION_STEPS + 1;
    return int_min(width, most);
}

/* An answer as wide as its label, names in what is left; the shorter one leaves it to the other. */
static int answer_width(struct ui *ui, const struct answer answers[], int index, int count,
                        int room)
{
    int own = label_width(ui, answers[index].label), names = 0, gap = ui_px(ui, METRIC_GAP);
    if (index == count - 1)
        return last_width(ui);
    if (!answers[index].is_name)
        return own;
    room -= last_width(ui) + count * gap;
    for (int i = 0; i < count; i++)
        names += i != index && answers[i].is_name ? label_width(ui, answers[i].label) : 0;
    return int_min(own, int_max(room / (count - 1), room - names));
}

/* What the question leaves of so many pixels. */
static int answers_room(struct play *play, enum question question, int room, const char *sentence)
{
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers);
    return room - question_width(play, answers, count, room, sentence);
}

/* How much of that room they take, each with the gap beside it. */
static int answers_width(struct play *play, enum question question, int room)
{
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), width = 0;
    for (int i = 0; i < count; i++)
        width += answer_width(play->desk->ui, answers, i, count, room) +
                 ui_px(play->desk->ui, METRIC_GAP);
    return width;
}

/* At the right of `rect`. */
static void answer_buttons(struct play *play, struct rect rect, enum question question)
{
    struct ui *ui = play->desk->ui;
    struct answer answers[ANSWERS_MAX];
    int count = list_answers(play, question, answers), given = -1, room = rect.w;
    int cuts = ui->cut_count;
    rect = cut_right(&rect, answers_width(play, question, room));
    for (int i = 0; i < count; i++) {
        cut_left(&rect, ui_px(ui, METRIC_GAP));
        struct rect at = cut_left(&rect, answer_width(ui, answers, i, count, room));
        struct button button = {
            .name = answers[i].name, .label = answers[i].label, .main = answers[i].safe};
        if (answers[i].safe)
            button.key.key = SDLK_ESCAPE;
        if (answers[i].safe && ui->focus == 0)
            button.other_key.key = SDLK_RETURN;
        if (ui_button(ui, at, &button))
            given = i;
    }
    ui->cut_count = cuts; /* what people are called may be longer: their cards have more of it */
    if (given >= 0) {
        answers[given].give(play, answers[given].side);
        play_focus_answer(play);
    }
}

/* --- Sentences --- */

static void state_print(struct strbuf *out, struct play *play)
{
    const struct match *match = play->desk->match;
    struct result result = game_result(&match->game);
    if (play->looked_at != NODE_LIVE)
        play_shown_print(out, play);
    else if (game_over(&match->game) && !play_result_shown(play))
        return; /* the last move comes first */
    else if (game_over(&match->game))
        result_print(out, &result, match_name_of_side(match, BLACK),
                     match_name_of_side(match, WHITE));
    else if (play->gesture.length > 1)
        going_on_print(out, match, gesture_targets(&play->gesture, &play->list), play->names,
                       looks_side_names(play->looks));
    else
        turn_print(out, match, &play->list, play->names, looks_side_names(play->looks));
}

/* How a question is put: the first way that has room in the strip. */
enum manner {
    MANNER_REFUSED, /* with why something else was refused before it */
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
        strbuf_addf(out, "%s ", play->message);
    if (brief && question == QUESTION_ANSWER)
        answer_question_brief_print(out,
                                    match_name_of_side(match, side_other(match->game.offered_by)));
    else
        question_print(out, play, question);
}

static void ask_print(struct strbuf *out, struct play *play, enum question question)
{
    int room = ui_message_inside(play->desk->ui, play->layout.strip).w;
    bool refused = play->message_kind == MESSAGE_REFUSAL;
    enum manner manner = refused ? MANNER_REFUSED : MANNER_WHOLE;
    for (; manner < MANNER_BRIEF; manner++) {
        char memory[2 * MESSAGE_SIZE];
        struct strbuf sentence = strbuf_init(memory, sizeof memory);
        asked_print(&sentence, play, question, manner);
        if (sentence_fits(play, room - answers_room(play, question, room, memory), memory))
            break;
    }
    asked_print(out, play, question, manner);
}

/* What the strip says, and in which tone. */
static enum tone sentence_print(struct strbuf *out, struct play *play, enum question question)
{
    const struct ui *ui = play->desk->ui;
    if (question != QUESTION_NONE) {
        ask_print(out, play, question);
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
    return play->looked_at != NODE_LIVE && question == QUESTION_NONE;
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
    int room;           /* of which the answers could have so many */
};

static struct beside measure_beside(struct play *play, enum question question, int room,
                                    const char *sentence)
{
    struct ui *ui = play->desk->ui;
    if (question != QUESTION_NONE) {
        int left = answers_room(play, question, room, sentence);
        return (struct beside){.answers = answers_width(play, question, left), .room = left};
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
    int height = ui_message_room(ui, text, ui_body(ui), sentence).h;
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
    struct beside beside = measure_beside(play, question, inside.w, memory);
    struct rect room = strip_room(play, beside, memory);
    size_t layer = draw_layer_begin(&ui->list, room);
    struct rect text =
        ui_message_panel(ui, room, play->message_kind == MESSAGE_REFUSAL ? TONE_WARNING : tone);
    struct rect line = rect_centred(text, text.w, inside.h);
    if (leads_back(play, question))
        lead_back(play, line);
    else if (question != QUESTION_NONE)
        answer_buttons(play, cut_right(&line, beside.room), question);
    else if (play->typing)
        play_typing(play, cut_left(&line, beside.field - ui_px(ui, METRIC_MARGIN)));
    cut_left(&text, beside.field);
    cut_right(&text, beside.answers);
    ui_message_text(ui, text, tone, ui_body(ui), memory);
    draw_layer_end(&ui->list, layer);
}

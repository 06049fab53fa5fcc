/* SPDX-License-Identifier: MIT */
/* The strip: whose turn it is, refusals, questions, a typed move. */
#include "pages/play/question.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    FIELD_POINTS = 220, /* where a move is typed */
};

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
        play_question_print(out, play, question);
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
        if (play_sentence_fits(play, room - play_answers_room(play, question, room, memory),
                               memory))
            break;
    }
    asked_print(out, play, question, manner);
}

/* What the strip says, and in which tone. */
static enum tone sentence_print(struct strbuf *out, struct play *play, enum question question)
{
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
    if (play->renamed) {
        strbuf_add(out, renaming_hint());
        return TONE_PLAIN;
    }
    if (play->comment.open) {
        strbuf_add(out, commenting_hint());
        return TONE_PLAIN;
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
        int left = play_answers_room(play, question, room, sentence);
        return (struct beside){.answers = play_answers_width(play, question, left), .room = left};
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
    enum question question = play_question(play);
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
        play_answer_buttons(play, cut_right(&line, beside.room), question);
    else if (play->typing)
        play_typing(play, cut_left(&line, beside.field - ui_px(ui, METRIC_MARGIN)));
    cut_left(&text, beside.field);
    cut_right(&text, beside.answers);
    ui_message_text(ui, text, tone, ui_body(ui), memory);
    draw_layer_end(&ui->list, layer);
}

/* SPDX-License-Identifier: MIT */
#include "hand.h"

#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OFF = -50, /* a place outside the window */
    CURSOR_STEPS = 100,
};

void hand_set(struct hand *hand, const struct named_ruleset *rules, const struct position *position,
              bool turned, bool mirrored)
{
    hand->rules = *rules;
    hand->position = *position;
    movegen(&rules->rules, position, &hand->list);
    board_ui_init(&hand->board);
    hand->event = (struct board_event){.answer = BOARD_NOTHING};
    hand->context = (struct board_context){
        .rules = &hand->rules.rules,
        .position = &hand->position,
        .list = &hand->list,
        .geometry =
            board_geometry_in((struct rect){0, 0, HAND_BOARD, HAND_BOARD}, turned, mirrored),
        .drag_threshold = HAND_THRESHOLD,
    };
}

void hand_init(struct hand *hand, const char *rules, const char *fen)
{
    struct text_error error;
    struct named_ruleset set;
    struct position position;
    ck_assert_msg(ruleset_parse(rules, &set, &error), "%s: %s", rules, error_sentence(&error).text);
    ck_assert_msg(fen_parse(fen, &position, &error), "%s: %s", fen, error_sentence(&error).text);
    hand_set(hand, &set, &position, false, set.rules.corner == CORNER_LIGHT);
}

struct board_event hand_input(struct hand *hand, struct input input)
{
    struct board_event event = board_ui_input(&hand->board, &hand->context, &input);
    if (event.answer != BOARD_NOTHING && input.kind != INPUT_MOVE)
        hand->event = event;
    return event;
}

struct board_event hand_at(struct hand *hand, enum input_kind kind, int square)
{
    struct rect rect = board_square_rect(&hand->context.geometry, square);
    return hand_input(
        hand, (struct input){.kind = kind, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2});
}

struct board_event hand_key(struct hand *hand, SDL_Keycode key)
{
    return hand_input(hand, (struct input){.kind = INPUT_KEY, .key = key});
}

void hand_click(struct hand *hand, int square)
{
    hand_at(hand, INPUT_MOVE, square);
    hand_at(hand, INPUT_PRESS, square);
    hand_at(hand, INPUT_RELEASE, square);
}

void hand_drag(struct hand *hand, int from, int to)
{
    hand_at(hand, INPUT_PRESS, from);
    hand_at(hand, INPUT_MOVE, to);
    hand_at(hand, INPUT_RELEASE, to);
}

static void step_cursor(struct hand *hand, struct rect target)
{
    struct rect at = board_square_rect(&hand->context.geometry, hand->board.cursor);
    if (at.y != target.y)
        hand_key(hand, at.y < target.y ? SDLK_DOWN : SDLK_UP);
    else
        hand_key(hand, at.x < target.x ? SDLK_RIGHT : SDLK_LEFT);
}

void hand_cursor(struct hand *hand, int square)
{
    struct rect target = board_square_rect(&hand->context.geometry, square);
    if (!hand->board.cursor_visible)
        hand_key(hand, SDLK_UP); /* only shows it */
    for (int i = 0; hand->board.cursor != square; i++) {
        ck_assert_msg(i < CURSOR_STEPS, "the cursor does not reach %d", square);
        step_cursor(hand, target);
    }
    hand_key(hand, SDLK_RETURN);
}

/* --- Gestures as text --- */

static struct input off_board(enum input_kind kind)
{
    return (struct input){.kind = kind, .x = OFF, .y = OFF};
}

static void part_of_click(struct hand *hand, const char *word)
{
    static const enum input_kind kinds[] = {
        ['p'] = INPUT_PRESS, ['m'] = INPUT_MOVE, ['r'] = INPUT_RELEASE};
    enum input_kind kind = kinds[(int)word[0]];
    if (strcmp(word + 1, "off") == 0)
        hand_input(hand, off_board(kind));
    else
        hand_at(hand, kind, atoi(word + 1));
}

static void drag(struct hand *hand, const char *word)
{
    const char *to = strchr(word, '>') + 1;
    if (strcmp(to, "off") != 0) {
        hand_drag(hand, atoi(word), atoi(to));
        return;
    }
    hand_at(hand, INPUT_PRESS, atoi(word));
    hand_input(hand, off_board(INPUT_MOVE));
    hand_input(hand, off_board(INPUT_RELEASE));
}

static void nudge(struct hand *hand, int pixels)
{
    hand_input(hand, (struct input){.kind = INPUT_MOVE,
                                    .x = hand->board.press_x + pixels,
                                    .y = hand->board.press_y});
}

static void right_click(struct hand *hand, int square)
{
    struct rect rect = board_square_rect(&hand->context.geometry, square);
    struct input input = {.kind = INPUT_PRESS, .x = rect.x + 5, .y = rect.y + 5, .secondary = true};
    hand_input(hand, input);
    input.kind = INPUT_RELEASE;
    hand_input(hand, input);
}

static bool named_key(struct hand *hand, const char *word)
{
    static const struct {
        const char *word;
        SDL_Keycode key;
    } keys[] = {{"Up", SDLK_UP},       {"Down", SDLK_DOWN},    {"Left", SDLK_LEFT},
                {"Right", SDLK_RIGHT}, {"Enter", SDLK_RETURN}, {"Space", SDLK_SPACE},
                {"Esc", SDLK_ESCAPE},  {"1k", SDLK_1},         {"2k", SDLK_2},
                {"3k", SDLK_3}};
    for (int i = 0; i < ROWS(keys); i++)
        if (strcmp(keys[i].word, word) == 0) {
            hand_key(hand, keys[i].key);
            return true;
        }
    return false;
}

static void gesture(struct hand *hand, const char *word)
{
    if (named_key(hand, word))
        return;
    if (strcmp(word, "leave") == 0)
        hand_input(hand, (struct input){.kind = INPUT_LEAVE});
    else if (strchr(word, '>'))
        drag(hand, word);
    else if (word[0] == 'R')
        right_click(hand, atoi(word + 1));
    else if (word[0] == '@')
        hand_cursor(hand, atoi(word + 1));
    else if (word[0] == 'n')
        nudge(hand, atoi(word + 1));
    else if (strchr("pmr", word[0]))
        part_of_click(hand, word);
    else
        hand_click(hand, atoi(word));
}

void hand_play(struct hand *hand, const char *gestures)
{
    char text[200];
    snprintf(text, sizeof text, "%s", gestures);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        hand->event = (struct board_event){.answer = BOARD_NOTHING};
        gesture(hand, word);
    }
}

/* --- Answers as text --- */

static const char *const refusals[REFUSAL_COUNT] = {
    [REFUSAL_EMPTY_START] = "empty-start",
    [REFUSAL_NOT_YOURS] = "not-yours",
    [REFUSAL_BLOCKED] = "blocked",
    [REFUSAL_MUST_CAPTURE] = "must-capture",
    [REFUSAL_MUST_CAPTURE_ITSELF] = "must-capture-itself",
    [REFUSAL_OWN_PIECE] = "own-piece",
    [REFUSAL_SAME_SQUARE] = "same-square",
    [REFUSAL_OTHER_PIECE] = "other-piece",
    [REFUSAL_NOT_PLAYABLE] = "not-playable",
    [REFUSAL_NOT_DIAGONAL] = "not-diagonal",
    [REFUSAL_OVER_NOTHING] = "over-nothing",
    [REFUSAL_MAN_TOO_FAR] = "man-too-far",
    [REFUSAL_UNFINISHED] = "unfinished",
};

static void add_answer(struct strbuf *out, const struct hand *hand)
{
    const struct board_event *event = &hand->event;
    switch (event->answer) {
    case BOARD_NOTHING:
        strbuf_add(out, "nothing");
        break;
    case BOARD_REDRAW:
        strbuf_add(out, "redraw");
        break;
    case BOARD_ROUTES:
        strbuf_addf(out, "routes %d", hand->board.route_count);
        break;
    case BOARD_REFUSED:
        strbuf_addf(out, "refused %s", refusals[event->verdict.refusal]);
        break;
    case BOARD_MOVE:
        strbuf_add(out, "move ");
        move_print_path(out, &event->move, square_names_plain);
        break;
    }
}

const char *hand_answer(const struct hand *hand)
{
    static char text[160];
    struct strbuf out = strbuf_init(text, sizeof text);
    add_answer(&out, hand);
    for (int i = 0; i < hand->board.length; i++)
        strbuf_addf(&out, "%s%d", i == 0 ? " [" : ",", hand->board.path[i]);
    if (hand->board.length > 0)
        strbuf_add(&out, "]");
    return text;
}

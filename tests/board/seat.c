/* SPDX-License-Identifier: MIT */
#include "seat.h"

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

void seat_set(struct seat *seat, const struct named_ruleset *rules, const struct position *position,
              bool turned, bool mirrored)
{
    seat->rules = *rules;
    seat->position = *position;
    movegen(&rules->rules, position, &seat->list);
    gesture_init(&seat->gesture);
    seat->event = (struct board_event){.answer = BOARD_NOTHING};
    seat->context = (struct board_context){
        .rules = &seat->rules.rules,
        .position = &seat->position,
        .list = &seat->list,
        .geometry =
            board_geometry_in((struct rect){0, 0, SEAT_BOARD, SEAT_BOARD}, turned, mirrored),
        .drag_threshold = SEAT_THRESHOLD,
    };
}

void seat_init(struct seat *seat, const char *rules, const char *fen)
{
    struct text_error error;
    struct named_ruleset set;
    struct position position;
    ck_assert_msg(ruleset_parse(rules, &set, &error), "%s: %s", rules, error_sentence(&error).text);
    ck_assert_msg(fen_parse(fen, &position, &error), "%s: %s", fen, error_sentence(&error).text);
    seat_set(seat, &set, &position, false, set.rules.corner == CORNER_LIGHT);
}

struct board_event seat_input(struct seat *seat, struct input input)
{
    struct board_event event = gesture_input(&seat->gesture, &seat->context, &input);
    if (event.answer != BOARD_NOTHING && input.kind != INPUT_MOVE)
        seat->event = event;
    return event;
}

struct board_event seat_at(struct seat *seat, enum input_kind kind, int square)
{
    struct rect rect = board_square_rect(&seat->context.geometry, square);
    return seat_input(
        seat, (struct input){.kind = kind, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2});
}

struct board_event seat_key(struct seat *seat, SDL_Keycode key)
{
    return seat_input(seat, (struct input){.kind = INPUT_KEY, .key = key});
}

void seat_click(struct seat *seat, int square)
{
    seat_at(seat, INPUT_MOVE, square);
    seat_at(seat, INPUT_PRESS, square);
    seat_at(seat, INPUT_RELEASE, square);
}

void seat_drag(struct seat *seat, int from, int to)
{
    seat_at(seat, INPUT_PRESS, from);
    seat_at(seat, INPUT_MOVE, to);
    seat_at(seat, INPUT_RELEASE, to);
}

static void step_cursor(struct seat *seat, struct rect target)
{
    struct rect at = board_square_rect(&seat->context.geometry, seat->gesture.cursor);
    if (at.y != target.y)
        seat_key(seat, at.y < target.y ? SDLK_DOWN : SDLK_UP);
    else
        seat_key(seat, at.x < target.x ? SDLK_RIGHT : SDLK_LEFT);
}

void seat_cursor(struct seat *seat, int square)
{
    struct rect target = board_square_rect(&seat->context.geometry, square);
    if (!seat->gesture.cursor_visible)
        seat_key(seat, SDLK_UP); /* only shows it */
    for (int i = 0; seat->gesture.cursor != square; i++) {
        ck_assert_msg(i < CURSOR_STEPS, "the cursor does not reach %d", square);
        step_cursor(seat, target);
    }
    seat_key(seat, SDLK_RETURN);
}

/* --- Gestures as text --- */

static struct input off_board(enum input_kind kind)
{
    return (struct input){.kind = kind, .x = OFF, .y = OFF};
}

static void part_of_click(struct seat *seat, const char *word)
{
    static const enum input_kind kinds[] = {
        ['p'] = INPUT_PRESS, ['m'] = INPUT_MOVE, ['r'] = INPUT_RELEASE};
    enum input_kind kind = kinds[(int)word[0]];
    if (strcmp(word + 1, "off") == 0)
        seat_input(seat, off_board(kind));
    else
        seat_at(seat, kind, atoi(word + 1));
}

static void drag(struct seat *seat, const char *word)
{
    const char *to = strchr(word, '>') + 1;
    if (strcmp(to, "off") != 0) {
        seat_drag(seat, atoi(word), atoi(to));
        return;
    }
    seat_at(seat, INPUT_PRESS, atoi(word));
    seat_input(seat, off_board(INPUT_MOVE));
    seat_input(seat, off_board(INPUT_RELEASE));
}

static void nudge(struct seat *seat, int pixels)
{
    seat_input(seat, (struct input){.kind = INPUT_MOVE,
                                    .x = seat->gesture.press_x + pixels,
                                    .y = seat->gesture.press_y});
}

static void right_click(struct seat *seat, int square)
{
    struct rect rect = board_square_rect(&seat->context.geometry, square);
    struct input input = {.kind = INPUT_PRESS, .x = rect.x + 5, .y = rect.y + 5, .secondary = true};
    seat_input(seat, input);
    input.kind = INPUT_RELEASE;
    seat_input(seat, input);
}

static bool named_key(struct seat *seat, const char *word)
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
            seat_key(seat, keys[i].key);
            return true;
        }
    return false;
}

static void gesture(struct seat *seat, const char *word)
{
    if (named_key(seat, word))
        return;
    if (strcmp(word, "leave") == 0)
        seat_input(seat, (struct input){.kind = INPUT_LEAVE});
    else if (strcmp(word, "forced") == 0)
        seat->context.plays_forced = true;
    else if (strchr(word, '>'))
        drag(seat, word);
    else if (word[0] == 'R')
        right_click(seat, atoi(word + 1));
    else if (word[0] == '@')
        seat_cursor(seat, atoi(word + 1));
    else if (word[0] == 'n')
        nudge(seat, atoi(word + 1));
    else if (strchr("pmr", word[0]))
        part_of_click(seat, word);
    else
        seat_click(seat, atoi(word));
}

void seat_play(struct seat *seat, const char *gestures)
{
    char text[200];
    snprintf(text, sizeof text, "%s", gestures);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
        seat->event = (struct board_event){.answer = BOARD_NOTHING};
        gesture(seat, word);
    }
}

/* --- Answers as text --- */

static const char *const refusals[REFUSAL_COUNT] = {
    [REFUSAL_EMPTY_START] = "empty-start",   [REFUSAL_NOT_YOURS] = "not-yours",
    [REFUSAL_BLOCKED] = "blocked",           [REFUSAL_MUST_CAPTURE] = "must-capture",
    [REFUSAL_OWN_PIECE] = "own-piece",       [REFUSAL_SAME_SQUARE] = "same-square",
    [REFUSAL_OTHER_PIECE] = "other-piece",   [REFUSAL_NOT_PLAYABLE] = "not-playable",
    [REFUSAL_NOT_DIAGONAL] = "not-diagonal", [REFUSAL_OVER_NOTHING] = "over-nothing",
    [REFUSAL_MAN_TOO_FAR] = "man-too-far",   [REFUSAL_MAN_FORWARD] = "man-forward",
    [REFUSAL_UNFINISHED] = "unfinished",
};

static void add_answer(struct strbuf *out, const struct seat *seat)
{
    const struct board_event *event = &seat->event;
    switch (event->answer) {
    case BOARD_NOTHING:
        strbuf_add(out, "nothing");
        break;
    case BOARD_REDRAW:
        strbuf_add(out, "redraw");
        break;
    case BOARD_ROUTES:
        strbuf_addf(out, "routes %d", seat->gesture.route_count);
        break;
    case BOARD_REFUSED:
        strbuf_addf(out, "refused %s", refusals[event->verdict.refusal]);
        break;
    case BOARD_HOPS:
        strbuf_addf(out, "hops %d-%d", event->first, event->made.steps);
        break;
    case BOARD_BACK:
        strbuf_addf(out, "back %d-%d", event->made.steps, event->first);
        break;
    case BOARD_MOVE:
        strbuf_add(out, "move ");
        move_print_path(out, &event->move, square_names_plain);
        break;
    }
}

const char *seat_answer(const struct seat *seat)
{
    static char text[160];
    struct strbuf out = strbuf_init(text, sizeof text);
    add_answer(&out, seat);
    for (int i = 0; i < seat->gesture.length; i++)
        strbuf_addf(&out, "%s%d", i == 0 ? " [" : ",", seat->gesture.path[i]);
    if (seat->gesture.length > 0)
        strbuf_add(&out, "]");
    return text;
}

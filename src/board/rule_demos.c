/* SPDX-License-Identifier: MIT */
#include "board/rule_demos.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"

#include <stdio.h>
#include <string.h>

#define DEMO(what, which, rules, position, played, words)                                          \
    .field = what, .value = which, .base = rules, .fen = position, .moves = played, .caption = words
#define ONLY_HERE(otherwise)     .proof = PROOF_ONLY_HERE, .other = otherwise
#define REFUSED(path, otherwise) .proof = PROOF_REFUSED, .refused = path, .other = otherwise
#define ENDS(result, otherwise)  .proof = PROOF_ENDS, .outcome = result, .other = otherwise
#define COUNTS(plies, otherwise) .proof = PROOF_COUNT, .quiet = plies, .other = otherwise
#define ON_THE_BOARD             .proof = PROOF_BOARD

/* By whichever side begins, with either number of men. */
#define ANY_FIRST_MOVE "11-15/7-11/23-19/26-22"

const struct rule_demo rule_demos[] = {
    {DEMO(FIELD_FIRST, BLACK, "american", NULL, "11-15/7-11 23-19/26-22", N_("{dark} begins.")),
     ONLY_HERE(WHITE)},
    {DEMO(FIELD_FIRST, WHITE, "american", NULL, "23-19/26-22 11-15/7-11", N_("{light} begins.")),
     ONLY_HERE(BLACK)},
    {DEMO(FIELD_CORNER, CORNER_DARK, "american", NULL, ANY_FIRST_MOVE,
          N_("The corner at the lower left is in play.")),
     ON_THE_BOARD},
    {DEMO(FIELD_CORNER, CORNER_LIGHT, "american", NULL, ANY_FIRST_MOVE,
          N_("The corner at the lower right is in play.")),
     ON_THE_BOARD},
    {DEMO(FIELD_SQUARES, NUMBERS_TOP_LEFT, "american", NULL, ANY_FIRST_MOVE,
          N_("Square 1 lies at the top left.")),
     ON_THE_BOARD},
    {DEMO(FIELD_SQUARES, NUMBERS_TOP_RIGHT, "american", NULL, ANY_FIRST_MOVE,
          N_("Square 1 lies at the top right.")),
     ON_THE_BOARD},
    {DEMO(FIELD_SQUARES, NUMBERS_BOTTOM_LEFT, "american", NULL, ANY_FIRST_MOVE,
          N_("Square 1 lies at the bottom left.")),
     ON_THE_BOARD},
    {DEMO(FIELD_SQUARES, NUMBERS_BOTTOM_RIGHT, "american", NULL, ANY_FIRST_MOVE,
          N_("Square 1 lies at the bottom right.")),
     ON_THE_BOARD},
    {DEMO(FIELD_SQUARES, NUMBERS_ALGEBRAIC, "american", NULL, ANY_FIRST_MOVE,
          N_("Squares have a letter and a number.")),
     ON_THE_BOARD},
    {DEMO(FIELD_ROWS, 2, "american", NULL, "7-11/26-22 26-22/7-11",
          N_("Eight men each: the second row moves.")),
     ONLY_HERE(3)},
    {DEMO(FIELD_ROWS, 3, "american", NULL, "11-15/22-18 22-18/11-15",
          N_("Twelve men each: the third row moves.")),
     ONLY_HERE(2)},

    {DEMO(FIELD_CAPTURE, CAPTURE_MANDATORY, "american", "W:W22,28:B18,1", "22x15",
          N_("{light} must capture: no other move is legal.")),
     REFUSED("28-24", CAPTURE_OPTIONAL)},
    {DEMO(FIELD_CAPTURE, CAPTURE_OPTIONAL, "american", "W:W22,28:B18,1", "28-24 18x25",
          N_("{light} need not capture. Now {dark} captures.")),
     ONLY_HERE(CAPTURE_MANDATORY)},
    {DEMO(FIELD_MAN_CAPTURE, MAN_CAPTURES_FORWARD, "american", "W:W14:B18,1", "14-10",
          N_("The other man stands behind: it is safe from this one.")),
     REFUSED("14x23", MAN_CAPTURES_ANY)},
    {DEMO(FIELD_MAN_CAPTURE, MAN_CAPTURES_ANY, "american", "W:W14:B18,1", "14x23",
          N_("The man captures backward.")),
     ONLY_HERE(MAN_CAPTURES_FORWARD)},
    {DEMO(FIELD_MAN_TAKES_KING, NO, "american", "W:W22:BK18,1", "22-17",
          N_("The man may not capture the king and passes it by.")),
     REFUSED("22x15", YES)},
    {DEMO(FIELD_MAN_TAKES_KING, YES, "american", "W:W22:BK18,1", "22x15",
          N_("The man captures the king.")),
     ONLY_HERE(NO)},
    {DEMO(FIELD_KING, KING_SHORT, "american", "W:WK29:B15,1", "29-25 15-19 25-22",
          N_("The king goes one square at a time.")),
     REFUSED("29x11", KING_FLYING)},
    {DEMO(FIELD_KING, KING_FLYING, "american", "W:WK29:B15,1", "29x11",
          N_("The king captures from afar.")),
     ONLY_HERE(KING_SHORT)},
    {DEMO(FIELD_LANDING, LANDING_BEHIND, "flying", "W:WK29:B18,12", "29x15",
          N_("The king stops right behind the captured man.")),
     REFUSED("29x8", LANDING_FREE)},
    {DEMO(FIELD_LANDING, LANDING_FREE, "flying", "W:WK29:B18,12", "29x8",
          N_("The king may fly on before it lands.")),
     ONLY_HERE(LANDING_BEHIND)},
    {DEMO(FIELD_CROWNING, CROWNING_ENDS, "russian", "W:W11:B7,9,28", "11x2",
          N_("It is a king now, and must wait for its next turn.")),
     REFUSED("11x2x13", CROWNING_CONTINUES)},
    {DEMO(FIELD_CROWNING, CROWNING_CONTINUES, "russian", "W:W11:B7,9,28", "11x2x13",
          N_("It goes on as a king, in the same move.")),
     ONLY_HERE(CROWNING_ENDS)},
    {DEMO(FIELD_CROWNING, CROWNING_AT_REST, "russian", "W:W11:B7,6,28", "11x2x9",
          N_("It goes on as a man, and is not crowned.")),
     ONLY_HERE(CROWNING_ENDS)},
    {DEMO(FIELD_REMOVAL, REMOVAL_AT_ONCE, "flying", "W:WK10:B7,17,12", "10x3x21",
          N_("The first man has left: the way back is free.")),
     ONLY_HERE(REMOVAL_AFTER)},
    {DEMO(FIELD_REMOVAL, REMOVAL_AFTER, "flying", "W:WK10:B7,17,12", "10x3",
          N_("The first man still stands there, and the way back is blocked.")),
     REFUSED("10x3x21", REMOVAL_AT_ONCE)},
    {DEMO(FIELD_PRIORITY, PRIORITY_NONE, "american", "W:W21,24:B17,9,19", "24x15",
          N_("This captures one man. The capture of two men is allowed, too.")),
     ONLY_HERE(PRIORITY_MOST)},
    {DEMO(FIELD_PRIORITY, PRIORITY_KING, "american", "W:WK21,24:B17,19,4", "21x14",
          N_("A king can capture, so the man may not.")),
     REFUSED("24x15", PRIORITY_NONE)},
    {DEMO(FIELD_PRIORITY, PRIORITY_MOST, "american", "W:W21,24:B17,9,19", "21x14x5",
          N_("This captures two men. The other captures only one: it is not allowed.")),
     REFUSED("24x15", PRIORITY_NONE)},
    {DEMO(FIELD_PRIORITY, PRIORITY_MOST_KINGS, "american", "W:W21,24:B17,K19,4", "24x15",
          N_("Each man can capture one piece. The king must be captured, not the man.")),
     REFUSED("21x14", PRIORITY_MOST)},
    {DEMO(FIELD_PRIORITY, PRIORITY_ITALIAN, "american", "W:WK21,24:B17,19,4", "21x14",
          N_("The king and the man can each capture one man. The king must do it.")),
     REFUSED("24x15", PRIORITY_MOST_KINGS)},

    {DEMO(FIELD_GOAL, GOAL_WIN, "american", "W:W22:B18", "22x15",
          N_("{dark} has no piece left: {light} wins.")),
     ENDS(WHITE_WINS, GOAL_LOSE)},
    {DEMO(FIELD_GOAL, GOAL_LOSE, "american", "W:W22:B18", "22x15",
          N_("{dark} has no piece left, and so wins.")),
     ENDS(BLACK_WINS, GOAL_WIN)},
    {DEMO(FIELD_REPETITION, 0, "american", "W:WK32:BK1", "32-28 1-6 28-32 6-1",
          N_("The same position again. The game goes on.")),
     ENDS(ONGOING, 2)},
    {DEMO(FIELD_REPETITION, 2, "american", "W:WK32:BK1", "32-28 1-6 28-32 6-1",
          N_("The position has come up twice: a draw.")),
     ENDS(DRAW, 0)},
    {DEMO(FIELD_REPETITION, 3, "american", "W:WK32:BK1", "32-28 1-6 28-32 6-1 32-28 1-6 28-32 6-1",
          N_("The position has come up three times: a draw.")),
     ENDS(DRAW, 0)},
    {DEMO(FIELD_REPETITION, DEMO_OTHER, "american", "W:WK32:BK1", "32-28 1-6 28-32 6-1",
          N_("The position has come up twice, and that is counted.")),
     ENDS(ONGOING, 2)},
    {DEMO(FIELD_QUIET, 0, "american", "W:WK32:BK1", "32-28 1-6",
          N_("Nobody counts moves without a capture. The game goes on.")),
     ENDS(ONGOING, 2)},
    {DEMO(FIELD_QUIET, 1, "american", "W:WK32:BK1", "32-28",
          N_("One move without a capture: a draw.")),
     ENDS(DRAW, 0)},
    {DEMO(FIELD_QUIET, 2, "american", "W:WK32:BK1", "32-28 1-6",
          N_("Two moves without a capture: a draw.")),
     ENDS(DRAW, 0)},
    {DEMO(FIELD_QUIET, DEMO_OTHER, "american", "W:WK32:BK1", "32-28 1-6",
          N_("Nothing was captured: the count goes up.")),
     ENDS(ONGOING, 2)},
    {DEMO(FIELD_QUIET_RESET, RESET_CAPTURE, "american, quiet=40", "W:W7,K32:BK4", "32-28 4-8 7-2",
          N_("A man is crowned, and the count goes on.")),
     COUNTS(3, RESET_CAPTURE_OR_CROWN)},
    {DEMO(FIELD_QUIET_RESET, RESET_CAPTURE_OR_CROWN, "american, quiet=40", "W:W7,K32:BK4",
          "32-28 4-8 7-2", N_("A man is crowned, and the count begins again.")),
     COUNTS(0, RESET_CAPTURE)},
    {DEMO(FIELD_QUIET_RESET, RESET_CAPTURE_OR_MAN, "american, quiet=40", "W:W22,K32:BK4",
          "32-28 4-8 22-18", N_("A man has moved, and the count begins again.")),
     COUNTS(0, RESET_CAPTURE_OR_CROWN)},
    {DEMO(FIELD_LONE_KINGS, NO, "american", "W:WK22:BK1,18", "22x15 1-5",
          N_("King against king, and the game goes on.")),
     ENDS(ONGOING, YES)},
    {DEMO(FIELD_LONE_KINGS, YES, "american", "W:WK22:BK1,18", "22x15",
          N_("King against king: a draw.")),
     ENDS(DRAW, NO)},
    {DEMO(FIELD_DRAWS, DRAWS_AUTOMATIC, "american, lone-kings=yes", "W:WK22:BK1,18", "22x15",
          N_("The draw comes by itself.")),
     ENDS(DRAW, DRAWS_CLAIM)},
    {DEMO(FIELD_DRAWS, DRAWS_CLAIM, "american, lone-kings=yes", "W:WK22:BK1,18", "22x15 1-5",
          N_("{dark} may claim a draw, but plays on.")),
     ENDS(ONGOING, DRAWS_AUTOMATIC)},
};

const int rule_demo_count = sizeof rule_demos / sizeof rule_demos[0];

const struct rule_demo *rule_demo_find(enum field field, int value)
{
    const struct rule_demo *other = NULL;
    for (int i = 0; i < rule_demo_count; i++) {
        if (rule_demos[i].field != field)
            continue;
        if (rule_demos[i].value == value)
            return &rule_demos[i];
        if (rule_demos[i].value == DEMO_OTHER)
            other = &rule_demos[i];
    }
    return other;
}

/* Played under the rules that are taught. That of LESSON_WIN is the play of FIELD_GOAL. */
static const struct rule_demo lesson_demos[LESSON_COUNT] = {
    [LESSON_MOVE] = {.fen = "W:W23:B2",
                     .moves = "23-18 2-7 18-14",
                     .caption = N_("A man goes forward, to the left or to the right.")},
    [LESSON_CAPTURE] = {.fen = "W:W27:B23,15,16,1",
                        .moves = "27x18x11x20/27x18x11",
                        .caption = N_("The man jumps on for as long as it can.")},
    [LESSON_CROWN] = {.fen = "W:W7:B12",
                      .moves = "7-3 12-16 3-17/3-7",
                      .caption = N_("The man has reached the crownhead. As a king it comes back.")},
};

/* --- Playing one --- */

static int repetitions(const struct rule_reel *reel, int ply)
{
    int count = 0;
    for (int i = 0; i <= ply; i++)
        count += position_equal(&reel->positions[i], &reel->positions[ply]);
    return count;
}

/* Returns the text of the paths at place `ply`: up to the next space, or to the end. */
static const char *paths_at(const struct rule_demo *demo, int ply)
{
    const char *at = demo->moves;
    for (; ply > 0 && *at; ply--) {
        at += strcspn(at, " ");
        at += *at == ' ';
    }
    return at;
}

int rule_demo_plies(const struct rule_demo *demo)
{
    int plies = 0;
    while (*paths_at(demo, plies))
        plies++;
    return plies;
}

int rule_demo_moves(const struct rule_demo *demo, int ply, const struct named_ruleset *rules,
                    const struct position *position, struct move moves[DEMO_WAYS_MAX])
{
    struct text_error error;
    const char *at = paths_at(demo, ply), *end = at + strcspn(at, " ");
    int count = 0;
    while (at < end && count < DEMO_WAYS_MAX) {
        char path[40];
        size_t length = strcspn(at, "/ ");
        snprintf(path, sizeof path, "%.*s", (int)length, at);
        count += move_parse(path, rules, position, square_names_plain, &moves[count], &error);
        at += length + (at[length] == '/');
    }
    return count;
}

struct position rule_demo_start(const struct rule_demo *demo, const struct ruleset *rules)
{
    struct text_error error;
    struct position position = position_start(rules);
    if (demo->fen)
        fen_parse(demo->fen, &position, &error);
    return position;
}

static void make_move(struct rule_reel *reel, const struct move *move)
{
    int ply = reel->plies++;
    reel->moves[ply] = *move;
    reel->positions[ply + 1] = position_after(&reel->positions[ply], move);
    reel->draws[ply + 1] =
        draw_state_next(&reel->draws[ply], &reel->rules.rules, &reel->positions[ply], move,
                        &reel->positions[ply + 1], repetitions(reel, ply + 1));
}

/* Plays what `demo` says under these rules: the first legal one of several paths. */
static bool play_demo(struct rule_reel *reel, const struct rule_demo *demo,
                      const struct named_ruleset *rules)
{
    *reel = (struct rule_reel){.demo = demo, .rules = *rules};
    reel->positions[0] = rule_demo_start(demo, &rules->rules);
    reel->draws[0] = draw_state_start(&reel->positions[0]);
    while (*paths_at(demo, reel->plies)) {
        struct move moves[DEMO_WAYS_MAX];
        if (reel->plies == REEL_PLIES_MAX ||
            !rule_demo_moves(demo, reel->plies, rules, &reel->positions[reel->plies], moves))
            return false;
        make_move(reel, &moves[0]);
    }
    return true;
}

bool rule_reel_make(struct rule_reel *reel, const struct rule_demo *demo, int value)
{
    struct text_error error;
    struct named_ruleset rules;
    *reel = (struct rule_reel){.demo = demo};
    if (!ruleset_parse(demo->base, &rules, &error))
        return false;
    ruleset_set(&rules.rules, demo->field, value);
    return play_demo(reel, demo, &rules);
}

bool lesson_reel_make(struct rule_reel *reel, enum lesson lesson, const struct named_ruleset *rules)
{
    int goal = (int)rules->rules.goal;
    if (lesson == LESSON_WIN)
        return rule_reel_make(reel, rule_demo_find(FIELD_GOAL, goal), goal);
    return play_demo(reel, &lesson_demos[lesson], rules);
}

bool rule_reel_equal(const struct rule_reel *a, const struct rule_reel *b)
{
    return a->demo == b->demo && ruleset_equal(&a->rules.rules, &b->rules.rules);
}

void rule_demo_caption_print(struct strbuf *out, const struct rule_demo *demo,
                             struct side_names sides)
{
    FILL(out, tr(demo->caption), {"dark", side_name(BLACK, sides)},
         {"light", side_name(WHITE, sides)});
}

/* --- What it proves --- */

/* Plays it under these rules, but with this value of its field. */
static bool play_with(struct rule_reel *reel, const struct rule_demo *demo,
                      const struct named_ruleset *rules, int value)
{
    struct named_ruleset changed = *rules;
    changed.rules.draws = DRAWS_AUTOMATIC;
    if (demo->field == FIELD_DRAWS)
        changed.rules.draws = rules->rules.draws;
    ruleset_set(&changed.rules, demo->field, value);
    return play_demo(reel, demo, &changed);
}

static bool allows_refused(const struct rule_reel *reel)
{
    struct text_error error;
    struct move move;
    return move_parse(reel->demo->refused, &reel->rules, &reel->positions[0], square_names_plain,
                      &move, &error);
}

static enum outcome end_of(const struct rule_reel *reel)
{
    const struct ruleset *rules = &reel->rules.rules;
    return board_result(rules, &reel->positions[reel->plies], &reel->draws[reel->plies]).outcome;
}

bool rule_demo_holds(const struct rule_demo *demo, const struct named_ruleset *rules)
{
    struct rule_reel here, there;
    bool plays_there = play_with(&there, demo, rules, demo->other);
    if (!play_with(&here, demo, rules, ruleset_get(&rules->rules, demo->field)))
        return false;
    switch (demo->proof) {
    case PROOF_ONLY_HERE:
        return !plays_there;
    case PROOF_REFUSED:
        return !allows_refused(&here) && allows_refused(&there);
    case PROOF_ENDS:
        return end_of(&here) == demo->outcome && end_of(&there) != demo->outcome;
    case PROOF_COUNT:
        return here.draws[here.plies].quiet == demo->quiet &&
               there.draws[there.plies].quiet != demo->quiet;
    case PROOF_BOARD:
        break;
    }
    return true;
}

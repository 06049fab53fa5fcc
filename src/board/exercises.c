/* SPDX-License-Identifier: MIT */
#include "board/exercises.h"

#include "base/template.h"
#include "base/translate.h"
#include "board/rule_contrast.h"
#include "notation/move_text.h"
#include "prose/first_steps_prose.h"
#include "prose/rule_words.h"

enum {
    LEAST_OF_FIELDS = 2,
    MOVE_SIZE = 80,
    CLAUSE_SIZE = 240,
};

/* --- The six --- */

const struct first_step first_steps[FIRST_STEPS] = {
    {.title = N_C("the title of a first step, a verb", "Step"),
     .words = N_("A man moves one square forward along a diagonal, to an empty square. You play "
                 "from the bottom to the top."),
     .tasks = {N_("Choose the ringed man, then a square that lights up. Or drag it there."),
               N_("The other player has moved. Your turn: step once more.")},
     .play = {.fen = "W:W23:B2",
              .moves = "23-18/23-19 2-7 18-14/18-15/19-15/19-16",
              .caption = N_("Those were your first steps. Both players take turns like this.")}},
    {.title = N_C("the title of a first step, a verb", "Jump"),
     .words = N_("A man captures by jumping over a piece of the other side right before it, to the "
                 "empty square behind. The jumped piece leaves the board."),
     .tasks = {N_("Capture a man: choose yours, then the square behind the other.")},
     .play = {.fen = "W:W22:B18,3",
              .moves = "22x15",
              .caption = N_("That was a capture: the jumped man has left the board.")}},
    {.title = N_C("the title of a first step, a verb", "Must jump"),
     .words = N_("If you can capture, you must: no other move is legal then. Whenever you try what "
                 "is not a move, the line below the board says why, and what is possible "
                 "instead."),
     .tasks = {N_("Try to move the man at the right first. Then capture.")},
     .play = {.fen = "W:W22,28:B18,12",
              .moves = "22x15",
              .caption =
                  N_("A player who can capture must capture. This holds for both players.")}},
    {.title = N_C("the title of a first step, a verb", "More jumps"),
     .words = N_("From where it lands, the same man jumps on in the same move for as long as it "
                 "can. Of several captures you may choose any."),
     .tasks = {N_("Find the move that captures three men.")},
     .astray = N_("That captures one man. Your other man can capture three."),
     .play = {.fen = "W:W30,21:B26,19,11,17",
              .moves = "30x23x16x7",
              .caption = N_("Three men in one move.")}},
    {.title = N_C("the title of a first step, a verb", "Crown"),
     .words = N_("A man that reaches the crownhead, the row farthest from you, becomes a king. A "
                 "king moves and captures forward and backward."),
     .tasks = {N_("Bring a man to the crownhead."),
               N_("The other player has come near: capture backward with your king.")},
     .astray = N_("That is a move, but your other man is one step from the crownhead."),
     .play = {.fen = "W:W5,27:B2,12",
              .moves = "5-1 2-6 1x10",
              .caption = N_("A king may go back. A man never may.")}},
    {.title = N_C("the title of a first step, a verb", "Block"),
     .words = N_("You win if it is the other player's turn and there is no move: all pieces are "
                 "captured, or those that are left are blocked."),
     .tasks = {N_("Block both men of the other side with one move.")},
     .astray = N_("{dark} can still move. Leave no square to step to, and none to jump to."),
     .play = {.fen = "W:W21,22,16,19:B13,12",
              .moves = "21-17",
              .caption = N_("{dark} has no move: you win. Now you can play a game.")}},
};

static int six(struct exercise exercises[EXERCISES_MAX])
{
    for (int i = 0; i < FIRST_STEPS; i++)
        exercises[i] = (struct exercise){.kind = EXERCISE_STEP,
                                         .step = &first_steps[i],
                                         .field = FIELD_NONE,
                                         .play = &first_steps[i].play};
    return FIRST_STEPS;
}

/* --- What a rule set changes --- */

static const struct named_ruleset *american(void)
{
    return preset_find("american");
}

static bool is_legal(const struct ruleset *rules, const struct position *position,
                     const struct move *move)
{
    struct movelist list;
    movegen(rules, position, &list);
    return movelist_find(&list, move->path, move->steps + 1) != NULL;
}

/* Returns true if `rules` have a move that `other` do not have. */
static bool has_more(const struct ruleset *rules, const struct ruleset *other,
                     const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    for (int i = 0; i < list.count; i++)
        if (!is_legal(other, position, &list.moves[i]))
            return true;
    return false;
}

/* Returns true if what the play says is refused is a move of American rules. */
static bool refuses_usual_move(const struct rule_demo *play, const struct position *position)
{
    struct text_error error;
    struct move move;
    return play->proof == PROOF_REFUSED &&
           move_parse(play->refused, american(), position, square_names_plain, &move, &error);
}

static enum exercise_kind kind_of_play(const struct rule_demo *play,
                                       const struct named_ruleset *rules)
{
    struct position position = rule_demo_start(play, &rules->rules);
    struct move moves[DEMO_WAYS_MAX];
    if (refuses_usual_move(play, &position))
        return EXERCISE_STRICTER;
    rule_demo_moves(play, 0, rules, &position, moves);
    return is_legal(usual_rules(), &position, &moves[0]) ? EXERCISE_SAME_MOVE : EXERCISE_NEW_MOVE;
}

/* The plays of the most telling fields, as far as they hold under all these rules together. */
static int add_fields(const struct named_ruleset *rules, struct exercise exercises[EXERCISES_MAX])
{
    enum field fields[FIELD_COUNT];
    int count = 0, telling = telling_fields(&rules->rules, fields);
    for (int i = 0; i < telling && count < EXERCISES_OF_FIELDS; i++) {
        const struct rule_demo *play =
            rule_demo_find(fields[i], ruleset_get(&rules->rules, fields[i]));
        if (rule_demo_holds(play, rules))
            exercises[count++] = (struct exercise){
                .kind = kind_of_play(play, rules), .field = fields[i], .play = play};
    }
    return count;
}

/* Returns the most telling field without which the moves would be others; FIELD_NONE if it takes
 * several. */
static enum field field_at(const struct ruleset *rules, const struct position *position)
{
    enum field fields[FIELD_COUNT];
    int telling = telling_fields(rules, fields);
    for (int i = 0; i < telling; i++) {
        struct ruleset without = *rules;
        ruleset_set(&without, fields[i], ruleset_get(usual_rules(), fields[i]));
        if (!same_moves(rules, &without, position))
            return fields[i];
    }
    return FIELD_NONE;
}

static bool is_used(const struct exercise *exercises, int count, const struct named_ruleset *rules,
                    const struct position *position)
{
    bool used = false;
    for (int i = 0; i < count; i++) {
        struct position start = exercise_start(&exercises[i], rules);
        used |= position_equal(&start, position);
    }
    return used;
}

/* Adds positions of other plays in which American rules have other moves. */
static int add_positions(const struct named_ruleset *rules, int count,
                         struct exercise exercises[EXERCISES_MAX])
{
    for (int i = 0; i < rule_demo_count + FIRST_STEPS && count < LEAST_OF_FIELDS; i++) {
        const struct rule_demo *play =
            i < rule_demo_count ? &rule_demos[i] : &first_steps[i - rule_demo_count].play;
        struct position position = rule_demo_start(play, &rules->rules);
        enum field field = field_at(&rules->rules, &position);
        if (field == FIELD_NONE || same_moves(&rules->rules, usual_rules(), &position) ||
            is_used(exercises, count, rules, &position))
            continue;
        bool more = has_more(&rules->rules, usual_rules(), &position);
        exercises[count++] = (struct exercise){.kind = more ? EXERCISE_NEW_MOVE : EXERCISE_STRICTER,
                                               .field = field,
                                               .play = play,
                                               .borrowed = true};
    }
    return count;
}

int exercises_of(const struct named_ruleset *rules, struct exercise exercises[EXERCISES_MAX])
{
    int count = add_positions(rules, add_fields(rules, exercises), exercises);
    return count > 0 ? count : six(exercises);
}

/* --- How one is played --- */

struct position exercise_start(const struct exercise *exercise, const struct named_ruleset *rules)
{
    return rule_demo_start(exercise->play, &rules->rules);
}

/* Returns the first move that begins an exercise whose play does not say which. */
static bool first_right(const struct exercise *exercise, const struct named_ruleset *rules,
                        const struct position *position, struct move *move)
{
    struct movelist list;
    movegen(&rules->rules, position, &list);
    for (int i = 0; i < list.count; i++)
        if (exercise_is_right(exercise, rules, 0, position, &list.moves[i])) {
            *move = list.moves[i];
            return true;
        }
    return false;
}

bool exercise_move(const struct exercise *exercise, const struct named_ruleset *rules, int ply,
                   const struct position *position, struct move *move)
{
    struct move moves[DEMO_WAYS_MAX];
    if (exercise->borrowed)
        return ply == 0 && first_right(exercise, rules, position, move);
    if (!rule_demo_moves(exercise->play, ply, rules, position, moves))
        return false;
    *move = moves[0];
    return true;
}

bool exercise_is_right(const struct exercise *exercise, const struct named_ruleset *rules, int ply,
                       const struct position *position, const struct move *move)
{
    struct move moves[DEMO_WAYS_MAX];
    if (ply == 0 && exercise->kind == EXERCISE_STRICTER)
        return true;
    if (ply == 0 && exercise->kind == EXERCISE_NEW_MOVE)
        return !is_legal(usual_rules(), position, move);
    int count = rule_demo_moves(exercise->play, ply, rules, position, moves);
    while (count > 0 && !move_equal(&moves[count - 1], move))
        count--;
    return count > 0;
}

/* --- In words --- */

static void fill(struct strbuf *out, const char *words, struct side_names sides)
{
    FILL(out, tr(words), {"dark", side_name(BLACK, sides)});
}

const char *exercise_title(const struct exercise *exercise)
{
    return exercise->step ? tr(exercise->step->title) : field_title(exercise->field);
}

void exercise_about_print(struct strbuf *out, const struct exercise_words *words)
{
    const struct exercise *exercise = words->exercise;
    if (exercise->step) {
        fill(out, exercise->step->words, words->sides);
        return;
    }
    if (exercise->field == FIELD_QUIET_RESET) { /* its sentence goes on from this one */
        field_sentence(&words->rules->rules, FIELD_QUIET, words->sides, out);
        strbuf_add(out, " ");
    }
    field_sentence(&words->rules->rules, exercise->field, words->sides, out);
}

/* Returns true if the task names a move: the one at place `ply`. */
static bool names_move(const struct exercise *exercise, int ply)
{
    return exercise->kind == EXERCISE_SAME_MOVE || (!exercise->step && ply > 0);
}

/* Writes the move at place `ply`. */
static void move_text(const struct exercise_words *words, int ply, const struct position *position,
                      struct strbuf *out)
{
    struct movelist list;
    struct move move;
    movegen(&words->rules->rules, position, &list);
    if (exercise_move(words->exercise, words->rules, ply, position, &move))
        move_print(out, &move, &list, words->names);
}

/* Asks for a move by the rule of the exercise. */
static void rule_task_print(struct strbuf *out, const struct exercise_words *words)
{
    char memory[CLAUSE_SIZE];
    struct strbuf clause = strbuf_init(memory, sizeof memory);
    rule_clause_print(&clause, &words->rules->rules, words->exercise->field, words->sides);
    if (words->exercise->field == FIELD_CAPTURE)
        no_capture_task_print(out, memory);
    else if (words->exercise->kind == EXERCISE_STRICTER)
        stricter_task_print(out, memory);
    else
        new_move_task_print(out, memory);
}

void exercise_task_print(struct strbuf *out, const struct exercise_words *words, int ply,
                         const struct position *position)
{
    const struct exercise *exercise = words->exercise;
    char memory[MOVE_SIZE];
    struct strbuf move = strbuf_init(memory, sizeof memory);
    if (exercise->step) {
        fill(out, exercise->step->tasks[ply / 2], words->sides);
    } else if (names_move(exercise, ply)) {
        move_text(words, ply, position, &move);
        move_task_print(out, memory, ply > 0);
    } else {
        rule_task_print(out, words);
    }
}

squareset exercise_task_squares(const struct exercise_words *words, int ply,
                                const struct position *position)
{
    struct move move;
    bool named = names_move(words->exercise, ply) &&
                 exercise_move(words->exercise, words->rules, ply, position, &move);
    return named ? square_set(move_from(&move)) | square_set(move_to(&move)) : 0;
}

void exercise_astray_print(struct strbuf *out, const struct exercise_words *words, int ply,
                           const struct position *position)
{
    const struct exercise *exercise = words->exercise;
    char memory[MOVE_SIZE];
    struct strbuf move = strbuf_init(memory, sizeof memory);
    if (exercise->step && exercise->step->astray) {
        fill(out, exercise->step->astray, words->sides);
    } else if (names_move(exercise, ply)) {
        move_text(words, ply, position, &move);
        move_astray_print(out, memory);
    } else {
        strbuf_add(out, new_move_astray());
    }
}

/* After another move than that of the play, the rest of the play may be impossible: its caption
 * would tell what has not happened. */
void exercise_praise_print(struct strbuf *out, const struct exercise_words *words, int plies)
{
    const struct exercise *exercise = words->exercise;
    const struct ruleset *rules = &words->rules->rules;
    char memory[CLAUSE_SIZE];
    struct strbuf clause = strbuf_init(memory, sizeof memory);
    if (exercise->borrowed || plies < rule_demo_plies(exercise->play)) {
        rule_clause_print(&clause, rules, exercise->field, words->sides);
        clause_praise_print(out, ruleset_title(words->rules).text, memory);
        return;
    }
    rule_demo_caption_print(out, exercise->play, words->sides);
    if (exercise->play->outcome == DRAW && rules->draws == DRAWS_CLAIM) {
        strbuf_add(out, " ");
        field_sentence(rules, FIELD_DRAWS, words->sides, out);
    }
}

/* SPDX-License-Identifier: MIT */
#include "prose/rules_page.h"

static const char *const titles[FIELD_COUNT] = {
    [FIELD_FIRST] = "First move",
    [FIELD_CORNER] = "The corner",
    [FIELD_SQUARES] = "Names of squares",
    [FIELD_ROWS] = "Men at the start",
    [FIELD_CAPTURE] = "Duty to capture",
    [FIELD_MAN_CAPTURE] = "How men capture",
    [FIELD_MAN_TAKES_KING] = "Men against kings",
    [FIELD_KING] = "Kings",
    [FIELD_LANDING] = "Where a king lands",
    [FIELD_CROWNING] = "Crowned by a capture",
    [FIELD_REMOVAL] = "Captured pieces",
    [FIELD_PRIORITY] = "Choice of capture",
    [FIELD_GOAL] = "The goal",
    [FIELD_REPETITION] = "Draw by repetition",
    [FIELD_QUIET] = "Draw by quiet moves",
    [FIELD_QUIET_RESET] = "What resets the count",
    [FIELD_LONE_KINGS] = "Draw by lone kings",
    [FIELD_DRAWS] = "How draws happen",
};

const char *field_title(enum field field)
{
    return titles[field];
}

/* --- Fields whose sentence depends on their own value alone --- */

static const char *const first_sentences[] = {
    [BLACK] = "Black makes the first move.",
    [WHITE] = "White makes the first move.",
};

static const char *const corner_sentences[] = {
    [CORNER_DARK] = "The corner at each player's near left is a dark square, in play.",
    [CORNER_LIGHT] = "The corner at each player's near left is a light square, out of play; the "
                     "one at the near right is in play.",
};

static const char *const squares_sentences[] = {
    [NUMBERS_TOP_LEFT] = "Books of this game number the dark squares from 1 to 32 along the rows, "
                         "from the top left as White sees the board.",
    [NUMBERS_TOP_RIGHT] = "Books of this game number the dark squares from 1 to 32 along the "
                          "rows, from the top right as White sees the board.",
    [NUMBERS_BOTTOM_LEFT] = "Books of this game number the dark squares from 1 to 32 along the "
                            "rows, from the bottom left as White sees the board.",
    [NUMBERS_BOTTOM_RIGHT] = "Books of this game number the dark squares from 1 to 32 along the "
                             "rows, from the bottom right as White sees the board.",
    [NUMBERS_ALGEBRAIC] = "Books of this game name the squares by letter and number, from a1 at "
                          "the bottom left as White sees the board.",
};

static const char *const capture_sentences[] = {
    [CAPTURE_MANDATORY] = "If you can capture, you must. A capture once begun must be finished: "
                          "the same piece captures on for as long as it can.",
    [CAPTURE_OPTIONAL] = "You need not capture: a plain move is always allowed as well. But a "
                         "capture once begun must be finished: the same piece captures on for as "
                         "long as it can.",
};

static const char *const man_capture_sentences[] = {
    [MAN_CAPTURES_FORWARD] = "A man captures forward only, but may change between left and right "
                             "from jump to jump.",
    [MAN_CAPTURES_ANY] = "A man moves forward only, but captures forward and backward.",
};

static const char *const man_takes_king_sentences[] = {
    [NO] = "A man may not capture a king: only a king may.",
    [YES] = "A man may capture a king like any other piece.",
};

static const char *const king_sentences[] = {
    [KING_SHORT] = "A king moves one square along a diagonal, forward or backward. It captures "
                   "forward and backward too, but only a piece right next to it.",
    [KING_FLYING] = "A king flies: it moves along a diagonal, forward or backward, over any number "
                    "of empty squares. It also captures from a distance, if the squares before "
                    "the piece and the one right behind it are empty.",
};

static const char *const landing_sentences[] = {
    [LANDING_BEHIND] = "A king that captures stops right behind the captured piece, however far "
                       "it came.",
    [LANDING_FREE] = "A king that captures may land on any empty square behind the captured "
                     "piece, up to the next piece. But if it can capture on from some of them, it "
                     "must land on one of those.",
};

static const char *const removal_sentences[] = {
    [REMOVAL_AT_ONCE] = "Each captured piece leaves the board as soon as it is jumped, so the king "
                        "may pass its square later in the same move.",
    [REMOVAL_AFTER] = "Captured pieces leave the board together, when the move is over. Until then "
                      "they block the way, and none of them may be jumped again.",
};

static const char *const crowning_sentences[] = {
    [CROWNING_ENDS] = "A man that reaches the crownhead by a capture becomes a king and its move "
                      "ends there, even if it could capture on.",
    [CROWNING_CONTINUES] = "A man that reaches the crownhead by a capture becomes a king at once, "
                           "and captures on as a king in the same move if it can.",
    [CROWNING_AT_REST] = "A man that reaches the crownhead by a capture and can capture on as a "
                         "man must do so, and stays a man. It becomes a king only if its move "
                         "ends on the crownhead.",
};

static const char *const goal_sentences[] = {
    [GOAL_WIN] = "You win by leaving the other player without a move: capture all of the pieces, "
                 "or block them.",
    [GOAL_LOSE] = "This is giveaway: you win when it is your turn and you have no move, because "
                  "all your pieces are captured or blocked.",
};

static const char *const quiet_reset_sentences[] = {
    [RESET_CAPTURE] = "A capture starts that count again from nothing. A man's plain move does "
                      "not, even one that crowns it.",
    [RESET_CAPTURE_OR_CROWN] = "A capture or a crowning starts that count again from nothing. A "
                               "man's plain move that does not crown it does not.",
    [RESET_CAPTURE_OR_MAN] = "A capture or any move of a man starts that count again from "
                             "nothing: only plain moves of kings add to it.",
};

static const char *const draws_sentences[] = {
    [DRAWS_AUTOMATIC] = "Nobody needs to claim such a draw: it happens by itself.",
    [DRAWS_CLAIM] = "Such a draw does not happen by itself: the player whose turn it is may claim "
                    "it, or play on.",
};

static const char *const *const value_sentences[FIELD_COUNT] = {
    [FIELD_FIRST] = first_sentences,
    [FIELD_CORNER] = corner_sentences,
    [FIELD_SQUARES] = squares_sentences,
    [FIELD_CAPTURE] = capture_sentences,
    [FIELD_MAN_CAPTURE] = man_capture_sentences,
    [FIELD_MAN_TAKES_KING] = man_takes_king_sentences,
    [FIELD_KING] = king_sentences,
    [FIELD_LANDING] = landing_sentences,
    [FIELD_REMOVAL] = removal_sentences,
    [FIELD_GOAL] = goal_sentences,
    [FIELD_QUIET_RESET] = quiet_reset_sentences,
    [FIELD_DRAWS] = draws_sentences,
};

/* --- Fields whose sentence needs more than a value --- */

typedef void teller(const struct ruleset *rules, struct strbuf *out);

static void tell_rows(const struct ruleset *rules, struct strbuf *out)
{
    strbuf_addf(out, "Each side begins with %d men, on the dark squares of its %s nearest rows.",
                4 * rules->rows, rules->rows == 2 ? "two" : "three");
}

/* A man that captures forward only can never capture on from the crownhead. */
static void tell_crowning(const struct ruleset *rules, struct strbuf *out)
{
    bool rests = rules->crowning == CROWNING_AT_REST && rules->man_capture == MAN_CAPTURES_FORWARD;
    strbuf_add(out, crowning_sentences[rests ? CROWNING_ENDS : rules->crowning]);
}

static const char *const priority_sentences[] = {
    [PRIORITY_NONE] = "you are free to choose any of them, even one that captures fewer pieces.",
    [PRIORITY_KING] = "a capture by a king goes first: when a king can capture, a man may not. "
                      "Otherwise you are free to choose.",
    [PRIORITY_MOST] = "you must make one that captures as many pieces as possible.",
    [PRIORITY_MOST_KINGS] = "you must make one that captures as many pieces as possible and, among "
                            "those, as many kings as possible.",
    [PRIORITY_ITALIAN] = "you must make one that captures as many pieces as possible; among those, "
                         "one made by a king; then one that captures most kings; then one that "
                         "captures a king at the first step in which they differ.",
};

static void tell_priority(const struct ruleset *rules, struct strbuf *out)
{
    strbuf_add(out, "If there is more than one capture, ");
    if (rules->capture == CAPTURE_OPTIONAL && rules->priority != PRIORITY_NONE)
        strbuf_add(out, "and you choose to capture, ");
    strbuf_add(out, priority_sentences[rules->priority]);
}

static const char *draw_words(const struct ruleset *rules)
{
    return rules->draws == DRAWS_CLAIM ? "the player to move may claim a draw."
                                       : "the game is a draw.";
}

static void tell_repetition(const struct ruleset *rules, struct strbuf *out)
{
    if (rules->repetition == 0) {
        strbuf_add(out, "The same position may come back any number of times.");
        return;
    }
    strbuf_addf(out, "When the same position, with the same side to move, has come up %d times, ",
                rules->repetition);
    strbuf_add(out, draw_words(rules));
}

static const char *const quiet_words[] = {
    [RESET_CAPTURE] = "without a capture",
    [RESET_CAPTURE_OR_CROWN] = "without a capture or a crowning",
    [RESET_CAPTURE_OR_MAN] = "without a capture or a move of a man",
};

static void tell_quiet(const struct ruleset *rules, struct strbuf *out)
{
    if (rules->quiet == 0) {
        strbuf_add(out, "There is no limit to the moves without a capture.");
        return;
    }
    if (rules->quiet == 1)
        strbuf_add(out, "After one move ");
    else
        strbuf_addf(out, "After %d moves in a row, both sides' counted together, ", rules->quiet);
    strbuf_addf(out, "%s, %s", quiet_words[rules->quiet_reset], draw_words(rules));
}

static void tell_lone_kings(const struct ruleset *rules, struct strbuf *out)
{
    if (rules->lone_kings == NO) {
        strbuf_add(out, "One king against one king is played on like any other position.");
        return;
    }
    strbuf_add(out, "When each side has just one piece left and both are kings, ");
    strbuf_add(out, draw_words(rules));
}

static teller *const tellers[FIELD_COUNT] = {
    [FIELD_ROWS] = tell_rows,         [FIELD_CROWNING] = tell_crowning,
    [FIELD_PRIORITY] = tell_priority, [FIELD_REPETITION] = tell_repetition,
    [FIELD_QUIET] = tell_quiet,       [FIELD_LONE_KINGS] = tell_lone_kings,
};

bool field_sentence(const struct ruleset *rules, enum field field, struct strbuf *out)
{
    if (field_idle(rules, field))
        return false;
    if (tellers[field])
        tellers[field](rules, out);
    else
        strbuf_add(out, value_sentences[field][ruleset_get(rules, field)]);
    return true;
}

/* --- What no single field decides --- */

static const char *tell_board(const struct ruleset *rules)
{
    (void)rules;
    return "Two players, Black and White, play on the 32 dark squares of a board of eight rows by "
           "eight. They take turns; a turn is one move with one piece.";
}

static const char *tell_man(const struct ruleset *rules)
{
    (void)rules;
    return "A man moves one square forward along a diagonal, to an empty square.";
}

static const char *tell_crown(const struct ruleset *rules)
{
    (void)rules;
    return "A man that ends its move on the crownhead, the row farthest from its own side, is "
           "crowned: it is a king from then on.";
}

static const char *tell_capture(const struct ruleset *rules)
{
    (void)rules;
    return "A piece captures by jumping along a diagonal over a piece of the other side to the "
           "empty square behind it, and the jumped piece leaves the board. It never jumps a piece "
           "of its own side, nor two pieces at once. From where it lands it may capture again, in "
           "the same move.";
}

static const char *tell_end(const struct ruleset *rules)
{
    return rules->goal == GOAL_WIN
               ? "The game ends when the player to move has no move, with no piece left or with "
                 "every piece blocked. That player has lost."
               : "The game ends when the player to move has no move, with no piece left or with "
                 "every piece blocked. That player has won.";
}

static const char *tell_agreement(const struct ruleset *rules)
{
    (void)rules;
    return "The players may agree on a draw at any time. A player may resign at any time: then the "
           "other one has won.";
}

static const char *(*const general[])(const struct ruleset *) = {
    tell_board, tell_man, tell_crown, tell_capture, tell_end, tell_agreement,
};

bool rules_general_sentence(int index, const struct ruleset *rules, struct strbuf *out)
{
    if (index < 0 || index >= (int)(sizeof general / sizeof *general))
        return false;
    strbuf_add(out, general[index](rules));
    return true;
}

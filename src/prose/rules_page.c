/* SPDX-License-Identifier: MIT */
#include "prose/rules_page.h"

#include "base/template.h"
#include "base/translate.h"

static const char *const titles[FIELD_COUNT] = {
    [FIELD_FIRST] = N_C("a kind of rule", "First move"),
    [FIELD_CORNER] = N_C("a kind of rule", "The corner"),
    [FIELD_SQUARES] = N_C("a kind of rule", "Names of squares"),
    [FIELD_ROWS] = N_C("a kind of rule", "Men at the start"),
    [FIELD_CAPTURE] = N_C("a kind of rule", "Capturing"),
    [FIELD_MAN_CAPTURE] = N_C("a kind of rule", "How men capture"),
    [FIELD_MAN_TAKES_KING] = N_C("a kind of rule", "Men against kings"),
    [FIELD_KING] = N_C("a kind of rule", "Kings"),
    [FIELD_LANDING] = N_C("a kind of rule", "Where a king lands"),
    [FIELD_CROWNING] = N_C("a kind of rule", "Crowned by a capture"),
    [FIELD_REMOVAL] = N_C("a kind of rule", "Captured pieces"),
    [FIELD_PRIORITY] = N_C("a kind of rule", "Choice of capture"),
    [FIELD_GOAL] = N_C("a kind of rule", "The goal"),
    [FIELD_REPETITION] = N_("Draw by repetition"),
    [FIELD_QUIET] = N_("Draw by quiet moves"),
    [FIELD_QUIET_RESET] = N_("What resets the count"),
    [FIELD_LONE_KINGS] = N_("Draw by lone kings"),
    [FIELD_DRAWS] = N_("How draws happen"),
};

const char *field_title(enum field field)
{
    return tr(titles[field]);
}

/* --- Fields whose sentence depends on their own value alone --- */

static const char *const first_sentences[] = {
    [BLACK] = N_("{dark} makes the first move."),
    [WHITE] = N_("{light} makes the first move."),
};

static const char *const corner_sentences[] = {
    [CORNER_DARK] = N_("The corner at each player's near left is a dark square, in play."),
    [CORNER_LIGHT] = N_("The corner at each player's near left is a light square, out of play; the "
                        "one at the near right is in play."),
};

static const char *const squares_sentences[] = {
    [NUMBERS_TOP_LEFT] =
        N_("Books of this game number the dark squares from 1 to 32 along the rows, "
           "from the top left as {light} sees the board."),
    [NUMBERS_TOP_RIGHT] = N_("Books of this game number the dark squares from 1 to 32 along the "
                             "rows, from the top right as {light} sees the board."),
    [NUMBERS_BOTTOM_LEFT] = N_("Books of this game number the dark squares from 1 to 32 along the "
                               "rows, from the bottom left as {light} sees the board."),
    [NUMBERS_BOTTOM_RIGHT] = N_("Books of this game number the dark squares from 1 to 32 along the "
                                "rows, from the bottom right as {light} sees the board."),
    [NUMBERS_ALGEBRAIC] = N_("Books of this game name the squares by letter and number, from a1 at "
                             "the bottom left as {light} sees the board."),
};

static const char *const capture_sentences[] = {
    [CAPTURE_MANDATORY] = N_("If you can capture, you must. A capture once begun must be finished: "
                             "the same piece captures on for as long as it can."),
    [CAPTURE_OPTIONAL] =
        N_("You do not have to capture: a plain move is always allowed as well. But a "
           "capture once begun must be finished: the same piece captures on for as "
           "long as it can."),
};

static const char *const man_capture_sentences[] = {
    [MAN_CAPTURES_FORWARD] =
        N_("A man captures forward only, but may turn left or right with each jump."),
    [MAN_CAPTURES_ANY] = N_("A man moves forward only, but captures forward and backward."),
};

static const char *const man_takes_king_sentences[] = {
    [NO] = N_("A man may not capture a king: only a king may."),
    [YES] = N_("A man may capture a king like any other piece."),
};

static const char *const king_sentences[] = {
    [KING_SHORT] = N_("A king moves one square along a diagonal, forward or backward. It captures "
                      "forward and backward too, but only a piece right next to it."),
    [KING_FLYING] =
        N_("A king flies: it moves along a diagonal, forward or backward, over any number "
           "of empty squares. It also captures from a distance, if the squares before "
           "the piece and the one right behind it are empty."),
};

static const char *const landing_sentences[] = {
    [LANDING_BEHIND] = N_("A king that captures stops right behind the captured piece, however far "
                          "it came."),
    [LANDING_FREE] =
        N_("A king that captures may land on any empty square behind the captured "
           "piece, up to the next piece. But if it can capture on from some of them, it "
           "must land on one of those."),
};

static const char *const removal_sentences[] = {
    [REMOVAL_AT_ONCE] =
        N_("Each captured piece leaves the board as soon as it is jumped, so the king "
           "may pass its square later in the same move."),
    [REMOVAL_AFTER] =
        N_("Captured pieces leave the board together, when the move is over. Until then "
           "they block the way, and none of them may be jumped again."),
};

static const char *const crowning_sentences[] = {
    [CROWNING_ENDS] =
        N_("A man that reaches the crownhead by a capture becomes a king and its move "
           "ends there, even if it could capture on."),
    [CROWNING_CONTINUES] =
        N_("A man that reaches the crownhead by a capture becomes a king at once, "
           "and captures on as a king in the same move if it can."),
    [CROWNING_AT_REST] = N_("A man that reaches the crownhead by a capture and can capture on as a "
                            "man must do so, and stays a man. It becomes a king only if its move "
                            "ends on the crownhead."),
};

static const char *const goal_sentences[] = {
    [GOAL_WIN] =
        N_("You win by leaving the other player without a move: capture all of the pieces, "
           "or block them."),
    [GOAL_LOSE] = N_("This is giveaway: you win when it is your turn and you have no move, because "
                     "all your pieces are captured or blocked."),
};

static const char *const quiet_reset_sentences[] = {
    [RESET_CAPTURE] = N_("A capture starts that count again. A man's plain move does not, even "
                         "one that crowns it."),
    [RESET_CAPTURE_OR_CROWN] = N_("A capture or a crowning starts that count again. A man's plain "
                                  "move that does not crown it does not."),
    [RESET_CAPTURE_OR_MAN] =
        N_("A capture or any move of a man starts that count again: only plain "
           "moves of kings add to it."),
};

static const char *const draws_sentences[] = {
    [DRAWS_AUTOMATIC] = N_("Nobody needs to claim such a draw: it happens by itself."),
    [DRAWS_CLAIM] =
        N_("Such a draw does not happen by itself: the player whose turn it is may claim "
           "it, or play on."),
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
    strbuf_add(out, rules->rows == 2 ? tr("Each side begins with 8 men, on the dark squares of its "
                                          "two nearest rows.")
                                     : tr("Each side begins with 12 men, on the dark squares of "
                                          "its three nearest rows."));
}

/* A man that captures forward only can never capture on from the crownhead. */
static void tell_crowning(const struct ruleset *rules, struct strbuf *out)
{
    bool rests = rules->crowning == CROWNING_AT_REST && rules->man_capture == MAN_CAPTURES_FORWARD;
    strbuf_add(out, tr(crowning_sentences[rests ? CROWNING_ENDS : rules->crowning]));
}

#define FREE_CHOICE                                                                                \
    N_("If there is more than one capture, you are free to choose any of them, even one that "     \
       "captures fewer pieces.")

static const char *const priority_sentences[][5] = {
    [CAPTURE_MANDATORY] =
        {
            [PRIORITY_NONE] = FREE_CHOICE,
            [PRIORITY_KING] = N_("If there is more than one capture, a capture by a king goes "
                                 "first: when a king can capture, a man may not. Otherwise you are "
                                 "free to choose."),
            [PRIORITY_MOST] = N_("If there is more than one capture, you must make one that "
                                 "captures as many pieces as possible."),
            [PRIORITY_MOST_KINGS] = N_("If there is more than one capture, you must make one that "
                                       "captures as many pieces as possible and, among those, as "
                                       "many kings as possible."),
            [PRIORITY_ITALIAN] = N_("If there is more than one capture, you must make one that "
                                    "captures as many pieces as possible; among those, one made by "
                                    "a king; then one that captures most kings; then one that "
                                    "captures a king at the first step in which they differ."),
        },
    [CAPTURE_OPTIONAL] =
        {
            [PRIORITY_NONE] = FREE_CHOICE,
            [PRIORITY_KING] = N_("If there is more than one capture, and you choose to capture, a "
                                 "capture by a king goes first: when a king can capture, a man may "
                                 "not. Otherwise you are free to choose."),
            [PRIORITY_MOST] = N_("If there is more than one capture, and you choose to capture, "
                                 "you must make one that captures as many pieces as possible."),
            [PRIORITY_MOST_KINGS] = N_("If there is more than one capture, and you choose to "
                                       "capture, you must make one that captures as many pieces as "
                                       "possible and, among those, as many kings as possible."),
            [PRIORITY_ITALIAN] = N_("If there is more than one capture, and you choose to capture, "
                                    "you must make one that captures as many pieces as possible; "
                                    "among those, one made by a king; then one that captures most "
                                    "kings; then one that captures a king at the first step in "
                                    "which they differ."),
        },
};

static void tell_priority(const struct ruleset *rules, struct strbuf *out)
{
    strbuf_add(out, tr(priority_sentences[rules->capture][rules->priority]));
}

static void fill_count(struct strbuf *out, struct counted_text text, int count)
{
    FILL(out, tr_counted(text, count), {"count", number_text(count).text});
}

static const struct counted_text repetition_sentences[] = {
    [DRAWS_AUTOMATIC] = N_COUNTED("When the same position, with the same side to move, has come up "
                                  "{count} time, the game is a draw.",
                                  "When the same position, with the same side to move, has come up "
                                  "{count} times, the game is a draw."),
    [DRAWS_CLAIM] = N_COUNTED("When the same position, with the same side to move, has come up "
                              "{count} time, the player to move may claim a draw.",
                              "When the same position, with the same side to move, has come up "
                              "{count} times, the player to move may claim a draw."),
};

static void tell_repetition(const struct ruleset *rules, struct strbuf *out)
{
    if (rules->repetition == 0)
        strbuf_add(out, tr("The same position may come back any number of times."));
    else
        fill_count(out, repetition_sentences[rules->draws], rules->repetition);
}

static const struct counted_text quiet_sentences[][3] = {
    [DRAWS_AUTOMATIC] =
        {
            [RESET_CAPTURE] =
                N_COUNTED("After one move without a capture, the game is a draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture, the game is a draw."),
            [RESET_CAPTURE_OR_CROWN] =
                N_COUNTED("After one move without a capture or a crowning, the game is a draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture or a crowning, the game is a draw."),
            [RESET_CAPTURE_OR_MAN] =
                N_COUNTED("After one move without a capture or a move of a man, the game is a "
                          "draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture or a move of a man, the game is a draw."),
        },
    [DRAWS_CLAIM] =
        {
            [RESET_CAPTURE] =
                N_COUNTED("After one move without a capture, the player to move may claim a draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture, the player to move may claim a draw."),
            [RESET_CAPTURE_OR_CROWN] =
                N_COUNTED("After one move without a capture or a crowning, the player to move may "
                          "claim a draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture or a crowning, the player to move may claim a draw."),
            [RESET_CAPTURE_OR_MAN] =
                N_COUNTED("After one move without a capture or a move of a man, the player to "
                          "move may claim a draw.",
                          "After {count} moves in a row, both sides' counted together, without a "
                          "capture or a move of a man, the player to move may claim a draw."),
        },
};

static void tell_quiet(const struct ruleset *rules, struct strbuf *out)
{
    if (rules->quiet == 0)
        strbuf_add(out, tr("There is no limit to the moves without a capture."));
    else
        fill_count(out, quiet_sentences[rules->draws][rules->quiet_reset], rules->quiet);
}

static const char *const lone_kings_sentences[] = {
    [DRAWS_AUTOMATIC] = N_("When each side has just one piece left and both are kings, the game is "
                           "a draw."),
    [DRAWS_CLAIM] = N_("When each side has just one piece left and both are kings, the player to "
                       "move may claim a draw."),
};

static void tell_lone_kings(const struct ruleset *rules, struct strbuf *out)
{
    strbuf_add(out, rules->lone_kings == NO
                        ? tr("One king against one king is played on like any other position.")
                        : tr(lone_kings_sentences[rules->draws]));
}

static teller *const tellers[FIELD_COUNT] = {
    [FIELD_ROWS] = tell_rows,         [FIELD_CROWNING] = tell_crowning,
    [FIELD_PRIORITY] = tell_priority, [FIELD_REPETITION] = tell_repetition,
    [FIELD_QUIET] = tell_quiet,       [FIELD_LONE_KINGS] = tell_lone_kings,
};

bool field_sentence(const struct ruleset *rules, enum field field, struct side_names sides,
                    struct strbuf *out)
{
    if (field_idle(rules, field))
        return false;
    if (tellers[field])
        tellers[field](rules, out);
    else
        FILL(out, tr(value_sentences[field][ruleset_get(rules, field)]),
             {"dark", side_name(BLACK, sides)}, {"light", side_name(WHITE, sides)});
    return true;
}

void square_style_print(struct strbuf *out, const struct ruleset *rules, enum square_style style,
                        struct side_names sides)
{
    switch (style) {
    case SQUARES_NUMBER:
        field_sentence(rules, FIELD_SQUARES, sides, out);
        break;
    case SQUARES_ALGEBRAIC:
        FILL(out,
             tr("Squares are named by letter and number, from a1 at the bottom left as "
                "{light} sees the board."),
             {"light", side_name(WHITE, sides)});
        break;
    case SQUARES_ROW_COLUMN:
        FILL(out,
             tr("Squares are named by row and column, such as 3,6: the row is counted from the "
                "top and the column from the left as {light} sees the board."),
             {"light", side_name(WHITE, sides)});
        break;
    case SQUARE_STYLE_COUNT:
        break;
    }
}

/* --- Lessons --- */

/* What every rule set says, and the field that says more. */
static const struct lesson_text {
    const char *title, *always; /* `always` may be NULL */
    enum field field;           /* FIELD_COUNT: none */
} lessons[LESSON_COUNT] = {
    [LESSON_MOVE] = {N_("How a man moves"),
                     N_("A man moves one square forward along a diagonal, to an empty square."),
                     FIELD_COUNT},
    [LESSON_CAPTURE] =
        {N_("How a piece captures"),
         N_("A piece captures by jumping over a piece of the other side, to the empty square "
            "behind "
            "it. The jumped piece leaves the board. From where it lands it may jump again, in the "
            "same move."),
         FIELD_MAN_CAPTURE},
    [LESSON_CROWN] = {N_("How a man is crowned"),
                      N_("A man that ends its move on the crownhead, the row farthest from its own "
                         "side, is crowned: it is a king from then on."),
                      FIELD_KING},
    [LESSON_WIN] = {N_("How you win"), NULL, FIELD_GOAL},
};

const char *lesson_title(enum lesson lesson)
{
    return tr(lessons[lesson].title);
}

void lesson_print(struct strbuf *out, const struct ruleset *rules, enum lesson lesson,
                  struct side_names sides)
{
    const struct lesson_text *text = &lessons[lesson];
    if (text->always)
        strbuf_add(out, tr(text->always));
    if (text->always && text->field != FIELD_COUNT)
        strbuf_add(out, "\n");
    if (text->field != FIELD_COUNT)
        field_sentence(rules, text->field, sides, out);
}

bool lesson_tells(enum field field)
{
    for (int i = 0; i < LESSON_COUNT; i++)
        if (lessons[i].field == field)
            return true;
    return false;
}

/* --- What no single field decides --- */

/* The sentence for each goal. */
static const struct {
    const char *to_win, *to_lose; /* NULL: as for to_win */
} general[] = {
    {N_("Two players ({dark}, {light}) play on the 32 dark squares of a board of eight rows by "
        "eight. They take turns; a turn is one move with one piece."),
     NULL},
    {N_("A piece jumps along a diagonal only. It never jumps a piece of its own side, nor two "
        "pieces "
        "at once."),
     NULL},
    {N_("The game ends when the player whose turn it is cannot move, because no piece is left or "
        "every piece is blocked. That player has lost."),
     N_("The game ends when the player whose turn it is cannot move, because no piece is left or "
        "every piece is blocked. That player has won.")},
    {N_("The players may agree on a draw at any time. A player may resign at any time: then the "
        "other one has won."),
     NULL},
};

bool rules_general_sentence(int index, const struct ruleset *rules, struct side_names sides,
                            struct strbuf *out)
{
    if (index < 0 || index >= (int)(sizeof general / sizeof *general))
        return false;
    bool lose = rules->goal == GOAL_LOSE && general[index].to_lose;
    FILL(out, tr(lose ? general[index].to_lose : general[index].to_win),
         {"dark", side_name(BLACK, sides)}, {"light", side_name(WHITE, sides)});
    return true;
}

/* SPDX-License-Identifier: MIT */
#include "prose/play_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/square_list.h"

void turn_print(struct strbuf *out, const struct match *match, const struct movelist *legal,
                struct square_names names, struct side_names sides)
{
    enum side side = game_position(&match->game).side;
    const char *name = match_name_of_side(match, side);
    if (!movelist_must_capture(legal, &match->game.rules.rules)) {
        FILL(out, tr("{name} ({side}) to move."), {"name", name}, {"side", side_name(side, sides)});
        return;
    }
    FILL(out, tr("{name} ({side}) must capture, with {squares}."), {"name", name},
         {"side", side_name(side, sides)},
         {"squares", square_list(movelist_starts(legal), LIST_OR, names).text});
}

/* Lists a few of them if there are many. */
static struct square_list places(squareset squares, struct square_names names)
{
    struct few few = {0};
    int count = bits_count(squares);
    for (int square = squareset_next(squares, 0); square; square = squareset_next(squares, square))
        if (count <= FEW_SQUARES + 1 || bits_count(few.squares) < FEW_SQUARES)
            few.squares |= square_set(square);
    few.others = count - bits_count(few.squares);
    return few_list(&few, names);
}

void chosen_print(struct strbuf *out, int square, bool captures, squareset ends,
                  struct square_names names)
{
    const char *words =
        /* TRANSLATORS: where the piece on {square} can land. */
        captures ? tr("{square} captures to {squares}.") : tr("{square} can go to {squares}.");
    FILL(out, words, {"square", square_name(square, names).text},
         {"squares", places(ends, names).text});
}

void going_on_print(struct strbuf *out, squareset next, struct square_names names)
{
    FILL(out, tr("The capture goes on, to {squares}. Or take back the last jump."),
         {"squares", places(next, names).text});
}

void jump_taken_back_print(struct strbuf *out, int square, struct square_names names)
{
    FILL(out, tr("The jump to {square} is taken back."),
         {"square", square_name(square, names).text});
}

const char *first_move_hint(bool ringed)
{
    return ringed ? tr("Choose a ringed piece, then where it goes.")
                  : tr("Choose a piece, then where it goes.");
}

/* Returns the number of the move in the list of moves. */
static struct number_text list_number(int ply)
{
    return number_text((ply + 1) / 2);
}

void looked_at_print(struct strbuf *out, int ply, int plies, const char *side)
{
    const char *words =
        ply == 0 ? tr("Looking at the start.") : tr("Looking at move {move} of {count} ({side}).");
    FILL(out, words, {"side", side}, {"move", list_number(ply).text},
         {"count", list_number(plies).text});
}

void looked_at_variation_print(struct strbuf *out, int ply, const char *side)
{
    FILL(out, tr("Looking at move {move} of a variation ({side})."), {"side", side},
         {"move", list_number(ply).text});
}

void looked_at_undone_print(struct strbuf *out, int ply, const char *side)
{
    FILL(out, tr("Looking at move {move}, which was undone ({side})."), {"side", side},
         {"move", list_number(ply).text});
}

const char *back_to_game(bool over)
{
    return over ? tr("Back to the result") : tr("Back to the game");
}

void route_question_print(struct strbuf *out, int routes)
{
    FILL(out,
         tr_n("There is {count} way to get there. Choose one by its number, or go back.",
              "There are {count} ways to get there. Choose one by its number, or go back.", routes),
         {"count", number_text(routes).text});
}

void odds_question_print(struct strbuf *out, const struct match *match, const struct odds *odds)
{
    static const char *const questions[HANDICAP_MOST + 1] = {
        N_("Play the next game with all men?"),
        N_("Shall {player} play the next game with a man fewer?"),
        N_("Shall {player} play the next game with two men fewer?"),
        N_("Shall {player} play the next game with three men fewer?"),
    };
    /* TRANSLATORS: {computer} is "Computer 4". */
    const char *level = N_("Play the next game against another level: {computer}?");
    FILL(out,
         tr_n("{winner}: {count} win in a row.", "{winner}: {count} wins in a row.", odds->wins),
         {"winner", match->players[odds->winner].name}, {"count", number_text(odds->wins).text});
    strbuf_addch(out, ' ');
    FILL(out, tr(odds->kind == ODDS_LEVEL ? level : questions[odds->handicap.men]),
         {"computer", player_stand_in(odds->computer, odds->level, NULL).name},
         {"player", match->players[odds->handicap.player].name});
}

const char *offer_question(void)
{
    return tr("Who offers a draw?");
}

const char *resign_question(void)
{
    return tr("Who resigns this game?");
}

const char *resign_alone_question(void)
{
    return tr("Do you resign this game?");
}

void answer_question_print(struct strbuf *out, const char *offering, const char *answering)
{
    FILL(out, tr("{offering} offers a draw. {answering}, do you accept it?"),
         {"offering", offering}, {"answering", answering});
}

void answer_question_brief_print(struct strbuf *out, const char *answering)
{
    FILL(out, tr("{answering}, do you accept a draw?"), {"answering", answering});
}

const char *comment_too_long(void)
{
    return tr("This comment is too long to change here.");
}

const char *draw_declined(void)
{
    return tr("The draw is declined: the game goes on.");
}

const char *typing_hint(void)
{
    return tr(
        "Type squares as on the board, such as 11-15. Enter plays the move, Esc closes this.");
}

const char *commenting_hint(void)
{
    return tr("Enter saves the comment, Esc restores the old one.");
}

static const char *const obstacle_texts[OBSTACLE_COUNT] = {
    [OBSTACLE_NOTHING_TO_UNDO] = N_("There is no move to undo."),
    [OBSTACLE_NOTHING_TO_REDO] = N_("There is no move to redo."),
    [OBSTACLE_GAME_OVER] = N_("The game is over."),
    [OBSTACLE_GAME_RUNNING] = N_("You can play Revenge when this game is over."),
    [OBSTACLE_NO_DRAW_TO_CLAIM] = N_("There is no draw to claim yet."),
    [OBSTACLE_EARLIER_POSITION] = N_("This is an earlier position."),
    [OBSTACLE_BOARD_AT_REST] =
        N_("The game is over. Start the next one, or take back the last move with Undo."),
    [OBSTACLE_NO_EARLIER_POSITION] = N_("This is the first position of the game."),
    [OBSTACLE_NO_LATER_POSITION] = N_("This is the position of the game, after its last move."),
    [OBSTACLE_GAME_STANDS_HERE] =
        N_("The game is here. The moves after it in the list were undone."),
    [OBSTACLE_NOTHING_PLAYED] = N_("Nothing has been played yet."),
    [OBSTACLE_END_OF_VARIATION] = N_("This is the end of the variation."),
    [OBSTACLE_LINE_OVER] = N_("The game would be over here, so there is no move to make."),
    [OBSTACLE_NO_OTHER_MOVE] = N_("No other move was made from here."),
    [OBSTACLE_MAIN_LINE] = N_("This is the main line. Choose a move of a variation first."),
    [OBSTACLE_NO_MOVE_SHOWN] = N_("Choose a move first."),
    [OBSTACLE_QUESTION_WAITS] = N_("Answer the question first."),
    [OBSTACLE_COMPUTER_MOVES] = N_("It is the computer's turn."),
    [OBSTACLE_ONLY_COMPUTERS] =
        N_("The computer plays both sides. Choose a name to let a person play."),
    [OBSTACLE_NOBODY_THINKS] = N_("The computer is not thinking."),
    [OBSTACLE_SOMEBODY_PLAYS] =
        N_("Only a game with a clock, or between two computers, can pause."),
    [OBSTACLE_CLOCK_WAITS] = N_("The clock begins with the first move."),
    [OBSTACLE_CLOCK_OFF] = N_("This game was over, or has no times: its clock stands."),
    [OBSTACLE_HINTS_OFF] =
        N_("Hints are off in this match. To switch them on, see Help under New match."),
    [OBSTACLE_NOTHING_TO_ANALYSE] = N_("Nothing has been played yet."),
    [OBSTACLE_OTHER_ANALYSED] = N_("Another game is being analysed. Try again in a moment."),
    [OBSTACLE_NO_HELP] = N_("A game against the computer is analysed when it is over."),
    [OBSTACLE_COMPUTER_MOVED] = N_("It was the computer's turn here."),
    [OBSTACLE_CAPTURE_UNFINISHED] = N_("Finish the capture first, or take back its last jump."),
};

/* The same with the key of the command that helps. */
static const char *const obstacle_advice[OBSTACLE_COUNT] = {
    [OBSTACLE_EARLIER_POSITION] =
        N_("This is an earlier position. Press {key} to go back to the game."),
    [OBSTACLE_NOTHING_PLAYED] =
        N_("Nothing has been played yet. Press {key} to copy the position."),
    [OBSTACLE_NO_HELP] = N_("A game against the computer is analysed when it is over. Until then "
                            "press {key} for a hint."),
};

const char *obstacle_template(enum obstacle obstacle)
{
    return obstacle_advice[obstacle] ? tr(obstacle_advice[obstacle]) : NULL;
}

const char *obstacle_text(enum obstacle obstacle)
{
    return obstacle == OBSTACLE_NONE ? NULL : tr(obstacle_texts[obstacle]);
}

void square_named_print(struct strbuf *out, const char *square, enum piece piece,
                        struct side_names sides)
{
    const char *words = piece == PIECE_NONE
                            /* TRANSLATORS: what a screen reader says of a square: "11 empty". */
                            ? tr("{square} empty")
                            /* TRANSLATORS: the same of one with a piece: "11 black man". */
                            : tr("{square} {piece}");
    FILL(out, words, {"square", square}, {"piece", piece_name(piece, sides)});
}

void square_label_print(struct strbuf *out, int square, enum piece piece, struct side_names sides)
{
    square_named_print(out, number_text(square).text, piece, sides);
}

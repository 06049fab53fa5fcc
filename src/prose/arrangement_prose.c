/* SPDX-License-Identifier: MIT */
#include "prose/arrangement_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/square_list.h"

static void over_print(struct strbuf *out, const struct arrangement_report *report,
                       const struct named_ruleset *rules, struct side_names sides)
{
    const char *template =
        report->result.outcome == DRAW
            ? tr("One king against one king is a draw, so the game would be over. Rules: {rules}.")
            : tr("{side} is to move and cannot, so the game would be over. Rules: {rules}.");
    FILL(out, template, {"side", side_name(report->side, sides)},
         {"rules", ruleset_title(rules).text});
}

void arrangement_print(struct strbuf *out, const struct arrangement_report *report,
                       const struct position *position, const struct named_ruleset *rules,
                       struct square_names names, struct side_names sides)
{
    static const char *const sentences[ARRANGEMENT_FAULT_COUNT] = {
        [ARRANGEMENT_PLAYABLE] = N_("A game can begin from here: {turn} moves first."),
        [ARRANGEMENT_EMPTY] = N_("The board is empty. Choose a piece, then its squares."),
        [ARRANGEMENT_MAN_ON_CROWNHEAD] =
            N_("A man may not stand on its own crownhead: {squares}. There it is a king."),
        [ARRANGEMENT_TOO_MANY] = N_("{side} has too many pieces, {count}: the most is {most}."),
        [ARRANGEMENT_NO_PIECES] = N_("{side} has no pieces."),
    };
    if (report->fault == ARRANGEMENT_OVER) {
        over_print(out, report, rules, sides);
        return;
    }
    FILL(out, tr(sentences[report->fault]), {"turn", side_name(position->side, sides)},
         {"side", side_name(report->side, sides)},
         {"squares", square_list(report->squares, LIST_AND, names).text},
         {"count", number_text(report->count).text}, {"most", number_text(PIECES_PER_SIDE).text});
}

void piece_name_print(struct strbuf *out, enum piece piece, struct side_names sides)
{
    const char *template = piece == PIECE_NONE
                               ? tr_c("a tool: remove the piece on a square", "Remove")
                           /* TRANSLATORS: a piece to put on the board: "Black: king". */
                           : piece_is_king(piece) ? tr("{side}: king")
                                                  : tr("{side}: man");
    FILL(out, template, {"side", side_name(piece_side(piece), sides)});
}

void to_move_print(struct strbuf *out, enum side side, struct side_names sides)
{
    FILL(out, tr("{side} to move"), {"side", side_name(side, sides)});
}

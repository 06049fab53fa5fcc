/* SPDX-License-Identifier: MIT */
#include "prose/hint_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/move_text.h"
#include "prose/square_list.h"

enum {
    LINE_SIZE = PROOF_MOVES_MAX * 3 * MOVE_MAX_PATH,
};

struct line_text {
    char text[LINE_SIZE];
};

void advised_line_print(struct strbuf *out, const struct move *moves, int count,
                        const struct advised *advised)
{
    struct position position = advised->position;
    struct movelist legal;
    for (int i = 0; i < count; i++) {
        movegen(advised->rules, &position, &legal);
        if (i > 0)
            strbuf_add(out, " ");
        move_print(out, &moves[i], &legal, advised->names);
        position = position_after(&position, &moves[i]);
    }
}

/* Returns the moves of a line from the one at `first` on. */
static struct line_text line_text(const struct proof *proof, int first,
                                  const struct advised *advised)
{
    struct line_text line;
    struct strbuf out = strbuf_init(line.text, sizeof line.text);
    struct advised then = *advised;
    for (int i = 0; i < first; i++)
        then.position = position_after(&then.position, &proof->moves[i]);
    advised_line_print(&out, proof->moves + first, proof->count - first, &then);
    return line;
}

static struct line_text move_text(const struct move *move, const struct advised *advised)
{
    const struct proof alone = {.count = 1, .moves = {*move}};
    return line_text(&alone, 0, advised);
}

const char *hint_awaited(void)
{
    return tr("The computer looks for a good move.");
}

void hint_piece_print(struct strbuf *out, const struct hint *hint, const struct advised *advised)
{
    FILL(out, tr("Look at the piece on {square}."),
         {"square", square_name(move_from(&hint->move), advised->names).text});
}

void hint_move_print(struct strbuf *out, const struct hint *hint, const struct advised *advised)
{
    FILL(out, tr("Play {move}."), {"move", move_text(&hint->move, advised).text});
}

/* --- Why --- */

static void wins_print(struct strbuf *out, int plies)
{
    int moves = (plies + 1) / 2;
    if (plies == 0)
        strbuf_add(out, tr("This wins the game."));
    else
        FILL(out,
             tr_n("This wins the game at once.", "This wins the game in {count} moves.", moves),
             {"count", number_text(moves).text});
}

static void loses_print(struct strbuf *out, int plies)
{
    int moves = plies / 2;
    if (moves == 0)
        strbuf_add(out, tr("Every move loses the game."));
    else
        FILL(out,
             tr_n("Every move loses the game. This one holds out for {count} more move.",
                  "Every move loses the game. This one holds out for {count} more moves.", moves),
             {"count", number_text(moves).text});
}

/* What is won or lost, by whether a king was among it. */
struct counted_pieces {
    struct counted_text men, pieces;
};

static void counted_print(struct strbuf *out, const struct counted_pieces *texts,
                          const struct proof *proof, int first, const char *other,
                          const struct advised *advised)
{
    int count = proof->pieces > 0 ? proof->pieces : -proof->pieces;
    FILL(out, tr_counted(proof->kings ? texts->pieces : texts->men, count),
         {"count", number_text(count).text}, {"move", other},
         {"line", line_text(proof, first, advised).text});
}

static const struct counted_pieces gains = {
    /* TRANSLATORS: {line} is the moves that win it. */
    N_COUNTED("This wins a man: {line}.", "This wins {count} men: {line}."),
    N_COUNTED("This wins a piece: {line}.", "This wins {count} pieces: {line}."),
};

static const struct counted_pieces saves = {
    /* TRANSLATORS: another move, and what follows it. */
    N_COUNTED("Playing {move} would lose a man: {line}.",
              "Playing {move} would lose {count} men: {line}."),
    N_COUNTED("Playing {move} would lose a piece: {line}.",
              "Playing {move} would lose {count} pieces: {line}."),
};

static const struct counted_pieces warns = {
    N_COUNTED("This loses a man: {line}. Play it all the same?",
              "This loses {count} men: {line}. Play it all the same?"),
    N_COUNTED("This loses a piece: {line}. Play it all the same?",
              "This loses {count} pieces: {line}. Play it all the same?"),
};

static void why_print(struct strbuf *out, const struct hint *hint, const struct advised *advised)
{
    const struct proof *proof = &hint->proof;
    switch (hint->reason) {
    case HINT_ONLY:
        strbuf_add(out, tr("It is the only legal move."));
        break;
    case HINT_WINS:
        wins_print(out, hint->plies);
        break;
    case HINT_LOSES:
        loses_print(out, hint->plies);
        break;
    case HINT_GAINS:
        counted_print(out, &gains, proof, 0, "", advised);
        break;
    case HINT_EVENS:
        FILL(out, tr("This wins back what was captured: {line}."),
             {"line", line_text(proof, 0, advised).text});
        break;
    case HINT_CROWNS:
        FILL(out, tr("This makes a king: {line}."), {"line", line_text(proof, 0, advised).text});
        break;
    case HINT_SAVES:
        counted_print(out, &saves, proof, 1, move_text(&proof->moves[0], advised).text, advised);
        break;
    case HINT_HOLDS:
        FILL(out, tr("Playing {move} would lose the game."),
             {"move", move_text(&proof->moves[0], advised).text});
        break;
    case HINT_BEST:
        FILL(out, tr("The computer expects {line}."), {"line", line_text(proof, 0, advised).text});
        break;
    }
}

void hint_reason_print(struct strbuf *out, const struct hint *hint, const struct advised *advised)
{
    hint_move_print(out, hint, advised);
    strbuf_add(out, " ");
    why_print(out, hint, advised);
}

void warning_print(struct strbuf *out, const struct proof *warning, const struct advised *advised)
{
    counted_print(out, &warns, warning, 1, "", advised);
}

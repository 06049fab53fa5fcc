/* SPDX-License-Identifier: MIT */
#include "prose/analysis_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/large_number.h"
#include "prose/names.h"

enum {
    LEVEL = 10, /* hundredths of a man: who has less of an advantage is not better */
};

/* Adds hundredths of a man as men with one decimal: "1.2". */
static void print_men(struct strbuf *out, int hundredths)
{
    tenths_print(out, (hundredths + 5) / 10);
}

static void print_open(struct strbuf *out, int value, struct side_names sides)
{
    char men[16];
    int size = value < 0 ? -value : value;
    struct strbuf number = strbuf_init(men, sizeof men);
    print_men(&number, size);
    if (size < LEVEL)
        strbuf_add(out, tr("Neither side is better."));
    else
        /* TRANSLATORS: {men} is a number such as 1.2. */
        FILL(out, tr("{side} is better by about {men} men."),
             {"side", side_name(value > 0 ? WHITE : BLACK, sides)}, {"men", men});
}

static void print_win(struct strbuf *out, enum side winner, int moves, struct side_names sides)
{
    FILL(out,
         moves > 0 ? tr_n("{side} wins in {count} move.", "{side} wins in {count} moves.", moves)
                   : tr("{side} wins."),
         {"side", side_name(winner, sides)}, {"count", number_text(moves).text});
}

void worth_print(struct strbuf *out, const struct worth *worth, struct side_names sides)
{
    switch (worth->kind) {
    case WORTH_OPEN:
        print_open(out, worth->value, sides);
        break;
    case WORTH_DRAW:
        strbuf_add(out, tr("A draw with best play."));
        break;
    case WORTH_WHITE_WINS:
        print_win(out, WHITE, worth->value, sides);
        break;
    case WORTH_BLACK_WINS:
        print_win(out, BLACK, worth->value, sides);
        break;
    }
}

/* By whether a king was among them. */
static const struct counted_text gains[] = {
    N_COUNTED("{side} wins a man.", "{side} wins {count} men."),
    N_COUNTED("{side} wins a piece.", "{side} wins {count} pieces."),
};

/* What a file says is read on other boards, too, and the sides have other names there. */
static struct side_names names_beside(enum side side)
{
    /* TRANSLATORS: the next two stand for {side}: "This side wins." */
    const char *this = N_("This side");
    const char *other = N_("The other side");
    struct side_names names = {.sides = {other, other}};
    names.sides[side] = this;
    return names;
}

void better_line_print(struct strbuf *out, enum side side, const struct worth *worth,
                       const struct proof *proof)
{
    const struct side_names sides = names_beside(side);
    if (worth->kind == WORTH_OPEN && proof->pieces > 0) {
        FILL(out, tr_counted(gains[proof->kings], proof->pieces), {"side", side_name(side, sides)},
             {"count", number_text(proof->pieces).text});
        strbuf_addch(out, ' ');
    }
    worth_print(out, worth, sides);
}

void live_print(struct strbuf *out, const struct worth *worth, const char *line,
                struct side_names sides)
{
    char memory[160];
    struct strbuf said = strbuf_init(memory, sizeof memory);
    worth_print(&said, worth, sides);
    /* TRANSLATORS: {worth} is a sentence, {line} the moves: "Black wins. Best: 11-15 22-18". */
    FILL(out, tr("{worth} Best: {line}"), {"worth", memory}, {"line", line});
}

void assessed_print(struct strbuf *out, int ply, enum side mover,
                    const struct assessment *assessment, struct side_names sides)
{
    char memory[160], men[16];
    struct strbuf worth = strbuf_init(memory, sizeof memory);
    struct strbuf cost = strbuf_init(men, sizeof men);
    worth_print(&worth, &assessment->worth, sides);
    if (ply == 0)
        /* TRANSLATORS: {worth} is a sentence about the position at the start of the game. */
        FILL(out, tr("Start: {worth}"), {"worth", memory});
    else
        /* TRANSLATORS: {move} is a number, {worth} a sentence: "Move 7 (Black): White wins." */
        FILL(out, tr("Move {move} ({side}): {worth}"), {"move", number_text((ply + 1) / 2).text},
             {"side", side_name(mover, sides)}, {"worth", memory});
    if (assessment->cost == 0)
        return;
    print_men(&cost, assessment->cost);
    strbuf_addch(out, ' ');
    FILL(out, tr("The move cost about {men} men."), {"men", men});
}

void analysing_print(struct strbuf *out, int plies, int all, bool other)
{
    int move = plies > 0 ? (plies + 1) / 2 : 1;
    FILL(out,
         other ? tr("Analysing another game: move {move} of {count}.")
               : tr("Analysing: move {move} of {count}."),
         {"move", number_text(move).text}, {"count", number_text((all + 1) / 2).text});
}

static const char *analysed(int mistakes)
{
    return mistakes > 0 ? tr_n("The game is analysed: {count} move cost something.",
                               "The game is analysed: {count} moves cost something.", mistakes)
                        : tr("The game is analysed: no move cost much.");
}

static const char *other_analysed(int mistakes)
{
    return mistakes > 0
               ? tr_n("The other game is analysed: {count} move cost something.",
                      "The other game is analysed: {count} moves cost something.", mistakes)
               : tr("The other game is analysed: no move cost much.");
}

void analysed_print(struct strbuf *out, int mistakes, bool here)
{
    FILL(out, here ? analysed(mistakes) : other_analysed(mistakes),
         {"count", number_text(mistakes).text});
    if (here)
        strbuf_addf(out, " %s", tr("Undo removes this."));
}

const char *analysis_stopped(void)
{
    return tr("The analysis was stopped.");
}

const char *analysis_removed(bool here)
{
    return here ? tr("The analysis was removed. Undo brings it back.")
                : tr("The analysis was removed.");
}

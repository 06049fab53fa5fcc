/* SPDX-License-Identifier: MIT */
#include "prose/verdict_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/square_list.h"

/* --- Why not --- */

/* The members of a verdict whose squares a sentence names. The board marks the same squares. */
enum {
    NAMES_SQUARE = 1 << 0,
    NAMES_FROM = 1 << 1,
    NAMES_ABOUT = 1 << 2,
    NAMES_LOOK = 1 << 3,
    NAMES_TO = 1 << 4, /* the sentence itself says where to go, so no offer follows it */
};

/* A refusal in words. print_reason fills in the {blanks}. If a field of the rule set forbids the
 * move, the sentence begins with the name of the rule set. No sentence begins with a square: after
 * a sentence that ends with one, the two numbers would read as one. */
struct wording {
    const char *reason;
    const char *of_about;        /* used instead if the verdict has an `about`; names no square */
    struct counted_text counted; /* used instead of both; count_of says what is counted */
    struct counted_text if_any;  /* used instead of `counted` if capturing is optional */
    unsigned names;
};

static const struct wording wordings[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = {""},
    [REFUSAL_NOT_PLAYABLE] = {N_("The game is played on the dark squares.")},
    [REFUSAL_EMPTY_START] = {N_("There is no piece on {square}."), .names = NAMES_SQUARE},
    [REFUSAL_NOT_YOURS] =
        {N_("{side} is to move, and the piece on {square} belongs to the other side."),
         .names = NAMES_SQUARE},
    [REFUSAL_BLOCKED] = {N_("The piece on {square} is blocked: it has no free square to go "
                            "to."),
                         .names = NAMES_SQUARE},
    /* TRANSLATORS: {rules} is the name of a rule set: "American: a capture must be made." */
    [REFUSAL_MUST_CAPTURE] = {N_("{rules}: a capture must be made.")},
    [REFUSAL_SAME_SQUARE] = {N_("The piece stands on {square} already."), .names = NAMES_SQUARE},
    [REFUSAL_OWN_PIECE] = {N_("{side} has another piece on {square}."), .names = NAMES_SQUARE},
    [REFUSAL_OTHER_PIECE] = {N_("{other} has a piece on {square}."), .names = NAMES_SQUARE},
    [REFUSAL_GO_BEHIND] = {N_("To capture {square}, go to {to}."),
                           .names = NAMES_SQUARE | NAMES_TO},
    [REFUSAL_BACKED] = {N_("The piece on {about} cannot be captured: {look} behind it is not "
                           "empty."),
                        .names = NAMES_ABOUT | NAMES_LOOK},
    [REFUSAL_NOT_DIAGONAL] = {N_("Pieces move along the diagonals.")},
    [REFUSAL_MAN_FORWARD] = {N_("A man moves forward only.")},
    [REFUSAL_MAN_TOO_FAR] = {N_("A man moves one square."),
                             N_("A man captures a piece right next to it, and lands right behind "
                                "it.")},
    [REFUSAL_KING_TOO_FAR] = {N_("{rules}: a king moves one square."),
                              N_("{rules}: a king captures a piece right next to it, and lands "
                                 "right behind it.")},
    [REFUSAL_OVER_OWN] = {.counted =
                              N_COUNTED("A piece of the same side is in the way, on {look}.",
                                        "Pieces of the same side are in the way, on {look}."),
                          .names = NAMES_LOOK},
    [REFUSAL_OVER_NOTHING] = {N_("There is nothing to capture on {about}."), .names = NAMES_ABOUT},
    [REFUSAL_TWO_IN_A_ROW] = {N_("The pieces on {look} stand one right behind the other, so "
                                 "neither can be jumped."),
                              .names = NAMES_LOOK},
    [REFUSAL_ONE_AT_A_TIME] = {N_("One jump captures one piece, and {look} are in the way."),
                               .names = NAMES_LOOK},
    [REFUSAL_STEP_BY_STEP] = {N_("The way to {square} has more than one step. Go to {to} first."),
                              .names = NAMES_SQUARE | NAMES_TO},
    [REFUSAL_MAN_CAPTURES] = {N_("{rules}: a man captures forward only, and {about} is behind it."),
                              .names = NAMES_ABOUT},
    [REFUSAL_MAN_TAKES_KING] = {N_("{rules}: a man may not capture the king on {about}."),
                                .names = NAMES_ABOUT},
    [REFUSAL_LAND_BEHIND] = {N_("{rules}: a king lands right behind the piece that it captures, "
                                "on {to}."),
                             .names = NAMES_TO},
    [REFUSAL_LANDING_GOES_ON] = {N_("{rules}: the king must land where its capture can go on: "
                                    "{to}."),
                                 .names = NAMES_TO},
    [REFUSAL_STILL_THERE] = {.counted = N_COUNTED(
                                 "{rules}: the captured piece on {look} stays there until the move "
                                 "is over, and cannot be jumped again.",
                                 "{rules}: the captured pieces on {look} stay there until the move "
                                 "is over, and cannot be jumped again."),
                             .names = NAMES_LOOK},
    [REFUSAL_CAPTURED_ALREADY] = {.counted =
                                      N_COUNTED("The piece on {look} has been captured already.",
                                                "The pieces on {look} have been captured already."),
                                  .names = NAMES_LOOK},
    [REFUSAL_CROWNED] = {N_("{rules}: the man is crowned on {from}, and that ends its move."),
                         .names = NAMES_FROM},
    [REFUSAL_NOT_YET_CROWNED] = {N_("{rules}: a man that passes the crownhead and can capture on "
                                    "stays a man.")},
    [REFUSAL_UNFINISHED] = {N_("{rules}: a capture once begun must be finished. Go to {to}."),
                            .names = NAMES_TO},
    [REFUSAL_MOVE_ENDED] = {N_("The move has ended on {from}."), .names = NAMES_FROM},
    [REFUSAL_KING_FIRST] = {N_("{rules}: when a king can capture, a man may not.")},
    [REFUSAL_MOST] = {.counted = N_COUNTED("{rules}: {must} piece must be captured, and this "
                                           "captures only {can}.",
                                           "{rules}: {must} pieces must be captured, and this "
                                           "captures only {can}."),
                      .if_any = N_COUNTED("{rules}: if you capture, {must} piece must be captured, "
                                          "and this captures only {can}.",
                                          "{rules}: if you capture, {must} pieces must be "
                                          "captured, and this captures only {can}.")},
    [REFUSAL_KING_AMONG_EQUALS] = {N_("{rules}: of equally long captures you must choose one by a "
                                      "king.")},
    [REFUSAL_MOST_KINGS] = {.counted = N_COUNTED(
                                "{rules}: of equally long captures you must choose one with {must} "
                                "king, and this has {can}.",
                                "{rules}: of equally long captures you must choose one with {must} "
                                "kings, and this has {can}.")},
    [REFUSAL_KINGS_EARLIEST] = {N_("{rules}: of captures with as many kings you must choose the "
                                   "one that captures a king sooner, here at step {must}.")},
};

/* Returns what the sentence counts: pieces or kings to capture, or else the pieces in `look`. */
static int count_of(const struct verdict *verdict)
{
    return verdict->must ? verdict->must : bits_count(verdict->pointed);
}

static const char *reason_words(const struct ruleset *rules, const struct verdict *verdict)
{
    const struct wording *wording = &wordings[verdict->refusal];
    if (wording->if_any.one && rules->capture == CAPTURE_OPTIONAL)
        return tr_counted(wording->if_any, count_of(verdict));
    if (wording->counted.one)
        return tr_counted(wording->counted, count_of(verdict));
    return tr(verdict->about && wording->of_about ? wording->of_about : wording->reason);
}

static void print_reason(struct strbuf *out, const struct named_ruleset *rules,
                         const struct position *position, const struct verdict *verdict,
                         struct square_names names, struct side_names sides)
{
    /* TRANSLATORS: how many kings a capture has: "... one with 2 kings, and this has none." */
    const char *none = tr_c("no kings", "none");
    FILL(out, reason_words(&rules->rules, verdict), {"rules", ruleset_title(rules).text},
         {"square", square_name(verdict->square, names).text},
         {"from", square_name(verdict->from, names).text},
         {"about", square_name(verdict->about, names).text},
         {"look", square_list(verdict->pointed, LIST_AND, names).text},
         {"to", few_list(&verdict->to[0], names).text}, {"must", number_text(verdict->must).text},
         {"can", verdict->can ? number_text(verdict->can).text : none},
         {"side", side_name(position->side, sides)},
         {"other", side_name(side_other(position->side), sides)});
}

/* --- What instead --- */

static bool offer_follows(const struct verdict *verdict)
{
    return verdict->offer != OFFER_NOTHING && !(wordings[verdict->refusal].names & NAMES_TO);
}

static void print_captures(struct strbuf *out, const struct verdict *verdict,
                           struct square_names names)
{
    const struct few *to = verdict->to;
    squareset pieces = verdict->pieces.squares;
    if (!to->squares) {
        FILL(out, tr("Capture with {pieces}."), {"pieces", few_list(&verdict->pieces, names).text});
        return;
    }
    for (int piece = squareset_next(pieces, 0); piece; piece = squareset_next(pieces, piece)) {
        FILL(out, tr("Capture with {piece}: go to {to}."),
             {"piece", square_name(piece, names).text}, {"to", few_list(to, names).text});
        strbuf_add(out, squareset_next(pieces, piece) ? " " : "");
        to++;
    }
}

static void print_offer(struct strbuf *out, const struct verdict *verdict,
                        struct square_names names)
{
    switch (verdict->offer) {
    case OFFER_NOTHING:
        break;
    case OFFER_PIECES:
        FILL(out, tr("You can move {pieces}."), {"pieces", few_list(&verdict->pieces, names).text});
        break;
    case OFFER_CAPTURES:
        print_captures(out, verdict, names);
        break;
    case OFFER_SQUARES:
        FILL(out, tr("From {piece} you can go to {to}."),
             {"piece", square_name(verdict->from, names).text},
             {"to", few_list(&verdict->to[0], names).text});
        break;
    case OFFER_GO_ON:
        FILL(out, tr("The capture must be finished: go to {to}."),
             {"to", few_list(&verdict->to[0], names).text});
        break;
    }
}

/* --- The squares to mark --- */

static squareset set_of(int square)
{
    return square == SQUARE_NONE ? 0 : square_set(square);
}

static squareset named_in_reason(const struct verdict *verdict)
{
    const struct {
        unsigned name;
        squareset squares;
    } members[] = {
        {NAMES_SQUARE, set_of(verdict->square)}, {NAMES_FROM, set_of(verdict->from)},
        {NAMES_ABOUT, set_of(verdict->about)},   {NAMES_LOOK, verdict->pointed},
        {NAMES_TO, verdict->to[0].squares},
    };
    squareset named = 0;
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++)
        if (wordings[verdict->refusal].names & members[i].name)
            named |= members[i].squares;
    return named;
}

static squareset named_in_offer(const struct verdict *verdict)
{
    squareset named = verdict->offer == OFFER_SQUARES ? set_of(verdict->from) : 0;
    for (int i = 0; i < FEW_SQUARES; i++)
        named |= verdict->to[i].squares;
    return named | verdict->pieces.squares;
}

squareset verdict_named(const struct verdict *verdict)
{
    return named_in_reason(verdict) | (offer_follows(verdict) ? named_in_offer(verdict) : 0);
}

/* --- Legal --- */

/* A part of a move that is held for all of it is told how it goes on. */
static const char *legal_words(const struct verdict *verdict)
{
    if (verdict->kind == VERDICT_MOVE)
        return tr("This is a legal move.");
    return verdict->from == SQUARE_NONE ? tr("From {piece} you can go to {to}.")
                                        : tr(wordings[REFUSAL_UNFINISHED].reason);
}

static void print_legal(struct strbuf *out, const struct named_ruleset *rules,
                        const struct verdict *verdict, struct square_names names)
{
    FILL(out, legal_words(verdict), {"rules", ruleset_title(rules).text},
         {"piece", square_name(verdict->square, names).text},
         {"to", square_list(verdict->pointed, LIST_OR, names).text});
}

void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names, struct side_names sides)
{
    if (verdict->kind != VERDICT_REFUSED) {
        print_legal(out, rules, verdict, names);
        return;
    }
    print_reason(out, rules, position, verdict, names, sides);
    if (verdict->several)
        strbuf_addf(out, " %s", tr("That is not the only reason."));
    if (!offer_follows(verdict))
        return;
    strbuf_addch(out, ' ');
    print_offer(out, verdict, names);
}

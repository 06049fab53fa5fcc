/* SPDX-License-Identifier: MIT */
#include "notation/verdict_text.h"

#include <string.h>

/* A refusal in words. Text in {braces} is replaced, see `blanks`. Where a field forbids, the rule
 * set's name and a colon come before it. */
struct wording {
    const char *choosing; /* also while going on, unless that has words of its own */
    const char *going_on;
    bool tells_next; /* while going on, they tell where to go */
};

static const struct wording wordings[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = {""},
    [REFUSAL_NOT_PLAYABLE] = {"That is not a playable square."},
    [REFUSAL_EMPTY_START] = {"{square} is empty."},
    [REFUSAL_NOT_YOURS] = {"{other} has the piece on {square}, and it is {side}'s turn."},
    [REFUSAL_BLOCKED] = {"{square} is blocked: no free square {ahead}."},
    [REFUSAL_MUST_CAPTURE] = {"a capture must be made. {look} can capture."},
    [REFUSAL_MUST_CAPTURE_ITSELF] = {"a capture must be made. {from} can capture: go to {choice}."},
    [REFUSAL_SAME_SQUARE] = {"The piece stands on {square} already."},
    [REFUSAL_OWN_PIECE] = {"Another piece of {side} stands on {square}."},
    [REFUSAL_OTHER_PIECE] = {"A piece of {other} stands on {square}."},
    [REFUSAL_GO_BEHIND] = {"To capture {square}, go to {choice}.", .tells_next = true},
    [REFUSAL_BACKED] = {"{about} cannot be captured: {look} behind it is not empty."},
    [REFUSAL_NOT_DIAGONAL] = {"{from} and {square} are not on one diagonal."},
    [REFUSAL_MAN_FORWARD] = {"A man moves forward only."},
    [REFUSAL_MAN_TOO_FAR] = {"{square} is too far: a man moves one square, and captures only what "
                             "is right next to it."},
    [REFUSAL_KING_TOO_FAR] = {"a king moves one square, and captures only what is right next to "
                              "it."},
    [REFUSAL_OVER_OWN] = {"The way to {square} is blocked by {side}'s own pieces, on {look}."},
    [REFUSAL_OVER_NOTHING] = {"There is nothing to capture on {about}."},
    [REFUSAL_TWO_IN_A_ROW] = {"{look} stand one right behind the other, so they cannot be jumped."},
    [REFUSAL_ONE_AT_A_TIME] = {"One step captures one piece, and {look} are on the way to "
                               "{square}."},
    [REFUSAL_STEP_BY_STEP] = {"The way to {square} takes more than one step. Go to {choice} "
                              "first.",
                              .tells_next = true},
    [REFUSAL_MAN_CAPTURES] = {"a man captures forward only, and {about} is behind it."},
    [REFUSAL_MAN_TAKES_KING] = {"a man may not capture a king."},
    [REFUSAL_LAND_BEHIND] = {"a king lands right behind the piece that it captures, on {look}.",
                             .tells_next = true},
    [REFUSAL_LANDING_GOES_ON] = {"the king must land where its capture can go on: {choice}.",
                                 .tells_next = true},
    [REFUSAL_STILL_THERE] = {"a captured piece stays on the board until the move is over, and "
                             "cannot be jumped again: {look}."},
    [REFUSAL_CAPTURED_ALREADY] = {"The piece on {look} has been captured already."},
    [REFUSAL_CROWNED] = {"the man is crowned on {from}, and that ends its move."},
    [REFUSAL_NOT_YET_CROWNED] = {"a man that passes the crownhead and can capture on stays a "
                                 "man."},
    [REFUSAL_UNFINISHED] = {"a capture once begun must be finished. Go to {choice}.",
                            .tells_next = true},
    [REFUSAL_MOVE_ENDED] = {"The move has ended on {from}."},
    [REFUSAL_KING_FIRST] = {"when a king can capture, a man may not. {look} can capture."},
    [REFUSAL_MOST] = {"{if}{pieces} must be captured; {look} can capture {must}, {square} only "
                      "{can}.",
                      "{if}{pieces} must be captured; {square} leads to only {can}. {instead}",
                      .tells_next = true},
    [REFUSAL_KING_AMONG_EQUALS] = {"of equally long captures, one by a king goes first. {look} can "
                                   "make it."},
    [REFUSAL_MOST_KINGS] =
        {"of equally long captures, the one with the most kings goes first: {look} "
         "can capture {kings}, {square} {can}.",
         "of equally long captures, the one with the most kings goes first: "
         "{kings}, while {square} leads to {can}. {instead}",
         .tells_next = true},
    [REFUSAL_KINGS_EARLIEST] = {"of captures with as many kings, the one that captures a king at "
                                "the first step in which they differ goes first: here step {must}. "
                                "{instead}",
                                .tells_next = true},
};

/* What the words are about. */
struct subject {
    const struct named_ruleset *rules;
    const struct position *position;
    const struct verdict *verdict;
    struct square_names names;
};

typedef void filler(struct strbuf *out, const struct subject *subject);

static void fill_square(struct strbuf *out, const struct subject *subject)
{
    square_print(out, subject->verdict->square, subject->names);
}

static void fill_from(struct strbuf *out, const struct subject *subject)
{
    square_print(out, subject->verdict->from, subject->names);
}

static void fill_about(struct strbuf *out, const struct subject *subject)
{
    square_print(out, subject->verdict->about, subject->names);
}

static void fill_look(struct strbuf *out, const struct subject *subject)
{
    squares_print(out, subject->verdict->look, "and", subject->names);
}

static void fill_choice(struct strbuf *out, const struct subject *subject)
{
    squares_print(out, subject->verdict->look, "or", subject->names);
}

static void add_count(struct strbuf *out, int count, const char *what)
{
    strbuf_addf(out, "%d %s%s", count, what, count == 1 ? "" : "s");
}

static void fill_pieces(struct strbuf *out, const struct subject *subject)
{
    add_count(out, subject->verdict->must, "piece");
}

static void fill_kings(struct strbuf *out, const struct subject *subject)
{
    add_count(out, subject->verdict->must, "king");
}

static void fill_must(struct strbuf *out, const struct subject *subject)
{
    strbuf_addf(out, "%d", subject->verdict->must);
}

static void fill_can(struct strbuf *out, const struct subject *subject)
{
    if (subject->verdict->can == 0)
        strbuf_add(out, "none");
    else
        strbuf_addf(out, "%d", subject->verdict->can);
}

static const char *side_name(enum side side)
{
    return side == BLACK ? "Black" : "White";
}

static void fill_side(struct strbuf *out, const struct subject *subject)
{
    strbuf_add(out, side_name(subject->position->side));
}

static void fill_other(struct strbuf *out, const struct subject *subject)
{
    strbuf_add(out, side_name(side_other(subject->position->side)));
}

static void fill_ahead(struct strbuf *out, const struct subject *subject)
{
    bool king = squareset_has(subject->position->kings, subject->verdict->square);
    strbuf_add(out, king ? "next to it" : "ahead");
}

/* Where capturing is optional, a preference binds only whoever captures. */
static void fill_if(struct strbuf *out, const struct subject *subject)
{
    if (subject->rules->rules.capture == CAPTURE_OPTIONAL)
        strbuf_add(out, "if you capture, ");
}

static void fill_goes_on(struct strbuf *out, const struct subject *subject)
{
    squares_print(out, subject->verdict->goes_on, "or", subject->names);
}

static void fill_instead(struct strbuf *out, const struct subject *subject)
{
    bool pieces = subject->verdict->look_is_pieces;
    strbuf_add(out, pieces ? "Choose " : "Go to ");
    fill_choice(out, subject);
    strbuf_addch(out, '.');
}

static const struct blank {
    const char *name;
    filler *fill;
} blanks[] = {
    {"{square}", fill_square}, {"{from}", fill_from},       {"{about}", fill_about},
    {"{look}", fill_look},     {"{choice}", fill_choice},   {"{pieces}", fill_pieces},
    {"{kings}", fill_kings},   {"{must}", fill_must},       {"{can}", fill_can},
    {"{side}", fill_side},     {"{other}", fill_other},     {"{ahead}", fill_ahead},
    {"{if}", fill_if},         {"{instead}", fill_instead}, {"{goes on}", fill_goes_on},
};

/* Fills the blank that `text` begins with; how long its name is, or 0. */
static size_t fill_blank(struct strbuf *out, const char *text, const struct subject *subject)
{
    for (size_t i = 0; i < sizeof blanks / sizeof *blanks; i++) {
        size_t length = strlen(blanks[i].name);
        if (strncmp(text, blanks[i].name, length) != 0)
            continue;
        blanks[i].fill(out, subject);
        return length;
    }
    return 0;
}

static void fill_in(struct strbuf *out, const char *text, const struct subject *subject)
{
    while (*text) {
        size_t filled = *text == '{' ? fill_blank(out, text, subject) : 0;
        if (!filled)
            strbuf_addch(out, *text);
        text += filled ? filled : 1;
    }
}

static const char *legal_words(const struct verdict *verdict)
{
    if (verdict->kind == VERDICT_MOVE)
        return "This is a legal move.";
    if (verdict->from == SQUARE_NONE)
        return "{square} can go to {choice}.";
    return "Legal so far. The capture goes on to {choice}.";
}

void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names)
{
    struct subject subject = {rules, position, verdict, names};
    if (verdict->kind != VERDICT_REFUSED) {
        fill_in(out, legal_words(verdict), &subject);
        return;
    }
    const struct wording *wording = &wordings[verdict->refusal];
    bool going_on = verdict->from != SQUARE_NONE && wording->going_on;
    if (verdict->field != FIELD_NONE)
        strbuf_addf(out, "%s: ", rules->name);
    fill_in(out, going_on ? wording->going_on : wording->choosing, &subject);
    if (verdict->goes_on && !wording->tells_next)
        fill_in(out, " The capture must be finished: go to {goes on}.", &subject);
}

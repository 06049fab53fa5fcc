/* SPDX-License-Identifier: MIT */
#include "prose/verdict_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/names.h"
#include "prose/square_list.h"

/* A refusal in words; what stands for the {blanks} is in verdict_print. Where a field forbids, the
 * sentence begins with the rule set. */
struct wording {
    const char *choosing;  /* also while going on, unless that has words of its own */
    const char *going_on;  /* also where other pieces are right, unless that has */
    const char *to_pieces; /* going on, and the squares to look at are other pieces */
    bool tells_next;       /* while going on, they tell where to go */
};

static const struct wording wordings[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = {.choosing = ""},
    [REFUSAL_NOT_PLAYABLE] = {.choosing = N_("That is not a playable square.")},
    [REFUSAL_EMPTY_START] = {.choosing = N_("{square} is empty.")},
    [REFUSAL_NOT_YOURS] = {.choosing =
                               N_("{other} has the piece on {square}, and it is {side}'s turn.")},
    [REFUSAL_BLOCKED] = {.choosing = N_("{square} is blocked: no free square ahead.")},
    [REFUSAL_MUST_CAPTURE] = {.choosing =
                                  N_("{rules}: a capture must be made. {look} can capture.")},
    [REFUSAL_MUST_CAPTURE_ITSELF] =
        {.choosing = N_("{rules}: a capture must be made. {from} can capture: go to {choice}.")},
    [REFUSAL_SAME_SQUARE] = {.choosing = N_("The piece stands on {square} already.")},
    [REFUSAL_OWN_PIECE] = {.choosing = N_("Another piece of {side} stands on {square}.")},
    [REFUSAL_OTHER_PIECE] = {.choosing = N_("A piece of {other} stands on {square}.")},
    [REFUSAL_GO_BEHIND] = {.choosing = N_("To capture {square}, go to {choice}."),
                           .tells_next = true},
    [REFUSAL_BACKED] = {.choosing =
                            N_("{about} cannot be captured: {look} behind it is not empty.")},
    [REFUSAL_NOT_DIAGONAL] = {.choosing = N_("{from} and {square} are not on one diagonal.")},
    [REFUSAL_MAN_FORWARD] = {.choosing = N_("A man moves forward only.")},
    [REFUSAL_MAN_TOO_FAR] = {.choosing = N_(
                                 "{square} is too far: a man moves one square, and captures only "
                                 "what is right next to it.")},
    [REFUSAL_KING_TOO_FAR] = {.choosing =
                                  N_("{rules}: a king moves one square, and captures only what is "
                                     "right next to it.")},
    [REFUSAL_OVER_OWN] = {.choosing = N_(
                              "The way to {square} is blocked by {side}'s own pieces, on {look}.")},
    [REFUSAL_OVER_NOTHING] = {.choosing = N_("There is nothing to capture on {about}.")},
    [REFUSAL_TWO_IN_A_ROW] = {.choosing =
                                  N_("{look} stand one right behind the other, so they cannot be "
                                     "jumped.")},
    [REFUSAL_ONE_AT_A_TIME] = {.choosing =
                                   N_("One step captures one piece, and {look} are on the way to "
                                      "{square}.")},
    [REFUSAL_STEP_BY_STEP] = {.choosing =
                                  N_("The way to {square} takes more than one step. Go to {choice} "
                                     "first."),
                              .tells_next = true},
    [REFUSAL_MAN_CAPTURES] = {.choosing =
                                  N_("{rules}: a man captures forward only, and {about} is behind "
                                     "it.")},
    [REFUSAL_MAN_TAKES_KING] = {.choosing = N_("{rules}: a man may not capture a king.")},
    [REFUSAL_LAND_BEHIND] = {.choosing = N_(
                                 "{rules}: a king lands right behind the piece that it captures, "
                                 "on {look}."),
                             .tells_next = true},
    [REFUSAL_LANDING_GOES_ON] = {.choosing =
                                     N_("{rules}: the king must land where its capture can go on: "
                                        "{choice}."),
                                 .tells_next = true},
    [REFUSAL_STILL_THERE] = {.choosing = N_(
                                 "{rules}: a captured piece stays on the board until the move is "
                                 "over, and cannot be jumped again: {look}.")},
    [REFUSAL_CAPTURED_ALREADY] = {.choosing = N_("The piece on {look} has been captured already.")},
    [REFUSAL_CROWNED] = {.choosing =
                             N_("{rules}: the man is crowned on {from}, and that ends its move.")},
    [REFUSAL_NOT_YET_CROWNED] = {.choosing = N_(
                                     "{rules}: a man that passes the crownhead and can capture on "
                                     "stays a man.")},
    [REFUSAL_UNFINISHED] = {.choosing = N_(
                                "{rules}: a capture once begun must be finished. Go to {choice}."),
                            .tells_next = true},
    [REFUSAL_MOVE_ENDED] = {.choosing = N_("The move has ended on {from}.")},
    [REFUSAL_KING_FIRST] = {.choosing =
                                N_("{rules}: when a king can capture, a man may not. {look} can "
                                   "capture.")},
    [REFUSAL_KING_AMONG_EQUALS] = {.choosing =
                                       N_("{rules}: of equally long captures, one by a king goes "
                                          "first. {look} can make it.")},
    [REFUSAL_KINGS_EARLIEST] =
        {.choosing = N_(
             "{rules}: of captures with as many kings, the one that captures a king at the first "
             "step in which they differ goes first: here step {must}. Choose {choice}."),
         .going_on = N_(
             "{rules}: of captures with as many kings, the one that captures a king at the first "
             "step in which they differ goes first: here step {must}. Go to {choice}."),
         .to_pieces = N_(
             "{rules}: of captures with as many kings, the one that captures a king at the first "
             "step in which they differ goes first: here step {must}. Choose {choice}."),
         .tells_next = true},
};

static const char blocked_king[] = N_("{square} is blocked: no free square next to it.");

/* --- Refusals that count: as many pieces, or kings, as {must} --- */

struct counted_wording {
    struct counted_text choosing, going_on, to_pieces;
};

/* Where capturing is optional, a preference binds only whoever captures. */
static const struct counted_wording most_wordings[] = {
    [CAPTURE_MANDATORY] =
        {N_COUNTED("{rules}: {must} piece must be captured; {look} can capture {must}, {square} "
                   "only {can}.",
                   "{rules}: {must} pieces must be captured; {look} can capture {must}, {square} "
                   "only {can}."),
         N_COUNTED("{rules}: {must} piece must be captured; {square} leads to only {can}. Go to "
                   "{choice}.",
                   "{rules}: {must} pieces must be captured; {square} leads to only {can}. Go to "
                   "{choice}."),
         N_COUNTED("{rules}: {must} piece must be captured; {square} leads to only {can}. Choose "
                   "{choice}.",
                   "{rules}: {must} pieces must be captured; {square} leads to only {can}. Choose "
                   "{choice}.")},
    [CAPTURE_OPTIONAL] =
        {N_COUNTED("{rules}: if you capture, {must} piece must be captured; {look} can capture "
                   "{must}, {square} only {can}.",
                   "{rules}: if you capture, {must} pieces must be captured; {look} can capture "
                   "{must}, {square} only {can}."),
         N_COUNTED("{rules}: if you capture, {must} piece must be captured; {square} leads to "
                   "only {can}. Go to {choice}.",
                   "{rules}: if you capture, {must} pieces must be captured; {square} leads to "
                   "only {can}. Go to {choice}."),
         N_COUNTED("{rules}: if you capture, {must} piece must be captured; {square} leads to "
                   "only {can}. Choose {choice}.",
                   "{rules}: if you capture, {must} pieces must be captured; {square} leads to "
                   "only {can}. Choose {choice}.")},
};

static const struct counted_wording most_kings_wording = {
    N_COUNTED(
        "{rules}: of equally long captures, the one with the most kings goes first: {look} can "
        "capture {must} king, {square} {can}.",
        "{rules}: of equally long captures, the one with the most kings goes first: {look} can "
        "capture {must} kings, {square} {can}."),
    N_COUNTED("{rules}: of equally long captures, the one with the most kings goes first: {must} "
              "king, while {square} leads to {can}. Go to {choice}.",
              "{rules}: of equally long captures, the one with the most kings goes first: {must} "
              "kings, while {square} leads to {can}. Go to {choice}."),
    N_COUNTED("{rules}: of equally long captures, the one with the most kings goes first: {must} "
              "king, while {square} leads to {can}. Choose {choice}.",
              "{rules}: of equally long captures, the one with the most kings goes first: {must} "
              "kings, while {square} leads to {can}. Choose {choice}."),
};

static const char *counted_words(const struct counted_wording *wording,
                                 const struct verdict *verdict)
{
    if (verdict->from == SQUARE_NONE)
        return tr_counted(wording->choosing, verdict->must);
    return tr_counted(verdict->look_is_pieces ? wording->to_pieces : wording->going_on,
                      verdict->must);
}

/* --- Which words, and what is in their blanks --- */

static const char *refusal_words(const struct ruleset *rules, const struct position *position,
                                 const struct verdict *verdict)
{
    const struct wording *wording = &wordings[verdict->refusal];
    bool going_on = verdict->from != SQUARE_NONE;
    if (verdict->refusal == REFUSAL_MOST)
        return counted_words(&most_wordings[rules->capture], verdict);
    if (verdict->refusal == REFUSAL_MOST_KINGS)
        return counted_words(&most_kings_wording, verdict);
    if (verdict->refusal == REFUSAL_BLOCKED && squareset_has(position->kings, verdict->square))
        return tr(blocked_king);
    if (going_on && verdict->look_is_pieces && wording->to_pieces)
        return tr(wording->to_pieces);
    return tr(going_on && wording->going_on ? wording->going_on : wording->choosing);
}

static const char *legal_words(const struct verdict *verdict)
{
    if (verdict->kind == VERDICT_MOVE)
        return tr("This is a legal move.");
    if (verdict->from == SQUARE_NONE)
        return tr("{square} can go to {choice}.");
    return tr("Legal so far. The capture goes on to {choice}.");
}

/* Whatever else is wrong: a capture under way has to be finished. */
static void print_goes_on(struct strbuf *out, const struct verdict *verdict,
                          struct square_names names)
{
    bool counted = verdict->refusal == REFUSAL_MOST || verdict->refusal == REFUSAL_MOST_KINGS;
    if (!verdict->goes_on || counted || wordings[verdict->refusal].tells_next)
        return;
    strbuf_addch(out, ' ');
    FILL(out, tr("The capture must be finished: go to {choice}."),
         {"choice", square_list(verdict->goes_on, LIST_OR, names).text});
}

void verdict_print(struct strbuf *out, const struct named_ruleset *rules,
                   const struct position *position, const struct verdict *verdict,
                   struct square_names names)
{
    const char *words = verdict->kind == VERDICT_REFUSED
                            ? refusal_words(&rules->rules, position, verdict)
                            : legal_words(verdict);
    /* TRANSLATORS: how many kings a capture takes: "11 can capture 2 kings, 14 none." */
    const char *none = tr("none");
    FILL(out, words, {"rules", ruleset_title(rules).text},
         {"square", square_name(verdict->square, names).text},
         {"from", square_name(verdict->from, names).text},
         {"about", square_name(verdict->about, names).text},
         {"look", square_list(verdict->look, LIST_AND, names).text},
         {"choice", square_list(verdict->look, LIST_OR, names).text},
         {"must", number_text(verdict->must).text},
         {"can", verdict->can ? number_text(verdict->can).text : none},
         {"side", side_name(position->side)}, {"other", side_name(side_other(position->side))});
    print_goes_on(out, verdict, names);
}

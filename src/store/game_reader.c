/* SPDX-License-Identifier: MIT */
/* Reading (game_text.h). */
#include "base/array.h"
#include "notation/assessment.h"
#include "notation/clock_text.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "store/game_bytes.h"
#include "store/game_text.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>

/* --- Keeping events until the rules are known --- */

static size_t keep_text(struct game_reader *reader, const char *text)
{
    size_t place = reader->byte_count, size = text ? strlen(text) + 1 : 0;
    reader->bytes = array_reserve(reader->bytes, &reader->byte_capacity, place + size + 1, 1);
    if (text)
        memcpy(reader->bytes + place, text, size);
    reader->byte_count += size;
    return place;
}

static void keep_event(struct game_reader *reader, const struct pdn_event *event)
{
    size_t count = (size_t)reader->event_count;
    char nag[16];
    struct strbuf out = strbuf_init(nag, sizeof nag);
    strbuf_addf(&out, "$%d", event->number);
    reader->events =
        array_reserve(reader->events, &reader->event_capacity, count + 1, sizeof *reader->events);
    reader->events[count] = (struct kept_event){
        .kind = event->kind,
        .continues = event->continues,
        .in_line = event->in_line,
        .name = keep_text(reader, event->name),
        .text = keep_text(reader, event->kind == PDN_NAG ? nag : event->text),
        .from = event->from,
        .to = event->to,
    };
    reader->event_count++;
    reader->node_count += event->kind == PDN_MOVE;
}

/* Limits the memory that a game takes. */
static void keep_if_room(struct game_reader *reader, const struct pdn_event *event)
{
    bool full = reader->node_count >= GAME_NODES_MAX || reader->event_count >= 4 * GAME_NODES_MAX ||
                reader->byte_count + event->length >= GAME_BYTES_MAX;
    if (!full && !reader->overfull) {
        keep_event(reader, event);
    } else if (!reader->overfull) {
        reader->overfull = true;
        reader->error = (struct text_error){
            .fault = FAULT_GAME_TOO_LARGE, .line = event->line, .column = event->column};
    }
}

/* --- The tree --- */

/* Texts are put together once, at the end: a game may add to one a hundred thousand times. */
struct builder {
    struct game_reader *reader;
    struct game *game;
    struct square_names names;
    int node;    /* the last move of this line */
    int depth;   /* of variations */
    bool fresh;  /* no move yet in this variation */
    bool open;   /* the next comment belongs to that move */
    bool parted; /* the comment goes on in the next event */
    bool mine;   /* that comment belongs to that move */
    int waiting; /* pieces from this one on may wait for the next move */
    int skipped; /* open variations that cannot be read, as in struct game_track */
    const struct game_report *report;
    int moves_read;          /* of the text */
    int ways_used;           /* of those that the report tells */
    struct text_error error; /* the last one */
    uint64_t rest;           /* the byte from which on the text cannot be read because of it */
    int told;                /* errors, so far */
};

static void add_piece(struct builder *self, int node, enum node_text which, bool glued, size_t text)
{
    struct game_reader *reader = self->reader;
    size_t count = (size_t)reader->piece_count;
    if (!reader->bytes[text])
        return;
    reader->pieces =
        array_reserve(reader->pieces, &reader->piece_capacity, count + 1, sizeof *reader->pieces);
    reader->pieces[count] = (struct text_piece){node, which, glued, text, reader->piece_count};
    reader->piece_count++;
}

/* Gives the comments that wait to this node. */
static void settle(struct builder *self, int node, enum node_text which)
{
    struct game_reader *reader = self->reader;
    for (int i = self->waiting; i < reader->piece_count; i++)
        if (reader->pieces[i].node == NODE_NONE) {
            reader->pieces[i].node = node;
            reader->pieces[i].which = which;
        }
    self->waiting = reader->piece_count;
}

/* Takes what the mover had left. Of two such comments the second stays a player's. */
static bool take_clock(struct builder *self, const char *text)
{
    struct game_tree *tree = &self->game->tree;
    int left;
    if (self->node == NODE_ROOT || tree_clock(tree, self->node) >= 0 ||
        !clock_text_parse(text, &left))
        return false;
    tree_set_clock(tree, self->node, left);
    return true;
}

/* Takes a comment that is a decision, a time or an assessment. Returns false if it is a player's.
 */
static bool take_fact(struct builder *self, const struct kept_event *event)
{
    const char *text = self->reader->bytes + event->text;
    struct result decision;
    struct assessment assessment;
    bool ends;
    if (event->in_line || event->continues || self->parted || self->fresh)
        return false;
    if (decision_parse(text, &decision, &ends)) {
        game_add_decision(self->game, self->node, &decision, ends);
        return true;
    }
    if (take_clock(self, text))
        return true;
    bool assessed = assessment_parse(text, &assessment);
    if (assessed)
        tree_set_text(&self->game->tree, self->node, TEXT_ANALYSIS, text);
    return assessed;
}

static void take_comment(struct builder *self, const struct kept_event *event)
{
    if (take_fact(self, event))
        return;
    if (!self->parted) {
        self->mine = self->open && !self->fresh;
        self->open = self->open && !self->mine;
    }
    add_piece(self, self->mine ? self->node : NODE_NONE, TEXT_AFTER, self->parted, event->text);
    self->parted = event->continues;
}

/* --- What cannot be read --- */

enum {
    WORDS_SIZE = 1400,
    ERRORS_TOLD = 1000, /* in a game: the words may be longer than the rest itself */
};

/* Adds bytes of a text as one line of a comment. */
static void keep_line(struct game_reader *reader, const char *bytes, size_t length)
{
    size_t place = reader->byte_count;
    reader->bytes = array_reserve(reader->bytes, &reader->byte_capacity, place + 2 * length + 1, 1);
    char *to = reader->bytes + place;
    size_t count = 0;
    for (size_t at = 0; at < length;) {
        if ((unsigned char)bytes[at] >= 0x80) {
            at += pdn_copy_wide_character(bytes + at, to, &count);
            continue;
        }
        char ch = bytes[at++];
        bool space = ch == ' ' || ch == '\0' || (ch >= '\t' && ch <= '\r');
        if (!space || (count > 0 && to[count - 1] != ' '))
            to[count++] = space ? ' ' : ch;
    }
    to[count] = '\0';
    reader->byte_count = place + count + 1;
}

/* Tells the last error in a comment of that node. */
static void add_words(struct builder *self, int node)
{
    char memory[WORDS_SIZE];
    struct strbuf words = strbuf_init(memory, sizeof memory);
    if (!self->reader->source || self->told++ >= ERRORS_TOLD)
        return;
    self->reader->words(&words, &self->error);
    add_piece(self, node, TEXT_AFTER, false, keep_text(self->reader, memory));
}

/* Has the text from the last error to byte `end` as a comment that waits for its place. */
static void add_rest(struct builder *self, uint64_t end)
{
    struct game_reader *reader = self->reader;
    size_t length;
    const char *rest =
        reader->source ? game_bytes_at(reader->source, self->rest, end, &length) : NULL;
    if (!rest)
        return;
    add_words(self, NODE_NONE);
    size_t place = reader->byte_count;
    keep_line(reader, rest, length);
    add_piece(self, NODE_NONE, TEXT_AFTER, false, place);
    self->parted = false;
}

/* --- Moves --- */

/* Returns the way that the last move went if its text does not tell it, or NULL. */
static const struct way_taken *way_taken(struct builder *self)
{
    const struct game_report *report = self->report;
    while (self->ways_used < report->taken_count &&
           report->taken[self->ways_used].move < self->moves_read)
        self->ways_used++;
    bool is = self->ways_used < report->taken_count &&
              report->taken[self->ways_used].move == self->moves_read;
    return is ? &report->taken[self->ways_used] : NULL;
}

/* Sets `*unsure` if the move may be another one. */
static bool find_move(struct builder *self, const char *text, struct move *move, bool *unsure)
{
    const struct ply_state *state = tree_state(&self->game->tree, self->node);
    if (state->result.outcome != ONGOING) {
        self->error = (struct text_error){.fault = FAULT_GAME_OVER};
        return false;
    }
    if (move_parse(text, &self->game->rules, &state->position, self->names, move, &self->error))
        return true;
    const struct way_taken *taken = way_taken(self);
    if (self->error.fault != FAULT_AMBIGUOUS || !taken)
        return false;
    *move = self->error.routes[taken->way];
    *unsure = !taken->sure;
    return true;
}

/* Returns false if the move is not legal. */
static bool take_move(struct builder *self, const struct kept_event *event)
{
    struct move move;
    bool unsure = false;
    if (!find_move(self, self->reader->bytes + event->text, &move, &unsure)) {
        self->rest = event->from;
        return false;
    }
    self->node = game_add_ply(self->game, self->node, &move);
    settle(self, self->node, TEXT_BEFORE);
    self->fresh = false;
    self->open = true;
    if (unsure)
        add_words(self, self->node);
    return true;
}

static void begin_variation(struct builder *self)
{
    struct game_reader *reader = self->reader;
    settle(self, self->node, TEXT_AFTER);
    reader->branches = array_reserve(reader->branches, &reader->branch_capacity,
                                     (size_t)self->depth + 1, sizeof *reader->branches);
    reader->branches[self->depth++] = self->node;
    self->node = tree_parent(&self->game->tree, self->node);
    self->fresh = true;
}

static void end_variation(struct builder *self)
{
    int outer = self->reader->branches[--self->depth];
    settle(self, self->fresh ? outer : self->node, TEXT_AFTER);
    self->node = outer;
    self->fresh = self->open = false;
}

/* Skips an event of a variation that cannot be read. */
static void skip_event(struct builder *self, const struct kept_event *event)
{
    self->skipped += (event->kind == PDN_VARIATION_BEGIN) - (event->kind == PDN_VARIATION_END);
    if (self->skipped > 0)
        return;
    add_rest(self, event->to - 1);
    end_variation(self);
}

/* Returns false: the rest of the game has an error that is not one of a move. */
static bool take_error(struct builder *self, const struct kept_event *event)
{
    if (self->skipped == 0) {
        self->error = self->reader->check.error;
        self->rest = event->from;
    }
    return false;
}

/* Returns false if the event is a move of the main line that is not legal, or another error. In a
 * variation such a move and the rest are skipped. */
static bool take_event(struct builder *self, const struct kept_event *event)
{
    self->moves_read += event->kind == PDN_MOVE;
    if (event->kind == PDN_ERROR)
        return take_error(self, event);
    if (self->skipped > 0) {
        skip_event(self, event);
        return true;
    }
    switch (event->kind) {
    case PDN_MOVE:
        self->skipped = !take_move(self, event);
        return self->skipped == 0 || self->depth > 0;
    case PDN_STRENGTH:
    case PDN_NAG:
        add_piece(self, self->node, TEXT_STRENGTH, false, event->text);
        return true;
    case PDN_COMMENT:
        take_comment(self, event);
        return true;
    case PDN_VARIATION_BEGIN:
        begin_variation(self);
        return true;
    case PDN_VARIATION_END:
        end_variation(self);
        return true;
    case PDN_TAG:
    case PDN_RESULT:
    case PDN_NOTHING:
    case PDN_GAME_END:
    case PDN_ERROR:
    case PDN_TEXT_END:
        break;
    }
    return true;
}

/* Ends the main line by the result behind the moves, unless a comment has decided it. */
static void decide(struct builder *self, const char *result)
{
    const struct game_tree *tree = &self->game->tree;
    enum outcome outcome = outcome_of_pdn(pdn_result_parse(result));
    bool decided = tree_decision(tree, tree_main_end(tree)).outcome != ONGOING;
    if (outcome == ONGOING || decided || !game_end_is_told(self->game))
        return;
    struct result lost = {.outcome = outcome, .reason = REASON_TIME};
    if (outcome == DRAW || game_tags_reason_of_win(&self->reader->tags) != REASON_TIME)
        game_tell_end(self->game, outcome);
    else
        game_add_decision(self->game, tree_main_end(tree), &lost, true);
}

static int compare_pieces(const void *a, const void *b)
{
    const struct text_piece *x = a, *y = b;
    if (x->node != y->node)
        return x->node < y->node ? -1 : 1;
    if (x->which != y->which)
        return x->which < y->which ? -1 : 1;
    return x->order - y->order;
}

/* Sets the text whose first piece is `first`. Returns the first piece of the next text. */
static int set_text(struct game_reader *reader, int first)
{
    const struct text_piece *pieces = reader->pieces;
    int end = first;
    size_t length = 0;
    for (; end < reader->piece_count && pieces[end].node == pieces[first].node &&
           pieces[end].which == pieces[first].which;
         end++)
        length += strlen(reader->bytes + pieces[end].text) + 1;
    char *text = array_zeroed(length + 1, 1), *at = text;
    for (int i = first; i < end; i++) {
        size_t size = strlen(reader->bytes + pieces[i].text);
        if (i > first && !pieces[i].glued)
            *at++ = ' ';
        memcpy(at, reader->bytes + pieces[i].text, size);
        at += size;
    }
    tree_set_text(&reader->game.tree, pieces[first].node, pieces[first].which, text);
    free(text);
    return end;
}

static void set_texts(struct game_reader *reader)
{
    if (reader->piece_count > 0)
        qsort(reader->pieces, (size_t)reader->piece_count, sizeof *reader->pieces, compare_pieces);
    for (int i = 0; i < reader->piece_count;)
        i = set_text(reader, i);
}

static void build(struct game_reader *reader, const struct game_report *report)
{
    struct builder self = {.reader = reader,
                           .game = &reader->game,
                           .names = report->names,
                           .report = report,
                           .open = true};
    bool whole = true;
    for (int i = 0; i < reader->event_count && whole; i++)
        whole = take_event(&self, &reader->events[i]);
    settle(&self, self.node, TEXT_AFTER);
    if (!whole && !reader->overfull)
        add_rest(&self, reader->source ? game_bytes_over(reader->source) : 0);
    settle(&self, self.depth > 0 ? reader->branches[0] : self.node, TEXT_AFTER);
    set_texts(reader);
    if (whole && !reader->overfull)
        decide(&self, reader->result);
}

/* --- A game after another --- */

static void keep_tags(struct game_reader *reader)
{
    for (int i = 0; i < reader->event_count; i++) {
        const struct kept_event *event = &reader->events[i];
        if (event->kind == PDN_TAG)
            game_tags_set(&reader->tags, reader->bytes + event->name, reader->bytes + event->text);
    }
}

static void forget(struct game_reader *reader)
{
    if (reader->playable)
        game_finish(&reader->game);
    game_tags_finish(&reader->tags);
    reader->playable = reader->overfull = false;
    reader->event_count = reader->node_count = reader->piece_count = 0;
    reader->byte_count = 0;
}

static const struct game_report *end_game(struct game_reader *reader, struct game_report *report)
{
    struct position start;
    keep_tags(reader);
    reader->result = report->result;
    if (!report->wrong && reader->overfull) {
        report->wrong = true;
        report->error = reader->error;
    }
    reader->playable = report->start != NULL;
    if (!reader->playable)
        return report;
    start = *report->start;
    game_init(&reader->game, report->rules, &start);
    build(reader, report);
    return report;
}

const struct game_report *game_reader_event(struct game_reader *reader,
                                            const struct pdn_event *event)
{
    struct game_report *report = game_check_event(&reader->check, event);
    if (reader->ended)
        forget(reader);
    reader->ended = report != NULL;
    if (report)
        return end_game(reader, report);
    keep_if_room(reader, event);
    return NULL;
}

void game_reader_init(struct game_reader *reader, const struct named_ruleset *given)
{
    memset(reader, 0, sizeof *reader);
    game_check_init(&reader->check, given);
}

void game_reader_keep_rest(struct game_reader *reader, const struct game_bytes *source,
                           game_fault_words *words)
{
    reader->source = source;
    reader->words = words;
}

void game_reader_finish(struct game_reader *reader)
{
    forget(reader);
    game_check_finish(&reader->check);
    free(reader->events);
    free(reader->bytes);
    free(reader->branches);
    free(reader->pieces);
    memset(reader, 0, sizeof *reader);
}

/* SPDX-License-Identifier: MIT */
#include "store/game_check.h"

#include "base/array.h"
#include "base/hash.h"
#include "match/draws.h"
#include "notation/clock_text.h"
#include "notation/fen.h"
#include "notation/move_text.h"
#include "store/results.h"

#include <stdlib.h>
#include <string.h>

/* --- One game under one rule set --- */

static void track_slip(struct game_track *track, const struct text_error *error)
{
    if (!track->slipped)
        track->slip = *error;
    track->slipped = true;
}

/* An error in a variation ends only that variation. */
static void track_fail(struct game_track *track, const struct text_error *error)
{
    if (track->depth == 0) {
        track->failed = true;
        track->error = *error;
        return;
    }
    track->skipped = 1;
    track_slip(track, error);
}

static void track_fail_at(struct game_track *track, const struct pdn_event *event,
                          enum text_fault fault)
{
    struct text_error error = {.line = event->line, .column = event->column, .fault = fault};
    track_fail(track, &error);
}

/* Moves the error of a text to where the text is in the file. */
static void move_error(struct text_error *error, int line, int column, bool by_column)
{
    error->column = by_column ? column + error->column - 1 : column;
    error->line = line;
}

static struct line_ply *ply_room(struct game_track *track, int ply)
{
    track->line =
        array_reserve(track->line, &track->line_capacity, (size_t)ply + 1, sizeof *track->line);
    return &track->line[ply];
}

static void track_begin(struct game_track *track, const struct tag_value *fen)
{
    struct position start = position_start(&track->rules.rules);
    struct text_error error;
    track->ply = track->plies = track->depth = track->skipped = 0;
    track->failed = track->unplayable = track->slipped = false;
    track->moves_read = track->taken_count = 0;
    track->moves = HASH_EMPTY;
    if (fen->given && !fen_parse_as(fen->text, track->names, &start, &error)) {
        move_error(&error, fen->line, fen->column, true);
        track_fail(track, &error);
        track->unplayable = true;
    }
    track->side_open = fen->given && !track->failed && fen_leaves_side_open(fen->text);
    if (track->side_open)
        start.side = track->rules.rules.first;
    *ply_room(track, 0) = (struct line_ply){start, draw_state_start(&start)};
}

/* How often `position` has occurred if it is the next ply. No position before a capture comes
 * again. */
static int occurrences(const struct game_track *track, const struct position *position)
{
    int count = 1;
    int pieces = bits_count(position_occupied(position));
    if (track->rules.rules.repetition == 0)
        return count;
    for (int ply = track->ply - 1; ply >= 0; ply -= 2) {
        const struct position *earlier = &track->line[ply].position;
        if (bits_count(position_occupied(earlier)) != pieces)
            break;
        count += position_equal(earlier, position);
    }
    return count;
}

static void track_make(struct game_track *track, const struct move *move)
{
    const struct line_ply before = track->line[track->ply];
    struct position after = position_after(&before.position, move);
    struct draw_state draws = draw_state_next(&before.draws, &track->rules.rules, &before.position,
                                              move, &after, occurrences(track, &after));
    track->ply++;
    *ply_room(track, track->ply) = (struct line_ply){after, draws};
    track->moves = hash_bytes(track->moves, &move->steps, 1);
    track->moves = hash_bytes(track->moves, move->path, (size_t)move->steps + 1);
    if (track->depth == 0)
        track->plies = track->ply;
}

/* Returns true if a draw has ended the game here. */
static bool drawn(const struct game_track *track, const struct line_ply *at)
{
    const struct ruleset *rules = &track->rules.rules;
    return rules->draws == DRAWS_AUTOMATIC && draw_reason(rules, &at->draws) != REASON_NONE &&
           board_result(rules, &at->position, &at->draws).outcome == DRAW;
}

/* Where the position leaves open which side is to move, it is the one whose piece moves first. */
static void choose_side(struct game_track *track, const char *text)
{
    struct line_ply *at = &track->line[0];
    uint8_t path[MOVE_MAX_PATH];
    struct text_error error;
    int length;
    track->side_open = false;
    if (!path_parse(text, track->names, path, &length, &error))
        return;
    for (enum side side = BLACK; side <= WHITE; side++)
        if (squareset_has(at->position.pieces[side], path[0]))
            at->position.side = side;
    at->draws = draw_state_start(&at->position);
}

static void track_move(struct game_track *track, const struct pdn_event *event)
{
    const struct line_ply *at = &track->line[track->ply];
    struct text_error error;
    struct move move;
    track->moves_read++;
    if (track->side_open)
        choose_side(track, event->text);
    if (drawn(track, at)) {
        track_fail_at(track, event, FAULT_GAME_OVER);
    } else if (track->ply == PDN_PLIES_MAX) {
        track_fail_at(track, event, FAULT_GAME_TOO_LONG);
    } else if (move_parse(event->text, &track->rules, &at->position, track->names, &move, &error)) {
        track_make(track, &move);
    } else {
        move_error(&error, event->line, event->column, !event->spaced);
        if (error.fault == FAULT_AMBIGUOUS)
            track->ways = ways_new(&error, &at->position);
        else
            track_fail(track, &error);
    }
}

/* A variation replaces the last move. */
static void track_branch(struct game_track *track)
{
    track->branches = array_reserve(track->branches, &track->branch_capacity,
                                    (size_t)track->depth + 1, sizeof *track->branches);
    track->branches[track->depth++] = (struct branch){track->ply, track->line[track->ply]};
    track->ply--;
    track->moves = hash_bytes(track->moves, "(", 1);
}

static void track_return(struct game_track *track)
{
    const struct branch *branch = &track->branches[--track->depth];
    track->ply = branch->ply;
    track->line[track->ply] = branch->last;
    track->moves = hash_bytes(track->moves, ")", 1);
}

/* Skips an event of a variation that cannot be read. */
static void track_skip(struct game_track *track, const struct pdn_event *event)
{
    track->skipped += (event->kind == PDN_VARIATION_BEGIN) - (event->kind == PDN_VARIATION_END);
    track->moves_read += event->kind == PDN_MOVE;
    if (track->skipped == 0)
        track_return(track);
}

static void track_event(struct game_track *track, const struct pdn_event *event);

/* Takes the way of the last capture that is known or the first, and then what has waited for it. */
static void track_decide(struct game_track *track)
{
    struct ways *ways = track->ways;
    bool sure;
    int way = ways_decide(ways, &sure);
    track->taken = array_reserve(track->taken, &track->taken_capacity,
                                 (size_t)track->taken_count + 1, sizeof *track->taken);
    track->taken[track->taken_count++] = (struct way_taken){track->moves_read, way, sure};
    track->ways = NULL;
    if (!sure)
        track_slip(track, &ways->error);
    track_make(track, &ways->error.routes[way]);
    for (int i = 0; i < ways->event_count; i++) {
        const struct waiting_event *waiting = &ways->events[i];
        track_event(track, &(struct pdn_event){.kind = waiting->kind,
                                               .line = waiting->line,
                                               .column = waiting->column,
                                               .spaced = waiting->spaced,
                                               .text = waiting->text});
    }
    free(ways);
}

static void track_event(struct game_track *track, const struct pdn_event *event)
{
    if (track->failed)
        return;
    if (track->ways) {
        if (ways_take(track->ways, &track->rules, track->names, event))
            track_decide(track);
        return;
    }
    if (track->skipped > 0) {
        track_skip(track, event);
        return;
    }
    if (event->kind == PDN_MOVE)
        track_move(track, event);
    if (event->kind == PDN_VARIATION_BEGIN)
        track_branch(track);
    if (event->kind == PDN_VARIATION_END)
        track_return(track);
}

/* --- Under which rules --- */

static const char *const tag_names[CHECKED_TAG_COUNT] = {
    [CHECKED_BLACK] = "Black", [CHECKED_WHITE] = "White",        [CHECKED_DATE] = "Date",
    [CHECKED_EVENT] = "Event", [CHECKED_RESULT] = "Result",      [CHECKED_FEN] = "FEN",
    [CHECKED_RULES] = "Rules", [CHECKED_GAME_TYPE] = "GameType", [CHECKED_SITE] = "Site",
    [CHECKED_ROUND] = "Round",
};

/* Megabytes of anything have brackets and quotation marks that make a tag of what is between them.
 * Returns true if a person would give a tag this name. */
static bool is_name(const char *name)
{
    enum {
        SHORTEST = 3, /* FEN */
    };
    size_t plain = strspn(name, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_");
    return plain >= SHORTEST && name[plain] == '\0';
}

static void keep_tag(struct game_check *check, const struct pdn_event *event)
{
    check->tagged = true;
    check->named |= is_name(event->name);
    for (int i = 0; i < CHECKED_TAG_COUNT; i++) {
        struct tag_value *tag = &check->tags[i];
        if (strcmp(event->name, tag_names[i]) != 0)
            continue;
        tag->given = true;
        tag->line = event->line;
        tag->column = event->column;
        memcpy(tag->text, event->text, event->length + 1);
    }
}

/* --- What the text says beside its moves --- */

bool tag_is_of_no_version(const char *name)
{
    static const char *const names[] = {
        "Result",      "GameType",  "Rules",      "FEN",           "SetUp",      "Seed",
        "MatchLength", "MatchHelp", "MatchSeats", "MatchHandicap", "MatchClock",
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(name, names[i]) == 0)
            return true;
    return false;
}

/* "?" and "????.??.??" say no more than no tag. */
static void hash_tag(struct said_hashes *hashes, const struct pdn_event *event)
{
    bool unknown = event->text[strspn(event->text, "?.")] == '\0';
    if (!unknown && !tag_is_of_no_version(event->name))
        hashes->tags += hash_text(hash_text(HASH_EMPTY, event->name), event->text);
}

static void hash_strength(struct said_hashes *hashes, const struct pdn_event *event)
{
    uint64_t hash = hash_number(hashes->strengths, (uint64_t)hashes->place);
    hashes->strengths = event->kind == PDN_NAG ? hash_number(hash, (uint64_t)event->number)
                                               : hash_text(hash, event->text);
}

/* A letter, with what is between it and the last one: a space, or moves. */
static void hash_letter(struct said_hashes *hashes, const char *letter)
{
    if (hashes->commented != hashes->place)
        hashes->comments = hash_number(hashes->comments, (uint64_t)hashes->place);
    else if (!hashes->letter)
        hashes->comments = hash_bytes(hashes->comments, " ", 1);
    hashes->comments = hash_bytes(hashes->comments, letter, 1);
    hashes->commented = hashes->place;
    hashes->letter = true;
}

/* Only words count: lines may be broken elsewhere, and a comment may be several. `goes_on`: it is
 * more of the one before. */
static void hash_comment(struct said_hashes *hashes, const struct pdn_event *event, bool goes_on)
{
    hashes->letter &= goes_on;
    for (const char *at = event->text; *at; at++)
        if (strchr(" \t\r\n", *at))
            hashes->letter = false;
        else
            hash_letter(hashes, at);
}

static uint64_t version_of(const struct said_hashes *hashes, const struct game_track *track)
{
    uint64_t hash = hash_number(hash_number(HASH_EMPTY, hashes->tags), track->moves);
    return hash_number(hash_number(hash, hashes->strengths), hashes->comments);
}

static const char *tag_text(const struct game_check *check, enum checked_tag tag)
{
    return check->tags[tag].given ? check->tags[tag].text : NULL;
}

static void check_fail(struct game_check *check, const struct text_error *error)
{
    if (check->wrong)
        return;
    check->wrong = true;
    check->error = *error;
}

static void add_track(struct game_check *check, const struct named_ruleset *rules,
                      struct square_names names)
{
    struct game_track *track = &check->tracks[check->track_count++];
    track->rules = *rules;
    track->names = names;
    track_begin(track, &check->tags[CHECKED_FEN]);
}

/* The game cannot be played at all. */
static void refuse_rules(struct game_check *check, const struct text_error *error)
{
    const struct named_ruleset *any = check->given ? check->given : preset_find(game_types[0].id);
    check->source = RULES_GIVEN;
    check->track_count = 0;
    add_track(check, any, game_square_names(&any->rules));
    track_fail(&check->tracks[0], error);
    check->tracks[0].unplayable = true;
}

bool game_check_rules(const struct game_check *check, struct game_rules *out,
                      struct text_error *error)
{
    if (game_rules_choose(tag_text(check, CHECKED_RULES), tag_text(check, CHECKED_GAME_TYPE),
                          check->given, out, error))
        return true;
    bool of_type = error->fault == FAULT_OTHER_BOARD;
    const struct tag_value *tag = &check->tags[of_type ? CHECKED_GAME_TYPE : CHECKED_RULES];
    move_error(error, tag->line, tag->column, true);
    return false;
}

/* Returns true if the position is impossible. It might be possible with other numbers of the
 * squares, but a mistake is more likely. */
static bool is_impossible(const struct game_track *track)
{
    enum text_fault fault = track->error.fault;
    return track->unplayable && (fault == FAULT_SQUARE_OF_BOTH || fault == FAULT_SQUARE_TWICE ||
                                 fault == FAULT_MAN_ON_CROWNHEAD || fault == FAULT_TOO_MANY_PIECES);
}

/* --- Games of other boards without a tag that says so --- */

/* Returns true if the text has a number of a square that only a larger board has. */
static bool names_strange_square(const char *text, struct text_error *error)
{
    int number;
    while (*text)
        if (!scan_number(&text, &number))
            text++;
        else if (square_is_of_other_board(number, error))
            return true;
    return false;
}

/* The largest board counts. */
static void look_for_strange_squares(struct game_check *check, const struct pdn_event *event)
{
    struct text_error error;
    if (check->source != RULES_FITTING || !names_strange_square(event->text, &error))
        return;
    error.line = event->line;
    error.column = event->column;
    if (check->strange++ == 0 || error.columns > check->elsewhere.columns)
        check->elsewhere = error;
}

/* What is behind the pieces may have any numbers. */
static bool has_strange_position(const struct game_check *check, struct text_error *error)
{
    const struct tag_value *fen = &check->tags[CHECKED_FEN];
    char pieces[PDN_VALUE_MAX + 1];
    struct strbuf out = strbuf_init(pieces, sizeof pieces);
    strbuf_addf(&out, "%.*s", (int)strcspn(fen->text, "HF"), fen->text);
    bool strange = names_strange_square(pieces, error);
    error->line = fen->line;
    error->column = fen->column;
    return strange;
}

/* Returns true if a game that fails under all rules is one of a larger board. A game of this one
 * may have a wrong number now and then. */
static bool is_of_other_board(const struct game_check *check, const struct game_track *best,
                              struct text_error *error)
{
    enum {
        SHARE = 4, /* of all moves; on a larger board it is about a half */
    };
    if (check->source != RULES_FITTING || !best->failed)
        return false;
    if (best->unplayable)
        return has_strange_position(check, error);
    *error = check->elsewhere;
    return best->plies == 0 ? check->strange > 0
                            : check->strange > 1 && check->strange * SHARE >= check->nodes;
}

/* Before the first move, or at the end of a game without one. */
static void begin(struct game_check *check)
{
    struct game_rules chosen;
    struct text_error error;
    check->begun = true;
    check->track_count = 0;
    if (!game_check_rules(check, &chosen, &error)) {
        refuse_rules(check, &error);
        return;
    }
    check->source = chosen.source;
    if (chosen.source != RULES_FITTING) {
        add_track(check, &chosen.rules, chosen.names);
        return;
    }
    if (check->guess) {
        add_track(check, check->guess, game_square_names(&check->guess->rules));
        return;
    }
    for (int i = 0; i < GAME_TYPE_COUNT && (i == 0 || !is_impossible(&check->tracks[0])); i++) {
        const struct named_ruleset *rules = preset_find(game_types[i].id);
        add_track(check, rules, game_square_names(&rules->rules));
    }
}

/* Returns true if `a` read more: a main line without error, or more of it, or no error at all. */
static bool is_better(const struct game_track *a, const struct game_track *b)
{
    if (a->failed != b->failed)
        return b->failed;
    return a->failed ? a->plies > b->plies : b->slipped && !a->slipped;
}

/* The first track whose moves are all legal; else the first that got furthest. */
static struct game_track *best_track(struct game_check *check)
{
    struct game_track *best = &check->tracks[0];
    for (int i = 1; i < check->track_count; i++)
        if (is_better(&check->tracks[i], best))
            best = &check->tracks[i];
    return best;
}

/* --- The end --- */

static bool is_known(enum pdn_result result)
{
    return result != PDN_UNKNOWN && result != PDN_RESULT_NONE;
}

static void fail_result(struct game_check *check, enum text_fault fault, enum side side)
{
    const struct tag_value *tag = &check->tags[CHECKED_RESULT];
    bool behind = is_known(check->said);
    struct text_error error = {
        .line = behind ? check->said_line : tag->line,
        .column = behind ? check->said_column : tag->column,
        .fault = fault,
        .side = side,
    };
    check_fail(check, &error);
}

/* Fails if the tag, the result behind the moves and the last position contradict each other. */
static void check_result(struct game_check *check, const struct game_track *track)
{
    const struct line_ply *last = &track->line[track->ply];
    struct result board = board_result(&track->rules.rules, &last->position, &last->draws);
    enum pdn_result tag = pdn_result_parse(check->tags[CHECKED_RESULT].text);
    enum pdn_result said = is_known(check->said) ? check->said : tag;
    enum side winner = BLACK;
    if (is_known(tag) && is_known(check->said) && tag != check->said)
        fail_result(check, FAULT_RESULTS_DIFFER, winner);
    if (!is_known(said) || check->cut_short || board.outcome == ONGOING ||
        board.outcome == outcome_of_pdn(said))
        return;
    bool won = result_winner(&board, &winner);
    fail_result(check, won ? FAULT_RESULT_NOT_WIN : FAULT_RESULT_NOT_DRAW, winner);
}

static const char *result_text(const struct game_check *check)
{
    const char *tag = check->tags[CHECKED_RESULT].text;
    const char *said = is_known(check->said) ? check->said_text : tag;
    if (!is_known(pdn_result_parse(said)))
        return "*";
    return strcmp(said, "1/2") == 0 ? "1/2-1/2" : said;
}

/* Begins another game. */
static void forget(struct game_check *check)
{
    for (int i = 0; i < CHECKED_TAG_COUNT; i++) {
        check->tags[i].given = false;
        check->tags[i].text[0] = '\0';
    }
    check->begun = check->wrong = check->cut_short = check->parted = false;
    check->tagged = check->named = false;
    check->depth = check->nodes = check->strange = 0;
    check->said = PDN_RESULT_NONE;
    check->notes = (struct library_notes){0};
    check->hashes =
        (struct said_hashes){.strengths = HASH_EMPTY, .comments = HASH_EMPTY, .commented = -1};
}

/* Returns the track that counts, at the end of its main line. */
static struct game_track *end_tracks(struct game_check *check)
{
    if (!check->begun)
        begin(check);
    for (int i = 0; i < check->track_count; i++)
        while (check->tracks[i].ways)
            track_decide(&check->tracks[i]);
    struct game_track *track = best_track(check);
    struct text_error error;
    if (is_of_other_board(check, track, &error)) {
        refuse_rules(check, &error);
        track = &check->tracks[0];
    }
    while (track->depth > 0) /* an error in variations has left them open */
        track_return(track);
    return track;
}

static struct game_report *end_game(struct game_check *check)
{
    struct game_track *track = end_tracks(check);
    bool slipped = track->slipped && !track->failed && !check->wrong;
    if (!check->wrong && !track->failed && !slipped)
        check_result(check, track);
    bool wrong = check->wrong || track->failed || slipped;
    check->report = (struct game_report){
        .tags = check->tags,
        .source = check->source,
        .rules = &track->rules,
        .names = track->names,
        .start = track->unplayable ? NULL : &track->line[0].position,
        .line = track->line,
        .plies = track->plies,
        .result = result_text(check),
        .notes = check->notes,
        .version = version_of(&check->hashes, track),
        .nodes = check->nodes,
        .taken = track->taken,
        .taken_count = track->taken_count,
        .empty = !check->tagged && check->nodes == 0 && !wrong,
        .something = check->named || track->plies > 0,
        .wrong = wrong,
        .in_variation = slipped && track->slip.fault != FAULT_AMBIGUOUS,
        .error = track->failed    ? track->error
                 : track->slipped ? track->slip
                                  : check->error,
    };
    return &check->report;
}

/* Counts a comment. What a player had left is none, nor is a decision that ends the main line
 * (game_text.h): the result is about it then. */
static void take_comment(struct game_check *check, const struct pdn_event *event)
{
    struct result decision;
    bool ends = false;
    bool begins = !check->parted, whole = !event->continues && begins;
    bool fact = whole && !event->in_line;
    int left;
    bool times = fact && check->nodes > 0 && clock_text_parse(event->text, &left);
    bool decides = fact && check->depth == 0 && decision_parse(event->text, &decision, &ends);
    check->parted = event->continues;
    check->cut_short |= decides && ends;
    check->notes.comments += begins && !decides && !times;
}

static void keep_result(struct game_check *check, const struct pdn_event *event)
{
    check->said = event->result;
    check->said_line = event->line;
    check->said_column = event->column;
    strcpy(check->said_text, event->text);
}

/* Takes a move, or the begin or end of a variation. */
static void follow_line(struct game_check *check, const struct pdn_event *event)
{
    if (!check->begun)
        begin(check);
    for (int i = 0; i < check->track_count; i++)
        track_event(&check->tracks[i], event);
    if (event->kind == PDN_MOVE)
        look_for_strange_squares(check, event);
    check->hashes.place++;
    check->nodes += event->kind == PDN_MOVE;
    check->notes.variations += event->kind == PDN_VARIATION_BEGIN;
    check->depth += (event->kind == PDN_VARIATION_BEGIN) - (event->kind == PDN_VARIATION_END);
}

struct game_report *game_check_event(struct game_check *check, const struct pdn_event *event)
{
    if (check->ended)
        forget(check);
    check->ended = event->kind == PDN_GAME_END;
    switch (event->kind) {
    case PDN_TAG:
        keep_tag(check, event);
        hash_tag(&check->hashes, event);
        return NULL;
    case PDN_MOVE:
    case PDN_VARIATION_BEGIN:
    case PDN_VARIATION_END:
        follow_line(check, event);
        return NULL;
    case PDN_COMMENT:
        hash_comment(&check->hashes, event, check->parted);
        take_comment(check, event);
        return NULL;
    case PDN_RESULT:
        keep_result(check, event);
        return NULL;
    case PDN_ERROR:
        check_fail(check, event->error);
        return NULL;
    case PDN_GAME_END:
        return end_game(check);
    case PDN_STRENGTH:
    case PDN_NAG:
        hash_strength(&check->hashes, event);
        check->notes.strengths++;
        return NULL;
    case PDN_NOTHING:
    case PDN_TEXT_END:
        break;
    }
    return NULL;
}

void game_check_init(struct game_check *check, const struct named_ruleset *given)
{
    memset(check, 0, sizeof *check);
    check->given = given;
    forget(check);
}

void game_check_expect(struct game_check *check, const struct named_ruleset *guess)
{
    check->guess = guess;
}

void game_check_finish(struct game_check *check)
{
    for (int i = 0; i < GAME_TYPE_COUNT; i++) {
        free(check->tracks[i].line);
        free(check->tracks[i].ways);
        free(check->tracks[i].taken);
        free(check->tracks[i].branches);
    }
    memset(check, 0, sizeof *check);
}

/* SPDX-License-Identifier: MIT */
/* Hints and warnings: what is said of known positions, and that a proof shows what it claims,
 * whatever the line: held to a plain count of the pieces. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "plain/random_rules.h"
#include "rules/movegen.h"
#include "suite.h"
#include "think/hints.h"

#include <inttypes.h>
#include <string.h>

enum {
    LINES = 20000,
    GAME_MOST = 40, /* moves before the line */
    LINE_MOST = 30,
    WARNED_GAMES = 150,
    PLAIN_DEPTH = 4,   /* so many plies after a move that is warned of are searched plainly, */
    PLAIN_FURTHER = 8, /* and as many more at most, while captures are open */
};

/* --- A proof shows what it claims --- */

struct random_line {
    struct ruleset rules;
    struct position positions[GAME_MOST + LINE_MOST + 1];
    int count; /* of the game's positions */
    struct move moves[LINE_MOST];
    int length;
};

static bool random_move(const struct ruleset *rules, const struct position *position,
                        struct rng *rng, struct move *move)
{
    struct movelist list;
    movegen(rules, position, &list);
    if (list.count > 0)
        *move = list.moves[rng_below(rng, (uint32_t)list.count)];
    return list.count > 0;
}

static void draw_line(struct random_line *line, struct rng *rng)
{
    int before = (int)rng_below(rng, GAME_MOST);
    line->rules = preset_or_random_rules(rng);
    line->positions[0] = position_start(&line->rules);
    line->count = 1;
    line->length = 0;
    for (int i = 0; i < before + LINE_MOST; i++) {
        struct move move;
        const struct position *at = &line->positions[line->count + line->length - 1];
        if (!random_move(&line->rules, at, rng, &move))
            return;
        line->positions[line->count + line->length] = position_after(at, &move);
        if (i < before)
            line->count++;
        else
            line->moves[line->length++] = move;
    }
}

static bool captures(const struct ruleset *rules, const struct position *position)
{
    struct movelist list;
    movegen(rules, position, &list);
    for (int i = 0; i < list.count; i++)
        if (move_is_capture(&list.moves[i]))
            return true;
    return false;
}

static int lead(const struct position *position, enum side side)
{
    return bits_count(position->pieces[side]) - bits_count(position->pieces[!side]);
}

/* Returns true if the other side has just captured something, or, where captures are not free, if a
 * capture is open. */
static bool in_exchange(const struct random_line *line, int at)
{
    const struct position *now = &line->positions[at], *before = now - 1;
    if (line->rules.capture == CAPTURE_OPTIONAL)
        return bits_count(before->pieces[now->side]) > bits_count(now->pieces[now->side]);
    return captures(&line->rules, now);
}

/* Returns what the side to move before the line has won at place `place` of it, as a plain count.
 */
static int plain_won(const struct random_line *line, int place)
{
    int now = line->count - 1, start = now;
    enum side side = line->positions[now].side;
    while (start > 0 && in_exchange(line, start))
        start--;
    return lead(&line->positions[now + place], side) - lead(&line->positions[start], side);
}

/* Returns true if no capture is open at this place of the line; where captures are free, none of
 * the other side. */
static bool counts_for(const struct random_line *line, int place, enum side side)
{
    struct position at = line->positions[line->count - 1 + place];
    if (line->rules.capture == CAPTURE_OPTIONAL)
        at.side = !side;
    return !captures(&line->rules, &at);
}

START_TEST(a_proof_shows_what_it_claims)
{
    struct rng rng = rng_init(4);
    int won = 0, lost = 0;
    for (int i = 0; i < LINES; i++) {
        static struct random_line line;
        draw_line(&line, &rng);
        struct proof proof =
            proof_of(&line.rules, line.positions, line.count, line.moves, line.length);
        int sign = proof.pieces > 0 ? 1 : -1;
        won += proof.pieces > 0;
        lost += proof.pieces < 0;
        REQUIRE(proof.count <= line.length && (proof.count > 0) == (proof.pieces != 0),
                "line %d: length", i);
        for (int j = 0; j < proof.count; j++)
            REQUIRE(move_equal(&proof.moves[j], &line.moves[j]), "line %d: other moves", i);
        if (proof.count == 0)
            continue;
        enum side gains = line.positions[line.count - 1].side ^ (sign < 0);
        REQUIRE(counts_for(&line, proof.count, gains), "line %d: a capture is open", i);
        REQUIRE(plain_won(&line, proof.count) == proof.pieces, "line %d: pieces", i);
        for (int j = proof.count; j <= line.length && j < 24; j++)
            REQUIRE(!counts_for(&line, j, gains) ||
                        sign * plain_won(&line, j) >= sign * proof.pieces,
                    "line %d: it is not kept", i);
    }
    ck_assert_int_gt(won, LINES / 20);
    ck_assert_int_gt(lost, LINES / 20);
}
END_TEST

/* --- Known positions --- */

static struct thinker thinker;
static struct weights weights;
static struct position positions[2];
static int count;

static struct position read_position(const char *fen)
{
    struct position position;
    struct text_error error;
    ck_assert_msg(fen_parse(fen, &position, &error), "%s", fen);
    return position;
}

/* `before`, which may be NULL, is the position from which the last move led to `fen`. */
static void begin(const char *rules_text, const char *before, const char *fen)
{
    struct named_ruleset rules;
    struct text_error error;
    struct thinker_settings settings = {.parameters = engine_parameters_usual()};
    ck_assert(ruleset_parse(rules_text, &rules, &error));
    weights_open_own(&weights, &rules.rules);
    ck_assert(thinker_open(&thinker, &rules.rules, &settings, &weights, NULL));
    count = 0;
    if (before)
        positions[count++] = read_position(before);
    positions[count++] = read_position(fen);
}

static void end(void)
{
    thinker_close(&thinker);
    weights_close(&weights);
}

static void print_line(char *text, size_t size, const struct proof *proof)
{
    struct strbuf out = strbuf_init(text, size);
    for (int i = 0; i < proof->count; i++) {
        strbuf_add(&out, i ? " " : "");
        move_print_as(&out, &proof->moves[i], false, square_names_plain);
    }
}

static const struct hint_row {
    const char *name, *rules, *before, *fen;
    enum hint_reason reason;
    const char *move;
    int number; /* pieces of the proof, or plies */
    bool kings;
    const char *line;
} hint_rows[] = {
    {"only", "american", NULL, "W:W29:B1", HINT_ONLY, "29-25", 0, false, ""},
    {"wins at once", "american", NULL, "W:W22,23:B18", HINT_WINS, NULL, 1, false, ""},
    {"wins in three", "american", NULL, "B:W14,20:B4-7,12,21,23,K25,26", HINT_WINS, NULL, 5, false,
     ""},
    {"wins a man", "american", NULL, "W:WK3,20,21,28,29:B6,11,14,22,K27", HINT_GAINS, "3-7", 1,
     false, "3-7 27-23 7x16"},
    {"wins by an exchange", "american", NULL, "W:W21,23,25-32:B1-7,10,12,14,22", HINT_GAINS, "25x9",
     1, false, "25x9 5x14"},
    {"declines a capture and wins", "freejump", NULL, "W:WK2,16,K19,31:BK18,22,K27", HINT_GAINS,
     "19-23", 1, true, "19-23 22-25 23x14"},
    {"makes a king", "american", NULL, "W:W7,15,28:B1,17,K31", HINT_CROWNS, "28-24", 0, false,
     "28-24 31-27 24-20 1-6 7-2"},
    {"wins back a man", "american", "B:W18,21,23-32:B1-10,12,15", "W:W21,23-32:B1-10,12,22",
     HINT_EVENS, NULL, 0, false, NULL},
    {"loses in any case", "american", NULL, "W:WK1:BK10,K14", HINT_LOSES, "1-5", 16, false, ""},
    {"saves a man", "american", NULL, "W:W11,21,27:B6,18,23", HINT_SAVES, "27-24", -1, false,
     "11-7 23x32"},
    {"holds the game", "american", NULL, "W:WK32:BK23", HINT_HOLDS, "32-28", 0, false, "32-27"},
    {"nothing to be proved", "american", NULL, "W:W21-32:B1-12", HINT_BEST, NULL, 0, false, NULL},
    {"no piece is an aim of giveaway", "american, goal=lose", NULL, "W:W21-32:B1-12", HINT_BEST,
     NULL, 0, false, NULL},
};

START_TEST(known_positions)
{
    const struct hint_row *row = &hint_rows[_i];
    struct hint hint;
    char line[400], move[40];
    struct strbuf out = strbuf_init(move, sizeof move);
    begin(row->rules, row->before, row->fen);
    ck_assert_msg(hint_find(&thinker, positions, count, NULL, &hint), "%s", row->name);
    print_line(line, sizeof line, &hint.proof);
    move_print_as(&out, &hint.move, false, square_names_plain);
    ck_assert_msg(hint.reason == row->reason, "%s: reason %d, %s %s", row->name, hint.reason, move,
                  line);
    ck_assert_msg(!row->move || strcmp(move, row->move) == 0, "%s: %s", row->name, move);
    ck_assert_msg(!row->line || strcmp(line, row->line) == 0, "%s: %s", row->name, line);
    int number =
        row->reason == HINT_WINS || row->reason == HINT_LOSES ? hint.plies : hint.proof.pieces;
    ck_assert_msg(number == row->number && hint.proof.kings == row->kings, "%s: %d", row->name,
                  number);
    end();
}
END_TEST

START_TEST(where_no_move_is_legal_there_is_no_hint)
{
    struct hint hint;
    begin("american", NULL, "W:W:B1");
    struct warnings warnings;
    ck_assert(!hint_find(&thinker, positions, count, NULL, &hint));
    ck_assert(warnings_find(&thinker, positions, count, NULL, &warnings));
    ck_assert_int_eq(warnings.count, 0);
    end();
}
END_TEST

START_TEST(a_stop_is_no_hint)
{
    static const atomic_bool stop = true;
    struct hint hint;
    begin("american", NULL, "W:WK2,11,21,22,24,28,32:B4,7");
    struct warnings warnings;
    ck_assert(!hint_find(&thinker, positions, count, &stop, &hint));
    ck_assert(!warnings_find(&thinker, positions, count, &stop, &warnings));
    end();
}
END_TEST

static const struct warning_row {
    const char *name, *rules, *fen, *expected;
} warning_rows[] = {
    {"a man is left to be captured", "american", "W:W13,21,27-31:B3-5,10,11,18,20",
     "27-23 18x27 31x24 20x27 (-1); 13-9 5x14 (-1); "},
    {"one and two men", "american", "W:W18,20,21,23,25,26,28-32:B1-5,7-9,11,12,15",
     "31-27 15x31 (-2); 18-14 9x27 31x24 (-1); 20-16 12x19 23x16 11x20 18x11 8x15 (-1); "
     "23-19 15x24 28x19 11-16 20x11 8x24 (-1); "},
    {"a man that pays for itself in part", "american", "B:W13,19,21,22,30-32:B2,5,8,10,12,14,16,23",
     "14-18 22x6 2x9 13x6 (-2); 14-17 21x7 2x11 (-1); 10-15 19x10 (-1); 23-26 30x23 (-1); "
     "23-27 32x23 (-1); "},
    {"a man on its way to be a king", "american", "B:W17,20,22,26,29-32:B1,2,4-6,9,12,15,21",
     "12-16 20x11 (-1); 15-18 22x15 (-1); 9-14 17x10 (-1); 21-25 30x21 (-1); "},
    {"where the best line ends in an exchange", "american",
     "B:W14,21,23,24,26-29,31:B1-5,7,15,17,20",
     "5-9 14x5 (-1); 7-10 14x7 2x11 21x14 (-1); 15-19 23x16 (-1); 17-22 26x17 (-1); "},
    {"where captures are free", "freejump", "W:W19,21-26,28,29,31,32:B2-5,7,10-15",
     "21-17 14x30 (-2); 23-18 14x30 22-18 11-16 18x11 (-1); "},
    {"nothing is said of forced captures", "american", "W:W20,24,26,28,31,32:B2-5,8,11,12,16,27",
     ""},
    {"nor where every move loses one", "american", "W:W22:B13,14", ""},
    {"nor of an exchange", "american", "W:W21-32:B1-12", ""},
    {"nor in giveaway", "american, goal=lose", "W:W18,20,25,26,28-30,32:B3,4,7-9,11,15,21", ""},
};

START_TEST(known_warnings)
{
    const struct warning_row *row = &warning_rows[_i];
    struct warnings found;
    char text[2000] = "", line[400];
    struct strbuf out = strbuf_init(text, sizeof text);
    begin(row->rules, NULL, row->fen);
    ck_assert(warnings_find(&thinker, positions, count, NULL, &found));
    for (int i = 0; i < found.count; i++) {
        print_line(line, sizeof line, &found.list[i]);
        strbuf_addf(&out, "%s (%d); ", line, found.list[i].pieces);
    }
    ck_assert_msg(strcmp(text, row->expected) == 0, "%s: %s", row->name, text);
    end();
}
END_TEST

/* --- Warnings are true --- */

/* Returns the best lead in pieces that `side` can have after so many plies, and after the captures
 * that are open then, whatever the other side does. */
static int plain_lead(const struct ruleset *rules, const struct position *at, enum side side,
                      int depth, int least, int most)
{
    struct movelist list;
    movegen(rules, at, &list);
    bool quiet = list.count == 0 || !move_is_capture(&list.moves[0]);
    if (list.count == 0 || (depth <= 0 && quiet) || depth <= -PLAIN_FURTHER)
        return lead(at, side);
    for (int i = 0; i < list.count && least < most; i++) {
        struct position next = position_after(at, &list.moves[i]);
        int value = plain_lead(rules, &next, side, depth - 1, least, most);
        if (at->side == side && value > least)
            least = value;
        if (at->side != side && value < most)
            most = value;
    }
    return at->side == side ? least : most;
}

/* The man is lost in the line that is shown, and the player has no plain way to keep it. */
static void require_true(const struct random_line *game, const struct proof *warning, int seed)
{
    enum side side = game->positions[game->count - 1].side;
    struct random_line line = *game;
    line.length = 0;
    for (int i = 0; i < warning->count; i++) {
        const struct position *at = &line.positions[line.count - 1 + i];
        struct movelist list;
        movegen(&line.rules, at, &list);
        REQUIRE(movelist_find(&list, warning->moves[i].path, warning->moves[i].steps + 1),
                "game %d: move %d is not legal", seed, i);
        line.positions[line.count + i] = position_after(at, &warning->moves[i]);
    }
    REQUIRE(warning->count > 1 && move_is_capture(&warning->moves[1]), "game %d: not at once",
            seed);
    REQUIRE(warning->pieces < 0 && plain_won(&line, warning->count) == warning->pieces,
            "game %d: the line does not show it", seed);
    const struct position *after = &line.positions[line.count];
    int before = lead(&line.positions[line.count - 1 + warning->count], side) - warning->pieces;
    if (warning->count - 1 <= PLAIN_DEPTH)
        REQUIRE(plain_lead(&line.rules, after, side, warning->count - 1, -12, 12) < before,
                "game %d: it can be kept", seed);
}

START_TEST(warnings_are_true)
{
    struct rng rng = rng_init(7);
    int warned = 0;
    for (int i = 0; i < WARNED_GAMES; i++) {
        static struct random_line game;
        struct thinker_settings settings = {.parameters = engine_parameters_usual()};
        struct warnings found;
        draw_line(&game, &rng);
        weights_open_own(&weights, &game.rules);
        ck_assert(thinker_open(&thinker, &game.rules, &settings, &weights, NULL));
        ck_assert(warnings_find(&thinker, game.positions, game.count, NULL, &found));
        for (int j = 0; j < found.count; j++)
            require_true(&game, &found.list[j], i);
        warned += found.count;
        end();
    }
    ck_assert_int_gt(warned, 2 * WARNED_GAMES / 3);
}
END_TEST

SUITE(hints)
{
    Suite *suite = suite_create("hints");
    TCase *proofs = tcase_create("proofs");
    tcase_add_test(proofs, a_proof_shows_what_it_claims);
    suite_add_tcase(suite, proofs);

    TCase *known = tcase_create("known positions");
    tcase_add_loop_test(known, known_positions, 0, ROWS(hint_rows));
    tcase_add_test(known, where_no_move_is_legal_there_is_no_hint);
    tcase_add_test(known, a_stop_is_no_hint);
    tcase_add_loop_test(known, known_warnings, 0, ROWS(warning_rows));
    suite_add_tcase(suite, known);

    TCase *warned = tcase_create("warnings");
    tcase_set_timeout(warned, 120);
    tcase_add_test(warned, warnings_are_true);
    suite_add_tcase(suite, warned);
    return suite;
}

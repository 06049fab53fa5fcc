/* SPDX-License-Identifier: MIT */
/* A search finds the games that meet its filter, and no others. A deleted game is not found until
 * it is restored. */
#include "archive_folder.h"
#include "last_match.h"
#include "match/edits.h"
#include "random_match.h"
#include "random_play.h"
#include "scratch.h"
#include "store/archive_rescue.h"
#include "store/catalogue.h"
#include "store/game_text.h"
#include "store/import.h"
#include "store/results.h"
#include "suite.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static const struct rulebook no_book;

static const struct library_filter any = {.result = LIBRARY_ANY_RESULT};

/* --- Known games --- */

enum {
    EVENT_SIZE = 80,
    GAMES = 120,
    PLIES = 40,
    RULE_SETS = 5,
};

/* Names of players, and the same in small letters. */
static const struct name_row {
    const char *name, *small;
} name_rows[] = {
    {"Ada Lovelace", "ada lovelace"},
    {"ADA", "ada"},
    {"Jörg Ärmel", "jörg ärmel"},
    {"ЁЖИК, Бен", "ёжик, бен"},
    {"?", ""},
    {"O'Hara 100%_x", "o'hara 100%_x"},
    {"İpek STRAẞE", "i̇pek strasse"},
    {"Ada ada", "ada ada"},
    {"Ben", "ben"},
};

static const char *const dates[] = {"2026.11.22", "2026.??.??", "1826.01.02", "????.??.??",
                                    "2026.1"};

static const struct name_row event_rows[] = {
    {"Winter CUP", "winter cup"}, {"?", ""}, {"Coupe d'ÉTÉ", "coupe d'été"}};
static const struct name_row site_rows[] = {{"Riga", "riga"}, {"?", ""}, {"?", ""}};

struct known_game {
    const struct name_row *black, *white, *event, *site;
    const char *date;
    char round[16];
    char rules[RULESET_TEXT_MAX];
    enum library_result result;
    int plies;
    struct position positions[PLIES + 1];
};

static void play(struct game *game, int plies, struct rng *rng)
{
    struct movelist list;
    while (!game_over(game) && game->cursor < plies) {
        struct position position = game_position(game);
        if (game->cursor > 1 && rng_below(rng, 8) == 0) { /* leaves a variation */
            game_undo(game);
            position = game_position(game);
        }
        movegen(&game->rules.rules, &position, &list);
        game_play(game, &list.moves[rng_below(rng, (uint32_t)list.count)]);
    }
    if (!game_over(game) && rng_below(rng, 3) == 0)
        game_resign(game, (enum side)rng_below(rng, 2));
    else if (!game_over(game) && rng_below(rng, 3) == 0 && game_offer_draw(game, BLACK))
        game_accept_draw(game);
}

static enum library_result result_of(const struct game *game)
{
    switch (game_result(game).outcome) {
    case BLACK_WINS:
        return LIBRARY_BLACK_WON;
    case WHITE_WINS:
        return LIBRARY_WHITE_WON;
    case DRAW:
        return LIBRARY_DRAWN;
    case ONGOING:
        break;
    }
    return LIBRARY_UNFINISHED;
}

static void note(const struct game *game, struct known_game *known)
{
    struct strbuf rules = strbuf_init(known->rules, sizeof known->rules);
    ruleset_print(&rules, &game->rules);
    known->result = result_of(game);
    known->plies = game->count;
    for (int ply = 0; ply <= game->count; ply++)
        known->positions[ply] = game_position_at(game, ply);
}

static const struct name_row *random_name(struct rng *rng)
{
    return &name_rows[rng_below(rng, ROWS(name_rows))];
}

/* Plays a game, notes its facts, and prints it. */
static void make_game(struct known_game *known, const struct named_ruleset *rules, int number,
                      struct rng *rng, FILE *out)
{
    struct game game;
    struct game_tags tags = {0};
    struct position start = random_position(rng);
    game_init(&game, rules, rng_below(rng, 4) == 0 ? &start : NULL);
    play(&game, (int)rng_below(rng, PLIES + 1), rng);
    note(&game, known);
    known->black = random_name(rng);
    known->white = random_name(rng);
    known->date = dates[rng_below(rng, ROWS(dates))];
    known->event = &event_rows[rng_below(rng, ROWS(event_rows))];
    known->site = &site_rows[rng_below(rng, ROWS(site_rows))];
    snprintf(known->round, sizeof known->round, "%d", number);
    game_tags_set(&tags, "Black", known->black->name);
    game_tags_set(&tags, "White", known->white->name);
    game_tags_set(&tags, "Date", known->date);
    game_tags_set(&tags, "Round", known->round);
    game_tags_set(&tags, "Event", known->event->name);
    game_tags_set(&tags, "Site", known->site->name);
    char *text = game_text_print(&game, &tags, NULL);
    fprintf(out, "%s\n", text);
    free(text);
    game_tags_finish(&tags);
    game_finish(&game);
}

/* Makes games under a few random rule sets. Equal games are there once. */
static struct known_game *make_games(struct archive *archive, uint64_t seed, int *count)
{
    struct known_game *games = calloc(GAMES, sizeof *games);
    struct named_ruleset rules[RULE_SETS];
    struct rng rng = rng_init(seed);
    *count = 0;
    for (int i = 0; i < RULE_SETS; i++)
        rules[i] = random_ruleset(&rng);
    for (int i = 0; i < GAMES; i++) {
        char *text;
        size_t length;
        FILE *memory = open_memstream(&text, &length);
        make_game(&games[*count], &rules[rng_below(&rng, RULE_SETS)], i, &rng, memory);
        fclose(memory);
        struct import_state state = import_text(archive, text);
        REQUIRE(state.bad == 0 && state.taken + state.known == 1, "seed %" PRIu64 ": %s", seed,
                text);
        *count += state.taken;
        free(text);
    }
    return games;
}

/* --- Finding, naively --- */

struct question {
    struct library_filter filter;
    const char *small; /* its words in small letters */
};

static bool has_words(const struct known_game *game, const char *words)
{
    char copy[64];
    char *rest = NULL;
    snprintf(copy, sizeof copy, "%s", words);
    if (copy[0] == '"' && strcspn(copy + 1, "\"") + 2 == strlen(copy)) {
        copy[strlen(copy) - 1] = '\0';
        return strcmp(copy + 1, game->black->small) == 0 ||
               strcmp(copy + 1, game->white->small) == 0;
    }
    for (char *word = strtok_r(copy, " ", &rest); word; word = strtok_r(NULL, " ", &rest))
        if (!strstr(game->black->small, word) && !strstr(game->white->small, word) &&
            !strstr(game->event->small, word) && !strstr(game->site->small, word) &&
            !strstr(game->round, word))
            return false;
    return true;
}

static struct position turned_round(const struct position *position)
{
    static const enum piece others[] = {PIECE_NONE, WHITE_MAN, WHITE_KING, BLACK_MAN, BLACK_KING};
    struct position other = {.side = position->side == BLACK ? WHITE : BLACK};
    for (int row = 1; row <= BOARD_ROWS; row++)
        for (int column = 1; column <= BOARD_ROWS; column++) {
            int square = square_at(row, column);
            if (square != SQUARE_NONE)
                position_put(&other, square_at(9 - row, 9 - column),
                             others[position_piece(position, square)]);
        }
    return other;
}

static bool was_there(const struct known_game *game, const struct position *position)
{
    struct position other = turned_round(position);
    for (int ply = 0; ply <= game->plies; ply++)
        if (position_equal(&game->positions[ply], position) ||
            position_equal(&game->positions[ply], &other))
            return true;
    return false;
}

static bool fits(const struct known_game *game, const struct question *question)
{
    const struct library_filter *filter = &question->filter;
    const char *date = strcmp(game->date, "????.??.??") == 0 ? "" : game->date;
    return (!filter->words[0] || has_words(game, question->small)) &&
           (!filter->rules[0] || strcmp(filter->rules, game->rules) == 0) &&
           strncmp(date, filter->date, strlen(filter->date)) == 0 &&
           (filter->result == LIBRARY_ANY_RESULT || filter->result == game->result) &&
           (!filter->by_position || was_there(game, &filter->position));
}

/* What a player may type, and the same in small letters. */
static const struct name_row typed_rows[] = {
    {"ada", "ada"},
    {"ADA love", "ada love"},
    {"JÖRG", "jörg"},
    {"ёЖ", "ёж"},
    {"бен  ada", "бен ada"},
    {"strasse", "strasse"},
    {"100%", "100%"},
    {"_", "_"},
    {"'", "'"},
    {" ", ""},
    {"nobody", "nobody"},
    {"WINTER ada", "winter ada"},
    {"Été", "été"},
    {"7 riga", "7 riga"},
    {"e", "e"},
    {"\"ADA\"", "\"ada\""},
    {"\"Ada Lovelace\"", "\"ada lovelace\""},
    {"\"Lovelace\"", "\"lovelace\""},
    {"\"ada", "\"ada"},
    {"\"", "\""},
};

static struct question random_question(const struct known_game *games, int count, struct rng *rng)
{
    const struct known_game *game = &games[rng_below(rng, (uint32_t)count)];
    static const char *const parts[] = {"2026", "2026.1", "1826.01.02", "20", "", "x", "2026.??"};
    struct question question = {.filter = any};
    if (rng_below(rng, 3) == 0) {
        const struct name_row *typed = &typed_rows[rng_below(rng, ROWS(typed_rows))];
        strcpy(question.filter.words, typed->name);
        question.small = typed->small;
    }
    if (rng_below(rng, 3) == 0)
        strcpy(question.filter.rules, game->rules);
    if (rng_below(rng, 3) == 0)
        strcpy(question.filter.date, parts[rng_below(rng, ROWS(parts))]);
    if (rng_below(rng, 3) == 0)
        question.filter.result = (enum library_result)rng_below(rng, LIBRARY_RESULT_COUNT);
    question.filter.position = game->positions[rng_below(rng, (uint32_t)game->plies + 1)];
    if (rng_below(rng, 2) == 0)
        question.filter.position = turned_round(&question.filter.position);
    return question;
}

/* Asks the question with its position, and without. */
static void ask(struct archive *archive, const struct known_game *games, int count,
                struct question *question, const char *what, const int64_t *ids)
{
    struct catalogue_found found = {0};
    for (int with = 0; with < 2; with++) {
        int at = 0;
        question->filter.by_position = with;
        REQUIRE(catalogue_find(archive, &question->filter, &found, NULL, NULL) == 0, "%s", what);
        REQUIRE(found.total == count, "%s: %d of %d", what, found.total, count);
        for (int i = count - 1; i >= 0; i--) {
            bool is = at < found.count && found.games[at] == ids[i];
            REQUIRE(is == fits(&games[i], question), "%s, %d: game %d of %d", what, with, i, count);
            at += is;
        }
        REQUIRE(at == found.count, "%s: %d of %d", what, at, found.count);
    }
    catalogue_found_finish(&found);
}

/* --- Orders, naively --- */

/* Compares texts of which an empty one is unknown, and comes last. */
static int compare_known(const char *a, const char *b)
{
    if (!a[0] || !b[0])
        return (a[0] == '\0') - (b[0] == '\0');
    return strcmp(a, b);
}

static const char *known_date(const struct known_game *game)
{
    return strcmp(game->date, "????.??.??") == 0 ? "" : game->date;
}

/* Event, site and round, of which the last one is always known. */
static void print_event(const struct known_game *game, char text[EVENT_SIZE])
{
    snprintf(text, EVENT_SIZE, "%s%s%s%s%s", game->event->small, game->event->small[0] ? " " : "",
             game->site->small, game->site->small[0] ? " " : "", game->round);
}

/* Round 9 stands before round 10. */
static int compare_naturally(const char *a, const char *b)
{
    while (*a && *b) {
        char *a_end, *b_end;
        bool numbers = *a >= '0' && *a <= '9' && *b >= '0' && *b <= '9';
        long x = numbers ? strtol(a, &a_end, 10) : 0, y = numbers ? strtol(b, &b_end, 10) : 0;
        if (numbers ? x != y : *a != *b)
            return numbers ? (x > y) - (x < y) : (unsigned char)*a - (unsigned char)*b;
        a = numbers ? a_end : a + 1;
        b = numbers ? b_end : b + 1;
    }
    return (*a != '\0') - (*b != '\0');
}

/* Negative if `a` comes first, 0 if the order leaves that to when they were added. */
static int compare_in(enum library_order order, const struct known_game *a,
                      const struct known_game *b)
{
    const char *x = known_date(a), *y = known_date(b);
    char event_a[EVENT_SIZE], event_b[EVENT_SIZE];
    int players;
    switch (order) {
    case LIBRARY_NEWEST:
        return x[0] && y[0] ? strcmp(y, x) : compare_known(x, y);
    case LIBRARY_OLDEST:
        return compare_known(x, y);
    case LIBRARY_BY_EVENT:
        print_event(a, event_a);
        print_event(b, event_b);
        return compare_naturally(event_a, event_b);
    case LIBRARY_BY_PLAYER:
        players = compare_known(a->black->small, b->black->small);
        return players ? players : compare_known(a->white->small, b->white->small);
    case LIBRARY_LONGEST:
        return b->plies - a->plies;
    case LIBRARY_SHORTEST:
        return a->plies - b->plies;
    case LIBRARY_ADDED:
    case LIBRARY_ORDERS:
        break;
    }
    return 0;
}

static const struct known_game *game_of(const struct known_game *games, const int64_t *ids,
                                        int count, int64_t id)
{
    for (int i = 0; i < count; i++)
        if (ids[i] == id)
            return &games[i];
    return NULL;
}

/* Asks the question in every order: the same games are found, each behind those that come first. */
static void ask_in_order(struct archive *archive, const struct known_game *games, int count,
                         struct question *question, const char *what, const int64_t *ids)
{
    struct catalogue_found found = {0};
    question->filter.order = LIBRARY_ADDED;
    ck_assert_int_eq(catalogue_find(archive, &question->filter, &found, NULL, NULL), 0);
    int fitting = found.count;
    for (int order = 0; order < LIBRARY_ORDERS; order++) {
        bool last_first =
            order == LIBRARY_ADDED || order == LIBRARY_NEWEST || order == LIBRARY_LONGEST;
        question->filter.order = (enum library_order)order;
        REQUIRE(catalogue_find(archive, &question->filter, &found, NULL, NULL) == 0, "%s", what);
        REQUIRE(found.count == fitting, "%s, order %d: %d games", what, order, found.count);
        for (int i = 1; i < found.count; i++) {
            int64_t a = found.games[i - 1], b = found.games[i];
            int compared = compare_in((enum library_order)order, game_of(games, ids, count, a),
                                      game_of(games, ids, count, b));
            bool added = last_first ? a > b : a < b;
            REQUIRE(compared < 0 || (compared == 0 && added), "%s, order %d: game %d of %d", what,
                    order, i, found.count);
        }
    }
    question->filter.order = LIBRARY_ADDED;
    catalogue_found_finish(&found);
}

/* --- Players, naively --- */

/* Adds what a game was for the player of that name. */
static void add_game(struct library_player *player, enum library_result result,
                     enum library_result own)
{
    player->games++;
    player->draws += result == LIBRARY_DRAWN;
    player->wins += result == own;
    player->losses += result != own && result != LIBRARY_DRAWN && result != LIBRARY_UNFINISHED;
}

static struct library_player count_naively(const struct known_game *games, int count,
                                           const struct question *question, const char *small)
{
    struct library_player player = {.games = 0};
    for (int i = 0; i < count; i++) {
        if (!fits(&games[i], question))
            continue;
        if (strcmp(games[i].black->small, small) == 0)
            add_game(&player, games[i].result, LIBRARY_BLACK_WON);
        if (strcmp(games[i].white->small, small) == 0)
            add_game(&player, games[i].result, LIBRARY_WHITE_WON);
    }
    return player;
}

static const char *small_of(const char *name)
{
    for (int i = 0; i < ROWS(name_rows); i++)
        if (strcmp(name_rows[i].name, name) == 0)
            return name_rows[i].small;
    ck_abort_msg("\"%s\" is nobody", name);
    return "";
}

/* How far a player stands above another one in an order; 0: as they are called. */
static int lead(enum library_player_order order, const struct library_player *a,
                const struct library_player *b)
{
    int points = 2 * (a->wins - b->wins) + a->draws - b->draws;
    return order == LIBRARY_MOST_GAMES    ? a->games - b->games
           : order == LIBRARY_MOST_POINTS ? (points ? points : b->games - a->games)
                                          : 0;
}

static void ask_players(struct archive *archive, const struct known_game *games, int count,
                        struct question *question, const char *what)
{
    static struct library_players players;
    int known = 0;
    question->filter.by_position = false;
    for (int i = 0; i < ROWS(name_rows); i++)
        known += name_rows[i].small[0] &&
                 count_naively(games, count, question, name_rows[i].small).games > 0;
    for (int order = 0; order < LIBRARY_PLAYER_ORDERS; order++) {
        enum library_player_order by = (enum library_player_order)order;
        REQUIRE(catalogue_players(archive, &question->filter, by, &players, NULL, NULL) == 0, "%s",
                what);
        REQUIRE(players.count == known && players.total == known, "%s: %d of %d players", what,
                players.count, known);
        for (int i = 0; i < players.count; i++) {
            const struct library_player *is = &players.players[i];
            const char *small = small_of(is->name);
            struct library_player must = count_naively(games, count, question, small);
            REQUIRE(is->games == must.games && is->wins == must.wins && is->draws == must.draws &&
                        is->losses == must.losses,
                    "%s, %s: %d games +%d =%d -%d", what, is->name, is->games, is->wins, is->draws,
                    is->losses);
            int ahead = i > 0 ? lead(by, is - 1, is) : 1;
            REQUIRE(ahead > 0 || (ahead == 0 && strcmp(small_of(is[-1].name), small) < 0),
                    "%s, order %d: %s", what, order, is->name);
        }
    }
}

/* --- Branches, naively --- */

static void tally(struct library_tally *tally, enum library_result result)
{
    tally->games++;
    tally->results[result]++;
}

/* Counts what was played there in a game, and with colours changed. */
static bool branch(const struct known_game *game, const struct position *here,
                   const struct movelist *moves, bool changed, struct library_branches *out)
{
    static const enum library_result others[] = {LIBRARY_UNFINISHED, LIBRARY_WHITE_WON,
                                                 LIBRARY_BLACK_WON, LIBRARY_DRAWN};
    enum library_result result = changed ? others[game->result] : game->result;
    int ply = 0;
    struct position sought = changed ? turned_round(here) : *here;
    while (ply <= game->plies && !position_equal(&game->positions[ply], &sought))
        ply++;
    if (ply > game->plies)
        return false;
    tally(&out->all, result);
    for (int i = 0; i < moves->count && ply < game->plies; i++) {
        struct position next = position_after(here, &moves->moves[i]);
        if (changed)
            next = turned_round(&next);
        if (position_equal(&next, &game->positions[ply + 1])) {
            tally(&out->moves[i], result);
            break;
        }
    }
    return true;
}

/* Asks for the branches from the question's position, under the rules of `game`. */
/* Returns in how many games it was. */
static int ask_branches(struct archive *archive, const struct known_game *games, int count,
                        struct question *question, const struct known_game *game, const char *what)
{
    static struct library_branches found, expected;
    struct named_ruleset rules;
    struct text_error wrong;
    struct movelist moves;
    struct library_filter *filter = &question->filter;
    memset(&expected, 0, sizeof expected);
    strcpy(filter->rules, game->rules);
    filter->by_position = false;
    ck_assert(ruleset_parse(game->rules, &rules, &wrong));
    movegen(&rules.rules, &filter->position, &moves);
    for (int i = 0; i < count; i++)
        if (fits(&games[i], question) &&
            !branch(&games[i], &filter->position, &moves, false, &expected))
            branch(&games[i], &filter->position, &moves, true, &expected);
    REQUIRE(catalogue_branches(archive, filter, &found, NULL, NULL) == 0, "%s", what);
    REQUIRE(memcmp(&found, &expected, sizeof found) == 0, "%s: %d games, not %d", what,
            found.all.games, expected.all.games);
    return found.all.games;
}

/* They are found with the last one first; `ids` has them in the order in which they were added. */
static int64_t *all_games(struct archive *archive, int count)
{
    struct catalogue_found found = {0};
    int64_t *ids = calloc((size_t)count + 1, sizeof *ids);
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    ck_assert_int_eq(found.count, count);
    for (int i = 0; i < count; i++)
        ids[count - 1 - i] = found.games[i];
    catalogue_found_finish(&found);
    return ids;
}

START_TEST(what_fits_is_found)
{
    struct archive archive;
    int count;
    struct rng rng = rng_init((uint64_t)_i + 500);
    open_archive(&archive);
    struct known_game *games = make_games(&archive, (uint64_t)_i, &count);
    ck_assert_int_gt(count, GAMES / 2);
    int64_t *ids = all_games(&archive, count);
    for (int i = 0; i < 150; i++) {
        char what[32];
        struct question question = random_question(games, count, &rng);
        snprintf(what, sizeof what, "seed %d, question %d", _i, i);
        ask(&archive, games, count, &question, what, ids);
        ask_in_order(&archive, games, count, &question, what, ids);
        ask_players(&archive, games, count, &question, what);
    }
    free(ids);
    free(games);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* From the first position and from any other, whatever else is asked. */
START_TEST(branches_are_counted)
{
    struct archive archive;
    int count, seen = 0;
    struct rng rng = rng_init((uint64_t)_i + 900);
    open_archive(&archive);
    struct known_game *games = make_games(&archive, (uint64_t)_i, &count);
    for (int i = 0; i < 150; i++) {
        char what[32];
        const struct known_game *game = &games[rng_below(&rng, (uint32_t)count)];
        struct question question = random_question(games, count, &rng);
        if (rng_below(&rng, 2) == 0)
            question.filter.position = game->positions[rng_below(&rng, (uint32_t)game->plies + 1)];
        snprintf(what, sizeof what, "seed %d, question %d", _i, i);
        seen += ask_branches(&archive, games, count, &question, game, what);
    }
    ck_assert_int_gt(seen, 50);
    free(games);
    archive_close(&archive);
}
END_TEST

/* An entry has what was put in. */
START_TEST(an_entry_tells_of_its_game)
{
    struct archive archive;
    struct library_row entry;
    int count;
    open_archive(&archive);
    struct known_game *games = make_games(&archive, 77, &count);
    int64_t *ids = all_games(&archive, count);
    for (int i = 0; i < count; i++) {
        const struct known_game *game = &games[i];
        bool nobody = strcmp(game->black->name, "?") == 0;
        char *text;
        ck_assert_int_eq(catalogue_read(&archive, ids[i], &entry), 0);
        REQUIRE(entry.game == ids[i] && entry.match == 0 && entry.result == game->result &&
                    entry.plies == game->plies,
                "game %d", i);
        ck_assert_str_eq(entry.black, nobody ? "" : game->black->name);
        ck_assert_str_eq(entry.rules, game->rules);
        ck_assert_str_eq(entry.event, game->event->small[0] ? game->event->name : "");
        ck_assert_str_eq(entry.site, game->site->small[0] ? game->site->name : "");
        ck_assert_str_eq(entry.round, game->round);
        ck_assert(position_equal(&entry.position, &game->positions[game->plies]));
        ck_assert_str_eq(entry.date, strcmp(game->date, dates[3]) == 0 ? "" : game->date);
        ck_assert_int_eq(catalogue_text(&archive, ids[i], &text), 0);
        ck_assert_ptr_nonnull(strstr(text, game->date));
        free(text);
    }
    char *none;
    ck_assert_int_eq(catalogue_read(&archive, 4711, &entry), ARCHIVE_NO_GAME);
    ck_assert_int_eq(catalogue_text(&archive, 4711, &none), ARCHIVE_NO_GAME);
    free(ids);
    free(games);
    archive_close(&archive);
}
END_TEST

/* Stand-ins have no name in PDN, but they have one in their match. */
START_TEST(whom_a_game_does_not_name_its_match_does)
{
    struct archive archive;
    struct match match = random_match(3, 400);
    open_archive(&archive);
    save_new(&archive, &match);
    archive_close(&archive);
    int games = match_game_count(&match), swapped = 0;
    run_sql("UPDATE entry SET black = '', white = ''");
    open_archive(&archive);
    for (int i = 1; i <= games; i++) {
        struct library_row entry;
        char query[80];
        snprintf(query, sizeof query, "SELECT black FROM game WHERE id = %d", i);
        int black = (int)ask_sql(query);
        ck_assert_int_eq(catalogue_read(&archive, i, &entry), 0);
        ck_assert_str_eq(entry.black, match.players[black].name);
        ck_assert_str_eq(entry.white, match.players[1 - black].name);
        swapped += black;
    }
    REQUIRE(swapped > 0 && swapped < games, "of %d games %d", games, swapped);
    archive_close(&archive);
    match_finish(&match);
}
END_TEST

static bool at_once(void *data)
{
    (void)data;
    return true;
}

START_TEST(looking_can_be_stopped)
{
    struct archive archive;
    struct catalogue_found found = {0};
    int count;
    open_archive(&archive);
    free(make_games(&archive, 5, &count));
    struct library_filter long_one = any;
    strcpy(long_one.words, "a e i o u a e i o u a e i o u a e i o u");
    ck_assert_int_eq(catalogue_find(&archive, &long_one, &found, at_once, NULL), ARCHIVE_STOPPED);
    ck_assert_int_eq(catalogue_find(&archive, &any, &found, NULL, NULL), 0);
    ck_assert_int_eq(found.count, count);
    catalogue_found_finish(&found);
    archive_close(&archive);
}
END_TEST

/* --- Rule sets and scores --- */

static const char scores_text[] =
    "[Event \"Club cup\"] [Black \"ÄDA\"] [White \"Ben\"] [Result \"0-1\"] 1. 11-15 0-1\n"
    "[Black \"ben\"] [White \"äda\"] [Result \"0-1\"] 1. 11-16 0-1\n"
    "[Black \"Ben\"] [White \"Äda\"] [Result \"1-0\"] 1. 10-15 1-0\n"
    "[Black \"Ben\"] [White \"Äda\"] [Result \"1/2-1/2\"] 1. 10-14 1/2-1/2\n"
    "[Black \"Ben\"] [White \"Äda\"] [Result \"*\"] 1. 9-14 *\n"
    "[Black \"Ben\"] [White \"Cid\"] [Result \"1-0\"] 1. 9-13 1-0\n"
    "[Black \"?\"] [White \"?\"] [Result \"1-0\"] 1. 12-16 1-0\n"
    "[Black \"Ben\"] [White \"Äda\"] [Rules \"freejump\"] [Result \"1-0\"] *\n";

static void expect_scores(struct archive *archive, const char *const names[PLAYER_COUNT],
                          const char *expected)
{
    static struct library_score scores[LIBRARY_SCORES];
    char memory[400];
    struct strbuf seen = strbuf_init(memory, sizeof memory);
    int count;
    ck_assert_int_eq(catalogue_score(archive, names, scores, &count), 0);
    for (int i = 0; i < count; i++)
        strbuf_addf(&seen, "%s %d:%d, %d;", scores[i].rules, scores[i].wins[0], scores[i].wins[1],
                    scores[i].draws);
    ck_assert_str_eq(memory, expected);
}

static void expect_rules(struct archive *archive, const char *expected)
{
    static struct library_rules rules[LIBRARY_RULES];
    char memory[400];
    struct strbuf seen = strbuf_init(memory, sizeof memory);
    int count;
    ck_assert_int_eq(catalogue_rules(archive, rules, &count, NULL, NULL), 0);
    for (int i = 0; i < count; i++)
        strbuf_addf(&seen, "%s %d;", rules[i].text, rules[i].games);
    ck_assert_str_eq(memory, expected);
}

static const struct score_row {
    const char *names[PLAYER_COUNT];
    const char *seen;
} score_rows[] = {
    {{"Äda", "BEN"}, "american 2:1, 1;freejump 1:0, 0;"},
    {{"ben", "äDA"}, "american 1:2, 1;freejump 0:1, 0;"},
    {{"Cid", "Ben"}, "american 1:0, 0;"},
    {{"Cid", "Äda"}, ""},
    {{"", ""}, ""},
};

START_TEST(scores_are_counted)
{
    const struct score_row *row = &score_rows[_i];
    struct archive archive;
    open_archive(&archive);
    struct import_state state = import_text(&archive, scores_text);
    ck_assert_msg(state.taken == 8 && state.bad == 0, "%d, %d", state.taken, state.bad);
    expect_scores(&archive, row->names, row->seen);
    expect_rules(&archive, "american 7;freejump 1;");
    archive_close(&archive);
}
END_TEST

/* --- Names of openings --- */

static const struct {
    const char *words;
    int found;
} opening_words[] = {
    {"fife", 2},     {"FIFE", 2},     {"glasgow", 1}, {"old fourteenth", 1}, {"old", 3}, {"ol", 1},
    {"fife ada", 1}, {"\"fife\"", 0}, {"souter", 0},  {"lasgow", 0},         {"kol", 1},
};

/* By whatever moves it was reached; a name of a player that begins so is found, too. */
START_TEST(openings_are_found_by_name)
{
    struct archive archive;
    struct catalogue_found found = {0};
    struct library_filter filter = any;
    open_archive(&archive);
    import_text(&archive,
                "[Black \"Ada\"] 1. 11-15 23-19 2. 9-14 22-17 3. 5-9 26-23 4. 9-13 24-20 5. "
                "15x24 28x19 6. 13x22 25x9 7. 6x13 *\n\n"
                "[Black \"Ben\"] 1. 9-14 22-17 2. 11-15 23-19 3. 5-9 *\n\n"
                "[Black \"Cem\"] 1. 11-15 23-19 2. 8-11 22-17 3. 11-16 *\n\n"
                "[Black \"Dan Olsen\"] 1. 12-16 24-20 *\n\n"
                "[Black \"Eva\"] 1. 11-15 23-19 2. 8-11 22-17 3. 4-8 *\n\n"
                "[Black \"Fay\"] [Rules \"russian\"] 1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *\n");
    strbuf_copy(filter.words, sizeof filter.words, opening_words[_i].words);
    ck_assert_int_eq(catalogue_find(&archive, &filter, &found, NULL, NULL), 0);
    ck_assert_msg(found.count == opening_words[_i].found, "%s: %d", filter.words, found.count);
    static struct library_players players;
    ck_assert_int_eq(catalogue_players(&archive, &filter, LIBRARY_MOST_GAMES, &players, NULL, NULL),
                     0);
    ck_assert_int_eq(players.total, found.count);
    catalogue_found_finish(&found);
    archive_close(&archive);
}
END_TEST

/* --- Deleting --- */

enum {
    MATCH_GAMES = 4,
};

/* Makes a match of MATCH_GAMES games, each of another length, that nobody plays. */
static int64_t make_match(int64_t *key)
{
    struct match match;
    struct match_setup setup = {.players = {{"Ada"}, {"Ben"}}, .rules = *preset_find("american")};
    struct archive archive;
    struct movelist list;
    match_init(&match, &setup);
    for (int game = 1; game <= MATCH_GAMES; game++) {
        for (int ply = 0; ply < game; ply++) {
            struct position position = game_position(&match.game);
            movegen(&match.game.rules.rules, &position, &list);
            game_play(&match.game, &list.moves[0]);
        }
        if (game == MATCH_GAMES)
            break;
        game_resign(&match.game, BLACK);
        match_next_game(&match);
    }
    open_archive(&archive);
    int64_t id = save_match(&archive, &match, key);
    archive_close(&archive);
    match_finish(&match);
    return id;
}

/* Prints the places of all games, by serial: "12-"; "-" has none, and is not found. */
static void print_places(struct archive *archive, char *out)
{
    struct catalogue_found found = {0};
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    for (int serial = 1; serial <= MATCH_GAMES; serial++) {
        char query[96];
        snprintf(query, sizeof query, "SELECT coalesce(max(place), -1) FROM game WHERE serial = %d",
                 serial);
        int place = (int)ask_sql(query);
        bool is = false;
        for (int i = 0; i < found.count; i++)
            is |= found.games[i] == serial;
        ck_assert_int_eq(is, place > 0);
        *out++ = place > 0 ? (char)('0' + place) : '-';
    }
    *out = '\0';
    catalogue_found_finish(&found);
}

/* Each step is the serial of a game that is deleted, or, as a capital (A: 1), restored. */
static const struct places_row {
    const char *steps, *places;
} places_rows[] = {
    {"", "1234"},     {"1", "-123"},     {"4", "123-"},        {"23", "1--2"},
    {"2B", "1234"},   {"23B", "12-3"},   {"23BC", "1234"},     {"23CB", "1234"},
    {"1234", "----"}, {"1234D", "---1"}, {"1234DABC", "1234"}, {"4321BDAC", "1234"},
};

static void take_steps(struct archive *archive, const char *steps)
{
    for (; *steps; steps++) {
        bool restored = *steps >= 'A';
        int64_t game = restored ? *steps - 'A' + 1 : *steps - '0';
        int error = restored ? change_game(catalogue_restore, archive, game)
                             : change_game(catalogue_delete, archive, game);
        ck_assert_msg(error == 0, "%c: %d", *steps, error);
        error = restored ? change_game(catalogue_restore, archive, game)
                         : change_game(catalogue_delete, archive, game);
        ck_assert_msg(error == ARCHIVE_NO_GAME, "%c again: %d", *steps, error);
    }
}

START_TEST(places_close_up_and_open)
{
    const struct places_row *row = &places_rows[_i];
    char places[MATCH_GAMES + 1];
    struct archive archive;
    struct saved_match saved;
    struct resumed resumed;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    take_steps(&archive, row->steps);
    print_places(&archive, places);
    ck_assert_msg(strcmp(places, row->places) == 0, "%s: %s", row->steps, places);
    int left = (int)ask_sql("SELECT count(*) FROM game WHERE place > 0");
    int error = archive_take_up_match(&archive, 1, &saved);
    ck_assert_msg(error == (left > 0 ? 0 : ARCHIVE_NO_GAME), "%s: %d", row->steps, error);
    if (left > 0) {
        ck_assert(saved_match_resume(&saved, &no_book, &resumed) && resumed.whole);
        ck_assert_int_eq(match_game_count(&resumed.match), left);
        ck_assert_int_eq(resumed.match.last_serial, MATCH_GAMES);
        match_finish(&resumed.match);
        resumed_finish(&resumed);
    }
    saved_match_finish(&saved);
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* Those of one match in one transaction, and one that is nowhere. */
START_TEST(several_of_a_match_go_together)
{
    static const int64_t ids[] = {2, 99, 3};
    const struct game_ids games = {ids, ROWS(ids)};
    struct catalogue_change change;
    char places[MATCH_GAMES + 1];
    struct archive archive;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    ck_assert_int_eq(catalogue_delete(&archive, &games, &change), 0);
    ck_assert_int_eq(change.changed, 2);
    ck_assert_int_eq(change.refused, ARCHIVE_NO_GAME);
    print_places(&archive, places);
    ck_assert_str_eq(places, "1--2");
    ck_assert_int_eq(catalogue_restore(&archive, &games, &change), 0);
    ck_assert_int_eq(change.changed, 2);
    print_places(&archive, places);
    ck_assert_str_eq(places, "1234");
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* A match whose games are all deleted is not taken up. */
START_TEST(an_empty_match_is_left)
{
    struct archive archive;
    struct saved_match saved;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    take_steps(&archive, "1234");
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_int_eq(saved.id, 0);
    archive_close(&archive);
}
END_TEST

/* Adds all moves of the start position as variations, so that later moves change their places. */
static void widen(void *data, struct game *game, struct game_tags *tags,
                  char result[SAVED_RESULT_SIZE])
{
    (void)tags;
    (void)result;
    struct movelist list;
    struct position start = tree_state(&game->tree, NODE_ROOT)->position;
    bool *called = data;
    movegen(&game->rules.rules, &start, &list);
    for (int i = 0; i < list.count; i++)
        if (tree_find_child(&game->tree, NODE_ROOT, &list.moves[i]) == NODE_NONE)
            game_add_line(game, NODE_ROOT, &list.moves[i], 1);
    *called = true;
}

static int delete_elsewhere(void)
{
    struct archive archive;
    open_archive(&archive);
    int error = change_game(catalogue_delete, &archive, 1);
    archive_close(&archive);
    return error == ARCHIVE_PLAYED ? 0 : 1;
}

static int take_up_elsewhere(void)
{
    struct archive archive;
    struct saved_match saved;
    open_archive(&archive);
    int error = archive_take_up_match(&archive, 1, &saved);
    archive_close(&archive);
    return error == ARCHIVE_PLAYED && saved.game_count == 0 ? 0 : 1;
}

START_TEST(what_is_played_is_left_alone)
{
    struct archive archive;
    struct saved_match saved;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    saved_match_finish(&saved);
    bool edited = false;
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), ARCHIVE_PLAYED);
    ck_assert_int_eq(catalogue_edit(&archive, 1, widen, &edited), ARCHIVE_PLAYED);
    ck_assert(!edited);
    ck_assert_int_eq(elsewhere(delete_elsewhere), 0);
    ck_assert_int_eq(elsewhere(take_up_elsewhere), 0);
    ck_assert_int_eq(archive_leave(&archive, 1), 0);
    ck_assert_int_eq(elsewhere(take_up_elsewhere), 1);
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), 0);
    ck_assert_int_eq(elsewhere(delete_elsewhere), 1); /* nobody holds it, but it is gone */
    archive_close(&archive);
}
END_TEST

static struct position taken_up(struct archive *archive)
{
    struct saved_match saved;
    struct resumed resumed;
    ck_assert_int_eq(archive_take_up_match(archive, 1, &saved), 0);
    ck_assert(saved_match_resume(&saved, &no_book, &resumed) && resumed.whole);
    struct position position = game_position(&resumed.match.game);
    match_finish(&resumed.match);
    resumed_finish(&resumed);
    saved_match_finish(&saved);
    ck_assert_int_eq(archive_leave(archive, 1), 0);
    return position;
}

/* The game that is edited stands where it stood, though its nodes have other places. */
START_TEST(an_edit_leaves_the_game_where_it_stands)
{
    struct archive archive;
    struct library_row row;
    int64_t key = 0;
    bool called = false;
    make_match(&key);
    open_archive(&archive);
    struct position before = taken_up(&archive);
    ck_assert_int_eq(catalogue_edit(&archive, 1, widen, &called), 0);
    ck_assert(called);
    struct position after = taken_up(&archive);
    ck_assert(position_equal(&before, &after));
    ck_assert_int_eq(catalogue_read(&archive, 1, &row), 0);
    ck_assert_int_eq(row.serial, 1);
    int64_t found = 0;
    ck_assert_int_eq(catalogue_find_of_match(&archive, key, 1, &found), 0);
    ck_assert_int_eq(found, 1);
    ck_assert_int_eq(catalogue_find_of_match(&archive, key, 99, &found), ARCHIVE_NO_GAME);
    ck_assert_int_eq(catalogue_find_of_match(&archive, key + 1, 1, &found), ARCHIVE_NO_GAME);
    ck_assert_int_eq(catalogue_edit(&archive, 12345, widen, &called), ARCHIVE_NO_GAME);
    archive_close(&archive);
}
END_TEST

static int purge_elsewhere(void)
{
    struct archive archive;
    open_archive(&archive);
    int error = catalogue_purge(&archive);
    archive_close(&archive);
    return error;
}

START_TEST(what_is_purged_is_gone)
{
    struct archive archive;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    import_text(&archive, "[Event \"Club cup\"] 1. 11-15 *");
    ck_assert_int_eq(change_game(catalogue_delete, &archive, MATCH_GAMES + 1), 0);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM event"), 1);
    take_steps(&archive, "13");
    ck_assert_int_eq(elsewhere(purge_elsewhere), 0); /* this program may still restore it */
    take_steps(&archive, "A");
    ck_assert_int_eq(catalogue_purge(&archive), 0);
    ck_assert_int_eq(change_game(catalogue_restore, &archive, 3), ARCHIVE_NO_GAME);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM game"), MATCH_GAMES - 1);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM event"), 0);
    take_steps(&archive, "4");
    ck_assert_int_eq(elsewhere(purge_elsewhere), 0);
    take_steps(&archive, "D");
    archive_close(&archive);
    expect_whole();
}
END_TEST

/* --- Opened while another program purges --- */

static int open_at_once(void)
{
    struct archive archive;
    return archive_open(&archive, path, true, 0) == FILE_ERROR_BUSY ? 0 : 1;
}

/* The other program does not purge what this one deletes then. */
static int open_and_hold(void)
{
    struct archive archive;
    open_archive(&archive);
    return elsewhere(purge_elsewhere) == 0 && change_game(catalogue_restore, &archive, 1) == 0 ? 0
                                                                                               : 1;
}

START_TEST(a_purge_is_waited_for)
{
    struct archive_lock lock;
    struct archive archive;
    int64_t key = 0;
    int status;
    make_match(&key);
    open_archive(&archive);
    ck_assert_int_eq(change_game(catalogue_delete, &archive, 1), 0);
    archive_close(&archive);
    archive_lock_open(&lock, path);
    ck_assert(archive_lock_take(&lock, LOCK_DELETED)); /* as in catalogue_purge */
    ck_assert_int_eq(elsewhere(open_at_once), 0);
    fflush(NULL);
    pid_t other = fork();
    if (other == 0)
        _exit(open_and_hold());
    usleep(50000);
    archive_lock_close(&lock);
    ck_assert_int_eq(waitpid(other, &status, 0), other);
    ck_assert_int_eq(status, 0);
}
END_TEST

/* --- Matches --- */

START_TEST(a_match_that_was_left_is_taken_up)
{
    struct archive archive;
    struct saved_match saved;
    int64_t key = 0, other = 0;
    int64_t first = make_match(&key), second = make_match(&other);
    open_archive(&archive);
    ck_assert_int_eq(archive_leave(&archive, first), 0);
    ck_assert_int_eq(archive_take_up_match(&archive, 4711, &saved), ARCHIVE_NO_GAME);
    ck_assert_int_eq(archive_take_up_match(&archive, 0, &saved), ARCHIVE_NO_GAME);
    ck_assert_int_eq(archive_take_up_match(&archive, first, &saved), 0);
    ck_assert(saved.id == first && saved.key == key && saved.game_count == MATCH_GAMES);
    saved_match_finish(&saved);
    ck_assert_int_eq(elsewhere(take_up_elsewhere), 0);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), second); /* the program has ended before it was shown */
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up_match(&archive, first, &saved), 0);
    saved_match_finish(&saved);
    ck_assert_int_eq(archive_return_to_match(&archive, first), 0);
    archive_close(&archive);
    ck_assert_int_eq(last_match(path), first); /* the program has ended before anything was saved */
}
END_TEST

/* The clock was put back between two saves: the last save counts, not its date. */
START_TEST(a_clock_may_go_backwards)
{
    static const char *const when[] = {"2026.11.22", "1970.01.01", "2026.11.21"};
    struct archive archive;
    struct saved_match saved;
    int64_t last = 0;
    for (int i = 0; i < ROWS(when); i++) {
        struct match match = random_match((uint64_t)i, 30);
        take_down(&match, &saved);
        for (int game = 0; game < saved.game_count; game++)
            snprintf(saved.games[game].date, SAVED_DATE_SIZE, "%s", when[i]);
        open_archive(&archive);
        ck_assert_int_eq(archive_save(&archive, &saved), 0);
        last = saved.id;
        saved_match_finish(&saved);
        archive_close(&archive);
        match_finish(&match);
    }
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    ck_assert_int_eq(saved.id, last);
    ck_assert_str_eq(saved.games[0].date, when[2]);
    saved_match_finish(&saved);
    archive_close(&archive);
}
END_TEST

/* --- A second connection --- */

START_TEST(the_reader_takes_no_locks)
{
    struct archive archive, reader;
    struct saved_match saved;
    struct catalogue_found found = {0};
    int64_t key = 0;
    ck_assert_int_eq(archive_open_to_read(&reader, path, PATIENCE_MS), ENOENT);
    make_match(&key);
    open_archive(&archive);
    ck_assert_int_eq(archive_take_up(&archive, &saved), 0);
    saved_match_finish(&saved);
    ck_assert_int_eq(archive_open_to_read(&reader, path, PATIENCE_MS), 0);
    ck_assert_int_eq(catalogue_find(&reader, &any, &found, NULL, NULL), 0);
    ck_assert_int_eq(found.count, MATCH_GAMES);
    import_text(&archive, "1. 11-15 *");
    ck_assert_int_eq(catalogue_find(&reader, &any, &found, NULL, NULL), 0);
    ck_assert_int_eq(found.count, MATCH_GAMES + 1);
    ck_assert_int_eq(change_game(catalogue_delete, &reader, MATCH_GAMES + 1), EACCES);
    catalogue_found_finish(&found);
    archive_close(&reader);
    ck_assert_int_eq(elsewhere(take_up_elsewhere), 0); /* the match is held as before */
    archive_close(&archive);
}
END_TEST

START_TEST(an_earlier_version_is_not_read)
{
    char from[400];
    struct archive archive;
    snprintf(from, sizeof from, "%s/store/archive-1.db", getenv("TESTS"));
    scratch_copy(from, path);
    ck_assert_int_eq(archive_open_to_read(&archive, path, PATIENCE_MS), FILE_ERROR_OLDER);
}
END_TEST

/* --- Entries --- */

/* Damage of entries: they are worked out again, and until then a game may not be found, but nothing
 * worse happens. */
static const struct odd_row {
    const char *name, *sql;
} odd_rows[] = {
    {"no entry", "DELETE FROM entry WHERE game = 2"},
    {"no entries", "DELETE FROM entry"},
    {"no passage", "DELETE FROM passage"},
    {"no rule sets", "DELETE FROM ruleset"},
    {"another rule set", "UPDATE ruleset SET text = 'chess' WHERE id = 1"},
    {"an entry of nobody",
     "INSERT INTO entry SELECT 99, rules, result, plies, date, black, white,"
     " black_fold, white_fold, print, sum, version, event FROM entry LIMIT 1"},
    {"no events", "DELETE FROM event"},
    {"another event", "UPDATE event SET fold = 'chess' WHERE id = 1"},
    {"an odd event", "UPDATE entry SET event = 'x'"},
    {"a large result", "UPDATE entry SET result = 2147483647"},
    {"a small result", "UPDATE entry SET result = -9223372036854775807"},
    {"a name of bytes", "UPDATE entry SET black = x'FF00FF', black_fold = zeroblob(100000)"},
    {"plies below 0", "UPDATE entry SET plies = -1"},
    {"many plies", "UPDATE entry SET plies = 9223372036854775807"},
    {"texts for numbers", "UPDATE entry SET rules = 'x', print = 'x', sum = 'x'"},
    {"another print", "UPDATE entry SET print = 0"},
    {"another version", "UPDATE entry SET version = 0"},
    {"odd keys", "UPDATE passage SET keys = x'010203'"},
    {"no keys", "UPDATE passage SET keys = x''"},
    {"keys of text", "UPDATE passage SET keys = 'many'"},
    {"keys of others", "UPDATE passage SET keys = (SELECT keys FROM passage WHERE game = 1)"},
    {"odd deleted", "UPDATE game SET deleted = -7 WHERE id = 2"},
    {"deleted text", "UPDATE game SET deleted = 'x' WHERE id = 2"},
};

/* Calls all functions that read. */
static void look_around(struct archive *archive)
{
    static struct library_rules rules[LIBRARY_RULES];
    int count;
    struct catalogue_found found = {0};
    struct library_row entry;
    struct position start = position_start(&preset_find("american")->rules);
    struct library_filter filter = {.words = "a",
                                    .rules = "american",
                                    .date = "2",
                                    .by_position = true,
                                    .position = start,
                                    .result = LIBRARY_ANY_RESULT};
    ck_assert_int_eq(catalogue_find(archive, &filter, &found, NULL, NULL), 0);
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    for (int i = 0; i < found.count; i++)
        if (catalogue_read(archive, found.games[i], &entry) == 0)
            ck_assert(entry.result < LIBRARY_RESULT_COUNT && entry.plies >= 0);
    ck_assert_int_eq(catalogue_rules(archive, rules, &count, NULL, NULL), 0);
    for (int i = 0; i < count; i++)
        ck_assert_int_ge(rules[i].games, 0);
    catalogue_found_finish(&found);
}

/* Prints a line for each game. */
static char *print_all(struct archive *archive)
{
    struct catalogue_found found = {0};
    struct library_row entry;
    char *text;
    size_t length;
    FILE *out = open_memstream(&text, &length);
    ck_assert_int_eq(catalogue_find(archive, &any, &found, NULL, NULL), 0);
    for (int i = 0; i < found.count; i++) {
        ck_assert_int_eq(catalogue_read(archive, found.games[i], &entry), 0);
        fprintf(out, "%" PRId64 " %s-%s %s %s %d %d\n", entry.match, entry.black, entry.white,
                entry.rules, entry.date, (int)entry.result, entry.plies);
    }
    fclose(out);
    catalogue_found_finish(&found);
    return text;
}

static char *print_again(void)
{
    struct archive archive;
    open_archive(&archive);
    ck_assert_int_eq(archive_check(&archive, NULL, NULL), 0);
    char *text = print_all(&archive);
    archive_close(&archive);
    return text;
}

START_TEST(what_is_worked_out_is_never_lost)
{
    const struct odd_row *row = &odd_rows[_i];
    struct archive archive;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    import_text(&archive, scores_text);
    archive_close(&archive);
    char *before = print_again();
    run_sql(row->sql);
    open_archive(&archive);
    look_around(&archive);
    archive_close(&archive);
    char *after = print_again();
    ck_assert_msg(strcmp(before, after) == 0, "%s:\n%s\n%s", row->name, before, after);
    free(before);
    free(after);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM entry, passage USING (game)"),
                     ask_sql("SELECT count(*) FROM game WHERE deleted = 0"));
    expect_whole();
}
END_TEST

/* A check that is stopped keeps what it has done. */
static bool after_two(void *data)
{
    return ++*(int *)data > 3;
}

START_TEST(working_out_can_be_stopped)
{
    struct archive archive;
    int asked = 0, rounds = 0;
    int64_t key = 0;
    make_match(&key);
    run_sql("DELETE FROM entry");
    open_archive(&archive);
    while (archive_check(&archive, after_two, &asked) == ARCHIVE_STOPPED && rounds++ < 100)
        asked = 0;
    ck_assert_int_lt(rounds, 100);
    archive_close(&archive);
    ck_assert_int_eq(ask_sql("SELECT count(*) FROM entry"), MATCH_GAMES);
}
END_TEST

/* Imported games, games of a match and a deleted one, after a rescue. */
START_TEST(a_rescue_finds_them_again)
{
    struct archive archive;
    struct rescue rescue;
    struct known_game *games;
    int count;
    int64_t key = 0;
    make_match(&key);
    open_archive(&archive);
    games = make_games(&archive, 9, &count);
    take_steps(&archive, "2");
    char *before = print_all(&archive);
    archive_close(&archive);
    run_sql("UPDATE game SET serial = -id WHERE match = 0 AND id % 2 = 0; DELETE FROM entry");
    ck_assert_int_eq(archive_rescue(path, NULL, NULL, &rescue), 0);
    ck_assert_int_eq(rescue.games, count + MATCH_GAMES - 1);
    expect_whole();
    open_archive(&archive);
    char *after = print_all(&archive);
    ck_assert_str_eq(before, after);
    take_steps(&archive, "B");
    import_text(&archive, "1. 11-15 *");
    archive_close(&archive);
    free(games);
    free(before);
    free(after);
    expect_whole();
}
END_TEST

SUITE(catalogue)
{
    Suite *suite = suite_create("catalogue");
    TCase *tcase = tcase_create("catalogue");
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, make_folder, remove_folder);
    tcase_set_timeout(posix, 300);
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_set_timeout(tcase, 300);
    tcase_add_loop_test(tcase, branches_are_counted, 0, 4);
    tcase_add_loop_test(tcase, what_fits_is_found, 0, 4);
    tcase_add_test(tcase, an_entry_tells_of_its_game);
    tcase_add_test(tcase, whom_a_game_does_not_name_its_match_does);
    tcase_add_test(tcase, looking_can_be_stopped);
    tcase_add_loop_test(tcase, scores_are_counted, 0, ROWS(score_rows));
    tcase_add_loop_test(tcase, openings_are_found_by_name, 0, ROWS(opening_words));
    tcase_add_loop_test(tcase, places_close_up_and_open, 0, ROWS(places_rows));
    tcase_add_test(tcase, several_of_a_match_go_together);
    tcase_add_test(tcase, an_empty_match_is_left);
    tcase_add_test(tcase, what_is_played_is_left_alone);
    tcase_add_test(tcase, an_edit_leaves_the_game_where_it_stands);
    tcase_add_test(tcase, what_is_purged_is_gone);
    tcase_add_test(posix, a_purge_is_waited_for);
    tcase_add_test(tcase, a_match_that_was_left_is_taken_up);
    tcase_add_test(tcase, a_clock_may_go_backwards);
    tcase_add_test(tcase, the_reader_takes_no_locks);
    tcase_add_test(tcase, an_earlier_version_is_not_read);
    tcase_add_loop_test(tcase, what_is_worked_out_is_never_lost, 0, ROWS(odd_rows));
    tcase_add_test(tcase, working_out_can_be_stopped);
    tcase_add_test(tcase, a_rescue_finds_them_again);
    suite_add_tcase(suite, tcase);
    suite_add_tcase(suite, posix);
    return suite;
}

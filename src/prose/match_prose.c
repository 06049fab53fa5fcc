/* SPDX-License-Identifier: MIT */
#include "prose/match_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    SCORE_SIZE = 16,
    LINE_SIZE = 2 * PLAYER_NAME_SIZE + 160,
};

struct score_text {
    char text[SCORE_SIZE];
};

static struct score_text score_text(int half_points)
{
    struct score_text score;
    struct strbuf out = strbuf_init(score.text, sizeof score.text);
    score_print(&out, half_points);
    return score;
}

void match_score_print(struct strbuf *out, const struct match *match)
{
    struct score score = match_score(match);
    FILL(out, tr("{first} – {second}: {points}–{other}"), {"first", match->players[0].name},
         {"second", match->players[1].name}, {"points", score_text(score.half_points[0]).text},
         {"other", score_text(score.half_points[1]).text});
}

void score_pair_print(struct strbuf *out, const struct score *score)
{
    FILL(out, tr("{points}–{other}"), {"points", score_text(score->half_points[0]).text},
         {"other", score_text(score->half_points[1]).text});
}

/* The points of the winner come first. */
static void match_end_print(struct strbuf *out, const struct match *match)
{
    struct score score = match_score(match);
    int winner = match_winner(match), first = winner < 0 ? 0 : winner;
    FILL(out,
         winner < 0 ? tr("The match is a draw, {points}–{other}.")
                    : tr("{winner} wins the match, {points}–{other}."),
         {"winner", match->players[first].name},
         {"points", score_text(score.half_points[first]).text},
         {"other", score_text(score.half_points[1 - first]).text});
}

void match_course_print(struct strbuf *out, const struct match *match)
{
    if (match_decided(match))
        match_end_print(out, match);
    else
        FILL(out, tr("First to {count}."), {"count", number_text(match->length).text});
}

void game_and_course_print(struct strbuf *out, const char *sentence, const struct match *match)
{
    char memory[LINE_SIZE];
    struct strbuf course = strbuf_init(memory, sizeof memory);
    match_course_print(&course, match);
    FILL(out, tr("{game} {match}"), {"game", sentence}, {"match", memory});
}

void game_end_print(struct strbuf *out, const struct match *match)
{
    char memory[LINE_SIZE];
    struct strbuf game = strbuf_init(memory, sizeof memory);
    struct result result = game_result(&match->game);
    result_print(&game, &result, match_name_of_side(match, BLACK),
                 match_name_of_side(match, WHITE));
    if (match_decided(match))
        game_and_course_print(out, memory, match);
    else
        strbuf_add(out, memory);
}

static void length_print(struct strbuf *out, struct counted_text text,
                         const struct ledger_entry *entry)
{
    FILL(out, tr_counted(text, entry->plies), {"number", number_text(entry->number).text},
         {"count", number_text(entry->plies).text});
}

static void games_summary_print(struct strbuf *out, const struct match *match)
{
    static const struct counted_text long_text =
        N_COUNTED("The longest was game {number}, with {count} move.",
                  "The longest was game {number}, with {count} moves.");
    static const struct counted_text short_text =
        N_COUNTED("The shortest was game {number}, with {count} move.",
                  "The shortest was game {number}, with {count} moves.");
    char games_memory[LINE_SIZE], long_memory[LINE_SIZE], short_memory[LINE_SIZE];
    struct strbuf games = strbuf_init(games_memory, sizeof games_memory);
    struct strbuf longest = strbuf_init(long_memory, sizeof long_memory);
    struct strbuf shortest = strbuf_init(short_memory, sizeof short_memory);
    int count = match_ledger_count(match);
    struct ledger_entry most = match_ledger_entry(match, 0), least = most;
    for (int i = 1; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        most = entry.plies > most.plies ? entry : most;
        least = entry.plies < least.plies ? entry : least;
    }
    FILL(&games, tr_n("{count} game.", "{count} games.", count),
         {"count", number_text(count).text});
    if (most.plies == least.plies) {
        strbuf_add(out, games_memory);
        return;
    }
    length_print(&longest, long_text, &most);
    length_print(&shortest, short_text, &least);
    FILL(out, tr("{games} {longest} {shortest}"), {"games", games_memory}, {"longest", long_memory},
         {"shortest", short_memory});
}

void match_summary_print(struct strbuf *out, const struct match *match)
{
    char course_memory[LINE_SIZE], games_memory[3 * LINE_SIZE];
    struct strbuf course = strbuf_init(course_memory, sizeof course_memory);
    struct strbuf games = strbuf_init(games_memory, sizeof games_memory);
    games_summary_print(&games, match);
    if (match->length == 0) {
        strbuf_add(out, games_memory);
        return;
    }
    match_course_print(&course, match);
    FILL(out, tr("{match} {games}"), {"match", course_memory}, {"games", games_memory});
}

void points_needed_print(struct strbuf *out, const struct match *match)
{
    FILL(out, tr("of {count}"), {"count", number_text(match->length).text});
}

/* Adds the result of the current game, or who is to move. */
static void standing_print(struct strbuf *out, const struct match *match, struct side_names sides)
{
    const struct game *game = &match->game;
    enum side side = game_position(game).side;
    if (game_over(game))
        game_end_print(out, match);
    else
        FILL(out, tr("game {number}: {name} ({side}) to move"),
             {"number", number_text(match->finished_count + 1).text},
             {"name", match_name_of_side(match, side)}, {"side", side_name(side, sides)});
}

void match_title_print(struct strbuf *out, const struct match *match, struct side_names sides)
{
    char score_memory[LINE_SIZE], standing_memory[LINE_SIZE];
    struct strbuf score = strbuf_init(score_memory, sizeof score_memory);
    struct strbuf standing = strbuf_init(standing_memory, sizeof standing_memory);
    match_score_print(&score, match);
    standing_print(&standing, match, sides);
    FILL(out, tr("{score} · {standing} · Crownhead"), {"score", score_memory},
         {"standing", standing_memory});
}

void next_starter_print(struct strbuf *out, const struct match *match, const char *name,
                        struct side_names sides)
{
    FILL(out, tr("{name} starts, with {side}"), {"name", name},
         {"side", side_name(match_next_first(match), sides)});
}

void seat_print(struct strbuf *out, const struct match *match, enum side side, bool turn,
                struct side_names sides)
{
    FILL(out, turn ? tr("{name}, {side}, to move") : tr("{name}, {side}"),
         {"name", match_name_of_side(match, side)}, {"side", side_name(side, sides)});
}

void game_begins_print(struct strbuf *out, const struct match *match, const char *name,
                       struct side_names sides)
{
    enum side side = game_position_at(&match->game, 0).side;
    FILL(out, tr("{name} begins with {side}."), {"name", name}, {"side", side_name(side, sides)});
}

void pieces_left_print(struct strbuf *out, enum side side, int pieces, int kings,
                       struct side_names sides)
{
    static const struct counted_text men_only =
        N_COUNTED("{side} has {count} piece left", "{side} has {count} pieces left");
    static const struct counted_text with_kings =
        N_COUNTED("{side} has {count} piece left, kings: {kings}",
                  "{side} has {count} pieces left, kings: {kings}");
    FILL(out, tr_counted(kings > 0 ? with_kings : men_only, pieces),
         {"side", side_name(side, sides)}, {"count", number_text(pieces).text},
         {"kings", number_text(kings).text});
}

void captured_print(struct strbuf *out, enum side side, int count, struct side_names sides)
{
    FILL(out, tr("{side} has captured {count}"), {"side", side_name(side, sides)},
         {"count", number_text(count).text});
}

void game_number_print(struct strbuf *out, const struct match *match)
{
    FILL(out, tr("Game {number}"), {"number", number_text(match->finished_count + 1).text});
}

void game_heading_print(struct strbuf *out, const struct match *match)
{
    FILL(out, tr("{rules}, game {number}"), {"rules", ruleset_title(&match->game.rules).text},
         {"number", number_text(match->finished_count + 1).text});
}

void ledger_line_print(struct strbuf *out, const struct ledger_entry *entry,
                       struct side_names sides)
{
    FILL(out,
         tr_n("{number}.  {first} ({dark}) – {second} ({light}), {count} move, {starter} started",
              "{number}.  {first} ({dark}) – {second} ({light}), {count} moves, {starter} started",
              entry->plies),
         {"number", number_text(entry->number).text}, {"first", entry->players[entry->black]->name},
         {"dark", side_name(BLACK, sides)}, {"light", side_name(WHITE, sides)},
         {"second", entry->players[1 - entry->black]->name},
         {"count", number_text(entry->plies).text},
         {"starter", entry->players[entry->starter]->name});
}

void all_time_heading_print(struct strbuf *out, const struct match *match)
{
    FILL(out, tr("All matches of {first} and {second}"), {"first", match->players[0].name},
         {"second", match->players[1].name});
}

void all_time_rules_print(struct strbuf *out, const char *rules, int games, int draws)
{
    const char *words = draws > 0 ? tr_n("{rules}: {count} game, {draws} drawn",
                                         "{rules}: {count} games, {draws} drawn", games)
                                  : tr_n("{rules}: {count} game", "{rules}: {count} games", games);
    FILL(out, words, {"rules", rules}, {"count", number_text(games).text},
         {"draws", number_text(draws).text});
}

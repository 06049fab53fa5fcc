/* SPDX-License-Identifier: MIT */
#include "prose/match_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/clock_prose.h"
#include "prose/list.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    SCORE_SIZE = 16,
    LINE_SIZE = 4 * PLAYER_NAME_SIZE + 320,
};

struct score_text {
    char text[SCORE_SIZE];
};

/* Parts a sentence from those before it. */
static void begin_sentence(struct strbuf *out)
{
    if (out->length > 0)
        strbuf_addch(out, ' ');
}

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
    /* TRANSLATORS: two players and their points: "Ada – Ben: 2–1". */
    FILL(out, tr("{first} – {second}: {points}–{other}"), {"first", match->players[0].name},
         {"second", match->players[1].name}, {"points", score_text(score.half_points[0]).text},
         {"other", score_text(score.half_points[1]).text});
}

void score_pair_print(struct strbuf *out, const struct score *score)
{
    /* TRANSLATORS: the points of a match: "2–1". */
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
        /* TRANSLATORS: so many points win the match. */
        FILL(out, tr("First to {count}."), {"count", number_text(match->length).text});
}

void game_and_course_print(struct strbuf *out, const char *sentence, const struct match *match)
{
    strbuf_add(out, sentence);
    begin_sentence(out);
    match_course_print(out, match);
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
    begin_sentence(out);
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
    int count = match_ledger_count(match);
    struct ledger_entry most = match_ledger_entry(match, 0), least = most;
    for (int i = 1; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        most = entry.plies > most.plies ? entry : most;
        least = entry.plies < least.plies ? entry : least;
    }
    begin_sentence(out);
    FILL(out, tr_n("{count} game.", "{count} games.", count), {"count", number_text(count).text});
    if (most.plies == least.plies)
        return;
    length_print(out, long_text, &most);
    length_print(out, short_text, &least);
}

void handicap_print(struct strbuf *out, const struct match *match, struct handicap handicap)
{
    static const char *const sentences[HANDICAP_MOST + 1] = {
        [1] = N_("{player} plays with a man fewer."),
        [2] = N_("{player} plays with two men fewer."),
        [3] = N_("{player} plays with three men fewer."),
    };
    if (handicap.men > 0)
        FILL(out, tr(sentences[handicap.men]), {"player", match->players[handicap.player].name});
}

void match_summary_print(struct strbuf *out, const struct match *match)
{
    static const char *const help[HELP_COUNT] = {
        [HELP_BOTH] = N_("Hints and warnings are on."),
        [HELP_WARNINGS] = N_("Warnings are on, hints are off."),
        [HELP_NONE] = N_("Hints and warnings are off."),
    };
    if (match->length > 0)
        match_course_print(out, match);
    if (match->control.kind != TIME_NONE) {
        begin_sentence(out);
        /* TRANSLATORS: {time} is "5 min + 3 s" or the like. */
        FILL(out, tr("Clock: {time}."), {"time", control_label(&match->control).text});
    }
    if (match->handicap.men > 0) {
        begin_sentence(out);
        handicap_print(out, match, match->handicap);
    }
    if (help[match->help]) {
        begin_sentence(out);
        strbuf_add(out, tr(help[match->help]));
    }
    games_summary_print(out, match);
}

void points_needed_print(struct strbuf *out, const struct match *match, enum help help)
{
    static const char *const words[HELP_COUNT] = {
        [HELP_BOTH] = N_C("below the points of a player", "hints, warnings"),
        [HELP_WARNINGS] = N_C("below the points of a player", "warnings"),
        [HELP_NONE] = N_C("below the points of a player", "no help"),
    };
    if (match->length > 0)
        FILL(out, tr_c("below the points of a player", "of {count}"),
             {"count", number_text(match->length).text});
    if (words[help])
        list_add(out, tr(words[help]), LIST_COMMAS);
}

/* Adds the result of the current game, or who is to move. */
static void standing_print(struct strbuf *out, const struct match *match, struct side_names sides)
{
    const struct game *game = &match->game;
    enum side side = game_position(game).side;
    if (game_over(game))
        game_end_print(out, match);
    else
        /* TRANSLATORS: in the title of the window. */
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
    strbuf_addf(out, "%s \u00B7 %s \u00B7 Crownhead", score_memory, standing_memory);
}

void next_starter_print(struct strbuf *out, const struct match *match, const char *name,
                        struct side_names sides)
{
    /* TRANSLATORS: who makes the first move of the next game: "Ada (Black) starts". */
    FILL(out, tr("{name} ({side}) starts"), {"name", name},
         {"side", side_name(match_next_first(match), sides)});
}

void seat_print(struct strbuf *out, const struct match *match, enum side side, bool turn,
                struct side_names sides)
{
    /* TRANSLATORS: what a screen reader says of a player. */
    FILL(out, turn ? tr("{name}, {side}, to move") : tr("{name}, {side}"),
         {"name", match_name_of_side(match, side)}, {"side", side_name(side, sides)});
}

void game_begins_print(struct strbuf *out, const struct match *match, const char *name,
                       struct side_names sides)
{
    enum side side = game_position_at(&match->game, 0).side;
    FILL(out, tr("{name} ({side}) begins."), {"name", name}, {"side", side_name(side, sides)});
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
    FILL(out,
         tr_n("{side} has {count} captured piece", "{side} has {count} captured pieces", count),
         {"side", side_name(side, sides)}, {"count", number_text(count).text});
}

void game_number_print(struct strbuf *out, const struct match *match)
{
    FILL(out, tr("Game {number}"), {"number", number_text(match->finished_count + 1).text});
}

void game_heading_print(struct strbuf *out, const struct match *match)
{
    /* TRANSLATORS: "American, game 3". */
    FILL(out, tr("{rules}, game {number}"), {"rules", ruleset_title(&match->game.rules).text},
         {"number", number_text(match->finished_count + 1).text});
}

static void played_print(struct strbuf *out, const struct ledger_entry *entry,
                         struct side_names sides)
{
    FILL(out,
         /* TRANSLATORS: a line of the list of games: "3. Ada (Black) – Ben (White), 41 moves,
            starting: Ada". */
         tr_n("{number}. {first} ({dark}) – {second} ({light}), {count} move, starting: {starter}",
              "{number}. {first} ({dark}) – {second} ({light}), {count} moves, starting: {starter}",
              entry->plies),
         {"number", number_text(entry->number).text}, {"first", entry->players[entry->black]->name},
         {"dark", side_name(BLACK, sides)}, {"light", side_name(WHITE, sides)},
         {"second", entry->players[1 - entry->black]->name},
         {"count", number_text(entry->plies).text},
         {"starter", entry->players[entry->starter]->name});
}

/* Adds what is told of a game behind the rest of its line. */
static void add_remark(struct strbuf *out, const char *words, int count, const char *player)
{
    char memory[LINE_SIZE];
    struct strbuf remark = strbuf_init(memory, sizeof memory);
    FILL(&remark, words, {"count", number_text(count).text}, {"player", player});
    list_add(out, memory, LIST_COMMAS);
}

void ledger_line_print(struct strbuf *out, const struct ledger_entry *entry,
                       struct side_names sides)
{
    const struct help_given *given = &entry->given;
    const struct handicap *handicap = &entry->handicap;
    static const char *const fewer[HANDICAP_MOST + 1] = {
        /* TRANSLATORS: behind such a line: who has had fewer men. */
        [1] = N_("a man fewer: {player}"),
        [2] = N_("two men fewer: {player}"),
        [3] = N_("three men fewer: {player}"),
    };
    played_print(out, entry, sides);
    if (handicap->men > 0)
        add_remark(out, tr(fewer[handicap->men]), 0, entry->players[handicap->player]->name);
    if (given->hints > 0)
        add_remark(out, tr_n("{count} hint", "{count} hints", given->hints), given->hints, "");
    if (given->warnings > 0)
        add_remark(out, tr_n("{count} warning", "{count} warnings", given->warnings),
                   given->warnings, "");
}

void all_time_heading_print(struct strbuf *out, const struct match *match)
{
    /* TRANSLATORS: two players, and below it what they have played under each rule set. */
    FILL(out, tr("All matches: {first} – {second}"), {"first", match->players[0].name},
         {"second", match->players[1].name});
}

void all_time_rules_print(struct strbuf *out, const char *rules, int games, int draws)
{
    /* TRANSLATORS: games under a rule set, and how many of them nobody won. */
    const char *words = draws > 0 ? tr_n("{rules}: {count} game, {draws} drawn",
                                         "{rules}: {count} games, {draws} drawn", games)
                                  : tr_n("{rules}: {count} game", "{rules}: {count} games", games);
    FILL(out, words, {"rules", rules}, {"count", number_text(games).text},
         {"draws", number_text(draws).text});
}

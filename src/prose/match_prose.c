/* SPDX-License-Identifier: MIT */
#include "prose/match_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/clock_prose.h"
#include "prose/play_prose.h"
#include "prose/result_prose.h"

enum {
    SCORE_SIZE = 16,
    LINE_SIZE = 4 * PLAYER_NAME_SIZE + 320,
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

/* Adds the sentence about help, if there is one, and then what follows. */
static void help_and_rest_print(struct strbuf *out, enum help help, const char *rest)
{
    static const char *const sentences[HELP_COUNT] = {
        [HELP_BOTH] = N_("Hints and warnings are on."),
        [HELP_WARNINGS] = N_("Warnings are on, hints are off."),
        [HELP_NONE] = N_("Hints and warnings are off."),
    };
    if (sentences[help])
        FILL(out, tr("{match} {games}"), {"match", tr(sentences[help])}, {"games", rest});
    else
        strbuf_add(out, rest);
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

/* The same for the sentence about the handicap. */
static void handicap_and_rest_print(struct strbuf *out, const struct match *match, const char *rest)
{
    char memory[LINE_SIZE];
    struct strbuf handicap = strbuf_init(memory, sizeof memory);
    handicap_print(&handicap, match, match->handicap);
    if (memory[0])
        FILL(out, tr("{match} {games}"), {"match", memory}, {"games", rest});
    else
        strbuf_add(out, rest);
}

/* The same for the clock. */
static void clock_and_rest_print(struct strbuf *out, const struct match *match, const char *rest)
{
    char memory[LINE_SIZE];
    struct strbuf clock = strbuf_init(memory, sizeof memory);
    if (match->control.kind == TIME_NONE) {
        strbuf_add(out, rest);
        return;
    }
    FILL(&clock, tr("Clock: {time}."), {"time", control_label(&match->control).text});
    FILL(out, tr("{match} {games}"), {"match", memory}, {"games", rest});
}

void match_summary_print(struct strbuf *out, const struct match *match)
{
    char course_memory[LINE_SIZE], games_memory[2 * LINE_SIZE], help_memory[2 * LINE_SIZE],
        handicap_memory[2 * LINE_SIZE], rest_memory[2 * LINE_SIZE];
    struct strbuf course = strbuf_init(course_memory, sizeof course_memory);
    struct strbuf games = strbuf_init(games_memory, sizeof games_memory);
    struct strbuf help = strbuf_init(help_memory, sizeof help_memory);
    struct strbuf handicap = strbuf_init(handicap_memory, sizeof handicap_memory);
    struct strbuf rest = strbuf_init(rest_memory, sizeof rest_memory);
    games_summary_print(&games, match);
    help_and_rest_print(&help, match->help, games_memory);
    handicap_and_rest_print(&handicap, match, help_memory);
    clock_and_rest_print(&rest, match, handicap_memory);
    if (match->length == 0) {
        strbuf_add(out, rest_memory);
        return;
    }
    match_course_print(&course, match);
    FILL(out, tr("{match} {games}"), {"match", course_memory}, {"games", rest_memory});
}

void points_needed_print(struct strbuf *out, const struct match *match, enum help help)
{
    static const char *const words[HELP_COUNT] = {
        [HELP_BOTH] = N_("hints, warnings"),
        [HELP_WARNINGS] = N_("warnings"),
        [HELP_NONE] = N_("no help"),
    };
    const char *word = words[help] ? tr(words[help]) : "";
    if (match->length == 0)
        strbuf_add(out, word);
    else
        FILL(out, word[0] ? tr("of {count}, {help}") : tr("of {count}"),
             {"count", number_text(match->length).text}, {"help", word});
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

static void played_print(struct strbuf *out, const struct ledger_entry *entry,
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

void ledger_line_print(struct strbuf *out, const struct ledger_entry *entry,
                       struct side_names sides)
{
    static const struct counted_text hints =
        N_COUNTED("{game}, {count} hint", "{game}, {count} hints");
    static const struct counted_text warnings =
        N_COUNTED("{game}, {count} warning", "{game}, {count} warnings");
    const struct help_given *given = &entry->given;
    const struct handicap *handicap = &entry->handicap;
    static const char *const fewer[HANDICAP_MOST + 1] = {
        "{game}",
        N_("{game}, {player} with a man fewer"),
        N_("{game}, {player} with two men fewer"),
        N_("{game}, {player} with three men fewer"),
    };
    char whole_memory[LINE_SIZE], played_memory[LINE_SIZE], hinted_memory[LINE_SIZE];
    struct strbuf whole = strbuf_init(whole_memory, sizeof whole_memory);
    struct strbuf played = strbuf_init(played_memory, sizeof played_memory);
    struct strbuf hinted = strbuf_init(hinted_memory, sizeof hinted_memory);
    played_print(&whole, entry, sides);
    FILL(&played, handicap->men > 0 ? tr(fewer[handicap->men]) : fewer[0], {"game", whole_memory},
         {"player", entry->players[handicap->player]->name});
    FILL(&hinted, given->hints > 0 ? tr_counted(hints, given->hints) : "{game}",
         {"game", played_memory}, {"count", number_text(given->hints).text});
    FILL(out, given->warnings > 0 ? tr_counted(warnings, given->warnings) : "{game}",
         {"game", hinted_memory}, {"count", number_text(given->warnings).text});
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

/* SPDX-License-Identifier: MIT */
#include "store/rules_guess.h"

#include "base/array.h"
#include "notation/game_type.h"
#include "store/game_check.h"

#include <stdlib.h>
#include <string.h>

/* Large. */
struct guessing {
    struct pdn_reader reader;
    struct game_check check;
    int games;               /* that do not tell their rules */
    int legal[PRESET_COUNT]; /* of these, under each preset */
};

static void count_fitting(struct guessing *guessing)
{
    for (int i = 0; i < guessing->check.track_count; i++) {
        const struct game_track *track = &guessing->check.tracks[i];
        int preset = (int)(preset_find(track->rules.id) - presets);
        guessing->legal[preset] += !track->failed && !track->slipped;
    }
}

/* Reads the games: under all national rules if `rules` is NULL. */
static void read_games(struct guessing *guessing, const char *bytes, size_t length,
                       const struct named_ruleset *rules)
{
    struct pdn_text source = {bytes, length, 0};
    enum rules_source untold = rules ? RULES_GIVEN : RULES_FITTING;
    const struct pdn_event *event;
    guessing->games = 0;
    pdn_reader_init(&guessing->reader, pdn_fill_from_text, &source);
    game_check_init(&guessing->check, rules);
    do {
        event = pdn_reader_next(&guessing->reader);
        const struct game_report *report = game_check_event(&guessing->check, event);
        if (!report || report->source != untold || !report->start || report->nodes == 0)
            continue;
        guessing->games++;
        count_fitting(guessing);
    } while (event->kind != PDN_TEXT_END && guessing->games < GUESS_GAMES);
    game_check_finish(&guessing->check);
}

/* Looks at one more candidate. */
static void consider(const struct guessing *guessing, const struct named_ruleset *rules,
                     struct rules_guess *guess, int *most)
{
    int legal = guessing->legal[rules - presets];
    if (legal > *most) {
        *most = legal;
        guess->rules = *rules;
        guess->second = NULL;
    } else if (legal == *most && !guess->second) {
        guess->second = rules;
    }
}

static bool is_national(const struct named_ruleset *rules)
{
    for (int i = 0; i < GAME_TYPE_COUNT; i++)
        if (strcmp(game_types[i].id, rules->id) == 0)
            return true;
    return false;
}

/* A game with mistakes is not one of other rules: those must be legal for most games. */
static void consider_others(struct guessing *guessing, const char *bytes, size_t length,
                            struct rules_guess *guess, int *most)
{
    struct rules_guess national = *guess;
    int least = guessing->games - guessing->games / 4;
    if (*most > guessing->games / 2)
        return;
    for (int i = 0; i < PRESET_COUNT; i++) {
        if (is_national(&presets[i]))
            continue;
        read_games(guessing, bytes, length, &presets[i]);
        consider(guessing, &presets[i], guess, most);
    }
    if (*most < least)
        *guess = national;
}

void rules_guess_make(struct rules_guess *guess, const char *bytes, size_t length)
{
    struct guessing *guessing = array_zeroed(1, sizeof *guessing);
    int most = -1;
    *guess = (struct rules_guess){0};
    read_games(guessing, bytes, length, NULL);
    guess->games = guessing->games;
    guess->known = guessing->games > 0;
    for (int i = 0; i < GAME_TYPE_COUNT; i++)
        consider(guessing, preset_find(game_types[i].id), guess, &most);
    if (guess->games >= GUESS_LEAST)
        consider_others(guessing, bytes, length, guess, &most);
    free(guessing);
}

bool rules_guess_fits_several(const struct rules_guess *guess)
{
    return guess->known && guess->second && guess->games >= GUESS_LEAST;
}

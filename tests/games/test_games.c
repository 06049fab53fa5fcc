/* SPDX-License-Identifier: MIT */
/* Whole games, published or played for the purpose, one a file beside this one: each must be legal
 * move by move, end as it says and not a ply before, and show what it says it shows. */
#include "match/game.h"
#include "result_words.h"
#include "suite.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    GAMES_MAX = 64,
    LINE_SIZE = 160,
};

/* --- What a ply can show --- */

/* A ply about to be played: all that is legal, and what was chosen. */
struct ply {
    const struct movelist *legal;
    const struct move *move;
};

static bool shows_capture(const struct ply *ply)
{
    return move_is_capture(ply->move);
}

static bool shows_chain(const struct ply *ply)
{
    return move_is_capture(ply->move) && ply->move->steps > 1;
}

static bool shows_crowning(const struct ply *ply)
{
    return ply->move->crowns;
}

/* Captures come first in the list. */
static bool shows_declined_capture(const struct ply *ply)
{
    return move_is_capture(&ply->legal->moves[0]) && !move_is_capture(ply->move);
}

/* A king captures what it does not stand next to. */
static bool shows_long_capture(const struct ply *ply)
{
    if (!move_is_capture(ply->move))
        return false;
    for (int step = 0; step < ply->move->steps; step++) {
        enum direction direction;
        int distance;
        if (squares_diagonal(ply->move->path[step], ply->move->path[step + 1], &direction,
                             &distance) &&
            distance > 2)
            return true;
    }
    return false;
}

/* Another capture leads from the same square to the same square. */
static bool shows_route(const struct ply *ply)
{
    for (int i = 0; i < ply->legal->count; i++) {
        const struct move *other = &ply->legal->moves[i];
        if (!move_equal(other, ply->move) && move_from(other) == move_from(ply->move) &&
            move_to(other) == move_to(ply->move))
            return true;
    }
    return false;
}

static const struct trait {
    const char *name;
    bool (*shown_by)(const struct ply *ply);
} traits[] = {
    {"capture", shows_capture},           {"chain", shows_chain},
    {"crowning", shows_crowning},         {"declined-capture", shows_declined_capture},
    {"long-capture", shows_long_capture}, {"route", shows_route},
};

/* --- Results as the files write them --- */

static const struct ending {
    const char *text;
    enum outcome outcome;
    enum reason reason;
} endings[] = {
    {"black-wins no-pieces", BLACK_WINS, REASON_NO_PIECES},
    {"white-wins no-pieces", WHITE_WINS, REASON_NO_PIECES},
    {"black-wins blocked", BLACK_WINS, REASON_BLOCKED},
    {"white-wins blocked", WHITE_WINS, REASON_BLOCKED},
    {"draw repetition", DRAW, REASON_REPETITION},
    {"draw quiet", DRAW, REASON_QUIET},
    {"draw lone-kings", DRAW, REASON_LONE_KINGS},
};

/* --- Replaying a file --- */

struct replay {
    const char *file;
    int line;
    struct game game;
    bool begun; /* the rule set has been named */
    const struct ending *ending;
    char shows[LINE_SIZE];    /* what the file says it shows */
    bool shown[ROWS(traits)]; /* what it has shown */
};

static void read_rules(struct replay *replay, const char *id)
{
    const struct named_ruleset *rules = preset_find(id);
    ck_assert_msg(rules && !replay->begun, "%s:%d: rules %s", replay->file, replay->line, id);
    game_init(&replay->game, rules, NULL);
    replay->begun = true;
}

static void read_result(struct replay *replay, const char *text)
{
    for (int i = 0; i < ROWS(endings); i++)
        if (strcmp(endings[i].text, text) == 0)
            replay->ending = &endings[i];
    ck_assert_msg(replay->ending != NULL, "%s:%d: result %s", replay->file, replay->line, text);
}

/* "11-15" or "15x22x31"; returns how many squares it names, 0 if it is not a path. */
static int read_path(const char *text, uint8_t path[static MOVE_MAX_PATH])
{
    char *rest = (char *)text;
    for (int length = 0; length < MOVE_MAX_PATH;) {
        long square = strtol(rest, &rest, 10);
        if (square < 1 || square > SQUARE_COUNT)
            return 0;
        path[length++] = (uint8_t)square;
        if (*rest == '\0')
            return length;
        if (*rest != '-' && *rest != 'x')
            return 0;
        rest++;
    }
    return 0;
}

static void play_move(struct replay *replay, const char *text)
{
    static struct movelist legal;
    ck_assert_msg(replay->begun, "%s:%d: a move before the rules", replay->file, replay->line);
    ck_assert_msg(!game_over(&replay->game), "%s:%d: %s: over already (%s)", replay->file,
                  replay->line, text, reason_text(game_result(&replay->game).reason));
    struct position position = game_position(&replay->game);
    movegen(&replay->game.rules.rules, &position, &legal);
    uint8_t path[MOVE_MAX_PATH];
    int length = read_path(text, path);
    const struct move *move = length > 0 ? movelist_find(&legal, path, length) : NULL;
    ck_assert_msg(move != NULL, "%s:%d: %s is not a legal move", replay->file, replay->line, text);
    struct ply ply = {&legal, move};
    for (int i = 0; i < ROWS(traits); i++)
        replay->shown[i] |= traits[i].shown_by(&ply);
    game_play(&replay->game, move);
}

static void read_line(struct replay *replay, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    if (line[0] == '#' || line[0] == '\0')
        return;
    char *value = strstr(line, ": ");
    if (!value)
        play_move(replay, line);
    else if (strncmp(line, "rules: ", 7) == 0)
        read_rules(replay, value + 2);
    else if (strncmp(line, "result: ", 8) == 0)
        read_result(replay, value + 2);
    else if (strncmp(line, "shows: ", 7) == 0)
        snprintf(replay->shows, sizeof replay->shows, "%s", value + 2);
    else
        ck_abort_msg("%s:%d: %s", replay->file, replay->line, line);
}

/* Plays the whole file; replay_finish frees. */
static void replay_file(struct replay *replay, const char *file)
{
    char path[512];
    char line[LINE_SIZE];
    snprintf(path, sizeof path, "%s/%s", GAMES_FOLDER, file);
    FILE *stream = fopen(path, "r");
    ck_assert_msg(stream != NULL, "%s cannot be read", path);
    *replay = (struct replay){.file = file};
    while (fgets(line, sizeof line, stream)) {
        replay->line++;
        read_line(replay, line);
    }
    fclose(stream);
    ck_assert_msg(replay->begun && replay->ending, "%s lacks its rules or its result", file);
}

static void replay_finish(struct replay *replay)
{
    game_finish(&replay->game);
}

/* --- The files --- */

static char *files[GAMES_MAX]; /* owned */
static int file_count;

static void find_files(void)
{
    DIR *open = opendir(GAMES_FOLDER);
    for (struct dirent *entry; open && (entry = readdir(open));) {
        const char *suffix = strrchr(entry->d_name, '.');
        if (suffix && strcmp(suffix, ".game") == 0 && file_count < GAMES_MAX)
            files[file_count++] = strdup(entry->d_name);
    }
    if (open)
        closedir(open);
}

START_TEST(ends_as_it_says)
{
    struct replay replay;
    replay_file(&replay, files[_i]);
    struct result result = game_result(&replay.game);
    ck_assert_msg(result.outcome == replay.ending->outcome &&
                      result.reason == replay.ending->reason,
                  "%s: expected %s, got outcome %d (%s)", files[_i], replay.ending->text,
                  (int)result.outcome, reason_text(result.reason));
    replay_finish(&replay);
}
END_TEST

START_TEST(shows_what_it_says)
{
    struct replay replay;
    replay_file(&replay, files[_i]);
    for (char *word = strtok(replay.shows, " "); word; word = strtok(NULL, " ")) {
        bool shown = false;
        for (int i = 0; i < ROWS(traits); i++)
            shown |= replay.shown[i] && strcmp(traits[i].name, word) == 0;
        ck_assert_msg(shown, "%s: no %s in this game", files[_i], word);
    }
    replay_finish(&replay);
}
END_TEST

START_TEST(every_house_rule_has_a_game)
{
    bool played = false;
    for (int i = 0; i < file_count; i++) {
        struct replay replay;
        replay_file(&replay, files[i]);
        played |= strcmp(replay.game.rules.id, presets[_i].id) == 0;
        replay_finish(&replay);
    }
    ck_assert_msg(played, "no game under %s", presets[_i].id);
}
END_TEST

SUITE(games)
{
    find_files();
    Suite *suite = suite_create("games");
    TCase *tcase = tcase_create("whole games");
    tcase_add_loop_test(tcase, ends_as_it_says, 0, file_count);
    tcase_add_loop_test(tcase, shows_what_it_says, 0, file_count);
    tcase_add_loop_test(tcase, every_house_rule_has_a_game, 0, HOUSE_PRESET_COUNT);
    suite_add_tcase(suite, tcase);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The text of the settings file: whatever stands in it is read, and what is written comes back. */
#include "notation/ruleset_text.h"
#include "own_settings.h"
#include "pages/keymap.h"
#include "rng.h"
#include "suite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* --- Round trips --- */

static struct named_ruleset random_rules(struct rng *rng)
{
    struct named_ruleset rules = presets[rng_below(rng, PRESET_COUNT)];
    for (enum field field = 0; field < FIELD_COUNT; field++) {
        int value = (int)rng_below(rng, (uint32_t)field_infos[field].high + 1);
        if (field_allows(field, value))
            ruleset_set(&rules.rules, field, value);
    }
    return rules;
}

static const char *const last_texts[LAST_MATCH_COUNT][3] = {
    {"Ada", "A ; B", "; \\ [x] = # \""},
    {"Ben", "\\", "\\; \\\\;"},
    {"1", "10", "11"},
    {"2", "5", "11"},
    {"Attic", "thai", "american, capture=optional"},
    {"loser", "alternate", "same"},
    {"1", "5", "999"},
    {"both", "warnings", "none"},
    {"5+3", "5,1:30d2", "30s"},
    {"library", "rules", "ledger"},
    {"yes", "yes", "yes"},
};

static struct settings random_settings(struct rng *rng)
{
    struct settings own = AT_FIRST;
    for (int i = 0; i < preference_count; i++)
        preference_choose(
            &preference_table[i], &own.preferences,
            (int)rng_below(rng, (uint32_t)preference_value_count(&preference_table[i])));
    static const char *const names[] = {"Attic", "Åsas regler", "The cellar, second", "x-y 3"};
    for (int i = 0; i < 4; i++) {
        struct named_ruleset rules = random_rules(rng);
        if (rng_below(rng, 2))
            rulebook_put(&own.rulebook, names[i], &rules);
    }
    if (rng_below(rng, 2))
        own.window = (struct window_state){WINDOW_LEAST_WIDTH + (int)rng_below(rng, 4000),
                                           WINDOW_LEAST_HEIGHT + (int)rng_below(rng, 4000),
                                           (enum window_shape)rng_below(rng, 3)};
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        if (rng_below(rng, 2))
            snprintf(own.last.texts[i], LAST_TEXT_SIZE, "%s", last_texts[i][rng_below(rng, 3)]);
    static const char *const folders[] = {"/", "/home/ada/games; old ones", "/a\\b\\", "/[x] = Ö"};
    if (rng_below(rng, 2))
        own.preferences.steps_offer = STEPS_ANSWERED;
    for (int i = 0; i < PUZZLE_SETS; i++)
        for (uint32_t solved = rng_below(rng, 20); solved > 0; solved--)
            solved_add(&own.preferences.solved[i], rng_below(rng, PUZZLE_ID_MAX + 1));
    for (int i = 0; i < FILES_RECENT; i++)
        if (rng_below(rng, 2))
            strcpy(own.recent[i], folders[rng_below(rng, 4)]);
    static const char *const peer_texts[PEER_TEXT_COUNT] = {
        "A ; B = \"\\\"", "/opt/a b;c/[x]", "hub ; -x 'y z'", "a=1 b=\"2 ; 3\"", "600"};
    for (int i = 0; i < PEER_COUNT * PEER_TEXT_COUNT; i++)
        if (rng_below(rng, 2))
            strcpy(own.preferences.peers[i / PEER_TEXT_COUNT].texts[i % PEER_TEXT_COUNT],
                   peer_texts[i % PEER_TEXT_COUNT]);
    static const struct key_pair pairs[] = {
        {{{0}}}, {{{SDLK_SEMICOLON, 0}}}, {{{SDLK_BACKSLASH, MOD_ALT}, {SDLK_COMMA, MOD_CTRL}}}};
    for (int i = 0; i < COMMAND_BACK; i++)
        if (rng_below(rng, 4) == 0)
            keymap_put(&own.preferences.keys, i, pairs[rng_below(rng, 3)]);
    char *rules = own.last.texts[LAST_RULES];
    if (strcmp(rules, names[0]) == 0 && rulebook_find(&own.rulebook, rules) < 0)
        rules[0] = '\0'; /* only what is there is understood */
    return own;
}

/* A path that no line can hold is not saved; one that is none is not understood. */
static const struct folder_row {
    const char *name, *path, *value, *complaint;
} folder_rows[] = {
    {"text", "/home/ada", "/home/ada", ""},
    {"not UTF-8",
     "/b\xE4"
     "d",
     "", ""},
    {"two lines", "/a\nb", "", ""},
    {"a blank at its end", "/a ", "", ""},
    {"not whole", NULL, "games", "folder-2 must be the full path of a folder."},
};

START_TEST(folders_are_remembered_if_they_can_be)
{
    const struct folder_row *row = &folder_rows[_i];
    char line[200] = "", text[300], said[200], due[300] = "";
    struct settings written = AT_FIRST, read = AT_FIRST;
    if (row->path) {
        strcpy(written.recent[1], row->path);
        char *all = settings_text(&written), *at = strstr(all, "folder-2 = ");
        if (at)
            snprintf(line, sizeof line, "%.*s", (int)strcspn(at + 11, "\n"), at + 11);
        ck_assert_msg(strcmp(line, row->value) == 0, "%s: %s", row->name, line);
        free(all);
    }
    snprintf(text, sizeof text, "[files]\nfolder-2 = %s\n", row->value);
    if (*row->complaint)
        snprintf(due, sizeof due, "settings.ini:2: %s\n", row->complaint);
    int bad = read_text(text, &read, said, sizeof said);
    ck_assert_msg(bad == !!*row->complaint && strcmp(said, due) == 0, "%s: %s", row->name, said);
    ck_assert_str_eq(read.recent[1], bad ? "" : row->value);
    ck_assert_int_eq(read_text("[files]\nfolder-9 = /\n", &read, said, sizeof said), 1);
    settings_close(&written);
    settings_close(&read);
}
END_TEST

/* Only what differs from the first keys is written; what is not understood stays in the file. */
static const struct {
    const char *name, *line, *complaint;
    const char *written; /* the lines after Undo has got U; NULL: only that */
} keys_rows[] = {
    {"another key", "flip = K", "", "flip = K\nundo = U\n"},
    {"no key", "flip = none", "", "flip = none\nundo = U\n"},
    {"of a page", "library = Alt+L", "", "library = Alt+L\nundo = U\n"},
    {"a semicolon", "flip = K, \\;", "", "flip = K, \\;\nundo = U\n"},
    {"an unknown key", "flip = Zed", "No key is called “Zed”.", "flip = Zed\nundo = U\n"},
    {"a fixed key", "flip = Tab",
     "Tab belongs to the board, to lists and to fields. Choose another key.",
     "flip = Tab\nundo = U\n"},
    {"an unknown command", "fly = K", "There is no setting 'fly' in [keys].",
     "fly = K\nundo = U\n"},
};

START_TEST(keys_are_read)
{
    struct settings read = AT_FIRST;
    char text[200], said[300], due[300] = "", expected[300];
    snprintf(text, sizeof text, "[keys]\n%s\n", keys_rows[_i].line);
    int bad = read_text(text, &read, said, sizeof said);
    if (*keys_rows[_i].complaint)
        snprintf(due, sizeof due, "settings.ini:2: %s\n", keys_rows[_i].complaint);
    ck_assert_msg(bad == !!*due && strcmp(said, due) == 0, "%s: %s", keys_rows[_i].name, said);
    ck_assert_int_eq(keymap_initial(&read.preferences.keys), bad);
    keymap_put(&read.preferences.keys, COMMAND_UNDO, (struct key_pair){{{SDLK_u, 0}}});
    char *after = edited_text(text, &read);
    snprintf(expected, sizeof expected, "[keys]\n%s", keys_rows[_i].written);
    ck_assert_msg(strncmp(after, expected, strlen(expected)) == 0, "%s: %s", keys_rows[_i].name,
                  after);
    free(after);
    settings_close(&read);
}
END_TEST

/* A whole path begins so. */
#ifdef _WIN32
#define ROOT "C:/"
#else
#define ROOT "/"
#endif

/* What is told of another program, and where it is not understood. */
static const struct {
    const char *line, *complaint;
    enum peer_text which;
    const char *read;
} peer_rows[] = {
    {"name = Scan 3.1", "", PEER_NAME, "Scan 3.1"},
    {"name = a\xFF", "name must be the name of a program, in one line.", PEER_NAME, ""},
    {"file = " ROOT "opt/scan \\; x", "", PEER_FILE, ROOT "opt/scan ; x"},
    {"file = scan", "file must be the full path of a program.", PEER_FILE, ""},
    {"arguments = hub -x \"y\"", "", PEER_ARGUMENTS, "hub -x \"y\""},
    {"arguments = a\x1B", "arguments must be one line of text.", PEER_ARGUMENTS, ""},
    {"parameters = a=1 b=\"2 3\"", "", PEER_PARAMETERS, "a=1 b=\"2 3\""},
    {"parameters = a", "parameters must be written name=value, with blanks between several.",
     PEER_PARAMETERS, ""},
    {"seconds = 600", "", PEER_SECONDS, "600"},
    {"seconds = 601", "seconds must be a whole number from 1 to 600.", PEER_SECONDS, ""},
    {"seconds = soon", "seconds must be a whole number from 1 to 600.", PEER_SECONDS, ""},
};

START_TEST(other_programs_are_read)
{
    struct settings own = AT_FIRST;
    char text[100], said[200] = "", due[300] = "";
    snprintf(text, sizeof text, "[program-2]\n%s\n", peer_rows[_i].line);
    if (*peer_rows[_i].complaint)
        snprintf(due, sizeof due, "settings.ini:2: %s\n", peer_rows[_i].complaint);
    read_text(text, &own, said, sizeof said);
    ck_assert_msg(strcmp(said, due) == 0, "%s: %s", peer_rows[_i].line, said);
    ck_assert_str_eq(own.preferences.peers[1].texts[peer_rows[_i].which], peer_rows[_i].read);
    settings_close(&own);
}
END_TEST

/* Only the answer to the offer of First steps is remembered. */
static const struct {
    const char *name, *text, *said;
    enum steps_offer offer;
} steps_rows[] = {
    {"no line", "[start]\n", "", STEPS_NOT_OFFERED},
    {"answered", "[start]\nfirst-steps = answered\n", "", STEPS_ANSWERED},
    {"another word", "[start]\nfirst-steps = offered\n",
     "settings.ini:2: first-steps cannot be 'offered'. Valid: answered.\n", STEPS_NOT_OFFERED},
    {"another section", "[match]\nfirst-steps = answered\n",
     "settings.ini:2: There is no setting 'first-steps' in [match].\n", STEPS_NOT_OFFERED},
};

START_TEST(the_answer_to_first_steps_is_read)
{
    struct settings own = AT_FIRST;
    char said[200] = "";
    read_text(steps_rows[_i].text, &own, said, sizeof said);
    ck_assert_msg(strcmp(said, steps_rows[_i].said) == 0, "%s: %s", steps_rows[_i].name, said);
    ck_assert_msg(own.preferences.steps_offer == (int)steps_rows[_i].offer, "%s: %d",
                  steps_rows[_i].name, own.preferences.steps_offer);
    settings_close(&own);
}
END_TEST

START_TEST(only_an_answer_is_written)
{
    struct settings own = AT_FIRST;
    own.preferences.steps_offer = _i;
    char *text = settings_text(&own);
    bool line = strstr(text, "[start]\nfirst-steps = answered\n") != NULL;
    ck_assert_msg(line == (_i == STEPS_ANSWERED), "%s", text);
    ck_assert(line || !strstr(text, "first-steps"));
    free(text);
    settings_close(&own);
}
END_TEST

/* Ids of puzzles that were solved. */
static const struct {
    const char *name, *text, *said;
    int set, count;
    uint32_t last;
} solved_rows[] = {
    {"none", "[puzzles]\n", "", 1, 0, 0},
    {"two", "[puzzles]\namerican = 0a1b2c ffe012\n", "", 1, 2, 0xffe012},
    {"one twice", "[puzzles]\nfreejump = 000007 000007\n", "", 0, 1, 7},
    {"more blanks", "[puzzles]\nparlour = 000001  000002 \n", "", 4, 2, 2},
    {"no id", "[puzzles]\namerican = 0a1b2c 12\n",
     "settings.ini:2: american cannot be '0a1b2c 12'. Valid: 000000 - ffffff.\n", 1, 0, 0},
    {"seven digits", "[puzzles]\namerican = 0a1b2cd\n",
     "settings.ini:2: american cannot be '0a1b2cd'. Valid: 000000 - ffffff.\n", 1, 0, 0},
    {"a word", "[puzzles]\namerican = solved\n",
     "settings.ini:2: american cannot be 'solved'. Valid: 000000 - ffffff.\n", 1, 0, 0},
    {"no such set", "[puzzles]\nrussian = 000001\n",
     "settings.ini:2: There is no setting 'russian' in [puzzles].\n", 1, 0, 0},
};

START_TEST(solved_puzzles_are_read)
{
    struct settings own = AT_FIRST;
    const struct solved *solved = &own.preferences.solved[solved_rows[_i].set];
    char said[200] = "";
    read_text(solved_rows[_i].text, &own, said, sizeof said);
    ck_assert_msg(strcmp(said, solved_rows[_i].said) == 0, "%s: %s", solved_rows[_i].name, said);
    ck_assert_msg(solved->count == solved_rows[_i].count, "%s: %d", solved_rows[_i].name,
                  solved->count);
    ck_assert(solved->count == 0 || solved->ids[solved->count - 1] == solved_rows[_i].last);
    settings_close(&own);
}
END_TEST

/* Each set has its line, which bears its id. */
START_TEST(as_many_as_are_solved_are_written)
{
    struct settings written = AT_FIRST, read = AT_FIRST;
    char line[64], said[200] = "";
    for (uint32_t id = 0; id < SOLVED_MAX + 3; id++)
        solved_add(&written.preferences.solved[_i], PUZZLE_ID_MAX - id);
    char *text = settings_text(&written);
    snprintf(line, sizeof line, "[puzzles]\n%s = fffffc fffffb ",
             _i == PUZZLES_OWN ? "own" : presets[_i].id);
    ck_assert_msg(strstr(text, line), "%s", text);
    ck_assert_msg(read_text(text, &read, said, sizeof said) == 0, "%s", said);
    ck_assert_int_eq(read.preferences.solved[_i].count, SOLVED_MAX);
    expect_same(&written, &read, _i);
    free(text);
    settings_close(&written);
    settings_close(&read);
}
END_TEST

START_TEST(random_settings_come_back)
{
    for (int seed = 0; seed < 300; seed++) {
        struct rng rng = rng_init((uint64_t)seed);
        struct settings written = random_settings(&rng), read = AT_FIRST;
        char said[1024] = "";
        char *text = settings_text(&written);
        REQUIRE(read_text(text, &read, said, sizeof said) == 0, "seed %d: %s\n%s", seed, said,
                text);
        expect_same(&written, &read, seed);
        free(text);
        settings_close(&written);
        settings_close(&read);
    }
}
END_TEST

/* A name of random bytes, many of which mean something somewhere. */
static void random_name(struct rng *rng, char name[40])
{
    static const char *const pieces[] = {
        "a",  "B",  " ",    "=",        ":",        ";",        "#",  "[",           "]",
        "\"", "\t", "\n",   "\xFF",     "\xC3\xA5", ", ",       "-",  "'",           "\\",
        "%s", "|",  "\x01", "\xE2\x82", "1",        "american", "\r", "\xEF\xBB\xBF"};
    name[0] = '\0';
    for (uint32_t i = 0, count = 1 + rng_below(rng, 7); i < count; i++) {
        const char *piece = pieces[rng_below(rng, ROWS(pieces))];
        if (strlen(name) + strlen(piece) < 40)
            strcat(name, piece);
    }
}

/* A name is refused, or it comes back as it was; in a new text and in one that is changed. */
START_TEST(any_name_comes_back)
{
    static const char old[] = "; before\n[rules]\nAttic = thai\n; behind\n";
    for (int seed = 0; seed < 3000; seed++) {
        struct rng rng = rng_init((uint64_t)seed);
        struct settings after = AT_FIRST;
        char name[40], said[256] = "";
        random_name(&rng, name);
        read_text(old, &after, said, sizeof said);
        rulebook_put(&after.rulebook, name, preset_find("pool"));
        char *texts[] = {settings_text(&after), edited_text(old, &after)};
        for (int i = 0; i < ROWS(texts); i++) {
            struct settings again = AT_FIRST;
            REQUIRE(read_text(texts[i], &again, said, sizeof said) == 0, "seed %d: %s\n%s", seed,
                    said, texts[i]);
            expect_same(&after, &again, seed);
            settings_close(&again);
            free(texts[i]);
        }
        settings_close(&after);
    }
}
END_TEST

/* --- Texts from outside --- */

static const struct text_row {
    const char *name, *text;
    const char *said;  /* the complaints, whole */
    const char *rules; /* the names of the rule sets that were read, with | between */
    int motion, labels;
} text_rows[] = {
    {"empty", "", "", "", 0, 0},
    {"only blanks and comments", "\n\n ; a\n# b\n\t\n", "", "", 0, 0},
    {"all kinds", "[screen]\nmotion=reduced\n[looks]\nlabels = off\n[rules]\nA = thai\n", "", "A",
     1, 4},
    {"no newline at the end", "[screen]\nmotion = reduced", "", "", 1, 0},
    {"lines of DOS", "[screen]\r\nmotion = reduced\r\n", "", "", 1, 0},
    {"byte-order mark", "\xEF\xBB\xBF[screen]\nmotion = reduced\n", "", "", 1, 0},
    {"a comment behind", "[screen]\nmotion = reduced ; bright\n", "", "", 1, 0},
    {"continued", "[rules]\nA = american,\n    king=flying,\n  landing=free\nB = thai\n", "", "A|B",
     0, 0},
    {"a comment without a blank is none", "[screen]\nmotion = reduced;\n",
     "settings.ini:2: motion cannot be 'reduced;'. Valid: reduced, fast, full, slow.\n", "", 0, 0},
    {"a value that is only a comment", "[screen]\nmotion = ; reduced\n",
     "settings.ini:2: motion cannot be ''. Valid: reduced, fast, full, slow.\n", "", 0, 0},
    {"a comment first", "; a = b\n[screen]\nmotion = reduced\n", "", "", 1, 0},
    {"a colon", "[screen]\nmotion : reduced\n", "", "", 1, 0},
    {"the first sign counts", "[screen]\nmotion = a:b=c\n",
     "settings.ini:2: motion cannot be 'a:b=c'. Valid: reduced, fast, full, slow.\n", "", 0, 0},
    {"words behind a section", "[screen] of mine\nmotion = reduced\n", "", "", 1, 0},
    {"blanks within a section", "[ screen ]\nmotion = reduced\n", "", "", 1, 0},
    {"all indented", "  [screen]\n\tmotion = reduced\n", "", "", 1, 0},
    {"continued past blanks and comments",
     "[rules]\nA = american,\n\n  ; no\n# nor this\n\tking=flying ; fast\nB = thai\n", "", "A|B", 0,
     0},
    {"the line of a continued entry", "[rules]\nA = american,\n  wings=2,\n  feet=3\nnonsense\n",
     "settings.ini:2: A: column 11 of the rule set: There is no field 'wings'. Known: first, "
     "corner, squares, rows, capture, man-capture, man-takes-king, king, landing, crowning, "
     "removal, priority, goal, repetition, quiet, quiet-reset, lone-kings, draws.\n"
     "settings.ini:5: This line must be [section] or name = value.\n",
     "", 0, 0},
    {"no name", "[screen]\n= contrast\n", "settings.ini:2: There is no setting '' in [screen].\n",
     "", 0, 0},
    {"twice: the last", "[screen]\nmotion = reduced\nmotion = full\nmotion = reduced\n", "", "", 1,
     0},
    {"unknown section", "[clock]\nvolume = 3\n[screen]\nmotion = reduced\n",
     "settings.ini:2: There is no setting 'volume' in [clock].\n", "", 1, 0},
    {"unknown setting", "[screen]\n\ncolour = red\nmotion = reduced\n",
     "settings.ini:3: There is no setting 'colour' in [screen].\n", "", 1, 0},
    {"the window", "[window]\nsize = 320x240\nshape = maximized\n", "", "", 0, 0},
    {"no size", "[window]\nsize = 0x800\nsize = 1280x800.5\nsize = 20000x800\nsize = 319x240\n",
     "settings.ini:2: size cannot be '0x800'. Valid: 320x240 - 16384x16384.\n"
     "settings.ini:3: size cannot be '1280x800.5'. Valid: 320x240 - 16384x16384.\n"
     "settings.ini:4: size cannot be '20000x800'. Valid: 320x240 - 16384x16384.\n"
     "settings.ini:5: size cannot be '319x240'. Valid: 320x240 - 16384x16384.\n",
     "", 0, 0},
    {"no shape of a window", "[window]\nshape = round\nplace = here\n",
     "settings.ini:2: shape cannot be 'round'. Valid: normal, maximized, fullscreen.\n"
     "settings.ini:3: There is no setting 'place' in [window].\n",
     "", 0, 0},
    {"unknown word", "[screen]\nmotion = pink\n[looks]\nlabels = off\n",
     "settings.ini:2: motion cannot be 'pink'. Valid: reduced, fast, full, slow.\n", "", 0, 4},
    {"no section", "motion = reduced\n", "settings.ini:1: There is no setting 'motion' in [].\n",
     "", 0, 0},
    {"not a line", "[screen]\nnonsense\nmotion = reduced\n",
     "settings.ini:2: This line must be [section] or name = value.\n", "", 1, 0},
    {"two such lines", "what\n[screen]\nmotion = reduced\nagain\n",
     "settings.ini:1: This line must be [section] or name = value.\n"
     "settings.ini:4: This line must be [section] or name = value.\n",
     "", 1, 0},
    {"a section that is not closed", "[screen\nmotion = reduced\n",
     "settings.ini:1: This line must be [section] or name = value.\n"
     "settings.ini:2: There is no setting 'motion' in [].\n",
     "", 0, 0},
    {"an unknown field", "[rules]\nA = american, wings=2\nB = thai\n",
     "settings.ini:2: A: column 11 of the rule set: There is no field 'wings'. Known: first, "
     "corner, squares, rows, capture, man-capture, man-takes-king, king, landing, crowning, "
     "removal, priority, goal, repetition, quiet, quiet-reset, lone-kings, draws.\n",
     "B", 0, 0},
    {"a shipped name", "[rules]\nAmerican = thai\nB = thai\n",
     "settings.ini:2: American: A rule set that comes with the program has this name.\n", "B", 0,
     0},
    {"a name twice", "[rules]\nA = thai\na = american\n",
     "settings.ini:3: a: Another of your rule sets has this name.\n", "A", 0, 0},
    {"an empty rule set", "[rules]\nA =\n",
     "settings.ini:2: A: column 1 of the rule set: A rule set begins with one of: freejump, "
     "american, flying, classic, parlour, tournament, russian, brazilian, pool, italian, spanish, "
     "czech, thai.\n",
     "", 0, 0},
};

START_TEST(texts_are_read)
{
    const struct text_row *row = &text_rows[_i];
    struct settings own = AT_FIRST;
    char said[1024] = "", names[128] = "";
    struct strbuf list = strbuf_init(names, sizeof names);
    int bad = read_text(row->text, &own, said, sizeof said);
    ck_assert_msg(strcmp(said, row->said) == 0, "%s: said \"%s\"", row->name, said);
    ck_assert_msg((bad > 0) == (said[0] != '\0'), "%s", row->name);
    for (int i = 0; i < own.rulebook.count; i++)
        strbuf_addf(&list, "%s%s", i ? "|" : "", own.rulebook.sets[i]->name);
    ck_assert_msg(strcmp(names, row->rules) == 0, "%s: rule sets %s", row->name, names);
    ck_assert_msg(own.preferences.speed == (row->motion ? SPEED_OFF : SPEED_NORMAL), "%s: motion",
                  row->name);
    ck_assert_msg(own.preferences.looks.labels == row->labels, "%s: labels", row->name);
    settings_close(&own);
}
END_TEST

enum {
    SETS = 20000, /* so many that moving half of the others for each would take minutes */
};

/* From a name to the next one in the file: sorted, reversed, in no order. */
static const int steps[] = {1, SETS - 1, 777}; /* no divisor in common with SETS */

/* The first and the last stand there once more. */
START_TEST(many_rule_sets_are_read_in_any_order)
{
    const int step = steps[_i];
    struct settings own = AT_FIRST;
    char said[256] = "", *text = NULL, name[16];
    size_t size;
    FILE *file = open_memstream(&text, &size);
    fputs("[rules]\n", file);
    for (int i = 0; i < SETS; i++)
        fprintf(file, "Set %05d = american\n", (int)((int64_t)i * step % SETS));
    fprintf(file, "Set %05d = thai\nSet 00000 = thai\n", (int)((int64_t)(SETS - 1) * step % SETS));
    fclose(file);
    ck_assert_int_eq(read_text(text, &own, said, sizeof said), 2);
    ck_assert_int_eq(own.rulebook.count, SETS);
    for (int i = 0; i < SETS; i++) {
        snprintf(name, sizeof name, "Set %05d", i);
        ck_assert_str_eq(own.rulebook.sets[i]->name, name);
        ck_assert_str_eq(own.rulebook.sets[i]->id, "american");
    }
    settings_close(&own);
    free(text);
}
END_TEST

static bool has_rules(const struct rulebook *book, const struct own_ruleset *wanted)
{
    for (int i = 0; i < book->count; i++)
        if (ruleset_equal(&book->sets[i]->rules, &wanted->rules))
            return true;
    return false;
}

/* Rule sets and solved puzzles come together; preferences come only to who has changed none. */
START_TEST(what_others_have_is_added)
{
    struct rng rng = rng_init((uint64_t)_i + 70);
    struct settings ours = random_settings(&rng), theirs = random_settings(&rng);
    if (_i % 4 == 0)
        preferences_init(&ours.preferences);
    struct preferences before = ours.preferences;
    struct rulebook books[2] = {{0}, {0}};
    rulebook_copy(&books[0], &ours.rulebook);
    rulebook_copy(&books[1], &theirs.rulebook);
    char *text = settings_text(&theirs);
    settings_take_over(&ours, text);
    for (int book = 0; book < 2; book++) {
        for (int i = 0; i < books[book].count; i++)
            ck_assert(has_rules(&ours.rulebook, books[book].sets[i]));
        rulebook_finish(&books[book]);
    }
    for (int set = 0; set < PUZZLE_SETS; set++) {
        const struct solved *theirs_solved = &theirs.preferences.solved[set];
        for (int i = 0; i < theirs_solved->count; i++)
            ck_assert(solved_has(&ours.preferences.solved[set], theirs_solved->ids[i]));
        for (int i = 0; i < before.solved[set].count; i++)
            ck_assert(solved_has(&ours.preferences.solved[set], before.solved[set].ids[i]));
    }
    /* A command line from elsewhere is never taken over. */
    ck_assert_mem_eq(ours.preferences.peers, before.peers, sizeof before.peers);
    const struct preferences *expected = _i % 4 == 0 ? &theirs.preferences : &before;
    for (int i = 0; i < preference_count; i++)
        ck_assert_int_eq(preference_chosen(&preference_table[i], &ours.preferences),
                         preference_chosen(&preference_table[i], expected));
    free(text);
    settings_close(&ours);
    settings_close(&theirs);
}
END_TEST

START_TEST(continued_lines_are_one_text)
{
    struct settings own = AT_FIRST;
    char said[256] = "";
    read_text("[rules]\nA = american,\n   king=flying,\n   landing=free\n", &own, said,
              sizeof said);
    ck_assert_int_eq(own.rulebook.sets[0]->rules.king, KING_FLYING);
    ck_assert_int_eq(own.rulebook.sets[0]->rules.landing, LANDING_FREE);
    settings_close(&own);
}
END_TEST

/* As the program writes them, and longer. */
START_TEST(long_lines)
{
    static const char rules[] =
        "american, first=white, corner=light, squares=bottom-right, rows=2, capture=optional, "
        "man-capture=any, man-takes-king=no, king=flying, landing=free, crowning=continues, "
        "removal=after, priority=italian, goal=lose, repetition=99, quiet=999, "
        "quiet-reset=capture-or-crown, lone-kings=yes, draws=claim";
    for (int blanks = 0; blanks < 400; blanks += 40) {
        struct settings own = AT_FIRST;
        char text[1200], said[1024] = "";
        sprintf(text, "[rules]\n; %0*d\nA = %*s%s\nB = thai\nbad\n", blanks + 1, 0, blanks, "",
                rules);
        int bad = read_text(text, &own, said, sizeof said);
        REQUIRE(bad == 1 && strstr(said, "settings.ini:5: This line must be"), "%d blanks: %s",
                blanks, said);
        REQUIRE(own.rulebook.count == 2, "%d blanks", blanks);
        char memory[RULESET_TEXT_MAX];
        struct strbuf back = strbuf_init(memory, sizeof memory);
        ruleset_print(&back, rulebook_at(&own.rulebook, 0));
        REQUIRE(strcmp(memory, rules) == 0, "%d blanks: %s", blanks, memory);
        settings_close(&own);
    }
}
END_TEST

/* A text too long for any rule set is said and left out, on one line or on many; what stands behind
 * it is read. */
START_TEST(too_long_values)
{
    for (int many = 0; many < 2; many++) {
        struct settings own = AT_FIRST;
        char text[4096] = "[rules]\nA = american", said[256] = "";
        while (strlen(text) < 3000)
            strcat(text, many ? ",\n  king=flying" : ", king=flying");
        strcat(text, "\nB = thai\n");
        ck_assert_int_eq(read_text(text, &own, said, sizeof said), 1);
        ck_assert_str_eq(said, "settings.ini:2: The text is too long for a rule set.\n");
        ck_assert_int_eq(own.rulebook.count, 1);
        ck_assert_str_eq(own.rulebook.sets[0]->name, "B");
        settings_close(&own);
    }
}
END_TEST

/* Whatever stands there: never a crash, and what is read can be written and read. */
START_TEST(any_bytes)
{
    static const char *const pieces[] = {"[rules]",  "[",       "]",         "\n",        " = ",
                                         "american", ", king=", "flying",    ";",         "A",
                                         "\xFF",     "\t",      "motion = ", "[screen]\n"};
    for (int seed = 0; seed < 3000; seed++) {
        struct rng rng = rng_init((uint64_t)seed);
        struct settings own = AT_FIRST, again = AT_FIRST;
        static char said[1 << 16];
        char text[512] = "";
        for (int i = 0; i < 40; i++)
            strcat(text, pieces[rng_below(&rng, ROWS(pieces))]);
        read_text(text, &own, said, sizeof said);
        char *written = settings_text(&own);
        REQUIRE(read_text(written, &again, said, sizeof said) == 0, "seed %d: %s", seed, said);
        expect_same(&own, &again, seed);
        free(written);
        settings_close(&own);
        settings_close(&again);
    }
}
END_TEST

SUITE(settings)
{
    Suite *suite = suite_create("settings");
    TCase *text = tcase_create("text");
    tcase_add_loop_test(text, texts_are_read, 0, ROWS(text_rows));
    tcase_add_loop_test(text, many_rule_sets_are_read_in_any_order, 0, ROWS(steps));
    tcase_add_loop_test(text, what_others_have_is_added, 0, 20);
    tcase_add_test(text, continued_lines_are_one_text);
    tcase_add_test(text, long_lines);
    tcase_add_test(text, too_long_values);
    tcase_add_loop_test(text, the_answer_to_first_steps_is_read, 0, ROWS(steps_rows));
    tcase_add_loop_test(text, solved_puzzles_are_read, 0, ROWS(solved_rows));
    tcase_add_loop_test(text, as_many_as_are_solved_are_written, 0, PUZZLE_SETS);
    tcase_add_loop_test(text, only_an_answer_is_written, 0, STEPS_ANSWERED + 1);
    tcase_add_test(text, random_settings_come_back);
    tcase_add_loop_test(text, other_programs_are_read, 0, ROWS(peer_rows));
    tcase_add_loop_test(text, keys_are_read, 0, ROWS(keys_rows));
    tcase_add_loop_test(text, folders_are_remembered_if_they_can_be, 0, ROWS(folder_rows));
    tcase_add_test(text, any_bytes);
    tcase_add_test(text, any_name_comes_back);
    suite_add_tcase(suite, text);
    return suite;
}

/* SPDX-License-Identifier: MIT */
/* The settings file: its text, and the file on the disk. */
#include "app/paths.h"
#include "app/safe_file.h"
#include "app/settings.h"
#include "notation/ruleset_text.h"
#include "prose/names.h"
#include "prose/settings_prose.h"
#include "rng.h"
#include "suite.h"
#include "toolkit/theme.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

/* Settings with memory of their own. */
struct own_settings {
    struct preferences preferences;
    struct rulebook rulebook;
    struct window_state window;
    struct last_match last;
};

static struct settings lend(struct own_settings *own)
{
    return (struct settings){&own->preferences, &own->rulebook, &own->window, &own->last};
}

static void note_complaint(void *data, int line, const char *sentence)
{
    strbuf_addf(data, "settings.ini:%d: %s\n", line, sentence);
}

/* Reads `text`; the complaints go into `said`. Returns how many there were. */
static int read_text(const char *text, struct own_settings *own, char *said, size_t size)
{
    struct settings settings = lend(own);
    struct strbuf complaints = strbuf_init(said, size);
    return settings_read(text, &settings, note_complaint, &complaints);
}

static char *text_of(struct own_settings *own)
{
    struct settings settings = lend(own);
    char *text = settings_text(&settings);
    ck_assert_ptr_nonnull(text);
    return text;
}

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

/* Before anything has been read. */
#define AT_FIRST                                                                                   \
    {                                                                                              \
        .preferences = {.volume = 75 }                                                             \
    }

static const char *const last_texts[LAST_MATCH_COUNT][3] = {
    {"Ada", "A ; B", "; \\ [x] = # \""},
    {"Ben", "\\", "\\; \\\\;"},
    {"Attic", "thai", "american, capture=optional"},
    {"loser", "alternate", "same"},
};

static struct own_settings random_settings(struct rng *rng)
{
    struct own_settings own = {0};
    for (int i = 0; i < preference_count; i++)
        preference_choose(&preference_table[i], &own.preferences,
                          (int)rng_below(rng, (uint32_t)preference_table[i].count));
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
    char *rules = own.last.texts[LAST_RULES];
    if (strcmp(rules, names[0]) == 0 && rulebook_find(&own.rulebook, rules) < 0)
        rules[0] = '\0'; /* only what is there is understood */
    return own;
}

static void expect_same(struct own_settings *a, struct own_settings *b, int seed)
{
    const struct preferences *x = &a->preferences, *y = &b->preferences;
    REQUIRE(memcmp(&x->looks, &y->looks, sizeof x->looks) == 0, "looks, seed %d", seed);
    REQUIRE(x->reduced_motion == y->reduced_motion && x->scale == y->scale && x->theme == y->theme,
            "screen, seed %d", seed);
    REQUIRE(x->muted == y->muted && x->volume == y->volume, "sound, seed %d", seed);
    REQUIRE(a->window.width == b->window.width && a->window.height == b->window.height &&
                a->window.shape == b->window.shape,
            "window, seed %d", seed);
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        REQUIRE(strcmp(a->last.texts[i], b->last.texts[i]) == 0, "%s: %s, seed %d",
                last_match_name((enum last_match_entry)i), b->last.texts[i], seed);
    REQUIRE(a->rulebook.count == b->rulebook.count, "rule sets, seed %d", seed);
    for (int i = 0; i < a->rulebook.count; i++) {
        const struct named_ruleset *p = &a->rulebook.sets[i], *q = &b->rulebook.sets[i];
        REQUIRE(strcmp(p->name, q->name) == 0 && strcmp(p->id, q->id) == 0 &&
                    ruleset_equal(&p->rules, &q->rules),
                "rule set %s, seed %d", p->name, seed);
    }
}

START_TEST(random_settings_come_back)
{
    for (int seed = 0; seed < 300; seed++) {
        struct rng rng = rng_init((uint64_t)seed);
        struct own_settings written = random_settings(&rng), read = {0};
        char said[1024] = "";
        char *text = text_of(&written);
        REQUIRE(read_text(text, &read, said, sizeof said) == 0, "seed %d: %s\n%s", seed, said,
                text);
        expect_same(&written, &read, seed);
        free(text);
        rulebook_finish(&written.rulebook);
        rulebook_finish(&read.rulebook);
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
        struct own_settings before = AT_FIRST, after = AT_FIRST;
        struct settings lent = lend(&before), changed = lend(&after);
        char name[40], said[256] = "";
        random_name(&rng, name);
        settings_read(old, &lent, NULL, NULL);
        settings_read(old, &changed, NULL, NULL);
        rulebook_put(&after.rulebook, name, preset_find("pool"));
        char *texts[] = {text_of(&after), settings_edit(old, &lent, &changed)};
        for (int i = 0; i < ROWS(texts); i++) {
            struct own_settings again = AT_FIRST;
            REQUIRE(read_text(texts[i], &again, said, sizeof said) == 0, "seed %d: %s\n%s", seed,
                    said, texts[i]);
            expect_same(&after, &again, seed);
            rulebook_finish(&again.rulebook);
            free(texts[i]);
        }
        rulebook_finish(&before.rulebook);
        rulebook_finish(&after.rulebook);
    }
}
END_TEST

/* --- The table of preferences --- */

static void check_values(const struct preference *row)
{
    bool holds_initial = false;
    for (int i = 0; i < row->count; i++) {
        struct preference_value value = preference_value(row, i);
        ck_assert_msg(value.label[0] && preference_value_find(row, value.id) == i, "%s: %s",
                      row->id, value.id);
        ck_assert_msg(i == 0 || preference_value(row, i - 1).number < value.number, "%s: %s",
                      row->id, value.id);
        holds_initial |= value.number == row->initial;
    }
    ck_assert_msg(holds_initial, "%s: initial", row->id);
}

/* Each number of the struct has its row and each row its number. */
START_TEST(the_table_is_whole)
{
    bool has_row[sizeof(struct preferences) / sizeof(int)] = {false};
    ck_assert_int_eq(preference_count, ROWS(has_row));
    for (int i = 0; i < preference_count; i++) {
        const struct preference *row = &preference_table[i];
        ck_assert_msg(row->count >= 1 && row->count <= PREFERENCE_VALUES_MAX, "%s", row->id);
        ck_assert_msg(preference_find(row->section, row->id) == row, "%s", row->id);
        ck_assert_msg(!has_row[row->offset / sizeof(int)], "%s: offset", row->id);
        has_row[row->offset / sizeof(int)] = true;
        check_values(row);
    }
}
END_TEST

static int sections_named(const char *text, const char *section)
{
    char head[64];
    int count = 0;
    sprintf(head, "[%s]\n", section);
    for (const char *at = text; (at = strstr(at, head)); at++)
        count++;
    return count;
}

/* What the words of the file mean, told once more by hand. */
static const struct value_row {
    const char *section, *id, *value;
    size_t place; /* in struct preferences */
    int number;
} value_rows[] = {
    {"looks", "board", "as-rules", offsetof(struct preferences, looks.board), 0},
    {"looks", "board", "walnut", offsetof(struct preferences, looks.board), 1},
    {"looks", "board", "tournament", offsetof(struct preferences, looks.board), 2},
    {"looks", "board", "slate", offsetof(struct preferences, looks.board), 3},
    {"looks", "board", "paper", offsetof(struct preferences, looks.board), 4},
    {"looks", "board", "contrast", offsetof(struct preferences, looks.board), 5},
    {"looks", "labels", "as-rules", offsetof(struct preferences, looks.labels), 0},
    {"looks", "labels", "number", offsetof(struct preferences, looks.labels), 1},
    {"looks", "labels", "algebraic", offsetof(struct preferences, looks.labels), 2},
    {"looks", "labels", "row-column", offsetof(struct preferences, looks.labels), 3},
    {"looks", "labels", "off", offsetof(struct preferences, looks.labels), 4},
    {"looks", "king-mark", "as-rules", offsetof(struct preferences, looks.king_mark), 0},
    {"looks", "king-mark", "stack", offsetof(struct preferences, looks.king_mark), 1},
    {"looks", "king-mark", "rings", offsetof(struct preferences, looks.king_mark), 2},
    {"looks", "king-mark", "crown", offsetof(struct preferences, looks.king_mark), 3},
    {"looks", "pieces", "as-rules", offsetof(struct preferences, looks.pieces), 0},
    {"looks", "pieces", "discs", offsetof(struct preferences, looks.pieces), 1},
    {"looks", "pieces", "letters", offsetof(struct preferences, looks.pieces), 2},
    {"looks", "captured", "as-rules", offsetof(struct preferences, looks.tray), 0},
    {"looks", "captured", "shown", offsetof(struct preferences, looks.tray), 1},
    {"looks", "captured", "hidden", offsetof(struct preferences, looks.tray), 2},
    {"screen", "motion", "full", offsetof(struct preferences, reduced_motion), 0},
    {"screen", "motion", "reduced", offsetof(struct preferences, reduced_motion), 1},
    {"screen", "scale", "auto", offsetof(struct preferences, scale), 0},
    {"screen", "scale", "75", offsetof(struct preferences, scale), 75},
    {"screen", "scale", "100", offsetof(struct preferences, scale), 100},
    {"screen", "scale", "125", offsetof(struct preferences, scale), 125},
    {"screen", "scale", "150", offsetof(struct preferences, scale), 150},
    {"screen", "scale", "175", offsetof(struct preferences, scale), 175},
    {"screen", "scale", "200", offsetof(struct preferences, scale), 200},
    {"screen", "theme", "wood", offsetof(struct preferences, theme), 0},
    {"screen", "theme", "contrast", offsetof(struct preferences, theme), 1},
    {"sound", "sound", "on", offsetof(struct preferences, muted), 0},
    {"sound", "sound", "off", offsetof(struct preferences, muted), 1},
    {"sound", "volume", "25", offsetof(struct preferences, volume), 25},
    {"sound", "volume", "50", offsetof(struct preferences, volume), 50},
    {"sound", "volume", "75", offsetof(struct preferences, volume), 75},
    {"sound", "volume", "100", offsetof(struct preferences, volume), 100},
};

/* Every value alone: read, written, and read again; the other numbers stay as they are at first:
 * nought, but for the volume. */
START_TEST(every_value_comes_back)
{
    const struct value_row *row = &value_rows[_i];
    struct own_settings own = {0}, again = {0};
    struct preferences expected = {.volume = 75};
    char line[128], text[192], said[512] = "";
    sprintf(line, "%s = %s\n", row->id, row->value);
    sprintf(text, "[%s]\n%s", row->section, line);
    memcpy((char *)&expected + row->place, &row->number, sizeof row->number);
    preferences_init(&own.preferences);
    ck_assert_msg(read_text(text, &own, said, sizeof said) == 0, "%s", said);
    ck_assert_msg(memcmp(&own.preferences, &expected, sizeof expected) == 0, "%s", line);
    char *written = text_of(&own);
    ck_assert_msg(strstr(written, line) != NULL, "%s: %s", line, written);
    ck_assert_int_eq(sections_named(written, row->section), 1);
    read_text(written, &again, said, sizeof said);
    expect_same(&own, &again, _i);
    free(written);
}
END_TEST

START_TEST(every_value_is_told)
{
    int count = 0;
    for (int i = 0; i < preference_count; i++)
        count += preference_table[i].count;
    ck_assert_int_eq(count, ROWS(value_rows));
}
END_TEST

/* What the players' files say already: no id may change, and each means what it meant. */
START_TEST(ids_stay)
{
    static const char text[] = "[looks]\nboard = walnut\nking-mark = rings\npieces = letters\n"
                               "labels = row-column\ncaptured = shown\n\n"
                               "[screen]\nmotion = reduced\nscale = 150\ntheme = contrast\n\n"
                               "[sound]\nsound = off\nvolume = 25\n\n"
                               "[rules]\n";
    struct own_settings own = {0};
    char said[512] = "";
    ck_assert_msg(read_text(text, &own, said, sizeof said) == 0, "%s", said);
    const struct preferences *preferences = &own.preferences;
    struct looks looks = looks_choose(preset_find("american"), preferences->looks);
    ck_assert_int_eq(looks.board, BOARD_WALNUT);
    ck_assert_int_eq(looks.labels, LABELS_ROW_COLUMN);
    ck_assert_int_eq(looks.king_mark, KING_MARK_RINGS);
    ck_assert_int_eq(looks.pieces, PIECES_LETTERS);
    ck_assert(looks.tray);
    ck_assert(preferences->reduced_motion);
    ck_assert_int_eq(preferences->scale, 150);
    ck_assert_str_eq(themes[preferences->theme].id, "contrast");
    ck_assert(preferences->muted);
    ck_assert_int_eq(preferences->volume, 25);
    char *written = text_of(&own);
    ck_assert_str_eq(written, text);
    free(written);
}
END_TEST

static const struct {
    int scale, index;
} scale_rows[] = {{SCALE_AUTO, 0}, {75, 1}, {99, 1}, {100, 2}, {110, 2}, {199, 5}, {200, 6}};

/* An option may give a scale between two of the table. */
START_TEST(a_scale_between_two)
{
    struct preferences preferences = {.scale = scale_rows[_i].scale};
    ck_assert_int_eq(preference_chosen(preference_find("screen", "scale"), &preferences),
                     scale_rows[_i].index);
}
END_TEST

/* --- Where the file is --- */

static const struct {
    const char *name;
    const char *named, *folder, *home; /* of the environment; NULL: not set */
    bool only_named;
    const char *path;
} path_rows[] = {
    {"home", NULL, NULL, "/home/ada", false, "/home/ada/.config/crownhead/settings.ini"},
    {"folder", NULL, "/conf", "/home/ada", false, "/conf/crownhead/settings.ini"},
    {"a folder that is not whole", NULL, "conf", "/home/ada", false,
     "/home/ada/.config/crownhead/settings.ini"},
    {"an empty folder", NULL, "", "/home/ada", false, "/home/ada/.config/crownhead/settings.ini"},
    {"a home that is not whole", NULL, NULL, "ada", false, ""},
    {"none of them", NULL, NULL, NULL, false, ""},
    {"named", "mine.ini", "/conf", "/home/ada", false, "mine.ini"},
    {"named by nothing", "", "/conf", "/home/ada", false, "/conf/crownhead/settings.ini"},
    {"a test", NULL, "/conf", "/home/ada", true, ""},
    {"a test with a file", "mine.ini", "/conf", "/home/ada", true, "mine.ini"},
};

static void set(const char *name, const char *value)
{
    if (value)
        setenv(name, value, 1);
    else
        unsetenv(name);
}

START_TEST(the_file_is_where_it_belongs)
{
    char path[256];
    set("CROWNHEAD_CONFIG", path_rows[_i].named);
    set("XDG_CONFIG_HOME", path_rows[_i].folder);
    set("HOME", path_rows[_i].home);
    paths_settings(path_rows[_i].only_named, path, sizeof path);
    ck_assert_msg(strcmp(path, path_rows[_i].path) == 0, "%s: \"%s\"", path_rows[_i].name, path);
}
END_TEST

/* --- Texts from outside --- */

static const struct text_row {
    const char *name, *text;
    const char *said;  /* the complaints, whole */
    const char *rules; /* the names of the rule sets that were read, with | between */
    int theme, labels;
} text_rows[] = {
    {"empty", "", "", "", 0, 0},
    {"only blanks and comments", "\n\n ; a\n# b\n\t\n", "", "", 0, 0},
    {"all kinds", "[screen]\ntheme=contrast\n[looks]\nlabels = off\n[rules]\nA = thai\n", "", "A",
     1, 4},
    {"no newline at the end", "[screen]\ntheme = contrast", "", "", 1, 0},
    {"lines of DOS", "[screen]\r\ntheme = contrast\r\n", "", "", 1, 0},
    {"byte-order mark", "\xEF\xBB\xBF[screen]\ntheme = contrast\n", "", "", 1, 0},
    {"a comment behind", "[screen]\ntheme = contrast ; bright\n", "", "", 1, 0},
    {"continued", "[rules]\nA = american,\n    king=flying,\n  landing=free\nB = thai\n", "", "A|B",
     0, 0},
    {"a comment without a blank is none", "[screen]\ntheme = contrast;\n",
     "settings.ini:2: theme cannot be 'contrast;'. Valid: wood, contrast.\n", "", 0, 0},
    {"a value that is only a comment", "[screen]\ntheme = ; contrast\n",
     "settings.ini:2: theme cannot be ''. Valid: wood, contrast.\n", "", 0, 0},
    {"a comment first", "; a = b\n[screen]\ntheme = contrast\n", "", "", 1, 0},
    {"a colon", "[screen]\ntheme : contrast\n", "", "", 1, 0},
    {"the first sign counts", "[screen]\ntheme = a:b=c\n",
     "settings.ini:2: theme cannot be 'a:b=c'. Valid: wood, contrast.\n", "", 0, 0},
    {"words behind a section", "[screen] of mine\ntheme = contrast\n", "", "", 1, 0},
    {"blanks within a section", "[ screen ]\ntheme = contrast\n", "", "", 1, 0},
    {"all indented", "  [screen]\n\ttheme = contrast\n", "", "", 1, 0},
    {"continued past blanks and comments",
     "[rules]\nA = american,\n\n  ; no\n# nor this\n\tking=flying ; fast\nB = thai\n", "", "A|B", 0,
     0},
    {"the line of a continued entry", "[rules]\nA = american,\n  wings=2,\n  feet=3\nnonsense\n",
     "settings.ini:2: A: column 11 of the rule set: There is no field 'wings'. Known: first, "
     "corner, squares, rows, capture, man-capture, man-takes-king, king, landing, crowning, "
     "removal, priority, goal, repetition, quiet, quiet-reset, lone-kings, draws.\n"
     "settings.ini:5: This is neither [section] nor name = value.\n",
     "", 0, 0},
    {"no name", "[screen]\n= contrast\n", "settings.ini:2: There is no setting '' in [screen].\n",
     "", 0, 0},
    {"twice: the last", "[screen]\ntheme = contrast\ntheme = wood\ntheme = contrast\n", "", "", 1,
     0},
    {"unknown section", "[clock]\nvolume = 3\n[screen]\ntheme = contrast\n",
     "settings.ini:2: There is no setting 'volume' in [clock].\n", "", 1, 0},
    {"unknown setting", "[screen]\n\ncolour = red\ntheme = contrast\n",
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
    {"unknown word", "[screen]\ntheme = pink\n[looks]\nlabels = off\n",
     "settings.ini:2: theme cannot be 'pink'. Valid: wood, contrast.\n", "", 0, 4},
    {"no section", "theme = contrast\n", "settings.ini:1: There is no setting 'theme' in [].\n", "",
     0, 0},
    {"not a line", "[screen]\nnonsense\ntheme = contrast\n",
     "settings.ini:2: This is neither [section] nor name = value.\n", "", 1, 0},
    {"two such lines", "what\n[screen]\ntheme = contrast\nagain\n",
     "settings.ini:1: This is neither [section] nor name = value.\n"
     "settings.ini:4: This is neither [section] nor name = value.\n",
     "", 1, 0},
    {"a section that is not closed", "[screen\ntheme = contrast\n",
     "settings.ini:1: This is neither [section] nor name = value.\n"
     "settings.ini:2: There is no setting 'theme' in [].\n",
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
    struct own_settings own = {0};
    char said[1024] = "", names[128] = "";
    struct strbuf list = strbuf_init(names, sizeof names);
    int bad = read_text(row->text, &own, said, sizeof said);
    ck_assert_msg(strcmp(said, row->said) == 0, "%s: said \"%s\"", row->name, said);
    ck_assert_msg((bad > 0) == (said[0] != '\0'), "%s", row->name);
    for (int i = 0; i < own.rulebook.count; i++)
        strbuf_addf(&list, "%s%s", i ? "|" : "", own.rulebook.sets[i].name);
    ck_assert_msg(strcmp(names, row->rules) == 0, "%s: rule sets %s", row->name, names);
    ck_assert_msg(own.preferences.theme == row->theme, "%s: theme", row->name);
    ck_assert_msg(own.preferences.looks.labels == row->labels, "%s: labels", row->name);
    rulebook_finish(&own.rulebook);
}
END_TEST

#define W10 "WWWWWWWWWW"
#define A10 "a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301a\u0301"

#define NO_SUCH_SET(name)                                                                          \
    "rules: column 1 of the rule set: There is no rule set '" name                                 \
    "'. Known: freejump, american, flying, classic, parlour, tournament, russian, brazilian, "     \
    "pool, italian, spanish, czech, thai.\n"

/* The last match as the file tells it. */
static const struct {
    const char *name, *line; /* in [match] */
    const char *said;
    enum last_match_entry entry;
    const char *text; /* what is remembered then */
} match_rows[] = {
    {"a name", "player-1 = Ada", "", LAST_PLAYER_1, "Ada"},
    {"another", "player-2 = \u738B\u5C0F\u660E", "", LAST_PLAYER_2, "\u738B\u5C0F\u660E"},
    {"a comment", "player-1 = Ada ; my sister", "", LAST_PLAYER_1, "Ada"},
    {"no comment", "player-1 = Ada \\; my sister", "", LAST_PLAYER_1, "Ada ; my sister"},
    {"a backslash", "player-1 = a\\\\b\\", "", LAST_PLAYER_1, "a\\b\\"},
    {"as many as a field takes", "player-1 = " W10 W10 W10 W10, "", LAST_PLAYER_1, W10 W10 W10 W10},
    {"one more", "player-1 = " W10 W10 W10 W10 "W",
     "settings.ini:2: player-1 is not a player's name of at most 40 characters.\n", LAST_PLAYER_1,
     ""},
    {"bytes that are no text",
     "player-2 = a\xFF"
     "b",
     "settings.ini:2: player-2 is not a player's name of at most 40 characters.\n", LAST_PLAYER_2,
     ""},
    {"a control character",
     "player-2 = a\x01"
     "b",
     "settings.ini:2: player-2 is not a player's name of at most 40 characters.\n", LAST_PLAYER_2,
     ""},
    {"no name at all",
     "player-2 =", "settings.ini:2: player-2 is not a player's name of at most 40 characters.\n",
     LAST_PLAYER_2, ""},
    {"an own rule set", "rules = Attic\n[rules]\nAttic = thai", "", LAST_RULES, "Attic"},
    {"one that is gone", "rules = Attic\n[rules]\nBarn = thai",
     "settings.ini:2: " NO_SUCH_SET("Attic"), LAST_RULES, "Attic"},
    {"no rule set", "rules = nonsense", "settings.ini:2: " NO_SUCH_SET("nonsense"), LAST_RULES,
     "nonsense"},
    {"a value that no field has", "rules = american, quiet=99999999999999",
     "settings.ini:2: rules: column 17 of the rule set: The field quiet cannot be "
     "'99999999999999'. Valid: 0, or 1 to 999.\n",
     LAST_RULES, "american, quiet=99999999999999"},
    {"rules of a line that is not the last", "starter = same\nrules = nonsense\nplayer-1 = Ada",
     "settings.ini:3: " NO_SUCH_SET("nonsense"), LAST_RULES, "nonsense"},
    {"a text", "rules = american, king=flying", "", LAST_RULES, "american, king=flying"},
    {"the first rules", "rules = american", "", LAST_RULES, ""},
    {"a starter", "starter = loser", "", LAST_STARTER, "loser"},
    {"the first starter", "starter = winner", "", LAST_STARTER, ""},
    {"no starter", "starter = nobody",
     "settings.ini:2: starter cannot be 'nobody'. Valid: winner, loser, alternate, same.\n",
     LAST_STARTER, ""},
    {"no entry", "player-3 = Cy", "settings.ini:2: There is no setting 'player-3' in [match].\n",
     LAST_PLAYER_1, ""},
};

START_TEST(the_last_match_is_read)
{
    struct own_settings own = {0};
    char text[256], said[1024] = "";
    snprintf(text, sizeof text, "[match]\n%s\n", match_rows[_i].line);
    read_text(text, &own, said, sizeof said);
    const char *found = own.last.texts[match_rows[_i].entry];
    ck_assert_msg(strcmp(said, match_rows[_i].said) == 0, "%s: said \"%s\"", match_rows[_i].name,
                  said);
    ck_assert_msg(strcmp(found, match_rows[_i].text) == 0, "%s: \"%s\"", match_rows[_i].name,
                  found);
    rulebook_finish(&own.rulebook);
}
END_TEST

START_TEST(a_text_too_long_is_no_rule_set)
{
    static char text[4096];
    struct own_settings own = {0};
    char said[1024] = "";
    strcpy(text, "[match]\nrules = ");
    while (strlen(text) < 3000)
        strcat(text, "attic ");
    read_text(text, &own, said, sizeof said);
    ck_assert_str_eq(said, "settings.ini:2: The text is too long for a rule set.\n");
    ck_assert_str_eq(own.last.texts[LAST_RULES], "");
}
END_TEST

static struct last_match match_with(const char *first, const char *rules, enum starter_policy who,
                                    const struct rulebook *book)
{
    struct match match;
    struct match_setup setup = {.starter = who};
    struct text_error error;
    int own = rulebook_find(book, rules);
    player_set_name(&setup.players[0], first);
    setup_name_players(&setup);
    if (own >= 0)
        setup.rules = book->sets[own];
    else
        ck_assert_msg(ruleset_parse(rules, &setup.rules, &error), "%s", rules);
    match_init(&match, &setup);
    struct last_match last = last_match_of(&match, book);
    match_finish(&match);
    return last;
}

/* A match as it is told, and what begins from that. */
START_TEST(a_match_comes_back)
{
    static const char *const rules[] = {"american", "thai", "american, goal=lose", "Attic"};
    struct rulebook book = {0};
    rulebook_put(&book, "Attic", preset_find("pool"));
    for (int i = 0; i < ROWS(rules) * STARTER_COUNT; i++) {
        enum starter_policy who = (enum starter_policy)(i % STARTER_COUNT);
        const char *text = rules[i / STARTER_COUNT];
        struct last_match last = match_with("Ada", text, who, &book);
        struct match_setup setup = {0};
        struct text_error error;
        ck_assert_str_eq(last.texts[LAST_RULES], strcmp(text, "american") == 0 ? "" : text);
        ck_assert(last_match_find_rules(&last, &book, &setup.rules, &error));
        last_match_set_up(&last, &setup);
        ck_assert_str_eq(setup.players[0].name, "Ada");
        ck_assert_str_eq(setup.players[1].name, ""); /* a stand-in is not kept */
        ck_assert_int_eq(setup.starter, who);
        struct last_match again = match_with("Ada", text, who, &book);
        ck_assert(last_match_equal(&last, &again));
    }
    rulebook_finish(&book);
}
END_TEST

/* What tells two equal names apart makes the second longer than can be typed. */
static const struct {
    const char *name, *typed, *kept, *shown;
} alike_rows[] = {
    {"short", "Ada", "Ada (2)", "Ada (2)"},
    {"as long as may be", W10 W10 W10 "WWWWWW", W10 W10 W10 "WWWWWW (2)", W10 W10 W10 "WWWWWW (2)"},
    {"longer than that", W10 W10 W10 "WWWWWWW", W10 W10 W10 "WWWWWWW", W10 W10 W10 "WWWWWWW (2)"},
    {"as many as a field takes", W10 W10 W10 W10, W10 W10 W10 W10, W10 W10 W10 W10 " (2)"},
    {"letters with accents", A10 A10 A10 A10, A10 A10 A10 A10, A10 A10 A10 A10 " (2)"},
};

START_TEST(names_alike_come_back)
{
    struct own_settings own = {0}, again = {0};
    struct match_setup setup = {.rules = *preset_find("american")};
    char said[256] = "";
    for (int round = 0; round < 2; round++) { /* as typed, then as read */
        struct match match;
        for (int i = 0; i < PLAYER_COUNT && round == 0; i++)
            player_set_name(&setup.players[i], alike_rows[_i].typed);
        match_init(&match, &setup);
        own.last = last_match_of(&match, &own.rulebook);
        ck_assert_str_eq(own.last.texts[LAST_PLAYER_1], alike_rows[_i].typed);
        ck_assert_str_eq(own.last.texts[LAST_PLAYER_2], alike_rows[_i].kept);
        ck_assert_str_eq(match.players[1].name, alike_rows[_i].shown);
        char *text = text_of(&own);
        ck_assert_msg(read_text(text, &again, said, sizeof said) == 0, "%s: %s",
                      alike_rows[_i].name, said);
        ck_assert(last_match_equal(&own.last, &again.last));
        last_match_set_up(&again.last, &setup);
        free(text);
        match_finish(&match);
    }
}
END_TEST

/* Of another program's match nothing is lost that was not changed here. */
START_TEST(only_changes_are_followed)
{
    struct rulebook none = {0};
    struct last_match before = match_with("Ada", "thai", STARTER_WINNER, &none);
    struct last_match now = match_with("Eve", "thai", STARTER_WINNER, &none);
    struct last_match last = match_with("Cy", "pool", STARTER_LOSER, &none);
    last_match_follow(&last, &before, &now);
    ck_assert_str_eq(last.texts[LAST_PLAYER_1], "Eve");
    ck_assert_str_eq(last.texts[LAST_RULES], "pool");
    ck_assert_str_eq(last.texts[LAST_STARTER], "loser");
}
END_TEST

/* More than one book of those that reading fills takes, in no order, the first and the last once
 * more. */
START_TEST(many_rule_sets_are_read_in_any_order)
{
    enum {
        SETS = 4500,
        STEP = 1777 /* no divisor in common */
    };
    struct own_settings own = {0};
    char said[256] = "", *text = NULL, name[16];
    size_t size;
    FILE *file = open_memstream(&text, &size);
    fputs("[rules]\n", file);
    for (int i = 0; i < SETS; i++)
        fprintf(file, "Set %04d = american\n", i * STEP % SETS);
    fprintf(file, "Set %04d = thai\nSet 0000 = thai\n", (SETS - 1) * STEP % SETS);
    fclose(file);
    ck_assert_int_eq(read_text(text, &own, said, sizeof said), 2);
    ck_assert_int_eq(own.rulebook.count, SETS);
    for (int i = 0; i < SETS; i++) {
        snprintf(name, sizeof name, "Set %04d", i);
        ck_assert_str_eq(own.rulebook.sets[i].name, name);
        ck_assert_str_eq(own.rulebook.sets[i].id, "american");
    }
    rulebook_finish(&own.rulebook);
    free(text);
}
END_TEST

START_TEST(continued_lines_are_one_text)
{
    struct own_settings own = {0};
    char said[256] = "";
    read_text("[rules]\nA = american,\n   king=flying,\n   landing=free\n", &own, said,
              sizeof said);
    ck_assert_int_eq(own.rulebook.sets[0].rules.king, KING_FLYING);
    ck_assert_int_eq(own.rulebook.sets[0].rules.landing, LANDING_FREE);
    rulebook_finish(&own.rulebook);
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
        struct own_settings own = {0};
        char text[1200], said[1024] = "";
        sprintf(text, "[rules]\n; %0*d\nA = %*s%s\nB = thai\nbad\n", blanks + 1, 0, blanks, "",
                rules);
        int bad = read_text(text, &own, said, sizeof said);
        REQUIRE(bad == 1 && strstr(said, "settings.ini:5: This is neither"), "%d blanks: %s",
                blanks, said);
        REQUIRE(own.rulebook.count == 2, "%d blanks", blanks);
        char memory[RULESET_TEXT_MAX];
        struct strbuf back = strbuf_init(memory, sizeof memory);
        ruleset_print(&back, &own.rulebook.sets[0]);
        REQUIRE(strcmp(memory, rules) == 0, "%d blanks: %s", blanks, memory);
        rulebook_finish(&own.rulebook);
    }
}
END_TEST

/* A text too long for any rule set is said and left out, on one line or on many; what stands behind
 * it is read. */
START_TEST(too_long_values)
{
    for (int many = 0; many < 2; many++) {
        struct own_settings own = {0};
        char text[4096] = "[rules]\nA = american", said[256] = "";
        while (strlen(text) < 3000)
            strcat(text, many ? ",\n  king=flying" : ", king=flying");
        strcat(text, "\nB = thai\n");
        ck_assert_int_eq(read_text(text, &own, said, sizeof said), 1);
        ck_assert_str_eq(said, "settings.ini:2: The text is too long for a rule set.\n");
        ck_assert_int_eq(own.rulebook.count, 1);
        ck_assert_str_eq(own.rulebook.sets[0].name, "B");
        rulebook_finish(&own.rulebook);
    }
}
END_TEST

/* Whatever stands there: never a crash, and what is read can be written and read. */
START_TEST(any_bytes)
{
    static const char *const pieces[] = {"[rules]",  "[",       "]",        "\n",        " = ",
                                         "american", ", king=", "flying",   ";",         "A",
                                         "\xFF",     "\t",      "theme = ", "[screen]\n"};
    for (int seed = 0; seed < 3000; seed++) {
        struct rng rng = rng_init((uint64_t)seed);
        struct own_settings own = AT_FIRST, again = AT_FIRST;
        static char said[1 << 16];
        char text[512] = "";
        for (int i = 0; i < 40; i++)
            strcat(text, pieces[rng_below(&rng, ROWS(pieces))]);
        read_text(text, &own, said, sizeof said);
        char *written = text_of(&own);
        REQUIRE(read_text(written, &again, said, sizeof said) == 0, "seed %d: %s", seed, said);
        expect_same(&own, &again, seed);
        free(written);
        rulebook_finish(&own.rulebook);
        rulebook_finish(&again.rulebook);
    }
}
END_TEST

/* --- The file --- */

static char folder[32];

static void make_folder(void)
{
    strcpy(folder, "/tmp/crownhead-settings-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void remove_folder(void)
{
    char command[160];
    sprintf(command, "chmod -R u+rwx '%s' && rm -r '%s'", folder, folder);
    ck_assert_int_eq(system(command), 0);
}

static const char *path_of(const char *name)
{
    static char path[4][128];
    static int next;
    char *out = path[next++ % 4];
    sprintf(out, "%s/%s", folder, name);
    return out;
}

static void write_text(const char *path, const char *text)
{
    FILE *out = fopen(path, "w");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

/* The file's text in memory that the next call uses again; "(none)" if there is none. */
static const char *text_at(const char *path)
{
    static char text[4096];
    FILE *in = fopen(path, "r");
    if (!in)
        return "(none)";
    text[fread(text, 1, sizeof text - 1, in)] = '\0';
    fclose(in);
    return text;
}

START_TEST(a_change_is_written_and_read)
{
    const char *path = path_of("new/deeper/settings.ini");
    struct own_settings own = {0}, again = {0};
    struct settings settings = lend(&own), others = lend(&again);
    struct settings_file file;
    settings_load(&file, path, &settings);
    ck_assert(settings_saved(&file, &settings)); /* nothing has changed yet */
    own.preferences.theme = 1;
    ck_assert(!settings_saved(&file, &settings));
    own.preferences.theme = 0;
    rulebook_put(&own.rulebook, "Attic", preset_find("thai"));
    ck_assert(!settings_saved(&file, &settings));
    rulebook_remove(&own.rulebook, 0);
    ck_assert(settings_saved(&file, &settings));
    own.preferences.theme = 1;
    rulebook_put(&own.rulebook, "Attic", preset_find("thai"));
    settings_save(&file, &settings, 0);
    settings_close(&file);
    settings_load(&file, path, &others);
    ck_assert_int_eq(again.preferences.theme, 1);
    ck_assert_int_eq(again.rulebook.count, 1);
    settings_close(&file);
    rulebook_finish(&own.rulebook);
    rulebook_finish(&again.rulebook);
}
END_TEST

START_TEST(nothing_is_left_beside_the_file)
{
    const char *path = path_of("settings.ini");
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, path, &settings);
    for (int i = 0; i < 5; i++) {
        own.preferences.theme = i % 2 == 0;
        settings_save(&file, &settings, 0);
    }
    settings_close(&file);
    char command[160];
    sprintf(command, "test \"$(ls -A '%s')\" = settings.ini", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

/* What is no text cannot be changed line by line: it stays beside the new file. */
START_TEST(a_damaged_file_stays_beside)
{
    const char *path = path_of("settings.ini");
    for (int i = 0; i < 2; i++) {
        FILE *out = fopen(path, "w");
        ck_assert_ptr_nonnull(out);
        fwrite("[screen]\n\0\0\0\n", 1, 13, out);
        fclose(out);
        struct own_settings own = {0};
        struct settings settings = lend(&own);
        struct settings_file file;
        settings_load(&file, path, &settings);
        own.preferences.theme = 1;
        ck_assert_int_eq(settings_save(&file, &settings, 0), 0);
        ck_assert_ptr_nonnull(strstr(text_at(path), "theme = contrast"));
        const char *backup = path_of(i == 0 ? "settings.ini.bak" : "settings.ini.bak2");
        ck_assert_str_eq(text_at(backup), "[screen]\n");
        settings_close(&file);
    }
}
END_TEST

/* --- A text is changed where it stands --- */

static const struct edit_row {
    const char *row, *before;
    int theme;         /* to be set; -1: stays */
    const char *rules; /* "NAME=ID" to be put, "NAME" to be removed, or NULL */
    const char *after;
} edit_rows[] = {
    {"a value", "[screen]\ntheme = wood\n", 1, NULL, "[screen]\ntheme = contrast\n"},
    {"comments, blanks, order",
     "; mine\n\n[rules]\n# none\n\n[screen]\n  theme:wood ; dark\nscale = 125 ; big\n\n; end", 1,
     NULL,
     "; mine\n\n[rules]\n# none\n\n[screen]\n  theme:contrast ; dark\nscale = 125 ; big\n\n; end"},
    {"nothing to change", "theme\n[screen]\nTHEME=1\n\n\n", -1, NULL,
     "theme\n[screen]\nTHEME=1\n\n\n"},
    {"what is not understood stays", "[clock]\nvolume = 3\nnonsense\n[screen]\ntheme = wood\nodd\n",
     1, NULL, "[clock]\nvolume = 3\nnonsense\n[screen]\ntheme = contrast\nodd\n"},
    {"a value that is not understood is replaced", "[screen]\ntheme = pink ; hm\n", 1, NULL,
     "[screen]\ntheme = contrast ; hm\n"},
    {"and stays otherwise", "[screen]\ntheme = pink\n", -1, "A=thai",
     "[screen]\ntheme = pink\n\n[rules]\nA = thai\n"},
    {"no value", "[screen]\ntheme =\n", 1, NULL, "[screen]\ntheme = contrast\n"},
    {"twice", "[screen]\ntheme = contrast\ntheme = wood\n", 1, NULL,
     "[screen]\ntheme = contrast\ntheme = contrast\n"},
    {"a line of the section is missing", "[screen]\nscale = 125\n\n[rules]\n", 1, NULL,
     "[screen]\nscale = 125\ntheme = contrast\n\n[rules]\n"},
    {"the section is missing", "[rules]\nA = thai\n", 1, NULL,
     "[rules]\nA = thai\n\n[screen]\ntheme = contrast\n"},
    {"the section comes twice", "[screen]\nscale = 125\n[looks]\n[screen]\n; end\n", 1, NULL,
     "[screen]\nscale = 125\n[looks]\n[screen]\ntheme = contrast\n; end\n"},
    {"no end of the last line", "[screen]\nscale = 125", 1, NULL,
     "[screen]\nscale = 125\ntheme = contrast\n"},
    {"no end of the last line, and another section", "[screen]\nscale = 125", -1, "A=thai",
     "[screen]\nscale = 125\n\n[rules]\nA = thai\n"},
    {"the same after a line has been added", "[screen]\nscale = 125", 1, "A=thai",
     "[screen]\nscale = 125\ntheme = contrast\n\n[rules]\nA = thai\n"},
    {"a last line without an end that is changed", "[screen]\ntheme = wood", 1, NULL,
     "[screen]\ntheme = contrast"},
    {"lines of DOS", "[screen]\r\nscale = 125\r\n", 1, "A=thai",
     "[screen]\r\nscale = 125\r\ntheme = contrast\r\n\r\n[rules]\r\nA = thai\r\n"},
    {"a byte-order mark", "\xEF\xBB\xBF[screen]\ntheme = wood\n", 1, NULL,
     "\xEF\xBB\xBF[screen]\ntheme = contrast\n"},
    {"a rule set more", "[rules]\nB = thai ; from home\n\n; end\n", -1, "A=russian",
     "[rules]\nB = thai ; from home\nA = russian\n\n; end\n"},
    {"a rule set changed", "[rules]\nA = thai ; from home\nB = thai\n", -1, "A=russian",
     "[rules]\nA = russian ; from home\nB = thai\n"},
    {"a rule set changed that has several lines",
     "[rules]\nA = american, ; one\n  ; two\n  king=flying, ; three\n\n\tlanding=free\n; four\nB = "
     "thai\n",
     -1, "A=russian", "[rules]\nA = russian ; one\n  ; two\n\n; four\nB = thai\n"},
    {"a name in another case", "[rules]\nattic = thai\n", -1, "Attic=thai",
     "[rules]\nAttic = thai\n"},
    {"a rule set removed",
     "[rules]\n; one\nA = american,\n  king=flying ; two\n; three\nB = thai\n", -1, "A",
     "[rules]\n; one\n; three\nB = thai\n"},
    {"removed, named twice", "[rules]\nA = thai\na = russian\nB = thai\n", -1, "A",
     "[rules]\nB = thai\n"},
    {"a text that is not understood stays beside the set of that name", "[rules]\nA = wings\n", -1,
     "A=thai", "[rules]\nA = wings\nA = thai\n"},
    {"a name that cannot be kept stays",
     "[rules]\nA\x01"
     "B = thai\nC = thai\n",
     -1, "C=russian",
     "[rules]\nA\x01"
     "B = thai\nC = russian\n"},
    {"a rule set beside the window's", "[window]\nsize = 800x600\nshape = normal\n", 1, NULL,
     "[window]\nsize = 800x600\nshape = normal\n\n[screen]\ntheme = contrast\n"},
    {"nothing before", "; empty\n", 1, "A=thai",
     "; empty\n\n[screen]\ntheme = contrast\n\n[rules]\nA = thai\n"},
};

static void change_rules(struct rulebook *book, const char *change)
{
    char name[64];
    const char *sign = change ? strchr(change, '=') : NULL;
    if (!change)
        return;
    sprintf(name, "%.*s", sign ? (int)(sign - change) : (int)strlen(change), change);
    if (sign)
        rulebook_put(book, name, preset_find(sign + 1));
    else
        rulebook_remove(book, rulebook_find(book, name));
}

START_TEST(a_text_is_changed_where_it_stands)
{
    const struct edit_row *row = &edit_rows[_i];
    struct own_settings before = {0}, after = {0};
    struct settings old = lend(&before), new = lend(&after);
    settings_read(row->before, &old, NULL, NULL);
    settings_read(row->before, &new, NULL, NULL);
    if (row->theme >= 0)
        after.preferences.theme = row->theme;
    if (row->rules && strncmp(row->rules, "Attic", 5) == 0)
        rulebook_remove(&after.rulebook, 0);
    change_rules(&after.rulebook, row->rules);
    char *text = settings_edit(row->before, &old, &new);
    ck_assert_msg(strcmp(text, row->after) == 0, "%s: %s", row->row, text);
    free(text);
    rulebook_finish(&before.rulebook);
    rulebook_finish(&after.rulebook);
}
END_TEST

/* --- Two programs, one file --- */

static const struct {
    const char *row;
    const char *first, *found; /* the file when it is read, and when it is saved */
    int theme;                 /* what is changed between the two: as above */
    const char *rules;
    const char *saved;
} merge_rows[] = {
    {"their rule set stays", "[rules]\nB = thai\n", "[rules]\nB = thai\nA = pool\n", 1, NULL,
     "[rules]\nB = thai\nA = pool\n\n[screen]\ntheme = contrast\n"},
    {"their preference stays", "[screen]\ntheme = wood\n", "[screen]\ntheme = contrast\n", -1,
     "A=thai", "[screen]\ntheme = contrast\n\n[rules]\nA = thai\n"},
    {"mine wins", "[screen]\ntheme = wood\nscale = 75\n", "[screen]\nscale = 100\n", 1, NULL,
     "[screen]\nscale = 100\ntheme = contrast\n"},
    {"what they have removed goes", "[rules]\nA = thai\nB = thai\n", "[rules]\nB = thai\n", -1,
     "C=pool", "[rules]\nB = thai\nC = pool\n"},
    {"what I have removed goes", "[rules]\nA = thai\nB = thai\n",
     "[rules]\nA = thai\nB = thai\nC = pool\n", -1, "A", "[rules]\nB = thai\nC = pool\n"},
    {"both under one name", "", "[rules]\nA = pool\n", -1, "A=thai",
     "[rules]\nA = thai\nA 2 = pool\n"},
    {"a hand's comment", "[screen]\ntheme = wood\n", "; by hand\n[screen]\n\ntheme = wood ; here\n",
     1, NULL, "; by hand\n[screen]\n\ntheme = contrast ; here\n"},
    {"emptied: that says nothing", "[rules]\nA = thai\n", "", -1, "B=pool",
     "[looks]\nboard = as-rules\nking-mark = as-rules\npieces = as-rules\nlabels = "
     "as-rules\ncaptured = as-rules\n\n"
     "[screen]\nmotion = full\nscale = auto\ntheme = wood\n\n[sound]\nsound = on\nvolume = "
     "75\n\n[rules]\nA = thai\nB = pool\n"},
    {"no rule set was played", "[match]\nrules = nonsense\nstarter = same\n",
     "[match]\nrules = nonsense\nstarter = same\n", 1, NULL,
     "[match]\nstarter = same\n\n[screen]\ntheme = contrast\n"},
    {"the rule set that was played has gone",
     "[match]\nrules = A\nstarter = same\n[rules]\nA = thai\n",
     "[match]\nrules = A\nstarter = same\n[rules]\n", 1, NULL,
     "[match]\nstarter = same\n[rules]\n\n[screen]\ntheme = contrast\n"},
    {"an entry where a line of mine would go on in it", "[rules]\n  odd\n",
     "[rules]\n  odd\n  [screen]\n", -1, "A=thai", NULL},
};

START_TEST(what_others_have_written_is_merged)
{
    const char *path = path_of("settings.ini"), *row = merge_rows[_i].row;
    struct own_settings own = AT_FIRST, again = AT_FIRST;
    struct settings settings = lend(&own), others = lend(&again);
    struct settings_file file;
    write_text(path, merge_rows[_i].first);
    settings_load(&file, path, &settings);
    write_text(path, merge_rows[_i].found);
    if (merge_rows[_i].theme >= 0)
        own.preferences.theme = merge_rows[_i].theme;
    change_rules(&own.rulebook, merge_rows[_i].rules);
    ck_assert_int_eq(settings_save(&file, &settings, 0), 0);
    if (merge_rows[_i].saved)
        ck_assert_msg(strcmp(text_at(path), merge_rows[_i].saved) == 0, "%s: %s", row,
                      text_at(path));
    ck_assert_msg(settings_saved(&file, &settings), "%s", row);
    settings_close(&file);
    /* What is in force now is what the file says. */
    settings_load(&file, path, &others);
    expect_same(&own, &again, _i);
    settings_close(&file);
    rulebook_finish(&own.rulebook);
    rulebook_finish(&again.rulebook);
}
END_TEST

/* The lock is that of another open file: it holds in one process, too. */
START_TEST(nobody_waits_without_end)
{
    const char *path = path_of("settings.ini");
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    struct safe_file other;
    write_text(path, "[screen]\ntheme = wood\n");
    settings_load(&file, path, &settings);
    ck_assert_int_eq(safe_file_find(&other, path), 0);
    ck_assert_int_eq(safe_file_lock(&other, false, 0), 0);
    own.preferences.theme = 1;
    ck_assert_int_eq(settings_save(&file, &settings, 10), FILE_ERROR_BUSY);
    ck_assert_ptr_nonnull(strstr(file.reason, "settings.ini is held by another program."));
    ck_assert(!settings_saved(&file, &settings));
    safe_file_close(&other);
    ck_assert_int_eq(settings_save(&file, &settings, 0), 0);
    ck_assert_str_eq(text_at(path), "[screen]\ntheme = contrast\n");
    settings_close(&file);
}
END_TEST

START_TEST(a_link_stays_a_link)
{
    const char *path = path_of("settings.ini"), *real = path_of("real.ini");
    write_text(real, "[screen]\ntheme = contrast\n");
    ck_assert_int_eq(symlink(real, path), 0);
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, path, &settings);
    own.preferences.theme = 0;
    settings_save(&file, &settings, 0);
    settings_close(&file);
    struct stat about;
    ck_assert_int_eq(lstat(path, &about), 0);
    ck_assert(S_ISLNK(about.st_mode));
    ck_assert_ptr_nonnull(strstr(text_at(real), "theme = wood"));
}
END_TEST

static mode_t mode_of(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 ? about.st_mode : 0;
}

/* A change saved into the file at `path`; returns what settings_save does. */
static int save_a_change(const char *path)
{
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, path, &settings);
    own.preferences.theme = !own.preferences.theme;
    int error = settings_save(&file, &settings, 0);
    settings_close(&file);
    rulebook_finish(&own.rulebook);
    return error;
}

static const mode_t modes[] = {0600, 0644, 0664, 0640, 0666};

START_TEST(the_mode_stays)
{
    const char *path = path_of("settings.ini");
    write_text(path, "[screen]\ntheme = wood\n");
    ck_assert_int_eq(chmod(path, modes[_i]), 0);
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert_str_eq(text_at(path), "[screen]\ntheme = contrast\n");
    ck_assert_int_eq(mode_of(path) & 07777, modes[_i]);
}
END_TEST

/* A link to a link, each told from its own folder, and at the end of them no file and no folder. */
START_TEST(a_link_that_leads_nowhere_stays_one)
{
    const char *path = path_of("settings.ini"), *real = path_of("home/new/real.ini");
    ck_assert_int_eq(symlink("links/second", path), 0);
    ck_assert_int_eq(mkdir(path_of("links"), 0700), 0);
    ck_assert_int_eq(symlink("../home/new/real.ini", path_of("links/second")), 0);
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert(S_ISLNK(mode_of(path)));
    ck_assert(S_ISLNK(mode_of(path_of("links/second"))));
    ck_assert_ptr_nonnull(strstr(text_at(real), "theme = contrast"));
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert(S_ISLNK(mode_of(path)));
    ck_assert_ptr_nonnull(strstr(text_at(real), "theme = wood"));
}
END_TEST

START_TEST(a_link_to_itself_is_an_error)
{
    const char *path = path_of("settings.ini");
    ck_assert_int_eq(symlink("settings.ini", path), 0);
    ck_assert_int_eq(save_a_change(path), ELOOP);
    ck_assert(S_ISLNK(mode_of(path)));
}
END_TEST

/* What a killed save has left goes at the next start already. */
START_TEST(a_leftover_goes)
{
    const char *path = path_of("settings.ini"), *left = path_of("settings.ini.crownhead-new");
    write_text(path, "[screen]\ntheme = contrast\n");
    write_text(left, "[screen]\nthe");
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, path, &settings);
    ck_assert_str_eq(text_at(left), "(none)");
    ck_assert_int_eq(own.preferences.theme, 1);
    settings_close(&file);
    write_text(left, "[screen]\nthe");
    ck_assert_int_eq(save_a_change(path), 0);
    ck_assert_str_eq(text_at(left), "(none)");
}
END_TEST

/* --- Anything but a file --- */

static bool make_fifo(const char *path)
{
    return mkfifo(path, 0600) == 0;
}

static bool make_folder_at(const char *path)
{
    return mkdir(path, 0700) == 0;
}

static bool make_socket(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int handle = socket(AF_UNIX, SOCK_STREAM, 0);
    strcpy(address.sun_path, path);
    bool made = bind(handle, (struct sockaddr *)&address, sizeof address) == 0;
    close(handle);
    return made;
}

/* The null device once more, for who may make it. */
static bool make_device(const char *path)
{
    return mknod(path, S_IFCHR | 0600, makedev(1, 3)) == 0;
}

static const struct {
    const char *kind;
    bool (*make)(const char *path);
    bool linked;
} odd_rows[] = {
    {"a pipe", make_fifo, false},
    {"a link to a pipe", make_fifo, true},
    {"a folder", make_folder_at, false},
    {"a link to a folder", make_folder_at, true},
    {"a socket", make_socket, false},
    {"a device", make_device, false},
    {"a link to a device", make_device, true},
};

/* Neither read, nor waited for, nor replaced. */
START_TEST(only_a_file_is_touched)
{
    const char *path = path_of("settings.ini"), *odd = path_of("odd");
    if (!odd_rows[_i].make(odd_rows[_i].linked ? odd : path))
        return;
    if (odd_rows[_i].linked)
        ck_assert_int_eq(symlink("odd", path), 0);
    mode_t before = mode_of(path), before_odd = mode_of(odd);
    ck_assert_msg(save_a_change(path) == FILE_ERROR_KIND, "%s", odd_rows[_i].kind);
    ck_assert_msg(mode_of(path) == before && mode_of(odd) == before_odd, "%s", odd_rows[_i].kind);
}
END_TEST

START_TEST(a_path_that_is_too_long)
{
    char path[3000], out[SETTINGS_PATH_SIZE];
    memset(path, 'x', sizeof path);
    path[0] = '/';
    for (size_t length = SETTINGS_PATH_SIZE - 2; length < SETTINGS_PATH_SIZE + 2; length++) {
        path[length] = '\0';
        setenv("CROWNHEAD_CONFIG", path, 1);
        bool fits = length < SETTINGS_PATH_SIZE;
        ck_assert_int_eq(paths_settings(true, out, sizeof out), fits);
        ck_assert_str_eq(out, fits ? path : "");
        path[length] = 'x';
    }
}
END_TEST

/* A folder in the file's place, or a file in the folder's: works for root, too. */
START_TEST(a_failure_is_not_fatal)
{
    write_text(path_of("file"), "");
    static const char *const names[] = {"file/settings.ini", "taken"};
    ck_assert_int_eq(mkdir(path_of("taken"), 0700), 0);
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, path_of(names[_i]), &settings);
    own.preferences.theme = 1;
    ck_assert_msg(settings_save(&file, &settings, 0) != 0, "%s", names[_i]);
    ck_assert_msg(file.reason[0], "%s", names[_i]);
    settings_close(&file);
    char command[160];
    /* The two that were put there: no temporary file stays behind. */
    sprintf(command, "test $(ls '%s' | wc -l) = 2", folder);
    ck_assert_int_eq(system(command), 0);
}
END_TEST

START_TEST(without_a_path_nothing_is_written)
{
    struct own_settings own = {0};
    struct settings settings = lend(&own);
    struct settings_file file;
    settings_load(&file, "", &settings);
    own.preferences.theme = 1;
    ck_assert_int_eq(settings_save(&file, &settings, 0), FILE_ERROR_NOWHERE);
    settings_close(&file);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("settings");
    TCase *text = tcase_create("text");
    tcase_add_loop_test(text, texts_are_read, 0, ROWS(text_rows));
    tcase_add_test(text, the_table_is_whole);
    tcase_add_loop_test(text, every_value_comes_back, 0, ROWS(value_rows));
    tcase_add_test(text, every_value_is_told);
    tcase_add_test(text, ids_stay);
    tcase_add_loop_test(text, a_scale_between_two, 0, ROWS(scale_rows));
    tcase_add_loop_test(text, names_alike_come_back, 0, ROWS(alike_rows));
    tcase_add_loop_test(text, the_last_match_is_read, 0, ROWS(match_rows));
    tcase_add_test(text, a_text_too_long_is_no_rule_set);
    tcase_add_test(text, a_match_comes_back);
    tcase_add_test(text, only_changes_are_followed);
    tcase_add_test(text, many_rule_sets_are_read_in_any_order);
    tcase_add_test(text, continued_lines_are_one_text);
    tcase_add_test(text, long_lines);
    tcase_add_test(text, too_long_values);
    tcase_add_test(text, random_settings_come_back);
    tcase_add_test(text, any_bytes);
    tcase_add_test(text, any_name_comes_back);
    tcase_add_loop_test(text, a_text_is_changed_where_it_stands, 0, ROWS(edit_rows));
    suite_add_tcase(suite, text);
    TCase *disk = tcase_create("file");
    tcase_add_checked_fixture(disk, make_folder, remove_folder);
    tcase_add_test(disk, a_change_is_written_and_read);
    tcase_add_test(disk, nothing_is_left_beside_the_file);
    tcase_add_loop_test(disk, what_others_have_written_is_merged, 0, ROWS(merge_rows));
    tcase_add_test(disk, nobody_waits_without_end);
    tcase_add_test(disk, a_damaged_file_stays_beside);
    tcase_add_test(disk, a_link_stays_a_link);
    tcase_add_test(disk, a_link_that_leads_nowhere_stays_one);
    tcase_add_test(disk, a_link_to_itself_is_an_error);
    tcase_add_loop_test(disk, the_mode_stays, 0, ROWS(modes));
    tcase_add_test(disk, a_leftover_goes);
    tcase_add_loop_test(disk, only_a_file_is_touched, 0, ROWS(odd_rows));
    tcase_add_test(disk, a_path_that_is_too_long);
    tcase_add_loop_test(disk, a_failure_is_not_fatal, 0, 2);
    tcase_add_loop_test(disk, the_file_is_where_it_belongs, 0, ROWS(path_rows));
    tcase_add_test(disk, without_a_path_nothing_is_written);
    suite_add_tcase(suite, disk);
    return run_suite(suite);
}

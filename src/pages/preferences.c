/* SPDX-License-Identifier: MIT */
#include "pages/preferences.h"

#include "base/translate.h"
#include "toolkit/geometry.h"

#include <assert.h>
#include <string.h>

/* --- The table --- */

static const struct preference_value label_values[] = {
    {"as-rules", N_C("the names of squares", "Automatic"), AS_THE_RULES},
    {"number", N_C("the names of squares", "Numbers"), 1 + LABELS_NUMBER,
     N_C("the names of squares", "Automatic (numbers)")},
    {"algebraic", N_C("the names of squares", "Letters (a1)"), 1 + LABELS_ALGEBRAIC,
     N_C("the names of squares", "Automatic (a1)")},
    {"row-column", N_C("the names of squares", "Row, column"), 1 + LABELS_ROW_COLUMN,
     N_C("the names of squares", "Automatic (row, column)")},
    {"off", N_C("the names of squares", "Off"), 1 + LABELS_OFF,
     N_C("the names of squares", "Automatic (off)")},
};

static const struct preference_value theme_values[] = {
    {"as-rules", N_C("the colours of the board", "Automatic"), AS_THE_RULES},
    {"walnut", N_C("the colours of the board", "Walnut"), 1 + THEME_WALNUT,
     N_C("the colours of the board", "Automatic (walnut)")},
    {"tournament", N_C("the colours of the board", "Tournament"), 1 + THEME_TOURNAMENT,
     N_C("the colours of the board", "Automatic (tournament)")},
    {"slate", N_C("the colours of the board", "Slate"), 1 + THEME_SLATE,
     N_C("the colours of the board", "Automatic (slate)")},
    {"paper", N_C("the colours of the board", "Paper"), 1 + THEME_PAPER,
     N_C("the colours of the board", "Automatic (paper)")},
    {"contrast", N_C("the colours of the board", "High contrast"), 1 + THEME_CONTRAST,
     N_C("the colours of the board", "Automatic (high contrast)")},
};

static const struct preference_value king_values[] = {
    {"as-rules", N_C("the mark of kings", "Automatic"), AS_THE_RULES},
    {"stack", N_C("the mark of kings", "Doubled disc"), 1 + KING_MARK_STACK,
     N_C("the mark of kings", "Automatic (doubled disc)")},
    {"rings", N_C("the mark of kings", "Two rings"), 1 + KING_MARK_RINGS,
     N_C("the mark of kings", "Automatic (two rings)")},
    {"crown", N_C("the mark of kings", "Crown"), 1 + KING_MARK_CROWN,
     N_C("the mark of kings", "Automatic (crown)")},
};

static const struct preference_value piece_values[] = {
    {"as-rules", N_C("the pieces", "Automatic"), AS_THE_RULES},
    {"discs", N_C("the pieces", "Discs"), 1 + PIECES_DISCS, N_C("the pieces", "Automatic (discs)")},
    {"letters", N_C("the pieces", "Letters x X o O"), 1 + PIECES_LETTERS,
     N_C("the pieces", "Automatic (letters)")},
};

static const struct preference_value tray_values[] = {
    {"shown", N_C("captured pieces are shown", "On"), 0},
    {"hidden", N_C("captured pieces are shown", "Off"), 1},
};

static const struct preference_value forced_values[] = {
    {"by-hand", N_C("who plays forced captures", "I play them"), 0},
    {"one-click", N_C("who plays forced captures", "One click"), 1},
};

static const struct preference_value highlight_values[] = {
    {"all", N_C("which possible moves are marked", "All"), HIGHLIGHTS_ALL},
    {"forced", N_C("which possible moves are marked", "Forced captures"), HIGHLIGHTS_FORCED},
    {"off", N_C("which possible moves are marked", "Off"), HIGHLIGHTS_OFF},
};

static const struct preference_value sitting_values[] = {
    {"beside", N_("Side by side"), SITTING_BESIDE},
    {"turning", N_("Side by side, board turns"), SITTING_TURNING},
    {"facing", N_("Face to face"), SITTING_FACING},
};

static const struct preference_value seat_values[] = {
    {"cross", N_("Players change places"), SEATS_CROSS},
    {"stay", N_("The board turns"), SEATS_STAY},
};

static const struct preference_value odds_values[] = {
    {"off", N_C("what happens after three wins in a row", "Nothing"), 0},
    {"suggest", N_C("what happens after three wins in a row", "Suggest a fairer game"), 1},
};

static const struct preference_value motion_values[] = {
    {"reduced", N_C("how fast pieces move", "Off"), SPEED_OFF},
    {"fast", N_C("how fast pieces move", "Fast"), SPEED_FAST},
    {"full", N_C("how fast pieces move", "Normal"), SPEED_NORMAL},
    {"slow", N_C("how fast pieces move", "Slow"), SPEED_SLOW},
};

static const struct preference_value scale_values[] = {
    {"auto", N_C("the size of texts and buttons", "As the window"), SCALE_AUTO},
    {"75", N_("75 %"), SCALE_MIN},
    {"100", N_("100 %"), SCALE_MIN + SCALE_STEP},
    {"125", N_("125 %"), SCALE_MIN + 2 * SCALE_STEP},
    {"150", N_("150 %"), SCALE_MIN + 3 * SCALE_STEP},
    {"175", N_("175 %"), SCALE_MIN + 4 * SCALE_STEP},
    {"200", N_("200 %"), SCALE_MAX},
};

static const struct preference_value sound_values[] = {
    {"on", N_C("the sound", "On"), 0},
    {"off", N_C("the sound", "Off"), 1},
};

static const struct preference_value volume_values[] = {
    {"25", N_("25 %"), 25},
    {"50", N_("50 %"), 50},
    {"75", N_("75 %"), 75},
    {"100", N_("100 %"), 100},
};

static const struct preference_value aloud_values[] = {
    {"off", N_C("when all is said aloud", "Off"), ALOUD_NEVER},
    {"reader", N_("With a screen reader"), ALOUD_WITH_READER},
    {"on", N_C("when all is said aloud", "On"), ALOUD_ALWAYS},
};

static const struct preference_value rate_values[] = {
    {"slow", N_C("how fast speech is", "Slow"), -40},
    {"fast", N_C("how fast speech is", "Fast"), 30},
    {"faster", N_C("how fast speech is", "Faster"), 60},
    {"usual", N_C("how fast and loud speech is", "As in other programs"), SPEECH_USUAL},
};

static const struct preference_value loudness_values[] = {
    {"25", N_("25 %"), -50},
    {"50", N_("50 %"), 0},
    {"75", N_("75 %"), 50},
    {"usual", N_C("how fast and loud speech is", "As in other programs"), SPEECH_USUAL},
};

/* The slowest pace comes first: the next one is chosen at this pace. */
static const struct preference_value pace_values[] = {
    {"off", N_C("play with one button", "Off"), 0},
    {"5000", N_C("how long the frame stays", "5 s"), 1},
    {"3000", N_C("how long the frame stays", "3 s"), 2},
    {"2000", N_C("how long the frame stays", "2 s"), 3},
    {"1500", N_C("how long the frame stays", "1.5 s"), 4},
    {"1000", N_C("how long the frame stays", "1 s"), 5},
    {"500", N_C("how long the frame stays", "0.5 s"), 6},
};

static const struct preference_value ending_values[] = {
    {"4", N_("Up to 4 pieces"), 4},
    {"5", N_("Up to 5 pieces"), 5},
    {"6", N_("Up to 6 pieces"), 6},
};

static_assert(sizeof theme_values / sizeof theme_values[0] == 1 + THEME_COUNT,
              "a value for each theme");

#define VALUES(table) table, (int)(sizeof(table) / sizeof(table)[0])
#define IN(member)    offsetof(struct preferences, member)

const struct preference preference_table[] = {
    {"looks", "board", N_C("a setting", "Colours"), VALUES(theme_values), AS_THE_RULES,
     IN(looks.board), PICTURES_MEN},
    {"looks", "king-mark", N_("Kings are marked by"), VALUES(king_values), AS_THE_RULES,
     IN(looks.king_mark), PICTURES_KINGS},
    {"looks", "pieces", N_C("a setting", "Pieces"), VALUES(piece_values), AS_THE_RULES,
     IN(looks.pieces), PICTURES_MEN},
    {"looks", "labels", N_("Names of squares"), VALUES(label_values), AS_THE_RULES,
     IN(looks.labels)},
    {"looks", "captured", N_C("a setting", "Captured pieces"), VALUES(tray_values), 0,
     IN(without_trays), .on_off = true},
    {"play", "forced", N_C("a setting", "Forced captures"), VALUES(forced_values), 0,
     IN(one_click)},
    {"play", "highlights", N_("Mark possible moves"), VALUES(highlight_values), HIGHLIGHTS_ALL,
     IN(highlights)},
    {"play", "sitting", N_("Two players sit"), VALUES(sitting_values), SITTING_BESIDE, IN(sitting)},
    {"play", "seats", N_("When colours change"), VALUES(seat_values), SEATS_CROSS, IN(seats)},
    {"screen", "motion", N_C("a setting", "Motion"), VALUES(motion_values), SPEED_NORMAL,
     IN(speed)},
    {"screen", "scale", N_C("a setting", "Size"), VALUES(scale_values), SCALE_AUTO, IN(scale)},
    {"sound", "sound", N_C("a setting", "Sound"), VALUES(sound_values), 0, IN(muted),
     .on_off = true},
    {"sound", "volume", N_C("a setting", "Volume"), VALUES(volume_values), 75, IN(volume)},
    {"speech", "aloud", N_C("a setting", "Say aloud"), VALUES(aloud_values), ALOUD_WITH_READER,
     IN(aloud), .page = "accessibility"},
    {"speech", "rate", N_("Speed of speech"), VALUES(rate_values), SPEECH_USUAL, IN(speech_rate),
     .page = "accessibility"},
    {"speech", "loudness", N_("Volume of speech"), VALUES(loudness_values), SPEECH_USUAL,
     IN(speech_volume), .page = "accessibility"},
    {"one-button", "pace", N_("Play with one button"), VALUES(pace_values), 0, IN(pace),
     .page = "accessibility"},
    {"computer", "odds", N_("After three wins in a row"), VALUES(odds_values), 0, IN(odds),
     .page = "new-match"},
    {"computer", "endings", N_("Perfect endings"), VALUES(ending_values), 4, IN(endings),
     .page = "endings"},
    {"texts", "language", N_C("a setting", "Language"), NULL, 0, 0, IN(language),
     .page = "language"},
};

const int preference_count = sizeof preference_table / sizeof preference_table[0];

static const struct {
    const char *section, *heading;
} headings[] = {
    {"looks", N_("Board and pieces")},
    {"play", N_C("the heading of some settings", "Moves")},
    {"screen", N_("Screen and sound")},
    {"sound", N_("Screen and sound")},
    {"speech", N_C("the heading of some settings", "Speech")},
};

/* --- Its rows and values --- */

const char *preference_heading(const struct preference *preference)
{
    for (size_t i = 0; i < sizeof headings / sizeof headings[0]; i++)
        if (strcmp(headings[i].section, preference->section) == 0)
            return headings[i].heading;
    return preference->label;
}

static int number_of(const struct preference *preference, const struct preferences *preferences)
{
    return *(const int *)((const char *)preferences + preference->offset);
}

static void set_number(const struct preference *preference, struct preferences *preferences,
                       int number)
{
    *(int *)((char *)preferences + preference->offset) = number;
}

static bool is_on(const char *page, int index)
{
    const char *its = preference_table[index].page;
    return page && its ? strcmp(page, its) == 0 : page == its;
}

struct preference_rows preference_rows_of(const char *page)
{
    struct preference_rows rows = {0};
    while (rows.first < preference_count && !is_on(page, rows.first))
        rows.first++;
    for (rows.end = rows.first; rows.end < preference_count && is_on(page, rows.end);)
        rows.end++;
    return rows;
}

void preferences_init(struct preferences *preferences)
{
    for (int i = 0; i < preference_count; i++)
        set_number(&preference_table[i], preferences, preference_table[i].initial);
}

const struct preference *preference_find(const char *section, const char *id)
{
    for (int i = 0; i < preference_count; i++)
        if (strcmp(preference_table[i].section, section) == 0 &&
            strcmp(preference_table[i].id, id) == 0)
            return &preference_table[i];
    return NULL;
}

int preference_value_count(const struct preference *preference)
{
    return preference->values ? preference->count : 1 + translate_count();
}

/* The label of a language is not its own name, as that would read all catalogues at the start. */
static struct preference_value language_value(int index)
{
    if (index == 0)
        return (struct preference_value){"auto", N_C("language", "Automatic"), 0};
    return (struct preference_value){translate_code(index - 1), translate_code(index - 1), index};
}

struct preference_value preference_value(const struct preference *preference, int index)
{
    assert(index >= 0 && index < preference_value_count(preference));
    return preference->values ? preference->values[index] : language_value(index);
}

static int initial_index(const struct preference *preference)
{
    int index = 0;
    while (preference_value(preference, index).number != preference->initial)
        index++;
    return index;
}

int preference_value_find(const struct preference *preference, const char *id)
{
    for (int i = 0; i < preference_value_count(preference); i++)
        if (strcmp(preference_value(preference, i).id, id) == 0)
            return i;
    bool looks = strcmp(preference->section, "looks") == 0;
    return looks && strcmp(id, "as-rules") == 0 ? initial_index(preference) : -1;
}

int preference_chosen(const struct preference *preference, const struct preferences *preferences)
{
    int number = number_of(preference, preferences), index = 0;
    while (index + 1 < preference_value_count(preference) &&
           preference_value(preference, index + 1).number <= number)
        index++;
    return index;
}

void preference_choose(const struct preference *preference, struct preferences *preferences,
                       int index)
{
    set_number(preference, preferences, preference_value(preference, index).number);
}

const char *preference_value_label(const struct preference *preference, int index,
                                   const struct preferences *preferences,
                                   const struct named_ruleset *rules)
{
    struct preference_value value = preference_value(preference, index);
    struct preferences asked = *preferences;
    if (!preference->values && index > 0)
        return translate_name(index - 1);
    set_number(preference, &asked, value.number);
    asked.looks = looks_choice_of(preferences_looks(&asked, rules));
    const char *means =
        preference_value(preference, preference_chosen(preference, &asked)).automatic;
    return means && value.number == AS_THE_RULES ? means : value.label;
}

bool preferences_initial(const struct preferences *preferences)
{
    for (int i = 0; i < preference_count; i++)
        if (number_of(&preference_table[i], preferences) != preference_table[i].initial)
            return false;
    return true;
}

int preferences_tempo(const struct preferences *preferences)
{
    static const int tempos[] = {
        [SPEED_OFF] = 100, [SPEED_FAST] = 180, [SPEED_NORMAL] = 100, [SPEED_SLOW] = 50};
    return tempos[preferences->speed];
}

int preferences_pace(const struct preferences *preferences)
{
    static const int paces[] = {0, 5000, 3000, 2000, 1500, 1000, 500};
    return paces[preferences->pace];
}

struct looks preferences_looks(const struct preferences *preferences,
                               const struct named_ruleset *rules)
{
    struct looks looks = looks_choose(rules, preferences->looks);
    if (preferences->looks.board != AS_THE_RULES)
        return looks;
    if (preferences->high_contrast)
        looks.board = THEME_CONTRAST;
    else if (preferences->dark && theme_is_light(looks.board))
        looks.board = THEME_SLATE;
    return looks;
}

/* --- The scale --- */

enum {
    ROOMY_WIDTH = 1280, /* the width that suits 100 % */
    ROOMY_HEIGHT = 800,
    TINIEST_SCALE = 30,
};

int preferences_scale(const struct preferences *preferences, int w, int h)
{
    /* A tall window gets the same scale as a wide one of the same two sides. */
    int longer = int_max(w, h), shorter = int_min(w, h);
    int held = int_min(longer * 100 / SMALLEST_WIDTH, shorter * 100 / SMALLEST_HEIGHT);
    int wanted = preferences->scale;
    if (wanted == SCALE_AUTO) {
        int roomy = int_min(longer * 100 / ROOMY_WIDTH, shorter * 100 / ROOMY_HEIGHT);
        wanted = int_clamp(roomy, 100, SCALE_MAX);
    }
    return int_max(TINIEST_SCALE, int_min(wanted, held));
}

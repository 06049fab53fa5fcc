/* SPDX-License-Identifier: MIT */
#include "store/game_tags.h"

#include "base/array.h"
#include "base/scan.h"
#include "base/strbuf.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static struct game_tag *find(const struct game_tags *tags, const char *name)
{
    for (int i = 0; i < tags->count; i++)
        if (strcmp(tags->tags[i].name, name) == 0)
            return &tags->tags[i];
    return NULL;
}

void game_tags_finish(struct game_tags *tags)
{
    for (int i = 0; i < tags->count; i++) {
        free(tags->tags[i].name);
        free(tags->tags[i].value);
    }
    free(tags->tags);
    *tags = (struct game_tags){0};
}

void game_tags_set(struct game_tags *tags, const char *name, const char *value)
{
    struct game_tag *tag = find(tags, name);
    if (tag) {
        free(tag->value);
        tag->value = array_copy_text(value);
        return;
    }
    tags->tags =
        array_reserve(tags->tags, &tags->capacity, (size_t)tags->count + 1, sizeof *tags->tags);
    tags->tags[tags->count++] = (struct game_tag){array_copy_text(name), array_copy_text(value)};
}

const char *game_tags_get(const struct game_tags *tags, const char *name, const char *otherwise)
{
    const struct game_tag *tag = find(tags, name);
    return tag ? tag->value : otherwise;
}

struct game_tags game_tags_copy(const struct game_tags *tags)
{
    struct game_tags copy = {0};
    for (int i = 0; i < tags->count; i++)
        game_tags_set(&copy, tags->tags[i].name, tags->tags[i].value);
    return copy;
}

void game_tags_swap(struct game_tags *tags, struct game_tags *changes)
{
    for (int i = 0; i < changes->count; i++) {
        struct game_tag *change = &changes->tags[i];
        char *had = array_copy_text(game_tags_get(tags, change->name, "?"));
        game_tags_set(tags, change->name, change->value);
        free(change->value);
        change->value = had;
    }
}

/* --- Players that are programs --- */

struct tag_name {
    char text[16];
};

static struct tag_name name_of(const char *colour, const char *what)
{
    struct tag_name name;
    struct strbuf out = strbuf_init(name.text, sizeof name.text);
    strbuf_addf(&out, "%s%s", colour, what);
    return name;
}

int game_tags_level(const struct game_tags *tags, const char *colour)
{
    int level = PLAYER_PERSON;
    const char *type = game_tags_get(tags, name_of(colour, "Type").text, "");
    const char *number = game_tags_get(tags, name_of(colour, "Level").text, "");
    if (strcmp(type, "program") != 0 || !scan_number(&number, &level) || *number || level < 1 ||
        level > PLAYER_MOST)
        return PLAYER_PERSON;
    return level;
}

void game_tags_set_level(struct game_tags *tags, const char *colour, int level)
{
    char number[16];
    struct strbuf out = strbuf_init(number, sizeof number);
    struct tag_name type = name_of(colour, "Type");
    if (level == PLAYER_PERSON) {
        if (find(tags, type.text))
            game_tags_set(tags, type.text, "human");
        return;
    }
    strbuf_addf(&out, "%d", level);
    game_tags_set(tags, type.text, "program");
    game_tags_set(tags, name_of(colour, "Level").text, number);
}

uint64_t game_tags_seed(const struct game_tags *tags)
{
    return strtoull(game_tags_get(tags, "Seed", "0"), NULL, 16);
}

void game_tags_set_seed(struct game_tags *tags, uint64_t seed)
{
    char number[24];
    struct strbuf out = strbuf_init(number, sizeof number);
    strbuf_addf(&out, "%" PRIX64, seed);
    game_tags_set(tags, "Seed", number);
}

/* --- The match --- */

/* Returns the number that a tag says; 0: it is not one, or is larger than `most`. */
static int get_number(const struct game_tags *tags, const char *name, int most)
{
    uint64_t number = 0;
    number_parse(game_tags_get(tags, name, ""), 0, (uint64_t)most, &number);
    return (int)number;
}

static void set_number(struct game_tags *tags, const char *name, int number)
{
    char text[16];
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_addf(&out, "%d", number);
    game_tags_set(tags, name, text);
}

int game_tags_length(const struct game_tags *tags)
{
    return get_number(tags, "MatchLength", MATCH_LENGTH_MOST);
}

void game_tags_set_length(struct game_tags *tags, int length)
{
    set_number(tags, "MatchLength", length);
}

enum help game_tags_help(const struct game_tags *tags)
{
    const char *text = game_tags_get(tags, "MatchHelp", "");
    enum help help = HELP_COUNT;
    while (help > 0 && strcmp(help_ids[--help], text) != 0)
        ;
    return help;
}

void game_tags_set_help(struct game_tags *tags, enum help help)
{
    if (help != game_tags_help(tags))
        game_tags_set(tags, "MatchHelp", help_ids[help]);
}

struct help_given game_tags_given(const struct game_tags *tags)
{
    return (struct help_given){.hints = get_number(tags, "Hints", HELP_GIVEN_MOST),
                               .warnings = get_number(tags, "Warnings", HELP_GIVEN_MOST)};
}

void game_tags_set_given(struct game_tags *tags, struct help_given given)
{
    struct help_given before = game_tags_given(tags);
    if (given.hints != before.hints)
        set_number(tags, "Hints", given.hints);
    if (given.warnings != before.warnings)
        set_number(tags, "Warnings", given.warnings);
}

/* --- The clock --- */

static const char forfeit[] = "time forfeit";

enum reason game_tags_reason_of_win(const struct game_tags *tags)
{
    bool time = strcmp(game_tags_get(tags, "Termination", ""), forfeit) == 0;
    return time ? REASON_TIME : REASON_RESIGNED;
}

void game_tags_set_reason(struct game_tags *tags, enum reason reason)
{
    bool time = reason == REASON_TIME, any = reason == REASON_NONE || reason == REASON_AGREED;
    if (!any && time != (game_tags_reason_of_win(tags) == REASON_TIME))
        game_tags_set(tags, "Termination", time ? forfeit : "normal");
}

/* The tag of the whole match, and of a colour. */
static const char *const control_tags[] = {"TimeControl", "BlackTimeControl", "WhiteTimeControl"};

/* Reads the control of one player. Returns false if it is none, or of a kind that a match has not.
 */
static bool control_parse(const char *text, struct time_control *out, int player)
{
    struct time_control control = *out;
    int *seconds = &control.seconds[player];
    control.kind = strncmp(text, "1/", 2) == 0 ? TIME_MOVE : TIME_INCREMENT;
    control.more = 0;
    text += control.kind == TIME_MOVE ? 2 : 0;
    if (!scan_number(&text, seconds) || *seconds < 1 || *seconds > TIME_SECONDS_MOST)
        return false;
    if (control.kind == TIME_INCREMENT && (*text == '+' || *text == 'd')) {
        control.kind = *text++ == 'd' ? TIME_DELAY : TIME_INCREMENT;
        if (!scan_number(&text, &control.more) || control.more > TIME_MORE_MOST)
            return false;
    }
    if (*text != '\0')
        return false;
    *out = control;
    return true;
}

static void control_print(struct strbuf *out, const struct time_control *control, int player)
{
    if (control->kind == TIME_NONE)
        strbuf_add(out, "-");
    else
        strbuf_addf(out, "%s%d", control->kind == TIME_MOVE ? "1/" : "", control->seconds[player]);
    if (control->kind == TIME_DELAY || control->more > 0)
        strbuf_addf(out, "%c%d", control->kind == TIME_DELAY ? 'd' : '+', control->more);
}

struct time_control game_tags_control(const struct game_tags *tags, int black)
{
    struct time_control first = {0}, second = {0};
    const char *both = game_tags_get(tags, control_tags[0], "");
    if (!control_parse(game_tags_get(tags, control_tags[1], both), &first, black) ||
        !control_parse(game_tags_get(tags, control_tags[2], both), &second, 1 - black) ||
        first.kind != second.kind || first.more != second.more)
        return (struct time_control){0};
    first.seconds[1 - black] = second.seconds[1 - black];
    return first;
}

void game_tags_set_control(struct game_tags *tags, int black, const struct time_control *control)
{
    struct time_control before = game_tags_control(tags, black);
    bool odds = control->seconds[0] != control->seconds[1];
    if (time_control_equal(&before, control))
        return;
    for (int i = 0; i < 3; i++) {
        char text[TIME_CONTROL_TEXT_MAX];
        struct strbuf out = strbuf_init(text, sizeof text);
        bool said = i == 0 ? !odds : odds;
        control_print(&out, said ? control : &(struct time_control){0}, i == 1 ? black : 1 - black);
        if (said || find(tags, control_tags[i]))
            game_tags_set(tags, control_tags[i], text);
    }
}

enum {
    SPENT_MOST = SCAN_NUMBER_MAX - 1, /* seconds */
};

int game_tags_spent(const struct game_tags *tags)
{
    const char *text = game_tags_get(tags, "MatchClock", "");
    int seconds, thousandths = 0;
    if (!scan_number(&text, &seconds) || seconds > SPENT_MOST)
        return 0;
    if (scan_char(&text, '.') && (strlen(text) != 3 || !scan_number(&text, &thousandths)))
        return 0;
    return *text == '\0' ? 1000 * seconds + thousandths : 0;
}

bool game_tags_clock_off(const struct game_tags *tags)
{
    return strcmp(game_tags_get(tags, "MatchClock", ""), "off") == 0;
}

void game_tags_set_clock(struct game_tags *tags, int spent, bool off)
{
    char text[24];
    struct strbuf out = strbuf_init(text, sizeof text);
    if (off == game_tags_clock_off(tags) && (off || spent == game_tags_spent(tags)))
        return;
    if (off)
        strbuf_add(&out, "off");
    else
        strbuf_addf(&out, "%d.%03d", spent / 1000, spent % 1000);
    game_tags_set(tags, "MatchClock", text);
}

static const char *const colours[2] = {[BLACK] = "Black ", [WHITE] = "White "};

struct handicap game_tags_handicap(const struct game_tags *tags, const char *name, int black)
{
    const char *text = game_tags_get(tags, name, "");
    uint64_t men;
    for (enum side side = BLACK; side <= WHITE; side++) {
        size_t length = strlen(colours[side]);
        if (strncmp(text, colours[side], length) == 0 &&
            number_parse(text + length, 1, HANDICAP_MOST, &men))
            return (struct handicap){side == BLACK ? black : 1 - black, (int)men};
    }
    return (struct handicap){0};
}

void game_tags_set_handicap(struct game_tags *tags, const char *name, int black,
                            struct handicap handicap)
{
    char text[24];
    struct strbuf out = strbuf_init(text, sizeof text);
    if (handicap_equal(game_tags_handicap(tags, name, black), handicap))
        return;
    if (handicap.men == 0)
        strbuf_add(&out, "-");
    else
        strbuf_addf(&out, "%s%d", colours[handicap.player == black ? BLACK : WHITE], handicap.men);
    game_tags_set(tags, name, text);
}

bool game_tags_usual_start(const struct game_tags *tags, const struct ruleset *rules,
                           const struct position *start)
{
    struct handicap handicap = game_tags_handicap(tags, "Handicap", BLACK);
    struct position usual = handicap_start(rules, (enum side)handicap.player, handicap.men);
    return position_equal(start, &usual);
}

bool game_tags_seats(const struct game_tags *tags, int levels[PLAYER_COUNT])
{
    const char *text = game_tags_get(tags, "MatchSeats", "");
    int read[PLAYER_COUNT];
    for (int i = 0; i < PLAYER_COUNT; i++, text += *text == ' ')
        if (!scan_number(&text, &read[i]) || read[i] > PLAYER_MOST)
            return false;
    memcpy(levels, read, sizeof read);
    return *text == '\0';
}

void game_tags_set_seats(struct game_tags *tags, const int levels[PLAYER_COUNT])
{
    char text[32];
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_addf(&out, "%d %d", levels[0], levels[1]);
    game_tags_set(tags, "MatchSeats", text);
}

const char *tag_value_known(const char *value)
{
    return strcmp(value, "?") == 0 ? "" : value;
}

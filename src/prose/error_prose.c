/* SPDX-License-Identifier: MIT */
#include "prose/error_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "base/utf8.h"
#include "notation/pdn_reader.h"
#include "prose/square_list.h"
#include "prose/verdict_prose.h"

static const char *const sentences[FAULT_COUNT] = {
    [FAULT_ZERO_BYTE] = N_("The line contains a zero byte."),

    [FAULT_SIDE_TO_MOVE] = N_("The side to move, B: or W:, is expected here, not {found}."),
    [FAULT_COLON_EXPECTED] = N_("A colon is expected here, not {found}."),
    [FAULT_LIST_EXPECTED] = N_("W or B and the squares of that side are expected here, not "
                               "{found}."),
    [FAULT_SIDE_TWICE] = N_("{side}: the pieces are given twice."),
    [FAULT_SQUARE_EXPECTED] = N_("A square is expected here, not {found}."),
    [FAULT_NO_SUCH_SQUARE] = N_("There is no square {word}: squares are 1 to {count}."),
    [FAULT_SQUARE_TWICE] = N_("Square {square} is given twice."),
    [FAULT_SQUARE_OF_BOTH] = N_("Square {square} holds a piece of both sides."),
    [FAULT_MAN_ON_CROWNHEAD] = N_("{side}: a man cannot stand on its crownhead, square {square}."),
    [FAULT_TOO_MANY_PIECES] = N_("{side} has too many pieces: the most is {count}."),
    [FAULT_RANGE_DOWN] = N_("A range must run upward: {square}-{last}."),
    [FAULT_COMMA_EXPECTED] = N_("A comma is expected here, not {found}."),
    [FAULT_QUOTE_OPEN] = N_("The closing quotation mark is missing."),
    [FAULT_HUB_POSITION] =
        N_("A position is W or B and 32 squares, each of them one of w b W B e."),
    [FAULT_TEXT_GOES_ON] = N_("The position should end here, and {found} follows."),

    [FAULT_NOT_PLAYABLE] = N_("There is no square {word} to play on."),
    [FAULT_SEPARATOR_EXPECTED] = N_("An x or - is expected here, not {found}."),
    [FAULT_PATH_TOO_LONG] = N_("This move visits too many squares: the most is {count}."),

    [FAULT_UTF_16] = N_("This text is UTF-16. Save it as UTF-8, then it can be read."),
    [FAULT_COMPRESSED] = N_("This file is compressed. Unpack it, then it can be read."),
    [FAULT_TAG_NAME_EXPECTED] =
        N_("A tag's name is expected here, not {found}. Letters at most: {count}."),
    [FAULT_TAG_VALUE_EXPECTED] = N_("A tag's value in quotation marks is expected here, not "
                                    "{found}."),
    [FAULT_TAG_TOO_LONG] = N_("This tag's value is too long. Bytes at most: {count}."),
    [FAULT_TOO_MANY_TAGS] = N_("This game has too many tags: the most is {count}."),
    [FAULT_TAG_END_EXPECTED] = N_("A ] is expected here, not {found}."),
    [FAULT_GAME_TEXT_EXPECTED] = N_("A move, a comment or a result is expected here, not {found}."),
    [FAULT_NUMBER_ALONE] = N_("A number alone is neither a move nor a move number."),
    [FAULT_COMMENT_OPEN] = N_("This comment has no end."),
    [FAULT_VARIATION_OPEN] = N_("This variation has no end."),
    [FAULT_VARIATION_DEEP] = N_("Too many variations lie within each other: the most is {count}."),
    [FAULT_STRENGTH] = N_("A move's strength is one of ! ? !! ?? !? ?!, also in brackets."),
    [FAULT_NAG] = N_("A $ must be followed by a number up to {count}."),
    [FAULT_OTHER_BOARD] = N_("{game}, {columns}x{rows}: not played here."),
    [FAULT_GAME_OVER] = N_("The game has ended in a draw before this move."),
    [FAULT_GAME_TOO_LONG] = N_("This game is too long to be read. Moves at most: {count}."),
    [FAULT_GAME_TOO_LARGE] = N_("This game is too large: the rest from here on cannot be kept."),
    [FAULT_RESULTS_DIFFER] = N_("The tag Result differs from the result here."),
    [FAULT_RESULT_NOT_WIN] = N_("{side} wins in this position, but the result says otherwise."),
    [FAULT_RESULT_NOT_DRAW] = N_("This position is a draw, but the result says otherwise."),

    [FAULT_RULES_EXPECTED] = N_("A rule set begins with one of: {known}."),
    [FAULT_NO_SUCH_RULES] = N_("There is no rule set '{word}'. Known: {known}."),
    [FAULT_FIELD_EXPECTED] = N_("A field is expected here, not {found}."),
    [FAULT_NO_SUCH_FIELD] = N_("There is no field '{word}'. Known: {known}."),
    [FAULT_FIELD_TWICE] = N_("The field {field} is given twice."),
    [FAULT_EQUALS_EXPECTED] = N_("An = is expected after {field}, not {found}."),
    [FAULT_VALUE_EXPECTED] = N_("The field {field} needs a value: {valid}."),
    [FAULT_NO_SUCH_VALUE] = N_("The field {field} cannot be '{word}'. Valid: {valid}."),
};

/* Used if a known word is similar. */
static const char *const meant_sentences[FAULT_COUNT] = {
    [FAULT_NO_SUCH_RULES] = N_("There is no rule set '{word}'. Did you mean '{meant}'?"),
    [FAULT_NO_SUCH_FIELD] = N_("There is no field '{word}'. Did you mean '{meant}'?"),
};

/* --- What is in the blanks --- */

struct phrase {
    char text[320];
};

/* Writes the number of a character that nobody would see. */
static void code_print(struct strbuf *out, uint32_t code)
{
    strbuf_addf(out, "U+%04X", (unsigned)code);
}

static struct phrase code_of(uint32_t code)
{
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    code_print(&out, code);
    return phrase;
}

/* Returns a word as it stands in the text. Characters that are invisible, or that a terminal would
 * obey, are given by number. */
static struct phrase word_of(const struct scan_found *found)
{
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    for (const char *at = found->text; *at; at += utf8_length(at)) {
        struct utf8_character character = utf8_decode(at);
        if (utf8_invisible(character.code))
            code_print(&out, character.code);
        else
            strbuf_addf(&out, "%.*s", (int)utf8_length(at), at);
    }
    strbuf_add(&out, found->cut ? "\u2026" : "");
    return phrase;
}

static struct phrase byte_of(uint32_t byte)
{
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    strbuf_addf(&out, "%02X", (unsigned)byte);
    return phrase;
}

/* These stand for {found}, the subject: "A comma is expected here, not the end." The context says
 * so to translators. */
static const char *found_words(const struct scan_found *found)
{
    switch (found->kind) {
    case FOUND_UNKNOWN:
    case FOUND_END:
        return tr_c("found instead, in the nominative", "the end");
    case FOUND_UNREADABLE:
        return tr_c("found instead, in the nominative", "the unreadable byte {byte}");
    case FOUND_CHARACTER:
        if (found->code == UTF8_BYTE_ORDER_MARK)
            return tr_c("found instead, in the nominative", "a byte-order mark ({code})");
        if (utf8_invisible(found->code))
            return tr_c("found instead, in the nominative", "the invisible character {code}");
        break;
    case FOUND_WORD:
        break;
    }
    return tr_c("found instead, in the nominative", "'{word}'");
}

static struct phrase found_phrase(const struct scan_found *found)
{
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    FILL(&out, found_words(found), {"word", word_of(found).text},
         {"code", code_of(found->code).text}, {"byte", byte_of(found->code).text});
    return phrase;
}

/* Returns the ids of rule sets, or the names of fields. */
static struct phrase known_words(enum text_fault fault)
{
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    if (fault == FAULT_NO_SUCH_FIELD)
        for (enum field field = 0; field < FIELD_COUNT; field++)
            list_add(&out, field_infos[field].name, LIST_COMMAS);
    else
        for (int i = 0; i < PRESET_COUNT; i++)
            list_add(&out, presets[i].id, LIST_COMMAS);
    return phrase;
}

static struct phrase valid_values(enum field field)
{
    const struct field_info *info = &field_infos[field];
    struct phrase phrase;
    struct strbuf out = strbuf_init(phrase.text, sizeof phrase.text);
    for (int i = 0; info->values && i < info->count; i++)
        list_add(&out, info->values[i], LIST_COMMAS);
    if (!info->values)
        FILL(&out, info->zero ? tr("0, or {low} to {high}") : tr("{low} to {high}"),
             {"low", number_text(info->low).text}, {"high", number_text(info->high).text});
    return phrase;
}

/* The limits that sentences name. */
static const int limits[FAULT_COUNT] = {
    [FAULT_NO_SUCH_SQUARE] = SQUARE_COUNT,  [FAULT_TOO_MANY_PIECES] = PIECES_PER_SIDE,
    [FAULT_PATH_TOO_LONG] = MOVE_MAX_PATH,  [FAULT_TAG_NAME_EXPECTED] = PDN_NAME_MAX,
    [FAULT_TAG_TOO_LONG] = PDN_VALUE_MAX,   [FAULT_TOO_MANY_TAGS] = PDN_TAGS_MAX,
    [FAULT_VARIATION_DEEP] = PDN_DEPTH_MAX, [FAULT_NAG] = PDN_NAG_MAX,
    [FAULT_GAME_TOO_LONG] = PDN_PLIES_MAX,
};

/* --- The sentences --- */

static void print_routes(struct strbuf *out, const struct text_error *error)
{
    struct phrase routes;
    struct strbuf list = strbuf_init(routes.text, sizeof routes.text);
    bool more = error->route_count > ROUTES_SHOWN;
    routes_print(&list, error->routes, more ? ROUTES_SHOWN : error->route_count, more,
                 error->names);
    FILL(out,
         tr_n("There is {count} such capture: {routes}.",
              "There are {count} such captures: {routes}.", error->route_count),
         {"count", number_text(error->route_count).text}, {"routes", routes.text});
}

/* The game of another board. */
static const char *game_name(int game_type)
{
    static const struct {
        int type;
        const char *name;
    } names[] = {
        {20, N_("International draughts")}, {27, N_("Canadian draughts")},
        {30, N_("Turkish draughts")},       {40, N_("Frisian draughts")},
        {41, N_("Spantsiretti draughts")},
    };
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (names[i].type == game_type)
            return tr(names[i].name);
    return tr("Draughts on another board");
}

static void print_sentence(struct strbuf *out, const struct text_error *error,
                           struct side_names sides)
{
    const char *const *words = error->meant ? meant_sentences : sentences;
    bool of_field = error->fault >= FAULT_FIELD_TWICE;
    FILL(out, tr(words[error->fault]), {"found", found_phrase(&error->found).text},
         {"word", word_of(&error->found).text}, {"side", side_name(error->side, sides)},
         {"square", number_text(error->square).text}, {"last", number_text(error->last).text},
         {"count", number_text(limits[error->fault]).text},
         {"field", field_infos[error->field].name}, {"known", known_words(error->fault).text},
         {"valid", of_field ? valid_values(error->field).text : ""},
         {"meant", error->meant ? error->meant : ""}, {"game", game_name(error->game_type)},
         {"columns", number_text(error->columns).text}, {"rows", number_text(error->rows).text});
}

void error_print(struct strbuf *out, const struct text_error *error, struct side_names sides)
{
    if (error->fault == FAULT_ILLEGAL)
        verdict_print(out, error->rules, &error->position, &error->verdict, error->names, sides);
    else if (error->fault == FAULT_AMBIGUOUS)
        print_routes(out, error);
    else
        print_sentence(out, error, sides);
}

struct error_sentence error_sentence(const struct text_error *error)
{
    struct error_sentence sentence;
    struct strbuf out = strbuf_init(sentence.text, sizeof sentence.text);
    error_print(&out, error, side_names_plain);
    strbuf_mark_cut(&out);
    return sentence;
}

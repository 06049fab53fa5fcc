/* SPDX-License-Identifier: MIT */
#include "notation/pdn_writer.h"

#include "base/utf8.h"
#include "notation/game_type.h"
#include "notation/ruleset_text.h"

#include <string.h>

static void put(struct pdn_writer *writer, const char *text, size_t length)
{
    if (length > 0)
        writer->write(writer->sink, text, length);
}

static void put_text(struct pdn_writer *writer, const char *text)
{
    put(writer, text, strlen(text));
}

static int characters(const char *text, size_t length)
{
    int count = 0;
    for (size_t at = 0; at < length; at = utf8_next(text, at))
        count++;
    return count;
}

static void end_line(struct pdn_writer *writer)
{
    put_text(writer, "\n");
    writer->column = 0;
    writer->begun = false;
}

/* --- Words: a line may be broken before each --- */

/* A word is written at once: its parts are never separated. */
struct word {
    const char *before, *text, *after;
    size_t length; /* of `text` */
    bool stays;    /* the line is not broken before it */
};

static void begin_moves(struct pdn_writer *writer)
{
    if (!writer->tags)
        return;
    writer->tags = false;
    end_line(writer);
}

/* Writes a word after a space or a new line, never both. */
static void put_word(struct pdn_writer *writer, struct word word)
{
    int width = (int)strlen(word.before) + characters(word.text, word.length) +
                (int)strlen(word.after) + writer->opened;
    begin_moves(writer);
    bool fits = writer->column + 1 + width <= PDN_COLUMNS;
    if (writer->begun && (fits || word.stays)) {
        put_text(writer, " ");
        writer->column++;
    } else if (writer->begun) {
        end_line(writer);
    }
    put_text(writer, writer->opened ? "(" : "");
    put_text(writer, word.before);
    put(writer, word.text, word.length);
    put_text(writer, word.after);
    writer->column += width;
    writer->begun = true;
    writer->opened = false;
}

static void put_plain(struct pdn_writer *writer, const char *text, const char *after)
{
    put_word(writer, (struct word){"", text, after, strlen(text), false});
}

/* --- Tags --- */

static void begin_game(struct pdn_writer *writer)
{
    if (writer->tags)
        return;
    if (writer->again)
        put_text(writer, "\n");
    writer->tags = true;
    writer->again = true;
    writer->number_due = true;
}

/* Escapes quotation marks, and replaces line ends by spaces. */
static void put_of_value(struct pdn_writer *writer, char ch)
{
    if (ch == '"' || ch == '\\')
        put_text(writer, "\\");
    put(writer, ch == '\n' || ch == '\r' ? " " : &ch, 1);
}

void pdn_write_tag(struct pdn_writer *writer, const char *name, const char *value)
{
    begin_game(writer);
    put_text(writer, "[");
    put_text(writer, name);
    put_text(writer, " \"");
    for (; *value; value++)
        put_of_value(writer, *value);
    put_text(writer, "\"]\n");
}

/* Returns true if the game type alone determines the rule set. */
static bool told_by(const struct game_type *type, const struct named_ruleset *rules)
{
    return type && strcmp(type->id, rules->id) == 0 &&
           ruleset_equal(&preset_find(type->id)->rules, &rules->rules);
}

void pdn_write_rules(struct pdn_writer *writer, const struct named_ruleset *rules)
{
    const struct game_type *type = game_type_find(&rules->rules);
    char text[RULESET_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    if (type) {
        game_type_print(&out, type);
        pdn_write_tag(writer, "GameType", text);
    }
    if (told_by(type, rules))
        return;
    out = strbuf_init(text, sizeof text);
    ruleset_print(&out, rules);
    pdn_write_tag(writer, "Rules", text);
}

/* --- Moves --- */

void pdn_write_move(struct pdn_writer *writer, int ply, const char *text, const char *strength)
{
    char number[16];
    struct strbuf out = strbuf_init(number, sizeof number);
    bool second = ply % 2 != 0;
    strbuf_addf(&out, "%d%s", ply / 2 + 1, second ? "..." : ".");
    if (!second || writer->number_due)
        put_plain(writer, number, "");
    writer->number_due = false;
    put_plain(writer, text, strength);
}

void pdn_write_mark(struct pdn_writer *writer, const char *mark)
{
    put_plain(writer, mark, "");
}

static bool ends_word(char ch)
{
    return ch == '\0' || ch == ' ' || ch == '\n' || ch == '\r';
}

/* Returns true for a word that means something else at the start of a line. */
static bool stays(const char *text)
{
    return *text && strchr("[%;", *text);
}

/* Returns the length of a command such as [%eval 0.35], or 0: few programs read one across lines.
 */
static size_t command_length(const char *text)
{
    size_t length = strncmp(text, "[%", 2) == 0 ? strcspn(text, "]\n\r") : 0;
    return length > 0 && length < PDN_COLUMNS / 2 && text[length] == ']' ? length + 1 : 0;
}

/* Returns the length of the word at `text`; commands that follow one another are one. */
static size_t word_length(const char *text)
{
    size_t length = command_length(text);
    size_t more = length;
    while (more > 0 && text[length] == ' ') {
        more = command_length(text + length + 1);
        length += more > 0 ? more + 1 : 0;
    }
    while (!ends_word(text[length]))
        length++;
    return length;
}

static void put_braces(struct pdn_writer *writer, const char *text)
{
    const char *before = "{";
    for (;;) {
        size_t length = word_length(text);
        bool last = text[length] == '\0';
        bool kept = !*before && stays(text);
        put_word(writer, (struct word){before, text, last ? "}" : "", length, kept});
        if (last)
            return;
        text += length + 1;
        before = "";
    }
}

/* The percent sign must begin the line, so a pending parenthesis is written before. */
static void put_line(struct pdn_writer *writer, const char *text)
{
    if (writer->opened)
        put_plain(writer, "", "");
    if (writer->begun)
        end_line(writer);
    put_plain(writer, "%", "");
    for (; *text; text++)
        put(writer, ends_word(*text) ? " " : text, 1);
    end_line(writer);
}

void pdn_write_comment(struct pdn_writer *writer, const char *text)
{
    if (strchr(text, '}'))
        put_line(writer, text);
    else
        put_braces(writer, text);
    writer->number_due = true;
}

void pdn_write_line_comment(struct pdn_writer *writer, const char *text)
{
    put_line(writer, text);
    writer->number_due = true;
}

void pdn_write_variation_begin(struct pdn_writer *writer)
{
    writer->opened = true;
    writer->number_due = true;
}

void pdn_write_variation_end(struct pdn_writer *writer)
{
    if (writer->column >= PDN_COLUMNS)
        end_line(writer);
    put_text(writer, ")");
    writer->column++;
    writer->begun = true;
    writer->number_due = true;
}

void pdn_write_result(struct pdn_writer *writer, const char *text)
{
    put_plain(writer, text, "");
    end_line(writer);
}

void pdn_writer_init(struct pdn_writer *writer, pdn_sink *write, void *sink)
{
    *writer = (struct pdn_writer){.write = write, .sink = sink, .number_due = true};
}

void pdn_sink_to_strbuf(void *strbuf, const char *text, size_t length)
{
    strbuf_addf(strbuf, "%.*s", (int)length, text);
}

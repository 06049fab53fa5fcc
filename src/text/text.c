/* SPDX-License-Identifier: MIT */
#include "text/text.h"

#include "base/line_reader.h"
#include "base/scan.h"
#include "base/utf8.h"
#include "prose/text_prose.h"
#include "system/clock.h"
#include "system/interrupts.h"
#include "text/session.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* --- The start --- */

static void seat(struct session *session, const struct text_setup *setup)
{
    for (enum side side = BLACK; side <= WHITE; side++)
        if (setup->seats[side])
            session_seat(session, side, setup->seats[side]);
}

static void begin(struct session *session, const struct text_setup *setup, FILE *in, FILE *out)
{
    struct keeper_news news;
    SENTENCE(welcome);
    *session = (struct session){.book = setup->book,
                                .seed = setup->match.seed,
                                .out = output_init(in, out),
                                .rng = rng_init((uint64_t)clock_microseconds())};
    bool goes_on = keeper_begin(&session->keeper, setup->anew, setup->book, &session->match, &news);
    if (!goes_on)
        match_init(&session->match, &setup->match);
    session->length = session->match.length;
    session->waits = match_people(&session->match) == 0;
    say(session, news.text);
    welcome_print(&welcome, command_word("help").text);
    say(session, welcome.text);
    seat(session, setup);
    if (goes_on)
        session_say_status(session);
    else
        session_say_begin(session);
}

/* --- Lines --- */

/* Returns true if the line can be read; else says why not. */
static bool is_text(struct session *session, const struct line_reader *reader)
{
    SENTENCE(out);
    bool is_long = reader->length > reader->most;
    bool is = !is_long && strlen(reader->text) == reader->length;
    for (size_t at = 0; is && reader->text[at]; at = utf8_next(reader->text, at))
        is = utf8_decode(reader->text + at).length > 0;
    if (is)
        return true;
    if (is_long)
        line_too_long_print(&out, LINE_MOST);
    else
        strbuf_add(&out, line_has_no_text());
    say(session, out.text);
    return false;
}

static void cut_spaces(char *line)
{
    size_t length = strlen(line);
    while (length > 0 && scan_is_space(line[length - 1]))
        line[--length] = '\0';
}

/* Returns true if the line is a move: it begins with the name of a square. A word has no digit
 * behind its first letter. */
static bool is_move(const char *line)
{
    return scan_is_digit(line[0]) || (scan_is_letter(line[0]) && scan_is_digit(line[1]));
}

/* Returns true if the line has chosen one of the ways of a capture. */
static bool chooses_way(struct session *session, const char *line)
{
    uint64_t number;
    bool asked = session->question.kind == QUESTION_WAY;
    if (!asked || !number_parse(line, 1, (uint64_t)session->question.way_count, &number))
        return false;
    struct move move = session->question.ways[number - 1];
    session->question.kind = QUESTION_NONE;
    session_play(session, &move);
    return true;
}

static void answer(struct session *session, char *text)
{
    const char *line = text;
    cut_spaces(text);
    scan_spaces(&line);
    if (chooses_way(session, line))
        return;
    if (!*line) {
        session_say_standing(session);
    } else if (is_move(line)) {
        session->question.kind = QUESTION_NONE;
        session_type_move(session, line);
    } else {
        session_run(session, line);
    }
}

static void prompt(struct session *session)
{
    SENTENCE(out);
    prompt_print(&out, &session->match, side_names_plain);
    output_prompt(&session->out, out.text);
}

static void read_lines(struct session *session, FILE *in)
{
    struct line_reader reader = line_reader_init(in);
    reader.most = LINE_MOST;
    while (!session->ended && !session->out.failed) {
        prompt(session);
        if (interrupted() || !line_reader_next(&reader)) {
            output_end_prompt(&session->out);
            break;
        }
        if (is_text(session, &reader))
            answer(session, reader.text);
        session_keep(session);
        session_play_on(session);
        session_keep(session);
    }
    line_reader_finish(&reader);
}

/* --- A run --- */

/* What could not be saved is tried once more. */
static bool end(struct session *session)
{
    session->keeper.told = 0;
    bool saved = session_keep(session);
    keeper_finish(&session->keeper);
    engines_finish(&session->engines);
    match_finish(&session->match);
    return saved && !session->out.failed;
}

bool text_play(const struct text_setup *setup, FILE *in, FILE *out)
{
    struct session *session = malloc(sizeof *session);
    if (!session)
        return false;
    interrupt_watch();
    interrupt_outlive_readers();
    interrupt_outlive_limits();
    begin(session, setup, in, out);
    session_play_on(session);
    read_lines(session, in);
    bool fine = end(session);
    free(session);
    return fine;
}

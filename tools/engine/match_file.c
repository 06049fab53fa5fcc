/* SPDX-License-Identifier: MIT */
#include "match_file.h"

#include "base/array.h"
#include "base/translate.h"
#include "cli/input.h"
#include "prose/error_prose.h"
#include "store/game_text.h"
#include "store/results.h"
#include "system/files.h"
#include "system/locks.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROUND_MAX = 16,  /* bytes of a round, with the closing zero */
    HEAD_MAX = 4096, /* bytes of the tags of a game */
};

static const char event_name[] = "Match of engines";

/* --- Reading --- */

struct reading {
    struct match_file *file;
    match_file_listener *listener;
    void *self;
    struct pdn_reader pdn;
    struct game_check check;
    int games;
    char round[ROUND_MAX];
    bool ended;            /* the moves have been followed by a result */
    int column;            /* of the last event */
    bool cut;              /* the game before was not complete: */
    bool unfinished;       /* nothing else is wrong with it */
    struct pdn_mark begin; /* where it begins */
};

static bool refuse(const struct match_file *file, const char *template, int game)
{
    COMPLAIN(file->options, STATUS_BAD_INPUT, template, {"file", file->options->pdn},
             {"game", number_text(game).text}, {"reason", strerror(errno)});
    return false;
}

static bool refuse_file(const struct match_file *file, int error)
{
    errno = error;
    return error > 0 ? refuse(file, tr("cannot open {file}: {reason}"), 0)
                     : complain_file(file->options, file->options->pdn, error) == STATUS_DONE;
}

static bool refuse_game(const struct reading *reading)
{
    return refuse(reading->file, tr("game {game} of {file} is not part of this match"),
                  reading->games);
}

/* Takes a complete game, which must be of this match. */
static bool take_game(struct reading *reading, const struct game_report *report)
{
    static const enum checked_tag tags[] = {[BLACK] = CHECKED_BLACK, [WHITE] = CHECKED_WHITE};
    struct match_file *file = reading->file;
    int number = match_game_of_round(reading->round);
    bool fits = number >= 0 && ruleset_equal(&report->rules->rules, &file->options->rules.rules);
    for (int side = 0; fits && side < 2; side++) {
        enum side colour = match_side_of_first(number + side);
        fits = strcmp(report->tags[tags[colour]].text, file->names[side]) == 0;
    }
    enum outcome outcome = outcome_of_pdn(pdn_result_parse(report->result));
    fits = fits && outcome != ONGOING &&
           reading->listener(reading->self, number, match_points(outcome, number), report);
    file->begun = true;
    return fits || refuse_game(reading);
}

/* Returns true if the first error is at the end of the text, as a word that was cut is. A comment
 * that is never closed goes up to the end. */
static bool is_wrong_at_end(const struct reading *reading, const struct text_error *error,
                            const struct pdn_event *end)
{
    return error->fault == FAULT_COMMENT_OPEN ||
           (error->line == end->line && error->column >= reading->column);
}

static bool take_report(struct reading *reading, const struct game_report *report,
                        const struct pdn_event *end)
{
    bool whole = reading->ended && !report->wrong;
    reading->unfinished =
        !reading->ended && (!report->wrong || is_wrong_at_end(reading, &report->error, end));
    reading->ended = false;
    reading->games++;
    if (reading->cut)
        return refuse(reading->file, tr("game {game} of {file} is not complete"),
                      reading->games - 1);
    reading->cut = !whole;
    reading->begin = end->begin;
    return !whole || take_game(reading, report);
}

static bool take_event(struct reading *reading, const struct pdn_event *event)
{
    const struct game_report *report = game_check_event(&reading->check, event);
    if (event->kind == PDN_TAG && strcmp(event->name, "Round") == 0)
        strbuf_copy(reading->round, sizeof reading->round, event->text);
    if (event->kind == PDN_RESULT)
        reading->ended = true;
    if (report)
        return take_report(reading, report, event);
    reading->column = event->column;
    return true;
}

/* Reads all games but a last one that is cut. */
static bool read_games(struct reading *reading)
{
    const struct pdn_event *event;
    bool fine = true;
    pdn_reader_init(&reading->pdn, pdn_fill_from_file, reading->file->file);
    game_check_init(&reading->check, &reading->file->options->rules);
    do {
        event = pdn_reader_next(&reading->pdn);
        fine = take_event(reading, event);
    } while (fine && event->kind != PDN_TEXT_END);
    game_check_finish(&reading->check);
    if (ferror(reading->file->file))
        return refuse(reading->file, tr("cannot read {file}: {reason}"), 0);
    return fine;
}

/* --- A last game that is cut --- */

static void sink_to_text(void *text, const char *part, size_t length)
{
    strbuf_addf(text, "%.*s", (int)length, part);
}

/* Prints how a game begins, up to the value of the tag Round. */
static void print_event(struct strbuf *out)
{
    struct pdn_writer writer;
    pdn_writer_init(&writer, sink_to_text, out);
    pdn_write_tag(&writer, "Event", event_name);
    pdn_write_tag(&writer, "Site", "?");
    pdn_write_tag(&writer, "Date", "????.??.??");
    strbuf_add(out, "[Round \"");
}

/* Prints what follows that value, up to the names of the players. */
static void print_players(struct strbuf *out, const char *const names[2], int number)
{
    struct pdn_writer writer;
    bool first_white = match_side_of_first(number) == WHITE;
    strbuf_add(out, "\"]\n");
    pdn_writer_init(&writer, sink_to_text, out);
    pdn_write_tag(&writer, "White", names[first_white ? 0 : 1]);
    pdn_write_tag(&writer, "Black", names[first_white ? 1 : 0]);
}

/* Returns true if one text begins with the other. */
static bool agree(const char *text, size_t length, const struct strbuf *other)
{
    return memcmp(text, other->text, length < other->length ? length : other->length) == 0;
}

/* Returns true if the rest of the file begins as a game of this match does, byte by byte, or is the
 * beginning of that. */
static bool begins_as_ours(const struct match_file *file)
{
    char text[HEAD_MAX], ours[HEAD_MAX], round[ROUND_MAX];
    size_t length = fread(text, 1, sizeof text - 1, file->file);
    struct strbuf out = strbuf_init(ours, sizeof ours);
    text[length] = '\0';
    print_event(&out);
    if (length <= out.length || !agree(text, length, &out))
        return agree(text, length, &out);
    const char *told = text + out.length;
    size_t digits = strspn(told, "0123456789.");
    if (out.length + digits == length)
        return digits < ROUND_MAX;
    snprintf(round, sizeof round, "%.*s", (int)digits, told);
    int number = match_game_of_round(round);
    if (number < 0)
        return false;
    strbuf_add(&out, round);
    print_players(&out, file->names, number);
    return agree(text, length, &out);
}

/* Returns true if there is no cut game, or this match was writing it when it was interrupted:
 * nothing else is removed. */
static bool cut_is_ours(const struct reading *reading)
{
    FILE *file = reading->file->file;
    if (!reading->cut)
        return true;
    bool ours = reading->unfinished && fseek(file, (long)reading->begin.byte, SEEK_SET) == 0 &&
                begins_as_ours(reading->file) && !ferror(file);
    return ours || refuse_game(reading);
}

/* Returns the line ends that the file lacks for an empty line at its end. */
static const char *what_keeps_apart(FILE *file)
{
    static const char line_ends[] = "\n\n";
    int there = 0;
    for (long back = 1; there < 2 && fseek(file, -back, SEEK_END) == 0; back++) {
        int byte = getc(file);
        if (byte == '\n')
            there++;
        else if (byte != '\r')
            break;
    }
    return line_ends + there;
}

/* Goes to the end of the last complete game and removes what follows it. */
static bool go_to_end(const struct reading *reading)
{
    struct match_file *to = reading->file;
    if (reading->cut && file_cut(to->file, reading->begin.byte) != 0)
        return refuse(to, tr("cannot write {file}: {reason}"), 0);
    to->apart = to->begun ? what_keeps_apart(to->file) : "";
    return fseek(to->file, 0, SEEK_END) == 0 || refuse(to, tr("cannot write {file}: {reason}"), 0);
}

/* --- Opening --- */

/* Locks the file against another match. */
static bool lock_file(const struct match_file *file)
{
    return lock_whole(file->file) || refuse(file, tr("another match is writing {file}"), 0);
}

/* Reads what is in the file, and goes to the place of the next game. */
static bool go_on(struct match_file *file, match_file_listener *listener, void *self)
{
    struct reading *reading = array_zeroed(1, sizeof *reading);
    reading->file = file;
    reading->listener = listener;
    reading->self = self;
    bool fine =
        lock_file(file) && read_games(reading) && cut_is_ours(reading) && go_to_end(reading);
    free(reading);
    if (!fine)
        match_file_close(file);
    return fine;
}

/* Returns true if a file is there, or can be. A device or a pipe has no games to go on from, and is
 * opened only once: who reads a pipe would take the end of a first opening for that of all games.
 */
static bool is_ordinary(const char *path)
{
    struct file_facts facts;
    return file_look(path, &facts) != 0 || facts.kind != FILE_OTHER;
}

bool match_file_open(struct match_file *file, const struct options *options,
                     const char *const names[2], match_file_listener *listener, void *self)
{
    *file = (struct match_file){.options = options, .names = {names[0], names[1]}, .apart = ""};
    if (!options->pdn)
        return true;
    bool ordinary = is_ordinary(options->pdn);
    int error = ordinary ? file_open_to_extend(options->pdn, &file->file)
                         : file_make(options->pdn, &file->file);
    if (error)
        return refuse_file(file, error);
    return !ordinary || go_on(file, listener, self);
}

void match_file_close(struct match_file *file)
{
    if (file->file)
        fclose(file->file);
    file->file = NULL;
}

/* --- Writing --- */

static void sink_to_file(void *file, const char *text, size_t length)
{
    fwrite(text, 1, length, file);
}

static void set_tags(const struct match_file *file, int number, const struct game *game,
                     int opening, const char *termination, struct game_tags *tags)
{
    static const char *const names[] = {[BLACK] = "Black", [WHITE] = "White"};
    char round[32];
    snprintf(round, sizeof round, "%d.%d", number / 2 + 1, number % 2 + 1);
    game_tags_set(tags, "Event", event_name);
    game_tags_set(tags, "Round", round);
    for (int side = 0; side < 2; side++)
        game_tags_set(tags, names[match_side_of_first(number + side)], file->names[side]);
    game_tags_set(tags, "Result", pdn_text_of(game_result(game).outcome));
    game_tags_set(tags, MATCH_OPENING_TAG, number_text(opening).text);
    if (termination)
        game_tags_set(tags, "Termination", termination);
}

bool match_file_add(struct match_file *file, int number, const struct game *game, int opening,
                    const char *termination)
{
    struct game_tags tags = {0};
    struct pdn_writer writer;
    if (!file->file)
        return true;
    set_tags(file, number, game, opening, termination, &tags);
    fputs(file->apart, file->file);
    pdn_writer_init(&writer, sink_to_file, file->file);
    game_text_write(&writer, game, &tags, NULL);
    game_tags_finish(&tags);
    file->apart = "\n";
    bool fine = !ferror(file->file) && fflush(file->file) == 0;
    return fine || refuse(file, tr("cannot write {file}: {reason}"), 0);
}

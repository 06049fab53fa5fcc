/* SPDX-License-Identifier: MIT */
#include "store/game_index.h"

#include <stdlib.h>
#include <string.h>

enum {
    WORDS_SIZE = 1200,
    POINTS_SIZE = 32,
};

void game_index_begin(struct game_index *index, struct text_source *source,
                      const struct named_ruleset *given, const struct index_words *words,
                      struct game_list *list)
{
    index->source = source;
    index->list = list;
    index->words = words;
    index->done = index->guessed = false;
    index->guess = (struct rules_guess){0};
    pdn_reader_init(&index->reader, text_source_fill, source);
    game_check_init(&index->check, given);
}

void game_index_finish(struct game_index *index)
{
    game_check_finish(&index->check);
    index->done = true;
}

uint64_t game_index_at(const struct game_index *index)
{
    return index->reader.before + index->reader.at;
}

/* PDN has White's points first. The list has Black first, as it has the names. */
static void print_points(struct strbuf *out, const char *result)
{
    const char *gap = strchr(result, '-');
    if (gap)
        strbuf_addf(out, "%s-%.*s", gap + 1, (int)(gap - result), result);
    else
        strbuf_add(out, result);
}

static void add_row(struct game_index *index, const struct game_report *report,
                    struct pdn_mark mark)
{
    char rules_memory[WORDS_SIZE], fault_memory[WORDS_SIZE], points_memory[POINTS_SIZE];
    struct strbuf points = strbuf_init(points_memory, sizeof points_memory);
    struct strbuf rules = strbuf_init(rules_memory, sizeof rules_memory);
    struct strbuf fault = strbuf_init(fault_memory, sizeof fault_memory);
    print_points(&points, report->result);
    index->words->rules(&rules, report->rules);
    if (report->wrong)
        index->words->fault(&fault, &report->error);
    game_list_add(index->list, &(struct game_row){
                                   .black = report->tags[CHECKED_BLACK].text,
                                   .white = report->tags[CHECKED_WHITE].text,
                                   .event = report->tags[CHECKED_EVENT].text,
                                   .date = report->tags[CHECKED_DATE].text,
                                   .result = points.text,
                                   .rules = rules.text,
                                   .fault = report->wrong ? fault.text : NULL,
                                   .plies = report->plies,
                                   .something = report->something,
                                   .mark = mark,
                               });
}

/* Guesses the rules of the game that begins there and of those behind it, and goes back there. The
 * source has the error if it cannot be read again. */
static void guess_rules(struct game_index *index, struct pdn_mark mark)
{
    char *bytes;
    size_t length;
    index->guessed = true;
    int error = text_source_look_ahead(index->source, mark.byte, GUESS_BYTES, &bytes, &length);
    index->done = error != 0;
    if (error) {
        index->source->error = error;
        return;
    }
    rules_guess_make(&index->guess, bytes, length);
    free(bytes);
    game_check_expect(&index->check, index->guess.known ? &index->guess.rules : NULL);
    if (mark.byte == 0)
        pdn_reader_init(&index->reader, text_source_fill, index->source);
    else
        pdn_reader_init_at(&index->reader, mark, text_source_fill, index->source);
}

void game_index_work(struct game_index *index, uint64_t bytes)
{
    uint64_t end = game_index_at(index) + bytes;
    while (!index->done && game_index_at(index) < end) {
        const struct pdn_event *event = pdn_reader_next(&index->reader);
        const struct game_report *report = game_check_event(&index->check, event);
        if (report && report->source == RULES_FITTING && !index->guessed) {
            guess_rules(index, event->begin);
            continue;
        }
        if (report)
            add_row(index, report, event->begin);
        index->done = event->kind == PDN_TEXT_END || index->list->count == GAME_LIST_MAX;
    }
}

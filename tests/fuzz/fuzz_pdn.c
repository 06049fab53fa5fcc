/* SPDX-License-Identifier: MIT */
/* Whatever the bytes are, the games in them are written as text that is read without an error but
 * those of results, and written again as the same bytes. */
#include "base/array.h"
#include "fuzz.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "store/game_bytes.h"
#include "store/game_text.h"

struct page {
    char *text; /* owned */
    size_t capacity, length;
};

static void add_to_page(void *sink, const char *text, size_t length)
{
    struct page *page = sink;
    page->text = array_reserve(page->text, &page->capacity, page->length + length + 1, 1);
    memcpy(page->text + page->length, text, length);
    page->length += length;
}

static void convert(const char *text, size_t length, struct page *page, bool clean)
{
    static struct pdn_reader reader;
    static struct game_reader games;
    struct pdn_writer writer;
    struct pdn_text source = {text, length, 0};
    const struct pdn_event *event;
    struct game_bytes bytes = {0};
    game_bytes_begin(&bytes, &reader, 0, pdn_fill_from_text, &source);
    pdn_reader_init(&reader, game_bytes_fill, &bytes);
    pdn_writer_init(&writer, add_to_page, page);
    game_reader_init(&games, NULL);
    game_reader_keep_rest(&games, &bytes, rest_unread_print);
    do {
        event = pdn_reader_next(&reader);
        const struct game_report *report = game_reader_event(&games, event);
        if (report && games.playable)
            game_text_write(&writer, &games.game, &games.tags, games.result);
        if (!report || !report->wrong)
            continue;
        MUST(error_sentence(&report->error).text[0] && report->error.line >= 1);
        MUST(!clean || text_fault_is_of_result(report->error.fault));
    } while (event->kind != PDN_TEXT_END);
    game_reader_finish(&games);
    game_bytes_finish(&bytes);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct page first = {0}, second = {0};
    convert((const char *)data, size, &first, false);
    if (first.length > 0)
        convert(first.text, first.length, &second, true);
    MUST(first.length == second.length);
    MUST(first.length == 0 || memcmp(first.text, second.text, first.length) == 0);
    free(first.text);
    free(second.text);
    return 0;
}

/* SPDX-License-Identifier: MIT */
#include "pdn_trace.h"

#include "prose/error_prose.h"

#include <string.h>

size_t fill_slowly(void *text, char *bytes, size_t size)
{
    struct slow_text *source = text;
    size_t count = source->length - source->at;
    count = count < size ? count : size;
    if (source->step > 0 && count > source->step)
        count = source->step;
    memcpy(bytes, source->bytes + source->at, count);
    source->at += count;
    return count;
}

void trace_event(struct strbuf *out, const struct pdn_event *event)
{
    strbuf_add(out, out->length ? " " : "");
    switch (event->kind) {
    case PDN_TAG:
        strbuf_addf(out, "[%s=%s]", event->name, event->text);
        return;
    case PDN_MOVE:
    case PDN_STRENGTH:
    case PDN_RESULT:
        strbuf_add(out, event->text);
        return;
    case PDN_NAG:
        strbuf_addf(out, "$%d", event->number);
        return;
    case PDN_COMMENT:
        strbuf_addf(out, "{%s%s", event->text, event->continues ? "+" : "}");
        return;
    case PDN_VARIATION_BEGIN:
        strbuf_add(out, "(");
        return;
    case PDN_VARIATION_END:
        strbuf_add(out, ")");
        return;
    case PDN_GAME_END:
        strbuf_add(out, ";");
        return;
    case PDN_ERROR:
        strbuf_addf(out, "%d:%d %s", event->error->line, event->error->column,
                    error_sentence(event->error).text);
        return;
    case PDN_NOTHING:
    case PDN_TEXT_END:
        return;
    }
}

const char *trace(const char *text, size_t length, size_t step)
{
    static char memory[65536];
    static struct pdn_reader reader;
    struct slow_text source = {.bytes = text, .length = length, .step = step};
    struct strbuf out = strbuf_init(memory, sizeof memory);
    pdn_reader_init(&reader, fill_slowly, &source);
    const struct pdn_event *event = pdn_reader_next(&reader);
    for (; event->kind != PDN_TEXT_END; event = pdn_reader_next(&reader))
        trace_event(&out, event);
    return memory;
}

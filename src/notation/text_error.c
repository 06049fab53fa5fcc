/* SPDX-License-Identifier: MIT */
#include "notation/text_error.h"

#include "base/strbuf.h"
#include "base/utf8.h"

#include <string.h>

struct scan_found scan_word_found(const char *text, int length)
{
    if (length == 0)
        return scan_found(text);
    struct scan_found found = {.kind = FOUND_WORD};
    size_t shown = utf8_bytes(text, FOUND_SHOWN);
    found.cut = shown < (size_t)length;
    struct strbuf out = strbuf_init(found.text, sizeof found.text);
    strbuf_addf(&out, "%.*s", found.cut ? (int)shown : length, text);
    return found;
}

struct scan_found scan_found(const char *text)
{
    int length = scan_word_length(text, "");
    if (!*text)
        return (struct scan_found){.kind = FOUND_END};
    if (length > 0)
        return scan_word_found(text, length);
    struct utf8_character character = utf8_decode(text);
    if (character.length == 0)
        return (struct scan_found){.kind = FOUND_UNREADABLE, .code = (unsigned char)*text};
    struct scan_found found = {.kind = FOUND_CHARACTER, .code = character.code};
    memcpy(found.text, text, character.length);
    return found;
}

bool text_fault_is_of_result(enum text_fault fault)
{
    return fault == FAULT_RESULTS_DIFFER || fault == FAULT_RESULT_NOT_WIN ||
           fault == FAULT_RESULT_NOT_DRAW;
}

bool text_error_fill(struct text_error *error, const char *text, const char *place,
                     struct text_error what)
{
    what.line = 1;
    what.column = 1;
    if (what.found.kind == FOUND_UNKNOWN)
        what.found = scan_found(place);
    for (; text < place; text += utf8_length(text)) {
        what.column++;
        if (*text == '\n') {
            what.line++;
            what.column = 1;
        }
    }
    *error = what;
    return false;
}

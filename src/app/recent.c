/* SPDX-License-Identifier: MIT */
#include "app/recent.h"

#include "base/utf8.h"
#include "prose/settings_prose.h"

#include <string.h>

static const char *const names[EXCHANGE_RECENT] = {"folder-1", "folder-2", "folder-3", "folder-4",
                                                   "folder-5"};

const char *recent_name(int place)
{
    return names[place];
}

/* A line holds what is text and is seen; blanks at its ends would be lost. */
static bool fits_a_line(const char *path)
{
    size_t length = strlen(path);
    if (length == 0 || path[length - 1] == ' ')
        return false;
    for (const char *at = path; *at; at += utf8_length(at)) {
        struct utf8_character character = utf8_decode(at);
        if (character.length == 0 || utf8_invisible(character.code))
            return false;
    }
    return true;
}

void recent_print(const struct recent_folders *recent, int place, char value[RECENT_VALUE_SIZE])
{
    struct strbuf out = strbuf_init(value, RECENT_VALUE_SIZE);
    const char *path = recent->paths[place];
    for (bool fits = fits_a_line(path); fits && *path; path++) {
        if (*path == ';' || *path == '\\')
            strbuf_addch(&out, '\\');
        strbuf_addch(&out, *path);
    }
}

bool recent_take(struct recent_folders *recent, const char *name, const char *value,
                 struct strbuf *complaint)
{
    char path[EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(path, sizeof path);
    int place = EXCHANGE_RECENT - 1;
    while (place >= 0 && strcmp(names[place], name) != 0)
        place--;
    if (place < 0) {
        settings_prose_unknown(complaint, "files", name);
        return false;
    }
    for (; *value; value++) {
        if (*value == '\\' && value[1])
            value++;
        strbuf_addch(&out, *value);
    }
    if (path[0] && (path[0] != '/' || out.truncated || !fits_a_line(path))) {
        settings_prose_bad_folder(complaint, name);
        return false;
    }
    memcpy(recent->paths[place], path, sizeof path);
    return true;
}

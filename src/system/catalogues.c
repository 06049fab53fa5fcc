/* SPDX-License-Identifier: MIT */
#include "system/catalogues.h"

#include "base/strbuf.h"
#include "base/translate.h"
#include "system/files.h"
#include "system/folders.h"
#include "system/languages.h"
#include "system/places.h"

#include <string.h>

enum {
    WANTED_SIZE = LANGUAGES_MAX * LANGUAGE_CODE_SIZE, /* of a list of languages */
};

struct listing {
    char folder[PLACE_SIZE];
    struct strbuf codes;
};

static bool is_code(const char *name)
{
    return strlen(name) < LANGUAGE_CODE_SIZE && !strchr(name, ' ');
}

static void look_for_catalogue(void *self, const char *name, bool maybe_folder)
{
    struct listing *listing = self;
    char path[PLACE_SIZE];
    struct file_facts facts;
    struct strbuf out = strbuf_init(path, sizeof path);
    strbuf_addf(&out, "%s/%s/LC_MESSAGES/crownhead.mo", listing->folder, name);
    if (maybe_folder && is_code(name) && !out.truncated && file_look(path, &facts) == 0)
        strbuf_addf(&listing->codes, " %s", name);
}

void catalogues_open(void)
{
    char memory[LANGUAGES_MAX * LANGUAGE_CODE_SIZE], wanted[WANTED_SIZE];
    struct listing listing = {.codes = strbuf_init(memory, sizeof memory)};
    if (place_find(PLACE_LOCALE, listing.folder, sizeof listing.folder) == 0)
        folder_list(listing.folder, look_for_catalogue, &listing);
    languages_wanted(wanted, sizeof wanted);
    translate_open(listing.folder, memory, wanted);
}

/* SPDX-License-Identifier: MIT */
/* What is the player's goes where Windows keeps such things: settings follow a player from machine
 * to machine, the archive and what can be made again do not. Or, portable, all of it lies in the
 * folder "games" beside the program: a file "portable.txt" there says so, whatever is in it. These
 * are names that a player who finds them on a stick understands, and a copy of that one folder is a
 * copy of all games. */
#include "system/places.h"

#include "system/files.h"
#include "system/processes.h"
#include "system/wide_windows.h"

#include <initguid.h> /* before the next ones: it makes their names constants of this file */

#include <knownfolders.h>
#include <shlobj.h>
#include <stdio.h>

static const struct place_row {
    const KNOWNFOLDERID *folder; /* NULL: Windows has no such place */
    const char *in_folder;       /* from there */
    const char *portable;        /* from the folder of the program; NULL: it is never there */
} rows[] = {
    [PLACE_SETTINGS] = {&FOLDERID_RoamingAppData, "/Crownhead/settings.ini", "/games/settings.ini"},
    [PLACE_ARCHIVE] = {&FOLDERID_LocalAppData, "/Crownhead/games.db", "/games/games.db"},
    [PLACE_CACHE] = {&FOLDERID_LocalAppData, "/Crownhead/cache", "/games/cache"},
    [PLACE_HOME] = {&FOLDERID_Documents, ""},
    [PLACE_PICTURES] = {&FOLDERID_Pictures, ""},
    [PLACE_GTK3] = {NULL},
};

static bool add_known_folder(const KNOWNFOLDERID *folder, struct strbuf *out)
{
    wchar_t *wide = NULL;
    char path[PLACE_SIZE];
    bool known = SHGetKnownFolderPath(folder, KF_FLAG_DEFAULT, NULL, &wide) == S_OK &&
                 wide_print_path(wide, path, sizeof path);
    CoTaskMemFree(wide);
    if (known)
        strbuf_add(out, path);
    return known;
}

/* Returns true if what is the player's lies beside the program, whose folder is printed. */
static bool is_portable(char *program)
{
    char note[PLACE_SIZE + 16];
    struct file_facts facts;
    if (!process_folder(program, PLACE_SIZE))
        return false;
    snprintf(note, sizeof note, "%s/portable.txt", program);
    return file_look(note, &facts) == 0;
}

bool place_of_player(enum place place, struct strbuf *out)
{
    const struct place_row *row = &rows[place];
    char program[PLACE_SIZE];
    bool portable = row->portable && is_portable(program);
    if (portable)
        strbuf_add(out, program);
    else if (!row->folder || !add_known_folder(row->folder, out))
        return false;
    strbuf_add(out, portable ? row->portable : row->in_folder);
    return true;
}

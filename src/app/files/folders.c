/* SPDX-License-Identifier: MIT */
/* Folders, for the pages that list them. */
#include "system/folders.h"
#include "app/files/in_out.h"
#include "base/path.h"
#include "base/translate.h"
#include "prose/companion_prose.h"
#include "prose/settings_prose.h"

#include <string.h>

static void copy(char out[FILES_PATH_SIZE], const char *path)
{
    size_t length = strlen(path);
    memcpy(out, path, length < FILES_PATH_SIZE ? length + 1 : 0);
}

/* Where to look first: where one has looked for such files last, where a folder was used last, else
 * at home. */
static const char *usual_folder(const struct files_view *files, bool programs)
{
    return files->path[0] && files->programs == programs ? files->path
           : files->recent[0][0]                         ? files->recent[0]
           : files->home[0]                              ? files->home
                                                         : "/";
}

static void say_reason(struct files_view *files, const char *path, int error)
{
    char shown_memory[FILES_PATH_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(files->reason, sizeof files->reason);
    listing_show_name(&shown, path);
    if (error)
        settings_prose_file(&out, shown_memory, error);
}

/* A folder that cannot be read is shown as an empty one, with the reason. */
void folders_look(struct in_out *in_out, const char *path, enum folder_files listed)
{
    struct files_view *files = &in_out->files;
    char at[FILES_PATH_SIZE];
    bool programs = listed == FOLDER_PROGRAMS;
    copy(at, *path ? path : usual_folder(files, programs));
    files->programs = programs;
    int error = folder_resolve(at, files->path, sizeof files->path);
    if (error)
        copy(files->path, at);
    listing_finish(&files->folder);
    error = error ? error : folder_read(files->path, listed, &files->folder);
    say_reason(files, files->path, error);
    files->outcome = SAVE_NONE;
    files->looks++;
    game_out_suggest(in_out);
    position_out_suggest(in_out);
}

bool folders_is(const char *path)
{
    return strlen(path) < FILES_PATH_SIZE && folder_is(path);
}

bool folders_open(struct in_out *in_out, const char *path)
{
    if (!folders_is(path))
        return false;
    /* And so does the page, at the folder that was looked at last. */
    folders_look(in_out, path, FOLDER_GAMES);
    shell_open(in_out->shell, "open-file");
    return true;
}

static void refuse_program(struct in_out *in_out, const char *path, int error)
{
    char shown_memory[FILES_PATH_SIZE], memory[FILES_REASON_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(memory, sizeof memory);
    listing_show_name(&shown, path);
    program_unusable_print(&out, shown_memory, error);
    shell_tell(in_out->shell, true, memory);
}

static void name_after_file(struct peer *peers, int place, const char *file)
{
    static const char of_windows[] = ".exe";
    char name[PEER_TEXT_SIZE];
    strbuf_copy(name, sizeof name, file);
    if (path_ends_in(name, of_windows))
        name[strlen(name) - strlen(of_windows)] = '\0';
    peer_set_name(peers, place, name);
}

void folders_choose_program(struct in_out *in_out, const char *path)
{
    struct peer *peers = in_out->settings->preferences.peers;
    int place = in_out->shell->desk.peer;
    if (folders_is(path)) {
        folders_look(in_out, path, FOLDER_PROGRAMS);
        return;
    }
    int error = folder_check_program(path);
    if (!error && !settings_hold_program(path))
        error = FILE_ERROR_NAME;
    if (error) {
        refuse_program(in_out, path, error);
        return;
    }
    strbuf_copy(peers[place].texts[PEER_FILE], PEER_TEXT_SIZE, path);
    if (!peers[place].texts[PEER_NAME][0])
        name_after_file(peers, place, path_name(path));
    desk_ask(&in_out->shell->desk, REQUEST_BACK);
}

bool folders_drop_program(struct in_out *in_out, const char *path)
{
    bool chosen = strcmp(in_out->shell->desk.page->name, "program-file") == 0;
    if (chosen)
        folders_choose_program(in_out, path);
    return chosen;
}

void folders_remember(struct in_out *in_out, const char *file)
{
    struct files_view *files = &in_out->files;
    char folder[FILES_PATH_SIZE], real[FILES_PATH_SIZE];
    int place = 0;
    if (folder_above(file, folder, sizeof folder) != 0 ||
        folder_resolve(folder, real, sizeof real) != 0)
        return;
    while (place < FILES_RECENT - 1 && strcmp(files->recent[place], real) != 0)
        place++;
    memmove(files->recent[1], files->recent[0], (size_t)place * sizeof files->recent[0]);
    copy(files->recent[0], real);
    copy(files->path, real);
    memcpy(in_out->settings->recent, files->recent, sizeof files->recent);
}

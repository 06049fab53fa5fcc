/* SPDX-License-Identifier: MIT */
/* Folders, for the pages that list them. */
#include "system/folders.h"
#include "app/files/in_out.h"
#include "prose/settings_prose.h"
#include "store/folder.h"

#include <string.h>

static void copy(char out[FILES_PATH_SIZE], const char *path)
{
    size_t length = strlen(path);
    memcpy(out, path, length < FILES_PATH_SIZE ? length + 1 : 0);
}

/* Where to look first: where a folder was used last, else at home. */
static const char *usual_folder(const struct files_view *files)
{
    return files->path[0]        ? files->path
           : files->recent[0][0] ? files->recent[0]
           : files->home[0]      ? files->home
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
void folders_look(struct in_out *in_out, const char *path)
{
    struct files_view *files = &in_out->files;
    char at[FILES_PATH_SIZE];
    copy(at, *path ? path : usual_folder(files));
    int error = folder_resolve(at, files->path, sizeof files->path);
    if (error)
        copy(files->path, at);
    listing_finish(&files->folder);
    error = error ? error : folder_read(files->path, &files->folder);
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
    folders_look(in_out, path); /* and so does the page, at the folder that was looked at last */
    shell_open(in_out->shell, "open-file");
    return true;
}

void folders_remember(struct in_out *in_out, const char *file)
{
    struct files_view *files = &in_out->files;
    char folder[FILES_PATH_SIZE], real[FILES_PATH_SIZE];
    const char *slash = strrchr(file, '/');
    size_t length = slash ? (size_t)(slash - file) : 1;
    int place = 0;
    if (length >= sizeof folder)
        return;
    memcpy(folder, slash ? file : ".", length);
    folder[length] = '\0';
    if (folder_resolve(length ? folder : "/", real, sizeof real) != 0)
        return;
    while (place < FILES_RECENT - 1 && strcmp(files->recent[place], real) != 0)
        place++;
    memmove(files->recent[1], files->recent[0], (size_t)place * sizeof files->recent[0]);
    copy(files->recent[0], real);
    copy(files->path, real);
    memcpy(in_out->settings->recent, files->recent, sizeof files->recent);
}

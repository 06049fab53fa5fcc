/* SPDX-License-Identifier: MIT */
/* Folders, for the pages that list them. */
#include "app/in_out.h"
#include "prose/settings_prose.h"
#include "store/folder.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static void copy(char out[EXCHANGE_PATH_SIZE], const char *path)
{
    size_t length = strlen(path);
    memcpy(out, path, length < EXCHANGE_PATH_SIZE ? length + 1 : 0);
}

/* Where to look first: where a folder was used last, else at home. */
static const char *usual_folder(const struct exchange *exchange)
{
    return exchange->path[0]        ? exchange->path
           : exchange->recent[0][0] ? exchange->recent[0]
           : exchange->home[0]      ? exchange->home
                                    : "/";
}

/* The path without links and dots, as far as there is such a folder. */
static int resolve(const char *path, char out[EXCHANGE_PATH_SIZE])
{
    char *real = realpath(path, NULL);
    if (!real)
        return errno;
    bool fits = strlen(real) < EXCHANGE_PATH_SIZE;
    if (fits)
        copy(out, real);
    free(real);
    return fits ? 0 : ENAMETOOLONG;
}

static void say_reason(struct exchange *exchange, const char *path, int error)
{
    char shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    struct strbuf out = strbuf_init(exchange->reason, sizeof exchange->reason);
    listing_show_name(&shown, path);
    if (error)
        settings_prose_file(&out, shown_memory, error);
}

/* A folder that cannot be read is shown as an empty one, with the reason. */
void folders_look(struct in_out *in_out, const char *path)
{
    struct exchange *exchange = &in_out->exchange;
    char at[EXCHANGE_PATH_SIZE];
    copy(at, *path ? path : usual_folder(exchange));
    int error = resolve(at, exchange->path);
    if (error)
        copy(exchange->path, at);
    listing_finish(&exchange->folder);
    error = error ? error : folder_read(exchange->path, &exchange->folder);
    say_reason(exchange, exchange->path, error);
    exchange->outcome = SAVE_NONE;
    exchange->looks++;
    game_out_suggest(in_out);
    position_out_suggest(in_out);
}

bool folders_is(const char *path)
{
    struct stat about;
    return strlen(path) < EXCHANGE_PATH_SIZE && stat(path, &about) == 0 && S_ISDIR(about.st_mode);
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
    struct exchange *exchange = &in_out->exchange;
    char folder[EXCHANGE_PATH_SIZE], real[EXCHANGE_PATH_SIZE];
    const char *slash = strrchr(file, '/');
    size_t length = slash ? (size_t)(slash - file) : 1;
    int place = 0;
    if (length >= sizeof folder)
        return;
    memcpy(folder, slash ? file : ".", length);
    folder[length] = '\0';
    if (resolve(length ? folder : "/", real) != 0)
        return;
    while (place < EXCHANGE_RECENT - 1 && strcmp(exchange->recent[place], real) != 0)
        place++;
    memmove(exchange->recent[1], exchange->recent[0], (size_t)place * sizeof exchange->recent[0]);
    copy(exchange->recent[0], real);
    copy(exchange->path, real);
    memcpy(in_out->config->recent.paths, exchange->recent, sizeof exchange->recent);
}

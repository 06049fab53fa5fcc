/* SPDX-License-Identifier: MIT */
/* Whatever has happened to the file of an archive, it is opened or rescued; then it can be listed,
 * replayed and written to, and has as many games as the rescue says. Another archive takes over
 * what can be read of it.
 *
 * The input tells what has happened to one of the small archives that earlier versions have made,
 * as no fuzzer finds the beginning of such a file by itself: which of them, how much is cut off its
 * end, and any number of edits: an offset in three bytes, a length in one, and so many bytes. */
#include "base/array.h"
#include "base/log.h"
#include "fuzz.h"
#include "store/archive_rescue.h"
#include "store/archive_snapshot.h"
#include "store/bundle.h"
#include "store/catalogue.h"
#include "store/game_load.h"

#include <dirent.h>
#include <unistd.h>

enum {
    SEEDS = 4,
    SEED_MAX = 1 << 17,
    EDIT_MAX = 16,        /* bytes */
    STOPS_MOST = 1 << 20, /* so often may one be asked whether to stop: work has an end */
    NAME_SIZE = 600,
};

static struct {
    uint8_t bytes[SEED_MAX];
    size_t size;
} seeds[SEEDS];

static char folder[] = "/tmp/crownhead-fuzz-XXXXXX", path[64];
static int stops;

static bool count_stops(void *data)
{
    (void)data;
    MUST(++stops < STOPS_MOST);
    return false;
}

/* --- The file --- */

static void empty_folder(void)
{
    char name[NAME_SIZE];
    DIR *open = opendir(folder);
    MUST(open);
    for (struct dirent *entry = readdir(open); entry; entry = readdir(open)) {
        snprintf(name, sizeof name, "%s/%s", folder, entry->d_name);
        if (entry->d_name[0] != '.')
            unlink(name);
    }
    closedir(open);
}

static void end(void)
{
    empty_folder();
    rmdir(folder);
}

static void begin(void)
{
    for (int i = 0; i < SEEDS; i++) {
        char name[NAME_SIZE];
        snprintf(name, sizeof name, "%s/archive-%d.db", ARCHIVES, i + 1);
        FILE *file = fopen(name, "rb");
        MUST(file);
        seeds[i].size = fread(seeds[i].bytes, 1, SEED_MAX, file);
        fclose(file);
    }
    MUST(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/games.db", folder);
    atexit(end);
}

static void edit(uint8_t *bytes, size_t length, const uint8_t *data, size_t size)
{
    while (size >= 4 && length > 0) {
        size_t offset = (data[0] | (size_t)data[1] << 8 | (size_t)data[2] << 16) % length;
        size_t count = data[3] % EDIT_MAX + 1;
        data += 4;
        size -= 4;
        for (size_t i = 0; i < count && i < size && offset + i < length; i++)
            bytes[offset + i] = data[i];
        data += count < size ? count : size;
        size -= count < size ? count : size;
    }
}

static void write_file(const uint8_t *data, size_t size)
{
    static uint8_t bytes[SEED_MAX];
    int which = size > 0 ? data[0] % SEEDS : 0;
    size_t cut = size > 2 ? data[1] | (size_t)data[2] << 8 : 0, length = seeds[which].size;
    memcpy(bytes, seeds[which].bytes, length);
    length -= cut < length ? cut : length;
    if (size > 3)
        edit(bytes, length, data + 3, size - 3);
    FILE *file = fopen(path, "wb");
    MUST(file && fwrite(bytes, 1, length, file) == length);
    MUST(fclose(file) == 0);
}

/* --- What the program does with it --- */

static void read_game(struct archive *archive, int64_t game)
{
    static struct game_load load;
    struct library_row row;
    char *text;
    MUST(catalogue_read(archive, game, &row) == 0);
    MUST(catalogue_text(archive, game, &text) == 0);
    game_load_begin_text(&load, text);
    game_load_finish(&load);
    free(text);
}

static int read_games(struct archive *archive, int64_t *first)
{
    struct catalogue_found found = {0};
    struct library_filter all = {.result = LIBRARY_ANY_RESULT};
    MUST(catalogue_find(archive, &all, &found, count_stops, NULL) == 0);
    MUST(found.count == found.total);
    for (int i = 0; i < found.count; i++)
        read_game(archive, found.games[i]);
    int count = found.count;
    *first = count > 0 ? found.games[0] : 0;
    catalogue_found_finish(&found);
    return count;
}

/* What is asked of all games at once. */
static void count_games(struct archive *archive)
{
    static struct library_players players;
    struct library_filter filter = {.result = LIBRARY_ANY_RESULT, .versions = true};
    struct catalogue_found found = {0}, poorer = {0};
    MUST(catalogue_players(archive, &filter, LIBRARY_MOST_POINTS, &players, count_stops, NULL) ==
         0);
    MUST(catalogue_find(archive, &filter, &found, count_stops, NULL) == 0);
    struct game_ids games = {found.games, found.count};
    MUST(catalogue_poorer(archive, &games, &poorer, count_stops, NULL) == 0);
    MUST(poorer.count <= found.count);
    catalogue_found_finish(&found);
    catalogue_found_finish(&poorer);
}

static void use(struct archive *archive, int games)
{
    count_games(archive);
    int64_t first;
    int count = read_games(archive, &first);
    MUST(games < 0 || count == games);
    struct game_ids one = {&first, count > 0};
    struct catalogue_change change;
    MUST(catalogue_delete(archive, &one, &change) == 0);
    MUST(change.changed == one.count || change.refused == ARCHIVE_PLAYED);
    one.count = change.changed;
    MUST(catalogue_restore(archive, &one, &change) == 0 && change.changed == one.count);
    MUST(archive_snapshot_make(archive, count_stops, NULL) == 0);
}

/* Opens it as the program does at its start, and looks it through. Returns the first error. */
static int open_whole(struct archive *archive)
{
    struct saved_match match = {0};
    int error = archive_open(archive, path, true, 0);
    if (!error)
        error = archive_take_up(archive, &match);
    if (!error)
        error = archive_check(archive, count_stops, NULL);
    saved_match_finish(&match);
    return error;
}

/* Whatever the file is, the archive that takes it over stays whole. */
static void take_over(void)
{
    struct archive other = {0};
    struct bundle *bundle;
    char there[80];
    snprintf(there, sizeof there, "%s/other.db", folder);
    if (bundle_open(path, &bundle) != 0)
        return;
    MUST(archive_open(&other, there, true, 0) == 0);
    bundle_work(bundle, &other, NULL, NULL);
    MUST(archive_check(&other, count_stops, NULL) == 0);
    archive_close(&other);
    bundle_close(bundle);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct archive archive = {0};
    struct rescue rescue = {.games = -1};
    if (!path[0])
        begin();
    stops = 0;
    empty_folder();
    write_file(data, size);
    take_over();
    int error = open_whole(&archive);
    if (error == FILE_ERROR_DAMAGED) {
        archive_close(&archive);
        error = archive_rescue(path, count_stops, NULL, &rescue);
        if (error == FILE_ERROR_FOREIGN || error == FILE_ERROR_NEWER)
            return 0;
        MUST(error == 0);
        error = open_whole(&archive);
        MUST(error == 0);
    }
    MUST(error == 0 || error == FILE_ERROR_FOREIGN || error == FILE_ERROR_NEWER);
    if (!error)
        use(&archive, rescue.games);
    archive_close(&archive);
    return 0;
}

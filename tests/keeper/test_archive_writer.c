/* SPDX-License-Identifier: MIT */
/* What is saved after a save has failed. */
#include "app/saving/archive_writer.h"
#include "base/file_error.h"
#include "full_disk.h"
#include "library_steps.h"
#include "model.h"
#include "read_only_folder.h"
#include "scratch.h"
#include "suite.h"

#include <SDL.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    GAMES = 3,
    NUMBER = 1,        /* of the match */
    ALL_NEEDED = -100, /* in place of an error */
};

static char place[64], path[96];
static struct model model;
static struct jobs *jobs;
static struct archive_writer writer;

static void begin(void)
{
    strcpy(place, "/tmp/crownhead-writer-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(place));
    snprintf(path, sizeof path, "%s/games.db", place);
    model_init(&model, 8);
    jobs = jobs_create();
    jobs_start(jobs);
    archive_writer_init(&writer, path, jobs);
}

static void end(void)
{
    jobs_destroy(jobs);
    archive_writer_finish(&writer);
    model_finish(&model);
    scratch_remove(place);
}

/* What comes of saving the games from the number `first` on. */
static int save(int number, int first)
{
    struct saved_match saved;
    model_take_down(&model, first, &saved);
    archive_writer_save(&writer, number, &saved);
    jobs_drain(jobs, LANE_WRITER);
    struct archive_news news = archive_writer_hear(&writer);
    REQUIRE(news.tried || news.all, "nothing was saved");
    return news.all ? ALL_NEEDED : news.error;
}

static void play(void)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    model_step(&model, &lines);
}

static void play_games(void)
{
    while (match_game_count(&model.match) < GAMES)
        play();
}

/* What the first part had is missing: the second one must not hide that. */
START_TEST(a_part_waits_for_all_of_it)
{
    play_games();
    ck_assert_int_eq(save(NUMBER, 0), 0);
    ck_assert_int_eq(save(NUMBER, GAMES - 1), 0);
    let_files_grow_to(0);
    ck_assert_int_ne(save(NUMBER, 1), 0);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(save(NUMBER, GAMES - 1), ALL_NEEDED);
    ck_assert_int_eq(save(NUMBER, 0), 0);
    ck_assert_int_eq(save(NUMBER, GAMES - 1), 0);
}
END_TEST

/* --- A file that cannot be written to any more --- */

/* Its program is killed then: what comes into the archive at the end lies beside it. */
static void save_elsewhere(void)
{
    int status;
    pid_t other = fork();
    if (other == 0)
        _exit(save(NUMBER, 0));
    ck_assert(waitpid(other, &status, 0) == other && status == 0);
}

/* The match that was left there is taken up; the next moves come to it when there can be any. */
START_TEST(what_was_read_is_written_to_when_it_can_be)
{
    struct saved_match saved;
    int reason = geteuid() == 0 ? EROFS : EACCES;
    if (!can_be_read_only(place))
        return;
    play_games();
    save_elsewhere();
    make_read_only(place, true);
    ck_assert_int_eq(archive_writer_take_up(&writer, NUMBER, &saved), 0);
    int64_t id = saved.id;
    ck_assert_int_ne(id, 0);
    saved_match_finish(&saved);
    ck_assert_int_eq(save(NUMBER, GAMES - 1), reason);
    ck_assert_int_eq(save(NUMBER, 0), reason);
    make_read_only(place, false);
    ck_assert_int_eq(save(NUMBER, 0), 0);
    ck_assert_int_eq(archive_writer_row(&writer, NUMBER), id);
    archive_writer_finish(&writer);
    end_being_read_only(place);
}
END_TEST

/* In place of the file that is open for writing there is the same one to be read, as where its disk
 * has gone for a moment. */
static void let_no_more_be_written(const char *ending)
{
    enum {
        FILES = 64,
    };
    char name[32], file[128];
    int count = 0;
    for (int i = 0; i < FILES; i++) {
        snprintf(name, sizeof name, "/proc/self/fd/%d", i);
        ssize_t length = readlink(name, file, sizeof file - 1);
        file[length > 0 ? length : 0] = '\0';
        if (length <= (ssize_t)strlen(ending) ||
            strcmp(file + length - strlen(ending), ending) != 0)
            continue;
        int reader = open(file, O_RDONLY);
        ck_assert(reader >= 0 && dup2(reader, i) == i && close(reader) == 0);
        count++;
    }
    REQUIRE(count > 0, "no file is open");
}

START_TEST(a_file_that_fails_is_opened_anew)
{
    play_games();
    ck_assert_int_eq(save(NUMBER, 0), 0);
    let_no_more_be_written("-wal");
    ck_assert_int_eq(save(NUMBER, 0), EBADF);
    ck_assert_int_eq(save(NUMBER, 0), 0);
}
END_TEST

/* --- Damage --- */

/* All of the archive is looked at behind whatever is done meanwhile, and then it is said so. */
START_TEST(mending_has_time)
{
    SDL_sem *added = SDL_CreateSemaphore(0);
    play_games();
    ck_assert_int_eq(save(NUMBER, 0), 0);
    unsigned before = writer.changes;
    hold_writer(jobs, added);
    archive_writer_mend(&writer);
    hold_writer(jobs, added);
    SDL_SemPost(added);
    SDL_Delay(50);
    jobs_deliver(jobs);
    ck_assert(writer.changes == before && writer.mending);
    SDL_SemPost(added);
    while (writer.changes == before) {
        SDL_Delay(1);
        jobs_deliver(jobs);
    }
    ck_assert(!writer.mending);
    SDL_DestroySemaphore(added);
}
END_TEST

/* --- A match that was left --- */

/* Its last moves wait to be saved; they are before anything else is done with it. */
START_TEST(what_could_not_be_saved_waits)
{
    play();
    ck_assert_int_eq(save(NUMBER, 0), 0);
    int64_t first = archive_writer_row(&writer, NUMBER);
    play_games();
    let_files_grow_to(0);
    ck_assert_int_ne(save(NUMBER, 0), 0);
    archive_writer_leave(&writer, NUMBER);
    jobs_drain(jobs, LANE_WRITER);
    ck_assert(writer.last.waits);
    let_files_grow_to(RLIM_INFINITY);
    archive_writer_retry(&writer);
    jobs_drain(jobs, LANE_WRITER);
    ck_assert(archive_writer_hear(&writer).error == 0 && !writer.last.waits);
    struct saved_match found, wanted;
    ck_assert_int_eq(archive_take_up_match(&writer.archive, first, &found), 0);
    model_take_down(&model, 0, &wanted);
    ck_assert_int_eq(found.game_count, wanted.game_count);
    for (int i = 0; i < wanted.game_count; i++)
        ck_assert_str_eq(found.games[i].text, wanted.games[i].text);
    saved_match_finish(&wanted);
    saved_match_finish(&found);
}
END_TEST

SUITE(archive_writer)
{
    Suite *suite = suite_create("archive_writer");
    TCase *tcase = tcase_create("archive_writer");
    tcase_add_checked_fixture(tcase, begin, end);
    tcase_add_test(tcase, mending_has_time);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("posix");
    tcase_add_checked_fixture(posix, begin, end);
    tcase_add_test(posix, a_part_waits_for_all_of_it);
    tcase_add_test(posix, what_was_read_is_written_to_when_it_can_be);
    tcase_add_test(posix, a_file_that_fails_is_opened_anew);
    tcase_add_test(posix, what_could_not_be_saved_waits);
    suite_add_tcase(suite, posix);
    return suite;
}

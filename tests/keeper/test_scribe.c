/* SPDX-License-Identifier: MIT */
/* What the scribe writes down after it has failed to. */
#include "app/errands.h"
#include "app/intake.h"
#include "full_disk.h"
#include "last_match.h"
#include "model.h"
#include "read_only_folder.h"
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
    NUMBER = 1, /* of the match */
    NEXT_NUMBER = 2,
};

static char folder[64], path[96];
static struct model model;

static void make_folder(void)
{
    strcpy(folder, "/tmp/crownhead-scribe-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/games.db", folder);
    model_init(&model, 8);
}

static void remove_folder(void)
{
    char command[96];
    model_finish(&model);
    snprintf(command, sizeof command, "rm -r '%s'", folder);
    ck_assert_int_eq(system(command), 0);
}

/* What comes of saving the games from the number `first` on. */
static int save(struct scribe *scribe, int number, int first)
{
    struct saved_match saved;
    model_take_down(&model, first, &saved);
    scribe_save(scribe, number, &saved);
    scribe_drain(scribe);
    struct scribe_news news = scribe_news(scribe);
    REQUIRE(news.any, "nothing was saved");
    return news.error;
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
    struct scribe *scribe = scribe_create(path);
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    ck_assert_int_eq(save(scribe, NUMBER, GAMES - 1), 0);
    let_files_grow_to(0);
    ck_assert_int_ne(save(scribe, NUMBER, 1), 0);
    let_files_grow_to(RLIM_INFINITY);
    ck_assert_int_eq(save(scribe, NUMBER, GAMES - 1), ESTALE);
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    ck_assert_int_eq(save(scribe, NUMBER, GAMES - 1), 0);
    scribe_destroy(scribe);
}
END_TEST

/* --- A file that cannot be written to any more --- */

/* Its program is killed then: what comes into the archive at the end lies beside it. */
static void save_elsewhere(void)
{
    int status;
    pid_t other = fork();
    if (other == 0)
        _exit(save(scribe_create(path), NUMBER, 0));
    ck_assert(waitpid(other, &status, 0) == other && status == 0);
}

/* The match that was left there is taken up; the next moves come to it when there can be any. */
START_TEST(what_was_read_is_written_to_when_it_can_be)
{
    struct saved_match saved;
    int reason = geteuid() == 0 ? EROFS : EACCES;
    if (!can_be_read_only(folder))
        return;
    play_games();
    save_elsewhere();
    make_read_only(folder, true);
    struct scribe *scribe = scribe_create(path);
    ck_assert_int_eq(scribe_take_up(scribe, NUMBER, &saved), 0);
    int64_t id = saved.id;
    ck_assert_int_ne(id, 0);
    saved_match_finish(&saved);
    ck_assert_int_eq(save(scribe, NUMBER, GAMES - 1), reason);
    ck_assert_int_eq(save(scribe, NUMBER, 0), reason);
    make_read_only(folder, false);
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    ck_assert_int_eq(scribe_row(scribe, NUMBER), id);
    scribe_destroy(scribe);
    end_being_read_only(folder);
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
    struct scribe *scribe = scribe_create(path);
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    let_no_more_be_written("-wal");
    ck_assert_int_eq(save(scribe, NUMBER, 0), EBADF);
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    scribe_destroy(scribe);
}
END_TEST

/* --- Damage --- */

/* For the scribe's worker. */
static void await(void *semaphore)
{
    SDL_SemWait(semaphore);
}

struct note {
    struct scribe *scribe;
    unsigned changes;
};

static void note_changes(void *data)
{
    struct note *note = data;
    note->changes = scribe_changes(note->scribe, false);
}

/* All of the archive is looked at behind whatever is done meanwhile, and then it is said so. */
START_TEST(mending_has_time)
{
    struct scribe *scribe = scribe_create(path);
    struct note note = {scribe, 0};
    SDL_sem *added = SDL_CreateSemaphore(0);
    play_games();
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    unsigned before = scribe_changes(scribe, false);
    scribe_add(scribe, await, added);
    scribe_mend(scribe);
    scribe_add(scribe, note_changes, &note);
    SDL_SemPost(added);
    scribe_drain(scribe);
    ck_assert_uint_eq(note.changes, before);
    while (scribe_changes(scribe, false) == before)
        SDL_Delay(1);
    scribe_destroy(scribe);
    SDL_DestroySemaphore(added);
}
END_TEST

/* --- Games that are taken in while another program has the archive --- */

/* One that repairs it, until the other end of the pipe is closed. */
static pid_t begin_repair(int *end)
{
    int ready[2], over[2];
    char byte;
    ck_assert(pipe(ready) == 0 && pipe(over) == 0);
    pid_t other = fork();
    if (other == 0) {
        struct archive_lock lock;
        close(over[1]);
        archive_lock_open(&lock, path);
        if (archive_lock_take(&lock, LOCK_FILE) && write(ready[1], "!", 1) == 1)
            _exit(read(over[0], &byte, 1) != 0);
        _exit(1);
    }
    close(ready[1]);
    close(over[0]);
    REQUIRE(read(ready[0], &byte, 1) == 1, "the other one does not begin");
    close(ready[0]);
    *end = over[1];
    return other;
}

static void end_repair(pid_t other, int end)
{
    int status;
    close(end);
    ck_assert(waitpid(other, &status, 0) == other && status == 0);
}

static struct intake *take_in(struct scribe *scribe, int patience_ms)
{
    static const char game[] = "1. 11-15 *";
    struct text_source source;
    struct intake *intake = intake_create(scribe, 0, patience_ms);
    text_source_of_text(&source, game, sizeof game - 1);
    ck_assert(intake_begin(intake, &source, NULL));
    return intake;
}

static struct intake_news next_news(struct intake *intake)
{
    struct intake_news news;
    while (!intake_take(intake, &news))
        SDL_Delay(1);
    return news;
}

START_TEST(games_wait_for_another_program)
{
    enum {
        PATIENCE_MS = 60000,
        TRIES = 3,
    };
    int end;
    pid_t other = begin_repair(&end);
    struct scribe *scribe = scribe_create(path);
    struct intake *intake = take_in(scribe, PATIENCE_MS);
    for (int i = 0; i < TRIES; i++) {
        struct intake_news news = next_news(intake);
        ck_assert(!news.ended && !news.error && news.taken == 0);
    }
    end_repair(other, end);
    struct intake_news news = next_news(intake);
    while (!news.ended)
        news = next_news(intake);
    ck_assert(news.error == 0 && news.taken == 1);
    scribe_destroy(scribe);
    intake_destroy(intake);
}
END_TEST

START_TEST(games_do_not_wait_for_ever)
{
    int end;
    pid_t other = begin_repair(&end);
    struct scribe *scribe = scribe_create(path);
    struct intake *intake = take_in(scribe, 0);
    struct intake_news news = next_news(intake);
    ck_assert(news.ended && news.error == FILE_ERROR_BUSY && news.taken == 0);
    end_repair(other, end);
    scribe_destroy(scribe);
    intake_destroy(intake);
}
END_TEST

/* --- A match that is gone on with --- */

/* What comes of taking up the match of the first game. */
static struct errand take_up(struct scribe *scribe, struct errands *errands)
{
    struct errand errand;
    errands_send(errands,
                 &(struct errand){.kind = ERRAND_TAKE_UP, .game = 1, .number = NEXT_NUMBER});
    scribe_drain(scribe);
    REQUIRE(errands_take(errands, &errand), "nothing has come of it");
    return errand;
}

static void require_all(const struct saved_match *found)
{
    struct saved_match wanted;
    model_take_down(&model, 0, &wanted);
    ck_assert_int_eq(found->game_count, wanted.game_count);
    for (int i = 0; i < wanted.game_count; i++)
        ck_assert_str_eq(found->games[i].text, wanted.games[i].text);
    saved_match_finish(&wanted);
}

/* The last moves of a match that was left wait to be saved; it is gone on with before they are. */
START_TEST(what_waits_is_gone_on_with)
{
    struct scribe *scribe = scribe_create(path);
    struct errands *errands = errands_create(scribe);
    play();
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    play_games();
    let_files_grow_to(0);
    ck_assert_int_ne(save(scribe, NUMBER, 0), 0);
    scribe_leave(scribe, NUMBER);
    ck_assert_int_ne(take_up(scribe, errands).error, 0);
    let_files_grow_to(RLIM_INFINITY);
    struct errand errand = take_up(scribe, errands);
    ck_assert_int_eq(errand.error, 0);
    require_all(&errand.saved);
    saved_match_finish(&errand.saved);
    scribe_destroy(scribe);
    errands_destroy(errands);
}
END_TEST

/* It is the last one when it has been shown, and no sooner. */
START_TEST(what_is_gone_on_with_is_the_last)
{
    for (int shown = 0; shown < 2; shown++) {
        struct scribe *scribe = scribe_create(path);
        struct errands *errands = errands_create(scribe);
        play();
        ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
        int64_t first = scribe_row(scribe, NUMBER);
        scribe_leave(scribe, NUMBER);
        struct errand errand = take_up(scribe, errands);
        ck_assert(errand.error == 0 && errand.saved.id == first);
        errand.kind = ERRAND_ADOPT;
        if (shown)
            errands_send(errands, &errand);
        else
            saved_match_finish(&errand.saved);
        scribe_destroy(scribe);
        errands_destroy(errands);
        ck_assert_int_eq(last_match(path), shown ? first : 0);
        ck_assert_int_eq(remove(path), 0);
    }
}
END_TEST

static void give_name(const char *from, const char *to)
{
    ck_assert_int_eq(rename(from, to), 0);
}

/* It does not become a second one, when it can be saved again. */
START_TEST(what_was_taken_up_stays_itself)
{
    char aside[96];
    struct scribe *scribe = scribe_create(path);
    struct errands *errands = errands_create(scribe);
    play_games();
    ck_assert_int_eq(save(scribe, NUMBER, 0), 0);
    scribe_leave(scribe, NUMBER);
    struct errand errand = take_up(scribe, errands);
    ck_assert_int_eq(errand.error, 0);
    int64_t id = errand.saved.id;
    snprintf(aside, sizeof aside, "%s.aside", folder);
    give_name(folder, aside);
    fclose(fopen(folder, "w")); /* where its folder was there is a file */
    errand.kind = ERRAND_ADOPT;
    errands_send(errands, &errand);
    scribe_drain(scribe);
    ck_assert_int_eq(scribe_news(scribe).error, ESTALE);
    ck_assert_int_eq(remove(folder), 0);
    give_name(aside, folder);
    ck_assert_int_eq(save(scribe, NEXT_NUMBER, 0), 0);
    ck_assert_int_eq(scribe_row(scribe, NEXT_NUMBER), id);
    scribe_destroy(scribe);
    errands_destroy(errands);
}
END_TEST

int main(void)
{
    Suite *suite = suite_create("scribe");
    TCase *tcase = tcase_create("scribe");
    tcase_add_checked_fixture(tcase, make_folder, remove_folder);
    tcase_add_test(tcase, a_part_waits_for_all_of_it);
    tcase_add_test(tcase, what_was_read_is_written_to_when_it_can_be);
    tcase_add_test(tcase, a_file_that_fails_is_opened_anew);
    tcase_add_test(tcase, mending_has_time);
    tcase_add_test(tcase, games_wait_for_another_program);
    tcase_add_test(tcase, games_do_not_wait_for_ever);
    tcase_add_test(tcase, what_waits_is_gone_on_with);
    tcase_add_test(tcase, what_is_gone_on_with_is_the_last);
    tcase_add_test(tcase, what_was_taken_up_stays_itself);
    suite_add_tcase(suite, tcase);
    return run_suite(suite);
}

/* SPDX-License-Identifier: MIT */
#include "running.h"

#include <dirent.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    PATHS = 4,
    LOG_SIZE = 4096,
};

char scratch[64];

/* --- The folder --- */

void scratch_setup(void)
{
    scratch_setup_in("/tmp");
}

void scratch_setup_in(const char *where)
{
    snprintf(scratch, sizeof scratch, "%s/crownhead-keeper-XXXXXX", where);
    ck_assert_ptr_nonnull(mkdtemp(scratch));
    setenv("HOME", scratch, 1);
    setenv("XDG_CONFIG_HOME", scratch, 1);
    setenv("XDG_DATA_HOME", scratch, 1);
    setenv("CROWNHEAD_CONFIG", scratch_path("settings.ini"), 1);
    setenv("CROWNHEAD_ASSETS", ASSETS, 1);
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    setenv("SDL_AUDIODRIVER", "dummy", 1);
    setenv("LC_ALL", "C.UTF-8", 1);
    signal(SIGPIPE, SIG_IGN);
}

void scratch_teardown(void)
{
    char command[160];
    snprintf(command, sizeof command, "rm -r '%s'", scratch);
    ck_assert_int_eq(system(command), 0);
}

const char *scratch_path(const char *name)
{
    static char paths[PATHS][256];
    static int at;
    at = (at + 1) % PATHS;
    snprintf(paths[at], sizeof paths[at], "%s/%s", scratch, name);
    return paths[at];
}

char *scratch_read(const char *name, size_t *size)
{
    FILE *in = fopen(scratch_path(name), "rb");
    struct stat about;
    if (!in)
        return NULL;
    ck_assert_int_eq(fstat(fileno(in), &about), 0);
    char *bytes = calloc(1, (size_t)about.st_size + 1);
    *size = fread(bytes, 1, (size_t)about.st_size, in);
    fclose(in);
    return bytes;
}

void scratch_write(const char *name, const char *bytes, size_t size)
{
    FILE *out = fopen(scratch_path(name), "wb");
    ck_assert_ptr_nonnull(out);
    ck_assert_uint_eq(fwrite(bytes, 1, size, out), size);
    ck_assert_int_eq(fclose(out), 0);
}

void scratch_copy(const char *from, const char *to)
{
    size_t size;
    char *bytes = scratch_read(from, &size);
    unlink(scratch_path(to));
    if (bytes)
        scratch_write(to, bytes, size);
    free(bytes);
}

const char *scratch_log(void)
{
    static char text[LOG_SIZE];
    FILE *in = fopen(scratch_path("log"), "r");
    text[in ? fread(text, 1, sizeof text - 1, in) : 0] = '\0';
    if (in)
        fclose(in);
    return text;
}

/* --- Starting and ending --- */

static void become_program(const char *data, const int to[2], const int from[2],
                           running_prepare *prepare)
{
    int log = open(scratch_path("log"), O_WRONLY | O_CREAT | O_APPEND, 0666);
    dup2(to[0], STDIN_FILENO);
    dup2(from[1], STDOUT_FILENO);
    dup2(log, STDERR_FILENO);
    setenv("CROWNHEAD_DATA", data, 1);
    signal(SIGPIPE, SIG_DFL);
    if (prepare)
        prepare();
    const char *named = getenv("CROWNHEAD_PROGRAM"), *program = named ? named : PROGRAM;
    execl(program, program, "--size", "640x480", "--script", "-", (char *)NULL);
    _exit(127);
}

/* No other program that is started has its ends. */
static void make_pipe(int ends[2])
{
    ck_assert_int_eq(pipe(ends), 0);
    for (int i = 0; i < 2; i++)
        fcntl(ends[i], F_SETFD, FD_CLOEXEC);
}

struct running running_start_with(const char *data, running_prepare *prepare)
{
    int to[2], from[2];
    make_pipe(to);
    make_pipe(from);
    struct running running = {.process = fork(), .to = to[1], .from = from[0]};
    ck_assert_int_ge(running.process, 0);
    if (running.process == 0)
        become_program(data, to, from, prepare);
    close(to[0]);
    close(from[1]);
    return running;
}

struct running running_start(const char *data)
{
    return running_start_with(data, NULL);
}

static int let_go(struct running *running)
{
    int status;
    ck_assert_int_eq(waitpid(running->process, &status, 0), running->process);
    close(running->from);
    *running = (struct running){0};
    return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

int running_end(struct running *running)
{
    close(running->to);
    return let_go(running);
}

void running_kill(struct running *running)
{
    kill(running->process, SIGKILL);
    close(running->to);
    let_go(running);
}

/* --- Talking --- */

double running_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

void running_tell(struct running *running, const char *lines)
{
    size_t length = strlen(lines);
    for (ssize_t count; length > 0; lines += count, length -= (size_t)count)
        if ((count = write(running->to, lines, length)) <= 0)
            return;
}

/* One more byte of what it says, until the time. */
static bool hear_byte(struct running *running, char *byte, double until)
{
    double left = until - running_now();
    struct pollfd waited = {.fd = running->from, .events = POLLIN};
    return left > 0 && poll(&waited, 1, (int)left + 1) > 0 && read(running->from, byte, 1) == 1;
}

bool running_hear(struct running *running, const char *word, double until)
{
    for (char byte; hear_byte(running, &byte, until);) {
        if (byte != '\n') {
            REQUIRE(running->length < (int)sizeof running->heard - 1, "it says too much");
            running->heard[running->length++] = byte;
            continue;
        }
        running->heard[running->length] = '\0';
        running->length = 0;
        REQUIRE(strcmp(running->heard, word) == 0, "heard %s instead of %s", running->heard, word);
        return true;
    }
    return false;
}

void running_do(struct running *running, const char *lines)
{
    running_tell(running, lines);
    running_tell(running, "say done\n");
    REQUIRE(running_hear(running, "done", running_now() + ALL_TOO_LONG_MS),
            "it does not do:\n%s\nwhat it says of that:\n%s", lines, scratch_log());
}

void running_deed(struct running *running, struct model *model, model_deed *deed)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    deed(model, &lines);
    running_do(running, memory);
}

void running_expect(struct running *running, const struct model *model)
{
    char memory[MODEL_LINES_SIZE];
    struct strbuf lines = strbuf_init(memory, sizeof memory);
    model_expect(model, &lines);
    running_do(running, memory);
}

/* --- What the system knows of it --- */

/* The first line of one of its files about a thread; empty: the thread is gone. */
static void read_about(const char *folder, const char *thread, const char *file, char line[64])
{
    char path[400];
    snprintf(path, sizeof path, "%s/%s/%s", folder, thread, file);
    FILE *in = fopen(path, "r");
    if (!in || !fgets(line, 64, in))
        line[0] = '\0';
    if (in)
        fclose(in);
}

/* What schedstat says of a thread, in milliseconds. */
struct thread_times {
    double used, waited;
};

static struct thread_times read_times(const char *folder, const char *thread)
{
    char line[64];
    struct thread_times times = {0};
    read_about(folder, thread, "schedstat", line);
    sscanf(line, "%lf %lf", &times.used, &times.waited);
    return (struct thread_times){times.used / 1e6, times.waited / 1e6};
}

static bool is_worker(const char *folder, const char *thread)
{
    char name[64];
    read_about(folder, thread, "comm", name);
    return strcmp(name, "worker\n") == 0;
}

/* The sum of the workers, or of all threads but the first. */
static struct thread_times sum_of_threads(const struct running *running, bool workers)
{
    char folder[64];
    struct thread_times sum = {0};
    snprintf(folder, sizeof folder, "/proc/%d/task", (int)running->process);
    DIR *threads = opendir(folder);
    for (struct dirent *thread; threads && (thread = readdir(threads));) {
        int number = atoi(thread->d_name); /* 0: the folder, and the one above */
        if (number == 0 || number == running->process ||
            (workers && !is_worker(folder, thread->d_name)))
            continue;
        struct thread_times times = read_times(folder, thread->d_name);
        sum.used += times.used;
        sum.waited += times.waited;
    }
    if (threads)
        closedir(threads);
    return sum;
}

double running_used(const struct running *running)
{
    return sum_of_threads(running, false).used;
}

double running_waited(const struct running *running)
{
    return sum_of_threads(running, true).waited;
}

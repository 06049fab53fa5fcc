/* SPDX-License-Identifier: MIT */
#include "system/processes.h"

#include "system/clock.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    PATIENCE_MS = 500, /* for a program to end */
    NOT_RUN = 127,     /* exit status, as the shell has it */
    NO_FILE = -1,      /* poll passes it over */
    PATH_SIZE = 4096,
};

bool process_folder(char *out, size_t size)
{
    char program[PATH_SIZE];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(program, '/');
    if (slash)
        *slash = '\0';
    return (size_t)snprintf(out, size, "%s", slash ? program : CROWNHEAD_BIN) < size;
}

void process_begin(int *argc, char ***argv)
{
    (void)argc, (void)argv;
}

/* --- A copy of this process --- */

int process_fork(void (*work)(void *data), void *data)
{
    pid_t id = fork();
    if (id == 0) {
        work(data);
        _exit(0); /* what stdio holds back is the parent's to write */
    }
    return id > 0 ? id : 0;
}

void process_wait(int id)
{
    while (waitpid(id, NULL, 0) < 0 && errno == EINTR)
        ;
}

/* --- Another program --- */

struct pipe {
    int read, write;
};

static bool open_pipe(struct pipe *made)
{
    int ends[2];
    if (pipe(ends) != 0)
        return false;
    *made = (struct pipe){.read = ends[0], .write = ends[1]};
    fcntl(made->read, F_SETFD, FD_CLOEXEC);
    fcntl(made->write, F_SETFD, FD_CLOEXEC);
    return true;
}

static void close_pipe(const struct pipe *pipe)
{
    close(pipe->read);
    close(pipe->write);
}

/* Gives `file` the number `number` in the program that is run next. */
static void hand_on(int file, int number)
{
    if (file == number)
        fcntl(file, F_SETFD, 0);
    else
        dup2(file, number);
}

/* Runs in the new process, which becomes the first of a group of its own. As soon as this program
 * has closed the pipe, or has ended in whatever way, it ends the group. It does nothing that
 * another thread of the old process may have kept from being done, such as using the heap. */
static void keep(const struct pipe *life)
{
    setpgid(0, 0);
    hand_on(life->read, STDIN_FILENO);
    execl("/bin/sh", "sh", "-c", "read line; kill -KILL 0", (char *)NULL);
    _exit(NOT_RUN);
}

/* Runs in the new process. The program has signals as they are for any program. */
static void run(const char *command, const struct pipe *in, const struct pipe *out, pid_t group)
{
    if (setpgid(0, group) != 0)
        _exit(NOT_RUN); /* this program has ended before, and the group with it */
    signal(SIGPIPE, SIG_DFL);
    hand_on(in->read, STDIN_FILENO);
    hand_on(out->write, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(NOT_RUN);
}

/* Returns the id of the group, or -1, with errno. Parent and child both call setpgid: either may
 * come first. */
static pid_t begin_group(const struct pipe *life)
{
    pid_t id = fork();
    if (id == 0)
        keep(life);
    if (id > 0)
        setpgid(id, id);
    return id;
}

/* Returns its id, or -1, with errno. */
static pid_t begin_process(const char *command, const struct pipe *in, const struct pipe *out,
                           pid_t group)
{
    pid_t id = fork();
    if (id == 0)
        run(command, in, out, group);
    if (id > 0)
        setpgid(id, group);
    return id;
}

static void end_group(const struct child *child)
{
    kill(-child->group, SIGKILL);
    process_wait(child->group);
    close(child->life);
}

/* Begins the group of the child and its program. False, with errno, if that cannot be. */
static bool begin(struct child *child, const char *command, const struct pipe *in,
                  const struct pipe *out)
{
    struct pipe life;
    if (!open_pipe(&life))
        return false;
    *child = (struct child){.group = begin_group(&life), .life = life.write};
    close(life.read);
    if (child->group < 0) {
        close(child->life);
        return false;
    }
    child->id = begin_process(command, in, out, child->group);
    if (child->id < 0) {
        int error = errno;
        end_group(child);
        errno = error;
    }
    return child->id > 0;
}

static bool start(struct child *child, const char *command)
{
    struct pipe in, out;
    if (!open_pipe(&in))
        return false;
    if (!open_pipe(&out)) {
        close_pipe(&in);
        return false;
    }
    if (!begin(child, command, &in, &out)) {
        int error = errno;
        close_pipe(&in);
        close_pipe(&out);
        errno = error;
        return false;
    }
    close(in.read);
    close(out.write);
    fcntl(in.write, F_SETFL, O_NONBLOCK); /* who does not read is not waited for */
    child->to = in.write;
    child->from = out.read;
    return true;
}

/* Adds a text in apostrophes, within which the shell takes everything as it is. */
static void add_quoted(struct strbuf *out, const char *text, size_t length)
{
    strbuf_add(out, "'");
    for (size_t i = 0; i < length; i++)
        strbuf_addf(out, text[i] == '\'' ? "'\\''" : "%c", text[i]);
    strbuf_add(out, "'");
}

void child_command(struct strbuf *out, const char *file, const char *arguments)
{
    const char *slash = strrchr(file, '/');
    const char *name = slash ? slash + 1 : file;
    strbuf_add(out, "cd ");
    add_quoted(out, file, (size_t)(name - file));
    strbuf_add(out, " && exec ./");
    add_quoted(out, name, strlen(name));
    strbuf_addf(out, " %s", arguments);
}

bool child_start(struct child *child, const char *command)
{
    /* One at a time: a pipe that another program inherits before it is marked would never end. */
    static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
    signal(SIGPIPE, SIG_IGN); /* who does not listen any more is told by write */
    pthread_mutex_lock(&starting);
    bool started = start(child, command);
    pthread_mutex_unlock(&starting);
    return started;
}

/* Returns the processor time of a process in microseconds; 0: it has ended. */
static int64_t processor_time(pid_t id)
{
    struct timespec used;
    clockid_t clock;
    if (clock_getcpuclockid(id, &clock) != 0 || clock_gettime(clock, &used) != 0)
        return 0;
    return (int64_t)used.tv_sec * 1000000 + used.tv_nsec / 1000;
}

int64_t child_processor_time(const struct child *child)
{
    DIR *processes = opendir("/proc");
    int64_t sum = 0;
    if (!processes)
        return -1;
    for (const struct dirent *entry = readdir(processes); entry; entry = readdir(processes)) {
        pid_t id = (pid_t)strtol(entry->d_name, NULL, 10);
        if (id > 0 && getpgid(id) == child->group)
            sum += processor_time(id);
    }
    closedir(processes);
    return sum;
}

static bool has_ended(const struct child *child)
{
    return waitpid(child->id, NULL, WNOHANG) != 0;
}

void child_end(struct child *child)
{
    struct patience patience = {.ms = PATIENCE_MS};
    bool ended;
    close(child->to);
    do
        ended = has_ended(child);
    while (!ended && patience_wait(&patience));
    end_group(child);
    if (!ended)
        process_wait(child->id);
    close(child->from);
}

long child_write(const struct child *child, const char *bytes, size_t size)
{
    ssize_t count = write(child->to, bytes, size);
    return count >= 0 ? (long)count : errno == EAGAIN || errno == EINTR ? 0 : -1;
}

long child_read(const struct child *child, char *bytes, size_t size)
{
    ssize_t count;
    do
        count = read(child->from, bytes, size);
    while (count < 0 && errno == EINTR);
    return (long)count;
}

void child_wait(const struct child *child, int ms, bool *reads, bool *writes)
{
    struct pollfd files[] = {
        {.fd = child->from, .events = POLLIN},
        {.fd = *writes ? child->to : NO_FILE, .events = POLLOUT},
    };
    bool ready = poll(files, sizeof files / sizeof *files, ms) > 0;
    *reads = ready && files[0].revents;
    *writes = ready && files[1].revents;
}

/* SPDX-License-Identifier: MIT */
#include "system/processes.h"

#include "system/clock.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
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

/* However this program ends, that one is not left behind. */
static void die_with(pid_t parent)
{
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(NOT_RUN); /* it has ended before that was said */
#endif
    (void)parent;
}

/* Runs in the new process. It does nothing that another thread of the old one may have kept from
 * being done, such as using the heap. The process is of a group of its own, so that it can be ended
 * with all that it starts, and has signals as they are for any program. */
static void run(const char *command, const struct pipe *in, const struct pipe *out, pid_t parent)
{
    die_with(parent);
    setpgid(0, 0);
    signal(SIGPIPE, SIG_DFL);
    hand_on(in->read, STDIN_FILENO);
    hand_on(out->write, STDOUT_FILENO);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(NOT_RUN);
}

/* Returns its id, or -1, with errno. */
static pid_t begin_process(const char *command, const struct pipe *in, const struct pipe *out)
{
    pid_t parent = getpid();
    pid_t id = fork();
    if (id == 0)
        run(command, in, out, parent);
    if (id > 0)
        setpgid(id, id); /* parent and child both call it: the child may be ended before it runs */
    return id;
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
    pid_t id = begin_process(command, &in, &out);
    if (id < 0) {
        int error = errno;
        close_pipe(&in);
        close_pipe(&out);
        errno = error;
        return false;
    }
    close(in.read);
    close(out.write);
    fcntl(in.write, F_SETFL, O_NONBLOCK); /* who does not read is not waited for */
    *child = (struct child){.id = id, .to = in.write, .from = out.read};
    return true;
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

static bool has_ended(const struct child *child)
{
    return waitpid(child->id, NULL, WNOHANG) != 0;
}

void child_end(struct child *child)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    int64_t until = clock_milliseconds(NULL) + PATIENCE_MS;
    close(child->to);
    bool ended = has_ended(child);
    while (!ended && clock_milliseconds(NULL) < until) {
        nanosleep(&moment, NULL);
        ended = has_ended(child);
    }
    kill(-child->id, SIGKILL);
    if (!ended)
        waitpid(child->id, NULL, 0);
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

/* SPDX-License-Identifier: MIT */
#include "cli/program.h"

#include <errno.h>

#ifdef _WIN32

/* Programs are started in another way there: none is. */
bool program_start(struct program *program, const char *command)
{
    (void)program;
    (void)command;
    errno = ENOSYS;
    return false;
}

void program_end(struct program *program)
{
    (void)program;
}

void program_say(struct program *program, const char *line)
{
    (void)program;
    (void)line;
}

enum heard program_hear(struct program *program, int64_t until, const atomic_bool *stop,
                        char **line)
{
    (void)program;
    (void)until;
    (void)stop;
    *line = NULL;
    return HEARD_END;
}

#else

#include "base/array.h"
#include "cli/clock.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    PATIENCE = 500, /* milliseconds for a program to end */
    GLANCE = 100,   /* milliseconds after which the flag is looked at */
    CHUNK = 4096,
    LINE_BYTES_MAX = 1 << 20, /* who has more to say at once says nothing */
    NOT_RUN = 127,            /* exit status, as the shell has it */
    NO_FILE = -1,             /* poll passes it over */
};

/* --- Beginning and end --- */

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

/* `file` as `place`, for what is run next. */
static void hand_on(int file, int place)
{
    if (file == place)
        fcntl(file, F_SETFD, 0);
    else
        dup2(file, place);
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

/* What the new process does: nothing that another thread of the old one may have kept from being
 * done, as the heap is. It is of a group of its own, so that it can be ended with all that it
 * starts, and has signals as they are for any program. */
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

/* Its id, or -1, with errno. */
static pid_t begin_process(const char *command, const struct pipe *in, const struct pipe *out)
{
    pid_t parent = getpid();
    pid_t id = fork();
    if (id == 0)
        run(command, in, out, parent);
    if (id > 0)
        setpgid(id, id); /* whoever comes first: it may have to be ended before it has begun */
    return id;
}

static bool start(struct program *program, const char *command)
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
    *program = (struct program){.id = id, .to = in.write, .from = out.read};
    return true;
}

bool program_start(struct program *program, const char *command)
{
    /* One at a time: a pipe that another program inherits before it is marked would never end. */
    static pthread_mutex_t starting = PTHREAD_MUTEX_INITIALIZER;
    signal(SIGPIPE, SIG_IGN); /* who does not listen any more is told by write */
    pthread_mutex_lock(&starting);
    bool started = start(program, command);
    pthread_mutex_unlock(&starting);
    return started;
}

static bool has_ended(const struct program *program)
{
    return waitpid(program->id, NULL, WNOHANG) != 0;
}

void program_end(struct program *program)
{
    const struct timespec moment = {.tv_nsec = 5000000};
    int64_t until = clock_milliseconds(NULL) + PATIENCE;
    close(program->to);
    bool ended = has_ended(program);
    while (!ended && clock_milliseconds(NULL) < until) {
        nanosleep(&moment, NULL);
        ended = has_ended(program);
    }
    kill(-program->id, SIGKILL);
    if (!ended)
        waitpid(program->id, NULL, 0);
    close(program->from);
    free(program->bytes);
    free(program->unsaid);
}

/* --- Talking --- */

static void put_unsaid(struct program *program, const char *text, size_t size)
{
    program->unsaid =
        array_reserve(program->unsaid, &program->unsaid_capacity, program->unsaid_count + size, 1);
    memcpy(program->unsaid + program->unsaid_count, text, size);
    program->unsaid_count += size;
}

/* As much as it takes now. False: it does not listen any more. */
static bool say_more(struct program *program)
{
    if (program->unsaid_count == 0)
        return true;
    ssize_t size = write(program->to, program->unsaid, program->unsaid_count);
    if (size < 0)
        return errno == EAGAIN || errno == EINTR;
    program->unsaid_count -= (size_t)size;
    memmove(program->unsaid, program->unsaid + size, program->unsaid_count);
    return true;
}

void program_say(struct program *program, const char *line)
{
    put_unsaid(program, line, strlen(line));
    put_unsaid(program, "\n", 1);
    say_more(program); /* who has gone is found out when one listens */
}

/* The next whole line of what it has said, or NULL: none is an answer while it has not taken what
 * it was told. */
static char *take_line(struct program *program)
{
    if (program->at == program->count || program->unsaid_count > 0)
        return NULL;
    char *line = program->bytes + program->at;
    char *end = memchr(line, '\n', program->count - program->at);
    if (!end)
        return NULL;
    *end = '\0';
    program->at = (size_t)(end + 1 - program->bytes);
    return line;
}

/* Makes room behind what nobody has heard, and reads. How much; 0 at the end. */
static ssize_t read_more(struct program *program)
{
    program->count -= program->at;
    if (program->at > 0)
        memmove(program->bytes, program->bytes + program->at, program->count);
    program->at = 0;
    program->bytes = array_reserve(program->bytes, &program->capacity, program->count + CHUNK, 1);
    ssize_t size = read(program->from, program->bytes + program->count, CHUNK);
    if (size > 0)
        program->count += (size_t)size;
    return size;
}

/* Waits until there is something to read, or room for what is to be said, but not for long. */
static void wait_for_program(const struct program *program, int64_t until, bool *reads,
                             bool *writes)
{
    struct pollfd files[] = {
        {.fd = program->from, .events = POLLIN},
        {.fd = program->unsaid_count > 0 ? program->to : NO_FILE, .events = POLLOUT},
    };
    int64_t left = until - clock_milliseconds(NULL);
    int most = left < 0 ? 0 : left < GLANCE ? (int)left : GLANCE;
    bool ready = poll(files, sizeof files / sizeof *files, most) > 0;
    *reads = ready && files[0].revents;
    *writes = ready && files[1].revents;
}

/* False: it does not listen or talk any more, or has too much to say. */
static bool exchange(struct program *program, int64_t until)
{
    bool reads, writes;
    wait_for_program(program, until, &reads, &writes);
    if (writes && !say_more(program))
        return false;
    ssize_t size = reads ? read_more(program) : 1;
    return (size > 0 || (size < 0 && errno == EINTR)) && program->count <= LINE_BYTES_MAX;
}

enum heard program_hear(struct program *program, int64_t until, const atomic_bool *stop,
                        char **line)
{
    for (;;) {
        if (atomic_load(stop))
            return HEARD_STOP;
        if (clock_milliseconds(NULL) >= until)
            return HEARD_NOTHING;
        if ((*line = take_line(program)))
            return HEARD_LINE;
        if (!exchange(program, until))
            return HEARD_END;
    }
}

#endif

/* SPDX-License-Identifier: MIT */
#include "system/streams.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

void streams_begin(void)
{
    for (int handle = STDIN_FILENO; handle <= STDERR_FILENO; handle++)
        while (fcntl(handle, F_GETFD) < 0 &&
               open("/dev/null", handle == STDIN_FILENO ? O_WRONLY : O_RDONLY) >= 0)
            ;
}

FILE *stream_input(void)
{
    return stdin;
}

void streams_leave_console(void) {}

bool stream_is_terminal(FILE *stream)
{
    return isatty(fileno(stream)) == 1;
}

int stream_columns(FILE *stream)
{
    struct winsize size;
    return ioctl(fileno(stream), TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

long stream_print(const char *bytes, size_t size)
{
    ssize_t count = write(STDOUT_FILENO, bytes, size);
    return count >= 0 ? (long)count : errno == EINTR ? 0 : -1;
}

/* No more is read than is asked for, so that what is left can be waited for. */
FILE *stream_open(const char *path)
{
    int handle = strcmp(path, "-") == 0 ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                        : open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    int flags = handle < 0 ? -1 : fcntl(handle, F_GETFL);
    FILE *in =
        flags >= 0 && fcntl(handle, F_SETFL, flags & ~O_NONBLOCK) == 0 ? fdopen(handle, "r") : NULL;
    if (in)
        setvbuf(in, NULL, _IONBF, 0);
    else if (handle >= 0)
        close(handle);
    return in;
}

bool stream_wait(FILE *in, int ms)
{
    struct pollfd waited = {.fd = fileno(in), .events = POLLIN};
    return poll(&waited, 1, ms) > 0;
}

bool memory_stream_open(struct memory_stream *stream)
{
    stream->file = open_memstream(&stream->text, &stream->size);
    return stream->file;
}

char *memory_stream_close(struct memory_stream *stream)
{
    if (fclose(stream->file) == 0)
        return stream->text;
    free(stream->text);
    return NULL;
}

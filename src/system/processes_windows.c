/* SPDX-License-Identifier: MIT */
/* Programs are started in another way here: none is. */
#include "system/processes.h"

#include <errno.h>

bool process_folder(char *out, size_t size)
{
    (void)out, (void)size;
    return false;
}

bool child_start(struct child *child, const char *command)
{
    (void)child, (void)command;
    errno = ENOSYS;
    return false;
}

void child_command(struct strbuf *out, const char *file, const char *arguments)
{
    strbuf_addf(out, "\"%s\" %s", file, arguments);
}

int64_t child_processor_time(const struct child *child)
{
    (void)child;
    return -1;
}

void child_end(struct child *child)
{
    (void)child;
}

long child_write(const struct child *child, const char *bytes, size_t size)
{
    (void)child, (void)bytes, (void)size;
    return -1;
}

long child_read(const struct child *child, char *bytes, size_t size)
{
    (void)child, (void)bytes, (void)size;
    return -1;
}

void child_wait(const struct child *child, int ms, bool *reads, bool *writes)
{
    (void)child, (void)ms;
    *reads = *writes = false;
}

/* SPDX-License-Identifier: MIT */
/* No program of Windows listens at such a socket. */
#include "system/sockets.h"

#include <errno.h>
#include <windows.h>

int socket_connect(const char *path)
{
    (void)path;
    errno = ENOSYS;
    return -1;
}

void socket_close(int socket)
{
    (void)socket;
}

long socket_write(int socket, const char *bytes, size_t size)
{
    (void)socket;
    (void)bytes;
    (void)size;
    return -1;
}

long socket_read(int socket, char *bytes, size_t size)
{
    (void)socket;
    (void)bytes;
    (void)size;
    return -1;
}

void socket_wait(int socket, int ms, bool writes)
{
    (void)socket;
    (void)writes;
    Sleep((DWORD)ms);
}

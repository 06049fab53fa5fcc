/* SPDX-License-Identifier: MIT */
#include "system/sockets.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

/* Returns -1, with errno, and closes the socket. */
static int give_up(int made)
{
    int error = errno;
    close(made);
    errno = error;
    return -1;
}

int socket_connect(const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    strcpy(address.sun_path, path);
    int made = socket(AF_UNIX, SOCK_STREAM, 0);
    if (made < 0)
        return -1;
    fcntl(made, F_SETFD, FD_CLOEXEC);
    fcntl(made, F_SETFL, O_NONBLOCK);
    return connect(made, (const struct sockaddr *)&address, sizeof address) == 0 ? made
                                                                                 : give_up(made);
}

void socket_close(int socket)
{
    close(socket);
}

static bool is_for_now(int error)
{
    return error == EAGAIN || error == EINTR;
}

long socket_write(int socket, const char *bytes, size_t size)
{
    ssize_t count = send(socket, bytes, size, MSG_NOSIGNAL);
    return count >= 0 ? (long)count : is_for_now(errno) ? 0 : -1;
}

long socket_read(int socket, char *bytes, size_t size)
{
    ssize_t count = recv(socket, bytes, size, 0);
    if (count == 0)
        return -1;
    return count > 0 ? (long)count : is_for_now(errno) ? 0 : -1;
}

void socket_wait(int socket, int ms, bool writes)
{
    struct pollfd file = {.fd = socket, .events = (short)(POLLIN | (writes ? POLLOUT : 0))};
    poll(&file, 1, ms);
}

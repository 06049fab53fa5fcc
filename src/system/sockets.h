/* SPDX-License-Identifier: MIT */
/* Sockets by which the programs of one player talk with each other on this machine. Only
 * socket_wait waits. */
#ifndef SYSTEM_SOCKETS_H
#define SYSTEM_SOCKETS_H

#include <stdbool.h>
#include <stddef.h>

/* Connects to the program that listens at `path`. Returns the socket, or -1: errno is EAGAIN if
 * too many others wait there, ENOENT or ECONNREFUSED if nobody listens, ENOSYS if the system has no
 * such sockets. */
int socket_connect(const char *path);

void socket_close(int socket);

/* Writes what the other program takes now. Returns how many bytes that is, or -1 if it has gone. */
long socket_write(int socket, const char *bytes, size_t size);

/* Reads what has come. Returns how many bytes that is, 0 if nothing has come, or -1 if the other
 * program has gone. */
long socket_read(int socket, char *bytes, size_t size);

/* Waits until there is something to read or, if `writes`, until more can be written, but no longer
 * than `ms`. A socket of -1 is only the wait. */
void socket_wait(int socket, int ms, bool writes);

#endif

/* SPDX-License-Identifier: MIT */
/* See ../README.md. */
#ifndef TESTS_WINDOWS_SYS_WAIT_H
#define TESTS_WINDOWS_SYS_WAIT_H

#include <sys/types.h>

#define WIFEXITED(status)   ((void)(status), 0)
#define WEXITSTATUS(status) (status)

int wait(int *status);
int waitpid(pid_t process, int *status, int options);

#endif

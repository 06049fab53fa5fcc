/* SPDX-License-Identifier: MIT */
/* The clock that the engine is given. */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

#include <stdint.h>

/* Milliseconds since whenever; they only grow. Takes what engine_task.owner is, and needs nothing
 * of it. */
int64_t clock_milliseconds(void *unused);

#endif

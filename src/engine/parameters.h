/* SPDX-License-Identifier: MIT */
/* The parameters of the engine: whole numbers from 1 on that change how it works. Each is a member
 * here and a row in parameters.c. The Hub protocol and the settings of a match read the rows. */
#ifndef ENGINE_PARAMETERS_H
#define ENGINE_PARAMETERS_H

#include <stddef.h>

enum {
    ENGINE_THREADS_MAX = 64,
    ENGINE_MEGABYTES_MAX = 4096,
    ENGINE_PARAMETER_COUNT = 2,
};

struct engine_parameters {
    int threads;
    int megabytes; /* of the transposition table; for engine_create, which takes bytes */
};

struct engine_parameter {
    const char *name;
    int usual, most;
    size_t place; /* in struct engine_parameters */
};

extern const struct engine_parameter engine_parameter_rows[ENGINE_PARAMETER_COUNT];

/* Returns the usual value of every parameter. */
struct engine_parameters engine_parameters_usual(void);

/* Returns where the parameter of a row is, from 0 on. */
static inline int *engine_parameter_at(struct engine_parameters *parameters, int row)
{
    return (int *)((char *)parameters + engine_parameter_rows[row].place);
}

#endif

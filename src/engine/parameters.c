/* SPDX-License-Identifier: MIT */
#include "engine/parameters.h"

#define PLACE(member) offsetof(struct engine_parameters, member)

const struct engine_parameter engine_parameter_rows[ENGINE_PARAMETER_COUNT] = {
    {"threads", 1, ENGINE_THREADS_MAX, PLACE(threads)},
    {"hash", 64, ENGINE_MEGABYTES_MAX, PLACE(megabytes)},
};

struct engine_parameters engine_parameters_usual(void)
{
    struct engine_parameters usual;
    for (int i = 0; i < ENGINE_PARAMETER_COUNT; i++)
        *engine_parameter_at(&usual, i) = engine_parameter_rows[i].usual;
    return usual;
}

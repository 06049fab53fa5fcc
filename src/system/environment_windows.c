/* SPDX-License-Identifier: MIT */
#include "system/environment.h"

#include <stdlib.h>

bool environment_has(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}
bool environment_read(const char *name, char *out, size_t size)
{
    (void)name, (void)size;
    out[0] = '\0';
    return false;
}
void environment_default(const char *name, const char *value)
{
    (void)name, (void)value;
}
void environment_forget_empty(const char *name)
{
    (void)name;
}

/* SPDX-License-Identifier: MIT */
#include "system/environment.h"

#include "base/strbuf.h"

#include <stdlib.h>

bool environment_has(const char *name)
{
    const char *value = getenv(name);
    return value && *value;
}

bool environment_read(const char *name, char *out, size_t size)
{
    struct strbuf value = strbuf_init(out, size);
    if (environment_has(name))
        strbuf_add(&value, getenv(name));
    if (value.truncated)
        out[0] = '\0';
    return out[0] != '\0';
}

void environment_default(const char *name, const char *value)
{
    setenv(name, value, 0);
}

void environment_forget_empty(const char *name)
{
    if (!environment_has(name))
        unsetenv(name);
}

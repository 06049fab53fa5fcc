/* SPDX-License-Identifier: MIT */
/* Libraries read variables by getenv, which has its own list of them: _wputenv_s changes both. */
#include "system/environment.h"

#include "system/wide_windows.h"

#include <stdlib.h>
#include <windows.h>

/* Returns the value, allocated; NULL if there is none or it is empty. */
static wchar_t *value_of(const char *name)
{
    wchar_t *wide = wide_text(name), *value = NULL;
    DWORD size = wide ? GetEnvironmentVariableW(wide, NULL, 0) : 0;
    if (size > 1)
        value = malloc(size * sizeof *value);
    if (value && GetEnvironmentVariableW(wide, value, size) != size - 1) {
        free(value);
        value = NULL;
    }
    free(wide);
    return value;
}

bool environment_has(const char *name)
{
    wchar_t *value = value_of(name);
    free(value);
    return value != NULL;
}

bool environment_read(const char *name, char *out, size_t size)
{
    wchar_t *value = value_of(name);
    bool fits = value && wide_print(value, out, size);
    if (!fits && size > 0)
        out[0] = '\0';
    free(value);
    return fits;
}

/* Returns true if the variable is there, even if it is empty. */
static bool is_there(const wchar_t *name)
{
    SetLastError(ERROR_SUCCESS);
    return GetEnvironmentVariableW(name, NULL, 0) > 0 || GetLastError() != ERROR_ENVVAR_NOT_FOUND;
}

void environment_default(const char *name, const char *value)
{
    wchar_t *wide = wide_text(name), *wide_value = wide_text(value);
    if (wide && wide_value && !is_there(wide))
        _wputenv_s(wide, wide_value);
    free(wide);
    free(wide_value);
}

void environment_forget_empty(const char *name)
{
    wchar_t *wide = wide_text(name);
    if (wide && !environment_has(name))
        _wputenv_s(wide, L"");
    free(wide);
}

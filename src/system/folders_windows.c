/* SPDX-License-Identifier: MIT */
#include "system/folders.h"

#include "base/array.h"
#include "system/files.h"

#include <direct.h>
#include <stdlib.h>

/* Where one cannot be made, what is to be put there says so. Who may look into it goes by the
 * folder that it lies in. */
int folder_make_above(const char *path, enum folder_mode mode)
{
    char *folder = array_copy_text(path);
    (void)mode;
    for (char *at = folder; *at; at++) {
        if (at == folder || (*at != '/' && *at != '\\'))
            continue;
        char slash = *at;
        *at = '\0';
        _mkdir(folder);
        *at = slash;
    }
    free(folder);
    return 0;
}

/* SPDX-License-Identifier: MIT */
/* Settings that were read are written as text that reads as the same ones. */
#include "app/saving/ini.h"
#include "app/saving/settings.h"
#include "fuzz.h"

/* Their text, to be freed. */
static char *read_and_write(const char *text)
{
    struct settings settings = {0};
    struct ini ini = {0};
    preferences_init(&settings.preferences);
    ini_read(&ini, text);
    settings_read(&settings, &ini, NULL, NULL);
    char *written = settings_text(&settings);
    ini_finish(&ini);
    settings_close(&settings);
    return written;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = fuzz_text(data, size);
    char *first = read_and_write(text);
    char *second = read_and_write(first);
    MUST(strcmp(first, second) == 0);
    free(second);
    free(first);
    free(text);
    return 0;
}

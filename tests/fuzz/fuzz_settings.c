/* SPDX-License-Identifier: MIT */
/* Settings that were read are written as text that reads as the same ones. */
#include "app/settings.h"
#include "fuzz.h"

struct own {
    struct preferences preferences;
    struct rulebook rulebook;
    struct window_state window;
    struct last_match last;
    struct recent_folders recent;
};

/* Their text, to be freed. */
static char *read_and_write(const char *text)
{
    struct own own = {0};
    struct settings settings = {&own.preferences, &own.rulebook, &own.window, &own.last,
                                &own.recent};
    preferences_init(&own.preferences);
    settings_read(text, &settings, NULL, NULL);
    char *written = settings_text(&settings);
    rulebook_finish(&own.rulebook);
    MUST(written);
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

/* SPDX-License-Identifier: MIT */
#include "base/translate.h"

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DOMAIN "crownhead"

enum {
    PATH_SIZE = 4096 + 256,
};

/* --- Opening --- */

/* What the environment says of the language of texts, in the order in which the C library asks. */
static const char *language_of_environment(void)
{
    static const char *const names[] = {"LC_ALL", "LC_MESSAGES", "LANG"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        const char *value = getenv(names[i]);
        if (value && *value)
            return value;
    }
    return "C";
}

/* gettext gives no translation at all in the locale C, nor, in newer C libraries (glibc 2.41), in
 * one whose name begins with "C.". */
static bool is_mute(const char *locale)
{
    return strcmp(locale, "C") == 0 || strcmp(locale, "POSIX") == 0 ||
           strncmp(locale, "C.", 2) == 0;
}

/* LANGUAGE alone says which texts. A bare Debian has only C.UTF-8; with a country that nobody has
 * it is the same locale under a name that is not mute. */
static void use_any_locale(void)
{
    if (!setlocale(LC_MESSAGES, "C_XX.UTF-8"))
        setlocale(LC_MESSAGES, "C.UTF-8");
}

/* A locale that is asked for may not be made on this system; C itself means no translation. */
static void use_environment(void)
{
    const char *wanted = language_of_environment();
    const char *locale = setlocale(LC_MESSAGES, "");
    if (!locale)
        setenv("LANGUAGE", wanted, 0);
    if (!locale || strncmp(locale, "C.", 2) == 0)
        use_any_locale();
}

void translate_open(const char *folder, const char *language)
{
    if (!language) {
        use_environment();
    } else {
        setenv("LANGUAGE", language, 1);
        const char *locale = setlocale(LC_MESSAGES, "");
        if (!locale || is_mute(locale))
            use_any_locale();
    }
    bindtextdomain(DOMAIN, folder);
    bind_textdomain_codeset(DOMAIN, "UTF-8");
}

/* "en", in whatever country; but not "en@long". */
static bool is_english(const char *language)
{
    return strncmp(language, "en", 2) == 0 && (!language[2] || strchr("_.", language[2]));
}

bool translate_has(const char *folder, const char *language)
{
    char path[PATH_SIZE];
    if (is_english(language))
        return true;
    if (!*language || strchr(language, '/'))
        return false;
    snprintf(path, sizeof path, "%s/%s/LC_MESSAGES/" DOMAIN ".mo", folder, language);
    FILE *catalogue = fopen(path, "rb");
    if (catalogue)
        fclose(catalogue);
    return catalogue != NULL;
}

/* The empty text is the key of a catalogue's own head, which has the language in a line. */
void translate_language(char *out, size_t size)
{
    static const char key[] = "Language: ";
    const char *line = strstr(dgettext(DOMAIN, ""), key);
    const char *code = line ? line + sizeof key - 1 : "en";
    snprintf(out, size, "%.*s", (int)strcspn(code, "\n"), code);
}

/* --- Texts --- */

const char *tr_english(const char *text)
{
    const char *end = strchr(text, '\004');
    return end ? end + 1 : text;
}

const char *tr(const char *text)
{
    /* The empty text is the key of a catalogue's own head. */
    const char *translated = *text ? dgettext(DOMAIN, text) : text;
    return translated == text ? tr_english(text) : translated;
}

const char *tr_n(const char *one, const char *many, int number)
{
    return dngettext(DOMAIN, one, many, (unsigned long)number);
}

const char *tr_counted(struct counted_text text, int number)
{
    return tr_n(text.one, text.many, number);
}

/* SPDX-License-Identifier: MIT */
/* gettext looks up the environment's LANGUAGE for each text. It is set once, to memory of our own.
 * What stands there changes later, under a lock that every request for a text holds, too: so no
 * thread sees the environment itself change. */
#include "base/translate.h"

#include "base/hash.h"

#include <libintl.h>
#include <locale.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DOMAIN   "crownhead"
#define VARIABLE "LANGUAGE="

enum {
    WANTED_SIZE = 256, /* of a list of languages */
    KEPT = 4096,       /* texts of the language in force */
};

static const char english[] = "en";

struct language {
    char code[LANGUAGE_CODE_SIZE];
    char name[LANGUAGE_NAME_SIZE]; /* empty until somebody has asked for names */
};

/* A text that gettext has been asked for. */
struct kept {
    uint64_t key;           /* a hash of the text and its number; 0: this place is empty */
    const char *translated; /* NULL: it stays English */
};

/* All there is of it, as gettext itself is one for the whole program. */
static struct {
    pthread_rwlock_t lock; /* of the language in force, of the names and of what is kept */
    struct language languages[LANGUAGES_MAX];
    int count, of_system, used;
    char variable[sizeof VARIABLE + LANGUAGE_CODE_SIZE]; /* in the environment */
    struct kept kept[KEPT];
    int kept_count;
} translate_state = {.lock = PTHREAD_RWLOCK_INITIALIZER, .languages = {{.code = "en"}}, .count = 1};

/* --- Which languages there are --- */

static int by_code(const void *a, const void *b)
{
    return strcmp(((const struct language *)a)->code, ((const struct language *)b)->code);
}

static void list_languages(const char *codes)
{
    translate_state.count = 1;
    translate_state.languages[0] = (struct language){.code = "en"};
    for (size_t length; *codes; codes += length + strspn(codes + length, " ")) {
        struct language *next = &translate_state.languages[translate_state.count];
        length = strcspn(codes, " ");
        if (length == 0 || length >= LANGUAGE_CODE_SIZE || translate_state.count == LANGUAGES_MAX)
            continue;
        *next = (struct language){.name = ""};
        memcpy(next->code, codes, length);
        translate_state.count += strcmp(next->code, english) != 0;
    }
    qsort(translate_state.languages, (size_t)translate_state.count,
          sizeof *translate_state.languages, by_code);
}

int translate_count(void)
{
    return translate_state.count;
}

const char *translate_code(int language)
{
    return translate_state.languages[language].code;
}

int translate_of_system(void)
{
    return translate_state.of_system;
}

/* Returns the language of this code, or, if `any_country`, of this code and a country. */
static int find_code(const char *code, bool any_country)
{
    size_t length = strlen(code);
    for (int i = 0; i < translate_state.count; i++) {
        const char *known = translate_state.languages[i].code;
        bool ends = any_country ? known[length] == '_' && !strchr(known, '@') : !known[length];
        if (strncmp(known, code, length) == 0 && ends)
            return i;
    }
    return -1;
}

/* LANGUAGE[_COUNTRY][.CODESET][@MODIFIER]: without what nobody has, in the order of the C library.
 */
static int find_one(char *wanted)
{
    char codes[4][WANTED_SIZE];
    const char *at = strchr(wanted, '@'), *modifier = at ? at : "";
    int country = (int)strcspn(wanted, ".@"), language = (int)strcspn(wanted, "_-.@"), found = -1;
    if (wanted[language] == '-')
        wanted[language] = '_';
    snprintf(codes[0], WANTED_SIZE, "%.*s%s", country, wanted, modifier);
    snprintf(codes[1], WANTED_SIZE, "%.*s%s", language, wanted, modifier);
    snprintf(codes[2], WANTED_SIZE, "%.*s", country, wanted);
    snprintf(codes[3], WANTED_SIZE, "%.*s", language, wanted);
    for (int i = 0; i < 4 && found < 0 && language > 0; i++)
        found = find_code(codes[i], false);
    return found < 0 && language > 0 ? find_code(codes[3], true) : found;
}

int translate_find(const char *wanted)
{
    char one[WANTED_SIZE];
    int found = -1;
    for (size_t length; found < 0 && *wanted; wanted += length + strspn(wanted + length, ":")) {
        length = strcspn(wanted, ":");
        snprintf(one, sizeof one, "%.*s", (int)length, wanted);
        found = find_one(one);
    }
    return found;
}

/* --- The language in force --- */

static void forget_kept(void)
{
    memset(translate_state.kept, 0, sizeof translate_state.kept);
    translate_state.kept_count = 0;
}

/* gettext looks again at what LANGUAGE says when it is told its domain. The variable stays at its
 * place in the environment; a C library that keeps a copy of it (that of Windows) gets the new one.
 * What other parts read there without our lock always has an end. */
static void tell(int language)
{
    bool is_english = strcmp(translate_state.languages[language].code, english) == 0;
    strncpy(translate_state.variable + strlen(VARIABLE),
            is_english ? "C" : translate_state.languages[language].code, LANGUAGE_CODE_SIZE);
    putenv(translate_state.variable);
    textdomain(DOMAIN);
    forget_kept();
}

/* LANGUAGE alone says which texts. gettext gives no translation at all in the locale C, nor, in
 * newer C libraries (glibc 2.41), in one whose name begins with "C."; others may not be made on
 * this system. With a country that nobody has C.UTF-8 is the same locale under a name that is not
 * mute. */
static void use_any_locale(void)
{
    if (!setlocale(LC_MESSAGES, "C_XX.UTF-8") && !setlocale(LC_MESSAGES, "C.UTF-8"))
        setlocale(LC_MESSAGES, "");
}

void translate_open(const char *folder, const char *codes, const char *wanted)
{
    list_languages(codes);
    int found = translate_find(wanted);
    translate_state.of_system = translate_state.used = found < 0 ? translate_find(english) : found;
    strcpy(translate_state.variable, VARIABLE);
    use_any_locale();
    bindtextdomain(DOMAIN, folder);
    bind_textdomain_codeset(DOMAIN, "UTF-8");
    tell(translate_state.of_system);
}

static int number_of(int language)
{
    return language == LANGUAGE_OF_SYSTEM ? translate_state.of_system : language;
}

int translate_used(void)
{
    pthread_rwlock_rdlock(&translate_state.lock);
    int used = translate_state.used;
    pthread_rwlock_unlock(&translate_state.lock);
    return used;
}

bool translate_is(int language)
{
    return translate_used() == number_of(language);
}

void translate_use(int language)
{
    int wanted = number_of(language);
    if (translate_is(wanted))
        return;
    pthread_rwlock_wrlock(&translate_state.lock);
    translate_state.used = wanted;
    tell(wanted);
    pthread_rwlock_unlock(&translate_state.lock);
}

/* --- Texts --- */

const char *tr_english(const char *text)
{
    const char *end = strchr(text, '\004');
    return end ? end + 1 : text;
}

/* Returns the place of this key, which is empty if nothing of the text has been kept. */
static struct kept *kept_at(uint64_t key)
{
    size_t at = key % KEPT;
    while (translate_state.kept[at].key && translate_state.kept[at].key != key)
        at = (at + 1) % KEPT;
    return &translate_state.kept[at];
}

/* `many` is NULL for a text that counts nothing. */
static const char *ask_and_keep(uint64_t key, const char *one, const char *many, int number)
{
    const char *said =
        many ? dngettext(DOMAIN, one, many, (unsigned long)number) : dgettext(DOMAIN, one);
    const char *translated = said == one || said == many ? NULL : said;
    if (translate_state.kept_count == KEPT / 2)
        forget_kept();
    translate_state.kept_count++;
    *kept_at(key) = (struct kept){key, translated};
    return translated;
}

/* Returns NULL if the text stays English. On Windows gettext asks the system for its locale each
 * time; wine 8 takes a quarter of a millisecond to answer. */
static const char *translated(const char *one, const char *many, int number)
{
    uint64_t key = hash_bytes(hash_text(HASH_EMPTY, one), &number, sizeof number);
    pthread_rwlock_rdlock(&translate_state.lock);
    struct kept kept = *kept_at(key);
    pthread_rwlock_unlock(&translate_state.lock);
    if (kept.key)
        return kept.translated;
    pthread_rwlock_wrlock(&translate_state.lock);
    kept.translated = ask_and_keep(key, one, many, number);
    pthread_rwlock_unlock(&translate_state.lock);
    return kept.translated;
}

const char *tr(const char *text)
{
    /* The empty text is the key of a catalogue's own head. */
    const char *found = *text ? translated(text, NULL, -1) : text;
    return found ? found : tr_english(text);
}

const char *tr_n(const char *one, const char *many, int number)
{
    const char *found = translated(one, many, number), *english_text = number == 1 ? one : many;
    return found ? found : english_text;
}

const char *tr_counted(struct counted_text text, int number)
{
    return tr_n(text.one, text.many, number);
}

/* --- Names of languages --- */

/* TRANSLATORS: the name of your language in your language, such as "Deutsch". */
static const char own_name[] = N_C("this language, in itself", "English");

static void read_name(int language)
{
    struct language *asked = &translate_state.languages[language];
    tell(language);
    const char *name = dgettext(DOMAIN, own_name);
    bool told = name != own_name || strcmp(asked->code, english) == 0;
    snprintf(asked->name, sizeof asked->name, "%s", told ? tr_english(name) : asked->code);
}

/* Every catalogue is asked, while nobody else asks for a text. */
static void read_names(void)
{
    pthread_rwlock_wrlock(&translate_state.lock);
    for (int i = 0; i < translate_state.count; i++)
        read_name(i);
    tell(translate_state.used);
    pthread_rwlock_unlock(&translate_state.lock);
}

const char *translate_name(int language)
{
    const char *name = translate_state.languages[language].name;
    pthread_rwlock_rdlock(&translate_state.lock);
    bool known = name[0] != '\0';
    pthread_rwlock_unlock(&translate_state.lock);
    if (!known)
        read_names();
    return name;
}

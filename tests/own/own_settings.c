/* SPDX-License-Identifier: MIT */
#include "own_settings.h"

#include "app/saving/ini.h"
#include "scratch.h"
#include "suite.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void note_complaint(void *data, int line, const char *sentence)
{
    strbuf_addf(data, "settings.ini:%d: %s\n", line, sentence);
}

int read_text(const char *text, struct settings *own, char *said, size_t size)
{
    struct strbuf complaints = strbuf_init(said, size);
    struct ini ini = {0};
    ini_read(&ini, text);
    int bad = settings_read(own, &ini, note_complaint, &complaints);
    ini_finish(&ini);
    return bad;
}

char *edited_text(const char *text, const struct settings *after)
{
    struct settings before = AT_FIRST;
    struct ini ini = {0};
    ini_read(&ini, text);
    settings_read(&before, &ini, NULL, NULL);
    settings_edit(&ini, &before, after);
    char *edited = ini_text(&ini);
    ini_finish(&ini);
    settings_close(&before);
    return edited;
}

void expect_same(struct settings *a, struct settings *b, int seed)
{
    const struct preferences *x = &a->preferences, *y = &b->preferences;
    REQUIRE(memcmp(&x->looks, &y->looks, sizeof x->looks) == 0, "looks, seed %d", seed);
    REQUIRE(x->speed == y->speed && x->scale == y->scale, "screen, seed %d", seed);
    REQUIRE(x->one_click == y->one_click && x->highlights == y->highlights &&
                x->seats == y->seats && x->sitting == y->sitting && x->odds == y->odds,
            "moves, seed %d", seed);
    REQUIRE(x->muted == y->muted && x->volume == y->volume, "sound, seed %d", seed);
    REQUIRE(x->aloud == y->aloud && x->speech_rate == y->speech_rate &&
                x->speech_volume == y->speech_volume,
            "speech, seed %d", seed);
    REQUIRE(x->endings == y->endings, "endings, seed %d", seed);
    REQUIRE(x->steps_offer == y->steps_offer, "First steps, seed %d", seed);
    for (int i = 0; i < PUZZLE_SETS; i++)
        REQUIRE(x->solved[i].count == y->solved[i].count &&
                    memcmp(x->solved[i].ids, y->solved[i].ids,
                           (size_t)x->solved[i].count * sizeof *x->solved[i].ids) == 0,
                "puzzles %d, seed %d", i, seed);
    REQUIRE(a->window.width == b->window.width && a->window.height == b->window.height &&
                a->window.shape == b->window.shape,
            "window, seed %d", seed);
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        REQUIRE(strcmp(a->last.texts[i], b->last.texts[i]) == 0, "last match %d: %s, seed %d", i,
                b->last.texts[i], seed);
    for (int i = 0; i < FILES_RECENT; i++)
        REQUIRE(strcmp(a->recent[i], b->recent[i]) == 0, "folder %d: %s, seed %d", i, b->recent[i],
                seed);
    REQUIRE(a->rulebook.count == b->rulebook.count, "rule sets, seed %d", seed);
    for (int i = 0; i < a->rulebook.count; i++) {
        const struct own_ruleset *p = a->rulebook.sets[i], *q = b->rulebook.sets[i];
        REQUIRE(strcmp(p->name, q->name) == 0 && strcmp(p->id, q->id) == 0 &&
                    ruleset_equal(&p->rules, &q->rules),
                "rule set %s, seed %d", p->name, seed);
    }
}

void change_rules(struct rulebook *book, const char *change)
{
    char name[64];
    const char *sign = change ? strchr(change, '=') : NULL;
    if (!change)
        return;
    sprintf(name, "%.*s", sign ? (int)(sign - change) : (int)strlen(change), change);
    if (sign)
        rulebook_put(book, name, preset_find(sign + 1));
    else
        rulebook_remove(book, rulebook_find(book, name));
}

/* --- A folder --- */

static char folder[32];

void own_folder_setup(void)
{
    strcpy(folder, "/tmp/crownhead-settings-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

void own_folder_teardown(void)
{
    scratch_remove(folder);
}

const char *path_of(const char *name)
{
    static char path[4][128];
    static int next;
    char *out = path[next++ % 4];
    sprintf(out, "%s/%s", folder, name);
    return out;
}

int count_files(void)
{
    int count = 0;
    DIR *open = opendir(folder);
    ck_assert_ptr_nonnull(open);
    for (struct dirent *entry; (entry = readdir(open));)
        count += strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
    closedir(open);
    return count;
}

void write_text(const char *path, const char *text)
{
    FILE *out = fopen(path, "wb");
    ck_assert_ptr_nonnull(out);
    fputs(text, out);
    fclose(out);
}

const char *text_at(const char *path)
{
    static char text[4096];
    FILE *in = fopen(path, "rb");
    if (!in)
        return "(none)";
    text[fread(text, 1, sizeof text - 1, in)] = '\0';
    fclose(in);
    return text;
}

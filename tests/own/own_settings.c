/* SPDX-License-Identifier: MIT */
#include "own_settings.h"

#include "suite.h"

#include <stdio.h>
#include <string.h>

struct settings lend(struct own_settings *own)
{
    return (struct settings){&own->preferences, &own->rulebook, &own->window, &own->last,
                             &own->recent};
}

static void note_complaint(void *data, int line, const char *sentence)
{
    strbuf_addf(data, "settings.ini:%d: %s\n", line, sentence);
}

int read_text(const char *text, struct own_settings *own, char *said, size_t size)
{
    struct settings settings = lend(own);
    struct strbuf complaints = strbuf_init(said, size);
    return settings_read(text, &settings, note_complaint, &complaints);
}

char *text_of(struct own_settings *own)
{
    struct settings settings = lend(own);
    char *text = settings_text(&settings);
    ck_assert_ptr_nonnull(text);
    return text;
}

void expect_same(struct own_settings *a, struct own_settings *b, int seed)
{
    const struct preferences *x = &a->preferences, *y = &b->preferences;
    REQUIRE(memcmp(&x->looks, &y->looks, sizeof x->looks) == 0, "looks, seed %d", seed);
    REQUIRE(x->reduced_motion == y->reduced_motion && x->scale == y->scale && x->theme == y->theme,
            "screen, seed %d", seed);
    REQUIRE(x->muted == y->muted && x->volume == y->volume, "sound, seed %d", seed);
    REQUIRE(a->window.width == b->window.width && a->window.height == b->window.height &&
                a->window.shape == b->window.shape,
            "window, seed %d", seed);
    for (int i = 0; i < LAST_MATCH_COUNT; i++)
        REQUIRE(strcmp(a->last.texts[i], b->last.texts[i]) == 0, "%s: %s, seed %d",
                last_match_name((enum last_match_entry)i), b->last.texts[i], seed);
    for (int i = 0; i < EXCHANGE_RECENT; i++)
        REQUIRE(strcmp(a->recent.paths[i], b->recent.paths[i]) == 0, "%s: %s, seed %d",
                recent_name(i), b->recent.paths[i], seed);
    REQUIRE(a->rulebook.count == b->rulebook.count, "rule sets, seed %d", seed);
    for (int i = 0; i < a->rulebook.count; i++) {
        const struct named_ruleset *p = &a->rulebook.sets[i], *q = &b->rulebook.sets[i];
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

/* SPDX-License-Identifier: MIT */
#include "conversation.h"

#include "base/array.h"
#include "notation/ruleset_text.h"
#include "prose/names.h"
#include "scratch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char folder[64], archive[96];

void conversation_setup(void)
{
    strcpy(folder, "/tmp/crownhead-text-XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    snprintf(archive, sizeof archive, "%s/games.db", folder);
    setenv("CROWNHEAD_DATA", archive, 1);
}

void conversation_teardown(void)
{
    scratch_remove(folder);
}

const char *conversation_archive(void)
{
    return archive;
}

const char *conversation_path(const char *name)
{
    static char path[160];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

struct conversation conversation_of(const char *rules)
{
    static const struct rulebook no_book;
    struct conversation conversation = {.setup = {.book = &no_book}};
    struct text_error error;
    ck_assert(ruleset_parse(rules, &conversation.setup.match.rules, &error));
    setup_name_players(&conversation.setup.match, NULL);
    return conversation;
}

void conversation_finish(struct conversation *conversation)
{
    free(conversation->said);
    conversation->said = NULL;
}

/* Nothing that is said is of the window. */
static void expect_no_window(const char *said)
{
    static const char *const words[] = {"click", "Click",  "Press ", "press ",
                                        "Esc ",  "Enter ", "drag "};
    for (int i = 0; i < ROWS(words); i++)
        ck_assert_msg(!strstr(said, words[i]), "\"%s\" in\n%s", words[i], said);
}

const char *converse_bytes(struct conversation *conversation, const char *typed, size_t size)
{
    size_t length;
    FILE *in = tmpfile();
    conversation_finish(conversation);
    FILE *out = open_memstream(&conversation->said, &length);
    ck_assert(in && out);
    ck_assert_uint_eq(fwrite(typed, 1, size, in), size);
    rewind(in);
    conversation->fine = text_play(&conversation->setup, in, out);
    fclose(in);
    fclose(out);
    expect_no_window(conversation->said);
    return conversation->said;
}

const char *converse(struct conversation *conversation, const char *typed)
{
    return converse_bytes(conversation, typed, strlen(typed));
}

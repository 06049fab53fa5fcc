/* SPDX-License-Identifier: MIT */
/* A position that has been set up on its way into a file: by the name's ending as a position, or as
 * a game from which nothing has been played. */
#include "app/in_out.h"
#include "app/paths.h"
#include "base/array.h"
#include "base/path.h"
#include "prose/in_out_prose.h"
#include "store/position_text.h"

#include <stdio.h>
#include <stdlib.h>

enum {
    SENTENCE_SIZE = EXCHANGE_REASON_SIZE,
};

/* Allocated; NULL: memory is short. */
static char *text_of_game(const struct position *position, const struct named_ruleset *rules)
{
    static const struct game_tags nothing_known;
    struct game game;
    game_init(&game, rules, position);
    char *text = game_text_print(&game, &nothing_known, NULL);
    game_finish(&game);
    return text;
}

static char *text_of_position(const struct position *position, const struct named_ruleset *rules)
{
    char text[POSITION_TEXT_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    position_text_print(&out, position, rules);
    return array_copy_text(text);
}

static void say_saved(struct in_out *in_out, const char *path, bool added)
{
    char memory[SENTENCE_SIZE], shown_memory[EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    struct strbuf shown = strbuf_init(shown_memory, sizeof shown_memory);
    listing_show_name(&shown, path);
    position_saved_print(&out, shown_memory, added);
    shell_tell_on(in_out->shell, "arrange", false, memory);
}

void position_out_save(struct in_out *in_out, const struct request *asked,
                       const struct named_ruleset *rules)
{
    char *text = path_ends_in(asked->text, ".pdn") ? text_of_game(&asked->position, rules)
                                                   : text_of_position(&asked->position, rules);
    if (file_out_save(in_out, asked->text, asked->manner, text, position_not_saved_print))
        say_saved(in_out, asked->text, asked->manner == SAVE_ADD);
    free(text);
}

void position_out_suggest(struct in_out *in_out)
{
    struct exchange *exchange = &in_out->exchange;
    char date[SAVED_DATE_SIZE], name[EXCHANGE_PATH_SIZE], path[2 * EXCHANGE_PATH_SIZE],
        found[2 * EXCHANGE_PATH_SIZE];
    struct strbuf out = strbuf_init(name, sizeof name);
    struct strbuf suggestion = strbuf_init(exchange->position_suggestion, EXCHANGE_PATH_SIZE);
    dates_print_today(date, "%Y-%m-%d");
    position_file_name_print(&out, date);
    snprintf(path, sizeof path, "%s/%s", exchange->path, name);
    strbuf_add(&suggestion, paths_free(path, found, sizeof found) ? path_name(found) : name);
}

/* SPDX-License-Identifier: MIT */
#include "cli/command.h"

#include "base/utf8.h"
#include "cli/pdn_files.h"
#include "prose/error_prose.h"
#include "store/game_check.h"

#include <stdio.h>

struct replay {
    const struct options *options;
    struct game_check check;
    int games;
    bool wrong; /* at least one of them was */
};

/* A name as one column of the line: nothing in it parts columns, and no terminal obeys it. */
static void print_name(const struct tag_value *tag)
{
    const char *text = tag->given && *tag->text ? tag->text : "?";
    for (size_t bytes; (bytes = utf8_length(text)) > 0; text += bytes) {
        if (utf8_control(utf8_decode(text).code))
            putchar(' ');
        else
            fwrite(text, 1, bytes, stdout);
    }
    putchar('\t');
}

static void print_report(struct replay *replay, const char *file, const struct game_report *report)
{
    bool black_first = report->rules->rules.first == BLACK;
    printf("%d\t", ++replay->games);
    print_name(&report->tags[black_first ? CHECKED_BLACK : CHECKED_WHITE]);
    print_name(&report->tags[black_first ? CHECKED_WHITE : CHECKED_BLACK]);
    printf("%d\t%s\t", report->plies, report->result);
    if (!report->wrong) {
        puts("ok");
        return;
    }
    const struct text_error *error = &report->error;
    printf("%d:%d: %s\n", error->line, error->column, error_sentence(error).text);
    complain_text(replay->options, file, error);
    replay->wrong = true;
}

static void listen(void *self, const char *file, const struct pdn_event *event)
{
    struct replay *replay = self;
    const struct game_report *report = game_check_event(&replay->check, event);
    if (report)
        print_report(replay, file, report);
}

enum status command_replay(const struct options *options)
{
    static struct replay replay;
    replay.options = options;
    game_check_init(&replay.check, options->rules_given ? &options->rules : NULL);
    enum status status = pdn_files_read(options, listen, &replay);
    game_check_finish(&replay.check);
    return replay.wrong ? STATUS_BAD_INPUT : status;
}

/* SPDX-License-Identifier: MIT */
#include "cli/endgame_news.h"

#include "base/translate.h"
#include "prose/settings_prose.h"

#include <errno.h>

/* Why a file cannot be read or written, as a sentence. */
static struct reason {
    char text[1400];
} reason_of(const char *path, int error)
{
    struct reason reason;
    struct strbuf out = strbuf_init(reason.text, sizeof reason.text);
    if (error == FILE_ERROR_FOREIGN)
        FILL(&out, tr("{path} is another table, or one of another version of Crownhead."),
             {"path", path});
    else
        settings_prose_file(&out, path, error);
    return reason;
}

static void complain_of_error(const struct options *options, const char *template, const char *name,
                              const char *path, int error)
{
    COMPLAIN(options, STATUS_BAD_INPUT, template, {"table", name},
             {"reason", reason_of(path, error).text});
}

static void complain_of_memory(const struct options *options, const char *name)
{
    COMPLAIN(options, STATUS_BAD_INPUT, tr("there is not enough memory for the table {table}"),
             {"table", name});
}

static void say(const struct options *options, const struct endgame_files *files, int class,
                enum endgame_news news, int error)
{
    char name[ENDGAME_NAME_SIZE];
    struct endgame_path path = endgame_path(files, class);
    endgame_class_name(&files->endgame.classes.classes[class], name);
    switch (news) {
    case ENDGAME_FOUND:
    case ENDGAME_MADE:
        break;
    case ENDGAME_BAD:
        if (error == ENOMEM)
            complain_of_memory(options, name);
        else
            complain_of_error(options, tr("the table {table} cannot be used. {reason}"), name,
                              path.text, error);
        break;
    case ENDGAME_UNMADE:
        complain_of_memory(options, name);
        break;
    case ENDGAME_UNSAVED:
        complain_of_error(options, tr("the table {table} cannot be saved. {reason}"), name,
                          path.text, error);
        break;
    case ENDGAME_IMPOSSIBLE:
        COMPLAIN(options, STATUS_BAD_INPUT,
                 tr("the table {table} cannot be made: under these rules there is a win that "
                    "is further off than a table can tell"),
                 {"table", name});
        break;
    }
}

void endgame_news_tell(void *self, const struct endgame_files *files, int class,
                       enum endgame_news news, int error)
{
    struct endgame_run *run = self;
    bool failed = news == ENDGAME_UNSAVED || news == ENDGAME_IMPOSSIBLE || news == ENDGAME_UNMADE;
    bool shut = news == ENDGAME_BAD && error > 0; /* and not damaged, say */
    /* What one cannot be saved or read for, the others cannot, either. */
    bool known = (failed && run->status != STATUS_DONE) || (shut && run->shut);
    if (!known)
        say(run->options, files, class, news, error);
    run->shut |= shut;
    if (failed)
        run->status = STATUS_BAD_INPUT;
}

struct endgame_value_text endgame_value_text(struct endgame_value value)
{
    static const char *const words[] = {
        [ENDGAME_UNKNOWN] = "unknown",
        [ENDGAME_LOSS] = "loss",
        [ENDGAME_DRAW] = "draw",
        [ENDGAME_WIN] = "win",
    };
    struct endgame_value_text text;
    struct strbuf out = strbuf_init(text.text, sizeof text.text);
    strbuf_add(&out, words[value.outcome]);
    if (value.plies >= 0)
        strbuf_addf(&out, " %d", value.plies);
    return text;
}

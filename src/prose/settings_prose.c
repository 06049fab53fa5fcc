/* SPDX-License-Identifier: MIT */
#include "prose/settings_prose.h"

#include "base/path.h"
#include "base/template.h"
#include "base/translate.h"

#include <errno.h>
#include <string.h>

/* By the negated number of the error. */
static const char *const file_sentences[] = {
    [-FILE_ERROR_KIND] = N_("{path} is not an ordinary file."),
    [-FILE_ERROR_BUSY] = N_("{path} is in use by another program."),
    [-FILE_ERROR_NOWHERE] = N_("There is no folder for it: {variable} must be a full path."),
    [-FILE_ERROR_LONG] = N_("The path of its file is too long."),
    [-FILE_ERROR_TEXT] = N_("{path} is not a text file."),
    [-FILE_ERROR_DAMAGED] = N_("{path} is damaged."),
    [-FILE_ERROR_NEWER] = N_("{path} was written by a later version of Crownhead."),
    [-FILE_ERROR_FOREIGN] = N_("{path} belongs to another program."),
    [-FILE_ERROR_KEPT] = N_("{path} is where Crownhead keeps your games."),
    [-FILE_ERROR_OLDER] = N_("{path} was written by an earlier version of Crownhead."),
    [-FILE_ERROR_CHANGED] = N_("{path} was changed while it was being read."),
    [-FILE_ERROR_NAME] = N_("{path} cannot be remembered: its name, or that of a folder above it, "
                            "contains characters that cannot be saved."),
    [-FILE_ERROR_UNFIT] =
        N_("{path} cannot be a file on Windows: a name in it is that of a device, has one of the "
           "characters < > : \" | ? *, or ends in a dot or a blank."),
};

void settings_prose_file(struct strbuf *out, const char *path, int error)
{
    const char *sentence = error < 0        ? tr(file_sentences[-error])
                           : error == EROFS ? tr("{path} is in a folder that is read-only.")
                                            : tr("{path}: {reason}.");
    FILL(out, sentence, {"path", path}, {"reason", error > 0 ? strerror(error) : ""},
         {"variable", "HOME"});
}

void settings_prose_unsaved(struct strbuf *out, const char *reason)
{
    FILL(out, tr("Your changes are not saved yet. {reason}"), {"reason", reason});
}

void settings_prose_unkept(struct strbuf *out, const char *reason)
{
    FILL(out, tr("Your games are not saved yet. {reason}"), {"reason", reason});
}

void settings_prose_no_entry(struct strbuf *out)
{
    strbuf_add(out, tr("This line must be [section] or name = value."));
}

void settings_prose_unknown(struct strbuf *out, const char *section, const char *name)
{
    FILL(out, tr("There is no setting '{name}' in [{section}]."), {"name", name},
         {"section", section});
}

void settings_prose_bad_value(struct strbuf *out, const char *name, const char *value,
                              const char *known)
{
    FILL(out, tr("{name} cannot be '{value}'. Valid: {known}."), {"name", name}, {"value", value},
         {"known", known});
}

void settings_prose_too_long(struct strbuf *out)
{
    strbuf_add(out, tr("The text is too long for a rule set."));
}

void settings_prose_bad_player(struct strbuf *out, const char *name, int count)
{
    FILL(out, tr("{name} must be a player's name. Characters at most: {count}."), {"name", name},
         {"count", number_text(count).text});
}

void settings_prose_bad_folder(struct strbuf *out, const char *name)
{
    FILL(out, tr("{name} must be the full path of a folder."), {"name", name});
}

void settings_prose_bad_peer(struct strbuf *out, const char *name, enum peer_text which)
{
    static const char *const sentences[PEER_TEXT_COUNT] = {
        [PEER_NAME] = N_("{name} must be the name of a program, in one line."),
        [PEER_FILE] = N_("{name} must be the full path of a program."),
        [PEER_ARGUMENTS] = N_("{name} must be one line of text."),
        [PEER_PARAMETERS] = N_("{name} must be written name=value, with blanks between several."),
        [PEER_SECONDS] = N_("{name} must be a whole number from 1 to {most}."),
    };
    FILL(out, tr(sentences[which]), {"name", name}, {"most", number_text(PEER_SECONDS_MOST).text});
}

void settings_prose_bad_rules(struct strbuf *out, const char *name, int column, const char *reason)
{
    FILL(out, tr("{name}: column {column} of the rule set: {reason}"), {"name", name},
         {"column", number_text(column).text}, {"reason", reason});
}

void settings_prose_bad_name(struct strbuf *out, const char *name, const char *reason)
{
    FILL(out, tr("{name}: {reason}"), {"name", name}, {"reason", reason});
}

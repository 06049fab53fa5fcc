/* SPDX-License-Identifier: MIT */
#include "prose/store_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/error_prose.h"
#include "prose/large_number.h"
#include "prose/names.h"

/* Whether others are missing is not known: what cannot be read is not counted either. */
void store_prose_rescued(struct strbuf *out, const char *aside, int games, int of_snapshot)
{
    FILL(out, tr("The file of your games was damaged and is now called {path}."), {"path", aside});
    strbuf_addch(out, ' ');
    FILL(out, tr_n("{count} game could be read.", "{count} games could be read.", games),
         {"count", large_text(games).text});
    strbuf_addch(out, ' ');
    if (of_snapshot > 0)
        FILL(out, tr("Only in the backup: {count}. Others may be missing."),
             {"count", large_text(of_snapshot).text});
    else
        strbuf_add(out, tr("Others may be missing."));
}

void store_prose_rescuing(struct strbuf *out)
{
    strbuf_add(out, tr("The file of your games is damaged. Crownhead is rescuing what can be read, "
                       "and will show it here."));
}

void store_prose_migrating(struct strbuf *out)
{
    strbuf_add(out, tr("Your games were saved by an earlier version of Crownhead. They are being "
                       "prepared for this one, and will be here in a moment."));
}

void store_prose_lost(struct strbuf *out, const char *path)
{
    FILL(out,
         tr("The file of your games, {path}, is gone. A new file holds the match on the board and "
            "what you play from now on."),
         {"path", path});
}

void store_prose_incomplete(struct strbuf *out)
{
    strbuf_add(out, tr("Some of your match could not be read. The rest is here."));
}

void store_prose_gone(struct strbuf *out)
{
    strbuf_add(out, tr("This game is no longer in the library."));
}

void store_prose_unreadable(struct strbuf *out)
{
    strbuf_add(out, tr("This game cannot be read."));
}

void store_prose_no_match(struct strbuf *out)
{
    strbuf_add(out, tr("This game came from a file. It belongs to no match that could go on."));
}

void store_prose_played_elsewhere(struct strbuf *out)
{
    strbuf_add(out, tr("This match is being played in another window."));
}

void store_prose_not_deleted(struct strbuf *out)
{
    strbuf_add(out,
               tr("The match of this game is being played, so the game cannot be deleted now."));
}

void store_prose_not_analysed(struct strbuf *out)
{
    strbuf_add(out, tr("The match of this game is being played, so its analysis cannot be saved "
                       "now."));
}

void store_prose_details_kept(struct strbuf *out)
{
    strbuf_add(out, tr("The match of this game is being played, so what is told of the game cannot "
                       "be changed now."));
}

void store_prose_not_restored(struct strbuf *out)
{
    strbuf_add(out,
               tr("The match of this game is being played, so the game cannot be restored now."));
}

void store_prose_not_all_deleted(struct strbuf *out)
{
    strbuf_add(out, tr("Games of a match that is being played cannot be deleted now, and stay."));
}

void store_prose_not_all_restored(struct strbuf *out)
{
    strbuf_add(out, tr("Games of a match that is being played cannot be restored now."));
}

void store_prose_everything_saved(struct strbuf *out, const char *path)
{
    FILL(out, tr("All games, rule sets and settings are saved in {file}."), {"file", path});
}

const char *store_prose_fits_several(void)
{
    return tr(
        "{file}: the games do not tell their rules, and several rule sets fit: {rules}, {second}. "
        "They are read under the first of these.");
}

void store_prose_guessed(struct strbuf *out, const char *file, const struct named_ruleset *rules,
                         const struct named_ruleset *second)
{
    FILL(out, store_prose_fits_several(), {"file", file}, {"rules", ruleset_title(rules).text},
         {"second", ruleset_title(second).text});
}

void store_prose_no_clipboard(struct strbuf *out)
{
    strbuf_add(out, tr("The clipboard is empty or could not be read."));
}

void store_prose_bad_game(struct strbuf *out, int number, const struct text_error *error)
{
    FILL(out, tr("Game {number}, line {line}: {sentence}"), {"number", number_text(number).text},
         {"line", number_text(error->line).text}, {"sentence", error_sentence(error).text});
}

void store_prose_fault_of_file(struct strbuf *out, const char *file, const char *fault)
{
    FILL(out, tr("{file}: {fault}"), {"file", file}, {"fault", fault});
}

void store_prose_exported(struct strbuf *out, const char *path, int games)
{
    FILL(out, tr_n("{count} game is saved in {path}.", "{count} games are saved in {path}.", games),
         {"count", large_text(games).text}, {"path", path});
}

void store_prose_not_exported(struct strbuf *out, const char *reason)
{
    FILL(out, tr("The games are not saved. {reason}"), {"reason", reason});
}

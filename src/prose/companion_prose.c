/* SPDX-License-Identifier: MIT */
#include "prose/companion_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/settings_prose.h"

void computer_thinks_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("{name} is thinking."), {"name", name});
}

const char *computer_considers_draw(void)
{
    return tr("The computer considers the draw.");
}

const char *computers_wait(void)
{
    return tr("The game waits. Let the computers go on, or click a name to play yourself.");
}

const char *computer_accepts_draw(void)
{
    return tr("The computer accepts the draw.");
}

const char *computer_declines_draw(void)
{
    return tr("The computer declines the draw: the game goes on.");
}

const char *no_memory_to_think(void)
{
    return tr("There is not enough memory for the computer to play.");
}

void weights_unusable_print(struct strbuf *out, const char *path, int error)
{
    settings_prose_file(out, path, error);
    strbuf_addf(out, " %s", tr("The computer plays weaker without it."));
}

const char *computer_hint(void)
{
    return tr("To play against the computer, click a name.");
}

const char *seat_hint(void)
{
    return tr("Who plays? Enter or a click elsewhere saves, Esc changes nothing.");
}

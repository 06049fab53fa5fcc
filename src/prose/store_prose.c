/* SPDX-License-Identifier: MIT */
#include "prose/store_prose.h"

#include "base/template.h"
#include "base/translate.h"

void store_prose_rescued(struct strbuf *out, const char *aside, int games)
{
    FILL(out,
         tr_n("The file of your games was damaged and is called {path} now. {count} game could be "
              "read.",
              "The file of your games was damaged and is called {path} now. {count} games could be "
              "read.",
              games),
         {"path", aside}, {"count", number_text(games).text});
}

void store_prose_incomplete(struct strbuf *out)
{
    strbuf_add(out, tr("Some of your match could not be read. What could is here."));
}

/* SPDX-License-Identifier: MIT */
#include "prose/keys_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/large_number.h"

void keys_asked_print(struct strbuf *out, const char *command)
{
    FILL(out, tr("Press the key for “{command}”. Backspace: no key. Esc: the key stays as it is."),
         {"command", command});
}

void keys_rival_print(struct strbuf *out, const char *key, const char *other, const char *command)
{
    FILL(out, tr("{key} is the key of “{other}”. Shall “{command}” have it?"), {"key", key},
         {"other", other}, {"command", command});
}

void keys_given_print(struct strbuf *out, const char *command, const char *keys)
{
    /* TRANSLATORS: a command and its keys. */
    FILL(out, tr("“{command}”: {keys}"), {"command", command}, {"keys", keys});
}

void keys_fixed_print(struct strbuf *out, const char *key)
{
    FILL(out, tr("{key} belongs to the board, to lists and to fields. Choose another key."),
         {"key", key});
}

void keys_unknown_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("No key is called “{name}”."), {"name", name});
}

void keys_too_many_print(struct strbuf *out, int most)
{
    FILL(out,
         tr("These are too many keys: the most is {count}, with a comma and a blank between them."),
         {"count", large_text(most).text});
}

void keys_back_print(struct strbuf *out)
{
    strbuf_add(out, tr("Escape must be the first of these keys: it always goes back."));
}

/* SPDX-License-Identifier: MIT */
/* What is said when the player gives another key to a command. Each function adds a sentence to
 * `out`; keys are as text already, commands by what they do. */
#ifndef PROSE_KEYS_PROSE_H
#define PROSE_KEYS_PROSE_H

#include "base/strbuf.h"

/* The next key that is pressed will be the one of this command. */
void keys_asked_print(struct strbuf *out, const char *command);

/* The key belongs to `other`: shall `command` have it? */
void keys_rival_print(struct strbuf *out, const char *key, const char *other, const char *command);

/* The command has these keys now. */
void keys_given_print(struct strbuf *out, const char *command, const char *keys);

/* The key can be given to no command. */
void keys_fixed_print(struct strbuf *out, const char *key);

/* Of the settings file: no key is called so; more keys than there can be; Go back without Esc. */
void keys_unknown_print(struct strbuf *out, const char *name);
void keys_too_many_print(struct strbuf *out, int most);
void keys_back_print(struct strbuf *out);

#endif

/* SPDX-License-Identifier: MIT */
#include "cli/hub_arguments.h"

#include "base/translate.h"

#include <string.h>

static const char *const break_sentences[] = {
    [HUB_NO_NAME] = N_("no name can be '{word}'"),
    [HUB_OPEN_QUOTATION] = N_("the value of '{word}' lacks its closing quotation mark"),
    [HUB_UNQUOTED] = N_("the value of '{word}' has to stand in quotation marks"),
};

bool hub_complain(struct hub_complaint *complaint, const char *sentence, const char *word)
{
    *complaint = (struct hub_complaint){.sentence = sentence, .word = word};
    return false;
}

/* `count` if it is none of them. */
static int find_name(const char *name, const char *const *names, int count)
{
    int index = 0;
    while (index < count && strcmp(name, names[index]) != 0)
        index++;
    return index;
}

bool hub_arguments_read(struct hub_reader *reader, const char *const *names, const char **values,
                        int count, bool strict, struct hub_complaint *complaint)
{
    struct hub_pair pair;
    for (int i = 0; i < count; i++)
        values[i] = NULL;
    while (hub_reader_next(reader, &pair)) {
        int index = find_name(pair.name, names, count);
        bool known = index < count;
        if (strict && known && values[index])
            return hub_complain(complaint, N_("the argument '{word}' stands there twice"),
                                pair.name);
        if (strict && scan_is_digit(*pair.name))
            return hub_complain(complaint, N_("the command has no argument '{word}'"), pair.name);
        if (known)
            values[index] = pair.value;
    }
    if (reader->broken)
        return hub_complain(complaint, break_sentences[reader->broken], pair.name);
    return true;
}

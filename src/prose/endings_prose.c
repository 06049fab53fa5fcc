/* SPDX-License-Identifier: MIT */
#include "prose/endings_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/large_number.h"
#include "prose/settings_prose.h"

#include <assert.h>

enum {
    MEGABYTE = 1000 * 1000,
};

struct size_text {
    char text[60];
};

/* Whole megabytes, rounded up. */
static struct size_text size_text(int64_t bytes)
{
    struct size_text size;
    struct strbuf out = strbuf_init(size.text, sizeof size.text);
    FILL(&out, tr("{number} MB"),
         {"number", large_text((int)((bytes + MEGABYTE - 1) / MEGABYTE)).text});
    return size;
}

const char *endings_meaning(void)
{
    return tr(
        "When few pieces are left, the computer can look up what every move leads to, and plays "
        "without a mistake. Only its full strength does so.");
}

/* doc/measured.md, "Perfect endings". */
static const struct {
    const char *sentence;
    int memory, disk; /* megabytes */
} costs[] = {
    [4] = {N_("A second, {memory} of memory, {disk} on the disk"), 2, 7},
    [5] = {N_("Half a minute, {memory} of memory, {disk} on the disk"), 40, 146},
    [6] = {N_("Ten minutes, {memory} of memory, up to {disk} on the disk"), 500, 800},
};

void endings_cost_print(struct strbuf *out, int pieces)
{
    assert(pieces >= 4 && pieces <= 6);
    FILL(out, tr(costs[pieces].sentence),
         {"memory", size_text((int64_t)costs[pieces].memory * MEGABYTE).text},
         {"disk", size_text((int64_t)costs[pieces].disk * MEGABYTE).text});
}

/* --- How far they are made --- */

void endings_made_print(struct strbuf *out, const char *rules, int pieces, int64_t bytes)
{
    FILL(out,
         /* TRANSLATORS: {pieces} is 4, 5 or 6; {size} is "7 MB". */
         pieces > 1 ? tr("{rules}: all endings of up to {pieces} pieces are made, {size}.")
                    : tr("{rules}: none are made yet."),
         {"rules", rules}, {"pieces", number_text(pieces).text}, {"size", size_text(bytes).text});
}

void endings_making_print(struct strbuf *out, const char *rules, int pieces, int percent)
{
    FILL(out, tr("{rules}: making endings of up to {pieces} pieces, {percent} %"),
         {"pieces", number_text(pieces).text}, {"rules", rules},
         {"percent", number_text(percent).text});
}

void endings_stopped_print(struct strbuf *out, int percent)
{
    FILL(out, tr("Stopped at {percent} %. You can go on now; the next start goes on by itself."),
         {"percent", number_text(percent).text});
}

const char *endings_made_when(void)
{
    return tr("They are made in the background once the computer plays.");
}

void endings_files_print(struct strbuf *out, int64_t bytes)
{
    FILL(out, tr("All rule sets together: {size}"), {"size", size_text(bytes).text});
}

void endings_delete_print(struct strbuf *out, int pieces, int64_t bytes)
{
    FILL(out,
         pieces > 0
             ? tr("Delete all endings of more than {pieces} pieces, {size}? They can be made "
                  "again.")
             : tr("Delete all endings, {size}? They can be made again."),
         {"pieces", number_text(pieces).text}, {"size", size_text(bytes).text});
}

/* --- What is wrong --- */

void endings_file_print(struct strbuf *out, const char *path, int error)
{
    if (error == FILE_ERROR_FOREIGN)
        FILL(out, tr("{path} is another table, or one of another version of Crownhead."),
             {"path", path});
    else
        settings_prose_file(out, path, error);
}

void endings_unusable_print(struct strbuf *out, const char *path, int error)
{
    endings_file_print(out, path, error);
    strbuf_addf(out, " %s",
                tr("The computer plays without these endings until they are made again."));
}

void endings_unsaved_print(struct strbuf *out, const char *path, int error)
{
    endings_file_print(out, path, error);
    strbuf_addf(out, " %s",
                tr("Endings of few pieces are made anew at each start; larger ones are not made."));
}

void endings_undeleted_print(struct strbuf *out, const char *path, int error)
{
    endings_file_print(out, path, error);
    strbuf_addf(out, " %s", tr("Not all endings could be deleted."));
}

void endings_no_memory_print(struct strbuf *out)
{
    strbuf_add(out,
               tr("There is not enough memory to make more endings. The computer plays without "
                  "them."));
}

void endings_impossible_print(struct strbuf *out)
{
    strbuf_add(out, tr("Under these rules some endings are too long to be made. The computer plays "
                       "without them."));
}

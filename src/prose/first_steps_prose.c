/* SPDX-License-Identifier: MIT */
#include "prose/first_steps_prose.h"

#include "base/template.h"
#include "base/translate.h"

void new_move_task_print(struct strbuf *out, const char *clause)
{
    /* TRANSLATORS: {clause} is a rule in a few words: "Kings fly". */
    FILL(out, tr("{clause}. Make a move that uses this rule."), {"clause", clause});
}

void stricter_task_print(struct strbuf *out, const char *clause)
{
    FILL(out, tr("{clause}. Find a move that is allowed."), {"clause", clause});
}

void no_capture_task_print(struct strbuf *out, const char *clause)
{
    FILL(out, tr("{clause}. Make a move that does not capture."), {"clause", clause});
}

void move_task_print(struct strbuf *out, const char *move, bool again)
{
    FILL(out, again ? tr("Your turn again: play {move}.") : tr("Play {move}."), {"move", move});
}

const char *new_move_astray(void)
{
    return tr("That is a move, too, but it does not use this rule. Try another one.");
}

void move_astray_print(struct strbuf *out, const char *move)
{
    FILL(out, tr("That is a move, too, but this board is about another: play {move}."),
         {"move", move});
}

void clause_praise_print(struct strbuf *out, const char *rules, const char *clause)
{
    FILL(out, tr("{rules} allows this move. {clause}."), {"rules", rules}, {"clause", clause});
}

const char *exercise_is_done(void)
{
    return tr("This board is done. Go on, or play it again.");
}

const char *exercise_is_first(void)
{
    return tr("This is the first board.");
}

const char *exercise_is_untouched(void)
{
    return tr("Nothing has moved on this board yet.");
}

void exercise_number_print(struct strbuf *out, int number, int count)
{
    /* TRANSLATORS: boards of First steps: "3 of 9". */
    FILL(out, tr("{number} of {count}"), {"number", number_text(number).text},
         {"count", number_text(count).text});
}

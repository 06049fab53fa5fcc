/* SPDX-License-Identifier: MIT */
#include "prose/first_steps_prose.h"

#include "base/template.h"
#include "base/translate.h"

const char *new_move_task(void)
{
    return tr("Find a move that American rules do not have.");
}

const char *stricter_task(void)
{
    return tr("American rules have a move here that is forbidden now. Find one that is allowed.");
}

void move_task_print(struct strbuf *out, const char *move, bool again)
{
    FILL(out, again ? tr("Your turn again: play {move}.") : tr("Play {move}."), {"move", move});
}

const char *new_move_astray(void)
{
    return tr("American rules have that move, too. Find one that they do not have.");
}

void move_astray_print(struct strbuf *out, const char *move)
{
    FILL(out, tr("That is a move, too, but this board is about another: play {move}."),
         {"move", move});
}

void new_move_praise_print(struct strbuf *out, const char *rules)
{
    FILL(out, tr("{rules} allows this move. American rules do not."), {"rules", rules});
}

void stricter_praise_print(struct strbuf *out, const char *rules)
{
    FILL(out, tr("{rules} allows this move, but not every move of American rules."),
         {"rules", rules});
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
    FILL(out, tr("{number} of {count}"), {"number", number_text(number).text},
         {"count", number_text(count).text});
}

/* SPDX-License-Identifier: MIT */
/* The page that makes a rule set: its state, and what its parts ask of each other. */
#ifndef PAGES_EDITOR_EDITOR_H
#define PAGES_EDITOR_EDITOR_H

#include "board/demo_board.h"
#include "match/draft.h"
#include "pages/rule_list.h"

/* The rows of the page. Those between these two are fields. */
enum {
    EDITOR_ROW_START = -1, /* what to start from */
    EDITOR_ROW_SAVE = FIELD_COUNT,
    EDITOR_MESSAGE_SIZE = 2 * RULES_NAME_SIZE + 480,
};

struct editor {
    struct desk *desk; /* lent for the pass */

    struct draft draft;
    int row;                    /* the chosen row */
    char number[12];            /* as typed, for the field of that row */
    bool number_typed;          /* otherwise it is the value in force */
    struct draft_report report; /* what the message is about */
    bool warns;                 /* the message says that something was not done */
    char message[EDITOR_MESSAGE_SIZE];
    struct demo_board demo;
    struct rule_list start_list;
    int rows_offset, text_offset;
};

/* Returns the looks of a board under the draft, and the names of its sides. */
static inline struct looks editor_looks(const struct editor *editor)
{
    return preferences_looks(editor->desk->preferences, &editor->draft.now.rules);
}

static inline struct side_names editor_side_names(const struct editor *editor)
{
    return looks_side_names(editor_looks(editor));
}

/* Shows what a step of the draft has come to. */
void editor_report(struct editor *editor, const struct draft_report *report);
void editor_show_message(struct editor *editor, bool warns, const char *sentence);

/* The draft has changed: drops the message and what was typed. */
void editor_settle(struct editor *editor);

/* Begins with a copy of `rules`, or with that own rule set itself. */
void editor_start(struct editor *editor, const struct named_ruleset *rules);

/* Saves the draft in the rulebook, or asks for its name first. */
void editor_save(struct editor *editor);

/* Draws the rows; gives the keyboard to the chosen one. */
void editor_rows(struct editor *editor, struct rect rect);
void editor_focus_row(struct editor *editor);

/* Returns true if the row is a field. The other rows have no small board. */
static inline bool editor_is_field(int row)
{
    return row >= 0 && row < FIELD_COUNT;
}

/* Draw the pane of the chosen row. */
void editor_start_pane(struct editor *editor, struct rect rect);
void editor_field_pane(struct editor *editor, struct rect rect);
void editor_save_pane(struct editor *editor, struct rect rect);

/* Copies the draft to the clipboard as text. */
void editor_copy(struct editor *editor);
void editor_paste(struct editor *editor);

#endif

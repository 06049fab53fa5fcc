/* SPDX-License-Identifier: MIT */
/* What a field of one line and one of several have in common: the keyboard, the pointer, the frame.
 * For field.c and area.c. */
#ifndef TOOLKIT_FIELD_WIDGET_H
#define TOOLKIT_FIELD_WIDGET_H

#include "toolkit/field_edit.h"
#include "toolkit/ui.h"

/* How the text lies inside the field. */
struct field_shape {
    /* The byte nearest to the pointer. */
    int (*byte_at)(struct ui *ui, struct rect inside, const char *text);
    /* The text and, if the field has the keyboard, caret, selection and what is composed. */
    void (*draw)(struct ui *ui, struct rect inside, bool focused, const char *text);
};

/* True when the text has changed. */
bool field_widget(struct ui *ui, struct rect rect, const char *name, const char *label,
                  struct edit edit, const struct field_shape *shape);

/* Of the cells of one line: the byte nearest to `x` pixels from its left end, in front of a
 * character or behind it, `end` if there is none; and where a caret stands, behind the character
 * before it. */
int field_byte_near(const struct text_cell *cells, int count, int x, int end);
int field_caret_offset(const struct text_cell *cells, int count, int caret);

#endif

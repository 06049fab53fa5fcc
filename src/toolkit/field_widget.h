/* SPDX-License-Identifier: MIT */
/* What text fields of one and of several lines share: the keyboard, the pointer, the frame. For
 * field.c and area.c. */
#ifndef TOOLKIT_FIELD_WIDGET_H
#define TOOLKIT_FIELD_WIDGET_H

#include "toolkit/field_edit.h"
#include "toolkit/ui.h"

/* How a kind of field lays out its text. */
struct field_shape {
    /* Returns the byte nearest to the pointer. */
    int (*byte_at)(struct ui *ui, struct rect inside, const char *text);
    /* Draws the text and, if the field has the keyboard, the caret, the selection and what is
     * composed. */
    void (*draw)(struct ui *ui, struct rect inside, bool focused, const char *text);
};

/* Runs the widget. Returns true if the text has changed. */
bool field_widget(struct ui *ui, struct rect rect, const char *name, const char *label,
                  struct edit edit, const struct field_shape *shape);

/* The menu of the field (field_menu.c). The first opens it. The second is for the field's own place
 * in the pass: it does what was chosen, and notes what can be done. Returns true if the text has
 * changed. */
void field_menu_open(struct ui *ui);
bool field_menu_follow(struct ui *ui, struct edit *edit);

/* Draws a text at x, y, but only what of it lies in `clip`. */
void field_draw_in(struct ui *ui, struct rect clip, int x, int y, struct text_style style,
                   enum colour_role ink, const char *text);

/* Both work on the cells of one line. The first returns the byte nearest to `x` pixels from its
 * left end, before or after a character, or `end` if there are no cells. The second returns the
 * place of a caret, after the character before it. */
int field_byte_near(const struct text_cell *cells, int count, int x, int end);
int field_caret_offset(const struct text_cell *cells, int count, int caret);

#endif

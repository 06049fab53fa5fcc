/* SPDX-License-Identifier: MIT */
/* The widgets: plain functions that draw themselves into the list and return what happened.
 *
 * One pass is ui_begin, the functions of the scene, ui_end. Each input makes one pass; then a pass
 * with INPUT_NONE makes the list that is shown. Widgets keep no state of their own: struct ui
 * remembers which one is pressed, which has the keyboard and where the caret is. */
#ifndef TOOLKIT_UI_H
#define TOOLKIT_UI_H

#include "toolkit/draw.h"
#include "toolkit/input.h"
#include "toolkit/metrics.h"

#include <stdint.h>

enum widget_role {
    ROLE_BUTTON,
    ROLE_FIELD,
    ROLE_CHOICE,
    ROLE_ITEM, /* a row of a list */
    ROLE_SCROLL,
    ROLE_BOARD,
    ROLE_SQUARE,
    ROLE_TEXT,
};

typedef uint32_t widget_id;

/* One thing on the screen, as --dump-ui and the tests see it. */
struct widget {
    widget_id id;
    enum widget_role role;
    struct rect rect;
    char label[96];
    bool enabled, chosen;
    bool takes_focus;
};

enum {
    WIDGETS_MAX = 256,
};

struct ui {
    struct draw_list list; /* owned */
    struct text *text;     /* lent, as is the theme */
    const struct theme *theme;
    int scale; /* percent */
    struct rect screen;
    struct rect clip; /* widgets outside it get no clicks; all of the screen at rest */

    struct input input;
    bool used; /* a widget has taken the input */
    int pointer_x, pointer_y;
    bool pointer_inside;

    widget_id pressed;  /* since the button went down */
    widget_id focus;    /* has the keyboard; 0: none */
    bool focus_visible; /* once a key has been used */
    int caret;          /* byte in the focused field */

    struct widget widgets[WIDGETS_MAX]; /* of this pass, in the order of drawing */
    int widget_count;

    bool wants_text;       /* a focused field asks for text input */
    struct rect text_rect; /* where */
    char hint[160];        /* about the widget under the pointer or with the keyboard */
    char said[240];        /* why a disabled widget does nothing, when it was just asked */
};

void ui_finish(struct ui *ui);

void ui_begin(struct ui *ui, struct rect screen, const struct input *input);

/* Moves the focus by Tab and Shift+Tab when nobody has used them. */
void ui_end(struct ui *ui);

/* `points` at scale 100 % (metrics.h) in pixels at the scale in force, at least 1. */
int ui_px(const struct ui *ui, int points);

struct colour ui_colour(const struct ui *ui, enum colour_role role);

/* Body text, headings, small print. */
struct text_style ui_body(const struct ui *ui);
struct text_style ui_bold(const struct ui *ui);
struct text_style ui_heading(const struct ui *ui);
struct text_style ui_small(const struct ui *ui);

/* The id of the widget `name`, or of one of a numbered family. Never 0. */
widget_id ui_id(const char *name, int number);

/* Takes the input, if it is of this kind and nobody has: later widgets do not see it. */
bool ui_take(struct ui *ui, bool condition);

/* Adds a widget to the pass's list, and returns it for further members; NULL when full. */
struct widget *ui_register(struct ui *ui, widget_id id, enum widget_role role, struct rect rect,
                           const char *label);

/* A text that --dump-ui shows. It does not draw. */
void ui_note(struct ui *ui, struct rect rect, const char *label);

bool ui_hovers(const struct ui *ui, struct rect rect);

/* Pressed and let go inside `rect`? For widgets that are clicked. `id` also takes the focus. */
bool ui_clicked(struct ui *ui, widget_id id, struct rect rect);

/* Draws the frame that shows where the keyboard is, if it is here. */
void ui_focus_frame(struct ui *ui, widget_id id, struct rect rect, int radius);

/* --- Text --- */

enum align {
    ALIGN_LEFT,
    ALIGN_CENTRE,
    ALIGN_RIGHT,
};

/* One line in `rect`, vertically in the middle; too long a text ends in an ellipsis. */
void ui_text(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
             enum align align, const char *string);

/* Lines broken to the width of `rect`, from its top; returns the height. Draws nothing when
 * `draw` is false. Lines that would leave the rectangle are left out when drawing. */
int ui_paragraph(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                 const char *string, bool draw);

/* --- Widgets --- */

struct button {
    const char *name;    /* tells it from the others */
    int number;          /* of a family of the same name */
    const char *label;   /* read by people and by --dump-ui */
    enum sprite icon;    /* SPRITE_NONE: only the label */
    bool icon_only;      /* the label becomes a hint */
    bool main;           /* the one that most will press */
    bool chosen;         /* is in force now */
    struct shortcut key; /* pressing it is pressing the button */
    const char *why_not; /* not NULL: it can not be used now, and this is why */
};

/* True when pressed, by pointer or by key. */
bool ui_button(struct ui *ui, struct rect rect, const struct button *button);

/* A row of a list: label left, detail right; true when chosen. */
bool ui_item(struct ui *ui, struct rect rect, const char *name, int number, const char *label,
             const char *detail, bool chosen);

/* One of `count` named values, with arrows to step through them; true when changed. */
bool ui_choice(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *const *values, int count, int *value);

/* A line of text to edit; true when changed. `size` counts the closing zero. */
bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size);

/* A part of the screen that scrolls: draws the bar, handles wheel and keys, clips until
 * ui_scroll_end, and returns the rectangle of the content, `height` pixels high. */
struct rect ui_scroll_begin(struct ui *ui, struct rect rect, const char *name, int height,
                            int *offset);
void ui_scroll_end(struct ui *ui);

/* A panel's background. */
void ui_panel(struct ui *ui, struct rect rect);

#endif

/* SPDX-License-Identifier: MIT */
/* The widgets: plain functions that draw themselves into the list and return what happened.
 *
 * One pass is ui_begin, the functions of the page, ui_end. Each input makes one pass; then a pass
 * with INPUT_NONE makes the list that is shown. Widgets keep no state of their own: struct ui
 * remembers which one is pressed, which has the keyboard and where the caret is.
 *
 * Every widget has a name: tests and scripts find it by that, and its id is made of it. Its label
 * is for people, in their language. */
#ifndef TOOLKIT_UI_H
#define TOOLKIT_UI_H

#include "base/arena.h"
#include "base/template.h"
#include "toolkit/draw.h"
#include "toolkit/field_state.h"
#include "toolkit/input.h"
#include "toolkit/metrics.h"
#include "toolkit/text.h"

#include <stdint.h>

/* What a widget is, in one word that --dump-ui prints. Other layers have words of their own. */
#define ROLE_BUTTON "button"
#define ROLE_FIELD  "field"
#define ROLE_CHOICE "choice"
#define ROLE_ITEM   "item" /* a row of a list */
#define ROLE_SCROLL "scroll"
#define ROLE_TEXT   "text"

typedef uint32_t widget_id;

/* One thing on the screen, as --dump-ui and the tests see it. Its texts live until the next
 * pass. */
struct widget {
    widget_id id;
    const char *name; /* "undo", "move-3", "result/revenge"; texts are all called "text" */
    const char *role;
    const char *label;
    struct rect rect;
    bool enabled, chosen;
    bool takes_focus;
    widget_id scroll; /* it lies in the content of this one; 0: in none */
};

/* What the pointer looks like. */
enum cursor {
    CURSOR_ARROW,
    CURSOR_HAND, /* over what can be taken or pressed */
    CURSOR_TEXT, /* over what can be typed into */
    CURSOR_COUNT,
};

/* What the pointer does to a widget. */
enum widget_state {
    STATE_REST,
    STATE_HOVERED,
    STATE_PRESSED, /* letting go here counts */
};

/* A text that had no room and was not shown whole. */
struct cut {
    const char *string;
    struct rect rect; /* the room it had */
};

enum {
    SCOPES_MAX = 8,
};

struct ui {
    struct draw_list list; /* owned */
    struct fonts *fonts;   /* lent, as is the theme */
    const struct theme *theme;
    int scale; /* percent */
    struct rect screen;
    struct rect clip; /* widgets outside it get no clicks; all of the screen at rest */

    struct input input;
    bool used;           /* a widget has taken the input */
    bool kept_for_field; /* nobody takes it before the field with the keyboard has seen it */
    int pointer_x, pointer_y;
    bool pointer_inside;
    bool held; /* a button is down, wherever that was */

    widget_id pressed;          /* since the button went down */
    widget_id click_on;         /* what the first click of those in hand fell on; 0: no widget */
    widget_id focus;            /* has the keyboard; 0: none */
    widget_id whole;            /* the field that is to have all of its text selected; 0: none */
    widget_id focus_scroll;     /* it lies in the content of this one; 0: in none */
    bool focus_visible;         /* once a key has been used */
    struct field_state field;   /* owned; what is remembered of the field with the keyboard */
    struct clipboard clipboard; /* lent */

    /* A finger on what scrolls: it takes the content along once it has gone further than a tap. */
    struct {
        widget_id scroll; /* 0: none */
        int y, offset;    /* where it came down, and how far was scrolled then */
        bool drags;
    } finger;

    int grip; /* of the bar that is dragged: pixels from its thumb's top to where it was taken */

    /* At the next pass a scroll moves by so many pixels: a key has asked for it, or Tab has reached
     * a widget in it that cannot be seen. */
    struct {
        widget_id scroll; /* 0: nothing to do */
        int by;
    } due;

    /* The hint, shown beside what it is about. */
    struct {
        uint64_t subject; /* what is said of what; 0: nothing */
        uint64_t since;   /* it is said */
        bool done;        /* it has been pressed, or something else done, since */
        bool shown;
        bool awaited; /* it will be shown, if nothing happens */
    } tip;

    /* Of this pass. */
    widget_id begun_with;           /* had the keyboard at its beginning, */
    bool focus_lost;                /* and was not there */
    widget_id scroll;               /* the one whose content is passed over; 0: none */
    struct rect scroll_view;        /* what is seen of that, */
    enum colour_role scroll_ground; /* on what, */
    int hidden_above, hidden_below; /* and how many pixels of it are not seen */
    struct rect panel;              /* drawn last */
    struct arena texts;             /* owned: names, labels, what ui_format makes */
    struct widget *widgets;         /* owned, in the order of drawing */
    int widget_count;
    size_t widget_capacity;
    struct cut *cuts; /* owned */
    int cut_count;
    size_t cut_capacity;
    const char *scopes[SCOPES_MAX]; /* each with those around it: "result/" */
    int scope_count;

    enum cursor cursor;     /* over what the pointer is */
    bool field_seen;        /* the field with the keyboard was there */
    bool wants_text;        /* a focused field, or a page, asks for text input */
    struct rect text_rect;  /* where: at the caret */
    const char *hint;       /* about the widget under the pointer or with the keyboard; or "" */
    struct rect hint_about; /* where that is */
    const char *report;     /* why a disabled widget does nothing, when it was just asked; or "" */
};

void ui_finish(struct ui *ui);

void ui_begin(struct ui *ui, struct rect screen, const struct input *input);

/* Moves the focus by Tab and Shift+Tab, and what scrolls by the keys for that, when nobody has used
 * them. What had the keyboard all the pass and was not there has it no more: nobody has. What
 * scrolls may only have it out of sight. */
void ui_end(struct ui *ui);

/* `points` at scale 100 % (metrics.h) in pixels at the scale in force, at least 1. */
int ui_px(const struct ui *ui, int points);

struct colour ui_colour(const struct ui *ui, enum colour_role role);

/* Body text, headings, small print. */
struct text_style ui_body(const struct ui *ui);
struct text_style ui_bold(const struct ui *ui);
struct text_style ui_heading(const struct ui *ui);
struct text_style ui_small(const struct ui *ui);

/* --- Names --- */

/* The id of the widget of this whole name, scopes included ("result/revenge"). `number`, if not 0,
 * tells one of a family from the others: it is called "NAME-NUMBER". Never 0. */
widget_id ui_id(const char *name, int number);

/* Between begin and end, widgets are called "SCOPE/NAME", so that the same command may stand on the
 * screen twice. Scopes nest. */
void ui_scope_begin(struct ui *ui, const char *scope);
void ui_scope_end(struct ui *ui);

/* Adds a widget to the pass's list and returns it for further members; valid until the next one is
 * added. Name, number and label are copied, `role` is not. */
struct widget *ui_register(struct ui *ui, const char *name, int number, const char *role,
                           struct rect rect, const char *label);

/* A text that --dump-ui shows. It does not draw. */
void ui_note(struct ui *ui, struct rect rect, const char *label);

/* The first widget of this whole name in the pass, or NULL. */
const struct widget *ui_find(const struct ui *ui, const char *name);

bool widget_is(const struct widget *widget, const char *role);

/* --- Input --- */

/* Takes the input, if it is of this kind and nobody has: later widgets do not see it. */
bool ui_take(struct ui *ui, bool condition);

/* The same before the field with the keyboard, which could have had it. */
bool ui_take_before_field(struct ui *ui, bool condition);

bool ui_hovers(const struct ui *ui, struct rect rect);

/* What the pointer does to a widget that is clicked. While a button is held nothing else is
 * hovered. */
enum widget_state ui_state(const struct ui *ui, widget_id id, struct rect rect);

/* Is it the second click of a double click whose first one fell on something other than `id`? What
 * lay there then has gone, and this click was not meant for what lies there now. */
bool ui_stray_click(const struct ui *ui, widget_id id);

/* Pressed and let go inside `rect`? For widgets that are clicked. `id` also takes the focus, and
 * the pointer is a hand over it. */
bool ui_clicked(struct ui *ui, widget_id id, struct rect rect);

/* The pointer is over something that can be taken: so it looks for the rest of the pass, unless
 * what is above it says something else. */
void ui_point(struct ui *ui, enum cursor cursor);

/* Enter or Space while the widget has the keyboard? */
bool ui_activated(struct ui *ui, widget_id id);

/* Draws the frame that shows where the keyboard is, if it is here. */
void ui_focus_frame(struct ui *ui, widget_id id, struct rect rect, int radius);

/* Gives the keyboard to a field of this pass or the next, with all of its text selected. */
void ui_edit(struct ui *ui, widget_id id);

/* Says something of the widget under the pointer or with the keyboard, which lies at `about`. */
void ui_hint(struct ui *ui, struct rect about, const char *text);

/* At the end of a pass, before ui_end: shows the hint, if there is one and it has been the same for
 * a moment. Time is in milliseconds. */
void ui_tip(struct ui *ui, uint64_t now);

/* Milliseconds until a hint is shown if nothing happens; -1: none will be. */
int ui_tip_wait(const struct ui *ui, uint64_t now);

/* --- Text that lasts as long as the pass --- */

/* `template` with its blanks filled (base/template.h), of any length:
 *   ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", value}) */
#define ui_format(ui, template, ...)                                                               \
    ui_fill(ui, template, (const struct blank[]){__VA_ARGS__},                                     \
            sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))
const char *ui_fill(struct ui *ui, const char *template, const struct blank *blanks, size_t count);

/* An empty text for a function that prints into one; its room is `capacity` bytes. */
struct strbuf ui_strbuf(struct ui *ui, size_t capacity);

/* --- Text --- */

enum align {
    ALIGN_LEFT,
    ALIGN_CENTRE,
    ALIGN_RIGHT,
};

/* The style itself, or the largest one below it in which the string is no wider than `width`; small
 * print if it is too wide even so. */
struct text_style ui_fitting_style(struct ui *ui, struct text_style style, const char *string,
                                   int width);

/* The string, or as many of its graphemes as fit into `width` with an ellipsis behind them. */
const char *ui_shortened(struct ui *ui, struct text_style style, const char *string, int width);

/* Can it be broken at its spaces, no line wider than `width`? */
bool ui_words_fit(struct ui *ui, struct text_style style, const char *string, int width);

/* One line in `rect`, vertically in the middle. Too long a text is set smaller; if that does not
 * help, it is broken at its spaces into as many lines as there is room for, and if they do not do,
 * it ends in an ellipsis and is one of the pass's `cuts`. */
void ui_text(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
             enum align align, const char *string);

/* The height in which ui_text shows the string whole, `width` pixels wide. */
int ui_text_height(struct ui *ui, struct text_style style, const char *string, int width);

/* The least width at which the string takes no more lines than at `width`: so broken they are about
 * equally long, and none holds a last word alone. */
int ui_even_width(struct ui *ui, struct text_style style, const char *string, int width);

/* Lines broken to the width of `rect`, from its top; returns the height. Draws nothing when
 * `draw` is false. Lines that would leave the rectangle are left out when drawing, and the text is
 * one of the pass's `cuts`. */
int ui_paragraph(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                 const char *string, bool draw);

/* The same lines, each aligned and all together in the middle of `rect`, which is as high as
 * ui_paragraph says: words that are too long are broken inside. */
void ui_lines(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
              enum align align, const char *string);

/* --- Widgets --- */

struct button {
    const char *name;          /* tells it from the others; as for ui_id */
    int number;                /* not 0: of a family of the same name, from 1 on */
    const char *label;         /* read by people and by --dump-ui */
    const char *detail;        /* a second line in small print; NULL: none */
    const struct sprite *icon; /* NULL: only the label */
    struct rect *picture;      /* not NULL: set to where an icon would be, for the caller */
    bool icon_only;            /* the label is shown as a hint */
    bool main;                 /* the one that most will press */
    bool chosen;               /* is in force now */
    struct shortcut key;       /* pressing it is pressing the button */
    struct shortcut other_key; /* and so is this one, which is not spoken of */
    const char *why_not;       /* not NULL: it can not be used now, and this is why */
};

/* True when pressed, by pointer or by key. */
bool ui_button(struct ui *ui, struct rect rect, const struct button *button);

/* A row of a list: label left, detail right; true when chosen. */
bool ui_item(struct ui *ui, struct rect rect, const char *name, int number, const char *label,
             const char *detail, bool chosen);

/* One of `count` named values, with arrows to step through them ("NAME/previous", "NAME/next");
 * true when changed. */
bool ui_choice(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *const *values, int count, int *value);

/* A line of text to edit, of at most FIELD_CHARACTERS graphemes; true when changed. `size` counts
 * bytes and the closing zero. It has to itself whatever a field does with its keys; Ctrl+Home and
 * Ctrl+End, which would do no more than Home and End, are for a list beside it. */
bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size);

/* The same in as many lines as the text needs, of at most AREA_CHARACTERS graphemes, in small
 * print; the arrows up and down lead from line to line, Ctrl+Home and Ctrl+End to the first and the
 * last. ui_area_height is what it needs. */
bool ui_area(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
             int size);
int ui_area_height(struct ui *ui, int width, const char *text);

/* A part of the screen that scrolls: draws the bar, handles the wheel, clips until ui_scroll_end,
 * and returns the rectangle of the content, `height` pixels high. Arrows, Page Up, Page Down, Home
 * and End, also with Ctrl, are for the one that has or holds the focus, else is pointed at, else
 * comes first. */
struct rect ui_scroll_begin(struct ui *ui, struct rect rect, const char *name, int height,
                            int *offset);
void ui_scroll_end(struct ui *ui);

/* So many pixels at an edge of a scrolled part of this height fade at most, where more lies beyond.
 */
int ui_scroll_fade(const struct ui *ui, int height);

/* By how many pixels a key has asked that it scrolls, for who wants to know before it does; asked
 * for once. ui_scroll_begin does as much by itself. */
int ui_scroll_due(struct ui *ui, widget_id id);

/* How wide the content of a scrolled part of this width is beside the bar: to measure it. */
int ui_scroll_width(const struct ui *ui, int width);

/* A panel's background. */
void ui_panel(struct ui *ui, struct rect rect);

/* The ground of a row that can be pressed, and of a card: a panel that can. What is chosen is
 * marked. */
void ui_row_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen);
void ui_card_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen);

/* --- Messages --- */

enum tone {
    TONE_PLAIN,
    TONE_DIM,
    TONE_WARNING, /* its panel has a bar at the left */
};

/* A sentence on a panel of its own, in the middle of its height; set smaller where it has no room.
 * --dump-ui shows it. */
void ui_message(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                const char *sentence);

/* `rect`, as much higher as the sentence needs at least: the whole panel. */
struct rect ui_message_room(struct ui *ui, struct rect rect, struct text_style style,
                            const char *sentence);

/* The two halves of it, for messages with buttons beside them: the panel, which returns the
 * rectangle inside, and the sentence. */
struct rect ui_message_panel(struct ui *ui, struct rect rect, enum tone tone);
struct rect ui_message_inside(const struct ui *ui, struct rect rect); /* the same, not drawn */
void ui_message_text(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                     const char *sentence);

#endif

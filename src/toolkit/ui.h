/* SPDX-License-Identifier: MIT */
/* Widgets: plain functions that draw themselves into the list and return what happened.
 *
 * A pass is ui_begin, the functions of the page, and ui_end. Each input makes one pass; then a pass
 * with INPUT_NONE makes the list that is shown. Widgets have no state of their own: struct ui knows
 * which one is pressed, which has the keyboard and where the caret is.
 *
 * Every widget has a name, by which tests and scripts find it and from which its id is made. Its
 * label is for people, in their language. */
#ifndef TOOLKIT_UI_H
#define TOOLKIT_UI_H

#include "base/arena.h"
#include "base/template.h"
#include "toolkit/draw.h"
#include "toolkit/field_state.h"
#include "toolkit/glide.h"
#include "toolkit/input.h"
#include "toolkit/metrics.h"
#include "toolkit/sight.h"
#include "toolkit/text.h"

#include <stdint.h>

/* The role of a widget, a word that --dump-ui prints. Other layers have more. */
#define ROLE_BUTTON "button"
#define ROLE_FIELD  "field"
#define ROLE_CHOICE "choice"
#define ROLE_SWITCH "switch"
#define ROLE_ITEM   "item" /* a row of a list */
#define ROLE_SCROLL "scroll"
#define ROLE_TEXT   "text"

typedef uint32_t widget_id;

/* A widget as --dump-ui and the tests see it. Its texts are valid until the next pass. */
struct widget {
    widget_id id;
    const char *name; /* "undo", "move-3", "result/revenge"; texts are all called "text" */
    const char *role;
    const char *label;
    struct rect rect; /* on the screen */
    bool enabled, chosen;
    bool takes_focus;
    bool wordless;      /* its label is not seen */
    bool offered;       /* of a square: a click here leads on */
    int below;          /* of a scrolled part: pixels out of sight below */
    const char *value;  /* the part of the label that its keys change; NULL: there is none */
    const char *spoken; /* is said aloud in place of the label; NULL: the label */
    int place, places;  /* of a row in a list, from 1; 0: as many rows as are registered */
    widget_id scroll;   /* the scrolled part that contains it; 0: none */
};

enum {
    PAD_LABELS = 8,
};

/* What the buttons of a controller do, and what they are called. */
struct pad_labels {
    struct pad_label {
        int given;        /* the command (struct button); 0: none */
        const char *name; /* in English, to be translated, as is the next */
        const char *meaning;
    } rows[PAD_LABELS];
    int count;
};

/* The shape of the pointer. */
enum cursor {
    CURSOR_ARROW,
    CURSOR_HAND, /* over something that can be dragged or pressed */
    CURSOR_TEXT, /* over a text field */
    CURSOR_COUNT,
};

/* What the pointer does to a widget. */
enum widget_state {
    STATE_REST,
    STATE_HOVERED,
    STATE_PRESSED, /* releasing the button here counts */
};

/* A text that was not shown whole, for lack of room. */
struct cut {
    const char *string;
    struct rect rect; /* the room it had */
};

/* A row of buttons: those of the same height side by side. `px` is the size of text in which each
 * of its labels has room, for as many rows as there may be on a page. */
struct label_row {
    int y, h, px;
};

/* What the menu of a text field can offer. */
enum field_deed {
    FIELD_CUT,
    FIELD_COPY,
    FIELD_PASTE,
    FIELD_ALL, /* selects all of the text */
    FIELD_DEEDS,
};

enum {
    SCOPES_MAX = 8,
    LABEL_ROWS_MAX = 32,
    ANNOUNCED_MAX = 16,
};

/* Sentences that one pass has announced. What has no room is not announced. */
struct announced {
    const char *texts[ANNOUNCED_MAX]; /* valid until the next pass */
    uint64_t hashes[ANNOUNCED_MAX];
    int count;
};

struct ui {
    struct draw_list list;        /* owned */
    struct fonts *fonts;          /* the caller's, like the theme */
    const struct pad_labels *pad; /* lent; a controller was used last; NULL: it was not */
    const struct theme *theme;
    int scale; /* percent */
    struct rect screen;
    struct rect clip; /* widgets outside it get no clicks; usually the whole screen. This, the input
                         and the pointer are as the placing in force sees them */

    struct sight sight; /* owned; its time is the caller's */
    uint64_t now;       /* pushed in: milliseconds, by which lists glide */

    struct input input;
    bool used;           /* a widget has taken the input */
    bool kept_for_field; /* the text field with the keyboard must see the input first */
    bool text_due;       /* the key used last also comes as text, which nobody is to see */
    int pointer_x, pointer_y;
    bool pointer_inside;
    bool held;  /* a mouse button or a finger is down, pressed anywhere */
    bool touch; /* what pressed last was a finger: rows of lists are as high as a target */

    widget_id pressed;          /* since the mouse button went down */
    widget_id click_on;         /* the widget under the first click of a double click; 0: none */
    widget_id focus;            /* has the keyboard; 0: none */
    widget_id whole;            /* the text field whose text is to be selected; 0: none */
    widget_id focus_scroll;     /* the scrolled part that contains it; 0: none */
    bool focus_visible;         /* set once a key has been used */
    widget_id active;           /* of this pass: the part, such as a square or a row, that the
                                   arrows have reached while another widget or none has the
                                   keyboard; 0: none */
    struct field_state field;   /* owned; of the text field with the keyboard */
    struct clipboard clipboard; /* lent */

    /* The menu of that field, above all else. */
    struct {
        bool open;
        bool offers[FIELD_DEEDS];
        int chosen;        /* 1 + what the field is to do in the next pass; 0: nothing */
        struct rect rect;  /* as it was drawn last, on the screen */
        bool over;         /* the pointer is on it: nothing else sees the input, */
        struct input kept; /* which is this */
    } menu;

    /* The finger that is down. On a scrolled part it moves the content once it has moved farther
     * than a tap. */
    struct {
        int aside_x, aside_y; /* pixels from it to the widget that is meant */
        widget_id focus;      /* what had the keyboard before */
        widget_id field;      /* the text field that one pressed last; 0: none */
        widget_id stops;      /* the scrolled part that was gliding when it came down; 0: none */
        widget_id scroll;     /* the one it is on; 0: none */
        int y, offset;        /* where it came down, and the scroll offset then */
        bool drags;
        bool rests; /* the long press has come */
    } finger;

    /* The scrolled part that the finger drags, or that goes on by itself. */
    struct {
        widget_id scroll; /* that goes on; 0: none */
        int at;           /* the scroll offset that it has reached */
        bool seen;        /* it was drawn in this pass */
        struct glide way;
    } glide;

    int grip; /* of a dragged bar: pixels from the top of its thumb to the pointer */

    /* The next pass scrolls by so many pixels: because of a key, or because Tab has reached a
     * widget that is out of sight. */
    struct {
        widget_id scroll; /* 0: nothing to do */
        int by;
    } due;

    /* The tip, shown beside its widget. */
    struct {
        uint64_t subject; /* a hash of the hint and its place; 0: none */
        uint64_t since;   /* when the hint appeared */
        bool done;        /* there was other input since */
        bool came;        /* the widget came under the pointer, which has not moved since */
        bool shown;
        bool awaited; /* it will be shown if nothing happens */
        bool asked;   /* pushed in during the pass: it is shown at once */
    } tip;

    /* Of this pass. */
    widget_id begun_with;           /* had the keyboard at its beginning, */
    bool focus_lost;                /* and was not drawn */
    widget_id scroll;               /* the scrolled part that is being drawn; 0: none */
    struct rect scroll_view;        /* its visible part */
    enum colour_role scroll_ground; /* its background */
    int hidden_above, hidden_below; /* pixels out of sight */
    struct rect panel;              /* drawn last */
    struct arena texts;             /* owned: names, labels, what ui_format makes */
    struct widget *widgets;         /* owned, in the order of drawing */
    int widget_count;
    size_t widget_capacity;
    struct cut *cuts; /* owned */
    int cut_count;
    size_t cut_capacity;
    struct label_row rows[2][LABEL_ROWS_MAX]; /* of this pass, and of the one before */
    int row_counts[2];
    bool again;                     /* another pass is due: labels were drawn in sizes of the pass
                                       before, or a field has yet to do what its menu was asked for */
    const char *scopes[SCOPES_MAX]; /* each including its outer ones: "result/" */
    int scope_count;

    enum cursor cursor;     /* for what is under the pointer */
    bool field_seen;        /* the text field with the keyboard was drawn */
    bool wants_text;        /* a text field or a page wants text input */
    bool wanted_text;       /* the same of the pass before: keys come as text, too */
    struct rect text_rect;  /* where: the caret, on the screen */
    const char *hint;       /* about the widget under the pointer or with the keyboard; or "" */
    struct rect hint_about; /* its place on the screen */
    const char *report;     /* why a disabled widget that was just pressed does nothing; or "" */
    struct announced announced; /* of this pass */
};

void ui_finish(struct ui *ui);

void ui_begin(struct ui *ui, struct rect screen, const struct input *input);

/* Notes that a label of the row of buttons at `rect` has room in `px`. Returns the size in which
 * all labels of the row have room, as far as the pass before knows it: if that has changed
 * `again` is set at the end, and the next pass has it right. */
int ui_row_px(struct ui *ui, struct rect rect, int px);

/* Ends the pass. Moves the focus by Tab and Shift+Tab, and scrolls by keys, if nobody has used
 * them. A widget that had the keyboard but was not drawn loses it, unless it may be out of sight in
 * a scrolled part. */
void ui_end(struct ui *ui);

/* Converts `points` (metrics.h) to pixels at the current scale, at least 1. */
int ui_px(const struct ui *ui, int points);

struct colour ui_colour(const struct ui *ui, enum colour_role role);

/* Body text, headings, small print. */
struct text_style ui_body(const struct ui *ui);
struct text_style ui_bold(const struct ui *ui);
struct text_style ui_heading(const struct ui *ui);
struct text_style ui_small(const struct ui *ui);

/* --- How the layout lies on the screen ---
 *
 * All is laid out from left to right, seen by who sits below. In a language that is written from
 * right to left the whole layout is mirrored: what begins at the left is seen at the right, and the
 * left arrow key comes as the right one. Only what is drawn and registered is placed; input comes
 * as the layout sees it. */

/* Begin a part that is upside down, for who sits opposite; and one that no language mirrors, such
 * as a board. `area` keeps its place on the screen. Return the placing around it, with which the
 * caller calls ui_place at the end. */
struct placing ui_place_turned(struct ui *ui, struct rect area);
struct placing ui_place_unmirrored(struct ui *ui, struct rect area);
void ui_place(struct ui *ui, struct placing placing);

/* Returns where a rectangle of the layout lies on the screen. */
struct rect ui_on_screen(const struct ui *ui, struct rect rect);

/* --- Names --- */

/* Returns the id of the widget with this whole name, scopes included ("result/revenge"). A `number`
 * other than 0 makes it "NAME-NUMBER", for one of a family. Never 0. */
widget_id ui_id(const char *name, int number);

/* Between begin and end, names become "SCOPE/NAME", so that a command can be on the screen twice.
 * Scopes nest. */
void ui_scope_begin(struct ui *ui, const char *scope);
void ui_scope_end(struct ui *ui);

/* Adds a widget to the pass's list and returns it for further members; valid until the next one is
 * added. Name, number and label are copied, `role` is not. */
struct widget *ui_register(struct ui *ui, const char *name, int number, const char *role,
                           struct rect rect, const char *label);

/* Registers a text for --dump-ui. It does not draw. */
void ui_note(struct ui *ui, struct rect rect, const char *label);

/* Says that this sentence stands somewhere now. It is to be said aloud if the pass before has not
 * announced it. Copies the text. */
void ui_announce(struct ui *ui, const char *sentence);

/* Returns the widget of this id in the pass, or NULL. */
const struct widget *ui_widget(const struct ui *ui, widget_id id);

/* Returns the first widget of this whole name in the pass, or NULL. */
const struct widget *ui_find(const struct ui *ui, const char *name);

bool widget_is(const struct widget *widget, const char *role);

/* --- Input --- */

/* Takes the input if `condition` holds and nobody has taken it. Later widgets do not see it then.
 */
bool ui_take(struct ui *ui, bool condition);

/* Takes the input if it is this key, without others. */
bool ui_key(struct ui *ui, SDL_Keycode key);

/* As ui_take, before the text field with the keyboard, which would have had it; but not what is
 * written there. */
bool ui_take_before_field(struct ui *ui, bool condition);

bool ui_hovers(const struct ui *ui, struct rect rect);

/* Returns what the pointer does to a widget. While a mouse button is held, nothing else is hot. */
enum widget_state ui_state(const struct ui *ui, widget_id id, struct rect rect);

/* Returns true for the second click of a double click whose first one was on another widget than
 * `id`: that widget has gone since, and this click was not meant for `id`. */
bool ui_stray_click(const struct ui *ui, widget_id id);

/* Returns true at the moment when a finger has rested on `rect` for so long that it is a long
 * press: nothing is clicked when it is lifted. */
bool ui_rested(struct ui *ui, struct rect rect);

/* Returns what a finger at this place means: the widget there, or else the nearest one whose area
 * for fingers reaches so far, METRIC_TARGET in each direction; NULL: none. Of the last pass. */
const struct widget *ui_finger_target(const struct ui *ui, int x, int y);

/* Returns where a widget of the pass can be pressed: what is in sight of it, or the bar of what
 * scrolls. */
struct rect ui_reach(const struct ui *ui, const struct widget *widget);

/* Scrolls a part on by what is in sight, or back to its top from its end, as of the next pass. */
void ui_scroll_on(struct ui *ui, const struct widget *scroll);

/* Returns true if a scrolled part goes on by itself, so that the next frame differs. */
static inline bool ui_glides(const struct ui *ui)
{
    return ui->glide.scroll != 0;
}

/* Returns true if the screen's keyboard is needed: in the last pass a text field was being edited.
 * After a finger was used, only a field that a finger has pressed counts. */
bool ui_wants_keyboard(const struct ui *ui);

/* Returns the height of a row of a list of moves: of a target, if a finger was used last. */
int ui_list_row(const struct ui *ui);

/* Returns true if the widget was pressed and released inside `rect`. It also takes the focus, and
 * the pointer is a hand over it. */
bool ui_clicked(struct ui *ui, widget_id id, struct rect rect);

/* Sets the shape of the pointer for this pass, unless a widget above sets another. */
void ui_point(struct ui *ui, enum cursor cursor);

/* Returns true on Enter or Space while the widget has the keyboard. */
bool ui_activated(struct ui *ui, widget_id id);

/* Draw the focus frame if the widget has the keyboard: in the accent of the theme, or in another
 * colour on what is as bright as that. */
void ui_focus_frame(struct ui *ui, widget_id id, struct rect rect, int radius);
void ui_focus_frame_in(struct ui *ui, widget_id id, struct rect rect, int radius,
                       enum colour_role role);

/* Returns where it is seen: inside the frame of what is chosen, which has the same colour. */
struct rect ui_focus_place(const struct ui *ui, struct rect rect, bool chosen);

/* Gives the keyboard to a text field of this pass or the next, and selects its text. */
void ui_edit(struct ui *ui, widget_id id);

/* Scrolls the part that contains the widget, as of the next pass, until all of it is in sight, or
 * as much from its top as there is room for. */
void ui_reveal(struct ui *ui, const struct widget *widget);

/* Sets the hint about the widget at `about`, which is under the pointer or has the keyboard. */
void ui_hint(struct ui *ui, struct rect about, const char *text);

/* Shows the hint if it has been the same for a moment. Call it before ui_end. Time is in
 * milliseconds. */
void ui_tip(struct ui *ui, uint64_t now);

/* Returns the milliseconds until a hint is shown if nothing happens; -1: none will be. */
int ui_tip_wait(const struct ui *ui, uint64_t now);

/* --- Text that lasts as long as the pass --- */

/* Returns `template` with its blanks filled (base/template.h), of any length:
 *   ui_format(ui, tr("{label}: {value}"), {"label", label}, {"value", value}) */
#define ui_format(ui, template, ...)                                                               \
    ui_fill(ui, template, (const struct blank[]){__VA_ARGS__},                                     \
            sizeof((const struct blank[]){__VA_ARGS__}) / sizeof(struct blank))
const char *ui_fill(struct ui *ui, const char *template, const struct blank *blanks, size_t count);

/* Returns an empty text of `capacity` bytes to print into. */
struct strbuf ui_strbuf(struct ui *ui, size_t capacity);

/* --- Text --- */

enum align {
    ALIGN_LEFT,
    ALIGN_CENTRE,
    ALIGN_RIGHT,
};

/* Returns the style, or the largest smaller one in which the string fits into `width`; small print
 * if none does. */
struct text_style ui_fitting_style(struct ui *ui, struct text_style style, const char *string,
                                   int width);

/* Returns the string, or as many of its graphemes as fit into `width`, with an ellipsis. */
const char *ui_shortened(struct ui *ui, struct text_style style, const char *string, int width);

/* Returns true if the string can be broken at spaces into lines no wider than `width`. */
bool ui_words_fit(struct ui *ui, struct text_style style, const char *string, int width);

/* Draws one line in `rect`, vertically centred. A text that is too long is set smaller, then broken
 * at spaces into as many lines as fit, and then cut with an ellipsis, which adds it to `cuts`. */
void ui_text(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
             enum align align, const char *string);

/* Returns the height that ui_text needs for the whole string, `width` pixels wide. */
int ui_text_height(struct ui *ui, struct text_style style, const char *string, int width);

/* Draws a text that keeps its size, and is broken at spaces into as many lines as it takes: it is
 * set smaller only for a word that has no room. So the rows of a list are alike. `rect` must be as
 * high as ui_wrapped_height says. */
void ui_wrapped(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                enum align align, const char *string);
int ui_wrapped_height(struct ui *ui, struct text_style style, const char *string, int width);

/* Returns the least width at which the string takes no more lines than at `width`, which makes the
 * lines about equally long. */
int ui_even_width(struct ui *ui, struct text_style style, const char *string, int width);

/* Breaks the text into lines as wide as `rect`, from its top, and returns their height. Draws them
 * if `draw` is set; lines outside the rectangle are left out, which adds the text to `cuts`. */
int ui_paragraph(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
                 const char *string, bool draw);

/* Returns the height of the text in lines of this width. */
int ui_paragraph_height(struct ui *ui, struct text_style style, const char *string, int width);

/* Draws the same lines aligned and vertically centred in `rect`, which must be as high as
 * ui_paragraph says. Words that are too long are broken inside. */
void ui_lines(struct ui *ui, struct rect rect, struct text_style style, struct colour colour,
              enum align align, const char *string);

/* --- Widgets --- */

struct button {
    const char *name;          /* as for ui_id */
    int number;                /* of one of a family, from 1; else 0 */
    const char *label;         /* read by people and by --dump-ui */
    const char *detail;        /* a second line in small print; NULL: none */
    const struct sprite *icon; /* NULL: only the label */
    struct rect *picture;      /* not NULL: set to where an icon would be, for the caller */
    bool icon_only;            /* the label is shown as a hint */
    bool left;                 /* icon and label begin at the left, as in a list of buttons */
    bool main;                 /* the button that most will press */
    bool chosen;               /* is in force */
    struct shortcut key;       /* presses the button */
    struct shortcut other_key; /* presses it, too, but is not shown */
    struct shortcut fixed_key; /* the same; no player gives it to anything else */
    int given;                 /* its command, as a controller gives it (struct input); 0: none */
    const char *why_not;       /* why it cannot be used now; NULL: it can */
};

/* Returns true when pressed, by pointer or key. */
bool ui_button(struct ui *ui, struct rect rect, const struct button *button);

/* A row of a list, label left, detail right. Returns true when chosen. */
bool ui_item(struct ui *ui, struct rect rect, const char *name, int number, const char *label,
             const char *detail, bool chosen);

/* One of `count` named values, with arrows to step through them ("NAME/previous", "NAME/next").
 * Returns true when changed. */
bool ui_choice(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *const *values, int count, int *value);

/* Something that is on or off, with this word beside its track. Returns true when changed. */
bool ui_switch(struct ui *ui, struct rect rect, const char *name, const char *label,
               const char *word, bool *on);

/* Returns by how many values the keys of this pass step through a choice that has the keyboard: -1,
 * 0 or 1. */
int ui_choice_keys(struct ui *ui, widget_id id);

/* A text field of one line, of at most FIELD_CHARACTERS graphemes. Returns true when changed.
 * `size` is in bytes, with the closing zero. It takes all keys of a text field, but leaves
 * Ctrl+Home and Ctrl+End to a list beside it. */
bool ui_field(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
              int size);

/* The same for a text of at most AREA_CHARACTERS graphemes. */
bool ui_long_field(struct ui *ui, struct rect rect, const char *name, const char *label,
                   char *buffer, int size);

/* A text field of as many lines as the text needs, at most AREA_CHARACTERS graphemes, in small
 * print. Up and Down go from line to line, Ctrl+Home and Ctrl+End to the first and the last. It
 * needs ui_area_height. */
bool ui_area(struct ui *ui, struct rect rect, const char *name, const char *label, char *buffer,
             int size);
int ui_area_height(struct ui *ui, int width, const char *text);

/* Shows the menu of the text field with the keyboard, if a right click or a long press has opened
 * it. Call it when all else is drawn, before ui_tip. */
void ui_field_menu(struct ui *ui);

/* Keeps what is meant for the menu from all other widgets. For ui_begin. */
void ui_field_menu_begin(struct ui *ui);

/* Begins a scrolled part of the screen: draws the bar, handles the wheel and the finger, and clips
 * until ui_scroll_end. Returns the rectangle of the content, `height` pixels high. Arrows, Page Up,
 * Page Down, Home and End, also with Ctrl, scroll the part that has the focus, or else the one
 * under the pointer, or else the first. */
struct rect ui_scroll_begin(struct ui *ui, struct rect rect, const char *name, int height,
                            int *offset);
void ui_scroll_end(struct ui *ui);

/* Returns how many pixels at an edge of a scrolled part of this height fade out if there is more.
 */
int ui_scroll_fade(const struct ui *ui, int height);

/* Takes and returns the pixels by which a key has asked to scroll, for a caller that scrolls by
 * itself; otherwise ui_scroll_begin does it. */
int ui_scroll_due(struct ui *ui, widget_id id);

/* Returns the width of the content of a scrolled part of this width, beside the bar. */
int ui_scroll_width(const struct ui *ui, int width);

/* Draws the background of a panel. */
void ui_panel(struct ui *ui, struct rect rect);

/* Draw the background of a row, and of a card, that can be pressed, with a mark if it is chosen. */
void ui_row_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen);
void ui_card_ground(struct ui *ui, struct rect rect, widget_id id, bool chosen);

/* --- Messages --- */

enum tone {
    TONE_PLAIN,
    TONE_DIM,
    TONE_WARNING, /* with a bar at the left of its panel */
};

/* Draws a sentence on its own panel, vertically centred, smaller if there is no room. --dump-ui
 * shows it, and it is announced. */
void ui_message(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                const char *sentence);

/* Returns `rect`, made high enough for the sentence: the whole panel. */
struct rect ui_message_room(struct ui *ui, struct rect rect, struct text_style style,
                            const char *sentence);

/* The two halves of ui_message, for messages with buttons: the panel, which returns the rectangle
 * inside, and the sentence, which the caller announces if it is to be. */
struct rect ui_message_panel(struct ui *ui, struct rect rect, enum tone tone);
struct rect ui_message_inside(const struct ui *ui, struct rect rect); /* the same, not drawn */
void ui_message_text(struct ui *ui, struct rect rect, enum tone tone, struct text_style style,
                     const char *sentence);

#endif

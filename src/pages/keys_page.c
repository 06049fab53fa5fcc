/* SPDX-License-Identifier: MIT */
/* Shows the keys of every command and page, as the player has them, and what else the mouse and
 * the keyboard do, drawn as keycaps. */
#include "base/translate.h"
#include "pages/keymap.h"
#include "pages/page.h"
#include "toolkit/icons.h"

#include <limits.h>
#include <string.h>

enum {
    COLUMN_POINTS = 420, /* the least width of a column */
    COLUMNS_MAX = 4,
    KEYS_PERCENT = 45, /* of a column, for the keys; their meaning has the rest */
    CAP_POINTS = 30,
    CAP_EDGE_POINTS = 3, /* the visible side of a key, below its top */
    ROW_GAP_POINTS = 6,
    CHORDS_MAX = 2,
};

/* Keys that are pressed together or in turn, ended by NULL. */
struct chord {
    const char *caps[SHORTCUT_CAPS + 1];
};

/* A line. `template` has a blank for each chord, {key} and {second}. */
struct key_line {
    enum command_group group;
    const char *template;
    struct chord chords[CHORDS_MAX];
    const char *meaning;
    bool mirrored; /* with the layout: its two keys change places */
};

#define ONE "{key}" /* the same in every language */
/* TRANSLATORS: two ways to do something. The next is a range: "1 to 9". */
#define EITHER N_("{key} or {second}")
#define RANGE  N_("{key} to {second}")

#define KEYS(...)                                                                                  \
    {                                                                                              \
        {                                                                                          \
            __VA_ARGS__                                                                            \
        }                                                                                          \
    }
#define LEFT  "\u2190"
#define UP    "\u2191"
#define RIGHT "\u2192"
#define DOWN  "\u2193"

/* What the mouse does, and the keys of the widgets: of the board, lists, fields. */
static const struct key_line widget_lines[] = {
    {GROUP_PLAYING,
     ONE,
     {KEYS(N_C("what the mouse does", "Click"), N_C("what the mouse does", "Click"))},
     N_("Choose a piece, then its square")},
    {GROUP_PLAYING, ONE, {KEYS(N_C("what the mouse does", "Drag"))}, N_("Move a piece by hand")},
    {GROUP_PLAYING,
     EITHER,
     {KEYS(N_C("what the mouse does", "Right button")), KEYS(N_C("a key", "Esc"))},
     N_("Let go of the piece")},
    {GROUP_PLAYING, ONE, {KEYS(LEFT, UP, DOWN, RIGHT)}, N_("Go over the board")},
    {GROUP_PLAYING,
     EITHER,
     {KEYS(N_C("a key", "Enter")), KEYS(N_C("a key", "Space"))},
     N_("Choose, or press the button")},
    {GROUP_PLAYING, RANGE, {KEYS("1"), KEYS("9")}, N_("Choose a numbered route")},
    {GROUP_PLAYING,
     ONE,
     {KEYS("11-15", N_C("a key", "Enter"))},
     N_("Play the move of these squares")},
    {GROUP_LOOKING_BACK,
     ONE,
     {KEYS(N_C("what the mouse does", "Wheel"))},
     N_("Over the board: back and forward")},
    {GROUP_VARIATIONS, EITHER, {KEYS(UP), KEYS(DOWN)}, N_("In the list: the other moves")},
    {GROUP_VARIATIONS,
     EITHER,
     {KEYS(LEFT), KEYS(RIGHT)},
     N_("In the list: fold and unfold the variation"),
     true},
    {GROUP_VARIATIONS, ONE, {KEYS(N_C("a key", "Enter"))}, N_("In the list: comment on the move")},
    {GROUP_MATCH, ONE, {KEYS(N_C("what the mouse does", "Click"))}, N_("On a name: change it")},
    {GROUP_IN_OUT,
     ONE,
     {KEYS(N_C("what the mouse does", "Drop a file"))},
     N_("Open its games or its position")},
    {GROUP_LIBRARY,
     EITHER,
     {KEYS(N_C("a key", "Shift"), UP), KEYS(N_C("a key", "Shift"), DOWN)},
     N_("Select several games; a click with Shift or Ctrl does so, too")},
    {GROUP_ARRANGING,
     ONE,
     {KEYS(N_C("what the mouse does", "Click"))},
     N_("Put the piece; once more: remove it")},
    {GROUP_ARRANGING,
     ONE,
     {KEYS(N_C("what the mouse does", "Drag"))},
     N_("Move a piece; off the board it is gone")},
    {GROUP_ARRANGING,
     EITHER,
     {KEYS(N_C("what the mouse does", "Right button")), KEYS(N_C("a key", "Delete"))},
     N_("Remove a piece")},
    {GROUP_ARRANGING, RANGE, {KEYS("1"), KEYS("5")}, N_("Choose the piece to put")},
    {GROUP_WRITING, ONE, {KEYS(N_C("a key", "Ctrl"), "A")}, N_("Select everything")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Shift"), LEFT), KEYS(N_C("a key", "Shift"), RIGHT)},
     N_("Select letters")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), LEFT), KEYS(N_C("a key", "Ctrl"), RIGHT)},
     N_("Go by a word")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Home")), KEYS(N_C("a key", "End"))},
     N_("Go to the start, to the end")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), N_C("a key", "Backspace")),
      KEYS(N_C("a key", "Ctrl"), N_C("a key", "Delete"))},
     N_("Erase a word")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), "X"), KEYS(N_C("a key", "Shift"), N_C("a key", "Delete"))},
     N_C("in a text field", "Cut")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), "C"), KEYS(N_C("a key", "Ctrl"), N_C("a key", "Insert"))},
     N_C("in a text field", "Copy")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), "V"), KEYS(N_C("a key", "Shift"), N_C("a key", "Insert"))},
     N_C("in a text field", "Paste")},
    {GROUP_WRITING, ONE, {KEYS(N_C("a key", "Ctrl"), "Z")}, N_C("in a text field", "Undo")},
    {GROUP_WRITING,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), N_C("a key", "Shift"), "Z"), KEYS(N_C("a key", "Ctrl"), "Y")},
     N_C("in a text field", "Redo")},
    {GROUP_SPEECH, ONE, {KEYS(N_C("a key", "Ctrl"))}, N_("Ends what is being said")},
    {GROUP_WRITING,
     ONE,
     {KEYS(N_C("what the mouse does", "Middle button"))},
     N_("Insert the selected text")},
    {GROUP_PROGRAM,
     EITHER,
     {KEYS(N_C("a key", "Tab")), KEYS(N_C("a key", "Shift"), N_C("a key", "Tab"))},
     N_("Next button, previous button")},
    {GROUP_PAD,
     EITHER,
     {KEYS(N_C("a part of a controller", "D-pad")),
      KEYS(N_C("a part of a controller", "Left stick"))},
     N_("Go over the board and along lists, to the button that lies there")},
    {GROUP_PAD,
     ONE,
     {KEYS(N_C("a part of a controller", "Triggers"))},
     N_("Previous button, next button")},
    {GROUP_PROGRAM, ONE, {KEYS(LEFT, UP, DOWN, RIGHT)}, N_("Go along a list, change a choice")},
    {GROUP_PROGRAM,
     EITHER,
     {KEYS(N_C("a key", "Page Up")), KEYS(N_C("a key", "Page Down"))},
     N_("Scroll by a page")},
    {GROUP_PROGRAM,
     EITHER,
     {KEYS(N_C("a key", "Ctrl"), N_C("a key", "Home")),
      KEYS(N_C("a key", "Ctrl"), N_C("a key", "End"))},
     N_("Go to the top of a list, to its end")},
};

#undef KEYS
#undef LEFT
#undef UP
#undef RIGHT
#undef DOWN
#undef ONE
#undef EITHER
#undef RANGE

static const char *const group_titles[GROUP_COUNT] = {
    [GROUP_PROGRAM] = N_("Window and sound"),
    [GROUP_PLAYING] = N_C("the heading of a list of keys", "Playing"),
    [GROUP_LOOKING_BACK] = N_C("the heading of a list of keys", "Looking back"),
    [GROUP_VARIATIONS] = N_("Variations and comments"),
    [GROUP_MATCH] = N_C("the heading of a list of keys", "Match"),
    [GROUP_IN_OUT] = N_C("the heading of a list of keys", "In and out"),
    [GROUP_LIBRARY] = N_C("the heading of a list of keys", "Library"),
    [GROUP_PAGES] = N_C("the heading of a list of keys", "Pages"),
    [GROUP_OWN_RULES] = N_C("the heading of a list of keys", "Your own rules"),
    [GROUP_ARRANGING] = N_("Setting up a position"),
    [GROUP_WRITING] = N_("Writing in a field"),
    [GROUP_SPEECH] = N_C("the heading of a list of keys", "Spoken aloud, and shown"),
    [GROUP_PAD] = N_C("the heading of a list of keys", "Controller"),
};

/* In reading order. This order makes three or four columns about equally high. */
static const enum command_group group_order[GROUP_COUNT] = {
    GROUP_PAD,          GROUP_PLAYING,    GROUP_MATCH,     GROUP_PAGES,   GROUP_PROGRAM,
    GROUP_LOOKING_BACK, GROUP_VARIATIONS, GROUP_IN_OUT,    GROUP_LIBRARY, GROUP_OWN_RULES,
    GROUP_WRITING,      GROUP_SPEECH,     GROUP_ARRANGING,
};

/* A column of groups under construction. */
struct column {
    struct ui *ui;
    struct rect rest;
    bool draw;
};

/* --- Keycaps --- */

/* The place of the next cap. Lines are broken between chords. */
struct pen {
    struct ui *ui;
    struct rect room;
    int x, y;
    bool draw;
};

static struct text_style cap_style(const struct ui *ui)
{
    return (struct text_style){FONT_BOLD, ui_px(ui, METRIC_TEXT_SMALL)};
}

static int cap_width(struct ui *ui, const char *text)
{
    int width = text_width(ui->fonts, cap_style(ui), text) + 2 * ui_px(ui, METRIC_GAP);
    return int_max(ui_px(ui, CAP_POINTS), width);
}

/* Draws a key seen from above and slightly from the front. */
static void draw_cap(struct ui *ui, struct rect rect, const char *text)
{
    int radius = ui_px(ui, METRIC_RADIUS_SMALL), border = ui_px(ui, METRIC_BORDER);
    struct rect top = rect;
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_BORDER));
    cut_bottom(&top, ui_px(ui, CAP_EDGE_POINTS));
    top = rect_inset(top, border);
    draw_fill(&ui->list, top, radius - border, ui_colour(ui, COLOUR_BUTTON));
    ui_text(ui, top, cap_style(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE, text);
}

/* Returns room for `width` pixels, on the next line if this one is full. */
static struct rect advance(struct pen *pen, int width)
{
    int gap = ui_px(pen->ui, METRIC_GAP_SMALL), height = ui_px(pen->ui, CAP_POINTS);
    if (pen->x > 0 && pen->x + width > pen->room.w) {
        pen->x = 0;
        pen->y += height + gap;
    }
    struct rect rect = {pen->room.x + pen->x, pen->room.y + pen->y, width, height};
    pen->x += width + gap;
    return rect;
}

static int chord_width(struct ui *ui, const struct chord *chord)
{
    int gap = ui_px(ui, METRIC_GAP_SMALL), width = -gap;
    for (int i = 0; chord->caps[i]; i++)
        width += cap_width(ui, tr(chord->caps[i])) + gap;
    return width;
}

static void draw_chord(struct ui *ui, struct rect room, const struct chord *chord)
{
    for (int i = 0; chord->caps[i]; i++) {
        const char *text = tr(chord->caps[i]);
        draw_cap(ui, cut_left(&room, cap_width(ui, text)), text);
        cut_left(&room, ui_px(ui, METRIC_GAP_SMALL));
    }
}

/* Returns the words between two blanks. */
static const char *words_between(struct ui *ui, const char *from, const char *to)
{
    struct strbuf words = ui_strbuf(ui, (size_t)(to - from) + 1);
    while (from < to && *from == ' ')
        from++;
    while (to > from && to[-1] == ' ')
        to--;
    strbuf_addf(&words, "%.*s", (int)(to - from), from);
    return words.text;
}

/* Draws words and the chord after them on one line. `chord` NULL: none. */
static void add_part(struct pen *pen, const char *words, const struct chord *chord)
{
    struct ui *ui = pen->ui;
    int gap = words[0] && chord ? ui_px(ui, METRIC_GAP_SMALL) : 0;
    int said = words[0] ? text_width(ui->fonts, ui_small(ui), words) : 0;
    if (!words[0] && !chord)
        return;
    struct rect room = advance(pen, said + gap + (chord ? chord_width(ui, chord) : 0));
    if (!pen->draw)
        return;
    if (words[0])
        ui_text(ui, cut_left(&room, said), ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT,
                words);
    cut_left(&room, gap);
    if (chord)
        draw_chord(ui, room, chord);
}

/* Draws the template, with caps in its blanks. Returns the height. */
static int add_keys(struct pen pen, const struct key_line *line)
{
    static const char second[] = "{second}";
    for (const char *at = tr(line->template); *at;) {
        const char *blank = strchr(at, '{'), *end = blank ? strchr(blank, '}') : NULL;
        bool is_second = end && strncmp(blank, second, sizeof second - 1) == 0;
        add_part(&pen, words_between(pen.ui, at, end ? blank : at + strlen(at)),
                 end ? &line->chords[is_second] : NULL);
        if (!end)
            break;
        at = end + 1;
    }
    return pen.y + ui_px(pen.ui, CAP_POINTS);
}

/* --- Lines --- */

static const char *chord_text(struct ui *ui, const struct chord *chord)
{
    const char *text = chord->caps[0] ? tr(chord->caps[0]) : "";
    for (int i = 1; chord->caps[0] && chord->caps[i]; i++)
        text = ui_format(ui, "{caps}+{cap}", {"caps", text}, {"cap", tr(chord->caps[i])});
    return text;
}

static void note_line(struct ui *ui, struct rect rect, const struct key_line *line)
{
    const char *keys = ui_format(ui, tr(line->template), {"key", chord_text(ui, &line->chords[0])},
                                 {"second", chord_text(ui, &line->chords[1])});
    ui_note(ui, rect,
            ui_format(ui, tr("{label}: {value}"), {"label", keys}, {"value", line->meaning}));
}

static void add_line(struct column *column, const struct key_line *line)
{
    struct ui *ui = column->ui;
    struct rect right = column->rest;
    struct pen pen = {.ui = ui, .room = cut_left(&right, right.w * KEYS_PERCENT / 100)};
    cut_right(&pen.room, ui_px(ui, METRIC_GAP));
    int height =
        int_max(add_keys(pen, line), ui_wrapped_height(ui, ui_body(ui), line->meaning, right.w));
    right = cut_top(&column->rest, height);
    cut_top(&column->rest, ui_px(ui, ROW_GAP_POINTS));
    if (!column->draw)
        return;
    note_line(ui, right, line);
    pen.draw = true;
    add_keys(pen, line);
    cut_left(&right, right.w * KEYS_PERCENT / 100);
    ui_wrapped(ui, right, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, line->meaning);
}

/* Returns its caps; of no key one that says so. */
static struct chord chord_of(struct ui *ui, struct shortcut shortcut)
{
    char caps[SHORTCUT_CAPS][SHORTCUT_CAP_SIZE];
    struct chord chord = {{NULL}};
    int count = shortcut_caps(shortcut, caps);
    for (int i = 0; i < count; i++)
        chord.caps[i] = arena_copy(&ui->texts, caps[i]);
    if (count == 0)
        chord.caps[0] = N_C("of a command", "no key");
    return chord;
}

static void add_shortcuts(struct column *column, struct key_pair pair, const char *meaning)
{
    struct ui *ui = column->ui;
    add_line(column,
             &(struct key_line){.template = pair.keys[1].key ? N_("{key} or {second}") : "{key}",
                                .chords = {chord_of(ui, pair.keys[0]), chord_of(ui, pair.keys[1])},
                                .meaning = meaning});
}

/* --- Groups --- */

/* The group of a controller is there while one is used. */
static bool is_shown(const struct desk *desk, enum command_group group)
{
    return group != GROUP_PAD || desk->ui->pad;
}

static void pad_lines(struct column *column, const struct pad_labels *pad)
{
    for (int i = 0; i < pad->count; i++)
        add_line(column, &(struct key_line){.template = "{key}",
                                            .chords = {{{pad->rows[i].name}}},
                                            .meaning = tr(pad->rows[i].meaning)});
}

static void group_lines(struct column *column, const struct desk *desk, enum command_group group)
{
    for (size_t i = 0; i < sizeof widget_lines / sizeof *widget_lines; i++) {
        struct key_line line = widget_lines[i];
        line.meaning = tr(line.meaning);
        if (line.mirrored && text_starts_at_right()) {
            struct chord first = line.chords[0];
            line.chords[0] = line.chords[1];
            line.chords[1] = first;
        }
        if (line.group == group)
            add_line(column, &line);
    }
    if (group == GROUP_PAD)
        pad_lines(column, desk->ui->pad);
    for (int i = 0; i < keyed_count(); i++) {
        struct keyed keyed = keyed_at(i);
        if (keyed.group == group && keyed.first.keys[0].key != 0)
            add_shortcuts(column, keymap_keys(&desk->preferences->keys, i), keyed.label);
    }
}

/* Draws a group on its own panel; `height` is that of its lines. Returns the height of the whole.
 */
static int key_group(struct column column, const struct desk *desk, enum command_group group,
                     int height)
{
    struct ui *ui = column.ui;
    const char *title = tr(group_titles[group]);
    int top = column.rest.y, margin = ui_px(ui, METRIC_MARGIN);
    struct rect head = cut_top(&column.rest, ui_px(ui, METRIC_HEADING));
    if (column.draw) {
        page_line(ui, head, ui_bold(ui), COLOUR_ACCENT, ALIGN_LEFT, title);
        struct rect panel = column.rest;
        ui_panel(ui, cut_top(&panel, height));
    }
    column.rest = rect_inset(column.rest, margin);
    group_lines(&column, desk, group);
    return column.rest.y - ui_px(ui, ROW_GAP_POINTS) + margin - top;
}

static int measure_group(const struct column *column, const struct desk *desk,
                         enum command_group group)
{
    struct column measured = *column;
    measured.draw = false;
    return key_group(measured, desk, group, 0);
}

/* Returns the least possible height of the highest column if the groups from `from` on fill so many
 * columns, in order. */
static int lowest(const int heights[GROUP_COUNT], int from, int columns)
{
    int first = 0, best = INT_MAX;
    for (int end = from; end < GROUP_COUNT; end++) {
        first += heights[end];
        if (columns > 1 || end == GROUP_COUNT - 1) {
            int rest = columns > 1 ? lowest(heights, end + 1, columns - 1) : 0;
            best = int_min(best, int_max(first, rest));
        }
    }
    return from < GROUP_COUNT ? best : 0;
}

/* Lays out the groups in columns that are as equal in height as possible. Draws them if `draw` is
 * set. Returns the height. */
static int all_groups(struct desk *desk, struct rect content, bool draw)
{
    struct ui *ui = desk->ui;
    int columns = int_clamp(content.w / ui_px(ui, COLUMN_POINTS), 1, COLUMNS_MAX);
    int gap = ui_px(ui, METRIC_MARGIN_WIDE), heights[GROUP_COUNT], at = 0, bottom = 0;
    struct column column = {.ui = ui, .draw = draw};
    column.rest = rect_column(content, 0, columns, gap);
    for (int i = 0; i < GROUP_COUNT; i++)
        heights[i] =
            is_shown(desk, group_order[i]) ? measure_group(&column, desk, group_order[i]) + gap : 0;
    int height = lowest(heights, 0, columns);
    for (int i = 0; i < GROUP_COUNT && draw; i++) {
        if (heights[i] == 0)
            continue;
        if (bottom + heights[i] > height) {
            at++;
            bottom = 0;
        }
        column.rest = rect_column(content, at, columns, gap);
        cut_top(&column.rest, bottom);
        key_group(column, desk, group_order[i], heights[i] - gap - ui_px(ui, METRIC_HEADING));
        bottom += heights[i];
    }
    return height - gap;
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head_of_help(desk, "rules", "change-keys");
    struct rect content = {0, 0, room.w, 1 << 20};
    int height = all_groups(desk, content, false);
    if (height > room.h) {
        content.w = ui_scroll_width(ui, room.w);
        height = all_groups(desk, content, false);
    }
    int width = content.w;
    content = ui_scroll_begin(ui, room, "keys", height, offset);
    content.w = width;
    content.h = 1 << 20;
    all_groups(desk, content, true);
    ui_scroll_end(ui);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)desk;
    (void)opening;
    *(int *)state = 0;
}

const struct page keys_page = {
    .name = "keys",
    .title = N_C("a page", "Keys"),
    .icon = &icons[ICON_KEYBOARD],
    .key = {SDLK_F2, 0},
    .lasting = true,
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

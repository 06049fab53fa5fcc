/* SPDX-License-Identifier: MIT */
#include "pages/aloud.h"

#include "base/hash.h"
#include "base/translate.h"
#include "board/board_widgets.h"
#include "prose/aloud_prose.h"
#include "toolkit/graphemes.h"

#include <stdlib.h>
#include <string.h>

/* --- Widgets --- */

static enum told_kind kind_of(const struct widget *widget)
{
    static const struct {
        const char *role;
        enum told_kind kind;
    } kinds[] = {{ROLE_BUTTON, TOLD_BUTTON},
                 {ROLE_SWITCH, TOLD_SWITCH},
                 {ROLE_CHOICE, TOLD_CHOICE},
                 {ROLE_FIELD, TOLD_FIELD},
                 {ROLE_ITEM, TOLD_ROW}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (widget_is(widget, kinds[i].role))
            return kinds[i].kind;
    return TOLD_PLAIN;
}

/* Returns the length of the name that a family of widgets shares: "move-3", "move-4". */
static size_t family_length(const struct widget *widget)
{
    const char *dash = strrchr(widget->name, '-');
    return dash ? (size_t)(dash - widget->name) : strlen(widget->name);
}

static bool same_family(const struct widget *a, const struct widget *b)
{
    size_t length = family_length(a);
    return widget_is(b, ROLE_ITEM) && b->takes_focus == a->takes_focus &&
           family_length(b) == length && strncmp(a->name, b->name, length) == 0;
}

/* A row that does not know its place is counted among those that are registered. */
static void find_place(const struct ui *ui, const struct widget *widget, struct told_widget *told)
{
    told->place = widget->place;
    told->places = widget->places;
    if (told->kind != TOLD_ROW || told->places > 0)
        return;
    for (int i = 0; i < ui->widget_count; i++) {
        told->places += same_family(widget, &ui->widgets[i]);
        if (&ui->widgets[i] == widget)
            told->place = told->places;
    }
}

static void widget_print(struct strbuf *out, const struct ui *ui, const struct widget *widget)
{
    struct told_widget told = {.kind = kind_of(widget),
                               .label = widget->label,
                               .disabled = !widget->enabled,
                               .chosen = widget->chosen};
    if (widget->spoken) {
        strbuf_add(out, widget->spoken);
        return;
    }
    find_place(ui, widget, &told);
    told_widget_print(out, &told);
}

static const char *words_of(const struct widget *widget)
{
    return widget->spoken ? widget->spoken : widget->label;
}

/* Adds a sentence, apart from the one before. */
static void add_sentence(struct strbuf *out, const char *sentence)
{
    strbuf_addf(out, "%s%s", out->length > 0 && *sentence ? " " : "", sentence);
}

static void add_widget(struct strbuf *out, const struct ui *ui, const struct widget *widget)
{
    char memory[SAYING_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    widget_print(&sentence, ui, widget);
    add_sentence(out, memory);
}

static void add_title(struct strbuf *out, const struct page *page)
{
    char memory[SAYING_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    told_widget_print(&sentence,
                      &(struct told_widget){.kind = TOLD_PLAIN, .label = tr(page->title)});
    add_sentence(out, memory);
}

void aloud_keyboard_print(struct strbuf *out, const struct ui *ui)
{
    const struct widget *focus = ui_widget(ui, ui->focus), *active = ui_widget(ui, ui->active);
    if (focus)
        add_widget(out, ui, focus);
    if (active)
        add_widget(out, ui, active);
}

void aloud_where_print(struct strbuf *out, const struct desk *desk)
{
    const struct ui *ui = desk->ui;
    add_title(out, desk->page);
    aloud_keyboard_print(out, ui);
    for (int i = 0; i < ui->announced.count; i++)
        add_sentence(out, ui->announced.texts[i]);
}

/* --- Text fields --- */

static size_t common_start(const char *a, const char *b)
{
    size_t length = 0;
    while (a[length] && a[length] == b[length])
        length++;
    return int_min((int)grapheme_whole(a, length), (int)grapheme_whole(b, length));
}

static size_t common_end(const char *a, const char *b, size_t start)
{
    size_t in_a = strlen(a), in_b = strlen(b), length = 0;
    while (in_a - length > start && in_b - length > start &&
           a[in_a - length - 1] == b[in_b - length - 1])
        length++;
    while (length > 0 && (a[in_a - length] & 0xC0) == 0x80)
        length--; /* not in the middle of a character */
    return length;
}

/* The caret has moved: a step is said by the character behind it, more by the word. */
static void caret_print(struct strbuf *out, const char *text, int before, int caret)
{
    bool step = (size_t)before == grapheme_next(text, (size_t)caret) ||
                (size_t)caret == grapheme_next(text, (size_t)before);
    size_t end = step ? grapheme_next(text, (size_t)caret) : word_next(text, (size_t)caret);
    if (!text[caret])
        strbuf_add(out, end_of_text());
    else
        strbuf_addf(out, "%.*s", (int)(end - (size_t)caret), text + caret);
}

void aloud_edit_print(struct strbuf *out, const char *before, int caret_before, const char *after,
                      int caret)
{
    if (strcmp(before, after) == 0) {
        if (caret != caret_before)
            caret_print(out, after, caret_before, caret);
        return;
    }
    size_t start = common_start(before, after), end = common_end(before, after, start);
    int erased = (int)(strlen(before) - end - start), added = (int)(strlen(after) - end - start);
    if (erased > 0 && added > 0)
        strbuf_add(out, after);
    else
        strbuf_addf(out, "%.*s", added + erased, (added > 0 ? after : before) + start);
}

static void follow_field(struct aloud *aloud, struct desk *desk, const char *text)
{
    char memory[SAYING_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    int caret = int_min(desk->ui->field.caret, (int)strlen(text));
    if (!aloud->touched)
        return;
    aloud_edit_print(&out, aloud->field, aloud->caret, text, caret);
    bool one = memory[0] && memory[grapheme_next(memory, 0)] == '\0';
    sayings_add(&desk->sayings, one ? SAYING_CHARACTER : SAYING_TEXT, memory);
}

static void note_field(struct aloud *aloud, const struct ui *ui, const struct widget *focus)
{
    bool field = focus && widget_is(focus, ROLE_FIELD);
    strbuf_copy(aloud->field, sizeof aloud->field, field ? focus->value : "");
    aloud->caret = field ? int_min(ui->field.caret, (int)strlen(aloud->field)) : 0;
}

/* --- What is new --- */

static uint64_t hash_of(const struct widget *widget)
{
    return widget ? hash_text(HASH_EMPTY, words_of(widget)) : 0;
}

/* Says the widget with the keyboard if another one has it, or how it has changed. */
static void follow_focus(struct aloud *aloud, struct desk *desk, const struct widget *focus,
                         struct strbuf *out)
{
    bool other = desk->ui->focus != aloud->focus || desk->page != aloud->page;
    uint64_t hash = hash_of(focus);
    if (focus && other)
        add_widget(out, desk->ui, focus);
    else if (focus && widget_is(focus, ROLE_FIELD))
        follow_field(aloud, desk, focus->value);
    else if (focus && hash != aloud->focus_hash && aloud->touched)
        add_sentence(out, focus->value ? focus->value : words_of(focus));
    aloud->focus = desk->ui->focus;
    aloud->focus_hash = hash;
    note_field(aloud, desk->ui, focus);
}

static void follow_active(struct aloud *aloud, struct desk *desk, const struct widget *active,
                          struct strbuf *out)
{
    bool other = desk->ui->active != aloud->active || desk->page != aloud->page;
    uint64_t hash = hash_of(active);
    if (active && (other || (hash != aloud->active_hash && aloud->touched)))
        add_widget(out, desk->ui, active);
    aloud->active = desk->ui->active;
    aloud->active_hash = hash;
}

static bool was_announced(const struct aloud *aloud, uint64_t hash)
{
    for (int i = 0; i < aloud->announced_count; i++)
        if (aloud->announced[i] == hash)
            return true;
    return false;
}

/* A sentence that was said anew is said again though it has not gone meanwhile. */
static void follow_announced(struct aloud *aloud, struct desk *desk)
{
    const struct announced *announced = &desk->ui->announced;
    for (int i = 0; i < announced->count; i++)
        if (!was_announced(aloud, announced->hashes[i]) || announced->hashes[i] == desk->said_anew)
            sayings_add(&desk->sayings, SAYING_MESSAGE, announced->texts[i]);
    memcpy(aloud->announced, announced->hashes, sizeof aloud->announced);
    aloud->announced_count = announced->count;
    desk->said_anew = 0;
}

/* Another page: what was being said of the one before is out of date, but not what has just
 * happened. */
static void follow_page(struct aloud *aloud, struct desk *desk)
{
    struct sayings events = desk->sayings;
    char memory[SAYING_SIZE];
    struct strbuf title = strbuf_init(memory, sizeof memory);
    if (desk->page == aloud->page)
        return;
    add_title(&title, desk->page);
    if (aloud->page)
        sayings_add(&desk->sayings, SAYING_HUSH, "");
    sayings_add(&desk->sayings, SAYING_MESSAGE, memory);
    sayings_append(&desk->sayings, &events);
}

/* What Say it again repeats: all that was said at once, but no single characters. */
static void note_said(struct desk *desk)
{
    char memory[SAYING_SIZE];
    struct strbuf all = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < desk->sayings.count; i++)
        if (desk->sayings.items[i].kind != SAYING_CHARACTER)
            add_sentence(&all, desk->sayings.items[i].text);
    if (all.length > 0)
        strbuf_copy(desk->said, sizeof desk->said, memory);
}

void aloud_follow(struct aloud *aloud, struct desk *desk)
{
    const struct ui *ui = desk->ui;
    const struct widget *focus = ui_widget(ui, ui->focus), *active = ui_widget(ui, ui->active);
    char memory[SAYING_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    follow_page(aloud, desk);
    follow_announced(aloud, desk);
    follow_focus(aloud, desk, focus, &text);
    follow_active(aloud, desk, active, &text);
    sayings_add(&desk->sayings, SAYING_TEXT, memory);
    note_said(desk);
    aloud->page = desk->page;
    aloud->touched = false;
}

/* Ctrl alone ends what is being said, as in screen readers. */
void aloud_input(struct aloud *aloud, struct desk *desk, const struct input *input)
{
    aloud->touched = true;
    if (input->kind == INPUT_KEY && (input->key == SDLK_LCTRL || input->key == SDLK_RCTRL))
        sayings_add(&desk->sayings, SAYING_HUSH, "");
}

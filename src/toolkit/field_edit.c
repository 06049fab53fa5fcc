/* SPDX-License-Identifier: MIT */
#include "toolkit/field_edit.h"

#include "base/array.h"
#include "base/strbuf.h"
#include "base/utf8.h"
#include "toolkit/geometry.h"
#include "toolkit/graphemes.h"
#include "toolkit/text_runs.h"

#include <stdlib.h>
#include <string.h>

enum {
    PASTE_SIZE = 4096,
};

/* --- Caret and selection --- */

static int first(const struct field_state *field)
{
    return int_min(field->caret, field->anchor);
}

static int last(const struct field_state *field)
{
    return int_max(field->caret, field->anchor);
}

void edit_settle(struct edit *edit)
{
    int length = (int)strlen(edit->text);
    edit->field->caret = int_clamp(edit->field->caret, 0, length);
    edit->field->anchor = int_clamp(edit->field->anchor, 0, length);
}

void edit_put_caret(struct edit *edit, int at, bool keep_anchor)
{
    edit->field->caret = at;
    edit->field->typing = false;
    if (!keep_anchor)
        edit->field->anchor = at;
}

bool edit_is_selected(const struct edit *edit, int at)
{
    return at >= first(edit->field) && at < last(edit->field);
}

void edit_select_all(struct edit *edit)
{
    edit_put_caret(edit, (int)strlen(edit->text), true);
    edit->field->anchor = 0;
}

void edit_select_word(struct edit *edit, int at)
{
    size_t end =
        word_next(edit->text, word_previous(edit->text, grapheme_next(edit->text, (size_t)at)));
    edit_put_caret(edit, (int)end, true);
    edit->field->anchor = (int)word_previous(edit->text, end);
}

/* --- Undo and redo --- */

static void keep(struct field_text *kept, const struct edit *edit)
{
    kept->text = array_zeroed(strlen(edit->text) + 1, 1);
    strcpy(kept->text, edit->text);
    kept->caret = edit->field->caret;
}

static void forget(struct field_text *edits, int count)
{
    for (int i = 0; i < count; i++)
        free(edits[i].text);
}

/* Records the text for undo, before a change. */
static void record(struct edit *edit, bool typing)
{
    struct field_state *field = edit->field;
    bool same = typing && field->typing;
    field->typing = typing;
    if (same)
        return;
    forget(field->edits + field->edit_at, field->edit_count - field->edit_at);
    if (field->edit_at == FIELD_EDITS) {
        forget(field->edits, 1);
        memmove(field->edits, field->edits + 1, sizeof field->edits - sizeof field->edits[0]);
        field->edit_at--;
    }
    keep(&field->edits[field->edit_at++], edit);
    field->edit_count = field->edit_at;
}

/* Swaps the text and a kept one. */
static bool exchange(struct edit *edit, struct field_text *kept)
{
    struct field_text before;
    keep(&before, edit);
    struct strbuf out = strbuf_init(edit->text, (size_t)edit->size);
    strbuf_add(&out, kept->text);
    edit_put_caret(edit, kept->caret, false);
    edit_settle(edit);
    free(kept->text);
    *kept = before;
    return true;
}

static bool undo(struct edit *edit)
{
    struct field_state *field = edit->field;
    return field->edit_at > 0 && exchange(edit, &field->edits[--field->edit_at]);
}

static bool redo(struct edit *edit)
{
    struct field_state *field = edit->field;
    return field->edit_at < field->edit_count && exchange(edit, &field->edits[field->edit_at++]);
}

void field_leave(struct field_state *field)
{
    forget(field->edits, field->edit_count);
    *field = (struct field_state){0};
}

/* --- Changes --- */

/* Erases the bytes and puts the caret in their place. */
static void erase(struct edit *edit, int from, int to)
{
    memmove(edit->text + from, edit->text + to, strlen(edit->text + to) + 1);
    edit->field->caret = edit->field->anchor = from;
}

static bool erase_selection(struct edit *edit)
{
    int from = first(edit->field), to = last(edit->field);
    if (from == to)
        return false;
    record(edit, false);
    erase(edit, from, to);
    return true;
}

/* Erases the selection, or else what lies between the caret and `to`. */
static bool erase_to(struct edit *edit, size_t to)
{
    if (edit->field->caret == edit->field->anchor)
        edit->field->caret = (int)to;
    return erase_selection(edit);
}

/* Adds one character if there is room for it. Returns false if not. */
static bool add(struct edit *edit, const char *bytes, int count)
{
    int length = (int)strlen(edit->text), at = edit->field->caret;
    if (length + count >= edit->size)
        return false;
    memmove(edit->text + at + count, edit->text + at, (size_t)(length - at) + 1);
    memcpy(edit->text + at, bytes, (size_t)count);
    edit->field->caret = edit->field->anchor = at + count;
    int most = edit->most > 0 ? edit->most : FIELD_CHARACTERS;
    if (grapheme_count(edit->text) <= (size_t)most)
        return true;
    erase(edit, at, at + count);
    return false;
}

/* Prints `text`, which comes from outside, without what a field cannot hold. */
static void clean(struct strbuf *out, const char *text)
{
    for (; *text && !out->truncated; text += utf8_length(text)) {
        struct utf8_character character = utf8_decode(text);
        bool breaks =
            *text == '\n' || *text == '\t' || character.code == 0x2028 || character.code == 0x2029;
        if (breaks)
            strbuf_addch(out, ' ');
        else if (character.length > 0 && !utf8_control(character.code))
            strbuf_addf(out, "%.*s", (int)character.length, text);
    }
}

static bool insert(struct edit *edit, const char *text, bool typing)
{
    char memory[PASTE_SIZE];
    struct strbuf cleaned = strbuf_init(memory, sizeof memory);
    clean(&cleaned, text);
    if (cleaned.length == 0)
        return false;
    if (!erase_selection(edit)) /* a blank begins a change, so that undo goes word by word */
        record(edit, typing && strcmp(memory, " ") != 0);
    edit->field->typing = typing;
    for (size_t at = 0, next; memory[at]; at = next) {
        next = grapheme_next(memory, at);
        if (!add(edit, memory + at, (int)(next - at)))
            break;
    }
    return true;
}

/* --- The clipboard --- */

/* Returns a copy of the selected bytes. The caller frees it. */
static char *selection(const struct edit *edit)
{
    size_t count = (size_t)(last(edit->field) - first(edit->field));
    char *copy = array_zeroed(count + 1, 1);
    memcpy(copy, edit->text + first(edit->field), count);
    return copy;
}

static void hand_out(struct edit *edit, void (*take)(void *data, const char *text))
{
    if (!take || edit->field->caret == edit->field->anchor)
        return;
    char *selected = selection(edit);
    take(edit->clipboard->data, selected);
    free(selected);
}

static bool take_in(struct edit *edit, void (*give)(void *data, char *out, size_t size))
{
    char text[PASTE_SIZE] = "";
    if (give)
        give(edit->clipboard->data, text, sizeof text);
    return insert(edit, text, false);
}

void edit_offer_selection(struct edit *edit)
{
    hand_out(edit, edit->clipboard->select);
}

bool edit_paste_selection(struct edit *edit)
{
    return take_in(edit, edit->clipboard->selected);
}

static bool copy(struct edit *edit)
{
    hand_out(edit, edit->clipboard->copy);
    return false;
}

static bool cut(struct edit *edit)
{
    copy(edit);
    return erase_selection(edit);
}

static bool paste(struct edit *edit)
{
    return take_in(edit, edit->clipboard->paste);
}

/* --- Keys --- */

static bool all(struct edit *edit)
{
    edit_select_all(edit);
    return false;
}

static bool erase_before(struct edit *edit)
{
    return erase_to(edit, grapheme_previous(edit->text, (size_t)edit->field->caret));
}

static bool erase_behind(struct edit *edit)
{
    return erase_to(edit, grapheme_next(edit->text, (size_t)edit->field->caret));
}

static bool erase_word_before(struct edit *edit)
{
    return erase_to(edit, word_previous(edit->text, (size_t)edit->field->caret));
}

static bool erase_word_behind(struct edit *edit)
{
    return erase_to(edit, word_next(edit->text, (size_t)edit->field->caret));
}

static const struct {
    struct shortcut key;
    bool (*act)(struct edit *edit);
} actions[] = {
    {{SDLK_a, MOD_CTRL}, all},
    {{SDLK_c, MOD_CTRL}, copy},
    {{SDLK_INSERT, MOD_CTRL}, copy},
    {{SDLK_x, MOD_CTRL}, cut},
    {{SDLK_DELETE, MOD_SHIFT}, cut},
    {{SDLK_v, MOD_CTRL}, paste},
    {{SDLK_INSERT, MOD_SHIFT}, paste},
    {{SDLK_z, MOD_CTRL}, undo},
    {{SDLK_y, MOD_CTRL}, redo},
    {{SDLK_z, MOD_CTRL | MOD_SHIFT}, redo},
    {{SDLK_BACKSPACE, 0}, erase_before},
    {{SDLK_BACKSPACE, MOD_SHIFT}, erase_before},
    {{SDLK_DELETE, 0}, erase_behind},
    {{SDLK_BACKSPACE, MOD_CTRL}, erase_word_before},
    {{SDLK_DELETE, MOD_CTRL}, erase_word_behind},
};

enum {
    ACTIONS = sizeof actions / sizeof actions[0],
};

static int action_of(const struct input *input)
{
    int action = 0;
    while (action < ACTIONS && !input_is_shortcut(input, actions[action].key))
        action++;
    return action;
}

static bool moves(const struct input *input)
{
    bool arrow = input->key == SDLK_LEFT || input->key == SDLK_RIGHT;
    bool to_end = input->key == SDLK_HOME || input->key == SDLK_END;
    return input->kind == INPUT_KEY && !(input->mods & MOD_ALT) &&
           (arrow || (to_end && input->mods != MOD_CTRL));
}

/* Returns the byte that an arrow key leads to, in the order of the text. */
static size_t step(const struct edit *edit, bool back, bool by_word)
{
    size_t at = (size_t)edit->field->caret;
    if (by_word)
        return back ? word_previous(edit->text, at) : word_next(edit->text, at);
    return back ? grapheme_previous(edit->text, at) : grapheme_next(edit->text, at);
}

static void move(struct edit *edit, const struct input *input)
{
    struct field_state *field = edit->field;
    bool shift = input->mods & MOD_SHIFT, by_word = input->mods & MOD_CTRL;
    bool back = (input->key == SDLK_LEFT) != text_rightward(edit->text);
    size_t to;
    if (input->key == SDLK_HOME)
        to = 0;
    else if (input->key == SDLK_END)
        to = strlen(edit->text);
    else if (!shift && !by_word && field->caret != field->anchor)
        to = (size_t)(back ? first(field) : last(field));
    else
        to = step(edit, back, by_word);
    edit_put_caret(edit, (int)to, shift);
}

/* --- Input methods --- */

static bool compose(struct edit *edit, const struct input *input)
{
    struct field_state *field = edit->field;
    bool changed = input->text[0] && erase_selection(edit);
    memcpy(field->composed, input->text, sizeof field->composed);
    field->compose_caret = (int)utf8_bytes(field->composed, (size_t)int_max(0, input->cursor));
    return changed;
}

bool field_wants(const struct field_state *field, const struct input *input)
{
    if (field->id == 0)
        return false;
    if (input->kind == INPUT_TEXT || input->kind == INPUT_COMPOSE)
        return true;
    return input->kind == INPUT_KEY && (field->composed[0] || moves(input) ||
                                        input_makes_text(input) || action_of(input) < ACTIONS);
}

bool edit_input(struct edit *edit, const struct input *input)
{
    struct field_state *field = edit->field;
    if (input->kind == INPUT_COMPOSE)
        return compose(edit, input);
    if (input->kind == INPUT_TEXT) {
        field->composed[0] = '\0';
        return insert(edit, input->text, true);
    }
    if (field->composed[0])
        return false; /* the input method uses the key */
    if (moves(input)) {
        move(edit, input);
        if (field->caret != field->anchor)
            edit_offer_selection(edit);
        return false;
    }
    int action = action_of(input);
    return action < ACTIONS && actions[action].act(edit);
}

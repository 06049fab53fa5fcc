/* SPDX-License-Identifier: MIT */
/* The menu of a text field, for hands without a keyboard: a right click or a long press opens it
 * beside the caret. It offers what can be done now, and does it by the field's own keys. */
#include "base/translate.h"
#include "toolkit/field_widget.h"

#include <stdlib.h>
#include <string.h>

static const struct deed {
    const char *name, *label;
    struct shortcut key; /* of the field */
} deeds[FIELD_DEEDS] = {
    [FIELD_CUT] = {"text-cut", N_C("in a text field", "Cut"), {SDLK_x, MOD_CTRL}},
    [FIELD_COPY] = {"text-copy", N_C("in a text field", "Copy"), {SDLK_c, MOD_CTRL}},
    [FIELD_PASTE] = {"text-paste", N_C("in a text field", "Paste"), {SDLK_v, MOD_CTRL}},
    [FIELD_ALL] = {"text-all", N_("Select everything"), {SDLK_a, MOD_CTRL}},
};

/* --- What it offers --- */

static bool can_paste(const struct clipboard *clipboard)
{
    char first[8] = "";
    if (clipboard->paste)
        clipboard->paste(clipboard->data, first, sizeof first);
    return first[0];
}

/* The clipboard is asked only once, as another program has to answer. */
void field_menu_open(struct ui *ui)
{
    ui->menu.open = !ui->field.composed[0]; /* the input method has the keys */
    ui->field.fresh = false;
    ui->menu.offers[FIELD_PASTE] = can_paste(&ui->clipboard);
}

static void see_what_can_be_done(struct ui *ui, const struct edit *edit)
{
    int length = (int)strlen(edit->text), chosen = abs(edit->field->caret - edit->field->anchor);
    bool *offers = ui->menu.offers;
    offers[FIELD_CUT] = offers[FIELD_COPY] = chosen > 0;
    offers[FIELD_ALL] = chosen < length;
    ui->menu.open &= offers[FIELD_COPY] || offers[FIELD_PASTE] || offers[FIELD_ALL];
}

bool field_menu_follow(struct ui *ui, struct edit *edit)
{
    bool changed = false;
    if (ui->menu.chosen) {
        struct shortcut key = deeds[ui->menu.chosen - 1].key;
        changed =
            edit_input(edit, &(struct input){.kind = INPUT_KEY, .key = key.key, .mods = key.mods});
    }
    if (ui->menu.open)
        see_what_can_be_done(ui, edit);
    return changed;
}

/* --- The widgets --- */

/* Everything else is drawn before the menu, so what is meant for the menu is kept from it. */
void ui_field_menu_begin(struct ui *ui)
{
    struct input *input = &ui->input;
    bool typed =
        input->kind == INPUT_KEY || input->kind == INPUT_TEXT || input->kind == INPUT_COMPOSE;
    if (!ui->menu.open)
        return;
    ui->menu.over = !typed && ui_hovers(ui, ui->menu.rect);
    ui->menu.open = ui->menu.over || input->kind == INPUT_NONE || input->kind == INPUT_MOVE ||
                    input->kind == INPUT_RELEASE ||
                    (input->kind == INPUT_LEAVE && !input->keyboard);
    if (ui->menu.over) {
        ui->menu.kept = *input;
        ui->pointer_inside = false;
    }
    if (ui->menu.over || input_is_key(input, SDLK_ESCAPE, 0))
        input->kind = INPUT_NONE;
}

/* Sets how wide each of what is offered is; together they have room. Returns the width of the bar.
 */
static int measure(struct ui *ui, int room, int widths[FIELD_DEEDS])
{
    int pad = ui_px(ui, METRIC_GAP_SMALL), all = pad, count = 0;
    for (int i = 0; i < FIELD_DEEDS; i++) {
        int text = text_width(ui->fonts, ui_body(ui), tr(deeds[i].label));
        widths[i] = ui->menu.offers[i] ? text + 2 * ui_px(ui, METRIC_MARGIN) : 0;
        all += ui->menu.offers[i] ? widths[i] + pad : 0;
        count += ui->menu.offers[i];
    }
    int over = int_max(0, all - room);
    for (int i = 0; i < FIELD_DEEDS; i++)
        widths[i] -= ui->menu.offers[i] ? (over + count - 1) / count : 0;
    return all - (over + count - 1) / count * count;
}

/* Above the caret, or below it if there is no room. A field of one line is not covered. */
static struct rect place_of(struct ui *ui, int widths[FIELD_DEEDS])
{
    int pad = ui_px(ui, METRIC_GAP_SMALL), away = ui_px(ui, METRIC_MARGIN);
    struct rect caret = ui->text_rect, room = rect_inset(ui->screen, pad);
    struct rect bar = {.w = measure(ui, room.w, widths), .h = ui_px(ui, METRIC_TARGET) + 2 * pad};
    bar.x = int_clamp(caret.x - bar.w / 2, room.x, int_max(room.x, room.x + room.w - bar.w));
    bar.y = caret.y - away - bar.h;
    if (bar.y < room.y)
        bar.y = caret.y + caret.h + away;
    bar.y = int_clamp(bar.y, room.y, int_max(room.y, room.y + room.h - bar.h));
    return bar;
}

static void draw_ground(struct ui *ui, struct rect bar)
{
    int radius = ui_px(ui, METRIC_RADIUS);
    draw_fill(&ui->list, bar, radius, ui_colour(ui, COLOUR_FIELD));
    draw_frame(&ui->list, bar, radius, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
}

static void show(struct ui *ui)
{
    int pad = ui_px(ui, METRIC_GAP_SMALL), widths[FIELD_DEEDS];
    widget_id field = ui->focus;
    struct rect bar = ui->menu.rect = place_of(ui, widths), row = rect_inset(bar, pad);
    bool from_right = text_starts_at_right();
    int x = from_right ? row.x + row.w : row.x;
    draw_ground(ui, bar);
    for (int i = 0; i < FIELD_DEEDS; i++) {
        struct button button = {.name = deeds[i].name, .label = tr(deeds[i].label)};
        if (!ui->menu.offers[i])
            continue;
        x -= from_right ? widths[i] : 0;
        struct rect rect = {x, row.y, widths[i], row.h};
        x += from_right ? -pad : widths[i] + pad;
        if (ui_button(ui, rect, &button))
            ui->menu.chosen = i + 1;
    }
    ui->focus = field; /* the text is still the one that is edited */
    if (ui->menu.chosen && ui->menu.chosen - 1 != FIELD_ALL)
        ui->menu.open = false;
}

void ui_field_menu(struct ui *ui)
{
    struct placing around = ui->list.placing;
    ui_place(ui, (struct placing){0}); /* the caret lies anywhere; upright, as tips are */
    ui->menu.chosen = 0;               /* the field has done it, if it was drawn */
    if (ui->menu.over) {
        ui->input = ui->menu.kept;
        ui->pointer_inside = true;
        ui->menu.over = false;
    }
    ui->menu.open &= ui->field_seen && ui->wants_text;
    if (ui->menu.open)
        show(ui);
    ui_place(ui, around);
}

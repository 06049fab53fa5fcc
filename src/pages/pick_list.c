/* SPDX-License-Identifier: MIT */
#include "pages/pick_list.h"

/* Returns by how many rows the key of this pass goes; 0: none. `shift`: it is held, too. */
static int step_of_key(struct ui *ui, int page, int all, unsigned shift)
{
    const struct {
        SDL_Keycode key;
        int by;
        unsigned mods;
    } keys[] = {{SDLK_UP, -1},
                {SDLK_DOWN, 1},
                {SDLK_PAGEUP, -page},
                {SDLK_PAGEDOWN, page},
                {SDLK_HOME, -all},
                {SDLK_END, all},
                {SDLK_HOME, -all, MOD_CTRL}, /* beside a text field, which has the others */
                {SDLK_END, all, MOD_CTRL}};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (ui_take(ui, input_is_key(&ui->input, keys[i].key, keys[i].mods | shift)))
            return keys[i].by;
    return 0;
}

/* Scrolls until the chosen row is in sight, clear of the fading edges. */
static void reveal(const struct ui *ui, struct pick_list *state, int height, int row)
{
    int fade = int_clamp((height - row) / 2, 0, ui_scroll_fade(ui, height));
    int top = state->chosen * row - fade, bottom = state->chosen * row + row + fade;
    state->offset = int_clamp(state->offset, bottom - height, top);
}

/* If the list has become less high, a chosen row that was in sight stays so. */
static void follow_height(const struct ui *ui, struct pick_list *state, int height, int row)
{
    if (state->wanted || (height < state->height && state->seen))
        reveal(ui, state, height, row);
    state->wanted = false;
    state->height = height;
}

static bool is_seen(const struct pick_list *state, int row)
{
    int top = state->chosen * row;
    return state->chosen >= 0 && top >= state->offset && top + row <= state->offset + state->height;
}

static void follow_keys(struct ui *ui, struct rect rect, const struct pick_rows *rows,
                        struct pick_list *state)
{
    int page = int_max(1, rect.h / rows->height - 1);
    int step = step_of_key(ui, page, rows->count, 0);
    bool extends = step == 0 && rows->selected;
    if (extends)
        step = step_of_key(ui, page, rows->count, MOD_SHIFT);
    if (step != 0)
        state->manner = extends ? PICK_UP_TO : PICK_ALONE;
    if (step == 0 || rows->count == 0)
        return;
    int from = state->chosen < 0 && step > 0 ? -1 : state->chosen;
    state->chosen = int_clamp(from + step, 0, rows->count - 1);
    state->chose = true;
    reveal(ui, state, rect.h, rows->height);
}

/* Returns true if a finger rests on the row, which selects it where several can be selected. */
static bool row_rested(struct ui *ui, struct rect rect, const struct pick_rows *rows)
{
    return rows->selected && ui_rested(ui, rect);
}

static bool row(struct ui *ui, struct rect rect, const struct pick_rows *rows,
                const struct pick_list *state, int index)
{
    bool chosen = index == state->chosen;
    int number = rows->number ? rows->number(rows->data, index) : index + 1;
    struct widget *widget =
        ui_register(ui, rows->name, number, ROLE_ITEM, rect, rows->label(ui, rows->data, index));
    widget_id id = widget->id;
    bool selected = rows->selected ? rows->selected(rows->data, index) : chosen;
    widget->chosen = selected;
    widget->place = index + 1;
    widget->places = rows->count;
    if (chosen && (state->chose || ui->focus == 0))
        ui->active = id;
    widget_id focus = ui->focus;
    bool picked = ui_clicked(ui, id, rect) || row_rested(ui, rect, rows);
    if (ui->focus == id)
        ui->focus = focus; /* the keyboard stays in the field */
    ui_row_ground(ui, rect, id, selected);
    if (chosen)
        draw_fill(&ui->list, (struct rect){rect.x, rect.y, ui_px(ui, METRIC_BAR), rect.h}, 0,
                  ui_colour(ui, COLOUR_ACCENT));
    cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    cut_right(&rect, ui_px(ui, METRIC_MARGIN));
    int cuts = ui->cut_count;
    rows->draw(ui, rect, rows->data, index);
    ui->cut_count = cuts; /* a name may be cut */
    return picked;
}

static enum pick_manner manner_of(const struct ui *ui, const struct pick_rows *rows)
{
    if (!rows->selected)
        return PICK_ALONE;
    if (ui->input.finger)
        return ui->input.secondary || rows->several ? PICK_MARK : PICK_ALONE;
    return ui->input.mods & MOD_SHIFT  ? PICK_UP_TO
           : ui->input.mods & MOD_CTRL ? PICK_BESIDE
                                       : PICK_ALONE;
}

/* Chooses a row that was clicked. Returns true if it is picked. */
static bool click_row(const struct ui *ui, const struct pick_rows *rows, struct pick_list *state,
                      int row)
{
    bool again = row == state->chosen && state->chose;
    state->manner = manner_of(ui, rows);
    state->chosen = row;
    state->chose = true;
    return state->manner == PICK_ALONE && (again || !rows->twice);
}

int pick_list(struct ui *ui, struct rect rect, const struct pick_rows *rows,
              struct pick_list *state, bool enter)
{
    int picked = -1, height = rows->height;
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    state->chosen = int_clamp(state->chosen, -1, rows->count - 1);
    state->manner = PICK_NOT;
    follow_height(ui, state, rect.h, height);
    follow_keys(ui, rect, rows, state);
    if (enter && state->chosen >= 0 && ui_key(ui, SDLK_RETURN))
        picked = state->chosen;
    struct rect content =
        ui_scroll_begin(ui, rect, rows->name, rows->count * height, &state->offset);
    int first = int_max(0, (rect.y - content.y) / height);
    int end = int_min(rows->count, (rect.y + rect.h - content.y) / height + 1);
    for (int i = first; i < end; i++)
        if (row(ui, (struct rect){content.x, content.y + i * height, content.w, height}, rows,
                state, i) &&
            click_row(ui, rows, state, i))
            picked = i;
    ui_scroll_end(ui);
    state->seen = is_seen(state, height);
    return picked;
}

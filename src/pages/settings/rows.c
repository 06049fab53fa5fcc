/* SPDX-License-Identifier: MIT */
/* The preferences, one row each: in words, or as cards with pictures. */
#include "base/translate.h"
#include "board/sample.h"
#include "board/sprites.h"
#include "pages/preference_choice.h"
#include "pages/settings/settings.h"

#include <string.h>

enum {
    CARD_POINTS = 92,       /* the least width */
    CAPTION_GAP_POINTS = 5, /* between a caption and its cards */
    SPACE_MOST_POINTS = 146,
    NARROW_POINTS = 420, /* below this width the label stands above the choice */
};

/* A column of rows under construction. */
struct rows {
    struct desk *desk; /* lent */
    struct rect rest;  /* below the last row; before anything is drawn, only its width counts */
    int cell;          /* the side of a square of the pictures */
    int space;         /* more pixels between rows than necessary */
};

static int gap_of(const struct rows *rows)
{
    return ui_px(rows->desk->ui, METRIC_GAP);
}

static const char *value_label(const struct rows *rows, const struct preference *preference,
                               int index)
{
    const struct desk *desk = rows->desk;
    return tr(preference_value_label(preference, index, desk->preferences, &desk->match->rules));
}

static struct rect next_row(struct rows *rows, int height)
{
    struct rect line = cut_top(&rows->rest, height);
    cut_top(&rows->rest, gap_of(rows) + rows->space);
    return line;
}

/* --- In words --- */

static bool is_narrow(const struct rows *rows)
{
    return rows->rest.w < ui_px(rows->desk->ui, NARROW_POINTS);
}

static int choice_height(const struct rows *rows)
{
    const struct ui *ui = rows->desk->ui;
    return ui_px(ui, METRIC_TARGET) + (is_narrow(rows) ? ui_px(ui, METRIC_CAPTION) : 0);
}

static void choice_row(struct rows *rows, const struct preference *preference)
{
    struct ui *ui = rows->desk->ui;
    bool narrow = is_narrow(rows);
    struct rect line = next_row(rows, choice_height(rows));
    struct rect left =
        narrow ? cut_top(&line, ui_px(ui, METRIC_CAPTION)) : cut_left(&line, line.w * 2 / 5);
    if (!narrow)
        cut_right(&left, gap_of(rows));
    ui_text(ui, left, narrow ? ui_small(ui) : ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT,
            tr(preference->label));
    preference_choice(rows->desk, line, preference);
}

/* --- In pictures --- */

/* The layout of a preference's cards in the column. */
struct cards {
    int columns, lines;
    int width, height;
    int name_height; /* the height of the names below the pictures */
};

static int widest_word(struct ui *ui, const char *label)
{
    int widest = 0;
    for (size_t length; *label; label += length + strspn(label + length, " ")) {
        length = strcspn(label, " ");
        struct strbuf word = ui_strbuf(ui, length + 1);
        strbuf_addf(&word, "%.*s", (int)length, label);
        widest = int_max(widest, text_width(ui->fonts, ui_small(ui), word.text));
    }
    return widest;
}

/* Returns the label with spaces that do not break inside its brackets and after a single letter. */
static const char *keep_together(struct ui *ui, const char *label)
{
    static const char no_break[] = "\u00a0";
    size_t length = strlen(label);
    struct strbuf out = ui_strbuf(ui, length * (sizeof no_break - 1) + 1);
    bool inside = false;
    for (size_t i = 0; i < length; i++) {
        inside = label[i] == '(' || (inside && label[i] != ')');
        bool alone = i >= 2 && label[i - 2] == ' ';
        if (label[i] == ' ' && (inside || alone))
            strbuf_add(&out, no_break);
        else
            strbuf_addf(&out, "%c", label[i]);
    }
    return out.text;
}

static const char *card_name(const struct rows *rows, const struct preference *preference,
                             int index)
{
    return keep_together(rows->desk->ui, value_label(rows, preference, index));
}

/* Returns the least width of a card, whose name is broken only between words. */
static int card_width(const struct rows *rows, const struct preference *preference)
{
    struct ui *ui = rows->desk->ui;
    int width = int_max(ui_px(ui, CARD_POINTS), 2 * rows->cell + 2 * gap_of(rows));
    for (int i = 0; i < preference->count; i++)
        width = int_max(width, widest_word(ui, card_name(rows, preference, i)) +
                                   2 * ui_px(ui, METRIC_GAP_SMALL));
    return width;
}

/* Returns the number of columns, which the cards of all preferences share. */
static int card_columns(const struct rows *rows)
{
    int least = 1, most = 1, gap = gap_of(rows);
    for (int i = 0; i < preference_count; i++) {
        if (preference_table[i].pictures == PICTURES_NONE)
            continue;
        least = int_max(least, card_width(rows, &preference_table[i]));
        most = int_max(most, preference_table[i].count);
    }
    int columns = int_clamp((rows->rest.w + gap) / (least + gap), 1, most);
    int lines = (most + columns - 1) / columns;
    return (most + lines - 1) / lines; /* leaves no column empty */
}

static struct cards cards_of(const struct rows *rows, const struct preference *preference)
{
    struct ui *ui = rows->desk->ui;
    int gap = gap_of(rows), count = preference->count, columns = card_columns(rows);
    struct cards cards = {.lines = (count + columns - 1) / columns};
    cards.columns = (count + cards.lines - 1) / cards.lines; /* leaves no card alone on a line */
    cards.width = (rows->rest.w + gap) / columns - gap;
    int room = cards.width - 2 * ui_px(ui, METRIC_GAP_SMALL);
    for (int i = 0; i < count; i++)
        cards.name_height =
            int_max(cards.name_height,
                    ui_text_height(ui, ui_small(ui), card_name(rows, preference, i), room));
    cards.height = 2 * rows->cell + cards.name_height + 3 * gap;
    return cards;
}

/* Returns the height of the caption, which stands closer to its cards than to those above. */
static int caption_height(const struct rows *rows)
{
    const struct ui *ui = rows->desk->ui;
    return ui_px(ui, METRIC_CAPTION) + ui_px(ui, CAPTION_GAP_POINTS);
}

static int cards_height(const struct rows *rows, const struct preference *preference)
{
    struct cards cards = cards_of(rows, preference);
    return caption_height(rows) + cards.lines * cards.height + (cards.lines - 1) * gap_of(rows);
}

static struct rect card_rect(const struct cards *cards, struct rect rect, int index, int gap)
{
    return (struct rect){rect.x + index % cards->columns * (cards->width + gap),
                         rect.y + index / cards->columns * (cards->height + gap), cards->width,
                         cards->height};
}

/* Returns the looks of a game if the value were chosen. */
static struct looks looks_with(const struct desk *desk, const struct preference *preference,
                               int index)
{
    struct preferences asked = *desk->preferences;
    preference_choose(preference, &asked, index);
    return preferences_looks(&asked, &desk->match->rules);
}

/* Draws what a value looks like. Automatic looks like another one, which the rules say: it has
 * their sign. */
static void picture(struct rows *rows, const struct preference *preference, int index,
                    struct rect rect)
{
    struct ui *ui = rows->desk->ui;
    if (preference_value(preference, index).number == AS_THE_RULES)
        draw_sprite_tinted(&ui->list, &board_icons[BOARD_ICON_RULES],
                           rect_centred(rect, rows->cell, rows->cell),
                           ui_colour(ui, COLOUR_TEXT_DIM));
    else
        board_sample(ui, rect, looks_with(rows->desk, preference, index),
                     preference->pictures == PICTURES_KINGS);
}

/* Draws the card of a value. Returns true if it was clicked. */
static bool card(struct rows *rows, const struct preference *preference, int index, bool chosen,
                 const struct cards *cards, struct rect rect)
{
    struct ui *ui = rows->desk->ui;
    const char *label = value_label(rows, preference, index);
    struct widget *widget =
        ui_register(ui, preference_value(preference, index).id, 0, ROLE_ITEM, rect, label);
    widget_id id = widget->id;
    widget->chosen = chosen;
    bool clicked = ui_clicked(ui, id, rect);
    int gap = gap_of(rows);
    ui_card_ground(ui, rect, id, chosen);
    struct rect inside = rect_inset(rect, gap);
    int cell = rows->cell;
    picture(rows, preference, index, rect_centred(cut_top(&inside, 2 * cell), 2 * cell, 2 * cell));
    struct rect name = {rect.x + ui_px(ui, METRIC_GAP_SMALL), rect.y + 2 * gap + 2 * cell,
                        rect.w - 2 * ui_px(ui, METRIC_GAP_SMALL), cards->name_height};
    ui_text(ui, name, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE,
            card_name(rows, preference, index));
    return clicked;
}

static void card_row(struct rows *rows, const struct preference *preference)
{
    struct ui *ui = rows->desk->ui;
    struct preferences *preferences = rows->desk->preferences;
    struct cards cards = cards_of(rows, preference);
    struct rect rect = next_row(rows, cards_height(rows, preference));
    int index = preference_chosen(preference, preferences), count = preference->count;
    const char *label = tr(preference->label);
    struct rect caption = cut_top(&rect, caption_height(rows));
    cut_bottom(&caption, ui_px(ui, CAPTION_GAP_POINTS));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, label);
    const char *spoken = ui_format(ui, tr("{label}: {value}"), {"label", label},
                                   {"value", value_label(rows, preference, index)});
    struct widget *group = ui_register(ui, preference->id, 0, ROLE_CHOICE, rect, spoken);
    widget_id id = group->id;
    group->takes_focus = true;
    group->value = value_label(rows, preference, index);
    int chosen = (index + ui_choice_keys(ui, id) + count) % count;
    ui_scope_begin(ui, preference->id);
    for (int i = 0; i < count; i++)
        if (card(rows, preference, i, i == index, &cards,
                 card_rect(&cards, rect, i, gap_of(rows)))) {
            chosen = i;
            ui->focus = id;
        }
    ui_scope_end(ui);
    ui_focus_frame(ui, id, rect_inset(rect, -ui_px(ui, METRIC_GAP_SMALL)),
                   ui_px(ui, METRIC_RADIUS));
    if (chosen != index)
        preference_choose(preference, preferences, chosen);
}

/* --- All rows --- */

/* Returns true if a group of preferences begins at this index. */
static bool begins_group(int index)
{
    return index == 0 || strcmp(preference_heading(&preference_table[index]),
                                preference_heading(&preference_table[index - 1])) != 0;
}

static int row_height(const struct rows *rows, const struct preference *preference)
{
    return preference->pictures == PICTURES_NONE ? choice_height(rows)
                                                 : cards_height(rows, preference);
}

/* Returns the height of a heading, with a gap above it if there is a group above. */
static int heading_height(const struct rows *rows, bool below_another)
{
    const struct ui *ui = rows->desk->ui;
    return ui_px(ui, METRIC_HEADING) + (below_another ? ui_px(ui, METRIC_GAP) : 0);
}

int settings_looks_count(void)
{
    int count = 1;
    while (count < preference_count && !begins_group(count))
        count++;
    return count;
}

int settings_rows_height(struct desk *desk, int width, const struct settings_part *part)
{
    const struct rows rows = {desk, {0, 0, width, 0}, part->cell, part->space};
    int height = 0;
    for (int i = part->rows.first; i < part->rows.end; i++) {
        if (begins_group(i))
            height += heading_height(&rows, i > part->rows.first) + gap_of(&rows);
        height += row_height(&rows, &preference_table[i]) + gap_of(&rows) + rows.space;
    }
    return height - gap_of(&rows) - rows.space;
}

void settings_rows_spread(struct desk *desk, int width, int height, struct settings_part *part)
{
    int rows = part->rows.end - part->rows.first;
    part->space = 0;
    int spare = height - settings_rows_height(desk, width, part);
    if (rows > 1)
        part->space = int_clamp(spare / (rows - 1), 0, ui_px(desk->ui, SPACE_MOST_POINTS));
}

void settings_rows(struct desk *desk, struct rect rect, const struct settings_part *part)
{
    struct ui *ui = desk->ui;
    struct rows rows = {desk, rect, part->cell, part->space};
    for (int i = part->rows.first; i < part->rows.end; i++) {
        const struct preference *preference = &preference_table[i];
        if (begins_group(i)) {
            struct rect line = cut_top(&rows.rest, heading_height(&rows, i > part->rows.first));
            cut_top(&rows.rest, gap_of(&rows));
            line = cut_bottom(&line, ui_px(ui, METRIC_HEADING));
            const char *heading = tr(preference_heading(preference));
            page_line(ui, line, ui_bold(ui), COLOUR_ACCENT, ALIGN_LEFT, heading);
        }
        if (preference->pictures == PICTURES_NONE)
            choice_row(&rows, preference);
        else
            card_row(&rows, preference);
    }
}

/* There is room for the focus frame at the edges. */
void settings_rows_scrolled(struct desk *desk, struct rect room, const char *name,
                            struct preference_rows rows, int *offset)
{
    struct ui *ui = desk->ui;
    struct settings_part part = {rows, ui_px(ui, SETTINGS_CELL_POINTS), 0};
    int edge = ui_px(ui, METRIC_GAP_SMALL), width = ui_scroll_width(ui, room.w) - edge;
    int height = settings_rows_height(desk, width, &part) + 2 * edge;
    room.x -= edge;
    room.w += edge;
    struct rect content = ui_scroll_begin(ui, room, name, height, offset);
    settings_rows(desk, (struct rect){content.x + edge, content.y + edge, width, height}, &part);
    ui_scroll_end(ui);
}

/* SPDX-License-Identifier: MIT */
#include "pages/rules_text.h"

#include "base/translate.h"
#include "prose/draft_prose.h"
#include "prose/names.h"
#include "prose/rule_words.h"

enum {
    SENTENCE_SIZE = RULES_NAME_SIZE + 800,
    PICTURE_POINTS = 136,
    PICTURE_SHARE = 3, /* of the width that a picture takes at most: a third */
};

/* A column of text that is being written, or only measured. */
struct column {
    struct desk *desk;
    struct ui *ui;
    const struct named_ruleset *rules;
    struct looks looks;
    struct rules_play *play;
    struct rect rect, seen;
    int y;
    bool draw;
};

/* A heading, its sentences, and what plays them. */
struct section {
    const char *widget;
    int number;
    const char *title, *text;
    struct rule_reel reel;
};

/* --- Text --- */

static void add_text(struct column *column, struct text_style style, enum colour_role role,
                     const char *text)
{
    int width = int_min(column->rect.w, ui_px(column->ui, METRIC_PROSE));
    struct rect rest = {column->rect.x, column->rect.y + column->y, width, 1 << 20};
    column->y +=
        ui_paragraph(column->ui, rest, style, ui_colour(column->ui, role), text, column->draw);
}

static void add_gap(struct column *column)
{
    column->y += ui_px(column->ui, METRIC_GAP_WIDE);
}

static void add_heading(struct column *column, const char *text)
{
    add_gap(column);
    add_text(column, ui_bold(column->ui), COLOUR_ACCENT, text);
    if (column->draw) {
        int line = ui_px(column->ui, METRIC_BORDER);
        struct rect rule = {column->rect.x, column->rect.y + column->y, column->rect.w, line};
        draw_fill(&column->ui->list, rule, 0, ui_colour(column->ui, COLOUR_BUTTON_HOT));
    }
    add_gap(column);
}

/* --- A section that plays --- */

static bool plays(const struct rules_play *play, const struct section *section)
{
    return play->board.shown && rule_reel_equal(&play->board.reel, &section->reel);
}

static void small_board(struct column *column, struct rect rect, const struct section *section)
{
    struct rules_play *play = column->play;
    struct rect common = rect_common(rect, column->seen);
    if (common.w <= 0 || common.h <= 0)
        return;
    if (!play->beside && plays(play, section)) {
        play->seen = true;
        demo_board_view(column->ui, rect, &play->board, column->desk->now);
        return;
    }
    struct demo_board rest = {0};
    demo_board_show_reel(&rest, &section->reel, column->looks, true, 0);
    demo_board_rest(column->ui, rect, &rest);
}

/* Begins the play of the section, or what it shows next if nothing is to move. */
static void begin_play(struct column *column, const struct section *section)
{
    struct rules_play *play = column->play;
    bool still = preferences_still(column->desk->preferences);
    uint64_t now = column->desk->now;
    if (plays(play, section))
        demo_board_play(&play->board, still, now);
    else
        demo_board_show_reel(&play->board, &section->reel, column->looks, still, now);
}

static void section_button(struct column *column, struct rect rect, const struct section *section)
{
    struct ui *ui = column->ui;
    struct widget *widget =
        ui_register(ui, section->widget, section->number, ROLE_BUTTON, rect, section->title);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->chosen = plays(column->play, section);
    ui_card_ground(ui, rect, id, widget->chosen);
    if (ui_clicked(ui, id, rect) || ui_activated(ui, id)) {
        begin_play(column, section);
        ui_reveal(ui, widget);
    }
    ui_focus_frame(ui, id, ui_focus_place(ui, rect, plays(column->play, section)),
                   ui_px(ui, METRIC_RADIUS));
}

/* Adds the heading and the sentences of a section. */
static void add_words(struct column *column, const struct section *section)
{
    add_text(column, ui_bold(column->ui), COLOUR_TEXT, section->title);
    add_text(column, ui_body(column->ui), COLOUR_TEXT, section->text);
}

/* Adds the words, beside the picture at the left. */
static void add_card(struct column *column, const struct section *section)
{
    struct ui *ui = column->ui;
    int pad = ui_px(ui, METRIC_GAP), gap = ui_px(ui, METRIC_MARGIN);
    int side = int_min(ui_px(ui, PICTURE_POINTS), column->rect.w / PICTURE_SHARE);
    struct column words = *column;
    words.y = 0;
    words.draw = false;
    words.rect.w = column->rect.w - side - gap - 2 * pad;
    add_words(&words, section);
    struct rect card = {column->rect.x, column->rect.y + column->y, column->rect.w,
                        int_max(side, words.y) + 2 * pad};
    column->y += card.h;
    if (!column->draw)
        return;
    section_button(column, card, section);
    struct rect inside = rect_inset(card, pad);
    words.rect = inside;
    small_board(column, (struct rect){inside.x, inside.y, side, side}, section);
    cut_left(&words.rect, side + gap);
    words.y = 0;
    words.draw = true;
    add_words(&words, section);
}

static void add_section(struct column *column, const struct section *section)
{
    if (column->play)
        add_card(column, section);
    else
        add_words(column, section);
    add_gap(column);
}

/* --- The sections --- */

static void add_lesson(struct column *column, enum lesson lesson)
{
    struct strbuf text = ui_strbuf(column->ui, SENTENCE_SIZE);
    lesson_print(&text, &column->rules->rules, lesson, looks_side_names(column->looks));
    struct section section = {"lesson", 1 + (int)lesson, lesson_title(lesson), text.text, {0}};
    lesson_reel_make(&section.reel, lesson, column->rules);
    add_section(column, &section);
}

static void add_field(struct column *column, enum field field)
{
    const struct ruleset *rules = &column->rules->rules;
    struct strbuf text = ui_strbuf(column->ui, SENTENCE_SIZE);
    struct side_names sides = looks_side_names(column->looks);
    int value = ruleset_get(rules, field);
    if (field == FIELD_SQUARES)
        square_style_print(&text, rules, looks_square_style(column->looks), sides);
    else if (!field_sentence(rules, field, sides, &text))
        return;
    struct section section = {"rule", 1 + (int)field, field_title(field), text.text, {0}};
    rule_reel_make(&section.reel, rule_demo_find(field, value), value);
    add_section(column, &section);
}

/* Adds the fields that differ from American, or those that do not and that no lesson has told. */
static void add_fields(struct column *column, bool differing)
{
    for (int i = 0; i < FIELD_COUNT; i++) {
        enum field field = telling_order[i];
        bool differs = rule_field_differs(&column->rules->rules, usual_rules(), field);
        if (differs == differing && (differs || !lesson_tells(field)))
            add_field(column, field);
    }
}

static void add_general(struct column *column)
{
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    struct side_names sides = looks_side_names(column->looks);
    for (int i = 0; rules_general_sentence(i, &column->rules->rules, sides, &sentence); i++) {
        add_text(column, ui_body(column->ui), COLOUR_TEXT, memory);
        add_gap(column);
        sentence = strbuf_init(memory, sizeof memory);
    }
}

/* Writes what a beginner needs first, then what differs from American. Returns the height. */
static int text_column(struct column column)
{
    struct ui *ui = column.ui;
    enum field fields[FIELD_COUNT];
    bool differs = telling_fields(&column.rules->rules, fields) > 0;
    add_text(&column, ui_heading(ui), COLOUR_TEXT, ruleset_title(column.rules).text);
    if (column.looks.pieces == PIECES_LETTERS)
        add_text(&column, ui_body(ui), COLOUR_TEXT_DIM, piece_letters());
    add_gap(&column);
    for (int i = 0; i < LESSON_COUNT; i++)
        add_lesson(&column, (enum lesson)i);
    if (differs) {
        add_heading(&column, tr_c("a heading: rules", "What is special here"));
        add_fields(&column, true);
    }
    add_heading(&column, differs ? tr_c("a heading: rules", "As in American")
                                 : tr_c("a heading: rules", "More rules"));
    add_fields(&column, false);
    add_heading(&column, tr("In every game of checkers"));
    add_general(&column);
    struct strbuf text = ui_strbuf(ui, SENTENCE_SIZE);
    as_text_print(&text, column.rules);
    add_text(&column, ui_small(ui), COLOUR_TEXT_DIM, text.text);
    return column.y;
}

void rules_text(struct desk *desk, struct rect rect, const char *name,
                const struct named_ruleset *rules, struct looks looks, int *offset,
                struct rules_play *play)
{
    struct ui *ui = desk->ui;
    struct column column = {.desk = desk, .ui = ui, .rules = rules, .looks = looks, .play = play};
    int width = ui_scroll_width(ui, rect.w);
    column.seen = rect;
    column.rect = (struct rect){0, 0, width, 1 << 20};
    int height = text_column(column);
    column.rect = ui_scroll_begin(ui, rect, name, height, offset);
    column.rect.w = width;
    column.draw = true;
    text_column(column);
    ui_scroll_end(ui);
}

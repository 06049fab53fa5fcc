/* SPDX-License-Identifier: MIT */
/* The rule set that is looked at, on a large board and in words; or the whole text of it. */
#include "base/translate.h"
#include "board/sprites.h"
#include "pages/new_match/new_match.h"
#include "prose/names.h"
#include "prose/rule_words.h"

enum {
    TEXT_SIZE = 800,
    CLAUSE_SIZE = 240,
    POINT_POINTS = 6,
    NARROW_POINTS = 300, /* a column less wide than this has small print */
    BOARD_PERCENT = 76,  /* of the height that board and words share, at most */
    WORDS_LINES = 6,     /* the words need at least */
    BUTTON_POINTS = 150, /* a button less wide than this has only its icon */
};

/* --- The buttons --- */

static void read_button(struct ui *ui, struct new_match *page, struct rect rect, bool narrow)
{
    struct button read = {.name = "read-rules",
                          .label = page->reading ? tr("All rule sets") : tr("Rules"),
                          .icon = &board_icons[BOARD_ICON_RULES],
                          .icon_only = narrow};
    if (!ui_button(ui, rect, &read))
        return;
    page->reading = !page->reading;
    page->play.board.shown = false;
    page->shown = (struct rules_key){0};
}

/* Cuts the buttons off the bottom. */
static void buttons(struct desk *desk, struct new_match *page, struct rect *rect)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    struct button edit = edit_rules_button(desk, &page->choice.rules);
    struct rect line = cut_bottom(rect, ui_px(ui, METRIC_TARGET));
    cut_bottom(rect, gap);
    struct rect half = rect_column(line, 0, 2, gap);
    bool narrow = half.w < ui_px(ui, BUTTON_POINTS);
    struct rect read = cut_left(&line, narrow ? line.h : half.w);
    cut_left(&line, gap);
    read_button(ui, page, read, narrow);
    if (ui_button(ui, line, &edit))
        desk_open(desk, "edit-rules")->rules = &page->choice.rules;
}

/* --- The board --- */

/* Begins the play of what is looked at now. The chosen one stands still when the page comes back to
 * it, as nobody asked for it. */
static void show(struct desk *desk, struct new_match *page, const struct named_ruleset *rules,
                 struct looks looks)
{
    const struct rules_key *key = &page->list.looked_at;
    struct demo_board *board = &page->play.board;
    bool still = preferences_still(desk->preferences);
    board->looks = looks;
    if (rules_key_equal(key, &page->shown) && board->shown)
        return;
    bool back = page->shown.origin != RULES_NONE && rules_key_equal(key, &page->choice.rules);
    board->shown = false;
    demo_board_show_rules(board, rules, looks, still || back, desk->now);
    page->shown = *key;
}

static const struct named_ruleset *looked_at(const struct desk *desk, const struct new_match *page)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, &page->list.looked_at);
    return rules ? rules : new_match_rules(desk, page);
}

/* The room of the point before a line. */
static int indent(const struct ui *ui)
{
    return ui_px(ui, POINT_POINTS) + ui_px(ui, METRIC_GAP);
}

/* Draws what is different, each in a line with a point before it, as many as there is room for.
 * Returns how many. */
static int differences(struct ui *ui, struct rect rect, struct text_style style,
                       const struct ruleset *rules, struct side_names sides)
{
    enum field fields[FIELD_COUNT];
    int count = telling_fields(rules, fields), point = ui_px(ui, POINT_POINTS);
    for (int i = 0; i < count; i++) {
        struct strbuf clause = ui_strbuf(ui, CLAUSE_SIZE);
        rule_clause_print(&clause, rules, fields[i], sides);
        struct rect text = rect;
        struct rect before = cut_left(&text, indent(ui));
        before.h = text_height(ui->fonts, style);
        if (i > 0 && ui_paragraph_height(ui, style, clause.text, text.w) > rect.h)
            return i;
        draw_fill(&ui->list, rect_centred(before, point, point), point / 2,
                  ui_colour(ui, COLOUR_ACCENT));
        page_paragraph(ui, &text, style, COLOUR_TEXT, clause.text, true);
        cut_top(&rect, text.y - rect.y);
    }
    return count;
}

static struct text_style words_style(const struct ui *ui, int width)
{
    return width < ui_px(ui, NARROW_POINTS) ? ui_small(ui) : ui_body(ui);
}

/* Draws a paragraph with a gap below it; nothing for no text. */
static void paragraph(struct ui *ui, struct rect *rect, struct text_style style,
                      enum colour_role ink, const char *text)
{
    if (!text[0])
        return;
    page_paragraph(ui, rect, style, ink, text, true);
    cut_top(rect, ui_px(ui, METRIC_GAP_SMALL));
}

/* Draws the words below the board: what it plays, if there is room for that and a difference, what
 * its letters are, and all that is different. */
static void words(struct desk *desk, const struct demo_board *board, struct rect rect,
                  const struct named_ruleset *rules)
{
    struct ui *ui = desk->ui;
    enum field fields[FIELD_COUNT];
    struct text_style style = words_style(ui, rect.w);
    struct side_names sides = looks_side_names(board->looks);
    struct strbuf caption = ui_strbuf(ui, TEXT_SIZE), line = ui_strbuf(ui, TEXT_SIZE);
    const char *letters = board->looks.pieces == PIECES_LETTERS ? piece_letters() : "";
    demo_caption_print(&caption, board);
    int most = telling_fields(&rules->rules, fields) > 0 ? 1 : FIELD_COUNT;
    rules_line_print(&line, rules, most, sides);
    int needed = ui_paragraph_height(ui, style, caption.text, rect.w) +
                 ui_paragraph_height(ui, style, letters, rect.w) +
                 ui_paragraph_height(ui, style, line.text, rect.w - indent(ui)) +
                 ui_px(ui, METRIC_GAP);
    if (needed <= rect.h)
        paragraph(ui, &rect, style, COLOUR_TEXT_DIM, caption.text);
    paragraph(ui, &rect, style, COLOUR_TEXT_DIM, letters);
    if (differences(ui, rect, style, &rules->rules, sides) == 0)
        paragraph(ui, &rect, style, COLOUR_TEXT, line.text);
}

void new_match_preview(struct desk *desk, struct new_match *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct named_ruleset *rules = looked_at(desk, page);
    struct demo_board *board = &page->play.board;
    buttons(desk, page, &rect);
    if (page->reading)
        return;
    show(desk, page, rules, preferences_looks(desk->preferences, rules));
    struct rect title = cut_top(&rect, ui_px(ui, METRIC_HEADING));
    page_long_line(ui, title, ui_heading(ui), COLOUR_TEXT, ALIGN_LEFT, ruleset_title(rules).text);
    cut_top(&rect, ui_px(ui, METRIC_GAP_SMALL));
    int lines = WORDS_LINES * text_height(ui->fonts, words_style(ui, rect.w));
    struct rect square =
        cut_top(&rect, int_min(rect.w, int_min(rect.h - lines, rect.h * BOARD_PERCENT / 100)));
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    page->play.seen = true;
    if (demo_board_pass(ui, square, board, desk->now))
        demo_board_play(board, preferences_still(desk->preferences), desk->now);
    words(desk, board, rect, rules);
}

/* --- The text --- */

void new_match_text(struct desk *desk, struct new_match *page, struct rect rect)
{
    const struct named_ruleset *rules = new_match_rules(desk, page);
    struct looks looks = preferences_looks(desk->preferences, rules);
    buttons(desk, page, &rect);
    page->play.board.looks = looks;
    ui_panel(desk->ui, rect);
    rules_text(desk, rect_inset(rect, ui_px(desk->ui, METRIC_MARGIN)), "rules-text", rules, looks,
               &page->text_offset, &page->play);
}

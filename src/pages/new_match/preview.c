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
                          .label = page->reading ? tr("All rule sets") : tr_c("a page", "Rules"),
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
    page->words_offset = 0;
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

static struct text_style words_style(const struct ui *ui, int width)
{
    return width < ui_px(ui, NARROW_POINTS) ? ui_small(ui) : ui_body(ui);
}

/* What is said below the board. */
struct preview_words {
    const char *caption; /* what the board plays */
    const char *letters; /* what its letters are; "": it has none */
    const char *line;    /* the rules in a line; NULL: something is different */
    const char *facts[FIELD_COUNT];
    int fact_count;
};

static void collect(struct ui *ui, const struct demo_board *board,
                    const struct named_ruleset *rules, struct preview_words *words)
{
    enum field fields[FIELD_COUNT];
    struct side_names sides = looks_side_names(board->looks);
    struct strbuf caption = ui_strbuf(ui, TEXT_SIZE), line = ui_strbuf(ui, TEXT_SIZE);
    demo_caption_print(&caption, board);
    rules_line_print(&line, rules, FIELD_COUNT, sides);
    *words = (struct preview_words){
        .caption = caption.text,
        .letters = board->looks.pieces == PIECES_LETTERS ? piece_letters() : "",
        .fact_count = telling_fields(&rules->rules, fields),
    };
    if (words->fact_count == 0)
        words->line = line.text;
    for (int i = 0; i < words->fact_count; i++) {
        struct strbuf clause = ui_strbuf(ui, CLAUSE_SIZE);
        rule_clause_print(&clause, &rules->rules, fields[i], sides);
        words->facts[i] = clause.text;
    }
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

/* Draws what is different, each in a line with a point before it. */
static void fact(struct ui *ui, struct rect *rect, struct text_style style, const char *words)
{
    int point = ui_px(ui, POINT_POINTS);
    struct rect text = *rect, before = cut_left(&text, indent(ui));
    before.h = text_height(ui->fonts, style);
    draw_fill(&ui->list, rect_centred(before, point, point), point / 2,
              ui_colour(ui, COLOUR_ACCENT));
    page_paragraph(ui, &text, style, COLOUR_TEXT, words, true);
    cut_top(rect, text.y - rect->y);
}

static int paragraph_height(struct ui *ui, struct text_style style, const char *text, int width)
{
    return text[0] ? ui_paragraph_height(ui, style, text, width) + ui_px(ui, METRIC_GAP_SMALL) : 0;
}

static int words_height(struct ui *ui, struct text_style style, const struct preview_words *words,
                        int width)
{
    int height = paragraph_height(ui, style, words->caption, width) +
                 paragraph_height(ui, style, words->letters, width);
    for (int i = 0; i < words->fact_count; i++)
        height += ui_paragraph_height(ui, style, words->facts[i], width - indent(ui));
    return height + (words->line ? paragraph_height(ui, style, words->line, width) : 0);
}

/* Draws the words below the board: what it plays, if there is room for that besides, what its
 * letters are, and all that is different. What has no room scrolls. */
static void words(struct desk *desk, struct new_match *page, struct rect rect,
                  const struct named_ruleset *rules)
{
    struct ui *ui = desk->ui;
    struct preview_words words;
    struct text_style style = words_style(ui, rect.w);
    collect(ui, &page->play.board, rules, &words);
    if (words_height(ui, style, &words, rect.w) > rect.h)
        words.caption = "";
    int height = words_height(ui, style, &words, rect.w);
    if (height > rect.h)
        height = words_height(ui, style, &words, ui_scroll_width(ui, rect.w));
    rect = ui_scroll_begin(ui, rect, "differences", int_max(height, rect.h), &page->words_offset);
    paragraph(ui, &rect, style, COLOUR_TEXT_DIM, words.caption);
    paragraph(ui, &rect, style, COLOUR_TEXT_DIM, words.letters);
    for (int i = 0; i < words.fact_count; i++)
        fact(ui, &rect, style, words.facts[i]);
    if (words.line)
        paragraph(ui, &rect, style, COLOUR_TEXT, words.line);
    ui_scroll_end(ui);
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
    words(desk, page, rect, rules);
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

/* SPDX-License-Identifier: MIT */
/* The games of the match and how each ended. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "pages/page.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"

enum {
    GAME_POINTS = 72,
    PIECE_POINTS = 44,  /* at the left of a game: the winner's */
    EMPTY_POINTS = 520, /* wide is what is said of a match without one */
    KING_POINTS = 84,
    LINE_SIZE = 3 * PLAYER_NAME_SIZE + 320,
};

/* The two lines of a game: who played, and how it ended. */
struct game_lines {
    char head[LINE_SIZE], result[LINE_SIZE];
};

/* How high the lines are, and a row with both and what is around them. All rows are alike. */
struct row_shape {
    int head, result, row;
};

static void print_lines(struct game_lines *lines, const struct desk *desk,
                        const struct ledger_entry *entry)
{
    const struct match *match = desk->match;
    struct looks looks = preferences_looks(desk->preferences, &match->rules);
    struct strbuf head = strbuf_init(lines->head, sizeof lines->head);
    struct strbuf result = strbuf_init(lines->result, sizeof lines->result);
    ledger_line_print(&head, match, entry, looks_side_names(looks));
    result_print(&result, &entry->result, match->players[entry->black].name,
                 match->players[1 - entry->black].name);
}

/* The widest number of as many digits. */
static int widest(int number)
{
    int wide = 9;
    while (wide < number)
        wide = 10 * wide + 9;
    return wide;
}

/* Makes room for the lines of the entry. */
static void fit_entry(const struct desk *desk, const struct ledger_entry *entry, int width,
                      struct row_shape *shape)
{
    struct ui *ui = desk->ui;
    struct game_lines lines;
    print_lines(&lines, desk, entry);
    shape->head = int_max(shape->head, ui_text_height(ui, ui_body(ui), lines.head, width));
    shape->result = int_max(shape->result, ui_text_height(ui, ui_small(ui), lines.result, width));
}

/* What tells the lines of one game from those of another, but for their numbers. */
static unsigned kind_of(const struct ledger_entry *entry)
{
    unsigned kind = (unsigned)entry->result.reason;
    kind = kind * (DRAW + 1) + (unsigned)entry->result.outcome;
    return kind * 8 + (unsigned)(entry->result.giveaway * 4 + entry->starter * 2 + entry->black);
}

/* Room for the piece at the left of a game. */
static int piece_room(const struct ui *ui)
{
    return ui_px(ui, PIECE_POINTS) + ui_px(ui, METRIC_GAP);
}

/* Thousands of games, a few kinds of lines: each kind is measured once, with the widest numbers. */
static struct row_shape measure(const struct desk *desk, int width)
{
    const struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    bool seen[REASON_COUNT * (DRAW + 1) * 8] = {false};
    int pad = ui_px(ui, METRIC_PAD), gap = ui_px(ui, METRIC_GAP);
    int line = (ui_px(ui, GAME_POINTS) - pad - 2 * gap) / 2, count = match_ledger_count(match);
    int plies = 0, reason_count = 0;
    struct row_shape shape = {.head = line, .result = line};
    for (int i = 0; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        plies = int_max(plies, entry.plies);
        reason_count = int_max(reason_count, entry.result.count);
    }
    for (int i = 0; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        if (seen[kind_of(&entry)])
            continue;
        seen[kind_of(&entry)] = true;
        entry.number = widest(count);
        entry.plies = widest(plies);
        entry.result.count = widest(reason_count);
        fit_entry(desk, &entry, width - piece_room(ui) - 2 * gap, &shape);
    }
    shape.row = shape.head + shape.result + 2 * gap + pad;
    return shape;
}

/* A line drawn as it was measured, in the middle of its room. */
static void game_line(struct ui *ui, struct rect room, struct text_style style,
                      enum colour_role ink, const char *string)
{
    style = ui_fitting_style(ui, style, string, room.w);
    int height = ui_paragraph(ui, room, style, ui_colour(ui, ink), string, false);
    struct rect middle = rect_centred(room, room.w, int_min(height, room.h));
    ui_paragraph(ui, middle, style, ui_colour(ui, ink), string, true);
    ui_note(ui, room, string);
}

static void two_pieces(struct ui *ui, struct rect rect, enum piece first, enum piece second,
                       struct looks looks)
{
    int side = rect.w * 2 / 3;
    piece_view(ui, (struct rect){rect.x, rect.y, side, side}, first, looks, 255);
    piece_view(ui, (struct rect){rect.x + rect.w - side, rect.y + rect.h - side, side, side},
               second, looks, 255);
}

/* A king of the side that has won; after a draw a man of each. */
static void outcome_picture(struct ui *ui, struct rect room, const struct result *result,
                            struct looks looks)
{
    enum side winner;
    struct rect rect = rect_centred(room, ui_px(ui, PIECE_POINTS), ui_px(ui, PIECE_POINTS));
    if (result_winner(result, &winner))
        piece_view(ui, rect, winner == BLACK ? BLACK_KING : WHITE_KING, looks, 255);
    else
        two_pieces(ui, rect, BLACK_MAN, WHITE_MAN, looks);
}

static void game_row(struct desk *desk, struct rect row, const struct row_shape *shape, int index)
{
    struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    struct game_lines lines;
    struct ledger_entry entry = match_ledger_entry(match, index);
    print_lines(&lines, desk, &entry);
    cut_bottom(&row, ui_px(ui, METRIC_PAD));
    ui_panel(ui, row);
    struct rect lower = rect_inset(row, ui_px(ui, METRIC_GAP));
    struct rect picture = cut_left(&lower, piece_room(ui));
    cut_right(&picture, ui_px(ui, METRIC_GAP));
    outcome_picture(ui, picture, &entry.result,
                    preferences_looks(desk->preferences, &match->rules));
    struct rect upper = cut_top(&lower, shape->head);
    game_line(ui, upper, ui_body(ui), COLOUR_TEXT, lines.head);
    game_line(ui, lower, ui_small(ui), COLOUR_TEXT_DIM, lines.result);
}

/* Only what is seen is laid out. */
static void all_games(struct desk *desk, struct rect room, int *offset)
{
    struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    int count = match_ledger_count(match);
    struct row_shape shape = measure(desk, ui_scroll_width(ui, room.w));
    struct rect content = ui_scroll_begin(ui, room, "ledger", count * shape.row, offset);
    int first = int_max(0, (room.y - content.y) / shape.row);
    int end = int_min(count, (room.y + room.h - content.y) / shape.row + 1);
    for (int i = first; i < end; i++) {
        struct rect row = {content.x, content.y + i * shape.row, content.w, shape.row};
        game_row(desk, row, &shape, i);
    }
    ui_scroll_end(ui);
}

/* The score of the match above its games, as long as it leaves them their room. */
static void score_line(struct desk *desk, struct rect *room)
{
    struct ui *ui = desk->ui;
    char memory[LINE_SIZE];
    struct strbuf score = strbuf_init(memory, sizeof memory);
    match_score_print(&score, desk->match);
    int height = ui_paragraph(ui, *room, ui_heading(ui), (struct colour){0}, memory, false);
    if (height > room->h / 3)
        return;
    struct rect line = cut_top(room, height);
    ui_paragraph(ui, line, ui_heading(ui), ui_colour(ui, COLOUR_ACCENT), memory, true);
    ui_note(ui, line, memory);
    cut_top(room, ui_px(ui, METRIC_MARGIN));
}

/* A line in the middle; returns what is left below it. */
static struct rect centred_text(struct ui *ui, struct rect room, struct text_style style,
                                enum colour_role ink, const char *string)
{
    struct rect line = cut_top(&room, ui_text_height(ui, style, string, room.w));
    ui_text(ui, line, style, ui_colour(ui, ink), ALIGN_CENTRE, string);
    ui_note(ui, line, string);
    cut_top(&room, ui_px(ui, METRIC_GAP));
    return room;
}

/* The two kings that wait for it, and what will be here. */
static void no_game_yet(struct desk *desk, struct rect room)
{
    struct ui *ui = desk->ui;
    const char *sentence = tr("No game of this match is over yet.");
    const char *hint = tr("Each game is listed here when it has ended: who won, and how.");
    struct looks looks = preferences_looks(desk->preferences, &desk->match->rules);
    int king = ui_px(ui, KING_POINTS), margin = 2 * ui_px(ui, METRIC_MARGIN_WIDE);
    int width = int_min(room.w, ui_px(ui, EMPTY_POINTS));
    int height = king + 3 * ui_px(ui, METRIC_GAP) +
                 ui_text_height(ui, ui_bold(ui), sentence, width - 2 * margin) +
                 ui_text_height(ui, ui_body(ui), hint, width - 2 * margin) + 2 * margin;
    struct rect panel = rect_centred(room, width, int_min(room.h, height));
    ui_panel(ui, panel);
    struct rect inside = rect_inset(panel, margin);
    struct rect kings = rect_centred(cut_top(&inside, king), 2 * king, king);
    piece_view(ui, cut_left(&kings, king), BLACK_KING, looks, 255);
    piece_view(ui, cut_left(&kings, king), WHITE_KING, looks, 255);
    cut_top(&inside, ui_px(ui, METRIC_GAP_WIDE));
    inside = centred_text(ui, inside, ui_bold(ui), COLOUR_TEXT, sentence);
    centred_text(ui, inside, ui_body(ui), COLOUR_TEXT_DIM, hint);
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    if (match_ledger_count(desk->match) == 0) {
        no_game_yet(desk, room);
        return;
    }
    score_line(desk, &room);
    all_games(desk, room, offset);
    if (ui->focus == 0)
        ui->focus = ui_id("ledger", 0);
}

static void open(struct desk *desk, void *state, const struct request *asked)
{
    (void)desk;
    (void)asked;
    *(int *)state = 0;
}

const struct page ledger_page = {
    .name = "ledger",
    .title = N_("Games of this match"),
    .key = {SDLK_F3, 0},
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

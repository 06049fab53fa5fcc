/* SPDX-License-Identifier: MIT */
/* The games of this match: how each ended, and the score after it. A click replays one. Above them
 * stands the score of the two players over all their matches. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/piece_view.h"
#include "pages/commands.h"
#include "pages/page.h"
#include "prose/match_prose.h"
#include "prose/result_prose.h"
#include "toolkit/icons.h"

enum {
    PICTURE_POINTS = 88,       /* the last position, at the left of a row, */
    PICTURE_MOST_POINTS = 152, /* larger if all games are in sight, */
    PICTURE_PERCENT = 16,      /* of a narrow row */
    PIECE_POINTS = 48,         /* the piece of the winner */
    EMPTY_POINTS = 520,        /* width of what is said if there is no game */
    LIBRARY_POINTS = 140,
    KING_POINTS = 84,
    WORD_LINES_POINTS = 320, /* lines as wide as this leave the tool its word */
    LINE_SIZE = 4 * PLAYER_NAME_SIZE + 320,
    HANDICAPS = (HANDICAP_MOST + 1) * PLAYER_COUNT,
    SCORE_SIZE = 40,
    ROOMY_POINTS = 360, /* a page this high has room for all rule sets */
};

/* The lines of a game: how it ended, and who played. */
struct game_lines {
    char result[LINE_SIZE], head[LINE_SIZE];
};

/* The heights of the lines and of a row, and the widths beside the lines. All rows are alike. */
struct row_shape {
    int result, head, row;
    int picture, piece, score, tool;
    bool word; /* on the tool */
    int width; /* of the lines: they are drawn as they were measured */
};

/* --- What is said --- */

static void print_lines(struct game_lines *lines, const struct desk *desk,
                        const struct ledger_entry *entry)
{
    const struct match *match = desk->match;
    struct looks looks = preferences_looks(desk->preferences, &match->rules);
    struct strbuf head = strbuf_init(lines->head, sizeof lines->head);
    struct strbuf result = strbuf_init(lines->result, sizeof lines->result);
    ledger_line_print(&head, entry, looks_side_names(looks));
    result_print(&result, &entry->result, entry->players[entry->black]->name,
                 entry->players[1 - entry->black]->name);
}

/* --- How high a row is --- */

/* Returns the widest number with as many digits. */
static int widest(int number)
{
    int wide = 9;
    while (wide < number)
        wide = 10 * wide + 9;
    return wide;
}

/* Returns a number for what distinguishes the lines of two games, apart from numbers. */
static unsigned kind_of(const struct ledger_entry *entry)
{
    unsigned kind = (unsigned)entry->result.reason;
    kind = kind * (DRAW + 1) + (unsigned)entry->result.outcome;
    kind = kind * 4 + (unsigned)((entry->given.hints > 0) * 2 + (entry->given.warnings > 0));
    kind =
        kind * HANDICAPS + (unsigned)(entry->handicap.men * PLAYER_COUNT + entry->handicap.player);
    return kind * 8 + (unsigned)(entry->result.giveaway * 4 + entry->starter * 2 + entry->black);
}

/* Returns the width of the score after so many games. */
static int score_width(const struct ui *ui, int count)
{
    char memory[SCORE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    int points = 2 * widest(count) + 1;
    score_pair_print(&out, &(struct score){.half_points = {points, points}});
    return text_width(ui->fonts, ui_heading(ui), memory);
}

/* Returns how high pictures may be if all games are in sight. */
static int picture_without_scrolling(const struct desk *desk, int height)
{
    const struct ui *ui = desk->ui;
    int row = height / match_ledger_count(desk->match);
    return row - 2 * ui_px(ui, METRIC_GAP) - ui_px(ui, METRIC_PAD);
}

/* Returns the width of the button that analyses a game, with a gap before it. */
static int tool_width(const struct ui *ui, bool word)
{
    int gap = ui_px(ui, METRIC_GAP);
    if (!word)
        return ui_px(ui, METRIC_TARGET) + gap;
    return text_width(ui->fonts, ui_body(ui), tr_c("a button", "Analyse")) +
           ui_px(ui, METRIC_ICON) + 2 * gap + 2 * ui_px(ui, METRIC_MARGIN);
}

/* Shapes what stands beside the lines. Returns the width that is left for them. */
static int shape_sides(const struct desk *desk, int width, int height, struct row_shape *shape)
{
    const struct ui *ui = desk->ui;
    int most = int_clamp(picture_without_scrolling(desk, height), ui_px(ui, PICTURE_POINTS),
                         ui_px(ui, PICTURE_MOST_POINTS));
    int gap = ui_px(ui, METRIC_GAP), margin = ui_px(ui, METRIC_MARGIN);
    shape->picture = int_min(most, width * PICTURE_PERCENT / 100);
    shape->piece = int_min(ui_px(ui, PIECE_POINTS), shape->picture);
    shape->score = score_width(ui, match_ledger_count(desk->match));
    width -= 3 * gap + shape->picture + shape->piece + shape->score + 3 * margin;
    shape->word = width - tool_width(ui, true) >= ui_px(ui, WORD_LINES_POINTS);
    shape->tool = tool_width(ui, shape->word);
    return width - shape->tool;
}

/* Makes room for the lines of the entry. */
static void fit_entry(const struct desk *desk, const struct ledger_entry *entry, int width,
                      struct row_shape *shape)
{
    struct ui *ui = desk->ui;
    struct game_lines lines;
    print_lines(&lines, desk, entry);
    shape->result = int_max(shape->result, ui_text_height(ui, ui_bold(ui), lines.result, width));
    shape->head = int_max(shape->head, ui_text_height(ui, ui_small(ui), lines.head, width));
}

/* There may be thousands of games but few kinds of lines: measures each kind once, with the widest
 * numbers, and each game of players who have left their seats. */
static struct row_shape measure(const struct desk *desk, int width, int height)
{
    const struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    bool seen[REASON_COUNT * (DRAW + 1) * 4 * HANDICAPS * 8] = {false};
    int around = 2 * ui_px(ui, METRIC_GAP), count = match_ledger_count(match);
    int plies = 0, reason_count = 0;
    struct row_shape shape = {0};
    shape.width = shape_sides(desk, width, height, &shape);
    for (int i = 0; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        plies = int_max(plies, entry.plies);
        reason_count = int_max(reason_count, entry.result.count);
    }
    for (int i = 0; i < count; i++) {
        struct ledger_entry entry = match_ledger_entry(match, i);
        bool others =
            entry.players[0] != &match->players[0] || entry.players[1] != &match->players[1];
        if (!others && seen[kind_of(&entry)])
            continue;
        seen[kind_of(&entry)] = true;
        entry.number = widest(count);
        entry.plies = widest(plies);
        entry.result.count = widest(reason_count);
        entry.given.hints = entry.given.hints > 0 ? HELP_GIVEN_MOST : 0;
        entry.given.warnings = entry.given.warnings > 0 ? HELP_GIVEN_MOST : 0;
        fit_entry(desk, &entry, shape.width, &shape);
    }
    int texts = shape.result + ui_px(ui, METRIC_GAP_SMALL) + shape.head;
    shape.row = int_max(texts, shape.picture) + around + ui_px(ui, METRIC_PAD);
    return shape;
}

/* --- A row --- */

/* Draws a line as it was measured. */
static void game_line(struct ui *ui, struct rect room, struct text_style style,
                      enum colour_role ink, const char *string)
{
    style = ui_fitting_style(ui, style, string, room.w);
    ui_paragraph(ui, room, style, ui_colour(ui, ink), string, true);
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

/* Draws a king of the winner, or a man of each side after a draw, on a ground that shows both. */
static void winner_picture(struct ui *ui, struct rect rect, const struct result *result,
                           struct looks looks)
{
    enum side winner;
    draw_fill(&ui->list, rect, ui_px(ui, METRIC_RADIUS_SMALL), piece_ground(looks));
    if (result_winner(result, &winner))
        piece_view(ui, rect, winner == BLACK ? BLACK_KING : WHITE_KING, looks, 255);
    else
        two_pieces(ui, rect, BLACK_MAN, WHITE_MAN, looks);
}

/* Draws the position in which the game ended. */
static void last_picture(const struct desk *desk, struct rect rect,
                         const struct ledger_entry *entry, struct looks looks)
{
    looks.labels = LABELS_OFF;
    struct board_picture picture =
        board_picture_in(rect, desk->turned, &entry->last, &desk->match->rules.rules, looks);
    board_view(desk->ui, &picture);
}

static void score_after(struct ui *ui, struct rect rect, const struct score *score)
{
    struct strbuf out = ui_strbuf(ui, SCORE_SIZE);
    score_pair_print(&out, score);
    page_line(ui, rect, ui_heading(ui), COLOUR_ACCENT, ALIGN_RIGHT, out.text);
}

/* Draws the ground of a row, which is a button. Returns true when it is pressed. */
static bool row_button(struct ui *ui, struct rect row, const struct ledger_entry *entry)
{
    const char *label =
        ui_format(ui, tr("Replay game {number}"), {"number", number_text(entry->number).text});
    struct widget *widget = ui_register(ui, "game", entry->number, ROLE_ITEM, row, label);
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool pressed = ui_clicked(ui, id, row) || ui_activated(ui, id);
    ui_card_ground(ui, row, id, false);
    return pressed;
}

/* Draws the button that analyses the game at this place of the match. */
static void analyse_button(struct desk *desk, struct rect rect, int place, bool word)
{
    struct button button = {.name = "analyse-game",
                            .number = place + 1,
                            .label = word ? tr_c("a button", "Analyse") : tr("Analyse the game"),
                            .icon = &icons[ICON_ANALYSE],
                            .icon_only = !word};
    if (ui_button(desk->ui, rect, &button))
        desk->request =
            (struct request){REQUEST_REPLAY, .replay = {.place = place, .analyses = true}};
}

/* Draws a game; `score` is the one after it, `place` its place in the match. */
static void game_row(struct desk *desk, struct rect row, const struct row_shape *shape,
                     const struct ledger_entry *entry, const struct score *score, int place)
{
    struct ui *ui = desk->ui;
    struct looks looks = preferences_looks(desk->preferences, &desk->match->rules);
    struct game_lines lines;
    int margin = ui_px(ui, METRIC_MARGIN), between = ui_px(ui, METRIC_GAP_SMALL);
    print_lines(&lines, desk, entry);
    cut_bottom(&row, ui_px(ui, METRIC_PAD));
    struct rect tool = cut_right(&row, shape->tool);
    cut_left(&tool, ui_px(ui, METRIC_GAP));
    if (row_button(ui, row, entry))
        desk->request = (struct request){REQUEST_REPLAY, .replay = {.place = place}};
    struct rect inside = rect_inset(row, ui_px(ui, METRIC_GAP));
    last_picture(desk, cut_left(&inside, shape->picture), entry, looks);
    cut_left(&inside, margin);
    struct rect piece = cut_left(&inside, shape->piece);
    winner_picture(ui, rect_centred(piece, shape->piece, shape->piece), &entry->result, looks);
    cut_left(&inside, margin);
    cut_right(&inside, ui_px(ui, METRIC_GAP));
    score_after(ui, cut_right(&inside, shape->score), score);
    cut_right(&inside, margin);
    inside = rect_centred(inside, inside.w, shape->result + between + shape->head);
    inside.w = int_min(inside.w, shape->width);
    game_line(ui, cut_top(&inside, shape->result), ui_bold(ui), COLOUR_TEXT, lines.result);
    cut_top(&inside, between);
    game_line(ui, inside, ui_small(ui), COLOUR_TEXT_DIM, lines.head);
    ui_focus_frame(ui, ui_id("game", entry->number), row, ui_px(ui, METRIC_RADIUS));
    analyse_button(desk, tool, place, shape->word);
}

/* --- The score over all matches, by rule set --- */

/* Returns how many games the two have played in all. */
static int all_time_games(const struct library *library)
{
    int games = 0;
    for (int i = 0; i < library->score_count; i++)
        games += library->scores[i].wins[0] + library->scores[i].wins[1] + library->scores[i].draws;
    return games;
}

/* Returns the height of the table on a page with this much room. It is 0 if it would tell no more
 * than the score of this match, and in a low window. */
static int all_time_height(const struct desk *desk, int room)
{
    const struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    if (all_time_games(library) <= match_ledger_count(desk->match))
        return 0;
    int lines = (library->score_count + 1) * ui_px(ui, METRIC_CAPTION);
    int height = lines + 2 * ui_px(ui, METRIC_PAD) + ui_px(ui, METRIC_MARGIN);
    return height <= room / 2 || room >= ui_px(ui, ROOMY_POINTS) ? height : 0;
}

static void all_time_line(struct desk *desk, struct rect line, const struct library_score *score)
{
    struct ui *ui = desk->ui;
    char memory[LINE_SIZE], points_memory[SCORE_SIZE];
    struct strbuf games = strbuf_init(memory, sizeof memory);
    struct strbuf points = strbuf_init(points_memory, sizeof points_memory);
    struct score sum = {
        .half_points = {2 * score->wins[0] + score->draws, 2 * score->wins[1] + score->draws}};
    score_pair_print(&points, &sum);
    all_time_rules_print(&games, library_rules_name(&ui->texts, score->rules, desk->shelf->own),
                         score->wins[0] + score->wins[1] + score->draws, score->draws);
    ui_note(ui, line,
            ui_format(ui, "{games} {points}", {"games", memory}, {"points", points_memory}));
    int width = text_width(ui->fonts, ui_bold(ui), points_memory) + ui_px(ui, METRIC_GAP);
    int cuts = ui->cut_count;
    ui_text(ui, cut_right(&line, width), ui_bold(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_RIGHT,
            points_memory);
    ui_text(ui, line, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, memory);
    ui->cut_count = cuts; /* names of rule sets may be cut */
}

static void all_time(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct library *library = desk->library;
    struct strbuf heading = ui_strbuf(ui, LINE_SIZE);
    if (rect.h == 0)
        return;
    cut_bottom(&rect, ui_px(ui, METRIC_MARGIN));
    ui_panel(ui, rect);
    rect = rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_MARGIN),
                        rect.h - 2 * ui_px(ui, METRIC_PAD));
    all_time_heading_print(&heading, desk->match);
    struct rect line = cut_top(&rect, ui_px(ui, METRIC_CAPTION));
    page_line(ui, line, ui_small(ui), COLOUR_TEXT, ALIGN_LEFT, heading.text);
    for (int i = 0; i < library->score_count; i++)
        all_time_line(desk, cut_top(&rect, ui_px(ui, METRIC_CAPTION)), &library->scores[i]);
}

/* --- The list --- */

/* Lays out only what is seen, and a row more at each end for the keyboard. */
static void all_games(struct desk *desk, struct rect room, int *offset)
{
    struct ui *ui = desk->ui;
    const struct match *match = desk->match;
    int count = match_ledger_count(match);
    int table = all_time_height(desk, room.h);
    struct row_shape shape = measure(desk, ui_scroll_width(ui, room.w), room.h - table);
    struct rect content = ui_scroll_begin(ui, room, "ledger", table + count * shape.row, offset);
    all_time(desk, cut_top(&content, table));
    int first = int_clamp((room.y - content.y) / shape.row - 1, 0, count);
    int end = int_min(count, (room.y + room.h - content.y) / shape.row + 2);
    struct score score = match_score_after(match, first);
    for (int i = first; i < end; i++) {
        struct rect row = {content.x, content.y + i * shape.row, content.w, shape.row};
        struct ledger_entry entry = match_ledger_entry(match, i);
        score_add(&score, &entry);
        game_row(desk, row, &shape, &entry, &score, i);
    }
    ui_scroll_end(ui);
}

/* --- The head --- */

/* Draws the score and the summary above the games, if that leaves them enough room. */
static void score_lines(struct desk *desk, struct rect *room)
{
    struct ui *ui = desk->ui;
    char score_memory[LINE_SIZE], summary_memory[LINE_SIZE];
    struct strbuf score = strbuf_init(score_memory, sizeof score_memory);
    struct strbuf summary = strbuf_init(summary_memory, sizeof summary_memory);
    struct rect head = *room;
    match_score_print(&score, desk->match);
    match_summary_print(&summary, desk->match);
    int score_height = ui_paragraph_height(ui, ui_heading(ui), score_memory, head.w);
    int summary_height = ui_paragraph_height(ui, ui_small(ui), summary_memory, head.w);
    if (score_height > room->h / 3)
        return;
    page_paragraph(ui, room, ui_heading(ui), COLOUR_ACCENT, score_memory, true);
    cut_top(room, ui_px(ui, METRIC_GAP_SMALL));
    const struct match *match = desk->match;
    bool said = match_ledger_count(match) > 1 || match->length > 0 || match->help != HELP_HINTS ||
                match->handicap.men > 0 || match->control.kind != TIME_NONE;
    if (said && score_height + summary_height <= head.h / 3)
        page_paragraph(ui, room, ui_small(ui), COLOUR_TEXT_DIM, summary_memory, true);
    cut_top(room, ui_px(ui, METRIC_MARGIN));
}

/* --- Without a game --- */

/* Draws a line in the middle. Returns what is left below it. */
static struct rect centred_text(struct ui *ui, struct rect room, struct text_style style,
                                enum colour_role ink, const char *string)
{
    struct rect line = cut_top(&room, ui_text_height(ui, style, string, room.w));
    page_line(ui, line, style, ink, ALIGN_CENTRE, string);
    cut_top(&room, ui_px(ui, METRIC_GAP));
    return room;
}

/* Draws two kings and what will be listed here. */
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

/* Draws the button that opens the library. */
static void library_button(struct desk *desk, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button button = page_button(desk, "library");
    button.icon_only = rect.w < ui_px(ui, LIBRARY_POINTS);
    if (ui_button(ui, rect, &button))
        desk_open(desk, "library");
}

static void pass(struct desk *desk, void *state)
{
    int *offset = state;
    const struct ui *ui = desk->ui;
    bool wide = page_room(ui).w >= ui_px(ui, 4 * LIBRARY_POINTS);
    struct rect beside;
    struct rect room =
        page_head_beside(desk, ui_px(ui, wide ? LIBRARY_POINTS : METRIC_TARGET), &beside);
    library_button(desk, beside);
    if (match_ledger_count(desk->match) == 0) {
        all_time(desk, cut_top(&room, all_time_height(desk, room.h)));
        no_game_yet(desk, room);
        return;
    }
    score_lines(desk, &room);
    all_games(desk, room, offset);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    (void)opening;
    *(int *)state = 0;
    desk_ask(desk, REQUEST_SCORE);
}

const struct page ledger_page = {
    .name = "ledger",
    .title = N_("Games of this match"),
    .label = N_("Games so far"),
    .icon = &icons[ICON_LIST],
    .key = {SDLK_F3, 0},
    .lasting = true,
    .state_size = sizeof(int), /* how far it is scrolled */
    .open = open,
    .pass = pass,
};

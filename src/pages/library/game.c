/* SPDX-License-Identifier: MIT */
/* A game of the library as it is seen before it is opened: its final position, its players, how it
 * ended, and the chosen game beside the list. */
#include "base/translate.h"
#include "board/board_view.h"
#include "board/sprites.h"
#include "pages/commands.h"
#include "pages/library/room.h"
#include "prose/date_prose.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "prose/result_prose.h"
#include "toolkit/icons.h"

enum {
    ANALYSE_POINTS = 440, /* where both buttons have so much room, Analyse has its word */
    MOVES_SIZE = 240,
    DATE_SIZE = 80,
    LINE_SIZE = 1600,
    CROWN_POINTS = 26, /* with its room in a line */
    BOARD_LEAST = 88,  /* if there is less room than this, there is no board */
};

/* --- In words --- */

static bool has_won(const struct library_row *row, enum side side)
{
    return row->result == (side == BLACK ? LIBRARY_BLACK_WON : LIBRARY_WHITE_WON);
}

static const char *name_of(const struct library_row *row, enum side side)
{
    const char *name = side == BLACK ? row->black : row->white;
    return name[0] ? name : side_name(side, side_names_plain);
}

/* When, where, under which rules, and how long: what is known of it, in the order in which people
 * ask. */
enum {
    FACTS = 4
};

static void facts_of(const struct desk *desk, const struct library_row *row,
                     const char *facts[FACTS])
{
    struct strbuf date = ui_strbuf(desk->ui, DATE_SIZE), moves = ui_strbuf(desk->ui, MOVES_SIZE);
    struct strbuf event = ui_strbuf(desk->ui, LINE_SIZE);
    event_print(&event, row->event, row->site, row->round);
    date_print(&date, row->date, desk->today);
    moves_print(&moves, row->plies);
    notes_print(&moves, row->notes.comments, row->notes.variations, row->notes.strengths);
    facts[0] = date.text;
    facts[1] = event.text;
    facts[2] = library_rules_name(&desk->ui->texts, row->rules, desk->shelf->own);
    facts[3] = moves.text;
}

const char *room_facts(const struct desk *desk, const struct library_row *row)
{
    struct strbuf out = ui_strbuf(desk->ui, LINE_SIZE);
    const char *facts[FACTS];
    facts_of(desk, row, facts);
    for (int i = 0; i < FACTS; i++)
        page_add_fact(&out, facts[i]);
    return out.text;
}

static const char *result_of(const struct desk *desk, const struct library_row *row)
{
    static const enum outcome outcomes[LIBRARY_RESULT_COUNT] = {
        [LIBRARY_BLACK_WON] = BLACK_WINS,
        [LIBRARY_WHITE_WON] = WHITE_WINS,
        [LIBRARY_DRAWN] = DRAW,
    };
    struct result result = {.outcome = outcomes[row->result]};
    struct strbuf out = ui_strbuf(desk->ui, LINE_SIZE);
    result_without_reason_print(&out, &result, name_of(row, BLACK), name_of(row, WHITE));
    return out.text[0] ? out.text : tr("It is not finished.");
}

/* --- Its players --- */

/* A name as it stands in a line. */
struct player_part {
    const char *name;
    struct text_style style;
    bool won;
};

static struct player_part part_of(const struct ui *ui, const struct library_row *row,
                                  enum side side)
{
    bool won = has_won(row, side);
    return (struct player_part){name_of(row, side), won ? ui_bold(ui) : ui_body(ui), won};
}

static void crown(const struct desk *desk, struct rect *rect)
{
    struct ui *ui = desk->ui;
    struct looks looks = preferences_looks(desk->preferences, &desk->match->rules);
    struct rect place = cut_left(rect, ui_px(ui, CROWN_POINTS));
    int side = ui_px(ui, METRIC_ICON_SMALL);
    draw_sprite(&ui->list, board_sprite(looks.board, SPRITE_WIN_CROWN),
                rect_centred(place, side, side));
}

/* Shows who played that player's games, when pressed. The ground of the name is drawn. */
static void name_link(struct desk *desk, struct rect rect, enum side side, const char *name)
{
    static const char *const names[] = {[BLACK] = "player-black", [WHITE] = "player-white"};
    static const struct library_filter every_game = {.result = LIBRARY_ANY_RESULT};
    struct ui *ui = desk->ui;
    struct strbuf label = ui_strbuf(ui, LIBRARY_NAME_SIZE + 80);
    player_link_print(&label, name);
    rect = rect_inset(rect, -ui_px(ui, METRIC_GAP_SMALL));
    struct widget *widget = ui_register(ui, names[side], 0, ROLE_BUTTON, rect, label.text);
    widget_id id = widget->id;
    widget->takes_focus = true;
    bool pressed = ui_clicked(ui, id, rect) || ui_activated(ui, id);
    ui_row_ground(ui, rect, id, false);
    ui_focus_frame(ui, id, rect, ui_px(ui, METRIC_RADIUS_SMALL));
    if (!pressed)
        return;
    struct library_filter filter = every_game;
    library_filter_name(&filter, name);
    desk_open(desk, "players")->filter = desk_keep(desk, &filter, sizeof filter);
}

void room_players(struct desk *desk, const struct library_row *row, struct rect rect, bool linked)
{
    const char *const known[] = {row->black, row->white};
    static const char dash[] = "\u2013";
    struct ui *ui = desk->ui;
    const struct player_part parts[] = {part_of(ui, row, BLACK), part_of(ui, row, WHITE)};
    int between = text_width(ui->fonts, ui_body(ui), dash) + 2 * ui_px(ui, METRIC_PAD);
    int widths[PLAYER_COUNT];
    for (int i = 0; i < PLAYER_COUNT; i++)
        widths[i] = text_width(ui->fonts, parts[i].style, parts[i].name) + 1;
    page_share_width(rect.w - between - ui_px(ui, CROWN_POINTS), widths);
    for (int i = 0; i < PLAYER_COUNT; i++) {
        const struct player_part *part = &parts[i];
        const char *name = ui_shortened(ui, part->style, part->name, widths[i]);
        int width = text_width(ui->fonts, part->style, name) + 1;
        if (i > 0)
            ui_text(ui, cut_left(&rect, between), ui_body(ui), ui_colour(ui, COLOUR_TEXT_DIM),
                    ALIGN_CENTRE, dash);
        struct rect place = cut_left(&rect, width);
        if (linked && known[i][0])
            name_link(desk, place, (enum side)i, known[i]);
        ui_text(ui, place, part->style, ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, name);
        if (part->won)
            crown(desk, &rect);
    }
}

/* --- Its final position --- */

void room_board(const struct desk *desk, const struct library_row *row, struct rect rect)
{
    struct named_ruleset rules;
    if ((row->position.pieces[BLACK] | row->position.pieces[WHITE]) == 0 ||
        !library_rules_read(row->rules, desk->shelf->own, &rules))
        return;
    struct looks looks = preferences_looks(desk->preferences, &rules);
    struct board_picture picture =
        board_picture_in(rect, false, &row->position, &rules.rules, looks);
    board_small_view(desk->ui, &picture);
}

/* --- The chosen game --- */

static void words_part(struct desk *desk, const struct library_row *row, struct rect *rect)
{
    struct ui *ui = desk->ui;
    const char *facts[FACTS];
    facts_of(desk, row, facts);
    struct rect line = cut_top(rect, ui_px(ui, METRIC_HEADING));
    room_players(desk, row, line, true);
    ui_note(ui, line, page_players_whole(ui, row->black, row->white));
    page_long_line(ui, cut_top(rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui), COLOUR_TEXT,
                   ALIGN_LEFT, result_of(desk, row));
    for (int i = 0; i < FACTS; i++)
        if (facts[i][0])
            page_long_line(ui, cut_top(rect, ui_px(ui, METRIC_CAPTION)), ui_small(ui),
                           COLOUR_TEXT_DIM, ALIGN_LEFT, facts[i]);
}

void room_open_buttons(struct desk *desk, const struct library_row *row, struct rect rect)
{
    struct ui *ui = desk->ui;
    struct button open = {
        .name = "open-game", .label = tr("Open the game"), .icon = &icons[ICON_PLAY], .main = true};
    struct button analyse = {.name = "analyse-game",
                             .label = command_button(desk, COMMAND_ANALYSE).label,
                             .icon = &icons[ICON_ANALYSE],
                             .icon_only = rect.w < ui_px(ui, ANALYSE_POINTS)};
    if (!row)
        open.why_not = analyse.why_not = tr("No game is chosen.");
    struct rect right = cut_right(&rect, analyse.icon_only ? rect.h : rect.w / 3);
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    if (ui_button(ui, rect, &open))
        room_open(desk, row);
    if (ui_button(ui, right, &analyse))
        desk->request =
            (struct request){REQUEST_REPLAY, .replay = {.game = row->game, .analyses = true}};
}

/* Returns the height of all below the board. */
static int words_height(const struct ui *ui)
{
    return ui_px(ui, METRIC_HEADING) + (1 + FACTS) * ui_px(ui, METRIC_CAPTION) +
           2 * ui_px(ui, METRIC_GAP) + ui_px(ui, METRIC_TARGET);
}

void room_game(struct desk *desk, const struct library_row *row, struct rect rect)
{
    struct ui *ui = desk->ui;
    int side = int_min(rect.w, rect.h - words_height(ui));
    if (!row || row->game == 0)
        return;
    if (rect.w >= 2 * rect.h) { /* the board at the left */
        side = board_whole_side(rect.h);
        room_board(desk, row, rect_centred(cut_left(&rect, rect.h), side, side));
        cut_left(&rect, ui_px(ui, METRIC_MARGIN));
        rect = rect_centred(rect, rect.w, words_height(ui));
    } else if (side >= ui_px(ui, BOARD_LEAST)) {
        side = board_whole_side(side);
        room_board(desk, row, rect_centred(cut_top(&rect, side), side, side));
        cut_top(&rect, ui_px(ui, METRIC_GAP));
    }
    words_part(desk, row, &rect);
    cut_top(&rect, ui_px(ui, METRIC_GAP));
    room_open_buttons(desk, row, cut_top(&rect, ui_px(ui, METRIC_TARGET)));
}

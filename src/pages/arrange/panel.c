/* SPDX-License-Identifier: MIT */
/* Beside the board: the pieces to put, whose turn it is, the rules, and buttons. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "board/sprites.h"
#include "notation/fen.h"
#include "notation/game_type.h"
#include "pages/arrange/arrange.h"
#include "pages/commands.h"
#include "pages/rule_sets.h"
#include "prose/arrangement_prose.h"
#include "prose/error_prose.h"
#include "prose/in_out_prose.h"
#include "toolkit/icons.h"

enum {
    NAME_SIZE = 80,
    PALETTE = WHITE_KING + 1,
    PALETTE_MOST = 72, /* points: the side of a piece to choose */
    SENTENCE_POINTS = 96,
    ROOMY_POINTS = 60,  /* above the sentence, and for larger pieces */
    DEEDS_MOST = 4,     /* in a row */
    WORDS_POINTS = 130, /* a button this wide has words beside its icon */
};

/* In the order of their keys, from 1 on. */
static const enum piece palette[PALETTE] = {BLACK_MAN, BLACK_KING, WHITE_MAN, WHITE_KING,
                                            PIECE_NONE};

/* --- Pieces --- */

static void piece_picture(struct arranging *arranging, struct rect rect, enum piece piece)
{
    struct ui *ui = arranging->desk->ui;
    int side = int_min(rect.w, rect.h) - 2 * ui_px(ui, METRIC_GAP_SMALL);
    struct rect square = rect_centred(rect, side, side);
    if (piece == PIECE_NONE)
        draw_sprite_tinted(&ui->list, &board_icons[BOARD_ICON_ERASE],
                           rect_centred(rect, ui_px(ui, METRIC_ICON), ui_px(ui, METRIC_ICON)),
                           ui_colour(ui, COLOUR_TEXT));
    else
        piece_on_ground(ui, square, ui_px(ui, METRIC_RADIUS_SMALL), piece, arranging->looks);
}

/* Draws a piece to choose. Returns true when it is chosen, by a click or by its number. */
static bool piece_choice(struct arranging *arranging, struct rect rect, int index)
{
    struct ui *ui = arranging->desk->ui;
    enum piece piece = palette[index];
    struct strbuf label = ui_strbuf(ui, NAME_SIZE);
    piece_name_print(&label, piece, looks_side_names(arranging->looks));
    bool chosen = arranging->page->hand.piece == piece;
    struct widget *widget = ui_register(ui, "piece", index + 1, ROLE_ITEM, rect, label.text);
    widget_id id = widget->id;
    widget->takes_focus = true;
    widget->chosen = chosen;
    bool pressed = ui_clicked(ui, id, rect) || ui_activated(ui, id) || ui_key(ui, SDLK_1 + index);
    ui_card_ground(ui, rect, id, chosen);
    piece_picture(arranging, rect, piece);
    ui_focus_frame(ui, id, ui_focus_place(ui, rect, chosen), ui_px(ui, METRIC_RADIUS));
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, label.text);
    return pressed;
}

static void pieces(struct arranging *arranging, struct rect rect)
{
    struct ui *ui = arranging->desk->ui;
    for (int i = 0; i < PALETTE; i++)
        if (piece_choice(arranging, rect_column(rect, i, PALETTE, ui_px(ui, METRIC_GAP_SMALL)), i))
            arranging->page->hand.piece = palette[i];
}

/* --- Turn and rules --- */

static void turn(struct arranging *arranging, struct rect rect)
{
    struct ui *ui = arranging->desk->ui;
    struct arrangement *arrangement = &arranging->page->arrangement;
    const char *labels[2];
    for (enum side side = BLACK; side <= WHITE; side++) {
        struct strbuf label = ui_strbuf(ui, NAME_SIZE);
        to_move_print(&label, side, looks_side_names(arranging->looks));
        labels[side] = label.text;
    }
    int side = (int)arrangement_now(arrangement)->side;
    if (ui_choice(ui, rect, "turn", tr("Who moves first"), labels, 2, &side))
        arrangement_give_turn(arrangement, side == 0 ? BLACK : WHITE);
}

/* --- What is done to all of it --- */

static void take_back(struct arranging *arranging)
{
    arrangement_undo(&arranging->page->arrangement);
}

static void restore(struct arranging *arranging)
{
    arrangement_redo(&arranging->page->arrangement);
}

static void turn_board(struct arranging *arranging)
{
    arranging->desk->turned = !arranging->desk->turned;
}

static void swap_sides(struct arranging *arranging)
{
    arrangement_swap_sides(&arranging->page->arrangement);
}

static void start_position(struct arranging *arranging)
{
    struct position start = position_start(&arranging->rules->rules);
    arrangement_set(&arranging->page->arrangement, &start);
}

/* The turn stays. */
static void empty_board(struct arranging *arranging)
{
    struct position empty = {.side = arrangement_now(&arranging->page->arrangement)->side};
    arrangement_set(&arranging->page->arrangement, &empty);
}

/* Names the squares as in the books of the game, since other programs read it as well. */
static void copy_position(struct arranging *arranging)
{
    struct arrange *page = arranging->page;
    char memory[FEN_MAX];
    struct strbuf fen = strbuf_init(memory, sizeof memory);
    fen_print(&fen, arrangement_now(&page->arrangement),
              game_square_names(&arranging->rules->rules));
    desk_copy(arranging->desk, memory);
    struct strbuf told = strbuf_init(page->told.text, sizeof page->told.text);
    position_copied_print(&told, memory);
    page->told.warns = false;
}

static void paste_position(struct arranging *arranging)
{
    struct arrange *page = arranging->page;
    char text[DESK_PASTE_SIZE];
    struct position position;
    struct text_error error;
    struct strbuf told = strbuf_init(page->told.text, sizeof page->told.text);
    desk_paste(arranging->desk, text);
    page->told.warns =
        !fen_parse_as(text, game_square_names(&arranging->rules->rules), &position, &error);
    if (page->told.warns)
        error_print(&told, &error, looks_side_names(arranging->looks));
    else if (!arrangement_set(&page->arrangement, &position))
        strbuf_add(&told, tr("This position is on the board already."));
}

static void save_position(struct arranging *arranging)
{
    struct page_opening *opening = desk_open(arranging->desk, "save-position");
    opening->rules = &arranging->page->rules;
    opening->position = *arrangement_now(&arranging->page->arrangement);
}

/* A button of the panel, and what it does. */
struct deed {
    struct button button;
    void (*act)(struct arranging *arranging);
};

static void deeds(struct arranging *arranging, struct rect rect, struct deed *row, int count)
{
    struct ui *ui = arranging->desk->ui;
    bool words = rect.w >= count * ui_px(ui, WORDS_POINTS);
    struct button buttons[DEEDS_MOST];
    for (int i = 0; i < count; i++) {
        buttons[i] = row[i].button;
        buttons[i].icon_only = buttons[i].icon && !words;
    }
    for (int i = 0; i < count; i++) {
        struct rect place = page_cut_place(ui, &rect, &buttons[i], count - i);
        if (ui_button(ui, place, &buttons[i]))
            row[i].act(arranging);
    }
}

static void steps(struct arranging *arranging, struct rect rect)
{
    const struct arrangement *arrangement = &arranging->page->arrangement;
    struct deed row[] = {{command_button(arranging->desk, COMMAND_UNDO), take_back},
                         {command_button(arranging->desk, COMMAND_REDO), restore},
                         {command_button(arranging->desk, COMMAND_FLIP), turn_board},
                         {{.name = "swap-sides",
                           .label = tr_c("a button", "Swap sides"),
                           .icon = &board_icons[BOARD_ICON_SWAP]},
                          swap_sides}};
    if (!arrangement_can_undo(arrangement))
        row[0].button.why_not = tr("Nothing has been changed yet.");
    if (!arrangement_can_redo(arrangement))
        row[1].button.why_not = tr("Nothing has been undone.");
    deeds(arranging, rect, row, 4);
}

static void beginnings(struct arranging *arranging, struct rect rect)
{
    struct deed row[] = {
        {{.name = "start-position", .label = tr_c("a button", "Start position")}, start_position},
        {{.name = "empty-board", .label = tr_c("a button", "Empty board")}, empty_board}};
    deeds(arranging, rect, row, 2);
}

/* Returns why no game can begin from the position; NULL if one can. */
static const char *why_not_playable(struct arranging *arranging)
{
    if (arranging->report.fault == ARRANGEMENT_PLAYABLE)
        return NULL;
    struct strbuf reason = ui_strbuf(arranging->desk->ui, FILES_REASON_SIZE);
    arrangement_print(&reason, &arranging->report, arrangement_now(&arranging->page->arrangement),
                      arranging->rules, arranging->names, looks_side_names(arranging->looks));
    return reason.text;
}

static void in_and_out(struct arranging *arranging, struct rect rect)
{
    struct button save = command_button(arranging->desk, COMMAND_SAVE_POSITION);
    save.why_not = why_not_playable(arranging);
    struct button copy = command_button(arranging->desk, COMMAND_COPY_GAME);
    struct button paste = command_button(arranging->desk, COMMAND_PASTE);
    copy.name = "copy-position";
    copy.label = tr_c("a button", "Copy");
    paste.name = "paste-position";
    paste.label = tr_c("a button", "Paste");
    struct deed row[] = {{copy, copy_position}, {paste, paste_position}, {save, save_position}};
    deeds(arranging, rect, row, 3);
}

/* --- Play --- */

static void play(struct arranging *arranging, struct rect rect)
{
    struct ui *ui = arranging->desk->ui;
    struct desk *desk = arranging->desk;
    const struct position *position = arrangement_now(&arranging->page->arrangement);
    struct button button = command_button(arranging->desk, COMMAND_PLAY_POSITION);
    button.main = true;
    button.why_not = why_not_playable(arranging);
    if (!ui_button(ui, rect, &button))
        return;
    desk->request =
        (struct request){REQUEST_SET_UP, .set_up = {&arranging->page->rules, *position}};
}

/* --- All of it --- */

typedef void part(struct arranging *arranging, struct rect rect);

static void rules(struct arranging *arranging, struct rect rect)
{
    rules_choice(arranging->desk, rect, "rule-set", tr_c("of a game: a field", "Rules"),
                 &arranging->page->rules);
}

/* What stands in a row below the pieces. */
struct row {
    part *parts[2];
};

static const struct row rows_beside[] = {
    {{turn}}, {{rules}}, {{steps}}, {{beginnings}}, {{in_and_out}},
};

/* Below the board a row is wider. */
static const struct row rows_below[] = {
    {{turn, rules}},
    {{steps, in_and_out}},
    {{beginnings}},
};

struct row_list {
    const struct row *rows;
    int count;
};

static struct row_list row_list(bool below)
{
    return below ? (struct row_list){rows_below, sizeof rows_below / sizeof rows_below[0]}
                 : (struct row_list){rows_beside, sizeof rows_beside / sizeof rows_beside[0]};
}

int arrange_panel_height(const struct ui *ui, bool below)
{
    int rows = row_list(below).count + 2; /* the pieces, and the button to play */
    return rows * ui_px(ui, METRIC_TARGET) + (rows - 1) * ui_px(ui, METRIC_GAP_SMALL);
}

static void show_row(struct arranging *arranging, struct rect rect, const struct row *row)
{
    int count = row->parts[1] ? 2 : 1, gap = ui_px(arranging->desk->ui, METRIC_GAP);
    for (int i = 0; i < count; i++)
        row->parts[i](arranging, rect_column(rect, i, count, gap));
}

/* If there is room, the sentence stands right above the button that it is about. */
static void sentence_above(struct arranging *arranging, struct rect rect)
{
    struct ui *ui = arranging->desk->ui;
    if (rect.h >= ui_px(ui, SENTENCE_POINTS))
        arrange_sentence(arranging, cut_bottom(&rect, ui_px(ui, SENTENCE_POINTS)));
}

bool arrange_sentence_in_panel(const struct ui *ui, int height)
{
    return height >= arrange_panel_height(ui, false) + ui_px(ui, SENTENCE_POINTS + ROOMY_POINTS);
}

void arrange_panel(struct arranging *arranging, struct rect rect, bool below)
{
    struct ui *ui = arranging->desk->ui;
    struct row_list list = row_list(below);
    int row = ui_px(ui, METRIC_TARGET);
    int gap = int_clamp((rect.h - (list.count + 2) * row) / (list.count + 1),
                        ui_px(ui, METRIC_GAP_SMALL), ui_px(ui, METRIC_GAP));
    struct rect lowest = cut_bottom(&rect, row);
    cut_bottom(&rect, gap);
    int rest = rect.h - list.count * (row + gap);
    int side = int_clamp(int_min(rest, rect.w / PALETTE), row, ui_px(ui, PALETTE_MOST));
    pieces(arranging, cut_top(&rect, side));
    for (int i = 0; i < list.count; i++) {
        cut_top(&rect, gap);
        show_row(arranging, cut_top(&rect, row), &list.rows[i]);
    }
    cut_top(&rect, gap);
    if (!below)
        sentence_above(arranging, rect);
    play(arranging, lowest); /* Tab reaches it last */
}

/* SPDX-License-Identifier: MIT */
/* What stands in place of the moves before the first one: the rules in a few clauses, who begins,
 * and how a move is made. */
#include "board/win_picture.h"
#include "pages/play/play.h"
#include "prose/companion_prose.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/rule_words.h"

enum {
    BULLET_POINTS = 6,
    RULES_LEAST = 2, /* are said even if there is hardly room */
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

/* How much is said, and how large; points. */
struct form {
    int picture; /* height of the pieces above all; 0: there are none */
    int gap;     /* between parts; within a part it is half of it */
    bool large;  /* the name of the rules is a heading, the rest is body text */
    int plate;   /* size of the piece of the player who begins; 0: it is not shown */
    bool hint;
};

/* From the largest to the smallest. The first one that has room is taken. */
static const struct form forms[] = {
    {120, 24, true, 48, true}, {96, 20, true, 44, true}, {72, 16, true, 40, true},
    {0, 16, true, 40, true},   {0, 12, true, 36, true},  {0, 8, false, 24, true},
    {0, 4, false, 20, true},   {0, 3, false, 0, true},   {0, 8, false, 24, false},
    {0, 3, false, 20, false},  {0, 3, false, 0, false},
};

/* All that is said. The last rules are left out if there is no room for them. */
struct opening {
    struct play *play;
    struct rule_chip chips[RULE_CHIPS_MAX];
    int chip_count;
    bool first_game;  /* of the match: nobody has made a move yet */
    bool takes_moves; /* the board does; otherwise the hint is not drawn */
};

/* Writes the parts one below the other from `room.y` on, or only measures them. */
struct pen {
    const struct opening *opening;
    const struct form *form;
    struct ui *ui;
    struct rect room;
    int y;
    bool draws;
};

static const struct match *match_of(const struct opening *opening)
{
    return opening->play->desk->match;
}

/* --- The parts --- */

static void leave_gap(struct pen *pen, int percent)
{
    pen->y += ui_px(pen->ui, pen->form->gap) * percent / 100;
}

static struct rect next_place(struct pen *pen, int height)
{
    struct rect place = {pen->room.x, pen->y, pen->room.w, height};
    pen->y += height;
    return place;
}

static struct rect write_line(struct pen *pen, struct text_style style, enum colour_role ink,
                              const char *words)
{
    struct ui *ui = pen->ui;
    struct rect place = next_place(pen, ui_text_height(ui, style, words, pen->room.w));
    if (pen->draws)
        ui_text(ui, place, style, ui_colour(ui, ink), ALIGN_CENTRE, words);
    return place;
}

static void note(struct pen *pen, struct rect place, const char *words)
{
    if (pen->draws)
        ui_note(pen->ui, place, words);
}

static struct text_style text_of(const struct pen *pen)
{
    return pen->form->large ? ui_body(pen->ui) : ui_small(pen->ui);
}

/* Draws a man of each side, next to each other. */
static void write_picture(struct pen *pen)
{
    int side = ui_px(pen->ui, pen->form->picture);
    struct looks looks = pen->opening->play->looks;
    if (pen->form->picture == 0)
        return;
    struct rect place = rect_centred(next_place(pen, side), 2 * side, side);
    leave_gap(pen, 50);
    if (!pen->draws)
        return;
    win_man(pen->ui, cut_left(&place, side), BLACK, looks);
    win_man(pen->ui, place, WHITE, looks);
}

/* Writes what the letters are, if the pieces are some. */
static void write_letters(struct pen *pen)
{
    const char *words = piece_letters();
    if (pen->opening->play->looks.pieces != PIECES_LETTERS)
        return;
    leave_gap(pen, 50);
    note(pen, write_line(pen, ui_small(pen->ui), COLOUR_TEXT_DIM, words), words);
}

static void write_heading(struct pen *pen)
{
    struct ui *ui = pen->ui;
    const struct match *match = match_of(pen->opening);
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE), number = ui_strbuf(ui, SENTENCE_SIZE);
    game_heading_print(&words, match);
    if (!pen->form->large) {
        note(pen, write_line(pen, ui_small(ui), COLOUR_TEXT_DIM, words.text), words.text);
        return;
    }
    const struct ruleset_title title = ruleset_title(&match->game.rules);
    game_number_print(&number, match);
    note(pen, write_line(pen, ui_heading(ui), COLOUR_TEXT, title.text), words.text);
    write_line(pen, ui_small(ui), COLOUR_TEXT_DIM, number.text);
}

/* Writes each rule, with a point before its first line that nobody takes for a button. */
static void write_rules(struct pen *pen)
{
    struct ui *ui = pen->ui;
    const struct opening *opening = pen->opening;
    int bullet = ui_px(ui, BULLET_POINTS), before = bullet + ui_px(ui, METRIC_GAP), width = 0;
    struct text_style style = text_of(pen);
    int line = text_height(ui->fonts, style);
    for (int i = 0; i < opening->chip_count; i++)
        width = int_max(width, text_width(ui->fonts, style, opening->chips[i].text));
    width = int_max(1, int_min(width, pen->room.w - before));
    for (int i = 0; i < opening->chip_count; i++) {
        const char *words = opening->chips[i].text;
        struct rect place = next_place(pen, ui_paragraph_height(ui, style, words, width));
        place = rect_centred(place, before + width, place.h);
        note(pen, place, words);
        if (!pen->draws)
            continue;
        struct rect point = cut_left(&place, before);
        point = rect_centred((struct rect){point.x, point.y, bullet, line}, bullet, bullet);
        draw_fill(&ui->list, point, bullet / 2, ui_colour(ui, COLOUR_ACCENT));
        ui_paragraph(ui, place, style, ui_colour(ui, COLOUR_TEXT), words, true);
    }
}

/* Returns who begins, with as much of the name as a line holds. */
static const char *begins_sentence(struct pen *pen, enum side side, int width)
{
    struct ui *ui = pen->ui;
    const struct match *match = match_of(pen->opening);
    struct strbuf words = ui_strbuf(ui, SENTENCE_SIZE);
    const char *name = ui_shortened(ui, ui_small(ui), match_name_of_side(match, side), width);
    game_begins_print(&words, match, name, looks_side_names(pen->opening->play->looks));
    return words.text;
}

/* Writes that sentence beside a piece of the player who begins. */
static void write_begins(struct pen *pen)
{
    struct ui *ui = pen->ui;
    enum side side = game_position_at(&match_of(pen->opening)->game, 0).side;
    int plate = pen->form->plate ? ui_px(ui, pen->form->plate) : 0;
    int gap = plate ? ui_px(ui, METRIC_PAD) : 0, room = int_max(1, pen->room.w - plate - gap);
    const char *words = begins_sentence(pen, side, room);
    struct text_style style = ui_fitting_style(ui, text_of(pen), words, room);
    int height = ui_text_height(ui, style, words, room);
    struct rect place = next_place(pen, int_max(plate, height));
    place = rect_centred(place, plate + gap + int_min(room, text_width(ui->fonts, style, words)),
                         place.h);
    note(pen, place, words);
    struct rect picture = cut_left(&place, plate);
    cut_left(&place, gap);
    if (!pen->draws)
        return;
    if (plate)
        win_man(ui, rect_centred(picture, plate, plate), side, pen->opening->play->looks);
    ui_lines(ui, place, style, ui_colour(ui, COLOUR_TEXT), plate ? ALIGN_LEFT : ALIGN_CENTRE,
             words);
}

static void write_hint(struct pen *pen)
{
    const char *hint = first_move_hint(play_highlights(pen->opening->play));
    bool draws = pen->draws;
    pen->draws = draws && pen->opening->takes_moves;
    note(pen, write_line(pen, ui_small(pen->ui), COLOUR_TEXT_DIM, hint), hint);
    if (pen->form->large && match_people(match_of(pen->opening)) == PLAYER_COUNT) {
        hint = computer_hint();
        note(pen, write_line(pen, ui_small(pen->ui), COLOUR_TEXT_DIM, hint), hint);
    }
    pen->draws = draws;
}

/* Returns the height of all of it. */
static int write_all(struct pen *pen)
{
    pen->y = pen->room.y;
    write_picture(pen);
    write_heading(pen);
    write_letters(pen);
    leave_gap(pen, 100);
    write_rules(pen);
    leave_gap(pen, 100);
    write_begins(pen);
    if (pen->form->hint && pen->opening->first_game) {
        leave_gap(pen, 50);
        write_hint(pen);
    }
    return pen->y - pen->room.y;
}

/* --- The whole --- */

static struct opening opening_of(struct play *play)
{
    const struct match *match = play->desk->match;
    struct opening opening = {.play = play, .first_game = match->finished_count == 0};
    opening.takes_moves = play_board_obstacle(play) == OBSTACLE_NONE;
    opening.chip_count =
        rule_chips(&match->game.rules.rules, looks_side_names(play->looks), opening.chips);
    return opening;
}

/* Takes the first form, with or without a hint, that fits. Returns false if none does. */
static bool fits(struct pen *pen, bool hint)
{
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        pen->form = &forms[i];
        if (forms[i].hint == hint && write_all(pen) <= pen->room.h)
            return true;
    }
    return false;
}

/* Leaves out the hint before any rule. If nothing fits, the smallest form remains. */
static void fit(struct pen *pen, struct opening *opening)
{
    while (!fits(pen, true) && !fits(pen, false) && opening->chip_count > RULES_LEAST)
        opening->chip_count--;
}

/* Before the first move, the buttons that look back and the meter have nothing to show: returns the
 * room of the list with theirs. */
static struct rect whole_list(const struct play_layout *layout)
{
    struct rect whole = layout->moves;
    whole.y = layout->meter.y;
    whole.h = layout->look.y + layout->look.h - whole.y;
    return whole;
}

void play_opening(struct play *play)
{
    struct ui *ui = play->desk->ui;
    struct opening opening = opening_of(play);
    struct rect rect = whole_list(&play->layout);
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, METRIC_GAP_SMALL));
    struct pen pen = {.opening = &opening, .ui = ui, .room = rect};
    fit(&pen, &opening);
    int height = write_all(&pen);
    if (height > rect.h) {
        pen.room.w = ui_scroll_width(ui, rect.w);
        height = write_all(&pen);
    }
    struct rect content =
        ui_scroll_begin(ui, rect, "moves", int_max(height, rect.h), &play->moves.list.offset);
    pen.room = rect_centred(content, content.w, height);
    pen.draws = true;
    write_all(&pen);
    ui_scroll_end(ui);
}

/* SPDX-License-Identifier: MIT */
/* The clock of the match on the play page: when it runs and stands, a loss on time, and its digits
 * on the cards. */
#include "pages/play/play.h"
#include "prose/clock_prose.h"

enum {
    DIGITS_SIZE = 16,
    SHORT_OF_TIME_MS = 10 * 1000,
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

void play_clock(struct play *play)
{
    struct match *match = play->desk->match;
    if (!match_time_is_up(match))
        return;
    moving_stop(&play->moving);
    play_reset(play);
    game_lose_on_time(&match->game, game_position(&match->game).side);
}

/* Returns true if the computer is to move and cannot: it loses no time by that. */
static bool is_kept(const struct play *play)
{
    return match_computer_moves(play->desk->match) &&
           (play->shown.looked_at != NODE_LIVE || play->desk->companion->reason[0]);
}

void play_run_clock(struct play *play)
{
    bool asked = play_question(play) != QUESTION_NONE || play->cards.renamed ||
                 play->moves.comment.open || play->board.gesture.route_count > 0;
    play->desk->clock_runs = !asked && !is_kept(play);
}

void play_pause(struct play *play)
{
    struct match *match = play->desk->match;
    match->paused = !match->paused;
    play_hush(play);
}

bool play_go_on(struct play *play)
{
    bool paused = play->desk->match->paused && match_is_timed(play->desk->match);
    if (paused)
        play_pause(play);
    return paused;
}

bool play_is_short_of_time(const struct play *play)
{
    const struct match *match = play->desk->match;
    enum side side = game_position(&match->game).side;
    return match_is_timed(match) &&
           match_time_left(match, match_player_of_side(match, side)) <= SHORT_OF_TIME_MS;
}

/* --- The digits --- */

/* Returns the width of a character of the digits. All digits are as wide as the widest. */
static int width_of(struct ui *ui, struct text_style style, char ch)
{
    int width = 0;
    if (ch < '0' || ch > '9')
        return text_width(ui->fonts, style, (const char[]){ch, '\0'});
    for (int digit = '0'; digit <= '9'; digit++)
        width = int_max(width, text_width(ui->fonts, style, (const char[]){(char)digit, '\0'}));
    return width;
}

/* Draws the digits at the right of the line, each in its place, and cuts them off. */
static void draw_digits(struct ui *ui, struct rect *line, struct text_style style,
                        struct colour ink, const char *digits)
{
    int width = 0;
    for (const char *ch = digits; *ch; ch++)
        width += width_of(ui, style, *ch);
    struct rect rect = cut_right(line, width);
    ui_note(ui, rect, arena_copy(&ui->texts, digits));
    struct placing mirrored = ui_place_unmirrored(ui, rect);
    for (const char *ch = digits; *ch; ch++)
        ui_text(ui, cut_left(&rect, width_of(ui, style, *ch)), style, ink, ALIGN_CENTRE,
                arena_copy(&ui->texts, (const char[]){*ch, '\0'}));
    ui_place(ui, mirrored);
}

static enum colour_role ink_of(const struct match *match, bool counts, int left)
{
    if (counts && left <= TIME_TENTHS_FROM)
        return COLOUR_WARNING;
    return counts && match->clock.clock.runs ? COLOUR_ACCENT : COLOUR_TEXT_DIM;
}

void play_time(struct play *play, struct rect *line, enum side side)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    int player = match_player_of_side(match, side);
    if (match->control.kind == TIME_NONE)
        return;
    int left = match_time_left(match, player);
    char memory[DIGITS_SIZE];
    struct strbuf digits = strbuf_init(memory, sizeof memory);
    struct strbuf sentence = ui_strbuf(ui, SENTENCE_SIZE);
    clock_digits_print(&digits, left);
    time_left_print(&sentence, match->players[player].name, left);
    bool counts = match_is_timed(match) && game_position(&match->game).side == side;
    struct rect rect = *line;
    draw_digits(ui, line, ui_bold(ui), ui_colour(ui, ink_of(match, counts, left)), memory);
    ui_note(ui, rect_common(rect, (struct rect){line->x + line->w, rect.y, rect.w, rect.h}),
            sentence.text);
    cut_right(line, ui_px(ui, METRIC_GAP));
}

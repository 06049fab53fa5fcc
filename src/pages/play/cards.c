/* SPDX-License-Identifier: MIT */
/* The players' cards: name, score and the pieces left. A name is changed where it
 * stands; the rest of a card leads to the ledger. */
#include "base/translate.h"
#include "board/piece_view.h"
#include "pages/play/play.h"
#include "prose/match_prose.h"
#include "prose/names.h"

#include <math.h>

enum {
    LINE_POINTS = 20,          /* what is left, below the name */
    LINE_ROOMY_POINTS = 26,    /* in a card that is higher */
    ROOMY_POINTS = 70,         /* as high as this */
    PICTURE_FROM_POINTS = 300, /* a card so wide begins with its piece, large */
    TEXT_POINTS = 86,          /* at most, what stands beside the piece */
    CHANGE_PERCENT = 40, /* of a card's height: how far its contents go when the board turns */
    CHOICE_POINTS = 330, /* in the strip: who plays */
    SENTENCE_SIZE = PLAYER_NAME_SIZE + 160,
};

static const char *const card_names[] = {[BLACK] = "card-black", [WHITE] = "card-white"};
static const char *const name_names[] = {[BLACK] = "name-black", [WHITE] = "name-white"};

/* --- What is left --- */

struct pieces_left {
    int men, kings;
};

static struct pieces_left pieces_in(const struct position *position, enum side side)
{
    int kings = bits_count(position->pieces[side] & position->kings);
    return (struct pieces_left){bits_count(position->pieces[side]) - kings, kings};
}

/* Counts what `side` has left. Until it lands, the piece that moves counts where it was; a captured
 * piece counts until it sets out for its captor. */
static struct pieces_left count_pieces(struct play *play, enum side side)
{
    struct position position = shown_state(&play->shown)->position;
    struct pieces_left left = pieces_in(&position, side);
    struct animation *animation = &play->moving.animation;
    if (!animation_counts_later(animation))
        return left;
    struct animation_moment moment = animation_at(animation, play->desk->now);
    if (moment.steps < animation->move.steps)
        return pieces_in(&animation->before, side);
    if (side == animation->before.side)
        return left;
    int steps = move_is_capture(&animation->move) ? animation->move.steps : 0;
    for (int step = animation_left(animation, moment); step < steps; step++) {
        int square = move_captured_by_step(&animation->move, step);
        bool king = piece_is_king(position_piece(&animation->before, square));
        left.kings += king;
        left.men += !king;
    }
    return left;
}

static void piece_tile(struct play *play, struct rect rect, enum piece piece)
{
    struct ui *ui = play->desk->ui;
    piece_on_ground(ui, rect, ui_px(ui, METRIC_GAP_SMALL), piece, play->looks);
}

/* Returns the width of a counter: a piece, this number, and the air behind it. */
static int counter_width(struct ui *ui, int height, int count)
{
    return height + ui_px(ui, METRIC_PAD) +
           text_width(ui->fonts, ui_small(ui), number_text(count).text) + ui_px(ui, METRIC_MARGIN);
}

/* Draws a counter at the left of the line and cuts it off. */
static void counter(struct play *play, struct rect *line, enum piece piece, int count)
{
    struct ui *ui = play->desk->ui;
    struct rect rect = cut_left(line, counter_width(ui, line->h, count));
    piece_tile(play, cut_left(&rect, line->h), piece);
    cut_left(&rect, ui_px(ui, METRIC_PAD));
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT,
            number_text(count).text);
}

/* Draws the men that `side` has left in the position shown, and its kings if it has any. Returns
 * the rest of the line. */
static struct rect pieces_left(struct play *play, struct rect line, enum side side)
{
    struct ui *ui = play->desk->ui;
    struct pieces_left left = count_pieces(play, side);
    struct rect rect = line;
    if (left.men > 0 || left.kings == 0)
        counter(play, &line, side == BLACK ? BLACK_MAN : WHITE_MAN, left.men);
    if (left.kings > 0)
        counter(play, &line, side == BLACK ? BLACK_KING : WHITE_KING, left.kings);
    struct strbuf sentence = ui_strbuf(ui, SENTENCE_SIZE);
    pieces_left_print(&sentence, side, left.men + left.kings, left.kings,
                      looks_side_names(play->looks));
    rect.w = line.x - rect.x;
    ui_note(ui, rect, sentence.text);
    if (ui_hovers(ui, rect))
        ui_hint(ui, rect, sentence.text);
    return line;
}

/* Draws how many points the match is for, and with what help, at the right of the line, below the
 * score. Help that has no room there stands in the ledger. */
static void points_needed(struct play *play, struct rect line)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    struct strbuf all = ui_strbuf(ui, SENTENCE_SIZE), brief = ui_strbuf(ui, SENTENCE_SIZE);
    points_needed_print(&all, match, match->help);
    points_needed_print(&brief, match, HELP_HINTS);
    bool fits = text_width(ui->fonts, ui_small(ui), all.text) <= line.w;
    const char *needed = fits ? all.text : brief.text;
    struct rect rect = cut_right(&line, text_width(ui->fonts, ui_small(ui), needed));
    if (!all.text[0])
        return;
    ui_text(ui, rect, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_RIGHT, needed);
    ui_note(ui, rect, arena_copy(&ui->texts, length_label(match->length).text));
    ui_note(ui, rect, all.text);
}

/* --- Where things lie --- */

/* One of the two cards. */
struct card {
    struct rect rect;
    enum side side;
    bool above;  /* the other one */
    bool scored; /* with the points of the match */
};

struct card_places {
    struct rect picture; /* of no width in a narrow card */
    struct rect name, score;
    struct rect line; /* pieces left */
};

/* Returns true if the name needs two lines, even in bold: whose turn it is must not move it. */
static bool name_is_long(struct ui *ui, const char *name, int width)
{
    struct text_style style = {FONT_BOLD, ui_small(ui).px};
    return text_width(ui->fonts, style, name) > width;
}

/* A long name gets some of the air around it as well, for a second line. */
static void place_name(struct ui *ui, struct card_places *places, struct rect inside,
                       const char *name, bool roomy)
{
    bool airy = roomy && !name_is_long(ui, name, places->name.w);
    int pad = airy ? METRIC_GAP_WIDE : METRIC_PAD;
    int height = int_min(inside.h, ui_px(ui, TEXT_POINTS)) - 2 * ui_px(ui, pad);
    inside = rect_centred(inside, inside.w, height);
    places->line = cut_bottom(&inside, ui_px(ui, roomy ? LINE_ROOMY_POINTS : LINE_POINTS));
    places->name.y = places->score.y = inside.y;
    places->name.h = places->score.h = inside.h;
}

static struct card_places card_places(struct ui *ui, struct rect card, const char *name,
                                      int score_width)
{
    struct card_places places = {0};
    bool roomy = card.h >= ui_px(ui, ROOMY_POINTS);
    int margin = ui_px(ui, METRIC_MARGIN);
    struct rect inside = rect_centred(card, int_max(0, card.w - 2 * margin), card.h);
    if (card.w >= ui_px(ui, PICTURE_FROM_POINTS)) {
        int side = card.h - 2 * ui_px(ui, roomy ? METRIC_GAP_WIDE : METRIC_PAD);
        places.picture = rect_centred(cut_left(&inside, side), side, side);
        cut_left(&inside, margin);
    }
    places.name = inside;
    places.score = cut_right(&places.name, score_width);
    cut_right(&places.name, ui_px(ui, METRIC_GAP));
    place_name(ui, &places, inside, name, roomy);
    return places;
}

/* --- The name --- */

/* Where the computer sits, the person who sat there before may come back. */
static void begin_rename(struct play *play, int player)
{
    const struct player *who = &play->desk->match->players[player];
    if (play_refuses_meanwhile(play))
        return;
    strbuf_copy(play->cards.new_name, sizeof play->cards.new_name,
                who->level == PLAYER_PERSON ? who->name : play->cards.left[player]);
    play->cards.renamed = player + 1;
    play->cards.level = who->level;
    if (who->level == PLAYER_PERSON)
        ui_edit(play->desk->ui, ui_id("player-name", 0));
    else
        play->desk->ui->focus = ui_id("played-by", 0);
}

static void end_rename(struct play *play)
{
    play->cards.renamed = 0;
    play->desk->ui->focus = 0;
}

void play_seat(struct play *play, int player, int level, const char *name)
{
    struct match *match = play->desk->match;
    struct player who = {.level = level};
    struct player stand_in = player_stand_in(player, level, play->desk->preferences->peers);
    bool alone = match_people(match) == 1;
    if (level == PLAYER_PERSON)
        player_set_name(&who, name);
    else if (match->players[player].level == PLAYER_PERSON)
        strbuf_copy(play->cards.left[player], PLAYER_NAME_SIZE, match->players[player].name);
    match_seat(match, player, &who, &stand_in);
    if (!alone && !shown_any_move(&play->shown) && play_face_person(play))
        play_show_turn(play, false);
}

/* Returns true if the keyboard is where a name is typed, or where it is chosen who plays. */
static bool is_seating(struct ui *ui)
{
    static const char *const names[] = {"player-name", "played-by", "played-by/previous",
                                        "played-by/next"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (ui->focus == ui_id(names[i], 0))
            return true;
    return false;
}

void play_keep_name(struct play *play)
{
    if (!play->cards.renamed)
        return;
    widget_id focus = play->desk->ui->focus;
    bool seating = is_seating(play->desk->ui);
    play_seat(play, play->cards.renamed - 1, play->cards.level, play->cards.new_name);
    end_rename(play);
    if (!seating)
        play->desk->ui->focus = focus; /* something else has the keyboard already */
}

/* Returns where the name can be clicked: as high as anything that is clicked. */
static struct rect name_target(struct play *play, struct rect card, struct rect name,
                               const char *text)
{
    struct ui *ui = play->desk->ui;
    int pad = ui_px(ui, METRIC_PAD), least = ui_px(ui, METRIC_TARGET);
    int width = int_min(name.w, text_width(ui->fonts, ui_bold(ui), text));
    struct rect target = {name.x - pad, card.y, int_max(least, width + 2 * pad), least};
    return rect_common(target, card);
}

/* Returns what a click on the name leads to. */
static const char *name_label(struct ui *ui, const struct player *player)
{
    /* TRANSLATORS: what a click on a name does. */
    const char *words = player->level == PLAYER_PERSON ? tr("{player}: rename, or choose who plays")
                                                       : tr("{player}: choose who plays");
    return ui_format(ui, words, {"player", player->name});
}

/* Registers the name as a button. Returns true when it is pressed. */
static bool name_pressed(struct ui *ui, struct rect target, enum side side,
                         const struct player *player)
{
    const char *label = name_label(ui, player);
    struct widget *widget = ui_register(ui, name_names[side], 0, ROLE_BUTTON, target, label);
    widget_id id = widget->id;
    widget->takes_focus = true;
    return ui_clicked(ui, id, target) || ui_activated(ui, id);
}

/* Breaks the name at a space, where it has room even in bold, and returns its second line; NULL if
 * there is no space to break at. */
static const char *second_line(struct ui *ui, const char *text, int width,
                               char line[PLAYER_NAME_SIZE])
{
    const char *rest = text;
    struct text_style style = {FONT_BOLD, ui_small(ui).px};
    text_next_line(ui->fonts, style, text, &rest, width, line, PLAYER_NAME_SIZE);
    return *rest && rest[-1] == ' ' ? rest : NULL;
}

/* Draws the name in small print, in two lines if they have room and there is a space to break at.
 * The tip has all of it. */
static void long_name(struct ui *ui, struct rect rect, struct text_style style, struct colour ink,
                      const char *text)
{
    char line[PLAYER_NAME_SIZE];
    struct text_style small = {style.face, ui_small(ui).px};
    const char *rest = second_line(ui, text, rect.w, line);
    if (!rest || rect.h < 2 * text_height(ui->fonts, small)) {
        ui_text(ui, rect, small, ink, ALIGN_LEFT, ui_shortened(ui, small, text, rect.w));
        return;
    }
    rect = rect_centred(rect, rect.w, 2 * text_height(ui->fonts, small));
    ui_text(ui, cut_top(&rect, rect.h / 2), small, ink, ALIGN_LEFT, line);
    ui_text(ui, rect, small, ink, ALIGN_LEFT, ui_shortened(ui, small, rest, rect.w));
}

static void draw_name(struct ui *ui, struct rect target, struct rect rect, enum side side,
                      const struct player *player, bool turn)
{
    const char *text = player->name;
    int radius = ui_px(ui, METRIC_RADIUS_SMALL);
    struct rect face = {target.x, rect.y, target.w, rect.h};
    struct colour ink = ui_colour(ui, turn ? COLOUR_ACCENT : COLOUR_TEXT);
    enum widget_state state = ui_state(ui, ui_id(name_names[side], 0), target);
    if (state != STATE_REST)
        draw_fill(&ui->list, face, radius,
                  ui_colour(ui, state == STATE_PRESSED ? COLOUR_BUTTON_DOWN : COLOUR_BUTTON));
    if (ui_hovers(ui, target))
        ui_hint(ui, target, name_label(ui, player));
    struct text_style style = turn ? ui_bold(ui) : ui_body(ui);
    if (name_is_long(ui, text, rect.w))
        long_name(ui, rect, style, ink, text);
    else
        ui_text(ui, rect, style, ink, ALIGN_LEFT, text);
    ui_focus_frame(ui, ui_id(name_names[side], 0), face, radius);
}

/* Enter keeps what was typed, and so does a click elsewhere. Esc leaves the name as it was. */
static void name_field(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    if (!is_seating(ui) || ui_key(ui, SDLK_RETURN))
        play_keep_name(play);
    else if (ui_key(ui, SDLK_ESCAPE))
        end_rename(play);
    else if (play->cards.level != PLAYER_PERSON)
        ui_text(ui, rect, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_CENTRE,
                arena_copy(&ui->texts, player_stand_in(play->cards.renamed - 1, play->cards.level,
                                                       play->desk->preferences->peers)
                                           .name));
    else
        ui_field(ui, rect, "player-name", tr_c("of a player: a field", "Name"),
                 play->cards.new_name, sizeof play->cards.new_name);
}

int play_seat_width(struct play *play, int room)
{
    struct ui *ui = play->desk->ui;
    return int_min(ui_px(ui, CHOICE_POINTS) + ui_px(ui, METRIC_GAP), room * 3 / 5);
}

void play_seat_choice(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    rect = cut_right(&rect, play_seat_width(play, rect.w));
    cut_left(&rect, ui_px(ui, METRIC_GAP));
    int before = play->cards.level;
    seat_choice(play->desk, rect, "played-by", &play->cards.level);
    if (before != PLAYER_PERSON && play->cards.level == PLAYER_PERSON)
        ui_edit(ui, ui_id("player-name", 0));
}

/* --- The card --- */

static void register_card(const struct play *play, struct rect rect, enum side side,
                          const char *label, bool renamed)
{
    struct ui *ui = play->desk->ui;
    ui_register(ui, card_names[side], 0, ROLE_BUTTON, rect, label)->takes_focus = true;
    if (ui_hovers(ui, rect) && !renamed)
        page_hint(play->desk, rect, "ledger", tr("All games of this match"));
}

/* Returns true when the card is pressed beside its name. */
static bool card_pressed(struct ui *ui, struct rect rect, enum side side)
{
    widget_id id = ui_id(card_names[side], 0);
    return ui_clicked(ui, id, rect) || ui_activated(ui, id);
}

static struct card_places places_of(struct play *play, struct rect card, enum side side,
                                    bool scored)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    int player = match_player_of_side(match, side);
    return card_places(ui, card, match->players[player].name,
                       scored ? play_score_width(ui, match, player) : 0);
}

/* A card that passes over another one, or over the list, stands out. */
static void card_ground(struct play *play, struct rect rect, struct rect name, enum side side)
{
    struct ui *ui = play->desk->ui;
    int radius = ui_px(ui, METRIC_RADIUS);
    if (play->moving.cross > 0) {
        draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_BUTTON));
        draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME), ui_colour(ui, COLOUR_BORDER));
    } else if (ui_hovers(ui, name)) {
        ui_panel(ui, rect); /* the name is a button of its own */
    } else {
        ui_card_ground(ui, rect, ui_id(card_names[side], 0), false);
    }
}

/* Draws the bar and the frame of the player to move. */
static void turn_marks(struct ui *ui, struct rect rect)
{
    struct colour accent = ui_colour(ui, COLOUR_ACCENT);
    int radius = ui_px(ui, METRIC_RADIUS), bar = ui_px(ui, METRIC_ACCENT);
    draw_fill(&ui->list, (struct rect){rect.x, rect.y, bar, rect.h}, bar / 2, accent);
    draw_frame(&ui->list, rect, radius, ui_px(ui, METRIC_FRAME), accent);
}

/* Returns true if `side` is to move in the position shown. */
static bool has_turn(const struct play *play, enum side side)
{
    return shown_state(&play->shown)->position.side == side && !shown_is_end(&play->shown);
}

/* Returns how much is left of a turn of the board that takes the cards with it, 0 to 1. */
static double turn_left(const struct play *play)
{
    return play->cards.stay ? 0 : play->moving.turn;
}

/* While the board turns, what was on a card fades and goes toward the other card, and what comes
 * comes from there. Returns how far down it is now. end_turn must follow. */
static int begin_turn(struct play *play, struct rect rect, bool above)
{
    struct ui *ui = play->desk->ui;
    if (turn_left(play) == 0)
        return 0;
    double opacity = fabs(2 * turn_left(play) - 1);
    int far = (int)lround((1 - opacity) * rect.h * CHANGE_PERCENT / 100);
    draw_clip(&ui->list, rect);
    draw_fade(&ui->list, opacity);
    return above ? far : -far;
}

static void end_turn(struct play *play)
{
    struct ui *ui = play->desk->ui;
    if (turn_left(play) == 0)
        return;
    draw_fade(&ui->list, 1);
    draw_unclip(&ui->list);
}

static void move_down(struct card_places *places, int down)
{
    places->picture.y += down;
    places->name.y += down;
    places->score.y += down;
    places->line.y += down;
}

/* Draws everything on the card but its name. */
static void card_contents(struct play *play, const struct card_places *places, enum side side,
                          int player)
{
    if (places->score.w > 0)
        play_score(play, places->score, player, ALIGN_RIGHT);
    if (places->picture.w > 0)
        piece_tile(play, places->picture, side == BLACK ? BLACK_MAN : WHITE_MAN);
    struct rect line = places->line;
    play_time(play, &line, side);
    struct rect beside = pieces_left(play, line, side);
    if (places->score.w > 0)
        points_needed(play, beside);
}

/* Opens what is pressed: the field for the name, or the ledger. */
static void answer_card(struct play *play, struct rect rect, struct rect target, enum side side)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    int player = match_player_of_side(match, side);
    if (play->cards.renamed != player + 1 &&
        name_pressed(ui, target, side, &match->players[player]))
        begin_rename(play, player);
    if (play->cards.renamed != player + 1 && card_pressed(ui, rect, side))
        desk_open(play->desk, "ledger");
}

static void draw_card(struct play *play, const struct card *card)
{
    struct ui *ui = play->desk->ui;
    const struct match *match = play->desk->match;
    struct rect rect = card->rect;
    enum side side = card->side;
    bool turn = has_turn(play, side);
    int player = match_player_of_side(match, side);
    const char *name = match->players[player].name;
    struct strbuf label = ui_strbuf(ui, SENTENCE_SIZE);
    seat_print(&label, match, side, turn, looks_side_names(play->looks));
    struct card_places places = places_of(play, rect, side, card->scored);
    struct rect target = name_target(play, rect, places.name, name);
    register_card(play, rect, side, label.text, play->cards.renamed == player + 1);
    answer_card(play, rect, target, side);
    card_ground(play, rect, target, side);
    move_down(&places, begin_turn(play, rect, card->above));
    if (turn)
        turn_marks(ui, rect);
    ui_focus_frame(ui, ui_id(card_names[side], 0), ui_focus_place(ui, rect, turn),
                   ui_px(ui, METRIC_RADIUS));
    if (play->cards.renamed == player + 1) {
        name_field(
            play, rect_centred(rect, rect.w - 2 * ui_px(ui, METRIC_PAD), ui_px(ui, METRIC_TARGET)));
    } else {
        card_contents(play, &places, side, player);
        draw_name(ui, target, places.name, side, &match->players[player], turn);
    }
    end_turn(play);
}

/* Returns where the card at `index` lies. While the players change places, each of them comes from
 * where the other one goes. */
static struct rect place_of_card(const struct play *play, int index)
{
    struct rect place = play->layout.cards[index], before = play->layout.cards[1 - index];
    place.x += (int)lround((before.x - place.x) * play->moving.cross);
    place.y += (int)lround((before.y - place.y) * play->moving.cross);
    return place;
}

/* Until the board has turned halfway, each card shows who was there before. The card of who sits
 * opposite is upside down; its contents then leave upward, as its owner sees it. */
void play_card(struct play *play, int index, bool scored)
{
    struct ui *ui = play->desk->ui;
    bool as_it_was = turn_left(play) > 0.5, opposite = play->layout.facing && index == 0;
    enum side above = play->desk->turned != as_it_was ? WHITE : BLACK;
    struct card card = {.rect = place_of_card(play, index),
                        .side = index == 0 ? above : side_other(above),
                        .above = index == 0 && !opposite,
                        .scored = scored};
    struct placing around = ui->list.placing;
    if (opposite)
        ui_place_turned(ui, card.rect);
    draw_card(play, &card);
    ui_place(ui, around);
}

void play_cards(struct play *play, bool scored)
{
    bool apart = play->layout.facing && play->moving.cross == 0;
    if (!apart)
        play_card(play, 0, scored);
    play_card(play, 1, scored);
}

/* SPDX-License-Identifier: MIT */
#include "pages/page.h"

#include "base/hash.h"
#include "base/strbuf.h"
#include "base/translate.h"
#include "match/edits.h"
#include "match/opening.h"
#include "pages/commands.h"
#include "prose/in_out_prose.h"
#include "prose/library_prose.h"
#include "prose/text_prose.h"
#include "toolkit/icons.h"

#include <assert.h>
#include <string.h>

enum {
    BAR_POINTS = 8, /* of progress */
    BACK_POINTS = 52,
    TITLE_GAP_POINTS = 14,
    OTHER_HALF_POINTS = 130,
    KEY_SIZE = 80,
    SAID_POINTS = 520,
    PIECES_SIZE = 1024,
    UNDO_POINTS = 160,
    UNDO_ROOMY_POINTS = 340, /* a strip of this width has room for the button's word */
    PLAYERS_EXTRA = 160,     /* bytes of what stands around two names, or for one */
};

void desk_ask(struct desk *desk, enum request_kind kind)
{
    desk->request = (struct request){.kind = kind};
}

struct page_opening *desk_open(struct desk *desk, const char *name)
{
    desk->request = (struct request){REQUEST_OPEN, .opening = {.page = name, .node = NODE_LIVE}};
    return &desk->request.opening;
}

void desk_say(struct desk *desk, const char *sentence)
{
    sayings_add(&desk->sayings, SAYING_MESSAGE, sentence);
}

void desk_say_anew(struct desk *desk, const char *sentence)
{
    desk->said_anew = hash_text(HASH_EMPTY, sentence);
}

void desk_wake(struct desk *desk, uint64_t due)
{
    if (desk->wake == 0 || due < desk->wake)
        desk->wake = due;
}

/* The next pass clears these texts, and a request is carried out before that. */
const void *desk_keep(struct desk *desk, const void *data, size_t size)
{
    return memcpy(arena_take(&desk->ui->texts, size), data, size);
}

const char *desk_keep_text(struct desk *desk, const char *text)
{
    return arena_copy(&desk->ui->texts, text);
}

void desk_copy(struct desk *desk, const char *text)
{
    const struct clipboard *clipboard = &desk->ui->clipboard;
    if (clipboard->copy)
        clipboard->copy(clipboard->data, text);
}

void desk_paste(struct desk *desk, char text[DESK_PASTE_SIZE])
{
    const struct clipboard *clipboard = &desk->ui->clipboard;
    text[0] = '\0';
    if (clipboard->paste)
        clipboard->paste(clipboard->data, text, DESK_PASTE_SIZE);
}

void desk_sound(struct desk *desk, enum sound sound)
{
    desk_cue(desk, (struct cue){.sound = sound, .pitch = 100, .level = 100});
}

void desk_cue(struct desk *desk, struct cue cue)
{
    if (desk->cue_count < DESK_CUES)
        desk->cues[desk->cue_count++] = cue;
}

const char *page_label(const struct page *page)
{
    return tr(page->label ? page->label : page->title);
}

struct button command_button(const struct desk *desk, enum command command)
{
    const struct command_info *info = &command_infos[command];
    struct key_pair keys = command_keys(&desk->preferences->keys, command);
    return (struct button){.name = info->name,
                           .label = tr(info->label),
                           .icon = info->icon,
                           .given = (int)command + 1,
                           .key = keys.keys[0],
                           .other_key = keys.keys[1]};
}

bool command_pressed(const struct desk *desk, enum command command)
{
    const struct input *input = &desk->ui->input;
    return input->given == (int)command + 1 ||
           key_pair_pressed(command_keys(&desk->preferences->keys, command), input);
}

bool command_key(struct desk *desk, enum command command)
{
    return ui_take(desk->ui, command_pressed(desk, command));
}

/* Returns the place of a page, which must exist, among all of them. */
static int place_of(const struct desk *desk, const char *name)
{
    int place = 0;
    while (desk->pages[place] && strcmp(desk->pages[place]->name, name) != 0)
        place++;
    assert(desk->pages[place]);
    return place;
}

static struct key_pair keys_of_page(const struct desk *desk, const char *name)
{
    int place = place_of(desk, name);
    return keymap_pair(&desk->preferences->keys, COMMAND_COUNT + place,
                       (struct key_pair){{desk->pages[place]->key}});
}

struct button page_button(const struct desk *desk, const char *name)
{
    const struct page *page = desk->pages[place_of(desk, name)];
    struct key_pair keys = keys_of_page(desk, name);
    return (struct button){.name = page->name,
                           .label = page_label(page),
                           .icon = page->icon,
                           .given = COMMAND_COUNT + place_of(desk, name) + 1,
                           .key = keys.keys[0],
                           .other_key = keys.keys[1]};
}

/* How many pixels buttons need for their words. */
struct needs {
    int own, widest, all; /* of the first, of the widest, of all */
};

static struct needs needs_of(struct ui *ui, const struct button buttons[], int count,
                             struct text_style style, bool with_icons)
{
    struct needs needs = {0};
    int icon = ui_px(ui, METRIC_ICON), beside = icon + ui_px(ui, METRIC_GAP);
    int pad = ui_px(ui, METRIC_PAD);
    for (int i = 0; i < count; i++) {
        int word = text_width(ui->fonts, style, buttons[i].label);
        int both = word + (buttons[i].icon && with_icons ? beside : 0);
        int width = (buttons[i].icon_only ? icon : both) + 2 * pad;
        needs.own = i == 0 ? width : needs.own;
        needs.widest = int_max(needs.widest, width);
        needs.all += width;
    }
    return needs;
}

/* What has no room is set smaller, and then loses its icons. */
struct rect page_cut_place(struct ui *ui, struct rect *row, const struct button buttons[],
                           int count)
{
    int gap = ui_px(ui, METRIC_GAP), room = row->w - (count - 1) * gap;
    struct needs needs = needs_of(ui, buttons, count, ui_body(ui), true);
    if (needs.all > room) {
        gap = ui_px(ui, METRIC_GAP_SMALL);
        room = row->w - (count - 1) * gap;
        needs = needs_of(ui, buttons, count, ui_small(ui), true);
    }
    if (needs.all > room)
        needs = needs_of(ui, buttons, count, ui_small(ui), false);
    int spare = (room - needs.all) / count;
    int width = needs.widest <= room / count ? room / count : needs.own + spare;
    struct rect place = cut_left(row, int_clamp(width, 0, row->w));
    cut_left(row, gap);
    return place;
}

bool page_key_pressed(const struct desk *desk, const char *name)
{
    const struct input *input = &desk->ui->input;
    return input->given == COMMAND_COUNT + place_of(desk, name) + 1 ||
           key_pair_pressed(keys_of_page(desk, name), input);
}

void page_hint(const struct desk *desk, struct rect about, const char *name, const char *words)
{
    char key[SHORTCUT_TEXT_SIZE];
    shortcut_print(page_button(desk, name).key, key, sizeof key);
    if (key[0])
        /* TRANSLATORS: a button and its key: "Undo (Ctrl+Z)". */
        words = ui_format(desk->ui, tr("{label} ({key})"), {"label", words}, {"key", key});
    ui_hint(desk->ui, about, words);
}

struct button edit_rules_button(const struct desk *desk, const struct rules_key *rules)
{
    struct button button = page_button(desk, "edit-rules");
    button.icon = NULL; /* its words are long */
    button.label = rules->origin == RULES_OWN
                       ? tr_c("a button: a rule set of the player", "Change it")
                       : tr("Make my own version");
    return button;
}

const struct ply_state *desk_state(const struct desk *desk, int node)
{
    const struct game *game = &desk->match->game;
    return tree_state(&game->tree, node == NODE_LIVE ? game_node(game) : node);
}

struct looks desk_looks(struct desk *desk, const struct named_ruleset *rules)
{
    struct looks looks = preferences_looks(desk->preferences, rules);
    desk->ui->theme = &themes[looks.board];
    return looks;
}

const struct named_ruleset *desk_rules(const struct desk *desk, struct rules_key *chosen,
                                       const struct named_ruleset *instead)
{
    const struct named_ruleset *rules = shelf_find(desk->shelf, chosen);
    if (!rules)
        *chosen = shelf_key(desk->shelf, instead);
    return rules ? rules : instead;
}

struct moving_clock desk_clock(const struct desk *desk)
{
    return (struct moving_clock){desk->now, preferences_still(desk->preferences)};
}

bool desk_ends_game(const struct desk *desk)
{
    const struct game *game = &desk->match->game;
    bool moves = tree_first_child(&game->tree, NODE_ROOT) != NODE_NONE;
    return moves && (!game_over(game) || game_edit_to_undo(game));
}

bool desk_loses_game(const struct desk *desk)
{
    return desk_ends_game(desk) && !desk->library->kept;
}

void desk_kept_print(const struct desk *desk, struct strbuf *out)
{
    char key[KEY_SIZE];
    if (!desk_ends_game(desk) || !desk->library->kept)
        return;
    shortcut_print(page_button(desk, "library").key, key, sizeof key);
    match_kept_print(out, desk->match->players[0].name, desk->match->players[1].name, key);
}

bool desk_has_game(const struct desk *desk)
{
    const struct game *game = &desk->match->game;
    return tree_first_child(&game->tree, NODE_ROOT) != NODE_NONE || game_over(game);
}

struct rect page_head(struct desk *desk)
{
    struct rect nothing;
    return page_head_beside(desk, 0, &nothing);
}

struct rect page_head_of_help(struct desk *desk, const char *other, const char *more)
{
    struct ui *ui = desk->ui;
    int width = ui_px(ui, OTHER_HALF_POINTS), gap = ui_px(ui, METRIC_GAP);
    struct rect beside, room = page_head_beside(desk, more ? 2 * width + gap : width, &beside);
    struct rect right = cut_right(&beside, width);
    cut_right(&beside, gap);
    if (more) {
        struct button text = page_button(desk, more);
        text.icon = NULL;
        if (ui_button(ui, beside, &text))
            desk_open(desk, more);
    }
    struct button button = page_button(desk, other);
    button.fixed_key = page_button(desk, desk->page->name).key;
    if (ui_button(ui, right, &button))
        desk_open(desk, other)->instead = true;
    return room;
}

struct rect page_room(const struct ui *ui)
{
    struct rect room = rect_inset(ui->screen, ui_px(ui, METRIC_MARGIN));
    int width = int_clamp(room.h * 3 / 2, ui_px(ui, METRIC_PAGE), ui_px(ui, METRIC_PAGE_MOST));
    return rect_centred(room, int_min(room.w, width), int_min(room.h, ui_px(ui, METRIC_PAGE_HIGH)));
}

struct rect page_head_beside(struct desk *desk, int width, struct rect *beside)
{
    struct ui *ui = desk->ui;
    const char *title = tr(desk->page->title);
    struct rect room = page_room(ui);
    struct rect head = cut_top(&room, ui_px(ui, METRIC_TARGET));
    struct button back = command_button(desk, COMMAND_BACK);
    back.label = desk->back == desk->pages[0] ? tr("Back to the board") : tr_c("a button", "Back");
    back.icon_only = true;
    back.fixed_key.key = SDLK_AC_BACK;
    if (ui_button(ui, cut_left(&head, ui_px(ui, BACK_POINTS)), &back))
        desk_ask(desk, REQUEST_BACK);
    cut_left(&head, ui_px(ui, TITLE_GAP_POINTS));
    *beside = cut_right(&head, width);
    cut_right(&head, int_min(width, ui_px(ui, METRIC_GAP)));
    page_line(ui, head, ui_heading(ui), COLOUR_TEXT, ALIGN_LEFT, title);
    cut_top(&room, ui_px(ui, METRIC_MARGIN));
    return room;
}

void page_say(struct page_message *message, bool warns, const char *sentence)
{
    strbuf_copy(message->text, sizeof message->text, sentence);
    message->warns = warns;
}

void page_told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    (void)desk;
    page_say(state, warns, sentence);
}

void page_hush(void *state)
{
    page_say(state, false, "");
}

void page_strip(struct ui *ui, struct rect *room, const struct page_message *message)
{
    if (!message->text[0])
        return;
    struct rect strip = {room->x, room->y, room->w, ui_px(ui, METRIC_TARGET)};
    int height = ui_message_room(ui, strip, ui_small(ui), message->text).h;
    strip = cut_bottom(room, int_min(height, room->h / 2));
    cut_bottom(room, ui_px(ui, METRIC_GAP));
    ui_message(ui, strip, message->warns ? TONE_WARNING : TONE_PLAIN, ui_small(ui), message->text);
}

const char *page_result_words(struct ui *ui, enum library_result result, struct side_names sides)
{
    switch (result) {
    case LIBRARY_BLACK_WON:
        return ui_format(ui, tr("{side} wins"), {"side", side_name(BLACK, sides)});
    case LIBRARY_WHITE_WON:
        return ui_format(ui, tr("{side} wins"), {"side", side_name(WHITE, sides)});
    case LIBRARY_DRAWN:
        return tr_c("a result of games", "Drawn");
    case LIBRARY_UNFINISHED:
        return tr_c("a result of games", "Unfinished");
    case LIBRARY_ANY_RESULT:
        break;
    }
    return tr_c("of a filter: any of them", "Any result");
}

bool page_undo_strip(struct ui *ui, struct rect *room, const char *sentence, struct button undo)
{
    undo.icon_only = room->w < ui_px(ui, UNDO_ROOMY_POINTS);
    int target = ui_px(ui, METRIC_TARGET), pad = ui_px(ui, METRIC_PAD);
    int width = undo.icon_only ? target : ui_px(ui, UNDO_POINTS);
    struct rect strip = {room->x, room->y, room->w - width, target};
    int height = ui_message_room(ui, strip, ui_small(ui), sentence).h + pad;
    strip = cut_bottom(room, int_min(int_max(height, target + 2 * pad), room->h / 2));
    cut_bottom(room, ui_px(ui, METRIC_GAP));
    struct rect inside = ui_message_panel(ui, strip, TONE_PLAIN);
    struct rect button = cut_right(&inside, width);
    cut_right(&inside, ui_px(ui, METRIC_GAP));
    ui_announce(ui, sentence);
    ui_message_text(ui, inside, TONE_PLAIN, ui_small(ui), sentence);
    return ui_button(ui, rect_centred(button, button.w, int_min(target, strip.h)), &undo);
}

const char *page_players_whole(struct ui *ui, const char *black, const char *white)
{
    struct strbuf out = ui_strbuf(ui, strlen(black) + strlen(white) + PLAYERS_EXTRA);
    game_players_print(&out, black, white);
    return out.text;
}

void page_share_width(int room, int widths[2])
{
    int half = int_max(0, room) / 2, rest = int_max(0, room) - half;
    int one = widths[0], other = widths[1];
    widths[0] = int_min(one, int_max(half, room - other));
    widths[1] = int_min(other, int_max(rest, room - one));
}

const char *page_players(struct ui *ui, struct text_style style, int width, const char *black,
                         const char *white)
{
    const char *both = page_players_whole(ui, black, white);
    style = ui_fitting_style(ui, style, both, width);
    int all = text_width(ui->fonts, style, both);
    if (all <= width)
        return both;
    int widths[] = {text_width(ui->fonts, style, black), text_width(ui->fonts, style, white)};
    page_share_width(width - (all - widths[0] - widths[1]), widths);
    return page_players_whole(ui, ui_shortened(ui, style, black, widths[0]),
                              ui_shortened(ui, style, white, widths[1]));
}

/* The sentences stand side by side, as a message has few lines. */
const char *page_pieces(struct ui *ui, const struct position *position, struct square_names names,
                        struct side_names sides)
{
    struct strbuf pieces = ui_strbuf(ui, PIECES_SIZE);
    board_pieces_print(&pieces, position, names, sides);
    for (char *at = strchr(pieces.text, '\n'); at; at = strchr(at, '\n'))
        *at = ' ';
    return pieces.text;
}

void page_add_fact(struct strbuf *out, const char *fact)
{
    if (fact && *fact)
        strbuf_addf(out, "%s%s", out->length > 0 ? " \u00B7 " : "", fact);
}

const char *page_opening(const struct ruleset *rules, const struct game_tree *tree, int node)
{
    const char *name = tree_opening(tree, rules, node);
    return name ? tr(name) : "";
}

struct rect page_find(struct ui *ui, struct rect rect)
{
    const char *label = tr_c("a field to search", "Find");
    int width = text_width(ui->fonts, ui_small(ui), label) + ui_px(ui, METRIC_GAP);
    struct rect caption = cut_left(&rect, int_min(width, rect.w / 3));
    ui_text(ui, caption, ui_small(ui), ui_colour(ui, COLOUR_TEXT_DIM), ALIGN_LEFT, label);
    return rect;
}

void page_line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
               enum align align, const char *text)
{
    ui_text(ui, rect, style, ui_colour(ui, ink), align, text);
    ui_note(ui, rect, text);
}

void page_long_line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
                    enum align align, const char *text)
{
    int cuts = ui->cut_count;
    page_line(ui, rect, style, ink, align, text);
    ui->cut_count = cuts;
}

void page_paragraph(struct ui *ui, struct rect *rect, struct text_style style, enum colour_role ink,
                    const char *text, bool draw)
{
    int height = ui_paragraph(ui, *rect, style, ui_colour(ui, ink), text, draw);
    struct rect at = cut_top(rect, height);
    if (draw)
        ui_note(ui, at, text);
}

int page_progress_height(const struct ui *ui)
{
    return ui_px(ui, BAR_POINTS);
}

void page_progress(struct ui *ui, struct rect rect, int percent)
{
    int radius = rect.h / 2;
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_FIELD));
    rect.w = int_max(rect.h, rect.w * int_clamp(percent, 0, 100) / 100);
    draw_fill(&ui->list, rect, radius, ui_colour(ui, COLOUR_ACCENT));
}

void page_says(struct ui *ui, struct rect room, const char *words)
{
    int width = int_min(room.w, ui_px(ui, SAID_POINTS));
    int height = ui_text_height(ui, ui_body(ui), words, width - 2 * ui_px(ui, METRIC_MARGIN));
    struct rect panel =
        rect_centred(room, width, int_min(room.h, height + 4 * ui_px(ui, METRIC_MARGIN)));
    ui_panel(ui, panel);
    struct rect inside = rect_inset(panel, ui_px(ui, METRIC_MARGIN));
    ui_announce(ui, words);
    page_line(ui, inside, ui_body(ui), COLOUR_TEXT, ALIGN_CENTRE, words);
}

/* The levels that can be chosen for a seat, in their order. */
struct seat_levels {
    int levels[PLAYER_MOST + 1], count;
};

/* The level that is in force is always among them. */
static struct seat_levels list_seats(const struct desk *desk, int chosen)
{
    struct seat_levels seats = {.count = 0};
    for (int level = 0; level <= PLAYER_MOST; level++) {
        bool there =
            level < PLAYER_PEER || peer_is_there(&desk->preferences->peers[level - PLAYER_PEER]);
        if (there || level == chosen)
            seats.levels[seats.count++] = level;
    }
    return seats;
}

int seat_last_level(const struct desk *desk)
{
    struct seat_levels seats = list_seats(desk, PLAYER_PERSON);
    return seats.levels[seats.count - 1];
}

void seat_choice(struct desk *desk, struct rect rect, const char *name, int *level)
{
    struct seat_levels seats = list_seats(desk, *level);
    const char *labels[PLAYER_MOST + 1];
    int value = 0;
    for (int i = 0; i < seats.count; i++) {
        int seat = seats.levels[i];
        labels[i] = arena_copy(&desk->ui->texts,
                               seat < PLAYER_PEER
                                   ? level_label(seat).text
                                   : player_stand_in(0, seat, desk->preferences->peers).name);
        if (seat == *level)
            value = i;
    }
    ui_choice(desk->ui, rect, name, tr_c("a choice: a person or the computer", "Played by"), labels,
              seats.count, &value);
    *level = seats.levels[value];
}

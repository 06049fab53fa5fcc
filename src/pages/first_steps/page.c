/* SPDX-License-Identifier: MIT */
/* First steps: boards on which a player learns by hand, one idea each. Six teach a first game;
 * under each rule set others show what it changes. */
#include "base/translate.h"
#include "pages/first_steps/first_steps.h"
#include "pages/rule_sets.h"
#include "prose/first_steps_prose.h"
#include "prose/rule_words.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    RULES_POINTS = 300,
    BELOW_POINTS = 190, /* the least height of the panel below the board */
    BUTTON_POINTS = 152,
    WORDS_POINTS = 210, /* room for the words above a list of the boards */
    NUMBER_SIZE = 80,
    BUTTONS = 3,
};

/* --- Which boards --- */

static const struct named_ruleset *rules_of(struct first_steps *steps)
{
    return desk_rules(steps->practice.desk, &steps->key, preset_find("american"));
}

/* Begins with the first board of the rules that are chosen. */
static void learn(struct first_steps *steps)
{
    steps->practice.rules = rules_of(steps);
    steps->count = exercises_of(steps->practice.rules, steps->boards);
    steps->index = steps->offset = 0;
    steps->solved = 0;
    steps_begin(steps);
}

static void go_to(struct first_steps *steps, int index)
{
    steps->index = index;
    steps->offset = 0;
    steps_begin(steps);
}

/* Leads to the board, or to a new match if the rules that were learned are not those of the match.
 */
static void play(const struct first_steps *steps)
{
    struct desk *desk = steps->practice.desk;
    struct rules_key played = shelf_key(desk->shelf, &desk->match->game.rules);
    if (steps_exercise(steps)->kind == EXERCISE_STEP || rules_key_equal(&played, &steps->key))
        desk_open(desk, "play");
    else
        desk_open(desk, "new-match")->rules = desk_keep(desk, &steps->key, sizeof steps->key);
}

/* --- The panel --- */

static struct button previous_button(const struct first_steps *steps)
{
    return (struct button){.name = "previous-board",
                           .label = tr_c("a button", "Back"),
                           .icon = &icons[ICON_PREVIOUS],
                           .why_not = steps->index == 0 ? exercise_is_first() : NULL};
}

static struct button again_button(const struct first_steps *steps)
{
    bool untouched = steps->ply == 0 && steps->phase == STEPS_ASK;
    return (struct button){.name = "again",
                           .label = tr_c("a button", "Again"),
                           .icon = &icons[ICON_UNDO],
                           .why_not = untouched ? exercise_is_untouched() : NULL};
}

static bool is_last(const struct first_steps *steps)
{
    return steps->index == steps->count - 1;
}

/* Enter goes on from a board that is done, unless a button has the keyboard. */
static struct button forward_button(const struct first_steps *steps)
{
    bool done = steps->phase == STEPS_DONE;
    struct button button = {
        .name = is_last(steps) ? "play-now" : "next-board",
        .label = is_last(steps)        ? tr_c("a button", "Play")
                 : steps_solved(steps) ? tr_c("a button", "Next")
                                       : tr_c("a button", "Skip"),
        .icon = &icons[is_last(steps) ? ICON_PLAY : ICON_NEXT],
        .main = done,
    };
    if (done && steps->practice.desk->ui->focus == 0)
        button.fixed_key.key = SDLK_RETURN;
    return button;
}

static void press(struct first_steps *steps, int button)
{
    if (button == 0)
        go_to(steps, steps->index - 1);
    else if (button == 1)
        steps_begin(steps);
    else if (is_last(steps))
        play(steps);
    else
        go_to(steps, steps->index + 1);
}

/* In one row where there is room for the words, or the last one above the others. */
static int buttons_height(const struct ui *ui, int width)
{
    int target = ui_px(ui, METRIC_TARGET);
    bool one_row = width >= BUTTONS * ui_px(ui, BUTTON_POINTS);
    return one_row ? target : 2 * target + ui_px(ui, METRIC_GAP);
}

static void buttons(struct first_steps *steps, struct rect rect)
{
    struct ui *ui = steps->practice.desk->ui;
    int gap = ui_px(ui, METRIC_GAP), target = ui_px(ui, METRIC_TARGET), pressed = -1;
    const struct button all[BUTTONS] = {previous_button(steps), again_button(steps),
                                        forward_button(steps)};
    bool two_rows = rect.h > target;
    struct rect lower = cut_bottom(&rect, target);
    cut_bottom(&rect, gap);
    for (int i = 0; i < BUTTONS; i++) {
        struct rect at =
            two_rows && i == 2 ? rect : rect_column(lower, i, two_rows ? 2 : BUTTONS, gap);
        if (ui_button(ui, at, &all[i]))
            pressed = i;
    }
    if (pressed >= 0)
        press(steps, pressed);
}

static void progress(const struct first_steps *steps, struct rect line)
{
    struct ui *ui = steps->practice.desk->ui;
    struct strbuf number = ui_strbuf(ui, NUMBER_SIZE);
    exercise_number_print(&number, steps->index + 1, steps->count);
    page_line(ui, line, ui_small(ui), COLOUR_TEXT_DIM, ALIGN_LEFT, number.text);
}

/* Returns what there is to know about a board. */
static const char *about(const struct first_steps *steps, const struct exercise *exercise)
{
    struct exercise_words words = steps_words(steps);
    struct strbuf text = ui_strbuf(steps->practice.desk->ui, PRACTICE_SENTENCE_SIZE);
    words.exercise = exercise;
    exercise_about_print(&text, &words);
    if (steps->practice.looks.pieces == PIECES_LETTERS)
        strbuf_addf(&text, " %s", piece_letters());
    return text.text;
}

/* Returns the title of a board. A second one about the same rule says so. */
static const char *title_of(const struct first_steps *steps, const struct exercise *exercise)
{
    const char *title = exercise_title(exercise);
    for (const struct exercise *other = steps->boards; other < exercise; other++)
        if (strcmp(exercise_title(other), title) == 0)
            /* TRANSLATORS: the name of a button: "Jump, again". */
            return ui_format(steps->practice.desk->ui, tr("{title}, again"), {"title", title});
    return title;
}

static int title_height(const struct first_steps *steps, const struct exercise *exercise, int width)
{
    struct ui *ui = steps->practice.desk->ui;
    return ui_wrapped_height(ui, ui_heading(ui), title_of(steps, exercise), width) +
           ui_px(ui, METRIC_GAP);
}

static int words_width(const struct ui *ui, struct rect rect)
{
    return int_min(rect.w, ui_px(ui, METRIC_PROSE));
}

/* Returns the style of the words of all boards: body text if each has room below its title. */
static struct text_style words_style(const struct first_steps *steps, struct rect room)
{
    struct ui *ui = steps->practice.desk->ui;
    bool fit = true;
    for (int i = 0; i < steps->count; i++) {
        const struct exercise *exercise = &steps->boards[i];
        const char *text = about(steps, exercise);
        fit &= title_height(steps, exercise, room.w) +
                   ui_paragraph_height(ui, ui_body(ui), text, words_width(ui, room)) <=
               room.h;
    }
    return fit ? ui_body(ui) : ui_small(ui);
}

/* What there is to know, scrolled if it must be. */
static void words(struct first_steps *steps, struct rect rect, struct text_style style)
{
    struct ui *ui = steps->practice.desk->ui;
    const char *text = about(steps, steps_exercise(steps));
    rect.w = words_width(ui, rect);
    bool scrolls = ui_paragraph_height(ui, style, text, rect.w) > rect.h;
    if (scrolls) {
        int height = ui_paragraph_height(ui, style, text, ui_scroll_width(ui, rect.w));
        rect = ui_scroll_begin(ui, rect, "words", height, &steps->offset);
    }
    ui_announce(ui, text);
    page_paragraph(ui, &rect, style, COLOUR_TEXT, text, true);
    if (scrolls)
        ui_scroll_end(ui);
}

/* The title of the board, and what there is to know. */
static void lesson(struct first_steps *steps, struct rect rect)
{
    struct ui *ui = steps->practice.desk->ui;
    struct text_style style = words_style(steps, rect);
    const char *title = title_of(steps, steps_exercise(steps));
    struct rect head = cut_top(&rect, title_height(steps, steps_exercise(steps), rect.w));
    cut_bottom(&head, ui_px(ui, METRIC_GAP));
    ui_wrapped(ui, head, ui_heading(ui), ui_colour(ui, COLOUR_ACCENT), ALIGN_LEFT, title);
    ui_note(ui, head, title);
    words(steps, rect, style);
}

/* Returns true if, beside so many pixels of words, there is room for a row for each board. */
static bool lists_boards(const struct first_steps *steps, int height)
{
    const struct ui *ui = steps->practice.desk->ui;
    return height >= ui_px(ui, WORDS_POINTS) + steps->count * ui_px(ui, METRIC_TARGET);
}

/* Lists the boards, each a row that leads to it. */
static void contents(struct first_steps *steps, struct rect rect)
{
    struct ui *ui = steps->practice.desk->ui;
    int picked = steps->index;
    for (int i = 0; i < steps->count; i++) {
        bool solved = steps->solved >> i & 1;
        struct rect row = cut_top(&rect, ui_px(ui, METRIC_TARGET));
        if (ui_item(ui, row, "board", i + 1, title_of(steps, &steps->boards[i]),
                    solved ? tr_c("of a board of First steps", "done") : NULL, i == steps->index))
            picked = i;
    }
    if (picked != steps->index)
        go_to(steps, picked);
}

static void panel(struct first_steps *steps, struct rect rect)
{
    struct ui *ui = steps->practice.desk->ui;
    ui_panel(ui, rect);
    rect = rect_inset(rect, ui_px(ui, METRIC_MARGIN));
    struct rect lower = cut_bottom(&rect, buttons_height(ui, rect.w));
    cut_bottom(&rect, ui_px(ui, METRIC_MARGIN));
    progress(steps, cut_top(&rect, ui_px(ui, METRIC_CAPTION)));
    struct rect list = {0};
    int title = text_height(ui->fonts, ui_heading(ui)) + ui_px(ui, METRIC_GAP);
    if (lists_boards(steps, rect.h - title)) {
        list = cut_bottom(&rect, steps->count * ui_px(ui, METRIC_TARGET));
        cut_bottom(&rect, ui_px(ui, METRIC_GAP));
    }
    lesson(steps, rect);
    if (list.h > 0)
        contents(steps, list);
    buttons(steps, lower);
}

/* --- The page --- */

static struct practice_layout lay_out(const struct ui *ui, struct rect room)
{
    int rows = buttons_height(ui, room.w - 2 * ui_px(ui, METRIC_MARGIN));
    return practice_lay_out(ui, room, ui_px(ui, BELOW_POINTS) + rows - ui_px(ui, METRIC_TARGET));
}

static struct rect head(struct first_steps *steps)
{
    struct desk *desk = steps->practice.desk;
    int width = int_min(ui_px(desk->ui, RULES_POINTS), page_room(desk->ui).w / 2);
    struct rect beside, room = page_head_beside(desk, width, &beside);
    if (rules_choice(desk, beside, "rules", tr_c("of a game: a field", "Rules"), &steps->key))
        learn(steps);
    return room;
}

static void pass(struct desk *desk, void *state)
{
    struct first_steps *steps = state;
    struct practice *practice = &steps->practice;
    practice->desk = desk;
    practice_look(practice, desk, rules_of(steps));
    steps_follow(steps);
    struct practice_layout layout = lay_out(desk->ui, head(steps));
    steps_board(steps, layout.board);
    struct board_picture picture = steps_picture(steps);
    practice_view(practice, &picture);
    panel(steps, layout.panel);
    practice_strip(practice, &layout, steps->task);
    practice_hand_view(practice, &picture);
}

/* Goes on at the board that was left. Its rule set may have changed meanwhile. */
static void go_on(struct first_steps *steps)
{
    int index = steps->index;
    unsigned solved = steps->solved;
    learn(steps);
    if (index >= steps->count)
        return;
    steps->solved = solved;
    go_to(steps, index);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct first_steps *steps = state;
    struct rules_key key =
        opening->rules ? *opening->rules : shelf_key(desk->shelf, &desk->match->rules);
    steps->practice.desk = desk;
    if (steps->count == 0 || !rules_key_equal(&key, &steps->key)) {
        steps->key = key;
        learn(steps);
    } else if (is_last(steps) && steps_solved(steps)) {
        go_to(steps, 0); /* the boards that were solved keep their marks */
    } else {
        go_on(steps);
    }
}

static void come_back(struct desk *desk, void *state, const struct page_opening *left)
{
    struct first_steps *steps = state;
    (void)left;
    steps->practice.desk = desk;
    go_on(steps);
}

static bool moving(const void *state)
{
    const struct first_steps *steps = state;
    return steps->phase == STEPS_ASTRAY || steps->phase == STEPS_ANSWER ||
           practice_moves(&steps->practice);
}

static void hush(void *state)
{
    practice_hush(&((struct first_steps *)state)->practice);
}

const struct page first_steps_page = {
    .name = "first-steps",
    .title = N_("First steps"),
    .icon = &icons[ICON_LEARN],
    .state_size = sizeof(struct first_steps),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .moving = moving,
    .hush = hush,
};

/* SPDX-License-Identifier: MIT */
/* Every page and state of play in windows of every size, in English and in a language whose texts
 * are 40 % longer: each text is shown whole, and none escapes translation. CROWNHEAD_LANGUAGES
 * names other languages, with spaces between, whose catalogues CROWNHEAD_LOCALE has: these are
 * shown in fewer windows. */
#include "base/file_error.h"
#include "base/translate.h"
#include "made_library.h"
#include "pages/editor/editor.h"
#include "pages/library/room.h"
#include "pages/replay/replay.h"
#include "plain_letters.h"
#include "prose/draft_prose.h"
#include "prose/endings_prose.h"
#include "prose/rule_words.h"
#include "prose/verdict_prose.h"
#include "stage.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

struct window {
    int w, h;
};

/* Windows and scales. A scale is a preference: what a window can not hold is not in force. */
static const struct window windows[] = {{640, 480},  {480, 640},   {700, 1000},
                                        {1280, 800}, {1920, 1080}, {3840, 2160}};
static const struct window usual_windows[] = {{640, 480}, {1280, 800}};
static const int scales[] = {75, 100, 200};
static const int usual_scales[] = {100, 150};

/* What is examined. */
static struct sweep {
    const char *folder; /* of the catalogues */
    char codes[600];    /* as translate_open expects them */
    char languages[LANGUAGES_MAX][LANGUAGE_CODE_SIZE];
    int language_count;
    const struct window *windows;
    int window_count, small_count; /* the smallest stand first: there every widget is pointed at */
    const int *scales;
    int scale_count;
} sweep = {LOCALE_FOLDER, "en@long",   {"en", "en@long"}, 2, windows, ROWS(windows), 3,
           scales,        ROWS(scales)};

/* Names that people gave: no plain letters, so that they do not look like texts of the program. */
#define CHALLENGER "Αλέξανδρος"
#define OTHER      "Ζωή"
#define OWN_RULES  "Σπιτικοί"

/* --- What is asked of a picture --- */

/* A picture, to be named where it is at fault. */
struct picture {
    const struct stage *stage;
    const char *state, *language;
    bool quotes; /* the message repeats words of a text */
};

static const char *describe(const struct picture *picture)
{
    static char text[240];
    const struct ui *ui = &picture->stage->shell.ui;
    struct strbuf out = strbuf_init(text, sizeof text);
    strbuf_addf(&out, "%s, %s, %dx%d at %d %%", picture->state, picture->language, ui->screen.w,
                ui->screen.h, ui->scale);
    return text;
}

static void require_no_cuts(const struct picture *picture)
{
    const struct ui *ui = &picture->stage->shell.ui;
    REQUIRE(ui->cut_count == 0, "%s: no room for \"%s\" in %dx%d", describe(picture),
            ui->cuts[0].string, ui->cuts[0].rect.w, ui->cuts[0].rect.h);
}

enum {
    CHARACTER_MAX = 4, /* bytes: a text cut for want of memory leaves fewer than these */
};

static bool fills(const char *text, size_t size)
{
    return strlen(text) + CHARACTER_MAX >= size;
}

static void require_memory(const struct picture *picture)
{
    const struct play *play = stage_play(picture->stage);
    const struct editor *editor = shell_state(&picture->stage->shell, "edit-rules");
    REQUIRE(!fills(play->strip.message, sizeof play->strip.message) &&
                !fills(play->meter.words, sizeof play->meter.words) &&
                !fills(editor->message, sizeof editor->message),
            "%s: a text is longer than its memory", describe(picture));
}

/* What scrolls shows a line of it at least. */
static void require_scroll_room(const struct picture *picture)
{
    const struct ui *ui = &picture->stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++) {
        const struct widget *widget = &ui->widgets[i];
        REQUIRE(!widget_is(widget, ROLE_SCROLL) || widget->rect.h >= ui_px(ui, METRIC_CAPTION),
                "%s: %s scrolls in a height of %d", describe(picture), widget->name,
                widget->rect.h);
    }
}

/* A text on the screen, as far as it is not clipped away. */
struct drawn_text {
    size_t item;
    const char *string;
    struct rect rect;
};

enum {
    SHOWN_MAX = 1024,
};

static int list_shown(const struct ui *ui, struct drawn_text shown[static SHOWN_MAX])
{
    struct rect clip = {0};
    int count = 0;
    for (size_t i = 0; i < ui->list.count; i++) {
        const struct draw_item *item = &ui->list.items[i];
        if (item->kind == DRAW_CLIP)
            clip = item->rect;
        if (item->kind != DRAW_TEXT)
            continue;
        const char *string = draw_string(&ui->list, item);
        struct rect rect = draw_text_place(item, text_width(ui->fonts, item->style, string),
                                           text_height(ui->fonts, item->style));
        if (clip.w > 0)
            rect = rect_common(rect, clip);
        ck_assert_int_lt(count, SHOWN_MAX);
        if (rect.w > 0 && rect.h > 0)
            shown[count++] = (struct drawn_text){i, string, rect};
    }
    return count;
}

static void require_inside(const struct picture *picture, const struct drawn_text *shown, int count)
{
    struct rect screen = picture->stage->shell.ui.screen;
    for (int i = 0; i < count; i++) {
        struct rect r = shown[i].rect;
        REQUIRE(r.x >= 0 && r.y >= 0 && r.x + r.w <= screen.w && r.y + r.h <= screen.h,
                "%s: \"%s\" leaves the window", describe(picture), shown[i].string);
    }
}

/* Is something opaque drawn over `rect` after one item and before another? */
static bool covered(const struct ui *ui, struct rect rect, size_t after, size_t before)
{
    for (size_t i = after + 1; i < before; i++) {
        const struct draw_item *item = &ui->list.items[i];
        struct rect common = rect_common(rect, item->rect);
        if (item->kind == DRAW_FILL && item->colour.a == 255 && common.w == rect.w &&
            common.h == rect.h)
            return true;
    }
    return false;
}

/* Is one the shadow of the other, the same text a little aside? */
static bool is_shadow(const struct drawn_text *a, const struct drawn_text *b)
{
    int far = a->rect.h / 4;
    return strcmp(a->string, b->string) == 0 && abs(a->rect.x - b->rect.x) <= far &&
           abs(a->rect.y - b->rect.y) <= far;
}

/* Lines may touch: letters are lower than their line. */
static void require_apart(const struct picture *picture, const struct drawn_text *shown, int count)
{
    const struct ui *ui = &picture->stage->shell.ui;
    for (int i = 0; i < count; i++)
        for (int j = i + 1; j < count; j++) {
            struct rect common = rect_common(shown[i].rect, shown[j].rect);
            int least = int_min(shown[i].rect.h, shown[j].rect.h);
            REQUIRE(common.w <= 1 || 5 * common.h <= least || is_shadow(&shown[i], &shown[j]) ||
                        covered(ui, common, shown[i].item, shown[j].item),
                    "%s: \"%s\" lies on \"%s\"", describe(picture), shown[j].string,
                    shown[i].string);
        }
}

/* --- Texts that escape translation --- */

static bool part_of_rules_text(const char *text, const struct named_ruleset *rules)
{
    char memory[640];
    struct strbuf whole = strbuf_init(memory, sizeof memory);
    as_text_print(&whole, rules);
    return strstr(memory, text);
}

/* A capture by the letters of its squares: "c3xe5". */
static bool is_capture(const char *text)
{
    return strchr(text, 'x') && text[strspn(text, "abcdefgh12345678x")] == '\0';
}

/* A language is called what it calls itself. */
static bool is_language(const char *text)
{
    for (int i = 0; i < translate_count(); i++)
        if (strcmp(text, translate_name(i)) == 0 || strcmp(text, translate_code(i)) == 0)
            return true;
    return false;
}

/* What a player may type stays as it is in every language: a move, the text of a rule set, and what
 * a message repeats of one; and so do the names of languages. */
static bool is_data(const struct picture *picture, const char *text)
{
    const struct desk *desk = &picture->stage->shell.desk;
    const struct editor *editor = shell_state(&picture->stage->shell, "edit-rules");
    if (is_capture(text) || is_language(text))
        return true;
    if (picture->quotes && strstr(editor->message, text))
        return true;
    if (editor->draft.begun && part_of_rules_text(text, &editor->draft.now.rules))
        return true;
    for (int place = 0; place < shelf_count(desk->shelf); place++)
        if (part_of_rules_text(text, shelf_at(desk->shelf, place).rules))
            return true;
    return false;
}

static void require_translated(const struct picture *picture, const char *text)
{
    REQUIRE(!has_plain_letters(text) || is_data(picture, text), "%s: \"%s\" is not translated",
            describe(picture), text);
}

static void require_all_translated(const struct picture *picture)
{
    const struct ui *ui = &picture->stage->shell.ui;
    for (size_t i = 0; i < ui->list.count; i++)
        if (ui->list.items[i].kind == DRAW_TEXT)
            require_translated(picture, draw_string(&ui->list, &ui->list.items[i]));
    for (int i = 0; i < ui->widget_count; i++)
        require_translated(picture, ui->widgets[i].label);
    require_translated(picture, ui->hint);
}

static void examine(const struct picture *picture)
{
    static struct drawn_text shown[SHOWN_MAX];
    int count = list_shown(&picture->stage->shell.ui, shown);
    require_no_cuts(picture);
    require_memory(picture);
    require_scroll_room(picture);
    require_inside(picture, shown, count);
    require_apart(picture, shown, count);
    if (strcmp(picture->language, "en@long") == 0)
        require_all_translated(picture);
}

/* --- Windows --- */

static void point_at(struct stage *stage, struct rect rect)
{
    stage_input(stage, (struct input){
                           .kind = INPUT_MOVE, .x = rect.x + rect.w / 2, .y = rect.y + rect.h / 2});
}

/* With the pointer on each widget whose name begins with `hover`. */
static void examine_pointing(struct stage *stage, const struct picture *picture, const char *hover)
{
    const struct ui *ui = &stage->shell.ui;
    for (int i = 0; i < ui->widget_count; i++) {
        struct widget widget = ui->widgets[i];
        if (strncmp(widget.name, hover, strlen(hover)) != 0 || !widget.takes_focus)
            continue;
        point_at(stage, widget.rect);
        examine(picture);
    }
    stage_input(stage, (struct input){.kind = INPUT_LEAVE});
}

static void examine_window(struct stage *stage, const struct picture *picture, int window,
                           int scale)
{
    stage->w = sweep.windows[window].w;
    stage->h = sweep.windows[window].h;
    stage->preferences.scale = scale;
    stage_draw(stage);
    examine(picture);
}

/* Windows of one scale one after the other: its fonts stay open. `hover` is for the smallest ones;
 * NULL: the pointer is on nothing. */
static void examine_windows(struct stage *stage, const struct picture *picture, const char *hover)
{
    for (int i = 0; i < sweep.scale_count; i++)
        for (int j = 0; j < sweep.window_count; j++) {
            examine_window(stage, picture, j, sweep.scales[i]);
            if (hover && i == sweep.scale_count - 1 && j < sweep.small_count)
                examine_pointing(stage, picture, hover);
        }
}

/* --- States --- */

static struct editor *editor_of(const struct stage *stage)
{
    return shell_state(&stage->shell, "edit-rules");
}

/* A match of people with names, in which each game so far was resigned. */
static void begin(struct stage *stage, const char *language, const char *rules, const char *fen,
                  int games)
{
    translate_open(sweep.folder, sweep.codes, "C");
    ck_assert_msg(translate_find(language) >= 0, "there is no language %s", language);
    translate_use(translate_find(language));
    ck_assert_msg(strcmp(language, "en") == 0 || strcmp(tr_c("a side", "White"), "White") != 0,
                  "no catalogue of %s in %s", language, sweep.folder);
    stage_init(stage, rules, fen);
    stage->preferences.language = 1 + translate_find(language);
    stage->preferences.speed = SPEED_OFF;
    player_set_name(&stage->match.players[0], CHALLENGER);
    player_set_name(&stage->match.players[1], OTHER);
    rulebook_put(&stage->rulebook, OWN_RULES, &presets[0]);
    for (int i = 0; i < games; i++) {
        game_resign(&stage->match.game, i % 2 ? WHITE : BLACK);
        match_next_game(&stage->match);
    }
    stage_draw(stage);
}

/* One word of a step: "%facing" seats two people face to face, "<Home>" is a key, "^g" one with
 * Ctrl, "@Up" one with Alt, "=save" and
 * "=start" a row of the editor, "~" lets a second pass, anything else is the widget to click. */
static void take_step(struct stage *stage, const char *word)
{
    char key[32];
    stage->now += word[0] == '~' ? 1000 : 0;
    if (word[0] == '%')
        stage->preferences.sitting = SITTING_FACING;
    if (word[0] == '~' || word[0] == '%')
        stage_draw(stage);
    else if (word[0] == '<') {
        snprintf(key, sizeof key, "%.*s", (int)strlen(word) - 2, word + 1);
        stage_key(stage, SDL_GetKeyFromName(key), 0);
    } else if (word[0] == '^') {
        stage_key(stage, word[1], MOD_CTRL);
    } else if (word[0] == '@') {
        stage_key(stage, SDL_GetKeyFromName(word + 1), MOD_ALT);
    } else if (word[0] == '=') {
        editor_of(stage)->row = strcmp(word, "=save") == 0 ? EDITOR_ROW_SAVE : EDITOR_ROW_START;
        stage_draw(stage);
    } else {
        stage_click(stage, stage_widget(stage, word)->rect);
    }
}

static void take_steps(struct stage *stage, const char *steps)
{
    char text[240];
    snprintf(text, sizeof text, "%s", steps);
    for (char *word = strtok(text, " "); word; word = strtok(NULL, " "))
        take_step(stage, word);
}

/* Kings that can go to and fro. */
#define KINGS     "W:WK32:BK1"
#define TWO_KINGS "W:WK32,31:BK1,2"
#define TO_AND    "square-32 square-28 square-1 square-6"
#define AND_FRO   " square-28 square-32 square-6 square-1"

static const struct state {
    const char *name, *rules, *fen, *steps, *hover;
    int games;
} states[] = {
    {"start", "american", NULL, "", "", 0},
    {"selection", "american", NULL, "square-11", NULL, 0},
    {"refusal", "american", NULL, "square-1", NULL, 0},
    {"refusal by a changed rule set", "american, rows=2", NULL, "square-1", NULL, 0},
    {"must capture", "american", "B:W15,16,17,14:B9,10,11,12", "", "", 0},
    {"all must capture", "freejump, capture=mandatory",
     "B:W13,14,15,16,17,18,19,20:B5,6,7,8,9,10,11,12", "square-1", NULL, 0},
    {"draw meter, flying", "flying, quiet=4", TWO_KINGS, TO_AND, "", 0},
    {"draw meter, classic", "classic, quiet=4", TWO_KINGS, TO_AND, "", 0},
    {"draw meter, tournament", "tournament, quiet=4", TWO_KINGS, TO_AND, "", 0},
    {"draw meter, a position again", "tournament, quiet=300, repetition=3", TWO_KINGS,
     TO_AND AND_FRO, NULL, 0},
    {"face to face", "american", NULL, "%facing", "", 0},
    {"face to face, a refusal above", "american", NULL, "%facing square-1", "", 0},
    {"face to face, a refusal below", "american", NULL, "%facing square-11 square-15 square-29",
     NULL, 0},
    {"face to face, must capture", "american", "B:W15,16,17,14:B9,10,11,12", "%facing", NULL, 0},
    {"face to face, resigning", "american", NULL, "%facing resign", NULL, 0},
    {"face to face, an offer", "american", NULL, "%facing offer-draw", NULL, 0},
    {"face to face, renaming", "american", NULL, "%facing name-black", NULL, 0},
    {"face to face, looking back", "american", NULL, "%facing square-11 square-15 <Home>", NULL, 0},
    {"face to face, over", "american", NULL, "%facing resign answer-resign ~ ~", "", 1},
    {"face to face, draw meter", "flying, quiet=4", TWO_KINGS, "%facing " TO_AND, "", 0},
    {"draw to claim", "tournament, quiet=2", KINGS, "square-32 square-28 square-1 square-6", "", 0},
    {"tray", "parlour", NULL, "", "", 0},
    {"tray and meter", "parlour, quiet=4, repetition=3, draws=claim", TWO_KINGS, TO_AND, "", 0},
    {"captured pieces", "parlour", "B:W18,26,32,23:B15,1,19", "square-15 square-23", "", 0},
    {"renaming", "american", NULL, "name-black", "", 0},
    {"a name under the pointer", "american", NULL, "", "name-", 0},
    {"looking back, draw meter", "flying, quiet=6", TWO_KINGS, TO_AND AND_FRO " previous", "", 0},
    {"a position again", "tournament", KINGS, TO_AND AND_FRO, "", 0},
    {"first steps, a refusal", "american", NULL, "menu first-steps next-board next-board square-28",
     NULL, 0},
    {"first steps, another move", "american", NULL,
     "menu first-steps next-board next-board next-board square-21 square-14", "", 0},
    {"first steps, done", "american", NULL, "menu first-steps next-board square-22 square-15", "",
     0},
    {"puzzles", "american", NULL, "menu puzzles ~", "", 0},
    {"puzzles, a hint", "american", NULL, "menu puzzles ~ hint hint", "", 0},
    {"puzzles, a try", "american", NULL, "menu puzzles ~ square-6 square-9 square-1", "", 0},
    {"puzzles of other rules", "tournament", NULL, "menu puzzles ~ puzzle-2", "", 0},
    {"first steps of Italian", "american", NULL,
     "menu first-steps rules/next rules/next rules/next rules/next rules/next rules/next "
     "rules/next rules/next",
     "", 0},
    {"own rules played", OWN_RULES, NULL, "", NULL, 0},
    {"routes", "american", "B:W14,15,22,23,32:B9,K10", "square-10 square-26", NULL, 0},
    {"resign question", "american", NULL, "^g", "", 0},
    {"offer question", "american", NULL, "^d", "", 0},
    {"answer question", "american", NULL, "^d answer-black", "", 0},
    {"a click while asked", "american", NULL, "^d answer-black square-11", NULL, 0},
    {"declined", "american", NULL, "^d answer-black <Escape>", NULL, 0},
    {"typing", "american", NULL, "<1>", "", 0},
    {"typed what is no move", "american", NULL, "<1> <1> <-> <2> <8> <Return>", NULL, 0},
    {"typed what is no square", "american", NULL, "<9> <9> <Return>", NULL, 0},
    {"typed what is two moves", "american", "B:W14,15,22,23,32:B9,K10",
     "<1> <0> <x> <2> <6> <Return>", NULL, 0},
    {"looking back", "american", NULL, "square-11 square-15 <Home>", "", 0},
    {"looking back, and a click", "american", NULL, "square-11 square-15 <Home> square-11", NULL,
     0},
    {"a move of the list", "american", NULL, "square-11 square-15 move-1", "", 0},
    {"a variation", "american", NULL, "square-11 square-15 ^z square-9 square-13 @Down", "", 0},
    {"a variation's end", "american", NULL,
     "square-11 square-15 ^z square-9 square-13 @Down <PageDown>", NULL, 0},
    {"an undone move", "american", NULL, "square-11 square-15 ^z <PageDown>", NULL, 0},
    {"no other move", "american", NULL, "square-11 square-15 @Down", NULL, 0},
    {"a comment is written", "american", NULL, "square-11 square-15 ^k", NULL, 0},
    {"no move to judge", "american", NULL, "^j", NULL, 0},
    {"nothing to undo", "american", NULL, "undo", NULL, 0},
    {"no revenge yet", "american", NULL, "^r", NULL, 0},
    {"no pieces", "american", "B:W15:B11", "square-11 square-18", "", 0},
    {"no pieces, giveaway", "american, goal=lose", "B:W15:B11", "square-11 square-18", "", 0},
    {"blocked", "american", "W:W5:B1", "", "", 0},
    {"resigned", "american", NULL, "^g answer-black", "", 0},
    {"resigned, by the other", "american", NULL, "^g answer-white", "", 0},
    {"resigned, captured pieces shown", "parlour", NULL, "^g answer-black", "", 0},
    {"result, and a click", "american", NULL, "^g answer-black ~ square-11", NULL, 0},
    {"agreed", "american", NULL, "^d answer-black accept-draw", NULL, 0},
    {"repetition", "american, repetition=2", KINGS, TO_AND AND_FRO, NULL, 0},
    {"quiet", "american, quiet=1", KINGS, "square-32 square-28", NULL, 0},
    {"lone kings", "american, lone-kings=yes", "B:WK15,K32:BK11", "square-11 square-18", NULL, 0},
    {"long match", "american", NULL, "", "", 57},
    {"long match, result", "american", NULL, "^g answer-black", NULL, 57},
    {"no ledger", "american", NULL, "<F3>", NULL, 0},
    {"ledger", "american", NULL, "^g answer-black <F3>", NULL, 12},
    {"new match", "american", NULL, "^n", "", 0},
    {"new match, own rules", "american", NULL, "^n <Home> rule-set/own/" OWN_RULES, NULL, 0},
    {"new match, asking", "american", NULL, "square-11 square-15 ^n start-match", "", 0},
    {"rules", "american", NULL, "<F1>", "", 0},
    {"settings", "american", NULL, "settings", "", 0},
    {"accessibility", "american", NULL, "settings accessibility", "", 0},
    {"keys", "american", NULL, "<F2>", NULL, 0},
    {"compare", "american", "B:W15,18:B8,11", "<F4>", "move-", 0},
    {"compare, nothing differs", "american", NULL, "<F4>", "move-", 0},
    {"compare, flying", "flying", "B:W15,23:BK1,K5,11", "<F4>", "move-", 0},
    {"compare, a difficult priority", "italian", "W:WK9:BK6,K7,K14,15", "<F4>", "move-", 0},
    {"editor", "american", NULL, "^e", "", 0},
    {"editor, start from", "american", NULL, "^e =start", "", 0},
    {"editor, start from, undone", "american", NULL, "^e =start undo", NULL, 0},
    {"editor, save", "american", NULL, "^e =save", "", 0},
    {"editor, saved", "american", NULL, "^e =save save-rules", NULL, 0},
    {"editor, asked to delete", "american", NULL, "^e =save save-rules delete-rules", NULL, 0},
    {"editor, saved twice", "american", NULL, "^e =save save-rules save-rules", NULL, 0},
    {"editor, copied", "american", NULL, "^e ^c", NULL, 0},
};

/* Two of the rules are not text: the book's own set. */
static const char *rules_of(const struct state *state)
{
    return strcmp(state->rules, OWN_RULES) == 0 ? "american" : state->rules;
}

static void begin_state(struct stage *stage, const struct state *state, const char *language)
{
    begin(stage, language, rules_of(state), state->fen, state->games);
    if (state->rules != rules_of(state))
        snprintf(stage->match.game.rules.name, sizeof stage->match.game.rules.name, OWN_RULES);
    take_steps(stage, state->steps);
}

START_TEST(every_state)
{
    const struct state *state = &states[_i % ROWS(states)];
    struct stage stage;
    struct picture picture = {&stage, state->name, sweep.languages[_i / ROWS(states)], false};
    begin_state(&stage, state, picture.language);
    examine_windows(&stage, &picture, state->hover);
    stage_finish(&stage);
}
END_TEST

enum {
    PAGE_ROWS = 0
#define PAGE(row) +1
#include "pages/rows.inc"
#undef PAGE
};

/* A page without a row above is seen all the same. */
START_TEST(every_page)
{
    struct stage stage;
    struct picture picture = {&stage, "page", sweep.languages[_i / PAGE_ROWS], false};
    begin(&stage, picture.language, "american", NULL, 0);
    picture.state = stage.shell.desk.pages[_i % PAGE_ROWS]->name;
    stage_open(&stage, picture.state);
    examine_windows(&stage, &picture, NULL);
    stage_finish(&stage);
}
END_TEST

/* What cannot be saved, and why: the path of a file that lies deep. */
START_TEST(quitting_without_saving)
{
    struct stage stage;
    struct picture picture = {&stage, "quit", sweep.languages[_i], false};
    begin(&stage, picture.language, "american", NULL, 0);
    shell_set_unkept(&stage.shell, "/αβγ/δεζηθικλ/μνξοπρστυφ/χψω/αβγδεζηθ/ικλμν.");
    stage_open(&stage, picture.state);
    examine_windows(&stage, &picture, "");
    stage_finish(&stage);
}
END_TEST

/* Perfect endings in each state, with large numbers and a reason with the path of a deep file. */
START_TEST(endings)
{
    struct stage stage;
    struct picture picture = {&stage, "endings", sweep.languages[_i], false};
    struct companion companion = {.endings = {.percent = 100,
                                              .counted = true,
                                              .whole = 6,
                                              .bytes = 760000000,
                                              .all_bytes = {INT64_C(99000000000), 0, 0, 0, 1}}};
    struct strbuf reason = strbuf_init(companion.endings.reason, sizeof companion.endings.reason);
    begin(&stage, picture.language, "american", NULL, 0);
    endings_unusable_print(&reason, "/αβγ/δεζηθικλ/μνξοπρστυφ/χψω/αβγδεζηθ/ικλμν",
                           FILE_ERROR_DAMAGED);
    stage.shell.desk.companion = &companion;
    for (int state = ENDINGS_AT_REST; state <= ENDINGS_FAILED; state++) {
        companion.endings.state = (enum endings_state)state;
        stage_open(&stage, picture.state);
        examine_windows(&stage, &picture, NULL);
    }
    stage_finish(&stage);
}
END_TEST

/* Names of rule sets and all that follows from them, where they stand. */
START_TEST(every_rule_set)
{
    static const char *const pages[] = {"play", "rules", "new-match", "compare"};
    const struct named_ruleset *rules = &presets[_i % PRESET_COUNT];
    struct stage stage;
    struct picture picture = {&stage, "", sweep.languages[_i / PRESET_COUNT], false};
    begin(&stage, picture.language, rules->id, NULL, 1);
    for (int i = 0; i < ROWS(pages); i++) {
        picture.state = pages[i];
        stage_open(&stage, pages[i]);
        examine_windows(&stage, &picture, NULL);
    }
    stage_finish(&stage);
}
END_TEST

/* The longest that may be said with this reason and this offer. */
static struct verdict longest_verdict(enum refusal refusal, enum offer offer)
{
    struct few few = {square_set(11) | square_set(15) | square_set(16), 9};
    struct verdict verdict = {.kind = VERDICT_REFUSED,
                              .refusal = refusal,
                              .square = 18,
                              .from = 14,
                              .about = 22,
                              .pointed = few.squares,
                              .must = refusal >= REFUSAL_KING_FIRST ? 3 : 0,
                              .several = true,
                              .offer = offer,
                              .pieces = few,
                              .to = {few}};
    if (offer == OFFER_CAPTURES) { /* of several pieces, so many landings are told in all */
        verdict.pieces.others = 0;
        for (int i = 0; i < FEW_SQUARES; i++)
            verdict.to[i] = (struct few){square_set(25), 0};
    }
    return verdict;
}

/* Whatever the board may answer fits into the strip, under the longest name of a rule set and the
 * longest names of squares. */
START_TEST(every_refusal)
{
    enum refusal refusal = (enum refusal)(_i % REFUSAL_COUNT);
    struct square_names names = {.style = SQUARES_ROW_COLUMN};
    struct stage stage;
    struct picture picture = {&stage, "refusal", sweep.languages[_i / REFUSAL_COUNT], false};
    begin(&stage, picture.language, "tournament, rows=2", NULL, 0);
    for (enum offer offer = OFFER_NOTHING; offer <= OFFER_GO_ON && refusal; offer++) {
        struct verdict verdict = longest_verdict(refusal, offer);
        struct position position = {.side = WHITE};
        char text[MESSAGE_SIZE];
        struct strbuf out = strbuf_init(text, sizeof text);
        verdict_print(&out, &stage.match.game.rules, &position, &verdict, names, side_names_plain);
        ck_assert_msg(!out.truncated, "no memory for \"%s\"", text);
        play_say(stage_play(&stage), MESSAGE_REFUSAL, text);
        for (int i = 0; i < sweep.small_count; i++)
            examine_window(&stage, &picture, i, SCALE_MAX);
    }
    stage_finish(&stage);
}
END_TEST

/* --- The editor --- */

enum {
    NUMBERS_APART = 5, /* of the steps of a number one in so many: they differ little */
};

/* Every field with the values that it can be given by steps. */
START_TEST(every_field)
{
    enum field field = (enum field)(_i % FIELD_COUNT);
    struct stage stage;
    struct picture picture = {&stage, field_infos[field].name, sweep.languages[_i / FIELD_COUNT],
                              false};
    begin(&stage, picture.language, "american", NULL, 0);
    stage_open(&stage, "edit-rules");
    struct editor *editor = editor_of(&stage);
    int steps[STEPS_MAX];
    int count = rule_steps(field, ruleset_get(&editor->draft.now.rules.rules, field), steps);
    editor->row = (int)field;
    for (int i = 0; i < count; i += field_infos[field].values ? 1 : NUMBERS_APART) {
        draft_set(&editor->draft, field, steps[i]);
        examine_windows(&stage, &picture, NULL);
    }
    stage_finish(&stage);
}
END_TEST

/* What the editor may say: what a step has come to, and two that are none. */
enum {
    MESSAGE_UNREADABLE = DRAFT_EVENT_COUNT,
    MESSAGE_NUMBER,
    MESSAGE_COUNT,
};

/* A word that is no field: the message lists all that are. */
static void say_unreadable(struct editor *editor)
{
    struct text_error error = {.fault = FAULT_NO_SUCH_FIELD, .line = 1, .column = 120};
    char text[EDITOR_MESSAGE_SIZE];
    struct strbuf out = strbuf_init(text, sizeof text);
    error.found.kind = FOUND_WORD;
    snprintf(error.found.text, sizeof error.found.text, "man-captures");
    unreadable_rules_print(&out, &error);
    editor_show_message(editor, true, text);
}

static void say(struct editor *editor, int message)
{
    char text[EDITOR_MESSAGE_SIZE];
    struct strbuf out = strbuf_init(text, sizeof text);
    struct draft_report report = {.event = (enum draft_event)message,
                                  .name = OWN_RULES,
                                  .before = OWN_RULES,
                                  .fault = NAME_SHIPPED};
    if (message < DRAFT_EVENT_COUNT) {
        editor_report(editor, &report);
    } else if (message == MESSAGE_UNREADABLE) {
        say_unreadable(editor);
    } else {
        number_needed_print(&out, FIELD_QUIET);
        editor_show_message(editor, true, text);
    }
}

START_TEST(every_message)
{
    static const int rows[] = {EDITOR_ROW_START, FIELD_LANDING, FIELD_QUIET, EDITOR_ROW_SAVE};
    int message = _i % MESSAGE_COUNT;
    struct stage stage;
    struct picture picture = {&stage, "message", sweep.languages[_i / MESSAGE_COUNT], false};
    begin(&stage, picture.language, "american", NULL, 0);
    stage_open(&stage, "edit-rules");
    picture.quotes = message == MESSAGE_UNREADABLE;
    for (int i = 0; i < ROWS(rows); i++) {
        editor_of(&stage)->row = rows[i];
        say(editor_of(&stage), message);
        examine_windows(&stage, &picture, NULL);
    }
    stage_finish(&stage);
}
END_TEST

/* A rule set that is in nothing as in tournaments. */
START_TEST(many_differences)
{
    struct stage stage;
    struct picture picture = {&stage, "many differences", sweep.languages[_i], false};
    begin(&stage, picture.language,
          "russian, first=white, corner=light, squares=bottom-right, rows=2, capture=optional, "
          "man-takes-king=no, landing=behind, crowning=at-rest, priority=most-kings, goal=lose, "
          "repetition=10, quiet=300, quiet-reset=capture-or-crown, lone-kings=yes",
          NULL, 0);
    stage_open(&stage, "edit-rules");
    static const int rows[] = {EDITOR_ROW_START, FIELD_KING, EDITOR_ROW_SAVE};
    for (int i = 0; i < ROWS(rows); i++) {
        editor_of(&stage)->row = rows[i];
        examine_windows(&stage, &picture, NULL);
    }
    stage_open(&stage, "rules");
    examine_windows(&stage, &picture, NULL);
    stage_finish(&stage);
}
END_TEST

/* --- The library --- */

static struct made_library made;

/* Whatever is in it was named by people. */
static void begin_library(struct stage *stage, const char *language)
{
    static const struct library_rules rules = {OWN_RULES, 8};
    begin(stage, language, "american", NULL, 1);
    made_library_init(&made, stage, 8);
    player_set_name(&stage->match.players[0], CHALLENGER);
    player_set_name(&stage->match.players[1], OTHER);
    for (int i = 0; i < ROWS(made.rows); i++) {
        strcpy(made.rows[i].rules, OWN_RULES);
        strcpy(made.rows[i].black, made.rows[i].black[0] ? CHALLENGER : "");
        strcpy(made.rows[i].white, made.rows[i].white[0] ? OTHER : "");
        strcpy(made.rows[i].event, OTHER);
    }
    made.library.rules = &rules;
    made.library.rules_count = 1;
    stage_open(stage, "library");
    stage_draw(stage);
}

static struct room *room_of(struct stage *stage)
{
    return shell_state(&stage->shell, "library");
}

static void do_nothing(struct stage *stage)
{
    (void)stage;
}

static void look_for_more(struct stage *stage)
{
    struct room *room = room_of(stage);
    room->filtering = true;
    room->filter.by_position = true;
    room->filter.result = LIBRARY_BLACK_WON;
    room->filter.versions = true;
}

static void look_for_nobody(struct stage *stage)
{
    strcpy(room_of(stage)->filter.words, "Ω");
}

static void have_none(struct stage *stage)
{
    (void)stage;
    made.games = made.library.found = made.library.total = 0;
}

static void import(struct stage *stage)
{
    (void)stage;
    made.library.import = (struct library_import){.running = true,
                                                  .title = OTHER,
                                                  .percent = 100,
                                                  .taken = 1234567,
                                                  .known = 12345,
                                                  .bad = 1234,
                                                  .per_second = 123456};
}

static void have_imported(struct stage *stage)
{
    static const char *const faults[] = {CHALLENGER, OTHER};
    import(stage);
    made.library.import.running = false;
    made.library.import.ended = made.library.import.stopped = true;
    made.library.import.faults = faults;
    made.library.import.fault_count = 2;
}

static void have_imported_versions(struct stage *stage)
{
    have_imported(stage);
    made.library.import.versions = 12345;
}

static void look_at_versions(struct stage *stage)
{
    have_imported_versions(stage);
    stage_draw(stage);
    room_show_versions(room_of(stage), 1);
    stage_draw(stage);
    stage_key(stage, SDLK_a, MOD_CTRL);
}

static void look_at_faults(struct stage *stage)
{
    have_imported(stage);
    stage_draw(stage);
    room_of(stage)->import.faults_shown = true;
}

static void delete_one(struct stage *stage)
{
    room_of(stage)->list.chosen = 1;
    stage_key(stage, SDLK_DELETE, 0);
}

static void replay(struct stage *stage)
{
    made_replay(&made, 2);
    stage_draw(stage);
    stage_draw(stage);
    strbuf_copy(made.library.replay.row.event, LIBRARY_EVENT_SIZE, OTHER);
    tree_set_text(&made.game.tree, game_node_at(&made.game, 1), TEXT_AFTER, CHALLENGER);
    tree_set_text(&made.game.tree, MADE_NESTED, TEXT_AFTER, OTHER);
}

static void replay_comment(struct stage *stage)
{
    replay(stage);
    ((struct replay *)shell_state(&stage->shell, "replay"))->move = 1;
}

static void replay_variation(struct stage *stage)
{
    replay(stage);
    replay_go_to(shell_state(&stage->shell, "replay"), MADE_NESTED);
}

static void replay_deleted(struct stage *stage)
{
    replay(stage);
    stage_key(stage, SDLK_DELETE, 0);
}

static void replay_changed(struct stage *stage)
{
    replay(stage);
    made.library.details = (struct library_details){true, made.library.replay.origin};
}

static void details(struct stage *stage)
{
    replay(stage);
    made.library.replay.row.match = 0;
    stage_open(stage, "details");
}

static void details_without_date(struct stage *stage)
{
    details(stage);
    stage_click(stage, stage_widget(stage, "details-date")->rect);
    stage_input(stage, (struct input){.kind = INPUT_TEXT, .text = "7"});
    stage_click(stage, stage_widget(stage, "save-details")->rect);
}

static void details_of_the_match(struct stage *stage)
{
    replay(stage);
    made.library.replay.row.game = 0;
    stage_open(stage, "details");
}

static void players(struct stage *stage)
{
    static struct library_players players = {.count = 3, .total = 1234567};
    stage_open(stage, "players");
    for (int i = 0; i < players.count; i++)
        players.players[i] = (struct library_player){CHALLENGER, 1234567, 123456, 234567, 345678};
    made.library.players = &players;
    made.library.player_answers++;
}

static void no_players(struct stage *stage)
{
    static const struct library_players none;
    players(stage);
    made.library.players = &none;
}

static void backup(struct stage *stage)
{
    made.library.disk = (struct library_disk){true, OTHER, 12345678901, 1234567890, "2026.11.25"};
    stage_open(stage, "backup");
}

static void first_backup(struct stage *stage)
{
    made.library.disk = (struct library_disk){true, OTHER, 1, 0, ""};
    stage_open(stage, "backup");
}

static void openings(struct stage *stage)
{
    static struct library_branches branches = {.all = {1234567, {1234, 4321, 567, 89}}};
    for (int i = 0; i < 7; i += 2) /* others were not played */
        branches.moves[i] = (struct library_tally){123456 * i + 1, {1, 400000, 300000, 20000}};
    stage_open(stage, "openings");
    made.library.branches = &branches;
    made.library.branches_of = made_last(&made, REQUEST_BRANCHES)->filter;
}

static void openings_of_none(struct stage *stage)
{
    static const struct library_branches none;
    openings(stage);
    made.library.branches = &none;
}

static void compare_scores(struct stage *stage)
{
    stage_open(stage, "ledger");
    made.library.scores[0] = (struct library_score){OWN_RULES, {1234, 567}, 89};
    made.library.score_count = 1;
}

static void leave_match(struct stage *stage)
{
    stage_open(stage, "play");
    stage_move(stage, 11, 15);
    stage_open(stage, "new-match");
    stage_click(stage, stage_widget(stage, "start-match")->rect);
}

static const struct {
    const char *name;
    void (*lead)(struct stage *stage);
    const char *hover;
} library_states[] = {
    {"games", do_nothing, ""},
    {"looking for more", look_for_more, ""},
    {"nobody", look_for_nobody, NULL},
    {"no games", have_none, NULL},
    {"importing", import, NULL},
    {"imported", have_imported, ""},
    {"imported versions", have_imported_versions, ""},
    {"versions", look_at_versions, ""},
    {"faults", look_at_faults, NULL},
    {"deleted", delete_one, NULL},
    {"replay", replay, ""},
    {"replay, a comment", replay_comment, NULL},
    {"replay, a variation", replay_variation, NULL},
    {"replay, deleted", replay_deleted, NULL},
    {"replay, changed", replay_changed, NULL},
    {"players", players, ""},
    {"no players", no_players, NULL},
    {"backup", backup, ""},
    {"no backup yet", first_backup, NULL},
    {"openings", openings, ""},
    {"openings of no game", openings_of_none, NULL},
    {"details", details, ""},
    {"details, no date", details_without_date, NULL},
    {"details of the match", details_of_the_match, NULL},
    {"ledger", compare_scores, NULL},
    {"a match that is kept", leave_match, NULL},
};

START_TEST(every_state_of_the_library)
{
    struct stage stage;
    struct picture picture = {&stage, library_states[_i % ROWS(library_states)].name,
                              sweep.languages[_i / ROWS(library_states)], false};
    begin_library(&stage, picture.language);
    library_states[_i % ROWS(library_states)].lead(&stage);
    stage_draw(&stage);
    stage_draw(&stage);
    examine_windows(&stage, &picture, library_states[_i % ROWS(library_states)].hover);
    stage_finish(&stage);
    made_library_finish(&made);
}
END_TEST

/* Those that are named outside, instead of the usual two. */
static void choose_languages(void)
{
    const char *codes = getenv("CROWNHEAD_LANGUAGES");
    if (!codes)
        return;
    sweep = (struct sweep){.folder = getenv("CROWNHEAD_LOCALE"),
                           .windows = usual_windows,
                           .window_count = ROWS(usual_windows),
                           .small_count = 1,
                           .scales = usual_scales,
                           .scale_count = ROWS(usual_scales)};
    strbuf_copy(sweep.codes, sizeof sweep.codes, codes);
    for (size_t length; *codes; codes += length + strspn(codes + length, " ")) {
        length = strcspn(codes, " ");
        snprintf(sweep.languages[sweep.language_count++], LANGUAGE_CODE_SIZE, "%.*s", (int)length,
                 codes);
    }
}

SUITE(long)
{
    Suite *suite = suite_create("long");
    TCase *tcase = tcase_create("texts");
    choose_languages();
    int all = sweep.language_count;
    tcase_set_timeout(tcase, 120);
    tcase_add_loop_test(tcase, every_state, 0, all * ROWS(states));
    tcase_add_loop_test(tcase, quitting_without_saving, 0, all);
    tcase_add_loop_test(tcase, endings, 0, all);
    tcase_add_loop_test(tcase, every_page, 0, all * PAGE_ROWS);
    tcase_add_loop_test(tcase, every_rule_set, 0, all * PRESET_COUNT);
    tcase_add_loop_test(tcase, every_refusal, 0, all * REFUSAL_COUNT);
    tcase_add_loop_test(tcase, every_field, 0, all * FIELD_COUNT);
    tcase_add_loop_test(tcase, every_message, 0, all * MESSAGE_COUNT);
    tcase_add_loop_test(tcase, many_differences, 0, all);
    tcase_add_loop_test(tcase, every_state_of_the_library, 0, all * ROWS(library_states));
    suite_add_tcase(suite, tcase);
    return suite;
}

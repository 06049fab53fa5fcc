/* SPDX-License-Identifier: MIT */
/* Gives other keys to commands and pages. A key that something else has is given only if the player
 * says so; each change can be undone. */
#include "base/translate.h"
#include "base/words.h"
#include "pages/keymap.h"
#include "pages/page.h"
#include "pages/pick_list.h"
#include "prose/keys_prose.h"
#include "toolkit/icons.h"

enum {
    ROW_POINTS = 44,
    WIDTH_MOST = 860,
    KEYS_PERCENT = 40, /* of a row, for the keys */
    RESET_POINTS = 190,
    FILTER_SIZE = 80,
    SENTENCE_SIZE = 400,
    KEYS_SIZE = KEYS_EACH * SHORTCUT_TEXT_SIZE,
};

enum stage {
    AT_REST,
    LISTENS, /* the next key is the one to give */
    ASKS,    /* something else has it */
};

struct change_keys {
    struct page_message message;
    char filter[FILTER_SIZE];
    struct pick_list list;
    int shown[KEYED_MAX]; /* the indices of the rows */
    int count;
    enum stage stage;
    int index, place;       /* whose key is being changed, and which */
    struct key_pair wanted; /* its keys, if all of them can be given */
    int rival;              /* what has one of them */
    struct shortcut contested;
    struct keymap draft;  /* with what the player has agreed to; counts once all is agreed */
    struct keymap before; /* the last change */
    bool undoes;          /* it can be undone */
};

/* What a row is drawn from. */
struct rows {
    struct desk *desk;
    const struct change_keys *page;
};

static struct keymap *keys_of(const struct desk *desk)
{
    return &desk->preferences->keys;
}

/* --- What is said --- */

static const char *key_words(struct ui *ui, struct key_pair keys)
{
    struct strbuf out = ui_strbuf(ui, KEYS_SIZE);
    key_pair_print(keys, &out);
    return out.text;
}

static void say_asked(struct change_keys *page)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    keys_asked_print(&out, keyed_at(page->index).label);
    page_say(&page->message, false, memory);
}

static void say_rival(struct ui *ui, struct change_keys *page)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    keys_rival_print(&out, key_words(ui, (struct key_pair){{page->contested}}),
                     keyed_at(page->rival).label, keyed_at(page->index).label);
    page_say(&page->message, true, memory);
}

static void say_given(const struct desk *desk, struct change_keys *page)
{
    char memory[SENTENCE_SIZE];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    keys_given_print(&out, keyed_at(page->index).label,
                     key_words(desk->ui, keymap_keys(keys_of(desk), page->index)));
    page_say(&page->message, false, memory);
}

/* --- Changing --- */

/* The keyboard is in the field again; a key that is asked for, or about, stays as it is. */
static void rest(struct desk *desk, struct change_keys *page)
{
    page->stage = AT_REST;
    desk->ui->focus = ui_id("find-key", 0);
    page_say(&page->message, false, "");
}

static void listen(struct desk *desk, struct change_keys *page, int place)
{
    page->stage = LISTENS;
    page->index = page->shown[page->list.chosen];
    page->place =
        key_stays(page->index, keymap_keys(keys_of(desk), page->index).keys[0]) ? 1 : place;
    page->undoes = false;
    desk->ui->focus = 0; /* letters are keys now */
    say_asked(page);
}

/* Gives the keys that are wanted, or asks about the first that something else has. */
static void give(struct desk *desk, struct change_keys *page)
{
    for (int i = 0; i < KEYS_EACH; i++) {
        page->contested = page->wanted.keys[i];
        page->rival = keymap_rival(&page->draft, page->index, page->contested);
        if (page->rival >= 0) {
            page->stage = ASKS;
            desk->ui->focus = ui_id("leave-key", 0);
            say_rival(desk->ui, page);
            return;
        }
    }
    keymap_put(&page->draft, page->index, page->wanted);
    page->before = *keys_of(desk);
    *keys_of(desk) = page->draft;
    rest(desk, page);
    page->undoes = true;
    say_given(desk, page);
}

static void begin(struct desk *desk, struct change_keys *page, struct key_pair wanted)
{
    page->draft = *keys_of(desk);
    page->wanted = wanted;
    page->undoes = false;
    give(desk, page);
}

static void move_key(struct desk *desk, struct change_keys *page)
{
    keymap_remove(&page->draft, page->rival, page->contested);
    give(desk, page);
}

static void give_key(struct desk *desk, struct change_keys *page, struct shortcut key)
{
    struct key_pair wanted = keymap_keys(keys_of(desk), page->index);
    wanted.keys[page->place] = key;
    begin(desk, page, wanted);
}

static void reset_all(struct desk *desk, struct change_keys *page)
{
    page->before = *keys_of(desk);
    *keys_of(desk) = (struct keymap){0};
    rest(desk, page);
    page->undoes = true;
    page_say(&page->message, false, tr("All keys are as they were at first."));
}

static void undo(struct desk *desk, struct change_keys *page)
{
    *keys_of(desk) = page->before;
    page->undoes = false;
    rest(desk, page);
}

/* --- The key that is pressed --- */

static void hear(struct desk *desk, struct change_keys *page)
{
    struct ui *ui = desk->ui;
    struct shortcut key = input_shortcut(&ui->input);
    bool none = key.mods == 0 && (key.key == SDLK_BACKSPACE || key.key == SDLK_DELETE);
    if (key.key != 0 && !none && key_is_fixed(page->index, key)) {
        char memory[SENTENCE_SIZE];
        struct strbuf out = strbuf_init(memory, sizeof memory);
        keys_fixed_print(&out, key_words(ui, (struct key_pair){{key}}));
        page_say(&page->message, true, memory);
    } else if (key.key != 0) {
        give_key(desk, page, none ? (struct shortcut){0} : key);
    }
}

/* An empty field has no use for Home and End. */
static void end_keys(struct ui *ui, struct change_keys *page)
{
    bool home = input_is_key(&ui->input, SDLK_HOME, 0), end = input_is_key(&ui->input, SDLK_END, 0);
    if (page->filter[0] || !ui_take_before_field(ui, home || end))
        return;
    page->list.chosen = home ? 0 : page->count - 1;
    page->list.wanted = true;
}

/* While the page listens it has every key of the keyboard. Esc ends that, and a question. */
static void early_keys(struct desk *desk, struct change_keys *page)
{
    struct ui *ui = desk->ui;
    bool ends =
        input_is_key(&ui->input, SDLK_ESCAPE, 0) || input_is_key(&ui->input, SDLK_AC_BACK, 0);
    if (page->stage != AT_REST && ui_take(ui, ends))
        rest(desk, page);
    else if (page->stage == LISTENS && ui_take(ui, ui->input.kind == INPUT_KEY && !ui->input.pad))
        hear(desk, page);
    else if (page->stage == AT_REST)
        end_keys(ui, page);
}

/* --- The list --- */

static void find_rows(struct desk *desk, struct change_keys *page)
{
    page->count = 0;
    for (int i = 0; i < keyed_count(); i++) {
        struct keyed keyed = keyed_at(i);
        const char *keys = key_words(desk->ui, keymap_keys(keys_of(desk), i));
        if (keyed.first.keys[0].key &&
            words_found(page->filter, (const char *const[]){keyed.label, keys}, 2))
            page->shown[page->count++] = i;
    }
}

/* Returns what else has one of these keys, which only a settings file brings about; NULL: nothing.
 */
static const char *rival_words(const struct desk *desk, int index, struct key_pair keys)
{
    for (int i = 0; i < KEYS_EACH; i++) {
        int rival = keymap_rival(keys_of(desk), index, keys.keys[i]);
        if (rival >= 0)
            return keyed_at(rival).label;
    }
    return NULL;
}

static const char *row_keys(const struct desk *desk, int index, bool *contested)
{
    struct key_pair keys = keymap_keys(keys_of(desk), index);
    const char *rival = rival_words(desk, index, keys), *words = key_words(desk->ui, keys);
    *contested = rival != NULL;
    /* TRANSLATORS: the keys of a command, which another command has, too. */
    return rival ? ui_format(desk->ui, tr("{keys}: also “{other}”"), {"keys", words},
                             {"other", rival})
                 : words;
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const struct rows *rows = data;
    int index = rows->page->shown[row];
    bool contested, changed = keys_of(rows->desk)->changed[index];
    const char *keys = row_keys(rows->desk, index, &contested);
    struct rect right = cut_right(&rect, rect.w * KEYS_PERCENT / 100);
    cut_left(&right, ui_px(ui, METRIC_GAP));
    page_line(ui, rect, ui_body(ui), COLOUR_TEXT, ALIGN_LEFT, keyed_at(index).label);
    page_line(ui, right, changed ? ui_bold(ui) : ui_body(ui),
              contested ? COLOUR_WARNING : COLOUR_TEXT, ALIGN_RIGHT, keys);
}

static const char *row_label(struct ui *ui, const void *data, int row)
{
    const struct rows *rows = data;
    int index = rows->page->shown[row];
    bool contested;
    return ui_format(ui, tr("{label}: {value}"), {"label", keyed_at(index).label},
                     {"value", row_keys(rows->desk, index, &contested)});
}

static void list(struct desk *desk, struct change_keys *page, struct rect rect)
{
    struct ui *ui = desk->ui;
    const struct rows data = {desk, page};
    const struct pick_rows rows = {.name = "key",
                                   .count = page->count,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .twice = true,
                                   .data = &data,
                                   .draw = draw_row,
                                   .label = row_label};
    int picked = pick_list(ui, rect, &rows, &page->list, page->stage == AT_REST);
    if (page->count == 0)
        page_says(ui, rect, tr("No command is called so."));
    if (page->list.manner != PICK_NOT && page->stage != AT_REST)
        rest(desk, page);
    if (picked >= 0)
        listen(desk, page, 0);
}

/* --- Below the list --- */

static void first_key(struct desk *desk, struct change_keys *page)
{
    listen(desk, page, 0);
}

static void second_key(struct desk *desk, struct change_keys *page)
{
    listen(desk, page, 1);
}

static void no_key(struct desk *desk, struct change_keys *page)
{
    give_key(desk, page, (struct shortcut){0});
}

static void reset_key(struct desk *desk, struct change_keys *page)
{
    page->index = page->shown[page->list.chosen];
    begin(desk, page, keyed_at(page->index).first);
}

struct deed {
    struct button button;
    void (*does)(struct desk *desk, struct change_keys *page);
};

static void deeds(struct desk *desk, struct change_keys *page, struct rect rect,
                  struct deed deeds[], int count)
{
    struct ui *ui = desk->ui;
    int pressed = -1;
    for (int i = 0; i < count; i++)
        if (ui_button(ui, rect_column(rect, i, count, ui_px(ui, METRIC_GAP)), &deeds[i].button))
            pressed = i;
    if (pressed >= 0)
        deeds[pressed].does(desk, page);
}

static void rest_buttons(struct desk *desk, struct change_keys *page, struct rect rect)
{
    int index = page->list.chosen >= 0 ? page->shown[page->list.chosen] : -1;
    const char *none = index < 0 ? tr("Choose a command first.") : NULL;
    bool changed = index >= 0 && keys_of(desk)->changed[index];
    bool stays = index >= 0 && key_stays(index, keymap_keys(keys_of(desk), index).keys[0]);
    struct deed row[] = {
        {{.name = "new-key",
          .label = tr_c("a button: the keys of a command", "New key"),
          .main = true,
          .why_not = stays ? tr("Esc always goes back. It can have a second key.") : none},
         first_key},
        {{.name = "second-key",
          .label = tr_c("a button: the keys of a command", "Second key"),
          .why_not = none},
         second_key},
        {{.name = "reset-key",
          .label = tr_c("a button: the keys of a command", "As at first"),
          .why_not = none || changed ? none : tr("It has the keys that it had at first.")},
         reset_key}};
    deeds(desk, page, rect, row, 3);
}

static void buttons(struct desk *desk, struct change_keys *page, struct rect rect)
{
    struct deed listening[] = {
        {{.name = "no-key", .label = tr_c("a button: the keys of a command", "No key")}, no_key},
        {{.name = "leave-key", .label = tr_c("a button", "Cancel")}, rest}};
    struct deed asking[] = {
        {{.name = "move-key", .label = tr_c("a button: the keys of a command", "Move it here")},
         move_key},
        {{.name = "leave-key",
          .label = tr_c("a button: the keys of a command", "Leave it there"),
          .main = true},
         rest}};
    if (page->stage == AT_REST)
        rest_buttons(desk, page, rect);
    else
        deeds(desk, page, rect, page->stage == LISTENS ? listening : asking, 2);
    if (desk->ui->report[0])
        page_say(&page->message, true, desk->ui->report);
}

/* --- The page --- */

static void strip(struct desk *desk, struct change_keys *page, struct rect *room)
{
    struct button back = {.name = "undo-key",
                          .label = command_button(desk, COMMAND_UNDO).label,
                          .icon = &icons[ICON_UNDO]};
    if (!page->undoes)
        page_strip(desk->ui, room, &page->message);
    else if (page_undo_strip(desk->ui, room, page->message.text, back))
        undo(desk, page);
}

static void head(struct desk *desk, struct change_keys *page, struct rect line)
{
    struct ui *ui = desk->ui;
    struct button reset = {.name = "reset-keys",
                           .label = tr("All as at first"),
                           .why_not = keymap_initial(keys_of(desk)) ? tr("No key has been changed.")
                                                                    : NULL};
    if (ui_button(ui, cut_right(&line, ui_px(ui, RESET_POINTS)), &reset))
        reset_all(desk, page);
    cut_right(&line, ui_px(ui, METRIC_GAP));
    if (ui_field(ui, page_find(ui, line), "find-key", tr_c("a field to search", "Find"),
                 page->filter, FILTER_SIZE))
        page->list = (struct pick_list){.chosen = 0};
    if (page->stage == LISTENS && ui->focus == ui_id("find-key", 0))
        rest(desk, page); /* it was clicked, to be written in */
}

static void pass(struct desk *desk, void *state)
{
    struct change_keys *page = state;
    struct ui *ui = desk->ui;
    int target = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, METRIC_GAP);
    early_keys(desk, page);
    struct rect room = page_head(desk);
    room = rect_centred(room, int_min(room.w, ui_px(ui, WIDTH_MOST)), room.h);
    find_rows(desk, page);
    head(desk, page, cut_top(&room, target));
    cut_top(&room, gap);
    page_paragraph(ui, &room, ui_small(ui), COLOUR_TEXT_DIM,
                   tr("The keys of the board, of lists and of fields are fixed, and so are the "
                      "squares of a typed move."),
                   true);
    cut_top(&room, gap);
    struct rect below = cut_bottom(&room, target);
    cut_bottom(&room, gap);
    strip(desk, page, &room);
    list(desk, page, room);
    buttons(desk, page, below);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct change_keys *page = state;
    (void)opening;
    *page = (struct change_keys){.list.chosen = 0};
    desk->ui->focus = ui_id("find-key", 0);
}

const struct page change_keys_page = {
    .name = "change-keys",
    .title = N_("Change keys"),
    .icon = &icons[ICON_KEYBOARD],
    .state_size = sizeof(struct change_keys),
    .open = open,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

/* SPDX-License-Identifier: MIT */
#include "base/path.h"
#include "base/translate.h"
#include "base/words.h"
#include "pages/commands.h"
#include "pages/files/files.h"
#include "prose/in_out_prose.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    ROW_POINTS = 46,
    DATE_POINTS = 104,
    SIZE_POINTS = 92,
    ROOMY_POINTS = 520, /* a list of this width shows sizes, too */
};

/* --- Going elsewhere --- */

bool browser_path_of(const struct desk *desk, const char *name, char path[FILES_PATH_SIZE])
{
    const char *folder = desk->files->path;
    struct strbuf out = strbuf_init(path, FILES_PATH_SIZE);
    strbuf_addf(&out, "%s/%s", strcmp(folder, "/") == 0 ? "" : folder, name);
    return !out.truncated;
}

bool browser_find_path(const struct desk *desk, const char *name, char path[FILES_PATH_SIZE])
{
    const char *home = desk->files->home;
    char typed[FILES_PATH_SIZE];
    struct strbuf copy = strbuf_init(typed, sizeof typed);
    struct strbuf out = strbuf_init(path, FILES_PATH_SIZE);
    strbuf_add(&copy, name);
    path_use_slashes(typed, PATH_HERE);
    bool from_home = typed[0] == '~' && (typed[1] == '/' || !typed[1]) && home[0];
    if (!from_home && typed[0] != '/' && !path_is_whole(typed, PATH_HERE))
        return !copy.truncated && browser_path_of(desk, typed, path);
    if (from_home && home[1]) /* the root has its slash already */
        strbuf_add(&out, home);
    strbuf_add(&out, from_home ? typed + 1 : typed);
    strbuf_add(&out, path[0] ? "" : "/");
    return !copy.truncated && !out.truncated;
}

bool browser_needs_drive(const struct desk *desk, const char *path)
{
    return PATH_HERE == PATH_WINDOWS && path_is_root(desk->files->path) &&
           path_skip_root(path) == path && !path_is_whole(path, PATH_HERE);
}

/* "C:" */
static bool is_drive(const char *name)
{
    return path_has_drive(name, PATH_HERE) && !name[2];
}

bool browser_names_folder(const char *name)
{
    const char *last = path_name(name);
    return strcmp(name, "~") == 0 || strcmp(last, "..") == 0 || (name[0] && !last[0]) ||
           is_drive(name);
}

bool browser_names_path(const char *name)
{
    return browser_names_folder(name) || path_name(name) != name;
}

bool browser_shows_programs(const struct desk *desk)
{
    return desk->page == &program_file_page;
}

void browser_look(struct desk *desk, const char *path)
{
    desk->request =
        (struct request){browser_shows_programs(desk) ? REQUEST_PROGRAMS : REQUEST_FOLDER,
                         .path = desk_keep_text(desk, path)};
}

bool browser_go_into(struct desk *desk, struct browser *browser, const char *name)
{
    char path[FILES_PATH_SIZE];
    if (!browser_find_path(desk, name, path)) {
        page_say(&browser->message, true, file_name_too_long());
        return false;
    }
    size_t length = strlen(path);
    if (length > 1 && path[length - 1] == '/')
        path[length - 1] = '\0';
    browser_look(desk, path);
    return true;
}

void browser_look_above(struct desk *desk, const char *path)
{
    char above[FILES_PATH_SIZE];
    strbuf_copy(above, sizeof above, path);
    above[path_length_above(above, strlen(above), PATH_HERE)] = '\0';
    browser_look(desk, above[0] || !path[0] ? above : "/");
}

void browser_keys(struct desk *desk, bool typed)
{
    struct ui *ui = desk->ui;
    bool erases = typed && input_is_key(&ui->input, SDLK_BACKSPACE, 0);
    if (ui_take_before_field(ui, !erases && command_pressed(desk, COMMAND_FOLDER_ABOVE)))
        browser_look_above(desk, desk->files->path);
}

bool browser_follow(struct desk *desk, struct browser *browser)
{
    if (desk->files->programs != browser_shows_programs(desk))
        browser_look(desk, "");
    if (browser->looks == desk->files->looks)
        return false;
    browser->looks = desk->files->looks;
    browser->list = (struct pick_list){.chosen = -1};
    page_say(&browser->message, true, desk->files->reason);
    return true;
}

/* --- The path --- */

/* Returns the label of the part of the path that ends before `end`. */
static const char *part_label(struct ui *ui, const char *path, size_t end)
{
    if (end == 0) /* TRANSLATORS: a folder that has the drives */
        return PATH_HERE == PATH_WINDOWS ? tr("This computer") : "/";
    size_t above = path_length_above(path, end, PATH_HERE);
    size_t begin = above > 0 || (path[0] == '/' && path[1] != '/') ? above + 1 : 0;
    struct strbuf name = ui_strbuf(ui, end + 1), shown = ui_strbuf(ui, 3 * end + 2);
    strbuf_addf(&name, "%.*s", (int)(end - begin), path + begin);
    listing_show_name(&shown, name.text);
    return shown.text;
}

static int part_width(struct ui *ui, const char *label)
{
    int width = text_width(ui->fonts, ui_body(ui), label) + 2 * ui_px(ui, METRIC_MARGIN);
    return int_max(width, ui_px(ui, METRIC_TARGET));
}

static int part_number(const char *path, size_t end)
{
    int number = 1;
    for (; end > 0; end = path_length_above(path, end, PATH_HERE))
        number++;
    return number;
}

static void part_button(struct desk *desk, struct rect rect, const char *path, size_t end,
                        bool last)
{
    struct ui *ui = desk->ui;
    char memory[FILES_PATH_SIZE];
    struct strbuf part = strbuf_init(memory, sizeof memory);
    struct button button = {.name = "folder",
                            .number = part_number(path, end),
                            .label = part_label(ui, path, end),
                            .chosen = last};
    int cuts = ui->cut_count;
    bool pressed = ui_button(ui, rect, &button);
    ui->cut_count = cuts; /* the name of a folder may be of any length */
    strbuf_addf(&part, "%.*s", (int)end, path);
    if (pressed)
        browser_look(desk, end > 0 ? memory : "/");
}

enum {
    PARTS_MAX = 64,
};

/* Lists the ends of as many parts as fit into `room` pixels, from the folder itself upwards, and
 * sets `*width` to their width. Lists at least one. */
static int list_parts(struct desk *desk, size_t ends[PARTS_MAX], int room, int *width)
{
    struct ui *ui = desk->ui;
    const char *path = desk->files->path;
    int gap = ui_px(ui, METRIC_GAP_SMALL), count = 0;
    *width = -gap;
    for (size_t end = path[0] && path[1] ? strlen(path) : 0; count < PARTS_MAX;
         end = path_length_above(path, end, PATH_HERE)) {
        int wide = part_width(ui, part_label(ui, path, end)) + gap;
        if (count > 0 && *width + wide > room)
            break;
        *width += wide;
        ends[count++] = end;
        if (end == 0)
            break;
    }
    return count;
}

static void path_buttons(struct desk *desk, struct rect line)
{
    struct ui *ui = desk->ui;
    const char *path = desk->files->path;
    size_t ends[PARTS_MAX];
    int width, count = list_parts(desk, ends, line.w, &width);
    for (int i = count - 1; i >= 0 && path[0]; i--) {
        int wide = part_width(ui, part_label(ui, path, ends[i]));
        part_button(desk, cut_left(&line, int_min(wide, line.w)), path, ends[i], i == 0);
        cut_left(&line, ui_px(ui, METRIC_GAP_SMALL));
    }
}

/* --- Places --- */

/* Home or a recent folder: a short name for a long path. */
struct place {
    const char *name, *label, *path;
    int number;
};

static int list_places(struct desk *desk, struct place places[FILES_RECENT + 1])
{
    struct ui *ui = desk->ui;
    const struct files_view *files = desk->files;
    int count = 0;
    if (files->home[0])
        places[count++] = (struct place){"home", tr_c("a folder", "Home"), files->home, 0};
    for (int i = 0; i < FILES_RECENT; i++) {
        const char *path = files->recent[i];
        if (path[0] && strcmp(path, files->home) != 0)
            places[count++] = (struct place){
                "recent", part_label(ui, path, path[1] ? strlen(path) : 0), path, i + 1};
    }
    return count;
}

static int place_width(struct ui *ui, const char *label)
{
    int icon = ui_px(ui, METRIC_ICON) + ui_px(ui, METRIC_GAP);
    return text_width(ui->fonts, ui_body(ui), label) + icon + 2 * ui_px(ui, METRIC_MARGIN);
}

/* Reduces `*count` to the places that fit into `room`. Returns their width. */
static int places_width(struct ui *ui, const struct place *places, int *count, int room)
{
    int width = 0, gap = ui_px(ui, METRIC_GAP);
    for (int i = 0; i < *count; i++) {
        int wide = place_width(ui, places[i].label) + (i > 0 ? gap : 0);
        if (width + wide > room)
            *count = i;
        else
            width += wide;
    }
    return width;
}

static void place_buttons(struct desk *desk, struct rect line, const struct place *places,
                          int count)
{
    struct ui *ui = desk->ui;
    for (int i = 0; i < count; i++) {
        struct button button = {.name = places[i].name,
                                .number = places[i].number,
                                .label = places[i].label,
                                .icon = &icons[ICON_FOLDER]};
        struct rect rect = cut_left(&line, place_width(ui, button.label));
        if (ui_button(ui, rect, &button))
            browser_look(desk, places[i].path);
        cut_left(&line, ui_px(ui, METRIC_GAP));
    }
}

/* Draws the path and the places side by side, or one above the other if there is no room. */
void browser_head(struct desk *desk, struct rect *room)
{
    struct ui *ui = desk->ui;
    struct place places[FILES_RECENT + 1];
    size_t ends[PARTS_MAX];
    int way, count = list_places(desk, places), margin = ui_px(ui, METRIC_MARGIN_WIDE);
    int width = places_width(ui, places, &count, room->w);
    struct rect line = cut_top(room, ui_px(ui, METRIC_TARGET));
    cut_top(room, ui_px(ui, METRIC_GAP));
    list_parts(desk, ends, room->w, &way);
    if (way + margin + width <= line.w) {
        place_buttons(desk, cut_right(&line, width), places, count);
    } else {
        place_buttons(desk, line, places, count);
        line = cut_top(room, ui_px(ui, METRIC_TARGET));
        cut_top(room, ui_px(ui, METRIC_GAP));
    }
    path_buttons(desk, line);
}

/* --- The list --- */

/* The entries of the folder that the list shows. */
struct shown {
    const struct listing *folder;
    enum icon icon; /* of a file */
    int *rows;
    int count;
};

static const struct listed *entry_at(const struct shown *shown, int row)
{
    return &shown->folder->entries[shown->rows[row]];
}

static int number_of(const void *data, int row)
{
    return ((const struct shown *)data)->rows[row] + 1;
}

static const char *label_of(struct ui *ui, const void *data, int row)
{
    (void)ui;
    return entry_at(data, row)->shown;
}

static void draw_row(struct ui *ui, struct rect rect, const void *data, int row)
{
    const struct shown *shown = data;
    const struct listed *entry = entry_at(shown, row);
    int icon = ui_px(ui, METRIC_ICON);
    bool roomy = rect.w >= ui_px(ui, ROOMY_POINTS);
    char memory[40];
    struct strbuf size = strbuf_init(memory, sizeof memory);
    struct rect left = cut_left(&rect, icon);
    draw_sprite_tinted(&ui->list, &icons[entry->folder ? ICON_FOLDER : shown->icon],
                       rect_centred(left, icon, icon),
                       ui_colour(ui, entry->folder ? COLOUR_ACCENT : COLOUR_TEXT_DIM));
    cut_left(&rect, ui_px(ui, METRIC_MARGIN));
    struct colour dim = ui_colour(ui, COLOUR_TEXT_DIM);
    ui_text(ui, cut_right(&rect, ui_px(ui, DATE_POINTS)), ui_small(ui), dim, ALIGN_RIGHT,
            entry->date);
    file_size_print(&size, entry->size);
    if (roomy)
        ui_text(ui, cut_right(&rect, ui_px(ui, SIZE_POINTS)), ui_small(ui), dim, ALIGN_RIGHT,
                entry->folder ? "" : memory);
    cut_right(&rect, ui_px(ui, METRIC_GAP));
    ui_text(ui, rect, ui_body(ui), ui_colour(ui, COLOUR_TEXT), ALIGN_LEFT, entry->shown);
}

static struct shown shown_entries(struct desk *desk, const char *filter)
{
    const struct listing *folder = &desk->files->folder;
    struct shown shown = {.folder = folder,
                          .icon = browser_shows_programs(desk) ? ICON_SETTINGS : ICON_GAME};
    shown.rows = arena_take(&desk->ui->texts, (size_t)folder->count * sizeof *shown.rows + 1);
    for (int i = 0; i < folder->count; i++)
        if (words_found(filter, (const char *const[]){folder->entries[i].shown}, 1))
            shown.rows[shown.count++] = i;
    return shown;
}

static void say_empty(struct desk *desk, struct rect room, const char *filter)
{
    struct ui *ui = desk->ui;
    const char *words = browser_names_path(filter)      ? tr("Enter goes there.")
                        : desk->files->reason[0]        ? ""
                        : desk->files->folder.count > 0 ? tr("No name here matches.")
                        : browser_shows_programs(desk) ? tr("There are no programs in this folder.")
                                                       : tr("There are no games in this folder.");
    struct rect line = rect_inset(room, ui_px(ui, METRIC_MARGIN));
    page_line(ui, line, ui_body(ui), COLOUR_TEXT_DIM, ALIGN_CENTRE, words);
}

struct picked browser_list(struct desk *desk, struct browser *browser, struct rect room,
                           const char *filter, bool enter)
{
    struct ui *ui = desk->ui;
    struct shown shown = shown_entries(desk, filter);
    const struct pick_rows rows = {.name = "entry",
                                   .count = shown.count,
                                   .height = ui_px(ui, ROW_POINTS),
                                   .data = &shown,
                                   .draw = draw_row,
                                   .label = label_of,
                                   .number = number_of};
    char path[FILES_PATH_SIZE];
    int row = pick_list(ui, room, &rows, &browser->list, enter);
    if (shown.count == 0)
        say_empty(desk, room, filter);
    const struct listed *entry = row >= 0 ? entry_at(&shown, row) : NULL;
    if (entry && entry->folder && browser_path_of(desk, entry->name, path))
        browser_look(desk, path);
    return (struct picked){entry && !entry->folder ? entry : NULL};
}

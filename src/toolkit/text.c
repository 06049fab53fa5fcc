/* SPDX-License-Identifier: MIT */
#include "toolkit/text.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/strbuf.h"
#include "base/translate.h"
#include "base/utf8.h"
#include "toolkit/geometry.h"
#include "toolkit/graphemes.h"
#include "toolkit/text_runs.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#define LEFTWARD_MARK  "\u200E"
#define RIGHTWARD_MARK "\u200F"
#define ISOLATE        "\u2068"

enum {
    LINE_MAX_BYTES = 4096,
    GUESSED_LINE_PERCENT = 117, /* the height of a line without fonts, of the style's height */
};

bool text_starts_at_right(void)
{
    /* TRANSLATORS: If your language is written from right to left, write right to left, in these
     * English words; the whole window is then mirrored. All others copy the text. */
    const char *direction = tr_c("direction of writing", "left to right");
    return strcmp(direction, "right to left") == 0;
}

/* --- Measuring --- */

/* Returns the key of a measure. A page measures all its texts in every pass, and they are mostly
 * the same. `limit` is the width to fit into, or -1 for the whole text. */
static uint64_t measure_key(struct text_style style, const char *string, int limit)
{
    uint64_t hash = hash_bytes(HASH_EMPTY, &style, sizeof style);
    hash = hash_bytes(hash, &limit, sizeof limit);
    hash = hash_bytes(hash, string, strlen(string));
    return hash ? hash : 1;
}

/* The average width of a character without fonts, of the style's height. */
static const int guessed_percent[FONT_FACE_COUNT] = {[FONT_REGULAR] = 50, [FONT_BOLD] = 57};

static int guessed_width(struct text_style style, const char *string)
{
    int characters = 0;
    for (size_t at = 0; string[at]; at = utf8_next(string, at))
        characters++;
    return (characters * style.px * guessed_percent[style.face] + 99) / 100; /* a line holds them */
}

static size_t guessed_fitting(struct text_style style, const char *string, int width)
{
    int characters = width * 100 / int_max(1, style.px * guessed_percent[style.face]);
    return grapheme_whole(string, utf8_bytes(string, (size_t)characters));
}

static int measure_width(struct fonts *fonts, struct text_style style, const char *string)
{
    int width = 0;
    if (text_is_plain(fonts, style, string)) {
        TTF_SizeUTF8(fonts_get(fonts, style), string, &width, NULL);
        return width;
    }
    struct text_runs runs = text_runs_make(fonts, style, string);
    width = runs.width;
    text_runs_finish(&runs);
    return width;
}

int text_width(struct fonts *fonts, struct text_style style, const char *string)
{
    if (!fonts)
        return guessed_width(style, string);
    uint64_t key = measure_key(style, string, -1);
    struct measure *measure = fonts_measure(fonts, key);
    if (measure->key != key)
        *measure = (struct measure){key, measure_width(fonts, style, string)};
    return measure->value;
}

int text_height(struct fonts *fonts, struct text_style style)
{
    return fonts ? TTF_FontHeight(fonts_get(fonts, style))
                 : (style.px * GUESSED_LINE_PERCENT + 99) / 100;
}

struct text_bounds text_bounds(struct fonts *fonts, struct text_style style, const char *ascii)
{
    TTF_Font *font = fonts ? fonts_get(fonts, style) : NULL;
    if (!font || !*ascii)
        return (struct text_bounds){0, 0};
    int highest = INT_MIN, lowest = INT_MAX;
    for (; *ascii; ascii++) {
        int top = 0, bottom = 0;
        TTF_GlyphMetrics(font, (uint16_t)*ascii, NULL, NULL, &bottom, &top, NULL);
        highest = int_max(highest, top);
        lowest = int_min(lowest, bottom);
    }
    int ascent = TTF_FontAscent(font);
    return (struct text_bounds){ascent - highest, ascent - lowest};
}

/* The same for a string with runs, by bisection. */
static size_t fitting_graphemes(struct fonts *fonts, struct text_style style, const char *string,
                                int width)
{
    size_t length = strlen(string), fits = 0, too_many = length + 1;
    char *part = array_zeroed(length + 1, 1);
    while (fits < too_many) {
        size_t middle = grapheme_whole(string, fits + (too_many - fits) / 2);
        if (middle <= fits)
            middle = grapheme_next(string, fits);
        if (middle >= too_many || middle == fits)
            break;
        memcpy(part, string, middle);
        part[middle] = '\0';
        if (text_width(fonts, style, part) <= width)
            fits = middle;
        else
            too_many = middle;
    }
    free(part);
    return fits;
}

static size_t measure_fitting(struct fonts *fonts, struct text_style style, const char *string,
                              int width)
{
    int extent, characters = 0;
    if (!text_is_plain(fonts, style, string))
        return fitting_graphemes(fonts, style, string, width);
    TTF_MeasureUTF8(fonts_get(fonts, style), string, width, &extent, &characters);
    return utf8_bytes(string, (size_t)characters);
}

size_t text_fitting(struct fonts *fonts, struct text_style style, const char *string, int width)
{
    if (width <= 0)
        return 0;
    if (!fonts)
        return guessed_fitting(style, string, width);
    uint64_t key = measure_key(style, string, width);
    struct measure *measure = fonts_measure(fonts, key);
    if (measure->key != key) {
        size_t fits = measure_fitting(fonts, style, string, width);
        *measure = (struct measure){key, (int)fits};
    }
    return (size_t)measure->value;
}

/* --- Lines --- */

/* Returns where to break `string`, of which `fitting` bytes fit: after the last space among them.
 */
static size_t break_at(const char *string, size_t fitting)
{
    if (string[fitting] == '\0' || string[fitting] == ' ')
        return fitting;
    for (size_t at = fitting; at > 0; at--)
        if (string[at - 1] == ' ')
            return at;
    return fitting > 0 ? fitting : grapheme_next(string, 0);
}

/* Returns how many isolates begin before `at` and end after it. */
static int open_isolates(const char *paragraph, const char *at)
{
    int open = 0;
    for (; paragraph < at; paragraph += utf8_length(paragraph)) {
        uint32_t code = utf8_decode(paragraph).code;
        if (code >= 0x2066 && code <= 0x2068)
            open++;
        else if (code == 0x2069 && open > 0)
            open--;
    }
    return open;
}

/* Begins a line of a paragraph with the marks of direction that apply there, so that the line alone
 * goes in the same direction. */
static void add_steering(struct strbuf *line, const char *whole, const char *at)
{
    const char *paragraph = at;
    while (paragraph > whole && paragraph[-1] != '\n')
        paragraph--;
    if (paragraph == at || !text_has_direction(paragraph))
        return;
    strbuf_add(line, text_rightward(paragraph) ? RIGHTWARD_MARK : LEFTWARD_MARK);
    for (int open = open_isolates(paragraph, at); open > 0; open--)
        strbuf_add(line, ISOLATE);
}

bool text_next_line(struct fonts *fonts, struct text_style style, const char *whole,
                    const char **rest, int width, char *line, size_t size)
{
    if (**rest == '\0')
        return false;
    char paragraph[LINE_MAX_BYTES];
    size_t length = strcspn(*rest, "\n");
    if (length >= sizeof paragraph)
        length = grapheme_whole(*rest, sizeof paragraph - 1);
    memcpy(paragraph, *rest, length);
    paragraph[length] = '\0';
    size_t used = break_at(paragraph, text_fitting(fonts, style, paragraph, width));
    struct strbuf out = strbuf_init(line, size);
    add_steering(&out, whole, *rest);
    strbuf_addf(&out, "%.*s", (int)used, paragraph);
    while (out.length > 0 && line[out.length - 1] == ' ')
        line[--out.length] = '\0';
    *rest += used;
    while (**rest == ' ')
        ++*rest;
    if (**rest == '\n')
        ++*rest;
    return true;
}

/* --- Drawing --- */

/* Returns a transparent surface of the right colour, so that what fades into it keeps that colour.
 */
static SDL_Surface *empty_surface(int w, int h, SDL_Color colour)
{
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormat(0, w, h, 32, SDL_PIXELFORMAT_ARGB8888);
    if (surface)
        SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, colour.r, colour.g, colour.b, 0));
    return surface;
}

static SDL_Surface *draw_runs(struct fonts *fonts, struct text_style style, const char *string,
                              SDL_Color colour, int above)
{
    struct text_runs runs = text_runs_make(fonts, style, string);
    int height = TTF_FontHeight(fonts_get(fonts, style)) + 2 * above;
    SDL_Surface *all = runs.width > 0 ? empty_surface(runs.width, height, colour) : NULL;
    for (int i = 0; all && i < runs.count; i++) {
        const struct text_run *run = &runs.runs[i];
        int top;
        SDL_Surface *part = text_run_draw(fonts, style, string, run, colour, &top);
        SDL_Rect at = {run->x, above + top, 0, 0};
        if (part)
            SDL_BlitSurface(part, NULL, all, &at);
        SDL_FreeSurface(part);
    }
    text_runs_finish(&runs);
    return all;
}

SDL_Surface *text_draw(struct fonts *fonts, struct text_style style, const char *string,
                       SDL_Color colour, int *above)
{
    *above = 0;
    if (text_is_plain(fonts, style, string))
        return TTF_RenderUTF8_Blended(fonts_get(fonts, style), string, colour);
    *above = TTF_FontHeight(fonts_get(fonts, style)) / 2;
    return draw_runs(fonts, style, string, colour, *above);
}

/* --- Cells --- */

/* Adds the cells of a run. Returns how many cells there are then. */
static int add_cells(struct fonts *fonts, struct text_style style, const char *string,
                     const struct text_run *run, struct text_cell *cells, int count)
{
    int before = 0;
    for (size_t from = run->from, to; from < run->to; from = to) {
        to = grapheme_next(string, from);
        int after = int_max(before, text_run_width(fonts, style, string, run, to));
        bool rightward = run->level % 2;
        int x = rightward ? run->x + run->width - after : run->x + before;
        cells[count++] = (struct text_cell){from, to, x, after - before, rightward};
        before = after;
    }
    return count;
}

static int compare_cells(const void *a, const void *b)
{
    const struct text_cell *one = a, *other = b;
    return (one->from > other->from) - (one->from < other->from);
}

struct text_cell *text_cells(struct fonts *fonts, struct text_style style, const char *string,
                             int *count)
{
    struct text_cell *cells = array_zeroed(strlen(string), sizeof *cells);
    *count = 0;
    if (!fonts)
        return cells;
    struct text_runs runs = text_runs_make(fonts, style, string);
    for (int i = 0; i < runs.count; i++)
        *count = add_cells(fonts, style, string, &runs.runs[i], cells, *count);
    text_runs_finish(&runs);
    qsort(cells, (size_t)*count, sizeof *cells, compare_cells);
    return cells;
}

/* SPDX-License-Identifier: MIT */
#include "toolkit/text_runs.h"

#include "base/array.h"
#include "base/utf8.h"
#include "toolkit/geometry.h"
#include "toolkit/graphemes.h"
#include "toolkit/shapes.h"

#include <fribidi.h>
#include <hb.h>
#include <stdlib.h>
#include <string.h>

/* --- Plain text --- */

/* Returns true for a character that needs no runs. Later blocks have marks above letters, joined
 * scripts and directions; between the dashes and the currency signs lie signs that we use. */
static bool plain_code(uint32_t code)
{
    return code < 0x300 || (code >= 0x370 && code < 0x483) || (code >= 0x48A && code < 0x590) ||
           (code >= 0x2010 && code < 0x2028) || (code >= 0x2030 && code < 0x205F) ||
           (code >= 0x20A0 && code < 0x20D0) || (code >= 0x2190 && code < 0x2200);
}

bool text_is_plain(struct fonts *fonts, struct text_style style, const char *string)
{
    const char *at = string;
    while (*at && (unsigned char)*at < 0x80)
        at++;
    if (!*at)
        return true;
    if (strstr(at, "\uFE0F"))
        return false;
    TTF_Font *font = fonts_get(fonts, style);
    for (; *at; at += utf8_length(at)) {
        struct utf8_character character = utf8_decode(at);
        if (character.length == 0 || !plain_code(character.code) ||
            !TTF_GlyphIsProvided32(font, character.code))
            return false;
    }
    return true;
}

bool text_has_direction(const char *string)
{
    for (; *string; string += utf8_length(string)) {
        uint32_t code = utf8_decode(string).code;
        if (utf8_rightward(code) || utf8_steers(code))
            return true;
    }
    return false;
}

/* --- The characters of a line --- */

struct letters {
    int count;
    FriBidiChar *codes;
    FriBidiLevel *levels;
    size_t *at; /* the first byte of each, and the end of the last */
};

static struct letters letters_of(const char *string)
{
    size_t most = strlen(string), at = 0;
    struct letters letters = {.codes = array_zeroed(most, sizeof *letters.codes),
                              .levels = array_zeroed(most, sizeof *letters.levels),
                              .at = array_zeroed(most + 1, sizeof *letters.at)};
    for (; string[at]; at = utf8_next(string, at)) {
        struct utf8_character character = utf8_decode(string + at);
        letters.codes[letters.count] = character.length > 0 ? character.code : 0xFFFD;
        letters.at[letters.count++] = at;
    }
    letters.at[letters.count] = at;
    return letters;
}

static void letters_finish(struct letters *letters)
{
    free(letters->codes);
    free(letters->levels);
    free(letters->at);
}

/* Finds the bidi level of each character. The first letter sets the direction of the paragraph.
 * Returns true if that is from right to left. */
static bool find_levels(struct letters *letters)
{
    FriBidiCharType *types = array_zeroed((size_t)letters->count, sizeof *types);
    FriBidiBracketType *brackets = array_zeroed((size_t)letters->count, sizeof *brackets);
    FriBidiParType direction = FRIBIDI_PAR_ON;
    fribidi_get_bidi_types(letters->codes, letters->count, types);
    fribidi_get_bracket_types(letters->codes, letters->count, types, brackets);
    if (!fribidi_get_par_embedding_levels_ex(types, brackets, letters->count, &direction,
                                             letters->levels))
        memset(letters->levels, 0, (size_t)letters->count * sizeof *letters->levels);
    free(brackets);
    free(types);
    return FRIBIDI_IS_RTL(direction);
}

bool text_rightward(const char *string)
{
    if (!text_has_direction(string))
        return false;
    struct letters letters = letters_of(string);
    bool rightward = find_levels(&letters);
    letters_finish(&letters);
    return rightward;
}

/* --- Runs --- */

/* Returns the script that HarfBuzz is to shape. Returns 0 if the character takes the script of its
 * neighbours or is set letter by letter, as the main font's letters are anyway. */
static uint32_t script_of(uint32_t code)
{
    hb_script_t script = hb_unicode_script(hb_unicode_funcs_get_default(), code);
    switch ((int)script) {
    case HB_SCRIPT_COMMON:
    case HB_SCRIPT_INHERITED:
    case HB_SCRIPT_UNKNOWN:
    case HB_SCRIPT_LATIN:
    case HB_SCRIPT_GREEK:
    case HB_SCRIPT_CYRILLIC:
    case HB_SCRIPT_HAN:
        return 0;
    }
    return (uint32_t)script;
}

static struct text_run run_of(struct fonts *fonts, struct text_style style,
                              const struct letters *letters, int from, int to)
{
    return (struct text_run){
        .from = letters->at[from],
        .to = letters->at[to],
        .font = fonts_covering(fonts, style, &letters->codes[from], (size_t)(to - from)),
        .script = script_of(letters->codes[from]),
        .level = letters->levels[from],
    };
}

/* Returns true if `next` continues the run. A character without a script takes that of the one
 * before it, such as the stroke that lengthens an Arabic word. */
static bool goes_on(const struct text_run *run, const struct text_run *next)
{
    return run->level == next->level && run->font == next->font &&
           (next->script == 0 || run->script == next->script);
}

/* Cuts the line into runs, in reading order. */
static void cut_runs(struct text_runs *out, struct fonts *fonts, struct text_style style,
                     const struct letters *letters)
{
    out->runs = array_zeroed((size_t)letters->count, sizeof *out->runs);
    for (int from = 0, to; from < letters->count; from = to) {
        to = from + (int)grapheme_length(&letters->codes[from], (size_t)(letters->count - from));
        struct text_run run = run_of(fonts, style, letters, from, to);
        struct text_run *last = out->count > 0 ? &out->runs[out->count - 1] : NULL;
        if (last && goes_on(last, &run))
            last->to = run.to;
        else
            out->runs[out->count++] = run;
    }
}

/* Reverses the runs from `from` to before `to`. */
static void reverse(struct text_run *runs, int from, int to)
{
    while (from < --to) {
        struct text_run run = runs[from];
        runs[from++] = runs[to];
        runs[to] = run;
    }
}

/* Rule L2 of the bidi algorithm: from the deepest level up, reverse all runs that are at least that
 * deep. */
static void put_in_visual_order(struct text_runs *out)
{
    int deepest = 0;
    for (int i = 0; i < out->count; i++)
        deepest = int_max(deepest, out->runs[i].level);
    for (int level = deepest; level > 0; level--)
        for (int from = 0, to; from < out->count; from = to + 1) {
            to = from;
            while (to < out->count && out->runs[to].level >= level)
                to++;
            reverse(out->runs, from, to);
        }
}

struct text_runs text_runs_make(struct fonts *fonts, struct text_style style, const char *string)
{
    struct text_runs out = {0};
    struct letters letters = letters_of(string);
    if (letters.count > 0) {
        find_levels(&letters);
        cut_runs(&out, fonts, style, &letters);
        put_in_visual_order(&out);
    }
    letters_finish(&letters);
    for (int i = 0; i < out.count; i++) {
        struct text_run *run = &out.runs[i];
        run->x = out.width;
        run->width = text_run_width(fonts, style, string, run, run->to);
        out.width += run->width;
    }
    return out;
}

void text_runs_finish(struct text_runs *runs)
{
    free(runs->runs);
    *runs = (struct text_runs){0};
}

/* --- One run --- */

/* Returns the run's font, set up to shape the run. The caller resets it after use. */
static TTF_Font *set_up(struct fonts *fonts, struct text_style style, const struct text_run *run)
{
    TTF_Font *font = fonts_get_other(fonts, style, run->font);
    uint32_t script = run->script ? run->script : (uint32_t)HB_SCRIPT_UNKNOWN;
    char name[5] = {(char)(script >> 24), (char)(script >> 16), (char)(script >> 8), (char)script};
    TTF_SetFontScriptName(font, name);
    TTF_SetFontDirection(font, run->level % 2 ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR);
    return font;
}

static void forget(TTF_Font *font)
{
    TTF_SetFontScriptName(font, "Zzzz");
    TTF_SetFontDirection(font, TTF_DIRECTION_LTR);
}

/* Returns a copy of the run's bytes up to `to`. The caller frees it. A joiner stands for what was
 * cut off a word of joined letters, so that the rest keeps its forms. */
static char *copy_of(const char *string, const struct text_run *run, size_t to)
{
    static const char joiner[] = "\u200D";
    size_t length = to - run->from;
    char *copy = array_zeroed(length + sizeof joiner, 1);
    memcpy(copy, string + run->from, length);
    if (run->script && to < run->to)
        memcpy(copy + length, joiner, sizeof joiner);
    return copy;
}

int text_run_width(struct fonts *fonts, struct text_style style, const char *string,
                   const struct text_run *run, size_t to)
{
    int width = 0;
    char *part = copy_of(string, run, to);
    TTF_Font *font = set_up(fonts, style, run);
    TTF_SizeUTF8(font, part, &width, NULL);
    forget(font);
    free(part);
    return (int)(width * fonts_scale(fonts, style, run->font) + 0.5);
}

/* Returns the surface at this scale. Takes ownership of `surface`. */
static SDL_Surface *scaled(SDL_Surface *surface, double scale)
{
    if (scale == 1 || !surface)
        return surface;
    SDL_Surface *result = surface_scaled(surface, int_max(1, (int)(surface->w * scale + 0.5)),
                                         int_max(1, (int)(surface->h * scale + 0.5)));
    SDL_FreeSurface(surface);
    return result;
}

SDL_Surface *text_run_draw(struct fonts *fonts, struct text_style style, const char *string,
                           const struct text_run *run, SDL_Color colour, int *top)
{
    char *part = copy_of(string, run, run->to);
    double scale = fonts_scale(fonts, style, run->font);
    int ascent = TTF_FontAscent(fonts_get(fonts, style));
    TTF_Font *font = set_up(fonts, style, run);
    SDL_Surface *surface = run->width > 0 ? TTF_RenderUTF8_Blended(font, part, colour) : NULL;
    *top = scale == 1 ? ascent - TTF_FontAscent(font) : 0;
    forget(font);
    free(part);
    return scaled(surface, scale);
}

/* SPDX-License-Identifier: MIT */
#include "toolkit/fonts.h"

#include "base/log.h"
#include "system/files.h"
#include "toolkit/graphemes.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OPEN_FONTS_MAX = 24,
    OTHERS_MAX = 40,
    MEMO_SIZE = 256,
    MEASURES = 1024, /* a page has about two hundred texts */
    SEEN_MAX = 32,   /* characters of one grapheme that a font is searched for */
};

struct open_font {
    struct text_style style;
    int number;
    TTF_Font *font;
    void *memory; /* the font's file */
    size_t size;
};

/* Remembers the font of a character looked up recently. */
struct memo {
    uint32_t code; /* 0: unused */
    enum font_face face;
    int number;
};

struct fonts {
    struct font_file files[FONT_FACE_COUNT];
    struct font_shelf *shelf; /* NULL until a character is missing */
    struct font_file
        *others[OTHERS_MAX]; /* the fonts in use besides the main one; number 1 is the first */
    bool broken[OTHERS_MAX]; /* cannot be opened */
    int other_count;
    struct memo memo[MEMO_SIZE];
    struct measure measures[MEASURES];
    struct open_font open[OPEN_FONTS_MAX];
    int open_count;
};

static bool find_fonts(struct fonts *fonts)
{
    bool found = true;
    for (enum font_face face = 0; face < FONT_FACE_COUNT; face++)
        found = found && font_file_find(face, &fonts->files[face]);
    return found;
}

static void use_file(struct fonts *fonts, const char *file)
{
    for (enum font_face face = 0; face < FONT_FACE_COUNT; face++) {
        snprintf(fonts->files[face].path, sizeof fonts->files[face].path, "%s", file);
        fonts->files[face].index = 0;
    }
}

struct fonts *fonts_create(const char *file)
{
    struct fonts *fonts = calloc(1, sizeof *fonts);
    if (!fonts)
        return NULL;
    if (TTF_Init() != 0) {
        log_warning("SDL_ttf does not start: %s", TTF_GetError());
        free(fonts);
        return NULL;
    }
    if (file)
        use_file(fonts, file);
    if ((file || find_fonts(fonts)) && fonts_get(fonts, (struct text_style){FONT_REGULAR, 18}))
        return fonts;
    fonts_destroy(fonts);
    return NULL;
}

static void close_font(struct open_font *open)
{
    TTF_CloseFont(open->font);
    file_unmap(open->memory, open->size);
}

void fonts_destroy(struct fonts *fonts)
{
    if (!fonts)
        return;
    for (int i = 0; i < fonts->open_count; i++)
        close_font(&fonts->open[i]);
    for (int i = 0; i < fonts->other_count; i++)
        free(fonts->others[i]);
    font_shelf_destroy(fonts->shelf);
    TTF_Quit();
    free(fonts);
}

/* --- Opening --- */

/* The file is mapped: FreeType looks at many places of it for each letter, and each would be a call
 * of the system. */
static bool open_font(const struct font_file *file, struct open_font *open)
{
    int error = file_map(file->path, &open->memory, &open->size);
    if (error) {
        log_warning("the font %s cannot be opened: %s", file->path,
                    error > 0 ? strerror(error) : "it is empty or no ordinary file");
        return false;
    }
    open->font = TTF_OpenFontIndexRW(SDL_RWFromConstMem(open->memory, (int)open->size), 1,
                                     open->style.px, file->index);
    if (!open->font) {
        log_warning("the font %s cannot be opened: %s", file->path, TTF_GetError());
        file_unmap(open->memory, open->size);
        return false;
    }
    TTF_SetFontHinting(open->font, TTF_HINTING_LIGHT_SUBPIXEL);
    return true;
}

/* Closes the oldest font to make room for another one. */
static void close_oldest(struct fonts *fonts)
{
    close_font(&fonts->open[0]);
    memmove(fonts->open, fonts->open + 1, sizeof fonts->open - sizeof fonts->open[0]);
    fonts->open_count--;
}

static TTF_Font *get(struct fonts *fonts, struct text_style style, int number)
{
    for (int i = 0; i < fonts->open_count; i++) {
        const struct open_font *open = &fonts->open[i];
        if (open->style.face == style.face && open->style.px == style.px && open->number == number)
            return open->font;
    }
    struct open_font open = {style, number};
    if (!open_font(number == FONT_MAIN ? &fonts->files[style.face] : fonts->others[number - 1],
                   &open))
        return NULL;
    if (fonts->open_count == OPEN_FONTS_MAX)
        close_oldest(fonts);
    fonts->open[fonts->open_count++] = open;
    return open.font;
}

TTF_Font *fonts_get(struct fonts *fonts, struct text_style style)
{
    TTF_Font *font = get(fonts, style, FONT_MAIN);
    return font || fonts->open_count == 0 ? font : fonts->open[0].font;
}

TTF_Font *fonts_get_other(struct fonts *fonts, struct text_style style, int number)
{
    if (number == FONT_MAIN || fonts->broken[number - 1])
        return fonts_get(fonts, style);
    TTF_Font *font = get(fonts, style, number);
    fonts->broken[number - 1] = !font;
    return font ? font : fonts_get(fonts, style);
}

double fonts_scale(struct fonts *fonts, struct text_style style, int number)
{
    if (number == FONT_MAIN || !fonts->others[number - 1]->pictures)
        return 1;
    int height = TTF_FontHeight(fonts_get_other(fonts, style, number));
    return (double)TTF_FontHeight(fonts_get(fonts, style)) / (height > 0 ? height : 1);
}

/* --- Fonts for missing characters --- */

static bool main_has(struct fonts *fonts, struct text_style style, const uint32_t *codes,
                     size_t count)
{
    TTF_Font *font = fonts_get(fonts, style);
    for (size_t i = 0; i < count; i++)
        if (!grapheme_unseen(codes[i]) && !TTF_GlyphIsProvided32(font, codes[i]))
            return false;
    return true;
}

/* Returns the number of this font file, adding it if it is new; FONT_MAIN if there are too many. */
static int number_of(struct fonts *fonts, const struct font_file *file)
{
    for (int i = 0; i < fonts->other_count; i++)
        if (strcmp(fonts->others[i]->path, file->path) == 0 &&
            fonts->others[i]->index == file->index)
            return i + 1;
    struct font_file *copy = fonts->other_count < OTHERS_MAX ? malloc(sizeof *copy) : NULL;
    if (!copy)
        return FONT_MAIN;
    *copy = *file;
    fonts->others[fonts->other_count++] = copy;
    return fonts->other_count;
}

/* Lists the characters that a font must have, as far as there is room for them. */
static size_t list_seen(const uint32_t *codes, size_t count, uint32_t seen[SEEN_MAX])
{
    size_t seen_count = 0;
    for (size_t i = 0; i < count && seen_count < SEEN_MAX; i++)
        if (!grapheme_unseen(codes[i]))
            seen[seen_count++] = codes[i];
    return seen_count;
}

static int find_covering(struct fonts *fonts, struct text_style style, const uint32_t *codes,
                         size_t count)
{
    struct font_file file;
    uint32_t seen[SEEN_MAX];
    bool emoji = grapheme_is_emoji(codes, count);
    if (!emoji && main_has(fonts, style, codes, count))
        return FONT_MAIN;
    if (!fonts->shelf)
        fonts->shelf = font_shelf_create();
    size_t seen_count = list_seen(codes, count, seen);
    if (!fonts->shelf || seen_count == 0 ||
        !font_shelf_find(fonts->shelf, style.face, seen, seen_count, emoji, &file))
        return FONT_MAIN;
    return number_of(fonts, &file);
}

int fonts_covering(struct fonts *fonts, struct text_style style, const uint32_t *codes,
                   size_t count)
{
    struct memo *memo = &fonts->memo[codes[0] % MEMO_SIZE];
    if (count == 1 && memo->code == codes[0] && memo->face == style.face)
        return memo->number;
    int number = find_covering(fonts, style, codes, count);
    if (count == 1)
        *memo = (struct memo){codes[0], style.face, number};
    return number;
}

struct measure *fonts_measure(struct fonts *fonts, uint64_t key)
{
    return &fonts->measures[key % MEASURES];
}

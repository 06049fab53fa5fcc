/* SPDX-License-Identifier: MIT */
#include "toolkit/fonts.h"

#include "base/log.h"
#include "base/utf8.h"

#include <SDL.h>
#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    OPEN_FONTS_MAX = 16,
    LINE_MAX_BYTES = 512,
};

struct font_file {
    char path[1024];
    long index; /* face, and in the upper half the named instance of a variable font */
};

struct open_font {
    struct text_style style;
    TTF_Font *font;
};

struct fonts {
    struct font_file files[FONT_FACE_COUNT];
    struct open_font open[OPEN_FONTS_MAX];
    int open_count;
};

/* In order of preference; any sans-serif will do after them. */
static const char *const families[] = {"Cantarell", "Noto Sans", "Open Sans", "DejaVu Sans",
                                       "sans-serif"};

static bool copy_match(FcPattern *match, struct font_file *out)
{
    FcChar8 *path;
    int index = 0;
    if (FcPatternGetString(match, FC_FILE, 0, &path) != FcResultMatch)
        return false;
    FcPatternGetInteger(match, FC_INDEX, 0, &index);
    /* fontconfig marks "the variable font as such" with 0x8000, which FreeType does not know. */
    out->index = index >> 16 == 0x8000 ? index & 0xFFFF : index;
    return snprintf(out->path, sizeof out->path, "%s", (const char *)path) < (int)sizeof out->path;
}

static bool find_font(enum font_face face, struct font_file *out)
{
    FcPattern *pattern = FcPatternCreate();
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families[i]);
    FcPatternAddInteger(pattern, FC_WEIGHT, face == FONT_BOLD ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, pattern, &result);
    bool found = match && copy_match(match, out);
    if (match)
        FcPatternDestroy(match);
    FcPatternDestroy(pattern);
    return found;
}

static bool find_fonts(struct fonts *fonts)
{
    if (!FcInit()) {
        log_warning("fontconfig does not start; is it installed?");
        return false;
    }
    bool found = true;
    for (enum font_face face = 0; face < FONT_FACE_COUNT; face++)
        found = found && find_font(face, &fonts->files[face]);
    if (!found)
        log_warning("no font is installed that can be used; install one, for example the package "
                    "fonts-dejavu-core");
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

void fonts_destroy(struct fonts *fonts)
{
    if (!fonts)
        return;
    for (int i = 0; i < fonts->open_count; i++)
        TTF_CloseFont(fonts->open[i].font);
    TTF_Quit();
    free(fonts);
}

static TTF_Font *open_font(const struct font_file *file, int px)
{
    TTF_Font *font = TTF_OpenFontIndex(file->path, px, file->index);
    if (!font) {
        log_warning("the font %s cannot be opened: %s", file->path, TTF_GetError());
        return NULL;
    }
    TTF_SetFontHinting(font, TTF_HINTING_LIGHT_SUBPIXEL);
    return font;
}

/* Makes room for one more open font: the oldest goes. */
static void close_oldest(struct fonts *fonts)
{
    TTF_CloseFont(fonts->open[0].font);
    memmove(fonts->open, fonts->open + 1, sizeof fonts->open - sizeof fonts->open[0]);
    fonts->open_count--;
}

TTF_Font *fonts_get(struct fonts *fonts, struct text_style style)
{
    for (int i = 0; i < fonts->open_count; i++)
        if (fonts->open[i].style.face == style.face && fonts->open[i].style.px == style.px)
            return fonts->open[i].font;
    TTF_Font *font = open_font(&fonts->files[style.face], style.px);
    if (!font)
        return fonts->open_count > 0 ? fonts->open[0].font : NULL;
    if (fonts->open_count == OPEN_FONTS_MAX)
        close_oldest(fonts);
    fonts->open[fonts->open_count++] = (struct open_font){style, font};
    return font;
}

int text_width(struct fonts *fonts, struct text_style style, const char *string)
{
    int width = 0;
    if (fonts)
        TTF_SizeUTF8(fonts_get(fonts, style), string, &width, NULL);
    return width;
}

int text_height(struct fonts *fonts, struct text_style style)
{
    return fonts ? TTF_FontHeight(fonts_get(fonts, style)) : 0;
}

size_t text_fitting(struct fonts *fonts, struct text_style style, const char *string, int width)
{
    int extent, characters = 0;
    if (width <= 0)
        return 0;
    if (!fonts)
        return strlen(string);
    TTF_MeasureUTF8(fonts_get(fonts, style), string, width, &extent, &characters);
    return utf8_bytes(string, (size_t)characters);
}

/* Where to break `string`, of which `fitting` bytes fit: behind the last space among them. */
static size_t break_at(const char *string, size_t fitting)
{
    if (string[fitting] == '\0' || string[fitting] == ' ')
        return fitting;
    for (size_t at = fitting; at > 0; at--)
        if (string[at - 1] == ' ')
            return at;
    return fitting > 0 ? fitting : utf8_length(string);
}

bool text_next_line(struct fonts *fonts, struct text_style style, const char **rest, int width,
                    char *line, size_t size)
{
    if (**rest == '\0')
        return false;
    char paragraph[LINE_MAX_BYTES];
    size_t length = strcspn(*rest, "\n");
    if (length >= sizeof paragraph)
        length = sizeof paragraph - 1;
    memcpy(paragraph, *rest, length);
    paragraph[length] = '\0';
    size_t used = break_at(paragraph, text_fitting(fonts, style, paragraph, width));
    snprintf(line, size, "%.*s", (int)used, paragraph);
    for (size_t end = strlen(line); end > 0 && line[end - 1] == ' '; end--)
        line[end - 1] = '\0';
    *rest += used;
    while (**rest == ' ')
        ++*rest;
    if (**rest == '\n')
        ++*rest;
    return true;
}

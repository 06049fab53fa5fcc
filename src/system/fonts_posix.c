/* SPDX-License-Identifier: MIT */
#include "system/fonts.h"

#include "base/log.h"
#include "base/translate.h"

#include <fontconfig/fontconfig.h>
#include <stdio.h>
#include <stdlib.h>

/* In order of preference. Without any of them, any sans-serif font will do. */
static const char *const families[] = {"Cantarell", "Noto Sans", "Open Sans", "DejaVu Sans",
                                       "sans-serif"};

static bool flag(const FcPattern *font, const char *name)
{
    FcBool value = FcFalse;
    return FcPatternGetBool(font, name, 0, &value) == FcResultMatch && value == FcTrue;
}

static bool copy_match(const FcPattern *match, struct font_file *out)
{
    FcChar8 *path;
    int index = 0;
    out->pictures = flag(match, FC_COLOR);
    if (FcPatternGetString(match, FC_FILE, 0, &path) != FcResultMatch)
        return false;
    FcPatternGetInteger(match, FC_INDEX, 0, &index);
    /* fontconfig marks a variable font as a whole by 0x8000, which FreeType does not know. */
    out->index = index >> 16 == 0x8000 ? index & 0xFFFF : index;
    return snprintf(out->path, sizeof out->path, "%s", (const char *)path) < (int)sizeof out->path;
}

/* Returns the pattern of the font that we prefer. The caller destroys it. */
static FcPattern *wanted_font(enum font_face face)
{
    FcPattern *pattern = FcPatternCreate();
    for (size_t i = 0; i < sizeof families / sizeof families[0]; i++)
        FcPatternAddString(pattern, FC_FAMILY, (const FcChar8 *)families[i]);
    FcPatternAddInteger(pattern, FC_WEIGHT, face == FONT_BOLD ? FC_WEIGHT_BOLD : FC_WEIGHT_REGULAR);
    FcPatternAddBool(pattern, FC_OUTLINE, FcTrue);
    FcConfigSubstitute(NULL, pattern, FcMatchPattern);
    FcDefaultSubstitute(pattern);
    return pattern;
}

bool font_file_find(enum font_face face, struct font_file *out)
{
    if (!FcInit()) {
        log_warning("%s", tr("fontconfig does not start; is it installed?"));
        return false;
    }
    FcPattern *pattern = wanted_font(face);
    FcResult result;
    FcPattern *match = FcFontMatch(NULL, pattern, &result);
    bool found = match && copy_match(match, out);
    if (match)
        FcPatternDestroy(match);
    FcPatternDestroy(pattern);
    if (!found)
        log_warning("%s", tr("no font is installed that can be used; install one, for example the "
                             "package fonts-dejavu-core"));
    return found;
}

/* --- Fonts for missing characters --- */

struct font_shelf {
    FcFontSet *sorted[FONT_FACE_COUNT]; /* NULL: not read yet */
};

struct font_shelf *font_shelf_create(void)
{
    return calloc(1, sizeof(struct font_shelf));
}

void font_shelf_destroy(struct font_shelf *shelf)
{
    for (int face = 0; shelf && face < FONT_FACE_COUNT; face++)
        if (shelf->sorted[face])
            FcFontSetDestroy(shelf->sorted[face]);
    free(shelf);
}

static const FcFontSet *sorted_fonts(struct font_shelf *shelf, enum font_face face)
{
    if (shelf->sorted[face])
        return shelf->sorted[face];
    FcPattern *pattern = wanted_font(face);
    FcResult result;
    shelf->sorted[face] = FcFontSort(NULL, pattern, FcFalse, NULL, &result);
    FcPatternDestroy(pattern);
    return shelf->sorted[face];
}

/* Returns true if the font is one of coloured pictures, or, if `pictures` is not set, one of
 * outlines. SDL_ttf draws pictures of one size, but nothing for outlines that are coloured in
 * layers. */
static bool of_kind(const FcPattern *font, bool pictures)
{
    return flag(font, FC_COLOR) == pictures && flag(font, FC_OUTLINE) == !pictures;
}

static bool has_all(const FcPattern *font, const uint32_t *codes, size_t count)
{
    FcCharSet *charset;
    if (FcPatternGetCharSet(font, FC_CHARSET, 0, &charset) != FcResultMatch)
        return false;
    for (size_t i = 0; i < count; i++)
        if (!FcCharSetHasChar(charset, codes[i]))
            return false;
    return true;
}

static bool find_kind(const FcFontSet *fonts, bool pictures, const uint32_t *codes, size_t count,
                      struct font_file *out)
{
    for (int i = 0; i < fonts->nfont; i++)
        if (of_kind(fonts->fonts[i], pictures) && has_all(fonts->fonts[i], codes, count))
            return copy_match(fonts->fonts[i], out);
    return false;
}

bool font_shelf_find(struct font_shelf *shelf, enum font_face face, const uint32_t *codes,
                     size_t count, bool emoji, struct font_file *out)
{
    const FcFontSet *fonts = sorted_fonts(shelf, face);
    if (!fonts)
        return false;
    return (emoji && find_kind(fonts, true, codes, count, out)) ||
           find_kind(fonts, false, codes, count, out) ||
           (count > 1 && find_kind(fonts, false, codes, 1, out));
}

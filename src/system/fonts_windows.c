/* SPDX-License-Identifier: MIT */
/* Fonts are found by DirectWrite, as other programs of Windows find them. */
#include "system/fonts.h"

#include "base/log.h"
#include "base/translate.h"
#include "system/wide_windows.h"

#include <stdlib.h>
#include <string.h>

#define COBJMACROS
#define INITGUID
#include <dwrite_2.h>

enum {
    PATH_LETTERS = sizeof((struct font_file *)NULL)->path,
    TEXT_LETTERS = 64, /* of a grapheme as UTF-16 */
};

/* In order of preference: those of Windows, then those of other systems (fonts_posix.c). Without
 * any of them, any font of outlines will do. */
static const wchar_t *const families[] = {L"Segoe UI",  L"Tahoma",    L"Verdana",   L"Arial",
                                          L"Cantarell", L"Noto Sans", L"Open Sans", L"DejaVu Sans"};

/* Its pictures are outlines coloured in layers. */
static const wchar_t *const emoji_family = L"Segoe UI Emoji";

struct font_shelf {
    IDWriteFactory *factory;
    IDWriteFontCollection *fonts; /* all that are installed */
    IDWriteFontFallback
        *fallback; /* NULL: Windows does not tell which fonts it would take itself */
    wchar_t language[LOCALE_NAME_MAX_LENGTH]; /* the player's: it tells how Han characters look */
};

/* What is looked for. */
struct wanted {
    enum font_face face;
    const uint32_t *codes;
    size_t count;
};

static void let_go(void *object)
{
    if (object)
        IUnknown_Release((IUnknown *)object);
}

/* --- The file of a font --- */

static bool has_table(IDWriteFontFace *face, const char *name)
{
    const void *table;
    UINT32 tag, size;
    void *context;
    BOOL there = FALSE;
    memcpy(&tag, name, sizeof tag);
    if (FAILED(IDWriteFontFace_TryGetFontTable(face, tag, &table, &size, &context, &there)))
        return false;
    IDWriteFontFace_ReleaseFontTable(face, context);
    return there;
}

static bool has_any_table(IDWriteFontFace *face, const char *const names[], size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (has_table(face, names[i]))
            return true;
    return false;
}

/* Returns true for a font of outlines. Fonts of pictures are no use: FreeType is built without what
 * reads them (packaging/windows/build-libraries). */
static bool can_be_drawn(IDWriteFontFace *face)
{
    static const char *const outlines[] = {"glyf", "CFF ", "CFF2"};
    static const char *const pictures[] = {"CBDT", "sbix", "SVG "};
    return has_any_table(face, outlines, sizeof outlines / sizeof *outlines) &&
           !has_any_table(face, pictures, sizeof pictures / sizeof *pictures);
}

/* Prints where the file lies. False: it is not one on the disk. */
static bool print_path(IDWriteFontFile *file, char *out, size_t size)
{
    wchar_t path[PATH_LETTERS];
    const void *key;
    UINT32 key_size;
    IDWriteFontFileLoader *loader = NULL;
    IDWriteLocalFontFileLoader *local = NULL;
    bool printed = SUCCEEDED(IDWriteFontFile_GetReferenceKey(file, &key, &key_size)) &&
                   SUCCEEDED(IDWriteFontFile_GetLoader(file, &loader)) &&
                   SUCCEEDED(IDWriteFontFileLoader_QueryInterface(
                       loader, &IID_IDWriteLocalFontFileLoader, (void **)&local)) &&
                   SUCCEEDED(IDWriteLocalFontFileLoader_GetFilePathFromKey(local, key, key_size,
                                                                           path, PATH_LETTERS)) &&
                   wide_print_path(path, out, size);
    let_go(local);
    let_go(loader);
    return printed;
}

/* Tells the file of a font that can be drawn and has all that is wanted. */
static bool use_font(IDWriteFont *font, const struct wanted *wanted, struct font_file *out)
{
    IDWriteFontFace *face = NULL;
    IDWriteFontFile *file = NULL;
    UINT32 count = 1;
    for (size_t i = 0; i < wanted->count; i++) {
        BOOL there = FALSE;
        if (FAILED(IDWriteFont_HasCharacter(font, wanted->codes[i], &there)) || !there)
            return false;
    }
    bool used = SUCCEEDED(IDWriteFont_CreateFontFace(font, &face)) && can_be_drawn(face) &&
                SUCCEEDED(IDWriteFontFace_GetFiles(face, &count, &file)) &&
                print_path(file, out->path, sizeof out->path);
    if (used) {
        out->index = (long)IDWriteFontFace_GetIndex(face);
        out->pictures = false;
    }
    let_go(file);
    let_go(face);
    return used;
}

/* --- Families --- */

static DWRITE_FONT_WEIGHT weight_of(enum font_face face)
{
    return face == FONT_BOLD ? DWRITE_FONT_WEIGHT_BOLD : DWRITE_FONT_WEIGHT_REGULAR;
}

static bool use_family(struct font_shelf *shelf, UINT32 index, const struct wanted *wanted,
                       struct font_file *out)
{
    IDWriteFontFamily *family = NULL;
    IDWriteFont *font = NULL;
    bool used = SUCCEEDED(IDWriteFontCollection_GetFontFamily(shelf->fonts, index, &family)) &&
                SUCCEEDED(IDWriteFontFamily_GetFirstMatchingFont(
                    family, weight_of(wanted->face), DWRITE_FONT_STRETCH_NORMAL,
                    DWRITE_FONT_STYLE_NORMAL, &font)) &&
                use_font(font, wanted, out);
    let_go(font);
    let_go(family);
    return used;
}

static bool use_named(struct font_shelf *shelf, const wchar_t *name, const struct wanted *wanted,
                      struct font_file *out)
{
    UINT32 index;
    BOOL there = FALSE;
    return SUCCEEDED(IDWriteFontCollection_FindFamilyName(shelf->fonts, name, &index, &there)) &&
           there && use_family(shelf, index, wanted, out);
}

static bool use_any(struct font_shelf *shelf, const struct wanted *wanted, struct font_file *out)
{
    UINT32 count = IDWriteFontCollection_GetFontFamilyCount(shelf->fonts);
    for (UINT32 i = 0; i < count; i++)
        if (use_family(shelf, i, wanted, out))
            return true;
    return false;
}

/* --- What Windows itself would take --- */

/* A text as DirectWrite asks for it. It lives on the stack, so nobody counts who holds it. */
struct source {
    IDWriteTextAnalysisSource base;
    const wchar_t *language;
    wchar_t text[TEXT_LETTERS];
    UINT32 length;
};

static HRESULT STDMETHODCALLTYPE source_query(IDWriteTextAnalysisSource *base, REFIID id,
                                              void **out)
{
    bool known = IsEqualGUID(id, &IID_IUnknown) || IsEqualGUID(id, &IID_IDWriteTextAnalysisSource);
    *out = known ? base : NULL;
    return known ? S_OK : E_NOINTERFACE;
}

static ULONG STDMETHODCALLTYPE source_count(IDWriteTextAnalysisSource *base)
{
    (void)base;
    return 1;
}

static HRESULT STDMETHODCALLTYPE source_text(IDWriteTextAnalysisSource *base, UINT32 at,
                                             const wchar_t **text, UINT32 *length)
{
    const struct source *source = (const struct source *)base;
    bool inside = at < source->length;
    *text = inside ? source->text + at : NULL;
    *length = inside ? source->length - at : 0;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE source_before(IDWriteTextAnalysisSource *base, UINT32 at,
                                               const wchar_t **text, UINT32 *length)
{
    const struct source *source = (const struct source *)base;
    bool inside = at > 0 && at <= source->length;
    *text = inside ? source->text : NULL;
    *length = inside ? at : 0;
    return S_OK;
}

static DWRITE_READING_DIRECTION STDMETHODCALLTYPE source_direction(IDWriteTextAnalysisSource *base)
{
    (void)base;
    return DWRITE_READING_DIRECTION_LEFT_TO_RIGHT;
}

static HRESULT STDMETHODCALLTYPE source_language(IDWriteTextAnalysisSource *base, UINT32 at,
                                                 UINT32 *length, const wchar_t **language)
{
    const struct source *source = (const struct source *)base;
    *length = source->length - at;
    *language = source->language;
    return S_OK;
}

static HRESULT STDMETHODCALLTYPE source_numbers(IDWriteTextAnalysisSource *base, UINT32 at,
                                                UINT32 *length, IDWriteNumberSubstitution **numbers)
{
    const struct source *source = (const struct source *)base;
    *length = source->length - at;
    *numbers = NULL;
    return S_OK;
}

static IDWriteTextAnalysisSourceVtbl source_functions = {
    .QueryInterface = source_query,
    .AddRef = source_count,
    .Release = source_count,
    .GetTextAtPosition = source_text,
    .GetTextBeforePosition = source_before,
    .GetParagraphReadingDirection = source_direction,
    .GetLocaleName = source_language,
    .GetNumberSubstitution = source_numbers,
};

/* Writes the characters as UTF-16, as far as there is room. */
static void write_text(struct source *source, const struct wanted *wanted)
{
    for (size_t i = 0; i < wanted->count && source->length + 2 <= TEXT_LETTERS; i++) {
        uint32_t code = wanted->codes[i];
        if (code >= 0x10000)
            source->text[source->length++] = (wchar_t)(0xD7C0 + (code >> 10));
        source->text[source->length++] = (wchar_t)(code < 0x10000 ? code : 0xDC00 | (code & 0x3FF));
    }
}

static bool use_fallback(struct font_shelf *shelf, const struct wanted *wanted,
                         struct font_file *out)
{
    struct source source = {.base = {&source_functions}, .language = shelf->language};
    IDWriteFont *font = NULL;
    UINT32 length;
    FLOAT scale;
    if (!shelf->fallback)
        return false;
    write_text(&source, wanted);
    bool used =
        SUCCEEDED(IDWriteFontFallback_MapCharacters(
            shelf->fallback, &source.base, 0, source.length, NULL, NULL, weight_of(wanted->face),
            DWRITE_FONT_STYLE_NORMAL, DWRITE_FONT_STRETCH_NORMAL, &length, &font, &scale)) &&
        font && use_font(font, wanted, out);
    let_go(font);
    return used;
}

/* --- The shelf --- */

static bool open_shelf(struct font_shelf *shelf)
{
    IDWriteFactory2 *factory = NULL;
    if (FAILED(DWriteCreateFactory(DWRITE_FACTORY_TYPE_SHARED, &IID_IDWriteFactory,
                                   (IUnknown **)&shelf->factory)) ||
        FAILED(IDWriteFactory_GetSystemFontCollection(shelf->factory, &shelf->fonts, FALSE)))
        return false;
    if (SUCCEEDED(
            IDWriteFactory_QueryInterface(shelf->factory, &IID_IDWriteFactory2, (void **)&factory)))
        IDWriteFactory2_GetSystemFontFallback(factory, &shelf->fallback);
    let_go(factory);
    GetUserDefaultLocaleName(shelf->language, LOCALE_NAME_MAX_LENGTH);
    return true;
}

struct font_shelf *font_shelf_create(void)
{
    struct font_shelf *shelf = calloc(1, sizeof *shelf);
    if (!shelf || open_shelf(shelf))
        return shelf;
    font_shelf_destroy(shelf);
    return NULL;
}

void font_shelf_destroy(struct font_shelf *shelf)
{
    if (!shelf)
        return;
    let_go(shelf->fallback);
    let_go(shelf->fonts);
    let_go(shelf->factory);
    free(shelf);
}

/* A font of symbols only will not do. */
static bool find_main(struct font_shelf *shelf, enum font_face face, struct font_file *out)
{
    static const uint32_t needed[] = {'A', 'a', '0'};
    const struct wanted wanted = {face, needed, sizeof needed / sizeof *needed};
    for (size_t i = 0; i < sizeof families / sizeof *families; i++)
        if (use_named(shelf, families[i], &wanted, out))
            return true;
    return use_any(shelf, &wanted, out);
}

bool font_file_find(enum font_face face, struct font_file *out)
{
    struct font_shelf *shelf = font_shelf_create();
    bool found = shelf && find_main(shelf, face, out);
    if (!shelf)
        log_warning("%s", tr("DirectWrite, which finds the fonts of Windows, does not start"));
    else if (!found)
        log_warning("%s", tr("no font is installed that can be used"));
    font_shelf_destroy(shelf);
    return found;
}

static bool find_all(struct font_shelf *shelf, const struct wanted *wanted, struct font_file *out)
{
    return use_fallback(shelf, wanted, out) || use_any(shelf, wanted, out);
}

bool font_shelf_find(struct font_shelf *shelf, enum font_face face, const uint32_t *codes,
                     size_t count, bool emoji, struct font_file *out)
{
    const struct wanted all = {face, codes, count}, first = {face, codes, 1};
    return (emoji && use_named(shelf, emoji_family, &all, out)) || find_all(shelf, &all, out) ||
           (count > 1 && find_all(shelf, &first, out));
}

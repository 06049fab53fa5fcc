/* SPDX-License-Identifier: MIT */
#include "toolkit/dump.h"

#include "base/utf8.h"

/* Writes one character for JSON, and U+FFFD for bytes that are not UTF-8. Returns how many bytes it
 * read. */
static size_t dump_character(const char *text, FILE *out)
{
    struct utf8_character character = utf8_decode(text);
    if (*text == '"' || *text == '\\')
        fprintf(out, "\\%c", *text);
    else if ((unsigned char)*text < 0x20)
        fprintf(out, "\\u%04x", (unsigned)*text);
    else if (character.length == 0)
        fputs("\\ufffd", out);
    else
        fwrite(text, 1, character.length, out);
    return character.length ? character.length : 1;
}

static void dump_string(const char *text, FILE *out)
{
    fputc('"', out);
    while (*text)
        text += dump_character(text, out);
    fputc('"', out);
}

static void dump_widget(const struct widget *widget, FILE *out)
{
    fprintf(out, "{\"role\": \"%s\", \"name\": ", widget->role);
    dump_string(widget->name, out);
    fputs(", \"label\": ", out);
    dump_string(widget->label, out);
    fprintf(out, ", \"x\": %d, \"y\": %d, \"w\": %d, \"h\": %d, \"enabled\": %s, \"chosen\": %s}",
            widget->rect.x, widget->rect.y, widget->rect.w, widget->rect.h,
            widget->enabled ? "true" : "false", widget->chosen ? "true" : "false");
}

void ui_dump(const struct ui *ui, FILE *out)
{
    fprintf(out, "{\"width\": %d, \"height\": %d, \"scale\": %d, \"widgets\": [\n", ui->screen.w,
            ui->screen.h, ui->scale);
    for (int i = 0; i < ui->widget_count; i++) {
        fputs("  ", out);
        dump_widget(&ui->widgets[i], out);
        fputs(i + 1 < ui->widget_count ? ",\n" : "\n", out);
    }
    fputs("]}\n", out);
}

/* SPDX-License-Identifier: MIT */
#include "prose/aloud_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/play_prose.h"
#include "prose/square_list.h"

enum {
    PATH_TEXT_SIZE = 320,
};

/* --- What has the keyboard --- */

static const char *template_of(const struct told_widget *widget)
{
    static const char *const plain[TOLD_COUNT] = {
        /* TRANSLATORS: Spoken of what has the keyboard: a label, then what kind of thing it is. The
           label of a switch or a choice ends with its value: "Sound: On". */
        [TOLD_BUTTON] = N_("{label}, button."),
        [TOLD_SWITCH] = N_("{label}, switch."),
        [TOLD_CHOICE] = N_("{label}, choice."),
        [TOLD_FIELD] = N_("{label}, text field."),
        [TOLD_ROW] = N_("{label}, row {place} of {places}."),
        [TOLD_PLAIN] = N_("{label}.")};
    static const char *const chosen[TOLD_COUNT] = {
        [TOLD_BUTTON] = N_("{label}, button, chosen."),
        [TOLD_ROW] = N_("{label}, chosen, row {place} of {places}.")};
    if (widget->disabled)
        return N_("{label}, button, not possible now.");
    return widget->chosen && chosen[widget->kind] ? chosen[widget->kind] : plain[widget->kind];
}

void told_widget_print(struct strbuf *out, const struct told_widget *widget)
{
    FILL(out, tr(template_of(widget)), {"label", widget->label},
         {"place", number_text(widget->place).text}, {"places", number_text(widget->places).text});
}

const char *end_of_text(void)
{
    return tr("End of the text.");
}

/* --- The board --- */

void square_told_print(struct strbuf *out, int square, enum piece piece, enum square_use use,
                       struct square_names names, struct side_names sides)
{
    static const char *const uses[] = {
        [SQUARE_MOVABLE] = N_("This piece can move."),
        [SQUARE_CAPTURES] = N_("This piece can capture."),
        [SQUARE_CHOSEN] = N_("This piece is chosen."),
        [SQUARE_TARGET] = N_("The chosen piece can go there."),
    };
    square_named_print(out, square_name(square, names).text, piece, sides);
    strbuf_addch(out, '.');
    if (use == SQUARE_IDLE)
        return;
    strbuf_addch(out, ' ');
    strbuf_add(out, tr(uses[use]));
}

/* --- The match --- */

/* "15 to 22 to 29": a dash would be read as minus, or not at all. */
static void path_print(struct strbuf *out, const struct move *move, struct square_names names)
{
    char memory[PATH_TEXT_SIZE];
    strbuf_add(out, square_name(move_from(move), names).text);
    for (int i = 1; i <= move->steps; i++) {
        strbuf_copy(memory, sizeof memory, out->text);
        *out = strbuf_init(out->text, out->capacity);
        /* TRANSLATORS: The squares of a move, spoken: "11 to 15". A capture of several jumps adds
           one square after another to what was said so far: "15 to 22 to 29". */
        FILL(out, tr("{squares} to {square}"), {"squares", memory},
             {"square", square_name(move->path[i], names).text});
    }
}

void spoken_move_print(struct strbuf *out, const char *name, const struct move *move,
                       struct square_names names)
{
    char memory[PATH_TEXT_SIZE];
    struct strbuf path = strbuf_init(memory, sizeof memory);
    path_print(&path, move, names);
    /* TRANSLATORS: {squares} is "11 to 15". {captured} are squares: "18 and 25". */
    FILL(out,
         move_is_capture(move) ? tr("{name}: {squares}. Captured: {captured}.")
                               : tr("{name}: {squares}."),
         {"name", name}, {"squares", memory},
         {"captured", square_list(move->captured, LIST_AND, names).text});
    if (!move->crowns)
        return;
    strbuf_addch(out, ' ');
    FILL(out, tr("The man on {square} is crowned."),
         {"square", square_name(move_to(move), names).text});
}

void spoken_undo_print(struct strbuf *out, const struct move *move, struct square_names names)
{
    char memory[PATH_TEXT_SIZE];
    struct strbuf path = strbuf_init(memory, sizeof memory);
    path_print(&path, move, names);
    FILL(out, tr("Taken back: {squares}."), {"squares", memory});
}

void seconds_left_print(struct strbuf *out, const char *name, int seconds)
{
    FILL(out, tr_n("{name}: {count} second left.", "{name}: {count} seconds left.", seconds),
         {"name", name}, {"count", number_text(seconds).text});
}

/* --- Speech itself --- */

const char *speech_fault_text(enum speech_fault fault)
{
    static const char *const texts[] = {
        [SPEECH_ABSENT] = N_("Nothing can be said aloud: speech-dispatcher does not run here."),
        [SPEECH_SILENT] = N_("Nothing can be said aloud: speech-dispatcher does not answer."),
        [SPEECH_REFUSED] = N_("Nothing can be said aloud: speech-dispatcher refuses it."),
    };
    return tr(texts[fault]);
}

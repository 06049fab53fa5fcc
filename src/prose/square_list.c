/* SPDX-License-Identifier: MIT */
#include "prose/square_list.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/move_text.h"

/* Adds the others, if there are any, and the last item. */
static void add_last(struct strbuf *out, const char *others, const char *last, enum list_kind kind)
{
    if (!*others)
        strbuf_add(out, last);
    else
        FILL(out, kind == LIST_AND ? tr("{others} and {last}") : tr("{others} or {last}"),
             {"others", others}, {"last", last});
}

struct square_name square_name(int square, struct square_names names)
{
    struct square_name name = {""};
    struct strbuf out = strbuf_init(name.text, sizeof name.text);
    if (square != SQUARE_NONE)
        square_print(&out, square, names);
    return name;
}

/* Returns the squares separated by commas. */
static struct square_list row_of(squareset squares, struct square_names names)
{
    struct square_list row;
    struct strbuf out = strbuf_init(row.text, sizeof row.text);
    const char *comma = names.style == SQUARES_ROW_COLUMN ? "; " : ", ";
    for (int square = squareset_next(squares, 0); square;
         square = squareset_next(squares, square)) {
        strbuf_add(&out, out.length ? comma : "");
        square_print(&out, square, names);
    }
    return row;
}

static int last_of(squareset squares)
{
    int last = SQUARE_NONE;
    for (int square = squareset_next(squares, 0); square; square = squareset_next(squares, square))
        last = square;
    return last;
}

void squares_print(struct strbuf *out, squareset squares, enum list_kind kind,
                   struct square_names names)
{
    int last = last_of(squares);
    squareset others = last ? squares & ~square_set(last) : 0;
    add_last(out, row_of(others, names).text, square_name(last, names).text, kind);
}

struct square_list few_list(const struct few *few, struct square_names names)
{
    if (few->others == 0)
        return square_list(few->squares, LIST_OR, names);
    struct square_list list;
    struct strbuf out = strbuf_init(list.text, sizeof list.text);
    FILL(&out, tr_n("{squares} or {count} other", "{squares} or {count} others", few->others),
         {"squares", row_of(few->squares, names).text}, {"count", number_text(few->others).text});
    return list;
}

struct square_list square_list(squareset squares, enum list_kind kind, struct square_names names)
{
    struct square_list list;
    struct strbuf out = strbuf_init(list.text, sizeof list.text);
    squares_print(&out, squares, kind, names);
    return list;
}

void routes_print(struct strbuf *out, const struct move *moves, int count, bool more,
                  struct square_names names)
{
    char others_memory[320], last_memory[64];
    struct strbuf others = strbuf_init(others_memory, sizeof others_memory);
    struct strbuf last = strbuf_init(last_memory, sizeof last_memory);
    int listed = more ? count : count - 1;
    for (int i = 0; i < listed; i++) {
        strbuf_add(&others, i > 0 ? ", " : "");
        move_print_path(&others, &moves[i], names);
    }
    if (more) {
        strbuf_addf(out, "%s, \u2026", others.text);
        return;
    }
    move_print_path(&last, &moves[count - 1], names);
    add_last(out, others.text, last.text, LIST_OR);
}

/* SPDX-License-Identifier: MIT */
#include "prose/square_list.h"

#include "base/bits.h"
#include "base/template.h"
#include "base/translate.h"
#include "notation/move_text.h"

enum list_sign squares_sign(struct square_names names)
{
    return names.style == SQUARES_ROW_COLUMN ? LIST_SEMICOLONS : LIST_COMMAS;
}

struct square_name square_name(int square, struct square_names names)
{
    struct square_name name = {""};
    struct strbuf out = strbuf_init(name.text, sizeof name.text);
    if (square != SQUARE_NONE)
        square_print(&out, square, names);
    return name;
}

/* Returns the squares one after the other. */
static struct square_list row_of(squareset squares, struct square_names names)
{
    struct square_list row;
    struct strbuf out = strbuf_init(row.text, sizeof row.text);
    for (int square = squareset_next(squares, 0); square; square = squareset_next(squares, square))
        list_add(&out, square_name(square, names).text, squares_sign(names));
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
    list_join(out, row_of(others, names).text, bits_count(others) > 1,
              square_name(last, names).text, kind);
}

struct square_list few_list(const struct few *few, struct square_names names)
{
    if (few->others == 0)
        return square_list(few->squares, LIST_OR, names);
    struct square_list list;
    struct strbuf out = strbuf_init(list.text, sizeof list.text);
    /* TRANSLATORS: "11, 14, 15 or 6 others", for several blanks, so it must fit all of these:
       "Capture with {pieces}.", "You can move {pieces}.", "From {piece} you can go to {to}.",
       "{square} can go to {squares}.", "{square} captures to {squares}." */
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

struct route_text {
    char text[64];
};

static struct route_text route_text(const struct move *move, struct square_names names)
{
    struct route_text route;
    struct strbuf out = strbuf_init(route.text, sizeof route.text);
    move_print_path(&out, move, names);
    return route;
}

void routes_print(struct strbuf *out, const struct move *moves, int count, bool more,
                  struct square_names names)
{
    char memory[320];
    struct strbuf others = strbuf_init(memory, sizeof memory);
    int listed = more ? count : count - 1;
    for (int i = 0; i < listed; i++)
        list_add(&others, route_text(&moves[i], names).text, LIST_COMMAS);
    if (!more) {
        list_join(out, memory, listed > 1, route_text(&moves[count - 1], names).text, LIST_OR);
        return;
    }
    list_add(&others, "\u2026", LIST_COMMAS);
    strbuf_add(out, memory);
}

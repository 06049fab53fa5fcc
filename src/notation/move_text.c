/* SPDX-License-Identifier: MIT */
#include "notation/move_text.h"

#include "base/scan.h"

#include <string.h>

static char separator(const struct move *move)
{
    return move_is_capture(move) ? 'x' : '-';
}

void move_print_as(struct strbuf *out, const struct move *move, bool whole_path,
                   struct square_names names)
{
    if (whole_path) {
        move_print_path(out, move, names);
        return;
    }
    square_print(out, move_from(move), names);
    strbuf_addch(out, separator(move));
    square_print(out, move_to(move), names);
}

void move_print(struct strbuf *out, const struct move *move, const struct movelist *list,
                struct square_names names)
{
    move_print_as(out, move, movelist_shares_ends(list, move), names);
}

void move_print_path(struct strbuf *out, const struct move *move, struct square_names names)
{
    square_print(out, move_from(move), names);
    for (int i = 1; i <= move->steps; i++) {
        strbuf_addch(out, separator(move));
        square_print(out, move->path[i], names);
    }
}

/* --- Reading squares --- */

/* A sequence of squares, and where the text names each. */
struct typed_path {
    const char *text;
    int length;
    uint8_t squares[MOVE_MAX_PATH];
    const char *places[MOVE_MAX_PATH];
};

static const char *const separators[] = {"x", "X", ":", "-", "\u00D7", "\u2013"};

static bool read_separator(const char **at)
{
    for (size_t i = 0; i < sizeof separators / sizeof *separators; i++) {
        size_t length = strlen(separators[i]);
        if (strncmp(*at, separators[i], length) != 0)
            continue;
        *at += length;
        return true;
    }
    return false;
}

static bool no_square(const char *text, const char *place, struct text_error *error)
{
    int length = scan_word_length(place, ",");
    if (length == 0)
        return text_error_set(error, text, place, FAULT_SQUARE_EXPECTED);
    return text_error_set(error, text, place, FAULT_NOT_PLAYABLE,
                          .found = scan_word_found(place, length));
}

static bool add_square(struct typed_path *path, const char **at, struct square_names names,
                       struct text_error *error)
{
    int square;
    const char *place = *at;
    if (!square_parse(at, names, &square))
        return no_square(path->text, place, error);
    if (path->length == MOVE_MAX_PATH)
        return text_error_set(error, path->text, place, FAULT_PATH_TOO_LONG);
    path->squares[path->length] = (uint8_t)square;
    path->places[path->length++] = place;
    return true;
}

static bool read_path(const char *text, struct square_names names, struct typed_path *path,
                      struct text_error *error)
{
    const char *at = text;
    *path = (struct typed_path){.text = text};
    scan_spaces(&at);
    for (;;) {
        bool letters = scan_is_letter(*at);
        if (!add_square(path, &at, names, error))
            return false;
        const char *end = at;
        scan_spaces(&at);
        if (!*at)
            return true;
        bool apart = at > end || letters; /* a3b4 needs no separator */
        bool separated = read_separator(&at);
        scan_spaces(&at);
        if (!separated && !apart)
            return text_error_set(error, text, at, FAULT_SEPARATOR_EXPECTED);
    }
}

bool path_parse(const char *text, struct square_names names, uint8_t *path, int *length,
                struct text_error *error)
{
    struct typed_path typed;
    if (!read_path(text, names, &typed, error))
        return false;
    memcpy(path, typed.squares, (size_t)typed.length);
    *length = typed.length;
    return true;
}

/* --- Finding the move --- */

/* Returns true if the path has both ends of the move and, in order, some squares between: those of
 * its path or, with `landings`, any on which the piece may land there. */
static bool answers(const struct movelist *list, const struct move *move,
                    const struct typed_path *path, bool landings)
{
    int last = path->length - 1;
    int named = 1;
    if (path->squares[0] != move_from(move) || path->squares[last] != move_to(move))
        return false;
    for (int i = 1; i < move->steps && named < last; i++)
        named += landings ? squareset_has(movelist_landings(list, move, i), path->squares[named])
                          : move->path[i] == path->squares[named];
    return named == last;
}

/* The moves that a path fits. */
struct meant {
    int count;
    const struct move *moves[MOVELIST_MAX];
};

static void find_meant(const struct movelist *list, const struct typed_path *path, bool landings,
                       struct meant *meant)
{
    meant->count = 0;
    for (int i = 0; i < list->count; i++)
        if (answers(list, &list->moves[i], path, landings))
            meant->moves[meant->count++] = &list->moves[i];
}

static bool ambiguous(const struct meant *meant, const struct typed_path *path,
                      struct square_names names, struct text_error *error)
{
    text_error_set(error, path->text, path->places[0], FAULT_AMBIGUOUS, .names = names);
    error->route_count = meant->count;
    for (int i = 0; i < meant->count && i < ROUTES_SHOWN; i++)
        error->routes[i] = *meant->moves[i];
    return false;
}

/* Fails with the verdict on the first square that is refused, or on the last one. */
static bool illegal(const struct named_ruleset *rules, const struct position *position,
                    const struct typed_path *path, struct square_names names,
                    struct text_error *error)
{
    int at;
    struct verdict judged =
        verdict_of_path(&rules->rules, position, path->squares, path->length, &at);
    return text_error_set(error, path->text, path->places[at], FAULT_ILLEGAL, .verdict = judged,
                          .position = *position, .rules = rules, .names = names,
                          .square = path->squares[0]);
}

bool move_parse(const char *text, const struct named_ruleset *rules,
                const struct position *position, struct square_names names, struct move *out,
                struct text_error *error)
{
    struct typed_path path;
    struct movelist list;
    struct meant meant;
    if (!read_path(text, names, &path, error))
        return false;
    movegen(&rules->rules, position, &list);
    const struct move *found = movelist_find(&list, path.squares, path.length);
    for (int landings = 0; landings < 2 && !found; landings++) {
        find_meant(&list, &path, landings, &meant);
        if (meant.count > 1)
            return ambiguous(&meant, &path, names, error);
        found = meant.count ? meant.moves[0] : NULL;
    }
    if (!found)
        return illegal(rules, position, &path, names, error);
    *out = *found;
    return true;
}

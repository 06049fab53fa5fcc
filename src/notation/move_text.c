/* SPDX-License-Identifier: MIT */
#include "notation/move_text.h"

#include "notation/scan.h"

#include <string.h>

bool move_needs_path(const struct move *move, const struct movelist *list)
{
    int same = 0;
    for (int i = 0; i < list->count; i++)
        same += move_from(&list->moves[i]) == move_from(move) &&
                move_to(&list->moves[i]) == move_to(move);
    return same > 1;
}

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
    move_print_as(out, move, move_needs_path(move, list), names);
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

/* Squares in a row, and where the text names each. */
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
        bool apart = at > end || letters; /* a3b4 needs nothing between */
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

/* --- Which move is meant --- */

/* Both ends and, in their order, some of the squares between. */
static bool answers(const struct move *move, const struct typed_path *path)
{
    int last = path->length - 1;
    int named = 1;
    if (path->squares[0] != move_from(move) || path->squares[last] != move_to(move))
        return false;
    for (int i = 1; i < move->steps && named < last; i++)
        named += move->path[i] == path->squares[named];
    return named == last;
}

static int matching(const struct movelist *list, const struct typed_path *path,
                    const struct move **found)
{
    int count = 0;
    for (int i = 0; i < list->count; i++)
        if (answers(&list->moves[i], path) && count++ == 0)
            *found = &list->moves[i];
    return count;
}

static bool ambiguous(const struct movelist *list, const struct typed_path *path,
                      struct square_names names, struct text_error *error)
{
    text_error_set(error, path->text, path->places[0], FAULT_AMBIGUOUS, .names = names);
    for (int i = 0; i < list->count; i++) {
        if (!answers(&list->moves[i], path))
            continue;
        if (error->route_count < ROUTES_SHOWN)
            error->routes[error->route_count] = list->moves[i];
        error->route_count++;
    }
    return false;
}

/* What a path as typed says of the position. */
struct judged_path {
    struct typed_path path; /* with landings named as the program does */
    struct verdict last;    /* of the first square that is refused, or of the last square */
    const char *place;      /* of that square */
};

static struct judged_path judge(const struct ruleset *rules, const struct position *position,
                                const struct typed_path *typed)
{
    struct judged_path judged = {.path = *typed};
    struct typed_path *path = &judged.path;
    for (int i = 0; i < path->length; i++) {
        judged.last = verdict(rules, position, path->squares, i, path->squares[i]);
        judged.place = path->places[i];
        if (judged.last.refusal == REFUSAL_LANDING_NAMED)
            path->squares[i] = (uint8_t)squareset_any(judged.last.look);
        else if (judged.last.kind == VERDICT_REFUSED)
            break;
    }
    return judged;
}

bool move_parse(const char *text, const struct named_ruleset *rules,
                const struct position *position, struct square_names names, struct move *out,
                struct text_error *error)
{
    struct typed_path path;
    struct movelist list;
    if (!read_path(text, names, &path, error))
        return false;
    movegen(&rules->rules, position, &list);
    const struct move *found = movelist_find(&list, path.squares, path.length);
    int count = found ? 1 : matching(&list, &path, &found);
    if (count > 1)
        return ambiguous(&list, &path, names, error);
    if (!found) {
        struct judged_path judged = judge(&rules->rules, position, &path);
        found = movelist_find(&list, judged.path.squares, judged.path.length);
        if (!found)
            return text_error_set(error, path.text, judged.place, FAULT_ILLEGAL,
                                  .verdict = judged.last, .position = *position, .rules = rules,
                                  .names = names);
    }
    *out = *found;
    return true;
}

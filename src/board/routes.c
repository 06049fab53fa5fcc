/* SPDX-License-Identifier: MIT */
#include "board/board_parts.h"

#include "board/sprites.h"

#include <math.h>
#include <stdio.h>

/* Lengths in hundredths of a square. */
enum {
    ARROW_WIDTH = 6,
    ARROW_EDGE = 3, /* dark, on both sides */
    ARROW_HEAD = 14,
    ARROW_APART = 18,  /* the distance of arrows that go the same way */
    PIECE_RADIUS = 44, /* an arrow keeps this far from the middle of the piece, */
    END_RADIUS = 20,   /* and from the middle of the square where it ends */
    BADGE_TEXT = 22,
    BADGE_TEXT_MIN = 9, /* pixels */
};

/* Arrows differ in more than colour: solid, dashed, dotted. */
static const struct arrow_look {
    enum board_colour colour;
    int stroke, gap; /* in hundredths of a square; gap 0: none */
} arrow_looks[] = {
    {BOARD_COLOUR_ROUTE, 0, 0},
    {BOARD_COLOUR_ROUTE_OTHER, 16, 14},
    {BOARD_COLOUR_ROUTE, 0, 13},
};

enum {
    ARROW_LOOKS = sizeof arrow_looks / sizeof arrow_looks[0],
};

struct point {
    double x, y;
};

struct arrow {
    struct point points[MOVE_MAX_PATH];
    int count;
    int cell;
    struct arrow_look look;
    struct rect numbers[SQUARE_COUNT]; /* numbers of squares that it leaves free */
    int number_count;
};

static double length_in(const struct arrow *arrow, int hundredths)
{
    return arrow->cell * hundredths / 100.0;
}

static int line_width(const struct arrow *arrow)
{
    return int_max(2, (int)lround(length_in(arrow, ARROW_WIDTH)));
}

/* The width with the edges. */
static int whole_width(const struct arrow *arrow)
{
    return line_width(arrow) + 2 * int_max(1, (int)lround(length_in(arrow, ARROW_EDGE)));
}

/* Returns the point at distance `length` from `from` on the way to `to`. */
static struct point toward(struct point from, struct point to, double length)
{
    double whole = hypot(to.x - from.x, to.y - from.y), part = whole > 0 ? length / whole : 0;
    return (struct point){from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

/* Returns the square that a route visits at `step`. */
static int visited_at(const struct gesture *gesture, const struct movelist *list, int index,
                      int step)
{
    const struct route *route = &gesture->routes[index];
    if (step < gesture->length)
        return gesture->path[step];
    return step == route->steps ? gesture->aim : list->moves[route->move].path[step];
}

/* Returns true if another route makes this one's step number `step`, in either direction. */
static bool step_is_shared(const struct gesture *gesture, const struct movelist *list, int index,
                           int step)
{
    if (step < gesture->length || step > gesture->routes[index].steps)
        return false;
    int from = visited_at(gesture, list, index, step - 1);
    int to = visited_at(gesture, list, index, step);
    for (int i = 0; i < gesture->route_count; i++)
        for (int at = gesture->length; at <= gesture->routes[i].steps && i != index; at++) {
            int a = visited_at(gesture, list, i, at - 1), b = visited_at(gesture, list, i, at);
            if ((a == from && b == to) || (a == to && b == from))
                return true;
        }
    return false;
}

/* Returns the arrow from where the piece is now. All steps go along diagonals, so arrows that are
 * moved aside lie beside each other in either direction. */
static struct arrow arrow_of(const struct board_picture *picture, int index)
{
    const struct gesture *gesture = picture->gesture;
    struct arrow arrow = {.cell = picture->geometry.cell, .look = arrow_looks[index % ARROW_LOOKS]};
    double aside = length_in(&arrow, ARROW_APART) * (index - (gesture->route_count - 1) / 2.0);
    for (int step = gesture->length - 1; step <= gesture->routes[index].steps; step++) {
        struct rect at =
            board_square_rect(&picture->geometry, visited_at(gesture, picture->list, index, step));
        bool shared = step_is_shared(gesture, picture->list, index, step) ||
                      step_is_shared(gesture, picture->list, index, step + 1);
        arrow.points[arrow.count++] =
            (struct point){at.x + at.w / 2.0 + (shared ? aside : 0), at.y + at.h / 2.0};
    }
    struct point *last = &arrow.points[arrow.count - 1];
    double radius = length_in(&arrow, PIECE_RADIUS);
    bool returns = gesture->aim == gesture->path[gesture->length - 1];
    *last = toward(*last, last[-1], returns ? radius : length_in(&arrow, END_RADIUS));
    arrow.points[0] = toward(arrow.points[0], arrow.points[1], radius);
    return arrow;
}

static void leave_numbers_free(const struct ui *ui, const struct board_picture *picture,
                               struct arrow *arrow)
{
    squareset squares = board_picture_routes(picture);
    for (int square = squareset_next(squares, 0); square; square = squareset_next(squares, square))
        if (picture->looks.labels == LABELS_NUMBER)
            arrow->numbers[arrow->number_count++] = number_rect(ui, picture, square);
}

static void line(struct ui *ui, struct point from, struct point to, int width, struct colour colour)
{
    draw_line(&ui->list, (int)lround(from.x), (int)lround(from.y), (int)lround(to.x),
              (int)lround(to.y), width, colour);
}

/* Cuts a line along one axis to the part between `low` and `high`: narrows what is left of it, 0
 * to 1. */
static void narrow(double from, double to, double low, double high, double part[2])
{
    double way = to - from;
    if (way == 0) {
        part[1] = from > low && from < high ? part[1] : -1;
        return;
    }
    double in = ((way > 0 ? low : high) - from) / way, out = ((way > 0 ? high : low) - from) / way;
    part[0] = fmax(part[0], in);
    part[1] = fmin(part[1], out);
}

/* Draws a line that stops before each number and goes on behind it. Stubs are left out. */
static void free_line(struct ui *ui, const struct arrow *arrow, struct point from, struct point to,
                      int width, struct colour colour, int first)
{
    double whole = hypot(to.x - from.x, to.y - from.y), half = whole_width(arrow) / 2.0 + 1;
    for (int i = first; i < arrow->number_count; i++) {
        const struct rect *number = &arrow->numbers[i];
        double part[2] = {0, 1};
        narrow(from.x, to.x, number->x - half, number->x + number->w + half, part);
        narrow(from.y, to.y, number->y - half, number->y + number->h + half, part);
        if (part[0] >= part[1])
            continue;
        double before = part[0] * whole, behind = (1 - part[1]) * whole;
        if (before >= half)
            free_line(ui, arrow, from, toward(from, to, before), width, colour, i + 1);
        if (behind >= half)
            free_line(ui, arrow, toward(to, from, behind), to, width, colour, i + 1);
        return;
    }
    line(ui, from, to, width, colour);
}

/* Draws the arrow from corner to corner, dashed if it has gaps. */
static void shaft(struct ui *ui, const struct arrow *arrow, bool gaps, int width,
                  struct colour colour)
{
    double stroke = length_in(arrow, arrow->look.stroke), gap = length_in(arrow, arrow->look.gap);
    for (int i = 1; i < arrow->count; i++) {
        struct point from = arrow->points[i - 1], to = arrow->points[i];
        double whole = hypot(to.x - from.x, to.y - from.y);
        if (!gaps || gap <= 0) {
            free_line(ui, arrow, from, to, width, colour, 0);
            continue;
        }
        /* As many dashes as there is room for; the last one reaches the end. */
        int count = (int)fmax(1, round((whole - stroke) / (stroke + gap)));
        double each = (whole - stroke) / count;
        for (int j = 0; j <= count; j++)
            free_line(ui, arrow, toward(from, to, j * each), toward(from, to, j * each + stroke),
                      width, colour, 0);
    }
}

/* Draws two strokes back from the tip, along the sides of the square. */
static void head(struct ui *ui, const struct arrow *arrow, int width, struct colour colour)
{
    struct point tip = arrow->points[arrow->count - 1], from = arrow->points[arrow->count - 2];
    double back = length_in(arrow, ARROW_HEAD);
    struct point aside = {tip.x + copysign(back, from.x - tip.x), tip.y};
    struct point above = {tip.x, tip.y + copysign(back, from.y - tip.y)};
    free_line(ui, arrow, tip, aside, width, colour, 0);
    free_line(ui, arrow, tip, above, width, colour, 0);
}

/* The dark edge is not dashed, so that the arrow is seen upon any piece. */
static void draw_arrow(struct ui *ui, const struct board_picture *picture,
                       const struct arrow *arrow)
{
    int width = line_width(arrow), whole = whole_width(arrow);
    struct colour ink = board_picture_colour(picture, arrow->look.colour);
    struct colour dark = board_picture_colour(picture, BOARD_COLOUR_BADGE_LABEL);
    shaft(ui, arrow, false, whole, dark);
    head(ui, arrow, whole, dark);
    shaft(ui, arrow, true, width, ink);
    head(ui, arrow, width, ink);
}

static void badge(struct ui *ui, const struct board_picture *picture, int index)
{
    struct rect square = board_square_rect(
        &picture->geometry, gesture_route_square(picture->gesture, picture->list, index));
    struct text_style style = {FONT_BOLD, int_max(BADGE_TEXT_MIN, square.h * BADGE_TEXT / 100)};
    char number[12];
    snprintf(number, sizeof number, "%d", index + 1);
    draw_sprite_tinted(&ui->list, board_sprite(picture->looks.board, SPRITE_ROUTE_BADGE), square,
                       board_picture_colour(picture, arrow_looks[index % ARROW_LOOKS].colour));
    centred_label(ui, square, style, board_picture_colour(picture, BOARD_COLOUR_BADGE_LABEL),
                  number);
}

void route_arrows(struct ui *ui, const struct board_picture *picture)
{
    int count = picture->gesture->route_count;
    for (int i = 0; i < count; i++) {
        struct arrow arrow = arrow_of(picture, i);
        leave_numbers_free(ui, picture, &arrow);
        draw_arrow(ui, picture, &arrow);
    }
    for (int i = 0; i < count; i++)
        badge(ui, picture, i);
}

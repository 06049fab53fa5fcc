/* SPDX-License-Identifier: MIT */
/* Looks at an X display from outside: when a program's window comes, and when its picture changes.
 * A failure ends the measuring program with 1. */
#ifndef BENCH_SCREEN_H
#define BENCH_SCREEN_H

#include <X11/Xlib.h>
#include <stdbool.h>
#include <sys/types.h>

struct screen {
    Display *display;
    Window root;
    Window window;     /* the program's; None before it has come */
    int width, height; /* of the window */
    int x, y;          /* of the window on the root */
};

/* Part of the window. */
struct area {
    int x, y, width, height;
};

/* Connects to $DISPLAY and watches for windows. */
void screen_open(struct screen *screen);
void screen_close(struct screen *screen);

/* Waits until the program `pid` has mapped a window. There must be no other program about. */
void screen_wait_window(struct screen *screen, pid_t pid);

/* Waits until a pixel of the window is not black, which is what the empty display is. */
void screen_wait_paint(struct screen *screen, pid_t pid);

/* Waits until the window's picture has not changed for `ms`. */
void screen_wait_still(struct screen *screen, pid_t pid, double ms);

/* A number for the picture in `area`: other pictures, other numbers. */
unsigned long screen_picture(const struct screen *screen, struct area area);

/* Presses and lets go the left button at a place in the window; the pointer first goes there. */
void screen_point(const struct screen *screen, int x, int y);
void screen_press(const struct screen *screen, bool down);

#endif

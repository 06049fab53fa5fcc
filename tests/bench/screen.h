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
    double launched;   /* now_ms() when the program was started */
};

/* Part of the window. */
struct area {
    int x, y, width, height;
};

/* Connects to $DISPLAY, starts `command` and waits until its window has come and a pixel of it is
 * not black, which is what the empty display is. There must be no other program about. Stop the
 * program with launch_stop. */
pid_t screen_launch(struct screen *screen, char *const *command);
void screen_close(struct screen *screen);

/* Waits until the window's picture has not changed for `ms`. */
void screen_wait_still(struct screen *screen, pid_t pid, double ms);

/* A number for the picture in `area`: other pictures, other numbers. */
unsigned long screen_picture(const struct screen *screen, struct area area);

/* Moves the pointer to a place in the window. */
void screen_point(const struct screen *screen, int x, int y);

/* Presses the left button, or lets it go, where the pointer is. */
void screen_press(const struct screen *screen, bool down);

#endif

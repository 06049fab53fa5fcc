/* SPDX-License-Identifier: MIT */
#include "screen.h"

#include "launch.h"

#include <X11/Xutil.h>
#include <X11/extensions/XTest.h>
#include <stddef.h>

enum {
    SMALLEST_SIDE = 64,  /* helper windows are smaller */
    PATIENCE_MS = 20000, /* for anything that is waited for */
    LINES = 5,           /* of the window, looked at for the first pixels */
};

static const double poll_ms = 0.2;

/* A window may go away while it is looked at; its next look finds out. */
static int ignore_error(Display *display, XErrorEvent *error)
{
    (void)display;
    (void)error;
    return 0;
}

static void screen_open(struct screen *screen)
{
    *screen = (struct screen){.display = XOpenDisplay(NULL)};
    if (!screen->display)
        give_up("there is no X display");
    XSetErrorHandler(ignore_error);
    screen->root = DefaultRootWindow(screen->display);
    XSelectInput(screen->display, screen->root, SubstructureNotifyMask);
    XSync(screen->display, False);
}

/* Sleeps until the next look; gives up if the program ended or has had time enough. */
static void wait_a_little(pid_t pid, double since)
{
    launch_check(pid);
    if (now_ms() > since + PATIENCE_MS)
        give_up("nothing came to be seen in %d seconds", PATIENCE_MS / 1000);
    sleep_ms(poll_ms);
}

static bool take_window(struct screen *screen, Window window)
{
    XWindowAttributes attributes;
    Window child;
    if (!XGetWindowAttributes(screen->display, window, &attributes) ||
        attributes.map_state != IsViewable || attributes.width < SMALLEST_SIDE ||
        attributes.height < SMALLEST_SIDE)
        return false;
    screen->window = window;
    screen->width = attributes.width;
    screen->height = attributes.height;
    XTranslateCoordinates(screen->display, window, screen->root, 0, 0, &screen->x, &screen->y,
                          &child);
    return true;
}

static void wait_for_window(struct screen *screen, pid_t pid)
{
    double begin = now_ms();
    for (;;) {
        while (XPending(screen->display)) {
            XEvent event;
            XNextEvent(screen->display, &event);
            if (event.type == MapNotify && take_window(screen, event.xmap.window))
                return;
        }
        wait_a_little(pid, begin);
    }
}

unsigned long screen_picture(const struct screen *screen, struct area area)
{
    XImage *image = XGetImage(screen->display, screen->window, area.x, area.y, (unsigned)area.width,
                              (unsigned)area.height, AllPlanes, ZPixmap);
    if (!image)
        return 0;
    /* FNV-1a, see http://www.isthe.com/chongo/tech/comp/fnv/ */
    unsigned long hash = 14695981039346656037u;
    size_t size = (size_t)image->bytes_per_line * (size_t)image->height;
    for (size_t i = 0; i < size; i++)
        hash = (hash ^ (unsigned char)image->data[i]) * 1099511628211u;
    XDestroyImage(image);
    return hash;
}

/* Is a pixel on this line of the window other than black? */
static bool line_painted(const struct screen *screen, int y)
{
    XImage *image = XGetImage(screen->display, screen->window, 0, y, (unsigned)screen->width, 1,
                              AllPlanes, ZPixmap);
    bool painted = false;
    for (int x = 0; image && x < screen->width; x++)
        painted |= (XGetPixel(image, x, 0) & 0xffffff) != 0;
    if (image)
        XDestroyImage(image);
    return painted;
}

static void wait_for_paint(struct screen *screen, pid_t pid)
{
    double begin = now_ms();
    for (;;) {
        for (int i = 1; i <= LINES; i++)
            if (line_painted(screen, screen->height * i / (LINES + 1)))
                return;
        wait_a_little(pid, begin);
    }
}

pid_t screen_launch(struct screen *screen, char *const *command)
{
    screen_open(screen);
    screen->launched = now_ms();
    pid_t pid = launch(command);
    wait_for_window(screen, pid);
    wait_for_paint(screen, pid);
    return pid;
}

void screen_close(struct screen *screen)
{
    XCloseDisplay(screen->display);
}

void screen_wait_still(struct screen *screen, pid_t pid, double ms)
{
    struct area all = {0, 0, screen->width, screen->height};
    double begin = now_ms();
    double since = begin;
    unsigned long picture = screen_picture(screen, all);
    while (now_ms() < since + ms) {
        sleep_ms(ms / 10);
        unsigned long next = screen_picture(screen, all);
        if (next != picture)
            since = now_ms();
        picture = next;
        wait_a_little(pid, begin);
    }
}

void screen_point(const struct screen *screen, int x, int y)
{
    XTestFakeMotionEvent(screen->display, -1, screen->x + x, screen->y + y, CurrentTime);
    XSync(screen->display, False);
}

void screen_press(const struct screen *screen, bool down)
{
    XTestFakeButtonEvent(screen->display, Button1, down, CurrentTime);
    XFlush(screen->display);
}

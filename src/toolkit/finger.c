/* SPDX-License-Identifier: MIT */
#include "toolkit/finger.h"

#include <stdlib.h>

enum {
    LONG_PRESS_MS = 500,
    DOUBLE_TAP_MS = 500, /* at most, from one tap to the next */
    DOUBLE_TAP_WAY = 3,  /* and so many times the way of a tap */
};

static bool is_near(const struct finger *finger, int x, int y, int way)
{
    return abs(x - finger->x) <= way && abs(y - finger->y) <= way;
}

/* Returns the input of a finger where it came down. */
static struct input at_its_place(const struct finger *finger, enum input_kind kind)
{
    return (struct input){
        .kind = kind, .x = finger->x, .y = finger->y, .finger = true, .secondary = finger->rested};
}

static bool come_down(struct finger *finger, const SDL_TouchFingerEvent *event, int x, int y,
                      int tap, uint64_t now, struct input *out)
{
    bool again = finger->taps > 0 && now - finger->since <= DOUBLE_TAP_MS &&
                 is_near(finger, x, y, DOUBLE_TAP_WAY * tap);
    *finger = (struct finger){.down = true,
                              .device = event->touchId,
                              .id = event->fingerId,
                              .x = x,
                              .y = y,
                              .since = now,
                              .taps = again ? finger->taps + 1 : 1};
    *out = at_its_place(finger, INPUT_PRESS);
    out->clicks = finger->taps;
    return true;
}

/* After a long press there is nothing to drag. */
static bool move(struct finger *finger, int x, int y, int tap, struct input *out)
{
    finger->moved |= !finger->rested && !is_near(finger, x, y, tap);
    if (!finger->moved)
        return false;
    finger->taps = 0;
    *out = (struct input){.kind = INPUT_MOVE, .x = x, .y = y, .finger = true};
    return true;
}

/* A tap that trembles counts where it began. */
static bool lift(struct finger *finger, int x, int y, struct input *out)
{
    finger->down = false;
    *out = at_its_place(finger, INPUT_RELEASE);
    if (finger->moved) {
        out->x = x;
        out->y = y;
    }
    return true;
}

/* A touchpad is no screen. */
static bool is_of_screen(const SDL_TouchFingerEvent *event)
{
    SDL_TouchDeviceType type = SDL_GetTouchDeviceType(event->touchId);
    return event->touchId != SDL_MOUSE_TOUCHID && type != SDL_TOUCH_DEVICE_INDIRECT_ABSOLUTE &&
           type != SDL_TOUCH_DEVICE_INDIRECT_RELATIVE;
}

/* A second finger that comes down while the first is on the screen is ignored until it is lifted.
 */
static bool touch(struct finger *finger, const SDL_TouchFingerEvent *event,
                  const struct finger_room *room, uint64_t now, struct input *out)
{
    int x = (int)(event->x * (float)room->w), y = (int)(event->y * (float)room->h);
    bool same = finger->down && event->touchId == finger->device && event->fingerId == finger->id;
    if (!is_of_screen(event))
        return false;
    if (event->type == SDL_FINGERDOWN)
        return !finger->down && come_down(finger, event, x, y, room->tap, now, out);
    if (!same)
        return false;
    if (event->type == SDL_FINGERUP)
        return lift(finger, x, y, out);
    return move(finger, x, y, room->tap, out);
}

/* What was under the finger may be elsewhere, or nobody may see it any more. */
static bool lose(struct finger *finger, const SDL_WindowEvent *event, struct input *out)
{
    bool keyboard = event->event == SDL_WINDOWEVENT_FOCUS_LOST;
    bool lost = keyboard || event->event == SDL_WINDOWEVENT_SIZE_CHANGED ||
                event->event == SDL_WINDOWEVENT_HIDDEN || event->event == SDL_WINDOWEVENT_MINIMIZED;
    if (!finger->down || !lost)
        return false;
    *finger = (struct finger){0};
    *out = (struct input){.kind = INPUT_LEAVE, .finger = true, .keyboard = keyboard};
    return true;
}

bool finger_input(struct finger *finger, const SDL_Event *event, const struct finger_room *room,
                  uint64_t now, struct input *out)
{
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return touch(finger, &event->tfinger, room, now, out);
    case SDL_WINDOWEVENT:
        return lose(finger, &event->window, out);
    default:
        return false;
    }
}

/* On X11 a touch also moves the mouse's pointer into the window and out of it. */
bool finger_owns(const struct finger *finger, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_FINGERDOWN:
    case SDL_FINGERMOTION:
    case SDL_FINGERUP:
        return true;
    case SDL_MOUSEMOTION:
    case SDL_MOUSEBUTTONDOWN:
    case SDL_MOUSEBUTTONUP:
    case SDL_MOUSEWHEEL:
        return finger->down;
    case SDL_WINDOWEVENT:
        return finger->down && event->window.event == SDL_WINDOWEVENT_LEAVE;
    default:
        return false;
    }
}

static bool may_rest(const struct finger *finger)
{
    return finger->down && !finger->moved && !finger->rested;
}

bool finger_rests(struct finger *finger, uint64_t now, struct input *out)
{
    if (!may_rest(finger) || now < finger->since + LONG_PRESS_MS)
        return false;
    finger->rested = true;
    finger->taps = 0;
    *out = at_its_place(finger, INPUT_PRESS);
    return true;
}

int finger_wait(const struct finger *finger, uint64_t now)
{
    uint64_t due = finger->since + LONG_PRESS_MS;
    if (!may_rest(finger))
        return -1;
    return due > now ? (int)(due - now) : 0;
}

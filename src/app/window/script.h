/* SPDX-License-Identifier: MIT */
/* Plays a file of gestures and expectations, one a line, through the same events that hands make.
 *
 *   click 11                 the square; or: click undo, a widget by its name
 *   right-click 11           the other button
 *   drag 11 15               press on one square, let go on another
 *   hold 11 400 300          press on a square and drag to a place (pixels); do not release
 *   point 400 300            move the pointer (pixels)
 *   point-at 11              move it to the middle of a widget
 *   key Ctrl+Z               a key with its modifiers, by SDL's names
 *   pad plug                 a controller is plugged in, or `unplug`
 *   pad dpleft               one of its buttons, or an axis: `pad -leftx`, by SDL's names
 *   finger down 11           a finger comes down on the middle of a square or a widget; or on
 * pixels: finger down 400,300 finger move 400,300      moves there; `finger up 15` is lifted there
 *   tap undo                 comes down, and is lifted at once
 *   type 11-15               each character as its key
 *   text Åsa                 characters as a keyboard layout makes them
 *   compose Å                what an input method composes; "" ends it
 *   double-click name-1      twice, at the same place
 *   middle-click name-1      the middle button, which pastes what is selected
 *   wheel moves -3           over a widget
 *   wait 200                 milliseconds pass (time passes in no other way)
 *   resize 640 480           the window's size
 *   screenshot FILE          relative to where the program was started; marks and pages that have
 *                            come since the last `wait` are seen in full
 *   drop FILE                dropped on the window; relative to where the program was started
 *   clipboard "TEXT"         another program has copied this text
 *   close                    click the close button of the window
 *   expect "15 black man"    some widget's label contains this text
 *   expect-not "TEXT"        no label contains it
 *   expect-title "TEXT"      the window's title contains this text
 *   expect-disabled undo     the widget is on the screen and disabled
 *   expect-wake 1000         the page asks for a pass in so many milliseconds; -1: never
 *   expect-sound put         the next sound was this one; a script expects sounds one by one
 *   expect-silence           there was no other sound
 *   expect-cursor hand       the shape of the pointer: arrow, hand or text
 *   await "TEXT"             like expect, but waits for it, some minutes at most: work outside
 *                            the window takes real time
 *   await-not "TEXT"         the same, until the text is gone
 *   await-move               waits until the computer has chosen its move, if it is to move, or
 *                            knows what to warn a person of
 *   await-saved              waits until everything is in the archive; fails if saving fails
 *   say TEXT                 prints it once the lines before it show on the screen
 *   # comment
 *
 * Widgets are found by their names, which --dump-ui prints and which are the same in every
 * language; a number alone is a square ("11" is "square-11"). Texts are found in the labels, which
 * are for people. A word in quotes may hold spaces. */
#ifndef APP_WINDOW_SCRIPT_H
#define APP_WINDOW_SCRIPT_H

#include "app/window/app.h"

/* Runs the script in `file`, or of standard input ("-"). Returns false at the first line that fails
 * or is not understood, with file, line and reason on standard error. */
bool script_run(struct app *app, const char *file);

#endif

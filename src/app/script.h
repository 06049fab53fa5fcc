/* SPDX-License-Identifier: MIT */
/* Plays a file of gestures and expectations, one a line, through the same events that hands make.
 *
 *   click 11                 the square; or: click undo, a widget by its name
 *   right-click 11           the other button
 *   drag 11 15               press on one square, let go on another
 *   hold 11 400 300          press on a square and pull it to a place, without letting go
 *   point 400 300            move the pointer (pixels)
 *   point-at 11              move it to the middle of a widget
 *   key Ctrl+Z               a key with its modifiers, by SDL's names
 *   type 11-15               each character as its key
 *   text Åsa                 characters as a keyboard layout makes them
 *   compose Å                what an input method shows before it is text; "" ends it
 *   double-click name-1      twice, at the same place
 *   middle-click name-1      the middle button, which pastes what is selected
 *   wheel moves -3           over a widget
 *   wait 200                 milliseconds pass (nothing else makes them pass)
 *   resize 640 480           the window's size
 *   screenshot FILE          relative to where the program was started
 *   drop FILE                dropped on the window; relative to where the program was started
 *   clipboard "TEXT"         another program has copied this text
 *   close                    the window's button that closes it
 *   expect "15 black man"    some widget's label holds this text
 *   expect-not "TEXT"        no label does
 *   expect-title "TEXT"      the window's title holds it
 *   expect-disabled undo     the widget is there and can not be used
 *   expect-sound put         the next sound that was asked for; all others are expected one by one
 *   expect-silence           no other has been
 *   expect-cursor hand       the pointer looks like that: arrow, hand or text
 *   await "TEXT"             as expect, but there are minutes for it to come: what is done
 *                            beside the window takes its own time
 *   await-not "TEXT"         the same for it to go
 *   await-saved              until all that was done is in the archive; fails if saving does
 *   say TEXT                 prints it, when what stands before it is on the screen
 *   # comment
 *
 * Widgets are found by their names, which --dump-ui prints and which are the same in every
 * language; a number alone is a square ("11" is "square-11"). Texts are found in the labels, which
 * are for people. A word in quotes may hold spaces. */
#ifndef APP_SCRIPT_H
#define APP_SCRIPT_H

#include "app/app.h"

/* False at the first line that fails or is not understood, with file, line and reason on standard
 * error. */
bool script_run(struct app *app, const char *file);

#endif

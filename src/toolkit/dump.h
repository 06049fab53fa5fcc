/* SPDX-License-Identifier: MIT */
/* The screen as JSON: every widget and square with its rectangle, role and label. */
#ifndef TOOLKIT_DUMP_H
#define TOOLKIT_DUMP_H

#include "toolkit/ui.h"

#include <stdio.h>

/* Writes the widgets of the last pass to `out`. Rectangles are in pixels. */
void ui_dump(const struct ui *ui, FILE *out);

#endif

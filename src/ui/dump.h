/* SPDX-License-Identifier: MIT */
/* The screen as JSON: every widget and square with its rectangle, role and label. */
#ifndef UI_DUMP_H
#define UI_DUMP_H

#include "ui/ui.h"

#include <stdio.h>

/* Writes the widgets of the last pass. Rectangles are in pixels. */
void ui_dump(const struct ui *ui, FILE *out);

#endif

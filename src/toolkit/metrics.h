/* SPDX-License-Identifier: MIT */
/* Sizes that the screen is made of, in points at scale 100 %: ui_px(ui, METRIC_TARGET) is pixels.
 * What several pages or widgets must agree on stands here; what only one place knows stands there.
 */
#ifndef TOOLKIT_METRICS_H
#define TOOLKIT_METRICS_H

enum metric {
    /* Text. */
    METRIC_TEXT = 18,
    METRIC_TEXT_HEADING = 26,
    METRIC_TEXT_SMALL = 15,

    /* What is hit, and what stands in it. */
    METRIC_TARGET = 44, /* the least side of anything to click */
    METRIC_DRAG = 3,    /* what is pressed and taken further than this is dragged */
    METRIC_ICON = 24,
    METRIC_ICON_SMALL = 18,

    /* One below the other. */
    METRIC_ROW = 52,         /* a target with air below it, or two lines in a row of a list */
    METRIC_HEADING = 32,     /* a heading between rows */
    METRIC_CAPTION = 24,     /* a line of small text above what it names */
    METRIC_PAGE = 1040,      /* a page wider than this is hard to read, */
    METRIC_PAGE_MOST = 1920, /* but for a window that is high as well; */
    METRIC_PAGE_HIGH = 1600, /* and one higher than this falls apart */
    METRIC_PROSE = 560,      /* and lines of text wider than this: some seventy characters */

    /* Between things. */
    METRIC_GAP_TINY = 2,
    METRIC_GAP_SMALL = 4,
    METRIC_GAP = 8,       /* between widgets that belong together */
    METRIC_GAP_WIDE = 10, /* between groups of them */
    METRIC_PAD = 6,       /* between the edge of a widget and what is in it */
    METRIC_MARGIN = 12,   /* between the edge of the window or a panel and what is in it */
    METRIC_MARGIN_WIDE = 16,

    /* Lines. */
    METRIC_BORDER = 1,
    METRIC_FRAME = 2,  /* around what is chosen, hot or being typed into */
    METRIC_FOCUS = 3,  /* around what has the keyboard */
    METRIC_BAR = 4,    /* at the left of a row that stands out */
    METRIC_ACCENT = 6, /* at the left of a panel that does */

    /* Corners. */
    METRIC_RADIUS_SMALL = 6, /* rows, fields */
    METRIC_RADIUS = 8,       /* buttons, panels */

    /* Scrolling. */
    METRIC_SCROLL_BAR = 12,
    METRIC_FADE = 16,        /* into its ground what goes on beyond an edge */
    METRIC_TAP = 10,         /* a finger that goes no further taps */
    METRIC_SCROLL_LINE = 48, /* by a notch of the wheel or an arrow key */
};

#endif

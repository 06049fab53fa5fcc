/* SPDX-License-Identifier: MIT */
/* Sizes of the screen's parts, in points at scale 100 %: ui_px(ui, METRIC_TARGET) is in pixels.
 * Only sizes that several pages or widgets must agree on stand here. */
#ifndef TOOLKIT_METRICS_H
#define TOOLKIT_METRICS_H

enum metric {
    /* Text. */
    METRIC_TEXT = 18,
    METRIC_TEXT_HEADING = 26,
    METRIC_TEXT_SMALL = 15,

    /* Targets and their content. */
    METRIC_TARGET = 44, /* the least side of anything to click */
    METRIC_DRAG = 3,    /* a press that moves further than this is a drag */
    METRIC_ICON = 24,
    METRIC_ICON_SMALL = 18,

    /* Heights and widths. */
    METRIC_ROW = 52,         /* a target with a gap below it, or two lines in a row of a list */
    METRIC_LIST_ROW = 28,    /* a row of a list of moves: many are to be seen at once */
    METRIC_HEADING = 32,     /* a heading between rows */
    METRIC_CAPTION = 24,     /* a line of small text above the thing it names */
    METRIC_PAGE = 1040,      /* a page wider than this is hard to read, */
    METRIC_PAGE_MOST = 1920, /* unless the window is high, too; */
    METRIC_PAGE_HIGH = 1600, /* a page higher than this falls apart */
    METRIC_PROSE =
        560, /* lines of text wider than this are hard to read: about seventy characters */

    /* Distances. */
    METRIC_GAP_TINY = 2,
    METRIC_GAP_SMALL = 4,
    METRIC_GAP = 8,       /* between widgets that belong together */
    METRIC_GAP_WIDE = 10, /* between groups of them */
    METRIC_PAD = 6,       /* between the edge of a widget and its content */
    METRIC_MARGIN = 12,   /* between the edge of the window or a panel and its content */
    METRIC_MARGIN_WIDE = 16,

    /* Lines. */
    METRIC_BORDER = 1,
    METRIC_FRAME = 2,  /* around something chosen, hot or being edited */
    METRIC_FOCUS = 3,  /* around the widget with the keyboard */
    METRIC_BAR = 4,    /* at the left of a row that stands out */
    METRIC_ACCENT = 6, /* at the left of a panel that stands out */

    /* Corners. */
    METRIC_RADIUS_SMALL = 6, /* rows, fields */
    METRIC_RADIUS = 8,       /* buttons, panels */

    /* Scrolling. */
    METRIC_SCROLL_BAR = 12,
    METRIC_FADE = 16,        /* content that goes on beyond an edge fades over this height */
    METRIC_TAP = 10,         /* a finger that moves no further is a tap */
    METRIC_SCROLL_LINE = 48, /* for a notch of the wheel or an arrow key */
};

#endif

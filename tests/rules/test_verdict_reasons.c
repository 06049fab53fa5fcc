/* SPDX-License-Identifier: MIT */
/* One row for every reason, for each of the five house rules and for each national field: position,
 * path and click give this reason, these squares to be marked, and this sentence. */
#include "notation/fen.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "prose/verdict_prose.h"
#include "suite.h"

#include <string.h>

static const struct verdict_row {
    const char *rules;
    const char *name; /* what the row shows, the field first if one is proved */
    const char *fen;
    const char *path; /* chosen so far; empty: choosing the piece */
    int click;
    enum refusal refusal;
    const char *look;
    const char *sentence;
} rows[] = {
    {"american", "a light square", "B:W21-32:B1-12", "", 0, REFUSAL_NOT_PLAYABLE, "9,10,11,12",
     "The game is played on the dark squares. You can move 9, 10, 11 or 12."},
    {"american", "an empty square", "B:W21-32:B1-12", "", 18, REFUSAL_EMPTY_START, "9,10,11,12,18",
     "There is no piece on 18. You can move 9, 10, 11 or 12."},
    {"american", "a piece of the other side", "B:W21-32:B1-12", "", 21, REFUSAL_NOT_YOURS,
     "9,10,11,12,21",
     "Black is to move, and the piece on 21 belongs to the other side. You can move 9, 10, 11 or "
     "12."},
    {"american", "a blocked man", "B:W21-32:B1-12", "", 6, REFUSAL_BLOCKED, "6,9,10,11,12",
     "The piece on 6 is blocked: it has no free square to go to. You can move 9, 10, 11 or 12."},
    {"american", "a blocked king", "B:W22,25:BK29", "", 29, REFUSAL_BLOCKED, "29",
     "The piece on 29 is blocked: it has no free square to go to."},
    {"american", "no piece has a move", "B:W9,14:B5", "", 5, REFUSAL_BLOCKED, "5",
     "The piece on 5 is blocked: it has no free square to go to."},
    {"american", "capture: others can [american:11]", "B:W18,26:B1,15", "", 1, REFUSAL_MUST_CAPTURE,
     "15,22", "American: a capture must be made. Capture with 15: go to 22."},
    {"american", "capture: two others can", "B:W18,24:B1,15,20", "", 1, REFUSAL_MUST_CAPTURE,
     "15,20,22,27",
     "American: a capture must be made. Capture with 15: go to 22. Capture with 20: go to 27."},
    {"american", "capture: this one can", "B:W18:B15", "15", 19, REFUSAL_MUST_CAPTURE, "15,22",
     "American: a capture must be made. Capture with 15: go to 22."},
    {"american", "the square where it stands", "B:W21-32:B1-12", "11", 11, REFUSAL_SAME_SQUARE,
     "11,15,16", "The piece stands on 11 already. From 11 you can go to 15 or 16."},
    {"american", "an own piece", "B:W32:B11,15", "11", 15, REFUSAL_OWN_PIECE, "11,15,16",
     "Black has another piece on 15. From 11 you can go to 16."},
    {"american", "an own piece behind", "B:W21-32:B1-12", "11", 7, REFUSAL_MAN_FORWARD, "11,15,16",
     "A man moves forward only. That is not the only reason. From 11 you can go to 15 or 16."},
    {"american", "a piece at the edge", "B:W13:B9", "9", 13, REFUSAL_OTHER_PIECE, "9,13,14",
     "White has a piece on 13. From 9 you can go to 14."},
    {"american", "the piece to capture was clicked", "B:W18:B15", "15", 18, REFUSAL_GO_BEHIND,
     "18,22", "To capture 18, go to 22."},
    {"american", "the piece behind", "B:W15,18:B11", "11", 18, REFUSAL_BACKED, "11,15,16,18",
     "The piece on 15 cannot be captured: 18 behind it is not empty. From 11 you can go to 16."},
    {"american", "a backed piece was clicked", "B:W15,18:B11", "11", 15, REFUSAL_BACKED,
     "11,15,16,18",
     "The piece on 15 cannot be captured: 18 behind it is not empty. From 11 you can go to 16."},
    {"american", "no diagonal", "B:W21-32:B1-12", "11", 14, REFUSAL_NOT_DIAGONAL, "11,15,16",
     "Pieces move along the diagonals. From 11 you can go to 15 or 16."},
    {"american", "a man backward", "B:W32:B15", "15", 10, REFUSAL_MAN_FORWARD, "15,18,19",
     "A man moves forward only. From 15 you can go to 18 or 19."},
    {"american", "nothing to jump", "B:W32:B11", "11", 18, REFUSAL_OVER_NOTHING, "11,15,16",
     "There is nothing to capture on 15. From 11 you can go to 15 or 16."},
    {"american", "too far for a man", "B:W32:B11", "11", 22, REFUSAL_MAN_TOO_FAR, "11,15,16",
     "A man moves one square. From 11 you can go to 15 or 16."},
    {"american", "king: short", "B:W32:BK11", "11", 18, REFUSAL_KING_TOO_FAR, "7,8,11,15,16",
     "American: a king moves one square. From 11 you can go to 7, 8, 15 or 16."},
    {"american", "over an own piece", "B:W32:B11,15", "11", 18, REFUSAL_OVER_OWN, "11,15,16",
     "A piece of the same side is in the way, on 15. From 11 you can go to 16."},
    {"american", "two in a row", "B:W15,18:B11", "11", 22, REFUSAL_TWO_IN_A_ROW, "11,15,16,18",
     "The pieces on 15 and 18 stand one right behind the other, so neither can be jumped. From 11 "
     "you can go to 16."},
    {"american", "the end of a longer capture", "B:W18,26:B15", "15", 31, REFUSAL_STEP_BY_STEP,
     "22,31", "The way to 31 has more than one step. Go to 22 first."},
    {"american", "man-capture: forward", "B:W10:B15", "15", 6, REFUSAL_MAN_CAPTURES, "10,15,18,19",
     "American: a man captures forward only, and 10 is behind it. From 15 you can go to 18 or 19."},
    {"american", "a capture left", "B:W18,26:B15", "15x22", 25, REFUSAL_UNFINISHED, "31",
     "American: a capture once begun must be finished. Go to 31."},
    {"american", "in mid-capture, a light square", "B:W18,26:B15", "15x22", 0, REFUSAL_NOT_PLAYABLE,
     "31", "The game is played on the dark squares. The capture must be finished: go to 31."},
    {"american", "in mid-capture, no diagonal", "B:W18,25,26:B15", "15x22", 24,
     REFUSAL_NOT_DIAGONAL, "29,31",
     "Pieces move along the diagonals. The capture must be finished: go to 29 or 31."},
    {"american", "crowning: ends, another capture waits", "B:W25,26:B21", "21x30", 23,
     REFUSAL_CROWNED, "30", "American: the man is crowned on 30, and that ends its move."},
    {"american", "a move that is over", "B:W21-32:B1-12", "11-15", 18, REFUSAL_MOVE_ENDED, "15",
     "The move has ended on 15."},
    {"freejump", "capture: optional, but finished once begun", "B:W18,26:B15", "15x22", 25,
     REFUSAL_UNFINISHED, "31", "Free Jump: a capture once begun must be finished. Go to 31."},
    {"freejump", "crowning: ends, another capture waits", "B:W25,26:B21", "21x30", 23,
     REFUSAL_CROWNED, "30", "Free Jump: the man is crowned on 30, and that ends its move."},
    {"freejump", "man-capture: forward", "B:W10:B15", "15", 6, REFUSAL_MAN_CAPTURES, "10,15,18,19",
     "Free Jump: a man captures forward only, and 10 is behind it. From 15 you can go to 18 or "
     "19."},
    {"freejump", "king: short", "B:W32:BK11", "11", 25, REFUSAL_KING_TOO_FAR, "7,8,11,15,16",
     "Free Jump: a king moves one square. From 11 you can go to 7, 8, 15 or 16."},
    {"flying", "capture: mandatory for a king at a distance", "B:W18:BK4,12", "", 12,
     REFUSAL_MUST_CAPTURE, "4,22",
     "Flying Kings: a capture must be made. Capture with 4: go to 22."},
    {"flying", "landing: behind", "B:W15:BK11", "11", 22, REFUSAL_LAND_BEHIND, "18",
     "Flying Kings: a king lands right behind the piece that it captures, on 18."},
    {"flying", "a piece each step", "B:W15,22:BK11", "11", 29, REFUSAL_ONE_AT_A_TIME, "11,15,18,22",
     "One jump captures one piece, and 15 and 22 are in the way. That is not the only reason. "
     "Capture with 11: go to 18."},
    {"flying", "two in a row at a distance", "B:W18,22:BK8", "8", 25, REFUSAL_TWO_IN_A_ROW,
     "3,8,11,15,18,22",
     "The pieces on 18 and 22 stand one right behind the other, so neither can be jumped. From 8 "
     "you can go to 3, 11, 15 or 2 others."},
    {"flying", "a king over its own man", "B:W32:BK11,18", "11", 22, REFUSAL_OVER_OWN,
     "7,8,11,15,18",
     "A piece of the same side is in the way, on 18. From 11 you can go to 7, 8, 15 or 4 others."},
    {"flying", "crowning: ends, another capture waits", "B:W25,26:B21", "21x30", 23,
     REFUSAL_CROWNED, "30", "Flying Kings: the man is crowned on 30, and that ends its move."},
    {"flying", "man-capture: forward", "B:W10:B15", "15", 6, REFUSAL_MAN_CAPTURES, "10,15,18,19",
     "Flying Kings: a man captures forward only, and 10 is behind it. From 15 you can go to 18 or "
     "19."},
    {"classic", "capture: mandatory", "B:W18,26:B1,15", "", 1, REFUSAL_MUST_CAPTURE, "15,22",
     "Classic: a capture must be made. Capture with 15: go to 22."},
    {"classic", "king: short", "B:W32:BK11", "11", 18, REFUSAL_KING_TOO_FAR, "7,8,11,15,16",
     "Classic: a king moves one square. From 11 you can go to 7, 8, 15 or 16."},
    {"classic", "crowning: ends, another capture waits", "B:W25,26:B21", "21x30", 23,
     REFUSAL_CROWNED, "30", "Classic: the man is crowned on 30, and that ends its move."},
    {"classic", "a capture left", "B:W18,26:B15", "15x22", 26, REFUSAL_GO_BEHIND, "26,31",
     "To capture 26, go to 31."},
    {"parlour", "capture: mandatory", "B:W18:B15", "15", 19, REFUSAL_MUST_CAPTURE, "15,22",
     "Parlour: a capture must be made. Capture with 15: go to 22."},
    {"parlour", "over an own piece", "B:W32:B11,15", "11", 18, REFUSAL_OVER_OWN, "11,15,16",
     "A piece of the same side is in the way, on 15. From 11 you can go to 16."},
    {"parlour", "crowning: ends, another capture waits", "B:W25,26:B21", "21x30", 23,
     REFUSAL_CROWNED, "30", "Parlour: the man is crowned on 30, and that ends its move."},
    {"parlour", "man-capture: forward", "B:W10:B15", "15", 6, REFUSAL_MAN_CAPTURES, "10,15,18,19",
     "Parlour: a man captures forward only, and 10 is behind it. From 15 you can go to 18 or 19."},
    {"tournament", "capture: mandatory", "B:W18,26:B1,15", "", 1, REFUSAL_MUST_CAPTURE, "15,22",
     "Tournament: a capture must be made. Capture with 15: go to 22."},
    {"russian", "landing: free, but where it goes on", "W:WK11:B15,17", "11", 18,
     REFUSAL_LANDING_GOES_ON, "22", "Russian: the king must land where its capture can go on: 22."},
    {"russian", "landing: free, the line goes on", "W:WK4:B11,22", "4x15", 24, REFUSAL_UNFINISHED,
     "25,29", "Russian: a capture once begun must be finished. Go to 25 or 29."},
    {"spanish", "landing: where the preferred capture goes on",
     "W:WK3,K6,23,K26,K28:BK12,14,K24,K25,K27,K32", "28", 19, REFUSAL_LANDING_GOES_ON, "10",
     "Spanish: the king must land where its capture can go on: 10."},
    {"spanish", "priority: most, where another landing goes on",
     "W:WK3,K6,23,K26,K28:BK12,14,K24,K25,K27,K32", "28", 15, REFUSAL_MOST, "10,28",
     "Spanish: 3 pieces must be captured, and this captures only 2. Capture with 28: go to 10."},
    {"brazilian", "landing: where the preferred capture goes on",
     "B:WK9,K10,K14,K15,K16,K17,K21:BK6,K25,K32", "6x13", 31, REFUSAL_LANDING_GOES_ON, "22",
     "Brazilian: the king must land where its capture can go on: 22."},
    {"flying, priority=most", "priority: most, not the landing behind", "B:W18,19,27:BK15", "15",
     29, REFUSAL_MOST, "15,24",
     "Flying Kings, changed: 2 pieces must be captured, and this captures only 1. That is not the "
     "only reason. Capture with 15: go to 24."},
    {"russian", "removal: after, a captured piece was clicked", "W:WK11:B15,25", "11x18", 15,
     REFUSAL_STILL_THERE, "15,29",
     "Russian: the captured piece on 15 stays there until the move is over, and cannot be jumped "
     "again. The capture must be finished: go to 29."},
    {"russian", "removal: after, a captured piece in the way", "W:WK11:B15,25", "11x18", 8,
     REFUSAL_STILL_THERE, "15,29",
     "Russian: the captured piece on 15 stays there until the move is over, and cannot be jumped "
     "again. The capture must be finished: go to 29."},
    {"russian", "a man does not move backward", "B:W32:B15", "15", 10, REFUSAL_MAN_FORWARD,
     "15,18,19", "A man moves forward only. From 15 you can go to 18 or 19."},
    {"brazilian", "crowning: at rest, on as a man", "B:W25,26:B21", "21x30", 19,
     REFUSAL_NOT_YET_CROWNED, "23",
     "Brazilian: a man that passes the crownhead and can capture on stays a man. The capture must "
     "be finished: go to 23."},
    {"brazilian", "priority: most, the way", "W:W30:B19,25,26", "30", 21, REFUSAL_MOST, "23,30",
     "Brazilian: 2 pieces must be captured, and this captures only 1. Capture with 30: go to 23."},
    {"brazilian", "priority: most, the piece", "W:W29,32:B11,18,25,27", "", 32, REFUSAL_MOST,
     "22,29",
     "Brazilian: 3 pieces must be captured, and this captures only 2. Capture with 29: go to 22."},
    {"pool", "crowning: at rest, on as a man", "B:W25,26:B21", "21x30", 16, REFUSAL_NOT_YET_CROWNED,
     "23",
     "Pool: a man that passes the crownhead and can capture on stays a man. The capture must be "
     "finished: go to 23."},
    {"pool", "crowning: at rest, crowned where it stops", "B:W24,25:B21", "21x30", 19,
     REFUSAL_MOVE_ENDED, "30", "The move has ended on 30."},
    {"pool", "removal: after", "B:W15,25:BK11", "11x18", 15, REFUSAL_STILL_THERE, "15,29",
     "Pool: the captured piece on 15 stays there until the move is over, and cannot be jumped "
     "again. The capture must be finished: go to 29."},
    {"italian", "man-takes-king: no", "W:W22:BK18", "22", 15, REFUSAL_MAN_TAKES_KING, "17,18,22",
     "Italian: a man may not capture the king on 18. From 22 you can go to 17."},
    {"italian", "man-takes-king: no, and blocked by it", "W:W29:BK25", "", 29,
     REFUSAL_MAN_TAKES_KING, "25", "Italian: a man may not capture the king on 25."},
    {"italian", "priority: by a king among equals", "W:W21,K31:B17,27", "", 21,
     REFUSAL_KING_AMONG_EQUALS, "24,31",
     "Italian: of equally long captures you must choose one by a king. Capture with 31: go to 24."},
    {"italian", "priority: a king earliest", "W:WK23:B11,18,K9,K19", "23", 14,
     REFUSAL_KINGS_EARLIEST, "16,23",
     "Italian: of captures with as many kings you must choose the one that captures a king sooner, "
     "here at step 1. Capture with 23: go to 16."},
    {"italian", "priority: a king earliest, where both capture one first", "W:WK9:BK6,K7,K14,15",
     "9", 18, REFUSAL_KINGS_EARLIEST, "2,9",
     "Italian: of captures with as many kings you must choose the one that captures a king sooner, "
     "here at step 2. Capture with 9: go to 2."},
    {"italian", "removal: after changes nothing with short kings", "W:WK22:B11,18", "22x15", 18,
     REFUSAL_CAPTURED_ALREADY, "8,18",
     "The piece on 18 has been captured already. The capture must be finished: go to 8."},
    {"spanish", "priority: most, the piece", "W:W29,32:B11,18,25,27", "", 32, REFUSAL_MOST, "22,29",
     "Spanish: 3 pieces must be captured, and this captures only 2. Capture with 29: go to 22."},
    {"spanish", "priority: most kings, the piece", "W:W21,31:B17,K27", "", 21, REFUSAL_MOST_KINGS,
     "24,31",
     "Spanish: of equally long captures you must choose one with 1 king, and this has none. "
     "Capture with 31: go to 24."},
    {"spanish", "priority: most kings, the way", "W:W30:B25,K26", "30", 21, REFUSAL_MOST_KINGS,
     "23,30",
     "Spanish: of equally long captures you must choose one with 1 king, and this has none. "
     "Capture with 30: go to 23."},
    {"czech", "priority: king", "W:W21,K31:B17,27", "", 21, REFUSAL_KING_FIRST, "13,20,24,31",
     "Czech: when a king can capture, a man may not. Capture with 31: go to 13, 20 or 24."},
    {"czech", "man-capture: forward", "B:W10:B15", "15", 6, REFUSAL_MAN_CAPTURES, "10,15,18,19",
     "Czech: a man captures forward only, and 10 is behind it. From 15 you can go to 18 or 19."},
    {"thai", "landing: behind", "B:W15:BK11", "11", 22, REFUSAL_LAND_BEHIND, "18",
     "Thai: a king lands right behind the piece that it captures, on 18."},
    {"freejump, priority=most", "priority beside optional capture", "W:W29,32:B11,18,25,27", "32",
     23, REFUSAL_MOST, "22,29",
     "Free Jump, changed: if you capture, 3 pieces must be captured, and this captures only 2. "
     "Capture with 29: go to 22."},
    {"russian, crowning=ends", "crowning: ends a capture that would go on as a king",
     "B:W25,26:B21", "21x30", 19, REFUSAL_CROWNED, "30",
     "Russian, changed: the man is crowned on 30, and that ends its move."},

    /* The first reason is the one that alone forbids it, or there are more. */
    {"tournament", "backward comes before too far", "W:W15:B18,26,K31", "15", 25,
     REFUSAL_MAN_CAPTURES, "10,11,15,18",
     "Tournament: a man captures forward only, and 18 is behind it. That is not the only reason. "
     "From 15 you can go to 10 or 11."},
    {"tournament", "backward alone, by a click on the piece", "W:W15:B18,26,K31", "15", 18,
     REFUSAL_MAN_CAPTURES, "10,11,15,18",
     "Tournament: a man captures forward only, and 18 is behind it. From 15 you can go to 10 or "
     "11."},
    {"italian", "man-takes-king: no, where another can capture", "W:WK13,21:BK17,K9", "21", 14,
     REFUSAL_MAN_TAKES_KING, "6,13,17,22",
     "Italian: a man may not capture the king on 17. Capture with 13: go to 6 or 22."},
    {"italian", "man-takes-king: no, and can do nothing else", "W:WK13,21:BK17,K9", "", 21,
     REFUSAL_MAN_TAKES_KING, "6,13,17,22",
     "Italian: a man may not capture the king on 17. Capture with 13: go to 6 or 22."},
    {"italian", "man-takes-king: no, by a click on the king", "W:W22:BK18", "22", 18,
     REFUSAL_MAN_TAKES_KING, "17,18,22",
     "Italian: a man may not capture the king on 18. From 22 you can go to 17."},
    {"american", "man-capture: forward, where another can capture", "B:W14,24:B18,19", "18", 9,
     REFUSAL_MAN_CAPTURES, "14,19,28",
     "American: a man captures forward only, and 14 is behind it. Capture with 19: go to 28."},
    {"american", "capture: a piece that could move", "B:W14,24:B18,19", "18", 22,
     REFUSAL_MUST_CAPTURE, "19,28", "American: a capture must be made. Capture with 19: go to 28."},
    {"american", "blocked, where another can capture", "B:W18,26:B1,5,6,15", "", 1, REFUSAL_BLOCKED,
     "1,15,22",
     "The piece on 1 is blocked: it has no free square to go to. Capture with 15: go to 22."},
    {"american", "where a blocked piece should go", "B:W21-32:B1-12", "6", 9, REFUSAL_OWN_PIECE,
     "9,10,11,12", "Black has another piece on 9. You can move 9, 10, 11 or 12."},
    {"italian", "of two captured pieces the one that was clicked", "B:W7,16,24:B2,3,8,10",
     "2x11x20", 7, REFUSAL_CAPTURED_ALREADY, "7,27",
     "The piece on 7 has been captured already. The capture must be finished: go to 27."},
    {"italian", "over two captured pieces", "B:W7,16,24:B2,3,8,10", "2x11x20", 2,
     REFUSAL_CAPTURED_ALREADY, "7,16,27",
     "The pieces on 7 and 16 have been captured already. The capture must be finished: go to 27."},
    {"russian", "backward over nothing, where men capture backward",
     "W:W19,21,24,25,28,29:B3,6,9,15,16,22,23,27", "19x10", 17, REFUSAL_OVER_NOTHING, "1,14",
     "There is nothing to capture on 14. The capture must be finished: go to 1."},
    {"russian", "two squares back, where men capture backward", "B:W32:B15", "15", 6,
     REFUSAL_OVER_NOTHING, "10,15,18,19",
     "There is nothing to capture on 10. From 15 you can go to 18 or 19."},
    {"russian", "a captured piece is in the way as well", "W:WK18:B9,14,23,24", "18x27", 5,
     REFUSAL_ONE_AT_A_TIME, "9,14,20,23",
     "One jump captures one piece, and 9, 14 and 23 are in the way. The capture must be finished: "
     "go to 20."},
    {"russian", "removal: after, a captured piece behind one to capture", "W:WK14:B8,15,16,18,24",
     "14x27x20x11", 15, REFUSAL_STILL_THERE, "4,18",
     "Russian: the captured piece on 18 stays there until the move is over, and cannot be jumped "
     "again. The capture must be finished: go to 4."},
    {"italian", "a man before two kings in a row", "W:W22:B18,K15", "22", 11,
     REFUSAL_MAN_TAKES_KING, "15,17,22",
     "Italian: a man may not capture the king on 15. That is not the only reason. From 22 you can "
     "go to 17."},
    {"czech", "removal: after, a captured piece before one to capture",
     "B:WK3,7,K12,16,K21,22,K23,K24:BK5,K11,K14,K17,K18,19,25,K30", "11x20", 2, REFUSAL_STILL_THERE,
     "16,27,31",
     "Czech: the captured piece on 16 stays there until the move is over, and cannot be jumped "
     "again. The capture must be finished: go to 27 or 31."},

    /* What can be done instead, in its other forms. */
    {"american", "offer: captures only, whatever was clicked", "B:W18:B1,15", "", 10,
     REFUSAL_EMPTY_START, "10,15,22", "There is no piece on 10. Capture with 15: go to 22."},
    {"american", "offer: more captures than are told", "B:W14,15,16:B9,10,11", "", 5,
     REFUSAL_EMPTY_START, "5,9,10,11", "There is no piece on 5. Capture with 9, 10 or 11."},
    {"american", "offer: the nearest of many pieces", "B:W32:B9,10,11,12,17,18", "", 22,
     REFUSAL_EMPTY_START, "9,17,18,22",
     "There is no piece on 22. You can move 9, 17, 18 or 3 others."},
    {"american", "offer: four pieces, none of them an other", "B:W21-32:B1-12", "", 3,
     REFUSAL_BLOCKED, "3,9,10,11,12",
     "The piece on 3 is blocked: it has no free square to go to. You can move 9, 10, 11 or 12."},
    {"american", "offer: both ways of one piece", "B:W17,18:B14", "14", 10, REFUSAL_MAN_FORWARD,
     "14,21,23", "A man moves forward only. Capture with 14: go to 21 or 23."},
    {"american", "too far for a man to capture", "B:W18:B11", "11", 25, REFUSAL_MAN_TOO_FAR,
     "11,15,16",
     "A man captures a piece right next to it, and lands right behind it. From 11 you can go to 15 "
     "or 16."},
    {"american", "too far for a man to land", "B:W15:B11", "11", 22, REFUSAL_MAN_TOO_FAR, "11,18",
     "A man captures a piece right next to it, and lands right behind it. Capture with 11: go to "
     "18."},
    {"american", "king: short, too far to capture", "B:W18:BK11", "11", 25, REFUSAL_KING_TOO_FAR,
     "7,8,11,15,16",
     "American: a king captures a piece right next to it, and lands right behind it. From 11 you "
     "can go to 7, 8, 15 or 16."},
    {"flying", "over two own pieces", "B:W32:BK11,15,18", "11", 22, REFUSAL_OVER_OWN,
     "7,8,11,15,16,18",
     "Pieces of the same side are in the way, on 15 and 18. From 11 you can go to 7, 8, 16 or 3 "
     "others."},
    {"russian", "removal: after, two captured pieces in the way", "W:WK1:B6,19,27", "1x10x24", 1,
     REFUSAL_STILL_THERE, "6,19,31",
     "Russian: the captured pieces on 6 and 19 stay there until the move is over, and cannot be "
     "jumped again. The capture must be finished: go to 31."},
    {"freejump", "offer: a capture is as good as a plain move", "B:W18:B1,15", "", 10,
     REFUSAL_EMPTY_START, "1,10,15", "There is no piece on 10. You can move 1 or 15."},
};

/* A row as values. */
struct scene {
    struct named_ruleset rules;
    struct position position;
    uint8_t path[MOVE_MAX_PATH];
    int length;
};

static struct scene read_row(const struct verdict_row *row)
{
    struct scene scene = {.length = 0};
    struct text_error error;
    ck_assert_msg(ruleset_parse(row->rules, &scene.rules, &error), "%s: %s: %s", row->rules,
                  row->name, error_sentence(&error).text);
    ck_assert_msg(fen_parse(row->fen, &scene.position, &error), "%s: %s: %s", row->rules, row->name,
                  error_sentence(&error).text);
    if (*row->path)
        ck_assert_msg(path_parse(row->path, square_names_plain, scene.path, &scene.length, &error),
                      "%s: %s: %s", row->rules, row->name, error_sentence(&error).text);
    return scene;
}

static void print_set(struct strbuf *out, squareset set)
{
    for (int square = squareset_next(set, 0); square; square = squareset_next(set, square))
        strbuf_addf(out, "%s%d", out->length ? "," : "", square);
}

START_TEST(refused_for_this_reason)
{
    const struct verdict_row *row = &rows[_i];
    struct scene scene = read_row(row);
    struct verdict found =
        verdict(&scene.rules.rules, &scene.position, scene.path, scene.length, row->click);
    char sentence[240], look[120];
    struct strbuf said = strbuf_init(sentence, sizeof sentence);
    struct strbuf pointed = strbuf_init(look, sizeof look);
    verdict_print(&said, &scene.rules, &scene.position, &found, square_names_plain,
                  side_names_plain);
    print_set(&pointed, verdict_named(&found));
    ck_assert_msg(found.kind == VERDICT_REFUSED, "%s: %s: not refused", row->rules, row->name);
    ck_assert_msg(found.refusal == row->refusal, "%s: %s: refusal %d, expected %d", row->rules,
                  row->name, found.refusal, row->refusal);
    ck_assert_msg(found.field == refusal_field(row->refusal), "%s: %s: field %d", row->rules,
                  row->name, found.field);
    ck_assert_msg(strcmp(look, row->look) == 0, "%s: %s: marks %s, expected %s", row->rules,
                  row->name, look, row->look);
    ck_assert_msg(strcmp(sentence, row->sentence) == 0, "%s: %s: \"%s\", expected \"%s\"",
                  row->rules, row->name, sentence, row->sentence);
}
END_TEST

/* --- Squares have the names that stand on the board --- */

static const struct named_row {
    const char *rules;
    const char *name;
    enum square_style style;
    int click;
    const char *sentence;
} named_rows[] = {
    {"freejump", "row and column", SQUARES_ROW_COLUMN, 22,
     "A man moves one square. From 3,6 you can go to 4,5 or 4,7."},
    {"american", "letters", SQUARES_ALGEBRAIC, 22,
     "A man moves one square. From f6 you can go to e5 or g5."},
    {"italian", "the numbers of its books", SQUARES_NUMBER, 22,
     "A man moves one square. From 10 you can go to 14 or 13."},
    {"freejump", "row and column, of the square itself", SQUARES_ROW_COLUMN, 11,
     "The piece stands on 3,6 already. From 3,6 you can go to 4,5 or 4,7."},
};

START_TEST(named_as_on_the_board)
{
    const struct named_row *row = &named_rows[_i];
    struct scene scene = read_row(&(struct verdict_row){
        .rules = row->rules, .name = row->name, .fen = "B:W19:B11", .path = "11"});
    struct square_names names = square_names_for(&scene.rules.rules, row->style);
    struct verdict found =
        verdict(&scene.rules.rules, &scene.position, scene.path, scene.length, row->click);
    char sentence[240];
    struct strbuf said = strbuf_init(sentence, sizeof sentence);
    verdict_print(&said, &scene.rules, &scene.position, &found, names, side_names_plain);
    ck_assert_msg(strcmp(sentence, row->sentence) == 0, "%s: %s: \"%s\", expected \"%s\"",
                  row->rules, row->name, sentence, row->sentence);
}
END_TEST

/* --- What is legal is told too --- */

static const struct legal_row {
    const char *rules;
    const char *name;
    const char *fen;
    const char *path;
    int click;
    enum verdict_kind kind;
    const char *sentence;
} legal_rows[] = {
    {"american", "a start", "B:W21-32:B1-12", "", 11, VERDICT_PART,
     "From 11 you can go to 15 or 16."},
    {"american", "a move", "B:W21-32:B1-12", "11", 15, VERDICT_MOVE, "This is a legal move."},
    {"american", "a capture that goes on", "B:W18,26:B15", "15", 22, VERDICT_PART,
     "American: a capture once begun must be finished. Go to 31."},
    {"american", "its end", "B:W18,26:B15", "15x22", 31, VERDICT_MOVE, "This is a legal move."},
    {"freejump", "capture: a plain move beside a capture", "B:W18:B15", "15", 19, VERDICT_MOVE,
     "This is a legal move."},
    {"russian", "crowning: continues as a king", "B:W25,26:B21", "21x30", 16, VERDICT_MOVE,
     "This is a legal move."},
    {"russian", "landing: free, straight on, right behind", "W:WK11:B15,25", "11", 18, VERDICT_PART,
     "Russian: a capture once begun must be finished. Go to 29."},
    {"russian", "landing: free, straight on, further", "W:WK11:B15,25", "11", 22, VERDICT_PART,
     "Russian: a capture once begun must be finished. Go to 29."},
    {"russian", "landing: free, on from further", "W:WK11:B15,25", "11x22", 29, VERDICT_MOVE,
     "This is a legal move."},
    {"russian", "man-capture: any", "B:W10:B15", "15", 6, VERDICT_MOVE, "This is a legal move."},
    {"brazilian", "crowning: at rest, on as a man", "B:W25,26:B21", "21x30", 23, VERDICT_MOVE,
     "This is a legal move."},
    {"spanish", "man-takes-king: yes", "W:W22:BK18", "22", 15, VERDICT_MOVE,
     "This is a legal move."},
};

START_TEST(legal_and_told_so)
{
    const struct legal_row *row = &legal_rows[_i];
    struct scene scene = read_row(&(struct verdict_row){
        .rules = row->rules, .name = row->name, .fen = row->fen, .path = row->path});
    struct verdict found =
        verdict(&scene.rules.rules, &scene.position, scene.path, scene.length, row->click);
    char sentence[240];
    struct strbuf said = strbuf_init(sentence, sizeof sentence);
    verdict_print(&said, &scene.rules, &scene.position, &found, square_names_plain,
                  side_names_plain);
    ck_assert_msg(found.kind == row->kind, "%s: %s: kind %d, expected %d", row->rules, row->name,
                  found.kind, row->kind);
    ck_assert_msg(strcmp(sentence, row->sentence) == 0, "%s: %s: \"%s\", expected \"%s\"",
                  row->rules, row->name, sentence, row->sentence);
}
END_TEST

/* Every reason has a row: a new one without a row fails here. */
START_TEST(every_reason_has_a_row)
{
    bool shown[REFUSAL_COUNT] = {[REFUSAL_NONE] = true};
    for (int i = 0; i < ROWS(rows); i++)
        shown[rows[i].refusal] = true;
    for (int refusal = 0; refusal < REFUSAL_COUNT; refusal++)
        ck_assert_msg(shown[refusal], "refusal %d has no row", refusal);
}
END_TEST

SUITE(verdict_reasons)
{
    Suite *suite = suite_create("verdict rows");
    TCase *tables = tcase_create("reasons");
    tcase_add_loop_test(tables, refused_for_this_reason, 0, ROWS(rows));
    tcase_add_loop_test(tables, named_as_on_the_board, 0, ROWS(named_rows));
    tcase_add_loop_test(tables, legal_and_told_so, 0, ROWS(legal_rows));
    tcase_add_test(tables, every_reason_has_a_row);
    suite_add_tcase(suite, tables);
    return suite;
}

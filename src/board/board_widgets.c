/* SPDX-License-Identifier: MIT */
#include "board/board_widgets.h"

#include "base/translate.h"

static const char *const standing[] = {
    [PIECE_NONE] = N_("empty"),    [BLACK_MAN] = N_("black man"),   [BLACK_KING] = N_("black king"),
    [WHITE_MAN] = N_("white man"), [WHITE_KING] = N_("white king"),
};

void board_widgets(struct ui *ui, const struct board_geometry *geometry,
                   const struct position *position, int chosen)
{
    ui_register(ui, "board", 0, ROLE_BOARD, geometry->inner, tr("Board"))->takes_focus = true;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        const char *label =
            ui_format(ui, tr("{square} {piece}"), {"square", number_text(square).text},
                      {"piece", tr(standing[position_piece(position, square)])});
        struct rect rect = board_square_rect(geometry, square);
        ui_register(ui, "square", square, ROLE_SQUARE, rect, label)->chosen = square == chosen;
    }
}

/* SPDX-License-Identifier: MIT */
#include "board/board_widgets.h"

#include "base/translate.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"

enum {
    LABEL_SIZE = 80,
};

void board_widgets(struct ui *ui, const struct board_geometry *geometry,
                   const struct position *position, int chosen, struct side_names sides)
{
    struct placing mirrored = ui_place_unmirrored(ui, geometry->outer);
    ui_register(ui, "board", 0, ROLE_BOARD, geometry->inner,
                tr_c("what a screen reader calls the whole board", "Board"))
        ->takes_focus = true;
    for (int square = 1; square <= SQUARE_COUNT; square++) {
        struct strbuf label = ui_strbuf(ui, LABEL_SIZE);
        square_label_print(&label, square, position_piece(position, square), sides);
        struct rect rect = board_square_rect(geometry, square);
        ui_register(ui, "square", square, ROLE_SQUARE, rect, label.text)->chosen = square == chosen;
    }
    ui_place(ui, mirrored);
}

void board_widgets_active(struct ui *ui, int square, const char *words)
{
    if (ui->focus != 0 && ui->focus != ui_id("board", 0))
        return;
    ui->active = ui_id("square", square);
    for (int i = 0; i < ui->widget_count; i++)
        if (ui->widgets[i].id == ui->active)
            ui->widgets[i].spoken = arena_copy(&ui->texts, words);
}

void board_offer(struct ui *ui, squareset squares)
{
    int square = 1;
    for (int i = 0; i < ui->widget_count; i++)
        if (widget_is(&ui->widgets[i], ROLE_SQUARE))
            ui->widgets[i].offered = squareset_has(squares, square++);
}

void board_tray_notes(struct ui *ui, const struct board_picture *picture)
{
    for (enum side side = BLACK; picture->geometry.trays && side <= WHITE; side++) {
        struct rect rect = board_tray(&picture->geometry, side);
        struct strbuf label = ui_strbuf(ui, LABEL_SIZE);
        captured_print(&label, side, board_picture_lying(picture, side),
                       looks_side_names(picture->looks));
        ui_note(ui, rect, label.text);
        if (ui_hovers(ui, rect))
            ui_hint(ui, rect, label.text);
    }
}

/* SPDX-License-Identifier: MIT */
#include "board/board_picture.h"

const struct move *board_picture_chosen(const struct board_picture *picture)
{
    const struct gesture *gesture = picture->gesture;
    for (int i = 0; gesture && gesture->length > 0 && i < picture->list->count; i++)
        if (movelist_begins(picture->list, &picture->list->moves[i], gesture->path,
                            gesture->length))
            return &picture->list->moves[i];
    return NULL;
}

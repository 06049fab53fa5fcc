/* SPDX-License-Identifier: MIT */
#include "store/game_text.h"

#include <stdio.h>
#include <stdlib.h>

static void write_to_memory(void *file, const char *text, size_t length)
{
    fwrite(text, 1, length, file);
}

char *game_text_print(const struct game *game, const struct game_tags *tags, const char *result)
{
    char *text = NULL;
    size_t size = 0;
    struct pdn_writer writer;
    FILE *memory = open_memstream(&text, &size);
    if (!memory)
        return NULL;
    pdn_writer_init(&writer, write_to_memory, memory);
    game_text_write(&writer, game, tags, result);
    if (fclose(memory) == 0)
        return text;
    free(text);
    return NULL;
}

/* SPDX-License-Identifier: MIT */
/* spoil_table FILE ENTRY BITS: turns bits of a byte of a file of the cache and saves it with a sum
 * that is right: what no look at the file alone can find. */
#include "store/cache.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv)
{
    char head[88];
    struct cache_file file;
    FILE *in = argc == 4 ? fopen(argv[1], "rb") : NULL;
    if (!in || fread(head, 1, sizeof head, in) != sizeof head)
        return 1;
    fclose(in);
    const char *key = head + 24; /* behind the mark of the cache */
    if (cache_open(&file, argv[1], key, NULL) != 0)
        return 1;
    uint8_t *bytes = malloc(file.size);
    if (!bytes)
        return 1;
    memcpy(bytes, file.bytes, file.size);
    bytes[atol(argv[2])] ^= (uint8_t)atoi(argv[3]);
    int error = cache_write(argv[1], key, bytes, file.size, NULL);
    cache_close(&file);
    free(bytes);
    return error != 0;
}

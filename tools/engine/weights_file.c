/* SPDX-License-Identifier: MIT */
#include "weights_file.h"

#include "engine/evaluation.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void give_up(const char *path, const char *why)
{
    fprintf(stderr, "%s: %s\n", path, why);
    exit(1);
}

void *file_load(const char *path, long *size)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0 || (*size = ftell(file)) < 0)
        give_up(path, strerror(errno));
    rewind(file);
    void *bytes = malloc((size_t)*size + 1);
    if (!bytes || fread(bytes, 1, (size_t)*size, file) != (size_t)*size)
        give_up(path, "cannot be read");
    fclose(file);
    return bytes;
}

struct evaluation *evaluation_load(const char *path)
{
    long size;
    void *file = file_load(path, &size);
    struct evaluation *evaluation = evaluation_create(file, (size_t)size);
    if (!evaluation)
        give_up(path, "these are no weights of this evaluation");
    return evaluation;
}

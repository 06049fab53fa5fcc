/* SPDX-License-Identifier: MIT */
/* replay FOLDER: gives every file of the folder to the target that it is built with. */
#include "fuzz.h"

#include <dirent.h>

enum {
    FILE_MAX = 1 << 20,
};

static void replay(const char *folder, const char *name)
{
    static uint8_t data[FILE_MAX];
    char path[1024];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *file = fopen(path, "rb");
    MUST(file);
    size_t size = fread(data, 1, sizeof data, file);
    fclose(file);
    printf("%s\n", path);
    fflush(stdout);
    LLVMFuzzerTestOneInput(data, size);
}

int main(int argc, char **argv)
{
    int count = 0;
    MUST(argc == 2);
    DIR *folder = opendir(argv[1]);
    MUST(folder);
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        if (entry->d_name[0] == '.')
            continue;
        replay(argv[1], entry->d_name);
        count++;
    }
    closedir(folder);
    MUST(count > 0);
    return 0;
}

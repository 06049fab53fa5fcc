/* SPDX-License-Identifier: MIT */
/* Prints whether a screen reader runs, for screen_reader.sh. */
#include "system/screen_reader.h"

#include <stdio.h>

int main(void)
{
    puts(screen_reader_runs() ? "yes" : "no");
    return 0;
}

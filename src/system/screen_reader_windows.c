/* SPDX-License-Identifier: MIT */
/* Nothing is spoken on Windows, so nobody asks. */
#include "system/screen_reader.h"

bool screen_reader_runs(void)
{
    return false;
}

/* SPDX-License-Identifier: MIT */
#include "system/desktop.h"

bool desktop_high_contrast(void)
{
    return false;
}

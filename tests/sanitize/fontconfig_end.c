/* SPDX-License-Identifier: MIT */
/* Part of each screen program, in builds with the address sanitizer only: gives back at the end
 * what fontconfig keeps for as long as a program runs, which the leak sanitizer cannot tell from
 * what is lost. Players' builds leave that to the system: SDL's window decorations may still use
 * it. */
#include <fontconfig/fontconfig.h>

#include <stdlib.h>

static void end_fontconfig(void)
{
    FcFini();
}

/* Before main, so that it comes after whatever the program itself does at exit. */
__attribute__((constructor)) static void register_end(void)
{
    atexit(end_fontconfig);
}

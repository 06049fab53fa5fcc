/* SPDX-License-Identifier: MIT */
/* What check_globals.sh must find. Part of no program. */
int stateful_count(void);

int stateful_count(void)
{
    static int count;
    return ++count;
}

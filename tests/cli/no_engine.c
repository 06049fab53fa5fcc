/* SPDX-License-Identifier: MIT */
/* A shared library that is no engine for CheckerBoard: it has no getmove. */
int enginecommand(char *command, char *reply);

int enginecommand(char *command, char *reply)
{
    (void)command;
    reply[0] = '\0';
    return 0;
}

/* SPDX-License-Identifier: MIT */
/* What commands say of endgame tables. */
#ifndef CLI_ENDGAME_NEWS_H
#define CLI_ENDGAME_NEWS_H

#include "cli/command.h"
#include "cli/endgame_files.h"

/* A command that opens or makes tables. */
struct endgame_run {
    const struct options *options;
    enum status status; /* bad as soon as one cannot be made, or not be saved */
    bool shut;          /* the system does not let tables be read, and that has been said */
};

/* As the function of a struct endgame_listener, whose `self` is a struct endgame_run: complains
 * where there is something to complain of. */
void endgame_news_tell(void *self, const struct endgame_files *files, int class,
                       enum endgame_news news, int error);

/* "win 7", "draw", "unknown"; "win" alone where the distance is not known. */
struct endgame_value_text {
    char text[16];
};
struct endgame_value_text endgame_value_text(struct endgame_value value);

#endif

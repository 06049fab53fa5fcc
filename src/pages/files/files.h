/* SPDX-License-Identifier: MIT */
/* The two pages that look into folders: to open a file, and to save the game in one. What they
 * share: the way to the folder, the places one goes to often, the list of what is there. */
#ifndef PAGES_FILES_FILES_H
#define PAGES_FILES_FILES_H

#include "pages/page.h"
#include "pages/pick_list.h"

/* The state of looking into folders; all zero but for list.chosen. */
struct browser {
    struct pick_list list;
    unsigned looks; /* the look that it is of */
    char message[EXCHANGE_REASON_SIZE];
    bool warns;
};

/* What was picked: a file, while folders are gone into. Valid until the next pass. */
struct picked {
    const struct listed *file; /* NULL: none */
};

/* Once a pass, before the rest: begins anew when another folder has been looked at; true then. */
bool browser_follow(struct desk *desk, struct browser *browser);

/* At the top of `room` the path, a button a part, and the places: what remains is the list's. */
void browser_head(struct desk *desk, struct rect *room);

/* What is in the folder, as far as `filter` stands in its name. Enter is taken if `enter`. */
struct picked browser_list(struct desk *desk, struct browser *browser, struct rect room,
                           const char *filter, bool enter);

/* The folder above by Alt+Up, and by Backspace where nothing is typed. Before the field. */
void browser_keys(struct desk *desk, bool typed);

/* What is to be said, at the bottom of `room`. */
void browser_say(struct browser *browser, bool warns, const char *sentence);
void browser_strip(struct desk *desk, const struct browser *browser, struct rect *room);

/* A name that is typed may lead elsewhere: from the root, from home ("~", "~/x"), or on from the
 * folder that is shown. False: the path is too long. */
bool browser_find_path(const struct desk *desk, const char *name, char path[EXCHANGE_PATH_SIZE]);

/* Can it be no file, as it ends in a slash, or is home or a folder above? Is it more than the name
 * of a file here? */
bool browser_names_folder(const char *name);
bool browser_names_path(const char *name);

/* Looks into the folder that a typed name leads to; false: the path is too long, as is said. */
bool browser_go_into(struct desk *desk, struct browser *browser, const char *name);

/* The path of an entry of the folder that is shown; false: it is too long. */
bool browser_path_of(const struct desk *desk, const char *name, char path[EXCHANGE_PATH_SIZE]);

#endif

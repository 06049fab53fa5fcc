/* SPDX-License-Identifier: MIT */
/* The pages that show folders: to open a file or choose a program, and to save a file. They share
 * the path, the places that are used often, and the list of entries. */
#ifndef PAGES_FILES_FILES_H
#define PAGES_FILES_FILES_H

#include "pages/page.h"
#include "pages/pick_list.h"

extern const struct page program_file_page;

/* Returns true if the page shows programs, and not games. */
bool browser_shows_programs(const struct desk *desk);

/* The state of a folder's view. All zero at first but for list.chosen. */
struct browser {
    struct page_message message;
    struct pick_list list;
    unsigned looks; /* `files_view.looks` when it was last followed */
};

/* The file that was picked. A folder that is picked is entered instead. Valid until the next pass.
 */
struct picked {
    const struct listed *file; /* NULL: none */
};

/* Asks for the entries of a folder, or, for "", of the last folder. */
void browser_look(struct desk *desk, const char *path);

/* The same of the folder above this path, which is absolute or empty. */
void browser_look_above(struct desk *desk, const char *path);

/* Call it first in each pass. Starts again when another folder is shown, and returns true then. If
 * what is listed belongs to another page, asks for what this one shows. */
bool browser_follow(struct desk *desk, struct browser *browser);

/* Draws the path, a button for each part, and the places at the top of `room`, which keeps the rest
 * for the list. */
void browser_head(struct desk *desk, struct rect *room);

/* Draws the list of entries whose names contain `filter`. Uses Enter if `enter`. */
struct picked browser_list(struct desk *desk, struct browser *browser, struct rect room,
                           const char *filter, bool enter);

/* Goes to the folder above on Alt+Up, and on Backspace if nothing is typed. Call it before the
 * field. */
void browser_keys(struct desk *desk, bool typed);

/* Finds the path of a typed name, which may begin at the root, at home ("~", "~/x"), or in the
 * folder shown. Returns false if it is too long. */
bool browser_find_path(const struct desk *desk, const char *name, char path[FILES_PATH_SIZE]);

/* Returns true if a file at this path, which was found so, would lie on no drive: on Windows, where
 * the list is that of the drives. */
bool browser_needs_drive(const struct desk *desk, const char *path);

/* The first returns true if the name cannot be a file's: it ends in a slash, or is home or a folder
 * above. The second returns true if it is more than the name of a file in this folder. */
bool browser_names_folder(const char *name);
bool browser_names_path(const char *name);

/* Enters the folder of a typed name. Returns false, and says so, if the path is too long. */
bool browser_go_into(struct desk *desk, struct browser *browser, const char *name);

/* Prints the path of an entry of the folder shown. Returns false if it is too long. */
bool browser_path_of(const struct desk *desk, const char *name, char path[FILES_PATH_SIZE]);

#endif

/* SPDX-License-Identifier: MIT */
/* A page is a row: what it is called, how it begins and what one pass of it does. It knows the desk
 * and its own state, and no other page. The table of all pages is rows.inc. */
#ifndef PAGES_PAGE_H
#define PAGES_PAGE_H

#include "board/moving.h"
#include "board/sounds.h"
#include "pages/companion.h"
#include "pages/files_view.h"
#include "pages/incoming.h"
#include "pages/preferences.h"
#include "pages/puzzles.h"
#include "pages/request.h"
#include "pages/sayings.h"
#include "toolkit/ui.h"

enum {
    DESK_CUES = 8,
    DESK_PASTE_SIZE = 1024,
};

struct page;

/* What every page works on. What it points to is lent. */
struct desk {
    struct ui *ui;
    struct match *match;
    struct preferences *preferences;
    struct shelf *shelf;
    const struct page *const *pages;   /* all there are, closed by NULL: to list and to lead to */
    const struct page *page;           /* the one whose pass it is */
    const struct page *back;           /* the one that Back leads to; NULL: there is none */
    bool turned;                       /* White sits above: of this sitting, and seen on all pages
                                          but where one looks at another game */
    bool live;                         /* live analysis is switched on, in this sitting */
    struct live_wish wish;             /* outgoing: what it is about */
    const char *unsaved;               /* why changes are not on the disk; empty: they are */
    const char *unkept;                /* the same of what was played */
    const struct files_view *files;    /* files, folders and games from elsewhere */
    const struct library *library;     /* all games that were ever played */
    const struct companion *companion; /* the computer as a player */
    const struct puzzles *puzzles;     /* those that were asked for */
    const struct incoming *incoming; /* waits for an answer: shall the running game end?; or NULL */
    int peer; /* the place of the one whose program is chosen on the page "program-file" */
    char today[LIBRARY_DATE_SIZE]; /* the day, as PDN writes it; empty: unknown */
    uint64_t now;    /* milliseconds, pushed in with every pass; runs as fast as things move */
    uint64_t wake;   /* outgoing: see desk_wake; 0: never */
    bool clock_runs; /* outgoing: the clock of the match runs until the next pass, if it can */
    struct request request;     /* outgoing; the last one of a pass counts */
    struct cue cues[DESK_CUES]; /* outgoing: what is to be heard of a pass */
    int cue_count;
    struct sayings sayings; /* outgoing: what is to be said aloud */
    uint64_t said_anew;     /* outgoing: the hash of an announcement that is new though its words
                               are not; 0: none */
    char said[SAYING_SIZE]; /* what was said last */
};

struct page {
    const char *name;          /* for requests, scripts and tests */
    const char *title;         /* N_(): at its head, and on whatever leads to it */
    const char *label;         /* N_(): on whatever leads to it instead; NULL: the title */
    const struct sprite *icon; /* the same */
    struct shortcut key; /* opens it from every other page, until the player gives it others */
    unsigned key_not_on; /* of enum key_place: there a command has that key at first */
    bool lasting;        /* the next start shows it again, if it was shown last */
    bool asks_to_quit;   /* says desk->unkept itself; the page below may last */
    size_t state_size;   /* bytes of its state, all zero before it is opened first */

    /* Called each time the page is opened, before its first pass. NULL: it goes on as it was left.
     */
    void (*open)(struct desk *desk, void *state, const struct page_opening *opening);

    /* The same when one comes back to it; `left` is what the page that was left has asked for. */
    void (*come_back)(struct desk *desk, void *state, const struct page_opening *left);

    /* One pass: answers the input and draws. */
    void (*pass)(struct desk *desk, void *state);

    /* Returns true if the next frame will differ, because something is moving. NULL: never. */
    bool (*moving)(const void *state);

    /* Forgets what it says, as the language has changed. NULL: it says nothing that lasts. */
    void (*hush)(void *state);

    /* Frees what its state owns. NULL: that is nothing. */
    void (*finish)(void *state);

    /* Takes a sentence to show, about a request or about something from outside. NULL: the play
     * page is opened and shows it. */
    void (*told)(struct desk *desk, void *state, bool warns, const char *sentence);
};

/* --- What a page may ask for --- */

/* Asks for something that needs no more words. What needs some is assigned:
 *     desk->request = (struct request){REQUEST_OPEN_GAME, .row = row};
 */
void desk_ask(struct desk *desk, enum request_kind kind);

/* Asks for the page called `name`. The caller may fill in what it is opened about. */
struct page_opening *desk_open(struct desk *desk, const char *name);

/* A copy of `size` bytes, or of a text, that is valid until the request has been carried out. */
const void *desk_keep(struct desk *desk, const void *data, size_t size);
const char *desk_keep_text(struct desk *desk, const char *text);

/* Copies a text to the clipboard, and reads the text that is there: at most DESK_PASTE_SIZE bytes,
 * the closing zero included. */
void desk_copy(struct desk *desk, const char *text);
void desk_paste(struct desk *desk, char text[DESK_PASTE_SIZE]);

/* A sound as it was made, and one at another pitch or level: percent. It begins when the pass is
 * over, if the player wants to hear any; what is more than DESK_CUES is not heard. */
void desk_sound(struct desk *desk, enum sound sound);
void desk_cue(struct desk *desk, struct cue cue);

/* Says a sentence aloud, to its end, if the player wants to hear any. Sentences that are shown are
 * announced instead (ui_announce). */
void desk_say(struct desk *desk, const char *sentence);

/* The sentence is announced from now on, and is to be heard even if it stands there already. */
void desk_say_anew(struct desk *desk, const char *sentence);

/* Asks for a pass at this moment of desk->now, though nothing may happen until then. */
void desk_wake(struct desk *desk, uint64_t due);

/* --- What pages share --- */

/* The time, and whether the player wants to see things move. */
struct moving_clock desk_clock(const struct desk *desk);

/* What is written on whatever leads to the page. */
const char *page_label(const struct page *page);

/* Returns how the game stands at `node`, or where it stands now for NODE_LIVE. */
const struct ply_state *desk_state(const struct desk *desk, int node);

/* Returns the looks of a board under these rules, and draws from now on in the theme of that board.
 * The shell has called it for the game that is played; a page with a board under other rules calls
 * it before it draws. */
struct looks desk_looks(struct desk *desk, const struct named_ruleset *rules);

/* Returns the chosen rules. If they were deleted since, chooses `instead` and returns that. */
const struct named_ruleset *desk_rules(const struct desk *desk, struct rules_key *chosen,
                                       const struct named_ruleset *instead);

/* Returns true if another match would put an end to something: a game that goes on, moves that were
 * undone, or comments on a game that is over. */
bool desk_ends_game(const struct desk *desk);

/* Returns true if that would be lost, as games are not being saved. */
bool desk_loses_game(const struct desk *desk);

/* Prints what to say when another match begins and the running game stays in the library. Prints
 * nothing if that is not so. */
void desk_kept_print(const struct desk *desk, struct strbuf *out);

/* Returns true if there is anything of the game to copy or save: a move, or a result. */
bool desk_has_game(const struct desk *desk);

/* Returns the button of a command, with the keys that the player has given it. The caller may
 * change members before use. */
struct button command_button(const struct desk *desk, enum command command);

/* Returns true if a key of the command is pressed. */
bool command_pressed(const struct desk *desk, enum command command);

/* For a command without a button on this page: the same, and nobody else sees the key. */
bool command_key(struct desk *desk, enum command command);

/* The button that leads to the page called `name`; members may be changed before use. */
struct button page_button(const struct desk *desk, const char *name);

/* Cuts the place of the first of the `count` buttons that share the rest of a row: equal shares if
 * these hold each of them, or else what each needs, and an equal share of what is left. */
struct rect page_cut_place(struct ui *ui, struct rect *row, const struct button buttons[],
                           int count);

/* Returns true if a key that opens the page called `name` is pressed. */
bool page_key_pressed(const struct desk *desk, const char *name);

/* Sets the hint of what leads to the page called `name`: these words, and its key. */
void page_hint(const struct desk *desk, struct rect about, const char *name, const char *words);

/* The button that leads to the editor with this rule set, an own one itself or a copy. */
struct button edit_rules_button(const struct desk *desk, const struct rules_key *rules);

/* The two halves of the help, the rules and the keys, lead to each other: a head with a button to
 * the page called `other`, which the key that opened this page presses, too. One to the page called
 * `more` stands before it; NULL: none. */
struct rect page_head_of_help(struct desk *desk, const char *other, const char *more);

/* Returns the last level that can be chosen for a seat. */
int seat_last_level(const struct desk *desk);

/* The choice who plays a seat: `level` as in struct player. */
void seat_choice(struct desk *desk, struct rect rect, const char *name, int *level);

/* What a page has of the window, its head included: the middle of it, wider where the window is
 * higher. */
struct rect page_room(const struct ui *ui);

/* The head of a page: back button, title. Returns what lies below. */
struct rect page_head(struct desk *desk);

/* The same with `width` pixels left free at the right of the title, in `beside`. */
struct rect page_head_beside(struct desk *desk, int width, struct rect *beside);

/* What a page says until it is out of date. */
struct page_message {
    char text[FILES_REASON_SIZE]; /* empty: nothing */
    bool warns;
};

void page_say(struct page_message *message, bool warns, const char *sentence);

/* The members `told` and `hush` of a page whose state begins with its message. */
void page_told(struct desk *desk, void *state, bool warns, const char *sentence);
void page_hush(void *state);

/* Draws the message at the bottom of the room, which ends above it then. Nothing takes no room. */
void page_strip(struct ui *ui, struct rect *room, const struct page_message *message);

/* The same with a button at the right, by which what is told is undone. Returns true when pressed.
 */
bool page_undo_strip(struct ui *ui, struct rect *room, const char *sentence, struct button undo);

/* What a filter or a form calls a result: "White won", "Any result". */
const char *page_result_words(struct ui *ui, enum library_result result, struct side_names sides);

/* Who played, in a line of this style and width that may be set smaller: where both names have no
 * room the longer one is shortened, or both are, so that neither pushes the other out. */
const char *page_players(struct ui *ui, struct text_style style, int width, const char *black,
                         const char *white);

/* Shares `room` pixels between two texts that are so wide: `widths` becomes what each one gets. The
 * longer one gets less than it wants, or both do. */
void page_share_width(int room, int widths[2]);

/* The same in full. */
const char *page_players_whole(struct ui *ui, const char *black, const char *white);

/* Returns all pieces of a position, in sentences. */
const char *page_pieces(struct ui *ui, const struct position *position, struct square_names names,
                        struct side_names sides);

/* One more of the facts that stand in a line, apart from those before; "" or NULL: it is not known.
 */
void page_add_fact(struct strbuf *out, const char *fact);

/* Returns the name of the opening on the way to a node; empty: it has none. */
const char *page_opening(const struct ruleset *rules, const struct game_tree *tree, int node);

/* Writes "Find" before a field, and returns the room of the field. */
struct rect page_find(struct ui *ui, struct rect rect);

/* Writes a line as ui_text does, and notes it. The second may be cut: it has a name of any length.
 */
void page_line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
               enum align align, const char *text);
void page_long_line(struct ui *ui, struct rect rect, struct text_style style, enum colour_role ink,
                    enum align align, const char *text);

/* Draws, or only measures, a paragraph at the top of the rectangle, and cuts it off. */
void page_paragraph(struct ui *ui, struct rect *rect, struct text_style style, enum colour_role ink,
                    const char *text, bool draw);

/* A bar that shows how much is done, and how high it is. */
void page_progress(struct ui *ui, struct rect rect, int percent);
int page_progress_height(const struct ui *ui);

/* A few words on a panel in the middle of the room, where there is nothing else to see. */
void page_says(struct ui *ui, struct rect room, const char *words);

#endif

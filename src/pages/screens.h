/* SPDX-License-Identifier: MIT */
/* The pages of the program: which one is shown, and what each remembers while it is. */
#ifndef PAGES_SCREENS_H
#define PAGES_SCREENS_H

#include "board/animation.h"
#include "board/gesture.h"
#include "match/match.h"
#include "match/rulebook.h"
#include "pages/commands.h"
#include "pages/play_layout.h"
#include "pages/preferences.h"
#include "pages/rules_editor.h"
#include "toolkit/ui.h"

enum scene {
    SCENE_PLAY,
    SCENE_NEW_MATCH,
    SCENE_RULES,
    SCENE_SETTINGS,
    SCENE_KEYS,
    SCENE_LEDGER,
    SCENE_EDITOR,
    SCENE_COMPARE,
    SCENE_COUNT,
};

/* What the pages ask of the program around them. Any may be NULL. */
struct host {
    void *data;
    void (*quit)(void *data);
    void (*toggle_fullscreen)(void *data);
    void (*copy_text)(void *data, const char *text);
    void (*paste_text)(void *data, char *out, size_t size);
    struct rulebook *rulebook; /* the players' own rule sets, lent */
};

/* A question that waits for an answer, in the strip: never a box over the board. */
enum prompt {
    PROMPT_NONE,
    PROMPT_RESIGN,
    PROMPT_ANSWER_DRAW,
};

enum message_kind {
    MESSAGE_NONE,
    MESSAGE_PLAIN,
    MESSAGE_REFUSAL,
};

enum {
    LIVE = -1, /* `looked_at`: the game's own position */
    TYPED_SIZE = 48,
};

/* The board and what surrounds it. Nothing here would be restored by undo. */
struct play_page {
    struct gesture gesture;
    struct movelist list; /* legal moves of the position on the board */
    struct animation animation;
    bool turned;
    int looked_at; /* a ply of the game, or LIVE */
    enum prompt prompt;
    enum message_kind message_kind;
    char message[240];
    bool typing;
    char typed[TYPED_SIZE];
    char echo; /* typed by its key already: the text event that follows is the same stroke */
    bool result_closed;           /* the player wants to see the board behind the result */
    int moves_offset, moves_seen; /* the move list follows the game as it grows */
};

/* What the New Match page is filling in. */
struct new_match_page {
    struct player players[PLAYER_COUNT];
    int rules; /* index into the list of rule sets (ui/rule_list.h) */
    int starter;
    bool confirming; /* a game is running: asked once more */
    int list_offset, text_offset;
};

/* Two rule sets held against each other. */
struct compare_page {
    int rules[2]; /* indices into the list of rule sets */
    int offsets[2];
};

struct screens {
    struct ui ui;
    struct match *match;             /* lent */
    struct preferences *preferences; /* lent */
    struct host host;
    enum scene scene;
    uint64_t now; /* milliseconds, pushed in with every pass */
    struct play_page play;
    struct new_match_page new_match;
    struct rules_editor editor;
    struct compare_page compare;
    int page_offset; /* how far the page of rules, settings or keys is scrolled */
};

/* `text`, `match` and `preferences` must outlive the pages. */
void screens_init(struct screens *screens, struct fonts *fonts, struct match *match,
                  struct preferences *preferences, struct host host);
void screens_finish(struct screens *screens);

/* One pass: answers `input` and makes the draw list for a window of w x h pixels. */
void screens_pass(struct screens *screens, int w, int h, const struct input *input, uint64_t now);

/* Is something moving, so that the next frame will differ? */
bool screens_animating(const struct screens *screens);

/* "Ada – Ben: 1–0", the current game included once it is over. */
void screens_score(const struct screens *screens, struct strbuf *out);

/* What the window's title says: the program, the score, whose turn or the result. */
void screens_title(const struct screens *screens, struct strbuf *out);

/* "Black" or "White". */
const char *side_name(enum side side);

void screens_open(struct screens *screens, enum scene scene);

/* --- The pages, each in a file of its own --- */

void play_page_pass(struct screens *screens);
void new_match_page_pass(struct screens *screens);
void rules_page_pass(struct screens *screens);
void settings_page_pass(struct screens *screens);
void keys_page_pass(struct screens *screens);
void ledger_page_pass(struct screens *screens);
void rules_editor_page_pass(struct screens *screens);
void compare_page_pass(struct screens *screens);

/* Forgets selection, messages and questions: another position is on the board. */
void play_page_reset(struct play_page *page);

/* Fills the page in with the match that is played. */
void new_match_page_fill(struct screens *screens);

/* Takes the rule set that is played, and one to hold it against. */
void compare_page_open(struct screens *screens);

/* Opens the editor with a copy of `rules`, or with that own rule set itself. */
void screens_edit(struct screens *screens, const struct named_ruleset *rules);

/* The head of a page: back button, title. Returns what lies below; NULL title: none. */
struct rect page_head(struct screens *screens, const char *title);

/* The rules in words from the top of `rect`; returns the height. */
int rules_view(struct ui *ui, struct rect rect, const struct named_ruleset *rules, bool draw);

#endif

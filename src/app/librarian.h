/* SPDX-License-Identifier: MIT */
/* Answers what pages ask of the library (pages/library.h), without the window ever waiting for the
 * disk: one thread looks things up (stacks.h), another one, that which saves, has games deleted,
 * brought back and taken in (errands.h, intake.h). What has come of it is taken over when the
 * librarian looks. */
#ifndef APP_LIBRARIAN_H
#define APP_LIBRARIAN_H

#include "app/card_box.h"
#include "app/deletions.h"
#include "app/errands.h"
#include "app/import_queue.h"
#include "app/in_out.h"
#include "app/intake.h"
#include "app/keeper.h"
#include "app/stacks.h"
#include "pages/shell.h"
#include "prose/library_prose.h"

/* What was asked for last, to be asked for once more when the archive has changed. */
struct inquiry {
    const struct page *page; /* that has asked; NULL: none has */
    unsigned changes;        /* of the archive then */
    uint64_t asked;          /* when, in milliseconds */
};

struct librarian {
    struct shell *shell; /* lent, as are the next two */
    struct in_out *in_out;
    struct keeper *keeper;
    struct library library;
    struct stacks *stacks;   /* owned */
    struct errands *errands; /* owned; NULL: nothing is kept */
    struct intake *intake;   /* the same */
    int64_t current;         /* the row of the match on the board; 0: it has none yet */

    /* librarian_list.c */
    struct inquiry found, scored;
    struct library_filter filter;
    unsigned search; /* the number of the newest */
    struct stacks_view view;
    bool readied; /* that the archive be made ready has been asked for */
    bool mended;  /* the same for looking at its damage; until it can be read again */
    bool counted; /* the rule sets have been, when the archive had changed so often: */
    unsigned counted_changes;
    struct card_box box;
    struct library_rules *rules; /* owned */
    size_t rules_capacity;
    struct arena rules_texts, score_texts; /* owned */

    /* librarian_games.c */
    unsigned wish;                            /* the number of the newest game to be replayed */
    struct stacks_game replay;                /* owned */
    struct arena replay_texts;                /* owned */
    struct player replay_black, replay_white; /* of a game of the match on the board */
    struct saved_match *saved;                /* lent; the match that is being taken up again, */
    struct resumed *resumed;                  /* lent; and what has become of it */
    struct deletions deletions;               /* of this run */

    /* librarian_traffic.c */
    const struct page *export_page, *export_back; /* where it was asked for, and where to say so */
    struct import_queue queue;                    /* what waits to be taken in, */
    bool takes_in;                                /* behind what is being taken in, */
    struct import_counts before;                  /* before which there were so many, */
    int faults_before;                            /* and so many faults told */
    char **faults;                                /* owned, each one too */
    size_t fault_capacity;
};

/* All are lent. The keeper is there. */
void librarian_init(struct librarian *librarian, struct keeper *keeper, struct shell *shell,
                    struct in_out *in_out);

/* Before the keeper is finished, and when it is. */
void librarian_end(struct librarian *librarian);
void librarian_finish(struct librarian *librarian);

/* The host's part of the requests; the time in milliseconds. */
void librarian_carry_out(struct librarian *librarian, const struct request *asked, uint64_t now);

/* Takes over what has come. Where nothing has it costs next to nothing. */
void librarian_look(struct librarian *librarian, uint64_t now);

/* What was deleted in earlier runs goes for good, as soon as there is nothing better to do. */
void librarian_purge(struct librarian *librarian);

/* A file, a folder or a text that is dropped on the library is taken in, behind what is already on
 * its way. False: something else is shown. */
bool librarian_takes_file(struct librarian *librarian, const char *path);
bool librarian_takes_text(struct librarian *librarian, const char *text);

/* The match is what was handed to shell_take_match. */
void librarian_went_on(struct librarian *librarian);

/* Rule sets are called as they are there. */
const struct rulebook *librarian_book(const struct librarian *librarian);

/* --- librarian_list.c: what is looked for, and the score --- */

void librarian_find(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_score(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_take_list(struct librarian *librarian, struct stacks_news *news);
void librarian_ask_again(struct librarian *librarian, uint64_t now);
void librarian_readied(struct librarian *librarian, int error);
void librarian_finish_list(struct librarian *librarian);

/* --- librarian_games.c: single games, and matches that go on --- */

void librarian_replay(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_take_up(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_go_on(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_delete(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_restore(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_take_game(struct librarian *librarian, struct stacks_news *news);
void librarian_take_errand(struct librarian *librarian, struct errand *errand);
void librarian_finish_games(struct librarian *librarian);

/* --- librarian_traffic.c: games on their way in and out --- */

void librarian_import_file(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_import_paste(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_import_stop(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_export(struct librarian *librarian, const struct request *asked, uint64_t now);
void librarian_take_export(struct librarian *librarian, const struct export_outcome *outcome);
/* Begins with what waits. */
void librarian_go_on_importing(struct librarian *librarian);
void librarian_take_import(struct librarian *librarian, const struct intake_news *news);
void librarian_finish_traffic(struct librarian *librarian);

#endif

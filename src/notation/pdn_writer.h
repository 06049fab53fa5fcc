/* SPDX-License-Identifier: MIT */
/* Games as text: strict PDN 3.0, in lines of at most 80 columns unless one word is longer. What it
 * writes, pdn_reader reads back as the same events. */
#ifndef NOTATION_PDN_WRITER_H
#define NOTATION_PDN_WRITER_H

#include "base/strbuf.h"
#include "rules/ruleset.h"

enum {
    PDN_COLUMNS = 80,
};

/* Takes `length` bytes of the text; `sink` is what pdn_writer_init was given. */
typedef void pdn_sink(void *sink, const char *text, size_t length);

/* Its fields are the writer's own. */
struct pdn_writer {
    pdn_sink *write;
    void *sink;
    bool tags;       /* a game's tags are being written */
    bool again;      /* another game stands before */
    bool begun;      /* of the line of moves: something stands before what comes next */
    bool opened;     /* a variation begins with what comes next */
    bool number_due; /* the next move has its number even if it is the second side's */
    int column;      /* characters of this line */
};

void pdn_writer_init(struct pdn_writer *writer, pdn_sink *write, void *sink);

/* A tag; the first one behind a result begins the next game. Whoever calls writes first the seven:
 * Event, Site, Date, Round, White, Black, Result. */
void pdn_write_tag(struct pdn_writer *writer, const char *name, const char *value);

/* GameType where the game is one that many people know, and Rules where that is not the whole of
 * it. */
void pdn_write_rules(struct pdn_writer *writer, const struct named_ruleset *rules);

/* A move: `ply` 0 is the first of the side that begins under its rules. `strength` is "" or as in
 * pdn_reader.h. */
void pdn_write_move(struct pdn_writer *writer, int ply, const char *text, const char *strength);

/* What else is said of that move: "$14", or a further strength. */
void pdn_write_mark(struct pdn_writer *writer, const char *mark);

/* Line ends in it become spaces. One that holds a closing brace, which nothing could escape, takes
 * a line of its own, behind a percent sign. */
void pdn_write_comment(struct pdn_writer *writer, const char *text);

/* The same, on a line of its own whatever it holds. */
void pdn_write_line_comment(struct pdn_writer *writer, const char *text);

void pdn_write_variation_begin(struct pdn_writer *writer);
void pdn_write_variation_end(struct pdn_writer *writer);

/* Ends the game: "1-0", "0-1", "1/2-1/2", "*". */
void pdn_write_result(struct pdn_writer *writer, const char *text);

/* A pdn_sink; its sink is a struct strbuf. */
void pdn_sink_to_strbuf(void *strbuf, const char *text, size_t length);

#endif

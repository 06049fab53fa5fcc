/* SPDX-License-Identifier: MIT */
/* Writes games as strict PDN 3.0, in lines of at most 80 columns unless a word is longer.
 * pdn_reader reads the same events back. */
#ifndef NOTATION_PDN_WRITER_H
#define NOTATION_PDN_WRITER_H

#include "base/strbuf.h"
#include "rules/ruleset.h"

enum {
    PDN_COLUMNS = 80,
};

/* Takes `length` bytes of the text. `sink` is that of pdn_writer_init. */
typedef void pdn_sink(void *sink, const char *text, size_t length);

/* Private. */
struct pdn_writer {
    pdn_sink *write;
    void *sink;
    bool tags;       /* a game's tags are being written */
    bool again;      /* a game was written before */
    bool begun;      /* the line of moves is not empty */
    bool opened;     /* the next word begins a variation */
    bool number_due; /* the next move gets its number even if it is the second side's */
    int column;      /* characters of this line */
};

void pdn_writer_init(struct pdn_writer *writer, pdn_sink *write, void *sink);

/* Writes a tag. The first tag after a result begins the next game. The caller writes the seven
 * first: Event, Site, Date, Round, White, Black, Result. */
void pdn_write_tag(struct pdn_writer *writer, const char *name, const char *value);

/* Writes the GameType of a well-known variant, and Rules unless that GameType says it all. */
void pdn_write_rules(struct pdn_writer *writer, const struct named_ruleset *rules);

/* Writes a move; `ply` 0 is the first of the game. `strength` is "" or as in pdn_reader.h. */
void pdn_write_move(struct pdn_writer *writer, int ply, const char *text, const char *strength);

/* Writes another mark of that move: "$14", or a further strength. */
void pdn_write_mark(struct pdn_writer *writer, const char *mark);

/* Writes a comment, with line ends as spaces. One with a closing brace, which cannot be escaped,
 * gets a line of its own after a percent sign. */
void pdn_write_comment(struct pdn_writer *writer, const char *text);

/* The same, always on a line of its own. */
void pdn_write_line_comment(struct pdn_writer *writer, const char *text);

void pdn_write_variation_begin(struct pdn_writer *writer);
void pdn_write_variation_end(struct pdn_writer *writer);

/* Ends the game: "1-0", "0-1", "1/2-1/2", "*". */
void pdn_write_result(struct pdn_writer *writer, const char *text);

/* A pdn_sink; its sink is a struct strbuf. */
void pdn_sink_to_strbuf(void *strbuf, const char *text, size_t length);

#endif

/* SPDX-License-Identifier: MIT */
/* pick-puzzles COUNT <PUZZLES >PICKED
 *
 * Picks up to COUNT of the puzzles that crownhead-cli puzzles has found under one rule set: as many
 * of each grade as far as there are some, no two alike, and each checked to several depths, with
 * the tables of up to 4 pieces. Writes them in the order of their grades, those of few pieces
 * first. The same input gives the same puzzles. */
#include "base/array.h"
#include "engine/evaluation.h"
#include "system/machine.h"
#include "think/puzzles.h"

#include <stdlib.h>

struct candidate {
    struct game game;         /* owned */
    int grade, pieces, place; /* `place` in the input */
    bool seen, picked;
};

struct pick {
    struct candidate *list; /* owned */
    size_t capacity;
    int count;
    struct tables tables;
    struct thinker thinker;
};

/* --- Reading --- */

static size_t fill_from_file(void *file, char *bytes, size_t size)
{
    return fread(bytes, 1, size, file);
}

/* Keeps the game that has been read, if it is a puzzle. */
static void add(struct pick *pick, struct game_reader *reader)
{
    struct puzzle puzzle;
    if (!reader->playable || !puzzle_read(&reader->game, &puzzle))
        return;
    struct position start = tree_state(&reader->game.tree, NODE_ROOT)->position;
    pick->list =
        array_reserve(pick->list, &pick->capacity, (size_t)pick->count + 1, sizeof *pick->list);
    pick->list[pick->count] = (struct candidate){.game = reader->game,
                                                 .grade = puzzle.grade,
                                                 .pieces = position_pieces(&start),
                                                 .place = pick->count};
    pick->count++;
    reader->playable = false;
}

static void read_all(struct pick *pick)
{
    static struct pdn_reader pdn;
    static struct game_reader reader;
    const struct pdn_event *event;
    pdn_reader_init(&pdn, fill_from_file, stdin);
    game_reader_init(&reader, NULL);
    do {
        event = pdn_reader_next(&pdn);
        if (game_reader_event(&reader, event))
            add(pick, &reader);
    } while (event->kind != PDN_TEXT_END);
    game_reader_finish(&reader);
}

/* --- Picking --- */

static bool is_alike(const struct pick *pick, const struct candidate *candidate)
{
    for (int i = 0; i < pick->count; i++)
        if (pick->list[i].picked && puzzles_alike(&pick->list[i].game, &candidate->game))
            return true;
    return false;
}

/* What holds to one depth may fail to another one: the defence is seen later, or another way. */
static bool is_right(struct pick *pick, const struct candidate *candidate)
{
    static const int depths[] = {PUZZLE_DEPTH, 20, PUZZLE_CHECK_DEPTH};
    for (size_t i = 0; i < sizeof depths / sizeof *depths; i++) {
        pick->thinker.settings.limits.depth = depths[i];
        if (!puzzle_check(&pick->thinker, &candidate->game))
            return false;
    }
    return true;
}

/* Picks one more of this grade. Returns false if there is none. */
static bool pick_one(struct pick *pick, int grade)
{
    for (int i = 0; i < pick->count; i++) {
        struct candidate *candidate = &pick->list[i];
        if (candidate->seen || candidate->grade != grade)
            continue;
        candidate->seen = true;
        candidate->picked = !is_alike(pick, candidate) && is_right(pick, candidate);
        if (candidate->picked)
            return true;
    }
    return false;
}

static void pick_most(struct pick *pick, int most)
{
    int picked = 0, before = -1;
    while (picked > before && picked < most) {
        before = picked;
        for (int grade = PUZZLE_GRADES; grade >= 1 && picked < most; grade--)
            picked += pick_one(pick, grade);
    }
}

static void hear_nothing(void *self, const struct table_news *news)
{
    (void)self;
    (void)news;
}

static bool begin(struct pick *pick)
{
    static const atomic_bool stop;
    struct tables_listener listener = {hear_nothing, NULL};
    struct thinker_settings settings = puzzle_settings(PUZZLE_CHECK_DEPTH);
    const struct ruleset *rules = &pick->list[0].game.rules.rules;
    tables_open(&pick->tables, rules, TABLES_PIECES_USUAL, &listener);
    return tables_make(&pick->tables, TABLES_PIECES_USUAL, machine_threads(), &listener, &stop) &&
           thinker_open(&pick->thinker, rules, &settings, NULL, &pick->tables);
}

/* --- Writing --- */

static void write_to_file(void *file, const char *text, size_t length)
{
    fwrite(text, 1, length, file);
}

/* Few pieces come before many, and an earlier one of the input before a later one. */
static int compare(const void *left, const void *right)
{
    const struct candidate *a = left, *b = right;
    if (a->grade != b->grade)
        return a->grade - b->grade;
    return a->pieces != b->pieces ? a->pieces - b->pieces : a->place - b->place;
}

static void write_picked(struct pick *pick)
{
    struct pdn_writer writer;
    struct game_tags tags = {0};
    char number[16];
    int written = 0;
    pdn_writer_init(&writer, write_to_file, stdout);
    game_tags_set(&tags, "Event", "Puzzle of Crownhead");
    for (int i = 0; i < pick->count; i++) {
        if (!pick->list[i].picked)
            continue;
        snprintf(number, sizeof number, "%d", ++written);
        game_tags_set(&tags, "Round", number);
        puzzle_write(&writer, &pick->list[i].game, &tags);
    }
    game_tags_finish(&tags);
}

int main(int argc, char **argv)
{
    static struct pick pick;
    int most = argc == 2 ? atoi(argv[1]) : 0;
    if (most < 1) {
        fputs("usage: pick-puzzles COUNT <PUZZLES >PICKED\n", stderr);
        return 2;
    }
    read_all(&pick);
    if (pick.count == 0 || !begin(&pick)) {
        fputs("there is no puzzle, or not enough memory\n", stderr);
        return 1;
    }
    pick_most(&pick, most);
    qsort(pick.list, (size_t)pick.count, sizeof *pick.list, compare);
    write_picked(&pick);
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
}

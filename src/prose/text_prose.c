/* SPDX-License-Identifier: MIT */
#include "prose/text_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "notation/move_text.h"
#include "prose/match_prose.h"
#include "prose/play_prose.h"
#include "prose/square_list.h"

#include <string.h>

enum {
    ROW_SQUARES = 4,
    SQUARES_SIZE = 320, /* a list of squares or of moves in a sentence */
    MOVES_SIZE = 8192,
};

/* --- The board --- */

static squareset squares_of(const struct position *position, enum side side, bool kings)
{
    squareset pieces = position->pieces[side];
    return kings ? pieces & position->kings : pieces & ~position->kings;
}

static void kind_print(struct strbuf *out, const char *words, squareset squares, enum side side,
                       struct square_names names, struct side_names sides)
{
    FILL(out, words, {"side", side_name(side, sides)},
         {"squares",
          squares ? square_list(squares, LIST_AND, names).text : tr_c("no pieces", "none")});
}

void board_pieces_print(struct strbuf *out, const struct position *position,
                        struct square_names names, struct side_names sides)
{
    for (enum side side = BLACK; side <= WHITE; side++) {
        strbuf_add(out, side == BLACK ? "" : "\n");
        kind_print(out, tr("{side}, men: {squares}."), squares_of(position, side, false), side,
                   names, sides);
        strbuf_addch(out, '\n');
        kind_print(out, tr("{side}, kings: {squares}."), squares_of(position, side, true), side,
                   names, sides);
    }
}

void square_content_print(struct strbuf *out, int square, enum piece piece,
                          struct square_names names, struct side_names sides)
{
    square_named_print(out, square_name(square, names).text, piece, sides);
    strbuf_addch(out, '.');
}

void board_row_print(struct strbuf *out, const struct position *position, int row,
                     struct square_names names, struct side_names sides)
{
    char memory[SQUARES_SIZE];
    struct strbuf squares = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < ROW_SQUARES; i++) {
        char named[80];
        struct strbuf square = strbuf_init(named, sizeof named);
        int number = row * ROW_SQUARES + i + 1;
        square_named_print(&square, square_name(number, names).text,
                           position_piece(position, number), sides);
        list_add(&squares, named, LIST_COMMAS);
    }
    FILL(out, tr("Row {number}: {squares}."), {"number", number_text(row + 1).text},
         {"squares", memory});
}

/* Returns the sign of what stands in a column, from 0, of a row; a space on a light square. */
static char sign_at(const struct position *position, int row, int column)
{
    static const char signs[] = {
        [PIECE_NONE] = '.', [BLACK_MAN] = 'b',  [BLACK_KING] = 'B',
        [WHITE_MAN] = 'w',  [WHITE_KING] = 'W',
    };
    bool dark = column % 2 != row % 2;
    return dark ? signs[position_piece(position, row * ROW_SQUARES + column / 2 + 1)] : ' ';
}

/* The diagram of a board with a light near left square is mirrored (DESIGN 2). */
static void drawn_row_print(struct strbuf *out, const struct position *position, int row,
                            bool turned, struct square_names names)
{
    bool mirrored = (names.corner == CORNER_LIGHT) != turned;
    for (int i = 0; i < BOARD_LINES; i++)
        strbuf_addf(out, "%c ", sign_at(position, row, mirrored ? BOARD_LINES - 1 - i : i));
    for (int i = 0; i < ROW_SQUARES; i++) {
        int place = mirrored ? ROW_SQUARES - 1 - i : i;
        strbuf_addf(out, " %s", square_name(row * ROW_SQUARES + place + 1, names).text);
    }
}

void board_drawn_print(struct strbuf *out, const struct position *position, bool turned,
                       struct square_names names)
{
    for (int i = 0; i < BOARD_LINES; i++) {
        strbuf_add(out, i == 0 ? "" : "\n");
        drawn_row_print(out, position, turned ? BOARD_LINES - 1 - i : i, turned, names);
    }
}

/* --- Moves --- */

/* The move after `ply` moves of the line. */
static void move_at_print(struct strbuf *out, const struct game *game, int ply,
                          struct square_names names)
{
    struct position before = game_position_at(game, ply);
    struct movelist list;
    movegen(&game->rules.rules, &before, &list);
    move_print(out, game_move_at(game, ply), &list, names);
}

void told_move_print(struct strbuf *out, const struct match *match, int ply,
                     struct square_names names, struct side_names sides)
{
    const struct game *game = &match->game;
    const struct move *move = game_move_at(game, ply);
    enum side side = game_position_at(game, ply).side;
    char memory[SQUARES_SIZE];
    struct strbuf text = strbuf_init(memory, sizeof memory);
    move_at_print(&text, game, ply, names);
    FILL(out,
         move_is_capture(move) ? tr("{name} ({side}) plays {move} and captures {squares}.")
                               : tr("{name} ({side}) plays {move}."),
         {"name", match_name_of_side(match, side)}, {"side", side_name(side, sides)},
         {"move", memory}, {"squares", square_list(move->captured, LIST_AND, names).text});
    if (!move->crowns)
        return;
    strbuf_addch(out, ' ');
    FILL(out, tr("The man on {square} is crowned."),
         {"square", square_name(move_to(move), names).text});
}

/* Orders moves by the numbers of their squares. */
static int compare_moves(const struct move *a, const struct move *b, struct square_names names)
{
    for (int i = 0; i <= a->steps && i <= b->steps; i++)
        if (a->path[i] != b->path[i])
            return square_number(a->path[i], names) - square_number(b->path[i], names);
    return a->steps - b->steps;
}

static void sort_moves(struct movelist *list, struct square_names names)
{
    for (int i = 1; i < list->count; i++)
        for (int at = i; at > 0 && compare_moves(&list->moves[at - 1], &list->moves[at], names) > 0;
             at--) {
            struct move move = list->moves[at];
            list->moves[at] = list->moves[at - 1];
            list->moves[at - 1] = move;
        }
}

void possible_moves_print(struct strbuf *out, const struct ruleset *rules,
                          const struct movelist *legal, struct square_names names)
{
    static const struct counted_text captures =
        N_COUNTED("One capture can be made, and must be: {moves}.",
                  "{count} captures can be made, and one must be: {moves}.");
    static const struct counted_text moves =
        N_COUNTED("One move can be made: {moves}.", "{count} moves can be made: {moves}.");
    char memory[MOVES_SIZE];
    struct strbuf list = strbuf_init(memory, sizeof memory);
    struct movelist sorted = *legal;
    sort_moves(&sorted, names);
    for (int i = 0; i < sorted.count; i++) {
        char memory_of_move[SQUARES_SIZE];
        struct strbuf move = strbuf_init(memory_of_move, sizeof memory_of_move);
        move_print(&move, &sorted.moves[i], legal, names);
        list_add(&list, memory_of_move, squares_sign(names));
    }
    strbuf_mark_cut(&list);
    FILL(out, tr_counted(movelist_must_capture(legal, rules) ? captures : moves, legal->count),
         {"count", number_text(legal->count).text}, {"moves", memory});
}

void played_moves_print(struct strbuf *out, const struct game *game, int ply,
                        struct square_names names)
{
    strbuf_addf(out, "%d.", ply / 2 + 1);
    for (int i = ply; i < ply + 2 && i < game->cursor; i++) {
        strbuf_addch(out, ' ');
        move_at_print(out, game, i, names);
    }
}

void ways_print(struct strbuf *out, const struct move *moves, int count, struct square_names names)
{
    for (int i = 0; i < count; i++) {
        char memory[SQUARES_SIZE];
        struct strbuf path = strbuf_init(memory, sizeof memory);
        move_print_path(&path, &moves[i], names);
        /* TRANSLATORS: one of several captures to choose from. */
        FILL(out, tr("{number}: {move}."), {"number", number_text(i + 1).text}, {"move", memory});
        strbuf_addch(out, '\n');
    }
    strbuf_add(out, tr("Type the number of one of these captures."));
}

/* --- The match --- */

void seated_print(struct strbuf *out, const struct match *match, enum side side,
                  struct side_names sides)
{
    int seat = match_player_of_side(match, side);
    const struct player *player = &match->players[seat];
    struct level_label level = level_label(player->level);
    struct player stand_in = player_stand_in(seat, player->level, NULL);
    bool named = player->level == PLAYER_PERSON || strcmp(player->name, stand_in.name) != 0;
    FILL(out,
         /* TRANSLATORS: who plays, in a terminal: "Black: Computer 4: Casual player." */
         !named                           ? tr("{side}: {level}.")
         : player->level == PLAYER_PERSON ? tr("{side}: {name}.")
                                          : tr("{side}: {name} ({level})."),
         {"side", side_name(side, sides)}, {"name", player->name}, {"level", level.text});
}

void next_game_print(struct strbuf *out, const struct match *match, const char *word,
                     struct side_names sides)
{
    char memory[PLAYER_NAME_SIZE + 80];
    struct strbuf starter = strbuf_init(memory, sizeof memory);
    if (match_decided(match)) {
        FILL(out, tr("Type \"{word}\" for the next match."), {"word", word});
        return;
    }
    next_starter_print(&starter, match, match->players[match_next_starter(match)].name, sides);
    /* TRANSLATORS: {starter} is "Ada (Black) starts". */
    FILL(out, tr("Type \"{word}\" for the next game: {starter}."), {"word", word},
         {"starter", memory});
}

void offer_waits_print(struct strbuf *out, const struct match *match, const char *accept,
                       const char *decline)
{
    enum side side = match->game.offered_by;
    FILL(out, tr("{offering} offers a draw. {answering}, type \"{accept}\" or \"{decline}\"."),
         {"offering", match_name_of_side(match, side)},
         {"answering", match_name_of_side(match, side_other(side))}, {"accept", accept},
         {"decline", decline});
}

/* --- What is typed --- */

void unknown_word_print(struct strbuf *out, const char *word, const char *meant, const char *help)
{
    FILL(out,
         meant ? tr("There is no command \"{word}\". Did you mean \"{meant}\"?")
               : tr("There is no command \"{word}\". Type \"{help}\" to hear them all."),
         {"word", word}, {"meant", meant ? meant : ""}, {"help", help});
}

void command_help_print(struct strbuf *out, const char *words, const char *arguments,
                        const char *help)
{
    /* TRANSLATORS: a command, what may follow it, and what it does: "save, sa FILE: saves the game
     * ..." */
    FILL(out, arguments ? tr("{words} {arguments}: {help}") : tr("{words}: {help}"),
         {"words", words}, {"arguments", arguments ? arguments : ""}, {"help", help});
}

void line_too_long_print(struct strbuf *out, int bytes)
{
    FILL(out, tr("This line is too long. Bytes at most: {count}."),
         {"count", number_text(bytes).text});
}

/* Squares that have a piece, and none, when most games begin. */
enum {
    EXAMPLE = 11,
    EXAMPLE_TO = 15,
};

void typing_help_print(struct strbuf *out, struct square_names names)
{
    FILL(out,
         tr("Type a move, such as {from}-{to}, or a piece alone, such as {from}, to hear where it "
            "can go."),
         {"from", square_name(EXAMPLE, names).text}, {"to", square_name(EXAMPLE_TO, names).text});
    strbuf_addch(out, '\n');
    /* TRANSLATORS: a list follows, such as "undo, u: takes the last move back". */
    strbuf_add(out, tr("Or type a command, by its name or by the letters after it:"));
}

void square_needed_print(struct strbuf *out, struct square_names names)
{
    FILL(out, tr("Type the name of a dark square after the command, such as {square}."),
         {"square", square_name(EXAMPLE, names).text});
}

void side_needed_print(struct strbuf *out, const char *black, const char *white)
{
    /* TRANSLATORS: {black} and {white} are the words that are typed: "black", "white". */
    FILL(out, tr("The side must be \"{black}\" or \"{white}\"."), {"black", black},
         {"white", white});
}

const char *file_needed(void)
{
    return tr("Type the name of a file after the command.");
}

void length_needed_print(struct strbuf *out, int most)
{
    FILL(out, tr("The length must be a whole number from 0 to {most}."),
         {"most", number_text(most).text});
}

void level_needed_print(struct strbuf *out, int most)
{
    FILL(out, tr("A level of the computer is a whole number from 1 to {most}."),
         {"most", number_text(most).text});
}

const char *game_goes_on(void)
{
    return tr("The next game begins when this one is over.");
}

const char *only_computers_play(void)
{
    return tr("The computer plays both sides.");
}

const char *only_computers_go_on(void)
{
    return tr("Only two computers need to be told to go on: type a move.");
}

const char *side_is_the_computers(void)
{
    return tr("The computer plays this side.");
}

const char *hints_are_off(void)
{
    return tr("Hints are off in this match.");
}

const char *no_offer(void)
{
    return tr("No draw is offered.");
}

const char *nothing_asked(void)
{
    return tr("There is no question to answer.");
}

const char *file_is_there(void)
{
    return tr("There is a file of that name already.");
}

const char *line_has_no_text(void)
{
    return tr("This line has a zero byte or is not valid UTF-8.");
}

void peer_stays_away_print(struct strbuf *out, const char *name, const char *word, const char *full)
{
    FILL(out,
         /* TRANSLATORS: {word} and {full} are the words that are typed: "white full". */
         tr("{name} is another program, which plays only in the window. Type \"{word} {full}\" to "
            "let the computer play instead."),
         {"name", name}, {"word", word}, {"full", full});
}

void yes_or_no_print(struct strbuf *out, const char *yes)
{
    FILL(out, tr("Type \"{yes}\", or anything else to think again."), {"yes", yes});
}

void lose_or_not_print(struct strbuf *out, const char *yes)
{
    FILL(out, tr("Type \"{yes}\" to begin another match all the same: this one is lost then."),
         {"yes", yes});
}

/* --- Other lines --- */

void titled_print(struct strbuf *out, const char *title, const char *text)
{
    /* TRANSLATORS: a rule and a sentence about it. */
    FILL(out, tr("{title}: {text}"), {"title", title}, {"text", text});
}

void lengths_print(struct strbuf *out, int length, int next)
{
    FILL(out,
         length == next ? tr("Length: {length}.") : tr("Length: {length}. Next match: {next}."),
         {"length", length_label(length).text}, {"next", length_label(next).text});
}

const char *taken_back(void)
{
    return tr("Taken back.");
}

const char *saved_again(void)
{
    return tr("All that was played is saved now.");
}

void computers_wait_print(struct strbuf *out, const char *word)
{
    FILL(out, tr("The computer plays both sides. Type \"{word}\" to let it go on."),
         {"word", word});
}

void not_resumed_print(struct strbuf *out, const char *reason)
{
    FILL(out, tr("The last match cannot be resumed. {reason}"), {"reason", reason});
}

void welcome_print(struct strbuf *out, const char *help)
{
    FILL(out, tr("Type \"{help}\" to hear what can be typed."), {"help", help});
}

void prompt_print(struct strbuf *out, const struct match *match, struct side_names sides)
{
    enum side side = game_position(&match->game).side;
    if (game_over(&match->game))
        /* TRANSLATORS: the next two stand before what the player types. */
        strbuf_add(out, tr("Game over:"));
    else
        FILL(out, tr("{side}, {name}:"), {"side", side_name(side, sides)},
             {"name", match_name_of_side(match, side)});
    strbuf_addch(out, ' ');
}

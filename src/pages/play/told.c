/* SPDX-License-Identifier: MIT */
/* What is said aloud of the game, and the answers to the keys that ask for it. */
#include "board/hand.h"
#include "pages/aloud.h"
#include "pages/play/play.h"
#include "prose/aloud_prose.h"
#include "prose/play_prose.h"
#include "prose/text_prose.h"

/* Says a sentence; where nobody plays but computers, the next move interrupts it, as they need not
 * wait for the end of it. */
static void say(struct play *play, const char *sentence)
{
    bool watched = match_people(play->desk->match) == 0;
    sayings_add(&play->desk->sayings, watched ? SAYING_TEXT : SAYING_MESSAGE, sentence);
}

void play_tell_move(struct play *play, int node)
{
    const struct game_tree *tree = &play_game(play)->tree;
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    if (node == NODE_ROOT)
        return;
    enum side side = tree_state(tree, tree_parent(tree, node))->position.side;
    spoken_move_print(&sentence, match_name_of_side(play->desk->match, side), tree_move(tree, node),
                      play->names);
    say(play, sentence.text);
}

void play_tell_undo(struct play *play, const struct move *move)
{
    struct strbuf sentence = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    spoken_undo_print(&sentence, move, play->names);
    say(play, sentence.text);
}

/* --- Where am I, read the board, what can move, say it again --- */

void play_tell_where(struct play *play)
{
    struct strbuf where = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    struct strbuf state = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    enum question question = play_question(play);
    if (question == QUESTION_NONE)
        play_state_print(&state, play);
    else
        play_question_print(&state, play, question);
    aloud_keyboard_print(&where, play->desk->ui);
    strbuf_addf(&where, "%s%s", where.length > 0 ? " " : "", state.text);
    play_say(play, MESSAGE_PLAIN, where.text);
}

void play_tell_board(struct play *play)
{
    struct position position = shown_state(&play->shown)->position;
    play_say(play, MESSAGE_PLAIN,
             page_pieces(play->desk->ui, &position, play->names, looks_side_names(play->looks)));
}

/* With a piece in hand: where that can go. */
void play_tell_moves(struct play *play)
{
    struct strbuf moves = ui_strbuf(play->desk->ui, MESSAGE_SIZE);
    if (!hand_print(&moves, &play->board.gesture, &play->board.list, play->names))
        possible_moves_print(&moves, &play_game(play)->rules.rules, &play->board.list, play->names);
    strbuf_mark_cut(&moves);
    play_say(play, MESSAGE_PLAIN, moves.text);
}

void play_tell_again(struct play *play)
{
    play_say(play, MESSAGE_PLAIN, arena_copy(&play->desk->ui->texts, play->desk->said));
}

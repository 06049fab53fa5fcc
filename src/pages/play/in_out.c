/* SPDX-License-Identifier: MIT */
/* What goes out by the clipboard, and what comes in. The program around the page does the most of
 * it; what has come of that is said in the strip. */
#include "notation/fen.h"
#include "notation/game_type.h"
#include "pages/play/play.h"
#include "prose/in_out_prose.h"

void play_copy_game(struct play *play)
{
    desk_ask(play->desk, REQUEST_COPY_GAME);
}

/* Squares are named as in the books of the game: other programs read it, too. */
void play_copy_position(struct play *play)
{
    const struct game *game = &play->desk->match->game;
    struct position position = play_shown_state(play)->position;
    char text[FEN_MAX], memory[MESSAGE_SIZE];
    struct strbuf fen = strbuf_init(text, sizeof text);
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    fen_print(&fen, &position, game_square_names(&game->rules.rules));
    desk_copy(play->desk, text);
    position_copied_print(&sentence, text);
    play_show_message(play, MESSAGE_PLAIN, memory);
}

void play_copy_picture(struct play *play)
{
    desk_ask(play->desk, REQUEST_COPY_PICTURE);
    play->desk->request.rect = play->geometry.outer;
}

void play_paste(struct play *play)
{
    desk_ask(play->desk, REQUEST_PASTE_GAME);
}

void play_told(struct desk *desk, void *state, bool warns, const char *sentence)
{
    struct play *play = state;
    play->desk = desk;
    play_show_message(play, warns ? MESSAGE_REFUSAL : MESSAGE_PLAIN, sentence);
}

/* What is said of it stays until a hand does something. */
void play_arrived(struct play *play, const struct request *asked)
{
    if (asked->node != NODE_LIVE)
        play_look_at(play, asked->node);
    if (asked->text[0])
        play_told(play->desk, play, asked->warns, asked->text);
}

/* SPDX-License-Identifier: MIT */
/* A comment that is being written, in the list of moves. Enter or a click elsewhere keeps it, Esc
 * leaves it as it was. */
#include "base/array.h"
#include "base/translate.h"
#include "match/edits.h"
#include "pages/play/play.h"
#include "prose/play_prose.h"

#include <stdlib.h>
#include <string.h>

static struct game *game_of(struct play *play)
{
    return &play->desk->match->game;
}

static widget_id field_id(void)
{
    return ui_id("comment-field", 0);
}

static void end(struct play *play)
{
    free(play->comment.text);
    play->comment = (struct comment_writing){0};
    if (play->desk->ui->focus == field_id())
        play->desk->ui->focus = 0;
}

void play_begin_comment(struct play *play, int node, enum node_text which)
{
    play_keep_comment(play);
    play_look_at(play, node);
    const char *text = tree_text(&game_of(play)->tree, node, which);
    if (strlen(text) > COMMENT_SHOWN) {
        play_show_message(play, MESSAGE_REFUSAL, comment_too_long());
        return;
    }
    play->comment = (struct comment_writing){
        .open = true,
        .node = node,
        .which = which,
        .text = array_zeroed(COMMENT_SHOWN + 1, 1),
        .size = COMMENT_SHOWN + 1,
    };
    memcpy(play->comment.text, text, strlen(text));
    play->picked = true;
    moves_unfold(&play->moves.folds, &game_of(play)->tree,
                 node); /* where it is folded away nothing could be written */
    play->desk->ui->focus = field_id();
}

/* Blanks at the end are no comment. */
static void trim(char *text)
{
    for (size_t length = strlen(text); length > 0 && text[length - 1] == ' '; length--)
        text[length - 1] = '\0';
}

void play_keep_comment(struct play *play)
{
    struct comment_writing *comment = &play->comment;
    if (!comment->open)
        return;
    trim(comment->text);
    if (play_node_is_there(play, comment->node))
        game_set_text(game_of(play), comment->node, comment->which, comment->text);
    end(play);
}

void play_follow_comment(struct play *play)
{
    if (play->desk->ui->focus != field_id())
        play_keep_comment(play);
}

int play_comment_height(struct play *play, int width)
{
    struct ui *ui = play->desk->ui;
    return ui_area_height(ui, width, play->comment.text);
}

void play_comment_field(struct play *play, struct rect rect)
{
    struct ui *ui = play->desk->ui;
    struct comment_writing *comment = &play->comment;
    if (ui_take(ui, input_is_key(&ui->input, SDLK_RETURN, 0)))
        play_keep_comment(play);
    else if (ui_take(ui, input_is_key(&ui->input, SDLK_ESCAPE, 0)))
        end(play);
    else if (ui_area(ui, rect, "comment-field", tr("Comment"), comment->text, comment->size))
        comment->changes++;
}

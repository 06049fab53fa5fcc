/* SPDX-License-Identifier: MIT */
#include "prose/companion_prose.h"

#include "base/file_error.h"
#include "base/template.h"
#include "base/translate.h"
#include "prose/settings_prose.h"

void computer_thinks_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("{name} is thinking."), {"name", name});
}

const char *computer_considers_draw(void)
{
    return tr("The computer considers the draw.");
}

const char *computers_wait(void)
{
    return tr("The game waits. Let the computers go on, or choose a name to play yourself.");
}

const char *computer_accepts_draw(void)
{
    return tr("The computer accepts the draw.");
}

const char *computer_declines_draw(void)
{
    return tr("The computer declines the draw: the game goes on.");
}

const char *no_memory_to_think(void)
{
    return tr("There is not enough memory for the computer to play.");
}

void weights_unusable_print(struct strbuf *out, const char *path, int error)
{
    settings_prose_file(out, path, error);
    strbuf_addf(out, " %s", tr("The computer plays weaker without it."));
}

/* Returns the template of the sentence; the blanks are name, move and seconds. */
static const char *reply_template(const struct peer_reply *reply)
{
    static const char *const plays[REPLY_COUNT] = {
        [REPLY_MOVE] = N_("{name} moves."),
        [REPLY_STOPPED] = N_("{name} is stopped without a move."),
        [REPLY_ILLEGAL] = N_("{name} plays {move}, which is not a legal move."),
        [REPLY_LATE] = N_("{name} does not move in time: {seconds} s."),
        [REPLY_GONE] = N_("{name} is no longer running."),
        [REPLY_OTHER_RULES] = N_("{name} does not play the rules of this match."),
        [REPLY_MISSING] = N_("{name} is not among the other programs here."),
        [REPLY_NOT_STARTED] = N_("{name} cannot be started."),
    };
    static const char *const begins[REPLY_COUNT] = {
        [REPLY_MOVE] = N_("{name} is ready to play."),
        [REPLY_STOPPED] = N_("{name} is not ready yet, and something else has to be done."),
        [REPLY_LATE] = N_("{name} is not ready in time: {seconds} s."),
        [REPLY_GONE] = N_("{name} ends before it is ready. It may not speak the Hub protocol, "
                          "or need other arguments."),
    };
    if (reply->reply == REPLY_ILLEGAL && !reply->said[0])
        return tr("{name} tells no move.");
    return tr(reply->begins && begins[reply->reply] ? begins[reply->reply] : plays[reply->reply]);
}

void program_unusable_print(struct strbuf *out, const char *path, int error)
{
    if (error == FILE_ERROR_KIND)
        FILL(out, tr("{file} is not a program that can be run here."), {"file", path});
    else
        settings_prose_file(out, path, error);
}

void peer_reply_print(struct strbuf *out, const char *name, const char *file,
                      const struct peer_reply *reply)
{
    FILL(out, reply_template(reply), {"name", reply->name[0] ? reply->name : name},
         {"move", reply->said}, {"seconds", number_text(reply->seconds).text});
    if (reply->reply == REPLY_NOT_STARTED) {
        strbuf_add(out, " ");
        program_unusable_print(out, file, reply->error);
    } else if (reply->complaint[0]) {
        strbuf_add(out, " ");
        FILL(out, tr("It says: {words}"), {"words", reply->complaint});
    }
}

void seconds_print(struct strbuf *out, int seconds)
{
    FILL(out, tr_n("{count} second", "{count} seconds", seconds),
         {"count", number_text(seconds).text});
}

const char *other_programs_words(void)
{
    return tr("Another program can play here, against you or against the computer, if it speaks "
              "the Hub protocol, as Scan does. Choose its file; then it stands in every choice of "
              "who plays.");
}

const char *computer_hint(void)
{
    return tr("To play against the computer, choose a name.");
}

const char *seat_hint(void)
{
    return tr("Who plays? Enter or a click elsewhere saves, Esc changes nothing.");
}

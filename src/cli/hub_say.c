/* SPDX-License-Identifier: MIT */
#include "cli/hub_say.h"

#include "base/printable.h"
#include "base/template.h"
#include "base/utf8.h"
#include "notation/hub_text.h"

#include <inttypes.h>
#include <stdio.h>

enum {
    WORD_SHOWN = 40,                 /* characters of a word that an error quotes, */
    SHOWN_SIZE = 4 * WORD_SHOWN + 4, /* in bytes, with an ellipsis and a zero */
};

void hub_say(const char *line)
{
    char whole[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(whole, sizeof whole);
    strbuf_addf(&out, "%.*s\n", HUB_LINE_MAX - 2, line);
    fputs(whole, stdout); /* at once: both threads say something */
    fflush(stdout);
}

void hub_say_error(const char *sentence)
{
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    strbuf_add(&out, "error");
    hub_pair_print(&out, "message", sentence);
    printable_make(line); /* it may quote anything that was read */
    hub_say(line);
}

void hub_say_error_about(const char *template, const char *word)
{
    char sentence[480], shown[SHOWN_SIZE];
    struct strbuf out = strbuf_init(sentence, sizeof sentence);
    struct strbuf beginning = strbuf_init(shown, sizeof shown);
    size_t length = utf8_bytes(word, WORD_SHOWN);
    strbuf_addf(&beginning, "%.*s%s", (int)length, word, word[length] ? "\u2026" : "");
    FILL(&out, template, {"word", shown});
    hub_say_error(sentence);
}

/* In men; a win is a hundred, less a hundredth for each ply that it takes, or ninety where nobody
 * knows how many it takes. */
static double score_in_men(int score)
{
    if (score_is_known(score))
        return score > 0 ? 90 : -90;
    if (score_is_win(score))
        return 100 - score_plies(score) / 100.0;
    if (score_is_loss(score))
        return score_plies(score) / 100.0 - 100;
    return score / 100.0;
}

static void print_line(struct strbuf *out, const struct engine_answer *answer)
{
    char moves[ENGINE_LINE_MAX * (HUB_MOVE_MAX + 1)];
    struct strbuf text = strbuf_init(moves, sizeof moves);
    for (int i = 0; i < answer->line_length; i++) {
        strbuf_add(&text, i > 0 ? " " : "");
        hub_move_print(&text, &answer->line[i]);
    }
    hub_pair_print(out, "pv", moves);
}

void hub_say_info(const struct engine_answer *answer, bool with_speed)
{
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    double seconds = answer->milliseconds / 1000.0;
    strbuf_addf(&out, "info depth=%d score=%.2f nodes=%" PRIu64 " time=%.3f", answer->depth,
                score_in_men(answer->score), answer->nodes, seconds);
    if (with_speed && answer->milliseconds > 0)
        strbuf_addf(&out, " nps=%.2f", (double)answer->nodes / seconds / 1000000);
    print_line(&out, answer);
    hub_say(line);
}

void hub_say_done(const struct engine_answer *answer)
{
    static const char *const names[] = {"move", "ponder"};
    char line[HUB_LINE_MAX];
    struct strbuf out = strbuf_init(line, sizeof line);
    strbuf_add(&out, "done");
    for (int i = 0; i < answer->line_length && i < 2; i++) {
        char move[HUB_MOVE_MAX];
        struct strbuf text = strbuf_init(move, sizeof move);
        hub_move_print(&text, &answer->line[i]);
        hub_pair_print(&out, names[i], move);
    }
    hub_say(line);
}

/* SPDX-License-Identifier: MIT */
/* Reads a game (tests/games) and prints the squares a person would click to play it hop by hop, one
 * ply a line.
 *     game_clicks GAME     first line: the rule set; then squares; last line: the result */
#include "board/gesture.h"
#include "match/game.h"
#include "notation/move_text.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void stop(const char *file, int line, const char *sentence)
{
    fprintf(stderr, "%s:%d: %s\n", file, line, sentence);
    exit(1);
}

/* Clicks along the path of `wanted` until the board has the whole move. */
static bool click_move(const struct game *game, const struct move *wanted)
{
    struct position position = game_position(game);
    static struct movelist list;
    struct gesture gesture;
    movegen(&game->rules.rules, &position, &list);
    struct board_context context = {&game->rules.rules, &position, &list,
                                    board_geometry_in((struct rect){0, 0, 850, 850}, false, false),
                                    3};
    gesture_init(&gesture);
    for (int i = 0; i <= wanted->steps; i++) {
        struct board_event event = gesture_choose(&gesture, &context, wanted->path[i]);
        printf("%s%d", i ? " " : "", wanted->path[i]);
        if (event.answer == BOARD_MOVE) {
            printf("\n");
            return move_equal(&event.move, wanted);
        }
        if (event.answer != BOARD_REDRAW && event.answer != BOARD_HOPS)
            return false;
    }
    return false;
}

static void play_line(struct game *game, const char *file, int number, const char *line)
{
    struct position position = game_position(game);
    struct text_error error;
    struct move move;
    if (!move_parse(line, &game->rules, &position, square_names_plain, &move, &error))
        stop(file, number, error_sentence(&error).text);
    if (!click_move(game, &move))
        stop(file, number, "the clicks do not make this move");
    game_play(game, &move);
}

int main(int argc, char **argv)
{
    FILE *in = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!in)
        stop("game_clicks", 0, "a game file that can be read is needed");
    struct game game;
    bool begun = false;
    char line[256];
    for (int number = 1; fgets(line, sizeof line, in); number++) {
        struct named_ruleset rules;
        struct text_error error;
        line[strcspn(line, "\r\n")] = '\0';
        if (strncmp(line, "rules: ", 7) == 0) {
            if (!ruleset_parse(line + 7, &rules, &error))
                stop(argv[1], number, error_sentence(&error).text);
            printf("%s\n", rules.id);
            game_init(&game, &rules, NULL);
            begun = true;
        } else if (line[0] && line[0] != '#' && !strchr(line, ':')) {
            if (!begun)
                stop(argv[1], number, "a move before the rules");
            play_line(&game, argv[1], number, line);
        }
    }
    fclose(in);
    if (!begun)
        stop(argv[1], 0, "no rules");
    static const char *const outcomes[] = {"ongoing", "black", "white", "draw"};
    printf("%s\n", outcomes[game_result(&game).outcome]);
    game_finish(&game);
    return 0;
}

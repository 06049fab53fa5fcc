/* SPDX-License-Identifier: MIT */
#include "pages/worth_view.h"

#include "board/piece_view.h"
#include "prose/analysis_prose.h"

enum {
    LINE_SIZE = PROOF_MOVES_MAX * 3 * MOVE_MAX_PATH,
    BAR_POINTS = 14,
};

/* --- Live analysis --- */

void live_wish(struct desk *desk, const struct game *game, int node)
{
    if (tree_state(&game->tree, node)->result.outcome == ONGOING)
        desk->wish = (struct live_wish){game, node};
}

const struct companion_live *live_at(const struct desk *desk, const struct game *game, int node)
{
    const struct companion_live *live = &desk->companion->live;
    bool here = live->known && live->game == game && live->node == node &&
                position_equal(&live->position, &tree_state(&game->tree, node)->position);
    return here ? live : NULL;
}

void live_words_print(struct strbuf *out, const struct companion_live *live, int moves,
                      const struct advised *advised, struct side_names sides)
{
    char memory[LINE_SIZE];
    struct strbuf line = strbuf_init(memory, sizeof memory);
    advised_line_print(&line, live->line.moves, int_min(moves, live->line.count), advised);
    live_print(out, &live->worth, memory, sides);
}

struct worth live_worth(const struct desk *desk, const struct game *game, int node)
{
    static const enum worth_kind kinds[] = {
        [BLACK_WINS] = WORTH_BLACK_WINS, [WHITE_WINS] = WORTH_WHITE_WINS, [DRAW] = WORTH_DRAW};
    enum outcome outcome = tree_state(&game->tree, node)->result.outcome;
    return outcome == ONGOING ? desk->companion->live.worth : (struct worth){kinds[outcome], 0};
}

/* --- The bar --- */

int worth_bar_width(const struct ui *ui)
{
    return ui_px(ui, BAR_POINTS) + ui_px(ui, METRIC_GAP_SMALL);
}

/* Returns White's part of so many pixels. */
static int white_share(const struct worth *worth, int pixels)
{
    return pixels * (WORTH_COUNT_WON + worth_count(worth)) / (2 * WORTH_COUNT_WON);
}

void worth_bar(struct ui *ui, struct rect board, const struct worth *worth, bool turned,
               struct looks looks, const char *words)
{
    struct rect rect = {board.x - worth_bar_width(ui), board.y, ui_px(ui, BAR_POINTS), board.h};
    struct rect white = rect;
    int share = white_share(worth, rect.h), line = ui_px(ui, METRIC_FRAME);
    white.h = share;
    white.y += turned ? 0 : rect.h - share;
    draw_fill(&ui->list, rect, 0, piece_colour(BLACK, looks));
    draw_fill(&ui->list, white, 0, piece_colour(WHITE, looks));
    draw_fill(&ui->list, (struct rect){rect.x, rect.y + (rect.h - line) / 2, rect.w, line}, 0,
              ui_colour(ui, COLOUR_ACCENT));
    draw_frame(&ui->list, rect, 0, ui_px(ui, METRIC_BORDER), ui_colour(ui, COLOUR_BORDER));
    ui_note(ui, rect, words);
}

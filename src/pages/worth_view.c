/* SPDX-License-Identifier: MIT */
#include "pages/worth_view.h"

#include "board/piece_view.h"
#include "prose/analysis_prose.h"

enum {
    LINE_SIZE = PROOF_MOVES_MAX * 3 * MOVE_MAX_PATH,
    BAR_POINTS = 14,
    GRAPH_POINTS = 64,
    GRAPH_ROWS = 5, /* of moves that it leaves above it */
    GRAPH_LOW_POINTS = 28,
    GRAPH_LOW_ROWS = 3,
    MARKS_APART_POINTS = 9,
    WORDS_SIZE = 320,
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

/* --- The graph --- */

bool assessed_any(const struct game_tree *tree)
{
    return tree_text(tree, NODE_ROOT, TEXT_ANALYSIS)[0];
}

bool assessed_whole(const struct game_tree *tree)
{
    int node = tree_main_end(tree);
    while (node != NODE_ROOT && tree_text(tree, node, TEXT_ANALYSIS)[0])
        node = tree_parent(tree, node);
    return node == NODE_ROOT && assessed_any(tree);
}

struct rect worth_graph_cut(const struct ui *ui, struct rect *list)
{
    static const struct {
        int points, rows;
    } sizes[] = {{GRAPH_POINTS, GRAPH_ROWS}, {GRAPH_LOW_POINTS, GRAPH_LOW_ROWS}};
    int gap = ui_px(ui, METRIC_GAP_SMALL);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        int height = ui_px(ui, sizes[i].points);
        int rows = sizes[i].rows * ui_px(ui, METRIC_LIST_ROW) + 2 * gap;
        if (list->h - height - gap < rows)
            continue;
        struct rect graph = cut_bottom(list, height);
        cut_bottom(list, gap);
        return graph;
    }
    return (struct rect){0};
}

/* Returns the last node on the way to `node` that is on the main line. */
static int on_main_line(const struct game_tree *tree, int node)
{
    int head;
    while ((head = tree_variation(tree, node)) != NODE_NONE)
        node = tree_parent(tree, head);
    return node;
}

static bool read_assessment(const struct game_tree *tree, int node, struct assessment *out)
{
    return assessment_parse(tree_text(tree, node, TEXT_ANALYSIS), out);
}

bool worth_words_print(struct strbuf *out, const struct game_tree *tree, int node,
                       struct side_names sides)
{
    struct assessment assessment;
    node = on_main_line(tree, node);
    const struct ply_state *state = tree_state(tree, node);
    if (!read_assessment(tree, node, &assessment))
        return false;
    assessed_print(out, state->ply, side_other(state->position.side), &assessment, sides);
    return true;
}

/* The places of the main line, from the start to its end. */
struct graph {
    struct ui *ui;
    const struct game_tree *tree;
    struct rect rect;
    int count;
    struct looks looks;
};

static int left_of(const struct graph *graph, int place)
{
    return graph->rect.x + (int)((long)graph->rect.w * place / graph->count);
}

/* Returns the node at this place of the main line. */
static int node_at(const struct graph *graph, int place)
{
    int node = NODE_ROOT;
    while (place-- > 0)
        node = tree_main_child(graph->tree, node);
    return node;
}

/* A bad move. */
struct mark {
    int x, y;
    int cost; /* 0: there is none */
};

/* The larger and the brighter the more it has cost. */
static void draw_mark(const struct graph *graph, const struct mark *mark)
{
    struct ui *ui = graph->ui;
    bool blunder = mark->cost >= COST_BLUNDER, mistake = mark->cost >= COST_MISTAKE;
    int side = ui_px(ui, blunder ? 11 : mistake ? 9 : 7), edge = ui_px(ui, METRIC_BORDER);
    struct rect rect = {mark->x - side / 2, mark->y - side / 2, side, side};
    if (mark->cost == 0)
        return;
    rect.y = int_clamp(rect.y, graph->rect.y, graph->rect.y + graph->rect.h - side);
    draw_fill(&ui->list, rect, side / 2, ui_colour(ui, COLOUR_TABLE));
    rect = rect_inset(rect, edge);
    draw_fill(&ui->list, rect, rect.w / 2, ui_colour(ui, mistake ? COLOUR_WARNING : COLOUR_ACCENT));
    if (blunder)
        draw_fill(&ui->list, rect_inset(rect, rect.w / 3), 0, ui_colour(ui, COLOUR_TABLE));
}

/* Draws the last mark, unless the next one lies upon it: of those two the worse one is left. */
static void follow_mark(const struct graph *graph, struct mark *last, struct mark next)
{
    bool apart = next.x - last->x >= ui_px(graph->ui, MARKS_APART_POINTS);
    if (apart)
        draw_mark(graph, last);
    if (apart || next.cost > last->cost)
        *last = next;
}

static void draw_column(const struct graph *graph, int x, int end, int height)
{
    struct rect rect = {x, graph->rect.y, int_max(1, end - x), graph->rect.h};
    struct rect white = cut_bottom(&rect, height);
    draw_fill(&graph->ui->list, rect, 0, piece_colour(BLACK, graph->looks));
    draw_fill(&graph->ui->list, white, 0, piece_colour(WHITE, graph->looks));
}

/* Draws the columns, or the marks upon them. Where moves are narrower than a pixel the first column
 * of a pixel counts. */
static void draw_places(const struct graph *graph, bool marks)
{
    int node = NODE_ROOT, drawn = -1;
    struct mark last = {.cost = 0};
    for (int place = 0; place < graph->count; place++) {
        int x = left_of(graph, place), end = left_of(graph, place + 1);
        struct assessment assessment;
        bool said = (marks || x != drawn) && read_assessment(graph->tree, node, &assessment);
        int height = said ? white_share(&assessment.worth, graph->rect.h) : 0;
        if (said && marks && assessment.cost > 0)
            follow_mark(graph, &last,
                        (struct mark){.x = (x + end) / 2,
                                      .y = graph->rect.y + graph->rect.h - height,
                                      .cost = assessment.cost});
        else if (said && !marks)
            draw_column(graph, x, end, height);
        drawn = x;
        node = tree_main_child(graph->tree, node);
    }
    draw_mark(graph, &last);
}

/* An edge at both sides of it is seen on either colour. */
static void mark_shown(const struct graph *graph, int place)
{
    struct ui *ui = graph->ui;
    int bar = ui_px(ui, METRIC_FRAME), edge = ui_px(ui, METRIC_BORDER);
    int x = (left_of(graph, place) + left_of(graph, place + 1) - bar) / 2;
    struct rect rect = {x - edge, graph->rect.y, bar + 2 * edge, graph->rect.h};
    draw_fill(&ui->list, rect, 0, ui_colour(ui, COLOUR_TABLE));
    draw_fill(&ui->list, rect_centred(rect, bar, rect.h), 0, ui_colour(ui, COLOUR_ACCENT));
}

static void draw_graph(const struct graph *graph, int shown)
{
    struct ui *ui = graph->ui;
    struct rect rect = graph->rect;
    int line = ui_px(ui, METRIC_BORDER);
    draw_fill(&ui->list, rect, 0, ui_colour(ui, COLOUR_PANEL)); /* moves made since then */
    draw_places(graph, false);
    draw_fill(&ui->list, (struct rect){rect.x, rect.y + rect.h / 2, rect.w, line}, 0,
              ui_colour(ui, COLOUR_BORDER));
    mark_shown(graph, tree_state(graph->tree, shown)->ply);
    draw_places(graph, true);
    draw_frame(&ui->list, rect, 0, line, ui_colour(ui, COLOUR_BORDER));
}

/* Returns the node whose place is under the pointer. */
static int node_under_pointer(const struct graph *graph)
{
    int x = graph->ui->pointer_x - graph->rect.x;
    return node_at(graph, (int)((long)x * graph->count / graph->rect.w));
}

int worth_graph(struct ui *ui, struct rect rect, const struct game_tree *tree, int shown,
                struct looks looks)
{
    struct strbuf words = ui_strbuf(ui, WORDS_SIZE), tip = ui_strbuf(ui, WORDS_SIZE);
    struct graph graph = {ui, tree, rect, 1 + tree_state(tree, tree_main_end(tree))->ply, looks};
    worth_words_print(&words, tree, shown, looks_side_names(looks));
    widget_id id = ui_register(ui, "graph", 0, ROLE_BUTTON, rect, words.text)->id;
    bool clicked = ui_clicked(ui, id, rect);
    draw_graph(&graph, on_main_line(tree, shown));
    if (!ui_hovers(ui, rect))
        return NODE_NONE;
    int node = node_under_pointer(&graph);
    worth_words_print(&tip, tree, node, looks_side_names(looks));
    ui_hint(ui, rect, tip.text);
    return clicked ? node : NODE_NONE;
}

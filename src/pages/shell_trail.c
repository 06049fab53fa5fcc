/* SPDX-License-Identifier: MIT */
/* The table of all pages, the page shown, and the way back from it. */
#include "pages/shell_parts.h"

#include <assert.h>
#include <string.h>

#define PAGE(row) extern const struct page row;
#include "pages/rows.inc"
#undef PAGE

const struct page *const shell_pages[] = {
#define PAGE(row) &row,
#include "pages/rows.inc"
#undef PAGE
    NULL,
};

enum {
    PAGE_COUNT = sizeof shell_pages / sizeof shell_pages[0] - 1,
};

static_assert((int)PAGE_COUNT <= (int)PAGES_MAX, "there is a state for each page");

const char *shell_home(void)
{
    return shell_pages[0]->name;
}

/* Returns the index of the page, or PAGE_COUNT if there is none. */
static int find_page(const char *name)
{
    int index = 0;
    while (shell_pages[index] && strcmp(shell_pages[index]->name, name) != 0)
        index++;
    return index;
}

int shell_page_index(const char *name)
{
    int index = find_page(name);
    assert(shell_pages[index]);
    return index;
}

void *shell_state(const struct shell *shell, const char *name)
{
    return shell->states[shell_page_index(name)];
}

/* --- The page shown --- */

static void show_page(struct shell *shell, const struct page *page)
{
    shell->desk.page = page;
    shell->desk.back = shell->trail_length ? shell->trail[shell->trail_length - 1].page : NULL;
    shell->ui.focus = 0;
    shell->ui.pressed = 0;
}

void shell_open_page(struct shell *shell, const struct page_opening *opening)
{
    int index = shell_page_index(opening->page);
    show_page(shell, shell_pages[index]);
    if (shell->desk.page->open)
        shell->desk.page->open(&shell->desk, shell->states[index], opening);
}

int shell_place_on_trail(const struct shell *shell, const struct page *page)
{
    int place = 0;
    while (place < shell->trail_length && shell->trail[place].page != page)
        place++;
    return place;
}

/* Adds the page that is left to the way back, unless `page` stands in its place (`instead`). If
 * `page` is already on the way back, cuts it there. */
static void extend_trail(struct shell *shell, const struct page *page, bool instead)
{
    const struct ui *ui = &shell->ui;
    int place = shell_place_on_trail(shell, page);
    if (place < shell->trail_length)
        shell->trail_length = place;
    else if (shell->desk.page != page && !instead)
        shell->trail[shell->trail_length++] =
            (struct visit){shell->desk.page, ui->focus_visible ? ui->focus : 0};
}

void shell_show(struct shell *shell, const struct page_opening *opening)
{
    extend_trail(shell, shell_pages[shell_page_index(opening->page)], opening->instead);
    shell_open_page(shell, opening);
}

void shell_open(struct shell *shell, const char *name)
{
    shell_show(shell, &(struct page_opening){name, .node = NODE_LIVE});
}

void shell_come_back(struct shell *shell, int place, const struct page_opening *left)
{
    struct visit visit = shell->trail[place];
    shell->trail_length = place;
    show_page(shell, visit.page);
    shell->ui.focus = visit.focus;
    if (visit.page->come_back)
        visit.page->come_back(&shell->desk, shell_state(shell, visit.page->name), left);
}

void shell_go_back_to(struct shell *shell, const char *name)
{
    int index = find_page(name);
    if (index > 0 && index < (int)PAGE_COUNT && shell_pages[index]->lasting)
        shell_open(shell, name);
}

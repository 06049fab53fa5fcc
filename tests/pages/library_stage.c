/* SPDX-License-Identifier: MIT */
#include "library_stage.h"

#include <string.h>

struct stage stage;
struct made_library made;

void library_stage_begin(int games)
{
    stage_init(&stage, "american", NULL);
    made_library_init(&made, &stage, games);
}

void library_stage_end(void)
{
    stage_finish(&stage);
    made_library_finish(&made);
}

void click(const char *name)
{
    stage_click(&stage, stage_widget(&stage, name)->rect);
    stage_draw(&stage);
}

bool on_page(const char *name)
{
    return strcmp(stage.shell.desk.page->name, name) == 0;
}

bool says(const char *text)
{
    return stage_find(&stage, text) != NULL;
}

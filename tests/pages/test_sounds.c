/* SPDX-License-Identifier: MIT */
/* What the pages ask to be heard, with pitch and level: a word for each, "chain 112%" where it is
 * not as it was made, "put 60" where it is softer. Which sounds come when is in tests/app/scripts.
 */
#include "base/strbuf.h"
#include "stage.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static struct stage stage;
static char memory[512];
static struct strbuf heard;

static void hear(void *data, const struct cue *cue)
{
    ck_assert_ptr_eq(data, &stage);
    strbuf_addf(&heard, "%s%s", memory[0] ? ", " : "", sound_infos[cue->sound].id);
    if (cue->pitch != 100)
        strbuf_addf(&heard, " %d%%", cue->pitch);
    if (cue->level != 100)
        strbuf_addf(&heard, " %d", cue->level);
}

static void begin(const char *fen)
{
    stage_init(&stage, "american", fen);
    stage.shell.host = (struct host){.data = &stage, .play_sound = hear};
    heard = strbuf_init(memory, sizeof memory);
}

/* What has been asked for since this was last asked. */
static void expect_heard(const char *when, const char *expected)
{
    ck_assert_msg(strcmp(memory, expected) == 0, "%s: heard %s, expected %s", when, memory,
                  expected);
    heard = strbuf_init(memory, sizeof memory);
}

static void click(const char *name)
{
    stage_click(&stage, stage_widget(&stage, name)->rect);
}

/* So many milliseconds, a frame each 16. */
static void pass_time(int ms)
{
    for (int passed = 0; passed < ms; passed += 16) {
        stage.now += 16;
        stage_draw(&stage);
    }
}

static const struct {
    const char *name, *fen, *clicks; /* "z": Undo */
    const char *heard;
} capture_rows[] = {
    {"one", "B:W6,29:B1", "1 10", "slide 45, capture"},
    {"two", "B:W6,15,29:B1", "1 19", "slide 45, capture, chain"},
    {"three", "B:W6,15,24,29:B1", "1 28", "slide 45, capture, chain, chain 106%"},
    {"with a crown", "B:W25,32:B21", "21 30", "slide 45, capture, crown"},
    {"four", "B:W6,15,22,23,32:BK1", "1 17", "slide 45, capture, chain, chain 106%, chain 112%"},
    {"hop by hop", "B:W6,15,24,29:B1", "1 10 19 28",
     "slide 45, capture, slide 45, chain, slide 45, chain 106%"},
    {"two hops, then the last", "B:W6,15,24,29:B1", "1 19 28",
     "slide 45, capture, chain, slide 45, chain 106%"},
    {"a hop taken back, and made again", "B:W6,15,29:B1", "1 10 z 10",
     "slide 45, capture, slide 27, put 60, slide 45, capture"},
};

/* Each hop of a capture is higher than the one before. */
START_TEST(a_capture_climbs)
{
    char clicks[40];
    begin(capture_rows[_i].fen);
    snprintf(clicks, sizeof clicks, "%s", capture_rows[_i].clicks);
    for (char *word = strtok(clicks, " "); word; word = strtok(NULL, " ")) {
        if (word[0] == 'z')
            stage_key(&stage, SDLK_z, MOD_CTRL);
        else
            stage_click_square(&stage, atoi(word));
        pass_time(1200);
    }
    expect_heard(capture_rows[_i].name, capture_rows[_i].heard);
    stage_finish(&stage);
}
END_TEST

START_TEST(undo_is_softer)
{
    begin(NULL);
    click("square-11");
    click("square-15");
    pass_time(300);
    expect_heard("a move", "slide 45, put");
    stage_key(&stage, SDLK_z, MOD_CTRL);
    pass_time(300);
    expect_heard("taken back", "slide 27, put 60");
    stage.preferences.speed = SPEED_OFF;
    stage_key(&stage, SDLK_y, MOD_CTRL);
    expect_heard("without motion", "put");
    stage_key(&stage, SDLK_z, MOD_CTRL);
    expect_heard("taken back without motion", "put 60");
    stage_finish(&stage);
}
END_TEST

START_TEST(another_page_ends_what_is_on_its_way)
{
    begin(NULL);
    click("square-11");
    click("square-15");
    stage_open(&stage, "keys");
    pass_time(300);
    stage_open(&stage, "play");
    pass_time(300);
    expect_heard("on the other page", "slide 45");
    stage_finish(&stage);
}
END_TEST

/* The first ones of a pass are heard; none is left for the next. */
START_TEST(the_desk_has_room_for_a_few)
{
    begin(NULL);
    for (int i = 0; i < DESK_CUES + 3; i++)
        desk_sound(&stage.shell.desk, i == DESK_CUES ? SOUND_WIN : SOUND_PUT);
    stage_draw(&stage);
    expect_heard("all at once", "put, put, put, put, put, put, put, put");
    stage_draw(&stage);
    expect_heard("afterwards", "");
    stage_finish(&stage);
}
END_TEST

START_TEST(what_is_off_is_not_asked_for)
{
    begin(NULL);
    stage.preferences.muted = true;
    stage_draw(&stage);
    for (int i = 0; i < 3; i++)
        desk_sound(&stage.shell.desk, SOUND_PUT);
    stage_draw(&stage);
    stage.preferences.muted = false;
    stage_draw(&stage);
    expect_heard("switched off", "");
    stage_finish(&stage);
}
END_TEST

SUITE(sounds)
{
    Suite *suite = suite_create("sounds");
    TCase *tcase = tcase_create("sounds");
    tcase_add_loop_test(tcase, a_capture_climbs, 0, ROWS(capture_rows));
    tcase_add_test(tcase, undo_is_softer);
    tcase_add_test(tcase, another_page_ends_what_is_on_its_way);
    tcase_add_test(tcase, the_desk_has_room_for_a_few);
    tcase_add_test(tcase, what_is_off_is_not_asked_for);
    suite_add_tcase(suite, tcase);
    return suite;
}

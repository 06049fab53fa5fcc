/* SPDX-License-Identifier: MIT */
/* A text of settings is changed where it stands. */
#include "own_settings.h"
#include "suite.h"

#include <stdlib.h>
#include <string.h>

static const struct edit_row {
    const char *row, *before;
    int motion;        /* to be set; -1: stays */
    const char *rules; /* "NAME=ID" to be put, "NAME" to be removed, or NULL */
    const char *after;
} edit_rows[] = {
    {"a value", "[screen]\nmotion = full\n", 1, NULL, "[screen]\nmotion = reduced\n"},
    {"comments, blanks, order",
     "; mine\n\n[rules]\n# none\n\n[screen]\n  motion:full ; dark\nscale = 125 ; big\n\n; end", 1,
     NULL,
     "; mine\n\n[rules]\n# none\n\n[screen]\n  motion:reduced ; dark\nscale = 125 ; big\n\n; end"},
    {"nothing to change", "motion\n[screen]\nMOTION=1\n\n\n", -1, NULL,
     "motion\n[screen]\nMOTION=1\n\n\n"},
    {"what is not understood stays",
     "[clock]\nvolume = 3\nnonsense\n[screen]\nmotion = full\nodd\n", 1, NULL,
     "[clock]\nvolume = 3\nnonsense\n[screen]\nmotion = reduced\nodd\n"},
    {"a value that is not understood is replaced", "[screen]\nmotion = pink ; hm\n", 1, NULL,
     "[screen]\nmotion = reduced ; hm\n"},
    {"and stays otherwise", "[screen]\nmotion = pink\n", -1, "A=thai",
     "[screen]\nmotion = pink\n\n[rules]\nA = thai\n"},
    {"no value", "[screen]\nmotion =\n", 1, NULL, "[screen]\nmotion = reduced\n"},
    {"twice", "[screen]\nmotion = reduced\nmotion = full\n", 1, NULL,
     "[screen]\nmotion = reduced\n"},
    {"a line of the section is missing", "[screen]\nscale = 125\n\n[rules]\n", 1, NULL,
     "[screen]\nscale = 125\nmotion = reduced\n\n[rules]\n"},
    {"the section is missing", "[rules]\nA = thai\n", 1, NULL,
     "[rules]\nA = thai\n\n[screen]\nmotion = reduced\n"},
    {"the section comes twice", "[screen]\nscale = 125\n[looks]\n[screen]\n; end\n", 1, NULL,
     "[screen]\nscale = 125\n[looks]\n[screen]\nmotion = reduced\n; end\n"},
    {"no end of the last line", "[screen]\nscale = 125", 1, NULL,
     "[screen]\nscale = 125\nmotion = reduced\n"},
    {"no end of the last line, and another section", "[screen]\nscale = 125", -1, "A=thai",
     "[screen]\nscale = 125\n\n[rules]\nA = thai\n"},
    {"the same after a line has been added", "[screen]\nscale = 125", 1, "A=thai",
     "[screen]\nscale = 125\nmotion = reduced\n\n[rules]\nA = thai\n"},
    {"a last line without an end that is changed", "[screen]\nmotion = full", 1, NULL,
     "[screen]\nmotion = reduced"},
    {"lines of DOS", "[screen]\r\nscale = 125\r\n", 1, "A=thai",
     "[screen]\r\nscale = 125\r\nmotion = reduced\r\n\r\n[rules]\r\nA = thai\r\n"},
    {"a byte-order mark", "\xEF\xBB\xBF[screen]\nmotion = full\n", 1, NULL,
     "\xEF\xBB\xBF[screen]\nmotion = reduced\n"},
    {"a rule set more", "[rules]\nB = thai ; from home\n\n; end\n", -1, "A=russian",
     "[rules]\nB = thai ; from home\nA = russian\n\n; end\n"},
    {"a rule set changed", "[rules]\nA = thai ; from home\nB = thai\n", -1, "A=russian",
     "[rules]\nA = russian ; from home\nB = thai\n"},
    {"a rule set changed that has several lines",
     "[rules]\nA = american, ; one\n  ; two\n  king=flying, ; three\n\n\tlanding=free\n; four\nB = "
     "thai\n",
     -1, "A=russian", "[rules]\nA = russian ; one\n  ; two\n\n; four\nB = thai\n"},
    {"a name in another case", "[rules]\nattic = thai\n", -1, "Attic=thai",
     "[rules]\nAttic = thai\n"},
    {"a rule set removed",
     "[rules]\n; one\nA = american,\n  king=flying ; two\n; three\nB = thai\n", -1, "A",
     "[rules]\n; one\n; three\nB = thai\n"},
    {"removed, named twice", "[rules]\nA = thai\na = russian\nB = thai\n", -1, "A",
     "[rules]\nB = thai\n"},
    {"a text that is not understood stays beside the set of that name", "[rules]\nA = wings\n", -1,
     "A=thai", "[rules]\nA = wings\nA = thai\n"},
    {"a name that cannot be kept stays",
     "[rules]\nA\x01"
     "B = thai\nC = thai\n",
     -1, "C=russian",
     "[rules]\nA\x01"
     "B = thai\nC = russian\n"},
    {"a rule set beside the window's", "[window]\nsize = 800x600\nshape = normal\n", 1, NULL,
     "[window]\nsize = 800x600\nshape = normal\n\n[screen]\nmotion = reduced\n"},
    {"nothing before", "; empty\n", 1, "A=thai",
     "; empty\n\n[screen]\nmotion = reduced\n\n[rules]\nA = thai\n"},
};

START_TEST(a_text_is_changed_where_it_stands)
{
    const struct edit_row *row = &edit_rows[_i];
    struct settings after = AT_FIRST;
    char said[2000];
    read_text(row->before, &after, said, sizeof said);
    if (row->motion >= 0)
        after.preferences.speed = row->motion ? SPEED_OFF : SPEED_NORMAL;
    if (row->rules && strncmp(row->rules, "Attic", 5) == 0)
        rulebook_remove(&after.rulebook, 0);
    change_rules(&after.rulebook, row->rules);
    char *text = edited_text(row->before, &after);
    ck_assert_msg(strcmp(text, row->after) == 0, "%s: %s", row->row, text);
    free(text);
    settings_close(&after);
}
END_TEST

SUITE(settings_edit)
{
    Suite *suite = suite_create("settings_edit");
    TCase *edit = tcase_create("edit");
    tcase_add_loop_test(edit, a_text_is_changed_where_it_stands, 0, ROWS(edit_rows));
    suite_add_tcase(suite, edit);
    return suite;
}

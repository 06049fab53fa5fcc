/* SPDX-License-Identifier: MIT */
/* Whether the desktop is dark or set to high contrast, as the environment and GTK's files have it.
 */
#include "suite.h"

#include "system/desktop.h"

#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static char folder[] = "/tmp/test-desktop-XXXXXX";

static void put(const char *name, const char *text)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    mkdir(path, 0700);
    snprintf(path, sizeof path, "%s/%s/settings.ini", folder, name);
    FILE *file = text ? fopen(path, "w") : NULL;
    if (!text)
        unlink(path);
    else if (!file || fputs(text, file) < 0 || fclose(file) != 0)
        ck_abort_msg("%s", path);
}

static const struct {
    const char *name;
    const char *variable, *gtk4, *gtk3; /* NULL: there is none */
    bool high, dark;
} rows[] = {
    {"nothing is known", NULL, NULL, NULL, false, false},
    {"by the variable", "HighContrast", NULL, NULL, true, false},
    {"white on black", "HighContrastInverse", NULL, NULL, true, false},
    {"a variant", "HighContrast:dark", NULL, NULL, true, true},
    {"another theme", "Adwaita:dark", NULL, NULL, false, true},
    {"the variable before the files", "Adwaita", "[Settings]\ngtk-theme-name=HighContrast\n", NULL,
     false, false},
    {"an empty variable", "", "[Settings]\ngtk-theme-name=HighContrast\n", NULL, true, false},
    {"GTK 4", NULL, "[Settings]\ngtk-theme-name=HighContrast\n", NULL, true, false},
    {"GTK 3", NULL, NULL, "[Settings]\ngtk-theme-name=HighContrast\n", true, false},
    {"either", NULL, "[Settings]\ngtk-theme-name=Adwaita\n",
     "[Settings]\ngtk-theme-name=HighContrast\n", true, false},
    {"blanks", NULL, NULL, "[Settings]\n  gtk-theme-name \t=  HighContrastInverse\n", true, false},
    {"among others, without an end", NULL, NULL,
     "[Settings]\n\ngtk-icon-theme-name=Adwaita\ngtk-theme-name=HighContrast", true, false},
    {"icons alone", NULL, NULL, "[Settings]\ngtk-icon-theme-name=HighContrast\n", false, false},
    {"a comment", NULL, NULL, "[Settings]\n#gtk-theme-name=HighContrast\n", false, false},
    {"a longer name", NULL, NULL, "[Settings]\ngtk-theme-name-2=HighContrast\n", false, false},
    {"no value", NULL, NULL, "[Settings]\ngtk-theme-name\nHighContrast=1\n", false, false},
    {"twice: the last", NULL, NULL,
     "[Settings]\ngtk-theme-name=HighContrast\ngtk-theme-name=Adwaita\n", false, false},
    {"an empty file", NULL, "", "", false, false},
    {"a dark theme", "Yaru-dark", NULL, NULL, false, true},
    {"with a large letter", "Arc-Dark", NULL, NULL, false, true},
    {"with a blank", NULL, "gtk-theme-name=My Theme-dark\n", NULL, false, true},
    {"dark in the middle", "darkness", NULL, NULL, false, false},
    {"the variable before a dark file", "Adwaita", "gtk-application-prefer-dark-theme=1\n", NULL,
     false, false},
    {"a dark theme of GTK 3", NULL, NULL, "[Settings]\r\ngtk-theme-name=Adwaita-dark \r\n", false,
     true},
    {"dark by number", NULL, "[Settings]\ngtk-application-prefer-dark-theme=1\n", NULL, false,
     true},
    {"dark by word", NULL, NULL, "[Settings]\ngtk-application-prefer-dark-theme = true\n", false,
     true},
    {"not dark", NULL, "[Settings]\ngtk-application-prefer-dark-theme=0\n",
     "gtk-application-prefer-dark-theme=false\n", false, false},
    {"one from each", NULL, "[Settings]\ngtk-application-prefer-dark-theme=1\n",
     "[Settings]\ngtk-theme-name=HighContrast\n", true, true},
};

static void begin(void)
{
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

static void end(void)
{
    char path[128];
    put("gtk-4.0", NULL);
    put("gtk-3.0", NULL);
    snprintf(path, sizeof path, "%s/gtk-4.0", folder);
    rmdir(path);
    snprintf(path, sizeof path, "%s/gtk-3.0", folder);
    rmdir(path);
    rmdir(folder);
}

START_TEST(looks_are_known)
{
    setenv("XDG_CONFIG_HOME", folder, 1);
    if (rows[_i].variable)
        setenv("GTK_THEME", rows[_i].variable, 1);
    else
        unsetenv("GTK_THEME");
    put("gtk-4.0", rows[_i].gtk4);
    put("gtk-3.0", rows[_i].gtk3);
    struct desktop_looks looks = desktop_looks();
    ck_assert_msg(looks.high_contrast == rows[_i].high, "%s: contrast", rows[_i].name);
    ck_assert_msg(looks.dark == rows[_i].dark, "%s: dark", rows[_i].name);
}
END_TEST

SUITE(desktop_looks)
{
    Suite *suite = suite_create("desktop_looks");
    TCase *tcase = tcase_create("desktop");
    tcase_add_unchecked_fixture(tcase, begin, end);
    tcase_add_loop_test(tcase, looks_are_known, 0, ROWS(rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

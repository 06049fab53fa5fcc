/* SPDX-License-Identifier: MIT */
/* What Windows tells the windows of a program. */
#include "suite.h"
#include "system/desktop.h"

#include <windows.h>

static HWND window;
static int ends, calls;

static void count_end(void *data)
{
    ++*(int *)data;
}

static void count_call(void *data)
{
    (void)data;
    calls++;
}

static void setup(void)
{
    static const struct desktop_listener listener = {&ends, count_end, count_call};
    ends = calls = 0;
    /* Nobody sees such a window, so it needs no display. */
    window = CreateWindowW(L"STATIC", L"", 0, 0, 0, 0, 0, HWND_MESSAGE, NULL, NULL, NULL);
    ck_assert_ptr_nonnull(window);
    desktop_listen(&listener);
}

static void teardown(void)
{
    desktop_listen(NULL);
    DestroyWindow(window);
}

static void handle_one(void)
{
    MSG message;
    GetMessageW(&message, NULL, 0, 0);
    DispatchMessageW(&message);
}

static void handle_what_waits(void)
{
    MSG message;
    while (PeekMessageW(&message, NULL, 0, 0, PM_REMOVE))
        DispatchMessageW(&message);
}

START_TEST(the_end_of_the_session_is_heard)
{
    ck_assert(SendMessageW(window, WM_QUERYENDSESSION, 0, 0)); /* nobody refuses */
    ck_assert_int_eq(ends, 0);
    SendMessageW(window, WM_ENDSESSION, FALSE, 0); /* another program has */
    ck_assert_int_eq(ends, 0);
    SendMessageW(window, WM_ENDSESSION, TRUE, 0);
    ck_assert_int_eq(ends, 1);
    desktop_listen(NULL);
    SendMessageW(window, WM_ENDSESSION, TRUE, 0);
    ck_assert_int_eq(ends, 1);
}
END_TEST

static const struct {
    const char *name;
    UINT held, let_go;
} rows[] = {
    {"the frame", WM_ENTERSIZEMOVE, WM_EXITSIZEMOVE},
    {"the menu", WM_ENTERMENULOOP, WM_EXITMENULOOP},
};

START_TEST(it_is_called_while_the_frame_is_held)
{
    SendMessageW(window, rows[_i].held, 0, 0);
    while (calls < 3)
        handle_one();
    SendMessageW(window, rows[_i].let_go, 0, 0);
    handle_what_waits();
    int until_then = calls;
    Sleep(100);
    handle_what_waits();
    ck_assert_msg(calls == until_then, "%s", rows[_i].name);
}
END_TEST

/* --- What the player has chosen for all programs --- */

static const struct {
    const char *name;
    DWORD light;
    bool dark;
} dark_rows[] = {
    {"light programs", 1, false},
    {"dark programs", 0, true},
};

/* In a place of the registry that is this test's own. */
START_TEST(dark_programs_are_known)
{
    static const wchar_t own[] = L"Software\\Crownhead test";
    HKEY root;
    ck_assert_int_eq(
        RegCreateKeyExW(HKEY_CURRENT_USER, own, 0, NULL, 0, KEY_ALL_ACCESS, NULL, &root, NULL), 0);
    RegOverridePredefKey(HKEY_CURRENT_USER, root);
    RegSetKeyValueW(HKEY_CURRENT_USER,
                    L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
                    L"AppsUseLightTheme", REG_DWORD, &dark_rows[_i].light, sizeof(DWORD));
    bool dark = desktop_looks().dark;
    RegOverridePredefKey(HKEY_CURRENT_USER, NULL);
    RegCloseKey(root);
    RegDeleteTreeW(HKEY_CURRENT_USER, own);
    ck_assert_msg(dark == dark_rows[_i].dark, "%s", dark_rows[_i].name);
}
END_TEST

SUITE(desktop_windows)
{
    Suite *suite = suite_create("desktop_windows");
    TCase *tcase = tcase_create("desktop");
    tcase_add_checked_fixture(tcase, setup, teardown);
    tcase_add_test(tcase, the_end_of_the_session_is_heard);
    tcase_add_loop_test(tcase, it_is_called_while_the_frame_is_held, 0, ROWS(rows));
    tcase_add_loop_test(tcase, dark_programs_are_known, 0, ROWS(dark_rows));
    suite_add_tcase(suite, tcase);
    return suite;
}

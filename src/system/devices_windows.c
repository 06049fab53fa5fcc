/* SPDX-License-Identifier: MIT */
/* Windows tells when a device comes or goes, but not when one is used. */
#include "system/devices.h"

#include "base/array.h"

#include <stdatomic.h>
#include <stdlib.h>

#include <windows.h>

#include <cfgmgr32.h> /* of windows.h it needs types */

enum {
    LOOKS = 8, /* after a device has come or gone: Windows tells others of it only later */
    LOOK_MS = 250,
    FOLLOW_MS = 8, /* between two looks while a device is followed */
};

struct device_watch {
    HANDLE news; /* set: the waiting is to end */
    HCMNOTIFICATION notification;
    atomic_bool changed, stopped;
    atomic_int followed;
    int looks; /* left, of the thread that waits */
};

/* All that people handle (keyboards, mice, controllers): GUID_DEVINTERFACE_HID. */
static const GUID handled_by_people = {
    0x4D1E55B2, 0xF16F, 0x11CF, {0x88, 0xCB, 0x00, 0x11, 0x11, 0x00, 0x00, 0x30}};

/* --- Being told --- */

typedef CONFIGRET WINAPI register_function(CM_NOTIFY_FILTER *filter, void *data,
                                           PCM_NOTIFY_CALLBACK callback,
                                           HCMNOTIFICATION *notification);
typedef CONFIGRET WINAPI unregister_function(HCMNOTIFICATION notification);

/* Wine before 9 has neither of the two functions, and would not start a program that needs them. */
static void (*find_function(const char *name))(void)
{
    HMODULE library = LoadLibraryW(L"cfgmgr32.dll");
    return library ? (void (*)(void))GetProcAddress(library, name) : NULL;
}

static DWORD CALLBACK take_note(HCMNOTIFICATION notification, void *data, CM_NOTIFY_ACTION action,
                                CM_NOTIFY_EVENT_DATA *about, DWORD size)
{
    struct device_watch *watch = data;
    (void)notification, (void)action, (void)about, (void)size;
    atomic_store(&watch->changed, true);
    SetEvent(watch->news);
    return ERROR_SUCCESS;
}

static bool be_told(struct device_watch *watch)
{
    CM_NOTIFY_FILTER filter = {.cbSize = sizeof filter,
                               .FilterType = CM_NOTIFY_FILTER_TYPE_DEVICEINTERFACE,
                               .u.DeviceInterface.ClassGuid = handled_by_people};
    register_function *function = (register_function *)find_function("CM_Register_Notification");
    return function && function(&filter, watch, take_note, &watch->notification) == CR_SUCCESS;
}

static void be_told_no_more(struct device_watch *watch)
{
    unregister_function *function =
        (unregister_function *)find_function("CM_Unregister_Notification");
    if (watch->notification && function)
        function(watch->notification);
}

/* --- The watch --- */

bool devices_tell(void)
{
    return false;
}

struct device_watch *device_watch_open(const char *folder)
{
    struct device_watch *watch = array_zeroed(1, sizeof *watch);
    (void)folder; /* devices have no files */
    watch->news = CreateEventW(NULL, FALSE, FALSE, NULL);
    if (watch->news && be_told(watch))
        return watch;
    device_watch_close(watch);
    return NULL;
}

void device_watch_follow(struct device_watch *watch, const char *const paths[], int count)
{
    (void)paths;
    atomic_store(&watch->followed, count);
    SetEvent(watch->news);
}

bool device_watch_wait(struct device_watch *watch)
{
    DWORD ms = atomic_load(&watch->followed) > 0 ? FOLLOW_MS
               : watch->looks > 0                ? LOOK_MS
                                                 : INFINITE;
    DWORD ended = WaitForSingleObject(watch->news, ms);
    if (atomic_exchange(&watch->changed, false))
        watch->looks = LOOKS;
    else if (ended == WAIT_TIMEOUT && watch->looks > 0)
        watch->looks--;
    return ended != WAIT_FAILED && !atomic_load(&watch->stopped);
}

void device_watch_stop(struct device_watch *watch)
{
    atomic_store(&watch->stopped, true);
    SetEvent(watch->news);
}

void device_watch_close(struct device_watch *watch)
{
    if (!watch)
        return;
    be_told_no_more(watch);
    if (watch->news)
        CloseHandle(watch->news);
    free(watch);
}

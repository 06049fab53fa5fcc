/* SPDX-License-Identifier: MIT */
/* The folder is watched by inotify, as Linux has it. */
#include "system/devices.h"

#include "base/array.h"
#include "base/strbuf.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <unistd.h>

enum {
    LOOKS = 8, /* after the folder has changed: the system tells others of a device only later */
    LOOK_MS = 250,
    FD_WAKE = 0, /* places of what is waited for */
    FD_FOLDER,
    FD_DEVICES,
    FD_COUNT = FD_DEVICES + DEVICES_MAX,
};

struct device_watch {
    char folder[DEVICE_PATH_SIZE];
    pthread_mutex_t mutex; /* of the next four */
    char paths[DEVICES_MAX][DEVICE_PATH_SIZE];
    int path_count;
    bool followed; /* the paths are others than those that are open */
    bool stopped;
    int waker;                   /* what is written here ends the waiting */
    struct pollfd fds[FD_COUNT]; /* of the thread that waits; a device that is not there is -1 */
    int looks;                   /* left */
};

static bool notice(const struct device_watch *watch, const char *path, uint32_t events)
{
    return inotify_add_watch(watch->fds[FD_FOLDER].fd, path, events) >= 0;
}

bool devices_tell(void)
{
    return true;
}

/* Watches the folder. While there is none, waits for the next file in the folder above, which may
 * be it: the system may make the folder for the first device, and delete it after the last. */
static bool watch_folder(const struct device_watch *watch)
{
    const uint32_t events = IN_CREATE | IN_DELETE | IN_ATTRIB;
    char above[DEVICE_PATH_SIZE];
    strbuf_copy(above, sizeof above, watch->folder);
    *strrchr(above, '/') = '\0';
    if (notice(watch, watch->folder, events))
        return true;
    bool waits = notice(watch, above, IN_CREATE | IN_ONESHOT);
    return notice(watch, watch->folder, events) || waits; /* it may have come meanwhile */
}

static bool open_all(struct device_watch *watch)
{
    int ends[2];
    for (int i = 0; i < FD_COUNT; i++)
        watch->fds[i] = (struct pollfd){-1, POLLIN, 0};
    watch->waker = -1;
    if (pipe(ends) != 0)
        return false;
    watch->fds[FD_WAKE].fd = ends[0];
    watch->waker = ends[1];
    for (int i = 0; i < 2; i++)
        if (fcntl(ends[i], F_SETFL, O_NONBLOCK) != 0 || fcntl(ends[i], F_SETFD, FD_CLOEXEC) != 0)
            return false;
    watch->fds[FD_FOLDER].fd = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    return watch_folder(watch);
}

struct device_watch *device_watch_open(const char *folder)
{
    struct device_watch *watch = array_zeroed(1, sizeof *watch);
    pthread_mutex_init(&watch->mutex, NULL);
    strbuf_copy(watch->folder, sizeof watch->folder, folder);
    if (open_all(watch))
        return watch;
    device_watch_close(watch);
    return NULL;
}

static void close_one(struct pollfd *fd)
{
    if (fd->fd >= 0)
        close(fd->fd);
    fd->fd = -1;
}

void device_watch_close(struct device_watch *watch)
{
    if (!watch)
        return;
    for (int i = 0; i < FD_COUNT; i++)
        close_one(&watch->fds[i]);
    if (watch->waker >= 0)
        close(watch->waker);
    pthread_mutex_destroy(&watch->mutex);
    free(watch);
}

/* A pipe that is full wakes as well. */
static void wake(struct device_watch *watch)
{
    ssize_t written = write(watch->waker, "", 1);
    (void)written;
}

void device_watch_follow(struct device_watch *watch, const char *const paths[], int count)
{
    pthread_mutex_lock(&watch->mutex);
    watch->path_count = count < DEVICES_MAX ? count : DEVICES_MAX;
    for (int i = 0; i < watch->path_count; i++)
        strbuf_copy(watch->paths[i], DEVICE_PATH_SIZE, paths[i]);
    watch->followed = true;
    pthread_mutex_unlock(&watch->mutex);
    wake(watch);
}

void device_watch_stop(struct device_watch *watch)
{
    pthread_mutex_lock(&watch->mutex);
    watch->stopped = true;
    pthread_mutex_unlock(&watch->mutex);
    wake(watch);
}

static void open_devices(struct device_watch *watch)
{
    for (int i = 0; i < DEVICES_MAX; i++) {
        close_one(&watch->fds[FD_DEVICES + i]);
        if (i < watch->path_count)
            watch->fds[FD_DEVICES + i].fd =
                open(watch->paths[i], O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY);
    }
    watch->followed = false;
}

/* Does what other threads have asked for. Returns false if that is to stop. */
static bool obey(struct device_watch *watch)
{
    pthread_mutex_lock(&watch->mutex);
    if (watch->followed)
        open_devices(watch);
    bool goes_on = !watch->stopped;
    pthread_mutex_unlock(&watch->mutex);
    return goes_on;
}

/* Reads all that is there. A device that is gone is let go. Returns true if there was anything. */
static bool empty(struct pollfd *fd)
{
    char bytes[1024];
    bool news = fd->fd >= 0 && fd->revents != 0;
    if (news && fd->revents & POLLIN)
        while (read(fd->fd, bytes, sizeof bytes) > 0)
            continue;
    if (news && fd->revents & (POLLHUP | POLLERR | POLLNVAL))
        close_one(fd);
    return news;
}

bool device_watch_wait(struct device_watch *watch)
{
    while (obey(watch)) {
        bool news = false;
        int ready = poll(watch->fds, FD_COUNT, watch->looks > 0 ? LOOK_MS : -1);
        if (ready < 0 && errno != EINTR)
            return false;
        if (ready == 0 && watch->looks > 0) {
            watch->looks--;
            return true;
        }
        for (int i = 0; ready > 0 && i < FD_COUNT; i++) {
            bool said = empty(&watch->fds[i]);
            if (said && i == FD_FOLDER) {
                watch->looks = LOOKS;
                watch_folder(watch);
            }
            news |= said && i != FD_WAKE;
        }
        if (news)
            return true;
    }
    return false;
}

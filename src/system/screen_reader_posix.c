/* SPDX-License-Identifier: MIT */
/* The library is loaded when it is first needed, as few players have a screen reader: linked, it
 * and the libraries that it needs would be loaded at every start. */
#include "system/screen_reader.h"

#ifdef HAVE_DBUS

#include <dbus/dbus.h>
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
    PATIENCE_MS = 500, /* for each answer */
    ADDRESS_SIZE = 512,
};

/* The functions of libdbus in use, under their names there. */
#define FUNCTIONS(X)                                                                               \
    X(threads_init_default)                                                                        \
    X(connection_open_private)                                                                     \
    X(connection_close)                                                                            \
    X(connection_unref)                                                                            \
    X(connection_set_exit_on_disconnect)                                                           \
    X(connection_send_with_reply_and_block)                                                        \
    X(message_new_method_call)                                                                     \
    X(message_set_auto_start)                                                                      \
    X(message_append_args)                                                                         \
    X(message_iter_init)                                                                           \
    X(message_iter_recurse)                                                                        \
    X(message_iter_get_arg_type)                                                                   \
    X(message_iter_get_basic)                                                                      \
    X(message_unref)

#define MEMBER(name) __typeof__(dbus_##name) *name;

struct library {
    bool loaded; /* all of it */
    FUNCTIONS(MEMBER)
};

/* Stores what the library calls `name` in the function pointer at `member`. */
static bool find(void *file, const char *name, void *member)
{
    void *function = dlsym(file, name);
    memcpy(member, &function, sizeof function);
    return function != NULL;
}

/* It stays loaded, as other libraries of the program may use it, too. */
static struct library load(void)
{
    struct library library = {.loaded = false};
    void *file = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
    if (!file)
        return library;
    library.loaded = true;
#define FIND(name) library.loaded &= find(file, "dbus_" #name, &library.name);
    FUNCTIONS(FIND)
    return library;
}

/* Prints the address of the session bus. Returns false if there is none: libdbus would start one.
 */
static bool find_bus(char *out)
{
    static const char of_bus[] = "DBUS_SESSION_BUS_ADDRESS", of_folder[] = "XDG_RUNTIME_DIR";
    const char *address = getenv(of_bus), *folder = getenv(of_folder);
    char path[ADDRESS_SIZE];
    if (address && *address)
        return (size_t)snprintf(out, ADDRESS_SIZE, "%s", address) < ADDRESS_SIZE;
    if (!folder || !*folder || (size_t)snprintf(path, sizeof path, "%s/bus", folder) >= sizeof path)
        return false;
    return (size_t)snprintf(out, ADDRESS_SIZE, "unix:path=%s", path) < ADDRESS_SIZE &&
           access(path, F_OK) == 0;
}

/* Sends the message and frees it. Returns the answer, to be unreferenced, or NULL. */
static DBusMessage *ask(const struct library *dbus, DBusConnection *bus, DBusMessage *message)
{
    if (!message)
        return NULL;
    dbus->message_set_auto_start(message, FALSE);
    DBusMessage *answer =
        dbus->connection_send_with_reply_and_block(bus, message, PATIENCE_MS, NULL);
    dbus->message_unref(message);
    return answer;
}

/* A bus listens to nobody who has not greeted it. dbus_bus_register does that, too, but may wait
 * for half a minute. */
static bool greet(const struct library *dbus, DBusConnection *bus)
{
    DBusMessage *answer =
        ask(dbus, bus,
            dbus->message_new_method_call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                                          "org.freedesktop.DBus", "Hello"));
    if (answer)
        dbus->message_unref(answer);
    return answer != NULL;
}

static bool is_true(const struct library *dbus, DBusMessage *answer)
{
    DBusMessageIter at, value;
    dbus_bool_t is = FALSE;
    if (!dbus->message_iter_init(answer, &at) ||
        dbus->message_iter_get_arg_type(&at) != DBUS_TYPE_VARIANT)
        return false;
    dbus->message_iter_recurse(&at, &value);
    if (dbus->message_iter_get_arg_type(&value) == DBUS_TYPE_BOOLEAN)
        dbus->message_iter_get_basic(&value, &is);
    return is;
}

static bool ask_status(const struct library *dbus, DBusConnection *bus)
{
    const char *interface = "org.a11y.Status", *property = "ScreenReaderEnabled";
    DBusMessage *message = dbus->message_new_method_call("org.a11y.Bus", "/org/a11y/bus",
                                                         "org.freedesktop.DBus.Properties", "Get");
    if (message)
        dbus->message_append_args(message, DBUS_TYPE_STRING, &interface, DBUS_TYPE_STRING,
                                  &property, DBUS_TYPE_INVALID);
    DBusMessage *answer = ask(dbus, bus, message);
    bool runs = answer && is_true(dbus, answer);
    if (answer)
        dbus->message_unref(answer);
    return runs;
}

bool screen_reader_runs(void)
{
    char address[ADDRESS_SIZE];
    struct library dbus = {.loaded = false};
    if (find_bus(address))
        dbus = load();
    if (!dbus.loaded || !dbus.threads_init_default())
        return false;
    DBusConnection *bus = dbus.connection_open_private(address, NULL);
    if (!bus)
        return false;
    dbus.connection_set_exit_on_disconnect(bus, FALSE);
    bool runs = greet(&dbus, bus) && ask_status(&dbus, bus);
    dbus.connection_close(bus);
    dbus.connection_unref(bus);
    return runs;
}

#else

bool screen_reader_runs(void)
{
    return false;
}

#endif

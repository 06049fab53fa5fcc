/* SPDX-License-Identifier: MIT */
/* Stands in for a desktop's accessibility: has the name org.a11y.Bus on the session bus and answers
 * whether a screen reader runs.
 *     a11y-bus yes|no|word|mute
 * "word" answers a text in place of it, "mute" nothing. It writes "ready" once it has the name, and
 * ends when its standard input does. */
#include <dbus/dbus.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void answer(DBusConnection *bus, DBusMessage *call, const char *way)
{
    const char *interface = "", *property = "", *word = "perhaps";
    dbus_bool_t runs = strcmp(way, "yes") == 0;
    dbus_message_get_args(call, NULL, DBUS_TYPE_STRING, &interface, DBUS_TYPE_STRING, &property,
                          DBUS_TYPE_INVALID);
    if (strcmp(interface, "org.a11y.Status") != 0 || strcmp(property, "ScreenReaderEnabled") != 0 ||
        strcmp(way, "mute") == 0)
        return;
    DBusMessage *reply = dbus_message_new_method_return(call);
    DBusMessageIter at, value;
    const char *type = strcmp(way, "word") == 0 ? "s" : "b";
    dbus_message_iter_init_append(reply, &at);
    dbus_message_iter_open_container(&at, DBUS_TYPE_VARIANT, type, &value);
    dbus_message_iter_append_basic(&value, type[0],
                                   type[0] == 's' ? (const void *)&word : (const void *)&runs);
    dbus_message_iter_close_container(&at, &value);
    dbus_connection_send(bus, reply, NULL);
    dbus_message_unref(reply);
}

int main(int argc, char **argv)
{
    DBusConnection *bus = dbus_bus_get(DBUS_BUS_SESSION, NULL);
    struct pollfd input = {.fd = STDIN_FILENO, .events = POLLIN};
    if (argc != 2 || !bus || dbus_bus_request_name(bus, "org.a11y.Bus", 0, NULL) < 0)
        return 1;
    puts("ready");
    fflush(stdout);
    while (poll(&input, 1, 0) == 0 && dbus_connection_read_write(bus, 20))
        for (DBusMessage *call; (call = dbus_connection_pop_message(bus));) {
            if (dbus_message_is_method_call(call, "org.freedesktop.DBus.Properties", "Get"))
                answer(bus, call, argv[1]);
            dbus_message_unref(call);
        }
    return 0;
}

#!/bin/bash
# SPDX-License-Identifier: MIT
# Whether a screen reader runs is asked of a session bus of the test's own, and of none.
#     screen_reader.sh PROBE BUS
set -euo pipefail

probe=$1 bus=$2

expect() {
    local said
    said=$("$probe")
    [ "$said" = "$1" ] || {
        echo "screen_reader.sh: $2: $said" >&2
        exit 1
    }
}

if [ "${3-}" != inside ]; then
    unset DBUS_SESSION_BUS_ADDRESS XDG_RUNTIME_DIR
    expect no 'no bus'
    DBUS_SESSION_BUS_ADDRESS=unix:path=/nowhere/bus expect no 'a bus that has gone'
    DBUS_SESSION_BUS_ADDRESS=nonsense expect no 'an address that is none'
    exec dbus-run-session -- "$0" "$probe" "$bus" inside
fi

expect no 'a bus without accessibility'
for way in yes no word mute; do
    coproc BUS { exec "$bus" $way; }
    id=$BUS_PID
    read -r _ <&"${BUS[0]}"
    expect "$([ $way = yes ] && echo yes || echo no)" "$way"
    input=${BUS[1]}
    exec {input}>&-
    wait "$id"
done

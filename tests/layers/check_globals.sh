#!/bin/sh
# SPDX-License-Identifier: MIT
# check_globals.sh LIBRARY...: below app nothing may keep state in globals. What changes lies in
# .data or .bss; constants lie in .rodata or .data.rel.ro. The language is the exception: the C library
# keeps it for the whole program, and base/translate.c what it says of it.
set -eu

found=$(for library; do
    objdump -t "$library" | awk -v library="$(basename "$library")" '
        $NF == "translate_state" && library == "libbase.a" { next }
        / O \.(data|bss|tdata|tbss|data\.rel|data\.rel\.local)[ \t]/ { print library ": " $NF }'
done)
[ -z "$found" ] && exit
echo 'These globals can change; below app there are none:'
echo "$found"
exit 1

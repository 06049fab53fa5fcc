#!/bin/sh
# SPDX-License-Identifier: MIT
# check_words.sh ROOT POT [LEAST]: whatever a player reads uses the words of doc/words.md: the texts of
# POT, the README, the manual and what desktops are told; at least so many texts.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
pot=$(readlink -f -- "$2")
cd "$1"
exec awk -v least="${3:-500}" -f "$here/check_words.awk" doc/words.md "$pot" README.md doc/man/*.6 \
    packaging/desktop/*.xml packaging/desktop/*.desktop packaging/debian/control

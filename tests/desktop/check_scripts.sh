#!/bin/sh
# SPDX-License-Identifier: MIT
# check_scripts.sh ROOT: does shellcheck find anything in the shell scripts of ROOT? A script is what
# begins with #! and a shell, is called .sh or .bash, or says its shell to shellcheck.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need shellcheck
cd "$1"
# The first lines decide. Build folders are known by what Meson keeps in them.
scripts=$(find . \( -path ./.git -o -path './subprojects/*/*' \
    -o -type d -exec test -d '{}/meson-private' \; \) -prune -o -type f ! -name '*.png' -print0 |
    LC_ALL=C xargs -0 awk '
        FNR > 3 { nextfile }
        (FNR == 1 && /^#! ?[^ ]*[\/ ](ba|da)?sh( |$)/) || /^# shellcheck shell=/ {
            print FILENAME
            nextfile
        }' | LC_ALL=C sort)
count=$(echo "$scripts" | wc -l)
[ "$count" -ge "${2-20}" ] || wrong "only $count scripts were found"
# SC2016: sed and awk have a $ and backticks of their own. SC2013: names of files here have no
# blanks.
# shellcheck disable=SC2086 # one word a script
shellcheck -x -e SC2016,SC2013 $scripts || failed=1
[ "$failed" -ne 0 ] || echo "$count scripts"
exit "$failed"

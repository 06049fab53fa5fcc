#!/bin/sh
# SPDX-License-Identifier: MIT
# check_circles.sh ROOT: no files of ROOT/src or ROOT/tools include each other in a circle. A source
# and the header of its name are one module: a circle of modules is one, too.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
cd "$1"
find src tools -name '*.[ch]' -o -name '*.inc' | LC_ALL=C sort | xargs awk -f "$here/check_circles.awk"

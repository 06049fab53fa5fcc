#!/bin/sh
# SPDX-License-Identifier: MIT
# check_layers.sh ROOT: every file of ROOT/src and ROOT/tools keeps to layers.txt.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
cd "$1"
find src tools -name '*.[ch]' -o -name '*.inc' | LC_ALL=C sort | xargs awk -v table="$here/layers.txt" \
    -f "$here/check_layers.awk" "$here/layers.txt"

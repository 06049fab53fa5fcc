#!/bin/sh
# SPDX-License-Identifier: MIT
# test_art.sh ROOT: copies of assets/ and src/ with one planted file at a time: check_art.sh must name
# it, and must be content without it. A word elsewhere, such as the command "help", is no use of a
# picture.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cp -R "$1/src" "$1/assets" "$tree"
hold 'the tree itself' "$here/check_art.sh" "$tree"

for file in icons/help.svg icons/dark-1.svg sprites/extra.svg boards/walnut/pawn.svg sounds/extra.wav \
    sounds/put.svg notes.txt; do
    echo planted >"$tree/assets/$file"
    said=$("$here/check_art.sh" "$tree") && wrong "not found: $file"
    [ "$said" = "assets/$file: nothing uses it" ] || wrong "not named rightly: $file: $said"
    rm "$tree/assets/$file"
done
sed 's/ICON("save")/ICON("redo")/' "$tree/src/toolkit/icons.c" >"$tree/icons.c"
cp "$tree/icons.c" "$tree/src/toolkit/icons.c"
said=$("$here/check_art.sh" "$tree") && wrong 'not found: an icon that is no longer used'
[ "$said" = 'assets/icons/save.svg: nothing uses it' ] || wrong "not named rightly: $said"
exit "$failed"

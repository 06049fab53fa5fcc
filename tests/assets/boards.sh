#!/bin/sh
# SPDX-License-Identifier: MIT
# boards.sh ROOT: does tools/make-boards make the very pictures of boards and pieces that the tree
# keeps? A picture that has been changed by hand, or one too many, is found.
set -eu

tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
python3 "$1/tools/make-boards" "$tree/made"
diff -r "$tree/made" "$1/assets/boards"

cp -R "$1/assets/boards" "$tree/kept"
echo '<!-- by hand -->' >>"$tree/kept/slate/frame.svg"
echo planted >"$tree/kept/walnut/extra.svg"
said=$(diff -rq "$tree/made" "$tree/kept") && {
    echo 'a picture changed by hand is not found' >&2
    exit 1
}
[ "$(echo "$said" | wc -l)" -eq 2 ]

#!/bin/sh
# SPDX-License-Identifier: MIT
# Each picture missing, one at a time, and all of them: the game starts, says which, and draws
# something in their place. Usage: assets.sh PROGRAM ASSETS
set -eu

program=$1
assets=$2
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
said=0

fail() {
    echo "$1" >&2
    failed=1
}

# draw: a frame without what is missing.
draw() {
    rm -f "$scratch/frame.png"
    env SDL_VIDEODRIVER=dummy CROWNHEAD_ASSETS="$scratch/assets" "$program" --size 640x480 \
        --screenshot "$scratch/frame.png" 2>"$scratch/err" || fail "$1: it does not start"
    [ -s "$scratch/frame.png" ] || fail "$1: no picture"
}

cp -r "$assets" "$scratch/assets"
pictures=$(cd "$assets" && find sprites icons -name '*.svg' | sort)
for picture in $pictures; do
    mv "$scratch/assets/$picture" "$scratch/away"
    draw "$picture"
    mv "$scratch/away" "$scratch/assets/$picture"
    # What the first page does not show is not missed there.
    [ ! -s "$scratch/err" ] || said=$((said + 1))
    if grep -v "$picture cannot be read .*; a plain shape stands in for it" "$scratch/err"; then
        fail "$picture: something else is said"
    fi
done
[ "$said" -ge 10 ] || fail "only $said pictures are missed on the first page"

for picture in $pictures; do
    rm "$scratch/assets/$picture"
done
draw 'all of them'
missed=$(sed -n 's/.*assets\/\(.*\.svg\) cannot be read.*/\1/p' "$scratch/err" | sort -u | wc -l)
[ "$missed" -eq "$said" ] || fail "$missed pictures are missed together, $said one at a time"
exit "$failed"

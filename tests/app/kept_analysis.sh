#!/bin/sh
# SPDX-License-Identifier: MIT
# What an analysis has found is kept: a game of the match is analysed where it is replayed; after the
# next start the library has it, removes it, finds it again, and plays on from it.
# Usage: kept_analysis.sh PROGRAM
set -eu

program=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export SDL_VIDEODRIVER=dummy CROWNHEAD_DATA="$scratch/games.db" CROWNHEAD_CONFIG="$scratch/settings.ini"

cat >"$scratch/first.script" <<'END'
drag 12 16
drag 24 20
drag 16 19
drag 23 16
key Ctrl+G
click answer-black
wait 3000
key F3
click game-1
await "Play on from here"
click analyse
expect "Analysing: move 0 of 2."
click analyse
expect-not "Analysing"
key F6
await "Remove the analysis"
expect "16-19?!"
await-saved
key Escape
key Escape
key PageUp
expect "16-19?!"
# It is in the match as well, and one Undo removes it.
key Ctrl+Z
expect-not "16-19?!"
key Ctrl+Shift+Z
key PageUp
expect "16-19?!"
await-saved
END
cat >"$scratch/second.script" <<'END'
key Ctrl+L
await "Player 1"
key Down
key Return
await "Play on from here"
expect "16-19?!"
click move-4
click analyse
expect-not "16-19?!"
expect-not "11-15"
click analyse
await "Remove the analysis"
expect "16-19?!"
key Home
key Right
key Right
key Right
click take-up
wait 500
expect "16-19?!"
await-saved
END
cat >"$scratch/third.script" <<'END'
key Ctrl+L
await "Player 1"
key Down
key Down
key Return
await "Remove the analysis"
expect "16-19?!"
END
"$program" --script "$scratch/first.script"
"$program" --fresh --script "$scratch/second.script"
"$program" --fresh --script "$scratch/third.script"

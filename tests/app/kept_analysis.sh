#!/bin/sh
# SPDX-License-Identifier: MIT
# What an analysis has found is kept: a game of the match is analysed where it is replayed; after the
# next start the library has it, removes it, finds it again, and plays on from it.
# Usage: kept_analysis.sh PROGRAM
set -eu

program=$(readlink -f "$1") # it is run from another folder
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
expect "Analysing: move 1 of 2."
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

# What is being found arrives though the match is left for another one: its last game and an earlier
# one, for a new match, for a file, and for the revenge of a decided match.
cat >"$scratch/game.pdn" <<'END'
[Event "From a file"]
[Black "Ida"]
[White "Ove"]
[Result "*"]

1. 9-13 22-18 *
END
cat >"$scratch/play.part" <<'END'
drag 12 16
drag 24 20
drag 16 19
drag 23 16
END
cat >"$scratch/resign.part" <<'END'
key Ctrl+G
click answer-black
wait 3000
END
cat >"$scratch/new-match.part" <<'END'
key Ctrl+N
key Ctrl+Return
wait 2000
END
cat >"$scratch/left.part" <<'END'
expect "Analysing another game: move"
expect-not "16-19?!"
await "The other game is analysed: 1 move cost something."
expect-not "Undo removes"
await-saved
key Ctrl+L
await "Player 1"
END
cat >"$scratch/seen.part" <<'END'
key Return
await "Remove the analysis"
expect "16-19?!"
END
left() {
    rm -f "$scratch"/games.db* "$scratch/settings.ini"
    "$program" --fresh --script "$1"
}
cd "$scratch"
{
    cat play.part
    echo "key F6"
    cat new-match.part left.part
    echo "key Down"
    cat seen.part
} >new-match.script
left new-match.script
{
    cat play.part
    echo "key F6"
    echo "drop game.pdn"
    echo 'await "9-13"'
    cat left.part
    echo "key Down"
    echo "key Down"
    cat seen.part
} >file.script
left file.script
{
    echo "key Ctrl+N"
    echo "click length/next"
    echo "key Ctrl+Return"
    echo "wait 2000"
    cat play.part
    echo "key F6"
    cat resign.part
    echo "key Ctrl+R"
    echo "wait 2000"
    cat left.part
    echo "key Down"
    cat seen.part
} >revenge.script
left revenge.script
{
    cat play.part resign.part
    echo "key Ctrl+R"
    echo "wait 2000"
    echo "drag 11 15"
    echo "key F3"
    echo "click analyse-game-1"
    echo 'await "Analysing: move"'
    echo "key Escape"
    echo "key Escape"
    cat new-match.part left.part
    echo "key Down"
    echo "key Down"
    cat seen.part
} >earlier.script
left earlier.script
# The match has come back by then: it is written into it.
{
    cat play.part
    echo "await-saved"
    echo "key F6"
    cat new-match.part
    echo "key Ctrl+L"
    echo 'await "Player 1"'
    echo "key Down"
    echo "key Return"
    echo 'await "Play on from here"'
    echo "click go-on"
    echo 'await "Analysing another game"'
    echo 'await "The other game is analysed"'
    echo 'await "16-19?!"'
    echo "key Ctrl+Z"
    echo 'expect-not "16-19?!"'
} >back.script
left back.script

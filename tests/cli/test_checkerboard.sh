#!/bin/sh
# SPDX-License-Identifier: MIT
# checkerboard: matches with an engine for CheckerBoard, and libraries that are none.
# Usage: test_checkerboard.sh PROGRAM CHECKERBOARD REFEREE ENGINE NO-ENGINE
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"
cli=$(readlink -f -- "$program")
adapter=$(readlink -f -- "$2")
referee=$3
engine=$(readlink -f -- "$4")
no_engine=$(readlink -f -- "$5")
one='nodes=50 hash=1'

# --- A match ---
for rules in american russian italian; do
    program=$cli
    run "a match under $rules" 0 match "$one" "time=250 hub:'$adapter' $rules '$engine' 'rules $rules'" --games 4 \
        --rules "$rules" --pdn "$scratch/$rules.pdn"
    output_has "^games${tab}4\$"
    grep -qE 'is not legal|quits|does not answer' "$scratch/err" && fail "complained: $(cat "$scratch/err")"
    said "checkerboard: rules $rules: $rules"
    said ' moves, 0.250 seconds, info 3'
    said ' moves, 0.250 seconds, info 2'
    program=$referee
    cp "$scratch/$rules.pdn" "$scratch/in"
    run "its games under $rules" 0
    grep -q '"abandoned"\|"rules infraction"' "$scratch/$rules.pdn" && fail 'not played to their ends'
done
program=$cli
run 'an engine that plays nothing' 0 match "$one" "hub:'$adapter' american '$engine' 'rules american' stay" --games 2
output_has "^wins${tab}2\$"
said "plays 'none' in game 1.1, which is not legal, and loses it"

# --- What it answers ---
program=$adapter
feed 'hub\ninit\nping\nnonsense\nnew-game\npos pos=%s moves="11-15 23-19"\nlevel move-time=0.5\ngo think\nquit\ngo\n' \
    Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww
run 'a dialogue' 0 american "$engine" 'rules american'
printf 'id name="CheckerBoard engine" version=1\nwait\nready\npong\n' >"$scratch/due"
sed '$d' "$scratch/out" | cmp -s - "$scratch/due" || fail "answered $(cat "$scratch/out")"
output_has '^done move=[0-9]+[-x][0-9]+$'
for bad in 'moves="11-15 1-2"' 'moves=11-16x' 'pos=Wxx'; do
    feed 'pos %s\ngo\n' "$bad"
    run "a position that cannot be read: $bad" 0 american "$engine"
    output_has '^error message="the position cannot be read"$'
    output_has '^done move=none$'
    feed 'pos %s\npos\ngo\n' "$bad"
    run "and one that can, after $bad" 0 american "$engine"
    output_has '^done move=[0-9]+-[0-9]+$'
done
for level in 'nodes=5000' 'depth=3' 'move-time=0' 'move-time=x'; do
    feed 'level %s\ngo\nlevel move-time=0.1\ngo\n' "$level"
    run "a limit that the engine does not know: $level" 0 american "$engine"
    output_has '^error message="only a time for a move can be the limit"$'
    [ "$(grep -c '^done move=none$' "$scratch/out")" = 1 ] || fail "answered $(cat "$scratch/out")"
    output_has '^done move=[0-9]+-[0-9]+$'
done
feed 'pos pos=Beeeeeeeeeeeeeeeeeeeeeeeeeeeeeeww\ngo\n'
run 'no move' 0 american "$engine"
output_has '^done move=none$'
run 'an unknown command of the engine' 0 american "$engine" 'set book 0'
said 'checkerboard: set book 0: ?'

# --- Libraries that are none, and wrong usage ---
run 'a library without an engine' 1 american "$no_engine"
said 'getmove'
run 'no library' 1 american "$scratch/nosuch.so"
said 'nosuch.so'
run 'a file that is no library' 1 american "$here/rows.sh"
said 'rows.sh'
for words in '' american; do
    # shellcheck disable=SC2086 # words
    run "without what is needed: '$words'" 2 $words
    said 'usage: checkerboard RULES LIBRARY [COMMAND...]'
done
run 'rules that are none' 2 chess "$engine"
said 'usage: checkerboard RULES LIBRARY [COMMAND...]'

finish

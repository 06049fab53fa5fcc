#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli puzzles as another program would run it. Usage: test_puzzles.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

shot='[FEN "B:W20-22,26-31:B1-3,5-7,11,12,19"]'
puzzle='[Event "Club evening"]
[Site "?"]
[Date "2026.11.02"]
[Round "?"]
[White "Ben"]
[Black "Ada"]
[Result "*"]
[GameType "21,B,8,8,N1,0"]
'"$shot"'
[Grade "2"]

1. 19-24 (1. 6-9? 27-23) (1. 19-23? 27x18) (1. 12-16? 22-18) (1. 11-15? 27-23)
(1. 7-10? 27-23) (1. 5-9? 27-23) (1. 11-16? 20x11 2. 7x16) (1. 3-8? 27-23) (1.
6-10? 27-24) 1... 28x19 2. 11-16 (2. 6-9? 27-24) (2. 12-16? 19x12) (2. 11-15?
19x10 3. 6x15) (2. 7-10? 30-25) (2. 5-9? 27-24) (2. 3-8? 30-25) (2. 6-10? 27-24)
2... 20x11 3. 7x32 *'
tags='[Event "Club evening"]\n[Date "2026.11.02"]\n[White "Ben"]\n[Black "Ada"]\n[Result "0-1"]\n'

feed '%b%s\n1. 6-9 0-1\n' "$tags" "$shot"
row 'a shot that was missed' 0 "$puzzle" puzzles --rules american -
feed '%b%s\n1. 6-9 0-1\n\n%s\n1. 6-9 *\n' "$tags" "$shot" "$shot"
row 'the same in two games' 0 "$puzzle" puzzles --rules american -
feed '1. 11-15 22-18 *\n'
row 'none' 0 '' puzzles --rules american -
feed '%s\n1. 6-9 *\n' "$shot"
row 'none under other rules' 0 '' puzzles --rules 'american, capture=optional' -
feed '1. 11-16 22-18 2. 16-17 *\n'
row 'a wrong game' 1 '' puzzles --rules american -
said 'line 1, column 22'
row 'no such file' 1 '' puzzles nosuch.pdn
row 'no file' 2 '' puzzles

feed '%b%s\n1. 6-9 0-1\n' "$tags" "$shot"
"$program" puzzles --rules american - <"$scratch/in" >"$scratch/first"
feed ''
name='a puzzle is a game'
"$program" convert "$scratch/first" | cmp -s - "$scratch/first" || fail 'convert changes it'

finish

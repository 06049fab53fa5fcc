#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli analyse. Usage: test_analyse.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

tags='[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[GameType "21,B,8,8,N1,0"]'

# same FILE: the run before printed the bytes of the file.
same() { cmp -s "$scratch/out" "$1" || fail "not the bytes of $1: $(cat "$scratch/out")"; }

# --- What it prints ---
feed '[FEN "B:WK23,K1:BK2,K31"] *'
row 'no move' 0 "$tags
[FEN \"B:WK1,K23:BK2,K31\"]

{[%eval #6]} *" analyse -
feed '[FEN "B:W12,K21:BK2,K20"] 20-24 *'
run 'an ending of 4 pieces: a win is given away' 0 analyse -
output_has '^\{\[%eval #-9\]\} 1\. 20-24\?\? \{\[%eval =\] \[%cost 2\.20 \?\?\]\} \(1\. 2-6!$'
output_has '^\{\[%eval #-8\] \[%better 10\] This side wins in 8 moves\.\}'
feed '[FEN "B:W12,K21:BK2,K20"] 2-7 *'
run 'the longer way' 0 analyse -
output_has '^\{\[%eval #-9\]\} 1\. 2-7 \{\[%eval #-17\]\} \*$'
feed '12-16 24-20 16-19 *'
run 'a man is given away' 0 analyse --nodes 20000 -
output_has ' 2\. 16-19\?'
cp "$scratch/out" "$scratch/first"

# --- Again ---
run 'the same again' 0 analyse --nodes 20000 "$scratch/first"
same "$scratch/first"
run 'convert' 0 convert "$scratch/first"
same "$scratch/first"
run 'another limit' 0 analyse --depth 7 "$scratch/first"
cp "$scratch/out" "$scratch/second"
feed '12-16 24-20 16-19 *'
run 'is what it would be without the first' 0 analyse --depth 7 -
same "$scratch/second"
feed '%s' '12-16! {[%eval 1] mine} 24-20 (24-19 {and this}) 16-19 {well} *'
run 'what a player has written' 0 analyse --nodes 2000 -
output_has '1\. 12-16! '
output_has '\{\[%eval 1\] mine\}'
tr '\n' ' ' <"$scratch/out" | grep -q '(1\.\.\. 24-19 {and this})' || fail 'a variation is lost'
output_has '\{well\}'

# --- Games ---
feed '%s\n' '[GameType "21"] 11-15 22-18 9-13 1-0' '[Event "b"] [Rules "freejump"] 9-14 *' \
    '[Rules "nosuch"] 11-15 *'
run 'wrong games' 1 analyse --depth 3 -
said 'standard input, line 1, column 29: American: a capture must be made.'
said 'line 3'
[ "$(grep -c '^{\[%eval' "$scratch/out")" = 2 ] || fail 'not two games'
[ "$(grep -c '^\[Rules "freejump"\]$' "$scratch/out")" = 1 ] || fail 'other rules'
feed '11-15 22-18 9-13 *'
run 'rules' 0 analyse --depth 3 --rules freejump -
output_has '^\[Rules "freejump"\]$'
printf '9-14 *\n' >"$scratch/game.pdn"
run 'a file that is missing' 1 analyse --depth 3 "$scratch/none" "$scratch/game.pdn"
said "cannot read $scratch/none"
output_has '1\. 9-14 '

# --- Use ---
row 'no file' 2 '' analyse
row 'two limits' 2 '' analyse --nodes 5 --depth 3 -
row 'a time' 2 '' analyse --time 5 -
if posix; then
    name='progress on a terminal'
    rows=$((rows + 1))
    script -q -c "'$program' analyse --depth 3 '$scratch/game.pdn' >'$scratch/out'" "$scratch/seen" </dev/null \
        >"$scratch/err"
    grep -q 'Game 1: move 0 of 1' "$scratch/seen" || fail "showed none: $(cat "$scratch/seen")"
    grep -q '%eval' "$scratch/out" || fail 'no game'

    name='an interruption prints the games as they are'
    rows=$((rows + 1))
    mkfifo "$scratch/pipe"
    "$program" analyse --depth 90 "$scratch/pipe" "$scratch/first" >"$scratch/out" 2>"$scratch/err" &
    printf '12-16 24-20 *\n' >"$scratch/pipe"
    sleep 1
    kill -TERM $!
    wait $!
    [ $? -eq 143 ] || fail 'ended otherwise than by the signal'
    [ "$(grep -c '^\[Event' "$scratch/out")" = 2 ] || fail 'not two games'
    output_has '^1\. 12-16 24-20 \*$'
    sed '1,/^1\. 12-16/d; /^$/d' "$scratch/out" >"$scratch/rest"
    sed '/^$/d' "$scratch/first" | cmp -s - "$scratch/rest" || fail 'the second game is another one'
fi

CROWNHEAD_CACHE=/dev/null/x
export CROWNHEAD_CACHE
run 'tables that cannot be saved' 1 analyse --depth 3 "$scratch/game.pdn" "$scratch/game.pdn"
said 'cannot be saved'
[ "$(grep -c 'cannot be saved' "$scratch/err")" = 1 ] || fail 'said it twice'
[ "$(grep -c '%eval' "$scratch/out")" = 2 ] || fail 'not two games'

finish

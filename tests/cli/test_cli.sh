#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs crownhead-cli as another program would: arguments and standard input in, standard output,
# standard error and exit status out. Usage: test_cli.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

# --- The program itself ---
run 'help' 0 --help
output_has '^  perft '
output_has 'Exit status'
output_has '^  CROWNHEAD_LOCALE '
cp "$scratch/out" "$scratch/help"
run 'help by its letter' 0 -h
cmp -s "$scratch/out" "$scratch/help" || fail 'not what --help prints'
for option in --version -V; do
    run "$option" 0 "$option"
    output_has '^crownhead-cli [0-9]+\.[0-9]+\.[0-9]+$'
done
row 'no command' 2 ''
said 'COMMAND'
row 'unknown command' 2 '' play-all
said "no command 'play-all'"
said "Try 'crownhead-cli --help' for more."
row 'unknown option' 2 '' --nosuch
said "no option '--nosuch'"
row 'a command that is near to one' 2 '' verdct
said "Did you mean 'verdict'?"
for command in rules moves perft verdict replay convert analyse random best levels hub tables probe puzzles match \
    ballots bench; do
    run "help of $command" 0 "$command" --help
    output_has "^Usage: crownhead-cli $command"
    wide=$(awk 'length > 80' "$scratch/out")
    [ -z "$wide" ] || fail "wider than a terminal: $wide"
    named=$(sed -n '/^Usage/,/^$/p' "$scratch/out" | grep -oE -e '--[a-z]+' | sort)
    told=$(sed -n 's/^  \(--[a-z]*\).*/\1/p' "$scratch/out" | sort)
    [ "$named" = "$told" ] || fail "usage has the options $named, the help $told"
    cp "$scratch/out" "$scratch/help"
    run "help of $command by its letter" 0 "$command" -h
    cmp -s "$scratch/out" "$scratch/help" || fail 'not what --help prints'
    row "unknown option of $command" 2 '' "$command" --nosuch
    said 'nosuch'
    said "Try 'crownhead-cli $command --help' for more."
done

# --- rules ---
row 'rules' 0 "freejump${tab}Free Jump
american${tab}American
flying${tab}Flying Kings
classic${tab}Classic
parlour${tab}Parlour
tournament${tab}Tournament
russian${tab}Russian
brazilian${tab}Brazilian
pool${tab}Pool
italian${tab}Italian
spanish${tab}Spanish
czech${tab}Czech
thai${tab}Thai" rules
row 'rules flying' 0 'first=black
corner=dark
squares=top-left
rows=3
capture=mandatory
man-capture=forward
man-takes-king=yes
king=flying
landing=behind
crowning=ends
removal=at-once
priority=none
goal=win
repetition=0
quiet=25
quiet-reset=capture-or-crown
lone-kings=yes
draws=automatic' rules flying
run 'rules with a field that differs' 0 rules 'american, capture=optional'
output_has '^capture=optional$'
row 'rules of an unknown id' 2 '' rules nosuch
said "column 1: There is no rule set 'nosuch'"
said "Try 'crownhead-cli rules --help' for more."
row 'rules with a bad value' 2 '' rules 'american, king=slow'
said "column 16: The field king cannot be 'slow'. Valid: short, flying."
row 'rules of an id that is near to one' 2 '' rules amercan
said "There is no rule set 'amercan'. Did you mean 'american'?"
run 'rules by name, and _ for -' 0 rules 'Free Jump, man_capture=any'
output_has '^capture=optional$'
output_has '^man-capture=any$'
row 'rules with a number out of range' 2 '' rules 'american, repetition=1'
said "The field repetition cannot be '1'. Valid: 0, or 2 to 99."
row 'rules with two arguments' 2 '' rules american flying
said "'flying'"

# --- moves ---
start=B:W21-32:B1-12
first='10-14 10-15 11-15 11-16 12-16 9-13 9-14'
feed '%s\n' "$start"
row 'moves of the start' 0 "$first" moves
feed '%s' "$start"
row 'moves without a last line feed' 0 "$first" moves
feed '%s\r\n' "$start"
row 'moves with CRLF' 0 "$first" moves
feed '%s\r%s\r' "$start" B:W18:B15
row 'moves with CR alone' 0 "$first
15x22" moves
feed '%s\rmore' "$start"
row 'moves: what follows a CR is a line' 1 "$first
error: The side to move, B: or W:, is expected here, not 'more'." moves
said 'line 2, column 1'
feed '%s\r\n\n%s\n\r\n' B:W18:B15 B:W18:B15
row 'moves: an empty line after CRLF' 1 "15x22
error: The side to move, B: or W:, is expected here, not the end.
15x22
error: The side to move, B: or W:, is expected here, not the end." moves
feed '\357\273\277%s\n' B:W18:B15
row 'moves: a byte-order mark at the start' 0 15x22 moves
feed '\357\273\277'
row 'moves: nothing but a byte-order mark' 0 '' moves
feed '%s\n\357\273\277%s\n' B:W18:B15 B:W18:B15
row 'moves: a byte-order mark further on' 1 "15x22
error: The side to move, B: or W:, is expected here, not a byte-order mark (U+FEFF)." moves
row 'moves of nothing' 0 '' moves
feed '%s\n' 'B:W18,26:B15'
row 'moves: whole paths' 0 '15x22x31' moves
feed '%s\n' 'W:WK30:B17,18,25,26'
row 'moves: circular captures' 0 '30x21x14x23x30 30x23x14x21x30' moves
feed 'B:W9,14:B5\n%s\n' "$start"
row 'moves: none is an empty line' 0 "
$first" moves
feed '%s\n' 'B:W18:B15'
row 'moves --rules' 0 '15-19 15x22' moves --rules freejump
feed '%s\n' 'B:W18:B15'
row 'moves --rules=text' 0 '15-19 15x22' moves '--rules=american, capture=optional'
feed 'B:W18:B15\nB:W33:B1\nB:W18:B15\n'
row 'moves: a bad line in the middle' 1 '15x22
error: There is no square 33: squares are 1 to 32.
15x22' moves
said 'line 2, column 4: There is no square 33'
feed '\n%s\n' "$start"
row 'moves: an empty line is bad' 1 "error: The side to move, B: or W:, is expected here, not the end.
$first" moves
said 'line 1, column 1'
feed 'B:W18:B15\0 junk\n'
row 'moves: a zero byte' 1 'error: The line contains a zero byte.' moves
said 'line 1, column 10'
feed '%s\n' 'B:W21-32:B12,21'
row 'moves: overlapping pieces' 1 'error: Square 21 holds a piece of both sides.' moves
{
    awk 'BEGIN { printf "B:W18:B15"; for (i = 0; i < 200000; i++) printf " "; print "" }'
    awk 'BEGIN { for (i = 0; i < 200000; i++) printf "9"; print "" }'
} >"$scratch/in"
row 'moves: very long lines' 1 "15x22
error: The side to move, B: or W:, is expected here, not '999999999999999999999999…'." moves
row 'moves: an unknown rule set' 2 '' moves --rules nosuch
said "no rule set 'nosuch'"
row 'moves: an operand' 2 '' moves "$start"
row 'moves: no value for --rules' 2 '' moves --rules

# --- perft ---
leaves()
{
    cut -f 1,2 "$scratch/out" | tr '\t\n' '  '
}
run 'perft' 0 perft 5
[ "$(leaves)" = '1 7 2 49 3 302 4 1469 5 7361 ' ] || fail "leaves $(leaves)"
output_has "^5${tab}7361${tab}[0-9]+\.[0-9]+${tab}[0-9]+\.[0-9]\$"
run 'perft --rules' 0 perft --rules thai 4
[ "$(leaves)" = '1 7 2 49 3 392 4 3136 ' ] || fail "leaves $(leaves)"
run 'perft --threads' 0 perft --threads 4 6
[ "$(leaves)" = '1 7 2 49 3 302 4 1469 5 7361 6 36768 ' ] || fail "leaves $(leaves)"
run 'perft --fen' 0 perft --fen 'B:W18,26:B15' 2
[ "$(leaves)" = '1 1 2 0 ' ] || fail "leaves $(leaves)"
run 'perft --divide' 0 perft --divide 3
[ "$(tail -n 7 "$scratch/out" | cut -f 1 | tr '\n' ' ')" = "$first " ] || fail 'moves of --divide'
[ "$(tail -n 7 "$scratch/out" | awk '{ sum += $2 } END { print sum }')" = 302 ] || fail 'sum of --divide'
row 'perft without a depth' 2 '' perft
row 'perft to depth 0' 2 '' perft 0
row 'perft to no number' 2 '' perft 3x
said "DEPTH must be a whole number from 1 to 40, not '3x'"
row 'perft to depth 41' 2 '' perft 41
row 'perft with 0 threads' 2 '' perft --threads 0 3
said "--threads must be a whole number from 1 to 64, not '0'"
row 'perft of a bad FEN' 1 '' perft --fen B:W33:B1 3
said '--fen, line 1, column 4: There is no square 33'

# --- verdict ---
row 'verdict: legal' 0 '11-15 is a legal move.' verdict --fen "$start" 11-15
row 'verdict: legal, by its ends' 0 '15x22x31 is a legal move.' verdict --fen B:W18,26:B15 15x31
row 'verdict: refused by a field' 0 'American: a capture must be made. Capture with 15: go to 22.' \
    verdict --fen B:W18:B1,15 1-5
row 'verdict: allowed by another rule set' 0 '1-5 is a legal move.' \
    verdict --rules freejump --fen B:W18:B1,15 1-5
row 'verdict: a fact of the board' 0 'There is no piece on 18. You can move 9, 10, 11 or 12.' \
    verdict --fen "$start" 18-22
row 'verdict: a changed rule set' 0 'American, changed: a king lands right behind the piece that it captures, on 18.' \
    verdict --rules 'american, king=flying' --fen B:W15:BK11 11x22
row 'verdict: a piece that may not move' 0 'American: a man captures forward only, and 14 is behind it. Capture with 19: go to 28.' \
    verdict --fen B:W14,24:B18,19 18x9
row 'verdict: not finished' 0 'American: a capture once begun must be finished. Go to 31.' verdict --fen B:W18,26:B15 15x22
row 'verdict: one of several reasons' 0 'Tournament: a man captures forward only, and 18 is behind it. That is not the only reason. From 15 you can go to 10 or 11.' \
    verdict --rules tournament --fen W:W15:B18,26,K31 15x25
row 'verdict: only a start' 0 'From 11 you can go to 15 or 16.' verdict --fen "$start" 11
row 'verdict: ambiguous' 0 'There are 2 such captures: 30x21x14 or 30x23x14.' \
    verdict --fen W:W30:B17,18,25,26 30x14
row 'verdict: a bad FEN' 1 '' verdict --fen B:W3:B1 11-15
said '--fen, line 1, column 4'
row 'verdict: a bad path' 1 '' verdict --fen "$start" 11-33
said 'column 4: There is no square 33 to play on.'
row 'verdict without --fen' 2 '' verdict 11-15
said '--fen'
row 'verdict without a path' 2 '' verdict --fen "$start"

# --- replay ---
feed '%s\n' '[Event "a"]' '[White "Ben"]' '[Black "Ada"]' '1. 11-15 22-18 *' '[Event "b"]' '11-15 foo'
row 'replay: a line a game' 1 "1${tab}Ada${tab}Ben${tab}2${tab}*${tab}ok
2${tab}?${tab}?${tab}1${tab}*${tab}6:7: A move, a comment or a result is expected here, not 'foo'." replay -
said 'standard input, line 6, column 7: A move, a comment'
feed '%s\n' '[White "Ben"][Black "A\tda"][GameType "25"] c3-d4 2-0'
row 'replay: the name of who begins comes first' 0 "1${tab}Ben${tab}A\tda${tab}1${tab}2-0${tab}ok" replay -
feed '[White "B\ten"] 11-15 *'
row 'replay: a tab in a name' 0 "1${tab}?${tab}B en${tab}1${tab}*${tab}ok" replay -
feed '11-15 22-18 9-13 *'
row 'replay: the sentence of the verdict' 1 "1${tab}?${tab}?${tab}2${tab}*${tab}1:13: American: a capture must be made. Capture with 15: go to 22." replay --rules american -
feed '11-15 22-18 9-13 *'
row 'replay --rules' 0 "1${tab}?${tab}?${tab}3${tab}*${tab}ok" replay --rules freejump -
feed '%s\n' '9-13 *' 'c3-d4 *' 'a3-b4 *'
row 'replay: all games of a file are under the same rules' 1 "1${tab}?${tab}?${tab}0${tab}*${tab}1:1: White is to move, and the piece on b6 belongs to the other side. You can move a3, c3, e3 or g3.
2${tab}?${tab}?${tab}1${tab}*${tab}ok
3${tab}?${tab}?${tab}1${tab}*${tab}ok" replay -
feed '11-15 * %.0s' 1 2 3 4 5 6 7 8 9 10
run 'replay: they fit several' 0 replay -
said 'several rule sets fit: american, pool. They are read under the first of these.'
feed '11-15 * %.0s' 1 2 3 4 5 6 7 8 9
run 'replay: few always do' 0 replay -
[ ! -s "$scratch/err" ] || fail 'it says something'
feed '11-15 1-0'
printf '[Result "0-1"]\r\n9-14 1-0\r\n' >"$scratch/one.pdn"
row 'replay: files and standard input' 1 "1${tab}?${tab}?${tab}1${tab}1-0${tab}2:6: The tag Result differs from the result here.
2${tab}?${tab}?${tab}1${tab}1-0${tab}ok" replay "$scratch/one.pdn" -
said 'one.pdn, line 2, column 6: The tag Result'
feed '11-15 1-0'
row 'replay: a file that is not there' 1 "1${tab}?${tab}?${tab}1${tab}1-0${tab}ok" replay "$scratch/nosuch.pdn" -
said 'cannot read'
row 'replay: a folder' 1 '' replay "$scratch"
if posix; then said "cannot read $scratch"; else said "$scratch is not an ordinary file"; fi
row 'replay: nothing' 0 '' replay -
row 'replay without a file' 2 '' replay
row 'replay: an unknown rule set' 2 '' replay --rules nosuch -

# --- convert ---
feed '%s' '[Black "Ada"]{a}11-15!(9-14{b})22-18 15x22 1/2'
row 'convert' 0 '[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "Ada"]
[Result "1/2-1/2"]
[GameType "21,B,8,8,N1,0"]

{a} 1. 11-15! (1. 9-14 {b}) 1... 22-18 2. 15x22 1/2-1/2' convert -
cp "$scratch/out" "$scratch/first"
run 'convert what was converted' 0 convert "$scratch/first"
cmp -s "$scratch/out" "$scratch/first" || fail 'not the same bytes'
feed '11-15 22-18 9-13 *'
run 'convert --rules' 0 convert --rules freejump -
output_has '^\[Rules "freejump"\]$'
feed '%s\n' '[GameType "21"] 11-15 22-18 9-13 1-0' '[Event "b"] 9-14 *'
run 'convert: a wrong game' 1 convert -
said 'standard input, line 1, column 29: American: a capture must be made.'
output_has '^1\. 11-15 22-18 {What follows could not be read: American: a capture must be$'
output_has '^made\. Capture with 15: go to 22\. 9-13 1-0} 1-0$'
output_has '^1\. 9-14 \*$'
cp "$scratch/out" "$scratch/first"
run 'convert what was not read to its end' 0 convert "$scratch/first"
cmp -s "$scratch/out" "$scratch/first" || fail 'not the same bytes'
feed '%s\n' '[Rules "nosuch"] 11-15 *' '[Event "b"] 9-14 *'
run 'convert: a game without rules' 1 convert -
[ "$(grep -c Event "$scratch/out")" -eq 1 ] || fail 'not one game'
row 'convert without a file' 2 '' convert

# --- random ---
run 'random' 0 random --games 3
[ "$(grep -c '^\[Event "Random game"\]$' "$scratch/out")" -eq 3 ] || fail 'not three games'
output_has '^\[GameType "21,B,8,8,N1,0"\]$'
cp "$scratch/out" "$scratch/first"
run 'random: the same again' 0 random --games 3 --seed 0
cmp -s "$scratch/out" "$scratch/first" || fail 'not the same games'
run 'random: another seed' 0 random --games 3 --seed 18446744073709551615
cmp -s "$scratch/out" "$scratch/first" && fail 'the same games'
for rules in freejump flying classic tournament russian brazilian pool italian spanish czech thai \
    'spanish, capture=optional, goal=lose, repetition=2, quiet=7' 'thai, squares=top-right, corner=light'; do
    run "random under $rules" 0 random --games 40 --seed 7 --rules "$rules"
    cp "$scratch/out" "$scratch/games.pdn"
    [ -z "$(awk 'length > 80 && !/^\[/' "$scratch/out")" ] || fail 'more than 80 columns'
    run "replay of games under $rules" 0 replay "$scratch/games.pdn"
    [ "$(grep -c "${tab}ok\$" "$scratch/out")" -eq 40 ] ||
        fail "not forty good games: $(grep -v "${tab}ok\$" "$scratch/out" | head -n 3)"
    run "convert of games under $rules" 0 convert "$scratch/games.pdn"
    cmp -s "$scratch/out" "$scratch/games.pdn" || fail 'not the same bytes'
done
row 'random without a number' 2 '' random
said '--games is missing'
row 'random: no game' 2 '' random --games 0
said "--games must be a whole number from 1 to 10000000, not '0'"
row 'random: too many games' 2 '' random --games 99999999999999999999
row 'random: a bad seed' 2 '' random --games 1 --seed -1
said "--seed must be a whole number from 0 to 18446744073709551615, not '-1'"
row 'random: a seed too large' 2 '' random --games 1 --seed 18446744073709551616

# --- levels ---
run 'levels' 0 levels
[ "$(cut -f 1 "$scratch/out" | tr '\n' ' ')" = '1 2 3 4 5 6 7 8 9 10 ' ] || fail 'not ten'
[ "$(cut -f 2 "$scratch/out" | grep -c '^[A-Z]')" = 10 ] || fail 'not all have a name'
[ "$(cut -f 2 "$scratch/out" | sort -u | wc -l)" = 10 ] || fail 'a name twice'

# --- ballots ---
run 'ballots' 0 ballots
[ "$(wc -l <"$scratch/out")" -eq 216 ] || fail 'not 216 positions'
[ "$(cut -f 2 "$scratch/out" | sort -u | wc -l)" -eq 216 ] || fail 'a position twice'
[ "$(cut -f 3 "$scratch/out" | sort | uniq -c | tr -s ' \n' ' ')" = ' 174 - 40 black 2 white ' ] ||
    fail "loses: $(cut -f 3 "$scratch/out" | sort | uniq -c)"
output_has "^11-15 23-19 8-11${tab}W:W19,21,22,24-32:B1-7,9-12,15${tab}-\$"
output_has "^9-14 21-17 14x21${tab}.*${tab}white\$"
output_has "^9-14 22-17 14-18${tab}.*${tab}black\$"
LC_ALL=C sort -c "$scratch/out" || fail 'not in order'

# --- What a terminal would obey ---
escape=$(printf '\033')
printf '[Black "\033[31mred\302\233\342\200\256"]\n1. 11-15 {\033[2J} *\n' >"$scratch/hostile.pdn"
run 'no terminal: as it is' 0 convert "$scratch/hostile.pdn"
output_has "[{]$escape\[2J[}]"
if posix; then
    name='convert, on a terminal'
    rows=$((rows + 1))
    script -q -c "'$program' convert '$scratch/hostile.pdn'" /dev/null </dev/null >"$scratch/out"
    output_has '^\[Black "[?]\[31mred[?]{5}"\]'
    output_has '[{][?]\[2J[}]'
    run 'the name of a file' 1 convert "$scratch/no${escape}[31m
file"
    said 'no?[31m?file: '
fi
run 'replay' 0 replay "$scratch/hostile.pdn"
output_has ' \[31mred  '
printf '\037\213\010 packed' >"$scratch/packed.pdn"
run 'a compressed file' 1 convert "$scratch/packed.pdn"
said 'This file is compressed.'

# --- A full disk ---
if posix && [ -w /dev/full ]; then
    name='a full disk'
    rows=$((rows + 1))
    "$program" rules >/dev/full 2>"$scratch/err"
    [ $? -eq 1 ] || fail 'exit status'
    said 'cannot write standard output'
fi

# Another program asks, and waits for the answer before it asks again.
name='an answer is not held back'
rows=$((rows + 1))
mkfifo "$scratch/asked"
"$program" moves <"$scratch/asked" >"$scratch/out" &
exec 3>"$scratch/asked"
echo B:W32:B1 >&3
await [ -s "$scratch/out" ]
exec 3>&-
wait $!

finish

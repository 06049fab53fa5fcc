#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli best as another program would run it. Usage: test_best.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

start=B:W21-32:B1-12

# The columns that do not depend on the machine: all but nodes and milliseconds.
answers()
{
    cut -f 1-3,6 "$scratch/out"
}

# found NAME EXPECTED ARGUMENT...: runs best, which must print EXPECTED in these columns.
found()
{
    name=$1
    expected=$2
    shift 2
    run "$name" 0 best "$@"
    [ "$(answers)" = "$expected" ] || fail "found '$(answers)', expected '$expected'"
}

# --- What is found ---
feed 'W:W18:B15\n'
found 'a win by capturing' "18x11${tab}win 1${tab}2${tab}18x11" --depth 5
feed 'W:W18:B15\n'
found 'giveaway: a loss by capturing' "18x11${tab}loss 1${tab}2${tab}18x11" \
    --rules 'american, goal=lose' --depth 5
feed 'B:W18,26:B15\n'
found 'whole paths' "15x22x31${tab}win 1${tab}2${tab}15x22x31" --depth 5
feed 'B:W9,14:B5\n'
found 'no legal move' "-${tab}loss 0${tab}0${tab}-" --depth 5
feed 'B:W9,14:B5\n'
found 'no legal move in giveaway' "-${tab}win 0${tab}0${tab}-" --depth 5 --rules 'american, goal=lose'
feed 'W:WK14:BK5\n'
found 'lone kings are a draw' "14-9${tab}0${tab}5${tab}14-9" --depth 5 --rules 'american, lone-kings=yes'
feed 'W:WK18:BK14\n'
found 'a draw that has come' "18x9${tab}0${tab}2${tab}18x9" --depth 5 --rules flying
for rules in american 'american, repetition=2'; do
    feed 'B:W31:BK1\n'
    found "$rules: tables know without looking" "1-6${tab}win 9${tab}0${tab}1-6" --nodes 1 \
        --rules "$rules"
done
feed 'W:WK15:BK4,K11\n'
found 'who would win claims no draw' "15-10${tab}loss 26${tab}0${tab}15-10" --nodes 1 \
    --rules 'american, capture=optional, lone-kings=yes, draws=claim'
goes_round='B:WK11:BK2,K12 W:WK11:BK6,K12 B:WK7:BK6,K12 W:WK7:BK2,K12'
# shellcheck disable=SC2046 # words
set -- $(for position in $goes_round $goes_round; do echo --history "$position"; done)
feed 'B:WK11:BK2,K12\n'
run 'a win though the game goes round' 0 best --depth 20 "$@"
output_has "^2-6${tab}win 13${tab}.* [0-9]+x[0-9]+\$" # told to the end
feed 'B:WK11:BK2,K12\n'
run 'not where that is a draw' 0 best --depth 20 --rules 'american, repetition=3' "$@"
output_has "${tab}0${tab}"

feed 'B:WK11:BK2,K12\n'
# shellcheck disable=SC2046
run 'a draw by repetition has come' 0 best --depth 20 --rules 'american, repetition=2' \
    $(for position in $goes_round; do echo --history "$position"; done)
output_has "${tab}0${tab}"

# --- Limits ---
feed '%s\n' "$start"
run 'a depth' 0 best --depth 6
output_has "^[0-9x-]+${tab}-?[0-9]+${tab}6${tab}[0-9]+${tab}[0-9]+${tab}[0-9]+-[0-9]+( [0-9]+([x-][0-9]+)+)*\$"
feed '%s\n%s\n' "$start" "$start"
run 'so many nodes' 0 best --nodes 30000
[ "$(cut -f 1-4,6 "$scratch/out" | sort -u | wc -l)" = 1 ] || fail 'the same line has two answers'
nodes=$(sed -n 1p "$scratch/out" | cut -f 4)
[ "$nodes" = 30000 ] || fail "$nodes nodes"
feed '%s\n' "$start"
run 'a time' 0 best --time 50
[ "$(cut -f 5 "$scratch/out")" -ge 50 ] || fail "gave up after $(cut -f 5 "$scratch/out") ms"
row 'two limits' 2 '' best --time 5 --depth 5
said 'only one of --time, --nodes and --depth can be given'
row 'depth 0' 2 '' best --depth 0
said '--depth must be a whole number from 1 to 99'
row 'no nodes' 2 '' best --nodes 0
said "--nodes must be a whole number from 1 to 18446744073709551615, not '0'"
row 'less than no nodes' 2 '' best --nodes -5
row 'more nodes than can be counted' 2 '' best --nodes 18446744073709551616
row 'no number of milliseconds' 2 '' best --time 1s
said "--time must be a whole number from 1 to 86400000, not '1s'"

# --- Levels, seeds and lines ---
feed '%s\n%s\n' "$start" "$start"
run 'a level' 0 best --level 3 --seed 1
[ "$(cut -f 1-4,6 "$scratch/out" | sort -u | wc -l)" = 1 ] || fail 'the same line has two answers'
for seed in 1 2 3 4 5 6 7 8; do
    feed '%s\n' "$start"
    run "seed $seed" 0 best --level 1 --seed "$seed"
    cut -f 1 "$scratch/out" >>"$scratch/moves"
done
[ "$(sort -u "$scratch/moves" | wc -l)" -ge 3 ] || fail 'always the same'
feed 'W:WK14:BK32\nW:WK14:BK32\n'
run 'a seed without a level' 0 best --rules flying --depth 3 --seed 5
[ "$(answers | sort -u | wc -l)" = 1 ] || fail 'the same line has two answers'
feed 'W:WK6,13:BK5\n'
run 'lines' 0 best --depth 9 --lines 3
[ "$(wc -l <"$scratch/out")" = 3 ] || fail 'not three'
[ "$(cut -f 1 "$scratch/out" | sort -u | wc -l)" = 3 ] || fail 'a move twice'
[ "$(sed -n 1p "$scratch/out" | cut -f 2)" = 'win 3' ] || fail 'not the best first'
[ "$(cut -f 2 "$scratch/out" | grep -cx 'win 3')" = 1 ] || fail 'a score of other moves'
feed 'B:W9,14:B5\n'
found 'no line' "-${tab}loss 0${tab}0${tab}-" --depth 5 --lines 3
row 'a level and a limit' 2 '' best --level 3 --nodes 5
said 'a level has its own limit'
row 'a level and threads' 2 '' best --level 3 --threads 2
row 'no such level' 2 '' best --level 11
said "--level must be a whole number from 1 to 10, not '11'"

# --- Bad lines ---
feed 'W:W18:B15\nB:W33:B1\nW:W18:B15\n'
run 'a bad line in the middle' 1 best --depth 3
[ "$(wc -l <"$scratch/out")" = 3 ] || fail 'not a line each'
[ "$(sed -n 2p "$scratch/out")" = 'error: There is no square 33: squares are 1 to 32.' ] || fail 'no error in its place'
said 'standard input, line 2, column 4: There is no square 33'
feed 'B:W1-13:B30\n'
row 'an impossible position' 1 'error: White: a man cannot stand on its crownhead, square 1.' best --depth 3
row 'no line at all' 0 '' best --depth 3

# --- What was played before ---
# Three kings win against one, and begin with 10-15; where that position has been there before, that
# would be a draw.
rules='american, repetition=2'
feed 'B:WK32:BK7,K10,K19\n'
run 'without a history' 0 best --rules "$rules" --depth 13
output_has "^10-15${tab}win 11${tab}"
feed 'B:WK32:BK7,K10,K19\n'
run 'a repetition is avoided' 0 best --rules "$rules" --depth 13 --history W:WK32:BK7,K15,K19 \
    --history B:WK28:BK7,K15,K19 --history W:WK28:BK7,K10,K19
output_has "${tab}win "
grep -q '^10-15' "$scratch/out" && fail 'repeated'
feed 'W:WK32:BK3\n'
row 'a history from which no move leads here' 1 \
    'error: No legal move leads here from the last position of --history.' \
    best --depth 3 --history B:WK32:BK7,K10
said 'standard input, line 1: No legal move leads here'
feed 'W:WK32:BK3\n'
row 'a history with a gap' 1 '' best --depth 3 --history W:WK32:BK3 --history B:WK32:BK8
said '--history: no legal move leads from position 1 to 2'
feed 'W:WK32:BK3\n'
row 'a bad history' 1 '' best --depth 3 --history W:WK33:BK3
said '--history, position 1, column 5: There is no square 33'
feed 'W:WK32:BK3\n'
row 'a bad second one' 1 '' best --depth 3 --history W:WK32:BK3 --history B:WK28:BK33
said '--history, position 2, column 10: There is no square 33'

finish

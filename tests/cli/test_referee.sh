#!/bin/sh
# SPDX-License-Identifier: MIT
# referee: what it says of the games of a match, and of games that no match can have played.
# Usage: test_referee.sh PROGRAM REFEREE
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"
cli=$program
referee=$2
pdn=$scratch/match.pdn
kings=$scratch/kings
exchanged='s/\b1-0\b/Z/; s/\b0-1\b/1-0/; s/Z/0-1/' # who has won

# play NAME [ARGUMENT...]: a match that leaves its games in $pdn, and its standing in played.
play()
{
    program=$cli
    rm -f "$pdn"
    run "$@" --pdn "$pdn"
    standing >"$scratch/played"
}

# judge NAME STATUS: the games on standard input.
judge()
{
    program=$referee
    cp "$pdn" "$scratch/in"
    run "$1" "$2"
}

# What match and referee both print.
standing() { grep -E '^(games|wins|draws|losses|pairs|score)' "$scratch/out"; }

# fine NAME: the games of the match before.
fine()
{
    judge "$1" 0
    [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
    standing | cmp -s - "$scratch/played" || fail "other results: $(cat "$scratch/out")"
}

# doctored NAME SENTENCE SED...: the games of the match before, as sed changes them.
doctored()
{
    name=$1
    sentence=$2
    shift 2
    cp "$pdn" "$scratch/kept"
    sed "$@" "$scratch/kept" >"$pdn"
    cmp -s "$pdn" "$scratch/kept" && fail 'nothing was changed'
    judge "$name" 1
    said "$sentence"
    cp "$scratch/kept" "$pdn"
}

# --- Games as they were played ---
play 'a match' 0 match 'nodes=300 hash=1' 'nodes=100 hash=1' --games 6
fine 'its games'
output_has "^player${tab}nodes=300 hash=1\$"
play 'a match against itself' 0 match --nodes 200 'hash=1 endgames=none' 'hash=1 endgames=none' --games 4
fine 'both have one name'
play 'two games at once' 0 match 'nodes=300 hash=1' random --games 4 --concurrency 2
awk 'BEGIN { RS = "" } { game[NR] = $0 } END { for (i = NR - 1; i > 0; i -= 2) print game[i] "\n\n" game[i + 1] "\n" }' \
    "$pdn" >"$scratch/turned"
cp "$scratch/turned" "$pdn"
fine 'games in another order'
output_has "^player${tab}nodes=300 hash=1\$"
for rules in freejump flying russian italian 'thai, goal=lose'; do
    play "a match under $rules" 0 match --nodes 100 'hash=1 endgames=none' 'hash=2 endgames=none' --games 4 --rules "$rules"
    fine "its games under $rules"
done
play 'a program that plays what is not legal' 0 match 'nodes=50 hash=1' "hub:$here/bad_engine.sh cheat" --games 2
fine 'its games'
output_has "^unusual${tab}2\$"
doctored 'it has won instead' 'its termination does not give this result' "$exchanged"
printf 'W:WK18,K32:BK4,K5\n' >"$kings"
play 'draws that are claimed' 0 match --depth 6 'hash=1 endgames=none' 'hash=1 endgames=none' --games 2 --openings "$kings" \
    --rules 'american, quiet=20, draws=claim'
fine 'draws by quiet moves'
output_has "^unusual${tab}0\$"
doctored 'draws too soon' 'ply 20: nothing has ended the game' 's/quiet=20/quiet=21/'
printf 'W:WK32,30,26:BK1,3,7\n' >"$scratch/men"
for reset in capture capture-or-crown capture-or-man; do
    play "draws where $reset counts" 0 match --depth 2 'hash=1 endgames=none' 'hash=1 endgames=none' --games 2 --openings "$scratch/men" \
        --rules "american, quiet=10, quiet-reset=$reset, draws=claim"
    fine "quiet moves where $reset counts"
done
play 'draws by repetition' 0 match --depth 6 'hash=1 endgames=none' 'hash=1 endgames=none' --games 2 --openings "$kings" \
    --rules 'american, repetition=3, draws=claim'
fine 'the third time'
doctored 'draws after less' 'nothing has ended the game' 's/repetition=3/repetition=4/'

play 'draws that nobody claims' 0 match --depth 6 'hash=1 endgames=none' 'hash=1 endgames=none' --games 2 --openings "$kings"
fine 'called drawn'
output_has "^unusual${tab}2\$"
doctored 'called drawn too soon' 'it was called drawn too soon' 's/ [^ ]* 1\/2-1\/2$/ 1\/2-1\/2/'

printf 'B:W21-32:B1-12\n' >"$scratch/start"
play 'games from the start' 0 match 'nodes=50 hash=1' random --games 8 --openings "$scratch/start"
fine 'without an opening'
play 'two players of lots' 0 match random random --games 40
fine 'openings of the ballots'
doctored 'pairs of two ballots' 'it does not begin as the other game of its pair' \
    's/Round "1\.2"/Round "x"/; s/Round "2\.2"/Round "1.2"/; s/Round "x"/Round "2.2"/'
doctored 'an opening longer than it was' 'it does not begin as the other game of its pair' 's/OpeningPlies "3"/OpeningPlies "30"/'

# --- Games that no match has played ---
play 'one that is won' 0 match 'nodes=300 hash=1' random --games 4
fine 'its games'
output_has "^unusual${tab}0\$"
doctored 'a move that is not legal' 'game 1, ply 1: ' 's/^1\. \([^ ]*\) [^ ]*/1. \1 32-1/'
said 'You can move 21, 22, 23 or 24.'
doctored 'two results' 'The tag Result differs from the result here.' '1,/^$/s/Result "0-1"/Result "1-0"/'
doctored 'the other has won' 'wins in this position, but the result says otherwise.' "$exchanged"
doctored 'the other has won, as a comment says' 'the side to move has no move, and the result is another' \
    -e "$exchanged" -e 's/ 0-1$/ {[%end 0-1 resigned]} 0-1/'
doctored 'a game that goes on' 'nothing has ended the game' -e 's/ [^ ]* 1-0$/ 1-0/' -e 's/ [^ ]* 0-1$/ 0-1/'
doctored 'a draw that nobody knows of' 'nothing has ended the game' -e 's/ [^ ]* 1-0$/ 1\/2-1\/2/' -e 's/Result "1-0"/Result "1\/2-1\/2"/'
doctored 'without a result' 'it has no result' -e 's/ 1-0$/ */' -e 's/Result "1-0"/Result "*"/'
doctored 'a round that is none' 'its round is none of a match' 's/Round "1\.2"/Round "1.3"/'
doctored 'a round of words' 'its round is none of a match' 's/Round "1\.2"/Round "1.2b"/'
doctored 'a round beyond all' 'its round is none of a match' 's/Round "1\.2"/Round "99999999999999.2"/'
doctored 'other players' 'its players or its rules are not those of the first game' '/Round "2/,$s/White "/White "x/'
doctored 'other rules' 'its players or its rules are not those of the first game' \
    '/Round "2/,$s/\[GameType.*/[Rules "american, lone-kings=yes"]/'
doctored 'pairs of two openings' 'it does not begin as the other game of its pair' \
    's/Round "1\.2"/Round "x"/; s/Round "2\.2"/Round "1.2"/; s/Round "x"/Round "2.2"/'
sed 's/Round "1\./Round "7./; s/Round "2\./Round "8./' "$pdn" >"$scratch/again"
output_has "^repeated${tab}0\$"
cat "$scratch/again" >>"$pdn"
judge 'all games once more' 0
output_has "^games${tab}8\$"
output_has "^repeated${tab}4\$"
play 'pairs of one game' 0 match --nodes 50 hash=1 hash=1 --games 2
fine 'two games alike'
output_has "^repeated${tab}0\$"
sed 's/Round "1\./Round "3./' "$pdn" >"$scratch/third"
cat "$scratch/third" >>"$pdn"
judge 'that pair once more' 0
output_has "^repeated${tab}2\$"
cp "$scratch/again" "$pdn"
cat "$pdn" "$pdn" >"$scratch/twice"
cp "$scratch/twice" "$pdn"
judge 'each game twice' 1
[ "$(grep -c 'its round was played before' "$scratch/err")" = 4 ] || fail "said $(cat "$scratch/err")"
: >"$pdn"
judge 'no game' 1
said 'there is no game'
head -c 100000 "$here/../../assets/weights/short.weights" >"$pdn"
judge 'what is no text' 1

finish

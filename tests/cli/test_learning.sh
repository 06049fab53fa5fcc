#!/bin/sh
# SPDX-License-Identifier: MIT
# How weights are learned: play-games plays, fit-weights learns from the games, crownhead-cli plays with
# what was learned. Usage: test_learning.sh PROGRAM PLAY-GAMES FIT-WEIGHTS
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"
cli=$program
play=$2
fit=$3
sample=20 # bytes

# samples NAME ARGUMENT...: games in the file NAME.
samples()
{
    file=$scratch/$1
    shift
    program=$play
    run "samples: $*" 0 "$@"
    cp "$scratch/out" "$file"
}

# surprise LINE: how badly the games held back are predicted there.
surprise() { sed -n "s/^$1: //p" "$scratch/err"; }

# --- Games ---
samples one american 40 100 5 0
samples again american 40 100 5 0
cmp -s "$scratch/one" "$scratch/again" || fail 'not the same games'
samples other american 40 100 6 0
cmp -s "$scratch/one" "$scratch/other" && fail 'the same games'
[ "$(($(wc -c <"$scratch/one") % sample))" = 0 ] || fail 'not whole samples'

# Where the tables know the outcome, a sample has the score of a win, a loss or a draw.
samples known american 40 100 5 3
od -An -v -tu4 -w$sample "$scratch/known" | awk '
    function count(n,  bits) { for (bits = 0; n > 0; n = int(n / 2)) bits += n % 2; return bits }
    count($1) + count($2) <= 3 {
        few++
        score = $4 > 2147483648 ? $4 - 4294967296 : $4
        points = int($5 / 256) % 256
        if (points != (score > 0 ? 2 : score < 0 ? 0 : 1) || (score != 0 && score != 20000 && score != -20000))
            wrong++
    }
    END { exit !(few > 20 && wrong == 0) }' || fail 'outcomes that are known are not the truth'

# A game that goes on from an earlier one has its number, which is not in order: both are held back, or none.
game() { od -An -v -tu2 -w$sample "$1" | awk '{ print $NF }'; }
game "$scratch/one" | sort -nc 2>/dev/null && fail 'each game has a number of its own'
[ "$(game "$scratch/one" | sort -un | wc -l)" -le 20 ] || fail 'not half of the games begin at the start'
printf 'american, seed 5: %d of 40 games\n' 4 8 12 16 20 24 28 32 36 40 >"$scratch/due"
cmp -s "$scratch/err" "$scratch/due" || fail "said $(cat "$scratch/err")"

# --- Weights ---
program=$fit
run 'weights from nothing' 0 "$scratch/first.weights" 3 50 - "$scratch/one" "$scratch/other"
awk "BEGIN { exit !($(surprise 'pass 3') < $(surprise before)) }" || fail 'nothing was learned'
last=$(surprise 'pass 3')
run 'the same again' 0 "$scratch/again.weights" 3 50 - "$scratch/one" "$scratch/other"
cmp -s "$scratch/first.weights" "$scratch/again.weights" || fail 'not the same weights'
run 'weights from weights' 0 "$scratch/second.weights" 1 50 "$scratch/first.weights" "$scratch/one" "$scratch/other"
awk "BEGIN { off = $(surprise before) - $last; exit !(off < 0.02 && off > -0.02) }" ||
    fail "begins at $(surprise before), not $last"
samples with american 4 100 5 0 "$scratch/first.weights"
cmp -s "$scratch/with" "$scratch/one" && fail 'plays without its weights'
program=$cli
run 'a match with what was learned' 0 match --nodes 50 "hash=1 weights=$scratch/second.weights" 'hash=1 weights=none' --games 2
output_has "^games${tab}2\$"

# --- What cannot be ---
program=$fit
row 'too few arguments' 2 '' "$scratch/x" 3 50 -
row 'no weights to begin with' 1 '' "$scratch/x" 3 50 "$scratch/one" "$scratch/other"
said 'cannot be used as weights'
row 'no samples' 1 '' "$scratch/x" 3 50 - "$scratch/nosuch"
said 'cannot be read'
head -c 1010 "$scratch/one" >"$scratch/cut"
head -c 100000 "$here/../../assets/weights/short.weights" >"$scratch/weights"
head -c 1000 /dev/zero | tr '\0' '\377' >"$scratch/full"
for bad in cut weights full; do
    row "no samples: $bad" 1 '' "$scratch/x" 3 50 - "$scratch/one" "$scratch/$bad"
    said "$scratch/$bad is no file of samples"
done
[ ! -e "$scratch/x" ] || fail 'wrote weights'
program=$play
row 'no such rules' 2 '' rusian 4 100 5 0
row 'too many pieces' 2 '' american 4 100 5 6
row 'no such weights' 1 '' american 4 100 5 0 "$scratch/one"
said 'cannot be used as weights'

finish

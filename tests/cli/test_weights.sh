#!/bin/sh
# SPDX-License-Identifier: MIT
# Which file of weights a rule set is played by, and that each of them is there and sound.
# Usage: test_weights.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

assets=$scratch/assets
mkdir "$assets"
cp -R "$here/../../assets/weights" "$assets"
CROWNHEAD_ASSETS=$assets
export CROWNHEAD_ASSETS

# think NAME RULES
think()
{
    feed 'B:W21-32:B1-12\n'
    run "$1" 0 best --nodes 200 --rules "$2"
    output_has "^[0-9]+-[0-9]+$tab"
}

# family WEIGHTS RULES: these rules are played by these weights.
family()
{
    file=$assets/weights/$1.weights
    think "$2 with weights" "$2"
    [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
    mv "$file" "$scratch/away"
    think "$2 without weights" "$2"
    said "$file"
    said 'Pieces are counted instead.'
    mv "$scratch/away" "$file"
}

family short american
family short italian
family short-optional freejump
family short-optional 'italian, capture=optional'
family short-giveaway 'american, goal=lose'
family short-giveaway 'freejump, goal=lose'
family flying flying
family flying thai
family flying-optional 'russian, capture=optional'
family flying-giveaway 'flying, goal=lose'
family flying-giveaway 'russian, goal=lose, capture=optional'

# Less than 4 MB in all.
name='the size of all weights'
size=$(cat "$assets"/weights/*.weights | wc -c)
[ "$size" -lt 4000000 ] || fail "$size bytes"

finish

#!/bin/sh
# SPDX-License-Identifier: MIT
# The engine's fixed work takes as many nodes as it did. bench_nodes.txt has the depth and the number:
# whoever changes the search or what it counts writes the new one there. Usage: test_bench.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

read -r depth nodes <"$here/bench_nodes.txt"
run 'so many nodes' 0 bench --depth "$depth"
found=$(sed -n "s/^nodes$tab//p" "$scratch/out")
[ "$found" = "$nodes" ] || fail "$found nodes at depth $depth, not $nodes"
[ "$(grep -cE "^[a-z]+(, goal=lose)?${tab}[BW]:[^$tab]+${tab}[0-9]+${tab}[0-9]+\$" "$scratch/out")" = 40 ] || fail 'not forty positions'
[ "$(grep -E "${tab}[BW]:" "$scratch/out" | cut -f 3 | awk '{ sum += $1 } END { printf "%d", sum }')" = "$found" ] ||
    fail 'not the sum'
output_has "^milliseconds${tab}[0-9]+\$"
output_has "^nodes a second${tab}[0-9]+\$"
cut -f 1-3 "$scratch/out" | grep -v '^[mn]' >"$scratch/first"
run 'the same again' 0 bench --depth "$depth"
cut -f 1-3 "$scratch/out" | grep -v '^[mn]' | cmp -s - "$scratch/first" || fail 'not the same nodes'
mkdir "$scratch/empty"
CROWNHEAD_ASSETS=$scratch/empty
export CROWNHEAD_ASSETS
row 'bench without the weights' 1 '' bench --depth 1
[ "$(grep -c . "$scratch/err")" = 1 ] || fail 'more than a sentence'
said 'short.weights'
unset CROWNHEAD_ASSETS
row 'bench with an operand' 2 '' bench 5
row 'bench with another limit' 2 '' bench --nodes 5

finish

#!/bin/sh
# SPDX-License-Identifier: MIT
# The lop-sided openings of tools/engine: in each one side has 11 men and the other 12, nothing can be
# captured, none is there twice, and each side lacks a man in half of them.
# Usage: test_lopsided.sh PROGRAM LOPSIDED.FEN
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

list=$2

name='the men of each side'
sed -E 's/^[BW]:W([^:]*):B(.*)$/\1 \2/' "$list" | awk '
    function men(text,    parts, count, i, ends) {
        count = 0
        for (i = split(text, parts, ","); i > 0; i--)
            count += split(parts[i], ends, "-") == 2 ? ends[2] - ends[1] + 1 : 1
        return count
    }
    { white = men($1); black = men($2) }
    white == 11 && black == 12 { whites++; next }
    white == 12 && black == 11 { blacks++; next }
    { print "line " NR ": " white " against " black }
    END { if (whites != blacks || whites == 0) print whites " and " blacks " openings" }' \
    >"$scratch/wrong"
[ ! -s "$scratch/wrong" ] || fail "$(cat "$scratch/wrong")"

name='no kings'
grep K "$list" && fail 'a king'

name='no opening twice'
[ "$(sort -u "$list" | wc -l)" -eq "$(wc -l <"$list")" ] || fail 'one is there twice'

cp "$list" "$scratch/in"
run 'legal, and nothing to be captured' 0 moves
grep -E '[0-9]x[0-9]|error' "$scratch/out" && fail 'a capture'
[ "$(wc -l <"$scratch/out")" -eq "$(wc -l <"$list")" ] || fail "printed $(wc -l <"$scratch/out") lines"

run 'a match' 0 match --nodes 50 hash=1 hash=1 --games 4 --openings "$list"

finish

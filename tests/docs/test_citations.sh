#!/bin/sh
# SPDX-License-Identifier: MIT
# Plants one broken citation, or one broken row, at a time in a tree of its own: check_citations.sh
# must name it, and must be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0
mkdir -p "$tree/doc/rules" "$tree/src/rules" "$tree/tests"

# A whole tree again.
reset() {
    for id in freejump american flying classic parlour; do
        printf '| %s:1 | Black begins. | `first=black` |\n' "$id" >"$tree/doc/rules/$id.md"
    done
    printf '## 1. Words\n\n| PDN 3.0 | a notation | FEN |\n' >"$tree/doc/design.md"
    printf '    .first = BLACK, /* american:1 */\n' >"$tree/src/rules/presets.inc"
    printf '/* DESIGN 1, PDN 3.0, flying:1 classic:1 */\n' >"$tree/tests/test.c"
}

said() {
    "$here/check_citations.sh" "$tree" 4 >"$tree/said" 2>&1
}

# planted FILE LINE SENTENCE: the line alone in that file.
planted() {
    reset
    printf '%s\n' "$2" >"$tree/$1"
    if said; then
        echo "FAIL: not found in $1: $2"
        failed=1
    elif ! grep -qF "$3" "$tree/said"; then
        echo "FAIL: not named rightly in $1: $2"
        sed 's/^/    /' "$tree/said"
        failed=1
    fi
}

reset
said || { cat "$tree/said"; failed=1; }

planted tests/test.c '/* american:2 flying:1 classic:1 */' 'tests/test.c:1: american:2 is no row of doc/rules'
planted tests/test.c '/* flying:1 flying:12 flying:1 */' 'flying:12 is no row'
planted tests/test.c '/* DESIGN 2, classic:1 flying:1 */' 'DESIGN 2 is no section of doc/design.md'
planted tests/test.c '/* PDN 3.1, DESIGN 1, classic:1 flying:1 */' 'PDN 3.1 is not among the papers'
planted tests/test.c '/* classic:1 */' 'only 2 citations were seen'
planted src/rules/presets.inc '    .king = KING_SHORT, /* american:1 */' 'american:1 does not name the field king'
planted src/rules/presets.inc '/* american:1 */' 'no field of src/rules/presets.inc cites'
planted doc/rules/american.md '| american:1 | Black begins. |  |' 'row american:1 lacks its words'
planted doc/rules/american.md '| american:1 |  | `first=black` |' 'row american:1 lacks its words'
planted doc/rules/american.md '| american:3 | Black begins. | `first=black` |' 'row american:3 where american:1 should be'

[ "$failed" -eq 0 ] && echo 'every planted fault was found'
exit "$failed"

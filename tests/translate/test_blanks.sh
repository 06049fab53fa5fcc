#!/bin/sh
# SPDX-License-Identifier: MIT
# test_blanks.sh POT: check_blanks.sh must name each planted text with its place and its fault, must
# let others pass, and must be content with the texts as they are.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
pot=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0

# planted TEXT...: adds an entry: its lines.
planted() {
    cp "$pot" "$scratch/all.pot"
    {
        printf '\n#: src/pages/new.c:7\n'
        printf '%s\n' "$@"
        printf 'msgstr ""\n'
    } >>"$scratch/all.pot"
}

# found SENTENCE TEXT...: the entry has this fault.
found() {
    sentence=$1
    shift
    planted "$@"
    if "$here/check_blanks.sh" "$scratch/all.pot" >"$scratch/said" 2>&1; then
        echo "FAIL: not found: $*"
        failed=1
    elif ! grep -F 'src/pages/new.c:7: ' "$scratch/said" | grep -qF "$sentence"; then
        echo "FAIL: not named rightly: $*"
        sed 's/^/    /' "$scratch/said"
        failed=1
    fi
}

# fine TEXT...: the entry has none.
fine() {
    planted "$@"
    "$here/check_blanks.sh" "$scratch/all.pot" || failed=1
}

"$here/check_blanks.sh" "$pot" || failed=1

found 'is a possessive' "msgid \"It is {side}'s turn.\""
found 'is a possessive' "msgid \"The {file}'s name\""
found 'behind a preposition' 'msgid "Made for {rules}."'
found 'behind a preposition' 'msgid "{one} and {other} play."'
found 'behind a preposition' 'msgid "From {players}"'
found 'behind a preposition' 'msgid ""' '"A long text that goes on with "' '"{winner} in it."'
found 'as an adjective' 'msgid "A {colour} man."'
found 'as an adjective' 'msgid "{side} pieces: {count}"'
found 'a past tense' 'msgid "{name} resigned."'
found 'a past tense' 'msgid "{player} has won a game."'
found 'a past tense' 'msgid "{count} game" ' 'msgid_plural "{winner} won {count} games"'
found 'begins or ends with a space' 'msgid " {square}"'
found 'begins or ends with a space' 'msgid "Next: "'
found 'two spaces' 'msgid "{number}.  {move}"'
found 'a line end' 'msgid "One line\nand another"'
found 'neither a context nor a comment' 'msgid "Level"'
fine 'msgid "{name} wins: {loser} has no piece left."'
fine 'msgid "To move: {side}"'
fine 'msgid "{side} need not capture, as {light} sees it ({winner})."'
fine 'msgid "A man of {count} men on {square}"'
fine 'msgctxt "a place"' 'msgid "Level"'
fine '#. TRANSLATORS: how well the computer plays.' 'msgid "Level"'
fine 'msgid "{items}, {item}"'

# A list of exceptions has reasons.
sed '$a\
Level' "$here/blanks.txt" >"$scratch/exceptions"
if "$here/check_blanks.sh" "$pot" "$scratch/exceptions" >"$scratch/said" ||
    ! grep -q 'a reason are expected' "$scratch/said"; then
    echo 'FAIL: an exception without a reason'
    failed=1
fi
sed '40,$d' "$pot" >"$scratch/few.pot"
if "$here/check_blanks.sh" "$scratch/few.pot" >"$scratch/said"; then
    echo 'FAIL: few texts'
    failed=1
fi

[ "$failed" -eq 0 ] && echo 'every planted fault was found'
exit "$failed"

#!/bin/sh
# SPDX-License-Identifier: MIT
# test_words.sh ROOT POT: the texts of a tree with one planted fault at a time: check_words.sh must
# name it with its place, and must be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
root=$1
pot=$2
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0

reset() {
    rm -rf "$tree/doc" "$tree/packaging"
    mkdir -p "$tree/packaging"
    cp -R "$root/doc" "$root/README.md" "$tree"
    cp -R "$root/packaging/desktop" "$root/packaging/debian" "$tree/packaging"
    cp "$pot" "$tree/all.pot"
}

# planted FILE SED-COMMAND SENTENCE
planted() {
    reset
    sed "$2" "$tree/$1" >"$tree/changed"
    mv "$tree/changed" "$tree/$1"
    if "$here/check_words.sh" "$tree" "$tree/all.pot" >"$tree/said" 2>&1; then
        echo "FAIL: not found in $1: $2"
        failed=1
    elif ! grep -qF "$3" "$tree/said"; then
        echo "FAIL: not named rightly in $1: $2"
        sed 's/^/    /' "$tree/said"
        failed=1
    fi
}

# text MSGID SENTENCE: the text added to the translated ones.
text() {
    planted all.pot "\$a\\
\\
#: src/pages/new.c:7\\
$1\\
msgstr \"\"" "src/pages/new.c:7: $2"
}

reset
"$here/check_words.sh" "$tree" "$tree/all.pot" || failed=1

text 'msgid "After {ply} plies."' '"plies" is no word'
text 'msgid "{count} move"\
msgid_plural "{count} plies"' '"plies" is no word'
text 'msgid "Ply"' '"ply" is no word'
text 'msgid "Change a copy"' '"change a copy" is no word'
text 'msgid ""\
"Same position, "\
"other rules"' '"same position, other rules" is no word'
text 'msgid "Who starts the next game"' '"who starts the next game" is no word'
text 'msgid "A king takes a man."' '"takes" is no word'
text 'msgid "A man is killed\\n"' '"kill*" is no word'
text 'msgid "Offer a rematch"' '"rematch*" is no word'
planted README.md 's/^Checkers for/Checkers of few plies for/' 'README.md:4: "plies" is no word'
line=$(sed -n '/^Count the leaves/=' "$root/doc/man/crownhead-cli.6")
planted doc/man/crownhead-cli.6 's/^Count the leaves/Count the plies/' \
    "doc/man/crownhead-cli.6:$line: \"plies\" is no word"
planted packaging/desktop/org.crownhead.crownhead.metainfo.xml 's/starts the revenge/starts the rematch/' '"rematch*" is no word'
planted packaging/debian/control 's/ledger/series/' '"series" is no word'
planted doc/words.md 's/`Compare rules`/`Hold rules together`/' 'no text has "Hold rules together"'
planted doc/words.md '/^| the crowned piece/s/`//g' 'a row without words that are never used'
planted doc/words.md '/^| /d' 'only 0 words'
planted all.pot '20,$d' 'texts were read'

[ "$failed" -eq 0 ] && echo 'every planted fault was found'
exit "$failed"

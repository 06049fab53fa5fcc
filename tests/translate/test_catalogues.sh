#!/bin/sh
# SPDX-License-Identifier: MIT
# test_catalogues.sh ROOT: a catalogue with one planted fault at a time: check_catalogues.sh must name it,
# and must be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0
rows=0

reset() {
    rm -rf "$tree/po"
    mkdir -p "$tree/po/glossary"
    cp "$1/po/glossary/README.md" "$tree/po/glossary"
    sed 's/| *|$/| - |/; s/^\(| `[^|]*|\) *|/\1 word |/' "$1/po/glossary/README.md" >"$tree/po/glossary/de.md"
    printf '%s\n' '# a comment' de >"$tree/po/LINGUAS"
    cat >"$tree/po/de.po" <<'END'
msgid ""
msgstr ""
"Project-Id-Version: Crownhead\n"
"PO-Revision-Date: 2000-01-01 00:00+0000\n"
"Last-Translator: nobody\n"
"Language-Team: none\n"
"Language: de\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

#: src/pages/one.c:1
msgctxt "of a player"
msgid "{name} wins against {other}. "
msgstr "Gegen {other} gewinnt {name}. "

#: src/pages/one.c:2
msgid "{count} move in {time}"
msgid_plural "{count} moves in {time}"
msgstr[0] "Ein Zug in {time}"
msgstr[1] "{count} Züge in {time}"

#: src/pages/one.c:3
msgid "Help:\n"
msgstr "Hilfe:\n"

#: src/pages/one.c:4
msgid "Not translated {yet}"
msgstr ""

#: src/pages/one.c:5
#, fuzzy
msgid "Doubtful {word} "
msgstr "Unsicher"

#: src/text/commands.c:1
msgid "help, h"
msgstr "hilfe, h"

#: src/text/commands.c:2
msgid "board, b"
msgstr "brett, b"

#: src/text/commands.c:3
msgid "says what can be typed."
msgstr "sagt, was geht, h."
END
}

# said NAME STATUS SENTENCE: what the check says of the tree as it is now.
said() {
    rows=$((rows + 1))
    status=0
    "$here/check_catalogues.sh" "$tree" >"$tree/said" 2>&1 || status=$?
    if [ "$status" -ne "$2" ] || { [ "$3" ] && ! grep -qF -- "$3" "$tree/said"; }; then
        echo "FAIL: $1: status $status:"
        sed 's/^/    /' "$tree/said"
        failed=1
    fi
}

# planted NAME FILE SED-COMMAND SENTENCE
planted() {
    reset "$root"
    sed "$3" "$tree/po/$2" >"$tree/changed"
    cmp -s "$tree/changed" "$tree/po/$2" && echo "FAIL: $1: nothing has changed" && failed=1
    mv "$tree/changed" "$tree/po/$2"
    said "$1" 1 "$4"
}

root=$1
reset "$root"
said 'a right one' 0 ''
planted 'a blank is left out' de.po 's/Gegen {other} gewinnt/Es gewinnt/' "'other' doesn't exist in 'msgstr'"
planted 'a blank is misspelled' de.po 's/^msgstr "Gegen {other}/msgstr "Gegen {othre}/' "de.po:16: a format specification for argument 'other' doesn't exist in 'msgstr'"
planted 'a blank too many' de.po 's/gewinnt {name}/{who} gewinnt {name}/' "'who' doesn't exist in 'msgid'"
planted 'a blank of one form is left out' de.po 's/Ein Zug in {time}/Ein Zug/' 'leaves out {time}'
planted 'a number of many is left out' de.po 's/{count} Züge/Viele Züge/' "'count' doesn't exist"
planted 'a form of several numbers leaves it out' de.po \
    's/nplurals=2; plural=(n != 1)/nplurals=2; plural=(n % 10 != 1)/' "'count' doesn't exist"
planted 'a form is missing' de.po '/^msgstr\[1\]/d' 'plural'
planted 'a line end is lost' de.po 's/Hilfe:\\n/Hilfe:/' 'do not both end'
planted 'a space is lost' de.po 's/gewinnt {name}\. "/gewinnt {name}."/' 'does not begin or end as'
planted 'a space is added' de.po 's/"Gegen/" Gegen/' 'does not begin or end as'
planted 'two commands have one short form' de.po 's/brett, b/brett, h/' '"h" is both "help, h" and "board, b"'
planted 'two commands have one word' de.po 's/brett, b/hilfe, b/' '"hilfe" is both'
planted 'a command of two words' de.po 's/brett, b/das brett, b/' 'is not a list of words'
planted 'a command without a word' de.po 's/"brett, b"/"brett,"/' 'is not a list of words'
planted 'a header is missing' de.po '/^"Plural-Forms/d' 'plural'
planted 'no catalogue at all' de.po 's/^msgid/msgidd/' 'po/de.po'
planted 'a word of the glossary is missing' glossary/de.md '/^| `king`/d' '< king'
planted 'a word of the glossary is not told' glossary/de.md 's/^| `king` |[^|]*|/| `king` | |/' 'these rows say nothing'
planted 'an unknown language' LINGUAS 's/de/fr/' 'glossary/fr.md is missing'

echo "$rows rows, $failed failed"
exit "$failed"

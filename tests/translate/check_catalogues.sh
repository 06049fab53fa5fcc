#!/bin/sh
# SPDX-License-Identifier: MIT
# check_catalogues.sh ROOT [CATALOGUE...]: holds each catalogue (of po/LINGUAS, or those named) to the texts.
# msgfmt holds its blanks: none that the English text has not, and none left out but by a plural form
# of a single number. check_catalogues.awk holds what is at the ends of a text, and the commands of the
# terminal. Each language also has its glossary, po/glossary/LANGUAGE.md, with the words of the template
# po/glossary/README.md.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
root=$1
shift
failed=0
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# The English words that the table of a glossary has, one a line.
words() {
    sed -n 's/^| *`\([^`]*\)` *|.*/\1/p' "$1"
}

# What is in {braces} is a blank: the syntax of Python's braces, which msgfmt can check. The mark for that takes
# the place of the empty line between two texts, so that msgfmt names the right lines.
check_catalogue() {
    if [ ! -f "$1" ]; then
        echo "$1 is missing" >&2
        failed=1
        return
    fi
    LC_ALL=C awk 'BEGIN { RS = "" }
        NR > 1 { print /(^|\n)#,[^\n]*fuzzy/ ? "#" : "#, python-brace-format" }
        { print }' "$1" >"$scratch/marked.po"
    msgfmt --check -o "$scratch/mo" "$scratch/marked.po" 2>"$scratch/said" || failed=1
    sed "s|^$scratch/marked.po|$1|" "$scratch/said" >&2
    LC_ALL=C awk -f "$here/check_catalogues.awk" "$1" >&2 || failed=1
}

# check_glossary FILE: a word and what it is called in each row.
check_glossary() {
    if [ ! -f "$1" ]; then
        echo "$1 is missing" >&2
        failed=1
        return
    fi
    words "$root/po/glossary/README.md" >"$scratch/wanted"
    words "$1" >"$scratch/given"
    diff "$scratch/wanted" "$scratch/given" >"$scratch/differs" || {
        echo "$1: its words are not those of po/glossary/README.md (<):" >&2
        cat "$scratch/differs" >&2
        failed=1
    }
    if grep -nE '^\|[^|]*`[^|]*\| *\|' "$1" >&2; then
        echo "$1: these rows say nothing" >&2
        failed=1
    fi
}

if [ $# -eq 0 ]; then
    for language in $(sed 's/#.*//' "$root/po/LINGUAS"); do
        set -- "$@" "$root/po/$language.po"
        check_glossary "$root/po/glossary/$language.md"
    done
fi
for catalogue; do
    check_catalogue "$catalogue"
done
exit "$failed"

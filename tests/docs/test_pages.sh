#!/bin/sh
# SPDX-License-Identifier: MIT
# test_pages.sh ROOT CROWNHEAD-CLI: a copy of the documents with one planted fault at a time:
# check_pages.sh must name it, and must be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cli=$(readlink -f -- "$2")
failed=0
for entry in "$1"/* "$1/.ci"; do
    case ${entry##*/} in
    doc | *.md | build*) ;;
    *) ln -s "$entry" "$tree/" ;;
    esac
done

reset() {
    rm -rf "$tree/doc" "$tree"/*.md
    cp -R "$1/doc" "$1"/*.md "$tree"
}

# planted FILE SED-COMMAND SENTENCE
planted() {
    reset "$root"
    sed "$2" "$tree/$1" >"$tree/changed"
    mv "$tree/changed" "$tree/$1"
    if "$here/check_pages.sh" "$tree" "$cli" >"$tree/said" 2>&1; then
        echo "FAIL: not found in $1: $2"
        failed=1
    elif ! grep -qF "$3" "$tree/said"; then
        echo "FAIL: not named rightly in $1: $2"
        sed 's/^/    /' "$tree/said"
        failed=1
    fi
}

root=$1
reset "$root"
"$here/check_pages.sh" "$tree" "$cli" || failed=1

planted README.md '$a `src/nowhere.c`' 'README.md: there is no src/nowhere.c'
planted README.md '$a `nowhere/file.h`' 'README.md: there is no nowhere/file.h'
planted doc/README.md 's/(design.md)/(designs.md)/' 'doc/README.md: the link designs.md leads nowhere'
planted doc/rules/flying.md 's/quiet=25/quiet=24/' 'quiet=24 is not what flying plays by'
planted doc/rules/README.md 's/^| thai | black/| thai | white/' 'first=white is not what thai plays by'
planted doc/design.md '/^| `goal`/d' 'doc/design.md: the fields are not those'
planted doc/rules/README.md '/^| czech /d' 'only 75 fields'
planted doc/rules/README.md 's/ 1583148 / 1583149 /' '1583149 is no count'

[ "$failed" -eq 0 ] && echo 'every planted fault was found'
exit "$failed"

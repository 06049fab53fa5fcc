#!/bin/sh
# SPDX-License-Identifier: MIT
# check_man.sh ROOT CROWNHEAD CROWNHEAD-CLI: are the manual pages sound, and do they name what the
# programs' --help names, no more and no less: options, commands, environment, exit status? And does
# the source read the environment that is named? So with the pages that are made of doc/man/po.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need man groff po4a-translate
root=$1
game=$(readlink -f -- "$2")
cli=$(readlink -f -- "$3")
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
unset LANGUAGE
export LC_ALL=C.UTF-8 MANROFFSEQ='' MANWIDTH=200

# sound PAGE [NAME]: what groff has to say comes in no exit status. It knows a page's name and its synopsis
# by their English headings alone, and shows today as the date if that is not three words. That of Debian 13
# has no bookmark for a heading beyond ASCII, which nobody sees in a terminal.
sound() {
    said=$(man --warnings -E UTF-8 -l -Tutf8 -Z "$1" 2>&1 >"$scratch/page") || said="fails: $said"
    said=$(echo "$said" | grep -v "warning: special character 'u[0-9a-f]*' not defined\|macro 'doc-str-tmp2' not defined" || :)
    [ -z "$said" ] || wrong "${2-$1}: $said"
    [ "$(grep -cxE '\.Sh (NAME|SYNOPSIS)' "$1")" = 2 ] || wrong "${2-$1}: NAME and SYNOPSIS are not headings"
    sed -n '/^\.Dd/s/\\ /_/gp; /^\.Dd/p' "$1" | awk 'NR == 1 && NF == 4 { three = 1 } END { exit !three }' || wrong "${2-$1}: its date is not three words"
}

# The words of the .It lines of page $1 behind the macro $2, a line each.
listed() {
    sed -n "s/^\.It $2 //p" "$1" | sed 's/\\-/-/g; s/ , / /g' | awk -v macro="$2" '{
        for (i = 1; i <= NF; i++) {
            if ($i == "Ar" || $i == "Op")
                break
            if ($i != macro)
                print (macro == "Fl" ? "-" : "") $i
        }
    }' | LC_ALL=C sort -u
}

# The options that begin a line of standard input.
options() {
    sed -n 's/^  \(-[^ ]*\), \(-[^ ]*\).*/\1\n\2/p; t; s/^  \(-[^ ]*\).*/\1/p' | LC_ALL=C sort -u
}

# The names under "Environment:" in standard input.
environment() {
    sed -n '/^Environment:/,/^$/p' | grep -oE '[A-Z][A-Z_]{3,}' | LC_ALL=C sort -u
}

# same WHAT IN-HELP IN-PAGE
same() {
    [ "$2" = "$3" ] || wrong "$1: --help has $(echo "$2" | tr '\n' ' '), the page $(echo "$3" | tr '\n' ' ')"
    [ -n "$2" ] || wrong "$1: none was found"
}

# read_by NAMES FOLDER...: the sources there name each of the variables, and ask for no other.
read_by() {
    names=$1
    shift
    for name in $names; do
        [ "$name" = LANGUAGE ] || grep -rqF "\"$name\"" "$@" || wrong "nothing in $* reads $name"
    done
    for name in $(grep -rhoE '[^a-z_](getenv|environment_(read|has))\("[A-Z_]+"' "$@" | cut -d '"' -f 2); do
        echo "$names" | grep -qx "$name" || wrong "--help does not name $name, which $* read"
    done
}

cd "$root"
game_page=doc/man/crownhead.6
"$game" --help >"$scratch/help"
sound "$game_page"
same "$game_page, options" "$(options <"$scratch/help")" "$(listed "$game_page" Fl)"
same "$game_page, environment" "$(environment <"$scratch/help")" "$(listed "$game_page" Ev)"
read_by "$(listed "$game_page" Ev)" src/app src/base src/system

cli_page=doc/man/crownhead-cli.6
"$cli" --help >"$scratch/help"
sound "$cli_page"
commands=$(sed -n 's/^  \([a-z]*\)  *[A-Z].*/\1/p' "$scratch/help")
same "$cli_page, commands" "$(echo "$commands" | LC_ALL=C sort)" "$(listed "$cli_page" Cm)"
same "$cli_page, environment" "$(environment <"$scratch/help")" "$(listed "$cli_page" Ev)"
read_by "$(listed "$cli_page" Ev)" src/cli src/base src/store src/system
# The page as it is read has each command's usage in its synopsis.
man -E UTF-8 -l -P cat "$cli_page" 2>&1 | sed 's/.\x08//g' >"$scratch/page"
for command in $commands; do
    "$cli" "$command" --help | tee -a "$scratch/help" | sed -n 's/^Usage: *//p' >"$scratch/usage"
    grep -qF -- "$(cat "$scratch/usage")" "$scratch/page" ||
        wrong "$cli_page: the synopsis lacks $(cat "$scratch/usage")"
done
same "$cli_page, options" "$(options <"$scratch/help")" "$(listed "$cli_page" Fl)"

for page in "$game_page" "$cli_page"; do
    same "$page, exit status" '0 1 2' "$(sed -n '/^\.Sh EXIT/,/^\.Sh EX/s/^\.It //p' "$page" | paste -sd ' ')"
done

for texts in doc/man/po/*.po; do
    [ -f "$texts" ] || continue
    for page in "$game_page" "$cli_page"; do
        made=$scratch/${page##*/}
        doc/man/make_page.sh "$page" "$texts" "$made" || failed=1
        sound "$made" "$texts, ${page##*/}"
        for macro in Fl Cm Ev; do
            [ "$(listed "$page" "$macro")" = "$(listed "$made" "$macro")" ] ||
                wrong "$texts, ${page##*/}: its .It $macro are not those of the English page"
        done
    done
done
exit "$failed"

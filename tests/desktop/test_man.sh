#!/bin/sh
# SPDX-License-Identifier: MIT
# test_man.sh ROOT CROWNHEAD CROWNHEAD-CLI: copies of the pages with one planted fault at a time:
# check_man.sh must name it, and must be content without it.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need man groff
root=$1
game=$(readlink -f -- "$2")
cli=$(readlink -f -- "$3")
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir "$tree/doc"
cp -R "$root/src" "$tree"

# With one other language, as each takes a second.
copy_pages() {
    rm -rf "$tree/doc/man"
    cp -R "$root/doc/man" "$tree/doc"
    find "$tree/doc/man/po" -name '*.po' ! -name it.po -delete
}

# planted FILE SED-COMMAND SENTENCE
planted() {
    copy_pages
    cp "$tree/$1" "$tree/kept"
    sed "$2" "$tree/kept" >"$tree/$1"
    ! cmp -s "$tree/kept" "$tree/$1" || wrong "nothing planted in $1: $2"
    if "$here/check_man.sh" "$tree" "$game" "$cli" >"$tree/said" 2>&1; then
        wrong "not found in $1: $2"
    elif ! grep -qF -- "$3" "$tree/said"; then
        wrong "not named rightly in $1: $2: $(cat "$tree/said")"
    fi
    cp "$tree/kept" "$tree/$1"
}

copy_pages
hold 'the tree itself' "$here/check_man.sh" "$tree" "$game" "$cli"
planted doc/man/crownhead.6 '/^\.It Fl .-size/d' 'crownhead.6, options'
planted doc/man/crownhead.6 's/^\.It Fl .-fullscreen/&\n.It Fl \\-windowed/' '--windowed'
planted doc/man/crownhead.6 '/^\.It Ev HOME/d' 'crownhead.6, environment'
planted doc/man/crownhead.6 's/^\.Sh FILES/.Sg FILES/' 'crownhead.6: '
planted doc/man/crownhead-cli.6 '/^\.It Cm verdict/d' 'crownhead-cli.6, commands'
planted doc/man/po/it.po 's/^msgstr "SYNOPSIS"/msgstr "SINOSSI"/' 'it.po, crownhead.6: NAME and SYNOPSIS'
planted doc/man/po/it.po 's/^msgstr "\([0-9]*\) novembre 2026"/msgstr "\1 di novembre 2026"/' 'its date is not'
planted doc/man/po/it.po '/^msgid "Cm verdict/,/^$/s/^msgstr "Cm verdict/msgstr "Cm verdetto/' 'it.po, crownhead-cli.6'
planted doc/man/crownhead-cli.6 '/^\.Op Fl .-divide/d' 'lacks crownhead-cli perft'
planted doc/man/crownhead-cli.6 '/^\.It 2/d' 'crownhead-cli.6, exit status'
planted src/system/places_posix.c 's/"XDG_CONFIG_HOME"/"XDG_CONFIG_HOUSE"/' 'reads XDG_CONFIG_HOME'
planted src/app/window/window.c 's/environment_has("SDL_VIDEODRIVER")/environment_has("SDL_HOUSE")/' 'does not name SDL_HOUSE'

[ "$failed" -ne 0 ] || echo 'every planted fault was found'
exit "$failed"

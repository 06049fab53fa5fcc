#!/bin/sh
# SPDX-License-Identifier: MIT
# layouts.sh SOURCE: two copies of the tree, built in folders of different names and depths, must give
# the same programs, byte for byte. However the folders are laid out, installed.sh must pass, and what
# is installed must work while the tree it was built from is gone. Many builds: some minutes.
set -eu

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
tree=$scratch/tree
failed=0

# copy TO: the tree, with its build folders left behind, and a catalogue to install.
copy() {
    mkdir -p "$1"
    (cd "$source" && find . -type d \( -name .git -o -exec test -d '{}/meson-private' \; \) -prune \
        -o ! -type d -print | tar -cf - -T -) | tar -C "$1" -xf -
    printf 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n' >"$1/po/qq.po"
    echo qq >>"$1/po/LINGUAS"
}

source=$1
copy "$tree"
copy "$scratch/other/copy of it"
meson setup "$tree/obj-here" "$tree" -Dtests=enabled >"$scratch/log"
meson setup "$scratch/b" "$scratch/other/copy of it" -Dtests=enabled >"$scratch/log"
ninja -C "$tree/obj-here" src/app/crownhead src/cli/crownhead-cli >"$scratch/log"
ninja -C "$scratch/b" src/app/crownhead src/cli/crownhead-cli >"$scratch/log"
for program in src/app/crownhead src/cli/crownhead-cli; do
    cmp "$tree/obj-here/$program" "$scratch/b/$program" || failed=1
done

# A build folder inside the tree is none of the tree's files.
"$tree/tests/spdx/check_spdx.sh" "$tree" || failed=1

# layout OPTION...: installs and looks. Only what knows the folders is compiled again.
layout() {
    echo "$*"
    meson configure "$scratch/b" "$@"
    meson compile -C "$scratch/b" >"$scratch/log" || failed=1
    meson test -C "$scratch/b" --no-rebuild installed >"$scratch/log" || {
        cat "$scratch/b/meson-logs/testlog.txt"
        failed=1
    }
    rm -rf "$scratch/dest"
    DESTDIR=$scratch/dest meson install -C "$scratch/b" --no-rebuild --tags runtime >"$scratch/log"
    [ "$(find "$scratch/dest" -name crownhead.mo | wc -l)" -eq 1 ] || {
        echo "FAILED: the catalogue was not installed"
        failed=1
    }
    alone
}

# The installed game without the tree.
alone() {
    mv "$scratch/other" "$scratch/gone"
    bin=$(dirname "$(find "$scratch/dest" -name crownhead-cli -type f -perm -u+x)")
    if ! SDL_VIDEODRIVER=dummy "$bin/crownhead" --screenshot "$scratch/picture.png" --dump-ui \
        >"$scratch/log" || ! "$bin/crownhead-cli" perft 5 >"$scratch/log"; then
        echo "FAILED: it does not work without the tree"
        failed=1
    fi
    mv "$scratch/gone" "$scratch/other"
}

layout --prefix=/usr/local --bindir=bin --datadir=share --localedir=share/locale
layout --prefix=/usr --bindir=games --datadir=share/games
layout --prefix="/opt/a folder" --bindir=lib/crownhead/bin --datadir=lib/crownhead
layout --prefix=/usr --bindir=bin --datadir=/srv/data --localedir=/srv/texts
exit "$failed"

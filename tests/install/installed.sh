#!/bin/sh
# SPDX-License-Identifier: MIT
# installed.sh BUILD SOURCE BIN DATA LOCALE LONG [GAME]: installs what a player needs out of the build
# folder BUILD, moves it elsewhere and uses it there. BIN, DATA and LOCALE are the folders that the
# build was configured for; LONG holds the catalogue of en@long; GAME is the one in the build folder.
set -u

build=$1
source=$2
long=$6
game=${7-}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
there="$scratch/moved, with a blank"
bin=$there$3
data=$there$4
locale=$there$5
unset CROWNHEAD_ASSETS CROWNHEAD_LOCALE
export SDL_VIDEODRIVER=dummy
failed=0

fail() {
    echo "FAILED: $1"
    failed=1
}

DESTDIR=$scratch/first meson install -C "$build" --no-rebuild --tags runtime >"$scratch/log" 2>&1 ||
    fail "meson install: $(cat "$scratch/log")"
mv "$scratch/first" "$there"

# What has no tag, or another one, would be missing there.
meson introspect --install-plan "$build" | grep -oE '"tag": ("[^"]*"|null)' |
    grep -vE '"(runtime|i18n)"' && fail 'something is not installed with the tag runtime'

for program in "$bin"/*; do
    for folder in "$build/" "$source/"; do
        ! grep -qaF -- "$folder" "$program" || fail "$folder is compiled into ${program##*/}"
    done
done

# says LANGUAGE TEXT: a verdict of the installed program.
says() {
    said=$(LC_ALL=C.UTF-8 LANGUAGE=$1 "$bin/crownhead-cli" verdict --fen B:W21-32:B1-12 18-22)
    [ "$said" = "$2" ] || fail "it said '$said', not '$2'"
}
says en@long 'There is no piece on 18. You can move 9, 10, 11 or 12.'
mkdir -p "$locale"
cp -R "$long/en@long" "$locale"
says en@long 'Ţħéŕé íš ñö þíéçé öñ 18. ûđęłñšïö Ýöü çáñ µöÿé 9, 10, 11 öŕ 12 û. ûđęłñ'

# picture PROGRAM FILE
picture() {
    "$1" --size 640x480 --screenshot "$scratch/$2" 2>"$scratch/err"
}
# drawn PROGRAM FILE: it must succeed.
drawn() {
    picture "$@" || fail "$(cat "$scratch/err")"
}
if [ "$game" ]; then
    drawn "$game" built.png
    drawn "$bin/crownhead" moved.png
    cmp "$scratch/built.png" "$scratch/moved.png" || fail 'it looks otherwise than in the build folder'
    rm -r "$data/crownhead"
    ! picture "$bin/crownhead" none.png || fail 'it found pictures that are not its own'
    grep -qF "the pictures are missing" "$scratch/err" || fail "no word of it: $(cat "$scratch/err")"
fi

exit "$failed"

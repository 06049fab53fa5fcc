#!/bin/sh
# SPDX-License-Identifier: MIT
# cross.sh NAME [MESON OPTION...]: builds crownhead-cli for the machine that NAME.ini describes (i386,
# s390x, windows) and for this one, runs both, through an emulator if need be, and compares. What it
# needs of Debian: the compiler and emulator that NAME.ini names, for i386 and s390x libc6-dev-...-cross
# too. Where Check for that machine is found (check:s390x, or another --cross-file that says where it
# lies), all tests without a screen run as well. A few minutes.
#
# For Windows it is the game as well: packaging/windows/build makes it in build-windows, its tests run
# under wine with those of crownhead-cli, and windows.sh tries what players get. Half an hour the first
# time, when the libraries are built.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$(dirname -- "$here")")
name=$1
shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export WINEDEBUG=-all WINEPREFIX="${WINEPREFIX:-$scratch/wine}"
failed=0
left_out=

# Wine's own starter complains where there is no Wine for 32 bits; ours needs none.
emulator=$(sed -n "s/^exe_wrapper = //p" "$here/$name.ini" | tr -d "[],'")
game=disabled
checked=auto
if [ "$emulator" = wine ]; then
    for emulator in /usr/lib/wine/wine64 wine64 wine; do
        ! command -v "$emulator" >/dev/null || break
    done
    # Wine has pages that must lie at one address. Where addresses are random something else lay there at
    # 2 of 2,124 starts; wine 8 ends with status 1 then, and without a word, as it is told to be quiet.
    if setarch -R true 2>"$scratch/log"; then
        printf '#!/bin/sh\nexec setarch -R %s "$@"\n' "$emulator" >"$scratch/wine64"
        chmod +x "$scratch/wine64"
        emulator=$scratch/wine64
    fi
    "$emulator" wineboot >"$scratch/log" 2>&1 || :
    # Wine's services end with its last program, and whoever starts them anew waits for them.
    sleep 1000000 | "$emulator" cmd /k >"$scratch/cmd.log" 2>&1 &
    keeper=$!
    trap 'kill $keeper; "$emulator" wineboot --kill >"$scratch/log" 2>&1; rm -rf "$scratch"' EXIT
    "$emulator" winecfg -v win10
    folder=$root/build-windows
    "$root/packaging/windows/build" "$folder"
    printf '%s\n' '[binaries]' "exe_wrapper = '$emulator'" >"$scratch/emulator.ini"
    set -- --cross-file "$folder/libraries/cross.ini" --cross-file "$scratch/emulator.ini" "$@"
    game=enabled
    checked=enabled
fi

tests=disabled
[ $game = disabled ] || tests=enabled
meson setup "$scratch/here" "$root" -Dgame=$game -Dtests=$tests >"$scratch/log"
ninja -C "$scratch/here" >"$scratch/log"
meson setup "$scratch/there" "$root" --cross-file "$here/$name.ini" -Dgame=$game \
    -Dtests=$checked -Dwerror=true \
    "$@" >"$scratch/log" || {
    cat "$scratch/log"
    exit 1
}
ninja -C "$scratch/there" >"$scratch/log" || {
    cat "$scratch/log"
    exit 1
}
cli=$scratch/there/src/cli/crownhead-cli
[ -e "$cli" ] || cli=$cli.exe
file -b "$cli"
# What is told nothing of emulators runs this.
printf '#!/bin/sh\nexec %s %s "$@"\n' "$emulator" "'$cli'" >"$scratch/cli"
chmod +x "$scratch/cli"
cli=$scratch/cli

# counts PROGRAM: the leaves of every rule set, alone and shared out among threads.
counts() {
    "$1" rules | cut -f 1 | while read -r id; do
        echo "$id" "$("$1" perft --rules "$id" 8 | cut -f 1,2)"
        echo "$id" "$("$1" perft --rules "$id" --threads 3 --divide 6 | cut -f 1,2)"
    done
}
counts "$scratch/here/src/cli/crownhead-cli" >"$scratch/here.counts"
counts "$cli" >"$scratch/there.counts"
cmp "$scratch/here.counts" "$scratch/there.counts" || failed=1
echo "$(wc -l <"$scratch/there.counts") leaf counts compared"

# thoughts PROGRAM: how many nodes the engine's fixed work takes, and the tables of endings.
thoughts() {
    CROWNHEAD_ASSETS=$root/assets "$1" bench --depth 9 | cut -f 1-3 | grep -v '^[mn]' || :
    CROWNHEAD_CACHE=$scratch/cache.$2 "$1" tables --pieces 3 --check | sort
}
thoughts "$scratch/here/src/cli/crownhead-cli" here | tr -d '\r' >"$scratch/here.thoughts"
thoughts "$cli" there | tr -d '\r' >"$scratch/there.thoughts"
cmp "$scratch/here.thoughts" "$scratch/there.thoughts" || failed=1
echo "$(wc -l <"$scratch/there.thoughts") searches and tables compared"

if meson introspect --tests "$scratch/there" | grep -q '"name"'; then
    export EMULATOR="$emulator"
    # What is emulated, but not wine, reads the locales of this machine, which may have its bytes the
    # other way.
    [ -z "$emulator" ] || [ $game = enabled ] || left_out=translate
    meson test -C "$scratch/there" --no-rebuild --print-errorlogs -t 15 \
        ${left_out:+--no-suite "$left_out"} || failed=1
else
    "$root/tests/cli/test_cli.sh" "$cli" || failed=1
fi
[ $game = disabled ] || "$here/windows.sh" "$folder" "$scratch/here" "$scratch/there" "$emulator" || failed=1
exit "$failed"

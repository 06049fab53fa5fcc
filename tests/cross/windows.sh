#!/bin/bash
# SPDX-License-Identifier: MIT
# windows.sh FOLDER HERE THERE WINE: tries the game as players of Windows get it, under wine, on a
# display of its own: FOLDER is where packaging/windows/build has put the zip and the installer, HERE a
# build folder of this machine with tests, THERE one for Windows, WINE the emulator. WINEPREFIX names a scratch system that is
# Windows 10.
set -euo pipefail

here=$(cd -- "$(dirname -- "$0")" && pwd)
root=$(dirname -- "$(dirname -- "$here")")
folder=$1 build=$2 there=$3 wine=$4
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
trap 'exit 1' HUP INT TERM
export SDL_AUDIODRIVER=dummy
player=$(find "$WINEPREFIX/drive_c/users" -maxdepth 1 -mindepth 1 ! -name Public | head -n 1)

fail() {
    echo "FAILED: $*" >&2
    exit 1
}
passed() {
    echo "ok: $*"
}

# stand_in NAME PROGRAM: a program of this machine that runs that one; scripts know nothing of wine.
stand_in() {
    printf '#!/bin/sh\nexec %s "%s" "$@"\n' "$wine" "$2" >"$scratch/$1"
    chmod +x "$scratch/$1"
}

# --- The zip ---

# A folder may have any name.
unpacked="$scratch/Žluťoučký 棋 folder"
mkdir "$unpacked"
unzip -q "$folder"/crownhead-*-windows.zip -d "$unpacked"
stand_in crownhead "$unpacked/Crownhead/crownhead.exe"
stand_in crownhead-cli "$unpacked/Crownhead/crownhead-cli.exe"
version=$(sed -n "s/^  version: '\(.*\)',\$/\1/p" "$root/meson.build")
for program in crownhead crownhead-cli; do
    said=$("$scratch/$program" --version | tr -d '\r')
    [ "$said" = "$program $version" ] || fail "$program --version says \"$said\""
done
# crownhead.exe has no console of its own: it prints to that of the shell.
said=$(cd "$unpacked/Crownhead" && script -qec "$wine cmd /c crownhead.exe --version" /dev/null </dev/null)
[[ $said = *"crownhead $version"* ]] || fail "in a console crownhead --version says \"$said\""
passed 'the zip runs from a folder of any name'

# headers PROGRAM: its subsystem (2 has no console window, 3 is for one), and the numbers of the kinds of
# its resources: icon, group of icons, version, manifest.
headers() {
    x86_64-w64-mingw32-objdump -p "$1" |
        awk '/^Subsystem/ { print $2 } /^[0-9a-f]+   Entry: ID:/ { print $4 }' | tr -d ',\n' | sed 's/0x0*/ /g'
}
for program in crownhead/00000002 crownhead-cli/00000003; do
    file=$unpacked/Crownhead/${program%/*}.exe
    [ "$(headers "$file")" = "${program#*/} 3 e 10 18" ] || fail "${file##*/} has $(headers "$file")"
    said=$(strings -a -el "$file" | sed -n '/^ProductVersion$/{n;p}')
    [ "$said" = "$version" ] || fail "Windows says of ${file##*/} that it is version $said"
    grep -qa 'PerMonitorV2, PerMonitor' "$file" || fail "${file##*/} has pixels of one density"
done
passed 'icon, version, manifest, and no console window'

printf '[Event "?"]\n\n1. 11-15 *\n' >"$scratch/hra číslo 棋.pdn"
"$scratch/crownhead-cli" replay "$scratch/hra číslo 棋.pdn" >"$scratch/log" || fail 'no file of another script is read'
said=$("$scratch/crownhead-cli" replay "$scratch/není 棋.pdn" 2>&1) && fail "$said"
[[ $said = *'není 棋.pdn: No such file'* ]] || fail "of a file of another script it says: $said"
passed 'arguments and output in any script'

# With portable.txt all lies beside the program, and nothing anywhere else.
touch "$unpacked/Crownhead/portable.txt"
find "$player" -type f | sort >"$scratch/before"
printf '11-15\n' | "$scratch/crownhead-cli" play >/dev/null
find "$player" -type f | sort >"$scratch/after"
cmp "$scratch/before" "$scratch/after" || fail 'a portable game writes into the folders of the player'
[ -n "$(find "$unpacked/Crownhead" -name games.db)" ] || fail 'a portable game keeps nothing beside it'
rm "$unpacked/Crownhead/portable.txt"
passed 'portable'

# --- Pictures ---

# Wine finds the fonts of this machine, too, so the game has the same one on both sides.
# pictures PROGRAM FOLDER: of the main pages.
pictures() {
    mkdir -p "$2"
    sed "s|PICTURES|$2|" "$here/pictures.script" >"$scratch/pictures.script"
    SDL_VIDEODRIVER=dummy CROWNHEAD_DATA=$2/games.db \
        CROWNHEAD_CONFIG=$2/settings.ini "$1" --size 1280x800 --lang en --script "$scratch/pictures.script"
}
pictures "$build/src/app/crownhead" "$scratch/pictures/here"
pictures "$scratch/crownhead" "$scratch/pictures/there"
count=0
for picture in "$scratch/pictures/here"/*.png; do
    name=${picture##*/}
    # Pixels that differ by more than rounding does.
    differ=$(compare -metric AE -fuzz 4% "$picture" "$scratch/pictures/there/$name" null: 2>&1) || :
    [ "$differ" -le 200 ] 2>/dev/null || fail "$name: $differ pixels are not those of Linux"
    count=$((count + 1))
done
passed "$count pictures are those of Linux"

# --- Scripts ---

# Programs are told by their ending there, and scripts of the shell are none.
cp -r "$root/tests/app" "$scratch/app"
mkdir "$scratch/cli"
cp "$there/tests/system/partner.exe" "$scratch/cli/bad_engine.exe"
for file in "$scratch"/app/*.sh; do
    mv "$file" "${file%.sh}.exe"
done
sed -i 's/\.sh"/.exe"/' "$scratch/app/scripts/program-file.script" "$scratch/app/scripts/other-programs.script"
count=0 bad=''
cd "$scratch/app"
for file in scripts/*.script; do
    cache=$scratch/cache
    [ "$file" != scripts/endings-not-kept.script ] || cache=/dev/null/endings
    CROWNHEAD_CACHE=$cache "$root/tests/app/run_script.sh" "$scratch/crownhead" "$file" || bad+=" $file"
    count=$((count + 1))
done
cd "$root"
[ -z "$bad" ] || fail "scripts:$bad"
passed "$count scripts"

# Windows is German by the locale of this machine, and no variable tells the game.
printf 'key Ctrl+,\nexpect "Einstellungen"\n' >"$scratch/german"
mkdir "$scratch/locale"
localedef -i de_DE -f UTF-8 "$scratch/locale/de_DE.UTF-8"
(cd "$unpacked/Crownhead" && env -u LC_ALL -u LC_MESSAGES -u LC_CTYPE -u LANGUAGE LANG=de_DE.UTF-8 \
    LOCPATH="$scratch/locale" SDL_VIDEODRIVER=dummy \
    "$wine" cmd /c "set LANG=&crownhead.exe --script $scratch/german") || fail 'it is not German where Windows is'
passed 'the language of Windows'

# --- By hand ---

export CROWNHEAD_BY_KEY=1 # wine has no way to ask a program to end by a signal
# A session of wine that has begun without a display stays without one.
WINEPREFIX=$scratch/by-hand "$root/tests/window/real_window.sh" "$scratch/crownhead" \
    "$build/tests/window/game-clicks" "$root/tests/games/flying.game" || fail 'a match with revenge, by mouse'
"$root/tests/window/real_window.sh" "$scratch/crownhead" --wine "$wine" || fail 'Direct3D, sound, or the end of a session'

# --- Hard ends ---

# keep SUITE [CASE]: the tests of Linux that start the program, kill it, or leave it no room.
keep() (
    [ $# -eq 1 ] || export CK_RUN_CASE=$2
    export CROWNHEAD_PROGRAM=$scratch/crownhead CK_DEFAULT_TIMEOUT=3600
    if ! "$build/tests/test-keeper" "$1" >"$scratch/log" || ! grep -q '^100%: Checks: [1-9]' "$scratch/log"; then
        cat "$scratch/log"
        exit 1
    fi
)
CROWNHEAD_KILLS=200 keep killed_play || fail 'hard ends'
passed '200 hard ends'
keep two_plays || fail 'two games on one archive'
passed 'two games on one archive'
# A limit of this machine for files is an error to wine, without a signal. A disk must be mounted before
# wine's server begins, which opens all files: a system of its own has its own server.
(
    trap '' XFSZ
    keep full_disk limits
) || fail 'files that may not grow'
passed 'files that may not grow'
WINEPREFIX=$scratch/full-disk keep full_disk 'file system' || fail 'a full disk'
grep 'no file system can be mounted' "$scratch/log" || passed 'a full disk'

# --- Many games ---

"$build/src/cli/crownhead-cli" random --games 5000 --seed 1 >"$scratch/many.pdn"
export CROWNHEAD_DATA=$scratch/many.db CROWNHEAD_CONFIG=$scratch/many.ini
sed "s|MANY|$scratch/many.pdn|" "$here/import.script" >"$scratch/import.script"
SDL_VIDEODRIVER=dummy "$scratch/crownhead" --script "$scratch/import.script" || fail 'importing 5,000 games'
unset CROWNHEAD_DATA CROWNHEAD_CONFIG
passed '5,000 games are imported and found'

# --- The same bytes ---

# Built again elsewhere from the same libraries, all of it has the same bytes.
again="$scratch/again-Žluťoučký"
mkdir "$again"
ln -s "$folder/libraries" "$again/libraries"
"$root/packaging/windows/build" "$again" >"$scratch/log"
for made in "$folder"/crownhead-*.{zip,exe}; do
    cmp "$made" "$again/${made##*/}" || fail 'the same sources give other bytes'
done
! grep '^== ' "$scratch/log" || fail 'libraries are built again'
rm -r "$again"
passed 'the zip and the installer have the same bytes when they are built again'

# --- The installer ---

export WINEDLLOVERRIDES=winemenubuilder.exe=d # what is installed must not come into the menus of this machine
installed="$player/AppData/Local/Programs/Crownhead"
menu="$player/AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
rm -f "$player/Desktop" # wine's is that of this machine
mkdir "$player/Desktop"
rm -rf "$player"/AppData/{Local,Roaming}/Crownhead # the tests before have made tables there
classes='HKCU\Software\Classes'
stand_in installed "$installed/crownhead.exe"
stand_in played "$installed/crownhead-cli.exe"

# in_registry KEY: its value without a name, or nothing.
in_registry() {
    "$wine" reg query "$classes\\$1" /ve 2>/dev/null | tr -d '\r' | sed -n 's/.* REG_SZ  *//p' || :
}
# All files of the player, and what the registry holds of the game.
traces() {
    find "$player" -not -path '*/Temp/*' | sort
    for key in 'HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall' "$classes"; do
        "$wine" reg query "$key" /s 2>/dev/null | tr -d '\r' | grep -iE 'crownhead|\.pdn|\.fen|Other' || :
    done
}
install() {
    "$wine" "$folder"/crownhead-*-setup.exe /S
}
# uninstall.exe goes on in a copy of itself; the folder is the last to go.
uninstall() {
    "$wine" "$installed/uninstall.exe" /S "$@"
    local tries=0
    while [ -e "$installed" ]; do
        tries=$((tries + 1))
        [ $tries -lt 600 ] || fail 'the game is still there after it was removed'
        sleep 0.1
    done
}
# opens FILE PICTURE: the installed game shows a file whose move was 11-15.
opens() {
    printf 'expect "15 black man"\nwait 1000\nscreenshot %s\n' "$2" >"$scratch/opens.script"
    SDL_VIDEODRIVER=dummy CROWNHEAD_DATA=$scratch/opens.db \
        "$scratch/installed" --fresh --lang en --script "$scratch/opens.script" "$1" || fail "the game does not open $1"
    file -b "$2" | grep -q '^PNG image' || fail "the game shows nothing of $1"
}

# Another program opens positions, and the game is told to leave it so.
"$wine" reg add "$classes\\.fen" /ve /d Other.fen /f >/dev/null
traces >"$scratch/before"
install
printf '[Event "?"]\n\n1. 11-15 *\n' >"$scratch/hra číslo 1.pdn"
opens "$scratch/hra číslo 1.pdn" "$scratch/installed.png"
[ "$(in_registry .pdn) $(in_registry .fen)" = ' Other.fen' ] || fail 'files are opened by the game without being asked'
passed 'the installed game starts'

# While it runs, nothing of it is touched.
mv "$installed/README.txt" "$installed/share/mine"
mkfifo "$scratch/moves"
"$scratch/played" play <"$scratch/moves" >"$scratch/play.log" &
game=$!
exec 9>"$scratch/moves"
until [ -s "$scratch/play.log" ]; do
    kill -0 $game || fail 'the installed game for the command line does not run'
    sleep 0.1
done
! install 9>&- || fail 'the game is replaced while it runs'
[ ! -e "$installed/README.txt" ] || fail 'the game is changed while it runs'
echo 11-15 >&9
exec 9>&-
wait $game || fail 'the game is disturbed by its installer'
archive=$(find "$player" -name games.db)
[ -n "$archive" ] || fail 'the installed game keeps nothing'
passed 'a game that runs is not replaced'

# An older version has brought what this one does not, and lies where the player has a file, too.
older="$scratch/older.nsh"
# shellcheck disable=SC2016
sed -e '/^!macro BRING_FILES/,/^!macroend/ s|^!macroend|File "/oname=$INSTDIR\\share\\older" "'"$root/LICENSE"'"\n&|' \
    -e '/^!macro REMOVE_FILES/ s|$|\nDelete "$INSTDIR\\share\\older"|' "$folder/game/files.nsh" >"$older"
makensis -V2 -NOCD -INPUTCHARSET UTF8 -DVERSION=0.0.1 "-DFILES=$older" -DKILOBYTES=1 \
    "-DICON=$(find "$folder/game" -name crownhead.ico | head -n 1)" \
    "-DTEXTS=$root/packaging/windows/installer-texts.nsh" "-DOUT=$scratch/older-setup.exe" \
    "$root/packaging/windows/installer.nsi" >"$scratch/log"
tables="$player/AppData/Local/Crownhead/cache/tables"
mkdir -p "$tables"
"$wine" "$scratch/older-setup.exe" /S /DESKTOP /PDN /FEN
[ -e "$installed/share/older" ] || fail 'the older version is not installed'
install # what was chosen before stays so
[ ! -e "$installed/share/older" ] || fail 'a file of an older version stays'
[ -e "$installed/README.txt" ] || fail 'the new version is not whole'
[ -e "$installed/share/mine" ] || fail 'a file of the player is taken away'
[ -d "$tables" ] || fail 'another version takes away the tables'
rm "$installed/share/mine"
[ -e "$menu/Crownhead.lnk" ] || fail 'the game is not in the start menu'
[ -e "$player/Desktop/Crownhead.lnk" ] || fail 'the icon of the desktop is gone'
for kind in pdn fen; do
    [ "$(in_registry ".$kind")" = "Crownhead.$kind" ] || fail ".$kind is not opened by the game"
    command=$(in_registry "Crownhead.$kind\\shell\\open\\command")
    [[ $command =~ ^\"(.:\\.*\\Crownhead\\crownhead.exe)\"' "%1"'$ ]] || fail ".$kind is opened by $command"
    [ "$("$wine" "${BASH_REMATCH[1]}" --version | tr -d '\r')" = "crownhead $version" ] || fail "$command does not run"
done
echo 'W:W21-32:B1-10,12,15' >"$scratch/pozice č. 1.fen"
opens "$scratch/pozice č. 1.fen" "$scratch/position.png"
passed 'games and positions are opened by the game, if that is chosen'

settings="$player/AppData/Roaming/Crownhead/settings.ini"
mkdir -p "${settings%/*}"
touch "$settings"
uninstall
[ -e "$archive" ] || fail 'removing the game has removed the games'
[ -e "$settings" ] || fail 'removing the game has removed the settings'
[ "$(in_registry .pdn) $(in_registry .fen)" = ' Other.fen' ] || fail 'files are not opened as before'
# A portable game has its games beside it, and other files may lie there.
install
touch "$installed/portable.txt"
printf '11-15\n' | "$scratch/played" play >/dev/null
mkdir "$installed/games/mine"
"$wine" "$installed/uninstall.exe" /S /GAMES "_?=$("$wine" winepath -w "$installed" | tr -d '\r')"
[ "$(cd "$installed" && find . | LC_ALL=C sort | tr '\n' ' ')" = '. ./games ./games/mine ./uninstall.exe ' ] ||
    fail "a portable game leaves $(cd "$installed" && find .)"
rm -r "$installed"
install
printf '11-15\n' | "$scratch/played" play >/dev/null
[ -e "$archive" ] || fail 'the game installed again keeps nothing'
uninstall /GAMES
traces >"$scratch/after"
diff "$scratch/before" "$scratch/after" || fail 'removing the game leaves something'
"$wine" reg delete "$classes\\.fen" /f >/dev/null
passed 'the game is removed without a trace, and the games if that is chosen'

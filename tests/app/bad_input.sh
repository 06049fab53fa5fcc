#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the program as a shell would, with good and bad options and surroundings: what it says and
# its exit status. Usage: bad_input.sh PROGRAM ASSETS JSON_CHECK
set -u

program=$1
assets=$2
json_check=$3
scratch=$(mktemp -d) || exit 1
trap 'chmod -R u+w "$scratch"; rm -rf "$scratch"' EXIT
failed=0
rows=0
SDL_VIDEODRIVER=dummy
export SDL_VIDEODRIVER

fail()
{
    printf 'FAILED: %s: %s\n' "$name" "$1"
    failed=$((failed + 1))
}

# run NAME STATUS COMMAND...: standard output and error go to files.
run()
{
    name=$1
    status=$2
    shift 2
    rows=$((rows + 1))
    "$@" >"$scratch/out" 2>"$scratch/err" </dev/null
    found=$?
    [ "$found" -eq "$status" ] || fail "exit status $found, expected $status: $(cat "$scratch/err")"
    in_shape
}

# Whatever the program says begins with its name alone, wherever it lies, but the hint that ends wrong
# usage.
in_shape()
{
    ! grep -vqE "^(crownhead: |Try 'crownhead --help')" \
        "$scratch/err" ||
        fail "a line of another shape: $(cat "$scratch/err")"
}

# The run before must have said this on standard error.
said()
{
    grep -qF -- "$1" "$scratch/err" || fail "standard error lacks '$1': $(cat "$scratch/err")"
}

said_nothing()
{
    [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
}

printed()
{
    grep -qE -- "$1" "$scratch/out" || fail "no line matches '$1': $(cat "$scratch/out")"
}

# refused NAME SENTENCE OPTION...: wrong usage, said in a sentence.
refused()
{
    name=$1
    sentence=$2
    shift 2
    run "$name" 2 "$program" "$@" --dump-ui
    said "$sentence"
    [ "$(tail -n 1 "$scratch/err")" = "Try 'crownhead --help' for more." ] || fail 'no hint at --help'
    [ ! -s "$scratch/out" ] || fail "printed something"
}

# script TEXT: the file that the next run plays.
script()
{
    printf '%s\n' "$1" >"$scratch/script"
}

# --- What is asked for ---
run 'help' 0 "$program" --help
said_nothing
printed '^Usage: crownhead'
printed '--screenshot FILE'
printed '^  CROWNHEAD_CONFIG '
cp "$scratch/out" "$scratch/help"
run 'help by its letter' 0 "$program" -h
cmp -s "$scratch/out" "$scratch/help" || fail 'not what --help prints'
run 'version' 0 "$program" --version
said_nothing
printed '^crownhead [0-9]+\.[0-9]+\.[0-9]+$'
run 'version by its letter' 0 "$program" -V
printed '^crownhead [0-9]+\.[0-9]+\.[0-9]+$'

run 'dump-ui' 0 "$program" --dump-ui
said_nothing
printed '"label": "11 black man", "x": [0-9]+, "y": [0-9]+, "w": [0-9]+, "h": [0-9]+'
"$json_check" <"$scratch/out" >"$scratch/json" || fail "$(cat "$scratch/json")"
script 'key Ctrl+N
click name-1
text "a\b"'
run 'dump-ui of a name with a backslash' 0 "$program" --script "$scratch/script" --dump-ui
"$json_check" <"$scratch/out" >"$scratch/json" || fail "$(cat "$scratch/json")"

# Not even a driver is named: what these options do needs no display.
run 'screenshot without a display' 0 env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER \
    "$program" --size 640x480 --screenshot "$scratch/picture.png"
said_nothing
head -c 8 "$scratch/picture.png" | od -An -c | grep -q 'P *N *G' || fail 'no PNG'

# --- Usage ---
refused 'unknown option' 'nosuch' --nosuch
refused 'unknown letter' "invalid option -- 'x'" -x
refused 'two files' 'Only one file can be opened, not "b.pdn" as well.' a.pdn b.pdn
refused 'unknown rule set' "nosuch" --rules nosuch
refused 'unknown field' "jumping" --rules 'american, jumping=optional'
refused 'unknown value' "perhaps" --rules 'american, capture=perhaps'
refused 'empty rule set' '--rules: column 1' --rules ''
for size in 0x480 640x0 -1x480 640 640x 640x480x1 wide 99999x480 640x480.5 1x1 319x240 320x239 \
    16385x480 640x16385 4294967616x480; do
    refused "size $size" \
        '--size: A size from 320x240 to 16384x16384 is needed, such as 1280x800.' --size "$size"
done
for scale in 74 201 0 -100 big 100%; do
    refused "scale $scale" '--scale: A number from 75 to 200 is needed.' --scale "$scale"
done
refused 'renderer' '--renderer: Known are auto, opengl and software.' --renderer vulkan

# --- Positions that cannot be ---
refused 'overlapping pieces' '--fen: column' --fen B:W18:B18
refused 'a man on its own crownhead' '--fen: column' --fen B:W2:B11
refused 'a black man on its own crownhead' '--fen: column' --fen B:W18:B30
refused 'more than 12 a side' '--fen: column' --fen B:W20-32:B1
refused 'square 0' '--fen: column' --fen B:W0:B1
refused 'square 33' '--fen: column' --fen B:W33:B1
refused 'no side to move' '--fen: column 2' --fen W21-32:B1-12
refused 'no position' '--fen: column 1' --fen nonsense
refused 'empty position' '--fen: column 1' --fen ''

# --- Odd but right ---
run 'the smallest window' 0 "$program" --size 320x240 --dump-ui
printed '^{"width": 320, "height": 240, '
run 'the smallest window, drawn' 0 "$program" --size 320x240 --screenshot "$scratch/least.png"
run 'the widest window' 0 "$program" --size 16384x240 --dump-ui
printed '^{"width": 16384, "height": 240, '
run 'nobody can move' 0 "$program" --fen B:W21:B14,17 --dump-ui
run 'one side has no pieces' 0 "$program" --fen B:W21:B --dump-ui
printed 'Player 2 wins|wins: Player'
run 'a rule set with a field changed' 0 "$program" --rules 'american, king=flying' --dump-ui
printed '"label": "American, changed, game 1"'

# --- Surroundings ---
cat >"$scratch/fonts.conf" <<END
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>$scratch/cache</cachedir></fontconfig>
END
run 'no font' 1 env FONTCONFIG_FILE="$scratch/fonts.conf" "$program" --dump-ui
said 'no font is installed that can be used'
said 'crownhead: no font can be used'

run 'no pictures' 1 env CROWNHEAD_ASSETS="$scratch/nowhere" "$program" --dump-ui
said "CROWNHEAD_ASSETS: there are no pictures in $scratch/nowhere/"

cp -r "$assets" "$scratch/assets"
rm "$scratch/assets/boards/walnut/black-man.svg"
run 'a picture missing' 0 env CROWNHEAD_ASSETS="$scratch/assets" "$program" \
    --screenshot "$scratch/stand-in.png"
said 'black-man.svg cannot be read'
said 'a plain shape stands in for it'
[ -s "$scratch/stand-in.png" ] || fail 'no picture of it'

# SDL_image 2.6 itself loses 16 bytes over a picture that is none: not looked for here.
printf 'no picture' >"$scratch/assets/icons/undo.svg"
run 'a picture damaged' 0 env ASAN_OPTIONS=detect_leaks=0 CROWNHEAD_ASSETS="$scratch/assets" \
    "$program" --screenshot "$scratch/stand-in.png"
said 'undo.svg cannot be read'

# libwayland has words of its own for a missing folder.
run 'no display' 1 env -u DISPLAY -u WAYLAND_DISPLAY -u SDL_VIDEODRIVER \
    XDG_RUNTIME_DIR="$scratch" "$program"
said 'crownhead: no display to show the game on'

# A picture's place holds something else, or nothing.
mkdir "$scratch/odd"
cp -r "$assets"/. "$scratch/odd"
rm "$scratch/odd/boards/walnut/white-man.svg" "$scratch/odd/boards/walnut/frame-tray.svg"
mkdir "$scratch/odd/boards/walnut/white-man.svg"
mkfifo "$scratch/odd/boards/walnut/frame-tray.svg"
run 'a folder and a pipe for pictures' 0 env CROWNHEAD_ASSETS="$scratch/odd" \
    timeout 300 "$program" --screenshot "$scratch/stand-in.png"
said 'white-man.svg cannot be read (it is not an ordinary file)'
said 'frame-tray.svg cannot be read (it is not an ordinary file)'

# --- Settings that are no file ---
mkfifo "$scratch/pipe"
ln -s pipe "$scratch/link"
for config in pipe link odd; do
    run "settings: $config" 0 env CROWNHEAD_CONFIG="$scratch/$config" timeout 300 "$program" --dump-ui
    said "the settings cannot be read: $scratch/$config is not an ordinary file."
done
long=$scratch/$(printf '%01500d' 0)
run 'settings: too long a path' 0 env CROWNHEAD_CONFIG="$long" "$program" --dump-ui
said 'The path of its file is too long.'
script 'key Ctrl+E
key Ctrl+S
key Ctrl+S
expect-not "Saved as"
expect "Your changes are not saved yet. The path of its file is too long."'
run 'settings: not saved, said' 0 env CROWNHEAD_CONFIG="$long" "$program" --script "$scratch/script"

# --- Signals ---

# start OPTION...: the program in the background, until it hears signals. A shell has what runs there
# ignore SIGINT, and nohup SIGHUP; env undoes that.
start()
{
    rows=$((rows + 1))
    env --default-signal=INT,HUP "$program" "$@" >"$scratch/out" 2>"$scratch/err" </dev/null &
    pid=$!
    wait_until_it_hears
}

wait_until_it_hears()
{
    hears=0
    while [ "$hears" -eq 0 ] && kill -0 "$pid" 2>"$scratch/gone"; do
        caught=$(sed -n "s/^SigCgt:[[:space:]]*/0x/p" "/proc/$pid/status")
        # The last one that is asked for, SIGHUP, and SIGTERM.
        hears=$((${caught:-0} >> 14 & ${caught:-0} & 1))
    done
}

# ended STATUS: what is in the background has ended like that, within a minute.
ended()
{
    (sleep 60 && kill -KILL "$pid") >"$scratch/gone" 2>&1 &
    watch=$!
    wait "$pid"
    found=$?
    kill "$watch" 2>"$scratch/gone"
    [ "$found" -eq "$1" ] || fail "exit status $found: $(cat "$scratch/err")"
}

# Told to end, it ends as if its window had been closed.
for signal in TERM INT HUP; do
    name="told to end, $signal"
    start
    kill -"$signal" "$pid"
    ended 0
done

# A script ends at once, whether it is played or waited for.
mkfifo "$scratch/script-pipe"
sleep 900 >"$scratch/script-pipe" &
holder=$!
for signal in TERM INT HUP; do
    name="a script that waits, $signal"
    start --script "$scratch/script-pipe"
    kill -"$signal" "$pid"
    ended 1
    said 'told to end'
done
kill "$holder"

# Neither is a picture drawn then, nor anything printed. Nobody writes into this pipe; the signal comes
# while it is waited for, or before.
mkfifo "$scratch/silent-pipe"
for signal in TERM INT HUP; do
    for pause in 0 0.5; do
        name="a script that nobody writes, $signal after $pause s"
        start --script "$scratch/silent-pipe" --screenshot "$scratch/told.png" --dump-ui
        sleep "$pause"
        kill -"$signal" "$pid"
        ended 1
        said 'told to end'
        [ ! -s "$scratch/out" ] || fail 'it has printed something'
        [ ! -e "$scratch/told.png" ] || fail 'it has drawn a picture'
    done
done
yes 'wait 1' >"$scratch/script-pipe" 2>"$scratch/gone" &
name='a script without end'
start --script "$scratch/script-pipe"
kill -TERM "$pid"
ended 1
said 'told to end'

# Nobody reads what it prints, and the pipe is full.
mkfifo "$scratch/full-pipe"
exec 9<>"$scratch/full-pipe"
name='an output that nobody reads'
rows=$((rows + 1))
dd if=/dev/zero bs=4096 count=16 >"$scratch/full-pipe" 2>"$scratch/gone"
env --default-signal=INT,HUP "$program" --dump-ui >"$scratch/full-pipe" 2>"$scratch/err" &
pid=$!
wait_until_it_hears
sleep 0.5
kill -TERM "$pid"
ended 1
exec 9>&-

# --- Output that takes nothing ---

# unprinted OPTION...: a failure, said.
unprinted()
{
    rows=$((rows + 2))
    name="a full device: $*"
    "$program" "$@" >/dev/full 2>"$scratch/err"
    [ $? -eq 1 ] || fail 'exit status'
    said 'crownhead: cannot write standard output: No space left on device'
    name="a closed output: $*"
    "$program" "$@" >&- 2>"$scratch/err"
    [ $? -eq 1 ] || fail 'exit status'
    said 'crownhead: cannot write standard output: Bad file descriptor'
}

unprinted --help
unprinted --version
unprinted --dump-ui
run 'a picture on a full device' 1 "$program" --screenshot /dev/full
said '/dev/full: No space left on device'
printf 'before' >"$scratch/old.png"
(ulimit -f 1 && trap '' XFSZ && run 'a picture on a full disk' 1 "$program" --screenshot "$scratch/old.png"
    said 'the picture cannot be written' && exit "$failed") || failed=$((failed + 1))
[ "$(cat "$scratch/old.png")" = before ] || fail 'the old picture is gone'
[ ! -e "$scratch/old.png.crownhead-new" ] || fail 'half a picture is left'
chmod 644 "$scratch/old.png"
run 'a picture in place of an old one' 0 "$program" --screenshot "$scratch/old.png"
[ "$(stat -c %a "$scratch/old.png")" -eq 644 ] || fail 'the mode'
run 'a new picture' 0 sh -c 'umask 022; exec "$0" --screenshot "$1"' "$program" "$scratch/new.png"
[ "$(stat -c %a "$scratch/new.png")" -eq 644 ] || fail 'the mode of a new one'
rm -f "$scratch/new.png"
printf '%s\n' 'key F10' "screenshot $scratch/new.png" 'wait 1000' "screenshot $scratch/later.png" \
    >"$scratch/pictures"
run 'pictures of a page that opens' 0 "$program" --script "$scratch/pictures"
cmp "$scratch/new.png" "$scratch/later.png" || fail 'a page that has just been opened is not seen in full'
rm -f "$scratch/new.png"
run 'an empty SDL_VIDEODRIVER' 0 env -u DISPLAY -u WAYLAND_DISPLAY SDL_VIDEODRIVER= \
    "$program" --screenshot "$scratch/new.png"
run 'an empty SDL_VIDEODRIVER, no display' 1 env -u DISPLAY -u WAYLAND_DISPLAY SDL_VIDEODRIVER= \
    XDG_RUNTIME_DIR="$scratch" "$program"
said 'crownhead: no display to show the game on'

run 'a picture that cannot be written' 1 "$program" --screenshot "$scratch/nowhere/picture.png"
said "crownhead: the picture cannot be written: $scratch/nowhere/picture.png: No such file"

# --- Scripts ---
run 'a script that is not there' 1 "$program" --script "$scratch/nowhere"
said "the script $scratch/nowhere cannot be read"
run 'a name of two lines' 1 "$program" --script "$scratch/no
where"
said "the script $scratch/no?where cannot be read"
run 'a script that is a folder' 1 "$program" --script "$scratch"
said "the script $scratch cannot be read"

# broken NAME SENTENCE LINE: fails at its second line.
broken()
{
    script "# first
$3
click 11"
    run "script: $1" 1 "$program" --script "$scratch/script"
    said "$scratch/script:2: $2"
}

broken 'unknown command' 'unknown command jump' 'jump 11'
broken 'too few words' 'wrong number of words after drag' 'drag 11'
broken 'too many words' 'wrong number of words after click' 'click 11 15'
broken 'a word more than any line has' 'wrong number of words after hold' 'hold 11 400 300 2'
broken 'very many words' 'wrong number of words after hold' 'hold 1 2 3 4 5 6 7 8 9'
broken 'a long text' "nothing on the screen says $(printf '%0300d' 7)" "expect $(printf '%0300d' 7)"
broken 'a long line' 'unknown command jump' "$(printf '%5000s' '') jump"
script "expect \"11 black man\" # $(printf '%09000d' 0)
expect \"12 black man\""
run 'a line of any length' 0 "$program" --script "$scratch/script"
said_nothing
broken 'no such widget' 'nothing on the screen is called surrender' 'click surrender'
broken 'no such key' 'no key is called Anykey' 'key Anykey'
broken 'expectation' 'nothing on the screen says 11 white man' 'expect "11 white man"'
broken 'expectation of absence' 'the screen says 11 black man' 'expect-not "11 black man"'
broken 'expectation of the title' 'the title is Player 1' 'expect-title "Player 3"'
broken 'expectation of a use' 'it can be used: resign' 'expect-disabled resign'
script 'key F2
text "abc"'
run 'script: text without a field' 1 "$program" --script "$scratch/script"
said "$scratch/script:2: no field takes text now"

broken 'nothing is kept' 'not all is saved' 'await-saved'
script 'drag 11 15
await-saved'
run 'a script that waits until all is saved' 0 env CROWNHEAD_DATA="$scratch/games.db" \
    "$program" --script "$scratch/script"
said_nothing
run 'a script that waits, and nothing can be saved' 1 env CROWNHEAD_DATA=/proc/games.db \
    "$program" --script "$scratch/script"
said "$scratch/script:2: not all is saved: Your games are not saved yet."

script 'drag 11 15
await "15 black man"
await-not "15 empty"
say "it has moved"'
run 'a script that says something' 0 "$program" --script "$scratch/script"
said_nothing
printed '^it has moved$'
name='a script that says what nobody takes'
"$program" --script "$scratch/script" >/dev/full 2>"$scratch/err" && fail 'nothing amiss'
said "$scratch/script:4: standard output takes no more"

script 'expect "11 black man"
key Ctrl+Q
expect "never read"'
run 'a script that quits' 0 "$program" --script "$scratch/script"
said_nothing

printf '%d runs, %d failures\n' "$rows" "$failed"
[ "$failed" -eq 0 ]

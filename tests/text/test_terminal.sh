#!/bin/sh
# SPDX-License-Identifier: MIT
# The match in a terminal and in the window, by turns, by pipes, killed, and beside another program.
# Usage: test_terminal.sh CROWNHEAD CROWNHEAD_CLI LOCALES, a folder with the language en@long
crownhead=$1
cli=$2
locales=$3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
failed=0
export CROWNHEAD_DATA="$scratch/games.db" CROWNHEAD_CONFIG="$scratch/settings.ini" CROWNHEAD_CACHE="$scratch/cache"
export LC_ALL=C.UTF-8
unset DISPLAY WAYLAND_DISPLAY

fail()
{
    echo "FAIL: $1"
    sed 's/^/    /' "$scratch/out" "$scratch/err"
    failed=1
}

# talk PROGRAM... : plays what stands on standard input.
talk()
{
    "$@" >"$scratch/out" 2>"$scratch/err"
}

said()
{
    grep -qxF -- "$1" "$scratch/out" || fail "not said: $1"
}

# window SCRIPT: a script in the window.
window()
{
    printf '%s\n' "$1" >"$scratch/script"
    SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy "$crownhead" --script "$scratch/script" >"$scratch/out" \
        2>"$scratch/err" || fail "in the window: $1"
}

# wait_for TEXT: until a program in the background has said it.
wait_for()
{
    tries=0
    until grep -qF -- "$1" "$scratch/out"; do
        tries=$((tries + 1))
        [ "$tries" -lt 3000 ] || { fail "never said: $1"; return; }
        sleep 0.02
    done
}

# --- By turns: a whole match with revenge ---

printf '%s\n' 'black Anna' 'white Ben' 11-15 23-19 | talk "$crownhead" --text || fail 'a beginning'
said 'Ben (White) plays 23-19.'
window 'expect "19 white man"
expect "Anna"
type 8-11
key Return
wait 1000
type 22-17
key Return
wait 1000
await-saved'
printf '%s\n' status resign revenge | talk "$cli" play || fail 'it goes on'
said 'Ben (White) plays 22-17.'
said 'Ben wins: Anna resigns.'
said 'Ben (Black) begins.'
window 'expect "Ben"
type 12-16
key Return
wait 1000
await-saved'
printf '%s\n' match 24-20 status | talk "$crownhead" --text || fail 'the second game'
said '1. Anna (Black) – Ben (White), 4 moves, starting: Anna.'
said 'Anna (White) plays 24-20.'
window 'expect "20 white man"'

# --- Killed ---

mkfifo "$scratch/in"
"$crownhead" --text <"$scratch/in" >"$scratch/out" 2>"$scratch/err" &
process=$!
exec 3>"$scratch/in"
echo 8-12 >&3
wait_for '(Black) plays 8-12.'
echo 'square 12' >&3 # once this is answered the move is on the disk
wait_for '12 black man.'
kill -9 "$process"
wait "$process" 2>/dev/null
exec 3>&-
echo status | talk "$cli" play || fail 'after a kill'
said 'Ben (Black) plays 8-12.'

# --- Told to end ---

"$crownhead" --text <"$scratch/in" >"$scratch/out" 2>"$scratch/err" &
process=$!
exec 3>"$scratch/in"
echo 28-24 >&3
wait_for '(White) plays 28-24.'
kill -TERM "$process"
wait "$process" 2>/dev/null
[ $? -eq 143 ] || fail 'the end that it was told'
exec 3>&-
echo status | talk "$cli" play || fail 'after an end'
said 'Anna (White) plays 28-24.'

# --- Two programs: the second one begins a match of its own ---

"$crownhead" --text <"$scratch/in" >"$scratch/out.first" 2>&1 &
process=$!
exec 3>"$scratch/in"
tries=0
until grep -q 'to move' "$scratch/out.first" || [ "$tries" -gt 3000 ]; do
    tries=$((tries + 1))
    sleep 0.02
done
echo status | talk "$cli" play || fail 'the second program'
said 'Player 1 (Black) begins.'
exec 3>&-
wait "$process" || fail 'the first program'

# --- Nobody reads any more ---

rm -f "$scratch"/games.db*
yes moves | head -n 200 | { echo 11-15; cat; } | "$crownhead" --text 2>"$scratch/err" | head -n 6 >"$scratch/out"
echo status | talk "$cli" play || fail 'after a pipe that was closed'
said 'Player 1 (Black) plays 11-15.'

# --- A disk that can be written to only later ---

rm -f "$scratch"/games.db*
: >"$scratch/folder"
CROWNHEAD_DATA=$scratch/folder/games.db "$crownhead" --text <"$scratch/in" >"$scratch/out" 2>"$scratch/err" &
process=$!
exec 3>"$scratch/in"
echo 11-15 >&3
wait_for 'Your games are not saved yet.' # else the move might find the disk as it should be
rm "$scratch/folder"
echo 23-19 >&3
wait_for 'All that was played is saved now.'
exec 3>&-
wait "$process" || fail 'saved in the end'
echo status | CROWNHEAD_DATA=$scratch/folder/games.db talk "$cli" play
said 'Player 2 (White) plays 23-19.'

# --- A file that may not grow ---

rm -f "$scratch"/games.db*
for program in "$crownhead --text" "$cli play"; do
    # shellcheck disable=SC2086 # program and option
    printf '%s\n' 11-15 status | (ulimit -f 8; exec $program --fresh) >"$scratch/out" 2>"$scratch/err"
    [ $? -eq 1 ] || fail "a limit: $program"
    grep -q 'not saved yet' "$scratch/out" || fail "a limit is not told: $program"
done

# --- Options ---

echo players | talk "$crownhead" --text --fresh --rules russian --white 3 --black Anna || fail 'options'
said 'Russian, game 1.'
said 'Black: Anna.'
said 'White: Computer 3: Learner.'
echo players | talk "$cli" play --rules russian --fen W:Wa1:Bh8 --white 3 --seed 5 || fail 'options of the command'
said 'White: Computer 3: Learner.'
refused()
{
    want=$1
    shift
    : | talk "$@"
    [ $? -eq 2 ] || fail "status of $*"
    grep -qF -- "$want" "$scratch/err" || fail "not complained: $want"
}
refused 'need --text' "$crownhead" --black 3
refused '--text opens no file.' "$crownhead" --text x.pdn
refused 'no window for a test' "$crownhead" --text --dump-ui
refused 'has no clock' "$crownhead" --text --clock 5
refused 'no rule set' "$crownhead" --text --rules rusian
refused 'fen' "$cli" play --fen x

# --- A match with a clock: it stands still in the terminal, and goes on in the window ---

printf '[match]\nclock = 5+3\n' >>"$CROWNHEAD_CONFIG"
rm -f "$scratch"/games.db*
window 'expect "5:00"
drag 11 15
expect "Pause"'
printf '%s\n' 23-19 "save $scratch/timed.pdn" | talk "$crownhead" --text || fail 'a match with a clock'
grep -qxF '[TimeControl "300+3"]' "$scratch/timed.pdn" || fail 'the clock is lost in the terminal'
window 'expect "19 white man"
expect "Go on"'
echo "save $scratch/untimed.pdn" | talk "$crownhead" --text --fresh
grep -q TimeControl "$scratch/untimed.pdn" && fail 'a match of the terminal has a clock'

# --- Other locales: signs that the terminal has ---

echo resign | LC_ALL=C talk "$crownhead" --text --fresh
said 'Player 1 - Player 2: 0-1'
echo 'black Åsa' | LC_ALL=C talk "$crownhead" --text --fresh
said 'Black: ?sa.'
LC_ALL=C grep -q '[^ -~]' "$scratch/out" && fail 'not ASCII'

# --- Other languages: their words, and the English ones ---

export CROWNHEAD_LOCALE="$locales"
echo help | talk "$crownhead" --text --fresh
line=$(grep -n '^undo, u:' "$scratch/out" | cut -d : -f 1)
echo help | talk "$crownhead" --text --fresh --lang en@long
word=$(sed -n "${line}p" "$scratch/out" | cut -d , -f 1)
case $word in
'' | undo) fail "the word for undo: $word" ;;
esac
for undo in "$word" undo; do
    printf '%s\n' 11-15 "$undo" moves | talk "$crownhead" --text --fresh --lang en@long
    grep -qF ' 11-15, 11-16' "$scratch/out" || fail "undo by '$undo'"
done

exit $failed

#!/bin/sh
# SPDX-License-Identifier: MIT
# Plays in a real window, with real clicks:
#     real_window.sh CROWNHEAD GAME_CLICKS GAME...     whole games and the revenge after each
#     real_window.sh CROWNHEAD --keyboards             a Russian, a Greek and a French layout
#     real_window.sh CROWNHEAD --hands                 drag, typed move, keys, closing, SIGTERM
#     real_window.sh CROWNHEAD --shapes                sizes, full screen, minimized; what is remembered
#     real_window.sh CROWNHEAD --sound                 what is heard of a move, and sleep afterwards
#     real_window.sh CROWNHEAD --wayland               clicks on Wayland without a graphics card
#     real_window.sh CROWNHEAD --wine WINE             Direct3D, sound, and the end of a session of Windows
# Starts a display of its own (Xvfb). Exit status: 0 all is well, 1 something is not, 77 a program
# that this needs is not here.
set -u

for tool in Xvfb xdotool icewm wmctrl weston xprop setxkbmap; do
    command -v "$tool" >/dev/null || exit 77
done
crownhead=$1
shift
work=$(mktemp -d) || exit 1
server='' manager='' compositor='' game='' wine=''
# shellcheck disable=SC2086 # each is one id or nothing
trap 'kill $game $compositor $manager $server 2>/dev/null; end_session; wait; rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
unset WAYLAND_DISPLAY
CROWNHEAD_CONFIG=$work/settings.ini
export CROWNHEAD_CONFIG
export SDL_AUDIODRIVER=dummy # whoever tests is not disturbed
archive=$work/games.db       # only of the game in the window: what looks at widgets has none

fail() {
    echo "FAILED: $*"
    exit 1
}

# Ends the session under wine, if there is one, as logging off would.
end_session() {
    [ -z "$wine" ] || "$wine" wineboot --end-session >"$work/wine.log" 2>&1
}

# Xvfb itself finds a free number. It must not begin anew whenever its last client leaves: one that
# comes just then, a game behind a tool that has only looked, is turned away.
Xvfb -noreset -displayfd 3 -screen 0 1280x800x24 -nolisten tcp 3>"$work/display" >"$work/xvfb.log" 2>&1 &
server=$!
tries=0
until [ -s "$work/display" ]; do
    tries=$((tries + 1))
    [ $tries -lt 2400 ] || fail 'Xvfb does not start'
    sleep 0.05
done
DISPLAY=:$(cat "$work/display")
export DISPLAY

# The id of the game's window, if it can be seen. (The tool's own waiting looks twice a second.)
shown_window() {
    xdotool search --onlyvisible --classname '^crownhead(\.exe)?$' 2>/dev/null | head -n 1
}

# launch OPTION...: the game in a window of which $window is the id, and its corner $left, $top.
launch() {
    CROWNHEAD_DATA=$archive "$crownhead" --renderer software "$@" &
    game=$!
    tries=0
    until window=$(shown_window) && [ -n "$window" ]; do
        tries=$((tries + 1))
        kill -0 "$game" 2>/dev/null || fail 'the game has ended before its window came up'
        [ $tries -lt 2400 ] || fail 'no window comes up'
        sleep 0.05
    done
    wait_for_title 'game 1:'
    eval "$(xdotool getwindowgeometry --shell "$window")"
    left=$X top=$Y
}

start() {
    rm -f "$archive"*
    launch --size 1200x760 "$@"
}

# On Wayland nobody but the compositor is told a window's title, so the library's own record is read.
title() {
    if [ -n "$compositor" ]; then
        sed -n 's/.*set_title("\(.*\)")$/\1/p' "$work/game.log" | tail -n 1
    else
        xdotool getwindowname "$window"
    fi
}

# title_comes TEXT SECONDS: whether the title holds the text in time.
title_comes() {
    tries=0
    until title | grep -qF -- "$1"; do
        tries=$((tries + 1))
        [ $tries -lt $(($2 * 20)) ] || return 1
        if ! kill -0 "$game" 2>/dev/null; then
            grep -h '^crownhead:' "$work"/*.log
            fail 'the game has ended by itself'
        fi
        sleep 0.05
    done
}

# Until the title holds $1; longer than any machine needs.
wait_for_title() {
    title_comes "$1" 120 || fail "the title should say \"$1\", but says \"$(title)\""
}

# Until the window has its icon, which comes behind the first frame: width, height, then pixels, of
# which more than a few differ.
wait_for_icon() {
    tries=0
    until xprop -id "$window" -notype -f _NET_WM_ICON 32c _NET_WM_ICON | tr -d , |
        awk '$3 == 128 && $4 == 128 { for (i = 5; i <= NF; i++) if (!seen[$i]++) count++ }
            END { exit count < 100 }'; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] || fail 'the window has no icon'
        sleep 0.1
    done
}

# leave NAME: ends the game by SIGTERM and expects it to go in peace. CROWNHEAD_BY_KEY: by Ctrl+Q, which
# a game under wine hears as well.
leave() {
    if [ -n "${CROWNHEAD_BY_KEY-}" ]; then
        xdotool key --window "$window" ctrl+q
    else
        kill -TERM "$game"
    fi
    wait "$game"
    status=$?
    game=''
    if [ $status -ne 0 ]; then
        [ -z "$compositor" ] || grep -v "^\[[0-9. ]*\]" "$work/game.log"
        fail "$1: exit status $status"
    fi
}

# The middle of every widget as "NAME<TAB>X Y", from what the program itself says of its screen
# after the lines of script $1, under the options that follow.
widgets() {
    script=$1
    shift
    printf '%s\n' "$script" >"$work/script"
    "$crownhead" --size 1200x760 "$@" --script "$work/script" --dump-ui |
        sed -n 's/.*"name": "\([^"]*\)", "label": "[^"]*", "x": \([-0-9]*\), "y": \([-0-9]*\), "w": \([0-9]*\), "h": \([0-9]*\).*/\1\t\2 \3 \4 \5/p' |
        awk -F'\t' '{ split($2, r, " "); printf "%s\t%d %d\n", $1, r[1] + r[3] / 2, r[2] + r[4] / 2 }'
}

# place NUMBER|NAME: the point of that square or widget on the display.
place() {
    point=$(awk -F'\t' -v want="$1" '
        $1 == want || $1 == "square-" want { print $2; exit }' "$work/widgets")
    [ -n "$point" ] || fail "nothing on the screen is called $1"
    echo "$((left + ${point% *})) $((top + ${point#* }))"
}

# The xdotool words that click each of the squares or widgets given.
clicks() {
    for name; do
        at=$(place "$name") || exit 1
        echo "mousemove $at click 1"
    done
}

# play_and_revenge GAME: the whole game by clicks, then Revenge, and the first move after it.
play_and_revenge() {
    "$game_clicks" "$1" >"$work/clicks" || fail "$1 cannot be turned into clicks"
    rules=$(head -n 1 "$work/clicks")
    result=$(tail -n 1 "$work/clicks")
    first=$(sed -n 2p "$work/clicks")
    squares=$(sed '1d;$d' "$work/clicks" | tr '\n' ' ')
    start --rules "$rules"
    widgets '' --rules "$rules" >"$work/widgets"
    # The last click becomes a double click, whose second half asks for nothing.
    # shellcheck disable=SC2086,SC2046 # words on purpose
    xdotool $(clicks $squares) click 1 || fail "$1: clicking"
    case $result in
    # Player 1 had Black in the first game; after a draw the other one starts.
    black) words='Player 1 wins' starter='Player 1' score='1–0' ;;
    white) words='Player 2 wins' starter='Player 2' score='0–1' ;;
    draw) words='draw' starter='Player 2' score='½–½' ;;
    *) fail "$1 has no result" ;;
    esac
    wait_for_title "$words"
    wait_for_title "$score"
    # The result stands beside the board in the same place whatever ended the game.
    widgets 'key Ctrl+G
click answer-black' --rules "$rules" >"$work/widgets"
    sleep 2.5 # the last move, a moment to look at it, and half a second in which no click counts
    wait_for_title "$words"
    # Free Jump is played with letters.
    case $rules in
    freejump*) begins=X follows=O ;;
    *) begins=Black follows=White ;;
    esac
    # On a busy machine the half second may begin later.
    for attempt in 1 2 3 4 5; do
        # shellcheck disable=SC2046
        xdotool $(clicks revenge)
        title_comes 'game 2' 10 && break
        echo "try $attempt for a revenge led to \"$(title)\""
    done
    wait_for_title "game 2: $starter ($begins) to move"
    widgets '' --rules "$rules" >"$work/widgets"
    # shellcheck disable=SC2086,SC2046
    xdotool $(clicks $first)
    wait_for_title "($follows) to move"
    leave "$1"
    echo "ok: $(basename "$1"), $result, then the revenge begun by $starter with $begins"
}

# The Enter that makes the last move is held down: the next game does not begin by it, however often
# the keyboard repeats it, but by the next press.
try_held_enter() {
    start --fen B:W22:B18
    xdotool windowactivate --sync "$window"
    xdotool type --delay 30 '18x25'
    xdotool keydown Return
    wait_for_title 'Player 1 wins'
    sleep 3
    case $(title) in
    *'game 2'*) fail 'the next game begins while Enter is held down' ;;
    esac
    xdotool keyup Return
    sleep 0.3
    wait_for_title 'Player 1 wins'
    for attempt in 1 2 3 4 5; do
        xdotool key Return
        title_comes 'game 2:' 10 && break
        echo "try $attempt to begin the next game led to \"$(title)\""
    done
    wait_for_title 'game 2:'
    leave 'the game after a held Enter'
    echo 'ok: Enter held down through the end of a game'
}

start_manager() {
    icewm >"$work/icewm.log" 2>&1 &
    manager=$!
    tries=0
    until wmctrl -m >/dev/null 2>&1; do
        tries=$((tries + 1))
        [ $tries -lt 2400 ] || fail 'icewm does not start'
        sleep 0.05
    done
}

# A drag, a typed move, keys, a drag cut off by SIGTERM, and the window manager's close button.
try_hands() {
    start_manager
    widgets '' >"$work/widgets"
    start
    wait_for_icon
    echo 'ok: the icon'
    xdotool windowactivate --sync "$window"
    # shellcheck disable=SC2046
    xdotool mousemove $(place 11) mousedown 1 mousemove $(place 16) mousemove $(place 15) mouseup 1
    wait_for_title '(White) to move'
    echo 'ok: a drag makes a move'
    xdotool type --delay 30 '23-19'
    xdotool key Return
    wait_for_title '(Black) to move'
    echo 'ok: a typed move'
    xdotool key ctrl+z
    wait_for_title '(White) to move'
    xdotool key ctrl+shift+z
    wait_for_title '(Black) to move'
    echo 'ok: undo and redo by key'
    # shellcheck disable=SC2046
    xdotool mousemove $(place 9) mousedown 1 mousemove $(place 13)
    leave 'in the middle of a drag'
    xdotool mouseup 1
    echo 'ok: SIGTERM in the middle of a drag'
    start
    wmctrl -x -c crownhead.crownhead
    wait "$game"
    status=$?
    game=''
    [ $status -eq 0 ] || fail "exit status $status after closing the window"
    echo 'ok: the close button'
    try_unsaved
}

# Nothing can be saved there: the close button asks, and one may stay or quit.
try_unsaved() {
    saved=$archive
    archive=/proc/games.db
    start 2>"$work/game.log"
    archive=$saved
    xdotool windowactivate --sync "$window"
    xdotool type --delay 30 '11-15'
    xdotool key Return
    wait_for_title '(White) to move'
    wmctrl -x -c crownhead.crownhead
    sleep 1
    xdotool key Escape
    xdotool key ctrl+z
    wait_for_title '(Black) to move'
    echo 'ok: the close button asks where something is not saved'
    xdotool key ctrl+q
    xdotool key shift+Tab Return
    wait "$game"
    status=$?
    game=''
    [ $status -eq 0 ] || fail "exit status $status after quitting without saving"
    grep -q 'not all that was played is saved' "$work/game.log" || fail 'nothing was unsaved'
    echo 'ok: quitting without saving'
}

# Until the window is $1 ("WIDTHxHEIGHT", or a pattern); two minutes at most.
wait_for_size() {
    tries=0
    until xdotool getwindowgeometry "$window" | grep -qx "  Geometry: $1"; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] ||
            fail "the window should be $1, but is: $(xdotool getwindowgeometry "$window")"
        sleep 0.1
    done
}

# How often the game has been woken up since it began.
switches() {
    cat "/proc/$game"/task/*/status | awk '/ctxt_switches/ { sum += $2 } END { print sum }'
}

# How often the game wakes up within a second of being minimized, into $count.
count_minimized() {
    start
    xdotool windowactivate --sync "$window" key ctrl+e
    # shellcheck disable=SC2046
    xdotool $(clicks rule/man-capture) windowminimize "$window"
    tries=0
    while [ -n "$(shown_window)" ]; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] || fail 'the window is not minimized'
        sleep 0.05
    done
    before=$(switches)
    sleep 1
    count=$(($(switches) - before))
    xdotool windowmap --sync "$window"
    leave minimized
}

# While nobody can see it the game sleeps, also in the middle of an animation (the example in the
# rule editor takes some seconds, with 60 frames in each). A busy machine may tell the game late that
# it cannot be seen, but not every time.
try_minimized() {
    widgets 'key Ctrl+E' >"$work/widgets"
    for attempt in 1 2 3 4 5 6 7 8 9 10; do
        count_minimized
        echo "minimized, try $attempt: $count times awake in a second"
        [ $count -gt 10 ] || return
    done
    fail 'minimized, the game wakes up'
}

# The threads that play sounds: the game's own, and that of SDL's device.
sound_threads() {
    cat "/proc/$game"/task/*/comm 2>/dev/null | grep -c -e '^sound$' -e '^SDLAudio'
}

# Until no sound is played any more and the device is closed; two minutes at most.
wait_for_silence() {
    tries=0
    until [ "$(sound_threads)" -eq 0 ]; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] || fail 'the device stays open'
        sleep 0.1
    done
}

# From now on the game plays its sounds into a file.
keep_sounds() {
    SDL_AUDIODRIVER=disk SDL_DISKAUDIOFILE=$work/heard
    export SDL_DISKAUDIOFILE
}

wait_for_sound() {
    tries=0
    until [ "$(tr -d '\000' <"$work/heard" 2>/dev/null | head -c 2000 | wc -c)" -eq 2000 ]; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] || fail 'nothing is heard of a move'
        sleep 0.1
    done
}

# Once the device is closed nothing wakes up: on a busy machine not at the first try.
try_sound() {
    keep_sounds
    widgets '' >"$work/widgets"
    start
    # shellcheck disable=SC2046
    xdotool $(clicks 11 15)
    wait_for_title '(White) to move'
    wait_for_sound
    wait_for_silence
    echo 'ok: a move is heard, and the device closed'
    for attempt in 1 2 3 4 5 6 7 8 9 10; do
        was=$(switches)
        sleep 3
        count=$(($(switches) - was))
        echo "after a sound, try $attempt: $count times awake in three seconds"
        [ "$count" -gt 0 ] || break
    done
    [ "$count" -eq 0 ] || fail 'after a sound the game wakes up'
    # shellcheck disable=SC2046
    xdotool $(clicks 22 18)
    wait_for_title '(Black) to move'
    leave 'while a sound is on its way'
    echo 'ok: SIGTERM while a sound is on its way'
    mkfifo "$work/pipe"
    try_device nonsense "$work/heard"
    try_device disk "$work/pipe"
}

# try_device DRIVER FILE: the game goes on with a device that is not there, or hangs for ever.
try_device() {
    SDL_AUDIODRIVER=$1 SDL_DISKAUDIOFILE=$2
    start
    # shellcheck disable=SC2046
    xdotool $(clicks 11 15)
    wait_for_title '(White) to move'
    # shellcheck disable=SC2046
    xdotool $(clicks 22 18)
    wait_for_title '(Black) to move'
    leave "the device $1"
    echo "ok: a game without sound, $1 ${2##*/}"
}

# What the player did to the window comes back with the next start; what an option says does not.
try_shapes() {
    start_manager
    try_minimized
    launch
    xdotool windowsize "$window" 700 500
    wait_for_size 700x500
    leave 'a smaller window'
    launch
    wait_for_size 700x500
    echo 'ok: the size is remembered'
    xdotool windowactivate --sync "$window" key F11
    wait_for_size 1280x800
    leave 'full screen'
    launch
    wait_for_size 1280x800
    xdotool windowactivate --sync "$window" key F11
    wait_for_size 700x500
    echo 'ok: full screen is remembered, and the size without it'
    wmctrl -i -r "$window" -b add,maximized_vert,maximized_horz
    wait_for_size '1[0-9]*x7[0-9]*'
    leave maximized
    launch --size 400x300
    wait_for_size 400x300
    leave 'a size by option'
    launch
    wait_for_size '1[0-9]*x7[0-9]*'
    wmctrl -i -r "$window" -b remove,maximized_vert,maximized_horz
    wait_for_size 700x500
    leave 'not maximized'
    launch
    wait_for_size 700x500
    leave 'as before'
    echo 'ok: maximized is remembered, a size by option is not'
    printf '[window]\nsize = 3000x2000\n' >"$CROWNHEAD_CONFIG"
    launch
    wait_for_size '1[0-9]*x7[0-9]*'
    leave 'a smaller screen'
    echo 'ok: no window is larger than the screen'
}

# start_compositor OPTION...: a Wayland compositor that draws with the processor, in a window of
# 1200x760 pixels on the display, and gives every program the whole of it.
start_compositor() {
    weston --backend=x11-backend.so --use-pixman --shell=kiosk-shell.so --no-config --idle-time=0 \
        --socket=crownhead "$@" >"$work/weston.log" 2>&1 &
    compositor=$!
    tries=0
    until [ -S "$work/crownhead" ]; do
        tries=$((tries + 1))
        if [ $tries -ge 2400 ]; then
            cat "$work/weston.log"
            fail 'weston does not start'
        fi
        sleep 0.05
    done
}

# Until the library has recorded a message that matches $1; two minutes at most.
wait_for_message() {
    tries=0
    until grep -q -- "$1" "$work/game.log"; do
        tries=$((tries + 1))
        [ $tries -lt 1200 ] || fail "no $1 on Wayland"
        sleep 0.1
    done
}

end_compositor() {
    kill "$compositor"
    wait "$compositor"
    compositor=''
}

# start_on_wayland OPTION...: the game there, shown. The libraries of OpenGL and of window frames, which
# only Wayland needs, keep memory to the end; what the game itself forgets is looked for on X11. There is
# no theme of cursors: a hand over a piece has ended the game then.
start_on_wayland() {
    ASAN_OPTIONS=${ASAN_OPTIONS-}:detect_leaks=0 DISPLAY='' XCURSOR_PATH="$work/none" WAYLAND_DISPLAY=crownhead WAYLAND_DEBUG=client SDL_VIDEODRIVER=wayland CROWNHEAD_DATA="$work/wayland.db" \
        "$crownhead" --fresh --size 1200x760 "$@" 2>"$work/game.log" &
    game=$!
    left=0 top=0
    wait_for_title 'game 1:'
    # The .desktop file's name; SDL2 on top of SDL3 (2.32.54) tells the name for X11.
    wait_for_message 'set_app_id("\(org\.crownhead\.\)\?crownhead")'
    wait_for_message 'wl_surface[@#][0-9]*\.enter('
}

# move FROM TO TEXT: clicks the squares until the title holds the text. On a busy machine a compositor
# that has only just begun loses a click now and then.
move() {
    for attempt in 1 2 3 4 5; do
        # shellcheck disable=SC2046
        xdotool $(clicks "$1" "$2")
        title_comes "$3" 6 && return
        echo "click $attempt led to \"$(title)\""
    done
    fail "$1-$2 by clicks: the title should say \"$3\""
}

# Two moves by clicks, with both renderers that a machine without a graphics card may be asked for.
try_wayland() {
    XDG_RUNTIME_DIR=$work
    export XDG_RUNTIME_DIR
    start_compositor --width=1200 --height=760
    widgets '' >"$work/widgets"
    for renderer in auto software; do
        start_on_wayland --renderer $renderer
        move 11 15 '(White) to move'
        move 23 19 '(Black) to move'
        leave "renderer $renderer"
        echo "ok: Wayland, renderer $renderer"
    done
    end_compositor
    try_fine_pixels
}

# On a screen of 600x380 points, each of four pixels, everything has as many pixels as it would have
# at twice the size that is right for 600x380: 79 %, since at 100 % there must be 480 points.
try_fine_pixels() {
    start_compositor --width=600 --height=380 --scale=2
    widgets '' --scale 158 >"$work/widgets"
    start_on_wayland
    move 12 16 '(White) to move'
    leave 'two pixels a point'
    end_compositor
    echo 'ok: two pixels a point'
}

# Under wine, in a session of its own: a move by mouse is shown by Direct3D, of whichever version the
# game can have, and heard; and what the player did until the session ended is there in the next one.
try_wine() {
    widgets '' >"$work/widgets"
    WINEPREFIX=$work/prefix
    export WINEPREFIX
    wine=$1
    keep_sounds
    "$wine" wineboot >"$work/wine.log" 2>&1
    "$wine" winecfg -v win10 >"$work/wine.log" 2>&1
    WINEDEBUG=-all,trace+d3d9,trace+dxgi start --renderer auto >"$work/game.log" 2>&1
    # shellcheck disable=SC2046
    xdotool $(clicks 11 15)
    wait_for_title '(White) to move'
    grep -q 'd3d[0-9]*_[a-z]*_Present' "$work/game.log" || fail 'Direct3D has shown nothing'
    wait_for_sound
    echo 'ok: a move by mouse, shown by Direct3D and heard'
    xdotool windowsize "$window" 700 500
    wait_for_size 700x500
    xdotool key --window "$window" ctrl+z
    wait_for_title '(Black) to move'
    xdotool key --window "$window" ctrl+shift+z
    wait_for_title '(White) to move'
    end_session
    wait "$game"
    game=''
    launch >"$work/game.log" 2>&1
    wait_for_title '(White) to move'
    wait_for_size 700x500
    echo 'ok: the session ends in the middle of a game'
    leave 'after the end of the session'
}

# The keys are told by the places they have, in numbers of X: 37 and 50 are Ctrl and Shift, 10 to 19
# the digits' row, 52 and 25 have Z on an American and on a French keyboard, 29 has Y on both.
# layout NAME HYPHEN Z: a typed move, undo, redo. With HYPHEN 15 the digits need Shift.
layout() {
    setxkbmap "$1" || fail "there is no layout $1"
    if [ "$2" -eq 15 ]; then
        xdotool key 10 keydown 50 key 10 key 10 keyup 50 key 15 keydown 50 key 10 key 14 keyup 50
    else
        xdotool key 10 key 10 key "$2" key 10 key 14
    fi
    xdotool key 36
    wait_for_title '(White) to move'
    xdotool keydown 37 key "$3" keyup 37
    wait_for_title '(Black) to move'
    xdotool keydown 37 key 29 keyup 37
    wait_for_title '(White) to move'
    xdotool keydown 37 key "$3" keyup 37
    wait_for_title '(Black) to move'
    echo "ok: a typed move, undo and redo, layout $1"
}

# Until the settings file says that the size is $1; two minutes at most.
wait_for_scale() {
    tries=0
    until grep -sqx "scale = $1" "$CROWNHEAD_CONFIG"; do
        tries=$((tries + 1))
        [ $tries -lt 2400 ] || fail "the size should be $1: $(grep scale "$CROWNHEAD_CONFIG")"
        sleep 0.05
    done
}

# size_keys NAME PLUS MINUS ZERO: Ctrl with each of these keys. A French keyboard has the minus sign on
# the key of 6.
size_keys() {
    setxkbmap "$1" || fail "there is no layout $1"
    for pair in "$2:125" "$3:100" "$3:75" "$4:auto"; do
        xdotool keydown 37 key "${pair%:*}" keyup 37
        wait_for_scale "${pair#*:}"
    done
    echo "ok: larger, smaller and back, layout $1"
}

try_keyboards() {
    start_manager
    start
    xdotool windowactivate --sync "$window"
    layout ru 20 52
    layout gr 20 52
    layout fr 15 25
    size_keys us 21 20 19
    size_keys ru 21 20 19
    size_keys fr 21 15 19
    size_keys de 35 61 19
    leave 'other layouts'
}

if [ "$1" = --hands ]; then
    try_hands
    try_held_enter
elif [ "$1" = --keyboards ]; then
    try_keyboards
elif [ "$1" = --shapes ]; then
    try_shapes
elif [ "$1" = --sound ]; then
    try_sound
elif [ "$1" = --wayland ]; then
    try_wayland
elif [ "$1" = --wine ]; then
    try_wine "$2"
else
    game_clicks=$1
    shift
    for file; do
        play_and_revenge "$file"
    done
fi

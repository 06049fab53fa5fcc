#!/bin/bash
# SPDX-License-Identifier: MIT
# What is said aloud reaches a speech server: a whole match by ear alone is held against what it should
# sound like; and the game goes on whatever the server does.
#     speech.sh CROWNHEAD SERVER FOLDER
set -euo pipefail

crownhead=$(realpath "$1") server=$(realpath "$2") folder=$(realpath "$3")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
export SPEECHD_ADDRESS=unix_socket:$work/socket
export SDL_VIDEODRIVER=dummy SDL_AUDIODRIVER=dummy
export CROWNHEAD_CONFIG=$work/settings.ini CROWNHEAD_DATA=$work/games.db CROWNHEAD_CACHE=$work/cache

fail() {
    echo "speech.sh: $*" >&2
    exit 1
}

# Starts the server with these arguments. It ends when its input is closed.
begin_server() {
    : >heard
    coproc SERVER { exec "$server" socket heard "$@" 8>&-; } # 8 is a script that is being written
    read -r line <&"${SERVER[0]}" || true
    [ "${line-}" = ready ] || fail 'the server does not listen'
}

end_server() {
    local id=$SERVER_PID input=${SERVER[1]}
    exec {input}>&-
    wait "$id" || true
}

# Plays a script with these preferences of the section [speech].
play() {
    local script=$1
    shift
    rm -f games.db* settings.ini
    { echo '[speech]' && printf '%s\n' "$@"; } >settings.ini
    "$crownhead" --size 1000x700 --script "$script" 2>errors || {
        cat errors heard >&2
        fail "$script failed"
    }
}

expect_heard() {
    diff -u "$1" heard || fail "$2: this is not what was to be said"
}

# A match by ear alone, with every key that asks.
begin_server
play "$folder/by-ear.script" aloud=on
end_server
expect_heard "$folder/by-ear.heard" 'by ear'

# A server that writes its answers in small pieces hears the same.
begin_server slow
play "$folder/by-ear.script" aloud=on
end_server
expect_heard "$folder/by-ear.heard" 'a slow server'

# The voice is told only where the player has chosen one; what a screen reader does not ask for is not
# said, and nothing is said, or even connected, where it is off.
cat >short.script <<'END'
key Down
END
begin_server
play short.script aloud=on rate=fast loudness=50
end_server
grep -q '^> SET self RATE 30$' heard || fail 'the speed is not told'
grep -q '^> SET self VOLUME 0$' heard || fail 'the volume is not told'
for when in off reader; do
    begin_server
    play short.script aloud=$when
    end_server
    [ ! -s heard ] || fail "aloud=$when: something was said"
done

# What is switched on while it runs is heard from then on, and nothing after it is switched off.
cat >switched.script <<'END'
key Ctrl+,
click accessibility
click aloud/next
key Escape
key Escape
key Ctrl+,
click accessibility
click aloud/next
key Escape
key Escape
key Down
END
begin_server
play switched.script aloud=reader
end_server
grep -q '^message The board.$' heard || fail 'switched on: nothing was said'
tail -n 1 heard | grep -q '^text Say aloud: next, button.$' || fail 'switched off: something was said after that'

# Each way of a server to be at fault: the game goes on, and says once that it cannot speak.
cat >goes-on.script <<'END'
await "Nothing can be said aloud: speech-dispatcher REASON."
key Down
expect-not "Nothing can be said"
wait 3000
type 11-15
key Return
expect "15 black man"
type 22-18
key Return
expect "18 white man"
expect-not "Nothing can be said"
END
while read -r way reason; do
    sed "s/REASON/$reason/" "goes-on.script" >"goes-on-$way.script"
    [ "$way" = absent ] || begin_server "$way"
    play "goes-on-$way.script" aloud=on
    [ "$way" = absent ] || end_server
done <<'END'
absent does not run here
hang does not answer
refuse refuses it
babble refuses it
END

# A server that ends in the middle and comes again: what was being said is said to the next one.
cat >dies.script <<'END'
key Down
key Down
type 11-15
key Return
type 22-18
key Return
expect-not "Nothing can be said"
END
begin_server die
play dies.script aloud=on
end_server
[ "$(grep -c '^> SET self CLIENT_NAME' heard)" -gt 1 ] || fail 'there was one connection only'
grep -q '^message 1: 11 to 15.$\|^message Player 1: 11 to 15.$' heard || fail 'a move was not said'
grep -q 'Player 2: 22 to 18.$' heard || fail 'the second move was not said'

# One that comes later is tried again, once the pause is over. The pause is of the script's clock.
mkfifo script
{ echo '[speech]' && echo aloud=on; } >settings.ini
rm -f games.db*
"$crownhead" --size 1000x700 --script script >said 2>errors &
game=$!
exec 8>script
printf 'key Down\nsay first\n' >&8
until grep -q first said; do sleep 0.05; done
begin_server
printf 'wait 1000\nkey Down\nsay second\n' >&8
until grep -q second said; do sleep 0.05; done
[ ! -s heard ] || fail 'it was tried again too soon'
printf 'wait 2000\nkey Right\nsay third\n' >&8
until grep -q third said; do sleep 0.05; done
exec 8>&-
wait "$game" || fail 'the game failed'
end_server
grep -q '^text ' heard || fail 'it was not tried again'

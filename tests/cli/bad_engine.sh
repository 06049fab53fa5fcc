#!/bin/sh
# SPDX-License-Identifier: MIT
# A program that speaks the Hub protocol and then does what it should not. With "burn" it plays a king
# to and fro, tells what time it was given, and counts up to NUMBER for each move; with 1 it sleeps now
# and then. With "whim" and "obey"
# it tells what parameters it was given, with "obey" those of the rules, too.
# Usage: bad_engine.sh WHAT [FILE | NUMBER]
if [ "$1" = deaf ]; then
    printf 'wait\nready\n'
    for _ in $(seq 150); do
        printf 'done move=32-28\ndone move=28-32\n'
    done
    exec sleep 300
fi
move=32-28
while read -r command rest; do
    case $command in
    hub)
        [ "$1" != draughts ] || printf 'param name=variant value=normal type=enum values="normal killer"\n'
        [ "$1" != obey ] || printf 'param name=rules value=american type=string\n'
        printf 'id name=bad\nparam name=whim value=none type=string\nwait\n'
        ;;
    set-param) [ "$1" != whim ] && [ "$1" != obey ] || echo "$rest" >&2 ;;
    init) echo ready ;;
    level) [ "$1" != burn ] || echo "level $rest" >&2 ;;
    go)
        case $1 in
        cheat) echo 'done move=1-32' ;;
        garble) printf 'done move=\033]0;\a\377\n' ;;
        silent) echo 'done' ;;
        crash) exit 3 ;;
        hang) echo 'info depth=1' ;;
        linger)
            echo $$ >"$2"
            exec sleep 300
            ;;
        chatter) yes 'info depth=1' ;;
        burn)
            [ "$2" -ne 1 ] || [ "$move" != 32-28 ] || sleep 1.3
            count=0
            while [ "$count" -lt "$2" ]; do
                count=$((count + 1))
            done
            echo "done move=$move"
            [ "$move" = 32-28 ] && move=28-32 || move=32-28
            ;;
        mumble) yes | tr -d '\n' ;;
        esac
        ;;
    quit) exit ;;
    esac
done
[ "$1" != stay ] || sleep 60

#!/bin/sh
# SPDX-License-Identifier: MIT
# What crownhead-cli does in several threads: searches, the making of tables, matches, and the
# listening of a hub while it thinks. The thread sanitizer sees these rows and no other ones.
# Usage: test_threads.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

start=B:W21-32:B1-12

# --- best ---
feed '%s\n' "$start"
run 'two threads' 0 best --nodes 30000 --threads 2
[ "$(cut -f 4 "$scratch/out")" -ge 30000 ] || fail 'fewer than one thread'
# A line that is none is answered at once: then the program thinks about the next one.
name='an interruption prints what has been found'
rows=$((rows + 1))
printf 'none\n%s\n' "$start" | "$program" best --time 60000 >"$scratch/out" 2>"$scratch/err" &
await [ -s "$scratch/out" ]
sleep 1
kill -TERM $!
wait $!
[ $? -eq 143 ] || fail 'ended otherwise than by the signal'
output_has "^[0-9]+-[0-9]+${tab}"

# The first of the tables is there long before the last; where this shell is later than that, it tries
# again.
name='an interruption ends the making of tables'
rows=$((rows + 1))
all=$("$program" tables --rules flying | wc -l)
made() { find "$CROWNHEAD_CACHE" -name '*-*' | wc -l; }
begun() { [ "$(made)" -gt 0 ]; }
for attempt in 1 2 3 4 5; do
    CROWNHEAD_CACHE=$scratch/cache$attempt
    export CROWNHEAD_CACHE
    mkdir "$CROWNHEAD_CACHE"
    printf '%s\n' "$start" | "$program" best --rules flying --depth 1 >"$scratch/out" 2>"$scratch/err" &
    await begun
    kill -TERM $!
    wait $!
    ended=$?
    [ "$(made)" -ge "$all" ] || break
done
[ "$ended" -eq 143 ] || fail 'ended otherwise than by the signal'
[ "$(made)" -lt "$all" ] || fail 'made them all'
[ ! -s "$scratch/out" ] || fail "answered '$(cat "$scratch/out")'"

# --- hub, while it thinks ---
dialogue 'stop' 'level infinite' 'go think' 0.2 ping stop \?
output_has '^pong$'
output_has '^done move='
dialogue 'stop and on at once' 'level infinite' 'go analyze' stop 'pos start moves=11-15' 'level depth=2' \
    'go think' 0.3
[ "$(grep -c '^done move=' "$scratch/out")" = 2 ] || fail 'not two answers'
dialogue 'what has to wait' 'level infinite' 'go think' 'pos start' 'go think' stop \?
output_has "^error message=\"'pos' must wait until the search has ended\"\$"
output_has "^error message=\"'go' must wait"
[ "$(grep -c '^done' "$scratch/out")" = 1 ] || fail 'not one answer'
dialogue 'pondering takes no time' 'level move-time=0.05' 'go ponder' 0.3 ping stop \?
[ "$(grep -E '^(pong|done)' "$scratch/out" | head -n 1)" = pong ] || fail 'did not wait'
dialogue 'the move that was expected' 'level move-time=0.3' 'go ponder' 0.3 ponder-hit \?
output_has '^done move='
none 'nps='
dialogue 'quit' 'level infinite' 'go think' quit 'level depth=1' 'go think'
[ "$(grep -c '^done' "$scratch/out")" = 1 ] || fail 'went on'
dialogue 'the end of the input' 'level infinite' 'go think' 0.1
output_has '^done move='

# --- hub, and tables of endings ---
CROWNHEAD_CACHE=$scratch/cache
export CROWNHEAD_CACHE
tables() { find "$scratch/cache" -type f -name '*-*' | wc -l; }
dialogue 'a move without init' 'set-param name=rules value=flying' 'level move-time=0.1' 'go think' \?
output_has '^done move='
[ ! -e "$scratch/cache" ] || fail 'made tables'
dialogue 'quit while tables are made' 'set-param name=rules value=flying' init quit
[ "$(sed -n 1p "$scratch/out")" = ready ] || fail 'not ready'
cut=$(tables)
dialogue 'other rules while tables are made' init 'set-param name=rules value=thai' init 'set-param name=hash value=1' \
    init init 'level depth=1' 'go think' \?
[ "$(grep -c '^ready' "$scratch/out")" = 4 ] || fail 'not ready'
output_has '^done move='
# Two kings against one: with one ply of search it is a win only where there is a table.
name='tables that were made meanwhile'
rows=$((rows + 1))
: >"$scratch/out"
said_done() { [ "$(grep -c '^done' "$scratch/out")" = "$1" ]; }
# shellcheck disable=SC2094 # the two talk
{
    printf 'set-param name=rules value=italian\ninit\nlevel depth=1\npos pos=BeeeeBBeeeeeeeeeeeeeeeeeeeeWeeeee\n'
    for asked in $(seq 300); do
        printf 'go think\n'
        await said_done "$asked"
        ! grep -q 'score=9' "$scratch/out" || break
        sleep 0.2
    done
} | "$program" hub >"$scratch/out" 2>"$scratch/err" || fail "exit status $?"
head -n 2 "$scratch/out" | grep -q 'score=9' && fail 'was not ready before its tables'
output_has '^info .*score=9[0-9]\.'
[ "$(tables)" -gt "$cut" ] || fail "quit has waited for $cut tables"
CROWNHEAD_CACHE=/dev/null/x
name='tables that cannot be saved'
rows=$((rows + 1))
: >"$scratch/out"
# shellcheck disable=SC2094 # the two talk
{
    echo init
    await grep -q 'cannot be saved' "$scratch/err"
} | "$program" hub >"$scratch/out" 2>"$scratch/err"
[ $? -eq 1 ] || fail 'exit status'
said 'cannot be saved'

# --- match ---
# The lines of games, in the order in which they were begun.
games()
{
    grep -E '^[0-9]+\.[12]' "$scratch/out" | cut -f 1-4 | LC_ALL=C sort
}
CROWNHEAD_CACHE=$scratch/cache
for many in 1 2; do
    run "$many games at once" 0 match 'nodes=300 hash=1' 'nodes=100 hash=1' --games 6 --concurrency "$many"
    games >"$scratch/games$many"
done
[ "$(wc -l <"$scratch/games1")" = 6 ] || fail 'not six games'
cmp -s "$scratch/games1" "$scratch/games2" || fail 'not the same games'
CROWNHEAD_CACHE=/dev/null/x
run 'tables that cannot be saved' 1 match --depth 1 hash=1 hash=1 --games 16 --concurrency 4
[ "$(games | wc -l)" = 16 ] || fail 'not sixteen games'
said 'cannot be saved'
# They are made once for all engines.
[ "$(grep -c 'cannot be saved' "$scratch/err")" = 1 ] || fail "said $(grep -c . "$scratch/err") times"

finish

#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli match: games between the engine's settings and with other programs, which may fail.
# With FEW in the environment it leaves out what takes hundreds of games.
# Usage: test_match.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"
program=$(readlink -f -- "$program")
bad="hub:$here/bad_engine.sh"
pdn=$scratch/match.pdn
# Players. The memory that is usual is large, and making it would take most of the time here.
many='nodes=300 hash=1'
few='nodes=100 hash=1'
one='nodes=50 hash=1'

# The lines of games, whatever the order in which they were finished.
games()
{
    grep -E '^[0-9]+\.[12]' "$scratch/out" | cut -f 1-4 | LC_ALL=C sort
}

# The value of a line at the end.
value()
{
    sed -n "s/^$1$tab//p" "$scratch/out"
}

is() { [ "$(value "$1")" = "$2" ] || fail "$1 is $(value "$1"), not $2"; }

# --- Games ---
run 'fixed nodes' 0 match "$many" "$few" --games 6 --pdn "$pdn"
[ "$(games | wc -l)" = 6 ] || fail 'not six games'
is games 6
[ "$(($(value wins) + $(value draws) + $(value losses)))" = 6 ] || fail 'results of other games'
games >"$scratch/first"
cp "$pdn" "$scratch/first.pdn"
rm "$pdn"
run 'the same again' 0 match "$many" "$few" --games 6 --pdn "$pdn"
cmp -s "$pdn" "$scratch/first.pdn" || fail 'not the same games'
run 'another seed' 0 match "$many" "$few" --games 6 --seed 5
[ "$(games)" != "$(cat "$scratch/first")" ] || fail 'the same games'
run 'levels' 0 match level=3 level=2 --games 4 --pdn "$scratch/levels.pdn"
games >"$scratch/levels"
cut -f 2 "$scratch/levels" | grep -q black || fail 'no colours'
grep -q '^\[White "level=2"\]$' "$scratch/levels.pdn" || fail 'no name'
run 'the same levels again, two games at once' 0 match level=3 level=2 --games 4 --concurrency 2
games | cmp -s - "$scratch/levels" || fail 'not the same games'
printf 'B:W21-32:B1-12\n' >"$scratch/one"
run 'another seed of the levels' 0 match level=2 level=2 --games 2 --openings "$scratch/one" --seed 5 --pdn "$scratch/l5.pdn"
run 'and another one' 0 match level=2 level=2 --games 2 --openings "$scratch/one" --seed 6 --pdn "$scratch/l6.pdn"
cmp -s "$scratch/l5.pdn" "$scratch/l6.pdn" && fail 'the same games'
[ "$(grep '^1\. ' "$scratch/l5.pdn" | sort -u | wc -l)" = 2 ] || fail 'the same game with the colours exchanged'
run 'a level against random moves' 0 match level=4 random --games 10
[ "$(value wins)" -ge 7 ] || fail "wins only $(value wins)"
games >"$scratch/levels"
run 'the same random moves' 0 match level=4 random --games 10
games | cmp -s - "$scratch/levels" || fail 'not the same games'
for words in 'level=3 nodes=5' 'hash=1 level=3' 'level=3 endgames=none' 'level=3 weights=none' 'random level=3' \
    'random nodes=5'; do
    row "settings that exclude each other: $words" 2 '' match "$words" random --games 2
    said 'no setting can be given'
done
row 'no such level' 2 '' match level=0 random --games 2
said "level must be a whole number from 1 to 10, not '0'"
run 'by the Hub protocol' 0 match "$many" "$few hub:'$program' hub" --games 6
[ "$(games)" = "$(cat "$scratch/first")" ] || fail 'not the same games'
run 'replay of the games' 0 replay "$scratch/first.pdn"
[ "$(grep -c "${tab}ok\$" "$scratch/out")" = 6 ] || fail 'not six good games'
[ "$(cut -f 2 "$scratch/out" | sed -n 1,2p | tr '\n' ' ')" = "$many $few " ] || fail 'colours'
run 'a match against itself' 0 match --nodes 200 hash=1 hash=1 --games 4
is pairs '0 0 2 0 0'
output_has "^score${tab}0\.5000${tab}\+-0\.3652\$"
for rules in freejump flying russian 'thai, goal=lose'; do
    run "a match under $rules" 0 match --nodes 100 hash=1 hash=1 --games 2 --rules "$rules" --pdn "$scratch/rules.pdn"
    is games 2
    run "replay under $rules" 0 replay "$scratch/rules.pdn"
    rm "$scratch/rules.pdn"
done
claims='american, quiet=20, draws=claim'
printf 'W:WK18,K32:BK4,K5\n' >"$scratch/even"
run 'draws that are claimed' 0 match --depth 6 hash=1 hash=1 --games 2 --rules "$claims" --openings "$scratch/even" --pdn "$scratch/c.pdn"
is draws 2
[ "$(grep -c '\[%end 1/2-1/2 quiet\]' "$scratch/c.pdn")" = 2 ] || fail 'not claimed'
printf 'W:WK18,K19:BK5\n' >"$scratch/won"
for white in '' "hub:$program hub"; do
    run "who wins claims no draw: '$white'" 0 match --depth 30 hash=1 "$white" --games 2 --rules "$claims" --openings "$scratch/won"
    is wins 1
    is losses 1
done
run 'an odd number is made even' 0 match --nodes 50 hash=1 hash=1 --games 3
is games 4

row 'more games than rounds can tell' 2 '' match hash=1 hash=1 --games 200000
said "--games must be a whole number from 1 to 199996, not '200000'"

# --- Processor time ---
printf 'B:WK32:BK1\n' >"$scratch/corners"
measured()
{
    what=$1
    shift
    run "$what" 0 match --rules 'american, quiet=20' --openings "$scratch/corners" --games 2 "$@"
}
# Who is no program is held to its time by the engine itself; ten times that is never reached.
measured 'processor time' --time 20 hash=1 "hub:'$program' hub" --processor
output_has "^milliseconds${tab}[0-9]+\.[0-9]{3}${tab}[0-9]+\.[0-9]{3}\$"
value milliseconds | awk '{ exit !($1 > 0 && $1 < 200 && $2 > 0) }' || fail "used $(value milliseconds)"
measured 'processor time of fixed nodes' "$many" "$few" --processor
value milliseconds | awk '{ exit !($1 > 0 && $2 > 0) }' || fail "used $(value milliseconds)"
measured 'without it' "$many" "$few"
none '^milliseconds'
measured 'who uses too much has less, but an eighth' "$one" "time=16 $bad burn 200000" --processor
said 'level move-time=0.016'
said 'level move-time=0.003'
measured 'who uses little has more, but half of it' "$one" "time=16 $bad burn 0" --processor
said 'level move-time=0.016'
said 'level move-time=0.024'
measured 'who uses too much, by the clock' "$one" "time=16 $bad burn 200000"
grep '^level' "$scratch/err" | grep -qvxF 'level move-time=0.016' && fail "said $(cat "$scratch/err")"
sleeper()
{
    what=$1
    shift
    run "$what" 0 match "$one" "time=16 $bad burn 1" --rules 'american, quiet=4' --openings "$scratch/corners" --games 2 "$@"
}
sleeper 'who sleeps is late by the clock'
is wins 2
sleeper 'but has used no time of the processor' --processor
is draws 1 # as White; Black cannot play its moves
measured 'hours for a move, and more than that of patience' "$one" "time=20000000 $bad burn 0" --processor
is draws 1

# A process that stands still most of the time has all its processor time, for it asks no other clock.
"$program" match --time 40 --processor hash=1 random --games 2 --seed 3 >"$scratch/out" 2>"$scratch/err" &
match=$!
while kill -STOP $match 2>"$scratch/other"; do
    sleep 0.1
    kill -CONT $match 2>"$scratch/other"
    sleep 0.02
done
wait $match
name='the engine of a process that is stopped again and again'
rows=$((rows + 1))
value milliseconds | awk '{ exit !($1 > 16) }' || fail "used $(value milliseconds)"
row 'threads of the engine cannot be measured' 2 '' match '' threads=2 --games 2 --processor
said 'with --processor the engine must play on one thread'
measured 'threads of a program can' "$one" "nodes=50 threads=2 hub:'$program' hub" --processor

# --- Openings ---
printf 'B:W21-32:B1-12\nW:W21-32:B1-10,12,15\n' >"$scratch/openings"
run 'a file of openings' 0 match --nodes 50 hash=1 hash=1 --games 4 --openings "$scratch/openings" --pdn "$scratch/o.pdn"
[ "$(grep -c '^\[FEN "W:W21-32:B1-10,12,15"\]$' "$scratch/o.pdn")" = 2 ] || fail 'not two games with it'
printf 'B:W21-32:B1-12\nB:W21-33:B1\n' >"$scratch/openings"
row 'a bad opening' 1 '' match '' '' --games 2 --openings "$scratch/openings"
said 'openings, line 2, column 7: There is no square 33'
: >"$scratch/openings"
row 'no opening' 1 '' match '' '' --games 2 --openings "$scratch/openings"
said 'there is no position in'
row 'no such file' 1 '' match '' '' --games 2 --openings "$scratch/nosuch"
said 'cannot read'
printf 'B:W21-32:B1-12\nW:W32:B28,27,23,24\n' >"$scratch/openings"
row 'an opening without a move' 1 '' match '' '' --games 2 --openings "$scratch/openings"
said 'openings, line 2: in this position the game is over'
printf 'W:WK32:BK1\n' >"$scratch/openings"
row 'an opening that is drawn' 1 '' match '' '' --games 2 --openings "$scratch/openings" --rules flying
said 'openings, line 1: in this position the game is over'
row 'openings in two ways' 2 '' match '' '' --games 2 --openings "$scratch/openings" --plies 4

if [ -z "${FEW-}" ]; then
run 'openings without a word' 0 match --nodes 5 hash=1 hash=1 --games 348 --pdn "$scratch/b.pdn"
grep '^1\. ' "$scratch/b.pdn" | cut -d ' ' -f 2,3,5 | sort | uniq -c >"$scratch/begins"
[ "$(awk '{ print $1 }' "$scratch/begins" | sort -u)" = 2 ] || fail 'not each of them twice'
"$program" ballots | sed -n "s/${tab}.*${tab}-\$//p" | sort >"$scratch/sound"
awk '{ print $2, $3, $4 }' "$scratch/begins" | cmp -s - "$scratch/sound" || fail 'not the ballots'
run 'openings by lot' 0 match --nodes 5 hash=1 hash=1 --games 20 --plies 3 --pdn "$scratch/l.pdn"
[ "$(grep '^1\. ' "$scratch/l.pdn" | cut -d ' ' -f 2,3,5 | sort | uniq -d | wc -l)" -ge 8 ] || fail 'no pairs'

# The same opening is 348 games later, with the same players: few of them may be alike by chance.
run 'openings played again' 0 match 'nodes=50 hash=1' 'nodes=30 hash=1' --games 696 --pdn "$scratch/v.pdn"
grep -E '^[0-9]+\.[12]' "$scratch/out" | cut -f 2-4 >"$scratch/all"
head -n 348 "$scratch/all" >"$scratch/round1"
tail -n 348 "$scratch/all" >"$scratch/round2"
alike=$(paste "$scratch/round1" "$scratch/round2" | awk '$1 $2 $3 == $4 $5 $6' | wc -l)
[ "$alike" -lt 100 ] || fail "$alike games of 348 are played again"
grep '^1\. ' "$scratch/v.pdn" | cut -d ' ' -f 2,3,5 | sort | uniq -c >"$scratch/begins"
[ "$(awk '{ print $1 }' "$scratch/begins" | sort -u)" = 4 ] || fail 'other openings'
run 'a sequential test' 0 match 'nodes=3000 hash=1' 'nodes=20 hash=1' --sprt 0,200 --concurrency 2
output_has "^sprt${tab}[0-9.]+${tab}high\$"
run 'the other answer' 0 match 'nodes=20 hash=1' 'nodes=3000 hash=1' --sprt 0,200
output_has "^sprt${tab}-[0-9.]+${tab}low\$"
fi
printf 'W:WK18:B10\n' >"$scratch/openings"
run 'openings that may soon be over' 0 match --depth 1 hash=1 hash=1 --games 40 --openings "$scratch/openings"
is games 40
games | cut -f 4 | grep -qx 2 && fail 'ended by lot'

# --- Weights ---
weights=$here/../../assets/weights/short.weights
run 'weights of a file' 0 match --nodes 50 "hash=1 weights=$weights" 'hash=1 weights=none' --games 2
[ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
is games 2
row 'no such weights' 1 '' match --nodes 50 '' "weights=$scratch/nosuch" --games 2 --pdn "$scratch/w.pdn"
said "$scratch/nosuch"
[ "$(grep -c . "$scratch/err")" = 1 ] || fail 'more than a sentence'
grep -q 'instead' "$scratch/err" && fail 'plays on'
[ ! -e "$scratch/w.pdn" ] || fail 'made a file of games'
head -c 1000 "$weights" >"$scratch/cut"
row 'damaged weights' 1 '' match --nodes 50 "weights=$scratch/cut" "weights=$scratch/cut" --games 2
said "$scratch/cut is damaged."
[ "$(grep -c 'is damaged' "$scratch/err")" = 2 ] || fail 'not told of both'

cp "$weights" "$scratch/w"
run 'weights of a file that is kept' 0 match --nodes 50 "hash=1 weights=$scratch/w" hash=1 --games 2 --pdn "$scratch/w.pdn"
run 'a match goes on with them' 0 match --nodes 50 "hash=1 weights=$scratch/w" hash=1 --games 4 --pdn "$scratch/w.pdn"
is games 4
cp "$here/../../assets/weights/flying.weights" "$scratch/w"
row 'but not with others of that name' 1 '' match --nodes 50 "hash=1 weights=$scratch/w" hash=1 --games 6 --pdn "$scratch/w.pdn"
said "game 1 of $scratch/w.pdn is not part of this match"
rm "$scratch/w.pdn"

mkdir "$scratch/empty"
CROWNHEAD_ASSETS=$scratch/empty
export CROWNHEAD_ASSETS
row 'no weights of its own' 1 '' match --nodes 50 hash=1 hash=1 --games 2 --pdn "$scratch/w.pdn"
said 'short.weights'
[ "$(grep -c . "$scratch/err")" = 1 ] || fail 'more than a sentence'
grep -q 'instead' "$scratch/err" && fail 'plays on'
[ ! -e "$scratch/w.pdn" ] || fail 'made a file of games'
row 'no weights of its own for one side' 1 '' match --nodes 50 weights=none '' --games 2
run 'weights of its own that nobody wants' 0 match --nodes 50 'hash=1 weights=none' "hash=1 weights=$weights" --games 2
is games 2
unset CROWNHEAD_ASSETS

# --- Into what is no file ---
run 'a device' 0 match "$many" "$few" --games 6 --pdn /dev/null
is games 6
[ -c /dev/null ] || fail '/dev/null is no device any more'
mkfifo "$scratch/pipe"
timeout 60 cat "$scratch/pipe" >"$scratch/heard" &
run 'a pipe' 0 match "$many" "$few" --games 6 --pdn "$scratch/pipe"
wait
cmp -s "$scratch/heard" "$scratch/first.pdn" || fail 'other games than in a file'
[ -p "$scratch/pipe" ] || fail 'the pipe is gone'

# --- Going on ---
cp "$scratch/first.pdn" "$pdn"
run 'a match that is over' 0 match "$many" "$few" --games 6 --pdn "$pdn"
[ -z "$(games)" ] || fail 'played again'
is games 6
cmp -s "$pdn" "$scratch/first.pdn" || fail 'the file was changed'
size=$(wc -c <"$scratch/first.pdn")
for cut in 1 8 60 ${FEW:-2 3 20 200 300 500 600 700 1000} "$((size - 1))" "$size"; do
    head -c "$((size - cut))" "$scratch/first.pdn" >"$pdn"
    run "cut by $cut bytes" 0 match "$many" "$few" --games 6 --pdn "$pdn"
    [ "$(cat "$pdn")" = "$(cat "$scratch/first.pdn")" ] || fail 'not the same file'
done
for rules in russian 'thai, goal=lose'; do
    printf 'W:W21,22,30:B1,3\nB:W29,30:BK3,5\n' >"$scratch/openings"
    for games in 4 6; do
        run "$games games under $rules" 0 match --depth 2 hash=1 hash=1 --games "$games" --rules "$rules" --openings "$scratch/openings" --pdn "$scratch/rules.pdn"
        is games "$games"
    done
    rm "$scratch/rules.pdn"
done
odd=$(printf '%s\377 "\n' "hub:$program hub #")
for games in 2 4; do
    run "$games games of an odd name" 0 match --depth 1 hash=1 "$odd" --games "$games" --pdn "$scratch/odd.pdn"
    is games "$games"
done
long="hub:$program hub #$(head -c 600 /dev/zero | tr '\0' x)"
for games in 2 4; do
    run "$games games of a long name" 0 match --depth 1 hash=1 "${long}1" --games "$games" --pdn "$scratch/long.pdn"
    is games "$games"
done
row 'another long name' 1 '' match --depth 1 hash=1 "${long}2" --games 4 --pdn "$scratch/long.pdn"
said "game 1 of $scratch/long.pdn is not part of this match"
cp "$scratch/first.pdn" "$pdn"
row 'another match' 1 '' match "$many" nodes=200 --games 6 --pdn "$pdn"
said "game 1 of $pdn is not part of this match"
row 'other rules' 1 '' match "$many" "$few" --games 6 --pdn "$pdn" --rules freejump
said "game 1 of $pdn is not part of this match"
cmp -s "$pdn" "$scratch/first.pdn" || fail 'the file was changed'
cat "$scratch/first.pdn" "$scratch/first.pdn" >"$pdn"
row 'a game twice' 1 '' match "$many" "$few" --games 6 --pdn "$pdn"
said "game 7 of $pdn is not part of this match"
{ head -c 700 "$scratch/first.pdn" && echo && cat "$scratch/first.pdn"; } >"$pdn"
row 'a bad game in the middle' 1 '' match "$many" "$few" --games 6 --pdn "$pdn"
said "of $pdn is not complete"

# Only what this match has begun to write may be cut: nothing else is touched. The name is of the
# row; the last game of the file, or all of it, is on standard input.
tags="$(sed -n '1,/^$/p' "$scratch/first.pdn" | sed '/^\[Result/,$d')"
foreign()
{
    cp "$scratch/in" "$pdn"
    feed ''
    cp "$pdn" "$scratch/foreign"
    row "$1" 1 '' match "$many" "$few" --games 6 --pdn "$pdn"
    said "of $pdn is not part of this match"
    cmp -s "$pdn" "$scratch/foreign" || fail 'the file was changed'
}
feed 'keep me\n'
foreign 'a text that is no game'
feed '{ keep me }\n'
foreign 'a comment alone'
feed '[Event "Spring"]\n[White "Ann"]\n[Black "Ben"]\n\n1. 11-15 22-18 2. 15x22\n'
foreign 'a game of others without a result'
feed '[White "Ann"]\n[Black "Ben"]\n\n1. 11-15 22-18 2. 15x22 25x18 3. 1-32 1-0\n'
foreign 'a game of others with an illegal move'
feed '%s\n\n%s\n' "$(cat "$scratch/first.pdn")" 'keep me'
foreign 'a text behind the games'
feed '%s\n[Result "1-0"]\n\n1. 11-15 1-32 1-0\n' "$tags"
foreign 'an illegal move before a result'
feed '%s\n[Result "1-0"]\n\n1. 11-15 1-32 2. 8-11' "$tags"
foreign 'an illegal move before others'
feed '%s\n[Result "1-0"]\n\n1. 11-15 keep me 1-0\n' "$tags"
foreign 'a text among the moves'
feed '%s\n\n1. 11-15\n' "$(echo "$tags" | sed 's/Match of engines/Spring/')"
foreign 'another event'
feed '%s\n\n1. 11-15\n' "$(echo "$tags" | sed 's/nodes=300 /nodes=301 /')"
foreign 'another name'
feed '%s\n\n1. 11-15\n' "$(echo "$tags" | sed 's/1\.1/1.3/')"
foreign 'another round'
feed '[Event "Match of engines"]\n[Site "?"]\n[Date "????.??.??"]\n[Round "Spr'
foreign 'a round that is no number'
feed '{ keep me } %s\n\n1. 11-15\n' "$tags"
foreign 'a comment before a game that is cut'
cp "$scratch/first.pdn" "$pdn"
row 'openings of another seed' 1 '' match "$many" "$few" --games 6 --seed 5 --pdn "$pdn"
said "game 1 of $pdn is not part of this match"
row 'openings by lot instead' 1 '' match "$many" "$few" --games 6 --plies 2 --pdn "$pdn"
said "game 1 of $pdn is not part of this match"
row 'more games than are asked for' 1 '' match "$many" "$few" --games 4 --pdn "$pdn"
said "game 5 of $pdn is not part of this match"
cmp -s "$pdn" "$scratch/first.pdn" || fail 'the file was changed'
sed 's/"1\.1"/"99999999999.1"/' "$scratch/first.pdn" >"$pdn"
row 'a round beyond all' 1 '' match "$many" "$few" --games 6 --pdn "$pdn"
said "game 1 of $pdn is not part of this match"
rm "$pdn"

row 'a folder' 1 '' match '' '' --games 2 --pdn "$scratch"
said 'cannot open'
name='a full disk'
rows=$((rows + 1))
(
    trap '' XFSZ
    ulimit -f 1
    "$program" match nodes=30 "$few" --games 6 --pdn "$pdn" >/dev/null 2>"$scratch/err"
)
[ $? -eq 1 ] || fail 'exit status'
said 'cannot write'

name='being asked to end'
rows=$((rows + 1))
rm "$pdn"
"$program" match 'nodes=3000 hash=1' 'nodes=2000 hash=1' --games 10000 --concurrency 2 --pdn "$pdn" >"$scratch/other" 2>&1 &
match=$!
await [ -s "$pdn" ]
row 'a second match on the same file' 1 '' match 'nodes=3000 hash=1' 'nodes=2000 hash=1' --games 10000 --pdn "$pdn"
said 'another match is writing'
kill -TERM $match
wait $match
[ $? -eq 143 ] || fail 'ended otherwise than by the signal'
run 'its games are whole' 0 replay "$pdn"

# lingering SIGNALS STATUS: a match that ends by them, and with it programs that would not by themselves.
lingering()
{
    linger "a program that lingers" "$1" "$2" "exec '$here/bad_engine.sh' linger '$scratch/process'"
    linger "a program that another one has started" "$1" "$2" \
        "trap '' TERM INT HUP; '$here/bad_engine.sh' linger '$scratch/process' | cat"
}

# linger NAME SIGNALS STATUS COMMAND: the program writes its process.
linger()
{
    name="$1, and $2"
    rows=$((rows + 1))
    rm -f "$scratch/process"
    env --default-signal=HUP "$program" match "$one" "time=60000 hub:$4" --games 2 >"$scratch/other" 2>&1 &
    match=$!
    await [ -s "$scratch/process" ]
    for signal in $2; do
        kill "-$signal" $match
    done
    wait $match
    [ $? -eq "$3" ] || fail 'ended otherwise than by the signal'
    await gone "$(cat "$scratch/process")"
}
lingering HUP 129
lingering KILL 137
lingering 'TERM TERM' 143

# --- Programs that fail ---
for what in cheat silent crash; do
    run "a program that has to $what" 0 match "$one" "$bad $what" --games 2 --pdn "$scratch/$what.pdn"
    is wins 2
done
run 'what is said of an illegal move' 0 match "$one" "$bad cheat" --games 2
said "plays '1-32' in game 1.1, which is not legal, and loses it"
run 'what a terminal would obey' 0 match "$one" "$bad garble" --games 2
said "plays '?]0;??' in game 1.1, which is not legal, and loses it"
grep -q '^\[Termination "rules infraction"\]$' "$scratch/cheat.pdn" || fail 'not in the file'
run 'what is said of a crash' 0 match "$one" "$bad crash" --games 2
said 'quits in game 1.1 and loses it'
run 'a program that hangs' 0 match "$one" "time=50 $bad hang" --games 2
is wins 2
said 'does not answer in time (1.050 s) in game 1.1'
run 'a program that talks on' 0 match "$one" "time=50 $bad chatter" --games 2
is wins 2
said 'does not answer in time (1.050 s) in game 1.1'
run 'a program that never ends its line' 0 match "$one" "time=50 $bad mumble" --games 2
is wins 2
said 'in game 1.1 and loses it'
row 'a program that is none' 1 "games${tab}0" match '' "hub:$scratch/nosuch" --games 2
said 'does not speak the Hub protocol'
row 'a program that plays something else' 1 "games${tab}0" match '' "$bad draughts" --games 2
said 'does not play these rules'
printf 'B:WK32:BK1\n' >"$scratch/kings"
run 'a program that does not listen' 0 match "$one" "time=50 $bad deaf" --games 2 --rules 'american, quiet=999' --openings "$scratch/kings"
is wins 2
said 'does not answer in time (1.050 s) in game 1.1'
name='asked to end while a program does not listen'
rows=$((rows + 1))
timeout -k 60 2 "$program" match "$one" "whim=$(head -c 70000 /dev/zero | tr '\0' x) $bad deaf" --games 2 >"$scratch/other" 2>&1
[ $? -eq 124 ] || fail 'went on'
long=$(head -c 3000 /dev/zero | tr '\0' x)
run 'a long parameter of the program' 0 match "$one" "whim=$long $bad whim" --games 2
said "name=whim value=$long"
run 'a parameter of the program' 0 match "$one" "whim=red $bad whim" --games 2
said 'name=whim value=red'
run 'hub: within a word' 0 match "$one" "whim=hub:red $bad whim" --games 2
said 'name=whim value=hub:red'
run 'the draw that a match adds' 0 match "$one" "$bad obey" --games 2
said 'name=rules value="american, quiet=120, quiet-reset=capture-or-man"'
run 'a draw that the rules know' 0 match "$one" "$bad obey" --games 2 --rules classic
said 'name=rules value=classic'
run 'a program that stays' 0 match "$one" "$bad stay" --games 2

# --- Wrong usage ---
row 'without a number of games' 2 '' match '' ''
said '--games or --sprt is missing'
row 'one side' 2 '' match '' --games 2
said 'an argument is missing: B'
row 'no side' 2 '' match --games 2
said 'arguments are missing: A B'
row 'no path' 2 '' verdict
said 'an argument is missing: PATH'
row 'no file' 2 '' replay
said 'an argument is missing: FILE...'
row 'a setting that is none' 2 '' match speed=3 '' --games 2
said "there is no setting 'speed=3'"
row 'a setting without a value' 2 '' match fast '' --games 2
row 'two limits' 2 '' match '' 'time=5 nodes=50' --games 2
said "only one of time, nodes and depth can be given: 'time=5 nodes=50'"
row 'a setting out of its range' 2 '' match '' threads=65 --games 2
said "threads must be a whole number from 1 to 64, not '65'"
for range in 0 5,0 0,5,5 x,5 0,nan 0,5000; do
    row "a range of $range" 2 '' match '' '' --sprt "$range"
    said "--sprt must be two differences in Elo, such as 0,5, not '$range'"
done
row 'two limits' 2 '' match '' '' --games 2 --time 5 --nodes 5

finish

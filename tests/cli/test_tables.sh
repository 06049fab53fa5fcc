#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli tables and probe, with a cache of their own. With FEW in the environment it makes
# all tables of 4 pieces only once or twice. Usage: test_tables.sh PROGRAM SPOIL
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

spoil=$2
CROWNHEAD_CACHE=$scratch/cache
export CROWNHEAD_CACHE
folder=$CROWNHEAD_CACHE/endgames

quiet()
{
    [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
}

# The lines come in the order in which tables are done: that is any.
prints()
{
    sort "$scratch/out" >"$scratch/sorted"
    cmp -s "$scratch/sorted" "$1" || fail "printed $(cat "$scratch/sorted")"
}

# probes NAME EXPECTED ARGUMENT... : what is printed for $scratch/positions.
probes()
{
    expected=$2
    name=$1
    shift 2
    cp "$scratch/positions" "$scratch/in"
    run "$name" 0 probe "$@"
    quiet
    [ "$(tr '\n' ';' <"$scratch/out")" = "$expected" ] || fail "printed $(tr '\n' ';' <"$scratch/out")"
}

unfinished()
{
    find "$CROWNHEAD_CACHE" -name '*.crownhead-new' | grep . && fail 'something unfinished is left'
}

cat >"$scratch/three" <<EOF
K-K${tab}992${tab}230${tab}654${tab}108${tab}11
K-M${tab}1736${tab}384${tab}1105${tab}247${tab}11
KK-K${tab}29760${tab}15258${tab}1484${tab}13018${tab}33
KK-M${tab}26040${tab}13076${tab}716${tab}12248${tab}33
KM-K${tab}52080${tab}27044${tab}2677${tab}22359${tab}47
KM-M${tab}45600${tab}22946${tab}1472${tab}21182${tab}47
M-M${tab}760${tab}102${tab}611${tab}47${tab}13
MM-K${tab}22680${tab}11902${tab}1363${tab}9415${tab}61
MM-M${tab}19872${tab}10024${tab}765${tab}9083${tab}61
EOF

# --- Making ---
run 'tables' 0 tables --pieces 3
quiet
prints "$scratch/three"
before=$(ls -i "$folder")
run 'tables that are there' 0 tables --pieces 3
quiet
prints "$scratch/three"
[ "$(ls -i "$folder")" = "$before" ] || fail 'they were made again'
run 'tables that are right' 0 tables --pieces 3 --check
quiet
prints "$scratch/three"
run 'tables under rules that share them' 0 tables --pieces 3 --rules tournament
[ "$(ls -i "$folder")" = "$before" ] || fail 'others were made'
run 'tables under other rules' 0 tables --pieces 2 --rules 'american, goal=lose'
[ "$(find "$folder" -type f | wc -l)" -eq 12 ] || fail 'not three files more'

# --- What is wrong with a file ---
some=$(find "$folder" -name '*-KM-K' | head -n 1)
head -c 20000 "$some" >"$scratch/cut"
cp "$scratch/cut" "$some"
run 'a table that is cut' 0 tables --pieces 3
said 'the table KM-K cannot be used.'
said 'is damaged.'
prints "$scratch/three"
printf 'x' | dd of="$some" bs=1 seek=30000 conv=notrunc 2>"$scratch/dd"
run 'a table that is altered' 0 tables --pieces 3 --check
said 'the table KM-K cannot be used.'
prints "$scratch/three"
cp "$(find "$folder" -name '*-KM-M' | head -n 1)" "$some"
run 'a table in the place of another' 0 tables --pieces 3
said 'is another table, or one of another version of Crownhead.'
prints "$scratch/three"
rm "$some"
mkdir "$some"
run 'a folder in the place of a table' 1 tables --pieces 3
said 'is not an ordinary file.'
said 'the table KM-K cannot be saved.'
rmdir "$some"
: >"$some.crownhead-new"
run 'a table that is missing' 0 tables --pieces 3
quiet
prints "$scratch/three"
unfinished
"$spoil" "$some" 100 2 || fail 'it cannot be spoilt'
run 'a table that is wrong' 0 tables --pieces 3
run 'a table that is wrong, checked' 1 tables --pieces 3 --check
said "$some is wrong about B:W"
[ "$(wc -l <"$scratch/out")" -lt 9 ] || fail 'it is called right'
rm "$some"

# --- Stopping ---
ten_made() { [ "$(wc -l <"$scratch/out")" -ge 10 ]; }
name='stopping'
"$program" tables --pieces 5 --rules flying >"$scratch/out" 2>"$scratch/err" &
running=$!
await ten_made
kill -TERM "$running"
wait "$running"
[ $? -eq 143 ] || fail 'ended otherwise than by the signal'
said 'the same command goes on'
unfinished
cut -f 1 "$scratch/out" | while read -r class; do
    find "$folder" -name "*-$class" | grep -q . || echo "$class"
done >"$scratch/missing"
[ ! -s "$scratch/missing" ] || fail "said to be made, and missing: $(cat "$scratch/missing")"
run 'going on' 0 tables --pieces 3 --rules flying --check
quiet

# --- Two at once ---
name='two at once'
CROWNHEAD_CACHE=$scratch/both
export CROWNHEAD_CACHE
"$program" tables --pieces 3 >"$scratch/first" 2>"$scratch/first.err" &
running=$!
run 'two at once' 0 tables --pieces 3
prints "$scratch/three"
wait "$running" || fail 'the other one failed'
sort "$scratch/first" | cmp -s - "$scratch/three" || fail 'the other one prints something else'
unfinished
run 'after two at once' 0 tables --pieces 3 --check
quiet

# --- The disk ---
name='a full disk'
CROWNHEAD_CACHE=$scratch/full
(
    trap '' XFSZ
    ulimit -f 20
    "$program" tables --pieces 3 2>&1 >/dev/null
    echo "status $?"
) | cat >"$scratch/err"
said 'cannot be saved.'
said 'status 1'
[ "$(grep -c 'cannot be saved' "$scratch/err")" -eq 1 ] || fail "said more than once: $(cat "$scratch/err")"
unfinished
run 'when there is room again' 0 tables --pieces 3 --check
quiet
prints "$scratch/three"
CROWNHEAD_CACHE=$scratch/three
run 'a cache that is a file' 1 tables --pieces 2
said 'cannot be saved.'
feed 'B:WK19:BK15\n'
run 'endings without a cache' 1 probe
said 'cannot be saved.'
[ "$(wc -l <"$scratch/err")" -eq 1 ] || fail "said more than once: $(cat "$scratch/err")"
[ "$(cat "$scratch/out")" = 'win 1' ] || fail "$(cat "$scratch/out")"
if [ -z "${FEW-}" ]; then
feed 'B:WK19:BK15\n'
run 'a move without a cache' 1 best --depth 3
said 'cannot be saved.'
[ "$(cut -f 1,2 "$scratch/out")" = "15x24${tab}win 1" ] || fail "$(cat "$scratch/out")"
fi
name='no place for a cache'
env -u HOME -u XDG_CACHE_HOME -u CROWNHEAD_CACHE "$program" tables --pieces 2 >"$scratch/out" \
    2>"$scratch/err"
[ $? -eq 1 ] || fail 'exit status'
said 'There is no folder for it: HOME must be a full path.'
name='a place for a cache that is none'
env -u XDG_CACHE_HOME -u CROWNHEAD_CACHE HOME=here "$program" tables --pieces 2 >"$scratch/out" \
    2>"$scratch/err"
[ $? -eq 1 ] || fail 'exit status'
said 'There is no folder for it: HOME must be a full path.'
CROWNHEAD_CACHE=$scratch/cache

# --- Memory ---
# As much as the tables of 4 pieces want that are there, the first of 5 wants more. Sanitizers want
# all the addresses that there are: with them nothing is limited.
limited()
{
    (
        # shellcheck disable=SC3045
        ulimit -v "$1" || exit 1
        shift
        exec "$program" "$@" <"$scratch/in" >"$scratch/out" 2>"$scratch/err"
    )
}
if [ -z "${FEW-}" ]; then
run 'tables of 4 pieces' 0 tables
room=8000
until [ "$room" -gt 100000 ] || limited "$room" tables; do
    room=$((room + 4000))
done
if [ "$room" -le 100000 ]; then
    name='little memory'
    limited "$room" tables --pieces 5
    [ $? -eq 1 ] || fail 'exit status'
    said 'crownhead-cli tables: there is not enough memory for the table '
    [ "$(wc -l <"$scratch/err")" -eq 1 ] || fail "said more than once: $(cat "$scratch/err")"
    unfinished
    huge=${some%KM-K}KKK-KKK
    truncate -s 2G "$huge"
    printf 'B:WK19:BK15\n' >"$scratch/in"
    name='little memory to probe'
    limited "$room" probe || fail "exit status $?"
    said 'there is not enough memory for the table KKK-KKK'
    [ "$(cat "$scratch/out")" = 'win 1' ] || fail "$(cat "$scratch/out")"
    name='little memory for a move'
    limited "$((room + 80000))" best --depth 3 || fail "exit status $?"
    said 'there is not enough memory for the table KKK-KKK'
    [ "$(cut -f 1,2 "$scratch/out")" = "15x24${tab}win 1" ] || fail "$(cat "$scratch/out")"
    rm "$huge"
fi
fi
feed ''

# --- Probing ---
cat >"$scratch/positions" <<EOF
B:WK19:BK15
W:WK19:BK15
B:WK32:BK1
B:WK32:BK18,K22
W:WK32:BK18,K22
B:WK1:B
W:WK1:B
B:W:B25-28,K29-32
B:W21-32:B1-12
B:W25,26,K30:BK1,K2
EOF
probes 'probe' 'win 1;win 1;draw;win 23;loss 20;loss 0;win 1;loss 0;unknown;unknown;'
if [ -z "${FEW-}" ]; then
probes 'probe under other rules' 'loss 1;loss 1;loss 11;win 6;loss 7;win 0;loss 1;win 0;unknown;unknown;' \
    --rules 'american, goal=lose'
fi
printf 'B:WK19:BK15\nB:W33:B1\nB:WK19:BK15\n' >"$scratch/in"
run 'probe: a bad line in the middle' 1 probe
[ "$(tr '\n' ';' <"$scratch/out")" = 'win 1;error: There is no square 33: squares are 1 to 32.;win 1;' ] ||
    fail "printed $(cat "$scratch/out")"
said 'line 2, column 4'
run 'tables of too many pieces' 2 tables --pieces 7
said "--pieces must be a whole number from 1 to 6, not '7'"
run 'tables: an operand' 2 tables american
run 'probe: an operand' 2 probe B:WK19:BK15

finish

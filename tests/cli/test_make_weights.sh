#!/bin/sh
# SPDX-License-Identifier: MIT
# make-weights, with a learner and games that are none: which games it asks for, what it keeps of them
# when it is stopped, and what the learner is told. Usage: test_make_weights.sh MAKE-WEIGHTS
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

# A tree of its own, whose weights are a word.
tree=$scratch/tree
folder=$scratch/round
mkdir -p "$tree/tools/engine" "$tree/assets/weights"
cp "$program" "$tree/tools/engine/make-weights"
program=$tree/tools/engine/make-weights
weights=$tree/assets/weights/short.weights
echo first >"$weights"

# The programs that it runs: games wait while the file "wait" is there, and are what they were asked for.
cat >"$tree/tools/engine/play-games" <<END
#!/bin/sh
echo \$\$ >>"$scratch/played"
while [ -e "$scratch/wait" ]; do sleep 0.05; done
echo "\$@"
END
cat >"$tree/tools/engine/fit-weights" <<END
#!/bin/sh
echo \$\$ >"$scratch/learns"
while [ -e "$scratch/wait" ]; do sleep 0.05; done
echo "\$@" >"\$1"
END
chmod +x "$tree/tools/engine/play-games" "$tree/tools/engine/fit-weights"

# learn NAME STATUS: a round of the family short. played then has a line for each job that was begun.
learn()
{
    : >"$scratch/played"
    run "$1" "$2" "$tree" short "$folder"
}
begun() { [ "$(wc -l <"$scratch/played")" -eq "$1" ] || fail "$(wc -l <"$scratch/played") jobs were begun, not $1"; }
# copy WORD: the round's copy of weights that are this word.
copy() { echo "$folder/short.$(echo "$1" | sha256sum | cut -c1-8).weights"; }
told() { grep -qF -- "$1" "$folder/short.weights" || fail "the learner was told $(cat "$folder/short.weights")"; }

# --- A round ---
learn 'a round' 0
begun 8
set -- "$folder"/short.*.games
[ $# -eq 8 ] || fail "left $*"
grep -qxF "american 4000 20000 1 5 $(copy first)" "$folder"/short.*.0.games ||
    fail "asked for $(cat "$folder"/short.*.0.games)"
grep -q '^italian 2000 8000 8 4 ' "$folder"/short.*.7.games || fail "asked for $(cat "$folder"/short.*.7.games)"
grep -qx first "$(copy first)" || fail 'a copy of other weights'
told "$folder/short.weights 6 90 $(copy first) $1 $2 $3 $4 $5 $6 $7 $8"
learn 'the same again' 0
begun 0
echo second >"$weights"
learn 'a round after it' 0
begun 8
[ "$(echo "$folder"/short.*.games | wc -w)" -eq 16 ] || fail 'the games of the first are gone'
[ "$(grep -o '\.games' "$folder/short.weights" | wc -l)" -eq 8 ] || fail 'learned from the games of both'
rm "$weights"
learn 'a round from nothing' 0
begun 8
grep -qx 'american 4000 20000 1 5' "$folder/short.new.0.games" || fail "asked for $(cat "$folder/short.new.0.games")"
told 'short.weights 6 90 - '

# --- Stopped ---
echo third >"$weights"
: >"$scratch/wait"
: >"$scratch/played"
"$program" "$tree" short "$folder" >"$scratch/out" 2>"$scratch/err" &
script=$!
await test -s "$scratch/played"
learned=$(cat "$folder/short.weights")
echo changed >"$weights"
run 'a second one beside it' 1 "$tree" short "$folder"
said 'another round is under way in '
kill $script
wait $script 2>/dev/null
name='a round that is stopped'
rows=$((rows + 1))
while read -r id; do
    gone "$id" || fail "game $id goes on"
done <"$scratch/played"
[ "$(cat "$folder/short.weights")" = "$learned" ] || fail 'the learner has run'
rm "$scratch/wait"
echo third >"$weights"
learn 'it goes on' 0
begun 8
told "$(copy third)"
grep -qx third "$(copy third)" || fail 'weights that came later'
[ "$(grep -o '\.games' "$folder/short.weights" | wc -l)" -eq 8 ] || fail "the learner was told $(cat "$folder/short.weights")"

rm "$scratch/learns"
: >"$scratch/wait"
"$program" "$tree" short "$folder" >"$scratch/out" 2>"$scratch/err" &
script=$!
await test -s "$scratch/learns"
rm "$folder/short.weights"
kill $script
wait $script 2>/dev/null
name='learning that is stopped'
rows=$((rows + 1))
gone "$(cat "$scratch/learns")" || fail 'the learner goes on'
[ ! -e "$folder/short.weights" ] || fail 'weights were written'
rm "$scratch/wait"
learn 'it learns again' 0
begun 0
told "$(copy third)"

# --- Failures ---
cat >"$tree/tools/engine/play-games" <<END
#!/bin/sh
[ "\$1" != italian ] && echo "\$@"
END
echo fourth >"$weights"
learned=$(cat "$folder/short.weights")
run 'games that fail' 1 "$tree" short "$folder"
said 'no games of italian:2000:8000:4'
[ "$(cat "$folder/short.weights")" = "$learned" ] || fail 'the learner has run'
run 'no such family' 2 "$tree" tall "$folder"
said 'usage: make-weights BUILD FAMILY FOLDER'
run 'a family without a name' 2 "$tree" '' "$folder"
said 'usage: make-weights BUILD FAMILY FOLDER'
run 'too few arguments' 2 "$tree" short
said 'usage: make-weights BUILD FAMILY FOLDER'

finish

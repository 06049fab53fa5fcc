#!/bin/sh
# SPDX-License-Identifier: MIT
# crownhead-cli hub as a program that speaks the Hub protocol would use it. Usage: test_hub.sh PROGRAM
here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/cli/rows.sh
. "$here/rows.sh"

# answers TEXT: all that was answered but info.
answers()
{
    [ "$(grep -v '^info' "$scratch/out")" = "$1" ] || fail "answered '$(cat "$scratch/out")'"
}

# --- The beginning ---
dialogue 'who it is' hub init
output_has '^id name=Crownhead version=[0-9.]+ author="The Crownhead developers"$'
output_has '^param name=rules value=american type=string$'
output_has '^param name=threads value=1 type=int min=1 max=64$'
output_has '^param name=hash value=64 type=int min=1 max=4096$'
output_has '^wait$'
[ "$(tail -n 1 "$scratch/out")" = ready ] || fail 'not ready'
dialogue 'a parameter' 'set-param name=rules value="russian, quiet=7"' 'set-param name=threads value=2' hub
output_has '^param name=rules value="russian, quiet=7" type=string$'
output_has '^param name=threads value=2 '
dialogue 'a rule set that is none' 'set-param name=rules value=rusian'
answers "error message=\"There is no rule set 'rusian'. Did you mean 'russian'?\""
dialogue 'a number out of range' 'set-param name=threads value=0' 'set-param name=hash value=4097' \
    'set-param name=hash value=-1' 'set-param name=hash value=99999999999999999999'
answers 'error message="threads must be a whole number from 1 to 64"
error message="hash must be a whole number from 1 to 4096"
error message="hash must be a whole number from 1 to 4096"
error message="hash must be a whole number from 1 to 4096"'
dialogue 'no whole number' 'set-param name=threads value=x' 'set-param name=hash value=1x' \
    'set-param name=hash value=1.5' 'set-param name=hash value=-' 'set-param name=hash'
answers 'error message="threads must be a whole number from 1 to 64"
error message="hash must be a whole number from 1 to 4096"
error message="hash must be a whole number from 1 to 4096"
error message="hash must be a whole number from 1 to 4096"
error message="hash must be a whole number from 1 to 4096"'
dialogue 'no such parameter' 'set-param name=book value=true'
answers "error message=\"there is no parameter 'book'\""
dialogue 'parameters that cannot be read' 'set-param name=threads value=2=' 'set-param name=threads value="2' \
    'set-param name=threads valeu=2' hub
output_has "^error message=\"the value of 'value' must be in quotation marks\"\$"
output_has "^error message=\"the value of 'value' has no closing quotation mark\"\$"
output_has '^error message="threads must be a whole number from 1 to 64"$'
output_has '^param name=threads value=1 '

dialogue 'a variant' 'set-param name=variant value=russian' hub 'level depth=1' 'go think' \?
output_has '^param name=variant value=russian type=enum values="freejump american [a-z ]*thai"$'
output_has '^param name=rules value=russian type=string$'
output_has '^done move=2[1-4]-(1[7-9]|20)'
dialogue 'rules of no variant of their own' 'set-param name=rules value="thai, quiet=7"' hub
output_has '^param name=variant value=thai type=enum '
dialogue 'variants that are none' 'set-param name=variant value=normal' 'set-param name=variant value="thai, quiet=7"' hub
output_has "^error message=\"there is no rule set 'normal'\"\$"
output_has "^error message=\"there is no rule set 'thai, quiet=7'\"\$"
output_has '^param name=rules value=american type=string$'

# --- Positions ---
dialogue 'a forced capture' 'pos pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee' 'level depth=5' 'go think' \?
answers 'done move=15x31x18x26'
dialogue 'moves lead to the position' 'pos start moves="11-15 22-18"' 'level depth=4' 'go think' \?
output_has '^done move=15x22x18 ponder=2[56]x1[78]x22$'
dialogue 'without a position the game begins' 'level depth=1' 'go think' \?
output_has '^done move=(9-1[34]|1[0-2]-1[4-6])'
dialogue 'the first to move is who the rules say' 'set-param name=rules value=russian' 'level depth=1' 'go think' \?
output_has '^done move=2[1-4]-(1[7-9]|20)'
dialogue 'a position that is none' 'pos pos=W' 'go think' \?
answers 'error message="A position is W or B and 32 squares, each of them one of w b W B e."
error message="there is no position to think about"
done'
dialogue 'a move that is none' 'pos start moves="11-15 22-18 10-14"' 'go think' \?
answers "error message=\"no legal move here is '10-14'\"
error message=\"there is no position to think about\"
done"
# refused NAME SENTENCE LINE: the line is answered so, and no position is left from before.
refused()
{
    sentence=$2
    dialogue "$1" 'level depth=1' 'pos start moves=11-15' "$3" 'go think' \?
    answers "error message=\"$sentence\"
error message=\"there is no position to think about\"
done"
}
refused 'moves without a closing quotation mark' "the value of 'moves' has no closing quotation mark" \
    'pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves="22-18 9-14'
refused 'a position without a closing quotation mark' "the value of 'pos' has no closing quotation mark" \
    'pos pos="Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww'
refused 'moves without quotation marks' "the command has no argument '9-14'" \
    'pos pos=Wbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww moves=22-18 9-14'
refused 'a value with an equals sign' "the value of 'moves' must be in quotation marks" 'pos moves=11-15=x'
refused 'a value alone' "'=11-15' cannot be a name" 'pos start =11-15 x'
refused 'moves twice' "the argument 'moves' is given twice" 'pos moves=11-15 moves=11-16'
refused 'no argument of pos' 'a position needs start, pos or moves' 'pos foo=bar'
refused 'a position without anything' 'a position needs start, pos or moves' pos
refused 'an empty position' 'A position is W or B and 32 squares, each of them one of w b W B e.' 'pos pos='
dialogue 'what is not known beside a position' \
    'pos junk pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee clock="1 2" x=1' 'level depth=5' 'go think' \?
answers 'done move=15x31x18x26'
dialogue 'a good position after a bad one' 'level depth=1' 'pos junk' 'pos start' 'go think' \?
output_has '^done move='
# moved NAME LINE...: the answer is one move, and a legal one at the start of a game.
moved()
{
    dialogue "$@" \?
    [ "$(grep -cE '^done move=(9-1[34]|10-1[45]|11-1[56]|12-16)' "$scratch/out")" = 1 ] || fail "answered '$(cat "$scratch/out")'"
}
for _ in 1 2 3 4 5; do
    moved 'stop at once' 'level infinite' 'go think' stop
done
moved 'stop before tables are there' init 'go think' stop
moved 'a depth of 0' 'level depth=0' 'level depth=1' 'go think'
moved 'a time of 0' 'level move-time=0' 'go think'
moved 'a clock of 0' 'level time=0' 'go think'
moved 'no nodes' 'level nodes=1' 'go think'
moved 'go that cannot be read' 'level infinite' 'go think"'
dialogue 'no legal move' 'pos pos=Weeeeeeeeeeeeeebeeeeeeeeeeeeeeeee' 'go think' \?
answers 'done'

# --- Levels ---
dialogue 'info' 'level depth=3' 'go think' \?
output_has '^info depth=3 score=-?[0-9]+\.[0-9][0-9] nodes=[0-9]+ time=[0-9]+\.[0-9]{3}( nps=[0-9.]+)? pv="[-0-9x ]+"$'
none 'depth=4'
dialogue 'a win' 'pos pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee' 'level depth=5' 'go think' \?
output_has '^info depth=[0-9]+ score=99.99 '
dialogue 'a loss' 'set-param name=rules value="american, goal=lose"' \
    'pos pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee' 'level depth=5' 'go think' \?
output_has '^info depth=[0-9]+ score=-99.99 '
# A single move is played at once where the time is limited; where it is not, its score is asked for.
dialogue 'the only move in time' 'pos pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee' 'level move-time=9000' 'go think' \?
output_has '^done move=15x31x'
none '^info'
dialogue 'the only move to a depth' 'pos pos=Beeeeeeeeeeeeeebeeweeeeeeeweeeeee' 'level depth=5' 'go think' \?
output_has '^info depth='
dialogue 'a time' 'level move-time=0.2' 'go think' \?
output_has '^info .* time=0\.[01]'
output_has '^done move='
dialogue 'a clock' 'level moves=2 time=0.3' 'go think' \?
output_has '^done move='
dialogue 'levels that are none' 'level depth=x' 'level nodes=-3' 'level foo=3' 'level inc=3' 'level'
answers "error message=\"depth must be a number\"
error message=\"nodes is out of range\"
error message=\"a level needs depth, nodes, move-time, time or infinite\"
error message=\"'inc' means nothing without 'time'\"
error message=\"a level needs depth, nodes, move-time, time or infinite\""
dialogue 'a refused level leaves the one before' 'level depth=2' 'level foo=3' 'level depth=0' 'go think' \?
output_has '^info depth=2 '
output_has '^done move='
none 'depth=3'
# It must end by itself: stop is not said, and the input goes on longer.
dialogue 'without a level it thinks for a second' 'go think' \? \? ping
[ "$(grep -E '^(pong|done)' "$scratch/out" | head -n 1)" != pong ] || fail 'thought on'
output_has '^info .* time=0\.[0-9]'
none 'time=[2-9]'
dialogue 'a refused level as the first one' 'level move-time=abc' 'go think' \? \? ping
[ "$(grep -E '^(pong|done)' "$scratch/out" | head -n 1)" != pong ] || fail 'thought on'

dialogue 'what is not known is passed over' 'level depth=1 colour=red' 'go foo' \?
output_has '^done move='
dialogue 'no way to think' 'level depth=1' 'go think"'
output_has "^error message=\"'think'' cannot be a name\"\$"
output_has '^done move='
dialogue 'think is what go means' 'level depth=1' go \?
output_has '^done move='

# --- Junk ---
dialogue 'junk' foo '' '=x' 'go"' "$(printf 'pos \001')" 'new-game' 'ponder-hit' 'stop' ping
answers 'error message="a position needs start, pos or moves"
pong'
dialogue 'a command of a later version' 'level depth=2' 'resign' "foo bar=\"'" 'GO think' 'go think' 'score value=1' \? ping
[ "$(grep -vc '^info' "$scratch/out")" = 2 ] || fail "answered '$(cat "$scratch/out")'"
output_has '^done move='
output_has '^pong$'
dialogue 'what a terminal would obey' "$(printf 'set-param name="x\033[2J\303\244\377"')" "$(printf 'set-param name=rules value=\033c')"
output_has "^error message=\"there is no parameter 'x\?\[2Jä\?'\"\$"
none "$(printf '\033')"
long=$(head -c 70000 /dev/zero | tr '\0' 'x')
dialogue 'a long word' "set-param name=é$long" "set-param name=a$long" 'set-param name=0123456789012345678901234567890123456789'
answers "error message=\"there is no parameter 'éxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'\"
error message=\"there is no parameter 'axxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'\"
error message=\"there is no parameter '0123456789012345678901234567890123456789'\""

# --- Options ---
feed 'hub\n'
run 'options' 0 hub --rules thai --threads 3
output_has '^param name=rules value=thai '
output_has '^param name=threads value=3 '
row 'an operand' 2 '' hub quit

# --- What goes wrong beside the protocol ---
feed 'hub\0x\n'
row 'a zero byte' 0 'error message="The line contains a zero byte."' hub
feed 'level depth=1\npos start\npos start\0\ngo think\0\nping\n'
row 'a zero byte where an answer is waited for' 0 'error message="The line contains a zero byte."
error message="The line contains a zero byte."
done
pong' hub
feed 'level depth=1\npos start\0\ngo think\n'
row 'a zero byte in a position' 0 'error message="The line contains a zero byte."
error message="there is no position to think about"
done' hub
name='input that cannot be read'
rows=$((rows + 1))
"$program" hub </ >"$scratch/out" 2>"$scratch/err"
[ $? -eq 1 ] || fail 'exit status'
said 'cannot read standard input'

finish

#!/bin/sh
# SPDX-License-Identifier: MIT
# The clock of a match is kept: the next start has the players' times, what was spent of the move
# included, and stands until somebody goes on. So are a loss on time and the setup of the next match.
# Usage: kept_clock.sh PROGRAM
set -eu

program=$(readlink -f "$1") # it is run from another folder
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
export HOME="$scratch" SDL_VIDEODRIVER=dummy CROWNHEAD_DATA="$scratch/games.db"
export CROWNHEAD_CONFIG="$scratch/settings.ini"

# Times that differ, chosen on New match.
cat >first.script <<'END'
key Ctrl+N
click clock/previous
expect "Your own times"
click clock-1/previous
expect "3 min"
click clock-moves/next
click clock-moves/next
expect "2 s are added"
click start-match
wait 2000
expect "3:00"
expect "5:00"
drag 11 15
wait 6000
drag 24 20
wait 10000
wait 10000
expect "2:40"
expect "4:56"
END
cat >second.script <<'END'
expect "The clock stands."
expect "2:40"
expect "4:56"
expect-wake -1
wait 5000
expect "2:40"
click pause
wait 1000
expect "2:39"
drag 15 19
wait 100
# What was spent of this move was counted, too.
expect "2:41"
key Ctrl+Z
wait 100
expect "3:00"
await-saved
END
cat >third.script <<'END'
expect "The clock stands."
expect "3:00"
expect "4:56"
key Ctrl+N
expect "Your own times"
expect "3 min"
END
"$program" --script first.script
grep -q '^clock = 3,5+2$' settings.ini || {
    echo "the settings do not have the clock of the match" >&2
    exit 1
}
"$program" --script second.script
"$program" --script third.script
cat >fresh.script <<'END'
expect "3:00"
expect "5:00"
expect-not "The clock stands."
END
"$program" --fresh --script fresh.script

# A loss on time is a result, also in a file, which other programs understand.
cat >lost.script <<'END'
drag 11 15
wait 9000
wait 2000
wait 3000
expect "Player 2 has no time left."
key Ctrl+S
await "Save"
key Ctrl+A
text "lost"
key Return
await "lost.pdn"
await-saved
END
cat >again.script <<'END'
expect "Player 2 has no time left."
expect "0.0"
key F3
expect "Player 2 has no time left."
END
"$program" --clock 0:10,0:09d1 --script lost.script
for line in '[BlackTimeControl "10d1"]' '[WhiteTimeControl "9d1"]' '[Termination "time forfeit"]' \
    '1. 11-15 {[%clk 0:00:10]} 0-1'; do
    grep -qF "$line" lost.pdn || {
        echo "lost.pdn does not say $line:" >&2
        cat lost.pdn >&2
        exit 1
    }
done
"$program" --script again.script
sed -i '1i key End\nwait 2000' again.script # a file is looked at from its start
"$program" lost.pdn --fresh --script again.script

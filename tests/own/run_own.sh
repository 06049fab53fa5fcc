#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the program twice on one settings file: what the first run saves, the second finds.
# Usage: run_own.sh PROGRAM
set -eu

program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
config=$folder/deeper/settings.ini
failed=0

fail() {
    echo "$1" >&2
    failed=1
}

# run SCRIPT-TEXT [OPTION...]: the program with that script and the settings file.
run() {
    printf '%b\n' "$1" >"$folder/script"
    shift
    env SDL_VIDEODRIVER=dummy CROWNHEAD_CONFIG="$config" "$program" "$@" --script "$folder/script"
}

run 'expect "American, game 1"' || fail 'the first run'
[ ! -e "$config" ] || fail 'a file was written though nothing had changed'

run 'key Ctrl+E\nclick rule/capture\nclick value/next\nkey Ctrl+S\nkey Ctrl+S\nkey Escape
key Ctrl+,\nclick board/contrast\nkey Escape' || fail 'the run that changes something'
grep -qx 'American (mine) = american, capture=optional' "$config" || fail 'no rule set in the file'
grep -qx 'board = contrast' "$config" || fail 'no theme in the file'

run 'expect "American (mine), game 1"\nkey Ctrl+,\nexpect "Colours: High contrast"' \
    --rules 'american (mine)' || fail 'the rule set is not found by its name'
run 'key Ctrl+N\nexpect "American (mine)"' || fail 'New match does not list the rule set'

# A desktop that is set to high contrast brings its theme along where none is chosen.
config=$folder/new.ini
GTK_THEME=HighContrast run 'key Ctrl+,\nexpect "Colours: Automatic (high contrast)"' ||
    fail 'the high contrast of the desktop is not seen'
GTK_THEME=Adwaita run 'key Ctrl+,\nexpect "Colours: Automatic (walnut)"' || fail 'another desktop'
config=$folder/deeper/settings.ini

# First steps are offered where nothing was played, until they are followed, put away, or a move is made.
# offer END SCRIPT-TEXT: that ends the offer, also for the next run.
offer() {
    config=$folder/offer-$1.ini
    run 'expect "First steps"' || fail "$1: no offer at the first start"
    [ ! -e "$config" ] || fail "$1: an offer that nobody answered is remembered"
    run "$2" || fail "$1: the offer"
    grep -qx 'first-steps = answered' "$config" || fail "$1: the answer is not remembered"
    run 'expect-not "First steps"' || fail "$1: offered again"
}
offer put-away 'click no-first-steps\nexpect-not "First steps"'
offer followed 'click first-steps\nexpect "1 of 6"\nkey Escape\nexpect-not "First steps"'
offer played 'click 11\nclick 15\nexpect-not "First steps"\nkey Ctrl+Z\nexpect-not "First steps"'
config=$folder/deeper/settings.ini

# A size given by option is for that run only.
run 'key Ctrl+,\nexpect "Size: 75 %"\nclick motion/next' --scale 75 || fail '--scale'
grep -qx 'scale = auto' "$config" || fail 'the size of one run was saved'
grep -qx 'motion = slow' "$config" || fail 'motion was not saved'

# Another size that is chosen in that run is the one from then on, also after it has been saved.
run 'key Ctrl+,\nclick scale/next\nclick motion/next\nexpect "Size: 125 %"\nclick sound\nexpect "Size: 125 %"' \
    --scale 100 || fail 'the size given overrides the one chosen'
grep -qx 'scale = 125' "$config" || fail 'the size chosen was not saved'

status=0
run '' --rules 'nobody knows this' 2>"$folder/said" || status=$?
[ "$status" -eq 2 ] || fail "status $status for an unknown rule set"
grep -q "There is no rule set 'nobody knows this'" "$folder/said" || fail 'no sentence about the rule set'

# Many of them: each is known by its name, wherever the list has it.
many=$folder/many.ini
{
    echo '[rules]'
    for i in $(seq 100); do
        echo "Set $i = american, quiet=$i"
    done
} >"$many"
config=$many run 'key F4\nexpect "Rules at the left: Set 61"\nexpect "Set 61: 1 move"\nclick rules-left/next
expect "Rules at the left: Set 62"\nkey Escape\nkey Ctrl+N\nclick "rule-set/own/Set 62"
click start-match\nexpect "Set 62, game 1"' --rules 'Set 61' || fail 'one of many rule sets'

# Lines that are not understood are said and stay.
echo 'nonsense' >>"$config"
run 'key Ctrl+,\nclick motion/next' 2>"$folder/said" || fail 'a bad line stopped the program'
grep -q '^crownhead: /.*/settings.ini:[0-9]*: This line must be' "$folder/said" || fail 'the bad line was not said'
grep -qx nonsense "$config" || fail 'the bad line is gone'
[ ! -e "$config.bak" ] || fail 'a copy was made though nothing was lost'

# The last match: names, rules and starter are those of the next start; rules given for one run are
# for that run.
config=$folder/match.ini
run 'key Ctrl+N\nclick name-1\nkey Ctrl+A\ntext "Ada ; L."\nclick rule-set/flying\nclick starter/next
click start-match' || fail 'the first match'
grep -qx 'player-1 = Ada \\; L\.' "$config" || fail 'no name in the file'
! grep -q 'player-2' "$config" || fail 'a stand-in was kept as a name'
run 'expect "Flying Kings, game 1"\nexpect "Ada ; L., Black, to move"\nexpect "Player 2, White"
key Ctrl+N\nexpect "Player 1, who begins: Ada ; L."\nexpect "After each game: Loser starts"' ||
    fail 'the last match is forgotten'
run 'expect "Thai, game 1"\nexpect "Ada ; L., Black, to move"\ndrag 7 11' --rules thai || fail '--rules'
grep -qx 'rules = flying' "$config" || fail 'the rules of one run were kept'
run 'key Ctrl+N\nclick start-match' --rules thai || fail 'a match under --rules'
grep -qx 'rules = thai' "$config" || fail 'the rules of a match were not kept'
run 'expect "American, game 1"' --fen W:W22:B18 || fail 'a position is not American'
run 'key Ctrl+N\nclick rule-set/american\nclick starter/previous\nclick name-1\nkey Ctrl+A
key Backspace\nclick start-match' || fail 'as at first'
! grep -Eq '^(player-1|rules|starter)' "$config" || fail "something is kept though all is as at first: $(cat "$config")"
printf '[match]\nrules = Gone\nplayer-2 = %s\nstarter = nobody\n' "$(printf '%050d' 0)" >"$config"
run 'expect "American, game 1"\nexpect "Player 2, White"' 2>"$folder/said" || fail 'an odd last match'
grep -q "match.ini:2: rules: column 1 of the rule set: There is no rule set 'Gone'" "$folder/said" || fail 'the rules that are gone were not said'
grep -q "match.ini:4: starter cannot be 'nobody'" "$folder/said" || fail 'the odd starter was not said'

# Without that file a script reads and writes nothing of the player's.
mkdir "$folder/xdg"
printf 'key Ctrl+,\nclick board/contrast\n' >"$folder/script"
env -u CROWNHEAD_CONFIG SDL_VIDEODRIVER=dummy XDG_CONFIG_HOME="$folder/xdg" "$program" \
    --script "$folder/script" || fail 'the run without a file'
[ -z "$(ls -A "$folder/xdg")" ] || fail "a script wrote the player's own settings"

# has_tray NAME=VALUE: does --dump-ui, run with that in its environment, show captured pieces?
mkdir "$folder/xdg/crownhead"
printf '[looks]\ncaptured = hidden\n' >"$folder/xdg/crownhead/settings.ini"
has_tray() {
    env -u CROWNHEAD_CONFIG SDL_VIDEODRIVER=dummy "$1" "$program" --dump-ui |
        grep -q 'Black has 0 captured pieces'
}
! has_tray "CROWNHEAD_CONFIG=$folder/xdg/crownhead/settings.ini" || fail 'the named file is not read'
has_tray "XDG_CONFIG_HOME=$folder/xdg" || fail "--dump-ui reads the player's own settings"

exit "$failed"

#!/bin/sh
# SPDX-License-Identifier: MIT
# check_completion.sh SHELL ROOT CROWNHEAD CROWNHEAD-CLI [FOLDER]: does SHELL (bash, zsh or fish)
# complete lines of both programs as it should, with the files of FOLDER (without it
# ROOT/packaging/completions), and do these offer all options of --help and no other?
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
shell=$1 root=$2 game=$3 cli=$4
folder=${5-$root/packaging/completions}
command -v "$shell" >/dev/null || exit 77 # whoever has no such shell misses nothing
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
# The completions ask crownhead-cli for the rule sets.
mkdir "$scratch/bin" "$scratch/home"
ln -s "$(readlink -f "$cli")" "$scratch/bin/crownhead-cli"
PATH=$scratch/bin:$PATH
HOME=$scratch/home
export PATH HOME LC_ALL=C.UTF-8

# The long options that a file offers, and those that --help says.
offered() {
    case $shell in
    fish) sed -n '/^complete/s/.* -l \([a-z-]*\).*/--\1/p' "$1" ;;
    *) sed '/^ *#/d; s/--[ }]//' "$1" | grep -oE -e '--[a-z][a-z-]*' ;;
    esac | LC_ALL=C sort -u
}
told() {
    sed -n 's/^  \(-., \)\{0,1\}\(--[a-z-]*\).*/\2/p' | LC_ALL=C sort -u
}
[ "$("$game" --help | told)" = "$(offered "$folder/crownhead.$shell")" ] ||
    wrong "crownhead.$shell: not the options of --help"
all=$(for command in '' rules moves perft verdict replay convert analyse play random best levels hub tables probe match ballots bench; do
    # shellcheck disable=SC2086 # one word or none
    "$cli" $command --help
done | told)
[ "$all" = "$(offered "$folder/crownhead-cli.$shell")" ] ||
    wrong "crownhead-cli.$shell: not the options of --help"

# A line to complete, a tab, and what the word at its end may become.
printf '%s\t%s\n' \
    'crownhead --rend' '--renderer' \
    'crownhead --s' '--scale --screenshot --script --size' \
    'crownhead --renderer ' 'auto opengl software' \
    'crownhead --renderer=s' 'software' \
    'crownhead --fullscreen --rules fl' 'flying' \
    'crownhead --rules c' 'classic czech' \
    'crownhead --script play' 'play-one.script play-two.script' \
    'crownhead --vers' '--version' \
    'crownhead gam' 'game-one.pdn game-two.fen' \
    'crownhead-cli mo' 'moves' \
    'crownhead-cli --v' '--version' \
    'crownhead-cli rep' 'replay' \
    'crownhead-cli conv' 'convert' \
    'crownhead-cli an' 'analyse' \
    'crownhead-cli analyse --d' '--depth' \
    'crownhead-cli analyse play' 'play-one.script play-two.script' \
    'crownhead-cli ta' 'tables' \
    'crownhead-cli tables --pi' '--pieces' \
    'crownhead-cli tables --pieces 3 --c' '--check' \
    'crownhead-cli probe --rules sp' 'spanish' \
    'crownhead-cli play --f' '--fen --fresh' \
    'crownhead-cli play --white fu' 'full' \
    'crownhead-cli random --g' '--games' \
    'crownhead-cli random --games 3 --s' '--seed' \
    'crownhead-cli replay --rules sp' 'spanish' \
    'crownhead-cli replay play' 'play-one.script play-two.script' \
    'crownhead-cli rules par' 'parlour' \
    'crownhead-cli moves --r' '--rules' \
    'crownhead-cli moves --d' '' \
    'crownhead-cli perft --d' '--divide' \
    'crownhead-cli perft --rules ital' 'italian' \
    'crownhead-cli verdict --f' '--fen' \
    'crownhead-cli best --d' '--depth' \
    'crownhead-cli match --pdn play' 'play-one.script play-two.script' \
    'crownhead-cli verdict --h' '--help' >"$scratch/lines"
touch "$scratch/play-one.script" "$scratch/play-two.script"
touch "$scratch/game-one.pdn" "$scratch/game-two.fen" "$scratch/game-three.txt"

# One run of the shell answers all lines: what it offers for each, on a line.
cd "$scratch"
status=0
cut -f 1 lines | "$shell" "$here/complete.$shell" "$folder" >answers 2>said || status=$?
[ "$status" -ne 77 ] || exit 77
[ "$status" -eq 0 ] || wrong "$shell: $(cat said)"
cut -f 2 lines >expected
paste lines answers | awk -F '\t' '$2 != $3 { print "\"" $1 "\" gives \"" $3 "\", not \"" $2 "\"" }' >differences
[ ! -s differences ] || wrong "$(cat differences)"
[ "$(wc -l <answers)" -eq "$(wc -l <lines)" ] || wrong "$shell: $(wc -l <answers) answers"
exit "$failed"

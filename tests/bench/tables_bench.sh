#!/bin/sh
# SPDX-License-Identifier: MIT
# tables_bench.sh CROWNHEAD-CLI: how long the tables of endings take, each in an empty cache, on all
# processors; and how long to open them again. No speed decides anything.
set -eu

program=$1
CROWNHEAD_CACHE=$(mktemp -d)
export CROWNHEAD_CACHE
trap 'rm -rf "$CROWNHEAD_CACHE"' EXIT

# seconds COMMAND...: that it takes.
seconds() {
    begin=$(date +%s.%N)
    "$@" >"$CROWNHEAD_CACHE/lines"
    echo "$begin $(date +%s.%N)" | awk '{ printf "%.2f s", $2 - $1 }'
}

for rules in american russian; do
    for pieces in 4 5; do
        rm -rf "$CROWNHEAD_CACHE/endgames"
        made=$(seconds "$program" tables --rules "$rules" --pieces "$pieces")
        there=$(seconds "$program" tables --rules "$rules" --pieces "$pieces")
        echo "$rules, up to $pieces pieces: made in $made, opened and counted in $there"
    done
done

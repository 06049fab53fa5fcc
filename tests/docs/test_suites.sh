#!/bin/sh
# SPDX-License-Identifier: MIT
# test_suites.sh ROOT BUILD: check_suites.py must name a file that is not run and a slow test that is
# in a second suite.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
mkdir -p "$scratch/meson-info" "$scratch/tests/app/scripts" "$scratch/tests/rules"
cp "$2/compile_commands.json" "$scratch"
sed 's/"crownhead:slow"/&, "crownhead:rules"/g' "$2/meson-info/intro-tests.json" \
    >"$scratch/meson-info/intro-tests.json"
touch "$scratch/tests/rules/test_perft.c" "$scratch/tests/rules/test_forgotten.c" \
    "$scratch/tests/app/scripts/forgotten.script"

if said=$("$here/check_suites.py" "$scratch" "$scratch"); then
    echo 'FAIL: nothing found'
    exit 1
fi
for fault in 'tests/rules/test_forgotten.c is in no test' \
    'tests/app/scripts/forgotten.script is in no test' \
    'the test perft-deep is slow, but also in another suite'; do
    echo "$said" | grep -qxF "$fault" || { echo "FAIL: not found: $fault"; exit 1; }
done
! echo "$said" | grep -F test_perft.c

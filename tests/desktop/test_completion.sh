#!/bin/sh
# SPDX-License-Identifier: MIT
# test_completion.sh SHELL ROOT CROWNHEAD CROWNHEAD-CLI: copies of the completions with one planted
# fault at a time: check_completion.sh must name it.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
shell=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

# planted FILE SED-COMMAND SENTENCE
planted() {
    cp "$root"/packaging/completions/*."$shell" "$tree"
    sed "$2" "$root/packaging/completions/$1.$shell" >"$tree/$1.$shell"
    if "$here/check_completion.sh" "$shell" "$root" "$game" "$cli" "$tree" >"$tree/said" 2>&1; then
        wrong "not found in $1.$shell: $2"
    elif ! grep -qF -- "$3" "$tree/said"; then
        wrong "not named rightly in $1.$shell: $2: $(cat "$tree/said")"
    fi
}

root=$2 game=$3 cli=$4
status=0
said=$("$here/check_completion.sh" "$shell" "$root" "$game" "$cli" 2>&1) || status=$?
[ "$status" -ne 77 ] || exit 77 # no such shell here, or no terminal for it
[ "$status" -eq 0 ] || wrong "the tree itself: $said"
planted crownhead 's/--lang/--language/; s/-l lang/-l language/' \
    "crownhead.$shell: not the options of --help"
planted crownhead 's/crownhead-cli rules/crownhead-cli ruler/' '"crownhead --rules c" gives ""'
planted crownhead-cli 's/--divide//; s/-l divide//' "crownhead-cli.$shell: not the options of --help"
planted crownhead-cli 's/moves/steps/' '"crownhead-cli mo" gives ""'
exit "$failed"

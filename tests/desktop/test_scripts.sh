#!/bin/sh
# SPDX-License-Identifier: MIT
# A tree with faults in scripts of every kind: check_scripts.sh must name each of them, and be content
# without.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need shellcheck
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/tests" "$tree/build/meson-private"
printf '#!/bin/sh\n# SPDX-License-Identifier: MIT\necho "$1"\n' >"$tree/play"
printf '#!/bin/sh\necho $1\n' >"$tree/build/made"
hold 'a good tree' "$here/check_scripts.sh" "$tree" 1

# planted FILE FIRST-LINE
planted() {
    printf '%s\necho $1\n' "$2" >"$tree/$1"
    if "$here/check_scripts.sh" "$tree" 1 >"$tree/said.log" 2>&1; then
        wrong "not found: $1"
    elif ! grep -qF "In ./$1 line 2" "$tree/said.log"; then
        wrong "not named rightly: $1: $(cat "$tree/said.log")"
    fi
    rm "$tree/$1" "$tree/said.log"
}

planted tests/bad.sh '#!/bin/sh'
planted no-ending '#!/bin/sh'
planted tests/bash '#!/bin/bash'
planted tests/env '#!/usr/bin/env bash'
planted sourced.sh '# shellcheck shell=sh'
exit "$failed"

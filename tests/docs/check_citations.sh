#!/bin/sh
# SPDX-License-Identifier: MIT
# check_citations.sh ROOT [LEAST]: does every citation in ROOT/src and ROOT/tests lead somewhere? At
# least LEAST of them must be seen, so that a pattern that finds nothing is no success.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
cd "$1"
sources=$(find src tests -path tests/docs -prune -o -type f \
    \( -name '*.[ch]' -o -name '*.inc' -o -name '*.sh' -o -name '*.awk' -o -name '*.game' \
    -o -name '*.script' -o -name '*.txt' -o -name meson.build \) -print | LC_ALL=C sort)
# shellcheck disable=SC2086
awk -v least="${2-1}" -f "$here/check_citations.awk" \
    doc/rules/freejump.md doc/rules/american.md doc/rules/flying.md doc/rules/classic.md \
    doc/rules/parlour.md doc/design.md $sources

#!/bin/sh
# SPDX-License-Identifier: MIT
# lint.sh format ROOT              every C file of src/, tests/ and tools/ is as clang-format writes it
# lint.sh tidy ROOT BUILD FOLDER   clang-tidy finds nothing in FOLDER, but in sources for Windows
#
# Both tools change their minds from version to version, so the tree is held to one. Where that one
# is missing the test is skipped; with CI in the environment it fails instead.
set -eu

version=14 # Debian 12's

# The program $1 in that version.
find_tool() {
    for tool in "$1-$version" "$1"; do
        if "$tool" --version 2>/dev/null | grep -q "version $version\."; then
            echo "$tool"
            return
        fi
    done
    echo "$1 $version is not here; Debian 12's package is clang-${1#clang-}." >&2
    return 1
}

missing() {
    [ -z "${CI-}" ] || exit 1
    exit 77
}

tool=$(find_tool "clang-$1") || missing
cd "$2"
case $1 in
format)
    find src tests tools -name '*.[ch]' -o -name '*.inc' | LC_ALL=C sort |
        xargs "$tool" --dry-run -Werror
    ;;
tidy)
    # Only a compiler for Windows can read the sources for Windows (tests/cross).
    find "$4" -name '*.c' ! -name '*_windows.c' | LC_ALL=C sort |
        xargs "$tool" --quiet -p "$3"
    ;;
esac

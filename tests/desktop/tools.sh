# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# What the checks of this folder share. This file is sourced and does nothing by itself.

failed=0

wrong() {
    echo "$1"
    failed=1
}

# Without one of the programs "$@" the test is skipped; with CI in the environment it fails instead.
need() {
    for tool; do
        command -v "$tool" >/dev/null && continue
        echo "$tool is not here"
        [ -z "${CI-}" ] || exit 1
        exit 77
    done
}

# hold WORD COMMAND...: what the command says is shown, under WORD, if it fails.
hold() {
    word=$1
    shift
    said=$("$@" 2>&1) || wrong "$word: $said"
}

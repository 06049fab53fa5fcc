#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs the program with a script of gestures (src/app/window/script.h). A line "# options: ..." in the
# script gives the program's other options. Usage: run_script.sh PROGRAM SCRIPT
set -eu

program=$1
script=$2
grep -q '^expect' "$script" || {
    echo "$script: it expects nothing" >&2
    exit 1
}
# The options are words.
# shellcheck disable=SC2046
exec env SDL_VIDEODRIVER=dummy "$program" $(sed -n 's/^# options: //p' "$script") \
    --script "$script"

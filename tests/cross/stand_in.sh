#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program for another machine, by what EMULATOR names (cross.sh).
# That is words.
# shellcheck disable=SC2086
exec ${EMULATOR:-} '@PROGRAM@' "$@"

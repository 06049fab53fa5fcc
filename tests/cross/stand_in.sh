#!/bin/sh
# SPDX-License-Identifier: MIT
# Runs a program for another machine through what Meson runs its programs with.
# The wrapper is words.
# shellcheck disable=SC2086
exec ${MESON_EXE_WRAPPER:-} '@PROGRAM@' "$@"

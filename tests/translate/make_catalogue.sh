#!/bin/sh
# SPDX-License-Identifier: MIT
# make_catalogue.sh LANGUAGE.po FOLDER STAMP: its catalogue in FOLDER, as gettext looks for it.
set -eu
language=$(basename "$1" .po)
mkdir -p "$2/$language/LC_MESSAGES"
msgfmt --check -o "$2/$language/LC_MESSAGES/crownhead.mo" "$1"
: >"$3"

#!/bin/sh
# SPDX-License-Identifier: MIT
# make_long.sh AWK POT FOLDER STAMP: the catalogue of en@long in FOLDER, as gettext looks for it.
set -eu
folder=$3/en@long/LC_MESSAGES
mkdir -p "$folder"
LC_ALL=C awk -f "$1" "$2" >"$folder/crownhead.po"
msgfmt --check-header --check-domain -o "$folder/crownhead.mo" "$folder/crownhead.po"
: >"$4"

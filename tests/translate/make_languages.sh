#!/bin/sh
# SPDX-License-Identifier: MIT
# make_languages.sh AWK POT FOLDER STAMP: the catalogues of the pseudo-languages in FOLDER, as gettext
# looks for them.
set -eu
for language in en@long en@rtl en@ltr; do
    folder=$3/$language/LC_MESSAGES
    mkdir -p "$folder"
    LC_ALL=C awk -v language="$language" -f "$1" "$2" >"$folder/crownhead.po"
    msgfmt --check-header --check-domain -o "$folder/crownhead.mo" "$folder/crownhead.po"
done
: >"$4"

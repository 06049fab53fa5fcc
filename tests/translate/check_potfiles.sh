#!/bin/sh
# SPDX-License-Identifier: MIT
# check_potfiles.sh ROOT: po/POTFILES.in names every source file that has a text, in order, and no
# other; before them those that desktops read. Texts are marked by the words that po/meson.build gives to xgettext.
set -eu
LC_ALL=C
export LC_ALL

cd "$1"
found=$(find src tools \( -name '*.[ch]' -o -name '*.inc' \) ! -path src/base/translate.h ! -path src/base/translate_english.c -exec awk '
    /^ *(\/\*|\*)/ { next } # a comment
    FILENAME != last && /(^|[^A-Za-z0-9_])(tr|tr_n|tr_c|N_|N_C|N_COUNTED)\(/ { print last = FILENAME }
    ' {} + | sort)
found=$(find packaging/desktop -name '*.desktop' -o -name '*.metainfo.xml' 2>/dev/null | sort
    printf '%s' "$found")
named=$(grep -v '^#' po/POTFILES.in | sed '/^$/d')
[ "$found" = "$named" ] && exit
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
printf '%s\n' "$named" >"$scratch/named"
printf '%s\n' "$found" >"$scratch/found"
echo 'po/POTFILES.in: these lines differ; < is named there, > has texts:'
diff "$scratch/named" "$scratch/found"
exit 1

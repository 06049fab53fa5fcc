#!/bin/sh
# SPDX-License-Identifier: MIT
# check_blanks.sh POT [EXCEPTIONS]: the texts of POT can be said in other languages: no name stands where
# it would be declined, no text of one word is without a context, none ends with a space.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
exec awk -f "$here/check_blanks.awk" "${2-$here/blanks.txt}" "$1"

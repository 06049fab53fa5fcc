#!/bin/sh
# SPDX-License-Identifier: MIT
# make_page.sh PAGE TEXTS MADE: the page in another language, as far as its texts are translated (po4a).
# po4a says at each run that it would rather be called otherwise, so it is heard only if it fails.
set -eu

said=$(po4a-translate --format man --master-charset UTF-8 --localized-charset UTF-8 --keep 0 \
    --master "$1" --po "$2" --localized "$3" 2>&1) || {
    echo "$2: $said" >&2
    exit 1
}

#!/bin/sh
# SPDX-License-Identifier: MIT
# check_spdx.sh ROOT: every source file of ROOT, and whatever can be run, says its licence in its
# first lines (a script has its #! before it, an SVG may have its <?xml before it). Build folders,
# whatever they are called and wherever they lie, are known by what Meson keeps in them.
set -eu

cd "$1"
bad=$(find . -type d \( -name .git -o -exec test -d '{}/meson-private' \; \) -prune -o -type f \
    \( -name '*.[ch]' -o -name '*.inc' -o -name '*.sh' -o -name '*.awk' -o -name '*.py' -o -name '*.svg' \
    -o -name '*.ini' -o -name '*.game' -o -name '*.script' -o -name meson.build -o -name 'meson_options.txt' \
    -o -perm -u+x \) -exec awk '
    FNR <= 3 && /SPDX-License-Identifier: MIT/ { said[FILENAME] = 1 }
    END { for (i = 1; i < ARGC; i++) if (!(ARGV[i] in said)) print ARGV[i] }' '{}' + | LC_ALL=C sort)
[ -z "$bad" ] && exit
echo 'No SPDX line "SPDX-License-Identifier: MIT" at the top of:'
echo "$bad"
exit 1

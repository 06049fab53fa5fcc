#!/bin/sh
# SPDX-License-Identifier: MIT
# check_spdx.sh ROOT: every source file of ROOT, and whatever can be run, says its licence in its
# first lines (a script has its #! before it, an SVG may have its <?xml before it).
set -eu

cd "$1"
bad=$(find . \( -path ./.git -o -path './build*' -o -path './subprojects/*/*' \) -prune -o -type f \
    \( -name '*.[ch]' -o -name '*.inc' -o -name '*.sh' -o -name '*.awk' -o -name '*.py' -o -name '*.svg' \
    -o -name '*.game' -o -name meson.build -o -name 'meson_options.txt' \
    -o -perm -u+x \) -print | LC_ALL=C sort |
    while read -r file; do
        head -n 3 "$file" | grep -q 'SPDX-License-Identifier: MIT' || echo "$file"
    done)
[ -z "$bad" ] && exit
echo 'No SPDX line "SPDX-License-Identifier: MIT" at the top of:'
echo "$bad"
exit 1

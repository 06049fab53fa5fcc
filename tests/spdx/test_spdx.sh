#!/bin/sh
# SPDX-License-Identifier: MIT
# A tree with one file that lacks its line: check_spdx.sh must name that one and no other.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

mkdir -p "$tree/src" "$tree/build"
echo '/* SPDX-License-Identifier: MIT */' >"$tree/src/good.c"
printf '#!/bin/sh\n# SPDX-License-Identifier: MIT\n' >"$tree/play"
echo 'int x;' >"$tree/build/made.c"
"$here/check_spdx.sh" "$tree"

echo 'int x;' >"$tree/src/bad file.c"
if said=$("$here/check_spdx.sh" "$tree"); then
    echo 'FAIL: the file without the line was not found'
    exit 1
fi
[ "$(echo "$said" | tail -n +2)" = './src/bad file.c' ] && exit
echo "FAIL: $said"
exit 1

#!/bin/sh
# SPDX-License-Identifier: MIT
# A tree with files that lack their line: check_spdx.sh must name those and no other. What lies in
# build folders is not looked at; a folder that is only called so is.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

mkdir -p "$tree/src" "$tree/build-notes"
echo '/* SPDX-License-Identifier: MIT */' >"$tree/src/good.c"
printf '#!/bin/sh\n# SPDX-License-Identifier: MIT\n' >"$tree/play"
for build in build obj-x86_64-linux-gnu b 'src/my build'; do
    mkdir -p "$tree/$build/meson-private"
    echo 'int x;' >"$tree/$build/made.c"
done
"$here/check_spdx.sh" "$tree"

echo 'int x;' >"$tree/src/bad file.c"
echo 'int x;' >"$tree/build-notes/bad.c"
if said=$("$here/check_spdx.sh" "$tree"); then
    echo 'FAIL: the files without the line were not found'
    exit 1
fi
[ "$(echo "$said" | tail -n +2)" = './build-notes/bad.c
./src/bad file.c' ] && exit
echo "FAIL: $said"
exit 1

#!/bin/sh
# SPDX-License-Identifier: MIT
# check_potfiles.sh must see what it is there to see.
set -eu
check=$(dirname -- "$0")/check_potfiles.sh
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
mkdir -p "$root/src/a" "$root/tools" "$root/po"

# expect WORD STATUS: what the check says of the tree as it is now.
expect() {
    status=0
    "$check" "$root" >"$root/out" || status=$?
    [ "$status" -eq "$2" ] && return
    echo "$1: status $status, expected $2:"
    cat "$root/out"
    exit 1
}

echo 'puts(tr("Yes"));' >"$root/src/a/one.c"
echo 'puts(str("no")); x = XN_("no");' >"$root/src/a/two.c"
echo 'src/a/one.c' >"$root/po/POTFILES.in"
expect 'all named' 0
echo 'src/a/two.c' >>"$root/po/POTFILES.in"
expect 'one that has no text' 1
echo 'tr_c("a", "b"); y = N_C("a", "b");' >"$root/src/a/two.c"
expect 'texts with a context' 0
printf '%s\n' '/* tr("no") */' ' * tr("no")' >"$root/src/a/two.c"
expect 'a comment is no text' 1
echo 'char *t[] = {N_("Yes")};' >"$root/src/a/two.c"
expect 'two with texts' 0
echo 'tr_n("a", "b", 1)' >"$root/src/a/three.h"
expect 'one not named' 1
echo 'src/a/three.h' >>"$root/po/POTFILES.in"
sort -o "$root/po/POTFILES.in" "$root/po/POTFILES.in"
expect 'all named again' 0
mkdir -p "$root/packaging/desktop"
echo 'Name=Yes' >"$root/packaging/desktop/a.desktop"
expect 'what desktops show is not named' 1

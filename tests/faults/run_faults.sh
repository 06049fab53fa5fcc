#!/bin/sh
# SPDX-License-Identifier: MIT
# run_faults.sh BUILD [NAME...]: puts each fault of faults.txt, or those named, into a copy of the
# tree under BUILD, one at a time, builds it and runs the quick tests of the upper folders until one
# fails. Prints for every fault which test has killed it, or SURVIVED. What BUILD holds already is
# used again, so that only what a fault touches is compiled. FAULTS names another list.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
[ $# -ge 1 ] || { echo 'usage: run_faults.sh BUILD [NAME...]' >&2; exit 2; }
faults=${FAULTS-$here/faults.txt}
mkdir -p "$1"
scratch=$(cd "$1" && pwd)
shift
tree=$scratch/tree
build=$scratch/build

# What lies below match cannot see these faults, windows and slow tests take too long.
skipped='--no-suite window --no-suite slow --no-suite lint --no-suite assets --no-suite layers
    --no-suite docs --no-suite base --no-suite rules'

# Files keep their times, but for the one that was compiled with a fault in it last.
copy_tree() {
    rm -rf "$tree"
    mkdir "$tree"
    (cd "$root" && tar -cf - --exclude='./build*' --exclude=./.git .) | tar -C "$tree" -xf -
    [ ! -e "$scratch/faulty" ] || touch "$tree/$(cat "$scratch/faulty")"
    [ -d "$build" ] || meson setup "$build" "$tree" -Dtests=enabled -Ddebug=false -Doptimization=1 \
        >"$scratch/setup.log"
}

# run_tests OPTION...: Meson builds what they need.
run_tests() {
    # The list is words.
    # shellcheck disable=SC2086
    meson test -C "$build" --maxfail 1 $skipped "$@" >"$scratch/test.log" 2>&1
}

# Prints what the tests say of the tree as it is. Those of the folder $1, if it is given, look first:
# they are the likeliest to see a fault there.
answer() {
    status=0
    [ $# -eq 0 ] || run_tests --suite "$1" --no-suite once || status=$?
    [ $status -ne 0 ] || run_tests || status=$?
    case $status in
    0)
        echo SURVIVED
        return
        ;;
    125)
        echo 'DOES NOT BUILD'
        return
        ;;
    esac
    failed=$(sed -nE 's@^ *[0-9]+/[0-9]+ crownhead:(.*[^ ]) +(FAIL|TIMEOUT|ERROR) .*@\1@p' \
        "$scratch/test.log" | head -n 1)
    where=$(sed -nE 's@.*/([a-z_]+\.c:[0-9]+):[FE]:[^:]*:([^:]*):.*@, \1 \2@p' \
        "$build/meson-logs/testlog.txt" | head -n 1)
    echo "killed by $failed$where"
}

list=$(awk -f "$here/list_faults.awk" "$faults")
copy_tree
sound=$(answer)
[ "$sound" = SURVIVED ] || { echo "without a fault: $sound" >&2; exit 1; }

names=$*
[ -n "$names" ] || names=$(echo "$list" | cut -d ' ' -f 1)
total=0
killed=0
for name in $names; do
    file=$(echo "$list" | sed -n "s/^$name //p")
    echo "$file" >"$scratch/faulty"
    awk -v fault="$name" -f "$here/apply_fault.awk" "$faults" "$root/$file" \
        >"$tree/$file"
    folder=${file#src/}
    [ "${folder%%/*}" != tools ] || folder=cli # its commands are tested there
    said=$(answer "${folder%%/*}")
    echo "$name: $said"
    cp "$root/$file" "$tree/$file"
    total=$((total + 1))
    case $said in killed*) killed=$((killed + 1)) ;; esac
done
echo "$killed of $total killed"

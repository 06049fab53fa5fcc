#!/bin/sh
# SPDX-License-Identifier: MIT
# check_faults.sh must see what is wrong with a list, and the fault must be in what it applies.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

printf 'one();\n    two();\ntwice();\ntwice();\n' >"$folder/file.c"

# list NAME LINE...: the list of that name.
list() {
    name=$1
    shift
    printf '%s\n' "$@" >"$folder/$name"
}

# refused NAME LEAST: the check must complain of this list.
refused() {
    if sh "$here/check_faults.sh" "$folder" "$folder/$1" "$2" >"$folder/said" 2>&1; then
        echo "nothing is said of the list '$1'"
        exit 1
    fi
    [ -s "$folder/said" ] || { echo "the list '$1' is refused without a word"; exit 1; }
}

list good 'fault a' 'in file.c' '- two();' '+ three();' '' 'fault b' 'in file.c' '- one();' '+'
list gone 'fault a' 'in file.c' '- four();' '+ three();'
list twice 'fault a' 'in file.c' '- twice();' '+ three();'
list half 'fault a' 'in file.c' '- two();'
list same 'fault a' 'in file.c' '- two();' '+ two();'
list names 'fault a' 'in file.c' '- two();' '+' 'fault a' 'in file.c' '- one();' '+'

sh "$here/check_faults.sh" "$folder" "$folder/good" 2
refused good 3
for name in gone twice half same names; do
    refused $name 1
done

apply() {
    awk -v fault="$1" -f "$here/apply_fault.awk" "$folder/good" "$folder/file.c"
}

[ "$(apply a)" = "$(printf 'one();\n    three();\ntwice();\ntwice();')" ]
[ "$(apply b)" = "$(printf '    two();\ntwice();\ntwice();')" ]

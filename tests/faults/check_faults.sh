#!/bin/sh
# SPDX-License-Identifier: MIT
# check_faults.sh ROOT FAULTS LEAST: can every fault of the list still be put into the sources under
# ROOT? At least LEAST of them must be seen, so that an empty list is no success.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
root=$1
faults=$2
least=$3
list=$(awk -f "$here/list_faults.awk" "$faults")
bad=$(echo "$list" | while read -r name file; do
    awk -v fault="$name" -f "$here/apply_fault.awk" "$faults" "$root/$file" >/dev/null ||
        echo "$name: its line is not found exactly once in $file"
done)
[ -z "$bad" ] || echo "$bad"
count=$(echo "$list" | grep -c .) || true
[ "$count" -ge "$least" ] || echo "only $count faults, $least are wanted"
[ -z "$bad" ] && [ "$count" -ge "$least" ]

#!/bin/sh
# SPDX-License-Identifier: MIT
# Two programs on one settings file: each makes a hundred rule sets and a hundred other changes, at
# the same time, and neither loses what the other one has written. Usage: two_programs.sh PROGRAM
set -eu

program=$1
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
config=$folder/settings.ini
changes=100
failed=0

fail() {
    echo "$1" >&2
    failed=1
}

# sets LETTER: the script that saves so many rule sets, "American (mine) LETTER00" and so on.
sets() {
    printf 'key Ctrl+E\nwheel editor-rows -30\nclick rule/save\nclick rules-name\nkey End\n'
    printf 'text " %sxx"\n' "$1"
    awk -v changes="$changes" 'BEGIN {
        for (i = 0; i < changes; i++) {
            if (i % 10 == 0)
                printf "key Backspace\nkey Backspace\ntext %d\n", i / 10
            else
                print "key Backspace"
            printf "text %d\nkey Ctrl+S\n", i % 10
        }
    }'
    printf 'expect "Saved as “American (mine) %s%d”"\n' "$1" "$((changes - 1))"
}

# steps WIDGET COUNT: the script that takes so many steps through the values of a preference.
steps() {
    printf 'key Ctrl+,\nclick %s\n' "$1"
    for _ in $(seq 2 "$2"); do
        echo 'key Return'
    done
}

run() {
    env SDL_VIDEODRIVER=dummy CROWNHEAD_CONFIG="$config" "$program" --size 1280x800 --script "$1"
}

# both SCRIPT SCRIPT: at the same time.
both() {
    run "$1" 2>"$folder/said-1" &
    first=$!
    run "$2" 2>"$folder/said-2" || fail "the second program: $(cat "$folder/said-2")"
    wait "$first" || fail "the first program: $(cat "$folder/said-1")"
    # On a busy machine one program may keep the file so long that the other says so, and tries again:
    # what counts is that everything is there at the end.
    ! grep -hv ' is in use by another program\.$' "$folder/said-1" "$folder/said-2" >"$folder/said" ||
        fail "$(cat "$folder/said")"
}

printf '; ours\n[looks]\n\n# as grandfather had it\ncaptured = shown ; beside the board\n' >"$config"
sets A >"$folder/sets-1"
sets B >"$folder/sets-2"
both "$folder/sets-1" "$folder/sets-2"
for letter in A B; do
    kept=$(grep -c "^American (mine) ${letter}[0-9][0-9] = american\$" "$config") || true
    [ "$kept" -eq "$changes" ] || fail "$kept of the $changes rule sets of program $letter"
done

steps captured "$((changes + 1))" >"$folder/steps-1"
steps labels "$((changes + 1))" >"$folder/steps-2"
both "$folder/steps-1" "$folder/steps-2"
grep -qx 'labels = number' "$config" || fail "the second program's names of squares"
head -n 4 "$config" | grep -qx '# as grandfather had it' || fail 'a comment is gone'
grep -qx 'captured = hidden ; beside the board' "$config" || fail 'a line with a comment'
# Only the file itself.
beside=$(find "$folder" -name 'settings*' | wc -l)
[ "$beside" -eq 1 ] || fail "something stays beside: $(ls -A "$folder")"
exit "$failed"

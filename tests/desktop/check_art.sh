#!/bin/sh
# SPDX-License-Identifier: MIT
# check_art.sh ROOT: is every file below assets/ named by the program, in full or through one of the
# macros of its tables (#define ICON(name) ... "icons/" name ".svg", then ICON("save")), or by one
# that every board has (SQUARE(folder, "frame"), then BOARD_ART("walnut"))? Sounds,
# weights and puzzles are asked for as pictures are.
set -eu

cd "$1"
used=$(find src -name '*.c' | LC_ALL=C sort | xargs awk '
    FNR == 1 {
        split("", folder)
        split("", ending)
    }
    /^#define [A-Z]+\(name/ { macro = $2; sub(/\(.*/, "", macro) }
    macro && match($0, /"[a-z]+\/" name "\.(svg|wav|weights|pdn)"/) {
        split(substr($0, RSTART, RLENGTH), part, "\"")
        folder[macro] = part[2]
        ending[macro] = part[4]
        macro = ""
    }
    {
        rest = $0
        while (match(rest, /[A-Z]+\("[a-z0-9-]+"/)) {
            call = substr(rest, RSTART, RLENGTH - 1)
            rest = substr(rest, RSTART + RLENGTH)
            split(call, part, "\\(\"")
            if (part[1] in folder)
                print folder[part[1]] part[2] ending[part[1]]
            if (part[1] == "ART")
                boards[part[2]]
        }
        if (match($0, /[A-Z]+\(folder, "[a-z0-9-]+"/)) {
            split(substr($0, RSTART, RLENGTH), part, "\"")
            of_every_board[part[2]]
        }
        rest = $0
        while (match(rest, /"[a-z0-9\/-]+\.svg"/)) {
            print substr(rest, RSTART + 1, RLENGTH - 2)
            rest = substr(rest, RSTART + RLENGTH)
        }
    }
    END {
        for (board in boards)
            for (name in of_every_board)
                print "boards/" board "/" name ".svg"
    }')
failed=0
for file in $(cd assets && find . -type f ! -name meson.build | sed 's/^..//' | LC_ALL=C sort); do
    echo "$used" | grep -qxF -- "$file" && continue
    echo "assets/$file: nothing uses it"
    failed=1
done
exit "$failed"

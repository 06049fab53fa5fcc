#!/bin/sh
# SPDX-License-Identifier: MIT
# check_pages.sh ROOT CROWNHEAD-CLI: are the documents true of the tree and the program? Links and
# names of files lead somewhere, fields on the pages of rules have the values that the program
# prints, and the published counts are those of the test.
set -eu

cli=$(readlink -f -- "$2")
cd "$1"
failed=0

wrong() {
    echo "$1"
    failed=1
}

# Names of files in backticks, from the root of the tree; the targets of links, from the page's folder.
for page in README.md CONTRIBUTING.md src/README.md tests/README.md tools/engine/README.md doc/*.md doc/rules/*.md; do
    for file in $(grep -oE '`(src|tests|doc|po|assets|packaging|subprojects|\.ci)/[A-Za-z0-9_./-]*`' "$page" | tr -d '`'); do
        [ -e "$file" ] || wrong "$page: there is no $file"
    done
    # src/README.md names files from its own folder.
    for file in $(grep -oE '`[a-z]+/[A-Za-z0-9_/]+\.(c|h|inc|sh|txt)`' "$page" | tr -d '`'); do
        [ -e "$file" ] || [ -e "$(dirname "$page")/$file" ] || wrong "$page: there is no $file"
    done
    for link in $(grep -oE '\]\([^)]+\)' "$page" | sed 's/^](//; s/)$//'); do
        case $link in
        http*) ;;
        '#'*) ;;
        *) [ -e "$(dirname "$page")/${link%%#*}" ] || wrong "$page: the link $link leads nowhere" ;;
        esac
    done
done

# What the program plays by: "flying king=flying", all rule sets and fields.
played=$("$cli" rules | cut -f 1 | while read -r id; do "$cli" rules "$id" | sed "s/^/$id /"; done)

# `field=value` on the page of a house rule set.
told=$(for id in freejump american flying classic parlour; do
    grep "^| $id:" "doc/rules/$id.md" | grep -oE '`[a-z-]+=[a-z0-9-]+`' | tr -d '`' | sed "s/^/$id /"
done)

# The table of national rule sets: each cell under its field, a dash for a field that does nothing.
table=$(sed -n '/^| id | first/,/^$/p' doc/rules/README.md | awk -F ' *\\| *' '
    NR == 1 { for (i = 3; i < NF; i++) field[i] = $i }
    NR > 2 && NF { for (i = 3; i < NF; i++) if ($i != "-") print $2, field[i] "=" $i }')
seen=$(echo "$table" | wc -l)
[ "$seen" -ge 86 ] || wrong "doc/rules/README.md: only $seen fields in the table"

untrue=$(printf '%s\n%s\n' "$told" "$table" | awk -v played="$played" '
    BEGIN { count = split(played, line, "\n"); for (i = 1; i <= count; i++) true[line[i]] = 1 }
    !($0 in true) { print $2 " is not what " $1 " plays by" }')
[ -z "$untrue" ] || wrong "doc/rules: $untrue"

# The table of fields in the design, in the order of printing.
told=$(sed -n '/^| field | values/,/^$/p' doc/design.md | sed -n 's/^| `\([a-z-]*\)`.*/\1/p')
[ "$told" = "$(echo "$played" | sed -n 's/^american \([a-z-]*\)=.*/\1/p')" ] ||
    wrong "doc/design.md: the fields are not those that the program prints, in their order"

# The counts.
for count in $(sed -n '/^| depth/,/^$/p' doc/rules/README.md | grep -oE '[0-9]{4,}'); do
    grep -qw "$count" tests/rules/test_perft.c || wrong "doc/rules/README.md: $count is no count of test_perft.c"
done
exit "$failed"

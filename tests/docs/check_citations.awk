# SPDX-License-Identifier: MIT
# Reads doc/rules/*.md, doc/design.md, then sources; prints file:line and the sentence for each
# citation that leads nowhere and each row that says too little.

function trimmed(text) {
    gsub(/^[ \t]+|[ \t]+$/, "", text)
    return text
}

function wrong(sentence) {
    print FILENAME ":" FNR ": " sentence
    failed = 1
}

# | american:14 | what it says | what follows here |
FILENAME ~ /doc\/rules\/[a-z]+\.md$/ && /^\| [a-z]+:[0-9]+ \|/ {
    split($0, column, "|")
    row = trimmed(column[2])
    page = FILENAME
    sub(/.*\//, "", page)
    sub(/\.md$/, "", page)
    if (row != page ":" (last[page] + 1))
        wrong("row " row " where " page ":" (last[page] + 1) " should be")
    last[page]++
    if (trimmed(column[3]) == "" || trimmed(column[4]) == "")
        wrong("row " row " lacks its words")
    follows[row] = column[4]
    next
}

# ## 3. Rule sets
FILENAME ~ /doc\/design\.md$/ {
    if (/^## [0-9]+\. /)
        section[$2 + 0] = 1
    # | PDN 3.0 | what it is | what it is used for |
    if (split($0, column, "|") > 3)
        standard[trimmed(column[2])] = 1
    next
}

FILENAME ~ /doc\// {
    next
}

# In presets.inc the row must name the field that cites it.
function check_row(row, field) {
    if (!(row in follows))
        wrong(row " is no row of doc/rules")
    else if (field != "" && index(follows[row], "`" field "=") == 0)
        wrong(row " does not name the field " field)
}

{
    field = ""
    if (FILENAME ~ /rules\/presets\.inc$/ && match($0, /\.[a-z_]+ = /)) {
        field = substr($0, RSTART + 1, RLENGTH - 4)
        gsub(/_/, "-", field)
    }
    rest = $0
    while (match(rest, /(freejump|american|flying|classic|parlour):[0-9]+/)) {
        check_row(substr(rest, RSTART, RLENGTH), field)
        fields += field != ""
        cited++
        rest = substr(rest, RSTART + RLENGTH)
    }
    rest = $0
    while (match(rest, /DESIGN [0-9]+/)) {
        if (!((substr(rest, RSTART + 7, RLENGTH - 7) + 0) in section))
            wrong(substr(rest, RSTART, RLENGTH) " is no section of doc/design.md")
        cited++
        rest = substr(rest, RSTART + RLENGTH)
    }
    if (match($0, /(PDN|WCAG) [0-9]+\.[0-9]+/) && !(substr($0, RSTART, RLENGTH) in standard))
        wrong(substr($0, RSTART, RLENGTH) " is not among the papers of doc/design.md")
}

END {
    if (cited < least) {
        print "only " cited + 0 " citations were seen, at least " least " were expected"
        failed = 1
    }
    if (!fields) {
        print "no field of src/rules/presets.inc cites its sentence"
        failed = 1
    }
    exit failed
}

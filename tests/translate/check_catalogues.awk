# SPDX-License-Identifier: MIT
# awk -f check_catalogues.awk CATALOGUE: a translation has the spaces and line ends of its text at
# both ends, each of its forms has the blanks of its text, and two commands of the terminal share no word.
# Texts that are not translated are left out.

function complain(sentence) {
    print FILENAME ":" line ": " sentence
    failed = 1
}

# The spaces and line ends at the start of a text, and at its end.
function head(text) {
    return match(text, /^( |\\n|\\t)+/) ? substr(text, 1, RLENGTH) : ""
}

function tail(text) {
    return match(text, /( |\\n|\\t)+$/) ? substr(text, RSTART) : ""
}

# Words of a command, "undo, u": what may be typed, each a word alone.
function check_command(text, translated,    part, count, i) {
    count = split(translated, part, ",")
    for (i = 1; i <= count; i++) {
        sub(/^ +/, "", part[i])
        if (part[i] == "" || part[i] ~ /[ ]/)
            complain("\"" translated "\" is not a list of words, as \"" text "\" is")
        else if (part[i] in taken && taken[part[i]] != text)
            complain("\"" part[i] "\" is both \"" taken[part[i]] "\" and \"" text "\"")
        else
            taken[part[i]] = text
    }
    commands++
}

# msgfmt lets the form of a single number leave out any blank; only that number may go.
function check_form(text, source, translated,    blank) {
    while (match(source, /\{[a-z_]+\}/)) {
        blank = substr(source, RSTART, RLENGTH)
        source = substr(source, RSTART + RLENGTH)
        if (blank != "{count}" && index(text, blank) && !index(translated, blank))
            complain("\"" translated "\" leaves out " blank)
    }
}

function check_entry(    key, source) {
    for (key in entry) {
        if (key !~ /^msgstr/ || entry[key] == "" || entry["msgid"] == "" || fuzzy)
            continue
        translations++
        source = key ~ /^msgstr\[[1-9]/ ? entry["msgid_plural"] : entry["msgid"]
        if (head(entry[key]) != head(source) || tail(entry[key]) != tail(source))
            complain("\"" entry[key] "\" does not begin or end as \"" source "\" does")
        if (key ~ /\[/)
            check_form(entry["msgid"], entry["msgid_plural"], entry[key])
        if (of_terminal && source ~ /^[a-z]+, [a-z]+$/)
            check_command(source, entry[key])
    }
    split("", entry)
    fuzzy = of_terminal = 0
}

/^$/ { check_entry() }
/^#~/ { next }
/^#:/ && /src\/text\/commands\.c/ { of_terminal = 1 }
/^#,/ && /fuzzy/ { fuzzy = 1 }
/^msg/ { key = $1 }
/^msgid/ { line = NR }
/^(msg|")/ {
    text = $0
    sub(/^[^"]*"/, "", text)
    sub(/"$/, "", text)
    entry[key] = entry[key] text
}
END {
    check_entry()
    if (translations > 400 && !commands)
        complain("no command of the terminal is found: the places (#:) of its texts are missing")
    exit failed
}

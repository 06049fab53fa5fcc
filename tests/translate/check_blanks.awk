# SPDX-License-Identifier: MIT
# awk -f check_blanks.awk EXCEPTIONS POT: holds the texts of a template of translations to what every
# language needs (po/README.md, "In the code"). A text of EXCEPTIONS, a tab and the reason behind it,
# may break the rules.

BEGIN {
    # Blanks whose text many languages decline: sides, players, rule sets.
    split("side colour turn name player players winner loser dark light black white offering answering " \
          "starter one other rules computer", list, " ")
    for (i in list)
        named = named (named ? "|" : "") list[i]
    named = "[{](" named ")[}]"
    prepositions = "of|by|for|to|with|without|from|against|than|and|or|under|on|in|at|not|after|before|between|beside"
    nouns = "man|men|king|kings|piece|pieces|square|squares|game|games|side|player"
    rule("is a possessive", "[}]'s")
    rule("has a name behind a preposition", "(^|[ (])(" prepositions ") " named)
    rule("has a name as an adjective", named " (" nouns ")([ .,:;?]|$)")
    rule("has a past tense of a name", named " ((has|have|had) [a-z]*(ed|n|it|left)|was|were|won|lost|got|began|[a-z]+[^e]ed)([ .,:;?]|$)")
    rule("begins or ends with a space", "^ | $")
    rule("has two spaces in a row", "  ")
    rule("has a line end", "\\\\n")
}

function rule(what, pattern) {
    rules++
    fault[rules] = what
    sign[rules] = pattern
}

function complain(what, text) {
    print place ": \"" text "\" " what
    failed = 1
}

function examine(text,    i) {
    texts++
    if (text in excepted)
        return
    for (i = 1; i <= rules; i++)
        if (match(tolower(text), sign[i]))
            complain(fault[i], text)
}

# A word alone: what it means, and whether it is a verb or a noun, nobody could know.
function is_bare(text) {
    return text ~ /[A-Za-z]/ && text !~ /[ {]/ && !said
}

function finish() {
    if (entry["msgid"] != "") {
        examine(entry["msgid"])
        if ("msgid_plural" in entry)
            examine(entry["msgid_plural"])
        else if (is_bare(entry["msgid"]) && !(entry["msgid"] in excepted))
            complain("has neither a context nor a comment", entry["msgid"])
    }
    split("", entry)
    said = place = ""
}

# --- The exceptions ---

FILENAME == ARGV[1] && (/^#/ || /^$/) { next }
FILENAME == ARGV[1] {
    if (split($0, part, "\t") != 2 || part[2] == "") {
        print FILENAME ":" FNR ": a text, a tab and a reason are expected"
        failed = 1
    }
    excepted[part[1]]
    next
}

# --- The texts ---

/^#:/ && !place { place = $2 }
/^#[.]/ { said = 1 }
/^msgctxt/ { said = 1 }
/^msg/ { key = $1 }
/^(msg|")/ {
    line = $0
    sub(/^[^"]*"/, "", line)
    sub(/"$/, "", line)
    entry[key] = entry[key] line
}
/^$/ { finish() }

END {
    finish()
    if (texts < 500) {
        print "only " texts + 0 " texts were read"
        failed = 1
    }
    exit failed
}

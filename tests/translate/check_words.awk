# SPDX-License-Identifier: MIT
# awk -f check_words.awk doc/words.md TEXT...: holds texts to the tables of doc/words.md. A text is a
# template of translations (*.pot) or a page, whose paragraphs are read one by one.

# The phrases in backticks of a cell, as a pattern each: whole words, * for any end of one.
function add_phrases(cell, list, count,    parts, n, i) {
    n = split(cell, parts, "`")
    for (i = 2; i <= n; i += 2)
        list[++count] = parts[i]
    return count
}

function pattern_of(phrase) {
    phrase = plain(phrase)
    gsub(/^ | $/, "", phrase)
    gsub(/[?.+()]/, "[&]", phrase)
    gsub(/\*/, "[a-z-]*", phrase)
    return "[^a-z-]" phrase "[^a-z-]"
}

# Lower case, without blanks, markup and line ends, a space at both ends.
function plain(text) {
    gsub(/\{[a-z_]*\}/, "#", text)
    gsub(/\\n|\n|\t/, " ", text)
    gsub(/[`"\\_]/, " ", text)
    gsub(/  +/, " ", text)
    return " " tolower(text) " "
}

function examine(place, text,    i, at) {
    if (text == "")
        return
    text = plain(text)
    texts++
    for (i = 1; i <= good_count; i++)
        if (match(text, good[i]))
            seen[i] = 1
    for (i = 1; i <= right_count; i++)
        while (match(text, right[i]))
            text = substr(text, 1, RSTART) substr(text, RSTART + RLENGTH - 1)
    for (i = 1; i <= bad_count; i++)
        if (match(text, bad[i])) {
            print place ": \"" bad_phrase[i] "\" is no word for players (" FILENAME_OF_WORDS "):" text
            failed = 1
        }
}

# --- doc/words.md ---

FNR == 1 { file++; finish() }
file == 1 {
    FILENAME_OF_WORDS = FILENAME
    cells = split($0, cell, "|")
    if (cells == 6 && cell[2] !~ /^-|^ what $/) {
        if (cell[5] !~ /`/) {
            print FILENAME ":" FNR ": a row without words that are never used"
            failed = 1
        }
        good_count = add_phrases(cell[3], good_phrase, good_count)
        bad_count = add_phrases(cell[5], bad_phrase, bad_count)
    } else if (cells == 4 && cell[2] ~ /`/)
        right_count = add_phrases(cell[2], right_phrase, right_count)
    next
}

FNR == 1 {
    for (i = 1; i <= good_count; i++) good[i] = pattern_of(good_phrase[i])
    for (i = 1; i <= bad_count; i++) bad[i] = pattern_of(bad_phrase[i])
    for (i = 1; i <= right_count; i++) right[i] = pattern_of(right_phrase[i])
    pot = FILENAME ~ /\.pot$/
}

# --- Templates of translations: what stands in quotes behind msgid and msgid_plural ---

function finish() {
    examine(place, text)
    text = ""
}

function quoted(line) {
    sub(/^[^"]*"/, "", line)
    sub(/"$/, "", line)
    return line
}

pot && /^#:/ { sub(/^#: /, ""); finish(); place = $0; next }
pot && /^msgid/ { finish(); reading = 1; text = quoted($0); next }
pot && /^msgstr/ { finish(); reading = 0; next }
pot && /^"/ { if (reading) text = text quoted($0); next }
pot { next }

# --- Pages: paragraphs; a request of roff ends one, and its words are read as well ---

/^[[:space:]]*$/ || /^\.[PSTB]/ || /^\.It/ { finish(); next }
/^\.\\"/ || /SPDX/ || /^<!--/ { next }
{
    if (text == "")
        place = FILENAME ":" FNR
    text = text " " $0
}

END {
    finish()
    for (i = 1; i <= good_count; i++)
        if (!seen[i]) {
            print FILENAME_OF_WORDS ": no text has \"" good_phrase[i] "\""
            failed = 1
        }
    if (bad_count < 50 || texts < least) {
        print "only " bad_count + 0 " words and " texts + 0 " texts were read"
        failed = 1
    }
    exit failed
}

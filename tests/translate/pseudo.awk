# SPDX-License-Identifier: MIT
# Pseudo-languages: reads a .pot file, writes the .po of `language`.
#
# en@long: every letter becomes an accented
# twin, so that a text which escaped translation is seen by its plain letters; and each text is 40 %
# longer, as a translation may be. What is in {braces}, escapes and spaces at both ends stay. A text
# of one or two words grows at its last word, a longer one by words of at most 8 letters. Run it in
# the locale C: it counts bytes, and its own letters have two each.
#
# en@rtl: English as a language from right to left would be: a mark before each text says that it goes in
# that direction, and the catalogue says so of all of them, so that windows are mirrored. en@ltr has the same
# texts in windows that are not.

BEGIN {
    split("a á b ß c ç d đ e é f ƒ g ğ h ħ i í j ĵ k ķ l ł m µ n ñ o ö p þ q ø r ŕ s š t ţ u ü v ÿ w ŵ " \
          "x × y ý z ž A Å B ß C Ç D Đ E É F £ G Ğ H Ħ I Í J Ĵ K Ķ L Ł M Ŵ N Ñ O Ö P Þ Q Ø R Ŕ S Š " \
          "T Ţ U Ü V Ÿ W Ŵ X × Y Ý Z Ž", pairs, " ")
    for (i = 1; i in pairs; i += 2)
        twin[pairs[i]] = pairs[i + 1]
    padding_count = split("ö û đ ę ł ñ š ï", padding, " ")
}

# The part of `text` that stays as it is: an escape, a blank, a printf format; "" if none.
function kept(text) {
    if (match(text, /^\\./) || match(text, /^\{[a-z_]+\}/) || match(text, /^%[0-9.]*[a-z%]/))
        return substr(text, 1, RLENGTH)
    return ""
}

# So many letters, or words of up to 8 letters with a space before each; no word is empty.
function pad(need, words, out, i) {
    if (words && need % 9 == 1)
        need++
    for (i = 1; i <= need; i++)
        out = out (words && i % 9 == 1 ? " " : padding[(i - 1) % padding_count + 1])
    return out
}

# What no language says longer: blanks and signs.
function has_words(text) {
    gsub(/\{[a-z_]+\}/, "", text)
    return text ~ /[A-Za-z]/
}

function lengthen(text, out, part, count, tail, words) {
    if (!has_words(text))
        return text
    tail = match(text, /( |\\n)+$/) ? substr(text, RSTART) : ""
    text = substr(text, 1, length(text) - length(tail))
    words = split(text, part, / +/)
    if (words <= 2 && match(text, /[.:!?,]+$/)) {
        tail = substr(text, RSTART) tail
        text = substr(text, 1, RSTART - 1)
    }
    while (text != "") {
        part[0] = kept(text)
        if (part[0] == "") {
            part[0] = substr(text, 1, 1)
            count++
            out = out (part[0] in twin ? twin[part[0]] : part[0])
        } else {
            out = out part[0]
        }
        text = substr(text, length(part[0]) + 1)
    }
    return out pad(int((4 * count + 9) / 10), words > 2) tail
}

function translated(text) {
    if (language == "en@long")
        return lengthen(text)
    if (entry["msgctxt"] == "direction of writing")
        return language == "en@rtl" ? "right to left" : text
    match(text, /^(\\n)*/)
    return substr(text, 1, RLENGTH) "\342\200\217" substr(text, RLENGTH + 1)
}

function write_entry() {
    if (!("msgid" in entry))
        return
    printf "\n%s", places
    if (entry["msgid"] == "") {
        print "msgid \"\"\nmsgstr \"\""
        print "\"Project-Id-Version: Crownhead\\n\"\n\"PO-Revision-Date: 2000-01-01 00:00+0000\\n\""
        print "\"Last-Translator: nobody\\n\"\n\"Language-Team: none\\n\""
        print "\"Language: " language "\\n\"\n\"MIME-Version: 1.0\\n\""
        print "\"Content-Type: text/plain; charset=UTF-8\\n\"\n\"Content-Transfer-Encoding: 8bit\\n\""
        print "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\""
    } else {
        if ("msgctxt" in entry)
            print "msgctxt \"" entry["msgctxt"] "\""
        print "msgid \"" entry["msgid"] "\""
        if ("msgid_plural" in entry) {
            print "msgid_plural \"" entry["msgid_plural"] "\""
            print "msgstr[0] \"" translated(entry["msgid"]) "\""
            print "msgstr[1] \"" translated(entry["msgid_plural"]) "\""
        } else {
            print "msgstr \"" translated(entry["msgid"]) "\""
        }
    }
    split("", entry)
    places = ""
}

/^$/ { write_entry() }
/^#:/ { places = places $0 "\n" }
/^msg/ { key = $1 }
/^(msg|")/ {
    line = $0
    sub(/^[^"]*"/, "", line)
    sub(/"$/, "", line)
    entry[key] = entry[key] line
}
END { write_entry() }

#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Usage: lint.sh ASSETS-DIRECTORY
#
# SDL2_image draws SVG with nanosvg, which drops what it does not know without a word. This finds
# such things in every .svg below the directory, and says where: FILE:LINE: what is wrong.
# Exit status: 0 all is well, 1 something is wrong, 2 wrong usage.

if [ $# -ne 1 ] || [ ! -d "$1" ]; then
    echo "usage: lint.sh ASSETS-DIRECTORY" >&2
    exit 2
fi

list=$(mktemp) || exit 2
trap 'rm -f "$list"' EXIT
trap 'exit 2' HUP INT TERM
find "$1" -type f -name '*.svg' | LC_ALL=C sort >"$list"

# A file is read tag by tag, so a tag may span several lines; it is named by its first line.
LC_ALL=C awk -v list="$list" '
function complain(line, what) {
    printf "%s:%d: %s\n", file, line, what
    bad++
}

# The value of an attribute in a tag, or "" where there is none. Blanks before the name keep
# "fill" from matching inside "my-fill".
function value(tag, name,    rest, quote) {
    if (!match(tag, "[ \t]" name "[ \t]*=[ \t]*[\"\047]"))
        return ""
    quote = substr(tag, RSTART + RLENGTH - 1, 1)
    rest = substr(tag, RSTART + RLENGTH)
    return substr(rest, 1, index(rest, quote) - 1)
}

function has(tag, name) {
    return tag ~ ("[ \t]" name "[ \t]*=")
}

function colour(line, name, given) {
    if (given == "" || given == "none")
        return
    if (given ~ /^#[0-9a-fA-F]+$/) {
        if (length(given) != 4 && length(given) != 7)
            complain(line, name "=\"" given "\": a hex colour has 3 or 6 digits")
        return
    }
    if (given ~ /^url\(#[A-Za-z_][A-Za-z0-9_.-]*\)$/) {
        if (name == "stop-color")
            complain(line, name "=\"" given "\": a stop needs a colour")
        uses[substr(given, 6, length(given) - 6)] = line
        return
    }
    if (given ~ /rgba[ \t]*\(|hsla?[ \t]*\(/)
        complain(line, name "=\"" given "\": nanosvg knows neither rgba() nor hsl(); use hex and an opacity")
    else
        complain(line, name "=\"" given "\": write the colour as hex (nanosvg knows few names)")
}

function declarations(line, css,    n, i, part, name, given) {
    n = split(css, part, ";")
    for (i = 1; i <= n; i++) {
        if (!index(part[i], ":"))
            continue
        name = substr(part[i], 1, index(part[i], ":") - 1)
        given = substr(part[i], index(part[i], ":") + 1)
        gsub(/^[ \t]+|[ \t]+$/, "", name)
        gsub(/^[ \t]+|[ \t]+$/, "", given)
        if (name == "fill" || name == "stroke" || name == "stop-color")
            colour(line, name, given)
        else if (name ~ /^(filter|clip-path|mask)$/)
            complain(line, "style " name ": dropped by nanosvg")
    }
}

# A gradient measured by its shape: nanosvg takes a bare 0..1 for user units, so only percent is safe.
function coordinates(line, tag, kind,    names, i, n, v) {
    n = split(kind == "lineargradient" ? "x1 y1 x2 y2" : "cx cy r", names, " ")
    for (i = 1; i <= n; i++) {
        v = value(tag, names[i])
        if (v != "" && v !~ /%$/)
            complain(line, names[i] "=\"" v "\": a gradient needs percent or gradientUnits=\"userSpaceOnUse\"")
    }
}

function element(line, tag,    name, kind, i, n, names, v) {
    if (tag ~ /^<[?!\/]/)
        return
    name = tag
    sub(/^</, "", name)
    sub(/[ \t\/>].*$/, "", name)
    kind = tolower(name)
    if (kind == "svg") {
        if (!roots++ && value(tag, "viewBox") !~ /^[ ,]*-?[0-9.]+[ ,]+-?[0-9.]+[ ,]+[0-9.]+[ ,]+[0-9.]+[ ,]*$/)
            complain(line, "missing viewBox (four numbers)")
    } else if (kind !~ /^(g|defs|path|rect|circle|ellipse|line|polyline|polygon|lineargradient|radialgradient|stop|style|title|desc|metadata)$/)
        complain(line, "<" name ">: dropped by nanosvg")
    if (kind == "style")
        style_line = line
    n = split("fill stroke stop-color color", names, " ")
    for (i = 1; i <= n; i++)
        if (has(tag, names[i])) {
            v = value(tag, names[i])
            gsub(/^[ \t]+|[ \t]+$/, "", v)
            colour(line, names[i], v)
        }
    n = split("filter clip-path mask", names, " ")
    for (i = 1; i <= n; i++)
        if (has(tag, names[i]))
            complain(line, names[i] ": dropped by nanosvg")
    if (tag ~ /[ \t](xlink:)?href[ \t]*=/)
        complain(line, "href: no file here may refer to another or inherit a gradient")
    if (has(tag, "style"))
        declarations(line, value(tag, "style"))
    if (has(tag, "id"))
        ids[value(tag, "id")] = line
    if (kind ~ /^(linear|radial)gradient$/) {
        if (value(tag, "gradientUnits") != "userSpaceOnUse")
            coordinates(line, tag, kind)
        if (kind == "radialgradient" && (has(tag, "fx") || has(tag, "fy") || has(tag, "fr")))
            complain(line, "radial focus (fx, fy, fr): dropped by nanosvg")
        if (!has(tag, "id"))
            complain(line, "a gradient without an id")
    }
}

# Text of a <style> element: no #id rules, and the same colours as elsewhere.
function stylesheet(line, css,    body) {
    body = css
    gsub(/\{[^}]*\}/, " ", body)
    if (body ~ /#/)
        complain(line, "style with #id: dropped by nanosvg; use a class or attributes")
    while (match(css, /\{[^}]*\}/)) {
        declarations(line, substr(css, RSTART + 1, RLENGTH - 2))
        css = substr(css, RSTART + RLENGTH)
    }
}

function check(    text, line, n, tag, end, start, row, rows, rest, i, gap, u, licence) {
    text = ""
    rows = licence = 0
    while ((n = getline row <file) > 0) {
        rows++
        if (row ~ /SPDX-License-Identifier:[ \t]*[A-Za-z0-9]/)
            licence = 1
        sub(/\r$/, "", row)
        text = text row "\n"
    }
    if (n < 0) {
        complain(1, "cannot be read")
        return
    }
    close(file)
    if (!licence)
        complain(1, "missing SPDX-License-Identifier line")
    roots = style_line = 0
    split("", ids)
    split("", uses)
    line = 1
    while ((start = index(text, "<")) > 0) {
        gap = substr(text, 1, start - 1)
        if (style_line) {
            stylesheet(line, gap)
            style_line = 0
        }
        line += gsub(/\n/, "\n", gap)
        rest = substr(text, start)
        if (substr(rest, 1, 4) == "<!--") {
            end = index(rest, "-->")
            end = end ? end + 2 : length(rest)
            tag = substr(rest, 1, end)
            # nanosvg ends a comment at its first ">"
            if (index(substr(tag, 5, length(tag) - 7), ">") || index(substr(tag, 5, length(tag) - 7), "<"))
                complain(line, "< or > inside a comment: nanosvg loses its place")
        } else {
            end = index(rest, ">")
            if (!end) {
                complain(line, "a tag that never ends")
                return
            }
            tag = substr(rest, 1, end)
            row = tag
            gsub(/[\n\t]/, " ", row)
            element(line, row)
        }
        line += gsub(/\n/, "\n", tag)
        text = substr(rest, end + 1)
    }
    if (!roots)
        complain(1, "no <svg> element, so no viewBox")
    for (u in uses)
        if (!(u in ids))
            complain(uses[u], "url(#" u "): there is no such gradient in this file")
}

BEGIN {
    while ((getline file <list) > 0) {
        files++
        check()
    }
    if (!files) {
        print "no .svg file found"
        bad++
    }
    printf "%d SVG files checked, %d problems\n", files, bad
    exit bad ? 1 : 0
}'

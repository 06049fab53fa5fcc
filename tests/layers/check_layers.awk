# SPDX-License-Identifier: MIT
# Reads layers.txt, then source files; prints file:line and the sentence for each broken rule.
# -v root=FOLDER: what stands before src/ in the file names.

FNR == 1 {
    in_comment = in_condition = 0
}

# layers.txt
FILENAME == table {
    sub(/#.*/, "")
    if ($1 == "folder")
        known[$2] = 1
    if ($1 == "only")
        only[$2] = 1
    if ($1 == "open")
        open[$2] = 1
    if ($1 == "asks")
        asks[$2] = 1
    for (i = 2; $1 == "any" && i <= NF; i++)
        any[$i] = 1
    if ($1 == "apart")
        apart[$2] = 1
    for (i = 3; i <= NF; i++)
        said[$1, $2, $i] = 1
    if ($1 == "folder")
        said["folder", $2, $2] = 1
    next
}

function broken(sentence) {
    print FILENAME ":" FNR ": " sentence
    failed = 1
}

# The folder of src/ that the file is in, or tools.
function folder_of(file) {
    if (file ~ /^tools\//)
        return "tools"
    sub(/^.*src\//, "", file)
    return file ~ /\// ? substr(file, 1, index(file, "/") - 1) : ""
}

function path_in_src(file) {
    sub(/^.*src\//, "", file)
    return file
}

# The subfolder of its folder that a file is in, or its own name if that ends in _page; else "".
function room_of(path, parts, count) {
    count = split(path, parts, "/")
    if (count > 2)
        return parts[2]
    sub(/\.[a-z]*$/, "", parts[count])
    return parts[count] ~ /_page$/ ? parts[count] : ""
}

function check_quoted(folder, header, other) {
    other = header ~ /\// ? substr(header, 1, index(header, "/") - 1) : ""
    if (folder == "tools" && other == "")
        other = folder # a header of tools lies beside the file
    if (!(other in known))
        broken("\"" header "\" is not named by a folder of src/")
    else if (!(("folder", folder, other) in said) && !(("may", folder, header) in said))
        broken(folder " may not include " other " (\"" header "\")")
    else if (other in apart && room_of(header) != "" && room_of(header) != room_of(path_in_src(FILENAME)))
        broken("\"" header "\" is a room of its own: what others need of it belongs to " other)
}

# The longest of these beginnings that the word has; "" if it has none.
function beginning(word, beginnings, each, found) {
    for (each in beginnings)
        if (index(word, each) == 1 && length(each) > length(found))
            found = each
    return found
}

function check_system(folder, header, prefix) {
    prefix = beginning(header, only)
    if (prefix != "" ? !(("only", prefix, folder) in said) : !(header in any) && !(folder in open))
        broken(folder " may not include <" header ">")
    if (("never", folder, "<" header ">") in said)
        broken(folder " never includes <" header ">")
}

# The line without comments and the insides of strings.
function code_of(line, out, rest) {
    while (line != "") {
        if (in_comment) {
            rest = index(line, "*/")
            if (!rest)
                break
            line = substr(line, rest + 2)
            in_comment = 0
        } else if (match(line, /^"([^"\\]|\\.)*"/) || match(line, /^'([^'\\]|\\.)*'/)) {
            out = out "\"\""
            line = substr(line, RLENGTH + 1)
        } else if (line ~ /^\/\*/) {
            in_comment = 1
            line = substr(line, 3)
        } else if (line ~ /^\/\//) {
            break
        } else {
            out = out substr(line, 1, 1)
            line = substr(line, 2)
        }
    }
    return out
}

function check_condition(folder, code, word, prefix) {
    sub(/^[ \t]*#[ \t]*[a-z]*/, "", code)
    while (match(code, /[A-Za-z_][A-Za-z_0-9]*/)) {
        word = substr(code, RSTART, RLENGTH)
        prefix = beginning(word, asks)
        if (prefix != "" && !(("asks", prefix, folder) in said))
            broken(folder " may not ask for " word)
        code = substr(code, RSTART + RLENGTH)
    }
}

# A word after a dot or an arrow is a member of that name and not the library's function.
function check_words(folder, code, word) {
    gsub(/(\.|->)[ ]*[A-Za-z_][A-Za-z_0-9]*/, " ", code)
    while (match(code, /[A-Za-z_][A-Za-z_0-9]*[ ]*\(/)) {
        word = substr(code, RSTART, RLENGTH - 1)
        sub(/ +$/, "", word)
        if (("never", folder, word) in said)
            broken(folder " never calls " word)
        code = substr(code, RSTART + RLENGTH)
    }
}

{
    folder = folder_of(FILENAME)
    if (FNR == 1 && !(folder in known))
        broken("no rule in layers.txt for a file here")
    raw = $0
    code = code_of(raw)
    if (code ~ /^[ \t]*#[ \t]*include[ \t]*""/ && match(raw, /"[^"]*"/))
        check_quoted(folder, substr(raw, RSTART + 1, RLENGTH - 2))
    else if (code ~ /^[ \t]*#[ \t]*include[ \t]*</ && match(raw, /<[^>]*>/))
        check_system(folder, substr(raw, RSTART + 1, RLENGTH - 2))
    else if (in_condition || code ~ /^[ \t]*#[ \t]*(if|elif)/) {
        check_condition(folder, code)
        in_condition = code ~ /\\$/
    } else
        check_words(folder, code)
}

END {
    exit failed
}

# SPDX-License-Identifier: MIT
# Reads source files and follows their includes; prints each circle of modules once.

function module_of(path) {
    sub(/^.*src\//, "", path)
    sub(/\.[a-z]*$/, "", path)
    return path
}

# The path of a header that `file` includes. Those of tools lie beside it; others are named from src/.
function beside(file, header) {
    if (file ~ /^tools\// && header !~ /\//) {
        sub(/[^\/]*$/, "", file)
        return file header
    }
    return "src/" header
}

# Goes on from `module`, which lies at `depth` on the way so far; true when the way comes back to
# where it began.
function leads_back(module, start, depth, i, other) {
    seen[start, module] = 1
    for (i = 1; i <= count[module]; i++) {
        other = uses[module, i]
        if (other == start || (!((start, other) in seen) && leads_back(other, start, depth + 1)))
            return way[start, depth] = module
    }
    return ""
}

/^[ \t]*#[ \t]*include[ \t]*"/ {
    here = module_of(FILENAME)
    split($0, parts, "\"")
    there = module_of(beside(FILENAME, parts[2]))
    if (here != there)
        uses[here, ++count[here]] = there
}

END {
    for (module in count)
        if (leads_back(module, module, 0) != "") {
            circle = ""
            names = 0
            for (depth = 0; (module, depth) in way; depth++)
                sorted[++names] = way[module, depth]
            # In the order of the alphabet, so that it is the same circle wherever it began.
            for (i = 1; i <= names; i++)
                for (j = i + 1; j <= names; j++)
                    if (sorted[j] < sorted[i]) {
                        swap = sorted[i]
                        sorted[i] = sorted[j]
                        sorted[j] = swap
                    }
            for (i = 1; i <= names; i++)
                circle = circle " " sorted[i]
            if (!(circle in told))
                print "these include each other in a circle:" circle
            told[circle] = 1
            failed = 1
        }
    exit failed
}

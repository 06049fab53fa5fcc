# SPDX-License-Identifier: MIT
# Prints the name and the file of every fault, a line each. Fails where one is not whole: fault, in,
# -, + in that order, once each.
function complain(text) {
    print FILENAME ":" FNR ": " text > "/dev/stderr"
    bad = 1
}

/^(#|$)/ {
    next
}

{
    kinds = kinds substr($0, 1, 1)
}

$1 == "fault" {
    name = $2
    if (seen[name]++)
        complain(name ": twice")
}

$1 == "in" {
    file = $2
}

$1 == "-" {
    before = substr($0, 3)
}

$1 == "+" {
    if (kinds != "fi-+")
        complain(name ": a fault is four lines: fault, in, - and +")
    if (substr($0, 3) == before)
        complain(name ": both lines are the same")
    print name, file
    kinds = ""
}

END {
    if (kinds != "")
        complain(name ": the last fault is not whole")
    exit bad
}

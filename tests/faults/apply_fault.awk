# SPDX-License-Identifier: MIT
# awk -v fault=NAME -f apply_fault.awk faults.txt FILE: prints FILE with that fault in it. Fails
# unless its line is found exactly once.
FNR == 1 {
    source = FILENAME == ARGV[2]
}

!source && $1 == "fault" {
    wanted = $2 == fault
}

!source && wanted && /^- / {
    before = substr($0, 3)
}

!source && wanted && /^\+/ {
    after = substr($0, 3)
}

source {
    line = $0
    sub(/^ +/, "", line)
    if (before != "" && line == before) {
        found++
        if (after == "")
            next
        $0 = substr($0, 1, length($0) - length(line)) after
    }
    print
}

END {
    exit found != 1
}

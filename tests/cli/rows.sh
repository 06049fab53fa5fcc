# shellcheck shell=sh
# SPDX-License-Identifier: MIT
# Rows for the tests of crownhead-cli: sourced by them, whose first argument is the program.
set -u
LC_ALL=C
export LC_ALL

program=$1
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
failed=0
rows=0

fail()
{
    printf 'FAILED: %s: %s\n' "$name" "$1"
    failed=$((failed + 1))
}

# feed FORMAT [ARGUMENT...]: what the next run reads from standard input, as printf writes it;
# otherwise it reads nothing.
feed()
{
    # shellcheck disable=SC2059
    printf "$@" >"$scratch/in"
}
feed ''

# row NAME STATUS OUTPUT [ARGUMENT...]: runs the program. OUTPUT is all of standard output, without
# its last line feed.
row()
{
    name=$1
    status=$2
    expected=$3
    shift 3
    rows=$((rows + 1))
    "$program" "$@" <"$scratch/in" >"$scratch/out" 2>"$scratch/err"
    found=$?
    feed ''
    [ "$found" -eq "$status" ] || fail "exit status $found, expected $status: $(cat "$scratch/err"); printed last: $(tail -n 2 "$scratch/out")"
    printf '%s' "$expected" >"$scratch/expected"
    [ -z "$expected" ] || echo >>"$scratch/expected"
    cmp -s "$scratch/out" "$scratch/expected" ||
        fail "printed '$(cat "$scratch/out")', expected '$expected'"
    if [ "$status" -eq 0 ]; then
        [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
    else
        [ -s "$scratch/err" ] || fail "said nothing on standard error"
    fi
}

# The row before must have said this, within a line of standard error.
said()
{
    grep -qF -- "$1" "$scratch/err" || fail "standard error lacks '$1': $(cat "$scratch/err")"
}

# dialogue NAME [LINE...]: says these lines and keeps what is answered; a line that is a number waits
# for so many seconds, and ? waits for one that begins with "done".
dialogue()
{
    name=$1
    shift
    rows=$((rows + 1))
    : >"$scratch/out"
    # shellcheck disable=SC2094 # the two talk
    for line; do
        case $line in
        \?) await grep -q '^done' "$scratch/out" ;;
        [0-9]*) sleep "$line" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done | "$program" hub >"$scratch/out" 2>"$scratch/err" || fail "exit status $?"
    [ ! -s "$scratch/err" ] || fail "complained: $(cat "$scratch/err")"
}

# output_has PATTERN: a line of the output of the run before matches.
output_has()
{
    grep -qE -- "$1" "$scratch/out" || fail "no line matches '$1': $(cat "$scratch/out")"
}

# none PATTERN: no line of it does.
none() { ! grep -q -- "$1" "$scratch/out" || fail "answered '$(cat "$scratch/out")'"; }

# run NAME STATUS [ARGUMENT...]: like row, but leaves the output to output_has.
run()
{
    name=$1
    status=$2
    shift 2
    rows=$((rows + 1))
    "$program" "$@" <"$scratch/in" >"$scratch/out" 2>"$scratch/err"
    found=$?
    feed ''
    [ "$found" -eq "$status" ] || fail "exit status $found, expected $status: $(cat "$scratch/err"); printed last: $(tail -n 2 "$scratch/out")"
}

# await COMMAND [ARGUMENT...]: until it succeeds, which takes as long as it takes on a busy machine.
await()
{
    for _ in $(seq 600); do
        "$@" && return
        sleep 0.1
    done
    fail "waited in vain for: $*"
}

# gone PROCESS: has it ended? Nobody may have asked yet how.
gone() { ! kill -0 "$1" 2>"$scratch/other" || grep -q '^State:.*Z' "/proc/$1/status"; }

# shellcheck disable=SC2034 # for who sources this
tab=$(printf '\t')

# posix: false where the program runs on Windows, which has no signals, and no terminal of this machine.
posix() { [ "${CK_EXCLUDE_TAGS:-}" != posix ]; }

# The end of a test.
finish()
{
    echo "$rows rows, $failed failed"
    [ "$failed" -eq 0 ]
}

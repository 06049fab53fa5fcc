#!/bin/sh
# SPDX-License-Identifier: MIT
# A tree with one file that is written in another style, then one with a fault in it: lint.sh must
# name each, and be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
mkdir -p "$tree/src/base" "$tree/tests" "$tree/tools" "$tree/build"
cp "$here/../../.clang-format" "$here/../../.clang-tidy" "$tree"

cat >"$tree/src/base/good.c" <<'END'
int good(const int *numbers, int count);

int good(const int *numbers, int count)
{
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum += numbers[i];
    return sum;
}
END
compile="{\"directory\": \"$tree\", \"command\": \"cc -c"
cat >"$tree/build/compile_commands.json" <<END
[$compile src/base/good.c\", \"file\": \"src/base/good.c\"},
 $compile src/base/bad.c\", \"file\": \"src/base/bad.c\"}]
END

# said NAME ARGUMENT...: lint.sh fails and names bad.c and NAME.
said() {
    name=$1
    shift
    if "$here/lint.sh" "$@" >"$tree/said" 2>&1; then
        echo "FAIL: $name was not found"
        exit 1
    fi
    grep -q "bad\.c.*$name" "$tree/said" && return
    echo "FAIL: $name is not named:"
    cat "$tree/said"
    exit 1
}

"$here/lint.sh" format "$tree"
"$here/lint.sh" tidy "$tree" "$tree/build" src/base

printf 'int  x;\n' >"$tree/src/base/bad.c"
said 'Wclang-format-violations' format "$tree"

cat >"$tree/src/base/bad.c" <<'END'
int bad(int given);

int bad(int given)
{
    int *nothing = 0;
    return given ? *nothing : 0;
}
END
said 'clang-analyzer-core.NullDereference' tidy "$tree" "$tree/build" src/base
echo 'style and fault were found'

#!/bin/sh
# SPDX-License-Identifier: MIT
# Plants one broken rule at a time in a tree of its own: check_layers.sh must name it, with file
# and line, and must be content without it.
set -eu

here=$(cd "$(dirname -- "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
failed=0

fail() {
    echo "FAIL: $1"
    sed 's/^/    /' "$tree/said"
    failed=1
}

# Where a folder of layers.txt lies.
place_of() {
    case $1 in
    tools*) echo "$1" ;;
    *) echo "src/$1" ;;
    esac
}

# planted FOLDER CODE SENTENCE [BEFORE]: the code in a file of that folder, on its second line, whatever
# kind of file it is, and BEFORE on the first.
planted() {
    place=$(place_of "$1")
    mkdir -p "$tree/$place"
    for file in planted.c planted.h planted.inc; do
        printf '%s\n%s\n' "${4:-/* a file */}" "$2" >"$tree/$place/$file"
        if "$here/check_layers.sh" "$tree" >"$tree/said" 2>&1; then
            fail "not found in $1/$file: $2"
        elif ! grep -qxF "$place/$file:2: $3" "$tree/said"; then
            fail "not named rightly in $1/$file: $2"
        fi
        rm "$tree/$place/$file"
    done
}

allowed() {
    place=$(place_of "$1")
    mkdir -p "$tree/$place"
    printf '/* a file */\n%s\n' "$2" >"$tree/$place/allowed.c"
    "$here/check_layers.sh" "$tree" >"$tree/said" 2>&1 || fail "forbidden in $1: $2"
    rm "$tree/$place/allowed.c"
}

mkdir -p "$tree/src/base" "$tree/tools/engine"
echo '/* always there */' >"$tree/src/base/base.h"

planted base '#include "rules/move.h"' 'base may not include rules ("rules/move.h")'
planted rules '#include "notation/fen.h"' 'rules may not include notation ("notation/fen.h")'
planted rules '#include "move.h"' '"move.h" is not named by a folder of src/'
planted notation '#include "match/match.h"' 'notation may not include match ("match/match.h")'
planted match '#include "notation/fen.h"' 'match may not include notation ("notation/fen.h")'
planted match '#include "prose/result_prose.h"' 'match may not include prose ("prose/result_prose.h")'
planted engine '#include "match/match.h"' 'engine may not include match ("match/match.h")'
planted store '#include "engine/level.h"' 'store may not include engine ("engine/level.h")'
planted toolkit '#include "rules/move.h"' 'toolkit may not include rules ("rules/move.h")'
planted board '#include "pages/page.h"' 'board may not include pages ("pages/page.h")'
planted pages '#include "app/window/app.h"' 'pages may not include app ("app/window/app.h")'
planted cli ' # include "toolkit/draw.h"' 'cli may not include toolkit ("toolkit/draw.h")'
planted think '#include "cli/command.h"' 'think may not include cli ("cli/command.h")'
planted think '    puts("made");' 'think never calls puts'
planted cli '#include "match.h"' '"match.h" is not named by a folder of src/'
planted tools/engine '#include "app/options.h"' 'tools may not include app ("app/options.h")'
planted match '#include <SDL.h>' 'match may not include <SDL.h>'
planted cli '#include <SDL2/SDL.h>' 'cli may not include <SDL2/SDL.h>'
planted pages '#include "pages/play/play.h"' '"pages/play/play.h" is a room of its own: what others need of it belongs to pages'
planted pages/editor '#include "pages/play/play.h"' '"pages/play/play.h" is a room of its own: what others need of it belongs to pages'
planted pages '#include "pages/rules_page.h"' '"pages/rules_page.h" is a room of its own: what others need of it belongs to pages'
planted pages '#include "store/archive.h"' 'pages may not include store ("store/archive.h")'
planted pages '#include <sqlite3.h>' 'pages may not include <sqlite3.h>'
planted rules '#include <pthread.h>' 'rules may not include <pthread.h>'
planted rules '#include <time.h>' 'rules may not include <time.h>'
planted rules '#include "system/clock.h"' 'rules may not include system ("system/clock.h")'
planted system '#include "rules/move.h"' 'system may not include rules ("rules/move.h")'
planted app '#include <unistd.h>' 'app may not include <unistd.h>'
planted app '#include <termios.h>' 'app may not include <termios.h>'
planted tools/engine '#include <strings.h>' 'tools may not include <strings.h>'
planted app '#include <shellapi.h>' 'app may not include <shellapi.h>'
planted system '#include <SDL.h>' 'system may not include <SDL.h>'
planted app '#ifdef _WIN32' 'app may not ask for _WIN32'
planted base '# if defined(__x86_64__) && !defined(__linux__)' 'base may not ask for __linux__'
planted tools/engine '#elif __APPLE__' 'tools may not ask for __APPLE__'
# shellcheck disable=SC1003
planted base '    defined(_WIN32)' 'base may not ask for _WIN32' '#if defined(X) || \'
planted store '#ifndef __MINGW32__' 'store may not ask for __MINGW32__'
planted store '#include <sys/stat.h>' 'store may not include <sys/stat.h>'
planted engine '    begin = clock_milliseconds(NULL);' 'engine never calls clock_milliseconds'
planted rules '#include <stdio.h>' 'rules never includes <stdio.h>'
planted rules '    int *heap = malloc(8);' 'rules never calls malloc'
planted match '    long now = time (NULL);' 'match never calls time'
planted notation '    return fopen(name, "r");' 'notation never calls fopen'
planted board '    x = "a" /* b */ + SDL_GetTicks();' 'board never calls SDL_GetTicks'

allowed rules '#include "base/bits.h"'
allowed rules '#include <stdlib.h>'
allowed base '#if defined(__x86_64__) && !defined(__POPCNT__) /* not _WIN32 */'
allowed system '#ifdef _WIN32'
allowed system '#include <termios.h>'
allowed rules '/* #include "toolkit/draw.h" */'
allowed rules '// malloc(1)'
allowed rules 'const char *text = "malloc(1) /* \" free(x)"; char c = '"'\"'"'; /* free( */'
allowed rules 'int freedom = game_time(state->time(1), state.clock(2));'
allowed toolkit '#include <SDL_image.h>'
allowed app '#include "toolkit/draw.h"'
allowed system '#include <unistd.h>'
allowed pages/play '#include "pages/play/play.h"'
allowed pages/play '#include "pages/page.h"'
allowed tools/engine '#include "standing.h"'
allowed tools/engine '#include "cli/command.h"'
allowed pages '#include "pages/rule_list.h"'
allowed pages '#include "store/library.h"'
allowed board '#include "prose/rules_page.h"'

# A circle: a file and its header are one, so two files that use each other are one, too.
circle() {
    printf '#include "rules/b.h"\n' >"$tree/src/rules/a.h"
    printf '#include "rules/%s.h"\n' "$1" >"$tree/src/rules/b.c"
    printf 'int b;\n' >"$tree/src/rules/b.h"
    "$here/check_circles.sh" "$tree" >"$tree/said" 2>&1
}
circle c || fail 'a circle was seen where there is none'
if circle a || ! grep -qxF 'these include each other in a circle: rules/a rules/b' "$tree/said"; then
    fail 'a circle was not found'
fi
rm "$tree/src/rules/a.h" "$tree/src/rules/b.h" "$tree/src/rules/b.c"
echo '#include "b.h"' >"$tree/tools/engine/a.h"
echo '#include "a.h"' >"$tree/tools/engine/b.h"
if "$here/check_circles.sh" "$tree" >"$tree/said" 2>&1 ||
    ! grep -qxF 'these include each other in a circle: tools/engine/a tools/engine/b' "$tree/said"; then
    fail 'a circle in tools was not found'
fi
rm "$tree/tools/engine/a.h" "$tree/tools/engine/b.h"

mkdir "$tree/src/sound"
echo 'int x;' >"$tree/src/sound/mixer.c"
if "$here/check_layers.sh" "$tree" >"$tree/said" 2>&1; then
    fail 'a folder that layers.txt does not know was not found'
fi

[ "$failed" -eq 0 ] && echo 'every planted line was found'
exit "$failed"

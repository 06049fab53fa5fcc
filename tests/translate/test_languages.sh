#!/bin/sh
# SPDX-License-Identifier: MIT
# test_languages.sh CLI FOLDER [GAME]: which language is spoken when. FOLDER holds the catalogue of
# en@long. What the system calls its language is all that changes; it may have no locale but C.UTF-8.
set -u
cli=$1
folder=$2
game=${3:+$(readlink -f "$3")}
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
export SDL_VIDEODRIVER=dummy
failed=0
rows=0
english='There is no piece on 18. You can move 9, 10, 11 or 12.'
long='Ţħéŕé íš ñö þíéçé öñ 18. ûđęłñšïö Ýöü çáñ µöÿé 9, 10, 11 öŕ 12 û. ûđęłñ'

fail() {
    printf 'FAILED: %s: %s\n' "$name" "$1"
    failed=$((failed + 1))
}

# says NAME TEXT [VARIABLE=VALUE...] PROGRAM: a verdict of the program in this environment and no
# other word of languages.
says() {
    name=$1
    expected=$2
    shift 2
    rows=$((rows + 1))
    said=$(env -u LANG -u LANGUAGE -u LC_ALL -u LC_MESSAGES -u CROWNHEAD_LOCALE "$@" \
        verdict --fen B:W21-32:B1-12 18-22)
    [ "$said" = "$expected" ] || fail "said '$said', expected '$expected'"
}

# game NAME STATUS [ARGUMENT...]: runs the game with the catalogues.
game() {
    name=$1
    status=$2
    shift 2
    rows=$((rows + 1))
    CROWNHEAD_LOCALE=$folder LC_ALL=C "$game" "$@" >"$scratch/out" 2>"$scratch/err"
    found=$?
    [ "$found" -eq "$status" ] || fail "status $found, expected $status: $(cat "$scratch/err")"
}

# output_has FILE TEXT
output_has() {
    grep -qF -- "$2" "$scratch/$1" || fail "'$2' is not in: $(head -n 20 "$scratch/$1")"
}

at="CROWNHEAD_LOCALE=$folder"
says 'nothing said' "$english" "$at" "$cli"
says 'C.UTF-8' "$english" "$at" LANG=C.UTF-8 "$cli"
says 'LANGUAGE' "$long" "$at" LANG=C.UTF-8 LANGUAGE=en@long "$cli"
says 'the second of LANGUAGE' "$long" "$at" LC_ALL=C.UTF-8 LANGUAGE=xx:en@long "$cli"
says 'a long list' "$long" "$at" LC_ALL=C.UTF-8 "LANGUAGE=$(printf 'x%s:' $(seq 100 199))en@long" "$cli"
says 'C is English whatever LANGUAGE says' "$english" "$at" LC_ALL=C LANGUAGE=en@long "$cli"
says 'a language without texts' "$english" "$at" LC_ALL=C.UTF-8 LANGUAGE=xx "$cli"
says 'no such folder' "$english" CROWNHEAD_LOCALE=/nonexistent LC_ALL=C.UTF-8 LANGUAGE=en@long "$cli"

# A locale that this system has not made is asked for by name.
mkdir -p "$scratch/share/locale" "$scratch/bin"
cp -R "$folder/en@long" "$scratch/share/locale/qq"
says 'a locale that is not made' "$long" "CROWNHEAD_LOCALE=$scratch/share/locale" LANG=qq_QQ.UTF-8 "$cli"
says 'LC_ALL before LANG' "$long" "CROWNHEAD_LOCALE=$scratch/share/locale" LC_ALL=qq LANG=C "$cli"

# In a build folder: beside the program. (tests/install looks for the installed ones.)
cp "$cli" "$scratch/bin/cli"
ln -s ../share/locale "$scratch/bin/locale"
says 'beside the program' "$long" LC_ALL=C.UTF-8 LANGUAGE=qq "$scratch/bin/cli"

# Output for other programs stays as it is.
name='moves and numbers'
rows=$((rows + 1))
same=$(echo B:W18:B15 | env "$at" LC_ALL=C.UTF-8 LANGUAGE=en@long "$cli" moves)
[ "$same" = 15x22 ] || fail "moves: $same"
env "$at" LC_ALL=C.UTF-8 LANGUAGE=en@long "$cli" perft 2 | cut -f 1,2 | tr '\t\n' '  ' >"$scratch/out"
output_has out '1 7 2 49'

if [ "$game" ]; then
    game '--lang and the screen' 0 --lang en@long --dump-ui
    output_has out 'Þłáýéŕ 1'
    output_has out 'Åµéŕíçáñ'
    game '--lang en' 0 --lang en --dump-ui
    output_has out 'Player 1'
    output_has out 'American'
    game '--lang before --help' 0 --lang en@long --help
    output_has out 'Çħéçķéŕš'
    game 'an unknown language' 2 --lang xx --dump-ui
    output_has err 'no texts in the language "xx". Known are: en, en@long, en@ltr, en@rtl.'
    game 'a language that leads elsewhere' 2 --lang "../$(basename "$folder")/en@long" --dump-ui
    game 'no language' 2 --lang '' --dump-ui
    game 'what is said of an option is in the language before it' 2 --lang en@long --size big
    output_has err 'Å šížé ƒŕöµ 320x240'

    # In the settings, with effect at once: names, what pages have said, title.
    export CROWNHEAD_CONFIG="$scratch/settings.ini" CROWNHEAD_DATA="$scratch/games.db"
    cat >"$scratch/script" <<'END'
expect "Player 1"
click 18
expect "There is no piece on 18."
key Ctrl+P
click copy-position
expect "copied"
key Ctrl+,
expect "Language: Automatic"
click language
expect "English"
click language-3
expect-not "Automatic"
expect "Éñğłíšħ"
key Escape
expect "Šéţţíñğš"
key Escape
expect-not "copied"
key Escape
expect "Þłáýéŕ 1"
expect-title "Þłáýéŕ 1"
expect-not "There is no piece on 18."
expect-not "Player"
END
    game 'chosen in the settings' 0 --script "$scratch/script"
    game 'chosen for the terminal, too' 0 --text </dev/null # which has no letter with an accent here
    if grep -q 'Black' "$scratch/out"; then fail 'it is English'; fi
    game 'chosen in an earlier run' 0 --dump-ui
    output_has out 'Þłáýéŕ 1'
    before=$(cat "$CROWNHEAD_CONFIG")
    game '--lang is for one run' 0 --lang en --script /dev/null --dump-ui
    output_has out 'Player 1'
    [ "$(cat "$CROWNHEAD_CONFIG")" = "$before" ] || fail 'it has changed the settings'
    sed -i 's/^language = .*/language = xx/' "$CROWNHEAD_CONFIG"
    game 'an unknown language in the settings' 0 --script /dev/null --dump-ui
    output_has out 'Player 1'
    output_has err 'language'
    output_has err 'auto, en, en@long'
    grep -q '^language = xx$' "$CROWNHEAD_CONFIG" || fail 'the line is gone'
    unset CROWNHEAD_CONFIG CROWNHEAD_DATA
fi

# The second program has the same option, before or after its command.
name='--lang of the second program'
for where in "--lang en@long verdict" "verdict --lang=en@long"; do
    rows=$((rows + 1))
    # The list is words.
    # shellcheck disable=SC2086
    said=$(env "$at" LC_ALL=C "$cli" $where --fen B:W21-32:B1-12 18-22)
    [ "$said" = "$long" ] || fail "said '$said'"
done
env "$at" LC_ALL=C "$cli" --lang xx rules 2>"$scratch/err" && fail 'an unknown one is accepted'
output_has err '"xx". Known are: en, en@long, en@ltr, en@rtl.'
env "$at" LC_ALL=C "$cli" rules --lang 2>"$scratch/err" && fail 'none is accepted'
output_has err '"". Known are: en, en@long, en@ltr, en@rtl.'
name='--lang behind -- is a file'
env "$at" LC_ALL=C "$cli" replay -- --lang xx 2>"$scratch/err" && fail 'it is found'
output_has err 'cannot read --lang'

# What pseudo.awk does to a text.
name='pseudo.awk'
rows=$((rows + 1))
cat >"$scratch/in.pot" <<'END'
msgid ""
msgstr "Content-Type: text/plain\n"

msgid "Undo"
msgstr ""

msgctxt "of a player"
msgid "Name:"
msgstr ""

msgid ""
"One {square} and "
"two: 50 %s\n"
msgstr ""

msgid "{items}, {item}"
msgstr ""

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] ""
msgstr[1] ""
END
LC_ALL=C awk -v language=en@long -f "$(dirname -- "$0")/pseudo.awk" "$scratch/in.pot" | sed '1,/^"Plural-Forms/d' >"$scratch/out"
cat >"$scratch/expected" <<'END'

msgid "Undo"
msgstr "Üñđööû"

msgctxt "of a player"
msgid "Name:"
msgstr "Ñáµéöû:"

msgid "One {square} and two: 50 %s\n"
msgstr "Öñé {square} áñđ ţŵö: 50 %s ûđęłñš\n"

msgid "{items}, {item}"
msgstr "{items}, {item}"

msgid "{count} move"
msgid_plural "{count} moves"
msgstr[0] "{count} µöÿéöû"
msgstr[1] "{count} µöÿéšöûđ"
END
cmp -s "$scratch/out" "$scratch/expected" || fail "$(diff "$scratch/out" "$scratch/expected")"

# The same texts from right to left: the marks, and the one text that mirrors windows.
name='pseudo.awk, en@rtl'
rows=$((rows + 1))
cat >>"$scratch/in.pot" <<'END'

msgctxt "direction of writing"
msgid "left to right"
msgstr ""

msgid "\nUsage\n"
msgstr ""
END
mark=$(printf '\342\200\217')
for language in rtl ltr; do
    LC_ALL=C awk -v "language=en@$language" -f "$(dirname -- "$0")/pseudo.awk" "$scratch/in.pot" >"$scratch/out"
    output_has out "msgstr \"${mark}Undo\""
    output_has out "msgstr \"\\n${mark}Usage\\n\""
    case $language in
    rtl) output_has out 'msgstr "right to left"' ;;
    ltr) output_has out 'msgstr "left to right"' ;;
    esac
done

echo "$rows rows, $failed failed"
[ "$failed" -eq 0 ]

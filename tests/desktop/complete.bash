# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# complete.bash FOLDER: for each line of standard input what bash would offer for its last word.
# The words are divided as readline does it.
for program in crownhead crownhead-cli; do
    # shellcheck source=/dev/null
    source "$1/$program.bash"
done
compopt() { :; } # works only below readline

while IFS= read -r line; do
    read -ra COMP_WORDS <<<"${line//=/ = }"
    [[ $line != *' ' ]] || COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    function=$(complete -p "${COMP_WORDS[0]}")
    function=${function#*-F }
    COMPREPLY=()
    "${function%% *}"
    printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort | paste -sd ' '
done

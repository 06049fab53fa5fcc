#compdef crownhead-cli
# SPDX-License-Identifier: MIT
# Completion of crownhead-cli for zsh.

_crownhead_cli_rules() {
    local -a sets
    sets=(${(f)"$(crownhead-cli rules 2>/dev/null | tr '\t' ':')"})
    _describe 'rule set' sets
}

local -a commands options
local rules='--rules=[a rule set]:rule set:_crownhead_cli_rules'
local fen='--fen=[the position]:position: '
commands=(
    'rules:list the rule sets, or every field of one'
    'moves:print the legal moves of every position read'
    'perft:count the leaves of the game tree'
    'verdict:say why this is, or is not, a legal move'
    'replay:play the games of PDN files and say what is wrong'
    'convert:print the games of PDN files as strict PDN 3.0'
    'random:play games by chance and print them'
)

if (( CURRENT == 2 )); then
    _describe 'command' commands
    _arguments '(- *)'{-h,--help}'[print the commands]' '(- *)'{-V,--version}'[print the version]'
    return
fi
options=('(- *)'{-h,--help}'[say more of this command]')
case $words[2] in
rules) options+=(':rule set:_crownhead_cli_rules') ;;
moves) options+=($rules) ;;
perft)
    options+=($rules $fen '--divide[a line per move as well]'
        '--threads=[use so many threads]:threads:(1 2 4 8)' ':depth: ')
    ;;
verdict) options+=($rules $fen ':move or its beginning: ') ;;
replay|convert) options+=($rules '*:PDN file:_files') ;;
random) options+=($rules '--games=[so many games]:games: ' '--seed=[a number that decides which]:seed: ') ;;
esac
shift words
(( CURRENT-- ))
_arguments $options

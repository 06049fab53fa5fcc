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
local threads='--threads=[use so many threads]:threads:(1 2 4 8)'
local limits=('--time=[milliseconds for a move]:milliseconds: '
    '--nodes=[positions to look at for a move]:positions: '
    '--depth=[moves to look ahead]:moves: ')
local games='--games=[so many games]:games: ' seed='--seed=[a number that decides which]:seed: '
local fen='--fen=[the position]:position: '
commands=(
    'rules:list the rule sets, or every field of one'
    'moves:print the legal moves of every position read'
    'perft:count the leaves of the game tree'
    'verdict:say why this is, or is not, a legal move'
    'replay:play the games of PDN files and say what is wrong'
    'convert:print the games of PDN files as strict PDN 3.0'
    'random:play games by chance and print them'
    'best:print the best move of every position read'
    'hub:play with a program that speaks the Hub protocol'
    'tables:make the tables of perfect endings'
    'probe:print how the endings read are to end'
    'match:play a match of engines against each other'
    'ballots:list the 3-move openings of American checkers'
    'bench:measure the engine at fixed work'
)

if (( CURRENT == 2 )); then
    _describe 'command' commands
    _arguments '(- *)'{-h,--help}'[print the commands]' '(- *)'{-V,--version}'[print the version]'
    return
fi
options=('(- *)'{-h,--help}'[say more of this command]')
case $words[2] in
rules) options+=(':rule set:_crownhead_cli_rules') ;;
moves|probe) options+=($rules) ;;
perft)
    options+=($rules $fen '--divide[a line per move as well]'
        $threads ':depth: ')
    ;;
verdict) options+=($rules $fen ':move or its beginning: ') ;;
replay|convert) options+=($rules '*:PDN file:_files') ;;
random) options+=($rules $games $seed) ;;
best) options+=($rules $limits $threads '*--history=[a position before, oldest first]:position: ') ;;
hub) options+=($rules $threads) ;;
tables)
    options+=($rules '--pieces=[endings of up to so many pieces]:pieces:(2 3 4 5 6)'
        '--check[hold every entry against its moves]')
    ;;
match)
    options+=($rules $limits $games $seed '--sprt=[play until it is clear which it is]:LOW,HIGH: '
        '--openings=[begin with the positions of a file]:file:_files'
        '--plies=[begin with so many moves by lot]:moves: '
        '--concurrency=[play so many games at once]:games:(1 2 4 8)'
        '--pdn=[add the games to a file, and go on from it]:file:_files' ':A: ' ':B: ')
    ;;
bench) options+=('--depth=[moves to look ahead]:moves: ') ;;
esac
shift words
(( CURRENT-- ))
_arguments $options

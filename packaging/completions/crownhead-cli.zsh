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
local threads='--threads=[number of threads]:threads:(1 2 4 8)'
local fixed=('--nodes=[positions to search for a move]:positions: '
    '--depth=[moves to look ahead]:moves: ')
local limits=('--time=[milliseconds for a move]:milliseconds: ' $fixed)
local games='--games=[number of games]:games: ' seed='--seed=[number that selects the games]:seed: '
local lang='--lang=[language of the texts]:language:(en)'
local fen='--fen=[the position]:position: '
commands=(
    'rules:list the rule sets, or the fields of one'
    'moves:print the legal moves of each position read'
    'perft:count the leaves of the game tree'
    'verdict:say why a move is legal or not'
    'replay:play the games of PDN files and say what is wrong'
    'convert:print the games of PDN files as strict PDN 3.0'
    'analyse:print the games of PDN files with an analysis'
    'play:play a match in the terminal, line by line'
    'random:play random games and print them'
    'best:print the best move of each position read'
    'levels:list the levels of the engine'
    'hub:play with a program that speaks the Hub protocol'
    'tables:make the tables of perfect endings'
    'probe:print the outcome of each ending read'
    'puzzles:find puzzles in the games of PDN files'
    'match:play a match of engines against each other'
    'ballots:list the 3-move openings of American checkers'
    'bench:measure the engine at fixed work'
)

if (( CURRENT == 2 )); then
    _describe 'command' commands
    _arguments $lang '(- *)'{-h,--help}'[print the commands]' '(- *)'{-V,--version}'[print the version]'
    return
fi
options=($lang '(- *)'{-h,--help}'[print help]')
case $words[2] in
rules) options+=(':rule set:_crownhead_cli_rules') ;;
moves|probe) options+=($rules) ;;
perft)
    options+=($rules $fen '--divide[print a line for each move as well]'
        $threads ':depth: ')
    ;;
verdict) options+=($rules $fen ':move or its beginning: ') ;;
replay|convert|puzzles) options+=($rules '*:PDN file:_files') ;;
analyse) options+=($rules $fixed '*:PDN file:_files') ;;
play)
    options+=($rules $fen $seed '--fresh[begin a new match]'
        '--black=[who plays Black]:player:(1 2 3 4 5 6 7 8 9 10 full person)'
        '--white=[who plays White]:player:(1 2 3 4 5 6 7 8 9 10 full person)')
    ;;
random) options+=($rules $games $seed) ;;
best)
    options+=($rules $limits $seed $threads '--level=[play as well as a level]:level:(1 2 3 4 5 6 7 8 9 10)'
        '--lines=[number of best moves]:moves: '
        '*--history=[an earlier position, oldest first]:position: ')
    ;;
hub) options+=($rules $threads) ;;
tables)
    options+=($rules '--pieces=[most pieces of an ending]:pieces:(2 3 4 5 6)'
        '--check[check every entry against its moves]')
    ;;
match)
    options+=($rules $limits $games $seed '--sprt=[play until one of two Elo differences is clear]:LOW,HIGH: '
        '--openings=[begin with the positions of a file]:file:_files'
        '--plies=[begin with random moves]:moves: '
        '--concurrency=[play number of games at once]:games:(1 2 4 8)'
        '--processor[measure the time by what each side uses]'
        '--pdn=[add the games to a file, and continue from it]:file:_files' ':A: ' ':B: ')
    ;;
bench) options+=('--depth=[moves to look ahead]:moves: ') ;;
esac
shift words
(( CURRENT-- ))
_arguments $options

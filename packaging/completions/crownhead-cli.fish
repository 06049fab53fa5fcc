# SPDX-License-Identifier: MIT
# Completion of crownhead-cli for fish.
complete -c crownhead-cli -f

set -l first __fish_use_subcommand
complete -c crownhead-cli -n $first -a rules -d 'List the rule sets, or the fields of one'
complete -c crownhead-cli -n $first -a moves -d 'Print the legal moves of each position read'
complete -c crownhead-cli -n $first -a perft -d 'Count the leaves of the game tree'
complete -c crownhead-cli -n $first -a verdict -d 'Say why a move is legal or not'
complete -c crownhead-cli -n $first -a replay -d 'Play the games of PDN files and say what is wrong'
complete -c crownhead-cli -n $first -a convert -d 'Print the games of PDN files as strict PDN 3.0'
complete -c crownhead-cli -n $first -a analyse -d 'Print the games of PDN files with an analysis'
complete -c crownhead-cli -n $first -a random -d 'Play random games and print them'
complete -c crownhead-cli -n $first -a best -d 'Print the best move of each position read'
complete -c crownhead-cli -n $first -a levels -d 'List the levels of the engine'
complete -c crownhead-cli -n $first -a hub -d 'Play with a program that speaks the Hub protocol'
complete -c crownhead-cli -n $first -a tables -d 'Make the tables of perfect endings'
complete -c crownhead-cli -n $first -a probe -d 'Print the outcome of each ending read'
complete -c crownhead-cli -n $first -a puzzles -d 'Find puzzles in the games of PDN files'
complete -c crownhead-cli -n $first -a match -d 'Play a match of engines against each other'
complete -c crownhead-cli -n $first -a ballots -d 'List the 3-move openings of American checkers'
complete -c crownhead-cli -n $first -a bench -d 'Measure the engine at fixed work'
complete -c crownhead-cli -n $first -s V -l version -d 'Print the version'
complete -c crownhead-cli -s h -l help -d 'Print help'

set -l seen __fish_seen_subcommand_from
set -l sets '(crownhead-cli rules 2>/dev/null)'
complete -c crownhead-cli -n "$seen rules" -a $sets
complete -c crownhead-cli -n "$seen moves perft verdict replay convert analyse random best hub tables probe puzzles match" -l rules -x -a $sets -d 'A rule set'
complete -c crownhead-cli -n "$seen perft verdict" -l fen -x -d 'The position'
complete -c crownhead-cli -n "$seen perft" -l divide -d 'Print a line for each move as well'
complete -c crownhead-cli -n "$seen perft best hub" -l threads -x -a '1 2 4 8' -d 'Number of threads'
complete -c crownhead-cli -n "$seen replay convert analyse puzzles" -F
complete -c crownhead-cli -n "$seen random match" -l games -x -d 'Number of games'
complete -c crownhead-cli -n "$seen random best match" -l seed -x -d 'Number that selects the games'
complete -c crownhead-cli -n "$seen best match" -l time -x -d 'Milliseconds for a move'
complete -c crownhead-cli -n "$seen analyse best match" -l nodes -x -d 'Positions to search for a move'
complete -c crownhead-cli -n "$seen analyse best match bench" -l depth -x -d 'Moves to look ahead'
complete -c crownhead-cli -n "$seen best" -l level -x -a '1 2 3 4 5 6 7 8 9 10' -d 'Play as well as a level'
complete -c crownhead-cli -n "$seen best" -l lines -x -d 'Number of best moves'
complete -c crownhead-cli -n "$seen best" -l history -x -d 'An earlier position, oldest first'
complete -c crownhead-cli -n "$seen tables" -l pieces -x -a '2 3 4 5 6' -d 'Most pieces of an ending'
complete -c crownhead-cli -n "$seen tables" -l check -d 'Check every entry against its moves'
complete -c crownhead-cli -n "$seen match" -l sprt -x -d 'Play until one of two Elo differences is clear'
complete -c crownhead-cli -n "$seen match" -l openings -r -F -d 'Begin with the positions of a file'
complete -c crownhead-cli -n "$seen match" -l plies -x -d 'Begin with random moves'
complete -c crownhead-cli -n "$seen match" -l concurrency -x -a '1 2 4 8' -d 'Play number of games at once'
complete -c crownhead-cli -n "$seen match" -l processor -d 'Measure the time by what each side uses'
complete -c crownhead-cli -n "$seen match" -l pdn -r -F -d 'Add the games to a file, and continue from it'

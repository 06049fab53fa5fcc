# SPDX-License-Identifier: MIT
# Completion of crownhead-cli for fish.
complete -c crownhead-cli -f

set -l first __fish_use_subcommand
complete -c crownhead-cli -n $first -a rules -d 'List the rule sets, or every field of one'
complete -c crownhead-cli -n $first -a moves -d 'Print the legal moves of every position read'
complete -c crownhead-cli -n $first -a perft -d 'Count the leaves of the game tree'
complete -c crownhead-cli -n $first -a verdict -d 'Say why this is, or is not, a legal move'
complete -c crownhead-cli -n $first -a replay -d 'Play the games of PDN files and say what is wrong'
complete -c crownhead-cli -n $first -a convert -d 'Print the games of PDN files as strict PDN 3.0'
complete -c crownhead-cli -n $first -a random -d 'Play games by chance and print them'
complete -c crownhead-cli -n $first -a best -d 'Print the best move of every position read'
complete -c crownhead-cli -n $first -a hub -d 'Play with a program that speaks the Hub protocol'
complete -c crownhead-cli -n $first -a tables -d 'Make the tables of perfect endings'
complete -c crownhead-cli -n $first -a probe -d 'Print how the endings read are to end'
complete -c crownhead-cli -n $first -a match -d 'Play a match of engines against each other'
complete -c crownhead-cli -n $first -a ballots -d 'List the 3-move openings of American checkers'
complete -c crownhead-cli -n $first -a bench -d 'Measure the engine at fixed work'
complete -c crownhead-cli -n $first -s V -l version -d 'Print the version'
complete -c crownhead-cli -s h -l help -d 'Say more'

set -l seen __fish_seen_subcommand_from
set -l sets '(crownhead-cli rules 2>/dev/null)'
complete -c crownhead-cli -n "$seen rules" -a $sets
complete -c crownhead-cli -n "$seen moves perft verdict replay convert random best hub tables probe match" -l rules -x -a $sets -d 'A rule set'
complete -c crownhead-cli -n "$seen perft verdict" -l fen -x -d 'The position'
complete -c crownhead-cli -n "$seen perft" -l divide -d 'A line per move as well'
complete -c crownhead-cli -n "$seen perft best hub" -l threads -x -a '1 2 4 8' -d 'Use so many threads'
complete -c crownhead-cli -n "$seen replay convert" -F
complete -c crownhead-cli -n "$seen random match" -l games -x -d 'So many games'
complete -c crownhead-cli -n "$seen random match" -l seed -x -d 'A number that decides which'
complete -c crownhead-cli -n "$seen best match" -l time -x -d 'Milliseconds for a move'
complete -c crownhead-cli -n "$seen best match" -l nodes -x -d 'Positions to look at for a move'
complete -c crownhead-cli -n "$seen best match bench" -l depth -x -d 'Moves to look ahead'
complete -c crownhead-cli -n "$seen best" -l history -x -d 'A position before, oldest first'
complete -c crownhead-cli -n "$seen tables" -l pieces -x -a '2 3 4 5 6' -d 'Endings of up to so many pieces'
complete -c crownhead-cli -n "$seen tables" -l check -d 'Hold every entry against its moves'
complete -c crownhead-cli -n "$seen match" -l sprt -x -d 'Play until it is clear which of two differences it is'
complete -c crownhead-cli -n "$seen match" -l openings -r -F -d 'Begin with the positions of a file'
complete -c crownhead-cli -n "$seen match" -l plies -x -d 'Begin with so many moves by lot'
complete -c crownhead-cli -n "$seen match" -l concurrency -x -a '1 2 4 8' -d 'Play so many games at once'
complete -c crownhead-cli -n "$seen match" -l pdn -r -F -d 'Add the games to a file, and go on from it'

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
complete -c crownhead-cli -n $first -s V -l version -d 'Print the version'
complete -c crownhead-cli -s h -l help -d 'Say more'

set -l seen __fish_seen_subcommand_from
set -l sets '(crownhead-cli rules 2>/dev/null)'
complete -c crownhead-cli -n "$seen rules" -a $sets
complete -c crownhead-cli -n "$seen moves perft verdict replay convert random" -l rules -x -a $sets -d 'A rule set'
complete -c crownhead-cli -n "$seen perft verdict" -l fen -x -d 'The position'
complete -c crownhead-cli -n "$seen perft" -l divide -d 'A line per move as well'
complete -c crownhead-cli -n "$seen perft" -l threads -x -a '1 2 4 8' -d 'Use so many threads'
complete -c crownhead-cli -n "$seen replay convert" -F
complete -c crownhead-cli -n "$seen random" -l games -x -d 'So many games'
complete -c crownhead-cli -n "$seen random" -l seed -x -d 'A number that decides which'

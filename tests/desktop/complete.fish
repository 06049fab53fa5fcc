# SPDX-License-Identifier: MIT
# complete.fish FOLDER: for each line of standard input what fish would offer for its last word.
# Where an option and its value are one word, it offers both; only the value is looked at. Newer ones
# also offer words that merely hold the letters.
set -g fish_complete_path $argv[1]
source $argv[1]/crownhead.fish
source $argv[1]/crownhead-cli.fish
while read -l line
    set -l begun (string replace -r '.*[ =]' '' -- $line)
    complete -C $line | string replace -r '\t.*' '' | string replace -r '^--[a-z]+=' '' |
        string match -- "$begun*" | LC_ALL=C sort | paste -sd ' '
end

#compdef crownhead
# SPDX-License-Identifier: MIT
# Completion of crownhead for zsh.

_crownhead_rules() {
    local -a sets
    sets=(${(f)"$(crownhead-cli rules 2>/dev/null | tr '\t' ':')"})
    _describe 'rule set' sets
}

_arguments \
    '--rules=[a rule set]:rule set:_crownhead_rules' \
    '--fen=[begin from a position]:position: ' \
    '--clock=[minutes and seconds more with each move]:clock:(no 3+2 5 5+3 10+5 15 15d5 30s)' \
    '--size=[size of the window]:width x height:(640x480 1280x800 1920x1080)' \
    '--scale=[size of texts and buttons]:percent:(75 100 125 150 175 200)' \
    '--fullscreen[fill the screen]' \
    '--renderer=[what draws]:renderer:(auto opengl software)' \
    '--lang=[language of the texts]:language:(en)' \
    '--fresh[begin a new match]' \
    '--text[play in the terminal, line by line]' \
    '--black=[who plays Black in the terminal]:player:(1 2 3 4 5 6 7 8 9 10 full person)' \
    '--white=[who plays White in the terminal]:player:(1 2 3 4 5 6 7 8 9 10 full person)' \
    '--script=[play a file of gestures and leave]:file:_files' \
    '--screenshot=[draw one frame into a PNG file and leave]:file:_files' \
    '--dump-ui[print every widget and square as JSON and leave]' \
    '(- *)'{-h,--help}'[print the options and leave]' \
    '(- *)'{-V,--version}'[print the version and leave]' \
    '1:file of games:_files -g "*.(#i)(pdn|fen)"'

# SPDX-License-Identifier: MIT
# Completion of crownhead for fish.
complete -c crownhead -f
complete -c crownhead -l rules -x -a '(crownhead-cli rules 2>/dev/null)' -d 'A rule set'
complete -c crownhead -l fen -x -d 'Begin from a position'
complete -c crownhead -l size -x -a '640x480 1280x800 1920x1080' -d 'Size of the window'
complete -c crownhead -l scale -x -a '75 100 125 150 175 200' -d 'Size of texts and buttons, percent'
complete -c crownhead -l fullscreen -d 'Fill the screen'
complete -c crownhead -l renderer -x -a 'auto opengl software' -d 'What draws'
complete -c crownhead -l lang -x -a 'en' -d 'Language of the texts'
complete -c crownhead -l script -r -F -d 'Play a file of gestures and leave'
complete -c crownhead -l screenshot -r -F -d 'Draw one frame into a PNG file and leave'
complete -c crownhead -l dump-ui -d 'Print every widget and square as JSON and leave'
complete -c crownhead -s h -l help -d 'Print the options and leave'
complete -c crownhead -s V -l version -d 'Print the version and leave'

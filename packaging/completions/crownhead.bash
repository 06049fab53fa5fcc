# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Completion of crownhead for bash. Needs nothing but bash itself.

_crownhead()
{
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # bash takes --scale=100 for three words.
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $option == '=' ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $option in
    --rules) words=$(crownhead-cli rules 2>/dev/null | cut -f 1) ;;
    --clock) words='no 3+2 5 5+3 10+5 15 15d5 30s' ;;
    --size) words='640x480 1280x800 1920x1080' ;;
    --scale) words='75 100 125 150 175 200' ;;
    --renderer) words='auto opengl software' ;;
    --lang) words='en' ;;
    --script | --screenshot)
        compopt -o filenames
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --black | --white) words='1 2 3 4 5 6 7 8 9 10 full person' ;;
    --fen) return ;;
    *)
        # A file of games, too, unless an option has been begun.
        if [[ $word != -* ]]; then
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -X '!*.[pP][dD][nN]' -- "$word"
                compgen -f -X '!*.[fF][eE][nN]' -- "$word"
                compgen -d -- "$word")
            return
        fi
        words='--rules --fen --clock --size --scale --fullscreen --renderer --lang --fresh --text --black --white --script --screenshot
            --dump-ui --help --version -h -V'
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

complete -F _crownhead crownhead

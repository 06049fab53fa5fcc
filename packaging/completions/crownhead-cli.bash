# SPDX-License-Identifier: MIT
# shellcheck shell=bash
# Completion of crownhead-cli for bash. Needs nothing but bash itself.

_crownhead_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} words=''
    # bash takes --threads=2 for three words.
    if [[ $word == '=' ]]; then
        word=''
    elif [[ $option == '=' ]]; then
        option=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $option in
    --rules) words=$(crownhead-cli rules 2>/dev/null | cut -f 1) ;;
    --threads) words='1 2 4 8' ;;
    --black | --white) words='1 2 3 4 5 6 7 8 9 10 full person' ;;
    --level) words='1 2 3 4 5 6 7 8 9 10' ;;
    --pieces) words='2 3 4 5 6' ;;
    --openings | --pdn) mapfile -t COMPREPLY < <(compgen -f -- "$word") && return ;;
    --lang) words='en' ;;
    --fen | --games | --seed | --time | --nodes | --depth | --lines | --history) return ;;
    --sprt | --plies | --concurrency) return ;;
    *)
        if ((COMP_CWORD == 1)); then
            words='rules moves perft verdict replay convert analyse play random best levels hub tables probe puzzles match ballots bench --help --lang --version -h -V'
        else
            words=$(_crownhead_cli_words "${COMP_WORDS[1]}")
        fi
        ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}

# What may follow the command $1.
_crownhead_cli_words()
{
    case $1 in
    rules) crownhead-cli rules 2>/dev/null | cut -f 1 ;;
    moves | probe) echo '--rules' ;;
    perft) echo '--rules --fen --divide --threads' ;;
    verdict) echo '--rules --fen' ;;
    analyse)
        echo '--rules --nodes --depth'
        compgen -f -- "$word"
        ;;
    replay | convert | puzzles)
        echo '--rules'
        compgen -f -- "$word"
        ;;
    play) echo '--rules --fen --black --white --seed --fresh' ;;
    random) echo '--games --seed --rules' ;;
    best) echo '--rules --time --nodes --depth --level --seed --lines --threads --history' ;;
    hub) echo '--rules --threads' ;;
    tables) echo '--rules --pieces --check' ;;
    match)
        echo '--rules --time --nodes --depth --games --sprt --openings --plies --seed --concurrency --processor --pdn'
        ;;
    levels | ballots) ;;
    bench) echo '--depth' ;;
    *) return ;;
    esac
    echo '--lang --help -h'
}

complete -F _crownhead_cli crownhead-cli

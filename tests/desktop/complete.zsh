# SPDX-License-Identifier: MIT
# complete.zsh FOLDER: for each line of standard input what zsh would offer for its last word. Its
# completion works in an interactive shell only, so one runs on a terminal of its own; there compadd,
# to which everything that is offered goes, writes down what it is given. Exit status 77: the system
# has no terminals to give.
zmodload zsh/zpty
for program in crownhead crownhead-cli; do
    cp $1/$program.zsh _$program
done
cat >zshrc <<'END'
PS1='' PS2=''
unsetopt beep
fpath=($PWD $fpath)
autoload -Uz compinit
compinit -D -u
compadd() {
    local -a given
    # Only asked what matches, or not about words: as it is.
    if [[ -n ${argv[(r)-(O|A|D)]} ]]; then
        builtin compadd "$@"
        return
    fi
    builtin compadd -O given "$@"
    print -rl -- $given >>offers
    builtin compadd "$@"
}
ready() { print -rn >answered }
zle -N ready
bindkey '^G' ready
bindkey '^I' complete-word
setopt no_list_ambiguous no_auto_list no_auto_menu
END
zpty shell zsh -f -i || exit 77
zpty -w shell "source $PWD/zshrc"

# Until the shell has come so far.
answered() {
    zpty -w -n shell $'\C-g'
    local tries=0
    until [[ -e answered ]] || ((tries++ > 500)); do
        zpty -r -t shell >/dev/null
        sleep 0.02
    done
    rm -f answered
}

answered
while IFS= read -r line; do
    : >offers
    zpty -w -n shell "$line"$'\t'
    answered
    zpty -w -n shell $'\C-u'
    grep . offers | LC_ALL=C sort -u | paste -sd ' ' || print
done
zpty -d shell

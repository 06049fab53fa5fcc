# SPDX-License-Identifier: MIT
# shellcheck shell=bash disable=SC2034,SC2154
# Bare systems of Debian, in which packaging/prove-deb and prove-windows try things: made by debootstrap,
# removed at the end. This file is sourced by a script of bash, whose first lines say how it is used,
# and which sets "options", the words that it takes with a value (--suite NAME sets "suite"); --keep is for
# all. $work is a folder for all that it makes.

fail() {
    echo "FAILED: $*" >&2
    exit 1
}
usage() {
    sed -n "s/^#  *${0##*/}/usage: ${0##*/}/p" "$0" >&2
    exit 2
}

# What is mounted in the bare systems must never outlive the script.
if [[ ${1-} != --alone ]]; then
    ((EUID == 0)) || fail 'a system of its own needs root'
    exec unshare --mount --propagation private "$0" --alone "$@"
fi
shift
mirror=${CROWNHEAD_MIRROR-} suite=bookworm out='' keep=''
while (($#)); do
    case " $options " in
    *" ${1#--} "*) printf -v "${1#--}" %s "${2-}" && shift ;;
    *)
        [[ $1 == --keep ]] || usage
        keep=yes
        ;;
    esac
    shift || usage
done
[[ $mirror && $suite && (! $out || -d $out) ]] || usage
out=${out:+$(readlink -f -- "$out")}

work=$(mktemp -d)
bare=$work/bare
chroot=$(command -v chroot)

# Nothing of this machine may lie below what is removed.
clean_up() {
    local mounted
    findmnt -rno TARGET | grep -F "$work/" | sort -r | while read -r mounted; do
        umount "$mounted" || return
    done || return
    if [[ $keep ]]; then
        echo "${0##*/}: the bare system is in $bare"
        find "$work" -mindepth 1 -maxdepth 1 ! -name bare -exec rm -rf --one-file-system {} +
    else
        rm -rf --one-file-system "$work"
    fi
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# in_system ROOT COMMAND...: with an environment of its own; in_bare in the one that is tried.
in_system() {
    env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        "$chroot" "$@"
}
in_bare() {
    in_system "$bare" "$@"
}

# quietly COMMAND...: what it prints is shown only if it fails.
quietly() {
    "$@" >"$work/log" 2>&1 || {
        cat "$work/log" >&2
        fail "$*"
    }
}

# furnish ROOT: what a system expects of the kernel. Where debootstrap may not make devices, those of
# this machine are lent.
furnish() {
    local device
    mount -t proc proc "$1/proc"
    for device in null zero full random urandom tty; do
        [[ -c $1/dev/$device ]] && : 2>"$work/no" >"$1/dev/$device" && continue
        rm -f "$1/dev/$device"
        touch "$1/dev/$device"
        mount --bind "/dev/$device" "$1/dev/$device"
    done
    mkdir -p "$1/dev/shm" "$1/dev/pts"
    mount -t tmpfs tmpfs "$1/dev/shm"
    mount -t devpts -o newinstance,ptmxmode=666 devpts "$1/dev/pts"
    ln -sfn pts/ptmx "$1/dev/ptmx"
}

# committed_source: a tar archive of what is committed here, in a folder crownhead-VERSION.
root=$(dirname -- "$(dirname -- "$(readlink -f -- "${BASH_SOURCE[0]}")")")
version=$(sed -n "s/^  version: '\(.*\)',$/\1/p" "$root/meson.build")
committed_source() {
    git -C "$root" archive --format=tar --prefix="crownhead-$version/" HEAD
}

# make_bare_system: $bare is a system of $suite, as debootstrap makes it.
make_bare_system() {
    quietly debootstrap --variant=minbase "$suite" "$bare" "$mirror"
}

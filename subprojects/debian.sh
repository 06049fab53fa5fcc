# SPDX-License-Identifier: MIT
# shellcheck shell=sh disable=SC2034
# The Debian packages that Crownhead needs, and how ./play and ./check get those that are missing.
# This file is sourced and does nothing by itself. Other systems have the same things under other
# names.

play_packages='gcc libc6-dev meson ninja-build pkgconf gettext po4a
    libsdl2-dev libsdl2-image-dev libsdl2-ttf-dev libfontconfig-dev
    libfribidi-dev libutf8proc-dev libharfbuzz-dev libsqlite3-dev libdbus-1-dev
    fonts-cantarell fonts-dejavu-core'

# The tests' library; small fonts for Chinese, Japanese and Korean, for Thai and Devanagari, and for emoji;
# displays, a window manager and hands for the tests that use a real window; libraries for the
# measuring programs; what holds metainfo, .desktop file, MIME type, manual pages and shell scripts to
# their formats; the shells that complete a command; a bus on which a screen reader may run.
check_packages='check fonts-wqy-microhei fonts-tlwg-loma-ttf fonts-lohit-deva fonts-noto-color-emoji
    xvfb xauth xdotool x11-xkb-utils icewm wmctrl weston libx11-dev libxtst-dev x11-utils
    appstream desktop-file-utils shared-mime-info libxml2-utils man-db groff-base shellcheck
    zsh fish dbus'

# A second compiler with its sanitizers, and what names the places that they complain of.
sanitize_packages='clang libclang-rt-dev llvm'

# What holds the sources to one style and looks for faults in them.
lint_packages='clang clang-format clang-tidy'

# What builds the game for Windows: a compiler, what Debian's sources are unpacked and built with, an
# icon, a zip and an installer; and what it is tried with here.
windows_packages='meson ninja-build pkgconf gettext gcc libc6-dev
    gcc-mingw-w64-x86-64-posix g++-mingw-w64-x86-64-posix dpkg-dev cmake make tcl
    zip nsis'
windows_check_packages='wine64 libgl1 xvfb xdotool imagemagick unzip file locales binutils'

say() {
    printf '%s\n' "$*" >&2
}

# What is installed, and what that provides under other names, in one line.
installed_packages() {
    dpkg-query -W -f '${db:Status-Status} ${Package}, ${Provides}\n' |
        sed -n 's/([^)]*)//g; s/^installed //p' | tr ',\n' '  '
}

# The packages of "$@" that are not installed, one a line. apt-get would know too, but takes
# longer and wants root. Who has SDL2 on top of SDL3 keeps it.
missing_packages() {
    installed=" $(installed_packages) "
    for package; do
        case $package:$installed in
        *" $package "*) ;;
        libsdl2-dev:*' libsdl2-compat-shim '*) echo libsdl2-compat-dev ;;
        *) echo "$package" ;;
        esac
    done
}

# apt-get as root, asking nothing; "$root_by" is empty or sudo. A new machine may still be busy
# with its own updates, so the lock is waited for.
apt_get() {
    $root_by env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o DPkg::Lock::Timeout=120 "$@"
}

# Package lists are fetched only where they are absent, or so old that the archive has moved on.
# Whether an update was good enough is for the installation to say: a broken source that has
# nothing to do with us must not stop it.
apt_install() {
    apt-get -qq --simulate --no-install-recommends --no-remove install "$@" >/dev/null 2>&1 ||
        apt_get update || :
    apt_get install --no-install-recommends --no-remove "$@" && return
    apt_get update || :
    apt_get install --no-install-recommends --no-remove "$@"
}

# Makes sure that the packages "$@" are there, or says what to do and fails.
need_packages() {
    if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        say 'This system has no apt-get, so nothing is installed for you. Crownhead needs a C17'
        say 'compiler, Meson, Ninja, pkg-config, gettext, SDL2, SDL2_image (with SVG), SDL2_ttf,'
        say 'fontconfig, FriBidi, utf8proc, HarfBuzz, SQLite and the font Cantarell or DejaVu; its tests'
        say 'also need Check, Xvfb, xdotool, icewm, wmctrl, weston.'
        return 0
    fi
    missing=$(missing_packages "$@")
    if [ -z "$missing" ]; then
        return 0
    fi
    # From here on the list is one argument a package.
    # shellcheck disable=SC2086
    set -- $missing
    root_by=
    if [ "$(id -u)" -ne 0 ]; then
        root_by=sudo
    fi
    if [ -z "$root_by" ] || command -v sudo >/dev/null; then
        say "Installing: $*"
        if apt_install "$@"; then
            return 0
        fi
    fi
    say 'These packages are missing. Run as root, then start this again:'
    say "    apt-get update && apt-get install --no-install-recommends --no-remove $*"
    return 1
}

# A configured build folder: build_folder FOLDER SOURCE [MESON OPTION...].
build_folder() {
    if [ ! -e "$1/build.ninja" ]; then
        meson setup "$@"
    fi
}

#!/bin/sh
# SPDX-License-Identifier: MIT
# test_desktop.sh ROOT: a copy with one planted fault at a time: check_desktop.sh must name it, and
# must be content without it. Each validator is seen to fail.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need desktop-file-validate appstreamcli xmllint update-mime-database
root=$1
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
id=$(sed -n "s/^app_id = '\(.*\)'$/\1/p" "$root/packaging/desktop/meson.build")

reset() {
    rm -rf "$tree/packaging"
    mkdir -p "$tree/packaging" "$tree/src/app/window" "$tree/assets" "$tree/subprojects"
    cp -R "$root/packaging/desktop" "$root/packaging/debian" "$root/packaging/release" "$tree/packaging"
    cp "$root/subprojects/debian.sh" "$tree/subprojects"
    cp "$root/meson.build" "$root/CHANGELOG.md" "$tree"
    cp "$root/src/app/window/window.c" "$tree/src/app/window"
    cp "$root/assets/crownhead.svg" "$tree/assets"
}

# named SENTENCE: check_desktop.sh fails and says it.
named() {
    if "$here/check_desktop.sh" "$tree" >"$tree/said" 2>&1; then
        wrong "not found: $1"
    elif ! grep -qF -- "$1" "$tree/said"; then
        wrong "not named rightly: $1: $(cat "$tree/said")"
    fi
}

# planted FILE SED-COMMAND SENTENCE
planted() {
    reset
    sed "$2" "$tree/$1" >"$tree/changed"
    ! cmp -s "$tree/changed" "$tree/$1" || wrong "nothing planted in $1: $2"
    cp "$tree/changed" "$tree/$1"
    named "$3"
}

reset
hold 'the tree itself' "$here/check_desktop.sh" "$tree"

desktop=packaging/desktop/$id.desktop
metainfo=packaging/desktop/$id.metainfo.xml
mime=packaging/desktop/$id.mime.xml
planted "$desktop" 's/^Type=.*/Type=Game/' 'value "Game" for key "Type"'
planted "$desktop" 's/^Icon=.*/Icon=crownhead/' "Icon=$id is missing"
planted "$desktop" 's/^StartupWMClass=.*/StartupWMClass=Crown/' '"SDL_VIDEO_X11_WMCLASS", "Crown"'
planted "$desktop" 's/^Exec=.*/Exec=crownhead/' 'takes no file'
planted "$metainfo" '/<summary>/d' 'summary'
planted "$metainfo" "s/<id>.*</<id>org.example.other</" "<id>$id</id> is missing"
planted "$metainfo" 's/<release version="0[^"]*"/<release version="9.9"/' "newest release is '9.9 "
planted "$metainfo" '/<release v/{s/ type="development"//;t;s/>/ type="development">/}' \
    "metainfo.xml: the newest release is '"
planted "$metainfo" 's/<name>/<title>/' 'Opening and ending tag mismatch'
planted "$mime" 's/type="text\/x-pdn"/type="pdn"/' "$id.mime.xml"
planted "$mime" '/<glob/d' '*.pdn has no type'
planted meson.build "s/version: '0/version: '1/" 'CHANGELOG.md: the newest release'
planted packaging/debian/changelog '1s/(0/(9/' 'debian/changelog: the newest release'
planted packaging/debian/changelog '1{s/UNRELEASED/unstable/;t;s/unstable/UNRELEASED/}' 'debian/changelog: the newest release'
planted CHANGELOG.md 's/^## \([0-9.]*\) - .*/## \1 - 2027-01-31/' "debian/changelog: the newest release is '"
planted packaging/debian/control '/libfontconfig-dev/d' 'libfontconfig-dev is missing'
planted subprojects/debian.sh "s/^play_packages='/&libnew-dev /" 'libnew-dev is missing'
planted assets/crownhead.svg 's/#7d5438/#7d5439/' 'an SVG is newer than the icons'

reset
cp "$tree/packaging/desktop/hicolor/24x24/apps/$id.png" "$tree/packaging/desktop/hicolor/22x22/apps/"
named "22x22/apps/$id.png: it is 24x24"

[ "$failed" -ne 0 ] || echo 'every planted fault was found'
exit "$failed"

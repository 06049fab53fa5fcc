#!/bin/sh
# SPDX-License-Identifier: MIT
# check_desktop.sh ROOT: is what packaging/desktop tells desktops valid, and is it true? Each file is
# held to the program made for it; one id names all of them, the icons have the sizes that their
# folders say and are as new as what they are drawn from, and the newest release is meson.build's. The
# same for packaging/debian, which names what the game needs.
set -eu

here=$(cd -- "$(dirname -- "$0")" && pwd)
# shellcheck source=tests/desktop/tools.sh
. "$here/tools.sh"
need desktop-file-validate appstreamcli xmllint update-mime-database
cd "$1/packaging/desktop"
root=../..
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

id=$(sed -n "s/^app_id = '\(.*\)'$/\1/p" meson.build)
[ -n "$id" ] || wrong 'meson.build: no app_id'

# --- The validators ---
hold "$id.desktop" desktop-file-validate "$id.desktop"
# The project has no page of its own, of which version 1 warns; before it there was no such word.
homepage=--override=url-homepage-missing=info
! appstreamcli --version | grep -q ' 0\.' || homepage=--pedantic
hold "$id.metainfo.xml" appstreamcli validate --no-net --pedantic $homepage "$id.metainfo.xml"
for file in *.xml *.svg "$root"/assets/*.svg; do
    hold "$file" xmllint --noout "$file"
done
# A database of its own, with this type in it and nothing else. Its texts of advice are about that.
mkdir -p "$scratch/mime/packages"
cp "$id.mime.xml" "$scratch/mime/packages/"
export XDG_DATA_DIRS="$scratch"
hold "$id.mime.xml" update-mime-database "$scratch/mime"
grep -qsx 'text/x-pdn:\*\.pdn' "$scratch/mime/globs" || wrong "$id.mime.xml: *.pdn has no type"

# --- One id ---
has() {
    grep -qF -- "$2" "$1" || wrong "$1: $2 is missing"
}
has "$id.metainfo.xml" "<id>$id</id>"
has "$id.metainfo.xml" "<launchable type=\"desktop-id\">$id.desktop</launchable>"
has "$id.metainfo.xml" "<icon type=\"stock\">$id</icon>"
has "$id.desktop" "Icon=$id"
has "$root/src/app/window/window.c" "\"SDL_VIDEO_WAYLAND_WMCLASS\", \"$id\""
class=$(sed -n 's/^StartupWMClass=//p' "$id.desktop")
has "$root/src/app/window/window.c" "\"SDL_VIDEO_X11_WMCLASS\", \"$class\""
! grep -q '^MimeType' "$id.desktop" || grep -q '^Exec=.*%' "$id.desktop" ||
    wrong "$id.desktop: it claims a type of files and takes no file"

# --- The newest release ---
hold 'the version' "$root/packaging/release" versions

# --- What Debian's package is built with: what ./play needs, but what every package has ---
# shellcheck source=subprojects/debian.sh
play_packages=$(. "$root/subprojects/debian.sh" && echo "$play_packages")
for package in $play_packages; do
    case $package in
    gcc | libc6-dev | ninja-build) continue ;;
    esac
    grep -qE "[ |]$package( |,|\$)" ../debian/control || wrong "debian/control: $package is missing"
done

# --- The icons ---
# A PNG has its width and height behind the first 16 bytes.
size_of() {
    od -An -tu1 -j16 -N8 "$1" | awk '{ print $3 * 256 + $4 "x" $7 * 256 + $8 }'
}
seen=0
for icon in hicolor/*/apps/*.png; do
    folder=${icon#hicolor/}
    folder=${folder%%/*}
    seen=$((seen + 1))
    [ "${icon##*/}" = "$id.png" ] || wrong "$icon: this is not the id"
    [ "$(size_of "$icon")" = "$folder" ] || wrong "$icon: it is $(size_of "$icon")"
    grep -q "'${folder%x*}'" meson.build || wrong "$icon: it is not installed"
done
[ "$seen" -eq 9 ] || wrong "hicolor: $seen icons instead of 9"
[ "$(cat "$root/assets/crownhead.svg" crownhead-small.svg | cksum)" = "$(cat hicolor/made-from)" ] ||
    wrong 'hicolor: an SVG is newer than the icons; run packaging/desktop/make-icons'
exit "$failed"

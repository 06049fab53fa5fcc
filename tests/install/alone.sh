#!/bin/sh
# SPDX-License-Identifier: MIT
# alone.sh SOURCE: crownhead-cli and its tests can be configured where nothing of the screen is to be
# had, and do not even ask for it.
set -u

scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
PKG_CONFIG=$scratch/pkg-config
REAL=$(command -v pkg-config)
export PKG_CONFIG REAL

cat >"$PKG_CONFIG" <<'END'
#!/bin/sh
echo "$*" | grep -iE 'sdl|fontconfig|fribidi|sqlite|x11|xtst' >>"${0%/*}/asked" && exit 1
exec "$REAL" "$@"
END
chmod +x "$PKG_CONFIG"

if ! meson setup "$scratch/build" "$1" -Dgame=disabled -Dtests=enabled >"$scratch/log" 2>&1; then
    cat "$scratch/log"
    exit 1
fi
[ ! -s "$scratch/asked" ] && exit
echo "FAILED: with -Dgame=disabled it was asked for"
cat "$scratch/asked"
exit 1

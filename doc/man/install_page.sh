#!/bin/sh
# SPDX-License-Identifier: MIT
# install_page.sh PAGE FOLDER NAME: a manual page is called alike in every language, which two targets of
# Meson in one folder cannot be.
set -eu
install -D -m 644 "$1" "${MESON_INSTALL_DESTDIR_PREFIX%"$MESON_INSTALL_PREFIX"}$2/$3"

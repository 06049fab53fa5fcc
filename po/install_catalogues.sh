#!/bin/sh
# SPDX-License-Identifier: MIT
# install_catalogues.sh FOLDER [CATALOGUE...]: Meson installs catalogues under its tag i18n only; by
# this they come with `meson install --tags runtime`, too. A catalogue is LANGUAGE/LC_MESSAGES/NAME.mo.
set -eu

to=${MESON_INSTALL_DESTDIR_PREFIX%"$MESON_INSTALL_PREFIX"}$1
shift
for catalogue; do
    language=${catalogue%/LC_MESSAGES/*}
    install -D -m 644 "$catalogue" "$to/${language##*/}/LC_MESSAGES/${catalogue##*/}"
done

/* SPDX-License-Identifier: MIT */
/* The translations that are installed. */
#ifndef SYSTEM_CATALOGUES_H
#define SYSTEM_CATALOGUES_H

/* Looks which catalogues lie in PLACE_LOCALE, and opens them: every language that has one can be
 * used from now on (base/translate.h). Once, at the start, before there is a second thread. */
void catalogues_open(void);

#endif

/* SPDX-License-Identifier: MIT */
/* Simple Checkers. */
#include "windows.hpp"
using std::max;
using std::min;

#include "simplech.c"

PEERS_EXPORT(CBmove)

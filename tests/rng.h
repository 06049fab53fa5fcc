/* SPDX-License-Identifier: MIT */
/* The program's own random stream, by the name that tests know it by. */
#ifndef TESTS_RNG_H
#define TESTS_RNG_H

#include "base/rng.h"

#endif

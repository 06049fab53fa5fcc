/* SPDX-License-Identifier: MIT */
#ifndef BENCH_MEDIAN_H
#define BENCH_MEDIAN_H

/* The middle of `count` values, at least 1; of an even count the mean of the middle two. Leaves
 * them sorted, the smallest first. */
double median(double *values, int count);

#endif

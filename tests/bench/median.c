/* SPDX-License-Identifier: MIT */
#include "median.h"

#include <stdlib.h>

static int compare(const void *a, const void *b)
{
    double left = *(const double *)a;
    double right = *(const double *)b;
    return (left > right) - (left < right);
}

double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof values[0], compare);
    return (values[(count - 1) / 2] + values[count / 2]) / 2;
}

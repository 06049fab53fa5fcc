/* SPDX-License-Identifier: MIT */
/* When to try something again that has failed: after a pause that doubles with each failure. Times
 * are milliseconds of the caller's clock. A zeroed struct has not failed. */
#ifndef BASE_RETRY_H
#define BASE_RETRY_H

#include <stdbool.h>
#include <stdint.h>

struct retry {
    uint64_t pause; /* 0: the last attempt has not failed */
    uint64_t next;  /* when to try again */
};

/* Takes down a failure at `now`. The first pause is `first`, and none is longer than `longest`. */
static inline void retry_failed(struct retry *retry, uint64_t now, uint64_t first, uint64_t longest)
{
    retry->pause = retry->pause == 0 ? first : 2 * retry->pause;
    if (retry->pause > longest)
        retry->pause = longest;
    retry->next = now + retry->pause;
}

/* Takes down a success, or that the next attempt must not wait. */
static inline void retry_reset(struct retry *retry)
{
    *retry = (struct retry){0};
}

/* Returns true if the pause is not over at `now`. */
static inline bool retry_waits(const struct retry *retry, uint64_t now)
{
    return retry->pause > 0 && now < retry->next;
}

#endif

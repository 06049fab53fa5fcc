/* SPDX-License-Identifier: MIT */
#include "toolkit/sight.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>

static const uint64_t settled = UINT64_MAX;

void sight_begin(struct sight *sight)
{
    struct sightings seen = sight->seen;
    sight->seen = sight->before;
    sight->before = seen;
    sight->seen.count = 0;
    sight->part = (struct sight_part){.what = HASH_EMPTY};
    sight->coming = false;
}

void sight_finish(struct sight *sight)
{
    free(sight->before.items);
    free(sight->seen.items);
    *sight = (struct sight){0};
}

/* Passes draw nearly the same in the same order, so the search begins where it should be. */
static const struct sighting *find_before(const struct sight *sight, uint64_t what)
{
    const struct sightings *before = &sight->before;
    for (size_t i = 0; i < before->count; i++) {
        const struct sighting *item = &before->items[(sight->seen.count + i) % before->count];
        if (item->what == what)
            return item;
    }
    return NULL;
}

static uint64_t since_when(const struct sight *sight, const struct sighting *before)
{
    bool first = sight->before.count == 0 || sight->part.new;
    if (before)
        return before->since;
    return first || !sight->moves ? settled : sight->now;
}

/* Adds it to what this pass has drawn. Returns since when it has been there, and whether it is new.
 */
static uint64_t note(struct sight *sight, uint64_t what, bool *new)
{
    struct sightings *seen = &sight->seen;
    const struct sighting *before = find_before(sight, what);
    struct sighting item = {what, since_when(sight, before)};
    seen->items = array_reserve(seen->items, &seen->capacity, seen->count + 1, sizeof *seen->items);
    seen->items[seen->count++] = item;
    *new = !before;
    return item.since;
}

static uint64_t within(const struct sight_part *part, uint64_t what)
{
    return hash_bytes(part->what, &what, sizeof what);
}

double sight_see(struct sight *sight, uint64_t what, int milliseconds)
{
    bool new;
    uint64_t since = note(sight, within(&sight->part, what), &new);
    if (since == settled || sight->now - since >= (uint64_t)milliseconds)
        return 1;
    sight->coming = true;
    return (double)(sight->now - since) / milliseconds;
}

struct sight_part sight_enter(struct sight *sight, uint64_t what)
{
    struct sight_part around = sight->part;
    sight->part.what = within(&around, what);
    note(sight, sight->part.what, &sight->part.new);
    return around;
}

void sight_leave(struct sight *sight, struct sight_part around)
{
    sight->part = around;
}

void sight_settle(struct sight *sight, uint64_t since)
{
    for (size_t i = 0; i < sight->seen.count; i++)
        if (sight->seen.items[i].since >= since)
            sight->seen.items[i].since = settled;
}

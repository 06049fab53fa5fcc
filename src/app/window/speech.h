/* SPDX-License-Identifier: MIT */
/* Says aloud what the pages want to be said, by speech-dispatcher (link/ssip.h), if the player has
 * chosen that or a screen reader runs. The window never waits: a job connects and speaks, one at a
 * time, and what is to be said meanwhile waits for it, as far as it is not out of date by then. If
 * nothing is to be said there is no thread, no connection and no job. */
#ifndef APP_WINDOW_SPEECH_H
#define APP_WINDOW_SPEECH_H

#include "app/jobs/jobs.h"
#include "base/retry.h"
#include "link/ssip.h"
#include "pages/shell.h"

struct speech {
    struct jobs *jobs; /* lent, as is the next */
    const struct preferences *preferences;
    struct sayings waiting; /* behind the job */
    bool busy;              /* a job is under way */
    bool connected;         /* after the last job */
    bool reader;            /* a screen reader ran when it was asked about last */
    bool asking;            /* that is being asked about */
    bool complained;        /* the player knows that nothing can be said */
    struct retry retry;     /* after a failure */
    struct shell *shell;    /* lent; is told of it */

    struct ssip ssip;        /* only the lane touches it while a job is under way, as these: */
    struct ssip_voice voice; /* that the connection has */
};

void speech_init(struct speech *speech, struct jobs *jobs, const struct preferences *preferences,
                 struct shell *shell);

/* Frees what it has. No job runs any more. */
void speech_finish(struct speech *speech);

/* Asks whether a screen reader runs, if that decides anything. */
void speech_ask_reader(struct speech *speech);

/* Says this as soon as it can be. `now` is in milliseconds: after a failure nothing is tried for a
 * while, and what was to be said then is dropped. */
void speech_say(struct speech *speech, const struct sayings *sayings, uint64_t now);

/* Closes a connection that is not wanted any more. Call it once a pass. */
void speech_look(struct speech *speech);

/* Waits until all is said that can be, and delivers the jobs of all lanes meanwhile: for scripts.
 */
void speech_wait(struct speech *speech);

#endif

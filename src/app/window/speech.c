/* SPDX-License-Identifier: MIT */
#include "app/window/speech.h"

#include "base/array.h"
#include "base/log.h"
#include "base/translate.h"
#include "prose/aloud_prose.h"
#include "system/environment.h"
#include "system/places.h"
#include "system/screen_reader.h"

#include <SDL.h>
#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum {
    PAUSE_MS = 2000, /* the first pause after a failure; each one is twice as long */
    PAUSE_MOST_MS = 60000,
    STEP_MS = 2, /* of speech_wait */
};

static_assert((int)SPEECH_USUAL == (int)SSIP_USUAL, "the same number");

/* --- The job --- */

struct speech_job {
    struct job job;
    struct speech *speech;
    char path[PLACE_SIZE];   /* of the server's socket */
    bool starts;             /* the server, if it does not run */
    struct ssip_voice voice; /* that is wanted */
    struct sayings sayings;  /* none: the connection is to be closed */
    uint64_t now;            /* when the job was added */
    enum ssip_outcome outcome;
};

static enum ssip_outcome say_one(struct ssip *ssip, const struct saying *saying,
                                 const atomic_bool *stop)
{
    switch (saying->kind) {
    case SAYING_HUSH:
        return ssip_hush(ssip, stop);
    case SAYING_MESSAGE:
        return ssip_say(ssip, SSIP_MESSAGE, saying->text, stop);
    case SAYING_TEXT:
        return ssip_say(ssip, SSIP_TEXT, saying->text, stop);
    case SAYING_CHARACTER:
        return ssip_say_character(ssip, saying->text, stop);
    }
    return SSIP_DONE;
}

static bool voice_equal(const struct ssip_voice *a, const struct ssip_voice *b)
{
    return a->rate == b->rate && a->volume == b->volume && strcmp(a->language, b->language) == 0;
}

/* A voice cannot be given back to what the player has set for all programs but by a new connection.
 */
static enum ssip_outcome connect_job(struct speech_job *job)
{
    struct speech *speech = job->speech;
    if (speech->ssip.open && voice_equal(&speech->voice, &job->voice))
        return SSIP_DONE;
    speech->voice = job->voice;
    return ssip_open(&speech->ssip, job->path, job->starts ? "speech-dispatcher --spawn" : NULL,
                     &job->voice, job_stop_flag(&job->job));
}

/* The server may have ended since: then all is said over a new connection, once. */
static enum ssip_outcome say_all(struct speech_job *job, bool again)
{
    struct ssip *ssip = &job->speech->ssip;
    enum ssip_outcome outcome = connect_job(job);
    for (int i = 0; i < job->sayings.count && outcome == SSIP_DONE; i++)
        outcome = say_one(ssip, &job->sayings.items[i], job_stop_flag(&job->job));
    return outcome == SSIP_GONE && again ? say_all(job, false) : outcome;
}

static enum job_state run_speech(struct job *base)
{
    struct speech_job *job = (struct speech_job *)base;
    if (job->sayings.count == 0)
        ssip_close(&job->speech->ssip);
    else
        job->outcome = say_all(job, true);
    return JOB_DONE;
}

static void complain(struct speech *speech, enum ssip_outcome outcome)
{
    static const enum speech_fault faults[] = {[SSIP_ABSENT] = SPEECH_ABSENT,
                                               [SSIP_SILENT] = SPEECH_SILENT,
                                               [SSIP_GONE] = SPEECH_SILENT,
                                               [SSIP_REFUSED] = SPEECH_REFUSED};
    if (speech->complained)
        return;
    speech->complained = true;
    shell_note(speech->shell, speech_fault_text(faults[outcome]));
}

static void begin_job(struct speech *speech, uint64_t now);

static void done_speech(struct job *base)
{
    struct speech_job *job = (struct speech_job *)base;
    struct speech *speech = job->speech;
    bool failed = job->outcome != SSIP_DONE && job->outcome != SSIP_STOPPED;
    speech->busy = false;
    speech->connected = job->sayings.count > 0 && !failed;
    if (failed) {
        retry_failed(&speech->retry, job->now, PAUSE_MS, PAUSE_MOST_MS);
        speech->waiting.count = 0;
        complain(speech, job->outcome);
    } else if (speech->connected) {
        retry_reset(&speech->retry);
        speech->complained = false;
    }
    if (speech->waiting.count > 0)
        begin_job(speech, job->now);
}

static const struct job_type speech_type = {
    .name = "speech", .lane = LANE_SPEAKER, .run = run_speech, .done = done_speech};

/* Prints where the server listens, as all programs find it. Returns true if it may be started
 * there. */
static bool find_server(char *path, size_t size)
{
    static const char kind[] = "unix_socket:";
    char address[PLACE_SIZE];
    if (environment_read("SPEECHD_ADDRESS", address, sizeof address) &&
        strncmp(address, kind, sizeof kind - 1) == 0) {
        strbuf_copy(path, size, address + sizeof kind - 1);
        return false;
    }
    return place_find(PLACE_SPEECH, path, size) == 0;
}

static struct ssip_voice wanted_voice(const struct preferences *preferences)
{
    struct ssip_voice voice = {.rate = preferences->speech_rate,
                               .volume = preferences->speech_volume};
    snprintf(voice.language, sizeof voice.language, "%s", translate_code(translate_used()));
    return voice;
}

/* Hands all that waits to a job. */
static void begin_job(struct speech *speech, uint64_t now)
{
    struct speech_job *job = array_zeroed(1, sizeof *job);
    job->speech = speech;
    job->starts = find_server(job->path, sizeof job->path);
    job->voice = wanted_voice(speech->preferences);
    job->sayings = speech->waiting;
    job->now = now;
    speech->waiting.count = 0;
    speech->busy = true;
    jobs_add(speech->jobs, &speech_type, &job->job);
}

/* --- A screen reader --- */

struct reader_job {
    struct job job;
    struct speech *speech;
    bool runs;
};

static enum job_state run_reader(struct job *base)
{
    ((struct reader_job *)base)->runs = screen_reader_runs();
    return JOB_DONE;
}

/* What stands on the screen when it is found to run is said then. */
static void done_reader(struct job *base)
{
    struct reader_job *job = (struct reader_job *)base;
    struct speech *speech = job->speech;
    bool new = job->runs && !speech->reader;
    speech->asking = false;
    speech->reader = job->runs;
    if (new)
        speech->shell->aloud = (struct aloud){0};
}

static const struct job_type reader_type = {
    .name = "screen reader", .lane = LANE_SPEAKER, .run = run_reader, .done = done_reader};

void speech_ask_reader(struct speech *speech)
{
    if (speech->preferences->aloud != ALOUD_WITH_READER || speech->asking)
        return;
    struct reader_job *job = array_zeroed(1, sizeof *job);
    job->speech = speech;
    speech->asking = true;
    jobs_add(speech->jobs, &reader_type, &job->job);
}

/* --- The window's thread --- */

static bool is_wanted(const struct speech *speech)
{
    int when = speech->preferences->speechless ? ALOUD_NEVER : speech->preferences->aloud;
    return when == ALOUD_ALWAYS || (when == ALOUD_WITH_READER && speech->reader);
}

void speech_init(struct speech *speech, struct jobs *jobs, const struct preferences *preferences,
                 struct shell *shell)
{
    *speech = (struct speech){.jobs = jobs, .preferences = preferences, .shell = shell};
}

void speech_finish(struct speech *speech)
{
    ssip_close(&speech->ssip);
}

void speech_say(struct speech *speech, const struct sayings *sayings, uint64_t now)
{
    if (!is_wanted(speech) || retry_waits(&speech->retry, now))
        return;
    sayings_append(&speech->waiting, sayings);
    if (!speech->busy)
        begin_job(speech, now);
}

void speech_look(struct speech *speech)
{
    if (!speech->connected || speech->busy || is_wanted(speech))
        return;
    speech->waiting.count = 0;
    begin_job(speech, 0);
}

void speech_wait(struct speech *speech)
{
    while (speech->busy) {
        SDL_Delay(STEP_MS);
        jobs_deliver(speech->jobs);
    }
}

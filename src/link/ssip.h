/* SPDX-License-Identifier: MIT */
/* Speaks by speech-dispatcher, over its protocol SSIP and a socket of this machine. Like
 * hub_client it waits, with a stop flag, and what happens is a value.
 *
 * Its own library, libspeechd, is not used: it waits for answers without end, ends the program when
 * memory is short, and starts the server without a limit of time. With a server that hangs the game
 * could not be closed. Source: the SSIP document of speech-dispatcher 0.11. */
#ifndef LINK_SSIP_H
#define LINK_SSIP_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

enum ssip_outcome {
    SSIP_DONE,
    SSIP_STOPPED, /* the stop flag was set */
    SSIP_ABSENT,  /* nobody listens */
    SSIP_SILENT,  /* there was no answer in time */
    SSIP_GONE,    /* the connection was closed */
    SSIP_REFUSED, /* the answer was no, or not one of SSIP */
};

enum ssip_priority {
    SSIP_TEXT,    /* the next one interrupts it, so does a message */
    SSIP_MESSAGE, /* said to the end; the next one waits for it */
};

enum {
    SSIP_USUAL = 101, /* as the player has set it for all programs */
    SSIP_HEARD_SIZE = 1024,
};

/* How it sounds: from -100 to 100, or SSIP_USUAL. */
struct ssip_voice {
    char language[32]; /* a code as gettext has it: "de", "pt_BR" */
    int rate, volume;
};

/* A connection. A zeroed one is closed. */
struct ssip {
    bool open;
    int socket;
    char heard[SSIP_HEARD_SIZE]; /* not yet understood */
    size_t count;
};

/* Connects to the server that listens at `path`, and tells it the voice; a language that it does
 * not know stays as it is. `spawn`: a command line that starts the server where nobody listens, and
 * ends when it has; NULL: there is none. Waits two seconds for an answer, ten for a start. */
enum ssip_outcome ssip_open(struct ssip *ssip, const char *path, const char *spawn,
                            const struct ssip_voice *voice, const atomic_bool *stop);

/* Each waits two seconds for an answer at most. After any outcome but SSIP_DONE the connection is
 * closed. The first says a text of UTF-8, of any number of lines; the second a single character, by
 * its name; the last makes silent what this program says. */
enum ssip_outcome ssip_say(struct ssip *ssip, enum ssip_priority priority, const char *text,
                           const atomic_bool *stop);
enum ssip_outcome ssip_say_character(struct ssip *ssip, const char *character,
                                     const atomic_bool *stop);
enum ssip_outcome ssip_hush(struct ssip *ssip, const atomic_bool *stop);

/* Closes the connection, if there is one. What has been sent is said to its end. */
void ssip_close(struct ssip *ssip);

#endif

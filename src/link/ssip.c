/* SPDX-License-Identifier: MIT */
#include "link/ssip.h"

#include "system/clock.h"
#include "system/processes.h"
#include "system/sockets.h"

#include <ctype.h>
#include <errno.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum {
    ANSWER_MS = 2000,
    START_MS = 10000, /* it loads voices */
    GLANCE_MS = 20,   /* between two looks at the stop flag */
    COMMAND_SIZE = 128,
    CODE_LENGTH = 3, /* digits before each line of an answer */
};

/* A dialogue with the server in one call from outside. */
struct dialogue {
    struct ssip *ssip;
    const atomic_bool *stop;
    int64_t until; /* for the answer; milliseconds */
};

static int64_t now(void)
{
    return clock_milliseconds(NULL);
}

static bool is_stopped(const atomic_bool *stop)
{
    return stop && atomic_load(stop);
}

/* Returns why waiting has ended; SSIP_DONE: it has not. */
static enum ssip_outcome look(const struct dialogue *dialogue)
{
    return is_stopped(dialogue->stop) ? SSIP_STOPPED
           : now() >= dialogue->until ? SSIP_SILENT
                                      : SSIP_DONE;
}

void ssip_close(struct ssip *ssip)
{
    if (ssip->open)
        socket_close(ssip->socket);
    *ssip = (struct ssip){.open = false};
}

/* --- Lines --- */

static enum ssip_outcome send(struct dialogue *dialogue, const char *bytes, size_t size)
{
    while (size > 0) {
        long count = socket_write(dialogue->ssip->socket, bytes, size);
        if (count < 0)
            return SSIP_GONE;
        bytes += count;
        size -= (size_t)count;
        if (size == 0)
            break;
        socket_wait(dialogue->ssip->socket, GLANCE_MS, true);
        enum ssip_outcome outcome = look(dialogue);
        if (outcome != SSIP_DONE)
            return outcome;
    }
    return SSIP_DONE;
}

/* Sends a text as lines: none of them may be the single dot that ends the text. */
static enum ssip_outcome send_lines(struct dialogue *dialogue, const char *text)
{
    enum ssip_outcome outcome = SSIP_DONE;
    for (const char *line = text; outcome == SSIP_DONE && *line;) {
        size_t length = strcspn(line, "\r\n");
        if (line[0] == '.')
            outcome = send(dialogue, ".", 1);
        if (outcome == SSIP_DONE)
            outcome = send(dialogue, line, length);
        if (outcome == SSIP_DONE)
            outcome = send(dialogue, "\r\n", 2);
        line += length;
        line += strspn(line, "\r\n");
    }
    return outcome == SSIP_DONE ? send(dialogue, ".\r\n", 3) : outcome;
}

/* Waits for a whole line. Its end is at `*end` in what was heard. */
static enum ssip_outcome hear_line(struct dialogue *dialogue, const char **end)
{
    struct ssip *ssip = dialogue->ssip;
    while (!(*end = memchr(ssip->heard, '\n', ssip->count))) {
        if (ssip->count == sizeof ssip->heard)
            return SSIP_REFUSED;
        long count =
            socket_read(ssip->socket, ssip->heard + ssip->count, sizeof ssip->heard - ssip->count);
        if (count < 0)
            return SSIP_GONE;
        ssip->count += (size_t)count;
        if (count > 0)
            continue;
        enum ssip_outcome outcome = look(dialogue);
        if (outcome != SSIP_DONE)
            return outcome;
        socket_wait(ssip->socket, GLANCE_MS, false);
    }
    return SSIP_DONE;
}

/* Returns true for "225-7" and "225 OK MESSAGE QUEUED". */
static bool is_answer(const char *line, const char *end)
{
    for (int i = 0; i < CODE_LENGTH; i++)
        if (line + i == end || !isdigit((unsigned char)line[i]))
            return false;
    return line + CODE_LENGTH < end && (line[CODE_LENGTH] == ' ' || line[CODE_LENGTH] == '-');
}

/* Waits for an answer. A code that begins with 2 says yes. */
static enum ssip_outcome hear(struct dialogue *dialogue)
{
    struct ssip *ssip = dialogue->ssip;
    for (bool more = true; more;) {
        const char *end;
        enum ssip_outcome outcome = hear_line(dialogue, &end);
        if (outcome != SSIP_DONE)
            return outcome;
        if (!is_answer(ssip->heard, end))
            return SSIP_REFUSED;
        bool yes = ssip->heard[0] == '2';
        more = ssip->heard[CODE_LENGTH] == '-';
        ssip->count -= (size_t)(end + 1 - ssip->heard);
        memmove(ssip->heard, end + 1, ssip->count);
        if (!more && !yes)
            return SSIP_REFUSED;
    }
    return SSIP_DONE;
}

static struct dialogue begin(struct ssip *ssip, const atomic_bool *stop)
{
    return (struct dialogue){ssip, stop, now() + ANSWER_MS};
}

/* Closes the connection if something has gone wrong. Returns the outcome. */
static enum ssip_outcome end(struct ssip *ssip, enum ssip_outcome outcome)
{
    if (outcome != SSIP_DONE)
        ssip_close(ssip);
    return outcome;
}

/* Sends a command, without the end of its line, and waits for the answer. The connection stays
 * open. */
static enum ssip_outcome ask(struct ssip *ssip, const char *command, const atomic_bool *stop)
{
    struct dialogue dialogue = begin(ssip, stop);
    enum ssip_outcome outcome = send(&dialogue, command, strlen(command));
    if (outcome == SSIP_DONE)
        outcome = send(&dialogue, "\r\n", 2);
    return outcome == SSIP_DONE ? hear(&dialogue) : outcome;
}

/* --- Connecting --- */

/* Connects, and goes on trying until it is answered, the dialogue is over, or, unless `patient`,
 * nobody listens. */
static enum ssip_outcome connect_to(struct dialogue *dialogue, const char *path, bool patient)
{
    struct ssip *ssip = dialogue->ssip;
    enum ssip_outcome outcome = SSIP_DONE;
    while (outcome == SSIP_DONE) {
        ssip->socket = socket_connect(path);
        ssip->open = ssip->socket >= 0;
        if (ssip->open)
            return SSIP_DONE;
        if (errno != EAGAIN && !patient)
            return SSIP_ABSENT;
        socket_wait(ssip->socket, GLANCE_MS, false);
        outcome = look(dialogue);
    }
    return outcome == SSIP_SILENT && patient ? SSIP_ABSENT : outcome;
}

/* Starts the server and connects to it. The shell tells when the command has ended: the server goes
 * on without it. */
static enum ssip_outcome start(struct dialogue *dialogue, const char *path, const char *spawn)
{
    char command[COMMAND_SIZE], said;
    struct child child;
    bool reads = false, writes;
    enum ssip_outcome outcome = SSIP_DONE;
    dialogue->until = now() + START_MS;
    snprintf(command, sizeof command, "%s >/dev/null 2>&1 && echo 1", spawn);
    if (!child_start(&child, command))
        return SSIP_ABSENT;
    while (!reads && outcome == SSIP_DONE) {
        writes = false;
        child_wait(&child, GLANCE_MS, &reads, &writes);
        outcome = look(dialogue);
    }
    bool started = reads && child_read(&child, &said, 1) == 1;
    child_end(&child);
    if (outcome == SSIP_STOPPED)
        return outcome;
    dialogue->until = now() + ANSWER_MS;
    return started ? connect_to(dialogue, path, true) : SSIP_ABSENT;
}

/* Tells a value from -100 to 100. */
static enum ssip_outcome tell_number(struct ssip *ssip, const char *what, int value,
                                     const atomic_bool *stop)
{
    char command[COMMAND_SIZE];
    snprintf(command, sizeof command, "SET self %s %d", what, value);
    return value == SSIP_USUAL ? SSIP_DONE : ask(ssip, command, stop);
}

/* "pt_BR" is "pt-BR" there. */
static enum ssip_outcome tell_language(struct ssip *ssip, const char *language,
                                       const atomic_bool *stop)
{
    char command[COMMAND_SIZE];
    snprintf(command, sizeof command, "SET self LANGUAGE %s", language);
    for (char *at = strchr(command, '_'); at; at = strchr(at, '_'))
        *at = '-';
    enum ssip_outcome outcome = ask(ssip, command, stop);
    return outcome == SSIP_REFUSED ? SSIP_DONE : outcome;
}

static enum ssip_outcome introduce(struct ssip *ssip, const struct ssip_voice *voice,
                                   const atomic_bool *stop)
{
    enum ssip_outcome outcome = ask(ssip, "SET self CLIENT_NAME player:crownhead:main", stop);
    if (outcome == SSIP_DONE)
        outcome = tell_language(ssip, voice->language, stop);
    if (outcome == SSIP_DONE)
        outcome = tell_number(ssip, "RATE", voice->rate, stop);
    return outcome == SSIP_DONE ? tell_number(ssip, "VOLUME", voice->volume, stop) : outcome;
}

enum ssip_outcome ssip_open(struct ssip *ssip, const char *path, const char *spawn,
                            const struct ssip_voice *voice, const atomic_bool *stop)
{
    struct dialogue dialogue = begin(ssip, stop);
    ssip_close(ssip);
    enum ssip_outcome outcome = connect_to(&dialogue, path, false);
    if (outcome == SSIP_ABSENT && spawn)
        outcome = start(&dialogue, path, spawn);
    return end(ssip, outcome == SSIP_DONE ? introduce(ssip, voice, stop) : outcome);
}

/* --- Speaking --- */

static enum ssip_outcome set_priority(struct ssip *ssip, enum ssip_priority priority,
                                      const atomic_bool *stop)
{
    return ask(ssip, priority == SSIP_TEXT ? "SET self PRIORITY text" : "SET self PRIORITY message",
               stop);
}

enum ssip_outcome ssip_say(struct ssip *ssip, enum ssip_priority priority, const char *text,
                           const atomic_bool *stop)
{
    enum ssip_outcome outcome = set_priority(ssip, priority, stop);
    if (outcome == SSIP_DONE)
        outcome = ask(ssip, "SPEAK", stop);
    if (outcome != SSIP_DONE)
        return end(ssip, outcome);
    struct dialogue dialogue = begin(ssip, stop);
    outcome = send_lines(&dialogue, text);
    return end(ssip, outcome == SSIP_DONE ? hear(&dialogue) : outcome);
}

enum ssip_outcome ssip_say_character(struct ssip *ssip, const char *character,
                                     const atomic_bool *stop)
{
    char command[COMMAND_SIZE];
    if (strlen(character) + sizeof "CHAR " > sizeof command) /* with many accents */
        return ssip_say(ssip, SSIP_TEXT, character, stop);
    snprintf(command, sizeof command, "CHAR %s", strcmp(character, " ") == 0 ? "space" : character);
    enum ssip_outcome outcome = set_priority(ssip, SSIP_TEXT, stop);
    return end(ssip, outcome == SSIP_DONE ? ask(ssip, command, stop) : outcome);
}

enum ssip_outcome ssip_hush(struct ssip *ssip, const atomic_bool *stop)
{
    return end(ssip, ask(ssip, "CANCEL self", stop));
}

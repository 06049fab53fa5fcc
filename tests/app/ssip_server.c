/* SPDX-License-Identifier: MIT */
/* A speech server for tests: listens at a socket as speech-dispatcher does, and writes what it
 * hears to a file, a line each. ssip-server SOCKET FILE [WAY] WAY: "hang" never answers; "refuse"
 * answers no; "babble" answers what is not SSIP; "slow" answers in many pieces; "die" ends each
 * connection at its third text, and goes on with the next. It writes a line "ready" to standard
 * output once it listens, and ends when its standard input does. */
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    DIES_AT = 3,
};

static const char *way = "";
static FILE *heard;
static char priority[16];
static int said; /* texts of this connection */

static bool goes(const char *which)
{
    return strcmp(way, which) == 0;
}

static void answer(int client, const char *text)
{
    size_t length = strlen(text), step = goes("slow") ? 1 : length;
    if (goes("hang"))
        return;
    if (goes("babble"))
        text = "What is this?\r\n";
    for (size_t at = 0; at < strlen(text); at += step)
        send(client, text + at, step < strlen(text + at) ? step : strlen(text + at), MSG_NOSIGNAL);
}

static void note(const char *what, const char *text)
{
    fprintf(heard, "%s %s\n", what, text);
    fflush(heard);
}

/* A text that comes line by line becomes one line. */
static char *take_text(FILE *in)
{
    char *all = NULL, *line = NULL;
    size_t all_size = 0, size = 0;
    FILE *out = open_memstream(&all, &all_size);
    for (bool first = true; getline(&line, &size, in) > 0; first = false) {
        line[strcspn(line, "\r\n")] = '\0';
        if (strcmp(line, ".") == 0)
            break;
        fprintf(out, "%s%s", first ? "" : " / ", line[0] == '.' ? line + 1 : line);
    }
    fclose(out);
    free(line);
    return all;
}

/* Returns false if the connection is to end. */
static bool speak(int client, FILE *in)
{
    answer(client, "230 OK RECEIVING DATA\r\n");
    char *text = take_text(in);
    said++;
    bool dies = goes("die") && said == DIES_AT;
    if (!dies)
        note(priority, text);
    free(text);
    answer(client, "225-21\r\n225 OK MESSAGE QUEUED\r\n");
    return !dies;
}

static bool command(int client, FILE *in, const char *line)
{
    if (goes("refuse")) {
        answer(client, "300 ERR INTERNAL\r\n");
        return true;
    }
    if (strcmp(line, "SPEAK") == 0)
        return speak(client, in);
    if (sscanf(line, "SET self PRIORITY %15s", priority) == 1) {
        answer(client, "202 OK PRIORITY SET\r\n");
        return true;
    }
    note(">", line);
    if (strncmp(line, "SET self LANGUAGE xx", 20) == 0)
        answer(client, "409 ERR LANGUAGE\r\n");
    else
        answer(client, "208 OK\r\n");
    return true;
}

static void serve(int client)
{
    FILE *in = fdopen(client, "r");
    char *line = NULL;
    size_t size = 0;
    said = 0;
    for (bool more = true; more && getline(&line, &size, in) > 0;) {
        line[strcspn(line, "\r\n")] = '\0';
        more = command(client, in, line);
    }
    free(line);
    fclose(in);
}

int main(int argc, char **argv)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    struct pollfd files[2] = {{.fd = STDIN_FILENO, .events = POLLIN}, {.events = POLLIN}};
    if (argc < 3 || strlen(argv[1]) >= sizeof address.sun_path)
        return 2;
    way = argc > 3 ? argv[3] : "";
    strcpy(address.sun_path, argv[1]);
    unlink(argv[1]);
    heard = fopen(argv[2], "a");
    files[1].fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (!heard || bind(files[1].fd, (const struct sockaddr *)&address, sizeof address) != 0 ||
        listen(files[1].fd, 4) != 0)
        return 1;
    puts("ready");
    fflush(stdout);
    while (poll(files, 2, -1) > 0 && !files[0].revents) {
        int client = accept(files[1].fd, NULL, NULL);
        if (client >= 0)
            serve(client);
    }
    unlink(argv[1]);
    return 0;
}

/* SPDX-License-Identifier: MIT */
#include "cli/pdn_files.h"

#include "base/translate.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

static size_t fill_from_file(void *file, char *bytes, size_t size)
{
    return fread(bytes, 1, size, file);
}

static enum status cannot_read(const struct options *options, const char *name)
{
    return COMPLAIN(options, STATUS_BAD_INPUT, tr("cannot read {file}: {reason}"), {"file", name},
                    {"reason", strerror(errno)});
}

static enum status read_file(const struct options *options, FILE *file, const char *name,
                             pdn_listener *listener, void *self)
{
    static struct pdn_reader reader;
    const struct pdn_event *event;
    pdn_reader_init(&reader, fill_from_file, file);
    do {
        event = pdn_reader_next(&reader);
        listener(self, name, event);
    } while (event->kind != PDN_TEXT_END);
    return ferror(file) ? cannot_read(options, name) : STATUS_DONE;
}

static enum status read_operand(const struct options *options, const char *name,
                                pdn_listener *listener, void *self)
{
    if (strcmp(name, "-") == 0)
        return read_file(options, stdin, tr("standard input"), listener, self);
    FILE *file = fopen(name, "rb");
    if (!file)
        return cannot_read(options, name);
    enum status status = read_file(options, file, name, listener, self);
    fclose(file);
    return status;
}

enum status pdn_files_read(const struct options *options, pdn_listener *listener, void *self)
{
    enum status status = STATUS_DONE;
    for (int i = 0; i < options->operand_count; i++)
        if (read_operand(options, options->operands[i], listener, self) != STATUS_DONE)
            status = STATUS_BAD_INPUT;
    return status;
}

/* SPDX-License-Identifier: MIT */
#include "system/streams.h"

#include <fcntl.h>
#include <io.h>

void streams_use_plain_bytes(void)
{
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
}

bool stream_is_terminal(FILE *stream)
{
    return _isatty(_fileno(stream));
}

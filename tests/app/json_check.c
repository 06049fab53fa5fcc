/* SPDX-License-Identifier: MIT */
/* Is standard input one JSON value (RFC 8259)? Exit 0, or 1 with the place of the first mistake. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEPTH_MAX = 32,
};

static char text[1 << 20];
static const char *at = text;

static void spaces(void)
{
    at += strspn(at, " \t\r\n");
}

static bool take(char ch)
{
    if (*at != ch)
        return false;
    at++;
    return true;
}

static bool digits(void)
{
    size_t count = strspn(at, "0123456789");
    at += count;
    return count > 0;
}

static bool number(void)
{
    take('-');
    if (!take('0') && !digits())
        return false;
    if (take('.') && !digits())
        return false;
    if (*at != 'e' && *at != 'E')
        return true;
    at++;
    if (!take('+'))
        take('-');
    return digits();
}

static bool escape(void)
{
    if (*at == '\0' || !strchr("\"\\/bfnrtu", *at))
        return false;
    if (!take('u')) {
        at++;
        return true;
    }
    for (int i = 0; i < 4; i++)
        if (!isxdigit((unsigned char)*at++))
            return false;
    return true;
}

static bool string(void)
{
    if (!take('"'))
        return false;
    while (!take('"')) {
        if ((unsigned char)*at < 0x20)
            return false;
        if (take('\\') ? !escape() : !at++)
            return false;
    }
    return true;
}

static bool value(int depth);

static bool member(int depth)
{
    spaces();
    if (!string())
        return false;
    spaces();
    return take(':') && value(depth);
}

/* Members or elements with commas between, to the closing bracket. */
static bool list(bool (*item)(int depth), char end, int depth)
{
    spaces();
    if (take(end))
        return true;
    do {
        if (!item(depth))
            return false;
        spaces();
    } while (take(','));
    return take(end);
}

static bool word(const char *name)
{
    size_t length = strlen(name);
    if (strncmp(at, name, length) != 0)
        return false;
    at += length;
    return true;
}

static bool value(int depth)
{
    spaces();
    if (depth > DEPTH_MAX)
        return false;
    if (take('{'))
        return list(member, '}', depth + 1);
    if (take('['))
        return list(value, ']', depth + 1);
    if (*at == '"')
        return string();
    return word("true") || word("false") || word("null") || number();
}

int main(void)
{
    size_t size = fread(text, 1, sizeof text - 1, stdin);
    if (size > 0 && value(0)) {
        spaces();
        if (at == text + size)
            return EXIT_SUCCESS;
    }
    printf("no JSON from byte %td: %.40s\n", at - text, at);
    return EXIT_FAILURE;
}

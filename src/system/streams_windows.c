/* SPDX-License-Identifier: MIT */
#include "system/streams.h"

#include "system/wide_windows.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

enum {
    BUFFER_SIZE = 1 << 14,
    PRINT_MOST = 1 << 14,
    TYPED_UNITS = 4096,  /* of UTF-16, read at once */
    BYTES_OF_UNIT = 3,   /* of UTF-8, at most */
    END_OF_INPUT = 0x1A, /* Ctrl+Z */
    GLANCE_MS = 10,
};

static HANDLE handle_of(FILE *stream)
{
    return (HANDLE)_get_osfhandle(_fileno(stream));
}

static bool is_console(FILE *stream)
{
    DWORD mode;
    return _fileno(stream) >= 0 && GetConsoleMode(handle_of(stream), &mode);
}

/* --- The beginning --- */

static const struct {
    DWORD number;
    const char *console, *console_mode, *nothing_mode;
} rows[] = {
    {STD_INPUT_HANDLE, "CONIN$", "r+", "w"},
    {STD_OUTPUT_HANDLE, "CONOUT$", "w+", "r"},
    {STD_ERROR_HANDLE, "CONOUT$", "w+", "r"},
};

enum {
    STREAM_COUNT = sizeof rows / sizeof *rows,
};

static FILE *stream_at(int index)
{
    return index == 0 ? stdin : index == 1 ? stdout : stderr;
}

static bool borrowed; /* the console is that of the program that started this one */

/* Returns the handle that the program was given; NULL: none that can be used. */
static HANDLE given(int index)
{
    HANDLE handle = GetStdHandle(rows[index].number);
    return handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN ? handle
                                                                                      : NULL;
}

/* AttachConsole puts the console in the place of all three handles. */
static void fill(const HANDLE handles[STREAM_COUNT])
{
    borrowed = AttachConsole(ATTACH_PARENT_PROCESS);
    for (int i = 0; i < STREAM_COUNT; i++)
        if (handles[i])
            SetStdHandle(rows[i].number, handles[i]);
        else if (!borrowed || !freopen(rows[i].console, rows[i].console_mode, stream_at(i)))
            freopen("NUL", rows[i].nothing_mode, stream_at(i));
}

static UINT page_before; /* of the console's output; 0: not changed */
static DWORD mode_before;

static void give_page_back(void)
{
    if (page_before == 0)
        return;
    SetConsoleOutputCP(page_before);
    if (is_console(stderr))
        SetConsoleMode(handle_of(stderr), mode_before);
}

/* The buffers are written while the console still shows UTF-8. */
static void end_output(void)
{
    fflush(stdout);
    fflush(stderr);
    give_page_back();
}

/* Comes after the handler of interrupts_windows.c, if that lets the program end. */
static BOOL WINAPI give_page_back_at_end(DWORD event)
{
    (void)event;
    give_page_back();
    return FALSE;
}

/* Progress is written over itself by a sequence of a terminal's. */
static void show_utf8(void)
{
    page_before = GetConsoleOutputCP();
    SetConsoleOutputCP(CP_UTF8);
    if (is_console(stderr) && GetConsoleMode(handle_of(stderr), &mode_before))
        SetConsoleMode(handle_of(stderr), mode_before | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
    atexit(end_output);
    SetConsoleCtrlHandler(give_page_back_at_end, TRUE);
}

/* Without a buffer a console would get each byte by itself, the parts of a sign, too. */
void streams_begin(void)
{
    HANDLE handles[STREAM_COUNT];
    bool all = true;
    for (int i = 0; i < STREAM_COUNT; i++)
        all &= (handles[i] = given(i)) != NULL;
    if (!all)
        fill(handles);
    for (int i = 0; i < STREAM_COUNT; i++)
        _setmode(_fileno(stream_at(i)), _O_BINARY);
    for (int i = 1; i < STREAM_COUNT; i++)
        if (is_console(stream_at(i)))
            setvbuf(stream_at(i), NULL, _IOFBF, BUFFER_SIZE);
    if (is_console(stdout) || is_console(stderr))
        show_utf8();
}

void streams_leave_console(void)
{
    give_page_back();
    page_before = 0;
    if (borrowed)
        FreeConsole();
}

/* --- What is typed --- */

static HANDLE console; /* that is read by type_on; NULL: none is */

/* Writes UTF-16 as UTF-8 without carriage returns. Returns false if nobody reads it. */
static bool hand_on(HANDLE to, const wchar_t *units, DWORD count)
{
    char bytes[TYPED_UNITS * BYTES_OF_UNIT];
    int size = WideCharToMultiByte(CP_UTF8, 0, units, (int)count, bytes, sizeof bytes, NULL, NULL);
    DWORD kept = 0, written;
    for (int i = 0; i < size; i++)
        if (bytes[i] != '\r')
            bytes[kept++] = bytes[i];
    return kept == 0 || WriteFile(to, bytes, kept, &written, NULL);
}

/* Reads the next units. Returns how many; 0 at the end. A Ctrl+C ends a read with nothing. */
static DWORD read_units(wchar_t *units, DWORD size)
{
    DWORD count;
    do {
        SetLastError(ERROR_SUCCESS);
        if (!ReadConsoleW(console, units, size, &count, NULL))
            return 0;
    } while (count == 0 && GetLastError() == ERROR_OPERATION_ABORTED);
    return count > 0 && units[0] == END_OF_INPUT ? 0 : count;
}

/* A thread: what is typed at the console goes into the pipe that is standard input. ReadFile has no
 * other signs than those of the console's code page, and none at all of UTF-8 before Windows 11. */
static DWORD WINAPI type_on(void *pipe)
{
    wchar_t units[TYPED_UNITS];
    DWORD kept = 0; /* the first half of a pair, whose second comes with the next read */
    bool reads = true;
    while (reads) {
        DWORD count = read_units(units + kept, TYPED_UNITS - kept);
        DWORD whole = kept + count;
        kept = count > 0 && IS_HIGH_SURROGATE(units[whole - 1]);
        reads = count > 0 && hand_on(pipe, units, whole - kept);
        units[0] = units[whole > 0 ? whole - 1 : 0];
    }
    CloseHandle(pipe);
    return 0;
}

/* Gives the stream this handle, which is closed with it. */
static bool put_handle(FILE *stream, HANDLE handle)
{
    int number = _open_osfhandle((intptr_t)handle, _O_RDONLY | _O_BINARY);
    bool put = number >= 0 && _dup2(number, _fileno(stream)) == 0;
    if (number >= 0)
        _close(number);
    return put;
}

static void begin_typing(void)
{
    HANDLE from, to;
    console = CreateFileW(L"CONIN$", GENERIC_READ | GENERIC_WRITE,
                          FILE_SHARE_READ | FILE_SHARE_WRITE, NULL, OPEN_EXISTING, 0, NULL);
    if (console == INVALID_HANDLE_VALUE || !CreatePipe(&from, &to, NULL, 0))
        return;
    if (put_handle(stdin, from))
        CloseHandle(CreateThread(NULL, 0, type_on, to, 0, NULL));
}

FILE *stream_input(void)
{
    if (!console && is_console(stdin))
        begin_typing();
    return stdin;
}

/* --- Streams --- */

bool stream_is_terminal(FILE *stream)
{
    return is_console(stream) || (stream == stdin && console);
}

int stream_columns(FILE *stream)
{
    CONSOLE_SCREEN_BUFFER_INFO shown;
    return GetConsoleScreenBufferInfo(handle_of(stream), &shown)
               ? shown.srWindow.Right - shown.srWindow.Left + 1
               : 0;
}

long stream_print(const char *bytes, size_t size)
{
    return _write(_fileno(stdout), bytes, size < PRINT_MOST ? (unsigned)size : PRINT_MOST);
}

/* Returns a stream with this handle, which is closed with it; NULL: there is none. */
static FILE *file_of(HANDLE handle, int flags, const char *mode)
{
    if (handle == INVALID_HANDLE_VALUE)
        return NULL;
    int number = _open_osfhandle((intptr_t)handle, flags | _O_BINARY);
    if (number < 0)
        CloseHandle(handle);
    return number < 0 ? NULL : _fdopen(number, mode);
}

static HANDLE open_input(void)
{
    HANDLE us = GetCurrentProcess(), copy = INVALID_HANDLE_VALUE;
    if (!DuplicateHandle(us, GetStdHandle(STD_INPUT_HANDLE), us, &copy, 0, FALSE,
                         DUPLICATE_SAME_ACCESS))
        errno = wide_error(GetLastError());
    return copy;
}

static HANDLE open_named(const char *path)
{
    wchar_t *wide = wide_path(path);
    HANDLE handle = wide ? CreateFileW(wide, GENERIC_READ, FILE_SHARE_READ | FILE_SHARE_WRITE, NULL,
                                       OPEN_EXISTING, 0, NULL)
                         : INVALID_HANDLE_VALUE;
    if (handle == INVALID_HANDLE_VALUE)
        errno = wide ? wide_error(GetLastError()) : EINVAL;
    free(wide);
    return handle;
}

/* No more is read than is asked for, so that what is left can be waited for. */
FILE *stream_open(const char *path)
{
    HANDLE handle = strcmp(path, "-") == 0 ? open_input() : open_named(path);
    FILE *in = file_of(handle, _O_RDONLY, "rb");
    if (in)
        setvbuf(in, NULL, _IONBF, 0);
    return in;
}

/* Nothing tells when something comes into a pipe of another program's making: it is looked at. */
bool stream_wait(FILE *in, int ms)
{
    HANDLE handle = handle_of(in);
    DWORD count;
    for (int waited = 0; GetFileType(handle) == FILE_TYPE_PIPE; waited += GLANCE_MS) {
        if (!PeekNamedPipe(handle, NULL, 0, NULL, &count, NULL) || count > 0)
            return true;
        if (waited >= ms)
            return false;
        Sleep(GLANCE_MS);
    }
    return true;
}

/* --- Memory --- */

/* Returns a new file in the folder of temporary files, which the system removes when it is closed.
 * The system keeps it in memory if there is room. */
static HANDLE open_temporary(void)
{
    wchar_t folder[MAX_PATH + 1], path[MAX_PATH + 1];
    if (GetTempPathW(MAX_PATH + 1, folder) == 0 || GetTempFileNameW(folder, L"crw", 0, path) == 0)
        return INVALID_HANDLE_VALUE;
    return CreateFileW(path, GENERIC_READ | GENERIC_WRITE, 0, NULL, CREATE_ALWAYS,
                       FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, NULL);
}

bool memory_stream_open(struct memory_stream *stream)
{
    HANDLE handle = open_temporary();
    if (handle == INVALID_HANDLE_VALUE)
        errno = wide_error(GetLastError());
    *stream = (struct memory_stream){.file = file_of(handle, _O_RDWR, "w+b")};
    return stream->file;
}

char *memory_stream_close(struct memory_stream *stream)
{
    long size = fflush(stream->file) == 0 ? ftell(stream->file) : -1;
    char *text = size >= 0 ? calloc(1, (size_t)size + 1) : NULL;
    rewind(stream->file);
    if (text && fread(text, 1, (size_t)size, stream->file) < (size_t)size) {
        free(text);
        text = NULL;
    }
    fclose(stream->file);
    stream->size = text ? (size_t)size : 0;
    return text;
}

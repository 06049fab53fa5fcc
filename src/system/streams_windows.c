/* SPDX-License-Identifier: MIT */
#include "system/streams.h"

#include "system/clock.h"
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
    if (console != INVALID_HANDLE_VALUE && CreatePipe(&from, &to, NULL, 0) &&
        put_handle(stdin, from))
        CloseHandle(CreateThread(NULL, 0, type_on, to, 0, NULL));
    else
        console = NULL;
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

static int copy_input(HANDLE *copy)
{
    HANDLE us = GetCurrentProcess();
    bool copied =
        DuplicateHandle(us, handle_of(stream_input()), us, copy, 0, FALSE, DUPLICATE_SAME_ACCESS);
    return copied ? 0 : wide_error(GetLastError());
}

/* Returns a stream with this handle, which is closed with it; NULL, with errno, after an error. */
static FILE *stream_of(HANDLE handle, const char *mode, int error)
{
    FILE *stream = NULL;
    if (!error)
        error = wide_stream(handle, mode, &stream);
    if (error)
        errno = error > 0 ? error : error == FILE_ERROR_BUSY ? EBUSY : EINVAL;
    return stream;
}

/* No more is read than is asked for, so that what is left can be waited for. */
FILE *stream_open(const char *path)
{
    HANDLE handle = INVALID_HANDLE_VALUE;
    int error = strcmp(path, "-") == 0 ? copy_input(&handle)
                                       : wide_open(path, GENERIC_READ, OPEN_EXISTING, 0, &handle);
    FILE *in = stream_of(handle, "rb", error);
    if (in)
        setvbuf(in, NULL, _IONBF, 0);
    return in;
}

/* Nothing tells when something comes into a pipe of another program's making: it is looked at. */
bool stream_wait(FILE *in, int ms)
{
    HANDLE handle = handle_of(in);
    struct patience patience = {.ms = ms};
    DWORD count;
    if (GetFileType(handle) != FILE_TYPE_PIPE)
        return true;
    while (PeekNamedPipe(handle, NULL, 0, NULL, &count, NULL) && count == 0)
        if (!patience_wait(&patience))
            return false;
    return true;
}

/* --- Memory --- */

/* Opens a new file in the folder of temporary files, which the system removes when it is closed.
 * The system keeps it in memory if there is room. A virus scanner may have it open, too. */
static int open_temporary(HANDLE *handle)
{
    wchar_t folder[MAX_PATH + 1], path[MAX_PATH + 1];
    if (GetTempPathW(MAX_PATH + 1, folder) == 0 || GetTempFileNameW(folder, L"crw", 0, path) == 0)
        return wide_error(GetLastError());
    *handle = CreateFileW(
        path, GENERIC_READ | GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
        NULL, OPEN_EXISTING, FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, NULL);
    int error = *handle == INVALID_HANDLE_VALUE ? wide_error(GetLastError()) : 0;
    if (error)
        DeleteFileW(path);
    return error;
}

bool memory_stream_open(struct memory_stream *stream)
{
    HANDLE handle = INVALID_HANDLE_VALUE;
    int error = open_temporary(&handle);
    *stream = (struct memory_stream){.file = stream_of(handle, "w+b", error)};
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

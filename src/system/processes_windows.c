/* SPDX-License-Identifier: MIT */
#include "system/processes.h"

#include "system/environment.h"
#include "system/wide_windows.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <windows.h>

#include <shellapi.h> /* of windows.h it needs types */

enum {
    PATIENCE_MS = 500, /* for a program to end */
    PIPE_SIZE = 1 << 16,
    NAME_SIZE = 80,
    PROCESSES_MOST =
        1000,             /* of a program and what it has started; the time of others is not told */
    PATH_UNITS = 1 << 15, /* the longest path that Windows has */
};

/* --- This process --- */

bool process_folder(char *out, size_t size)
{
    wchar_t *program = calloc(PATH_UNITS, sizeof *program);
    DWORD length = program ? GetModuleFileNameW(NULL, program, PATH_UNITS) : 0;
    bool fits = length > 0 && length < PATH_UNITS && wide_print_path(program, out, size);
    char *slash = fits ? strrchr(out, '/') : NULL;
    if (slash)
        *slash = '\0';
    free(program);
    return slash;
}

/* Returns the text as UTF-8, allocated; NULL if there is no memory. */
static char *narrow_text(const wchar_t *wide)
{
    int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, NULL, 0, NULL, NULL);
    char *text = size > 0 ? malloc((size_t)size) : NULL;
    if (text)
        wide_print(wide, text, (size_t)size);
    return text;
}

/* Libraries come from the folder of the system alone, and programs are not looked for in the
 * current folder: what somebody has put there does not take their place. A drive that has no disk
 * in it is an error, and no question to the player. */
static void be_careful(void)
{
    SetDefaultDllDirectories(LOAD_LIBRARY_SEARCH_SYSTEM32);
    SetErrorMode(SEM_FAILCRITICALERRORS);
    environment_default("NoDefaultCurrentDirectoryInExePath", "1");
}

static void read_arguments(int *argc, char ***argv)
{
    int count = 0;
    wchar_t **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    char **arguments = wide ? calloc((size_t)count + 1, sizeof *arguments) : NULL;
    bool whole = arguments;
    for (int i = 0; whole && i < count; i++)
        whole = (arguments[i] = narrow_text(wide[i]));
    LocalFree(wide);
    if (!whole)
        return; /* without memory nothing else will go well either */
    *argc = count;
    *argv = arguments;
}

void process_begin(int *argc, char ***argv)
{
    be_careful();
    read_arguments(argc, argv);
}

/* --- No copy of this process --- */

int process_fork(void (*work)(void *data), void *data)
{
    (void)work, (void)data;
    return 0;
}

void process_wait(int id)
{
    (void)id;
}

/* --- Another program --- */

/* This side of a pipe, of which the system reads or writes while the program does something else.
 * The event is set when it is done. */
struct side {
    HANDLE pipe;
    OVERLAPPED under_way;
    char bytes[PIPE_SIZE];
    DWORD count, at; /* bytes that have come, and those that child_read has returned */
    bool begun;
};

struct running {
    HANDLE job, process;
    struct side to, from;
};

/* Makes a pipe: one side for us, `*theirs` for the program. Returns false, with the error, if that
 * fails. Pipes without a name cannot be waited for. */
static bool open_pipe(struct side *ours, HANDLE *theirs, bool in)
{
    static atomic_long made;
    SECURITY_ATTRIBUTES inherited = {.nLength = sizeof inherited, .bInheritHandle = TRUE};
    wchar_t name[NAME_SIZE];
    _snwprintf(name, NAME_SIZE, L"\\\\.\\pipe\\crownhead.%lu.%ld", GetCurrentProcessId(),
               atomic_fetch_add(&made, 1));
    ours->under_way.hEvent = CreateEventW(NULL, TRUE, TRUE, NULL);
    ours->pipe = CreateNamedPipeW(name,
                                  (in ? PIPE_ACCESS_OUTBOUND : PIPE_ACCESS_INBOUND) |
                                      FILE_FLAG_OVERLAPPED | FILE_FLAG_FIRST_PIPE_INSTANCE,
                                  PIPE_TYPE_BYTE | PIPE_REJECT_REMOTE_CLIENTS, 1, PIPE_SIZE,
                                  PIPE_SIZE, 0, NULL);
    *theirs = ours->pipe == INVALID_HANDLE_VALUE
                  ? INVALID_HANDLE_VALUE
                  : CreateFileW(name, in ? GENERIC_READ : GENERIC_WRITE, 0, &inherited,
                                OPEN_EXISTING, 0, NULL);
    return ours->under_way.hEvent && *theirs != INVALID_HANDLE_VALUE;
}

static void close_side(struct side *side)
{
    DWORD count;
    if (side->begun) { /* Windows has `bytes` until that has ended */
        CancelIoEx(side->pipe, &side->under_way);
        GetOverlappedResult(side->pipe, &side->under_way, &count, TRUE);
    }
    if (side->pipe != INVALID_HANDLE_VALUE)
        CloseHandle(side->pipe);
    if (side->under_way.hEvent)
        CloseHandle(side->under_way.hEvent);
    *side = (struct side){.pipe = INVALID_HANDLE_VALUE};
}

/* Begins to read the next bytes. Returns false at their end. */
static bool begin_read(struct side *from)
{
    from->at = from->count = 0;
    from->begun = ReadFile(from->pipe, from->bytes, PIPE_SIZE, NULL, &from->under_way) ||
                  GetLastError() == ERROR_IO_PENDING;
    if (!from->begun)
        SetEvent(from->under_way.hEvent);
    return from->begun;
}

/* Returns what the program has as standard error: ours, if that is a file or a pipe. A console is
 * none of its own. */
static HANDLE open_error(void)
{
    SECURITY_ATTRIBUTES inherited = {.nLength = sizeof inherited, .bInheritHandle = TRUE};
    HANDLE us = GetCurrentProcess(), ours = GetStdHandle(STD_ERROR_HANDLE), theirs;
    DWORD type = GetFileType(ours);
    if ((type == FILE_TYPE_DISK || type == FILE_TYPE_PIPE) &&
        DuplicateHandle(us, ours, us, &theirs, 0, TRUE, DUPLICATE_SAME_ACCESS))
        return theirs;
    return CreateFileW(L"NUL", GENERIC_WRITE, FILE_SHARE_READ | FILE_SHARE_WRITE, &inherited,
                       OPEN_EXISTING, 0, NULL);
}

/* Makes a job: as soon as its only handle is closed, by us or by the end of this process, the
 * system ends all that is in it. NULL: there is none. */
static HANDLE open_job(void)
{
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits = {.BasicLimitInformation.LimitFlags =
                                                       JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE};
    HANDLE job = CreateJobObjectW(NULL, NULL);
    if (job)
        SetInformationJobObject(job, JobObjectExtendedLimitInformation, &limits, sizeof limits);
    return job;
}

enum {
    THEIR_IN,
    THEIR_OUT,
    THEIR_ERROR,
    THEIRS, /* how many handles the program has of us */
};

static void free_list(LPPROC_THREAD_ATTRIBUTE_LIST list)
{
    if (list)
        DeleteProcThreadAttributeList(list);
    free(list);
}

/* Returns a list that hands on these handles alone, and has the program in the job from its first
 * moment on, for free_list. NULL, with the error: there is none. */
static LPPROC_THREAD_ATTRIBUTE_LIST make_list(HANDLE theirs[THEIRS], HANDLE *job)
{
    SIZE_T size = 0;
    InitializeProcThreadAttributeList(NULL, 2, 0, &size);
    LPPROC_THREAD_ATTRIBUTE_LIST list = calloc(1, size);
    if (list && InitializeProcThreadAttributeList(list, 2, 0, &size) &&
        UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, theirs,
                                  THEIRS * sizeof *theirs, NULL, NULL) &&
        UpdateProcThreadAttribute(list, 0, PROC_THREAD_ATTRIBUTE_JOB_LIST, job, sizeof *job, NULL,
                                  NULL))
        return list;
    DWORD error = GetLastError();
    free_list(list);
    SetLastError(error);
    return NULL;
}

/* Returns the command line that has cmd run this one, allocated; NULL if it is no UTF-8. With /s
 * cmd drops the outer quotes and nothing else; with /d it runs nothing before. */
static wchar_t *shell_line(const char *command)
{
    static const wchar_t format[] = L"cmd /d /s /c \"%ls\"";
    wchar_t *wide = wide_text(command);
    size_t size = wide ? wcslen(wide) + sizeof format / sizeof *format : 0;
    wchar_t *line = wide ? malloc(size * sizeof *line) : NULL;
    if (line)
        _snwprintf(line, size, format, wide);
    free(wide);
    return line;
}

/* Runs the command line in the job. Returns false, with the error, if that fails. */
static bool run(struct running *running, wchar_t *line, HANDLE theirs[THEIRS])
{
    wchar_t shell[MAX_PATH + 16];
    PROCESS_INFORMATION made;
    STARTUPINFOEXW start = {
        .StartupInfo = {.cb = sizeof start,
                        .dwFlags = STARTF_USESTDHANDLES,
                        .hStdInput = theirs[THEIR_IN],
                        .hStdOutput = theirs[THEIR_OUT],
                        .hStdError = theirs[THEIR_ERROR]},
        .lpAttributeList = make_list(theirs, &running->job),
    };
    GetSystemDirectoryW(shell, MAX_PATH);
    wcscat(shell, L"\\cmd.exe");
    bool runs =
        start.lpAttributeList && CreateProcessW(shell, line, NULL, NULL, TRUE,
                                                CREATE_NO_WINDOW | EXTENDED_STARTUPINFO_PRESENT,
                                                NULL, NULL, &start.StartupInfo, &made);
    DWORD error = GetLastError();
    free_list(start.lpAttributeList);
    if (runs)
        CloseHandle(made.hThread);
    running->process = runs ? made.hProcess : NULL;
    SetLastError(error);
    return runs;
}

/* Makes the pipes and runs the command line. Returns false, with the error, if that fails. */
static bool start(struct running *running, const char *command)
{
    HANDLE theirs[THEIRS] = {INVALID_HANDLE_VALUE, INVALID_HANDLE_VALUE, open_error()};
    wchar_t *line = shell_line(command);
    running->job = open_job();
    bool starts = line && running->job && open_pipe(&running->to, &theirs[THEIR_IN], true) &&
                  open_pipe(&running->from, &theirs[THEIR_OUT], false) &&
                  run(running, line, theirs);
    DWORD error = GetLastError();
    for (int i = 0; i < THEIRS; i++)
        if (theirs[i] != INVALID_HANDLE_VALUE)
            CloseHandle(theirs[i]);
    free(line);
    SetLastError(error);
    return starts;
}

/* Ends all that the program has started, and it. */
static void finish(struct running *running)
{
    close_side(&running->to);
    if (running->job)
        CloseHandle(running->job);
    if (running->process)
        CloseHandle(running->process);
    close_side(&running->from);
    free(running);
}

bool child_start(struct child *child, const char *command)
{
    struct running *running = calloc(1, sizeof *running);
    *child = (struct child){.running = running};
    errno = ENOMEM;
    if (!running)
        return false;
    running->to.pipe = running->from.pipe = INVALID_HANDLE_VALUE;
    if (start(running, command)) {
        begin_read(&running->from);
        return true;
    }
    errno = wide_error(GetLastError());
    finish(running);
    child->running = NULL;
    return false;
}

/* Adds a path within double quotes, in which cmd takes all but "%NAME%" as it is. */
static void add_quoted(struct strbuf *out, const char *before, const char *path, size_t length)
{
    strbuf_addf(out, "\"%s", before);
    for (size_t i = 0; i < length; i++)
        strbuf_addf(out, "%c", path[i] == '/' ? '\\' : path[i]);
    strbuf_add(out, "\"");
}

/* cmd cannot go into a folder of another machine. */
void child_command(struct strbuf *out, const char *file, const char *arguments)
{
    size_t folder = 0, length = strlen(file);
    bool elsewhere = strspn(file, "/\\") >= 2;
    for (size_t i = 0; !elsewhere && i < length; i++)
        if (strchr("/\\", file[i]))
            folder = i + 1;
    if (folder > 0) {
        strbuf_add(out, "cd /d ");
        add_quoted(out, "", file, folder);
        strbuf_add(out, " && ");
    }
    add_quoted(out, folder > 0 ? ".\\" : "", file + folder, length - folder);
    strbuf_addf(out, " %s", arguments);
}

/* Returns the processor time of a process in microseconds; 0: it has ended. */
static int64_t processor_time(DWORD id)
{
    FILETIME begun, ended, kernel, user;
    HANDLE process = OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, id);
    bool told = process && GetProcessTimes(process, &begun, &ended, &kernel, &user);
    if (process)
        CloseHandle(process);
    return told ? wide_ticks(&kernel) / 10 + wide_ticks(&user) / 10 : 0;
}

int64_t child_processor_time(const struct child *child)
{
    struct {
        JOBOBJECT_BASIC_PROCESS_ID_LIST list;
        ULONG_PTR more[PROCESSES_MOST];
    } all;
    int64_t sum = 0;
    if (!QueryInformationJobObject(child->running->job, JobObjectBasicProcessIdList, &all,
                                   sizeof all, NULL))
        return -1;
    for (DWORD i = 0; i < all.list.NumberOfProcessIdsInList; i++)
        sum += processor_time((DWORD)all.list.ProcessIdList[i]);
    return sum;
}

void child_end(struct child *child)
{
    close_side(&child->running->to);
    WaitForSingleObject(child->running->process, PATIENCE_MS);
    finish(child->running);
    child->running = NULL;
}

long child_write(const struct child *child, const char *bytes, size_t size)
{
    struct side *to = &child->running->to;
    DWORD count;
    if (to->begun && !GetOverlappedResult(to->pipe, &to->under_way, &count, FALSE))
        return GetLastError() == ERROR_IO_INCOMPLETE ? 0 : -1;
    size = size < PIPE_SIZE ? size : PIPE_SIZE;
    memcpy(to->bytes, bytes, size);
    to->begun = WriteFile(to->pipe, to->bytes, (DWORD)size, NULL, &to->under_way) ||
                GetLastError() == ERROR_IO_PENDING;
    return to->begun ? (long)size : -1;
}

/* Returns true if a read was given up because the thread that began it has ended. */
static bool is_given_up(const struct side *from)
{
    DWORD count;
    return from->begun &&
           !GetOverlappedResult(from->pipe, (OVERLAPPED *)&from->under_way, &count, FALSE) &&
           GetLastError() == ERROR_OPERATION_ABORTED;
}

long child_read(const struct child *child, char *bytes, size_t size)
{
    struct side *from = &child->running->from;
    while (from->at == from->count) {
        if (!from->begun && !begin_read(from))
            return 0;
        bool came = GetOverlappedResult(from->pipe, &from->under_way, &from->count, TRUE);
        from->begun = false;
        from->count = came ? from->count : 0;
        if (!came && GetLastError() != ERROR_OPERATION_ABORTED)
            return GetLastError() == ERROR_BROKEN_PIPE ? 0 : -1;
    }
    size = size < from->count - from->at ? size : from->count - from->at;
    memcpy(bytes, from->bytes + from->at, size);
    from->at += (DWORD)size;
    if (from->at == from->count)
        begin_read(from);
    return (long)size;
}

static bool is_set(HANDLE event)
{
    return WaitForSingleObject(event, 0) == WAIT_OBJECT_0;
}

void child_wait(const struct child *child, int ms, bool *reads, bool *writes)
{
    struct side *from = &child->running->from, *to = &child->running->to;
    HANDLE events[] = {from->under_way.hEvent, to->under_way.hEvent};
    if (is_given_up(from))
        begin_read(from);
    WaitForMultipleObjects(*writes ? 2 : 1, events, FALSE, (DWORD)ms);
    *reads = is_set(from->under_way.hEvent);
    *writes = *writes && is_set(to->under_way.hEvent);
}

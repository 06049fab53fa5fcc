/* SPDX-License-Identifier: MIT */
/* What the engines of other programs want of Windows, so that they can be built without it: its
 * types and words. There is no registry, so they keep the settings that they begin with. There is
 * no window, and no second thread. */
#ifndef PEERS_WINDOWS_H
#define PEERS_WINDOWS_H

#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include <time.h>

#define WINAPI
#define CALLBACK
#define __cdecl
#define __declspec(attribute)
#define __int64 long long
#define TRUE     1
#define FALSE    0
#define MAX_PATH 260
#define CLK_TCK  CLOCKS_PER_SEC
#define INFINITE 0

typedef void *HANDLE, *HBITMAP, *HDC, *HINSTANCE, *HKEY, *HMENU, *HWND, *LPVOID;
typedef intptr_t LRESULT, INT_PTR, LPARAM;
typedef uintptr_t WPARAM;
typedef unsigned int DWORD, UINT;
typedef unsigned short WORD;
typedef unsigned char *LPBYTE;
typedef char *LPSTR;
typedef int BOOL, INT;

enum {
    HKEY_CURRENT_USER,
    KEY_READ,
    KEY_WRITE,
    REG_DWORD,
    REG_SZ,
    CSIDL_PERSONAL,
    MB_OK
};
enum {
    DLL_PROCESS_ATTACH,
    DLL_PROCESS_DETACH,
    DLL_THREAD_ATTACH,
    DLL_THREAD_DETACH
};
#define SUCCEEDED(result) ((result) == 0)

/* Each of these fails, or does nothing. */
#define PEERS_FAILS(name)                                                                          \
    template <class... Arguments> static inline int name(Arguments...)                             \
    {                                                                                              \
        return 1;                                                                                  \
    }
PEERS_FAILS(CloseHandle)
PEERS_FAILS(CreateDirectory)
PEERS_FAILS(MessageBox)
PEERS_FAILS(PathAppend)
PEERS_FAILS(RegCloseKey)
PEERS_FAILS(RegCreateKeyEx)
PEERS_FAILS(RegOpenKeyEx)
PEERS_FAILS(RegQueryValueEx)
PEERS_FAILS(RegSetValueEx)
PEERS_FAILS(ResetEvent)
PEERS_FAILS(SetEvent)
PEERS_FAILS(SHGetFolderPath)
PEERS_FAILS(WaitForSingleObject)

template <class... Arguments> static inline HANDLE CreateEvent(Arguments...)
{
    return nullptr;
}

template <class... Arguments> static inline HANDLE CreateThread(Arguments...)
{
    return nullptr;
}

static inline void Sleep(int) {}

/* The processor time of this process. */
static inline long long peer_nanoseconds()
{
    return (long long)clock() * (1000000000 / CLOCKS_PER_SEC);
}

static inline char *_strdup(const char *text)
{
    return strdup(text);
}

static inline char *_strlwr(char *text)
{
    for (char *at = text; *at; at++)
        *at = (char)tolower((unsigned char)*at);
    return text;
}

static inline char *_ltoa(long number, char *out, int)
{
    sprintf(out, "%ld", number);
    return out;
}

/* Exports the two functions that the adapter looks for, which C++ gives other names. */
#define PEERS_EXPORT(move_type)                                                                    \
    static auto peer_getmove = getmove;                                                            \
    static auto peer_command = enginecommand;                                                      \
    extern "C" int exported_getmove(int board[8][8], int colour, double seconds, char *said,       \
                                    int *play_now, int info, int more,                             \
                                    move_type *move) asm("getmove");                               \
    extern "C" int exported_getmove(int board[8][8], int colour, double seconds, char *said,       \
                                    int *play_now, int info, int more, move_type *move)            \
    {                                                                                              \
        return peer_getmove(board, colour, seconds, said, play_now, info, more, move);             \
    }                                                                                              \
    extern "C" int exported_command(char *text, char *reply) asm("enginecommand");                 \
    extern "C" int exported_command(char *text, char *reply)                                       \
    {                                                                                              \
        return peer_command(text, reply);                                                          \
    }

#endif

/* SPDX-License-Identifier: MIT */
/* Gui Checkers, which is one file already; engine.cpp is that without its window. */
#define DLL_BUILD /* it is no program of its own */
#include "windows.hpp"
using std::max;
using std::min;

struct CBoard;
void DisplayText(const char *) {}
void DrawBoard(const CBoard &) {}
void ReplayGame(int, CBoard &) {}

#define log peer_log /* it is a function of mathematics, too */
#include "engine.cpp"
#include "registry.cpp"

void init_logfile(void) {}
void peer_log(const char *, ...) {}

PEERS_EXPORT(CBmove)

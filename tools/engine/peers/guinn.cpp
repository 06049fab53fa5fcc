/* SPDX-License-Identifier: MIT */
/* GuiNN Checkers as one file: inline functions are defined in one of its own and used in another.
 */
#include "windows.hpp"

#include "defines.h"

#include "board.cpp"
#include "movegen.cpp"

#include "engine.cpp"
#include "evaluate.cpp"
#include "search.cpp"

#include "NeuralNet/NeuralNet.cpp"
#include "checkersNN.cpp"
#include "database.cpp"
#include "edDatabase.cpp"
#include "gui_cb_interface.cpp"
#include "kr_db.cpp"
#include "learning.cpp"
#include "openingBook.cpp"
#include "registry.cpp"
#include "transcript.cpp"

CheckersGUI GUI;

void DisplayText(const char *) {}

/* The library of larger endgame tables. */
extern "C" EGDB_DRIVER *egdb_open(EGDB_BITBOARD_TYPE, int, int, const char *, void (*)(char *))
{
    return nullptr;
}

extern "C" int egdb_identify(const char *, EGDB_TYPE *, int *)
{
    return 1;
}

PEERS_EXPORT(CBmove)

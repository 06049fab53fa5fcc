/* SPDX-License-Identifier: MIT */
#include "prose/in_out_prose.h"

#include "base/path.h"
#include "base/template.h"
#include "base/translate.h"
#include "notation/game_list.h"
#include "prose/error_prose.h"
#include "prose/large_number.h"

#include <string.h>

enum {
    SENTENCE_SIZE = 900,
};

/* --- Out --- */

void game_copied_print(struct strbuf *out, int moves)
{
    FILL(out,
         tr_n("The game is copied ({count} move).", "The game is copied ({count} moves).", moves),
         {"count", number_text(moves).text});
}

void position_copied_print(struct strbuf *out, const char *fen)
{
    /* TRANSLATORS: {fen} is the position as text. */
    FILL(out, tr("The position is copied: {fen}"), {"fen", fen});
}

void game_saved_print(struct strbuf *out, const char *path, bool added)
{
    FILL(out, added ? tr("The game is added to {path}.") : tr("The game is saved in {path}."),
         {"path", path});
}

void position_saved_print(struct strbuf *out, const char *path, bool added)
{
    FILL(out,
         added ? tr("The position is added to {path}.") : tr("The position is saved in {path}."),
         {"path", path});
}

void picture_saved_print(struct strbuf *out, const char *path)
{
    FILL(out, tr("The picture is saved as {path}."), {"path", path});
}

void game_not_saved_print(struct strbuf *out, const char *reason)
{
    FILL(out, tr("The game is not saved. {reason}"), {"reason", reason});
}

void position_not_saved_print(struct strbuf *out, const char *reason)
{
    FILL(out, tr("The position is not saved. {reason}"), {"reason", reason});
}

void picture_not_saved_print(struct strbuf *out, const char *reason)
{
    FILL(out, tr("The picture is not saved. {reason}"), {"reason", reason});
}

const char *no_folder_for_picture(void)
{
    return tr("There is no folder for it: HOME must be a full path.");
}

const char *file_name_fault(const char *typed, const char *name)
{
    static const char *const faults[] = {
        [PATH_FAULT_DEVICE] =
            N_("Windows keeps this name for a device. Please choose another one."),
        [PATH_FAULT_SIGN] = N_("On Windows a name has none of these characters: < > : \" | ? *"),
        [PATH_FAULT_END] = NULL, /* it has an ending */
    };
    if (typed[strspn(typed, " .")] == '\0')
        return tr("The file needs a name.");
    const char *fault = faults[path_name_fault(name, PATH_HERE)];
    return fault ? tr(fault) : NULL;
}

const char *no_drive_chosen(void)
{
    return tr("Please choose a drive or a folder first.");
}

const char *file_name_too_long(void)
{
    return tr("This name is too long.");
}

const char *nothing_to_save(void)
{
    return tr("Nothing has been played yet, so there is no game to save.");
}

void file_exists_print(struct strbuf *out, const char *name, bool position)
{
    FILL(out,
         position ? tr("There is a file called {name}. Do you want to add the position to it, or "
                       "replace it?")
                  : tr("There is a file called {name}. Do you want to add the game to it, or "
                       "replace it?"),
         {"name", name});
}

void games_file_exists_print(struct strbuf *out, const char *name)
{
    FILL(out,
         tr("There is a file called {name}. Do you want to add the games to it, or replace it?"),
         {"name", name});
}

void position_file_exists_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("There is a file called {name}. Do you want to replace it with the position?"),
         {"name", name});
}

void everything_file_exists_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("There is a file called {name}. Do you want to replace it?"), {"name", name});
}

void everything_file_name_print(struct strbuf *out, const char *date)
{
    FILL(out, "Crownhead {date}", {"date", date});
}

void game_file_name_print(struct strbuf *out, const char *black, const char *white,
                          const char *date)
{
    /* TRANSLATORS: the name of a file. */
    FILL(out, date[0] ? tr("{black} - {white} {date}.pdn") : tr("{black} - {white}.pdn"),
         {"black", black}, {"white", white}, {"date", date});
}

void position_file_name_print(struct strbuf *out, const char *date)
{
    /* TRANSLATORS: the name of a file. */
    FILL(out, tr("Position {date}.fen"), {"date", date});
}

const char *clipboard_refuses(void)
{
    return tr("The clipboard cannot be used now.");
}

/* --- In --- */

/* Says which rules were taken, and why if the game does not name them. */
static const char *const source_sentences[RULES_SOURCE_COUNT] = {
    [RULES_OF_TAG] = N_("The game is opened. Rules: {rules}."),
    [RULES_OF_GAME_TYPE] = N_("The game is opened. It says which kind of checkers it is: {rules}."),
    [RULES_GIVEN] = N_("The game names no rules. It was opened with the rules asked for: {rules}."),
    [RULES_FITTING] = N_("The game names no rules. These allow all of its moves: {rules}."),
};

static const char guessed_sentence[] =
    N_("The game names no rules. These allow most of its moves: {rules}.");

/* Returns true if all moves could be read nevertheless. */
static bool costs_nothing(const struct text_error *error)
{
    return text_fault_is_of_result(error->fault) || error->fault == FAULT_AMBIGUOUS;
}

static void trouble_print(struct strbuf *out, const struct opened_game *game,
                          struct side_names sides)
{
    char memory[SENTENCE_SIZE];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    error_print(&sentence, game->error, sides);
    strbuf_mark_cut(&sentence);
    const char *words =
        costs_nothing(game->error)
            ? tr("Line {line}, column {column}: {sentence}")
            : tr_n("Only the first move could be read. Line {line}, column {column}: {sentence}",
                   "Only the first {count} moves could be read. Line {line}, column {column}: "
                   "{sentence}",
                   game->moves);
    if (game->in_variation)
        words = tr(
            "A variation could not be read to its end. Line {line}, column {column}: {sentence}");
    else if (game->moves == 0 && !costs_nothing(game->error))
        words = tr("None of its moves could be read. Line {line}, column {column}: {sentence}");
    FILL(out, words, {"count", number_text(game->moves).text},
         {"line", number_text(game->error->line).text},
         {"column", number_text(game->error->column).text}, {"sentence", memory});
}

void game_opened_print(struct strbuf *out, const struct opened_game *game, struct side_names sides)
{
    bool short_of = game->error && !game->in_variation && !costs_nothing(game->error);
    const char *words = short_of && game->source == RULES_FITTING
                            ? tr(guessed_sentence)
                            : tr(source_sentences[game->source]);
    if (!short_of || game->source != RULES_OF_TAG)
        FILL(out, words, {"rules", ruleset_title(game->rules).text});
    if (!game->error)
        return;
    if (out->length > 0)
        strbuf_addch(out, ' ');
    trouble_print(out, game, sides);
}

void rest_unread_print(struct strbuf *out, const struct text_error *error)
{
    const char *words = error->fault == FAULT_AMBIGUOUS
                            ? tr("{sentence} The first of them is played here.")
                            : tr("What follows could not be read: {sentence}");
    FILL(out, words, {"sentence", error_sentence(error).text});
}

void position_opened_print(struct strbuf *out, const struct named_ruleset *rules)
{
    FILL(out, tr("The position is set up. Rules: {rules}."), {"rules", ruleset_title(rules).text});
}

void game_fault_print(struct strbuf *out, const struct text_error *error)
{
    strbuf_addf(out, "%d:%d: %s", error->line, error->column, error_sentence(error).text);
}

void position_fault_print(struct strbuf *out, const struct text_error *error)
{
    const char *words =
        error->line > 1
            ? tr("The position cannot be opened. Line {line}, column {column}: {sentence}")
            : tr("This is not a position. Column {column}: {sentence}");
    FILL(out, words, {"line", number_text(error->line).text},
         {"column", number_text(error->column).text}, {"sentence", error_sentence(error).text});
}

void game_unreadable_print(struct strbuf *out, const struct text_error *error)
{
    FILL(out, tr("The game cannot be opened. Line {line}, column {column}: {sentence}"),
         {"line", number_text(error->line).text}, {"column", number_text(error->column).text},
         {"sentence", error_sentence(error).text});
}

const char *clipboard_name(void)
{
    return tr("The clipboard");
}

void nothing_to_open_print(struct strbuf *out, const char *name)
{
    FILL(out,
         name ? tr("There is no game and no position in {file}.")
              : tr("There is no game and no position in the clipboard."),
         {"file", name ? name : ""});
}

void file_changed_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("{file} has been changed. Its games are listed anew."), {"file", name});
}

const char *incoming_question(bool game)
{
    return game ? tr("Open the other game? The game on the board will end.")
                : tr("Set up the position? The game on the board will end.");
}

/* --- Lists --- */

void game_players_print(struct strbuf *out, const char *black, const char *white)
{
    /* TRANSLATORS: the players of a game, the side of the dark pieces first. */
    FILL(out, tr("{black} – {white}"),
         {"black", *black ? black : side_name(BLACK, side_names_plain)},
         {"white", *white ? white : side_name(WHITE, side_names_plain)});
}

void moves_print(struct strbuf *out, int moves)
{
    FILL(out, tr_n("{count} move", "{count} moves", moves), {"count", number_text(moves).text});
}

void games_count_print(struct strbuf *out, int games, int faults)
{
    const char *words =
        games == GAME_LIST_MAX ? tr_n("the first {count} game, faults in {faults}",
                                      "the first {count} games, faults in {faults}", games)
        : faults == 0
            ? tr_n("{count} game", "{count} games", games)
            : tr_n("{count} game, faults in {faults}", "{count} games, faults in {faults}", games);
    FILL(out, words, {"count", large_text(games).text}, {"faults", large_text(faults).text});
}

void file_size_print(struct strbuf *out, int64_t bytes)
{
    /* TRANSLATORS: sizes of files. */
    static const char *const units[] = {NULL, N_("{number} KB"), N_("{number} MB"),
                                        N_("{number} GB")};
    int unit = 0;
    for (; bytes >= 1000 && unit < 3; unit++)
        bytes = (bytes + 500) / 1000;
    int number = (int)(bytes > 999999 ? 999999 : bytes);
    FILL(out, unit > 0 ? tr(units[unit]) : tr_n("{number} byte", "{number} bytes", number),
         {"number", number_text(number).text});
}

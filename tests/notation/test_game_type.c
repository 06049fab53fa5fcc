/* SPDX-License-Identifier: MIT */
/* Which rules a game's tags speak of, how its squares are named, and positions in those names. */
#include "notation/fen.h"
#include "notation/game_type.h"
#include "notation/ruleset_text.h"
#include "prose/error_prose.h"
#include "suite.h"

#include <string.h>

static const struct choice_row {
    const char *name;
    const char *rules_tag, *type_tag, *given;
    enum rules_source source;
    const char *rules;
    const char *squares; /* 1 and 5, by the text's names, as the program numbers them */
} choice_rows[] = {
    {"nothing", NULL, NULL, NULL, RULES_FITTING, "american", "1 5"},
    {"given", NULL, NULL, "flying", RULES_GIVEN, "flying", "1 5"},
    {"a game type", NULL, "25", "flying", RULES_OF_GAME_TYPE, "russian", "1 5"},
    {"a tag", "parlour", "25", "flying", RULES_OF_TAG, "parlour", "1 5"},
    {"a tag alone", "American, capture=optional", NULL, NULL, RULES_OF_TAG,
     "american, capture=optional", "1 5"},
    {"a whole game type", NULL, "21,B,8,8,N1,0", NULL, RULES_OF_GAME_TYPE, "american", "1 5"},
    {"spaces in it", NULL, " 21 , B , 8 , 8 , N1 , 0 ", NULL, RULES_OF_GAME_TYPE, "american",
     "1 5"},
    {"a part of it", NULL, "22,W", NULL, RULES_OF_GAME_TYPE, "italian", "4 8"},
    {"an unknown one", NULL, "28,W,8,8,N1,1", NULL, RULES_FITTING, "american", "32 28"},
    {"an unknown one and rules", NULL, "28", "pool", RULES_GIVEN, "pool", "1 5"},
    {"no number", NULL, "Russian", NULL, RULES_FITTING, "american", "1 5"},
    {"Italian", NULL, "22,W,8,8,N2,1", NULL, RULES_OF_GAME_TYPE, "italian", "4 8"},
    {"Spanish", NULL, "24,W,8,8,N1,1", NULL, RULES_OF_GAME_TYPE, "spanish", "29 25"},
    {"Thai", NULL, "31,B,8,8,N2,0", NULL, RULES_OF_GAME_TYPE, "thai", "32 28"},
    {"its own numbers without being told", NULL, "31", NULL, RULES_OF_GAME_TYPE, "thai", "32 28"},
    {"Russian in numbers from the bottom left", NULL, "25,W,8,8,N0,0", NULL, RULES_OF_GAME_TYPE,
     "russian", "29 25"},
    {"Russian in numbers from the top right", NULL, "25,W,8,8,N3,0", NULL, RULES_OF_GAME_TYPE,
     "russian", "4 8"},
    {"American seen from White", NULL, "21,B,8,8,N3,0", NULL, RULES_OF_GAME_TYPE, "american",
     "29 25"},
    {"a corner that there is not", NULL, "21,B,8,8,N7,0", NULL, RULES_OF_GAME_TYPE, "american",
     "1 5"},
};

START_TEST(chosen)
{
    const struct choice_row *row = &choice_rows[_i];
    struct named_ruleset given;
    struct game_rules rules;
    struct text_error error = {0};
    char text[RULESET_TEXT_MAX], squares[32];
    if (row->given)
        ruleset_parse(row->given, &given, &error);
    ck_assert_msg(game_rules_choose(row->rules_tag, row->type_tag, row->given ? &given : NULL,
                                    &rules, &error),
                  "%s: %s", row->name, error_sentence(&error).text);
    struct strbuf out = strbuf_init(text, sizeof text);
    ruleset_print(&out, &rules.rules);
    ck_assert_msg(rules.source == row->source && strcmp(text, row->rules) == 0, "%s: %s by %d",
                  row->name, text, (int)rules.source);
    out = strbuf_init(squares, sizeof squares);
    strbuf_addf(&out, "%d %d", square_number(1, rules.names), square_number(5, rules.names));
    ck_assert_msg(strcmp(squares, row->squares) == 0, "%s: %s, expected %s", row->name, squares,
                  row->squares);
}
END_TEST

static const struct refused_row {
    const char *name;
    const char *rules_tag, *type_tag;
    int column;
    const char *sentence;
} refused_rows[] = {
    {"an unknown rule set", "amercan", NULL, 1,
     "There is no rule set 'amercan'. Did you mean 'american'?"},
    {"a bad field", "american, king=slow", "21", 16,
     "The field king cannot be 'slow'. Valid: short, flying."},
    {"the game on 100 squares", NULL, "20", 1, "International draughts, 10x10: not played here."},
    {"with all that it says", NULL, "20,W,10,10,N2,0", 1,
     "International draughts, 10x10: not played here."},
    {"on 144 squares", NULL, "27,W,12,12,N2,0", 1, "Canadian draughts, 12x12: not played here."},
    {"on all 64 squares", NULL, "30,W,8,8,A0,0", 1, "Turkish draughts, 8x8: not played here."},
    {"as in Friesland", NULL, "40", 1, "Frisian draughts, 10x10: not played here."},
    {"on 80 squares", NULL, "41,W,10,8,A0,0", 1, "Spantsiretti draughts, 10x8: not played here."},
    {"a board of 12 columns", NULL, "21,B,12,8,N1,0", 1,
     "Draughts on another board, 12x8: not played here."},
    {"12 columns and no more", NULL, "4711,B,12", 1,
     "Draughts on another board, 12x12: not played here."},
    {"a huge board", NULL, "21,B,8,99999999999999,N1", 1,
     "Draughts on another board, 8x99999: not played here."},
};

START_TEST(refused)
{
    const struct refused_row *row = &refused_rows[_i];
    struct game_rules rules;
    struct text_error error = {0};
    ck_assert_msg(!game_rules_choose(row->rules_tag, row->type_tag, NULL, &rules, &error),
                  "%s: taken", row->name);
    ck_assert_msg(error.column == row->column &&
                      strcmp(error_sentence(&error).text, row->sentence) == 0,
                  "%s: column %d: %s", row->name, error.column, error_sentence(&error).text);
}
END_TEST

/* Every preset's start position in its own names. */
static const struct fen_row {
    const char *id;
    const char *fen;
} fen_rows[] = {
    {"american", "B:W21-32:B1-12"},
    {"italian", "W:W21-32:B1-12"},
    {"spanish", "W:W1-12:B21-32"},
    {"thai", "B:W1-8:B25-32"},
    {"russian", "W:Wa3,c3,e3,g3,b2,d2,f2,h2,a1,c1,e1,g1:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"},
};

START_TEST(positions_in_their_names)
{
    const struct fen_row *row = &fen_rows[_i];
    const struct ruleset *rules = &preset_find(row->id)->rules;
    struct square_names names = game_square_names(rules);
    struct position position = position_start(rules), back;
    struct text_error error = {0};
    char text[FEN_MAX];
    struct strbuf out = strbuf_init(text, sizeof text);
    fen_print(&out, &position, names);
    ck_assert_msg(strcmp(text, row->fen) == 0, "%s: %s", row->id, text);
    ck_assert_msg(fen_parse_as(text, names, &back, &error) && position_equal(&position, &back),
                  "%s: %s: %s", row->id, text, error_sentence(&error).text);
}
END_TEST

/* What a bad position says names the squares as the text does. */
START_TEST(errors_in_their_names)
{
    struct position position;
    struct text_error error = {0};
    struct square_names names = game_square_names(&preset_find("spanish")->rules);
    ck_assert(!fen_parse_as("W:W1,2:B30,2", names, &position, &error));
    ck_assert_str_eq(error_sentence(&error).text, "Square 2 holds a piece of both sides.");
    ck_assert(!fen_parse_as("W:W1-3,30", names, &position, &error));
    ck_assert_str_eq(error_sentence(&error).text,
                     "White: a man cannot stand on its crownhead, square 30.");
}
END_TEST

SUITE(game_type)
{
    Suite *suite = suite_create("game_type");
    TCase *tables = tcase_create("tags");
    tcase_add_loop_test(tables, chosen, 0, ROWS(choice_rows));
    tcase_add_loop_test(tables, refused, 0, ROWS(refused_rows));
    tcase_add_loop_test(tables, positions_in_their_names, 0, ROWS(fen_rows));
    tcase_add_test(tables, errors_in_their_names);
    suite_add_tcase(suite, tables);
    return suite;
}

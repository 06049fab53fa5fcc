/* SPDX-License-Identifier: MIT */
#include "prose/names.h"

#include "base/template.h"

#include <string.h>

const struct side_names side_names_plain = BLACK_AND_WHITE;

const char *side_name(enum side side, struct side_names names)
{
    return tr(names.sides[side]);
}

const char *piece_name(enum piece piece, struct side_names names)
{
    enum side side = piece_side(piece);
    if (piece == PIECE_NONE)
        return "";
    return tr(piece_is_king(piece) ? names.kings[side] : names.men[side]);
}

struct ruleset_title ruleset_title(const struct named_ruleset *rules)
{
    struct ruleset_title title;
    struct strbuf out = strbuf_init(title.text, sizeof title.text);
    const struct named_ruleset *preset = preset_find(rules->id);
    bool shipped = preset && strcmp(preset->name, rules->name) == 0;
    if (!shipped)
        strbuf_add(&out, rules->name);
    else if (ruleset_equal(&preset->rules, &rules->rules))
        strbuf_add(&out, tr(preset->name));
    else
        /* TRANSLATORS: a rule set whose rules were changed: "American, changed". */
        FILL(&out, tr("{name}, changed"), {"name", tr(preset->name)});
    return title;
}

static const char *const starter_labels[STARTER_COUNT] = {
    [STARTER_WINNER] = N_("Winner starts (revenge)"),
    [STARTER_LOSER] = N_("Loser starts"),
    [STARTER_ALTERNATE] = N_("Players start in turn"),
    [STARTER_SAME] = N_("The same player always starts"),
};

const char *starter_label(enum starter_policy policy)
{
    return tr(starter_labels[policy]);
}

struct player player_stand_in(int player, int level, const struct peer *peers)
{
    struct player stand_in = {.level = level};
    struct strbuf out = strbuf_init(stand_in.name, sizeof stand_in.name);
    if (level == PLAYER_PERSON)
        FILL(&out, tr_c("a player without a name", "Player {number}"),
             {"number", number_text(player + 1).text});
    else if (level >= PLAYER_PEER)
        strbuf_add(&out, peers && peer_is_there(&peers[level - PLAYER_PEER])
                             ? peers[level - PLAYER_PEER].texts[PEER_NAME]
                             : tr_c("a player without a name", "Program"));
    else if (level == PLAYER_FULL)
        strbuf_add(&out, tr_c("a player without a name", "Computer"));
    else
        FILL(&out, tr_c("a player without a name", "Computer {number}"),
             {"number", number_text(level).text});
    return stand_in;
}

static const char *const level_names[] = {
    [PLAYER_PERSON] = N_("A person"),
#define LEVEL(name, ...) name,
#include "engine/levels.inc"
#undef LEVEL
    [PLAYER_FULL] = N_("Computer, full strength"),
};

struct level_label level_label(int level)
{
    struct level_label label;
    struct strbuf out = strbuf_init(label.text, sizeof label.text);
    const char *name = tr(level < PLAYER_PEER ? level_names[level] : N_("Another program"));
    if (level == PLAYER_PERSON || level >= PLAYER_FULL)
        strbuf_add(&out, name);
    else
        /* TRANSLATORS: a level of the computer: "Computer 4: Casual player". */
        FILL(&out, tr("Computer {number}: {name}"), {"number", number_text(level).text},
             {"name", name});
    return label;
}

struct length_label length_label(int length)
{
    struct length_label label;
    struct strbuf out = strbuf_init(label.text, sizeof label.text);
    if (length == 0)
        strbuf_add(&out, tr_c("how long a match is", "Without end"));
    else
        FILL(&out, tr_n("First to {count} point", "First to {count} points", length),
             {"count", number_text(length).text});
    return label;
}

const char *help_label(enum help help)
{
    static const char *const labels[HELP_COUNT] = {
        [HELP_HINTS] = N_C("what helps in a match", "Hints"),
        [HELP_BOTH] = N_C("what helps in a match", "Hints and warnings"),
        [HELP_WARNINGS] = N_C("what helps in a match", "Warnings"),
        [HELP_NONE] = N_C("what helps in a match", "No help"),
    };
    return tr(labels[help]);
}

void no_language_print(struct strbuf *out, const char *wanted)
{
    char memory[LANGUAGES_SENTENCE_SIZE / 2];
    struct strbuf codes = strbuf_init(memory, sizeof memory);
    for (int i = 0; i < translate_count(); i++)
        strbuf_addf(&codes, "%s%s", i > 0 ? ", " : "", translate_code(i));
    FILL(out, tr("There are no texts in the language \"{language}\". Known are: {codes}."),
         {"language", wanted}, {"codes", memory});
}

void setup_name_players(struct match_setup *setup, const struct peer *peers)
{
    for (int player = 0; player < PLAYER_COUNT; player++)
        setup->stand_ins[player] = player_stand_in(player, setup->players[player].level, peers);
}

static const char *const fault_sentences[NAME_FAULT_COUNT] = {
    [NAME_FIT] = "",
    [NAME_EMPTY] = N_("A rule set needs a name."),
    [NAME_SIGNS] = N_("A name cannot contain = : ; # [ ] or quotes."),
    [NAME_LONG] = N_("This name is too long."),
    [NAME_BYTES] = N_("This name contains characters that cannot be saved."),
    [NAME_SHIPPED] = N_("A rule set that comes with the program has this name."),
    [NAME_TAKEN] = N_("Another of your rule sets has this name."),
};

const char *name_fault_sentence(enum name_fault fault)
{
    return tr(fault_sentences[fault]);
}

/* SPDX-License-Identifier: MIT */
#include "prose/library_prose.h"

#include "base/template.h"
#include "base/translate.h"
#include "prose/in_out_prose.h"
#include "prose/large_number.h"
#include "prose/list.h"

enum {
    PART_SIZE = 200,
    SENTENCE_SIZE = 800,
};

/* A number of something. */
struct part {
    char text[PART_SIZE];
};

static struct part counted(const char *words, int count)
{
    struct part part;
    struct strbuf out = strbuf_init(part.text, sizeof part.text);
    FILL(&out, words, {"count", large_text(count).text});
    return part;
}

/* --- Games --- */

void library_count_print(struct strbuf *out, int found, int total, bool filtered)
{
    const char *words =
        filtered
            /* TRANSLATORS: how many games of the library the filter leaves: "12 of 340 games". */
            ? tr_n("{found} of {total} game", "{found} of {total} games", total)
            : tr_n("{total} game", "{total} games", total);
    FILL(out, words, {"found", large_text(found).text}, {"total", large_text(total).text});
}

void library_selected_print(struct strbuf *out, int games)
{
    /* TRANSLATORS: games of the list. */
    FILL(out, tr_n("{count} selected", "{count} selected", games),
         {"count", large_text(games).text});
}

static void add_note(struct strbuf *out, const char *words, int count)
{
    if (count > 0)
        list_add(out, counted(words, count).text, LIST_COMMAS);
}

void notes_print(struct strbuf *out, int comments, int variations, int strengths)
{
    add_note(out, tr_n("{count} comment", "{count} comments", comments), comments);
    add_note(out, tr_n("{count} variation", "{count} variations", variations), variations);
    add_note(out, tr_n("{count} strength sign", "{count} strength signs", strengths), strengths);
}

void library_poorer_print(struct strbuf *out, int games)
{
    if (games == 0)
        strbuf_add(out, tr("Each version says something that no other one says."));
    else
        FILL(out,
             tr_n("{count} version says nothing that another one does not say, too.",
                  "{count} versions say nothing that another one does not say, too.", games),
             {"count", large_text(games).text});
}

void library_rules_print(struct strbuf *out, const char *name, int games)
{
    /* TRANSLATORS: a rule set and how many games it has. */
    FILL(out, tr("{name} ({count})"), {"name", name}, {"count", large_text(games).text});
}

void match_kept_print(struct strbuf *out, const char *one, const char *other, const char *key)
{
    const char *words = key[0] ? tr("The match is kept in the library ({key}): {one}, {other}.")
                               : tr("The match is kept in the library: {one}, {other}.");
    FILL(out, words, {"one", one}, {"other", other}, {"key", key});
}

void branches_count_print(struct strbuf *out, int games, bool filtered, const char *side)
{
    const char *words = filtered ? tr_n("{games} of the games found came to this position.",
                                        "{games} of the games found came to this position.", games)
                                 : tr_n("{games} game came to this position.",
                                        "{games} games came to this position.", games);
    if (games == 0)
        words = filtered ? tr("None of the games found came to this position.")
                         : tr("No game of the library came to this position.");
    FILL(out, words, {"games", large_text(games).text});
    if (games == 0)
        return;
    strbuf_addch(out, ' ');
    /* TRANSLATORS: below it stand moves with the points of this side. */
    FILL(out, tr("Points in percent: {side}."), {"side", side});
}

void branch_score_print(struct strbuf *out, const struct went *went, enum side side)
{
    record_score_print(out, &(struct record){went->games, went->won[side], went->drawn,
                                             went->won[side_other(side)]});
}

void players_count_print(struct strbuf *out, int count, int total, bool filtered)
{
    const char *words = count < total ? tr_n("The first {count} of {total} player",
                                             "The first {count} of {total} players", total)
                        : filtered    ? tr_n("{count} player of the games found",
                                             "{count} players of the games found", count)
                                      : tr_n("{count} player", "{count} players", count);
    FILL(out, words, {"count", large_text(count).text}, {"total", large_text(total).text});
}

void record_score_print(struct strbuf *out, const struct record *record)
{
    int over = record->wins + record->draws + record->losses;
    if (over > 0)
        /* TRANSLATORS: the points of a player, or of a move in an opening, in percent. */
        FILL(out, tr("{percent} %"),
             {"percent", number_text((int)((INT64_C(200) * record->wins +
                                            INT64_C(100) * record->draws + over) /
                                           (2 * (int64_t)over)))
                             .text});
}

void record_results_print(struct strbuf *out, const struct record *record)
{
    /* TRANSLATORS: the games of a player. */
    FILL(out, tr("{wins} won, {draws} drawn, {losses} lost"),
         {"wins", large_text(record->wins).text}, {"draws", large_text(record->draws).text},
         {"losses", large_text(record->losses).text});
}

/* Never 0 MB of a file that is there. */
static int megabytes(int64_t bytes)
{
    return (int)((bytes + 999999) / 1000000);
}

void games_disk_print(struct strbuf *out, const char *path, int64_t bytes)
{
    FILL(out, tr("The games are kept in {path} ({size} MB)."), {"path", path},
         {"size", large_text(megabytes(bytes)).text});
}

void backup_disk_print(struct strbuf *out, int64_t bytes, const char *date)
{
    if (bytes == 0)
        strbuf_add(out, tr("There is no backup of them yet. One is made at most once a day, while "
                           "nothing else is done."));
    else
        FILL(out,
             tr("Backup: {date}, {size} MB, in the same folder. Damaged games are rescued from it. "
                "It is renewed at most once a day."),
             {"size", large_text(megabytes(bytes)).text}, {"date", date});
}

void player_link_print(struct strbuf *out, const char *name)
{
    FILL(out, tr("{name}: all games"), {"name", name});
}

void player_print(struct strbuf *out, const char *name, const struct record *record)
{
    FILL(out,
         tr_n("{name}: {games} game. Won: {wins}, drawn: {draws}, lost: {losses}.",
              "{name}: {games} games. Won: {wins}, drawn: {draws}, lost: {losses}.", record->games),
         {"name", name}, {"games", large_text(record->games).text},
         {"wins", large_text(record->wins).text}, {"draws", large_text(record->draws).text},
         {"losses", large_text(record->losses).text});
}

void branch_print(struct strbuf *out, const char *move, const struct went *went,
                  struct side_names sides)
{
    FILL(out,
         /* TRANSLATORS: what came of a move in the games: numbers of games stand behind the sides.
          */
         tr_n("{move}: {games} game. Won: {black} {first}, {white} {second}; drawn: {drawn}.",
              "{move}: {games} games. Won: {black} {first}, {white} {second}; drawn: {drawn}.",
              went->games),
         {"move", move}, {"games", large_text(went->games).text},
         {"black", side_name(BLACK, sides)}, {"first", large_text(went->won[BLACK]).text},
         {"white", side_name(WHITE, sides)}, {"second", large_text(went->won[WHITE]).text},
         {"drawn", large_text(went->drawn).text});
}

void event_print(struct strbuf *out, const char *event, const char *site, const char *round)
{
    if (!event[0] && !site[0])
        return;
    char memory[PART_SIZE];
    struct strbuf numbered = strbuf_init(memory, sizeof memory);
    /* TRANSLATORS: behind event and site of a game: "round 3". */
    FILL(&numbered, tr("round {round}"), {"round", round});
    if (event[0])
        list_add(out, event, LIST_COMMAS);
    if (site[0])
        list_add(out, site, LIST_COMMAS);
    if (round[0])
        list_add(out, memory, LIST_COMMAS);
}

void games_deleted_print(struct strbuf *out, int games, const char *players)
{
    const char *words = tr_n("{games} game was deleted.", "{games} games were deleted.", games);
    FILL(out, games == 1 && players[0] ? tr("Deleted: {players}.") : words,
         {"games", large_text(games).text}, {"players", players});
}

/* --- On their way in --- */

/* Those that are new, and among them other versions. */
static struct part taken_part(const struct import_counts *counts)
{
    struct part part;
    struct strbuf out = strbuf_init(part.text, sizeof part.text);
    struct part taken = counted(
        tr_n("{count} game imported", "{count} games imported", counts->taken), counts->taken);
    struct part versions =
        counted(tr_n("{count} is another version of a game that was there",
                     "{count} are other versions of games that were there", counts->versions),
                counts->versions);
    /* TRANSLATORS: "12 games imported (2 are other versions of games that were there)". */
    FILL(&out, counts->versions ? tr("{taken} ({versions})") : "{taken}", {"taken", taken.text},
         {"versions", versions.text});
    return part;
}

/* Those with a fault, and among them those that were left out. */
static struct part bad_part(const struct import_counts *counts)
{
    struct part part;
    struct strbuf out = strbuf_init(part.text, sizeof part.text);
    struct part bad =
        counted(tr_n("{count} has a fault", "{count} have a fault", counts->bad), counts->bad);
    struct part lost =
        counted(tr_n("{count} was left out", "{count} were left out", counts->lost), counts->lost);
    /* TRANSLATORS: "3 have a fault (1 was left out)". */
    FILL(&out, counts->lost ? tr("{bad} ({lost})") : "{bad}", {"bad", bad.text},
         {"lost", lost.text});
    return part;
}

void import_counts_print(struct strbuf *out, const struct import_counts *counts)
{
    struct part known =
        counted(tr_n("{count} was there already", "{count} were there already", counts->known),
                counts->known);
    list_add(out, taken_part(counts).text, LIST_COMMAS);
    if (counts->known)
        list_add(out, known.text, LIST_COMMAS);
    if (counts->bad)
        list_add(out, bad_part(counts).text, LIST_COMMAS);
}

static const char *title_or_clipboard(const char *title)
{
    return title[0] ? title : clipboard_name();
}

void import_title_print(struct strbuf *out, const struct import_source *source, int percent)
{
    FILL(out,
         source->files > 1 ? tr("Importing {title} ({file} of {files}): {percent} %")
                           : tr("Importing {title}: {percent} %"),
         {"title", title_or_clipboard(source->title)}, {"file", number_text(source->file).text},
         {"files", large_text(source->files).text}, {"percent", number_text(percent).text});
}

void import_speed_print(struct strbuf *out, int per_second)
{
    FILL(out, tr_n("{count} game a second", "{count} games a second", per_second),
         {"count", large_text(per_second).text});
}

void import_ended_print(struct strbuf *out, const struct import_source *source, bool stopped,
                        const char *reason, const struct import_counts *counts)
{
    char memory[SENTENCE_SIZE];
    struct part files =
        counted(tr_n("{count} file", "{count} files", source->files), source->files);
    const char *title = source->files > 1 ? files.text : title_or_clipboard(source->title);
    struct strbuf sum = strbuf_init(memory, sizeof memory);
    import_counts_print(&sum, counts);
    bool none = counts->taken + counts->known + counts->bad == 0 && !stopped;
    const char *words = none && reason[0] ? "{reason}"
                        : none && !source->title[0] && source->files <= 1
                            ? tr("There is no game in the clipboard.")
                        : none ? tr("There is no game in {title}.")
                        /* TRANSLATORS: {title} is a file, {counts} is "12 games imported, 3 have a
                           fault", {reason} a sentence. */
                        : reason[0] ? tr("{title}: {counts}. {reason}")
                        : stopped   ? tr("{title} was stopped: {counts}.")
                                    : tr("{title}: {counts}.");
    FILL(out, words, {"title", title}, {"counts", memory}, {"reason", reason});
}

void import_faults_print(struct strbuf *out, int told, int bad)
{
    const char *words = told < bad ? tr_n("The first {told} of {count} fault",
                                          "The first {told} of {count} faults", bad)
                                   : tr_n("{count} fault", "{count} faults", bad);
    FILL(out, words, {"told", large_text(told).text}, {"count", large_text(bad).text});
}

const char *games_file_name(void)
{
    /* TRANSLATORS: the name of a file. */
    return tr("Games.pdn");
}

/* SPDX-License-Identifier: MIT */
#include "app/options.h"

#include "app/window/window_state.h"
#include "base/log.h"
#include "base/path.h"
#include "base/scan.h"
#include "base/template.h"
#include "base/translate.h"
#include "base/wrap.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "pages/preferences.h"
#include "prose/error_prose.h"
#include "prose/names.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEFAULT_WIDTH = 1280,
    DEFAULT_HEIGHT = 800,
};

/* --- Values: each returns false after a complaint --- */

typedef bool option_reader(struct options *options, const char *value);

static bool complain(const char *option, const char *sentence)
{
    log_warning("--%s: %s", option, sentence);
    return false;
}

static void complain_text(const char *option, const struct text_error *error)
{
    char memory[600];
    struct strbuf out = strbuf_init(memory, sizeof memory);
    FILL(&out, tr("column {column}: {sentence}"), {"column", number_text(error->column).text},
         {"sentence", error_sentence(error).text});
    complain(option, memory);
}

static bool read_rules(struct options *options, const char *value)
{
    bool text = ruleset_parse(value, &options->rules, &options->rules_error);
    options->own_rules = text ? NULL : value;
    return options->has_rules = true;
}

static bool read_fen(struct options *options, const char *value)
{
    struct text_error error;
    options->has_position = fen_parse(value, &options->position, &error);
    if (!options->has_position)
        complain_text("fen", &error);
    return options->has_position;
}

static bool read_clock(struct options *options, const char *value)
{
    if (time_control_parse(value, &options->clock))
        return options->has_clock = true;
    return complain(
        "clock", tr("A clock is needed such as 5+3, 5d3, 30s, 5,1+3 or no: at most 10 hours, and "
                    "600 seconds with each move."));
}

static bool read_size(struct options *options, const char *value)
{
    char memory[120];
    if (window_size_parse(value, &options->width, &options->height))
        return options->has_size = true;
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    FILL(&sentence, tr("A size from {low} to {high} is needed, such as 1280x800."),
         {"low", WINDOW_SIZE_LEAST}, {"high", WINDOW_SIZE_MOST});
    return complain("size", memory);
}

/* Reads a percentage within the range of the settings. The first value in the settings is not a
 * number. */
static bool read_scale(struct options *options, const char *value)
{
    const struct preference *scale = preference_find("screen", "scale");
    struct preference_value low = preference_value(scale, 1);
    struct preference_value high = preference_value(scale, scale->count - 1);
    char memory[120];
    uint64_t number;
    if (number_parse(value, (uint64_t)low.number, (uint64_t)high.number, &number)) {
        options->scale = (int)number;
        return true;
    }
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    FILL(&sentence, tr("A number from {low} to {high} is needed."), {"low", low.id},
         {"high", high.id});
    return complain("scale", memory);
}

static bool read_renderer(struct options *options, const char *value)
{
    static const char *const names[] = {"auto", "opengl", "software"};
    for (int i = 0; i < 3; i++)
        if (strcmp(value, names[i]) == 0) {
            options->renderer = (enum renderer_choice)i;
            return true;
        }
    return complain("renderer", tr("Known are auto, opengl and software."));
}

/* Sets the language at once, so that faults in the options after it are reported in it. */
static bool read_lang(struct options *options, const char *value)
{
    char memory[LANGUAGES_SENTENCE_SIZE];
    int language = translate_find(value);
    if (language >= 0) {
        translate_use(language);
        options->language = 1 + language;
        return true;
    }
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    no_language_print(&sentence, value);
    return complain("lang", memory);
}

static bool read_script(struct options *options, const char *value)
{
    options->script = value;
    return true;
}

static bool read_screenshot(struct options *options, const char *value)
{
    options->screenshot = value;
    return true;
}

static bool read_fullscreen(struct options *options, const char *value)
{
    (void)value;
    return options->fullscreen = true;
}

static bool read_fresh(struct options *options, const char *value)
{
    (void)value;
    return options->fresh = true;
}

static bool read_text(struct options *options, const char *value)
{
    (void)value;
    return options->text = true;
}

static bool read_black(struct options *options, const char *value)
{
    options->seats[BLACK] = value;
    return true;
}

static bool read_white(struct options *options, const char *value)
{
    options->seats[WHITE] = value;
    return true;
}

static bool read_dump_ui(struct options *options, const char *value)
{
    (void)value;
    return options->dump_ui = true;
}

/* `argument` is NULL if the option has none. */
static const struct {
    const char *name, *argument, *help;
    option_reader *read;
    bool for_tests;
} rows[] = {
    {"rules", "R",
     N_("a rule set, such as flying, or american, capture=optional, or the name of one of your "
        "own"),
     read_rules},
    {"fen", "F", N_("begin from a position, such as B:W21-32:B1-12"), read_fen},
    {"clock", "C",
     N_("minutes and seconds more with each move, such as 5+3; 5d3: seconds that do not count; "
        "30s: for each move; 5,1+3: for each player"),
     read_clock},
    {"size", "WxH", N_("size of the window"), read_size},
    {"scale", "PERCENT", N_("size of texts and buttons, 75 to 200"), read_scale},
    {"fullscreen", NULL, N_("fill the screen"), read_fullscreen},
    {"renderer", "R", N_("auto, opengl or software"), read_renderer},
    {"lang", "CODE", N_("language of the texts, such as en"), read_lang},
    {"fresh", NULL, N_("begin a new match; the last one stays in the archive"), read_fresh},
    {"text", NULL,
     N_("play in the terminal, line by line, without a window: for screen readers, braille "
        "displays and pipes"),
     read_text},
    {"black", "WHO",
     N_("with --text: who plays Black, a name, a level of the computer from 1 to 10, full, or "
        "person"),
     read_black},
    {"white", "WHO", N_("the same for White"), read_white},
    {"script", "FILE", N_("play gestures and check expectations, one per line"), read_script, true},
    {"screenshot", "FILE", N_("draw one frame into a PNG file"), read_screenshot, true},
    {"dump-ui", NULL, N_("print every widget and square as JSON"), read_dump_ui, true},
};

enum {
    ROW_COUNT = sizeof rows / sizeof rows[0],
    HELP_COLUMN = 23,
    OPTION_HELP = 'h',
    OPTION_VERSION = 'V',
};

/* --- Help --- */

static const struct wrap_variable environment[] = {
    {"CROWNHEAD_CONFIG",
     N_("the settings file; without it crownhead/settings.ini in "
        "XDG_CONFIG_HOME, or in .config in HOME"),
     N_("the settings file")},
    {"CROWNHEAD_DATA",
     N_("the file that games are saved in; without it crownhead/games.db in "
        "XDG_DATA_HOME, or in .local/share in HOME"),
     N_("the file that games are saved in")},
    {"GTK_THEME",
     N_("the theme of the desktop; a dark one, or one of high contrast, is followed "
        "where no colours are chosen"),
     ""},
    {"CROWNHEAD_CACHE",
     N_("the folder of perfect endings; without it crownhead in "
        "XDG_CACHE_HOME, then in ~/.cache"),
     N_("the folder of perfect endings")},
    {"CROWNHEAD_ASSETS", N_("the folder of pictures and sounds")},
    {"CROWNHEAD_LOCALE", N_("the folder of the translations")},
    {"LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
     N_("language of the texts, unless one is chosen in the settings or --lang is given")},
    {"SPEECHD_ADDRESS",
     N_("where speech-dispatcher listens: unix_socket:/...; without it "
        "speech-dispatcher/speechd.sock in XDG_RUNTIME_DIR, where it is started "
        "if need be"),
     ""},
    {"DBUS_SESSION_BUS_ADDRESS", N_("the bus that is asked whether a screen reader runs"), ""},
    {"SDL_VIDEODRIVER", N_("what shows the window, such as x11 or wayland"), ""},
    {"SDL_AUDIODRIVER", N_("what plays the sounds, such as pipewire; dummy is silence"),
     N_("what plays the sounds, such as wasapi; dummy is silence")},
};

static void print_options(bool for_tests)
{
    for (int i = 0; i < ROW_COUNT; i++) {
        char term[40];
        snprintf(term, sizeof term, "--%s%s%s", rows[i].name, rows[i].argument ? " " : "",
                 rows[i].argument ? rows[i].argument : "");
        if (rows[i].for_tests == for_tests)
            wrap_row(stdout, HELP_COLUMN, term, tr(rows[i].help));
    }
}

static void print_help(void)
{
    char usage[120] = "";
    struct strbuf out = strbuf_init(usage, sizeof usage);
    FILL(&out, tr("Usage: {command}"), {"command", "crownhead [OPTIONS] [FILE]"});
    printf("%s\n\n", usage);
    wrap_paragraph(stdout, tr("Checkers for two, or against the computer. FILE holds games (PDN) "
                              "or a position (FEN)."));
    putchar('\n');
    print_options(false);
    wrap_row(stdout, HELP_COLUMN, "-h, --help", tr("print this and exit"));
    wrap_row(stdout, HELP_COLUMN, "-V, --version", tr("print the version and exit"));
    putchar('\n');
    wrap_paragraph(stdout, tr("For tests and bug reports; these need no display and exit when they "
                              "are done:"));
    print_options(true);
    putchar('\n');
    wrap_environment(stdout, HELP_COLUMN, environment, sizeof environment / sizeof *environment);
    putchar('\n');
    wrap_paragraph(stdout,
                   tr("Exit status: 0 success; 1 something is missing or cannot be written, or a "
                      "script has failed; 2 wrong usage, also an unknown rule set."));
}

/* --- The command line --- */

/* Lists the options for getopt, each row under its index. `out` must have room for them, two more
 * and the end. */
static void list_options(struct option *out)
{
    for (int i = 0; i < ROW_COUNT; i++)
        *out++ = (struct option){rows[i].name, rows[i].argument ? required_argument : no_argument,
                                 NULL, i};
    *out++ = (struct option){"help", no_argument, NULL, OPTION_HELP};
    *out++ = (struct option){"version", no_argument, NULL, OPTION_VERSION};
    *out = (struct option){0};
}

/* Handles `option`, as getopt returned it. */
static enum options_answer take_option(struct options *out, int option, const char *value)
{
    if (option == OPTION_HELP)
        print_help();
    if (option == OPTION_VERSION)
        puts("crownhead " CROWNHEAD_VERSION);
    if (option == OPTION_HELP || option == OPTION_VERSION)
        return OPTIONS_LEAVE;
    bool known = option != '?' && rows[option].read(out, value);
    return known ? OPTIONS_RUN : OPTIONS_WRONG;
}

/* Returns false, after a sentence, if two options exclude each other. */
static bool fit_together(const struct options *options)
{
    bool seats = options->seats[BLACK] || options->seats[WHITE];
    bool tests = options->script || options->screenshot || options->dump_ui;
    const char *fault = options->text && options->file ? tr("--text opens no file.")
                        : options->text && tests       ? tr("--text has no window for a test.")
                        : options->text && options->has_clock ? tr("--text has no clock.")
                        : !options->text && seats ? tr("--black and --white need --text.")
                                                  : NULL;
    if (fault)
        log_warning("%s", fault);
    return !fault;
}

enum options_answer options_parse(int argc, char **argv, struct options *out)
{
    struct option known[ROW_COUNT + 3];
    enum options_answer answer = OPTIONS_RUN;
    static char name[] = "crownhead"; /* getopt puts it before its messages */
    if (argc > 0)
        argv[0] = name;
    list_options(known);
    *out = (struct options){
        .rules = *preset_find("american"), .width = DEFAULT_WIDTH, .height = DEFAULT_HEIGHT};
    for (int option;
         answer == OPTIONS_RUN && (option = getopt_long(argc, argv, "hV", known, NULL)) != -1;)
        answer = take_option(out, option, optarg);
    if (answer != OPTIONS_RUN)
        return answer;
    out->file = argv[optind];
    if (out->file)
        path_use_slashes(argv[optind], PATH_HERE);
    if (optind + 1 >= argc)
        return fit_together(out) ? OPTIONS_RUN : OPTIONS_WRONG;
    char memory[240];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    FILL(&sentence, tr("Only one file can be opened, not \"{word}\" as well."),
         {"word", argv[optind + 1]});
    log_warning("%s", memory);
    return OPTIONS_WRONG;
}

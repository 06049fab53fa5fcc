/* SPDX-License-Identifier: MIT */
#include "app/options.h"

#include "app/window/window_state.h"
#include "base/log.h"
#include "base/scan.h"
#include "base/template.h"
#include "base/translate.h"
#include "notation/fen.h"
#include "notation/ruleset_text.h"
#include "pages/preferences.h"
#include "prose/error_prose.h"
#include "system/places.h"

#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    DEFAULT_WIDTH = 1280,
    DEFAULT_HEIGHT = 800,
};

static const char help[] =
    N_("Usage: crownhead [OPTIONS] [FILE]\n"
       "\n"
       "Checkers for two, or against the computer. FILE holds games (PDN) or a position (FEN).\n"
       "\n"
       "  --rules R            a rule set, such as flying, or american, capture=optional,\n"
       "                       or the name of one of your own\n"
       "  --fen F              begin from a position, such as B:W21-32:B1-12\n"
       "  --clock C            minutes and seconds more with each move, such as 5+3; 5d3: seconds\n"
       "                       that do not count; 30s: for each move; 5,1+3: for each player\n"
       "  --size WxH           size of the window\n"
       "  --scale PERCENT      size of texts and buttons, 75 to 200\n"
       "  --fullscreen         fill the screen\n"
       "  --renderer R         auto, opengl or software\n"
       "  --lang CODE          language of the texts, such as en\n"
       "  --fresh              begin a new match; the last one stays in the archive\n"
       "  --text               play in the terminal, line by line, without a window: for\n"
       "                       screen readers, braille displays and pipes\n"
       "  --black WHO          with --text: who plays Black, a name, a level of the\n"
       "                       computer from 1 to 10, full, or person\n"
       "  --white WHO          the same for White\n"
       "  -h, --help           print this and exit\n"
       "  -V, --version        print the version and exit\n"
       "\n"
       "For tests and bug reports; these need no display and exit when they are done:\n"
       "  --script FILE        play gestures and check expectations, one per line\n"
       "  --screenshot FILE    draw one frame into a PNG file\n"
       "  --dump-ui            print every widget and square as JSON\n"
       "\n"
       "Environment:\n"
       "  CROWNHEAD_CONFIG     the settings file; without it crownhead/settings.ini in\n"
       "                       XDG_CONFIG_HOME, or in .config in HOME\n"
       "  CROWNHEAD_DATA       the file that games are saved in; without it\n"
       "                       crownhead/games.db in XDG_DATA_HOME, or in .local/share\n"
       "                       in HOME\n"
       "  GTK_THEME            the theme of the desktop; one of high contrast is followed\n"
       "                       where no colours are chosen\n"
       "  CROWNHEAD_CACHE      the folder of perfect endings; without it crownhead in\n"
       "                       XDG_CACHE_HOME, then in ~/.cache\n"
       "  CROWNHEAD_ASSETS     the folder of pictures and sounds\n"
       "  CROWNHEAD_LOCALE     the folder of the translations\n"
       "  LANGUAGE, LC_ALL, LC_MESSAGES, LANG\n"
       "                       language of the texts, unless --lang is given\n"
       "  SDL_VIDEODRIVER      what shows the window, such as x11 or wayland\n"
       "  SDL_AUDIODRIVER      what plays the sounds, such as pipewire; dummy is silence\n"
       "\n"
       "Exit status: 0 success; 1 something is missing or cannot be written, or a script\n"
       "has failed; 2 wrong usage, also an unknown rule set.\n");

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
    char folder[PLACE_SIZE];
    (void)options;
    place_find(PLACE_LOCALE, folder, sizeof folder);
    if (!translate_has(folder, value))
        return complain("lang", tr("There are no texts in this language."));
    translate_open(folder, value);
    return true;
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

static const struct {
    const char *name;
    int has_value;
    option_reader *read;
} readers[] = {
    {"rules", required_argument, read_rules},
    {"fen", required_argument, read_fen},
    {"clock", required_argument, read_clock},
    {"size", required_argument, read_size},
    {"scale", required_argument, read_scale},
    {"fullscreen", no_argument, read_fullscreen},
    {"renderer", required_argument, read_renderer},
    {"lang", required_argument, read_lang},
    {"fresh", no_argument, read_fresh},
    {"text", no_argument, read_text},
    {"black", required_argument, read_black},
    {"white", required_argument, read_white},
    {"script", required_argument, read_script},
    {"screenshot", required_argument, read_screenshot},
    {"dump-ui", no_argument, read_dump_ui},
};

enum {
    READER_COUNT = sizeof readers / sizeof readers[0],
    OPTION_HELP = 'h',
    OPTION_VERSION = 'V',
};

static enum options_answer leave_with(const char *text)
{
    fputs(text, stdout);
    return OPTIONS_LEAVE;
}

/* Lists the options for getopt, each reader under its index. `out` must have room for them, two
 * more and the end. */
static void list_options(struct option *out)
{
    for (int i = 0; i < READER_COUNT; i++)
        *out++ = (struct option){readers[i].name, readers[i].has_value, NULL, i};
    *out++ = (struct option){"help", no_argument, NULL, OPTION_HELP};
    *out++ = (struct option){"version", no_argument, NULL, OPTION_VERSION};
    *out = (struct option){0};
}

/* Handles `option`, as getopt returned it. */
static enum options_answer take_option(struct options *out, int option, const char *value)
{
    if (option == OPTION_HELP)
        return leave_with(tr(help));
    if (option == OPTION_VERSION)
        return leave_with("crownhead " CROWNHEAD_VERSION "\n");
    bool known = option != '?' && readers[option].read(out, value);
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
    struct option known[READER_COUNT + 3];
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
    if (optind + 1 >= argc)
        return fit_together(out) ? OPTIONS_RUN : OPTIONS_WRONG;
    char memory[240];
    struct strbuf sentence = strbuf_init(memory, sizeof memory);
    FILL(&sentence, tr("Only one file can be opened, not \"{word}\" as well."),
         {"word", argv[optind + 1]});
    log_warning("%s", memory);
    return OPTIONS_WRONG;
}

/* SPDX-License-Identifier: MIT */
/* Other programs: those that may play here besides the computer, how they are started, and what
 * they are told (match/peer.h). */
#include "base/translate.h"
#include "notation/hub_text.h"
#include "pages/page.h"
#include "prose/companion_prose.h"
#include "toolkit/icons.h"

#include <string.h>

enum {
    FORM_POINTS = 640,
    ADD_POINTS = 150,
    FILE_POINTS = 170,
    LINE_SIZE = 600,
    SHOWN_SIZE = 3 * PEER_TEXT_SIZE, /* of a path, as people read it */
};

struct programs_page {
    struct page_message message;
    int place;  /* of the peer that is shown */
    bool begun; /* the texts are its texts, */
    char name[PEER_TEXT_SIZE], arguments[PEER_TEXT_SIZE], parameters[PEER_TEXT_SIZE]; /* as typed */
    bool waits; /* for what comes of the trial */
    int offset; /* how far the form is scrolled */
};

static struct peer *peer_shown(const struct desk *desk, const struct programs_page *page)
{
    return &desk->preferences->peers[page->place];
}

static void show(const struct desk *desk, struct programs_page *page, int place)
{
    const struct peer *peer = &desk->preferences->peers[place];
    page->place = place;
    page->waits = false;
    page_say(&page->message, false, "");
    strbuf_copy(page->name, sizeof page->name, peer->texts[PEER_NAME]);
    strbuf_copy(page->arguments, sizeof page->arguments, peer->texts[PEER_ARGUMENTS]);
    strbuf_copy(page->parameters, sizeof page->parameters, peer->texts[PEER_PARAMETERS]);
}

/* Returns the place of the first peer; -1: there is none. */
static int first_place(const struct desk *desk)
{
    int place = 0;
    while (place < PEER_COUNT && !peer_is_there(&desk->preferences->peers[place]))
        place++;
    return place < PEER_COUNT ? place : -1;
}

static void choose_file(struct desk *desk, int place)
{
    desk->peer = place;
    desk_open(desk, "program-file");
}

/* --- Which one --- */

static void add_button(struct desk *desk, struct rect rect, bool first)
{
    int place = peer_free_place(desk->preferences->peers);
    struct button add = {.name = "add-program",
                         .label = first ? tr("Choose a program")
                                        : tr_c("a button: add another program", "Add"),
                         .icon = &icons[first ? ICON_FOLDER : ICON_NEW],
                         .main = first,
                         .why_not = place < PEER_COUNT ? NULL : tr("No more can be added.")};
    if (ui_button(desk->ui, rect, &add))
        choose_file(desk, place);
}

static void program_choice(struct desk *desk, struct programs_page *page, struct rect rect)
{
    const char *names[PEER_COUNT];
    int places[PEER_COUNT], count = 0, value = 0;
    for (int place = 0; place < PEER_COUNT; place++) {
        const struct peer *peer = &desk->preferences->peers[place];
        if (!peer_is_there(peer))
            continue;
        if (place == page->place)
            value = count;
        places[count] = place;
        names[count++] = peer->texts[PEER_NAME];
    }
    if (ui_choice(desk->ui, rect, "program", tr_c("a choice of other programs", "Program"), names,
                  count, &value))
        show(desk, page, places[value]);
}

/* --- What is told of it --- */

static struct rect below_caption(struct ui *ui, struct rect *rest, const char *label)
{
    page_line(ui, cut_top(rest, ui_px(ui, METRIC_CAPTION)), ui_small(ui), COLOUR_TEXT_DIM,
              ALIGN_LEFT, label);
    struct rect line = cut_top(rest, ui_px(ui, METRIC_TARGET));
    cut_top(rest, ui_px(ui, METRIC_GAP));
    return line;
}

/* Renames it, also where it plays. */
static void rename_peer(struct desk *desk, struct programs_page *page)
{
    struct match *match = desk->match;
    struct peer *peers = desk->preferences->peers;
    bool seated[PLAYER_COUNT];
    for (int i = 0; i < PLAYER_COUNT; i++)
        seated[i] = peer_of(peers, &match->players[i]) == &peers[page->place];
    peer_set_name(peers, page->place, page->name);
    for (int i = 0; i < PLAYER_COUNT; i++)
        if (seated[i])
            player_set_name(&match->players[i], peers[page->place].texts[PEER_NAME]);
    players_tell_apart(match->players);
}

static void file_line(struct desk *desk, struct programs_page *page, struct rect line)
{
    struct ui *ui = desk->ui;
    struct strbuf shown = ui_strbuf(ui, SHOWN_SIZE);
    struct button choose = {
        .name = "choose-program", .label = tr("Choose a file"), .icon = &icons[ICON_FOLDER]};
    if (ui_button(ui, cut_right(&line, int_min(ui_px(ui, FILE_POINTS), line.w / 2)), &choose))
        choose_file(desk, page->place);
    cut_right(&line, ui_px(ui, METRIC_GAP));
    listing_show_name(&shown, peer_shown(desk, page)->texts[PEER_FILE]);
    page_long_line(ui, line, ui_body(ui), COLOUR_TEXT, ALIGN_LEFT, shown.text);
}

/* Takes what was typed without the blanks at its ends, which a line of the settings cannot hold. */
static void take(struct peer *peer, enum peer_text which, const char *typed)
{
    char *text = peer->texts[which];
    strbuf_copy(text, PEER_TEXT_SIZE, typed + strspn(typed, " "));
    for (size_t end = strlen(text); end > 0 && text[end - 1] == ' '; end--)
        text[end - 1] = '\0';
}

static void parameters_field(struct desk *desk, struct programs_page *page, struct rect line)
{
    if (!ui_long_field(desk->ui, line, "program-parameters",
                       tr_c("of another program: a field", "Parameters"), page->parameters,
                       sizeof page->parameters))
        return;
    bool fit = hub_pairs_fit(page->parameters);
    page_say(&page->message, true,
             fit ? "" : tr("Parameters are written name=value, with blanks between them."));
    if (fit)
        take(peer_shown(desk, page), PEER_PARAMETERS, page->parameters);
}

static void seconds_choice(struct desk *desk, struct programs_page *page, struct rect line)
{
    static const int usual[] = {1, 2, 3, 5, 10, 20, 30, 60, 120, 300, 600};
    enum {
        COUNT = sizeof usual / sizeof *usual
    };
    const char *labels[COUNT];
    struct peer *peer = peer_shown(desk, page);
    int value = 0;
    for (int i = 0; i < COUNT; i++) {
        struct strbuf label = ui_strbuf(desk->ui, LINE_SIZE);
        seconds_print(&label, usual[i]);
        labels[i] = label.text;
        value = usual[i] <= peer_seconds(peer) ? i : value;
    }
    if (ui_choice(desk->ui, line, "program-seconds", tr("Time for a move"), labels, COUNT, &value))
        strbuf_copy(peer->texts[PEER_SECONDS], PEER_TEXT_SIZE, number_text(usual[value]).text);
}

static void form(struct desk *desk, struct programs_page *page, struct rect *rest)
{
    struct ui *ui = desk->ui;
    struct peer *peer = peer_shown(desk, page);
    if (ui_field(ui, below_caption(ui, rest, tr_c("of another program: a field", "Name")),
                 "program-name", tr_c("of another program: a field", "Name"), page->name,
                 sizeof page->name))
        rename_peer(desk, page);
    file_line(desk, page, below_caption(ui, rest, tr_c("of another program: a field", "File")));
    if (ui_long_field(ui, below_caption(ui, rest, tr("Arguments of its command line")),
                      "program-arguments", tr_c("of another program: a field", "Arguments"),
                      page->arguments, sizeof page->arguments))
        take(peer, PEER_ARGUMENTS, page->arguments);
    parameters_field(desk, page,
                     below_caption(ui, rest, tr("Parameters, as its own description has them")));
    seconds_choice(desk, page, below_caption(ui, rest, tr("Time for a move")));
}

/* --- Trying and removing --- */

static void buttons(struct desk *desk, struct programs_page *page, struct rect line)
{
    struct ui *ui = desk->ui;
    int gap = ui_px(ui, METRIC_GAP);
    bool running = desk->companion->trial.running;
    struct button attempt = {.name = "try-program",
                             .label = tr_c("a button", "Try it"),
                             .icon = &icons[ICON_PLAY],
                             .main = true,
                             .why_not = running ? tr("It is being started.") : NULL};
    struct button remove = {
        .name = "remove-program", .label = tr_c("a button", "Remove"), .icon = &icons[ICON_DELETE]};
    if (ui_button(ui, rect_column(line, 0, 2, gap), &attempt)) {
        desk->request = (struct request){REQUEST_TRY_PEER, .row = page->place};
        page->waits = true;
    }
    if (ui_button(ui, rect_column(line, 1, 2, gap), &remove)) {
        *peer_shown(desk, page) = (struct peer){0};
        page->begun = false;
    }
}

/* Says what has come of the trial. */
static void follow_trial(struct desk *desk, struct programs_page *page)
{
    const struct companion_trial *trial = &desk->companion->trial;
    if (!page->waits || trial->place != page->place)
        return;
    if (trial->running)
        page_say(&page->message, false, tr("It is being started."));
    if (trial->known)
        page_say(&page->message, !trial->ready, trial->text);
    page->waits = !trial->known;
}

/* --- The page --- */

static int form_height(const struct ui *ui)
{
    int target = ui_px(ui, METRIC_TARGET), gap = ui_px(ui, METRIC_GAP);
    return 5 * (ui_px(ui, METRIC_CAPTION) + target + gap) + 2 * (target + gap);
}

static void pass(struct desk *desk, void *state)
{
    struct programs_page *page = state;
    struct ui *ui = desk->ui;
    struct rect room = page_head(desk);
    int first = first_place(desk), gap = ui_px(ui, METRIC_GAP);
    room = rect_centred(room, int_min(room.w, ui_px(ui, FORM_POINTS)), room.h);
    if (first >= 0 && (!page->begun || !peer_is_there(peer_shown(desk, page))))
        show(desk, page, first);
    page->begun = first >= 0;
    follow_trial(desk, page);
    page_strip(ui, &room, &page->message);
    if (first < 0) {
        page_paragraph(ui, &room, ui_body(ui), COLOUR_TEXT, other_programs_words(), true);
        cut_top(&room, gap);
        add_button(desk, cut_top(&room, ui_px(ui, METRIC_TARGET)), true);
        return;
    }
    int height = int_max(room.h, form_height(ui));
    struct rect rest = ui_scroll_begin(ui, room, "programs", height, &page->offset);
    struct rect line = cut_top(&rest, ui_px(ui, METRIC_TARGET));
    add_button(desk, cut_right(&line, ui_px(ui, ADD_POINTS)), false);
    cut_right(&line, gap);
    program_choice(desk, page, line);
    cut_top(&rest, gap);
    form(desk, page, &rest);
    buttons(desk, page, cut_top(&rest, ui_px(ui, METRIC_TARGET)));
    ui_scroll_end(ui);
}

static void open(struct desk *desk, void *state, const struct page_opening *opening)
{
    struct programs_page *page = state;
    (void)desk;
    (void)opening;
    page->begun = page->waits = false;
    page_say(&page->message, false, "");
}

/* If a file has been chosen, its program is shown. */
static void come_back(struct desk *desk, void *state, const struct page_opening *left)
{
    struct programs_page *page = state;
    (void)left;
    page->begun = peer_is_there(&desk->preferences->peers[desk->peer]);
    if (page->begun)
        show(desk, page, desk->peer);
}

const struct page programs_page = {
    .name = "programs",
    .title = N_("Other programs"),
    .icon = &icons[ICON_SETTINGS],
    .key = {SDLK_F12, 0},
    .state_size = sizeof(struct programs_page),
    .open = open,
    .come_back = come_back,
    .pass = pass,
    .told = page_told,
    .hush = page_hush,
};

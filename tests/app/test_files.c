/* SPDX-License-Identifier: MIT */
/* Files and folders that are not what they seem, and saving that fails. */
#include "program.h"

#include "base/bits.h"
#include "base/path.h"
#include "full_disk.h"
#include "notation/ruleset_text.h"
#include "pages/arrange/arrange.h"
#include "system/folders.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* --- Files that are not what they seem --- */

START_TEST(a_directory_is_gone_into)
{
    mkdir(path_of("x.pdn"), 0700);
    press(SDLK_o, KMOD_LCTRL);
    click("entry-1");
    SAYS("There are no games in this folder.");
    press(SDLK_BACKSPACE, 0);
    SAYS("x.pdn");
}
END_TEST

/* From wherever it is dropped, and again on the page itself. */
START_TEST(a_dropped_directory_is_looked_into)
{
    char path[256];
    mkdir(path_of("x"), 0700);
    write_file("x/in.pdn", "1. 11-15 *\n");
    write_file("beside.pdn", "1. 11-15 *\n");
    drop("x");
    ck_assert(on_page("open-file"));
    SAYS("in.pdn");
    ck_assert(!says("beside.pdn"));
    snprintf(path, sizeof path, "%s", folder);
    app.shell.desk.request = (struct request){REQUEST_FOLDER, .path = path};
    app_draw(&app);
    drop("x");
    SAYS("in.pdn");
    click("entry-1");
    ck_assert(on_page("play"));
    ck_assert_int_eq(app.match.game.cursor, 1);
}
END_TEST

/* So long a path is not looked into, and it is not the folder before that is said to be it. */
START_TEST(a_directory_of_too_long_a_path_is_refused)
{
    char path[2000] = "";
    size_t length = (size_t)snprintf(path, sizeof path, "%s", folder);
    while (length + 3 < sizeof path) {
        memcpy(path + length, "/.", 3);
        length += 2;
    }
    in_out_open_file(&app.in_out, path, NULL);
    app_draw(&app);
    SAYS("is not an ordinary file.");
    ck_assert(on_page("play"));
}
END_TEST

START_TEST(a_pipe_is_not_waited_for)
{
    ck_assert_int_eq(mkfifo(path_of("x.pdn"), 0600), 0);
    drop("x.pdn");
    SAYS("x.pdn is not an ordinary file.");
    press(SDLK_o, KMOD_LCTRL);
    SAYS("There are no games in this folder.");
    paste("1. 11-15 *");
}
END_TEST

START_TEST(a_file_may_go_between_look_and_click)
{
    write_file("x.pdn", "1. 11-15 *\n");
    press(SDLK_o, KMOD_LCTRL);
    unlink(path_of("x.pdn"));
    click("entry-1");
    ck_assert(on_page("open-file"));
    SAYS("x.pdn: No such file or directory.");
}
END_TEST

START_TEST(names_of_any_bytes_can_be_opened)
{
    write_file("b\xE4"
               "d;\n.pdn",
               "1. 11-15 *\n");
    press(SDLK_o, KMOD_LCTRL);
    SAYS("b\uFFFDd;\uFFFD.pdn");
    click("entry-1");
    ck_assert(on_page("play"));
    ck_assert_int_eq(app.match.game.cursor, 1);
}
END_TEST

START_TEST(a_line_of_100_megabytes_is_read)
{
    static char megabyte[1 << 20];
    FILE *out = fopen(path_of("line.pdn"), "wb");
    memset(megabyte, 'a', sizeof megabyte);
    fputs("1. 11-15 {", out);
    for (int i = 0; i < 100; i++)
        fwrite(megabyte, 1, sizeof megabyte, out);
    fclose(out);
    drop("line.pdn");
    SAYS("Line 1, column 10: This comment has no end.");
    ck_assert_int_eq(app.match.game.cursor, 1);
    press(SDLK_k, KMOD_LCTRL);
    SAYS("This comment is too long to change here.");
}
END_TEST

/* Root may read everything; somebody else may not. */
START_TEST(a_locked_folder_is_said)
{
    char path[256];
    snprintf(path, sizeof path, "%s", path_of("locked"));
    mkdir(path, 0700);
    chmod(folder, 0755);
    chmod(path, 0);
    bool root = geteuid() == 0;
    ck_assert(!root || seteuid(65534) == 0);
    app.shell.desk.request = (struct request){REQUEST_FOLDER, .path = path};
    press(SDLK_o, KMOD_LCTRL);
    app.shell.desk.request = (struct request){REQUEST_FOLDER, .path = path};
    app_draw(&app);
    app_draw(&app);
    ck_assert(!root || seteuid(0) == 0);
    SAYS("locked: Permission denied.");
}
END_TEST

/* --- Saving that fails --- */

static void type(const char *text)
{
    SDL_Event event = {.text = {.type = SDL_TEXTINPUT}};
    strcpy(event.text.text, text);
    app_event(&app, &event);
    app_draw(&app);
}

static void name_file(const char *name)
{
    press(SDLK_s, KMOD_LCTRL);
    type(name);
    press(SDLK_RETURN, 0);
}

static const struct name_row {
    const char *name, *said;
} name_rows[] = {
    {" ", "The file needs a name."},
    {".", "The file needs a name."},
    {"a/b", "a/b.pdn: No such file or directory."},
    {"/none/b", "/none/b.pdn: No such file or directory."},
    {"none/", "none: No such file or directory."},
#ifdef _WIN32
    {"con", "Windows keeps this name for a device. Please choose another one."},
    {"games/nul.pdn", "Windows keeps this name for a device."},
    {"a?", "On Windows a name has none of these characters: < > : \" | ? *"},
    {"lpt1/b", "a name in it is that of a device"},
    {"a./b", "or ends in a dot or a blank."},
#endif
    {"a/..", ": No such file or directory."}, /* the last: Windows asks for no "a" */
};

START_TEST(a_bad_name_is_said)
{
    play_one();
    name_file(name_rows[_i].name);
    ck_assert(on_page("save-file"));
    SAYS(name_rows[_i].said);
}
END_TEST

/* A name may be a path. */
static const struct path_row {
    const char *typed, *file; /* %s: the folder of the test, which is home */
} path_rows[] = {
    {"x", "x.pdn"},           {"sub/x.pdn", "sub/x.pdn"},
    {"~/sub/x", "sub/x.pdn"}, {"%s/sub/x", "sub/x.pdn"},
    {"sub/../x", "x.pdn"},    {"Smith Jr.", "Smith Jr..pdn"},
};

START_TEST(a_name_may_lead_elsewhere)
{
    const struct path_row *row = &path_rows[_i];
    char typed[160];
    snprintf(typed, sizeof typed, strchr(row->typed, '%') ? "%s%s" : "%.0s%s", folder,
             row->typed + (row->typed[0] == '%' ? 2 : 0));
    mkdir(path_of("sub"), 0700);
    play_one();
    name_file(typed);
    REQUIRE(on_page("play"), "%s", row->typed);
    SAYS("The game is saved in ");
    char *text = read_file(row->file);
    REQUIRE(strstr(text, "1. 11-15 *\n"), "%s", row->typed);
    free(text);
}
END_TEST

#ifdef _WIN32
static const char *const nowhere[] = {"x", "~x", "sub/x", "/x"};

START_TEST(a_drive_is_chosen_first)
{
    play_one();
    name_file("/");
    SAYS("This computer");
    type(nowhere[_i]);
    press(SDLK_RETURN, 0);
    SAYS("Please choose a drive or a folder first.");
}
END_TEST
#endif

/* And a folder: the file is named there. */
START_TEST(a_folder_is_gone_into_by_its_name)
{
    mkdir(path_of("sub"), 0700);
    write_file("sub/in.pdn", "1. 9-13 *\n");
    play_one();
    name_file("sub/");
    ck_assert(on_page("save-file"));
    SAYS("in.pdn");
    SAYS("Name: Ada - Ben 20");
    press(SDLK_RETURN, 0);
    SAYS("/sub/Ada - Ben 20");
}
END_TEST

/* Begun in a folder with one in it. */
static const struct way_row {
    const char *typed, *into; /* below home */
} way_rows[] = {
    {"~", ""},
    {"~/", ""},
    {"..", ""},
    {"../", ""},
    {"in/", "/sub/in"},
    {"in/..", "/sub"},
    {"~/sub/in/", "/sub/in"},
    {"../..", "/.."},
};

static void go_by(SDL_Keycode page, const struct way_row *row)
{
    char wanted[256], real[FILES_PATH_SIZE];
    mkdir(path_of("sub"), 0700);
    mkdir(path_of("sub/in"), 0700);
    app.shell.desk.request = (struct request){REQUEST_FOLDER, .path = path_of("sub")};
    app_draw(&app);
    press(page, KMOD_LCTRL);
    type(row->typed);
    press(SDLK_RETURN, 0);
    snprintf(wanted, sizeof wanted, "%s%s", folder, row->into);
    ck_assert_int_eq(folder_resolve(wanted, real, sizeof real), 0);
    REQUIRE(strcmp(app.in_out.files.path, real) == 0, "%s leads to %s", row->typed,
            app.in_out.files.path);
}

/* The name is as when the page opens: what is typed takes its place. */
START_TEST(saving_goes_into_folders)
{
    play_one();
    go_by(SDLK_s, &way_rows[_i]);
    ck_assert(on_page("save-file"));
    SAYS("Name: Ada - Ben 20");
    type("x");
    SAYS("Name: x");
}
END_TEST

START_TEST(opening_goes_into_folders)
{
    go_by(SDLK_o, &way_rows[_i]);
    ck_assert(on_page("open-file"));
    type("x");
    SAYS("Find: x");
}
END_TEST

/* Also one that is not there, or is no file. */
static const struct opened_row {
    const char *typed, *page, *said;
} opened_rows[] = {
    {"~/sub/x.pdn", "play", "11-15"},
    {"sub/x.pdn", "play", "11-15"},
    {"~/sub/../sub/x.pdn", "play", "11-15"},
    {"~/sub", "open-file", "x.pdn"},
    {"~/none.pdn", "open-file", "none.pdn: No such file or directory."},
    {"none/", "open-file", "none: No such file or directory."},
};

START_TEST(a_file_is_opened_by_its_path)
{
    mkdir(path_of("sub"), 0700);
    write_file("sub/x.pdn", "1. 11-15 *\n");
    press(SDLK_o, KMOD_LCTRL);
    type(opened_rows[_i].typed);
    SAYS("Enter goes there.");
    press(SDLK_RETURN, 0);
    REQUIRE(on_page(opened_rows[_i].page), "%s", opened_rows[_i].typed);
    SAYS(opened_rows[_i].said);
}
END_TEST

/* --- Programs --- */

/* Windows goes by the ending. */
#ifdef _WIN32
#define EXE ".exe"
#else
#define EXE ""
#endif

static void write_program(const char *name)
{
    write_file(name, "#!/bin/sh\n");
    chmod(path_of(name), 0700);
}

static const char *peer_text(int place, enum peer_text text)
{
    return settings.preferences.peers[place].texts[text];
}

static void ask_for_program(void)
{
    press(SDLK_F12, 0);
    click("add-program");
    ck_assert(on_page("program-file"));
}

START_TEST(programs_are_listed_and_chosen)
{
    mkdir(path_of("sub"), 0700);
    write_file("in.pdn", "1. 11-15 *\n");
    write_file("text", "1. 11-15 *\n");
    write_program(".hidden" EXE);
    write_program("run 2.exe");
    ask_for_program();
    SAYS("sub");
    ck_assert(!says("in.pdn") && !says("text") && !says(".hidden"));
    click("entry-2");
    ck_assert(on_page("programs"));
    ck_assert_str_eq(path_name(peer_text(0, PEER_FILE)), "run 2.exe");
    ck_assert_str_eq(peer_text(0, PEER_NAME), "run 2");
}
END_TEST

START_TEST(a_folder_may_have_no_program)
{
    write_file("in.pdn", "1. 11-15 *\n");
    ask_for_program();
    SAYS("There are no programs in this folder.");
}
END_TEST

/* A file that is dropped is that of the program, not one of games. */
START_TEST(a_program_is_dropped)
{
    write_program("run" EXE);
    write_file("text", "1. 11-15 *\n");
    drop("run" EXE);
    ck_assert(!on_page("programs"));
    ask_for_program();
    drop("text");
    SAYS("text is not a program that can be run here.");
    drop("run" EXE);
    ck_assert(on_page("programs"));
    ck_assert_str_eq(path_name(peer_text(0, PEER_FILE)), "run" EXE);
}
END_TEST

/* One that the next start would not know is none. */
static const char *const lost_paths[] = {"a\nb", "\xE4", "end "};

START_TEST(a_program_is_remembered_or_refused)
{
    write_program(lost_paths[_i]);
    ask_for_program();
    folders_choose_program(&app.in_out, path_of(lost_paths[_i]));
    app_draw(&app);
    SAYS("contains characters that cannot be saved.");
    ck_assert(on_page("program-file") && !peer_is_there(&settings.preferences.peers[0]));
}
END_TEST

/* What is refused is still there to be corrected. */
static const struct program_row {
    const char *typed, *page, *said;
} program_rows[] = {
    {"~/sub/run" EXE, "programs", "sub/run"},
    {"sub/../sub/run" EXE, "programs", "sub/run"},
    {"~/sub", "program-file", "run"},
    {"sub/", "program-file", "run"},
    {"sub/text", "program-file", "sub/text is not a program that can be run here."},
    {"sub/text", "program-file", "Find: sub/text"},
    {"sub/none", "program-file", "sub/none: No such file or directory."},
};

START_TEST(a_program_is_chosen_by_its_path)
{
    const struct program_row *row = &program_rows[_i];
    mkdir(path_of("sub"), 0700);
    write_program("sub/run" EXE);
    write_file("sub/text", "1. 11-15 *\n");
    ask_for_program();
    type(row->typed);
    press(SDLK_RETURN, 0);
    REQUIRE(on_page(row->page), "%s", row->typed);
    SAYS(row->said);
    bool chosen = strcmp(row->page, "programs") == 0;
    REQUIRE(peer_is_there(&settings.preferences.peers[0]) == chosen, "%s", row->typed);
    ck_assert(!chosen || path_is_whole(peer_text(0, PEER_FILE), PATH_HERE));
}
END_TEST

START_TEST(a_pipe_is_no_program)
{
    ck_assert_int_eq(mkfifo(path_of("pipe"), 0700), 0);
    ask_for_program();
    type("./pipe");
    press(SDLK_RETURN, 0);
    ck_assert(on_page("program-file"));
    SAYS("pipe is not a program that can be run here.");
}
END_TEST

/* Equal names are told apart. */
START_TEST(a_program_has_a_name)
{
    static const char *const files[] = {"run" EXE, "sub/run" EXE};
    static const char *const names[] = {"run", "run 2"};
    mkdir(path_of("sub"), 0700);
    for (int i = 0; i < ROWS(files); i++) {
        write_program(files[i]);
        app.shell.desk.peer = i;
        folders_choose_program(&app.in_out, path_of(files[i]));
        app_draw(&app);
        REQUIRE(strcmp(peer_text(i, PEER_NAME), names[i]) == 0, "%s is called %s", files[i],
                peer_text(i, PEER_NAME));
    }
}
END_TEST

/* It is looked for where the one before lies, and the name is the player's. */
START_TEST(a_program_is_replaced)
{
    mkdir(path_of("sub"), 0700);
    write_program("sub/new" EXE);
    write_program("sub/old" EXE);
    folders_choose_program(&app.in_out, path_of("sub/old" EXE));
    strcpy(settings.preferences.peers[0].texts[PEER_NAME], "Ada");
    press(SDLK_F12, 0);
    click("choose-program");
    click("entry-1");
    ck_assert(on_page("programs"));
    ck_assert_str_eq(path_name(peer_text(0, PEER_FILE)), "new" EXE);
    ck_assert_str_eq(peer_text(0, PEER_NAME), "Ada");
}
END_TEST

/* Each page lists what it is about, whichever was shown in between. */
START_TEST(games_are_listed_after_programs)
{
    write_file("in.pdn", "1. 11-15 *\n");
    write_program("run" EXE);
    press(SDLK_o, KMOD_LCTRL);
    SAYS("in.pdn");
    ask_for_program();
    SAYS("run");
    ck_assert(!says("in.pdn"));
    press(SDLK_ESCAPE, 0);
    press(SDLK_ESCAPE, 0);
    ck_assert(on_page("open-file"));
    SAYS("in.pdn");
    ck_assert_ptr_null(ui_find(&app.shell.ui, "entry-2"));
}
END_TEST

/* --- Positions --- */

static const struct arrangement *arrangement(void)
{
    return &((const struct arrange *)shell_state(&app.shell, "arrange"))->arrangement;
}

static struct rules_key key_of(const char *rules)
{
    struct named_ruleset own;
    struct text_error error;
    if (preset_find(rules))
        return rules_key_shipped(rules);
    ck_assert(ruleset_parse(rules, &own, &error));
    ck_assert_int_eq(rulebook_put(&settings.rulebook, "Attic", &own), NAME_FIT);
    return rules_key_own("Attic");
}

static void set_up(const char *rules, const char *fen)
{
    press(SDLK_p, KMOD_LCTRL);
    ((struct arrange *)shell_state(&app.shell, "arrange"))->rules = key_of(rules);
    paste(fen);
}

static const struct position_row {
    const char *name, *file, *rules, *fen;
} position_rows[] = {
    {"x", "x.fen", "american", "W:WK3,18:B11"},
    {"x", "x.fen", "italian", "W:W21:B11,K12"},
    {"x.FEN", "x.FEN", "parlour", "B:W21:B11,K12"},
    {"x", "x.fen", "american, king=flying, quiet=25", "B:W21:B11,K12"},
    {"x.pdn", "x.pdn", "russian", "W:We3:Bb6"},
    {"x.pdn", "x.pdn", "american, king=flying, quiet=25", "B:W21:B11,K12"},
};

START_TEST(a_position_is_saved_and_opened)
{
    const struct position_row *row = &position_rows[_i];
    set_up(row->rules, row->fen);
    struct position position = *arrangement_now(arrangement());
    name_file(row->name);
    REQUIRE(on_page("arrange"), "%s", row->rules);
    SAYS("The position is saved in ");
    ck_assert(position_equal(arrangement_now(arrangement()), &position));
    ck_assert(arrangement_can_undo(arrangement()));
    press(SDLK_ESCAPE, 0);
    drop(row->file);
    REQUIRE(on_page("play"), "%s", row->rules);
    struct position opened = game_position(&app.match.game);
    REQUIRE(position_equal(&opened, &position), "%s", row->rules);
    struct rules_key key = shelf_key(&app.shell.shelf, &app.match.rules), meant;
    meant = preset_find(row->rules) ? rules_key_shipped(row->rules) : rules_key_own("Attic");
    REQUIRE(rules_key_equal(&key, &meant), "%s: %s", row->rules, app.match.rules.name);
}
END_TEST

START_TEST(a_position_is_written_as_others_read_it)
{
    set_up("american", "W:WK3,18:B11");
    name_file("x");
    char *text = read_file("x.fen");
    REQUIRE(strncmp(text, "W:WK3,18:B11\n", 13) == 0, "%s", text);
    free(text);
}
END_TEST

/* What is said is what is said of playing from it. */
START_TEST(an_impossible_position_is_not_saved)
{
    set_up("american", "W:W18:B");
    press(SDLK_s, KMOD_LCTRL);
    ck_assert(on_page("arrange"));
    SAYS("Black has no pieces.");
    ck_assert(!ui_find(&app.shell.ui, "save-position")->enabled);
}
END_TEST

START_TEST(a_position_takes_the_place_of_another_when_told_so)
{
    write_file("x.fen", "W:W1:B32\n");
    set_up("american", "W:WK3,18:B11");
    name_file("x");
    SAYS("There is a file called x.fen. Do you want to replace it with the position?");
    ck_assert_ptr_null(ui_find(&app.shell.ui, "add-to-file"));
    press(SDLK_RETURN, 0); /* nothing is lost by it */
    ck_assert(on_page("save-position"));
    char *text = read_file("x.fen");
    ck_assert_str_eq(text, "W:W1:B32\n");
    free(text);
    press(SDLK_RETURN, 0);
    click("replace-file");
    ck_assert(on_page("arrange"));
    text = read_file("x.fen");
    REQUIRE(strncmp(text, "W:WK3,18:B11\n", 13) == 0, "%s", text);
    free(text);
}
END_TEST

START_TEST(a_position_is_added_to_games)
{
    write_file("x.pdn", "1. 9-13 *\n");
    set_up("american", "W:WK3,18:B11");
    name_file("x.pdn");
    SAYS("Do you want to add the position to it, or replace it?");
    click("add-to-file");
    SAYS("The position is added to ");
    drop("x.pdn");
    SAYS("x.pdn: 2 games");
}
END_TEST

START_TEST(a_position_that_is_not_saved_is_there_still)
{
    set_up("american", "W:WK3,18:B11");
    name_file("none/x");
    SAYS("The position is not saved. ");
    SAYS("none/x.fen: No such file or directory.");
    press(SDLK_ESCAPE, 0);
    ck_assert(on_page("arrange"));
    ck_assert_int_eq(bits_count(position_occupied(arrangement_now(arrangement()))), 3);
}
END_TEST

/* A name that is free: the next position of a day takes no other one's place. */
START_TEST(each_position_has_a_name)
{
    for (int i = 1; i <= 3; i++) {
        set_up("american", "W:WK3,18:B11");
        press(SDLK_s, KMOD_LCTRL);
        press(SDLK_RETURN, 0);
        ck_assert(on_page("arrange"));
        press(SDLK_ESCAPE, 0);
    }
    press(SDLK_o, KMOD_LCTRL);
    SAYS(" 2.fen");
    SAYS(" 3.fen");
}
END_TEST

START_TEST(a_full_disk_loses_nothing)
{
    write_file("x.pdn", "1. 9-13 *\n");
    play_one();
    let_files_grow_to(8);
    name_file("x");
    SAYS("There is a file called x.pdn.");
    click("replace-file");
    let_files_grow_to(RLIM_INFINITY);
    SAYS("The game is not saved.");
    SAYS("File too large");
    char *text = read_file("x.pdn");
    ck_assert_str_eq(text, "1. 9-13 *\n");
    free(text);
    press(SDLK_ESCAPE, 0);
    name_file("y");
    SAYS("The game is saved in ");
}
END_TEST

START_TEST(a_game_is_added_to_a_file)
{
    write_file("x.pdn", "1. 9-13 *");
    play_one();
    name_file("x.pdn");
    click("add-to-file");
    SAYS("The game is added to ");
    char *text = read_file("x.pdn");
    REQUIRE(strncmp(text, "1. 9-13 *\n\n[Event ", 18) == 0 && strstr(text, "1. 11-15 *\n"), "%s",
            text);
    free(text);
    drop("x.pdn");
    SAYS("x.pdn: 2 games");
}
END_TEST

START_TEST(what_is_being_written_is_saved)
{
    play_one();
    click("name-black");
    type("Eve");
    name_file("x");
    press(SDLK_k, KMOD_LCTRL);
    type("At once");
    name_file("y");
    char *x = read_file("x.pdn"), *y = read_file("y.pdn");
    REQUIRE(strstr(x, "[Black \"Eve\"]"), "%s", x);
    REQUIRE(strstr(y, "{At once}"), "%s", y);
    free(x);
    free(y);
}
END_TEST

START_TEST(a_folder_is_not_written_over)
{
    mkdir(path_of("y.pdn"), 0700);
    play_one();
    name_file("y.pdn");
    SAYS("y.pdn is not an ordinary file.");
}
END_TEST

START_TEST(a_pipe_is_not_written_over)
{
    ck_assert_int_eq(mkfifo(path_of("x.pdn"), 0600), 0);
    play_one();
    name_file("x.pdn");
    SAYS("x.pdn is not an ordinary file.");
}
END_TEST

/* --- Pictures --- */

static int count_pictures(const char *below)
{
    char path[160];
    int count = 0;
    snprintf(path, sizeof path, "%s%s", folder, below);
    DIR *open = opendir(path);
    for (struct dirent *entry; open && (entry = readdir(open));)
        count +=
            strncmp(entry->d_name, "crownhead 20", 12) == 0 && path_ends_in(entry->d_name, ".png");
    if (open)
        closedir(open);
    return count;
}

/* Also those of one second. */
START_TEST(no_picture_takes_the_place_of_another)
{
    for (int i = 1; i <= 4; i++) {
        press(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
        SAYS("The picture is saved as ");
        ck_assert_int_eq(count_pictures(""), i);
    }
}
END_TEST

START_TEST(pictures_have_a_folder)
{
    mkdir(path_of("Pictures"), 0700);
    press(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
    ck_assert_int_eq(count_pictures("/Pictures"), 1);
    ck_assert_int_eq(count_pictures(""), 0);
}
END_TEST

/* Whoever has no home has a folder as soon as one has been used. */
START_TEST(a_picture_needs_a_folder)
{
    app.in_out.files.home[0] = '\0';
    press(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
    SAYS("The picture is not saved. There is no folder for it: HOME must be a full path.");
    write_file("x.pdn", "1. 11-15 *\n");
    drop("x.pdn");
    press(SDLK_c, KMOD_LCTRL | KMOD_LSHIFT);
    SAYS("The picture is saved as ");
    ck_assert_int_eq(count_pictures(""), 1);
}
END_TEST

SUITE(files)
{
    Suite *suite = suite_create("files");
    TCase *tcase = tcase_create("files");
    tcase_set_timeout(tcase, 120);
    tcase_add_checked_fixture(tcase, program_setup, program_teardown);
    tcase_add_test(tcase, a_directory_is_gone_into);
    tcase_add_test(tcase, a_dropped_directory_is_looked_into);
    tcase_add_test(tcase, a_directory_of_too_long_a_path_is_refused);
    tcase_add_test(tcase, a_file_may_go_between_look_and_click);
    tcase_add_test(tcase, a_line_of_100_megabytes_is_read);
#ifdef _WIN32
    tcase_add_loop_test(tcase, a_drive_is_chosen_first, 0, ROWS(nowhere));
#endif
    tcase_add_loop_test(tcase, a_bad_name_is_said, 0, ROWS(name_rows) - 1);
    tcase_add_loop_test(tcase, a_name_may_lead_elsewhere, 0, ROWS(path_rows));
    tcase_add_test(tcase, a_folder_is_gone_into_by_its_name);
    tcase_add_loop_test(tcase, saving_goes_into_folders, 0, ROWS(way_rows));
    tcase_add_loop_test(tcase, opening_goes_into_folders, 0, ROWS(way_rows));
    tcase_add_loop_test(tcase, a_file_is_opened_by_its_path, 0, ROWS(opened_rows));
    tcase_add_test(tcase, programs_are_listed_and_chosen);
    tcase_add_test(tcase, a_folder_may_have_no_program);
    tcase_add_loop_test(tcase, a_program_is_chosen_by_its_path, 0, ROWS(program_rows));
    tcase_add_test(tcase, a_program_is_dropped);
    tcase_add_test(tcase, a_program_has_a_name);
    tcase_add_test(tcase, a_program_is_replaced);
    tcase_add_test(tcase, games_are_listed_after_programs);
    tcase_add_loop_test(tcase, a_position_is_saved_and_opened, 0, ROWS(position_rows));
    tcase_add_test(tcase, a_position_is_written_as_others_read_it);
    tcase_add_test(tcase, an_impossible_position_is_not_saved);
    tcase_add_test(tcase, a_position_takes_the_place_of_another_when_told_so);
    tcase_add_test(tcase, a_position_is_added_to_games);
    tcase_add_test(tcase, a_position_that_is_not_saved_is_there_still);
    tcase_add_test(tcase, each_position_has_a_name);
    tcase_add_test(tcase, a_game_is_added_to_a_file);
    tcase_add_test(tcase, what_is_being_written_is_saved);
    tcase_add_test(tcase, a_folder_is_not_written_over);
    suite_add_tcase(suite, tcase);
    TCase *posix = posix_cases("posix");
    tcase_set_timeout(posix, 120);
    tcase_add_checked_fixture(posix, program_setup, program_teardown);
    tcase_add_loop_test(posix, a_bad_name_is_said, ROWS(name_rows) - 1, ROWS(name_rows));
    tcase_add_test(posix, a_pipe_is_not_waited_for);
    tcase_add_test(posix, names_of_any_bytes_can_be_opened);
    tcase_add_test(posix, a_locked_folder_is_said);
    tcase_add_test(posix, a_pipe_is_no_program);
    tcase_add_loop_test(posix, a_program_is_remembered_or_refused, 0, ROWS(lost_paths));
    tcase_add_test(posix, a_full_disk_loses_nothing);
    tcase_add_test(posix, a_pipe_is_not_written_over);
    tcase_add_test(posix, no_picture_takes_the_place_of_another);
    tcase_add_test(posix, pictures_have_a_folder);
    tcase_add_test(posix, a_picture_needs_a_folder);
    suite_add_tcase(suite, posix);
    return suite;
}

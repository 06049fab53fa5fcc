/* SPDX-License-Identifier: MIT */
/* What pages ask for and the shell does not carry out itself: a function a request, and its row at
 * the end (pages/request.h tells what each of them means). */
#include "app/window/app_parts.h"
#include "base/log.h"
#include "prose/analysis_prose.h"
#include "store/bundle.h"

#include <assert.h>

/* --- The window --- */

static void save(struct app *app, const struct request *request)
{
    (void)request;
    app_save_settings(app);
}

static void toggle_fullscreen(struct app *app, const struct request *request)
{
    struct window_state left = app->window_watch.state;
    bool full = SDL_GetWindowFlags(app->window) & SDL_WINDOW_FULLSCREEN_DESKTOP;
    (void)request;
    if (SDL_SetWindowFullscreen(app->window, full ? 0 : SDL_WINDOW_FULLSCREEN_DESKTOP) != 0)
        log_warning("the window cannot change to or from full screen: %s", SDL_GetError());
    else if (full)
        window_resize(app->window, &left);
}

static void quit(struct app *app, const struct request *request)
{
    (void)request;
    app_quit(app);
}

static void quit_anyway(struct app *app, const struct request *request)
{
    (void)request;
    app->running = false;
}

static void copy_picture(struct app *app, const struct request *request)
{
    app_save_picture(app, request->rect);
}

static void move_now(struct app *app, const struct request *request)
{
    (void)request;
    companion_move_now(&app->companion);
}

static void think_again(struct app *app, const struct request *request)
{
    (void)request;
    companion_think_again(&app->companion);
}

static void try_peer(struct app *app, const struct request *request)
{
    companion_try_peer(&app->companion, request->row);
}

static void hint(struct app *app, const struct request *request)
{
    companion_find_hint(&app->companion, request->node);
}

static void analyse(struct app *app, const struct request *request)
{
    library_analyse(&app->library, &app->companion, request->replayed);
}

static void remove_analysis(struct app *app, const struct request *request)
{
    library_remove_analysis(&app->library, request->replayed);
    if (!request->replayed)
        shell_tell(&app->shell, false, analysis_removed(true));
}

static void stop_analysis(struct app *app, const struct request *request)
{
    (void)request;
    companion_stop_analysis(&app->companion);
    shell_tell(&app->shell, false, analysis_stopped());
}

static void count_endings(struct app *app, const struct request *request)
{
    (void)request;
    endings_count(&app->companion.endings);
}

static void stop_endings(struct app *app, const struct request *request)
{
    (void)request;
    endings_stop(&app->companion.endings);
}

static void go_on_endings(struct app *app, const struct request *request)
{
    (void)request;
    endings_go_on(&app->companion.endings);
}

static void delete_endings(struct app *app, const struct request *request)
{
    endings_delete(&app->companion.endings, request->pieces);
}

static void read_puzzles(struct app *app, const struct request *request)
{
    puzzler_read(&app->puzzler, request->rules);
}

static void seek_puzzles(struct app *app, const struct request *request)
{
    puzzler_seek(&app->puzzler, request->rules);
}

/* --- Files and the clipboard --- */

/* The rules may have been deleted meanwhile: the match's own take their place. */
static const struct named_ruleset *rules_of(const struct app *app, const struct set_up *set_up)
{
    const struct named_ruleset *rules = shelf_find(&app->shell.shelf, set_up->rules);
    return rules ? rules : &app->match.rules;
}

static void copy_game(struct app *app, const struct request *request)
{
    (void)request;
    game_out_copy(&app->in_out);
}

static void paste_game(struct app *app, const struct request *request)
{
    (void)request;
    in_out_paste(&app->in_out);
}

static void read_folder(struct app *app, const struct request *request)
{
    folders_look(&app->in_out, request->path, FOLDER_GAMES);
}

static void read_programs(struct app *app, const struct request *request)
{
    folders_look(&app->in_out, request->path, FOLDER_PROGRAMS);
}

static void choose_program(struct app *app, const struct request *request)
{
    folders_choose_program(&app->in_out, request->path);
}

static void show_import(struct app *app)
{
    shell_show(&app->shell, &(struct page_opening){"library", .node = NODE_LIVE, .imports = true});
}

void app_open_file(struct app *app, const char *path, const struct named_ruleset *given)
{
    if (!bundle_is(path)) {
        in_out_open_file(&app->in_out, path, given);
        return;
    }
    library_import_file(&app->library, path);
    show_import(app);
}

static void open_file(struct app *app, const struct request *request)
{
    app_open_file(app, request->path, NULL);
}

static void open_game(struct app *app, const struct request *request)
{
    in_out_open_row(&app->in_out, request->row);
}

static void set_up(struct app *app, const struct request *request)
{
    const struct set_up *set_up = &request->set_up;
    incoming_take_position(&app->in_out, &set_up->position, rules_of(app, set_up));
}

static void save_game(struct app *app, const struct request *request)
{
    game_out_save(&app->in_out, request->save.path, request->save.manner);
}

static void save_position(struct app *app, const struct request *request)
{
    const struct set_up *set_up = &request->save.set_up;
    position_out_save(&app->in_out, request->save.path, request->save.manner, &set_up->position,
                      rules_of(app, set_up));
}

/* --- The library --- */

static void find(struct app *app, const struct request *request)
{
    library_find(&app->library, request->filter, app_now(app));
}

static void poorer(struct app *app, const struct request *request)
{
    (void)request;
    library_find_poorer(&app->library);
}

static void players(struct app *app, const struct request *request)
{
    library_count_players(&app->library, request->players.filter, request->players.order);
}

static void branches(struct app *app, const struct request *request)
{
    library_count_branches(&app->library, request->filter);
}

static void score(struct app *app, const struct request *request)
{
    (void)request;
    library_add_up(&app->library, app_now(app));
}

static void replay(struct app *app, const struct request *request)
{
    library_replay(&app->library, request->replay.game, request->replay.place,
                   request->replay.analyses);
    shell_open(&app->shell, "replay");
}

static void take_up(struct app *app, const struct request *request)
{
    library_take_up(&app->library, request->node);
}

static void go_on(struct app *app, const struct request *request)
{
    library_go_on(&app->library, request->game);
}

static void delete_game(struct app *app, const struct request *request)
{
    library_delete(&app->library, &request->deletion);
}

static void restore_game(struct app *app, const struct request *request)
{
    (void)request;
    library_restore(&app->library);
}

static void tell_details(struct app *app, const struct request *request)
{
    library_tell(&app->library, request->details);
    shell_open(&app->shell, "replay");
}

static void undo_details(struct app *app, const struct request *request)
{
    (void)request;
    library_undo_telling(&app->library);
}

static void import_file(struct app *app, const struct request *request)
{
    if (folders_is(request->path)) {
        read_folder(app, request);
        return;
    }
    library_import_file(&app->library, request->path);
    show_import(app);
}

static void import_paste(struct app *app, const struct request *request)
{
    (void)request;
    library_import_paste(&app->library);
    show_import(app);
}

static void import_stop(struct app *app, const struct request *request)
{
    (void)request;
    library_import_stop(&app->library);
}

static void measure_disk(struct app *app, const struct request *request)
{
    (void)request;
    library_measure(&app->library);
}

static void export(struct app *app, const struct request *request)
{
    library_export(&app->library, request->save.path, request->save.manner, request->save.games);
}

static void (*const handlers[REQUEST_COUNT])(struct app *, const struct request *) = {
    [REQUEST_SAVE] = save,
    [REQUEST_FULLSCREEN] = toggle_fullscreen,
    [REQUEST_QUIT] = quit,
    [REQUEST_QUIT_ANYWAY] = quit_anyway,
    [REQUEST_COPY_PICTURE] = copy_picture,
    [REQUEST_MOVE_NOW] = move_now,
    [REQUEST_THINK_AGAIN] = think_again,
    [REQUEST_TRY_PEER] = try_peer,
    [REQUEST_HINT] = hint,
    [REQUEST_ANALYSE] = analyse,
    [REQUEST_REMOVE_ANALYSIS] = remove_analysis,
    [REQUEST_STOP_ANALYSIS] = stop_analysis,
    [REQUEST_COUNT_ENDINGS] = count_endings,
    [REQUEST_STOP_ENDINGS] = stop_endings,
    [REQUEST_GO_ON_ENDINGS] = go_on_endings,
    [REQUEST_DELETE_ENDINGS] = delete_endings,
    [REQUEST_PUZZLES] = read_puzzles,
    [REQUEST_OWN_PUZZLES] = seek_puzzles,
    [REQUEST_COPY_GAME] = copy_game,
    [REQUEST_PASTE_GAME] = paste_game,
    [REQUEST_PROGRAMS] = read_programs,
    [REQUEST_PROGRAM] = choose_program,
    [REQUEST_FOLDER] = read_folder,
    [REQUEST_OPEN_FILE] = open_file,
    [REQUEST_OPEN_GAME] = open_game,
    [REQUEST_SET_UP] = set_up,
    [REQUEST_SAVE_GAME] = save_game,
    [REQUEST_SAVE_POSITION] = save_position,
    [REQUEST_FIND] = find,
    [REQUEST_POORER] = poorer,
    [REQUEST_PLAYERS] = players,
    [REQUEST_BRANCHES] = branches,
    [REQUEST_SCORE] = score,
    [REQUEST_REPLAY] = replay,
    [REQUEST_TAKE_UP] = take_up,
    [REQUEST_GO_ON] = go_on,
    [REQUEST_DELETE] = delete_game,
    [REQUEST_DETAILS] = tell_details,
    [REQUEST_UNDO_DETAILS] = undo_details,
    [REQUEST_RESTORE] = restore_game,
    [REQUEST_IMPORT_FILE] = import_file,
    [REQUEST_IMPORT_PASTE] = import_paste,
    [REQUEST_IMPORT_STOP] = import_stop,
    [REQUEST_DISK] = measure_disk,
    [REQUEST_EXPORT] = export,
};

void app_carry_out(void *app, const struct request *request)
{
    assert(handlers[request->kind]);
    handlers[request->kind](app, request);
}

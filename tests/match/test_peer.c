/* SPDX-License-Identifier: MIT */
/* Other programs that may play, as texts. */
#include "match/peer.h"
#include "suite.h"

#include <string.h>

static struct peer peers[PEER_COUNT];

static void put(int place, const char *name, const char *file)
{
    strbuf_copy(peers[place].texts[PEER_NAME], PEER_TEXT_SIZE, name);
    strbuf_copy(peers[place].texts[PEER_FILE], PEER_TEXT_SIZE, file);
}

static const struct {
    const char *name;
    struct player player;
    int place; /* of its peer; -1: there is none */
} player_rows[] = {
    {"by its name", {"Scan", PLAYER_PEER}, 1},
    {"the second of two equal ones", {"Scan (2)", PLAYER_PEER}, 1},
    {"at whatever place", {"Scan", PLAYER_MOST}, 1},
    {"one that is called so", {"Cake (2)", PLAYER_PEER}, 3},
    {"a person", {"Scan", PLAYER_PERSON}, -1},
    {"the computer", {"Scan", PLAYER_FULL}, -1},
    {"unknown", {"Nobody", PLAYER_PEER}, -1},
    {"without a file", {"Lost", PLAYER_PEER}, -1},
    {"without a name", {"", PLAYER_PEER}, -1},
};

START_TEST(a_player_is_a_peer)
{
    memset(peers, 0, sizeof peers);
    put(0, "", "/bin/true");
    put(1, "Scan", "/opt/scan");
    put(2, "Lost", "");
    put(3, "Cake (2)", "/opt/cake");
    const struct peer *peer = peer_of(peers, &player_rows[_i].player);
    const struct peer *wanted = player_rows[_i].place < 0 ? NULL : &peers[player_rows[_i].place];
    ck_assert_msg(peer == wanted, "%s", player_rows[_i].name);
}
END_TEST

static const struct {
    const char *text;
    int seconds;
} second_rows[] = {
    {"", PEER_SECONDS_USUAL},    {"1", 1}, {"600", PEER_SECONDS_MOST}, {"601", PEER_SECONDS_USUAL},
    {"0", PEER_SECONDS_USUAL},   {"7", 7}, {"-1", PEER_SECONDS_USUAL}, {"1.5", PEER_SECONDS_USUAL},
    {"ten", PEER_SECONDS_USUAL},
};

START_TEST(it_has_seconds)
{
    struct peer peer = {0};
    strbuf_copy(peer.texts[PEER_SECONDS], PEER_TEXT_SIZE, second_rows[_i].text);
    ck_assert_msg(peer_seconds(&peer) == second_rows[_i].seconds, "%s", second_rows[_i].text);
}
END_TEST

START_TEST(names_differ)
{
    static char long_name[PEER_TEXT_SIZE + 100];
    memset(peers, 0, sizeof peers);
    memset(long_name, 'x', sizeof long_name - 1);
    for (int place = 0; place < PEER_COUNT; place++) {
        ck_assert_int_eq(peer_free_place(peers), place);
        put(place, "", "/opt/scan");
        peer_set_name(peers, place, place < 3 ? " Scan\n" : long_name);
    }
    ck_assert_int_eq(peer_free_place(peers), PEER_COUNT);
    ck_assert_str_eq(peers[0].texts[PEER_NAME], "Scan");
    ck_assert_str_eq(peers[1].texts[PEER_NAME], "Scan 2");
    ck_assert_str_eq(peers[2].texts[PEER_NAME], "Scan 3");
    ck_assert_str_ne(peers[3].texts[PEER_NAME], peers[4].texts[PEER_NAME]);
    peer_set_name(peers, 1, "");
    ck_assert_str_eq(peers[1].texts[PEER_NAME], "Scan 2");
    peer_set_name(peers, 1, "Scan 2");
    ck_assert_str_eq(peers[1].texts[PEER_NAME], "Scan 2");
}
END_TEST

SUITE(peer)
{
    Suite *suite = suite_create("peer");
    TCase *tests = tcase_create("peer");
    tcase_add_loop_test(tests, a_player_is_a_peer, 0, ROWS(player_rows));
    tcase_add_loop_test(tests, it_has_seconds, 0, ROWS(second_rows));
    tcase_add_test(tests, names_differ);
    suite_add_tcase(suite, tests);
    return suite;
}

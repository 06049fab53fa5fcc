/* SPDX-License-Identifier: MIT */
/* The sounds of the board. Pages ask for them by `desk_sound`; app/window/sound.h plays them. */
#ifndef BOARD_SOUNDS_H
#define BOARD_SOUNDS_H

enum sound {
    SOUND_PUT,     /* a piece comes to rest */
    SOUND_SLIDE,   /* a piece sets out over the board */
    SOUND_CAPTURE, /* a piece lands behind the first piece that it captures */
    SOUND_CHAIN,   /* and behind each further one */
    SOUND_CROWN,
    SOUND_REFUSAL,
    SOUND_OFFER, /* a draw is offered, or a question comes before a move */
    SOUND_WIN,
    SOUND_DRAW,
    SOUND_TICK, /* one of the last seconds of a player's time */
    SOUND_COUNT,
};

enum {
    SOUND_TAKES = 3,
};

struct sound_info {
    const char *id; /* for scripts */
    /* Its files in the folder of the assets, made by tools/make-sounds. They are played in turn, so
     * that a sound with several takes is never the same twice in a row. NULL after the last take.
     */
    const char *takes[SOUND_TAKES];
};

extern const struct sound_info sound_infos[SOUND_COUNT];

/* A sound, and how it is played: both in percent of what is in its file. */
struct cue {
    enum sound sound;
    int pitch;
    int level;
};

#endif

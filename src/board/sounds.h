/* SPDX-License-Identifier: MIT */
/* What can be heard at the board. Pages ask for it by `desk_sound`; who plays it is app/sound.h. */
#ifndef BOARD_SOUNDS_H
#define BOARD_SOUNDS_H

enum sound {
    SOUND_PUT,     /* a piece comes to rest */
    SOUND_SLIDE,   /* a piece sets out over the board */
    SOUND_CAPTURE, /* it lands behind the first piece that it captures */
    SOUND_CHAIN,   /* and behind each that follows */
    SOUND_CROWN,
    SOUND_REFUSAL,
    SOUND_OFFER, /* of a draw */
    SOUND_WIN,
    SOUND_DRAW,
    SOUND_COUNT,
};

struct sound_info {
    const char *id;   /* for scripts */
    const char *file; /* below the folder of the assets; tools/make-sounds makes it */
};

extern const struct sound_info sound_infos[SOUND_COUNT];

/* A sound, and how it is played: both in percent of what is in its file. */
struct cue {
    enum sound sound;
    int pitch;
    int level;
};

#endif

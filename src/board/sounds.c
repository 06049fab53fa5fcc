/* SPDX-License-Identifier: MIT */
#include "board/sounds.h"

#define SOUND(name)                                                                                \
    {                                                                                              \
        .id = name, .file = "sounds/" name ".wav"                                                  \
    }

const struct sound_info sound_infos[SOUND_COUNT] = {
    [SOUND_PUT] = SOUND("put"),         [SOUND_SLIDE] = SOUND("slide"),
    [SOUND_CAPTURE] = SOUND("capture"), [SOUND_CHAIN] = SOUND("chain"),
    [SOUND_CROWN] = SOUND("crown"),     [SOUND_REFUSAL] = SOUND("refusal"),
    [SOUND_OFFER] = SOUND("offer"),     [SOUND_WIN] = SOUND("win"),
    [SOUND_DRAW] = SOUND("draw"),
};

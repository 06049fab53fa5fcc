/* SPDX-License-Identifier: MIT */
#include "board/sounds.h"

#define WAV(name) "sounds/" name ".wav"

const struct sound_info sound_infos[SOUND_COUNT] = {
    [SOUND_PUT] = {"put", {WAV("put-1"), WAV("put-2"), WAV("put-3")}},
    [SOUND_SLIDE] = {"slide", {WAV("slide-1"), WAV("slide-2"), WAV("slide-3")}},
    [SOUND_CAPTURE] = {"capture", {WAV("capture-1"), WAV("capture-2"), WAV("capture-3")}},
    [SOUND_CHAIN] = {"chain", {WAV("chain")}},
    [SOUND_CROWN] = {"crown", {WAV("crown")}},
    [SOUND_REFUSAL] = {"refusal", {WAV("refusal")}},
    [SOUND_OFFER] = {"offer", {WAV("offer")}},
    [SOUND_WIN] = {"win", {WAV("win")}},
    [SOUND_DRAW] = {"draw", {WAV("draw")}},
    [SOUND_TICK] = {"tick", {WAV("tick")}},
};

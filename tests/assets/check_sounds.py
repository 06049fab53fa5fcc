#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_sounds.py TOOL FOLDER: are the sounds in FOLDER what TOOL (tools/make-sounds) makes, and fit
for a game? Short, neither silent nor too loud, all about equally loud, without a click at either end,
each told from the others. Are those of moves of wood, a tick over a thud, in takes of different
pitch, and is that wood heard when a man is crowned and a game won? Says what is not, a line each;
exit status 1 then."""

import array
import cmath
import itertools
import math
import operator
import os
import subprocess
import sys
import tempfile
import wave

RATE = 44100
LONGEST = 0.5  # seconds
EDGE = 0.004  # of full scale: what may be left of a sound where it begins and ends
PEAK = 0.75
QUIETEST, LOUDEST = -26.0, -16.0  # root mean square of the loudest part, in dB of full scale
PART = 4410  # samples of such a part: the ear takes 100 ms together
APART = 2.0  # dB between the quietest and the loudest of them
ALIKE = 0.8  # correlation of two sounds, from which they are taken for one
WOOD = ("put", "slide", "capture")
TAKES = 3
TICK_HZ, TICK_MS = (2000, 5000), (3, 5)
THUD_HZ = (150, 300)
OVER_MS, OVER_DB = 60, -20.0  # by then it is so much weaker than it was at most
PITCHES = (1.02, 1.12)  # what may lie between the pitches of two takes: to be heard, and the same sound
MADE_OF_WOOD = ("crown.wav", "win.wav")
WOOD_MS = 4  # so long is the beginning of put-1.wav that must be found in them
FOUND = 0.8  # correlation with it
OFF_BY = 1  # the C libraries of two machines may round otherwise


def read(path):
    """The samples, or None with what is wrong."""
    with wave.open(path, "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if shape != (1, 2, RATE):
            return None
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def level(samples):
    sums = [0, *itertools.accumulate(sample * sample for sample in samples)]
    loudest = max(sums[min(at + PART, len(samples))] - sums[at] for at in range(len(samples)))
    return 10 * math.log10(loudest / PART / 32768**2)


def faults_of(samples):
    if not any(samples):
        return ["it is silent"]
    faults = []
    if len(samples) >= LONGEST * RATE:
        faults.append(f"it lasts {len(samples) / RATE:.2f} s")
    for name, edge in (("begins", samples[:4]), ("ends", samples[-4:])):
        if max(map(abs, edge)) > EDGE * 32768:
            faults.append(f"it {name} with a click")
    if max(map(abs, samples)) > PEAK * 32768:
        faults.append("it is near full scale")
    if not QUIETEST <= level(samples) <= LOUDEST:
        faults.append(f"its level is {level(samples):.1f} dB")
    return faults


def same(kept, made):
    return len(kept) == len(made) and all(abs(a - b) <= OFF_BY for a, b in zip(kept, made))


def correlation(one, other):
    """By every third sample: all of wood lies below what that can tell."""
    one, other = one[::3], other[::3]
    product = sum(a * b for a, b in zip(one, other))
    return product / math.sqrt(sum(a * a for a in one) * sum(b * b for b in other))


def frames(ms):
    return round(ms * RATE / 1000)


def energies(samples, frequencies, rate):
    turns = [-2j * math.pi * frequency / rate for frequency in frequencies]
    sums = (sum(s * cmath.exp(turn * i) for i, s in enumerate(samples)) for turn in turns)
    return {f: abs(total) ** 2 for f, total in zip(frequencies, sums)}


def within(found, band):
    """The part of the energy that lies between these frequencies."""
    return sum(e for f, e in found.items() if band[0] <= f <= band[1]) / sum(found.values())


def tick_length(samples):
    """Milliseconds until nine tenths of what lies above 1.5 kHz have passed."""
    keep = math.exp(-2 * math.pi * 1500 / RATE)
    for _ in range(3):
        high, before, passed = 0.0, 0, []
        for sample in samples:
            high = keep * (high + sample - before)
            before = sample
            passed.append(high)
        samples = passed
    sums = list(itertools.accumulate(sample * sample for sample in samples))
    return next(i for i, total in enumerate(sums) if total > 0.9 * sums[-1]) * 1000 / RATE


def thud(samples):
    """Its frequencies, once the tick has passed: that is why every eighth sample tells them."""
    return energies(samples[frames(6) : frames(66) : 8], range(60, 600, 2), RATE / 8)


def fall(samples):
    """How much weaker than its loudest 10 ms is the loudest 10 ms after OVER_MS, in dB."""
    part = frames(10)
    parts = [sum(s * s for s in samples[i : i + part]) for i in range(0, len(samples), part)]
    return 10 * math.log10(max(parts[OVER_MS // 10 :]) / max(parts))


def wood_faults(samples, low, pitch):
    faults = []
    begins = within(energies(samples[: frames(4)], range(125, 12000, 125), RATE), TICK_HZ)
    if begins < 0.5:
        faults.append(f"it begins with {100 * begins:.0f} % of a tick")
    if not TICK_MS[0] <= tick_length(samples) <= TICK_MS[1]:
        faults.append(f"its tick lasts {tick_length(samples):.1f} ms")
    if not THUD_HZ[0] <= pitch <= THUD_HZ[1] or within(low, THUD_HZ) < 0.8:
        faults.append(f"its thud is at {pitch} Hz")
    if fall(samples) > OVER_DB:
        faults.append(f"it has fallen by {-fall(samples):.1f} dB after {OVER_MS} ms")
    return faults


def take_faults(name, sounds):
    takes = [f"{name}-{i + 1}.wav" for i in range(TAKES)]
    if not all(take in sounds for take in takes):
        return [f"{name} has not {TAKES} takes"]
    thuds = {take: thud(sounds[take]) for take in takes}
    pitches = {take: max(low, key=low.get) for take, low in thuds.items()}
    faults = []
    for take in takes:
        found = wood_faults(sounds[take], thuds[take], pitches[take])
        faults += [f"{take}: {fault}" for fault in found]
    for one, other in itertools.combinations(takes, 2):
        low, high = sorted((pitches[one], pitches[other]))
        if not PITCHES[0] <= high / low <= PITCHES[1]:
            faults.append(f"{one} and {other} are at {low} and {high} Hz")
    return faults


def best_match(samples, piece):
    """The largest correlation of `piece` with a part of `samples`."""
    strength, best = sum(s * s for s in piece), 0.0
    sums = [0, *itertools.accumulate(s * s for s in samples)]
    loud = sums[-1] / 1000  # what is softer than this is not heard
    for at in range(len(samples) - len(piece)):
        energy = sums[at + len(piece)] - sums[at]
        if energy > loud:
            product = sum(map(operator.mul, piece, samples[at : at + len(piece)]))
            best = max(best, product / math.sqrt(energy * strength))
    return best


def made_of_wood_faults(sounds):
    if "put-1.wav" not in sounds:
        return []
    wood = sounds["put-1.wav"][: frames(WOOD_MS)]
    matches = {name: best_match(sounds[name], wood) for name in MADE_OF_WOOD if name in sounds}
    return [f"{name}: it is of other wood ({m:.2f})" for name, m in matches.items() if m < FOUND]


def are_takes(one, other):
    return one[:-5] == other[:-5] and one[-6] == "-"


def main(tool, folder):
    faults, sounds = [], {}
    with tempfile.TemporaryDirectory() as made_folder:
        subprocess.run([sys.executable, tool, made_folder], check=True)
        names, made_names = sorted(os.listdir(folder)), sorted(os.listdir(made_folder))
        made = {name: read(os.path.join(made_folder, name)) for name in made_names}
    if names != made_names:
        faults.append(f"there are {' '.join(names)}; made are {' '.join(made_names)}")
    for name in names:
        samples = read(os.path.join(folder, name))
        if samples is None:
            faults.append(f"{name}: it is not one channel of 16 bits, 44100 a second")
            continue
        faults += [f"{name}: {fault}" for fault in faults_of(samples)]
        if name in made and not same(samples, made[name]):
            faults.append(f"{name}: the tool makes another one")
        if any(samples):
            sounds[name] = samples
    levels = [level(samples) for samples in sounds.values()]
    if max(levels) - min(levels) > APART:
        faults.append(f"their levels lie {max(levels) - min(levels):.1f} dB apart")
    for one in sounds:
        for other in sounds:
            if one < other and not are_takes(one, other) and abs(correlation(sounds[one], sounds[other])) > ALIKE:
                faults.append(f"{one} and {other} are alike")
    for name in WOOD:
        faults += take_faults(name, sounds)
    faults += made_of_wood_faults(sounds)
    print("\n".join(faults) or f"{len(names)} sounds, {max(levels) - min(levels):.1f} dB apart")
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))

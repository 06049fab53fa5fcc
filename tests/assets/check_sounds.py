#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_sounds.py TOOL FOLDER: are the sounds in FOLDER what TOOL (tools/make-sounds) makes, and fit
for a game? Short, neither silent nor too loud, all about equally loud, without a click at either end,
each told from the others. Says what is not, a line each; exit status 1 then."""

import array
import itertools
import math
import os
import subprocess
import sys
import tempfile
import wave

LONGEST = 0.5  # seconds
EDGE = 0.004  # of full scale: what may be left of a sound where it begins and ends
PEAK = 0.75
QUIETEST, LOUDEST = -26.0, -16.0  # root mean square of the loudest part, in dB of full scale
PART = 4410  # samples of such a part: the ear takes 100 ms together
APART = 2.0  # dB between the quietest and the loudest of them
ALIKE = 0.8  # correlation of two sounds, from which they are taken for one
OFF_BY = 1  # the C libraries of two machines may round otherwise


def read(path):
    """The samples, or None with what is wrong."""
    with wave.open(path, "rb") as file:
        shape = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if shape != (1, 2, 44100):
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
    if len(samples) >= LONGEST * 44100:
        faults.append(f"it lasts {len(samples) / 44100:.2f} s")
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
            if one < other and abs(correlation(sounds[one], sounds[other])) > ALIKE:
                faults.append(f"{one} and {other} are alike")
    print("\n".join(faults) or f"{len(names)} sounds, {max(levels) - min(levels):.1f} dB apart")
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))

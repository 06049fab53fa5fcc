#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""test_sounds.py TOOL FOLDER: the kept sounds with one thing wrong at a time: check_sounds.py must
name it, and must be content without."""

import array
import os
import shutil
import subprocess
import sys
import tempfile
import wave

CHECK = os.path.join(os.path.dirname(os.path.abspath(__file__)), "check_sounds.py")


def change(folder, name, how, rate=44100):
    path = os.path.join(folder, name)
    with wave.open(path, "rb") as file:
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    samples = array.array("h", how(samples))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(path, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(rate)
        out.writeframes(samples.tobytes())


def clipped(value):
    return max(-32768, min(32767, round(value)))


def dull(samples, start):
    """What is high is gone from there on."""
    out, value, slower = list(samples), 0.0, 0.0
    for i in range(start, len(out)):
        value += 0.06 * (out[i] - value)
        slower += 0.06 * (value - slower)
        out[i] = round(slower)
    return out


def over(samples, late):
    """With itself, so many samples later."""
    return [clipped(v + (samples[i - late] if i >= late else 0)) for i, v in enumerate(samples)]


ROWS = (
    ("none", lambda folder: None, ""),
    ("missing", lambda folder: os.remove(f"{folder}/win.wav"), "there are "),
    ("planted", lambda folder: shutil.copy(f"{folder}/put-1.wav", f"{folder}/new.wav"), "there are "),
    ("silent", lambda folder: change(folder, "win.wav", lambda s: [0] * len(s)), "win.wav: it is silent"),
    ("long", lambda folder: change(folder, "win.wav", lambda s: s + s), "win.wav: it lasts 0.98 s"),
    ("cut off", lambda folder: change(folder, "win.wav", lambda s: s[:14000]), "win.wav: it ends with"),
    ("late", lambda folder: change(folder, "win.wav", lambda s: s[8900:]), "win.wav: it begins with"),
    ("loud", lambda folder: change(folder, "win.wav", lambda s: [clipped(4 * v) for v in s]),
     "win.wav: it is near full scale"),
    ("soft", lambda folder: change(folder, "win.wav", lambda s: [clipped(v / 4) for v in s]),
     "win.wav: its level is -32."),
    ("softer", lambda folder: change(folder, "win.wav", lambda s: [clipped(v * 0.7) for v in s]),
     "their levels lie 3.1 dB apart"),
    ("another", lambda folder: change(folder, "win.wav", lambda s: [v + 2 * (i == 9000) for i, v in enumerate(s)]),
     "win.wav: the tool makes another one"),
    ("the same twice", lambda folder: shutil.copy(f"{folder}/put-1.wav", f"{folder}/chain.wav"),
     "chain.wav and put-1.wav are alike"),
    ("no tick", lambda folder: change(folder, "put-2.wav", lambda s: dull(s, 0)),
     "put-2.wav: it begins with "),
    ("a short tick", lambda folder: change(folder, "put-2.wav", lambda s: dull(s, 60)),
     "put-2.wav: its tick lasts "),
    ("a long tick", lambda folder: change(folder, "put-2.wav", lambda s: over(s, 200)),
     "put-2.wav: its tick lasts "),
    ("a high thud", lambda folder: change(folder, "put-2.wav", lambda s: s[:265] + s[265::2]),
     "put-2.wav: its thud is at 4"),
    ("it rings", lambda folder: change(folder, "put-2.wav", lambda s: over(s, 2000)),
     "put-2.wav: it has fallen by "),
    ("two takes", lambda folder: os.remove(f"{folder}/slide-3.wav"), "slide has not 3 takes"),
    ("one take twice", lambda folder: shutil.copy(f"{folder}/put-1.wav", f"{folder}/put-2.wav"),
     "put-1.wav and put-2.wav are at "),
    ("won without wood", lambda folder: shutil.copy(f"{folder}/draw.wav", f"{folder}/win.wav"),
     "win.wav: it is of other wood"),
    ("crowned on cloth", lambda folder: shutil.copy(f"{folder}/refusal.wav", f"{folder}/crown.wav"),
     "crown.wav: it is of other wood"),
    ("rate", lambda folder: change(folder, "win.wav", lambda s: s, 22050), "win.wav: it is not one channel"),
)


def main(tool, kept):
    failed = 0
    for name, plant, expected in ROWS:
        with tempfile.TemporaryDirectory() as scratch:
            folder = os.path.join(scratch, "sounds")
            shutil.copytree(kept, folder)
            plant(folder)
            run = subprocess.run([sys.executable, CHECK, tool, folder], capture_output=True, text=True)
        found = any(line.startswith(expected) for line in run.stdout.splitlines())
        if run.returncode != (1 if expected else 0) or not found or run.stderr:
            print(f"{name}: expected '{expected}', said: {run.stdout}{run.stderr}")
            failed = 1
    return failed


sys.exit(main(*sys.argv[1:]))

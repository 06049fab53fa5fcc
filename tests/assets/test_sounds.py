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


ROWS = (
    ("none", lambda folder: None, ""),
    ("missing", lambda folder: os.remove(f"{folder}/win.wav"), "there are "),
    ("planted", lambda folder: shutil.copy(f"{folder}/put.wav", f"{folder}/new.wav"), "there are "),
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
    ("the same twice", lambda folder: shutil.copy(f"{folder}/put.wav", f"{folder}/chain.wav"),
     "chain.wav and put.wav are alike"),
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

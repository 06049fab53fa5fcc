#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""check_suites.py ROOT BUILD: fails if a test file of ROOT is in no test, or a slow test is in a
second suite. BUILD holds what Meson knows of the tests.

Meson leaves a suite out only where no suite is asked for, so `--suite rules` would run slow tests that
are in `rules` as well."""
import json
import pathlib
import sys


def place(path):
    """The end of a path that tells a file: its folder and its name."""
    return "/".join(pathlib.Path(path).parts[-2:])


root, build = map(pathlib.Path, sys.argv[1:])
tests = json.loads((build / "meson-info/intro-tests.json").read_text())
compiled = json.loads((build / "compile_commands.json").read_text())

used = {place(word) for test in tests for word in test["cmd"]}
used |= {place(command["file"]) for command in compiled}
files = [*root.glob("tests/*/test_*"), *root.glob("tests/app/scripts/*.script")]
faults = [f"{file.relative_to(root)} is in no test" for file in files if place(file) not in used]
faults += [
    f"the test {test['name']} is slow, but also in another suite"
    for test in tests
    if "crownhead:slow" in test["suite"] and len(test["suite"]) > 1
]
# These are in a build of their own.
faults = [fault for fault in faults if not fault.startswith("tests/lint/") and "_windows.c " not in fault]
print("\n".join(sorted(faults)))
sys.exit(bool(faults))

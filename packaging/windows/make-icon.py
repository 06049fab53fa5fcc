# SPDX-License-Identifier: MIT
"""Packs pictures of several sizes into one icon for Windows, as PNG, which it reads since Vista.

    make-icon.py OUT.ico PICTURE.png...

Source: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
"""
import struct
import sys

SIGNATURE = b'\x89PNG\r\n\x1a\n'
HEAD, ENTRY = '<HHH', '<BBBBHHII'
COLOUR_BITS = 32


def read(path):
    with open(path, 'rb') as file:
        picture = file.read()
    if not picture.startswith(SIGNATURE):
        sys.exit(f'make-icon.py: {path} is not a PNG')
    return picture


def size_of(picture):
    """The sides stand behind the signature and the first chunk's length and name. 0 means 256."""
    sides = struct.unpack_from('>II', picture, len(SIGNATURE) + 8)
    return tuple(side % 256 for side in sides)


def main(out, paths):
    pictures = [read(path) for path in paths]
    at = struct.calcsize(HEAD) + len(pictures) * struct.calcsize(ENTRY)
    parts = [struct.pack(HEAD, 0, 1, len(pictures))]
    for picture in pictures:
        parts.append(struct.pack(ENTRY, *size_of(picture), 0, 0, 1, COLOUR_BITS, len(picture), at))
        at += len(picture)
    with open(out, 'wb') as file:
        file.write(b''.join(parts + pictures))


main(sys.argv[1], sys.argv[2:])

#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the pictures of boards and pieces: assets/boards/THEME/*.svg.

Usage: tools/make_boards.py FOLDER [THEME...]

The same call makes the same bytes: the tree keeps what it makes, and a test holds the two to each
other. The pictures hold to what nanosvg draws (tests/assets/lint.sh): no filters, no masks, no
clips, no text; light comes from the upper left.
"""
import math
import os
import random
import sys


# --- Colours ---------------------------------------------------------------------------------

def rgb(colour):
    return [int(colour[i:i + 2], 16) for i in (1, 3, 5)]


def mix(a, b, part):
    """The colour so far on the way from a to b."""
    return '#%02x%02x%02x' % tuple(round(x + (y - x) * part) for x, y in zip(rgb(a), rgb(b)))


def num(value):
    text = '%.2f' % value
    text = text.rstrip('0').rstrip('.')
    return '0' if text in ('-0', '') else text


# --- A picture -------------------------------------------------------------------------------

class Picture:
    def __init__(self, what, side=100):
        self.what, self.side = what, side
        self.defs, self.body, self.known = [], [], {}

    def _paint(self, kind, place, stops):
        """The reference to a gradient, which is written once."""
        text = ''.join('<stop offset="%s%%" stop-color="%s"%s/>' % (
            num(100 * s[0]), s[1], ' stop-opacity="%s"' % num(s[2]) if len(s) > 2 else '')
            for s in stops)
        at = ' '.join('%s="%s"' % (name, num(value)) for name, value in place)
        body = '%sGradient gradientUnits="userSpaceOnUse" %s>%s</%sGradient>' % (
            kind, at, text, kind)
        if body not in self.known:
            name = 'g%d' % len(self.known)
            self.known[body] = name
            self.defs.append('<%s' % body.replace('Gradient ', 'Gradient id="%s" ' % name, 1))
        return 'url(#%s)' % self.known[body]

    def linear(self, x1, y1, x2, y2, *stops):
        return self._paint('linear', (('x1', x1), ('y1', y1), ('x2', x2), ('y2', y2)), stops)

    def radial(self, cx, cy, r, *stops):
        return self._paint('radial', (('cx', cx), ('cy', cy), ('r', r)), stops)

    def add(self, tag, **given):
        words = ''.join(' %s="%s"' % (name.replace('_', '-'),
                                      num(v) if isinstance(v, (int, float)) else v)
                        for name, v in given.items() if v is not None)
        self.body.append('<%s%s/>' % (tag, words))

    def disc(self, cx, cy, r, fill, **more):
        self.add('circle', cx=cx, cy=cy, r=r, fill=fill, **more)

    def ring(self, cx, cy, r, width, stroke, **more):
        self.add('circle', cx=cx, cy=cy, r=r, fill='none', stroke=stroke, stroke_width=width,
                 **more)

    def path(self, d, **more):
        self.add('path', d=d, **more)

    def line(self, d, width, stroke, **more):
        self.add('path', d=d, fill='none', stroke=stroke, stroke_width=width, **more)

    def rect(self, x, y, w, h, fill, **more):
        self.add('rect', x=x, y=y, width=w, height=h, fill=fill, **more)

    def text(self):
        defs = '  <defs>\n    %s\n  </defs>\n' % '\n    '.join(self.defs) if self.defs else ''
        return ('<!-- SPDX-License-Identifier: MIT -->\n'
                '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d">\n'
                '  <!-- %s; made by tools/make_boards.py -->\n%s  %s\n</svg>\n' % (
                    self.side, self.side, self.what, defs, '\n  '.join(self.body)))


# --- Wood and paper --------------------------------------------------------------------------

def wave(random_source, size):
    """A slow curve: what it adds at a place from 0 to 100."""
    parts = [(random_source.uniform(0.6, 1) * size / (i + 1), random_source.uniform(0.35, 0.7) *
              (i + 1) / 100, random_source.uniform(0, 6.28)) for i in range(2)]
    return lambda y: sum(a * math.sin(6.2832 * f * y + p) for a, f, p in parts)


def fibre(bend, x, top=-3, bottom=103, steps=3):
    """One fibre from top to bottom, near x, as a smooth curve."""
    ys = [top + (bottom - top) * i / steps for i in range(steps + 1)]
    at = [x + bend(y, x) for y in ys]
    d = 'M%s %s' % (num(at[0]), num(ys[0]))
    third = (bottom - top) / steps / 3
    slope = [(bend(y + 1, x) - bend(y - 1, x)) / 2 for y in ys]
    for i in range(steps):
        d += 'C%s %s %s %s %s %s' % tuple(num(v) for v in (
            at[i] + slope[i] * third, ys[i] + third, at[i + 1] - slope[i + 1] * third,
            ys[i + 1] - third, at[i + 1], ys[i + 1]))
    return d


def wood_square(what, seed, base, dark, pale, strength, pores):
    """A veneer: bands of slow tone, fine fibres, short pores, a hair of shade at the edges."""
    source = random.Random(seed)
    picture = Picture(what)
    tones = [source.uniform(-0.5, 0.5) for _ in range(5)]
    stops = [(i / 4, mix(base, pale if t > 0 else dark, abs(t) * 0.3)) for i, t in
             enumerate(tones)]
    picture.rect(-1, -1, 102, 102, picture.linear(0, 0, 100, source.uniform(-14, 14), *stops))
    slow, fast = wave(source, 3.6), wave(source, 0.5)

    def bend(y, x):
        return slow(y) * (0.55 + 0.45 * math.sin(x * 0.021 + seed)) + fast(y + x * 0.9)
    for colour, width, count, opacity in ((dark, 3.4, 7, 0.14), (pale, 4.6, 5, 0.2)):
        d = ''.join(fibre(bend, source.uniform(-6, 106)) for _ in range(count))
        picture.line(d, width, colour, stroke_opacity=opacity * strength)
    thin, x = '', -6.0
    while x < 106:
        thin += fibre(bend, x)
        x += source.uniform(2.2, 7.4) if source.random() < 0.7 else source.uniform(0.9, 1.8)
    picture.line(thin, 0.55, dark, stroke_opacity=0.3 * strength)
    short = ''
    for _ in range(pores):
        x, y, length = source.uniform(0, 100), source.uniform(-4, 98), source.uniform(4, 13)
        short += fibre(bend, x, y, y + length, 1)
    picture.line(short, 0.8, dark, stroke_opacity=0.42 * strength, stroke_linecap='round')
    picture.line('M0.3 100V0.3H100', 0.6, pale, stroke_opacity=0.22)
    picture.line('M99.7 0V99.7H0', 0.6, dark, stroke_opacity=0.5)
    return picture


def plain_square(what, colour, edge=None):
    picture = Picture(what)
    picture.rect(-1, -1, 102, 102, colour)
    if edge:
        picture.line('M0.4 100V0.4H100', 0.8, edge[0], stroke_opacity=edge[2])
        picture.line('M99.6 0V99.6H0', 0.8, edge[1], stroke_opacity=edge[2])
    return picture


# --- The frame -------------------------------------------------------------------------------

FRAME = 850  # the 8x8 squares lie on 25 to 825


def frame_sides(a, b):
    """The four sides of the band from a to b pixels off the edge, each with its mitred ends: top,
    left, bottom, right. Four shapes, not one with a hole: whoever fills that walks the hole too."""
    p, q = FRAME - a, FRAME - b
    return ['M%s %sH%sL%s %sH%sZ' % tuple(map(num, v)) for v in ((a, a, p, q, b, b),)] + [
        'M%s %sV%sL%s %sV%sZ' % tuple(map(num, (a, a, p, b, q, b))),
        'M%s %sH%sL%s %sH%sZ' % tuple(map(num, (a, p, p, q, q, b))),
        'M%s %sV%sL%s %sV%sZ' % tuple(map(num, (p, a, p, q, q, b)))]


def frame_band(picture, a, b, tones):
    """A band of one colour a side, or of a gradient across it: tones(side) gives its stops."""
    across = [(0, a, 0, b), (a, 0, b, 0), (0, FRAME - a, 0, FRAME - b),
              (FRAME - a, 0, FRAME - b, 0)]
    for side, d in enumerate(frame_sides(a, b)):
        stops = tones(side)
        picture.path(d, fill=stops if isinstance(stops, str) else
                     picture.linear(*across[side], *stops))


def frame_line(picture, at, width, fill):
    """A line all around, `at` pixels off the edge. In four pieces for the same reason."""
    frame_band(picture, at - width / 2, at + width / 2, lambda side: fill)


def rounded_back(picture, colour, radius):
    """Behind everything, with rounded corners outside."""
    r, f = radius, FRAME
    picture.path('M%d 0H%dA%d %d 0 0 1 %d %dV26H0V%dA%d %d 0 0 1 %d 0Z' % (
        r, f - r, r, r, f, r, r, r, r, r), fill=colour)
    picture.path('M0 824H%dV%dA%d %d 0 0 1 %d %dH%dA%d %d 0 0 1 0 %dZ' % (
        f, f - r, r, r, f - r, f, r, r, r, f - r), fill=colour)
    picture.rect(0, 20, 26, 810, colour)
    picture.rect(824, 20, 26, 810, colour)


def walnut_frame():
    picture = Picture('rosewood, softly rounded, with a line of brass', FRAME)
    source = random.Random(5)
    rounded_back(picture, '#1a0d07', 7)
    # How bright the rounded wood is across, on the side that the light meets and on the others.
    curves = [(0.62, 1.0, 0.6, 0.36, 0.16), (0.52, 0.86, 0.52, 0.32, 0.16),
              (0.02, 0.1, 0.24, 0.38, 0.34), (0.04, 0.14, 0.28, 0.4, 0.34)]
    dark, bright = '#2c160c', '#8a5534'

    def rounded(side):
        places = (0, 0.14, 0.42, 0.74, 1)
        return [(p, mix(dark, bright, c)) for p, c in zip(places, curves[side])]
    frame_band(picture, 0.9, 19.2, rounded)
    grain = ['', '', '', '']
    for _ in range(9):
        at = source.uniform(2.6, 18)
        far = FRAME - at
        for side, across in enumerate((at, far, at, far)):
            bow = source.uniform(-0.7, 0.7)
            ends = (at, across, across + bow, across - bow, far, across)
            grain[side] += ('M%s %sC283 %s 566 %s %s %s' % tuple(map(num, ends)) if side < 2 else
                            'M%s %sC%s 283 %s 566 %s %s' % tuple(map(num, (
                                across, at, across + bow, across - bow, across, far))))
    for d in grain:
        picture.line(d, 0.5, '#1a0a04', stroke_opacity=0.4)
    mitre = 'M1 1L20 20M849 1L830 20M1 849L20 830M849 849L830 830'
    picture.line(mitre, 0.8, '#120703', stroke_opacity=0.7)
    frame_line(picture, 20.4, 2.6, '#140a05')
    brass = picture.linear(0, 0, FRAME, FRAME, (0, '#f7dfa2'), (0.28, '#c79a4c'),
                           (0.5, '#ecca85'), (0.74, '#b28439'), (1, '#dcb267'))
    frame_line(picture, 20.4, 1.4, brass)
    frame_band(picture, 21.8, 26, lambda side: ['#100804', '#150b06', '#3a2214', '#332013'][side])
    return picture


# --- Pieces ----------------------------------------------------------------------------------

DIAGONAL = math.sqrt(0.5)


class Tones:
    """What a piece is made of, between its darkest and its brightest."""

    def __init__(self, shade, body, light, edge):
        self.shade, self.body, self.light, self.edge = shade, body, light, edge

    def at(self, level):
        """-1 the darkest, 0 the body, 1 the brightest."""
        return mix(self.body, self.light if level > 0 else self.shade, min(1, abs(level)))


def lit(picture, cx, cy, r, tones, *levels):
    """Paint that goes over a circle from the upper left, where the light is, to the lower right."""
    d = r * DIAGONAL
    return picture.linear(cx - d, cy - d, cx + d, cy + d, *[
        (i / (len(levels) - 1), tones.at(level)) for i, level in enumerate(levels)])


def gold_rim(picture, cx, cy, r, rim):
    """What tells a king's upper disc from a man's at a glance."""
    k = r / 40
    picture.ring(cx, cy, 34.2 * k, 7 * k, rim[0])
    picture.ring(cx, cy, 34.2 * k, 5 * k, picture.linear(
        cx - 24 * k, cy - 24 * k, cx + 24 * k, cy + 24 * k, *rim[1]))


def chords(source, cx, cy, r, count, bend):
    """The grain of a turned piece: fibres that end at its edge."""
    d = ''
    for i in range(count):
        x = -r + 2 * r * (i + source.uniform(0.15, 0.85)) / count
        half = math.sqrt(max(0.0, r * r - x * x))
        if half < r * 0.18:
            continue
        a, b = source.uniform(-bend, bend), source.uniform(-bend, bend)
        d += 'M%s %sC%s %s %s %s %s %s' % tuple(map(num, (
            cx + x, cy - half, cx + x * 0.96 + a, cy - half / 3, cx + x * 0.96 + b,
            cy + half / 3, cx + x, cy + half)))
    return d


def sheen(picture, cx, cy, r, colour, strength):
    """The two bright wedges that light makes on fine circular grooves."""
    for spread in (34, 23, 12):
        d = ''
        for way in (225, 45):
            a, b = (math.radians(way + s) for s in (-spread, spread))
            d += 'M%s %sL%s %sA%s %s 0 0 1 %s %sZ' % tuple(map(num, (
                cx, cy, cx + r * math.cos(a), cy + r * math.sin(a), r, r,
                cx + r * math.cos(b), cy + r * math.sin(b))))
        picture.path(d, fill=colour, fill_opacity=strength)


def turned(picture, cx, cy, r, tones, seed, gloss, grain, rim=None):
    """A disc from the lathe, as it lies before us: rounded edge, rim, a hollow with two grooves, a
    knob. `rim` is the gold of a king, or None."""
    source = random.Random(seed)
    k = r / 40

    def ring(at, *levels):
        picture.disc(cx, cy, at * k, lit(picture, cx, cy, at * k, tones, *levels))
    picture.disc(cx, cy, r, tones.edge)
    ring(39.3, 0.55, 0.1, -0.35, -0.8, -0.6)
    ring(37.6, 1.0, 0.42, 0.0, -0.42, -0.55)
    ring(35.6, 0.5, 0.3, 0.1, -0.08, -0.1)
    ring(31.2, -0.75, -0.4, 0.0, 0.55, 0.95)
    ring(29.4, -0.22, -0.1, 0.02, 0.14, 0.24)
    picture.line(chords(source, cx, cy, 38.6 * k, grain[0], 1.6), 0.6 * k, grain[1],
                 stroke_opacity=grain[2])
    sheen(picture, cx, cy, 29.2 * k, gloss[0], gloss[1])
    if rim:
        gold_rim(picture, cx, cy, r, rim)
    for at, width in ((23.6, 1.5), (19.4, 0.9)):
        picture.ring(cx, cy, at * k, width * k, lit(
            picture, cx, cy, at * k, tones, -1, -0.7, 0.0, 0.6, 1))
    ring(11.2, -0.7, -0.45, 0.0, 0.45, 0.7)
    ring(9.8, 0.85, 0.35, 0.05, -0.3, -0.5)
    picture.disc(cx, cy, 7.6 * k, picture.radial(
        cx - 2.6 * k, cy - 2.8 * k, 9.5 * k, (0, tones.at(0.6)), (0.45, tones.at(0.16)),
        (1, tones.at(-0.12))))


def stadium(cx, top, bottom, r):
    """A disc that has been pulled down."""
    return 'M%s %sA%s %s 0 0 1 %s %sV%sA%s %s 0 0 1 %s %sZ' % tuple(map(num, (
        cx - r, top, r, r, cx + r, top, bottom, r, r, cx - r, bottom)))


def stacked(picture, tones, face):
    """Two discs, one on the other, seen from a little before them; face(cx, cy, r) draws the upper
    side."""
    cx, r, top, middle, bottom = 50, 35.4, 41.6, 50.8, 59.4
    wall = picture.linear(cx - r, 0, cx + r, 0, *[(p, tones.at(level)) for p, level in (
        (0, -0.1), (0.13, 0.75), (0.32, 0.15), (0.6, -0.4), (0.86, -0.85), (1, -0.5))])
    for upper, lower in ((middle, bottom), (top, middle - 1)):
        if upper == top:
            picture.path(stadium(cx, upper, lower + 2.2, r), fill=tones.edge, fill_opacity=0.75)
        picture.path(stadium(cx, upper, lower, r + 0.7), fill=tones.edge)
        picture.path(stadium(cx, upper, lower - 0.6, r), fill=wall)
    face(cx, top, r)


def rings(what, outline, stops):
    """A king's two rings, drawn over a man."""
    picture = Picture(what)
    for r in (25.4, 13.6):
        picture.ring(50, 50, r, 6.4, outline)
        picture.ring(50, 50, r, 4.4, picture.linear(31.6, 31.6, 68.4, 68.4, *stops))
    return picture


CROWN = ('M31.6 62.5L26.4 40.6L38.6 49.6L50 32.4L61.4 49.6L73.6 40.6L68.4 62.5Z'
         'M31 65.2Q50 68.6 69 65.2L69.4 70.4Q50 74.2 30.6 70.4Z'
         'M23.5 39.2A2.9 2.9 0 1 0 29.3 39.2A2.9 2.9 0 1 0 23.5 39.2Z'
         'M46.6 30.2A3.4 3.4 0 1 0 53.4 30.2A3.4 3.4 0 1 0 46.6 30.2Z'
         'M70.7 39.2A2.9 2.9 0 1 0 76.5 39.2A2.9 2.9 0 1 0 70.7 39.2Z')


def crown(what, outline, stops, gem):
    """A king's crown, drawn over a man."""
    picture = Picture(what)
    picture.path(CROWN + 'M31.4 62L30.8 67L69.2 67L68.6 62Z', fill=outline, stroke=outline,
                 stroke_width=4.4, stroke_linejoin='round')
    picture.path(CROWN, fill=picture.linear(34, 28, 64, 74, *stops))
    picture.path('M50 50.4L53.6 55.4L50 60.4L46.4 55.4Z', fill=gem)
    for x in (38.6, 61.4):
        picture.disc(x, 57.4, 1.8, gem)
    return picture


X_MAN = 'M29.5 32H42.5L70.5 68H57.5ZM57.5 32H70.5L42.5 68H29.5Z'
X_KING = ('M18.5 20.5H39.5L81.5 79.5H60.5ZM63 20.5H76L37 79.5H24ZM14 20H44V26.4H14Z'
          'M57 20H83V26.4H57ZM56 73.6H86V80H56ZM17 73.6H43V80H17Z')


def letter_x(what, king, halo, ink):
    picture = Picture(what)
    d = X_KING if king else X_MAN
    picture.path(d, fill=halo, stroke=halo, stroke_width=4.6, stroke_linejoin='round')
    picture.path(d, fill=picture.linear(22, 22, 78, 78, *ink))
    return picture


def oval(w, h):
    return 'M%s 50A%s %s 0 1 0 %s 50A%s %s 0 1 0 %s 50Z' % tuple(map(num, (
        50 - w, w, h, 50 + w, w, h, 50 - w)))


def letter_o(what, king, halo, ink, slim):
    """`slim` takes so much off the line, from within; a slim letter hides what it lies on."""
    picture = Picture(what)
    w, h, iw, ih = (33, 34, 14.5, 22) if king else (20, 20, 9.6, 9.6)
    iw, ih = iw + slim * (w - iw), ih + slim * (h - ih)
    hole = '' if slim else oval(iw - 2.3, ih - 2.3)
    picture.path(oval(w + 2.3, h + 2.3) + hole, fill=halo, fill_rule='evenodd')
    picture.path(oval(w, h) + oval(iw, ih), fill=picture.linear(26, 26, 74, 74, *ink),
                 fill_rule='evenodd')
    return picture


def letters(black, black_halo, white, white_halo, slim=0.0):
    return {
        'letter-black-man': letter_x('x', False, black_halo, black),
        'letter-black-king': letter_x('X', True, black_halo, black),
        'letter-white-man': letter_o('o', False, white_halo, white, slim),
        'letter-white-king': letter_o('O', True, white_halo, white, slim),
    }


def moulded(picture, cx, cy, r, tones, rim=None):
    """A disc of polished plastic: notched rim, ridges, a bright reflection."""
    k = r / 40

    def ring(at, *levels):
        picture.disc(cx, cy, at * k, lit(picture, cx, cy, at * k, tones, *levels))
    picture.disc(cx, cy, r, tones.edge)
    ring(39.2, 0.8, 0.3, -0.1, -0.6, -0.4)
    notch = 2 * math.pi * 37 * k / 48
    picture.ring(cx, cy, 37 * k, 3.4 * k, tones.at(-0.75), stroke_dasharray='%s %s' % (
        num(notch * 0.36), num(notch * 0.64)), stroke_opacity=0.75)
    ring(34.6, -0.7, -0.3, 0.1, 0.4, 0.7)
    if rim:
        gold_rim(picture, cx, cy, r, rim)
    ring(33 if not rim else 30.6, 0.22, 0.08, 0, -0.1, -0.16)
    for at in (27, 21.4, 15.8):
        ring(at, 1.0, 0.3, -0.1, -0.5, -0.35)
        ring(at - 1.5, -0.6, -0.35, 0, 0.3, 0.5)
        ring(at - 2.6, 0.16, 0.06, 0, -0.06, -0.12)
    picture.disc(cx - 9 * k, cy - 12 * k, 21 * k, picture.radial(
        cx - 9 * k, cy - 12 * k, 21 * k, (0, '#ffffff', 0.26), (0.5, '#ffffff', 0.09),
        (1, '#ffffff', 0)))


def honed(picture, cx, cy, r, tones, line, rim=None):
    """A disc of matt stone: a soft edge and one fine line."""
    k = r / 40

    def ring(at, *levels):
        picture.disc(cx, cy, at * k, lit(picture, cx, cy, at * k, tones, *levels))
    picture.disc(cx, cy, r, tones.edge)
    ring(39.2, 0.7, 0.25, -0.1, -0.6, -0.5)
    ring(37.2, 0.42, 0.2, 0, -0.24, -0.3)
    ring(34.4, 0.16, 0.08, 0, -0.08, -0.12)
    if rim:
        gold_rim(picture, cx, cy, r, rim)
    picture.ring(cx, cy, 24.6 * k, 2.2 * k, line)
    ring(20, -0.34, -0.16, 0, 0.14, 0.26)
    ring(18.6, -0.1, -0.05, 0, 0.05, 0.1)


# --- Themes ----------------------------------------------------------------------------------

GOLD = ('#3a2206', [(0, '#fff3c4'), (0.35, '#efc669'), (0.6, '#c9932f'), (1, '#efcd7c')])
# The same on a light piece: deeper, with a darker edge.
OLD_GOLD = ('#4a2804', [(0, '#e9bd58'), (0.35, '#c48a24'), (0.6, '#96600f'), (1, '#cf9a3c')])
BRONZE = ('#fff6e2', [(0, '#8a5a24'), (0.4, '#643a12'), (0.7, '#48280a'), (1, '#6b431a')])
BRIGHT_GOLD = [(0, '#fff0bd'), (0.35, '#eec468'), (0.6, '#d7a240'), (1, '#e9bf66')]


def men_and_kings(face, black, white):
    """The discs of both sides; face(picture, cx, cy, r, side, rim) draws one from above. `black`
    and `white` are each (name of the stuff, tones, rim of a king)."""
    files = {}
    for side, (stuff, tones, rim) in (('black', black), ('white', white)):
        man = Picture(stuff)
        face(man, 50, 50, 40, side, None)
        king = Picture('%s, two discs' % stuff)
        stacked(king, tones, lambda cx, cy, r: face(king, cx, cy, r, side, rim))
        files[side + '-man'], files['stack-' + side] = man, king
    return files


def king_marks(black, white):
    """Rings and crowns; each side is (outline, stops, gem)."""
    files = {}
    for side, (outline, stops, gem) in (('black', black), ('white', white)):
        files['rings-' + side] = rings('two rings', outline, stops)
        files['crown-' + side] = crown('crown', outline, stops, gem)
    return files


EBONY = Tones('#050302', '#1d1613', '#85725f', '#040202')
BOXWOOD = Tones('#b58c52', '#f4e6c6', '#fffbf0', '#6d4a20')


def walnut():
    def face(picture, cx, cy, r, side, rim):
        if side == 'black':
            turned(picture, cx, cy, r, EBONY, 3, ('#ffe9d2', 0.05), (15, '#7a5236', 0.2), rim)
        else:
            turned(picture, cx, cy, r, BOXWOOD, 8, ('#ffffff', 0.13), (17, '#8a5a20', 0.17), rim)
    dark = dict(base='#a06e44', dark='#4f2a13', pale='#cc9762', strength=1.0, pores=46)
    light = dict(base='#ebd1a4', dark='#a87840', pale='#f8e6c0', strength=0.8, pores=16)
    files = men_and_kings(face, ('turned ebony', EBONY, GOLD), ('turned boxwood', BOXWOOD, OLD_GOLD))
    files['frame'] = walnut_frame()
    for i in range(1, 5):
        files['dark-%d' % i] = wood_square('walnut, grain %d of 4' % i, 10 + i, **dark)
        files['light-%d' % i] = wood_square('maple, grain %d of 4' % i, 40 + i, **light)
    files.update(king_marks(('#080504', BRIGHT_GOLD, '#5a1d12'), (*BRONZE, '#f3dca4')))
    files.update(letters([(0, '#4a423d'), (0.3, '#231f1c'), (1, '#100d0c')], '#f1dcb0',
                         [(0, '#fffdf6'), (0.45, '#f6ecd6'), (1, '#e3d1aa')], '#1d0f06'))
    return files


def tournament_frame():
    picture = Picture('buff cloth with a green line', FRAME)
    rounded_back(picture, '#8f8558', 7)
    frame_band(picture, 0.9, 19, lambda side: [
        [(0, c[0]), (1, c[1])] for c in (('#f6efd2', '#efe6c2'), ('#f3ebcb', '#ece3bd'),
                                         ('#d9cfa6', '#e6dcb4'), ('#dcd2aa', '#e8deb8'))][side])
    frame_band(picture, 19, 26, lambda side: '#ece3bf')
    frame_line(picture, 21.6, 2.6, '#2f6a3f')
    return picture


def tournament():
    red = Tones('#220103', '#5c070d', '#d24c4a', '#1a0102')
    white = Tones('#9c927a', '#f8f4e6', '#ffffff', '#4c4a3e')
    tones = {'black': red, 'white': white}

    def face(picture, cx, cy, r, side, rim):
        moulded(picture, cx, cy, r, tones[side], rim)
    files = men_and_kings(face, ('red plastic', red, GOLD), ('white plastic', white, OLD_GOLD))
    files['frame'] = tournament_frame()
    files['dark-1'] = plain_square('green', '#5f8a54', ('#80a972', '#335a2d', 0.45))
    files['light-1'] = plain_square('buff', '#efe6c4', ('#fff9e2', '#c3b88c', 0.5))
    files.update(king_marks(('#240204', BRIGHT_GOLD, '#7d0d14'), (*BRONZE, '#f3dca4')))
    files.update(letters([(0, '#6e0d12'), (0.4, '#56060b'), (1, '#3e0306')], '#fbf6e2',
                         [(0, '#ffffff'), (1, '#f4efdc')], '#16311c'))
    return files


def slate_square(what, seed, base, dark, pale):
    """Honed stone: soft clouds and a vein or two."""
    source = random.Random(seed)
    picture = Picture(what)
    picture.rect(-1, -1, 102, 102, picture.linear(
        0, source.uniform(-20, 20), 100, source.uniform(80, 120), (0, mix(base, pale, 0.12)),
        (source.uniform(0.35, 0.65), base), (1, mix(base, dark, 0.12))))
    for _ in range(3):
        x, y, r = source.uniform(5, 95), source.uniform(5, 95), source.uniform(26, 46)
        tone = source.choice((dark, pale))
        picture.disc(x, y, r, picture.radial(x, y, r, (0, tone, 0.07), (1, tone, 0)))
    vein = ''
    for _ in range(3):
        y, fall = source.uniform(-20, 100), source.uniform(8, 34)
        vein += 'M-2 %sC30 %s 66 %s 102 %s' % tuple(map(num, (
            y, y + fall * source.uniform(0, 0.7), y + fall * source.uniform(0.3, 1), y + fall)))
    picture.line(vein, 0.7, pale, stroke_opacity=0.16)
    picture.line('M0.4 100V0.4H100', 0.8, pale, stroke_opacity=0.22)
    picture.line('M99.6 0V99.6H0', 0.8, dark, stroke_opacity=0.6)
    return picture


def slate_frame():
    picture = Picture('dark slate', FRAME)
    rounded_back(picture, '#0e1216', 7)
    tones = (('#4c5965', '#36414b', '#2b343d'), ('#465360', '#333e48', '#29323a'),
             ('#1b2127', '#242c34', '#2a333b'), ('#1d242a', '#262e36', '#2b343c'))
    frame_band(picture, 0.9, 19.2, lambda side: [
        (p, c) for p, c in zip((0, 0.2, 1), tones[side])])
    frame_line(picture, 20.4, 2.6, '#11161b')
    frame_line(picture, 20.4, 1.1, '#8fa5b5')
    frame_band(picture, 21.8, 26, lambda side: ['#0d1115', '#11161a', '#242c34', '#20282f'][side])
    return picture


def slate():
    dark_stone = Tones('#010203', '#10151a', '#647684', '#020304')
    pale_stone = Tones('#83909b', '#d0d9e1', '#eef3f7', '#2a3239')
    tones = {'black': dark_stone, 'white': pale_stone}
    line = {'black': '#5d7686', 'white': '#7f909e'}
    silver = ('#10161b', [(0, '#ffe9b4'), (0.4, '#e5be6c'), (0.65, '#bf8f3a'), (1, '#e2c078')])

    def face(picture, cx, cy, r, side, rim):
        honed(picture, cx, cy, r, tones[side], line[side], rim)
    files = men_and_kings(face, ('dark stone', dark_stone, silver),
                          ('pale stone', pale_stone, OLD_GOLD))
    files['frame'] = slate_frame()
    for i in range(1, 5):
        files['dark-%d' % i] = slate_square('slate, %d of 4' % i, 70 + i, '#64707b', '#404a53',
                                            '#8393a0')
        files['light-%d' % i] = slate_square('pale slate, %d of 4' % i, 90 + i, '#8995a0',
                                             '#66727d', '#b3bec8')
    files.update(king_marks(('#05080a', silver[1], '#14191e'),
                            ('#eef3f7', [(0, '#4b5a67'), (0.5, '#2c3843'), (1, '#1b242c')],
                             '#c6d0d9')))
    files.update(letters([(0, '#181e24'), (1, '#080b0e')], '#b4c0ca',
                         [(0, '#dde5eb'), (1, '#bac6d0')], '#161c21'))
    return files


def paper_square(what, seed, hatched):
    """A page: fine fibres, and thin slanting lines on the squares that are played on."""
    source = random.Random(seed)
    picture = Picture(what)
    picture.rect(-1, -1, 102, 102, '#f5edd9')
    fleck = ''
    for _ in range(7):
        x, y = source.uniform(4, 96), source.uniform(4, 96)
        fleck += 'M%s %sq%s %s %s %s' % tuple(num(v) for v in (
            x, y, source.uniform(-2, 2), source.uniform(-2, 2), source.uniform(-5, 5),
            source.uniform(-5, 5)))
    picture.line(fleck, 0.5, '#a68f62', stroke_opacity=0.35)
    if hatched:
        step = 100 / 12
        d = ''
        for i in range(1, 24):
            at = i * step
            d += 'M%s %sL%s %s' % tuple(map(num, (max(0, at - 100), min(100, at),
                                                  min(100, at), max(0, at - 100))))
        picture.line(d, 0.9, '#3b332a', stroke_opacity=0.6)
        picture.rect(0.4, 0.4, 99.2, 99.2, 'none', stroke='#3b332a', stroke_width=0.8,
                     stroke_opacity=0.35)
    return picture


def paper_frame():
    picture = Picture('the margin of a page, with a double rule', FRAME)
    rounded_back(picture, '#b9ab8b', 3)
    frame_band(picture, 0.9, 26, lambda side: ['#f7f0de', '#f6eedb', '#efe6cf', '#f1e8d2'][side])
    frame_line(picture, 20, 0.9, '#2b2620')
    frame_line(picture, 23.4, 2.6, '#2b2620')
    return picture


INK, PAGE = '#241f1a', '#fdf8ea'


def printed(picture, cx, cy, r, side, king):
    """A piece as a woodcut shows it: circles of ink. A king's upper disc has a broad light rim, or
    on a light piece a broad dark one."""
    k = r / 40
    over, under = (PAGE, INK) if side == 'black' else (INK, PAGE)
    picture.disc(cx, cy, r, INK)
    if side == 'white':
        picture.disc(cx, cy, 36.6 * k, PAGE)
    elif not king:
        picture.ring(cx, cy, 36.2 * k, 1.3 * k, PAGE)
    if king:
        picture.ring(cx, cy, 31.4 * k, 4.4 * k, over)
    elif side == 'white':
        picture.ring(cx, cy, 33 * k, 1.5 * k, INK)
    for at, width in ((24, 1.5), (20.4, 1)):
        picture.ring(cx, cy, at * k, width * k, over)
    picture.disc(cx, cy, 8.2 * k, over)
    picture.disc(cx, cy, 6.6 * k, under)


def printed_stack(side):
    picture = Picture('two printed discs, %s' % side)
    cx, r, top, middle, bottom = 50, 35.4, 41.6, 50.8, 59.4
    for upper, lower in ((middle, bottom), (top, middle - 0.6)):
        picture.path(stadium(cx, upper, lower + 1.4, r + 1), fill=PAGE)
        picture.path(stadium(cx, upper, lower, r), fill=INK)
        if side == 'white':
            picture.path(stadium(cx, upper, lower - 2.6, r - 2.6), fill=PAGE)
    picture.disc(cx, top, r + 1, PAGE)
    printed(picture, cx, top, r, side, True)
    return picture


def paper():
    ink = [(0, INK), (1, INK)]
    files = {'frame': paper_frame(), 'stack-black': printed_stack('black'),
             'stack-white': printed_stack('white')}
    for side in ('black', 'white'):
        man = Picture('printed disc, %s' % side)
        printed(man, 50, 50, 40, side, False)
        files[side + '-man'] = man
    for i in range(1, 5):
        files['dark-%d' % i] = paper_square('hatched paper, %d of 4' % i, 110 + i, True)
        files['light-%d' % i] = paper_square('paper, %d of 4' % i, 120 + i, False)
    page = [(0, PAGE), (1, PAGE)]
    files.update(king_marks((INK, page, INK), (PAGE, ink, PAGE)))
    files.update(letters(ink, '#f8f1df', ink, '#f8f1df', 0.34))
    return files


def flat_disc(picture, cx, cy, r, side, rim):
    k = r / 40
    if side == 'black':
        picture.disc(cx, cy, r, '#ffe14a')
        picture.disc(cx, cy, 32 * k, '#000000')
        if rim:
            picture.ring(cx, cy, 25.6 * k, 4 * k, '#ffe14a')
    else:
        picture.disc(cx, cy, r, '#ffffff')
        picture.ring(cx, cy, 30.6 * k, 2.6 * k, '#000000')
        if rim:
            picture.ring(cx, cy, 24 * k, 4 * k, '#000000')


def flat_stack(side):
    picture = Picture('two flat discs, %s' % side)
    cx, r, top, bottom = 50, 35.4, 41.6, 59.4
    line = '#ffe14a' if side == 'black' else '#ffffff'
    picture.path(stadium(cx, 50.8, bottom, r), fill=line)
    if side == 'black':
        picture.path(stadium(cx, 50.8, bottom - 4.6, r - 4.6), fill='#000000')
    picture.path(stadium(cx, top, 50.8, r + 0.2), fill='#000000')
    flat_disc(picture, cx, top, r, side, True)
    return picture


def contrast_frame():
    picture = Picture('black with a white line', FRAME)
    rounded_back(picture, '#ffffff', 5)
    frame_band(picture, 2.4, 26, lambda side: '#000000')
    frame_line(picture, 22.6, 2.4, '#ffffff')
    return picture


def contrast():
    files = {'frame': contrast_frame(), 'dark-1': plain_square('black', '#000000'),
             'light-1': plain_square('white', '#e6e6e6'), 'stack-black': flat_stack('black'),
             'stack-white': flat_stack('white')}
    for side in ('black', 'white'):
        man = Picture('flat disc, %s' % side)
        flat_disc(man, 50, 50, 40, side, None)
        files[side + '-man'] = man
    yellow, black, white = [(0, '#ffe14a'), (1, '#ffe14a')], [(0, '#000000'), (1, '#000000')], [
        (0, '#ffffff'), (1, '#ffffff')]
    files.update(king_marks(('#000000', yellow, '#000000'), ('#ffffff', black, '#ffffff')))
    files.update(letters(yellow, '#000000', white, '#000000'))
    return files


THEMES = {'walnut': walnut, 'tournament': tournament, 'slate': slate, 'paper': paper,
          'contrast': contrast}


def main(folder, names):
    for name in names or THEMES:
        place = os.path.join(folder, name)
        os.makedirs(place, exist_ok=True)
        for file, picture in sorted(THEMES[name]().items()):
            with open(os.path.join(place, file + '.svg'), 'w', encoding='ascii') as out:
                out.write(picture.text())


if __name__ == '__main__':
    if len(sys.argv) < 2 or not set(sys.argv[2:]) <= set(THEMES):
        sys.exit(__doc__.split('\n\n')[1])
    main(sys.argv[1], sys.argv[2:])

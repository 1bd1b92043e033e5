# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""What the browser tests share: a running studio, its page, pixels."""

import base64
import os
import signal
import subprocess
import sys
import time
import zlib

HOME, OUT = sys.argv[1], sys.argv[2]
ONLY = sys.argv[3:] or None
MICA = os.environ.get("MICA", f"{HOME}/Scripts/mica")


class Studio:
    """A running studio and its address."""

    open = []

    def __init__(self, folder, *options):
        self.process = subprocess.Popen(
            [MICA, "studio", folder, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = line.split()[-1]
        Studio.open.append(self)

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)
        Studio.open.remove(self)


def wait(page, expression, seconds=60):
    """Until an expression holds; the page's own rules forbid what Playwright would do."""
    end = time.time() + seconds
    while not page.evaluate(expression):
        assert time.time() < end, f"waited for {expression}"
        page.wait_for_timeout(30)


def open_page(browser, studio, **options):
    context = browser.new_context(viewport={"width": 1280, "height": 820}, **options)
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: message.type == "error" and problems.append(message.text))
    page.goto(studio.address)
    wait(page, "studio.build === 'done' && studio.canvases.current?.report?.state === 'running' && studio.canvases.frames.length > 0", 240)
    page.problems = problems
    return page


def pixels(page, index=0):
    """The canvas's pixels, straight R, G, B, A."""
    text = page.evaluate(
        """(index) => { const device = [...studio.canvases.devices.values()][index];
        const { width, height } = device.canvas; const data = device.context.getImageData(0, 0, width, height).data;
        let text = ''; for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
        return [width, height, btoa(text)]; }""", index)
    return text[0], text[1], base64.b64decode(text[2])


def png(path):
    """A PNG's pixels as straight R, G, B, A."""
    data = open(path, "rb").read()
    place, parts, palette, transparent = 8, b"", b"", b""
    while place < len(data):
        length = int.from_bytes(data[place:place + 4], "big")
        kind, body = data[place + 4:place + 8], data[place + 8:place + 8 + length]
        if kind == b"IHDR":
            width, height, kind_of_color = int.from_bytes(body[:4], "big"), int.from_bytes(body[4:8], "big"), body[9]
        elif kind == b"IDAT":
            parts += body
        place += length + 12
    step = {2: 3, 6: 4}[kind_of_color]
    raw, stride, rows, above = zlib.decompress(parts), width * step, [], bytes(width * step)
    for y in range(height):
        filter_kind, row = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for x in range(stride):
            left = row[x - step] if x >= step else 0
            corner = above[x - step] if x >= step else 0
            if filter_kind == 1:
                add = left
            elif filter_kind == 2:
                add = above[x]
            elif filter_kind == 3:
                add = (left + above[x]) // 2
            elif filter_kind == 4:
                guess = left + above[x] - corner
                add = min((abs(guess - left), 0, left), (abs(guess - above[x]), 1, above[x]), (abs(guess - corner), 2, corner))[2]
            else:
                add = 0
            row[x] = (row[x] + add) & 255
        rows.append(bytes(row))
        above = rows[-1]
    body = b"".join(rows)
    if step == 3:
        body = b"".join(body[i:i + 3] + b"\xff" for i in range(0, len(body), 3))
    return width, height, body


def same(a, b):
    """The same pixels; what is quite transparent has no colour. Translucent ones may differ by the browser's rounding."""
    if a[:2] != b[:2]:
        return False
    for i in range(0, len(a[2]), 4):
        p, q = a[2][i:i + 4], b[2][i:i + 4]
        if p != q and (p[3] != q[3] or (p[3] == 255) or any(abs(p[c] - q[c]) > 255 // max(p[3], 1) + 1 for c in range(3)) and p[3] > 0):
            return False
    return True


def seek(page, moment):
    page.evaluate("(time) => studio.timeline.seek(time)", moment)
    page.wait_for_timeout(400)


def pause(page):
    if page.evaluate("studio.timeline.isPlaying"):
        page.click("#play")
        wait(page, "!studio.timeline.isPlaying")


TESTS = []


def test(function):
    TESTS.append(function)
    return function

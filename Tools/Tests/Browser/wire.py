# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""A page without a browser: the studio's socket, and the pixels that come over it (Docs/studio-protocol.md)."""

import base64
import json
import os
import socket
import struct
import threading
import time
from urllib.parse import urlparse


def stretched(data, width):
    """A box's pixels from its stretches."""
    pixels, place = bytearray(), 0
    while place < len(data):
        word = int.from_bytes(data[place:place + 4], "little")
        kind, count, place = word >> 30, (word & 0x3FFFFFFF) * 4, place + 4
        if kind == 0:
            pixels += data[place:place + 4] * (count // 4)
            place += 4
        elif kind == 1:
            pixels += data[place:place + count]
            place += count
        else:
            while count > 0:
                part = min(count, width * 4)
                start = len(pixels) - width * 4
                pixels += pixels[start:start + part]
                count -= part
    return pixels


class Screen:
    """A canvas's pixels, straight R, G, B, A."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.bytes = bytearray(width * height * 4)

    def put(self, x, y, width, height, data):
        if len(data) < width * height * 4:
            data = stretched(data, width)
        if width == self.width:
            self.bytes[y * width * 4:(y + height) * width * 4] = data
            return
        for row in range(height):
            start = ((y + row) * self.width + x) * 4
            self.bytes[start:start + width * 4] = data[row * width * 4:(row + 1) * width * 4]


class Wire:
    """One socket to a studio. A thread of its own reads; whoever asks waits for what comes."""

    def __init__(self, address, patience=60):
        place = urlparse(address)
        self.patience = patience
        self.socket = socket.create_connection((place.hostname, place.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.rest = b""
        self.news = threading.Condition()
        self.screens, self.canvases, self.counts, self.last = {}, {}, {}, {}
        self.refused, self.log, self.inputs = [], "", []
        self.lastFrame = time.monotonic()
        self.isOpen = True
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /socket?{place.query} HTTP/1.1\r\nHost: {place.netloc}\r\nOrigin: http://{place.netloc}\r\n"
                             f"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.socket.recv(65_536)
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        assert b" 101 " in head, head
        threading.Thread(target=self._read, daemon=True).start()
        self.send(hello={"version": 1})

    def close(self):
        self.isOpen = False
        self.socket.close()

    def send(self, **message):
        data = json.dumps(message).encode()
        length = struct.pack(">B", 0x80 | len(data)) if len(data) < 126 else struct.pack(">BH", 0xFE, len(data)) if len(data) < 65_536 \
            else struct.pack(">BQ", 0xFF, len(data))
        # A mask of zeros leaves a message as it is.
        self.socket.sendall(b"\x81" + length + bytes(4) + data)

    def _take(self, count):
        parts, missing = [self.rest], count - len(self.rest)
        while missing > 0:
            part = self.socket.recv(1 << 20)
            if not part:
                raise ConnectionError("the studio has closed the socket")
            parts.append(part)
            missing -= len(part)
        data = b"".join(parts)
        self.rest = data[count:]
        return data[:count]

    def _read(self):
        try:
            while True:
                first, length = self._take(2)
                if length == 126:
                    length = int.from_bytes(self._take(2), "big")
                elif length == 127:
                    length = int.from_bytes(self._take(8), "big")
                data = self._take(length)
                with self.news:
                    if first & 15 == 2:
                        self._frame(data)
                    elif first & 15 == 1:
                        self._hear(json.loads(data))
                    self.news.notify_all()
        except (OSError, ConnectionError):
            with self.news:
                self.isOpen = False
                self.news.notify_all()

    def _frame(self, data):
        canvas, number, self.moment, count = struct.unpack_from("<IIdI", data)
        screen, start = self.screens.get(canvas), 20 + count * 20
        for index in range(count):
            x, y, width, height, length = struct.unpack_from("<5I", data, 20 + index * 20)
            if screen:
                screen.put(x, y, width, height, data[start:start + length])
            start += length
        self.counts["frame"] = self.counts.get("frame", 0) + 1
        self.lastFrame = time.monotonic()
        self.send(seen={"canvas": canvas, "frame": number})

    def _hear(self, message):
        (kind, body), = message.items()
        body = body["it"] if isinstance(body, dict) and "it" in body else body
        self.counts[kind] = self.counts.get(kind, 0) + 1
        self.last[kind] = body
        if kind == "build":
            self.atBuild = self.count("canvas")
        if kind == "canvas":
            self.canvases[body["id"]] = body
            size = body.get("screen")
            if size and (body["id"] not in self.screens or (self.screens[body["id"]].width, self.screens[body["id"]].height)
                         != (size["pixelWidth"], size["pixelHeight"])):
                self.screens[body["id"]] = Screen(size["pixelWidth"], size["pixelHeight"])
        elif kind == "inputs":
            self.inputs = body
        elif kind == "added":
            self.inputs.append(body)
        elif kind == "refused":
            self.refused.append(body)
        elif kind == "log":
            self.log += body

    def wait(self, holds, what, seconds=None):
        """Until something holds that the studio has told."""
        end = time.monotonic() + (seconds or self.patience)
        with self.news:
            while not holds():
                assert self.isOpen, f"the socket closed while waiting for {what}"
                left = end - time.monotonic()
                assert left > 0, f"waited for {what}; {self.last.get('build')} {[c.get('message') for c in self.canvases.values()]}"
                self.news.wait(min(left, 0.5))

    def count(self, kind):
        return self.counts.get(kind, 0)

    def unknown(self):
        """How often a host was asked for a node that it doesn't have."""
        return sum("there is no view or layer" in text for text in self.refused)

    def ask(self, kind, answer=None, canvas=None, **more):
        """Sends a question to a canvas's host, by default the first one's, and gives its answer; None where it is refused. A host that is just being
        exchanged answers no more, so it is asked again."""
        before, refusals = self.count(answer or kind), self.unknown()
        end = time.monotonic() + self.patience
        while True:
            self.send(**{kind: {"canvas": canvas or self.last["canvases"][0], **more}})
            try:
                self.wait(lambda: self.count(answer or kind) > before or self.unknown() > refusals, f"the answer to {kind}", 2)
                break
            except AssertionError:
                if time.monotonic() > end or not self.isOpen:
                    raise
        return self.last[answer or kind] if self.count(answer or kind) > before else None

    def runs(self):
        ids = self.last.get("canvases") or []
        return bool(ids) and all(self.canvases.get(one, {}).get("state") == "running" for one in ids)

    def settle(self):
        """Until the moment that was asked for is on all screens: time stands still, hosts have answered, no frame is on its way."""
        while True:
            before = self.count("frame")
            for wait in (0.06, 0):
                for one in list(self.last["canvases"]):
                    self.ask("performance", canvas=one)
                time.sleep(wait)
            if self.count("frame") == before and time.monotonic() - self.lastFrame > 0.1:
                return

    def pictures(self):
        """All canvases' pixels."""
        self.settle()
        with self.news:
            return [bytes(self.screens[one].bytes) for one in self.last["canvases"]]

# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""Random sessions on the gallery's programs: whatever was touched, edited, scrubbed and saved, the picture is that of a
fresh run with the same inputs. MICA_SESSIONS says how many (5), MICA_SEED the first one's seed (1)."""

import glob
import json
import os
import random
import shutil
import subprocess
import tempfile
import time

from page import HOME, MICA, OUT, Studio, png, same, test
from wire import Wire


def programs():
    """The gallery: folders, and what to show of them."""
    found = []
    for file in sorted(glob.glob(f"{HOME}/Examples/*/mica.json")):
        found += [(os.path.dirname(file), one["name"]) for one in json.load(open(file))["programs"]]
    return found


class Session:
    """A studio with a program's copy, and somebody who does anything with it."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        original, self.name = self.random.choice(programs())
        self.place = tempfile.mkdtemp()
        self.folder = f"{self.place}/{os.path.basename(original)}"
        shutil.copytree(original, self.folder)
        self.options = [self.folder, "--show", self.name, "--device", "iPhone 15", "--scale", "1"]
        # Without edits, the same can be drawn by `mica render`.
        self.edits = self.random.random() < 0.7
        self.devices = [{"device": "iPhone 15"}]
        if self.random.random() < 0.3:
            self.devices.append(self.random.choice([{"device": "iPhone 15", "dark": True}, {"device": "iPhone 15", "landscape": True}]))
        self.done = []
        self.shots = 0
        self.studio = Studio(*self.options)
        self.wire = self.page(self.studio)
        self.wire.send(devices={"it": self.devices})
        self.wire.wait(lambda: len(self.wire.last["canvases"]) == len(self.devices) and self.wire.runs(), "the devices")

    def page(self, studio):
        wire = Wire(studio.address)
        wire.wait(lambda: (wire.last.get("build") or {}).get("state") == "done" and wire.runs() and wire.count("frame") > 0, "the program", 240)
        return wire

    def close(self):
        self.wire.close()
        self.studio.close()
        shutil.rmtree(self.place)

    # What somebody does.

    def touch(self, action, x, y, finger=0):
        self.wire.send(input={"it": {"touch": {"it": {"action": action, "finger": finger, "x": x, "y": y}}}})

    def spot(self):
        screen = self.wire.canvases[self.wire.last["canvases"][0]]["screen"]
        nodes = [node for node in self.wire.ask("tree")["nodes"] if node.get("frame")]
        if nodes and self.random.random() < 0.7:
            x, y, width, height = self.random.choice(nodes)["frame"]
            x, y = x + width * self.random.random(), y + height * self.random.random()
        else:
            x, y = screen["width"] * self.random.random(), screen["height"] * self.random.random()
        return min(max(x, 0), screen["width"]), min(max(y, 0), screen["height"])

    def pass_time(self, most=0.3):
        time.sleep(self.random.uniform(0, most))

    def tap(self):
        x, y = self.spot()
        self.touch("down", x, y)
        self.pass_time(0.15)
        self.touch("up", x, y)

    def drag(self):
        (x, y), (to, down) = self.spot(), self.spot()
        self.touch("down", x, y)
        steps = self.random.randint(2, 12)
        for step in range(1, steps + 1):
            time.sleep(0.016)
            self.touch("move", x + (to - x) * step / steps, y + (down - y) * step / steps)
        self.touch("up" if self.random.random() < 0.9 else "cancel", to, down)

    def pinch(self):
        x, y = self.spot()
        for finger in (0, 1):
            self.touch("down", x, y, finger)
        for step in range(1, 6):
            time.sleep(0.016)
            self.touch("move", x - step * 8, y, 0)
            self.touch("move", x + step * 8, y + step * 5, 1)
        for finger in (1, 0):
            self.touch("up", x, y, finger)

    def type(self):
        if self.random.random() < 0.5:
            self.wire.send(input={"it": {"text": {"it": self.random.choice(["a", "Z", "ü", "12", " "])}}})
        else:
            self.wire.send(input={"it": {"key": {"it": self.random.choice(["return", "delete", "left", "right", "tab"])}}})

    def value(self, row):
        choose = self.random.choice
        if row["isOptional"] and self.random.random() < 0.1:
            return "nil"
        kind = row["kind"]
        if kind == "enumeration":
            return choose(row["cases"]) if row["cases"] else None
        color = "#" + "".join(choose("0123456789abcdef") for _ in range(8))
        return {
            "flag": lambda: choose(["true", "false"]), "integer": lambda: str(choose([0, 1, 2, 3, 7, -1])),
            "number": lambda: str(choose([0, 0.25, 0.5, 1, 2, 12, 33.5, -4])), "text": lambda: choose(["Hello", "", "Grüße an alle", "1"]),
            "color": lambda: color, "font": lambda: choose(["Helvetica 20", "Helvetica-Bold 9"]), "point": lambda: choose(["10,20", "0.5,0.25"]),
            "size": lambda: choose(["3x4", "40x30"]), "rect": lambda: choose(["10,20,100,50", "0,0,30,30"]), "insets": lambda: choose(["1,2,3,4", "0,0,0,0"]),
        }.get(kind, lambda: None)()

    def edit(self):
        if not self.edits:
            return self.tap()
        node = self.random.choice(self.wire.ask("tree")["nodes"])["id"]
        object = (self.wire.ask("inspect", "object", node=node) or {}).get("object")
        rows = [row for group in (object or {}).get("groups", []) for row in group["properties"]]
        if not rows:
            return
        row = self.random.choice(rows)
        value = self.value(row)
        if value is not None:
            self.done.append(f"{node} {object['name']}.{row['key']}={value}")
            self.wire.send(input={"it": {"edit": {"it": {"node": node, "setting": f"{row['key']}={value}"}}}})

    def play(self):
        self.wire.send(play={"speed": self.random.choice([0.25, 1, 1, 1, 2, 4])})

    def scrub(self):
        """To any moment until now; half of the times what comes next is done there."""
        self.wire.send(pause={})
        self.wire.settle()
        latest = self.wire.last["clock"]["latest"]
        for _ in range(self.random.randint(1, 3)):
            self.wire.send(seek={"time": self.random.uniform(0, latest)})
        if self.random.random() < 0.5:
            self.wire.settle()
            self.wire.send(seek={"time": latest})
        self.wire.settle()

    def undo(self):
        self.wire.send(undo={})

    # What must hold.

    def save(self):
        """A source is saved while a moment is shown: it is the same as before, and as in a fresh run."""
        self.wire.send(pause={})
        before = self.wire.pictures()
        source = self.random.choice(sorted(glob.glob(f"{self.folder}/**/*.swift", recursive=True)))
        builds = self.wire.count("build")
        with open(source, "a") as file:
            file.write(f"\n// {self.random.random()}\n")
        wire = self.wire
        wire.wait(lambda: wire.count("build") >= builds + 2 and wire.last["build"]["state"] != "building", "the build", 120)
        assert wire.last["build"]["state"] == "done", wire.last["build"]
        wire.wait(lambda: wire.count("canvas") >= wire.atBuild + len(self.devices) and wire.runs(), "the new program")
        self.compare("before it was built again", before, wire.pictures())
        self.fresh()

    def fresh(self):
        """Another studio that is given the state, and `mica render` where nothing was edited."""
        wire, moment = self.wire, self.wire.last["clock"]["time"]
        now = wire.pictures()
        state = {"subject": {"type": self.subject()}, "devices": self.devices, "inputs": wire.inputs, "time": moment}
        if state["subject"]["type"] is None:
            state["subject"] = {}
        studio = Studio(*self.options)
        other = self.page(studio)
        try:
            canvases = other.count("canvas")
            # Each is told when it is asked for, and when the program has come to its moment.
            other.send(restore={"it": state})
            other.wait(lambda: len(other.last["canvases"]) == len(self.devices) and other.count("canvas") >= canvases + 2 * len(self.devices) and other.runs(), "the state")
            other.settle()
            self.compare(f"a fresh run at {moment}", other.pictures(), now)
            # A past moment too: from memory in both.
            past = self.random.uniform(0, wire.last["clock"]["latest"])
            for one in (wire, other):
                one.send(seek={"time": past})
            self.compare(f"a fresh run's past, {past}", other.pictures(), wire.pictures())
        finally:
            other.close()
            studio.close()
        wire.send(seek={"time": moment})
        wire.settle()
        # A script of touches knows no edits, and ends where nobody takes a text.
        if all("touch" in one["input"] for one in wire.inputs):
            self.render(moment, now[0])

    def subject(self):
        for one in json.load(open(f"{self.folder}/mica.json"))["programs"]:
            if one["name"] == self.name:
                return one.get("show")
        return None

    def render(self, moment, now):
        lines = []
        for one in self.wire.inputs:
            value = one["input"]["touch"]["it"]
            lines.append(f"at {one['time']} finger {value['finger']} {value['action']} {value['x']},{value['y']}")
        script, file = f"{self.place}/inputs.touches", f"{self.place}/render.png"
        open(script, "w").write("\n".join(lines) + "\n")
        touches = ["--touches", script] if lines else []
        subprocess.run([MICA, "render", *self.options, *touches, "--at", str(moment), "-o", file], check=True, capture_output=True)
        screen = self.wire.screens[self.wire.last["canvases"][0]]
        if not same(png(file), (screen.width, screen.height, now)):
            self.keep("render", [now])
            raise AssertionError(f"mica render at {moment} is another picture")

    def compare(self, what, expected, found):
        if expected == found:
            return
        # What only came late is no other picture.
        late = self.wire.pictures()
        self.keep("expected", expected)
        self.keep("found", found)
        raise AssertionError(f"another picture than {what}{' (it came late)' if late == expected else ''}")

    def keep(self, name, pictures):
        for index, one in enumerate(pictures):
            screen = self.wire.screens[self.wire.last["canvases"][index]]
            open(f"{OUT}/replay-{name}-{index}-{screen.width}x{screen.height}.rgba", "wb").write(one)

    def run(self):
        for _ in range(self.random.randint(1, 3)):
            for _ in range(self.random.randint(3, 9)):
                act = self.random.choice([self.tap, self.tap, self.drag, self.edit, self.edit, self.edit, self.scrub, self.play, self.type, self.pinch, self.undo])
                self.done.append(act.__name__)
                act()
                self.pass_time()
            self.done.append("save")
            self.save()
            crashed = [one.get("message") for one in self.wire.canvases.values() if one.get("message")]
            assert not crashed, crashed[0]
            self.play()


@test
def random_sessions(browser):
    """Whatever is done, a program that is built again shows what a fresh run shows."""
    first = int(os.environ.get("MICA_SEED", "1"))
    failures = []
    for seed in range(first, first + int(os.environ.get("MICA_SESSIONS", "5"))):
        session = Session(seed)
        try:
            session.run()
        except Exception as error:  # All are tried; each is told with its seed.
            failures.append(f"session {seed} ({session.name}): {error}\n    {'; '.join(session.done)}\n    inputs {json.dumps(session.wire.inputs)}\n    log {session.wire.log[-2000:]}")
            print(f"  {failures[-1]}", flush=True)
            if session.studio.process.poll() is not None:
                print(f"    the studio ended: {session.studio.process.stderr.read()[-3000:]}", flush=True)
        finally:
            session.close()
    assert not failures, f"{len(failures)} sessions failed"

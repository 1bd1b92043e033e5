# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""The studio in a real browser: each promise of Docs/studio.md, with what it costs."""

import base64
import os
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import zlib

from playwright.sync_api import sync_playwright

HOME, OUT = sys.argv[1], sys.argv[2]
ONLY = sys.argv[3:] or None
MICA = os.environ.get("MICA", f"{HOME}/Scripts/mica")


class Studio:
    """A running studio and its address."""

    def __init__(self, folder, *options):
        self.process = subprocess.Popen(
            [MICA, "studio", folder, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.address = line.split()[-1]

    def close(self):
        self.process.send_signal(signal.SIGINT)
        self.process.wait(timeout=20)


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


@test
def the_canvas_is_the_picture(browser):
    """Pixels equal mica render's for the same state; backwards equals forwards."""
    studio = Studio("vote-buttons", "--size", "343x72", "--scale", "2")
    page = open_page(browser, studio)
    pause(page)
    shots = {}
    for moment in (0.25, 0.5, 1.25):
        seek(page, moment)
        shots[moment] = pixels(page)
        file = f"{OUT}/render.png"
        subprocess.run([MICA, "render", "vote-buttons", "--size", "343x72", "--scale", "2", "--at", str(moment), "-o", file], check=True)
        assert same(shots[moment], png(file)), f"other pixels at {moment} s"
    for moment in (0.5, 0.25, 1.25):
        seek(page, moment)
        assert pixels(page) == shots[moment], f"scrubbing back to {moment} s"
    page.screenshot(path=f"{OUT}/studio.png")
    assert not page.problems, page.problems
    studio.close()


@test
def touches_and_traits(browser):
    """Touches reach the program on all devices; the recorded inputs give the same picture."""
    studio = Studio("flo", "--device", "iPhone 15", "--scale", "1")
    page = open_page(browser, studio)
    page.click("#devices-button")
    page.click("text=+ dark")
    wait(page, "studio.canvases.devices.size === 2 && [...studio.canvases.devices.values()].every((d) => d.report?.state === 'running')")
    page.click("#devices-button")
    page.wait_for_timeout(500)
    before = pixels(page)
    box = page.locator(".screen canvas").first.bounding_box()
    frame = page.evaluate("studio.tree.nodes.filter((n) => /Button/.test(n.name)).map((n) => n.frame).at(0)")
    screen = page.evaluate("studio.canvases.current.report.screen")
    x = box["x"] + (frame[0] + frame[2] / 2) / screen["width"] * box["width"]
    y = box["y"] + (frame[1] + frame[3] / 2) / screen["height"] * box["height"]
    for _ in range(3):
        page.mouse.move(x, y)
        page.mouse.down()
        page.wait_for_timeout(60)
        page.mouse.up()
        page.wait_for_timeout(120)
    page.wait_for_timeout(1500)
    pause(page)
    page.wait_for_timeout(300)
    after = pixels(page)
    assert before != after, "nothing happened"
    assert pixels(page, 1) != before
    moment = page.evaluate("studio.timeline.time")
    page.click("#touches")
    open(f"{OUT}/flo.touches", "w").write(page.evaluate("studio.lastInputs") + "\n")
    file = f"{OUT}/flo.png"
    subprocess.run([MICA, "render", "flo", "--device", "iPhone 15", "--scale", "1", "--touches", f"{OUT}/flo.touches", "--at", str(moment), "-o", file], check=True)
    assert same(after, png(file)), "the recorded inputs give another picture"
    page.screenshot(path=f"{OUT}/devices.png")
    assert not page.problems, page.problems
    studio.close()


@test
def touch_latency(browser):
    """From a touch to the pixels that it changes: a system button that is pressed."""
    folder = tempfile.mkdtemp()
    open(f"{folder}/PressViewController.swift", "w").write("""import UIKit

class PressViewController: UIViewController {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    view.backgroundColor = view.backgroundColor == .red ? .blue : .red
  }
}
""")
    studio = Studio(folder, "--device", "iPhone 15", "--scale", "2")
    page = open_page(browser, studio)
    box = page.locator(".screen canvas").first.bounding_box()
    page.mouse.move(box["x"] + 50, box["y"] + 200)
    waits = []
    for _ in range(11):
        page.evaluate("() => { window.shown = new Promise((done) => { studio.canvases.onFrame = () => done(performance.now()); }); document.addEventListener('pointerdown', () => { window.touched = performance.now(); }, { once: true, capture: true }); }")
        page.mouse.down()
        waits.append(page.evaluate("window.shown.then((time) => time - window.touched)"))
        page.mouse.up()
        page.wait_for_timeout(250)
    print(f"  touch to pixels: {statistics.median(waits):.1f} ms median, {max(waits):.1f} at the most")
    assert statistics.median(waits) <= 50
    studio.close()
    shutil.rmtree(folder)


@test
def selecting_and_editing(browser):
    """A click selects; an edit is seen; it can be undone; latency of both."""
    studio = Studio("vote-buttons", "--size", "343x72")
    page = open_page(browser, studio)
    seek(page, 3)
    pause(page)
    page.click("#select-mode")
    box = page.locator(".screen canvas").bounding_box()
    page.mouse.click(box["x"] + 30, box["y"] + 10)
    wait(page, "document.querySelector('#inspector h2')")
    page.click("#select-mode")
    row = page.evaluate("studio.tree.nodes.find((n) => n.name === 'VoteButtonsView').id")
    page.evaluate("(id) => studio.tree.select(id)", row)
    wait(page, "document.querySelector('#inspector h2')?.textContent === 'VoteButtonsView'")
    page.screenshot(path=f"{OUT}/inspector.png")
    first = pixels(page)
    page.fill("#edit-leftTitle", "Mountains")
    page.press("#edit-leftTitle", "Enter")
    page.wait_for_timeout(500)
    assert pixels(page) != first, "the edit isn't seen"
    page.click("#undo")
    page.wait_for_timeout(1500)
    assert pixels(page) == first, "undo leaves traces"
    waits = page.evaluate("""async (node) => {
        const waits = [];
        for (let i = 0; i < 41; i++) {
          const frame = new Promise((done) => { studio.canvases.onFrame = () => done(performance.now()); });
          const start = performance.now();
          studio.inspector.set(node, 'alpha', String(0.5 + (i % 40) / 100));
          waits.push(await frame - start);
          await new Promise((next) => setTimeout(next, 30));
        }
        return waits;
    }""", row)
    print(f"  edit to pixels: {statistics.median(waits):.1f} ms median, {max(waits):.1f} at the most")
    assert statistics.median(waits) <= 50
    assert not page.problems, page.problems
    studio.close()


@test
def frames_and_idleness(browser):
    """A moving program at the display's rate; a resting one costs nothing."""
    studio = Studio("vote-buttons", "--size", "390x844", "--scale", "2")
    page = open_page(browser, studio)
    page.click("#restart")
    page.wait_for_timeout(300)
    rate = page.evaluate("""async () => {
        studio.canvases.frames.length = 0;
        await new Promise((next) => setTimeout(next, 1500));
        const frames = studio.canvases.frames;
        return 1000 * (frames.length - 1) / (frames.at(-1) - frames[0]);
    }""")
    print(f"  frames a second, 390x844 at 2: {rate:.1f}")
    page.wait_for_timeout(1500)

    def family():
        """Processor time of the studio and its hosts, in ticks."""
        pid = subprocess.run(["pgrep", "-n", "-x", "mica-studio"], capture_output=True, text=True).stdout.strip()
        hosts = subprocess.run(["pgrep", "-P", pid], capture_output=True, text=True).stdout.split()
        return {one: sum(map(int, open(f"/proc/{one}/stat").read().rsplit(")", 1)[1].split()[11:13])) for one in [pid, *hosts]}
    for state in ("at rest, time passes", "paused"):
        before = family()
        time.sleep(4)
        after = family()
        used = sum(after[one] - before[one] for one in before if one in after)
        print(f"  idle, {state}: {used / 4 / os.sysconf('SC_CLK_TCK') * 100:.1f} % of a core")
        pause(page)
    studio.close()


@test
def eight_devices(browser):
    """Eight devices at once."""
    studio = Studio("vote-buttons", "--device", "iPhone 15", "--scale", "2")
    page = open_page(browser, studio)
    page.evaluate("""() => studio.socket.send({ devices: { it: [{}, { dark: true }, { rtl: true }, { landscape: true }, { contentSize: 'XL' },
        { highContrast: true }, { locale: 'de_DE' }, { dark: true, landscape: true }].map((row) => ({ device: 'iPhone 15', ...row })) } })""")
    wait(page, "studio.canvases.devices.size === 8 && [...studio.canvases.devices.values()].every((d) => d.report?.state === 'running')")
    page.click("#restart")
    page.wait_for_timeout(300)
    wait(page, "studio.timeline.isPlaying")
    count = page.evaluate("""async () => {
        let count = 0;
        studio.canvases.onFrame = () => { count++; };
        await new Promise((next) => setTimeout(next, 1000));
        return count;
    }""")
    print(f"  eight devices: {count / 8:.1f} frames a second each")
    page.screenshot(path=f"{OUT}/eight.png")
    studio.close()


@test
def live_code(browser):
    """A saved file is shown; a mistake is told and the last picture stays; a crash restarts."""
    folder = tempfile.mkdtemp()
    source = f"{folder}/CardViewController.swift"
    good = """import UIKit

class CardViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
    let button = UIButton(type: .system)
    button.setTitle("Crash", for: .normal)
    button.frame = CGRect(x: 20, y: 20, width: 120, height: 60)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func tapped() {
    let numbers: [Int] = []
    print(numbers[view.subviews.count])
  }
}
"""
    open(source, "w").write(good)
    studio = Studio(folder, "--size", "200x200", "--scale", "1")
    page = open_page(browser, studio)
    red = pixels(page)[2][-4:]
    start = time.time()
    open(source, "w").write(good.replace(".red", ".blue"))
    wait(page, """() => { const d = studio.canvases.current; const p = d.context.getImageData(199, 199, 1, 1).data; return p[2] > 200 && p[0] < 50; }""")
    print(f"  saved file to pixels: {time.time() - start:.2f} s")
    blue = pixels(page)
    assert red != blue[2][-4:]
    open(source, "w").write(good.replace("let button", "let button: Int"))
    page.wait_for_selector("#build:not([hidden])", timeout=60000)
    text = page.inner_text("#build")
    assert "CardViewController.swift:7" in text, text
    assert pixels(page) == blue, "the last good picture is gone"
    page.screenshot(path=f"{OUT}/error.png")
    open(source, "w").write(good.replace(".red", ".blue"))
    page.wait_for_selector("#build", state="hidden", timeout=60000)
    page.wait_for_timeout(500)
    box = page.locator(".screen canvas").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.4, box["y"] + box["height"] * 0.25)
    page.wait_for_selector(".crash:not([hidden])", timeout=30000)
    page.screenshot(path=f"{OUT}/crash.png")
    wait(page, "studio.canvases.current.report.state === 'running'")
    page.wait_for_timeout(300)
    assert "CardViewController.tapped" in page.inner_text(".crash"), "no calls are shown"
    assert pixels(page) == blue, "it didn't come back"
    studio.close()
    shutil.rmtree(folder)


@test
def overview_and_space(browser):
    """All scenes as pictures; layers from the side."""
    studio = Studio(f"{HOME}/Examples/Controls", "--device", "iPhone 15")
    page = open_page(browser, studio)
    page.click("#overview-button")
    page.wait_for_selector("#overview img", timeout=60000)
    page.wait_for_timeout(2000)
    page.screenshot(path=f"{OUT}/overview.png")
    page.click("#overview-button")
    page.click("#exploded")
    page.wait_for_selector("#space img", timeout=60000)
    page.wait_for_timeout(500)
    assert page.locator("#space img").count() > 3
    page.screenshot(path=f"{OUT}/layers.png")
    assert not page.problems, page.problems
    studio.close()


@test
def out(browser):
    """A picture, a film, and an address that restores the state."""
    studio = Studio("vote-buttons", "--size", "343x72", "--scale", "2")
    page = open_page(browser, studio)
    pause(page)
    seek(page, 0.75)
    shot = pixels(page)
    page.select_option("#picture-scale", "2")
    with page.expect_download() as download:
        page.click("#picture")
    download.value.save_as(f"{OUT}/saved.png")
    assert same(shot, png(f"{OUT}/saved.png"))
    page.select_option("#film-format", "gif")
    with page.expect_download() as download:
        page.click("#film")
    download.value.save_as(f"{OUT}/saved.gif")
    assert open(f"{OUT}/saved.gif", "rb").read(6) == b"GIF89a"
    page.click("#link")
    page.wait_for_timeout(200)
    address = page.evaluate("location.hash")
    page.click("#restart")
    page.wait_for_timeout(500)
    other = page.context.new_page()
    other.goto(studio.address + address)
    wait(other, "studio.canvases.current?.report?.state === 'running'")
    other.wait_for_timeout(1500)
    assert pixels(other) == shot, "the address restores another state"
    studio.close()


@test
def light_dark_and_narrow(browser):
    """The page itself in both styles, 900 points wide."""
    studio = Studio("vote-buttons", "--device", "iPhone 15")
    for style in ("light", "dark"):
        context = browser.new_context(viewport={"width": 900, "height": 640}, color_scheme=style)
        page = context.new_page()
        page.goto(studio.address)
        wait(page, "studio.canvases.current?.report?.state === 'running'", 120)
        page.wait_for_timeout(800)
        page.screenshot(path=f"{OUT}/narrow-{style}.png")
        assert page.evaluate("document.documentElement.scrollWidth <= 900")
        unnamed = page.evaluate("""[...document.querySelectorAll('button, input, select')].filter((e) => !e.closest('[hidden]')
            && !(e.textContent.trim() || e.getAttribute('aria-label') || e.labels?.length || e.placeholder)).length""")
        assert unnamed == 0
    studio.close()


def main():
    os.makedirs(OUT, exist_ok=True)
    failed = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for one in TESTS:
            if ONLY and one.__name__ not in ONLY:
                continue
            start = time.time()
            try:
                one(browser)
                print(f"passed: {one.__name__} ({time.time() - start:.1f} s)")
            except Exception as error:
                failed += 1
                print(f"FAILED: {one.__name__}: {error}")
                subprocess.run(["pkill", "-INT", "-x", "mica-studio"])
        browser.close()
    print(f"{len(TESTS)} tests, {failed} failed")
    sys.exit(1 if failed else 0)


main()

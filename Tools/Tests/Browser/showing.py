# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""What the studio shows: canvas, devices, overview; with what it costs."""

import os
import shutil
import statistics
import subprocess
import tempfile
import time

from page import HOME, MICA, OUT, Studio, open_page, pause, pixels, png, same, seek, test, wait


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


@test
def two_pages_and_a_stall(browser):
    """Two pages see the same; one that hangs gets the newest picture afterwards, and one that is loaded again all of it."""
    studio = Studio("vote-buttons", "--size", "343x72", "--scale", "1")
    page = open_page(browser, studio)
    other = open_page(browser, studio)
    page.click("#restart")
    page.evaluate("() => { const end = performance.now() + 2500; while (performance.now() < end); }")
    pause(other)
    wait(page, "!studio.timeline.isPlaying")
    page.wait_for_timeout(500)
    assert pixels(page) == pixels(other), "the page that hung shows something else"
    page.click("#play")
    page.reload()
    wait(page, "studio.canvases.current?.report?.state === 'running' && studio.canvases.frames.length > 0")
    pause(page)
    page.wait_for_timeout(500)
    moment = page.evaluate("studio.timeline.time")
    assert abs(other.evaluate("studio.timeline.time") - moment) < 1e-6
    assert pixels(page) == pixels(other), "the page that was loaded again shows something else"
    other.close()
    seek(page, 0.5)
    file = f"{OUT}/two.png"
    subprocess.run([MICA, "render", "vote-buttons", "--size", "343x72", "--scale", "1", "--at", "0.5", "-o", file], check=True)
    assert same(pixels(page), png(file))
    assert not page.problems, page.problems
    studio.close()

# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""What is done in the studio: editing, keeping, timing, live code, what goes out."""

import re
import runpy
import shutil
import statistics
import tempfile
import time

from page import HOME, OUT, Studio, open_page, pause, pixels, png, same, seek, test, wait


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
def keeping(browser):
    """An edit goes into the storyboard: one line of it; what was written can be taken back."""
    folder = tempfile.mkdtemp() + "/GradientView"
    shutil.copytree(f"{HOME}/Examples/GradientView", folder)
    document = f"{folder}/App/Base.lproj/Main.storyboard"
    before = open(document).read()
    studio = Studio(folder, "--scene", "Main", "--device", "iPhone 15", "--scale", "1")
    page = open_page(browser, studio)
    wait(page, "studio.tree.nodes.some((n) => n.name === 'GradientView')")
    row = page.evaluate("studio.tree.nodes.find((n) => n.name === 'GradientView').id")
    page.evaluate("(id) => studio.tree.select(id)", row)
    page.wait_for_selector("#edit-angle")
    page.fill("#edit-angle", "33")
    page.press("#edit-angle", "Enter")
    page.wait_for_timeout(400)
    edited = pixels(page)
    page.click("text=Write into the storyboard")
    wait(page, "studio.inspector.difference")
    after = open(document).read()
    changed = [(a, b) for a, b in zip(before.split("\n"), after.split("\n")) if a != b]
    assert len(before.split("\n")) == len(after.split("\n")) and len(changed) == 1, changed
    assert "33" in changed[0][1]
    start = time.time()
    page.click("#restart")
    wait(page, "studio.build === 'done'")
    page.wait_for_timeout(1500)
    assert pixels(page) == edited, "the storyboard shows something else"
    page.evaluate("(id) => studio.tree.select(id)", row)
    page.evaluate("() => studio.socket.send({ unkeep: {} })")
    while open(document).read() != before:
        assert time.time() - start < 20, "it wasn't taken back"
        page.wait_for_timeout(50)
    assert not page.problems, page.problems
    studio.close()
    shutil.rmtree(folder)


@test
def saved_storyboard(browser):
    """A saved storyboard is seen within half a second."""
    folder = tempfile.mkdtemp() + "/GradientView"
    shutil.copytree(f"{HOME}/Examples/GradientView", folder)
    document = f"{folder}/App/Base.lproj/Main.storyboard"
    text = open(document).read()
    studio = Studio(folder, "--scene", "Main", "--device", "iPhone 15", "--scale", "1")
    page = open_page(browser, studio)
    pause(page)
    waits = []
    for value in ("17", "71", "123"):
        page.wait_for_timeout(500)
        page.evaluate("() => { window.shown = new Promise((done) => { studio.canvases.onFrame = () => done(true); }); }")
        start = time.time()
        open(document, "w").write(re.sub(r'(keyPath="angle">\s*<real key="value" value=")[^"]*', rf"\g<1>{value}", text))
        page.evaluate("window.shown")
        waits.append(time.time() - start)
    print(f"  saved storyboard to pixels: {statistics.median(waits):.2f} s median, {max(waits):.2f} at the most")
    assert statistics.median(waits) <= 0.5
    studio.close()
    shutil.rmtree(folder)


@test
def hiding_and_timing(browser):
    """Nodes are hidden and isolated; an animation gets another duration and curve; backwards equals forwards."""
    studio = Studio("vote-buttons", "--size", "343x72", "--scale", "1")
    page = open_page(browser, studio)
    seek(page, 0.4)
    pause(page)
    seek(page, 0.4)
    first = pixels(page)
    wait(page, "studio.timeline.rows?.length > 0 && studio.timeline.rows.some(({ row }) => row.duration)")
    row = page.evaluate("""() => { const bar = studio.timeline.rows.find(({ row }) => row.duration > 0.3);
        const box = document.getElementById('timeline').getBoundingClientRect();
        return [box.left + bar.left + 2, box.top + bar.top + 5, bar.row.cycle]; }""")
    page.mouse.click(row[0], row[1])
    page.wait_for_selector("#timing:not([hidden])")
    page.screenshot(path=f"{OUT}/timing.png")
    page.fill("#timing [data-part=duration]", str(row[2] * 3))
    page.press("#timing [data-part=duration]", "Tab")
    page.wait_for_timeout(1500)
    slow = pixels(page)
    assert slow != first, "the animation lasts as long as before"
    page.select_option("#timing [data-part=curve]", "ease in")
    page.wait_for_timeout(1500)
    eased = pixels(page)
    assert eased != slow, "it has the same curve"
    seek(page, 0.1)
    seek(page, 0.4)
    assert pixels(page) == eased, "backwards is another picture"
    page.click("#timing [data-part=close]")
    page.click("#restart")
    page.wait_for_timeout(1000)
    pause(page)
    seek(page, 2)
    whole = pixels(page)
    wait(page, "studio.tree.nodes.length > 3")
    node = page.evaluate("studio.tree.nodes.find((n) => n.name === 'VoteButtonsView').id")
    page.evaluate("(id) => studio.tree.hide([id])", node)
    page.wait_for_timeout(600)
    assert pixels(page) != whole, "nothing is hidden"
    page.click("#undo")
    page.wait_for_timeout(1500)
    assert pixels(page) == whole
    inner = page.evaluate("(id) => studio.tree.nodes.filter((n) => n.id.startsWith(id + '/')).at(-1).id", node)
    page.evaluate("(id) => studio.tree.isolate(id)", inner)
    page.wait_for_timeout(800)
    alone = pixels(page)
    assert alone != whole, "nothing is isolated"
    page.evaluate("(id) => studio.tree.isolate(id)", inner)
    page.wait_for_timeout(800)
    assert pixels(page) == whole, "it isn't whole again"
    page.click("#performance-pane summary")
    page.click("#restart")
    wait(page, "document.querySelectorAll('#performance .bar').length === 6 && studio.performance.memory > 1e6")
    assert not page.problems, page.problems
    studio.close()


@test
def a_large_project(browser):
    """A project of 50 files and 3 storyboards, with one of its files saved again and again."""
    folder = tempfile.mkdtemp() + "/Project"
    runpy.run_path(f"{HOME}/Benchmarks/lib/opening.py")["write"](folder)
    source = f"{folder}/App/Screen0.swift"
    text = open(source).read()
    studio = Studio(folder, "--size", "393x852", "--scale", "1")
    page = open_page(browser, studio)
    waits = []
    for number in range(5):
        grey = 20 + number * 40
        start = time.time()
        open(source, "w").write(text.replace("white: 0.9", f"white: {grey}.0 / 255"))
        wait(page, f"""() => {{
            const p = studio.canvases.current.context.getImageData(200, 80, 1, 1).data;
            return Math.abs(p[0] - {grey}) < 3;
        }}""")
        waits.append(time.time() - start)
    print(f"  a file of 50 saved to pixels: {statistics.median(waits):.2f} s median, {max(waits):.2f} at the most")
    assert statistics.median(waits) <= 1.5
    assert not page.problems, page.problems
    studio.close()
    shutil.rmtree(folder)

# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""The page of a test report in a real browser, from disk: a report with 10 000 snapshots, used as people use it."""

import json
import os
import shutil
import struct
import sys
import time
import zlib

from playwright.sync_api import sync_playwright

ROOT, OUT = sys.argv[1], sys.argv[2]
PAGE = f"{ROOT}/Tools/ReportPage"
COUNT = 10_000


def png(path, width, height, color):
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + b"".join(bytes(color(x, y)) for x in range(width)) for y in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(path, "wb") as file:
        file.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def card(shift, tint):
    def color(x, y):
        if 20 <= x < 220 and 20 + shift <= y < 60 + shift:
            return tint
        if 20 <= x < 180 and 90 <= y < 100 or 20 <= x < 140 and 110 <= y < 120:
            return (190, 190, 196)
        return (250, 250, 252)

    return color


def make():
    """Writes the report as `mica test --report` does, from the same parts."""
    folder = f"{OUT}/report"
    os.makedirs(f"{folder}/files", exist_ok=True)
    png(f"{folder}/files/a.png", 240, 160, card(0, (10, 102, 208)))
    png(f"{folder}/files/b.png", 240, 160, card(8, (208, 52, 44)))
    tests, details = [], {}
    for index in range(COUNT):
        bad = index % 1000 == 7
        snapshot = {"name": f"card{index}", "outcome": "failed" if bad else "passed", "reference": "files/a.png"}
        issues = []
        if bad:
            snapshot |= {"actual": "files/b.png", "origin": f"/p/App/Tests/__Snapshots__/CardTests/card{index}.png", "scale": 2}
            issues = [{"kind": "failure", "message": f"Snapshot \"card{index}\" does not match reference.\n<b>&", "file": "/p/App/Tests/CardTests.swift", "line": 12}]
            details[f"0/{index}"] = {"sources": [{"file": "/p/App/Tests/CardTests.swift", "first": 10, "marks": [12], "lines": [
                f"  func test{index}() {{", "    let card = CardView(title: \"Hello\")", "    assertSnapshot(of: card, as: .image)", "  }"]}]}
            details[f"0/{index}/0"] = {"size": [240, 160], "referenceSize": [240, 160], "pixels": 9600, "most": 198,
                                       "boxes": [[20, 20, 200, 48]], "reasons": ["UIView #header: moved by 0, 8", "UIView #header: background recoloured from #0A66D0FF to #D0342CFF"]}
        tests.append({"name": f"CardTests/test{index}", "library": "xctest", "outcome": "failed" if bad else "passed", "seconds": 0.01,
                      "attempts": 1, "issues": issues, "attachments": [], "snapshots": [snapshot], "file": "/p/App/Tests/CardTests.swift", "line": 10})
    results = {"version": 1, "command": ["mica", "test"], "folder": "/p/App", "device": "default", "seconds": 83.2,
               "targets": [{"name": "AppTests", "notes": [], "tests": tests}]}
    read = lambda name: open(f"{PAGE}/{name}", encoding="utf-8").read()
    data = json.dumps({"results": results, "details": details}).replace("<", "\\u003c")
    code = "".join(read(name) for name in ["model.js", "list.js", "viewer.js", "main.js"])
    text = read("index.html").replace("/*STYLE*/", read("report.css"), 1).replace("/*CODE*/", code, 1).replace("/*DATA*/", data, 1)
    with open(f"{folder}/index.html", "w", encoding="utf-8") as file:
        file.write(text)
    return f"file://{folder}/index.html"


def check(page, errors, requests):
    assert page.locator("#summary").inner_text().startswith("10000 tests"), page.locator("#summary").inner_text()
    assert page.locator(".row").count() < 80, "the list makes rows that can't be seen"
    assert page.locator(".row").first.locator("b").inner_text() == "test7", "what failed comes first"
    assert "test7" in page.locator("#detail h2").inner_text()
    assert page.locator("#detail mark").inner_text().endswith("as: .image)\n") or "assertSnapshot" in page.locator("#detail mark").inner_text()
    page.keyboard.press("j")
    assert "card7" in page.locator("#detail h2").inner_text()
    assert page.locator("#detail figure").count() == 2 and page.locator("#detail .box").count() == 1
    assert "moved by 0, 8" in page.locator(".reasons").inner_text()
    page.keyboard.press("b")
    assert page.locator("#detail .box").count() == 0
    page.keyboard.press("b")
    for key, name in [("2", "slider"), ("3", "onion"), ("4", "difference")]:
        page.keyboard.press(key)
        assert page.locator(f".stack.{name}").count() == 1, name
    page.keyboard.press("2")
    page.locator(".range input").fill("30")
    assert "30%" in page.locator(".stack .top").get_attribute("style")
    box, stack = page.locator(".stack img").first.bounding_box(), page.locator(".stack").bounding_box()
    assert box["width"] > 200 and stack["height"] >= box["height"]
    page.keyboard.press("Escape")
    page.locator("#search").fill("card9007")
    page.wait_for_timeout(50)
    assert page.locator(".row").count() == 2, "search finds the test and its snapshot"
    page.locator("#search").fill("")
    page.locator("#filters button", has_text="failed").click()
    assert page.locator(".row b").all_inner_texts()[:2] == ["test7", "card7"]
    assert page.evaluate("list.rows.length") == 20
    page.locator("#filters button", has_text="failed").click()
    start = time.time()
    page.locator("#list").focus()
    page.keyboard.press("End")
    assert "card9999" in page.locator("#detail h2").inner_text(), page.locator("#detail h2").inner_text()
    assert time.time() - start < 2
    assert not errors, errors
    assert all(request.startswith("file://") for request in requests), requests


def main():
    os.makedirs(OUT, exist_ok=True)
    address = make()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        errors, requests = [], []
        page = browser.new_page(viewport={"width": 1180, "height": 720})
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("request", lambda request: requests.append(request.url))
        start = time.time()
        page.goto(address)
        page.wait_for_selector(".row")
        print(f"{COUNT} snapshots are shown after {time.time() - start:.2f} s")
        check(page, errors, requests)
        page.keyboard.press("Home")
        page.keyboard.press("j")
        page.keyboard.press("1")
        page.screenshot(path=f"{OUT}/failed.png")
        page.keyboard.press("2")
        page.screenshot(path=f"{OUT}/slider.png")
        phone = browser.new_page(viewport={"width": 390, "height": 780}, color_scheme="dark")
        phone.goto(address)
        phone.wait_for_selector(".row")
        assert not phone.locator("#detail").is_visible()
        phone.screenshot(path=f"{OUT}/phone-list.png")
        phone.locator(".row").nth(1).click()
        assert phone.locator("#detail").is_visible() and not phone.locator("#list").is_visible()
        assert phone.evaluate("document.documentElement.scrollWidth") <= 390, "the page is wider than a phone"
        phone.screenshot(path=f"{OUT}/phone.png")
        phone.locator(".back").click()
        assert phone.locator("#list").is_visible()
        browser.close()
    print("passed: the report's page")


main()

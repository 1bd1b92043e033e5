# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""Other people's projects in the studio: shown, edited, written into their storyboards and taken back. They are read from a
folder of checkouts, MICA_PUBLIC, each named OWNER+NAME; where it isn't there, they are skipped. Copies are changed."""

import os
import shutil
import tempfile

from page import OUT, Studio, open_page, pause, pixels, test, wait

# The checkout, its storyboard, the class of a view in it, what is edited there.
PROJECTS = [
    ("leedowthwaite+LDGradientView", "GradientView/Base.lproj/Main.storyboard", "LDGradientView", ("angle", "45"), ("startColor", "systemTeal")),
    ("kaandedeoglu+KDCircularProgress", "Example/iOS Example/iOS Example/Base.lproj/Main.storyboard", "KDCircularProgress",
     ("angle", "120"), ("trackColor", "systemIndigo")),
]


def changed_lines(before, after):
    old, new = before.split("\n"), after.split("\n")
    assert len(old) == len(new), "lines have come or gone"
    return [(a, b) for a, b in zip(old, new) if a != b]


def edit(page, field, value):
    page.fill(field, value)
    page.press(field, "Enter")
    page.wait_for_timeout(500)


@test
def public_projects(browser):
    """Two public projects: opened, shown, edited, written into a copy of their storyboard, taken back."""
    checkouts = os.environ.get("MICA_PUBLIC", "")
    if not os.path.isdir(checkouts):
        print("  skipped: MICA_PUBLIC names no folder of checkouts")
        return
    for name, storyboard, view, number, color in PROJECTS:
        if not os.path.isdir(f"{checkouts}/{name}"):
            print(f"  skipped: there is no {checkouts}/{name}")
            continue
        place = tempfile.mkdtemp()
        folder = f"{place}/{name.split('+')[1]}"
        shutil.copytree(f"{checkouts}/{name}", folder, ignore=shutil.ignore_patterns(".git"))
        document = f"{folder}/{storyboard}"
        before = open(document).read()
        studio = Studio(folder, "--device", "iPhone 15", "--scale", "1")
        try:
            page = open_page(browser, studio)
            wait(page, f"studio.tree.nodes.some((n) => n.name === '{view}')")
            page.wait_for_timeout(2000)
            pause(page)
            page.wait_for_timeout(300)
            shown = pixels(page)
            assert len(set(shown[2][at:at + 4] for at in range(0, len(shown[2]), 404))) > 4, "nothing is drawn"
            page.screenshot(path=f"{OUT}/public-{view}.png")
            row = page.evaluate(f"studio.tree.nodes.find((n) => n.name === '{view}').id")
            page.evaluate("(id) => studio.tree.select(id)", row)
            page.wait_for_selector(f"#edit-{number[0]}")
            edit(page, f"#edit-{number[0]}", number[1])
            edited = pixels(page)
            assert edited != shown, f"{number[0]} isn't seen"
            page.click("text=Write into the storyboard")
            wait(page, "studio.inspector.difference")
            changed = changed_lines(before, open(document).read())
            assert len(changed) == 1 and f'value="{number[1]}"' in changed[0][1], changed
            # The edit is undone; the document holds it.
            page.wait_for_timeout(1500)
            assert pixels(page) == edited, "the new document shows something else"
            page.click("#undo")
            page.wait_for_timeout(1500)
            assert pixels(page) == edited, "the storyboard doesn't show what was written"
            page.evaluate("() => studio.socket.send({ unkeep: {} })")
            page.wait_for_timeout(2500)
            assert open(document).read() == before, "it wasn't taken back"
            assert pixels(page) == shown, "the old document shows something else"
            # A named colour, by its name.
            page.evaluate("(id) => studio.tree.select(id)", row)
            page.wait_for_selector(f"#edit-{color[0]}")
            # Behind the well stands what is typed.
            edit(page, f"#edit-{color[0]} + input", color[1])
            assert pixels(page) != shown, f"{color[0]} isn't seen"
            page.evaluate("() => { studio.inspector.difference = null; }")
            page.click("text=Write into the storyboard")
            wait(page, "studio.inspector.difference")
            after = open(document).read()
            assert f'systemColor="{color[1]}Color"/>' in after and f'<systemColor name="{color[1]}Color">' in after, \
                page.evaluate("studio.inspector.difference")
            page.evaluate("() => studio.socket.send({ unkeep: {} })")
            page.wait_for_timeout(1000)
            assert open(document).read() == before, "the named colour wasn't taken back"
            assert not page.problems, page.problems
        finally:
            if studio in Studio.open:
                studio.close()
            shutil.rmtree(place)

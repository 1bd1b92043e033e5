# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0

"""The studio in a real browser: each promise of Docs/studio.md, with what it costs."""

import os
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

import opening  # noqa: F401
import replaying  # noqa: F401
import showing  # noqa: F401
import working  # noqa: F401
from page import ONLY, OUT, TESTS, Studio


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
                for studio in list(Studio.open):
                    studio.close()
        browser.close()
    print(f"{len(TESTS)} tests, {failed} failed")
    sys.exit(1 if failed else 0)


main()

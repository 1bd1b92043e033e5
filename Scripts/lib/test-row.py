# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""A row of Docs/tests.md from the results of `mica test`: NAME RESULTS.json LOG. Exits with 1 where something went wrong."""

import collections
import json
import os
import re
import sys

MOST_CAUSES = 3


def cause(message):
    """What messages of one kind have in common: no paths, numbers, addresses or quoted values."""
    message = message.split("\n")[0].replace("|", "/")
    message = re.sub(r"/\S*/", "", message)
    message = re.sub(r"\(\".*?\"\)", "(…)", message)
    message = re.sub(r"0x[0-9a-f]+|\b\d+(\.\d+)?(e[-+]\d+)?\b", "…", message)
    return message[:90]


def main(name, results, log):
    if not os.path.exists(results):
        lines = open(log, errors="replace").read().splitlines() if os.path.exists(log) else []
        why = next((line for line in lines if "rror: " in line), "no results")
        print(f"| {name} | – | – | – | – | – | {cause(why)} |")
        return 1
    targets = json.load(open(results))["targets"]
    tests = [test for target in targets for test in target["tests"]]
    count = collections.Counter(test["outcome"] for test in tests)
    causes = collections.Counter()
    for test in tests:
        if test["outcome"] in ("passed", "skipped"):
            continue
        messages = [issue["message"] for issue in test["issues"] if issue["kind"] == "failure"]
        causes[cause(messages[0] if messages else test["outcome"])] += 1
    unbuilt = [cause(target["problem"]) for target in targets if target.get("problem")]
    words = [f"{number} × {text}" for text, number in causes.most_common(MOST_CAUSES)]
    failed = count["failed"] + count["crashed"] + count["timedOut"]
    print(
        f"| {name} | {len(tests)} | {count['passed']} | {failed} | {count['missing']} | {count['skipped']} | "
        + ("; ".join(unbuilt + words) or "–")
        + " |"
    )
    return 1 if failed or count["missing"] or unbuilt or not tests else 0


sys.exit(main(*sys.argv[1:4]))

# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""FEATURES.md from Docs/features.tsv and the symbol graphs of the built modules (Scripts/features).

A row is `section, module, API, reason`, separated by tabs. The API is a symbol as the compiler names it:
`Type.member(labels:)`, `Type`, or `function(_:)`. It is done when the module has that public symbol, and
partly done when the symbol's doc comment has a paragraph that begins with "Partly:". One that is missing
has "missing: " and why in its last column."""

import argparse
import collections
import difflib
import json
import pathlib
import re
import sys

Row = collections.namedtuple("Row", "section module api reason")


class Symbols:
    """The public symbols of modules: for each module, names and what their doc comments say is not drawn."""

    def __init__(self):
        self.partly = collections.defaultdict(dict)

    def add(self, module, name, comment=""):
        remark = partial_remark(comment)
        self.partly[module][name] = self.partly[module].get(name) or remark

    @staticmethod
    def read(folder):
        symbols = Symbols()
        # NAME.symbols.json, and NAME@OTHER.symbols.json for extensions of another module's types.
        for file in sorted(folder.glob("*.symbols.json")):
            module = re.split("[@.]", file.name)[0]
            for symbol in json.loads(file.read_text())["symbols"]:
                lines = symbol.get("docComment", {}).get("lines", [])
                comment = "\n".join(line["text"] for line in lines)
                symbols.add(module, ".".join(symbol["pathComponents"]), comment)
        return symbols


def partial_remark(comment):
    """What a doc comment says after "Partly:", up to the paragraph's end; "" without that."""
    found = re.search(r"(?:^|\n)Partly: +(.*?)(?:\n\s*\n|\Z)", comment, re.DOTALL)
    return " ".join(found[1].split()).rstrip(".") if found else ""


def read_rows(file):
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return [Row(*(line.split("\t") + [""])[:4]) for line in lines]


def read_notes(sources):
    """What is noted as not drawn at all: `Unsupported.note("NAME")`, with the file that says so."""
    notes = {}
    for file in sorted(sources.rglob("*.swift")):
        for name in re.findall(r'Unsupported\.note\(\s*"([\w.]+(?:\([\w:]*\))?)"\s*\)', file.read_text()):
            notes[name] = file.name
    return notes


def find_faults(rows, symbols, notes):
    """What is wrong, a sentence each."""
    listed = collections.Counter((row.module, row.api) for row in rows)
    for (module, api), count in listed.items():
        if count > 1:
            yield f"{module} {api} has {count} rows"
    for row in rows:
        known = symbols.partly[row.module]
        if row.reason and not row.reason.startswith("missing: "):
            yield f"{row.module} {row.api}: a remark is 'missing: ' and why; others belong into its comment"
        elif row.api in known and row.reason:
            yield f"{row.module} {row.api} exists: its row needs no reason"
        elif row.api not in known and not row.reason:
            near = difflib.get_close_matches(row.api, list(known), 3)
            yield f"{row.module} {row.api} is no public symbol; near it are: {', '.join(near) or 'none'}"
    for module, known in symbols.partly.items():
        for name, remark in known.items():
            if remark and (module, name) not in listed:
                yield f"{module} {name} is marked 'Partly:' and has no row"
    for row in rows:
        name = row.api.split("(")[0]
        noted = notes.get(row.api) or notes.get(name)
        if noted and row.api in symbols.partly[row.module] and not symbols.partly[row.module][row.api]:
            yield f"{row.module} {row.api} is noted as not drawn in {noted}: its comment must say 'Partly:'"


def page(rows, symbols):
    """The whole text of FEATURES.md."""
    counts = collections.Counter()
    body = []
    section = None
    for row in rows:
        if row.section != section:
            section = row.section
            body += [f"\n## {section}\n", "| API | state | remark |", "|---|---|---|"]
        remark = symbols.partly[row.module].get(row.api)
        state = "missing" if remark is None else "partly" if remark else "done"
        counts[state] += 1
        remark = remark if remark is not None else row.reason.removeprefix("missing: ")
        remark = remark.replace("|", "\\|")
        body.append(f"| `{row.api}` | {state} | {remark} |")
    return "\n".join([
        "# Features\n",
        "Written by `Scripts/features` from `Docs/features.tsv` and the compiler's symbol graphs: a line is",
        "done when its module has that public symbol. What exists and draws nothing, or not all, says so in",
        "its doc comment.\n",
        f"{counts['done']} done, {counts['partly']} partly, {counts['missing']} missing.",
        *body]) + "\n"


def self_test():
    """Each fault is found, and nothing where there is none."""
    symbols = Symbols()
    symbols.add("M", "T")
    symbols.add("M", "T.kept", "What it is.\n\nPartly: kept,\nwithout effect.\n\nMore.")
    symbols.add("M", "T.f(_:)")
    good = [Row("s", "M", "T", ""), Row("s", "M", "T.kept", ""), Row("s", "M", "T.f(_:)", ""),
            Row("s", "M", "T.g", "missing: why")]
    assert symbols.partly["M"]["T.kept"] == "kept, without effect"
    assert list(find_faults(good, symbols, {"T.kept": "a.swift"})) == []
    bad = [
        (good + [good[0]], {}), (good[:3] + [Row("s", "M", "T.g", "")], {}),
        (good[1:] + [Row("s", "M", "T", "missing: why")], {}), (good[:1] + good[2:], {}),
        (good, {"T.f": "a.swift"}), (good, {"T.f(_:)": "a.swift"}), (good, {"T": "a.swift"}),
        (good[:3] + [Row("s", "M", "T.g", "partly: why")], {}),
        (good + [Row("s", "M", "f(_:)", "")], {}),
    ]
    for rows, notes in bad:
        assert len(list(find_faults(rows, symbols, notes))) == 1, (rows, notes)
    text = page(good, symbols)
    assert "2 done, 1 partly, 1 missing." in text and "| `T.kept` | partly | kept, without effect |" in text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["write", "check", "self-test", "modules"])
    parser.add_argument("--root", type=pathlib.Path, required=True)
    parser.add_argument("--graphs", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.mode == "self-test":
        self_test()
        return
    rows = read_rows(arguments.root / "Docs" / "features.tsv")
    if arguments.mode == "modules":
        print(*sorted({row.module for row in rows}))
        return
    symbols = Symbols.read(arguments.graphs)
    faults = list(find_faults(rows, symbols, read_notes(arguments.root / "Sources")))
    if faults:
        sys.exit("\n".join(f"features: {fault}" for fault in faults))
    text = page(rows, symbols)
    file = arguments.root / "FEATURES.md"
    if arguments.mode == "write":
        file.write_text(text)
    elif not file.exists() or file.read_text() != text:
        old = file.read_text().splitlines() if file.exists() else []
        change = difflib.unified_diff(old, text.splitlines(), "FEATURES.md", "as built", lineterm="", n=0)
        sys.exit("\n".join(["FEATURES.md is not up to date: run Scripts/features", *list(change)[:40]]))


main()

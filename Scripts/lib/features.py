# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""FEATURES.md from Docs/features.tsv, Docs/apple-symbols.tsv and the symbol graphs of the built modules
(Scripts/features). The page has a count for each area, and what is missing; `table` writes every row.

A row is `section, module, API, reason`, separated by tabs. The API is a symbol as the compiler names it:
`Type.member(labels:)`, `Type`, or `function(_:)`. It is done when the module has that public symbol, and
partly done when the symbol's doc comment has a paragraph that begins with "Partly:". One that is missing
has "missing: " and why in its last column.

Docs/apple-symbols.tsv lists what Apple documents. A name there is missing unless a module has it."""

import argparse
import collections
import difflib
import json
import pathlib
import re
import sys
import textwrap

Apple = collections.namedtuple("Apple", "framework kind name mark")
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


def read_apple(file):
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    return [Apple(*(line.split("\t") + [""])[:4]) for line in lines]


def read_notes(sources):
    """What is noted as not drawn at all: `Unsupported.note("NAME")`, with the file that says so."""
    notes = {}
    for file in sorted(sources.rglob("*.swift")):
        for name in re.findall(r'Unsupported\.note\(\s*"([\w.]+(?:\([\w:]*\))?)"\s*\)', file.read_text()):
            notes[name] = file.name
    return notes


def find_apple_faults(names):
    """What is wrong with the list of Apple's names, a sentence each."""
    listed = collections.Counter(name.name for name in names)
    for name, count in listed.items():
        if count > 1:
            yield f"apple-symbols.tsv has {name} {count} times"
    for name in names:
        if name.mark not in ("", "deprecated", "SFNT", "census"):
            yield f"apple-symbols.tsv: {name.name} has the unknown mark '{name.mark}'"
        if not name.kind or not re.fullmatch(r"\w+(\.\w+(\([\w:]*\))?|\([\w:]*\))*", name.name):
            yield f"apple-symbols.tsv: '{name.name}' is no name"


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


def state_of(row, symbols):
    """The state of a row, and its remark."""
    remark = symbols.partly[row.module].get(row.api)
    state = "missing" if remark is None else "partly" if remark else "done"
    return state, (remark if remark is not None else row.reason.removeprefix("missing: "))


def missing_names(names, symbols):
    """Those of Apple's names that no module has: each with its mark."""
    known = {name for partly in symbols.partly.values() for name in partly}
    known |= {name.split("(")[0] for name in known}
    return [name for name in names if name.name not in known]


def wrapped(names):
    """Names in code marks, in one paragraph."""
    return textwrap.fill(", ".join(f"`{name}`" for name in names), 118, break_on_hyphens=False) + "\n"


def page(rows, symbols, names):
    """The whole text of FEATURES.md."""
    counts, areas = collections.Counter(), {}
    for row in rows:
        state, _ = state_of(row, symbols)
        counts[state] += 1
        areas.setdefault(row.section, collections.Counter())[state] += 1
    missing = missing_names(names, symbols)
    body = ["## Apple's list\n", "| framework | types, functions | missing | members that projects use | missing |",
            "|---|---|---|---|---|"]
    for framework in dict.fromkeys(name.framework for name in names):
        def count(part, is_member):
            return sum((n.mark == "census") == is_member for n in part if n.framework == framework)
        body.append(f"| {framework} | {count(names, False)} | {count(missing, False)} | {count(names, True)} | "
                    f"{count(missing, True)} |")
    body += ["\n## Areas\n", "| area | done | partly | missing |", "|---|---|---|---|"]
    body += [f"| {area} | {c['done']} | {c['partly']} | {c['missing']} |" for area, c in areas.items()]
    body.append("\n## Missing, and why\n\n| API | why |\n|---|---|")
    for row in rows:
        state, remark = state_of(row, symbols)
        if state == "missing":
            body.append(f"| `{row.api}` | {remark} |".replace("\n", " "))
    body.append("")
    for framework in dict.fromkeys(name.framework for name in missing):
        for mark, title in [("", "types and functions"), ("census", "members that projects use"), ("SFNT", "records of font files"),
                            ("deprecated", "deprecated")]:
            part = [name.name for name in missing if (name.framework, name.mark) == (framework, mark)]
            if part:
                body += [f"## Missing: {framework}, {title}\n", wrapped(part)]
    return "\n".join([
        "# Features\n",
        "Written by `Scripts/features` from the compiler's symbol graphs, [Docs/features.tsv](Docs/features.tsv) and",
        "[Docs/apple-symbols.tsv](Docs/apple-symbols.tsv), the list of what Apple documents for iOS. An API is done if its",
        "module has that public symbol. It is partly done if its comment says what has no effect.",
        "`Scripts/features --table FILE` writes the table of all APIs.\n",
        f"Of the APIs that Mica describes, {counts['done']} are done, {counts['partly']} partly, "
        f"{counts['missing']} missing.\n",
        *body]).rstrip("\n") + "\n"


def table(rows, symbols, names):
    """Every API, with its state and remark."""
    body, section = [], None
    for row in rows:
        if row.section != section:
            section = row.section
            body += [f"\n## {section}\n", "| API | state | remark |", "|---|---|---|"]
        state, remark = state_of(row, symbols)
        body.append(f"| `{row.api}` | {state} | " + remark.replace("|", "\\|") + " |")
    missing = set(missing_names(names, symbols))
    for name in names:
        if name.framework != section:
            section = name.framework
            body += [f"\n## {section}, by Apple's list\n", "| API | kind | state | remark |", "|---|---|---|---|"]
        body.append(f"| `{name.name}` | {name.kind} | {'missing' if name in missing else 'there'} | {name.mark} |")
    return "# All APIs\n" + "\n".join(body) + "\n"


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
    names = [Apple("M", "class", "T", ""), Apple("M", "member", "T.f(_:)", "census"), Apple("M", "class", "U", ""),
             Apple("M", "class", "V.W", "deprecated"), Apple("M", "struct", "T.f", "")]
    assert list(find_apple_faults(names)) == []
    for bad_name in [names[0], Apple("M", "class", "X", "new"), Apple("M", "", "X", ""), Apple("M", "class", "X Y", "")]:
        assert len(list(find_apple_faults(names + [bad_name]))) == 1, bad_name
    assert [name.name for name in missing_names(names, symbols)] == ["U", "V.W"]
    text = page(good, symbols, names)
    assert "2 are done, 1 partly, 1 missing." in text and "| M | 4 | 2 | 1 | 0 |" in text
    assert "| `T.g` | why |" in text and "functions\n\n`U`\n" in text and "deprecated\n\n`V.W`\n" in text
    text = table(good, symbols, names)
    assert "| `T.kept` | partly | kept, without effect |" in text and "| `U` | class | missing |  |" in text


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("mode", choices=["write", "check", "table", "self-test", "modules"])
    parser.add_argument("--root", type=pathlib.Path, required=True)
    parser.add_argument("--graphs", type=pathlib.Path)
    parser.add_argument("--to", type=pathlib.Path)
    arguments = parser.parse_args()
    if arguments.mode == "self-test":
        self_test()
        return
    rows = read_rows(arguments.root / "Docs" / "features.tsv")
    if arguments.mode == "modules":
        print(*sorted({row.module for row in rows}))
        return
    symbols = Symbols.read(arguments.graphs)
    names = read_apple(arguments.root / "Docs" / "apple-symbols.tsv")
    faults = [*find_faults(rows, symbols, read_notes(arguments.root / "Sources")), *find_apple_faults(names)]
    if faults:
        sys.exit("\n".join(f"features: {fault}" for fault in faults))
    if arguments.mode == "table":
        arguments.to.write_text(table(rows, symbols, names))
        return
    text = page(rows, symbols, names)
    file = arguments.root / "FEATURES.md"
    if arguments.mode == "write":
        file.write_text(text)
    elif not file.exists() or file.read_text() != text:
        old = file.read_text().splitlines() if file.exists() else []
        change = difflib.unified_diff(old, text.splitlines(), "FEATURES.md", "as built", lineterm="", n=0)
        sys.exit("\n".join(["FEATURES.md is not up to date: run Scripts/features", *list(change)[:40]]))


main()

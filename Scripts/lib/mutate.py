# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Statements that no test misses (Scripts/mutate).

A statement is one whole line inside a function: an assignment, a call, a `return`, `break` or `continue`. It is put
behind `if mutantStays(n)`. Where that doesn't compile (the only `return`, the first value of a `let`), the statement
is left as it is. Then the tests run once for each switch that is off. A mutant that ends with a failed test, a
crash or no end within ten times the usual time is found; the others are printed with their line."""

import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(os.environ["MICA_ROOT"])
COPY = ROOT / ".build/mutants/checkout"
SCRATCH = ROOT / ".build/mutants/build"
SWITCH = """#if canImport(Glibc)
  internal import Glibc
#endif
/// The statement that is off in this run.
public let mutantThatIsOff = getenv("MICA_MUTANT").flatMap { Int(String(cString: $0)) } ?? -1
@inline(never) public func mutantStays(_ number: Int) -> Bool { number != mutantThatIsOff }
"""
NO_STATEMENT = re.compile(
    r"(?:@|#|//|/\*|\*|\}|\{|\]|\)|\.|\?|:|&&|\|\||[-+*/<>=!|&^]|(?:let|var|func|case|default|if|guard|else|for|while|"
    r"repeat|switch|do|defer|catch|import|struct|class|enum|extension|protocol|actor|init|deinit|subscript|typealias|"
    r"public|internal|package|private|fileprivate|open|static|override|mutating|nonmutating|final|lazy|weak|get|set|"
    r"indirect|precondition|assert|fatalError|where|as|is|in)\b)")
OPEN_END = re.compile(r"(?:[-+*/<>=&|^,({\[?:.]|\b(?:in|return|try|await|else|where))$")
CONTINUES = re.compile(r"(?:[.?:,)\]]|&&|\|\||[-+*/<>=&|^]|\?\?|\b(?:else|where|as)\b)")


def statements(lines):
    """Places of the lines that are one statement each."""
    found = []
    for place, line in enumerate(lines):
        text = line.split(" //")[0].strip()
        before = next((l.split(" //")[0].strip() for l in reversed(lines[:place]) if l.strip()), "")
        after = next((l.strip() for l in lines[place + 1:] if l.strip()), "")
        if not text or NO_STATEMENT.match(text) or OPEN_END.search(text) or CONTINUES.match(after):
            continue
        if before.startswith("//") or before.startswith("@"):
            before = ""
        if before and not before.endswith("{") and OPEN_END.search(before) and not before.endswith(" in"):
            continue
        if any(text.count(a) != text.count(b) for a, b in ("()", "[]", "{}")):
            continue
        if "=" in text or text.endswith(")") or re.match(r"(return|break|continue)\b", text):
            found.append(place)
    return found


def text_with(lines, places):
    out = list(lines)
    for number, place in places.items():
        indent = re.match(r"\s*", lines[place]).group()
        statement = lines[place].split(" //")[0]
        out[place] = f"{indent}if mutantStays({number}) {{ {statement.strip()} }}"
    return "\n".join(out)


def test_run(environment, arguments=(), timeout=None):
    return subprocess.run(
        ["swift", "test", "--package-path", str(COPY), "--scratch-path", str(SCRATCH), "-c", "release",
         "--disable-xctest", *arguments], capture_output=True, text=True, env=environment, timeout=timeout)


def chosen_statements(names, sources):
    """(file, place) of the statements to try, by number: MICA_MUTANTS of each file, spread evenly."""
    chosen = []
    for name in names:
        places = statements(sources[name])
        most = min(int(os.environ.get("MICA_MUTANTS", len(places))), len(places))
        chosen += [(name, places[i * len(places) // most]) for i in range(most)]
    return dict(enumerate(chosen))


def compile_switches(mutants, sources, environment):
    """Builds and runs with every statement on; leaves those out that can't stand behind a switch."""
    while True:
        for name, lines in sources.items():
            places = {n: place for n, (file, place) in mutants.items() if file == name}
            (COPY / name).write_text(text_with(lines, places))
        run = test_run(environment)
        if run.returncode == 0:
            return
        errors = set(re.findall(rf"{re.escape(str(COPY))}/(\S+?):(\d+):\d+: error:", run.stdout + run.stderr))
        broken = {(name, int(line) - 1) for name, line in errors}
        hit = [n for n, mutant in mutants.items() if mutant in broken]
        if not hit:
            # The error stands at the declaration: a value that is never set, a missing return.
            hit = [n for n, (file, place) in mutants.items()
                   if any(file == name and abs(place - line) < 60 for name, line in broken)]
        if not hit:
            print(run.stdout[-3000:], run.stderr[-3000:])
            sys.exit("mutate: the tests fail although every statement stays")
        for n in hit:
            del mutants[n]


def main():
    split = sys.argv.index("--")
    names, targets = sys.argv[1:split], sys.argv[split + 1:]
    subprocess.run(["rm", "-rf", str(COPY)], check=True)
    COPY.mkdir(parents=True)
    subprocess.run(f"git -C '{ROOT}' archive HEAD | tar -x -C '{COPY}'", shell=True, check=True)
    environment = dict(os.environ, MICA_FLOORS=",".join(targets))
    sources = {name: (COPY / name).read_text().split("\n") for name in names}
    for module in {"/".join(pathlib.Path(name).parts[:2]) for name in names}:
        (COPY / module / "MutantSwitch.swift").write_text(SWITCH)
    mutants = chosen_statements(names, sources)
    tried = len(mutants)
    compile_switches(mutants, sources, environment)
    start = time.monotonic()
    test_run(environment, ["--skip-build"])
    usual = time.monotonic() - start
    survivors = 0
    for number, (name, place) in mutants.items():
        try:
            off = dict(environment, MICA_MUTANT=str(number))
            code = test_run(off, ["--skip-build"], timeout=10 * usual + 10).returncode
        except subprocess.TimeoutExpired:
            code = 1
        if code == 0:
            survivors += 1
            print(f"{name}:{place + 1}: {sources[name][place].strip()}", flush=True)
    print(f"{len(mutants)} statements taken out ({tried - len(mutants)} can't be): {len(mutants) - survivors} are "
          f"missed by a test, {survivors} by none; {usual:.1f} s a run")


main()

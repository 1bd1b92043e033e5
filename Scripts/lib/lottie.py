# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
#
# The table of Scripts/try-lottie: Apple's pictures that are there, beside the results of the run. The first argument is
# lottie's folder of tests, the second the file of results, the third the expression by which samples were chosen.

import os
import re
import sys

tests, results, wanted = sys.argv[1:4]
found = {}
if os.path.exists(results):
    with open(results) as lines:
        for line in lines:
            cells = line.rstrip("\n").split("\t")
            found[cells[1], cells[2]] = cells

# Samples as pictures name them: Samples/A/b c.json is A-b-c.
samples = {}
for folder, _, names in os.walk(os.path.join(tests, "Samples")):
    for name in names:
        path = os.path.relpath(os.path.join(folder, name), tests)
        stem = os.path.splitext(path)[0].split("/", 1)[-1]
        samples[re.sub(r"\W+", "-", stem).strip("-")] = path

engines = {"Main": "main thread", "CoreAnimation": "Core Animation", "Automatic": "automatic"}
rows = {}
reports = [0, 0, 0]
colors = homeless = 0
for suite in ("SnapshotTests", "AutomaticEngineTests"):
    for picture in sorted(os.listdir(os.path.join(tests, "__Snapshots__", suite))):
        match = re.match(r"test(Main|CoreAnimation|Automatic)\w*\.(.*?)(?:-(?:Frame-)?\d+)?\.(png|txt)$", picture)
        if match is None:
            continue
        engine, sample, kind = match.groups()
        if kind == "txt":
            sample = picture.split(".", 1)[1][:-4]
        if sample not in samples:
            homeless += kind == "png"
            continue
        if not re.search(wanted, samples[sample]):
            continue
        cells = found.get((suite, picture))
        verdict = {"agrees": 0, "differs": 1}.get(cells[0], 2) if cells else 2
        if kind == "txt":
            reports[verdict] += 1
            continue
        row = rows.setdefault((sample, engines[engine]), [0, 0, 0, 1.0, ""])
        row[verdict] += 1
        if verdict == 2:
            row[3] = 0.0
            row[4] = cells[3] if cells and len(cells) > 3 else "not drawn"
        else:
            colors += float(cells[4]) >= float(cells[5])
            row[3] = min(row[3], float(cells[3]))

print("| sample | engine | agree | differ | not drawn | worst share | problem |\n|---|---|---|---|---|---|---|")
for (sample, engine), row in sorted(rows.items(), key=lambda r: (r[1][3], r[0])):
    if row[1] or row[2]:
        print(f"| {sample} | {engine} | {row[0]} | {row[1]} | {row[2]} | {row[3]:.4f} | {row[4]} |")
print()
for engine in engines.values():
    sums = [sum(row[i] for (_, e), row in rows.items() if e == engine) for i in range(3)]
    print(f"{engine}: {sums[0]} of {sum(sums)} agree, {sums[1]} differ, {sums[2]} not drawn")
sums = [sum(row[i] for row in rows.values()) for i in range(3)]
print(f"all: {sums[0]} of {sum(sums)} agree, {sums[1]} differ, {sums[2]} not drawn; {colors} agree by colours alone")
print(f"reports of the automatic engine: {reports[0]} of {sum(reports)} the same, {reports[1]} differ, {reports[2]} missing")
if homeless:
    print(f"{homeless} pictures are of samples that the checkout doesn't hold")

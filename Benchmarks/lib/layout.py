# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Measures layouts in turn with kiwi on one core. Prints one line for each figure: layout, build or edit,
milliseconds, how many times as long kiwi takes (or - where it has no such layout), and the limit."""

import argparse
import os
import pathlib
import statistics

from programs import output_of, run

# Milliseconds for a screen, ratios beside kiwi for the others.
LIMITS = {"screen": ("<= 2 ms", "<= 0.2 ms")}


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/layout", description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rivals", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=3, help="how often each program runs")
    parser.add_argument(
        "--core", type=int, default=max(os.sched_getaffinity(0)),
        help="the core to run on (default: the last one)")
    arguments = parser.parse_args()

    def figures(program):
        lines = output_of([program], arguments.core).splitlines()
        return {l.split("\t")[0]: [float(v) for v in l.split("\t")[1:]] for l in lines}

    ours, kiwis = [], []
    for _ in range(arguments.rounds):
        ours.append(figures(arguments.programs / "layout"))
        kiwis.append(figures(arguments.rivals / "kiwi_layout"))
    for layout in ours[0]:
        for place, what in enumerate(["build", "edit"]):
            value = statistics.median(r[layout][place] for r in ours)
            ratio, limit = "-", LIMITS.get(layout, (">= 1x", ">= 1x"))[place]
            if layout in kiwis[0]:
                ratio = f"{statistics.median(r[layout][place] for r in kiwis) / value:.1f}x"
                if abs(ours[0][layout][2] - kiwis[0][layout][2]) > 1e-6 * abs(kiwis[0][layout][2]):
                    ratio += " (other values!)"
            print(layout, what, f"{value:.4f}", ratio, limit, sep="\t")


if __name__ == "__main__":
    run(main)

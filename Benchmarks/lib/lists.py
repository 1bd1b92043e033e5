# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Measures a table of 100 000 rows that size themselves, in turn with cairo's rotated rectangles (W2) on the
same core, and prints one line for each figure: measure, value, goal, and what they are, separated by tabs.
Everything else goes to standard error."""

import argparse
import os
import pathlib
import statistics
import subprocess

from programs import output_of, run, say


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/lists", description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rivals", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often each program runs")
    parser.add_argument(
        "--core", type=int, default=max(os.sched_getaffinity(0)),
        help="the core to run on (default: the last one)")
    return parser.parse_args()


def main():
    arguments = parse_arguments()
    folder = arguments.scratch.resolve()
    for name in ("data", "out"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    subprocess.run([arguments.programs / "bench", "--data", folder / "data"], check=True)

    def line(*command):
        return output_of(list(command), arguments.core, cwd=folder).split("\n")[0].split("\t")

    cairo, lists = arguments.rivals.resolve() / "bench_cairo", arguments.programs / "lists"
    rates, figures = [], {}
    for number in range(arguments.rounds):
        rates.append(float(line(cairo, "W2")[2]))
        for measure in ("first", "scroll", "flick", "cells", "memory"):
            figures.setdefault(measure, []).append(float(line(lists, measure)[1]))
        say(f"{number + 1}/{arguments.rounds}: first picture {figures['first'][-1]:.1f} ms, "
            f"{figures['scroll'][-1]:.1f} frames/s, cairo's W2 {rates[-1]:.0f}/s")
    n = statistics.median(rates)
    print("cairo W2", f"{n:.0f}", "-", "operations a second, N", sep="\t")
    goals = {
        "first": (20000 / n * 50, "ms from the data to the first picture: at most"),
        "scroll": (n / 20000 * 120, "frames a second, 25 pt a frame: at least"),
        "flick": ("-", "frames a second, 200 pt a frame"),
        "cells": (2, "cells made for each that is seen: at most"),
        "memory": (4, "MB more after another 1000 screens, laid out: at most"),
    }
    for measure, (goal, text) in goals.items():
        shown = goal if goal == "-" else f"{goal:.2f}"
        print(measure, f"{statistics.median(figures[measure]):.2f}", shown, text, sep="\t")


if __name__ == "__main__":
    run(main)

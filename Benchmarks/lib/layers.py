# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Measures the screen of 1000 layers, in turn with cairo's rotated rectangles (W2) on the same core, and
prints one line for each figure: measure, value, floor, aim, and what they are, separated by tabs. Everything
else goes to standard error."""

import argparse
import os
import pathlib
import statistics
import subprocess

from programs import output_of, run, say


def parse_arguments():
    parser = argparse.ArgumentParser(prog="Benchmarks/layers", description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rivals", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often each program runs")
    parser.add_argument(
        "--core", type=int, default=max(os.sched_getaffinity(0)),
        help="the core to run on (default: the last one)")
    return parser.parse_args()


class Runner:
    def __init__(self, arguments):
        self.folder = arguments.scratch.resolve()
        for name in ("data", "out"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        self.core = arguments.core
        self.layers = arguments.programs / "layers"
        subprocess.run([arguments.programs / "bench", "--data", self.folder / "data"], check=True)
        self.cairo = arguments.rivals.resolve() / "bench_cairo"

    def run(self, command, pinned=True):
        output = output_of(command, self.core if pinned else None, cwd=self.folder)
        return output.split("\n")[0].split("\t")

    def rectangles(self):
        return float(self.run([self.cairo, "W2"])[2])

    def figure(self, measure):
        return float(self.run([self.layers, measure], pinned=measure != "cores")[1])


def main():
    arguments = parse_arguments()
    runner = Runner(arguments)
    rates, figures = [], {}
    for number in range(arguments.rounds):
        rates.append(runner.rectangles())
        for measure in ("frames", "damage", "sampling", "commit", "change", "cores", "scroll",
                        "touch", "memory"):
            figures.setdefault(measure, []).append(runner.figure(measure))
        say(f"{number + 1}/{arguments.rounds}: {figures['frames'][-1]:.1f} frames/s, "
            f"cairo's W2 {rates[-1]:.0f}/s")
    n = statistics.median(rates)
    print("cairo W2", f"{n:.0f}", "-", "-", "operations a second, N", sep="\t")
    goals = {
        "frames": (n / 660, n / 330, "frames a second: at least N/660, aim N/330"),
        "damage": (20, 20, "full frame ÷ frame of one moved layer: at least"),
        "sampling": (20000 / n, 20000 / n, "µs for each of 10 000 animations: at most"),
        "commit": (20000 / n, 20000 / n, "ms for an unchanged tree of 10 000 layers: at most"),
        "change": ("-", "-", "ms where one of them changed"),
        "cores": (1.7, 1.7, "times faster on two cores: at least"),
        "scroll": (n / 20000 * 120, n / 20000 * 120, "frames a second of a scrolling list: at least"),
        "touch": (20000 / n * 50, 20000 / n * 50, "µs for a touch through 30 views: at most"),
        "memory": (3, 3, "surfaces beyond contents: at most"),
    }
    for measure, (floor, aim, text) in goals.items():
        show = [v if v == "-" else f"{v:.2f}" for v in (floor, aim)]
        print(measure, f"{statistics.median(figures[measure]):.2f}", *show, text, sep="\t")


if __name__ == "__main__":
    run(main)

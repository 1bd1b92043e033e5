# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Measures text layout in turn with Pango on one core, and a screen of labels. Prints one line for each
figure: measure, median, limit, and what it is, separated by tabs."""

import argparse
import os
import pathlib
import statistics
import subprocess

from programs import output_of, run

MEASURES = {
    "first": ("20", "ms: 10 000 words in a fresh process"),
    "layout": ("20", "ms: 10 000 words again, all objects new"),
    "frames": ("20", "ms: 10 000 words in 100 paragraphs, a frame"),
    "labels": ("60", "frames/s: 200 labels with new texts"),
    "redrawn": ("60", "frames/s: 200 labels laid out and drawn again"),
}


def main():
    parser = argparse.ArgumentParser(prog="Benchmarks/text", description=__doc__)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rivals", type=pathlib.Path, required=True, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="how often each program runs")
    parser.add_argument(
        "--core", type=int, default=max(os.sched_getaffinity(0)),
        help="the core to run on (default: the last one)")
    arguments = parser.parse_args()
    scratch = arguments.scratch.resolve()
    program = arguments.programs / "text"
    words = scratch / "words.txt"
    subprocess.run([program, "words", words], check=True)

    def figures(command, environment=None):
        output = output_of(command, arguments.core, env={**os.environ, **(environment or {})})
        return {name: float(value) for name, value in (l.split("\t") for l in output.splitlines())}

    ours, pangos = [], []
    for _ in range(arguments.rounds):
        round_of_ours = {}
        for measure in MEASURES:
            round_of_ours.update(figures([program, measure]))
        ours.append(round_of_ours)
        pangos.append(
            figures([arguments.rivals / "pango_layout", words, "Liberation Sans", "16", "320"],
                {"FONTCONFIG_FILE": str(scratch / "fonts.conf")}))
    for measure, (limit, meaning) in MEASURES.items():
        value = statistics.median(r[measure] for r in ours)
        print(measure, f"{value:.2f}", limit, meaning, sep="\t")
        if measure in pangos[0]:
            pango = statistics.median(r[measure] for r in pangos)
            print(f"pango {measure}", f"{pango:.2f}", "-", f"ms; Pango takes {pango / value:.2f} "
                  "times as long", sep="\t")


if __name__ == "__main__":
    run(main)

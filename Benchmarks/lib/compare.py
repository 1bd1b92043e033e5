# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Runs Mica's `bench` and its rivals in turn, on one core, and prints for each workload one line:
workload, median ratio, floor, target, Mica's and the rival's operations per second, separated by
tabs. Everything else goes to standard error. The exit status is 1 where a picture differs too much
from the rival's or a program fails; slowness is no failure."""

import argparse
import collections
import hashlib
import operator
import os
import pathlib
import statistics
import subprocess
import sys

from programs import output_of, run, say

HERE = pathlib.Path(__file__).resolve().parent
Goal = collections.namedtuple("Goal", "workload rival rival_workload floor target picture")


def read_goals():
    lines = (HERE.parent / "goals.tsv").read_text().splitlines()
    goals = [Goal(*line.split("\t")) for line in lines if not line.startswith("#")]
    return {goal.workload: goal for goal in goals}


def parse_arguments(goals):
    parser = argparse.ArgumentParser(prog="Benchmarks/compare", description=__doc__)
    parser.add_argument("--bench", help=argparse.SUPPRESS)
    parser.add_argument("--rivals", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--scratch", type=pathlib.Path, help=argparse.SUPPRESS)
    parser.add_argument("--name-rivals", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=5, help="runs of each program (default: 5)")
    parser.add_argument(
        "--core", type=int, default=max(os.sched_getaffinity(0)),
        help="the core to run on (default: the last one)")
    parser.add_argument("workloads", nargs="*", metavar="WORKLOAD", help="default: all")
    arguments = parser.parse_args()
    for workload in arguments.workloads:
        if workload not in goals:
            parser.error(f"there is no workload {workload}; there are {' '.join(goals)}")
    return arguments


class Arena:
    """The folder that all programs run in, with the data that they read and the pictures that they
    leave, and the core that they run on."""

    def __init__(self, arguments):
        self.folder = arguments.scratch.resolve()
        self.core = arguments.core
        self.bench = arguments.bench
        self.rivals = arguments.rivals.resolve()
        for name in ("data", "out"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)

    def make_data(self):
        """Writes the data and checks each file's hash: ours and the rivals' must be the same."""
        subprocess.run([self.bench, "--data", self.folder / "data"], check=True)
        for line in (HERE.parent / "Rivals" / "data.sha256").read_text().splitlines():
            digest, name = line.split()
            data = (self.folder / "data" / name).read_bytes()
            if not hashlib.sha256(data).hexdigest().startswith(digest):
                sys.exit(f"{name} is not what its definition says")

    def run(self, *command):
        """The columns of the one line that a program prints."""
        output = output_of(command, self.core, cwd=self.folder)
        if not output.strip():
            sys.exit(f"{command[0]} printed nothing for {command[-1]}")
        return output.split("\n")[0].split("\t")

    def picture_difference(self, goal, peer):
        """The mean difference of the two pictures' bytes, in levels of 255."""
        out = self.folder / "out"
        ours = (out / f"{goal.workload}.mica.raw").read_bytes()
        theirs = (out / f"{goal.rival_workload}.{peer}.raw").read_bytes()
        return sum(map(abs, map(operator.sub, ours, theirs))) / len(theirs)


def compare(goal, rounds, arena):
    """Prints a workload's line; whether its picture was right."""
    ours, theirs = [], []
    for number in range(rounds):
        name, *columns = arena.run(arena.bench, "--pictures", "out", goal.workload)
        if columns[0] == "unsupported":
            columns = [goal.workload, "unsupported", goal.floor, goal.target, "-", "-"]
            print(*columns, sep="\t", flush=True)
            return True
        ours.append(float(columns[1]))
        name, peer, *rates = arena.run(arena.rivals / goal.rival, goal.rival_workload)
        theirs.append(float(rates[0]))
        say(f"{goal.workload} {number + 1}/{rounds}: {ours[-1] / theirs[-1]:.2f} × {peer}")
    ratio = statistics.median(map(operator.truediv, ours, theirs))
    print(
        goal.workload, f"{ratio:.2f}", goal.floor, goal.target, f"{statistics.median(ours):.0f}",
        f"{statistics.median(theirs):.0f}", sep="\t", flush=True)
    if goal.picture == "-":
        return True
    difference = arena.picture_difference(goal, peer)
    is_right = difference <= float(goal.picture)
    verdict = "agrees" if is_right else "DISAGREES"
    say(f"{goal.workload}: picture {verdict}, {difference:.2f} of {goal.picture} allowed")
    return is_right


def main():
    goals = read_goals()
    arguments = parse_arguments(goals)
    chosen = [goals[name] for name in arguments.workloads or goals]
    if arguments.name_rivals:
        print(*sorted({goal.rival for goal in chosen}))
        return
    arena = Arena(arguments)
    arena.make_data()
    results = [compare(goal, arguments.rounds, arena) for goal in chosen]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    run(main)

# Copyright 2026 The Mica Authors
# SPDX-License-Identifier: Apache-2.0
"""Holds solutions of systems of rows against a lexicographic linear program, solved by HiGHS level by
level. Reads a JSON object a line, prints a line for each that is wrong, and "N checked" at last."""

import json
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import coo_matrix

TOLERANCE = 1e-5


def lp(rows, count, objective_rows, bounds_on_sums):
    """Least sum of violations of `objective_rows`, where `rows` hold and earlier sums stay. Each row is
    (relation, constant, terms). Returns the sum, or None where nothing holds."""
    soft = [r for group, _ in bounds_on_sums for r in group] + objective_rows
    columns = count + 2 * len(soft)
    upper, upper_b, equal, equal_b = [], [], [], []

    def put(relation, constant, entries):
        if relation == 0:
            equal.append(entries)
            equal_b.append(constant)
        else:
            upper.append([(c, -v if relation > 0 else v) for c, v in entries])
            upper_b.append(-constant if relation > 0 else constant)

    for relation, constant, terms in rows:
        put(relation, constant, terms)
    for place, (relation, constant, terms) in enumerate(soft):
        above = count + 2 * place
        entries = list(terms)
        if relation <= 0:
            entries.append((above, -1.0))
        if relation >= 0:
            entries.append((above + 1, 1.0))
        put(relation, constant, entries)
    place = count
    for group, limit in bounds_on_sums:
        put(-1, limit, [(place + k, 1.0) for k in range(2 * len(group))])
        place += 2 * len(group)
    cost = numpy.zeros(columns)
    cost[place:] = 1

    def matrix(lists):
        if not lists:
            return None
        r = [i for i, l in enumerate(lists) for _ in l]
        c = [e[0] for l in lists for e in l]
        v = [e[1] for l in lists for e in l]
        return coo_matrix((v, (r, c)), shape=(len(lists), columns))

    bounds = [(None, None)] * count + [(0, None)] * (columns - count)
    options = {"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10}
    result = linprog(
        cost, matrix(upper), upper_b or None, matrix(equal), equal_b or None, bounds, method="highs",
        options=options)
    if result.status == 2:
        return None
    if result.status != 0:
        raise RuntimeError(result.message)
    return float(result.fun)


def error(row, values):
    relation, constant, terms = row
    e = sum(v * values[c] for c, v in terms) - constant
    return abs(e) if relation == 0 else max(0.0, e) if relation < 0 else max(0.0, -e)


def check(system):
    """Sentences on what is wrong with a system's solution."""
    values = system["values"]
    count = len(values)
    rows = [(r, c, p, [(t[0], t[1]) for t in terms]) for r, c, p, terms in system["rows"]]
    broken = {row for row, _ in system["conflicts"]}
    required = [(r, c, t) for i, (r, c, p, t) in enumerate(rows) if p >= 1000 and i not in broken]
    for row in required:
        if error(row, values) > TOLERANCE:
            yield f"a required row doesn't hold: {row}"
    for row, members in system["conflicts"]:
        if row not in members:
            yield "a conflict without its own row"
        group = [(rows[m][0], rows[m][1], rows[m][3]) for m in members]
        if lp(group, count, [], []) is not None:
            yield f"no conflict: {group}"
        r, c, _, t = rows[row]
        if lp(required + [(r, c, t)], count, [], []) is not None:
            yield f"broken without need: {rows[row]}"
    levels = {}
    for i, (r, c, p, t) in enumerate(rows):
        if p < 1000:
            levels.setdefault(p, []).append((r, c, t))
    for variable, level in enumerate(system["rests"]):
        levels.setdefault(level, []).append((0, 0.0, [(variable, 1.0)]))
    above = []
    for priority in sorted(levels, reverse=True):
        group = levels[priority]
        ours = sum(error(row, values) for row in group)
        # Sums of the levels above may grow by what HiGHS doesn't see; where that is too little, by more.
        # What they gain so is worth several times as much here.
        for slack in (1e-10, 1e-9, 1e-8, 1e-7, 1e-6):
            best = lp(required, count, group, [(g, s + slack * max(1, s)) for g, s in above])
            if best is not None:
                break
        else:
            yield f"level {priority}: nothing holds"
            return
        gain = 20 * slack * sum(max(1, s) for _, s in above)
        if not -TOLERANCE * max(1.0, best) <= ours - best <= TOLERANCE * max(1.0, best) + gain:
            yield f"level {priority}: {ours}, best {best}"
            return
        above.append((group, ours))


def main():
    checked = 0
    for line in sys.stdin:
        system = json.loads(line)
        try:
            for sentence in check(system):
                print(f"{system['name']}: {sentence}")
        except RuntimeError as problem:
            print(f"{system['name']}: HiGHS: {problem}")
        checked += 1
    print(f"{checked} checked")


if __name__ == "__main__":
    main()

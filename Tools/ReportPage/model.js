// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The results as rows: what is wrong comes first, then in the order of the run.

const ranks = { crashed: 0, timedOut: 0, missing: 0, failed: 0, recorded: 1, skipped: 2, passed: 3 };
const words = { timedOut: 'timed out', missing: 'missing', recorded: 'recorded' };

/** What is shown: a row for each problem, test and snapshot. */
class Model {
  constructor({ results, details }) {
    this.results = results;
    this.orphans = results.orphans ?? [];
    this.groups = [];
    results.targets.forEach((target, t) => {
      if (target.problem) {
        this.groups.push([{ kind: 'problem', outcome: 'failed', name: target.name, target, text: target.problem }]);
      }
      target.tests.forEach((test, i) => {
        const detail = details[`${t}/${i}`] ?? {};
        const head = { kind: 'test', outcome: test.outcome, name: test.name, target, test, detail };
        const messages = test.issues.map((issue) => issue.message).join('\n');
        head.text = `${target.name} ${test.name} ${messages}`.toLowerCase();
        const rest = test.snapshots.map((snapshot, s) => ({
          kind: 'snapshot', outcome: snapshot.outcome, name: snapshot.name, target, test, snapshot,
          detail: details[`${t}/${i}/${s}`] ?? {}, text: `${head.text} ${snapshot.name} ${snapshot.message ?? ''}`.toLowerCase(),
        }));
        this.groups.push([head, ...rest]);
      });
    });
    if (this.orphans.length) {
      this.groups.push([{ kind: 'orphans', outcome: 'skipped', name: `${this.orphans.length} references that no test compares`, text: this.orphans.join('\n').toLowerCase() }]);
    }
    this.groups.forEach((group, index) => { group.index = index; });
    this.groups.sort((a, b) => ranks[a[0].outcome] - ranks[b[0].outcome] || a.index - b.index);
  }

  /** How many tests ended in each way. */
  counts() {
    const counts = {};
    for (const group of this.groups) {
      if (group[0].kind === 'orphans') continue;
      counts[group[0].outcome] = (counts[group[0].outcome] ?? 0) + 1;
    }
    return counts;
  }

  /** The rows of tests that ended in one of these ways, and whose names or messages hold a text. */
  rows(outcomes, text) {
    const wanted = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
    const rows = [];
    for (const group of this.groups) {
      if (outcomes.size && !outcomes.has(group[0].outcome)) continue;
      const found = group.filter((row) => wanted.every((word) => row.text.includes(word)));
      if (!found.length) continue;
      rows.push(...(found.includes(group[0]) ? found : [group[0], ...found]));
    }
    return rows;
  }
}

/** Makes an element: its name with classes, properties, children. */
function make(name, properties = {}, ...children) {
  const [tag, ...classes] = name.split('.');
  const element = document.createElement(tag);
  if (classes.length) element.className = classes.join(' ');
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (key in element && key !== 'style') element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null && child !== undefined && child !== ''));
  return element;
}

// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The page: filters, search, the keyboard, and what is shown of the selected row.

const model = new Model(JSON.parse(document.getElementById('results').textContent));
const detail = document.getElementById('detail');
const search = document.getElementById('search');
const outcomes = new Set();
let current = null;

const list = new VirtualList(document.getElementById('list'), document.getElementById('space'), (row) => {
  current = row;
  document.body.classList.add('reading');
  draw();
});

function header() {
  const { results } = model;
  const counts = model.counts();
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const name = results.folder.split('/').filter(Boolean).pop() ?? results.folder;
  document.title = `${name} · mica test`;
  document.getElementById('title').textContent = name;
  const snapshots = results.targets.reduce((sum, target) => sum + target.tests.reduce((count, test) => count + test.snapshots.length, 0), 0);
  document.getElementById('summary').textContent = [`${all} tests`, `${snapshots} snapshots`, `${results.seconds.toFixed(1)} s`, results.device === 'default' ? null : results.device, results.shard ? `part ${results.shard}` : null, ...(results.systemFont ?? []).map((font) => `system font ${font}`)].filter(Boolean).join(' · ');
  document.getElementById('filters').replaceChildren(...Object.keys(counts).sort((a, b) => ranks[a] - ranks[b]).map((outcome) => make('button', {
    'aria-pressed': outcomes.has(outcome),
    onclick: () => { if (!outcomes.delete(outcome)) outcomes.add(outcome); filter(); },
  }, make(`span.dot.${outcome}`), `${counts[outcome]} ${words[outcome] ?? outcome}`)));
}

function filter() {
  header();
  list.show(model.rows(outcomes, search.value));
}

const place = (file, line) => (file ? `${file.startsWith(`${model.results.folder}/`) ? file.slice(model.results.folder.length + 1) : file}${line ? `:${line}` : ''}` : '');

function issueView(issue) {
  const [first, ...rest] = issue.message.split('\n');
  return make(`div.issue.${issue.kind}`, {}, make('p', {}, make('b', {}, first)), make('small.path', {}, place(issue.file, issue.line)),
    rest.length ? make('pre', {}, rest.join('\n')) : null);
}

/** The lines of a source around a place. */
function sourceView(source) {
  return make('pre.source', {}, make('small', {}, `${place(source.file)}\n`), ...source.lines.map((text, index) => {
    const number = source.first + index;
    return make(source.marks.includes(number) ? 'mark' : 'span', {}, `${String(number).padStart(5)}  ${text}\n`);
  }));
}

function draw() {
  if (!current) return;
  const row = current;
  const back = make('button.back', { onclick: () => document.body.classList.remove('reading') }, '‹ All');
  const elements = [back];
  if (row.kind === 'problem') elements.push(make('h2', {}, row.name), make('pre', {}, row.target.problem));
  else if (row.kind === 'orphans') {
    elements.push(make('h2', {}, row.name), make('p', {}, 'mica test --prune removes them.'), make('pre', {}, model.orphans.join('\n')));
  } else {
    const { test } = row;
    elements.push(make('h2', {}, make(`span.dot.${row.outcome}`), row.kind === 'snapshot' ? `${row.name}` : test.name),
      make('p.path', {}, `${row.target.name} · ${row.kind === 'snapshot' ? `${test.name} · ` : ''}${words[row.outcome] ?? row.outcome}`, ' · ', place(row.snapshot?.file ?? test.file, row.snapshot?.line ?? test.line)));
    if (row.kind === 'snapshot') elements.push(...snapshotView(row, draw));
    else {
      elements.push(...test.issues.map(issueView));
      const failed = list.rows.filter((other) => other.kind === 'snapshot' && other.test === test && other.outcome !== 'passed');
      for (const other of failed.slice(0, 10)) elements.push(make('h3', {}, other.name), ...snapshotView(other, draw));
      for (const source of row.detail.sources ?? []) elements.push(sourceView(source));
    }
    if (test.attachments.length) {
      elements.push(make('h3', {}, 'Attachments'), make('div.side', {}, ...test.attachments.map((file) => (isPicture(file.path)
        ? figure(file.name, file.path, {}) : make('a', { href: file.path }, file.name)))));
    }
  }
  detail.replaceChildren(...elements);
}

document.addEventListener('keydown', (event) => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  if (event.target === search) {
    if (event.key === 'Escape' || event.key === 'Enter') { search.blur(); list.choose(0); }
    return;
  }
  if (event.target.type === 'range') return;
  const page = Math.max(1, Math.floor(list.element.clientHeight / rowHeight) - 1);
  const keys = {
    j: () => list.choose(list.selected + 1), ArrowDown: () => list.choose(list.selected + 1),
    k: () => list.choose(list.selected - 1), ArrowUp: () => list.choose(list.selected - 1),
    PageDown: () => list.choose(list.selected + page), PageUp: () => list.choose(list.selected - page),
    Home: () => list.choose(0), End: () => list.choose(list.rows.length - 1),
    '/': () => search.focus(), b: () => { view.showsBoxes = !view.showsBoxes; draw(); },
    Escape: () => document.body.classList.remove('reading'),
  };
  modes.forEach(([mode], index) => { keys[index + 1] = () => { view.mode = mode; draw(); }; });
  if (!keys[event.key]) return;
  event.preventDefault();
  keys[event.key]();
});

search.addEventListener('input', filter);
filter();
if (matchMedia('(min-width: 761px)').matches) list.choose(0);

// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// A list of any number of rows: only those exist that can be seen.

const rowHeight = 52;

/** The list of rows. */
class VirtualList {
  constructor(element, space, select) {
    Object.assign(this, { element, space, select, rows: [], selected: -1, shown: new Map() });
    element.addEventListener('scroll', () => this.draw(), { passive: true });
    new ResizeObserver(() => this.draw()).observe(element);
  }

  /** Shows other rows. Keeps the selected one where it is among them. */
  show(rows) {
    const old = this.rows[this.selected];
    this.rows = rows;
    this.selected = rows.indexOf(old);
    this.space.style.height = `${rows.length * rowHeight}px`;
    for (const element of this.shown.values()) element.remove();
    this.shown.clear();
    this.draw();
  }

  /** Selects a row and scrolls to it. */
  choose(index) {
    if (!this.rows.length) return;
    this.selected = Math.max(0, Math.min(this.rows.length - 1, index));
    const top = this.selected * rowHeight;
    const { scrollTop, clientHeight } = this.element;
    if (top < scrollTop) this.element.scrollTop = top;
    else if (top + rowHeight > scrollTop + clientHeight) this.element.scrollTop = top + rowHeight - clientHeight;
    this.draw();
    this.select(this.rows[this.selected]);
  }

  draw() {
    const first = Math.max(0, Math.floor(this.element.scrollTop / rowHeight) - 5);
    const last = Math.min(this.rows.length, Math.ceil((this.element.scrollTop + this.element.clientHeight) / rowHeight) + 5);
    for (const [index, element] of this.shown) {
      if (index < first || index >= last) {
        element.remove();
        this.shown.delete(index);
      }
    }
    for (let index = first; index < last; index += 1) {
      if (!this.shown.has(index)) {
        const element = this.element_of(index);
        this.shown.set(index, element);
        this.space.append(element);
      }
      this.shown.get(index).setAttribute('aria-selected', index === this.selected);
    }
  }

  element_of(index) {
    const row = this.rows[index];
    const picture = row.kind === 'snapshot' && /\.(a?png|gif|webp|jpe?g)$/i.test(row.snapshot.actual ?? row.snapshot.reference ?? '')
      ? make('img', { src: row.snapshot.actual ?? row.snapshot.reference, loading: 'lazy', alt: '' }) : null;
    const slash = row.name.lastIndexOf('/');
    const title = row.kind === 'test' ? row.name.slice(slash + 1) : row.name;
    const context = row.kind === 'test' ? `${row.target.name}${slash > 0 ? ` · ${row.name.slice(0, slash)}` : ''}`
      : row.kind === 'snapshot' ? (row.detail.reasons?.[0] ?? 'snapshot') : row.kind === 'problem' ? 'couldn’t run' : 'references';
    return make(`div.row.${row.kind}`, { role: 'option', style: `top:${index * rowHeight}px`, onclick: () => this.choose(index) },
      make(`span.dot.${row.outcome}`, { title: words[row.outcome] ?? row.outcome }),
      make('span.names', {}, make('b', {}, title), make('small', {}, context)), picture,
      row.kind === 'test' ? make('small.time', {}, row.test.attempts > 1 ? `×${row.test.attempts}` : '', ` ${row.test.seconds.toFixed(2)} s`) : null);
  }
}

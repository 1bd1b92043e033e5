// Copyright 2026 The Mica Authors
// SPDX-License-Identifier: Apache-2.0

// The pictures of a snapshot: beside each other, one over the other, and their difference.

const modes = [['side', 'Side by side'], ['slider', 'Slider'], ['onion', 'Onion skin'], ['difference', 'Difference']];

/** How pictures are compared; it stays from one snapshot to the next. */
const view = { mode: 'side', amount: 50, showsBoxes: true };

const isPicture = (path) => /\.(a?png|gif|webp|jpe?g)$/i.test(path ?? '');

/** The boxes around what differs, over a picture. */
function boxes(detail) {
  if (!view.showsBoxes || !detail.boxes?.length) return [];
  const [width, height] = detail.size;
  return detail.boxes.map(([x, y, w, h]) => make('i.box', {
    style: `left:${x / width * 100}%;top:${y / height * 100}%;width:${w / width * 100}%;height:${h / height * 100}%`,
  }));
}

function figure(title, path, detail) {
  return make('figure', {}, make('figcaption', {}, title),
    path ? make('div.frame', {}, make('img', { src: path, alt: title }), ...boxes(detail)) : make('p.none', {}, 'none'));
}

/** Two pictures over each other; `amount` is where one ends, or how much of it is seen. */
function overlay(row, mode) {
  const { snapshot, detail } = row;
  const top = make('img.top', { src: snapshot.actual, alt: 'actual' });
  const stack = make(`div.frame.stack.${mode}`, {}, make('img', { src: snapshot.reference, alt: 'expected' }), top, ...boxes(detail));
  const line = make('i.line');
  if (mode === 'slider') stack.append(line);
  const apply = () => {
    if (mode === 'slider') {
      top.style.clipPath = `inset(0 0 0 ${view.amount}%)`;
      line.style.left = `${view.amount}%`;
    } else if (mode === 'onion') top.style.opacity = view.amount / 100;
  };
  apply();
  if (mode === 'difference') return make('div', {}, stack);
  const range = make('input', {
    type: 'range', min: 0, max: 100, value: view.amount, 'aria-label': mode,
    oninput: () => { view.amount = Number(range.value); apply(); },
  });
  const move = (event) => {
    if (mode !== 'slider' || !(event.buttons & 1)) return;
    const box = stack.getBoundingClientRect();
    view.amount = Math.max(0, Math.min(100, (event.clientX - box.left) / box.width * 100));
    range.value = view.amount;
    apply();
  };
  stack.addEventListener('pointerdown', move);
  stack.addEventListener('pointermove', move);
  return make('div', {}, stack, make('label.range', {}, make('span', {}, 'expected'), range, make('span', {}, 'actual')));
}

function numbers(detail, snapshot) {
  const parts = [];
  if (detail.size) parts.push(`${detail.size[0]} × ${detail.size[1]} px`);
  if (detail.referenceSize && String(detail.referenceSize) !== String(detail.size)) parts.push(`expected ${detail.referenceSize[0]} × ${detail.referenceSize[1]} px`);
  if (snapshot.scale) parts.push(`scale ${snapshot.scale}`);
  if (detail.pixels !== undefined && detail.size) {
    const share = detail.pixels / (detail.size[0] * detail.size[1]) * 100;
    parts.push(`${detail.pixels} pixels differ (${share < 0.01 ? '< 0.01' : share.toFixed(2)} %), at most by ${detail.most} of 255`);
    parts.push(`${detail.boxes.length} cluster${detail.boxes.length === 1 ? '' : 's'}`);
  }
  return parts.join(' · ');
}

/** All of a snapshot. `redraw` shows it again in another mode. */
function snapshotView(row, redraw) {
  const { snapshot, detail } = row;
  const elements = [];
  if (detail.reasons?.length) {
    elements.push(make('ul.reasons', {}, ...detail.reasons.map((reason) => make('li', {}, reason))));
  }
  const text = numbers(detail, snapshot);
  if (text) elements.push(make('p.numbers', {}, text));
  if (snapshot.rebaseNote) elements.push(make('p.numbers', {}, `Rebased: ${snapshot.rebaseNote}, differ from the origin`));
  if (snapshot.rebaseRefusal) elements.push(make('p.numbers', {}, `Not rebased: ${snapshot.rebaseRefusal}`));
  const hasBoth = isPicture(snapshot.reference) && isPicture(snapshot.actual);
  if (hasBoth) {
    elements.push(make('div.modes', { role: 'group' }, ...modes.map(([mode, title], index) => make('button', {
      title: `Key ${index + 1}`, 'aria-pressed': view.mode === mode, onclick: () => { view.mode = mode; redraw(); },
    }, title)), detail.boxes?.length ? make('button', {
      title: 'Key b', 'aria-pressed': view.showsBoxes, onclick: () => { view.showsBoxes = !view.showsBoxes; redraw(); },
    }, 'Boxes') : null));
  }
  if (hasBoth && view.mode !== 'side') elements.push(overlay(row, view.mode));
  else if (isPicture(snapshot.reference) || isPicture(snapshot.actual)) {
    elements.push(make('div.side', {},
      figure(snapshot.outcome === 'passed' ? 'expected = actual' : 'expected', snapshot.reference, {}),
      snapshot.outcome === 'passed' ? null : figure('actual', snapshot.actual, detail),
      isPicture(snapshot.difference) ? figure('difference', snapshot.difference, {}) : null));
  } else {
    if (detail.patch) elements.push(make('pre.patch', {}, ...detail.patch.split('\n').map((line) => make(`span.${line.startsWith('+') ? 'plus' : line.startsWith('−') || line.startsWith('-') ? 'minus' : 'same'}`, {}, `${line}\n`))));
    const links = [['expected', snapshot.reference], ['actual', snapshot.actual], ['difference', snapshot.difference]].filter(([, path]) => path);
    elements.push(make('p', {}, ...links.map(([title, path]) => make('a', { href: path }, title))));
  }
  if (isPicture(snapshot.originPicture)) elements.push(make('div.side', {}, figure('origin', snapshot.originPicture, {})));
  if (snapshot.origin) elements.push(make('p.path', {}, snapshot.origin));
  return elements;
}

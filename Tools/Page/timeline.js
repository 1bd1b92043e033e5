// Time: where it stands, what was done, what moves.

export class Timeline {
  constructor(socket, canvases, canvas, output) {
    Object.assign(this, { socket, canvases, canvas, output });
    this.clock = { time: 0, latest: 0, speed: null, loop: null };
    this.since = performance.now();
    this.inputs = [];
    this.animations = new Map();
    this.tracks = { timers: [], commits: [] };
    socket.on("tracks", ({ canvas, since, timers, commits }) => {
      if (canvas !== canvases.current?.id) return;
      const put = (old, added) => [...old.filter((time) => time < since), ...added].slice(-4000);
      this.tracks = { timers: put(this.tracks.timers, timers), commits: put(this.tracks.commits, commits) };
      this.draw();
    });
    socket.on("clock", (clock) => {
      this.clock = clock;
      this.since = performance.now();
      this.draw();
      this.onClock?.();
    });
    socket.on("inputs", (inputs) => {
      this.inputs = inputs;
      // What follows is run anew.
      this.tracks = { timers: [], commits: [] };
      this.draw();
    });
    socket.on("added", (input) => {
      this.inputs.push(input);
      this.draw();
    });
    socket.on("animations", ({ animations }) => this.add(animations));
    new ResizeObserver(() => this.draw()).observe(canvas);
    canvas.addEventListener("pointerdown", (event) => this.drag(event));
    canvas.addEventListener("dblclick", () => this.setLoop(null));
    // Twenty times a second: the frames of the program come first.
    const turn = (now) => {
      if (this.clock.speed && now - this.drawn > 50) {
        this.drawn = now;
        this.draw();
      }
      requestAnimationFrame(turn);
    };
    this.drawn = 0;
    turn(0);
  }

  get isPlaying() { return this.clock.speed !== null && this.clock.speed !== undefined; }

  get time() {
    const { time, speed, loop } = this.clock;
    if (!speed) return time;
    const now = time + ((performance.now() - this.since) / 1000) * speed;
    if (loop && time <= loop[1] && now > loop[1]) return loop[0] + ((now - loop[0]) % (loop[1] - loop[0]));
    return now;
  }

  get end() { return Math.max(2, this.clock.latest, this.time, this.clock.loop?.[1] ?? 0) * 1.05; }

  seek(time) {
    const at = Math.max(0, time);
    this.clock = { ...this.clock, time: at };
    this.since = performance.now();
    this.socket.send({ seek: { time: at } });
    this.draw();
  }

  setLoop(range) { this.socket.send({ loop: range ? { range } : {} }); }

  add(rows) {
    for (const row of rows) this.animations.set(`${row.node} ${row.key} ${row.begin}`, row);
    if (this.animations.size > 400) this.animations = new Map([...this.animations].slice(-200));
    this.draw();
  }

  forget() {
    this.animations.clear();
    this.tracks = { timers: [], commits: [] };
  }

  /// From when on tracks are asked for: what is known stays.
  get known() { return this.tracks.commits.at(-1) ?? 0; }

  place(event) {
    const box = this.canvas.getBoundingClientRect();
    return ((event.clientX - box.left) / box.width) * this.shownEnd;
  }

  /// The animation whose bar lies under the pointer.
  row(event) {
    const box = this.canvas.getBoundingClientRect();
    const [x, y] = [event.clientX - box.left, event.clientY - box.top];
    return this.rows?.find(({ left, right, top }) => y >= top && y < top + 13 && x >= left - 3 && x <= Math.max(right, left + 60));
  }

  drag(event) {
    const row = event.shiftKey ? null : this.row(event);
    if (row) return this.onRow?.(row.row);
    this.canvas.setPointerCapture(event.pointerId);
    const start = this.place(event);
    const move = (moved) => {
      const time = this.place(moved);
      if (event.shiftKey) {
        if (Math.abs(time - start) > 0.02) this.setLoop([Math.max(0, Math.min(start, time)), Math.max(start, time)]);
      } else this.seek(time);
    };
    if (!event.shiftKey) this.seek(start);
    this.canvas.addEventListener("pointermove", move);
    this.canvas.addEventListener("pointerup", () => this.canvas.removeEventListener("pointermove", move), { once: true });
  }

  draw() {
    const { canvas } = this;
    const ratio = devicePixelRatio;
    const [width, height] = [canvas.clientWidth, canvas.clientHeight];
    if (!width) return;
    if (canvas.width !== Math.round(width * ratio)) canvas.width = Math.round(width * ratio);
    if (canvas.height !== Math.round(height * ratio)) canvas.height = Math.round(height * ratio);
    const context = canvas.getContext("2d");
    const style = getComputedStyle(document.body);
    const color = (name) => style.getPropertyValue(name);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = "10px system-ui, 'Liberation Sans', sans-serif";
    const end = (this.shownEnd = this.end);
    const x = (time) => (time / end) * width;
    this.drawRuler(context, x, end, style.color);
    const { loop, latest } = this.clock;
    context.fillStyle = "#8884";
    if (loop) context.fillRect(x(loop[0]), 0, x(loop[1]) - x(loop[0]), height);
    context.fillRect(0, 15, x(latest), 2);
    this.drawInputs(context, x, style.color);
    for (const [times, top, ink] of [[this.tracks.timers, 17, "#d28b1f"], [this.tracks.commits, 33, "#3b8cff"]]) {
      context.fillStyle = ink;
      for (const time of times) context.fillRect(x(time), top, 1, 2);
    }
    this.drawAnimations(context, x, end, height, style.color);
    const now = this.time;
    context.fillStyle = "#ff3b7f";
    context.fillRect(x(now) - 0.75, 0, 1.5, height);
    this.output.textContent = `${now.toFixed(3)} s`;
    canvas.setAttribute("aria-valuenow", now.toFixed(2));
    canvas.setAttribute("aria-valuemax", end.toFixed(2));
    canvas.setAttribute("aria-valuetext", `${now.toFixed(2)} seconds`);
  }

  drawRuler(context, x, end, ink) {
    const step = [0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300, 3600].find((step) => x(step) > 50) ?? 3600;
    context.fillStyle = ink;
    context.globalAlpha = 0.65;
    for (let time = 0; time <= end; time += step) {
      context.fillRect(x(time), 0, 1, 4);
      context.fillText(`${Number(time.toFixed(2))} s`, x(time) + 3, 11);
    }
    context.globalAlpha = 1;
  }

  drawInputs(context, x, ink) {
    context.fillStyle = ink;
    if (!this.inputs.length) context.fillText("no inputs yet", 2, 29);
    for (const { time, input } of this.inputs) {
      const kind = Object.keys(input)[0];
      context.fillStyle = { touch: "#3b8cff", text: "#2fb46b", key: "#2fb46b", edit: "#d28b1f", timing: "#8f6bff" }[kind] ?? ink;
      const tall = kind !== "touch" || input.touch.it.action !== "move";
      context.fillRect(x(time), tall ? 20 : 24, 2, tall ? 12 : 4);
    }
  }

  drawAnimations(context, x, end, height, ink) {
    this.rows = [];
    const rows = [...this.animations.values()].sort((a, b) => a.begin - b.begin).slice(-Math.floor((height - 36) / 13));
    rows.forEach((row, index) => {
      const [left, top] = [x(row.begin), 36 + index * 13];
      const right = row.duration === undefined || row.duration === null ? x(end) : x(row.begin + row.duration);
      context.fillStyle = "#8f6bff88";
      context.fillRect(left, top, Math.max(right - left, 2), 11);
      context.fillStyle = ink;
      const words = `${row.name} ${row.keyPaths.join(", ") || row.key}`;
      context.fillText(words, Math.max(2, Math.min(left + 3, context.canvas.clientWidth - 200)), top + 9);
      this.rows.push({ row, left, right, top });
    });
  }
}

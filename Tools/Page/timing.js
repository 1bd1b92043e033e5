// An animation's timing: how long it lasts, and its curve with handles to drag.

const curves = {
  "its own": null, linear: [0, 0, 1, 1], "ease in": [0.42, 0, 1, 1], "ease out": [0, 0, 0.58, 1],
  "ease in and out": [0.42, 0, 0.58, 1], default: [0.25, 0.1, 0.25, 1],
};
const size = 84;

export class Timing {
  constructor(socket, timeline, pane) {
    Object.assign(this, { socket, timeline, pane });
    const part = (name) => pane.querySelector(`[data-part=${name}]`);
    this.parts = Object.fromEntries(["name", "duration", "curve", "plot", "line", "first", "second", "code"].map((name) => [name, part(name)]));
    this.parts.curve.replaceChildren(...[...Object.keys(curves), "custom"].map((name) => Object.assign(document.createElement("option"), { textContent: name })));
    timeline.onRow = (row) => this.show(row);
    part("close").addEventListener("click", () => this.show(null));
    this.parts.duration.addEventListener("change", () => this.send());
    this.parts.curve.addEventListener("change", () => {
      const name = this.parts.curve.value;
      this.points = name === "custom" ? this.points ?? curves.default : curves[name];
      this.draw();
      this.send();
    });
    for (const [index, name] of ["first", "second"].entries()) this.handle(this.parts[name], index);
  }

  /// Shows an animation's timing, or none.
  show(row) {
    this.row = row;
    this.pane.hidden = !row;
    if (!row) return;
    this.points = row.curve ?? null;
    this.parts.name.textContent = `${row.name} ${row.keyPaths.join(", ") || row.key}`;
    this.parts.duration.value = Number(row.cycle.toFixed(4));
    this.draw();
  }

  handle(circle, index) {
    const move = (x, y) => {
      this.points = [...(this.points ?? curves.linear)];
      this.points[index * 2] = Math.min(Math.max(x, 0), 1);
      this.points[index * 2 + 1] = Math.min(Math.max(y, -1), 2);
      this.draw();
    };
    circle.addEventListener("pointerdown", (event) => {
      circle.setPointerCapture(event.pointerId);
      const drag = (moved) => {
        const box = this.parts.plot.getBoundingClientRect();
        const unit = box.width / (size * 2);
        move(((moved.clientX - box.left) / unit - size / 2) / size, 1 - ((moved.clientY - box.top) / unit - size / 2) / size);
      };
      circle.addEventListener("pointermove", drag);
      circle.addEventListener("pointerup", () => {
        circle.removeEventListener("pointermove", drag);
        this.send();
      }, { once: true });
    });
    circle.addEventListener("keydown", (event) => {
      const [dx, dy] = { ArrowLeft: [-0.02, 0], ArrowRight: [0.02, 0], ArrowUp: [0, 0.02], ArrowDown: [0, -0.02] }[event.key] ?? [0, 0];
      if (!dx && !dy) return;
      event.preventDefault();
      event.stopPropagation();
      const points = this.points ?? curves.linear;
      move(points[index * 2] + dx, points[index * 2 + 1] + dy);
      this.send();
    });
  }

  /// The curve in a square, with room above and below for what overshoots.
  draw() {
    const points = this.points ?? curves.linear;
    const at = (x, y) => [size / 2 + x * size, size / 2 + (1 - y) * size];
    const [a, b] = [at(points[0], points[1]), at(points[2], points[3])];
    const [start, end] = [at(0, 0), at(1, 1)];
    this.parts.line.setAttribute("d", `M${start} C${a} ${b} ${end} M${start} L${a} M${end} L${b}`);
    for (const [name, [x, y]] of [["first", a], ["second", b]]) {
      this.parts[name].setAttribute("cx", x);
      this.parts[name].setAttribute("cy", y);
    }
    const same = (other) => other && other.every((value, index) => Math.abs(value - points[index]) < 0.001);
    const name = this.points ? Object.keys(curves).find((name) => same(curves[name])) ?? "custom" : "its own";
    this.parts.curve.value = name;
    const numbers = points.map((value) => Number(value.toFixed(3))).join(", ");
    this.parts.code.textContent = this.points
      ? `duration = ${this.parts.duration.value}, CAMediaTimingFunction(controlPoints: ${numbers})` : `duration = ${this.parts.duration.value}`;
  }

  send() {
    const { node, key, begin, cycle } = this.row;
    const duration = Number(this.parts.duration.value);
    if (!(duration > 0)) return;
    const timing = { node, key, begin };
    if (Math.abs(duration - cycle) > 1e-4) timing.duration = duration;
    if (this.points) timing.curve = this.points;
    this.draw();
    this.timeline.forget();
    this.socket.send({ input: { it: { timing: { it: timing } } } });
  }
}

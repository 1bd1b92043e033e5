// The devices: pixels from their hosts, fingers and keys to them.

/** A box's pixels from its stretches: a kind and a count each, then one pixel, that many pixels, or none for those above. */
const stretched = (words, width, height) => {
  const pixels = new Uint32Array(width * height);
  for (let place = 0, at = 0; place < words.length;) {
    const word = words[place++];
    const end = at + (word & 0x3fffffff);
    if (word >>> 30 === 0) pixels.fill(words[place++], at, end);
    else if (word >>> 30 === 1) {
      pixels.set(words.subarray(place, (place += end - at)), at);
    } else {
      // Row by row: what is copied must be there already.
      for (let from = at; from < end; from += width) pixels.copyWithin(from, from - width, Math.min(from, end - width));
    }
    at = end;
  }
  return pixels;
};

/** One device on the page. */
class Device {
  constructor(id, canvases) {
    this.id = id;
    this.canvases = canvases;
    this.figure = document.createElement("figure");
    this.screen = document.createElement("div");
    this.screen.className = "screen";
    this.canvas = document.createElement("canvas");
    this.canvas.setAttribute("role", "img");
    this.outline = document.createElement("div");
    this.outline.className = "outline";
    this.outline.hidden = true;
    this.crash = document.createElement("pre");
    this.crash.className = "crash";
    this.crash.hidden = true;
    this.caption = document.createElement("figcaption");
    this.screen.append(this.canvas, this.outline, this.crash);
    this.figure.append(this.screen, this.caption);
    this.fingers = new Map();
    this.listen();
  }

  get context() {
    this.made ??= this.canvas.getContext("2d", { alpha: true, willReadFrequently: true });
    return this.made;
  }

  update(report) {
    this.report = report;
    const { device, screen } = report;
    const words = [device.device ?? "plain screen", device.landscape && "landscape", device.dark && "dark", device.rtl && "right to left",
      device.highContrast && "high contrast", device.contentSize && `text ${device.contentSize}`, device.locale].filter(Boolean);
    this.caption.textContent = words.join(", ");
    this.canvas.setAttribute("aria-label", `The program on ${words.join(", ")}`);
    this.screen.classList.toggle("dark", device.dark === true);
    if (screen && (this.canvas.width !== screen.pixelWidth || this.canvas.height !== screen.pixelHeight)) {
      this.canvas.width = screen.pixelWidth;
      this.canvas.height = screen.pixelHeight;
    }
    this.crash.hidden = !report.message;
    this.crash.textContent = report.message ?? "";
    this.resize();
  }

  resize() {
    const screen = this.report?.screen;
    if (!screen) return;
    const zoom = this.canvases.zoom;
    this.screen.style.width = `${screen.width * zoom}px`;
    this.screen.style.height = `${screen.height * zoom}px`;
    this.showOutline();
  }

  showOutline(frame = this.frame) {
    this.frame = frame;
    this.outline.hidden = !frame;
    if (!frame) return;
    const zoom = this.canvases.zoom;
    const [x, y, width, height] = frame.map((value) => value * zoom);
    Object.assign(this.outline.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  }

  // A frame: boxes of pixels, most of them as stretches.
  draw(view, place, count) {
    let start = place + count * 20;
    for (let index = 0; index < count; index++) {
      const box = place + index * 20;
      const [x, y, width, height, length] = [0, 4, 8, 12, 16].map((offset) => view.getUint32(box + offset, true));
      let bytes;
      if (length === width * height * 4) {
        bytes = new Uint8ClampedArray(view.buffer, start, length);
      } else {
        bytes = new Uint8ClampedArray(stretched(new Uint32Array(view.buffer, start, length / 4), width, height).buffer);
      }
      this.context.putImageData(new ImageData(bytes, width, height), x, y);
      start += length;
    }
  }

  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const screen = this.report.screen;
    return {
      x: Math.min(Math.max(((event.clientX - box.left) / box.width) * screen.width, 0), screen.width),
      y: Math.min(Math.max(((event.clientY - box.top) / box.height) * screen.height, 0), screen.height),
    };
  }

  listen() {
    const { canvas } = this;
    canvas.addEventListener("pointerdown", (event) => {
      if (!this.report?.screen || event.button !== 0) return;
      event.preventDefault();
      this.canvases.focus(this);
      const place = this.point(event);
      if (this.canvases.selects) return this.canvases.pick(this, place);
      let finger = 0;
      while ([...this.fingers.values()].includes(finger)) finger++;
      canvas.setPointerCapture(event.pointerId);
      this.fingers.set(event.pointerId, finger);
      this.touch("down", finger, place);
    });
    canvas.addEventListener("pointermove", (event) => {
      const finger = this.fingers.get(event.pointerId);
      if (finger !== undefined) this.moved = { finger, place: this.point(event) };
      this.canvases.moveSoon(this);
    });
    for (const [kind, action] of [["pointerup", "up"], ["pointercancel", "cancel"]]) {
      canvas.addEventListener(kind, (event) => {
        const finger = this.fingers.get(event.pointerId);
        if (finger === undefined) return;
        this.sendMove();
        this.fingers.delete(event.pointerId);
        this.touch(action, finger, this.point(event));
      });
    }
  }

  // Fingers are looked at once a frame, as a device does.
  sendMove() {
    if (this.moved) this.touch("move", this.moved.finger, this.moved.place);
    this.moved = null;
  }

  touch(action, finger, { x, y }) {
    this.canvases.socket.send({ input: { it: { touch: { it: { action, finger, x, y } } } } });
  }
}

/** All devices. */
export class Canvases {
  constructor(socket, element) {
    this.socket = socket;
    this.element = element;
    this.devices = new Map();
    this.zoom = 0.6;
    this.selects = false;
    this.current = null;
    this.onPick = () => {};
    this.frames = [];
    socket.on("canvases", (ids) => this.arrange(ids));
    socket.on("canvas", (report) => {
      if (!this.devices.has(report.id)) this.add(report.id);
      this.devices.get(report.id).update(report);
      this.onChange?.();
    });
    socket.on("frame", (data) => this.frame(data));
  }

  add(id) {
    this.devices.set(id, new Device(id, this));
    this.current ??= this.devices.get(id);
    this.element.append(this.devices.get(id).figure);
  }

  arrange(ids) {
    for (const [id, device] of this.devices) {
      if (ids.includes(id)) continue;
      device.figure.remove();
      this.devices.delete(id);
      if (this.current === device) this.current = null;
    }
    for (const id of ids) {
      if (!this.devices.has(id)) this.add(id);
      this.element.append(this.devices.get(id).figure);
    }
    this.current ??= this.devices.values().next().value ?? null;
    this.onChange?.();
  }

  focus(device) {
    this.current = device;
    this.element.parentElement.focus({ preventScroll: true });
  }

  frame(data) {
    const view = new DataView(data);
    const canvas = view.getUint32(0, true);
    const frame = view.getUint32(4, true);
    const device = this.devices.get(canvas);
    device?.draw(view, 20, view.getUint32(16, true));
    this.socket.send({ seen: { canvas, frame } });
    this.frames.push(performance.now());
    if (this.frames.length > 120) this.frames.shift();
    this.onFrame?.(canvas, view.getFloat64(8, true));
  }

  pick(device, { x, y }) { this.socket.send({ pick: { canvas: device.id, x, y } }); }

  moveSoon(device) {
    if (!device.moved || device.isMoving) return;
    device.isMoving = true;
    requestAnimationFrame(() => {
      device.isMoving = false;
      device.sendMove();
    });
  }

  setZoom(zoom) {
    this.zoom = Math.min(Math.max(zoom, 0.1), 3);
    for (const device of this.devices.values()) device.resize();
  }

  fit() {
    const screen = this.current?.report?.screen;
    if (!screen) return;
    const { clientWidth, clientHeight } = this.element.parentElement;
    this.setZoom(Math.min((clientWidth - 60) / screen.width, (clientHeight - 90) / screen.height));
  }
}

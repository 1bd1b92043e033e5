// The chosen object's properties, with editors that fit.

const element = (name, attributes = {}, ...children) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
};

export class Inspector {
  constructor(socket, canvases, pane) {
    Object.assign(this, { socket, canvases, pane });
    this.edits = [];
    socket.on("object", ({ canvas, object }) => {
      if (canvas === canvases.current?.id && object.node === this.node) this.show(object);
    });
    socket.on("inputs", (inputs) => {
      this.edits = inputs.map(({ input }) => input.edit?.it).filter(Boolean);
      this.showEdits();
    });
    socket.on("added", ({ input }) => {
      if (!input.edit) return;
      this.edits.push(input.edit.it);
      this.showEdits();
    });
    socket.on("kept", ({ file, difference }) => this.note(`${file}\n${difference}`));
    this.list = element("div");
    this.kept = element("div");
    this.values = { colors: [], fonts: [], images: [] };
    this.lists = element("div", { hidden: true });
    document.body.append(this.lists);
  }

  // What colours, fonts and pictures can be typed as.
  know(values) {
    this.values = values;
    this.colors = new Map(values.colors.map((color) => [color.name, color]));
    const list = (id, names) => element("datalist", { id }, ...names.map(([value, label]) => element("option", { value, label })));
    const origins = { constant: "constant", system: "UIKit", catalogue: "asset catalogue" };
    this.lists.replaceChildren(
      list("named-colors", [...values.colors].sort((a, b) => "catalogue" === b.origin ? 1 : "catalogue" === a.origin ? -1 : 0)
        .map(({ name, origin, value }) => [name, `${origins[origin]}, ${value}`])),
      list("named-images", values.images.map((name) => [name, ""])));
  }

  // The list of fonts at a size.
  fontList(size) {
    const id = `named-fonts-${String(size).replace(".", "-")}`;
    if (!document.getElementById(id)) {
      this.lists.append(element("datalist", { id }, element("option", { value: `${size}`, label: "the system's" }),
        ...this.values.fonts.map((name) => element("option", { value: `${name} ${size}` }))));
    }
    return id;
  }

  inspect(node) {
    this.node = node;
    this.refresh();
  }

  refresh() {
    const id = this.canvases.current?.id;
    if (this.node && id !== undefined) this.socket.send({ inspect: { canvas: id, node: this.node } });
  }

  show(object) {
    // What somebody is typing into isn't taken away.
    if (this.shown === object.node && this.pane.contains(document.activeElement)
      && document.activeElement.matches("input, select")) return this.update(object);
    this.shown = object.node;
    this.editors = new Map();
    const parts = [element("h2", { textContent: object.name })];
    if (object.place) parts.push(element("p", { className: "hint", textContent: object.place }));
    if (object.accessibility) parts.push(element("p", { className: "hint", textContent: `Heard as “${object.accessibility}”` }));
    if (object.notes.length) {
      parts.push(element("h3", { textContent: "Not drawn" }),
        element("ul", { id: "notes" }, ...object.notes.map((text) => element("li", { textContent: text, className: "warn" }))));
    }
    if (object.isAmbiguous) parts.push(element("p", { className: "warn", textContent: "Its place is ambiguous." }));
    for (const group of object.groups) {
      parts.push(element("h3", { textContent: group.name }), ...group.properties.map((property) => this.row(object.node, property)));
    }
    if (object.constraints.length) {
      parts.push(element("h3", { textContent: "Constraints" }),
        element("ul", {}, ...object.constraints.map((text) => element("li", { textContent: text, className: text.startsWith("BROKEN") ? "warn" : "" }))));
    }
    this.pane.replaceChildren(...parts, this.kept);
    this.showEdits();
  }

  update(object) {
    for (const { properties } of object.groups) {
      for (const property of properties) this.editors.get(property.key)?.(property.value);
    }
  }

  row(node, property) {
    const row = element("div", { className: `property${property.isInspectable ? " inspectable" : ""}` });
    const label = element("label", { textContent: property.key, title: property.syntax });
    const set = (value) => this.set(node, property.key, value);
    const editor = this.editor(property, set);
    const input = editor.matches("input, select") ? editor : editor.querySelector("input");
    input.id = `edit-${property.key}`;
    label.htmlFor = input.id;
    if (["number", "integer"].includes(property.kind)) this.scrub(label, input, property, set);
    else row.classList.add("fixed");
    row.append(label, editor);
    return row;
  }

  editor(property, set) {
    const { kind, key, value } = property;
    const keep = (input, write) => this.editors.set(key, (value) => { if (document.activeElement !== input) write(value); });
    if (kind === "flag") {
      const input = element("input", { type: "checkbox", checked: value === "true" });
      input.addEventListener("change", () => set(String(input.checked)));
      keep(input, (value) => { input.checked = value === "true"; });
      return input;
    }
    if (kind === "enumeration" && property.cases.length) {
      const input = element("select", {}, ...property.cases.map((name) => element("option", { textContent: name, value: name })));
      input.value = value ?? "";
      input.addEventListener("change", () => set(input.value));
      keep(input, (value) => { input.value = value ?? ""; });
      return input;
    }
    const text = element("input", { value: value ?? "", placeholder: property.isOptional ? "nil" : property.syntax });
    const commit = () => set(text.value === "" && property.isOptional ? "nil" : text.value);
    if (kind === "color") {
      const well = element("input", { type: "color", value: (value ?? "#000000").slice(0, 7) });
      well.setAttribute("aria-label", `${key}, colour`);
      const alpha = () => (/^#[0-9a-f]{8}$/i.test(text.value) ? text.value.slice(7) : "ff");
      text.setAttribute("list", "named-colors");
      well.addEventListener("input", () => { text.value = well.value + alpha(); commit(); });
      text.addEventListener("change", commit);
      keep(text, (value) => { text.value = value ?? ""; if (value) well.value = value.slice(0, 7); });
      return element("div", { className: "color" }, well, text);
    }
    if (kind === "image") text.setAttribute("list", "named-images");
    if (kind === "font") text.addEventListener("focus", () => text.setAttribute("list", this.fontList(Number(/[\d.]+$/.exec(text.value)?.[0] ?? 17))));
    if (["number", "integer"].includes(kind)) text.inputMode = "decimal";
    text.addEventListener("change", commit);
    if (["number", "integer"].includes(kind)) {
      text.addEventListener("keydown", (event) => {
        const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
        if (!step || Number.isNaN(Number(text.value))) return;
        event.preventDefault();
        text.value = String(Number((Number(text.value) + step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1)).toFixed(6)));
        commit();
      });
    }
    keep(text, (value) => { text.value = value ?? ""; });
    return text;
  }

  // Dragging a number's name changes it.
  scrub(label, input, property, set) {
    label.addEventListener("pointerdown", (event) => {
      const start = Number(input.value);
      if (event.button !== 0 || Number.isNaN(start)) return;
      event.preventDefault();
      label.setPointerCapture(event.pointerId);
      const step = property.kind === "integer" ? 1 : Math.abs(start) > 0 && Math.abs(start) <= 2 ? 0.01 : 1;
      let last = input.value;
      const move = (moved) => {
        const value = start + Math.round((moved.clientX - event.clientX) / 2) * step;
        input.value = String(Number(value.toFixed(6)));
        if (input.value === last) return;
        last = input.value;
        set(input.value);
      };
      label.addEventListener("pointermove", move);
      label.addEventListener("pointerup", () => label.removeEventListener("pointermove", move), { once: true });
    });
  }

  set(node, key, value) {
    this.socket.send({ input: { it: { edit: { it: { node, setting: `${key}=${value}` } } } } });
  }

  note(text) {
    this.difference = text;
    this.pane.append(element("pre", { textContent: text }));
  }

  // What was edited, as lines to keep.
  showEdits() {
    const own = new Map();
    for (const edit of this.edits) if (edit.node === this.node) own.set(edit.setting.split("=")[0], edit.setting);
    const lines = [...own.values()].map((setting) => this.line(setting));
    if (!lines.length) return this.kept.replaceChildren();
    const keep = element("button", { textContent: "Write into the storyboard" });
    keep.addEventListener("click", () => {
      for (const setting of own.values()) this.socket.send({ keep: { it: { node: this.node, setting } } });
    });
    const copy = element("button", { textContent: "Copy" });
    copy.addEventListener("click", () => navigator.clipboard?.writeText(lines.join("\n")));
    const back = element("button", { textContent: "Take back what was written" });
    back.addEventListener("click", () => this.socket.send({ unkeep: {} }));
    this.kept.replaceChildren(element("h3", { textContent: "Edited" }), element("pre", { textContent: lines.join("\n") }), keep, " ", copy, " ", back);
  }

  line(setting) {
    const place = setting.indexOf("=");
    const [key, value] = [setting.slice(0, place), setting.slice(place + 1)];
    return `${key} = ${this.swift(key, value)}`;
  }

  swift(key, value) {
    const named = this.colors?.get(value);
    if (named && /color|tint/i.test(key)) return named.origin === "catalogue" ? `UIColor(named: ${JSON.stringify(value)})` : `UIColor.${value}`;
    const color = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(value);
    if (color) {
      const [red, green, blue, alpha] = color.slice(1).map((part) => (part === undefined ? 1 : Number((parseInt(part, 16) / 255).toFixed(3))));
      return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})`;
    }
    if (value === "nil" || value === "true" || value === "false" || /^-?[\d.]+$/.test(value)) return value;
    const size = /^(-?[\d.]+)x(-?[\d.]+)$/.exec(value);
    if (size) return `CGSize(width: ${size[1]}, height: ${size[2]})`;
    const numbers = value.split(",").map(Number);
    if (numbers.length === 2 && !numbers.some(Number.isNaN)) return `CGPoint(x: ${numbers[0]}, y: ${numbers[1]})`;
    if (numbers.length === 4 && !numbers.some(Number.isNaN)) {
      return /inset|margin/i.test(key)
        ? `UIEdgeInsets(top: ${numbers[0]}, left: ${numbers[1]}, bottom: ${numbers[2]}, right: ${numbers[3]})`
        : `CGRect(x: ${numbers[0]}, y: ${numbers[1]}, width: ${numbers[2]}, height: ${numbers[3]})`;
    }
    return JSON.stringify(value);
  }
}

// The devices side by side, and what their users have chosen.

const element = (name, attributes = {}, ...children) => {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
};

export class Devices {
  constructor(socket, pane) {
    Object.assign(this, { socket, pane });
    this.rows = new Map();
    this.order = [];
    this.project = { devices: [], contentSizes: [] };
    socket.on("canvases", (ids) => {
      this.order = ids;
      this.render();
    });
    socket.on("canvas", ({ id, device }) => {
      this.rows.set(id, device);
      this.render();
    });
  }

  know(project) {
    this.project = project;
    this.render();
  }

  get devices() { return this.order.map((id) => this.rows.get(id)).filter(Boolean); }

  send(devices) { this.socket.send({ devices: { it: devices } }); }

  render() {
    if (this.pane.contains(document.activeElement) && document.activeElement.matches("input")) return;
    const list = this.devices;
    const rows = list.map((device, index) => this.row(device, (changed) => this.send(list.map((old, place) => (place === index ? changed : old))),
      () => this.send(list.filter((_, place) => place !== index)), list.length > 1));
    const add = (text, change) => {
      const button = element("button", { textContent: text });
      button.addEventListener("click", () => this.send([...list, { ...list[0], ...change }]));
      return button;
    };
    this.pane.replaceChildren(...rows, element("div", { className: "row" }, add("+ dark", { dark: true }), add("+ large text", { contentSize: "AX1" }),
      add("+ right to left", { rtl: true }), add("+ landscape", { landscape: true }), add("+ iPhone SE", { device: "iPhone SE" }), add("+ iPad", { device: this.project.devices.find((name) => name.startsWith("iPad")) })));
  }

  row(device, change, remove, canGo) {
    const name = element("select", { ariaLabel: "Device" }, element("option", { textContent: "plain screen", value: "" }),
      ...this.project.devices.map((text) => element("option", { textContent: text, value: text })));
    name.value = device.device ?? "";
    name.addEventListener("change", () => change({ ...device, device: name.value || undefined }));
    const flags = [["dark", "dark"], ["landscape", "landscape"], ["rtl", "right to left"], ["highContrast", "contrast"]].map(([key, text]) => {
      const box = element("input", { type: "checkbox", checked: device[key] === true });
      box.addEventListener("change", () => change({ ...device, [key]: box.checked }));
      return element("label", {}, box, ` ${text}`);
    });
    const size = element("select", { ariaLabel: "Size of texts" }, element("option", { textContent: "text L", value: "" }),
      ...this.project.contentSizes.map((text) => element("option", { textContent: `text ${text}`, value: text })));
    size.value = device.contentSize ?? "";
    size.addEventListener("change", () => change({ ...device, contentSize: size.value || undefined }));
    const locale = element("input", { value: device.locale ?? "", placeholder: "en_US", size: 7, ariaLabel: "Locale" });
    locale.addEventListener("change", () => { locale.blur(); change({ ...device, locale: locale.value || undefined }); });
    const gone = element("button", { textContent: "Remove", disabled: !canGo });
    gone.addEventListener("click", remove);
    return element("div", { className: "row" }, name, ...flags, size, locale, gone);
  }
}

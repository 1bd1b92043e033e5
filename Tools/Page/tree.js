// The tree of views and layers.

export class Tree {
  constructor(socket, canvases, list, search) {
    Object.assign(this, { socket, canvases, list, search });
    this.nodes = [];
    this.folded = new Set();
    this.onSelect = () => {};
    socket.on("tree", ({ canvas, nodes }) => {
      if (canvas === canvases.current?.id) this.show(nodes);
    });
    search.addEventListener("input", () => this.render());
    list.addEventListener("click", (event) => {
      const row = event.target.closest("li");
      if (!row) return;
      if (event.target.className === "fold") this.fold(row.dataset.id);
      else if (event.target.dataset.act === "hide") this.hide([row.dataset.id]);
      else if (event.target.dataset.act === "isolate") this.isolate(row.dataset.id);
      else this.select(row.dataset.id);
    });
    list.addEventListener("keydown", (event) => this.key(event));
    list.addEventListener("mouseover", (event) => {
      const row = event.target.closest("li");
      if (row) this.hover(row.dataset.id);
    });
    list.addEventListener("mouseleave", () => this.hover(this.selected));
  }

  refresh() {
    const id = this.canvases.current?.id;
    if (id !== undefined) this.socket.send({ tree: { canvas: id } });
  }

  show(nodes) {
    this.nodes = nodes;
    this.byId = new Map(nodes.map((node) => [node.id, node]));
    this.render();
    this.hover(this.selected);
  }

  fold(id) {
    this.folded.has(id) ? this.folded.delete(id) : this.folded.add(id);
    this.render();
  }

  render() {
    const words = this.search.value.trim().toLowerCase();
    const parents = new Set(this.nodes.map(({ id }) => id.split("/").slice(0, -1).join("/")));
    const isFolded = (id) => {
      const parts = id.split("/");
      return parts.some((_, index) => index > 0 && this.folded.has(parts.slice(0, index).join("/")));
    };
    const rows = this.nodes.filter((node) => words
      ? [node.name, node.controller, node.detail].some((text) => text?.toLowerCase().includes(words))
      : !isFolded(node.id));
    this.list.replaceChildren(...rows.slice(0, 5000).map((node) => this.row(node, parents.has(node.id))));
    this.status = rows.length;
  }

  row(node, hasChildren) {
    const row = document.createElement("li");
    row.dataset.id = node.id;
    row.setAttribute("role", "treeitem");
    row.setAttribute("aria-level", node.id.split("/").length);
    row.setAttribute("aria-selected", node.id === this.selected);
    row.style.paddingLeft = `${Math.min(node.id.split("/").length, 24) * 10}px`;
    row.classList.toggle("layer", node.isLayer);
    row.classList.toggle("hidden", node.isHidden);
    const fold = document.createElement("span");
    fold.className = "fold";
    fold.textContent = hasChildren ? (this.folded.has(node.id) ? "▸" : "▾") : " ";
    if (hasChildren) row.setAttribute("aria-expanded", !this.folded.has(node.id));
    const name = document.createElement("span");
    name.textContent = node.name;
    row.append(fold, name);
    for (const [kind, text] of [["controller", node.controller], ["detail", node.detail]]) {
      if (!text) continue;
      const part = document.createElement("span");
      part.className = kind;
      part.textContent = text;
      row.append(part);
    }
    if (node.hasNotes) row.append(Object.assign(document.createElement("span"), { className: "noted", textContent: "!", title: "Something of it isn’t drawn" }));
    row.append(this.button("hide", node.isHidden ? "◌" : "●", node.isHidden ? "Show again" : "Hide"), this.button("isolate", "◎", "Hide all others"));
    return row;
  }

  button(act, text, title) {
    const button = Object.assign(document.createElement("button"), { textContent: text, title, tabIndex: -1 });
    button.dataset.act = act;
    button.setAttribute("aria-label", title);
    return button;
  }

  /// Hides nodes, or shows them again: an edit each, so that Undo takes it back.
  hide(ids, isHidden) {
    for (const id of ids) {
      const value = isHidden ?? !this.byId.get(id)?.isHidden;
      this.socket.send({ input: { it: { edit: { it: { node: id, setting: `isHidden=${value}` } } } } });
    }
  }

  /// Hides whatever is neither in a node nor around it; once more shows all of it again.
  isolate(id) {
    if (this.isolated?.id === id) {
      this.hide(this.isolated.others, false);
      this.isolated = null;
      return;
    }
    if (this.isolated) this.hide(this.isolated.others, false);
    const parts = id.split("/");
    const others = this.nodes.filter((node) => {
      const path = node.id.split("/");
      const parent = path.slice(0, -1);
      return !node.isHidden && path.length <= parts.length && path.length > 1
        && parent.every((part, index) => part === parts[index]) && path.at(-1) !== parts[path.length - 1];
    }).map(({ id }) => id);
    this.hide(others, true);
    this.isolated = { id, others };
  }

  select(id) {
    this.selected = id;
    for (const row of this.list.children) row.setAttribute("aria-selected", row.dataset.id === id);
    this.list.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
    this.hover(id);
    this.onSelect(id);
  }

  hover(id) {
    for (const device of this.canvases.devices.values()) {
      device.showOutline(device === this.canvases.current ? this.byId?.get(id)?.frame ?? null : null);
    }
  }

  key(event) {
    const rows = [...this.list.children];
    const index = rows.findIndex((row) => row.dataset.id === this.selected);
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move && rows.length) {
      this.select(rows[Math.min(Math.max(index + move, 0), rows.length - 1)].dataset.id);
    } else if (event.key === "ArrowLeft" && index >= 0) {
      this.folded.add(this.selected);
      this.render();
    } else if (event.key === "ArrowRight" && index >= 0) {
      this.folded.delete(this.selected);
      this.render();
    } else if (event.key === "h" && index >= 0) this.hide([this.selected]);
    else if (event.key === "i" && index >= 0) this.isolate(this.selected);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

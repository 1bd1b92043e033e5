// The layers from the side: each a plate with the picture that its host made of it.

export class Space {
  constructor(socket, canvases, element, tree) {
    Object.assign(this, { socket, canvases, element, tree });
    this.turn = { x: -18, y: 32, zoom: 0.7 };
    socket.on("layers", ({ canvas, layers }) => { if (canvas === canvases.current?.id) this.build(layers); });
    element.addEventListener("pointerdown", (event) => this.drag(event));
    element.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.turn.zoom = Math.min(Math.max(this.turn.zoom * Math.exp(-event.deltaY / 500), 0.1), 4);
      this.place();
    }, { passive: false });
  }

  show(isShown) {
    this.element.hidden = !isShown;
    if (isShown) this.socket.send({ layers: { canvas: this.canvases.current.id } });
  }

  build(layers) {
    const screen = this.canvases.current.report.screen;
    const world = document.createElement("div");
    world.className = "world";
    layers.forEach(({ node, depth, frame, png }) => {
      const plate = document.createElement(png ? "img" : "div");
      plate.className = "plate";
      plate.dataset.node = node;
      if (png) Object.assign(plate, { src: `data:image/png;base64,${png}`, alt: node, draggable: false });
      const [x, y, width, height] = frame;
      Object.assign(plate.style, {
        left: `${x - screen.width / 2}px`, top: `${y - screen.height / 2}px`, width: `${width}px`, height: `${height}px`,
        transform: `translateZ(${depth * 26}px)`,
      });
      plate.addEventListener("click", () => {
        world.querySelector(".chosen")?.classList.remove("chosen");
        plate.classList.add("chosen");
        this.tree.select(node);
      });
      world.append(plate);
    });
    this.world = world;
    this.element.replaceChildren(world);
    this.place();
  }

  place() {
    const { x, y, zoom } = this.turn;
    if (this.world) this.world.style.transform = `scale3d(${zoom}, ${zoom}, ${zoom}) rotateX(${x}deg) rotateY(${y}deg)`;
  }

  drag(event) {
    const start = { ...this.turn };
    const move = (moved) => {
      this.turn.y = start.y + (moved.clientX - event.clientX) / 3;
      this.turn.x = Math.min(Math.max(start.x - (moved.clientY - event.clientY) / 3, -89), 89);
      this.place();
    };
    document.addEventListener("pointermove", move);
    document.addEventListener("pointerup", () => document.removeEventListener("pointermove", move), { once: true });
  }
}

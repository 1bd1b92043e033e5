// The socket to the studio: JSON both ways, and frames as bytes (Docs/studio-protocol.md).

export const version = 1;

export class Socket {
  constructor() {
    this.listeners = new Map();
    this.waiting = [];
    this.connect();
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.binaryType = "arraybuffer";
    this.socket = socket;
    socket.onopen = () => {
      this.send({ hello: { version } });
      for (const message of this.waiting.splice(0)) this.send(message);
      this.emit("open");
    };
    socket.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) return this.emit("frame", data);
      const message = JSON.parse(data);
      const kind = Object.keys(message)[0];
      const body = message[kind];
      this.emit(kind, body && "it" in body ? body.it : body);
    };
    socket.onclose = () => {
      this.emit("close");
      setTimeout(() => this.connect(), 500);
    };
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.waiting.length < 100 && !message.hello) this.waiting.push(message);
  }

  on(kind, listener) {
    if (!this.listeners.has(kind)) this.listeners.set(kind, []);
    this.listeners.get(kind).push(listener);
  }

  emit(kind, body) {
    for (const listener of this.listeners.get(kind) ?? []) listener(body);
  }
}

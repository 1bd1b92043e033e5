// The page: wires its parts together.

import { Socket, version } from "./socket.js";
import { Canvases } from "./canvas.js";
import { Tree } from "./tree.js";
import { Inspector } from "./inspector.js";
import { Timeline } from "./timeline.js";
import { Timing } from "./timing.js";
import { Space } from "./space.js";
import { Devices } from "./devices.js";

const $ = (id) => document.getElementById(id);
const socket = new Socket();
const canvases = new Canvases(socket, $("canvases"));
const tree = new Tree(socket, canvases, $("tree"), $("search"));
const inspector = new Inspector(socket, canvases, $("inspector"));
const timeline = new Timeline(socket, canvases, $("timeline"), $("time"));
const timing = new Timing(socket, timeline, $("timing"));
const space = new Space(socket, canvases, $("space"), tree);
const devices = new Devices(socket, $("devices"));
const studio = { project: null, subject: { scene: null, type: null }, canvases, tree, timeline, timing, inspector, socket };
window.studio = studio;

tree.onSelect = (id) => inspector.inspect(id);
socket.on("picked", ({ node }) => {
  if (node !== undefined && node !== null) tree.select(node);
});

// The tree, the properties and what moves are asked for where the screen has changed, four times a second.
let isStale = true;
canvases.onFrame = () => { isStale = true; };
canvases.onChange = () => { isStale = true; };
setInterval(() => {
  if (!isStale || document.hidden) return;
  isStale = false;
  tree.refresh();
  inspector.refresh();
  const id = canvases.current?.id;
  if (id === undefined) return;
  socket.send({ animations: { canvas: id } });
  socket.send({ tracks: { canvas: id, since: timeline.known } });
  askPerformance(id);
}, 250);

// MARK: Status

let words = "connecting";
const say = (text, isBad = false) => {
  words = text;
  $("status").textContent = text;
  $("status").classList.toggle("bad", isBad);
};
socket.on("open", () => say("connected"));
socket.on("close", () => say("the studio has gone; trying again", true));
socket.on("refused", (text) => say(text, true));
socket.on("log", (text) => {
  const log = $("log");
  log.textContent = (log.textContent + text).slice(-40000);
  log.scrollTop = log.scrollHeight;
});
socket.on("notes", ({ notes }) => { if (notes.length) say(`not drawn yet: ${notes.join(", ")}`); });
socket.on("project", (project) => {
  if (project.version !== version) location.reload();
  studio.project = project;
  $("name").textContent = project.name;
  $("name").title = project.folder;
  document.title = `${project.name} – Mica Studio`;
  devices.know(project);
});

// MARK: Performance

$("performance-pane").addEventListener("toggle", () => { isStale = true; });
const askPerformance = (canvas) => {
  if ($("performance-pane").open) socket.send({ performance: { canvas } });
};
socket.on("performance", ({ canvas, report }) => {
  if (canvas !== canvases.current?.id) return;
  studio.performance = report;
  const whole = report.stages.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = report.stages.map(({ name, seconds }) => {
    const row = document.createElement("div");
    const bar = Object.assign(document.createElement("span"), { className: "bar" });
    bar.style.width = `${Math.min(100, (seconds / Math.max(whole, 1 / 60)) * 100)}%`;
    row.append(`${name} ${(seconds * 1000).toFixed(2)} ms`, bar);
    return row;
  });
  const sum = document.createElement("div");
  sum.textContent = `${(whole * 1000).toFixed(2)} ms at ${report.time.toFixed(3)} s, ${(report.memory / 1e6).toFixed(0)} MB`;
  $("performance").replaceChildren(...rows, sum);
});

// MARK: Builds

socket.on("build", ({ state, problems, seconds }) => {
  const box = $("build");
  studio.build = state;
  if (state === "building") return say("building…");
  if (state === "done") {
    box.hidden = true;
    isStale = true;
    return say(`built in ${seconds?.toFixed(2)} s`);
  }
  say("it doesn't compile", true);
  const parts = problems.filter(({ kind }) => kind !== "note" && kind !== "warning").slice(0, 20).flatMap((problem) => {
    const title = document.createElement("strong");
    const place = problem.file ? `${problem.file.replace(`${studio.project?.folder}/`, "")}:${problem.line}:${problem.column}: ` : "";
    title.textContent = `${place}${problem.text}`;
    const excerpt = document.createElement("pre");
    excerpt.textContent = problem.excerpt ? `${problem.excerpt}\n${" ".repeat(Math.max(0, (problem.column ?? 1) - 1))}^` : "";
    return [title, excerpt];
  });
  box.replaceChildren(...parts);
  box.hidden = false;
});

// MARK: Subjects

const choose = (subject) => {
  studio.subject = subject;
  socket.send({ subject: { it: subject } });
  timeline.forget();
  showOverview(false);
};
socket.on("catalogue", ({ scenes, types, values }) => {
  inspector.know(values);
  const option = (text, subject) => Object.assign(document.createElement("option"), { textContent: text, value: JSON.stringify(subject) });
  $("subject").replaceChildren(option("the app", {}), ...scenes.map((scene) => option(scene, { scene })), ...types.map((type) => option(type, { type })));
  $("subject").value = JSON.stringify(studio.subject.scene ? { scene: studio.subject.scene } : studio.subject.type ? { type: studio.subject.type } : {});
});
$("subject").addEventListener("change", () => choose(JSON.parse($("subject").value)));

const showOverview = (isShown) => {
  $("overview").hidden = !isShown;
  $("overview-button").setAttribute("aria-pressed", isShown);
  if (!isShown) return;
  $("overview").replaceChildren();
  socket.send({ overview: {} });
};
socket.on("thumbnail", ({ subject, address }) => {
  const button = document.createElement("button");
  const name = subject.scene ?? subject.type;
  const image = Object.assign(document.createElement("img"), { src: address, alt: name, loading: "lazy" });
  button.append(image, name);
  button.addEventListener("click", () => choose(subject));
  $("overview").append(button);
});
$("overview-button").addEventListener("click", () => showOverview($("overview").hidden));

// MARK: Canvas

const toggle = (id, change) => $(id).addEventListener("click", () => {
  const isOn = $(id).getAttribute("aria-pressed") !== "true";
  $(id).setAttribute("aria-pressed", isOn);
  change(isOn);
});
toggle("select-mode", (isOn) => { canvases.selects = isOn; });
toggle("exploded", (isOn) => space.show(isOn));
const setZoom = (zoom) => {
  canvases.setZoom(zoom);
  $("zoom").value = Math.round(canvases.zoom * 100);
  $("zoom").setAttribute("aria-valuetext", `${Math.round(canvases.zoom * 100)} %`);
};
$("zoom").addEventListener("input", () => setZoom($("zoom").value / 100));
$("fit").addEventListener("click", () => { canvases.fit(); setZoom(canvases.zoom); });
$("stage").addEventListener("wheel", (event) => {
  if (!event.ctrlKey) return;
  event.preventDefault();
  setZoom(canvases.zoom * Math.exp(-event.deltaY / 300));
}, { passive: false });
$("devices-button").addEventListener("click", () => {
  const isShown = $("devices").hidden;
  $("devices").hidden = !isShown;
  $("devices-button").setAttribute("aria-expanded", isShown);
});

// MARK: Time

const play = (isPlaying) => socket.send(isPlaying ? { play: { speed: Number($("speed").value) } } : { pause: {} });
timeline.onClock = () => {
  $("play").setAttribute("aria-pressed", timeline.isPlaying);
  $("play").textContent = timeline.isPlaying ? "Pause" : "Play";
  $("loop").setAttribute("aria-pressed", timeline.clock.loop !== null && timeline.clock.loop !== undefined);
};
const step = (frames) => {
  if (timeline.isPlaying) play(false);
  timeline.seek(Math.round(timeline.time * 60 + frames) / 60);
};
$("play").addEventListener("click", () => play(!timeline.isPlaying));
$("speed").addEventListener("change", () => { if (timeline.isPlaying) play(true); });
$("restart").addEventListener("click", () => { timeline.forget(); socket.send({ restart: {} }); });
$("step").addEventListener("click", () => step(1));
$("step-back").addEventListener("click", () => step(-1));
$("undo").addEventListener("click", () => socket.send({ undo: {} }));
$("loop").addEventListener("click", () => {
  const isOn = $("loop").getAttribute("aria-pressed") === "true";
  timeline.setLoop(isOn ? null : [0, Math.max(timeline.clock.latest, 0.5)]);
});

// MARK: Out

const offer = (name, address) => {
  const anchor = Object.assign(document.createElement("a"), { href: address, download: name });
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
const state = () => ({
  subject: studio.subject, time: timeline.time, inputs: timeline.inputs,
  devices: [...canvases.devices.values()].map(({ report }) => report.device),
});
socket.on("file", ({ name, address }) => {
  studio.lastFile = address;
  say(name);
  offer(name, address);
});
$("picture").addEventListener("click", () => {
  socket.send({ picture: { canvas: canvases.current.id, scale: Number($("picture-scale").value) } });
});
$("film").addEventListener("click", () => {
  const [from, to] = timeline.clock.loop ?? [0, Math.max(timeline.clock.latest, 1)];
  say("making a film…");
  socket.send({ film: { canvas: canvases.current.id, format: $("film-format").value, from, to, framesPerSecond: 60 } });
});
$("touches").addEventListener("click", () => {
  const lines = timeline.inputs.map(({ time, input }) => {
    const [kind] = Object.keys(input);
    const value = input[kind].it;
    if (kind === "touch") return `at ${time} finger ${value.finger} ${value.action} ${value.x},${value.y}`;
    if (kind === "text") return `at ${time} type ${JSON.stringify(value)}`;
    if (kind === "key") return `at ${time} press ${value}`;
    if (kind === "timing") return `// at ${time}: ${value.node} ${value.key} lasts ${value.duration ?? "as long"} by ${value.curve ?? "its curve"}`;
    return `// at ${time}: ${value.node} ${value.setting}`;
  });
  const address = URL.createObjectURL(new Blob([`${lines.join("\n")}\n`], { type: "text/plain" }));
  studio.lastInputs = lines.join("\n");
  offer("recorded.touches", address);
});
$("link").addEventListener("click", async () => {
  location.hash = `state=${encodeURIComponent(JSON.stringify(state()))}`;
  await navigator.clipboard?.writeText(location.href).catch(() => {});
  say("the address restores this state");
});
let hasRestored = false;
socket.on("open", () => {
  if (hasRestored || !location.hash.startsWith("#state=")) return;
  hasRestored = true;
  try { socket.send({ restore: { it: JSON.parse(decodeURIComponent(location.hash.slice(7))) } }); } catch { say("this address holds no state", true); }
});

// MARK: Keys

const names = { Enter: "return", Backspace: "delete", Tab: "tab", ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Escape: "escape" };
const commands = {
  " ": () => play(!timeline.isPlaying), ArrowLeft: () => step(-1), ArrowRight: () => step(1), l: () => $("loop").click(),
  r: () => $("restart").click(), s: () => $("select-mode").click(), g: () => $("overview-button").click(), d: () => $("devices-button").click(),
  f: () => $("fit").click(), p: () => $("picture").click(), 3: () => $("exploded").click(),
};
document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && event.key === "z") {
    event.preventDefault();
    return $("undo").click();
  }
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Keys go to the program while the canvas has the focus, and it isn't only looked at.
  if (document.activeElement === $("stage") && !canvases.selects) {
    if (names[event.key]) socket.send({ input: { it: { key: { it: names[event.key] } } } });
    else if (event.key.length === 1) socket.send({ input: { it: { text: { it: event.key } } } });
    else return;
    event.preventDefault();
  } else if (!document.activeElement?.matches("input, select, button, [role=tree]") && commands[event.key]) {
    event.preventDefault();
    commands[event.key]();
  }
});
$("timeline").addEventListener("keydown", (event) => {
  const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!move) return;
  event.preventDefault();
  event.stopPropagation();
  step(move);
});

// web-endure PAGE: after 100,000 events the module takes no more memory than after 20,000; damaged links and absurd
// values are refused or brought into range, and it goes on.
import { load } from "./web-module.mjs";

const module = await load(process.argv[2]);
const { core } = module;
let wrong = 0;
const expect = (is, what) => { if (!is) { wrong++; console.error(what); } };
const takes = () => core.memory.buffer.byteLength;

// --- Damage
const link = "ids=value&latency=1500&late=yes&do=0.appear,2000.scroll.800,3000.select.b,3100.ok.b1.31";
let refused = 0, seed = 1;
const next = limit => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % limit;
for (let count = 0; count < 5000; count++) {
  const characters = [...link];
  for (let cut = next(4) + 1; cut > 0; cut--) {
    const place = next(characters.length);
    if (next(2)) characters.splice(place, next(12)); else characters[place] = String.fromCodePoint(next(3) ? 32 + next(95) : next(0xd800));
  }
  const refusal = module.call("load", characters.join(""));
  if (refusal !== null) {
    refused++;
    expect(refusal.length > 0, `'${characters.join("")}' is refused without a word`);
  }
  core.advance(40);
}
expect(refused > 1000, `only ${refused} of 5000 damaged links were refused`);

for (const [name, text] of [
  ["load", "latency=-5"], ["load", "latency=1e9"], ["load", "do=5.appear,4.appear"], ["load", "do=0.ok.a99999999999.1"],
  ["load", "rows=999999999999999999999"], ["load", "&&==,,.."], ["load", "do="], ["load", "frame=-1&do=0.appear"],
  ["load", "do=99999999999.appear"], ["load", "\0\0\0"], ["load", "x".repeat(70000)], ["load", "do=" + "0.appear,".repeat(5000)],
  ["choose", ""], ["choose", "="], ["choose", "latency"], ["choose", "latency=" + "9".repeat(400)],
  ["act", ""], ["act", "."], ["act", "select.d"], ["act", "scroll.-1"], ["act", "scroll.99999999999"], ["act", "tap.5"],
  ["act", "ok.a1.5"], ["act", "moved.1000.-1000000"],
]) {
  module.call(name, text);
  core.advance(20);
  core.frame();
}
for (const number of [-1, 0, NaN, Infinity, 2 ** 31 - 1, -(2 ** 31), 1.5]) {
  core.advance(number);
  for (const name of ["load", "choose", "act"]) core[name](number);
}
for (let bytes = 0; bytes < 300; bytes++) {
  const at = core.input();
  for (let place = 0; place < 12; place++) new Uint8Array(core.memory.buffer)[at + place] = next(256);
  for (const name of ["load", "choose", "act"]) core[name](12);
}
expect(module.call("load", "latency=99999999") === null && module.read("state").choices.latency === "60000",
  "a latency out of range is not brought into it");
module.call("load", "do=0.appear");
for (let count = 0; count < 3000; count++) module.call("act", `select.${"abc"[count % 3]}`);
module.call("choose", "ids=value");
core.advance(20);
expect(module.read("frame").shown !== "nothing", "a choice after more events than are kept leaves nothing on the screen");
for (let times = 0; times < 40; times++) core.advance(2 ** 31 - 1);
expect(module.read("frame").now > 0, "time has stopped");

// --- Endurance
const scenes = [
  ["latency=100&late=yes", ["select.a", "select.b", "select.c", "refresh", "scroll.300", "retry", "scroll.900"]],
  ["latency=50&policy=standard&fail=first", ["select.a", "select.b", "select.c", "refresh", "scroll.700", "moved.3.-4"]],
  ["latency=hand", ["select.a", "select.b", "select.c", "refresh", "ok.a1.31", "scroll.200"]],
  ["logic=article&latency=30&ids=fresh", ["select.a", "select.b", "scroll.100", "select.c"]],
  ["scene=buttons", ["tap.20", "scroll.500", "tap.750", "press", "scroll.0"]],
  ["scene=summary", ["refresh", "scroll.200", "scroll.0"]],
];
const sizes = [];
let events = 0;
for (let round = 0; round < 10; round++) {
  for (const [choices, acts] of scenes) {
    module.call("load", choices + "&do=0.appear");
    const count = Math.round(10000 / scenes.length);
    for (let event = 0; event < count; event++) {
      module.call("act", acts[event % acts.length]);
      core.advance(event % 7 === 0 ? 130 : 3);
      if (event % 50 === 0) { core.frame(); core.history(); core.state(); }
      events++;
    }
    core.script();
    core.trace();
  }
  sizes.push(takes());
  if (sizes[round] > 32 << 20 || sizes[round] > sizes[1]) {
    console.error(`memory grows: ${sizes.join(", ")} bytes after each 10,000 events`);
    process.exit(1);
  }
}
expect(module.call("load", link) === null, "after all this a good link is refused");
core.advance(9000);
expect(module.read("history").verdict?.kind === "good", "after all this a session goes wrong");
if (wrong) process.exit(1);
console.log(`${refused} of 5000 damaged links refused; ${takes() >> 10} kB after ${events} events, as after ${events / 5}`);

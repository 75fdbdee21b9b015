// web-copied PAGE NATIVE FOLDER: sessions at random, under every kind of choice, are copied as scripts; the native
// engine plays them, all that they expect holds, and the list goes where it went. Their links, too, lead
// to the same script.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { load } from "./web-module.mjs";

const [page, native, folder, count = "120"] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

/** Numbers from 0 to below a limit, the same in each run. */
function numbers(seed) {
  let state = seed * 2654435761 >>> 0;
  return limit => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * limit);
  };
}

const CHOICES = {
  ids: ["position", "value", "fresh", "stable"], animation: ["spring", "ease", "none"], logic: ["store", "store", "article"],
  policy: ["article", "standard"], latency: ["0", "100", "340", "1500", "hand"], late: ["no", "yes"],
  fail: ["none", "none", "first", "all"], rows: ["31", "3", "0"], frame: ["709", "400"],
};

function session(module, seed) {
  const next = numbers(seed), any = list => list[next(list.length)];
  module.call("load", "do=0.appear");
  const choices = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, any(values)]));
  for (const name in choices) module.call("choose", `${name}=${choices[name]}`);
  module.core.advance(0);
  for (let step = 0; step < 25; step++) {
    module.core.advance(any([0, 1, 16, 40, 100, 100, 340, 700, 2000]));
    const open = module.read("history").bars.filter(bar => bar.isOpen);
    // The article's view knows two events, and what a request of its brings; it shows no failure.
    const acts = ["select.a", "select.b", "select.c", `scroll.${next(1200)}`];
    if (choices.logic === "store") acts.push("refresh", "retry");
    if (open.length) acts.push(`ok.${any(open).word}.${any([31, 3, 0])}`);
    if (open.length && choices.logic === "store") acts.push(`fail.${any(open).word}`);
    const act = any(acts);
    module.call("act", act);
    if (act.startsWith("scroll") && next(2)) module.core.rest();
  }
  module.core.advance(any([0, 50, 2000]));
  return choices;
}

const module = await load(page), sessions = [];
for (let seed = 1; seed <= Number(count); seed++) {
  const choices = session(module, seed),
    file = `${folder}/${seed}.scenario`, { isThere, text: script } = module.script();
  if (!isThere) throw new Error(`session ${seed}: ${script}`);
  writeFileSync(file, script);
  // The link has of each movement of the list only the last place, as the script has.
  const { now } = module.read("frame"), { link } = module.read("state");
  const refusal = module.call("load", link);
  if (refusal) throw new Error(`session ${seed}: its link is refused: ${refusal}`);
  module.core.advance(now);
  if (module.read("state").link !== link) throw new Error(`session ${seed}: its link is another one once it is read`);
  if (module.script().text !== script) throw new Error(`session ${seed}: its link makes another script`);
  sessions.push({ file, choices, script, trace: module.trace(), offsets: module.read("history").offsets });
}

let wrong = 0, lines = 0;
const answers = execFileSync(native, sessions.map(one => one.file), { encoding: "utf8", maxBuffer: 1 << 28 })
  .trim().split("\n").map(line => JSON.parse(line));
for (const [index, { file, choices, script, offsets }] of sessions.entries()) {
  const { problems, offsets: expected } = answers[index];
  lines += script.split("\n").length;
  const place = expected?.findIndex((value, place) => value !== offsets[place]);
  if (!problems.length && place < 0 && expected.length === offsets.length) continue;
  wrong++;
  console.error(`${file} ${JSON.stringify(choices)}:\n${problems.slice(0, 2).join("\n")}\n`
    + `offsets: ${expected?.slice(place, place + 4)} natively, ${offsets.slice(place, place + 4)} here, from ${place} on`);
  if (wrong > 4) break;
}
if (wrong) process.exit(1);
console.log(`${sessions.length} sessions copied as scripts of ${lines} lines hold natively`);

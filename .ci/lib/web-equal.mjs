// web-equal PAGE NATIVE FOLDER SCRIPT…: the module plays each script that the page has words for as the native engine
// does: the same trace, the same offsets at the same times, to the last bit.
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename } from "node:path";
import { link, load } from "./web-module.mjs";

const [page, native, folder, ...files] = process.argv.slice(2);
const screen = "screen   viewport 709; row 20 spacing 32; placeholder 120 spacing 16; ids stable; animation spring";
mkdirSync(folder, { recursive: true });

const played = [], unsaid = [];
for (const file of files) {
  let script = readFileSync(file, "utf8");
  const said = link(script);
  if (said.unknown) { unsaid.push(`${basename(file)}: no words for '${said.unknown}'`); continue; }
  // The page always has a screen.
  if (!/^screen/m.test(script)) script = script.replace(/^tabs.*$/m, line => `${line}\n${screen}`);
  const copy = `${folder}/${basename(file)}`;
  writeFileSync(copy, script);
  played.push({ file: basename(file), copy, ...said });
}

const answers = execFileSync(native, played.map(one => one.copy), { encoding: "utf8", maxBuffer: 1 << 28 })
  .trim().split("\n").map(line => JSON.parse(line));
let wrong = 0, offsets = 0, lines = 0;
const complain = text => { console.error(text); wrong++; };
for (const [index, { file, link, end }] of played.entries()) {
  const expected = answers[index], module = await load(page);
  if (!expected.trace) { complain(`${file}: ${expected.problems}`); continue; }
  const refusal = module.call("load", link);
  if (refusal) { complain(`${file}: ${refusal}`); continue; }
  // In uneven steps, as frames come.
  for (let now = 0, part = 1; now < end; part = part % 33 + 7) {
    const time = Math.min(part, end - now);
    module.core.advance(time);
    now += time;
  }
  const trace = module.trace(), got = module.read("history").offsets;
  if (trace !== expected.trace) complain(`${file}: native\n${expected.trace}module\n${trace}`);
  const first = expected.offsets.findIndex((value, place) => value !== got[place]);
  if (first >= 0 || got.length !== expected.offsets.length) {
    complain(`${file}: ${expected.offsets.length} numbers natively, ${got.length} here; the first that differs `
      + `is ${expected.offsets[first]}, here ${got[first]}`);
  }
  offsets += got.length / 2;
  lines += trace.split("\n").length - 1;
}
for (const text of unsaid) console.error(text);
console.log(`${played.length} of ${files.length} scripts: ${lines} lines of trace and ${offsets} offsets are equal`);
process.exit(wrong ? 1 : 0);

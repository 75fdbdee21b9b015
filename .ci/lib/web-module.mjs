// The module of the page, as the page itself loads and calls it; and the scripts of the language that the page has
// words for.
import { readFileSync } from "node:fs";

/** Loads the module that an index.html carries, with the page's own code. */
export async function load(page) {
  const html = readFileSync(page, "utf8");
  const packed = html.match(/<script type="application\/wasm" id="module">([^<]+)</)[1];
  const loader = html.match(/^async function loadModule.*?^}$/ms)[0];
  const module = await new Function("packed", `return (${loader})(packed)`)(packed);
  return { ...module, trace: () => (module.core.trace(), module.output()) };
}

const milliseconds = text => {
  const [, number, unit] = text.match(/^([0-9.]+)(ms|s)?$/);
  return Math.round(number * (unit === "s" ? 1000 : 1));
};

const SCREEN = {
  "row 20 spacing 32": "", "placeholder 120 spacing 16": "", "clamp frame": "",
};

/** One line of the settings, as choices of the page; null if it has no word for it. */
function setting(line) {
  const [word, ...rest] = line.split(/\s+/), value = rest.join(" ");
  switch (word) {
    case "scenario": return [];
    case "tabs": return "a b c".startsWith(value) ? [] : null;
    case "logic": return [`logic=${value}`];
    case "policy": return ["article", "standard"].includes(value) ? [`policy=${value}`] : null;
    case "server": {
      const found = value.match(/^(\S+) (\d+) rows?$/);
      return found && /^[0-9.]+(ms|s)?$/.test(found[1]) ? [`latency=${milliseconds(found[1])}`, `rows=${found[2]}`] : null;
    }
    case "screen": {
      const parts = value.split(/\s*;\s*/).map(part => {
        if (part in SCREEN) return [];
        const found = part.match(/^(viewport|ids|animation) (\S+)$/);
        return found ? [`${found[1] === "viewport" ? "frame" : found[1]}=${found[2]}`] : null;
      });
      return parts.includes(null) ? null : parts.flat();
    }
  }
}

const EVENTS = [
  [/^(appear|refresh|retry)$/, found => found[1]],
  [/^select ([abc])$/, found => `select.${found[1]}`],
  [/^scroll (\d+)$/, found => `scroll.${found[1]}`],
  [/^moved top$/, () => "moved"],
  [/^moved to (\d+)(?: at (-?\d+))?$/, found => `moved.${found[1]}.${found[2] ?? 0}`],
  [/^ok ([abc])#(\d+) (\d+) rows?$/, found => `ok.${found[1]}${found[2]}.${found[3]}`],
  [/^fail ([abc])#(\d+)$/, found => `fail.${found[1]}${found[2]}`],
];

/** A script as a link and the time to play to; or the first line that the page has no words for. */
export function link(script) {
  const choices = ["ids=stable"], steps = [];
  let end = 0, hasServer = false;
  for (const raw of script.split("\n")) {
    const line = raw.replace(/(^|\s)\/\/.*/, "").trim();
    if (!line) continue;
    if (/^(scenario|tabs|logic|policy|server|screen)\b/.test(line)) {
      const made = setting(line);
      if (!made) return { unknown: line };
      hasServer ||= line.startsWith("server");
      choices.push(...made);
      continue;
    }
    const [, time, rest] = line.match(/^(?:@(\S+))?\s*(.*)$/);
    if (time) end = milliseconds(time);
    const event = rest.replace(/\s*=>.*/, "").trim();
    if (!event) continue;
    if (event === "idle") { end += 20000; continue; }
    const found = EVENTS.map(([form, make]) => [event.match(form), make]).find(([match]) => match);
    if (!found) return { unknown: line };
    steps.push(`${end}.${found[1](found[0])}`);
  }
  if (!hasServer) choices.push("latency=hand");
  return { link: `${choices.join("&")}&do=${steps.join(",")}`, end };
}

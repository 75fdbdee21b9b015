// Draws what the module says.

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = text => String(text).replace(/[&<>"]/g, character => ENTITIES[character]);
/** Text with its code, which stands between backticks. */
const marked = text => escaped(text).replace(/`([^`]*)`/g, "<code>$1</code>");
const seconds = time => `${(time / 1000).toFixed(time < 10000 ? 2 : 1)} s`;

/** The list, in points. */
function drawScreen(svg, frame) {
  const height = frame.above + frame.viewport + frame.below;
  svg.setAttribute("viewBox", `0 ${-frame.above} ${frame.breadth} ${height}`);
  svg.setAttribute("aria-label", frame.summary);
  svg.innerHTML = frame.shapes.map(drawShape).join("") + safeArea(frame) + scrollBar(frame);
}

function drawShape({ kind, x, y, width, height, label, leaves }) {
  if (kind === "chevron") return `<text class="chevron" x="${x}" y="${y + 15}">›</text>`;
  const inset = kind === "row" || kind === "header" ? 16 : 0;
  const text = label && kind !== "card"
    ? `<text x="${x + (kind === "row" && width < 393 ? 0 : inset) + (kind === "button" ? 16 : 0)}" y="${y + height / 2 + 5}">${escaped(label)}</text>` : "";
  const line = kind === "row" && width >= 393
    ? `<line x1="16" x2="${width}" y1="${y + height + 16}" y2="${y + height + 16}"/>` : "";
  const box = kind === "row" ? "" : skeletonOrBox(kind, x, y, width, height);
  return `<g class="${kind}${leaves ? " leaves" : ""}">${box}${line}${text}</g>`;
}

function skeletonOrBox(kind, x, y, width, height) {
  if (kind !== "skeleton") return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
  const bars = height > 60
    ? [[0.5, 0.18], [0.8, 0.45], [0.66, 0.72]].map(([share, place]) =>
      `<rect class="bar" x="${x + 30}" y="${y + height * place}" width="${(width - 60) * share}" height="12" rx="6"/>`).join("") : "";
  const [left, wide] = width > 380 ? [x + 16, width - 32] : [x, width];
  return `<rect x="${left}" y="${y}" width="${wide}" height="${height}" rx="12"/>${bars}`;
}

function safeArea({ above, below, viewport, breadth }) {
  if (!below) return "";
  return `<rect class="unsafe" x="0" y="${-above}" width="${breadth}" height="${above}"/>`
    + `<rect class="unsafe" x="0" y="${viewport}" width="${breadth}" height="${below}"/>`;
}

function scrollBar({ offset, viewport, content, breadth }) {
  if (content <= viewport) return "";
  const length = Math.max(24, viewport * viewport / content);
  const place = Math.min(1, offset / (content - viewport)) * (viewport - length);
  return `<rect class="scrollbar" x="${breadth - 6}" y="${place}" width="4" height="${length}" rx="2"/>`;
}

const SIGNS = { answered: "✓", refused: "⊘", misplaced: "!", failed: "✗" };
const LEFT = 58, CURVE = 130, LANE = 46;

/** The offset and the requests of the last seconds. */
function drawChart(svg, history, now, span) {
  const start = Math.max(0, now - span * 0.96);
  const wide = Math.max(300, svg.clientWidth);
  const x = time => LEFT + Math.max(0, Math.min(1, ((time ?? now) - start) / span)) * (wide - LEFT - 8);
  const seen = (from, to) => (to ?? now) >= start && from <= now;
  const tabs = history.bars.length || history.stretches.length > 1 ? ["a", "b", "c"] : [];
  const height = CURVE + 24 + tabs.length * LANE;
  svg.setAttribute("viewBox", `0 0 ${wide} ${height}`);
  const most = Math.max(100, ...history.offsets.filter((_, index) => index % 2)) * 1.1;
  const y = offset => 8 + (CURVE - 8) * (1 - Math.min(1, offset / most));
  const parts = [axis(start, span, x, height, wide), curve(history.limits, "limit", now, start, x, y),
    curve(history.offsets, "offset", now, start, x, y),
    `<text class="axis" x="${LEFT - 6}" y="${y(0)}">0</text>`,
    `<text class="axis" x="${LEFT - 6}" y="18">${Math.round(most / 1.1)}</text>`,
    `<text class="name" x="0" y="${CURVE / 2 + 12}">offset</text>`];
  tabs.forEach((tab, index) => parts.push(lane(tab, CURVE + 20 + index * LANE, history, now, x, seen)));
  parts.push(`<line class="now" x1="${x(now)}" x2="${x(now)}" y1="0" y2="${height - 12}"/>`);
  svg.innerHTML = parts.join("");
}

function axis(start, span, x, height, wide) {
  const step = [10, 20, 50, 100, 200, 500, 1000, 2000].find(step => (wide - LEFT) / (span / step) > 62);
  const parts = [];
  for (let time = Math.ceil(start / step) * step; time <= start + span; time += step) {
    parts.push(`<line class="grid" x1="${x(time)}" x2="${x(time)}" y1="0" y2="${height - 12}"/>`
      + `<text class="time" x="${x(time)}" y="${height}">${time < 1000 && step < 1000 && start < 1000 ? time / 1000 : +(time / 1000).toFixed(2)} s</text>`);
  }
  return parts.join("");
}

/** A value holds until the frame before the next one. */
function curve(samples, name, now, start, x, y) {
  const points = [];
  for (let index = 0; index < samples.length; index += 2) {
    const [time, value] = [samples[index], samples[index + 1]];
    const next = samples[index + 2] ?? now;
    if (next < start) continue;
    points.push(`${x(time)},${y(value)}`);
    if (next - time > 40) points.push(`${x(Math.max(time, next - 17))},${y(value)}`);
  }
  const last = samples[samples.length - 1] ?? 0;
  points.push(`${x(now)},${y(last)}`);
  return `<polyline class="${name}" points="${points.join(" ")}"/>`;
}

function lane(tab, top, history, now, x, seen) {
  const parts = [`<text class="name" x="0" y="${top + 12}">tab ${tab}</text>`];
  for (const { tab: own, shown, start, end } of history.stretches) {
    if (own === tab && shown !== "nothing" && seen(start, end)) {
      parts.push(`<rect class="shown ${shown}" x="${x(start)}" y="${top}" width="${Math.max(1, x(end) - x(start))}" height="12" rx="2"><title>${shown}</title></rect>`);
    }
  }
  const rows = [0, 0];
  for (const bar of history.bars.filter(bar => bar.tab === tab && seen(bar.start, bar.end ?? bar.cancelled))) {
    const [from, to] = [x(bar.start), x(bar.end ?? (bar.isOpen ? now : bar.cancelled))];
    const row = rows[0] <= from ? 0 : rows[1] <= from ? 1 : rows.indexOf(Math.min(...rows));
    rows[row] = to + 34;
    parts.push(request(bar, top + 16 + row * 13, from, to, x));
  }
  return parts.join("");
}

function request(bar, y, from, to, x) {
  const cut = bar.cancelled === null ? to : Math.min(to, x(bar.cancelled));
  // At the right edge there is no room for the name behind it.
  const isLast = to > x(Infinity) - 40;
  const mark = SIGNS[bar.ending] ?? "";
  return `<g class="bar ${bar.ending ?? ""}"><rect x="${from}" y="${y}" width="${Math.max(2, cut - from)}" height="9" rx="2"/>`
    + (cut < to ? `<line class="late" x1="${cut}" x2="${to}" y1="${y + 4.5}" y2="${y + 4.5}"/>` : "")
    + (bar.cancelled === null ? "" : `<text class="sign cancelled" x="${cut}" y="${y + 9}">×</text>`)
    + (mark ? `<text class="sign ${bar.ending}" x="${to + (bar.cancelled !== null && to - cut < 8 ? 9 : 0)}" y="${y + 9}">${mark}</text>` : "")
    + `<text class="request-name" x="${isLast ? from - 5 : to + 10}" y="${y + 9}"${isLast ? ' text-anchor="end"' : ""}>${bar.name}</text></g>`;
}

/** The sentences; only those that are new are made anew. */
function drawNotes(list, notes) {
  const wasAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  const texts = notes.map(note => `${note.time}|${note.kind}|${note.text}`);
  const old = [...list.children];
  let same = 0;
  while (same < old.length && old[same].dataset.key === texts[same]) same++;
  old.slice(same).forEach(item => item.remove());
  for (const [index, note] of notes.entries()) {
    if (index < same) continue;
    const item = document.createElement("li");
    item.className = note.kind;
    item.dataset.key = texts[index];
    item.innerHTML = `<time>${seconds(note.time)}</time> <span>${marked(note.text)}</span>`;
    list.append(item);
  }
  if (wasAtEnd) scrollToEnd(list);
}

/** So far that the first line in sight is there as a whole. */
function scrollToEnd(list) {
  list.style.paddingBottom = "";
  const most = list.scrollHeight - list.clientHeight;
  const first = [...list.children].find(item => item.offsetTop - list.offsetTop >= most);
  if (most <= 0 || !first) return;
  const place = first.offsetTop - list.offsetTop - 3;
  list.style.paddingBottom = `${6 + Math.max(0, place - most)}px`;
  list.scrollTop = place;
}

/** Buttons for requests that can still be ended. */
function drawFlight(list, bars, rows) {
  const open = bars.filter(bar => bar.isOpen).slice(-6);
  const key = open.map(bar => bar.name).join() + rows;
  if (list.dataset.key === key) return;
  list.dataset.key = key;
  list.innerHTML = open.map(({ name, word, cancelled }) => `<li><code>${name}</code>${cancelled === null ? "" : " (cancelled)"}
    <button type="button" data-act="ok.${word}.${rows}">answer with ${rows} rows</button>
    <button type="button" data-act="fail.${word}">fail</button></li>`).join("");
}

// Passes on what the visitor does, and lets time pass.

const $ = selector => document.querySelector(selector);
const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const FRAME = 1000 / 60, QUIET = 700;

let module, frame, history, state, version = -1;
let isChanged = false, addressTimer = 0;
let isPlaying = true, isSlowed = false, before = 0, rest = 0, quiet = 0, wheelTimer = 0, wanted = null;

const say = text => { $("#said").textContent = text; };

/** Calls the module; shows why it refuses. */
function call(name, text) {
  const refusal = module.call(name, text);
  if (refusal) say(refusal);
  return !refusal;
}

function act(command) {
  if (!call("act", command)) return;
  quiet = 0;
  changed();
}

function choose(words) {
  if (!call("choose", words)) return;
  if (isStill) module.core.finish();
  changed();
}

/** Something other than time has changed something: the next frame shows it. */
function changed() {
  isChanged = true;
}

function draw() {
  const wasBusy = frame?.isBusy;
  frame = module.read("frame");
  drawScreen($("#screen"), frame);
  if (frame.version !== version || frame.isBusy || wasBusy) {
    history = module.read("history");
    drawNotes($("#notes"), history.notes);
    drawFlight($("#flight"), history.bars, state?.choices.rows ?? 31);
    showVerdict();
    showTabs();
  }
  version = frame.version;
  const speed = Number($("#speed").value);
  drawChart($("#chart"), history, frame.now, speed === 1 ? 7000 : speed === 0.25 ? 2400 : 800);
  $("#clock").textContent = seconds(frame.now);
  showPlayer();
}

const MARKS = { good: "✓", luck: "≈", bad: "✗" };

function showVerdict() {
  const { verdict } = history, box = $("#verdict"), line = box.firstElementChild;
  const words = verdict ? `${MARKS[verdict.kind]} ${verdict.text}` : "How it ends is said here, once nothing moves any more.";
  box.className = verdict?.kind ?? "open";
  if (box.dataset.words !== words) {
    box.dataset.words = words;
    const end = verdict ? words.search(/[.:] /) + 1 : 0;
    line.innerHTML = `<strong>${marked(words.slice(0, end))}</strong>${marked(words.slice(end))}`;
  }
  for (const button of box.querySelectorAll("button")) {
    button.hidden = !verdict?.cures.includes(button.dataset.choose)
      || (button.dataset.scene ?? state.choices.scene) !== state.choices.scene;
  }
}

function showTabs() {
  const tabs = $(".tabs");
  if (tabs.children.length !== frame.tabs.length) {
    tabs.innerHTML = frame.tabs.map(tab => `<button type="button" data-act="select.${tab}" aria-label="Tab ${tab}">${tab}</button>`).join("");
  }
  for (const [index, tab] of frame.tabs.entries()) {
    tabs.children[index].setAttribute("aria-pressed", String(tab === frame.selected));
  }
}

/** The controls and the address say what the choices are. */
function showState() {
  const link = state?.link;
  state = module.read("state");
  const { choices } = state;
  for (const input of document.querySelectorAll(".controls [name]")) {
    const value = choices[input.name];
    if (input.type === "radio" || input.type === "checkbox") {
      input.checked = input.value === value;
    } else {
      if (![...input.options].some(option => option.value === value)) input.add(new Option(value, value));
      input.value = value;
    }
  }
  const isByHand = choices.latency === "hand";
  $("#hand").checked = isByHand;
  $("#latency").disabled = isByHand;
  if (!isByHand) $("#latency").value = choices.latency;
  $("#latency-text").textContent = isByHand ? "never" : `${choices.latency} ms`;
  for (const part of document.querySelectorAll("[data-scene]")) part.hidden = part.dataset.scene !== choices.scene;
  if (state.link !== link) $("#script").hidden = $("#how").hidden = true;
  $("#copy-script").disabled = state.whyNoScript !== null;
  $("#why-not").hidden = state.whyNoScript === null;
  $("#why-not").textContent = state.whyNoScript ?? "";
  showExperiment();
  clearTimeout(addressTimer);
  addressTimer = setTimeout(showAddress, 250);
}

/** Marks the experiment, and says what it is about; or what the first one on this screen is about. */
function showExperiment() {
  const links = [...document.querySelectorAll(".presets a")];
  for (const link of links) {
    if (link.hash === "#" + state.link) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const lead = $(".presets [aria-current]")
    ?? links.find(link => link.hash.includes(`scene=${state.choices.scene}`)) ?? $("[data-first]");
  if ($(".lead").textContent !== lead.dataset.lead) $(".lead").textContent = lead.dataset.lead;
}

/** A browser refuses addresses that change in each frame. */
function showAddress() {
  if (location.hash !== "#" + state.link) window.history.replaceState(null, "", "#" + state.link);
}

/** Begins what the address says. */
function open() {
  const hash = location.hash || $("[data-first]").hash;
  const refusal = module.call("load", hash.slice(1));
  if (refusal) module.call("load", "");
  say(refusal ?? "");
  begin();
}

function begin() {
  resetSpeed();
  if (isStill) module.core.finish();
  play(true);
  changed();
}

function play(isOn) {
  isPlaying = isOn;
  before = 0;
  quiet = 0;
  if (frame) showPlayer();
}

/** The button says what it would do; where nothing goes on by itself there is no next event. */
function showPlayer() {
  $("#play").textContent = !frame.isBusy ? "Replay" : isPlaying ? "Pause" : "Play";
  $("#step").disabled = !frame.isBusy;
  $("#again").hidden = !frame.isBusy;
}

/** From the beginning, and to be watched, even where the system wants no motion: the visitor has asked for it. */
function replay() {
  resetSpeed();
  module.core.replay();
  play(true);
  changed();
}

/** The last tap is over. */
function resetSpeed() {
  if (isSlowed) $("#speed").value = "1";
  isSlowed = false;
}

/** Real time passes: so much of it, by the speed, in the module. */
function tick(time) {
  requestAnimationFrame(tick);
  const passed = before ? Math.min(time - before, 100) : FRAME;
  before = time;
  if (wanted !== null) {
    const offset = wanted;
    wanted = null;
    act(`scroll.${offset}`);
  }
  if (isChanged) {
    isChanged = false;
    version = -1;
    showState();
    draw();
  }
  quiet = frame.isBusy ? 0 : quiet + passed;
  // Nothing goes on: time waits for the visitor.
  if (!isPlaying || quiet > QUIET) return;
  rest += passed * Number($("#speed").value);
  const whole = Math.floor(rest);
  rest -= whole;
  if (whole > 0) {
    module.core.advance(whole);
    draw();
  }
}

/** The list is to be at this offset, once in a frame; shortly after the last time it has come to rest. */
function scroll(offset) {
  wanted = Math.round(Math.max(0, Math.min(offset, 1e6)));
  clearTimeout(wheelTimer);
  wheelTimer = setTimeout(() => {
    module.core.rest();
    changed();
  }, 200);
}

const KEYS = {
  ArrowDown: () => 52, ArrowUp: () => -52, PageDown: () => frame.viewport * 0.9, PageUp: () => -frame.viewport * 0.9,
  " ": () => frame.viewport * 0.9, Home: () => -1e7, End: () => frame.limit - frame.offset,
};

function listen() {
  document.addEventListener("click", event => {
    const button = event.target.closest("[data-act], [data-choose]");
    if (button?.dataset.act) act(button.dataset.act);
    if (button?.dataset.choose) choose(button.dataset.choose);
  });
  const list = $("#list");
  list.addEventListener("wheel", event => {
    event.preventDefault();
    scroll((wanted ?? frame.offset) + event.deltaY);
  }, { passive: false });
  list.addEventListener("keydown", event => {
    const distance = KEYS[event.key]?.();
    if (distance === undefined) return;
    event.preventDefault();
    scroll((wanted ?? frame.offset) + distance);
  });
  let drag = null;
  list.addEventListener("pointerdown", event => {
    drag = { y: event.clientY, offset: frame.offset, moved: false };
    list.setPointerCapture(event.pointerId);
  });
  list.addEventListener("pointermove", event => {
    if (!drag) return;
    const distance = (drag.y - event.clientY) * scale();
    drag.moved ||= Math.abs(distance) > 6;
    if (drag.moved) scroll(drag.offset + distance);
  });
  list.addEventListener("pointerup", event => {
    if (drag && !drag.moved && frame.tabs.length === 0) act(`tap.${Math.round(place(event))}`);
    drag = null;
  });
  list.addEventListener("pointercancel", () => { drag = null; });

  $(".controls").addEventListener("input", event => {
    const { name, type, value, checked, id } = event.target;
    if (id === "latency") choose(`latency=${value}`);
    else if (id === "hand") choose(`latency=${checked ? "hand" : $("#latency").value}`);
    else choose(`${name}=${type === "checkbox" ? (checked ? "yes" : "no") : value}`);
  });
  $(".controls").addEventListener("submit", event => event.preventDefault());
  $("#play").addEventListener("click", () => frame.isBusy ? play(!isPlaying) : replay());
  $("#step").addEventListener("click", () => {
    play(false);
    module.core.step();
    changed();
  });
  $("#again").addEventListener("click", replay);
  $("#slowly").addEventListener("click", () => {
    module.core.rewind();
    $("#speed").value = "0.05";
    isSlowed = true;
    play(true);
    changed();
  });
  $("#speed").addEventListener("input", () => {
    isSlowed = false;
    changed();
  });
  addEventListener("resize", changed);
  $("#copy-link").addEventListener("click", () => {
    showAddress();
    copy(location.href, "The link is copied.");
  });
  $("#copy-script").addEventListener("click", () => {
    const { isThere, text } = module.script();
    if (!isThere) return say(text);
    $("#script").value = text;
    $("#script").hidden = $("#how").hidden = false;
    copy(text, "The scenario is copied.");
  });
  addEventListener("hashchange", open);
}

/** Points on the simulated screen for each pixel here. */
const scale = () => (frame.above + frame.viewport + frame.below) / $("#screen").getBoundingClientRect().height;
const place = event => (event.clientY - $("#screen").getBoundingClientRect().top) * scale() - frame.above;

async function copy(text, done) {
  try {
    await navigator.clipboard.writeText(text);
    say(done);
  } catch {
    say("The browser does not let this page copy; mark and copy it yourself.");
  }
}

loadModule($("#module").textContent).then(loaded => {
  module = loaded;
  listen();
  open();
  requestAnimationFrame(tick);
  document.documentElement.dataset.ready = "";
});

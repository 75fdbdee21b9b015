"use strict";
(() => {
  /** Those with moments, by their id; each is set up when it is first seen or asked for. */
  const roots = new Map();
  const chapters = new Map();
  let current;

  class Chapter {
    constructor(root) {
      this.root = root;
      this.moments = [...root.querySelectorAll(".moments > li")];
      this.slider = root.querySelector(".controls input");
      this.index = -1;
      this.timer = 0;
      this.slider.addEventListener("input", () => this.choose(+this.slider.value));
      root.querySelector(".back").addEventListener("click", () => this.choose(this.index - 1));
      root.querySelector(".on").addEventListener("click", () => this.choose(this.index + 1));
      root.querySelector(".play").addEventListener("click", () => this.play(!this.timer));
      this.moments.forEach((moment, index) =>
        moment.addEventListener("click", () => this.choose(index)));
      for (const still of root.querySelectorAll(".strip > span"))
        still.addEventListener("click", () => this.choose(+still.dataset.m));
      const failed = this.moments.findIndex((moment) => moment.classList.contains("failed"));
      this.show(failed < 0 ? this.moments.length - 1 : failed);
    }

    /** Shows a moment because somebody asked for it, and names it in the address. */
    choose(index) {
      this.play(false);
      this.show(index);
      try {
        history.replaceState(null, "", `#${this.root.id}&m=${this.index}`);
      } catch { /* A page that may not change its address still shows the moment. */ }
    }

    show(index) {
      current = this;
      this.index = Math.min(Math.max(index, 0), this.moments.length - 1);
      const moment = this.moments[this.index];
      const { x, f, l } = moment.dataset;
      this.slider.value = this.index;
      const said = [...moment.childNodes].map((node) => node.textContent.trim())
        .filter((text) => text).join(" · ");
      this.slider.setAttribute("aria-valuetext", said);
      this.root.querySelector(".when").textContent =
        `${this.index + 1}/${this.moments.length}  ${said}`;
      const now = this.root.querySelector(".now");
      now.setAttribute("x1", x);
      now.setAttribute("x2", x);
      now.dataset.on = "";
      const scroller = this.root.querySelector(".scroller");
      const drawn = now.ownerSVGElement;
      const place = x / drawn.viewBox.baseVal.width * drawn.clientWidth;
      if (drawn.clientWidth > scroller.clientWidth)
        scroller.scrollLeft = place - scroller.clientWidth / 2;
      mark(this.moments, moment);
      const lines = this.root.querySelectorAll(".script > li");
      mark(lines, l ? lines[l - 1] : undefined);
      if (f !== undefined) this.draw(f, moment.querySelector(".where"));
    }

    draw(frame, where) {
      this.root.querySelector(".big use").setAttribute("href", `#${this.root.id}f${frame}`);
      this.root.querySelector("figcaption").textContent = where ? where.textContent : "";
      for (const still of this.root.querySelectorAll(".strip > span")) {
        const isOn = this.moments[still.dataset.m].dataset.f === frame;
        still.toggleAttribute("data-on", isOn);
        if (isOn) reveal(still, "Left", "Width");
      }
    }

    play(isOn) {
      clearTimeout(this.timer);
      this.timer = 0;
      const button = this.root.querySelector(".play");
      button.setAttribute("aria-pressed", isOn);
      button.textContent = isOn ? "Pause" : "Play";
      if (!isOn) return;
      if (this.index === this.moments.length - 1) this.show(0);
      const step = () => {
        if (this.index === this.moments.length - 1) return this.play(false);
        const wait = this.moments[this.index + 1].dataset.t - this.moments[this.index].dataset.t;
        this.timer = setTimeout(() => {
          this.show(this.index + 1);
          step();
        }, Math.min(Math.max(wait * 4000, 60), 900));
      };
      step();
    }

    /** The last moment that is not after a time in seconds. */
    indexAt(time) {
      return this.moments.findLastIndex((moment) => moment.dataset.t <= time + 0.0005);
    }
  }

  function mark(items, chosen) {
    for (const item of items) if (item !== chosen) item.removeAttribute("aria-current");
    if (!chosen) return;
    chosen.setAttribute("aria-current", "true");
    reveal(chosen, "Top", "Height");
  }

  /** Scrolls the list that an item is in, and not the page. */
  function reveal(item, side, length) {
    const list = item.parentElement;
    const start = item[`offset${side}`] - (list === item.offsetParent ? 0 : list[`offset${side}`]);
    const end = start + item[`offset${length}`];
    if (start < list[`scroll${side}`]) list[`scroll${side}`] = start;
    else if (end > list[`scroll${side}`] + list[`client${length}`])
      list[`scroll${side}`] = end - list[`client${length}`];
  }

  /** #s2&t=4.1 is the second script at 4.1 s, #m=7 a moment of the first by its number. */
  function follow(isNew) {
    let address = location.hash.slice(1);
    try {
      address = decodeURIComponent(address);
    } catch { /* A mangled address is taken as it is. */ }
    const parts = address.split("&");
    const root = roots.get(parts[0]) ?? roots.values().next().value;
    if (!root) return;
    const chapter = setUp(root);
    for (const part of parts) {
      const [name, value] = part.split("=");
      if (name === "t" && isFinite(value)) chapter.show(chapter.indexAt(+value));
      if (name === "m" && isFinite(value)) chapter.show(Math.trunc(value));
    }
    current = chapter;
    if (isNew && roots.size > 1 && roots.has(parts[0])) root.scrollIntoView();
  }

  function setUp(root) {
    if (!chapters.has(root.id)) chapters.set(root.id, new Chapter(root));
    return chapters.get(root.id);
  }

  const observer = new IntersectionObserver((entries) => {
    for (const entry of entries)
      if (entry.isIntersecting) {
        observer.unobserve(entry.target);
        const seen = current;
        setUp(entry.target);
        current = seen ?? current;
      }
  }, { rootMargin: "400px" });
  document.documentElement.dataset.ready = "";
  for (const root of document.querySelectorAll(".chapter"))
    if (root.querySelector(".moments > li")) {
      roots.set(root.id, root);
      observer.observe(root);
    }
  addEventListener("hashchange", () => follow(false));
  addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !current) return;
    if (event.target.closest("input, .scroller, .strip")) return;
    if (event.key === "ArrowLeft") current.choose(current.index - 1);
    else if (event.key === "ArrowRight") current.choose(current.index + 1);
    else return;
    event.preventDefault();
  });
  follow(true);
})();

// The module: numbers go in, text comes out.

async function loadModule(packed) {
  const bytes = Uint8Array.from(atob(packed.trim()), character => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  const { instance } = await WebAssembly.instantiate(await new Response(stream).arrayBuffer(), {});
  const core = instance.exports;
  const decoder = new TextDecoder(), encoder = new TextEncoder();
  const output = () => decoder.decode(new Uint8Array(core.memory.buffer, core.output(), core.length()));
  return {
    core, output,
    /** Calls with text; answers why it was refused, or null. */
    call(name, text) {
      const at = core.input(), room = new Uint8Array(core.memory.buffer, at, core.capacity());
      const { read, written } = encoder.encodeInto(text, room);
      if (read < text.length) return "That is too long.";
      return core[name](written) ? null : output();
    },
    read(name) {
      core[name]();
      return JSON.parse(output());
    },
    /** The script, or why there is none. */
    script() {
      const isThere = core.script() === 1;
      return { isThere, text: output() };
    },
  };
}

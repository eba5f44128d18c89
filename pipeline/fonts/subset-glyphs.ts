import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { roundDeltas } from "./round-deltas.ts";

/**
 * The used C functions of HarfBuzz's subsetter (https://harfbuzz.github.io/harfbuzz-hb-subset.html), as WebAssembly.
 */
type Subsetter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

/** What remains of a font. */
export type Kept = {
  characters: Iterable<number>;
  /** Numbers in the whole font. Only these and the characters' own glyphs remain. */
  glyphs: Iterable<number>;
  /** The range of its weights. */
  weights: { min: number; max: number };
};

// Constants of hb-subset.h.
const layoutFeatureTags = 6;
const [noHinting, noLayoutClosure] = [0x1, 0x200];
const tag = (name: string) => [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);

/**
 * In 2000ths of an em. Bold outlines are off by half of this: at most a fifth of a pixel in the largest heading.
 */
const deltaStep = 12;

let loading: Promise<Subsetter> | undefined;

async function load(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as Subsetter;
  subsetter._initialize?.();
  return subsetter;
}

/**
 * Cuts a font to glyphs. `subset-font` cuts to characters only, which keeps thousands of conjuncts that the letters of
 * an Indian script could form; a text needs about a hundred. All layout features remain.
 * @param font in any format
 * @returns WOFF2
 */
export async function subsetGlyphs(font: Buffer, { characters, glyphs, weights }: Kept): Promise<Buffer> {
  loading ??= load();
  const hb = await loading;
  const call = (name: string, ...values: number[]): number => {
    const result = hb[name]?.(...values);
    if (result === undefined && !(name in hb)) throw new Error(`harfbuzzjs has no ${name} any more.`);
    return result ?? 0;
  };
  const bytes = await convert(font, "truetype");
  const memory = () => new Uint8Array(hb.memory.buffer);
  const address = call("malloc", bytes.byteLength);
  memory().set(bytes, address);
  const blob = call("hb_blob_create", address, bytes.byteLength, 2, 0, 0);
  const face = call("hb_face_create", blob, 0);
  const input = call("hb_subset_input_create_or_fail");
  const features = call("hb_subset_input_set", input, layoutFeatureTags);
  call("hb_set_clear", features);
  call("hb_set_invert", features);
  call("hb_subset_input_set_flags", input, noHinting | noLayoutClosure);
  const unicodes = call("hb_subset_input_unicode_set", input);
  for (const character of characters) call("hb_set_add", unicodes, character);
  const numbers = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", numbers, glyph);
  call("hb_subset_input_set_axis_range", input, face, tag("wght"), weights.min, weights.max, Number.NaN);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("The font could not be cut.");
  const result = call("hb_face_reference_blob", subset);
  const offset = call("hb_blob_get_data", result, 0);
  const cut = Buffer.from(memory().slice(offset, offset + call("hb_blob_get_length", result)));
  // Nothing is freed: a build cuts a font or two, and ends.
  roundDeltas(cut, deltaStep);
  return convert(cut, "woff2", "truetype");
}

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { convert } from "fontverter";
import { fontWeights } from "../vite/latin-font.ts";
import { roundGlyphDeltas } from "./round-deltas.ts";

/** The C functions of HarfBuzz's subsetter (https://harfbuzz.github.io/harfbuzz-hb-subset.html), as WebAssembly. */
type Subsetter = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory };

// Constants of hb-subset.h.
const layoutFeatureTags = 6;
const [noHinting, noLayoutClosure] = [0x1, 0x200];
const tag = (name: string) => [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0);

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
 * @param glyphs numbers in the whole font. Only these and the characters' own glyphs remain
 * @returns WOFF2
 */
export async function subsetGlyphs(font: Buffer, characters: string, glyphs: Iterable<number>): Promise<Buffer> {
  const hb = await load();
  const call = (name: string, ...values: number[]) => hb[name]?.(...values) ?? 0;
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
  for (const character of characters) call("hb_set_add", unicodes, character.codePointAt(0) ?? 0);
  const numbers = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", numbers, glyph);
  call("hb_subset_input_set_axis_range", input, face, tag("wght"), fontWeights.min, fontWeights.max, Number.NaN);
  const subset = call("hb_subset_or_fail", face, input);
  if (subset === 0) throw new Error("The font could not be cut.");
  const result = call("hb_face_reference_blob", subset);
  const offset = call("hb_blob_get_data", result, 0);
  const cut = Buffer.from(memory().slice(offset, offset + call("hb_blob_get_length", result)));
  // Nothing is freed: a build cuts a font or two, and ends.
  roundGlyphDeltas(cut);
  return convert(cut, "woff2", "truetype");
}

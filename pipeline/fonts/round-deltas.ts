/** In 2000ths of an em. Bold outlines are off by half of this: at most a fifth of a pixel in the largest heading. */
const step = 12;

/** The bytes of a table. They are a view of the font, so writing to them changes it. */
function tableOf(font: Buffer, name: string): Buffer | undefined {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + 16 * i);
  const entry = tables.find((at) => font.toString("latin1", at, at + 4) === name);
  if (entry === undefined) return undefined;
  const offset = font.readUInt32BE(entry + 8);
  return font.subarray(offset, offset + font.readUInt32BE(entry + 12));
}

/** The nearest multiple of the step that needs no more bytes than before. */
const rounded = (value: number, most: number) => {
  const multiple = Math.round(value / step) * step;
  return Math.abs(multiple) > most ? multiple - Math.sign(multiple) * step : multiple;
};

/** Rounds a run of packed deltas in place. @returns the offset of its end */
function roundRun(data: Buffer, at: number): number {
  const control = data.readUInt8(at);
  const count = (control & 0x3f) + 1;
  if (control & 0x80) return at + 1;
  const isWord = (control & 0x40) !== 0;
  for (let i = 0; i < count; i++) {
    const place = at + 1 + (isWord ? 2 * i : i);
    if (isWord) data.writeInt16BE(rounded(data.readInt16BE(place), 32_767), place);
    else data.writeInt8(rounded(data.readInt8(place), 127), place);
  }
  return at + 1 + (isWord ? 2 * count : count);
}

/** The offset of the end of packed point numbers. */
function afterPoints(data: Buffer, at: number): number {
  let place = at + 1;
  let left = data.readUInt8(at);
  if (left & 0x80) left = ((left & 0x7f) << 8) + data.readUInt8(place++);
  while (left > 0) {
    const control = data.readUInt8(place);
    const count = (control & 0x7f) + 1;
    place += 1 + (control & 0x80 ? 2 * count : count);
    left -= count;
  }
  return place;
}

/** Rounds the deltas of each tuple of one glyph. */
function roundGlyph(data: Buffer, axes: number): void {
  if (data.length === 0) return;
  const flags = data.readUInt16BE(0);
  let place = data.readUInt16BE(2);
  if (flags & 0x8000) place = afterPoints(data, place);
  let header = 4;
  for (let tuple = 0; tuple < (flags & 0xfff); tuple++) {
    const size = data.readUInt16BE(header);
    const index = data.readUInt16BE(header + 2);
    header += 4 + (index & 0x8000 ? 2 * axes : 0) + (index & 0x4000 ? 4 * axes : 0);
    const end = place + size;
    let run = index & 0x2000 ? afterPoints(data, place) : place;
    while (run < end) run = roundRun(data, run);
    place = end;
  }
}

/**
 * Rounds in place how far each point of each glyph moves with the weight (table `gvar`,
 * https://learn.microsoft.com/typography/opentype/spec/gvar). Fewer different numbers compress better, so the file
 * becomes smaller. Bold outlines move by at most half a step, of 2000 units to the em.
 * @param font an OpenType font; it is changed
 */
export function roundGlyphDeltas(font: Buffer): void {
  const gvar = tableOf(font, "gvar");
  if (!gvar) return;
  const [axes, glyphs, dataAt] = [gvar.readUInt16BE(4), gvar.readUInt16BE(12), gvar.readUInt32BE(16)];
  const isLong = (gvar.readUInt16BE(14) & 1) !== 0;
  const offset = (glyph: number) =>
    dataAt + (isLong ? gvar.readUInt32BE(20 + 4 * glyph) : 2 * gvar.readUInt16BE(20 + 2 * glyph));
  for (let glyph = 0; glyph < glyphs; glyph++) roundGlyph(gvar.subarray(offset(glyph), offset(glyph + 1)), axes);
}

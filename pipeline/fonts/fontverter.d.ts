/** Of this package there are no types; it is what `subset-font` converts with. */
declare module "fontverter" {
  export function convert(font: Buffer, to: "truetype" | "woff2", from?: "truetype" | "woff2"): Promise<Buffer>;
}

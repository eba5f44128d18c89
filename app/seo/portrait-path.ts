/** Sides of a portrait in pixels: as large as it is shown, and twice that for screens with two pixels to one. */
export const portraitWidths = [224, 448] as const;

/** The path of the square portrait of one of the two people, the first 0. JPEG is for programs that cannot read WebP. */
export const portraitPath = (index: number, size: (typeof portraitWidths)[number], format: "webp" | "jpeg" = "webp") =>
  `/portraits/${index + 1}-${size}.${format}`;

/** Pixels of a portrait's sides: as large as it is shown, and twice that for fine screens. */
export const portraitSizes = [224, 448] as const;

/**
 * Where the portrait of one of the two people is served, cut square: of the first `/portraits/1-224.webp`. As JPEG it is for
 * whoever reads no WebP.
 */
export const portraitPath = (index: number, size: (typeof portraitSizes)[number], format: "webp" | "jpeg" = "webp") =>
  `/portraits/${index + 1}-${size}.${format}`;

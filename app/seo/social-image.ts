/** The size that the networks ask for. The pictures are drawn by `pipeline/draw/social-image.ts`. */
export const socialImageSize = { width: 1200, height: 630 };

/** Where the picture of a page stands: `/about` → `/social/about.png`. */
export const socialImagePath = (path: string) => `/social${path === "/" ? "/home" : path}.png`;

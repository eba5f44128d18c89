/** The size that networks ask for. `pipeline/draw/social-image.ts` draws the pictures. */
export const socialImageDimensions = { width: 1200, height: 630 };

/** The path of a page's picture: `/about` → `/social/about.png`. */
export const socialImagePath = (path: string) => `/social${path === "/" ? "/home" : path}.png`;

/** A picture beside a text: its size, its files as `srcset`s, and the file for programs that read neither format. */
export type Picture = { width: number; height: number; avif: string; webp: string; src: string };
export type PicturesByPath = Readonly<Record<string, Picture>>;

/** By path from the project's root, which begins with a slash. `pipeline/vite/picture-modules.ts` draws them. */
export const pictures: PicturesByPath = import.meta.glob<Picture>(
  "/content/{blog,case-studies}/**/*.{avif,jpeg,jpg,png,webp}",
  { eager: true, query: "?picture", import: "default", caseSensitive: false },
);

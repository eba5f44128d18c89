import { ContentError } from "../errors.ts";

/** Addresses of the logos that `pipeline/vite/tech-logos.ts` wrote, hashed by the bundler. */
const urls = import.meta.glob<string>("/.cache/logos/*.svg", { eager: true, query: "?url", import: "default" });

/** The address of an Iconify icon, e.g. `logos:react`, for `LogoIcon`. @throws {ContentError} if the set has no such icon */
export function logoUrl(name: string): string {
  const url = urls[`/.cache/logos/${name.replace(":", "-")}.svg`];
  if (url) return url;
  throw new ContentError(
    `There is no logo "${name}", which an \`icon\` in content/technologies/ names. Look for one in node_modules/@iconify-json/.`,
  );
}

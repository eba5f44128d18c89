import url from "~/styles/app.css?url";
import { addStylesheet } from "./add-stylesheet.ts";

let loading: Promise<HTMLLinkElement | undefined> | undefined;
let failed = false;

/** The link, once the file is there: for those who cannot wait, not even for a promise that is kept. */
export let loadedFullStylesheet: HTMLLinkElement | undefined;

/** In development the page comes with it; a second one would hide what is changed in the first. */
async function linkedSheet(): Promise<HTMLLinkElement> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (!link) throw new Error("The page has no style sheet");
  return link;
}

/**
 * Fetches the rules of the whole site; a built page carries its own only. They are not in force until something is drawn
 * that the build did not see on this page, since that restyles the whole page: `load-late.ts` sees to it for parts that
 * come late, `root.tsx` for the next page.
 * @returns the link, or nothing where the file could not be had
 */
export function loadFullStylesheet(): Promise<HTMLLinkElement | undefined> {
  loading ??= (import.meta.env.DEV ? linkedSheet() : addStylesheet(url, "not all")).then(
    (link) => {
      loadedFullStylesheet = link;
      return link;
    },
    () => {
      failed = true;
      return undefined;
    },
  );
  return loading;
}

/** Puts them in force; where they could not be had before, they are asked for again. */
export async function applyFullStylesheet(): Promise<void> {
  if (failed) [failed, loading] = [false, undefined];
  const sheet = await loadFullStylesheet();
  if (sheet) sheet.media = "all";
}

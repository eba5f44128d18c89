import url from "~/styles/app.css?url";
import { addSheet } from "./add-sheet.ts";

let loading: Promise<HTMLLinkElement | undefined> | undefined;

/** The link, once the file is there: for those who cannot wait, not even for a promise that is kept. */
export let loadedSheet: HTMLLinkElement | undefined;

/**
 * Fetches the rules of the whole site; a built page carries its own only. They are not in force until somebody needs
 * them, since that restyles the whole page.
 * @returns the link, or nothing where the file could not be had
 */
export function wholeSheet(): Promise<HTMLLinkElement | undefined> {
  loading ??= addSheet(url, "not all").then(
    (link) => {
      loadedSheet = link;
      return link;
    },
    () => undefined,
  );
  return loading;
}

/** Puts them in force, for markup that the build did not see on this page. */
export async function applyWholeSheet(): Promise<void> {
  const sheet = await wholeSheet();
  if (sheet) sheet.media = "all";
}

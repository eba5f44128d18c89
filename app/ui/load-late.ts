import { addStylesheet } from "./add-stylesheet.ts";
import { applyFullStylesheet } from "./full-stylesheet.ts";

type Options = {
  /** Rules that this part alone needs: its sheet, imported with `?url`. */
  stylesheet?: string;
  /**
   * Whether it draws what no page is built with, and so needs the rules of the whole site. Putting them in force
   * restyles the page, 60 to 90 ms of a slow phone's time: not while somebody begins to write into a form whose rules
   * are all there.
   * @default true
   */
  drawsAnew?: boolean;
};

/**
 * Fetches a part of the site that no page waits for, together with every rule that what it draws will need. Each
 * `import()` of the app goes through here.
 * @param load e.g. `() => import("./search-dialog.tsx")`
 * @returns the module; rejects where the part cannot be had, and then asks again at the next call
 */
export async function loadLate<Module>(
  load: () => Promise<Module>,
  { stylesheet, drawsAnew = true }: Options = {},
): Promise<Module> {
  const [module] = await Promise.all([
    load(),
    stylesheet && addStylesheet(stylesheet),
    drawsAnew && applyFullStylesheet(),
  ]);
  return module;
}

import { addStylesheet } from "./add-stylesheet.ts";
import { applyFullStylesheet } from "./full-stylesheet.ts";
import { withDeadline } from "./with-deadline.ts";

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

/** What takes longer counts as failed, so that it is said and can be asked for anew. Milliseconds. */
const deadlineMs = 10_000;

/** How often a file could not be imported. */
const failures = new Map<string, number>();

/**
 * Imports a part's file, and after a failure under an address of its own. An import that failed is not tried again by a
 * browser for as long as the page lives: by Firefox whatever the reason, by the others where what came was no script. The
 * files that a part needs in turn are all on the page already (`tests/built/late-parts.test.ts`), or they would fail again.
 */
async function importFile<Module>(load: () => Promise<Module>): Promise<Module> {
  // As the bundler writes it: nothing else tells which file it is. In development there is none of this form.
  const [, file = ""] = /import\(.\.\/([\w-]+\.js)/.exec(String(load)) ?? [];
  const failed = failures.get(file);
  try {
    return await withDeadline(failed ? import(/* @vite-ignore */ `./${file}?try=${failed + 1}`) : load(), deadlineMs);
  } catch (error) {
    if (file) failures.set(file, (failed ?? 0) + 1);
    throw error;
  }
}

/**
 * Fetches a part of the site that no page waits for, together with every rule that what it draws will need. Each
 * `import()` of the app goes through here.
 * @param load e.g. `() => import("./start-search.tsx")`
 * @returns the module; rejects where the part cannot be had, and then asks anew at the next call
 */
export async function loadLate<Module>(
  load: () => Promise<Module>,
  { stylesheet, drawsAnew = true }: Options = {},
): Promise<Module> {
  const [module] = await Promise.all([
    importFile(load),
    stylesheet && addStylesheet(stylesheet),
    drawsAnew && applyFullStylesheet(),
  ]);
  return module;
}

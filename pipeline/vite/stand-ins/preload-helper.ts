import { addStylesheet } from "../../../app/ui/add-stylesheet.ts";

const added: Record<string, Promise<unknown>> = {};

/**
 * What the bundler puts around every `import()`: links the style sheets that come with the module, and waits for both.
 * Its own helper also prepares for scripts that most modules here have in common and that are loaded already, for
 * nonces and for an event that nobody listens to.
 * @param files of the module, without the slash at their beginning
 */
export function __vitePreload<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  const sheets = files.filter((file) => file.endsWith(".css"));
  const waiting = sheets.map((file) => {
    added[file] ??= addStylesheet(`/${file}`).catch((error) => {
      delete added[file]; // The network may be back at the next try.
      throw error;
    });
    return added[file];
  });
  return Promise.all([load(), ...waiting]).then(([module]) => module);
}

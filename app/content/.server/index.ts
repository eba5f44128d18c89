import { checkContent } from "./checks/check.ts";
import { parseFiles } from "./registry.ts";

/** Read by the bundler, so that `npm run dev` shows every change. The keys begin with a slash. */
const read = {
  ...import.meta.glob<unknown>(["/content/**/*.ts", "!/content/site.ts", "!/content/languages.ts"], {
    eager: true,
    import: "default",
  }),
  ...import.meta.glob<unknown>("/content/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<string>("/content/**/*.mdx", { eager: true, query: "?raw", import: "default" }),
};

/**
 * Everything the pages say, checked. Read by screens while the site is built; nothing here reaches the browser except
 * what an island is given.
 */
export const content = parseFiles(
  Object.fromEntries(Object.entries(read).map(([path, said]) => [path.slice(1), said])),
);

checkContent(content);

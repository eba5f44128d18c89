import { checkContent } from "./checks/check-content.ts";
import { parseFiles } from "./parse-files.ts";

/** Read by the bundler, so that `npm run dev` shows every change. The keys begin with a slash. */
const read = {
  ...import.meta.glob<unknown>(["/content/**/*.ts", "!/content/{schemas/**,pages.ts,site.ts,languages.ts}"], {
    eager: true,
    import: "default",
  }),
  ...import.meta.glob<unknown>("/content/*.json", { eager: true, import: "default" }),
  ...import.meta.glob<string>("/content/**/*.mdx", { eager: true, query: "?raw", import: "default" }),
};

/** The whole content, checked. Only the HTML and the properties of islands bring any of it to the browser. */
export const content = parseFiles(
  Object.fromEntries(Object.entries(read).map(([path, said]) => [path.slice(1), said])),
);

checkContent(content);

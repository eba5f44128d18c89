import type { UnpublishedPaths } from "./pages.ts";

/**
 * Pages that are taken off, in every language, by their English addresses: `["/career", "/industries"]`. Menus, lists and the
 * sitemap leave them out. Their addresses are not found, or lead where `redirects.ts` says. `npm run dev` shows them. An article,
 * a case study, a technology, a service, a guide or a sheet is taken off by `unpublished: true` in its file.
 */
export default [] satisfies UnpublishedPaths;
